"""Tactique: its rules, chapter by chapter."""
