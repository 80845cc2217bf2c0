"""Corrections (referee mode): players of a real table mistype, and put a piece right in the books."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Step
from grognard.games.black_powder import ground
from grognard.games.black_powder.brigades import is_past_bearing
from grognard.games.black_powder.commanders import go_along, lose_commander, number
from grognard.games.black_powder.field import GARRISON, NOBODY, NOWHERE
from grognard.games.black_powder.state import LOST, ON_TABLE, Battle

CASUALTIES: Final = 0
DISORDERED: Final = 1
IN_ORDER: Final = 2
FORMATION: Final = 3
OUT: Final = 4
BACK: Final = 5
RATING: Final = 6
MATTERS: Final = ["casualties", "disordered", "in_order", "formation", "out", "back", "rating"]
RESTS: Final = ["number", "", "", "formation", "", "", "number"]
RATINGS: Final = (5, 10)  # BP-cmd-3


class Correct(Step[Battle]):
    """What is right of a piece: it is written down, whatever the rules would say."""

    __slots__ = ("piece",)
    verb = "correct"
    kinds = "matter ~"
    about = "piece"
    passing = "nothing"

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def args(self) -> Choice:
        return (self.piece,)

    def actor(self, s: Battle) -> int:
        return s.active

    def rest(self, head: int) -> str:
        return RESTS[head] if 0 <= head < len(RESTS) else ""

    def options(self, s: Battle) -> list[Choice]:
        piece = self.piece
        if s.where[piece] != ON_TABLE:
            return [PASS, (BACK,)]
        if piece < s.field.forces.units:
            return [PASS, *of_unit(s, piece), (OUT,)]
        low, high = RATINGS
        kept = s.rating[number(s, piece)]
        return [PASS, *[(RATING, rating) for rating in range(low, high + 1) if rating != kept], (OUT,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        if self.piece < s.field.forces.units:
            put_right(s, self.piece, choice)
            steady(s, s.field.forces.brigade[self.piece])
        else:
            put_commander_right(s, self.piece, choice)


def of_unit(s: Battle, unit: int) -> list[Choice]:
    """What can be wrong of a unit on the table."""
    most = s.stamina[unit]  # nobody has more when an action is over (BP-cas-5)
    found: list[Choice] = [(CASUALTIES, n) for n in range(most + 1) if n != s.casualties[unit]]
    found.append((IN_ORDER,) if s.disordered[unit] else (DISORDERED,))
    widths = s.field.kinds[s.kind[unit]].width
    others = [
        form for form, width in enumerate(widths) if width and form not in (s.formation[unit], GARRISON)
    ]
    return found + [(FORMATION, form) for form in others]


def put_right(s: Battle, unit: int, choice: Choice) -> None:
    """Write down the state of a unit."""
    matter = choice[0]
    if matter == CASUALTIES:
        s.casualties[unit] = choice[1]
    elif matter in (DISORDERED, IN_ORDER):
        s.disordered[unit] = 1 if matter == DISORDERED else 0
    elif matter == FORMATION:
        s.formation[unit], s.building[unit] = choice[1], NOWHERE
    elif matter == OUT:
        ground.remove(s, unit, LOST)
        for commander, joined in enumerate(s.attached):
            if joined == unit:
                s.attached[commander] = NOBODY
    else:
        s.where[unit] = ON_TABLE
        go_along(s, unit)


def put_commander_right(s: Battle, commander: int, choice: Choice) -> None:
    """Write down what is right of a commander."""
    if choice[0] == RATING:
        s.rating[number(s, commander)] = choice[1]
    elif choice[0] == OUT:
        lose_commander(s, commander)
    else:
        s.where[commander] = ON_TABLE


def steady(s: Battle, brigade: int) -> None:
    """A brigade that broke only by a mistake is whole again."""
    if s.broken[brigade] and not is_past_bearing(s, brigade):
        s.broken[brigade] = 0
