"""The camp (24, advanced): it moves beside the units, is lost when it is left alone, and comes back."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.gradisca.field import IMPASSABLE, NOBODY
from grognard.games.gradisca.morale import shift
from grognard.games.gradisca.state import DRAW_CARD, ELIMINATED, War

MOVED: Final = 1


def camp_verdict(s: War, camp: int, area: int) -> str:
    """The clause that forbids to move a camp from the activated area to another, or LEGAL."""
    land, side = s.field.land, s.active
    if not s.field.camps or camp != s.field.forces.camp[side] or s.at[camp] != s.area or s.camp_moved[side]:
        return "GR-24-2"
    border = land.board.border(s.area, area)
    if border == NOBODY:
        return "GR-24-2"
    if land.kind[border] == IMPASSABLE or land.fortress[area] or s.held[1 - side] >> area & 1:
        return "GR-24-4"
    return LEGAL if land.free[s.area] >> area & 1 else "GR-15-2"


def camp_goals(s: War) -> list[int]:
    """Where the camp of the activated area can go."""
    camp = s.field.forces.camp[s.active]
    if not s.field.camps or camp == NOBODY or s.at[camp] != s.area or s.camp_moved[s.active]:
        return []
    return [area for area in s.field.land.open_to[s.area] if not camp_verdict(s, camp, area)]


def move_camp(s: War, camp: int, area: int) -> None:
    """The camp goes one area and is turned to its moved side; no unit acts for it (GR-24-11)."""
    s.move(camp, area)
    s.camp_moved[s.active] = MOVED
    s.cite("GR-24-2", camp, area)


def check(s: War, side: int, area: int) -> None:
    """After a combat or a razzia a camp is lost that is the last counter of its side there (GR-24-6)."""
    if not s.field.camps:
        return
    camp = s.field.forces.camp[side]
    if camp != NOBODY and s.at[camp] == area and not s.held[side] >> area & 1:
        s.lift(camp, ELIMINATED)
        s.camp_lost[side] = s.turn
        s.cite("GR-24-6", camp, area)
        shift(s, side, -1, "GR-24-7")


def overrun(s: War, side: int, area: int) -> None:
    """A force of the side stands there: an enemy camp that nobody guards is lost (GR-24-6)."""
    if s.guarded[side] >> area & 1:
        check(s, 1 - side, area)


def start_of_turn(s: War) -> None:
    """Moved camps are turned back to their normal side (GR-adv-4)."""
    for side, moved in enumerate(s.camp_moved):
        if moved:
            s.camp_moved[side] = 0
            s.cite("GR-adv-4", side)


def may_return(s: War, side: int) -> bool:
    """The camp was lost in an earlier turn (GR-24-9)."""
    return s.field.camps and 0 < s.camp_lost[side] < s.turn and s.at[s.field.forces.camp[side]] < 0


def place_verdict(s: War, side: int, area: int) -> str:
    """The clause that forbids to put the lost camp there, or LEGAL."""
    if not (s.field.land.sources[side] & s.held[side]) >> area & 1:
        return "GR-24-9"
    return "GR-24-4" if s.field.land.fortress[area] else LEGAL


def offer_place(s: War) -> None:
    """Before or after the areas of an activation the lost camp may be put back (GR-24-14)."""
    side = s.active
    if s.way != DRAW_CARD and may_return(s, side) and s.field.land.sources[side] & s.held[side]:
        step = Pitch(side)
        if len(step.options(s)) > 1:
            s.then(step)


class Pitch(Step[War]):
    """The owner puts his lost camp in one of his sources of supply, or waits."""

    __slots__ = ("side",)
    verb = "pitch"
    kinds = "area"
    about = "side"
    passing = "wait"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        areas: list[Choice] = [
            (area,) for area in range(s.field.land.size) if not place_verdict(s, self.side, area)
        ]
        return [*areas, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice:
            return None
        verdict = place_verdict(s, self.side, choice[0])
        return Note(verdict, (s.field.forces.camp[self.side], *choice)) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            return
        camp = s.field.forces.camp[self.side]
        s.set_down(camp, choice[0])
        s.camp_lost[self.side] = 0
        s.camp_moved[self.side] = MOVED
        s.cite("GR-24-9", camp, choice[0])
        s.cite("GR-24-10", camp)
