"""What players at a real table have said of the ground: in the referee mode it answers for the geometry.

`s.answers` holds, for each answer, the question, the two pieces that it is about, and what was said.
"""

from typing import Final

from grognard.core.journal import PASS
from grognard.games.black_powder.state import Battle

# Questions.
DISTANCE: Final = 0  # between two pieces, in thousandths of an inch
NEAR: Final = 1  # an enemy is near the units of an order
ROAD: Final = 2  # a column stands on a road
PURPOSE: Final = 3  # what an order is for
SEEN: Final = 4  # how a target is seen
OVER: Final = 5  # guns fire over units
SHELTER: Final = 6  # the cover of a unit
STRUCK: Final = 7  # from which quarter a unit is shot at
LOAD: Final = 8  # shot or shell
BACK: Final = 9  # how a unit retires
HELD: Final = 10  # who holds an objective
TOUCHED: Final = 11  # the face of a unit that an enemy touches
SUPPORTED: Final = 12  # from which quarter one unit supports another
ACTION: Final = 13  # what a unit does by initiative
LATE: Final = 14  # cavalry began its turn within one move of those whom it charges
ROOM: Final = 15  # there is room for a square
CAUGHT: Final = 16  # a charge still reaches who evades it
FLIGHT: Final = 17  # how a unit of a broken brigade falls back
GENERAL: Final = 18  # the general is near a commander
QUESTIONS: Final = [
    "distance", "near", "road", "purpose", "seen", "over", "shelter", "struck", "load", "back", "held",
    "touched", "supported", "action", "late", "room", "caught", "flight", "general",
]  # fmt: skip
LASTING: Final = (TOUCHED, HELD)  # true as long as nobody says otherwise
SIZE: Final = 4  # numbers of an answer


def told(s: Battle, question: int, a: int, b: int, otherwise: int) -> int:
    """What was said, or what holds if nobody was asked."""
    answers = s.answers
    for i in range(0, len(answers), SIZE):
        if answers[i] == question and answers[i + 1] == a and answers[i + 2] == b:
            return answers[i + 3]
    return otherwise


def tell(s: Battle, question: int, a: int, b: int, said: int) -> None:
    """Keep an answer; the last one counts."""
    kept = PASS
    answers = s.answers
    for i in range(0, len(answers), SIZE):
        if (answers[i], answers[i + 1], answers[i + 2]) != (question, a, b):
            kept += answers[i : i + SIZE]
    s.answers = (*kept, question, a, b, said)


def forget(s: Battle) -> None:
    """An act is over: keep only what lasts."""
    kept = PASS
    for i in range(0, len(s.answers), SIZE):
        if s.answers[i] in LASTING:
            kept += s.answers[i : i + SIZE]
    s.answers = kept


# Places and contacts, which nobody measures here


def leave(s: Battle, unit: int) -> None:
    """A unit has gone elsewhere: that is all that its pose tells."""
    s.x[unit] += 1
    part(s, unit)


def touch(s: Battle, unit: int, enemy: int, face: int, own: int) -> None:
    """Two units are in contact: which face of the enemy is touched, and which of the unit's own."""
    s.contact[unit] |= 1 << enemy
    s.contact[enemy] |= 1 << unit
    tell(s, TOUCHED, enemy, unit, face)
    tell(s, TOUCHED, unit, enemy, own)


def part(s: Battle, unit: int) -> None:
    """A unit touches nobody any longer."""
    for enemy in s.field.forces.of[1 - s.side(unit)]:
        s.contact[enemy] &= ~(1 << unit)
    s.contact[unit] = 0
    kept = PASS
    for i in range(0, len(s.answers), SIZE):
        if s.answers[i] != TOUCHED or unit not in s.answers[i + 1 : i + 3]:
            kept += s.answers[i : i + SIZE]
    s.answers = kept
