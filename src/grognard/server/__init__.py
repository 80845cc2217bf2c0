"""The table on the net: matches, seats, live updates."""
