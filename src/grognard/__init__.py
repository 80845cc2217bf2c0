"""Grognard: a referee, an opponent and a laboratory for horse-and-musket wargames."""

__version__ = "0.1.0"
