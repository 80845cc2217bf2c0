"""The commands, each loaded when it is called: starting stays quick."""

from grognard.cli.group import Commands

PLAYING = ("play", "serve", "games", "rules")
BOTS = ("match", "ladder", "gauge", "tune")
WORKING = ("replay", "review", "case", "pack", "army", "backup", "bench")

main = Commands("grognard", PLAYING + BOTS + WORKING)

__all__ = ["main"]
