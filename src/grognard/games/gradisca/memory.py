"""What was thought of positions while a decision is searched: it serves as long as nothing has changed."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.state import War

Ground = tuple[Choice, ...]


class Memory:
    """Opinions by all that they depend on: of one war, one command and one set of weights."""

    __slots__ = ("choices", "clock", "field", "gains", "outlooks", "plans", "weights")

    def __init__(self, s: War, clock: int) -> None:
        self.field: Final = s.field
        self.weights: Final = s.weights
        self.clock: Final = clock
        self.outlooks: Final[dict[Ground, object]] = {}
        self.plans: Final[dict[Ground, object]] = {}
        self.gains: Final[dict[Ground, int]] = {}
        self.choices: Final[dict[tuple[str, Ground], Choice]] = {}

    def serves(self, s: War, clock: int) -> bool:
        """The position belongs to the same war, the same command and the same opinion."""
        return self.field is s.field and self.weights is s.weights and self.clock == clock


def remembered(s: War) -> Memory | None:
    """The memory that the position shares, if it is searched."""
    memory = s.seen
    return memory if isinstance(memory, Memory) else None


def scene(s: War, side: int) -> Ground:
    """All that an outlook of the side depends on: counters, works and loot, and on the last turn the cup."""
    cup = tuple(s.cup) if s.turn >= s.end_box else (side,)
    return (
        (side, s.turn, s.end_box, s.ruined),
        tuple(s.at),
        tuple(s.disorganised),
        tuple(s.walls),
        tuple(s.mines),
        tuple(s.forts[0]),
        tuple(s.forts[1]),
        tuple(s.loot),
        tuple(s.camp_lost),
        cup,
    )


def ground(s: War, area: int) -> Ground:
    """All that deeds and marches from an area depend on: no cards, no points, not how the group came here."""
    way = s.way if s.field.camps else 0
    works = (s.ruined, s.sea, s.razzias, s.supplied, s.shelled, s.built, s.raided)
    return (
        (area, s.turn, s.end_box, s.active, s.command, s.area, way),
        works,
        s.group,
        s.fresh_mines,
        tuple(s.at),
        tuple(s.disorganised),
        tuple(s.acted),
        tuple(s.spent),
        tuple(s.unsupplied),
        tuple(s.walls),
        tuple(s.mines),
        tuple(s.forts[0]),
        tuple(s.forts[1]),
        tuple(s.fort_pool),
        tuple(s.loot),
        tuple(s.terms),
        tuple(s.turn_terms),
        tuple(s.morale),
        tuple(s.camp_moved),
        tuple(s.camp_lost),
        tuple(s.cup) if s.turn >= s.end_box else (),
    )


def asked(s: War) -> tuple[str, Ground]:
    """All that a choice of areas, deeds or paces depends on."""
    step = s.agenda[-1]
    here = (s.way, s.chosen, s.areas_left, s.base, s.engaged)
    return (step.verb, (here, s.trail, *ground(s, s.area)))
