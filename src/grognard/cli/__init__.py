"""The commands, each loaded when it is called: starting stays quick."""

from grognard.cli.group import Commands

main = Commands(
    "grognard",
    (
        *("play", "serve", "games", "rules", "match", "replay", "review"),
        *("case", "pack", "army", "backup", "bench"),
    ),
)

__all__ = ["main"]
