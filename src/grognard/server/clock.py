"""The clock of a table: seconds left by seat, for the match or for each turn."""

from typing import Final

from grognard.server.forms import ClockWish
from grognard.server.wire.position import ClockView


class Clock:
    """Runs for the seat that has to decide; `now` is given from outside."""

    def __init__(self, wish: ClockWish, seats: tuple[str, ...]) -> None:
        self.wish: Final = wish
        self.seats: Final = seats
        self.left: Final = dict.fromkeys(seats, float(wish.seconds))
        self.running: str | None = None
        self.since = 0.0
        self.turn = 0

    def press(self, seat: str | None, turn: int, now: float) -> None:
        """From now on the clock of this seat runs; with a new turn, each seat may have its time anew."""
        self.spend(now)
        if self.wish.kind == "turn" and turn != self.turn:
            self.left.update(dict.fromkeys(self.seats, float(self.wish.seconds)))
        self.turn = turn
        self.running = seat

    def spend(self, now: float) -> None:
        """Take off what the running seat has used."""
        if self.running is not None:
            self.left[self.running] = max(0.0, self.left[self.running] - (now - self.since))
        self.since = now

    def ends_in(self, now: float) -> float | None:
        """Seconds until the running seat is out of time."""
        if self.running is None:
            return None
        return max(0.0, self.left[self.running] - (now - self.since))

    def view(self, now: float) -> ClockView:
        """The clock as it is shown."""
        self.spend(now)
        return ClockView({seat: round(left, 1) for seat, left in self.left.items()}, self.running)

    def written(self) -> str:
        """The clock as the store keeps it."""
        return " ".join([str(self.turn), *[f"{seat}={left:.1f}" for seat, left in self.left.items()]])

    def restore(self, text: str) -> None:
        """Set it as it was written; the time in between does not count."""
        turn, *parts = text.split()
        self.turn = int(turn)
        for part in parts:
            seat, _, left = part.partition("=")
            if seat in self.left:
                self.left[seat] = float(left)
