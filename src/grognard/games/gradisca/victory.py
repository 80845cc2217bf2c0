"""End of the game and victory points (13): loot on the way, places at the end."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.state import DRAW, Result
from grognard.core.step import Chance, Weighted
from grognard.games.gradisca.field import DIE, UNKNOWN
from grognard.games.gradisca.state import War


def gain(s: War, side: int, points: int, clause: str) -> None:
    """The side gains victory points, or loses some; never below 0 (GR-13-13)."""
    s.cite(clause, side, points)
    s.points[side] += points
    if s.points[side] < 0:
        s.points[side] = 0
        s.cite("GR-13-13", side)


def loot_set(s: War, side: int, area: int) -> int:
    """Whose marker the side would take in the area (GR-13-5); NOBODY where there is none for it."""
    if s.loot[1 - side] >> area & 1:
        return 1 - side
    return side if s.field.loot_anyone and s.loot[side] >> area & 1 else -1


def take_loot(s: War, side: int, area: int) -> None:
    """Combat units of the side stand alone in the area: a marker there is turned (GR-13-3, GR-13-6)."""
    owner = loot_set(s, side, area)
    if owner < 0 or not s.guarded[side] >> area & 1 or s.held[1 - side] >> area & 1:
        return
    s.loot[owner] &= ~(1 << area)
    s.cite("GR-13-3", side, area)
    s.cite("GR-13-5" if owner != side else "GR-opt-14", side, area)
    s.then(LootMarker(side, owner, area))


class LootMarker(Chance[War]):
    """A marker nobody has looked at gets its value from its set when it is turned (GR-4-12, GR-loot-4)."""

    __slots__ = ("area", "placer", "side")
    verb = "marker"
    kinds = "number"
    about = "side side area"
    tag = "loot_place"
    source = "chits"

    def __init__(self, side: int, placer: int, area: int) -> None:
        self.side: Final = side
        self.placer: Final = placer
        self.area: Final = area

    def args(self) -> Choice:
        return (self.side, self.placer, self.area)

    def owner(self, s: War) -> int:
        return self.side

    def outcomes(self, s: War) -> Weighted:
        values = s.loot_left[self.placer]
        return [((value,), values.count(value)) for value in sorted(set(values))]

    def sample(self, s: War, rng: Rng) -> Choice:
        return (rng.pick(s.loot_left[self.placer]),)

    def take(self, s: War, choice: Choice) -> None:
        s.loot_left[self.placer].remove(choice[0])
        if choice[0] == UNKNOWN:
            s.then(LootDie(self.side, self.area))
        else:
            gain(s, self.side, choice[0], "GR-13-4")


class LootDie(Chance[War]):
    """A "?" is worth the roll of a die (GR-13-4)."""

    __slots__ = ("area", "side")
    verb = "loot"
    kinds = "die"
    about = "side area"
    tag = "loot_die"

    def __init__(self, side: int, area: int) -> None:
        self.side: Final = side
        self.area: Final = area

    def args(self) -> Choice:
        return (self.side, self.area)

    def owner(self, s: War) -> int:
        return self.side

    def outcomes(self, s: War) -> Weighted:
        return [((face,), 1) for face in DIE]

    def sample(self, s: War, rng: Rng) -> Choice:
        return (DIE[rng.below(6)],)

    def take(self, s: War, choice: Choice) -> None:
        gain(s, self.side, choice[0], "GR-13-4")


def count_places(s: War) -> None:
    """Each side scores the places that its combat units hold (GR-13-8 to GR-13-10)."""
    clauses = ["GR-13-9", "GR-13-8"]
    for side in range(2):
        for area, points in enumerate(s.field.prizes[side]):
            if points and s.guarded[side] & ~s.guarded[1 - side] & 1 << area:  # GR-13-11
                s.cite("GR-13-10", side, area)
                gain(s, side, points, clauses[side])


def count_up(s: War, clause: str) -> None:
    """The game is over: places are counted, and more points win (GR-13-12)."""
    count_places(s)
    winner = DRAW
    if s.points[0] != s.points[1]:
        winner = 0 if s.points[0] > s.points[1] else 1
    s.cite("GR-13-12", s.points[0], s.points[1])
    s.finish(Result(winner, tuple(s.points), clause))


def test_end(s: War) -> None:
    """The end marker has moved: if the turn marker lies beyond it, the game ends at once (GR-13-1)."""
    if s.turn > s.end_box:
        s.cite("GR-13-1", s.turn, s.end_box)
        count_up(s, "GR-13-1")
