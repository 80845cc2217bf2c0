"""A match of several rounds: the same scenario again with sides exchanged, the totals decide."""

from collections.abc import Mapping
from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.play.dealers import Dealer
from grognard.play.match import Match


class Rounds:
    """Two players or teams; player 0 holds side 0 in the first round, then they exchange sides each time."""

    def __init__(
        self,
        game: Game[Any],
        scenario: str,
        options: Mapping[str, int],
        players: tuple[str, ...],
        count: int = 2,
    ) -> None:
        self.game: Final = game.seated(options)
        self.scenario: Final = scenario
        self.options: Final = options
        self.players: Final = players  # by seat in the first round
        self.count: Final = count
        self.played: list[Choice] = []  # the scores by side of each finished round

    @property
    def over(self) -> bool:
        return len(self.played) == self.count

    def player_of(self, side: int) -> int:
        """The player who holds the side in the round to come."""
        return (side + len(self.played)) % 2

    def seats(self) -> list[str]:
        """Who sits where in the round to come: of several partners each keeps his place among them."""
        sides = [self.game.side_of(seat) for seat in range(len(self.game.seats))]
        found = []
        for seat, side in enumerate(sides):
            places = [other for other, held in enumerate(sides) if held == self.player_of(side)]
            found.append(self.players[places[sides[:seat].count(side)]])
        return found

    def begin(self, dealers: Mapping[str, Dealer]) -> Match:
        """The next round."""
        if self.over:
            raise ValueError(f"all {self.count} rounds are played")
        return Match(self.game, self.scenario, self.options, self.seats(), dealers)

    def close(self, match: Match) -> None:
        """Count a finished round."""
        if match.result is None:
            raise ValueError("the round is not over")
        if self.over:
            raise ValueError(f"all {self.count} rounds are played")
        self.played.append(match.result.scores)

    def totals(self) -> tuple[int, int]:
        """Each player's score over the rounds played."""
        totals = [0, 0]
        for index, scores in enumerate(self.played):
            for side, score in enumerate(scores):
                totals[(side + index) % 2] += score
        return totals[0], totals[1]

    def winner(self) -> int | None:
        """The player who wins, or DRAW, as the rulebook decides it; None before the last round."""
        return self.game.rules.series(self.played) if self.over else None
