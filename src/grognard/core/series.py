"""Several rounds between the same players, who exchange sides each time."""

from grognard.core.journal import Choice
from grognard.core.state import DRAW


def most_points(rounds: list[Choice]) -> int:
    """The player with more points over all rounds, or DRAW; player 0 held side 0 in the even rounds."""
    totals = [0, 0]
    for number, points in enumerate(rounds):
        for player in range(2):
            totals[player] += points[(player + number) % 2]
    return DRAW if totals[0] == totals[1] else int(totals[1] > totals[0])
