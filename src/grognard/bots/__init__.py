"""Bots: players of their own, by name."""

from grognard.bots.bot import Bot, Why
from grognard.bots.knowledge import Knowledge
from grognard.bots.registry import BOTS, UnknownBot, check, make

__all__ = ["BOTS", "Bot", "Knowledge", "UnknownBot", "Why", "check", "make"]
