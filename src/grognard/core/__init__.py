"""The contract that every game keeps: positions with an agenda, steps, chance, notes."""
