"""Dice, all of them six-sided (BP-over-11): one die, two dice, volleys of equal dice."""

from typing import Final

from grognard.core.dice import lump, rolls
from grognard.core.journal import Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import IMPOSSIBLE, Chance, Weighted
from grognard.games.black_powder.state import Battle

EVEN: Final[Choice] = (1, 1, 1, 1, 1, 1)
FACES: Final[Weighted] = [((face,), 1) for face in range(1, 7)]
VOLLEYS: Final[dict[int, Weighted]] = {}


def volleys(dice: int) -> Weighted:
    """Every roll of so many dice, faces 1 to 6 in rising order."""
    known = VOLLEYS.get(dice)
    if known is None:
        known = [(tuple([face + 1 for face in faces]), weight) for faces, weight in rolls(dice, EVEN)]
        VOLLEYS[dice] = known
    return known


def roll_volley(rng: Rng, dice: int) -> Choice:
    """So many dice, in rising order."""
    faces = [rng.below(6) + 1 for _ in range(dice)]
    faces.sort()
    return tuple(faces)


def volley_objection(choice: Choice, dice: int) -> Note | None:
    """A volley is so many faces in rising order."""
    if len(choice) != dice:
        return IMPOSSIBLE
    last = 1
    for face in choice:
        if face < last or face > 6:
            return IMPOSSIBLE
        last = face
    return None


def at_least(dice: Choice, need: int) -> int:
    """How many dice show so much."""
    found = 0
    for face in dice:
        if face >= need:
            found += 1
    return found


class Die(Chance[Battle]):
    """One die."""

    __slots__ = ()
    kinds = "die"

    def outcomes(self, s: Battle) -> Weighted:
        return FACES

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return (rng.below(6) + 1,)


class TwoDice(Chance[Battle]):
    """Two dice, the lower first; their sum counts."""

    __slots__ = ()
    kinds = "die die"

    def outcomes(self, s: Battle) -> Weighted:
        return volleys(2)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return roll_volley(rng, 2)


class Handful(Chance[Battle]):
    """So many dice that a unit rolls at once; how many show what they need is what counts."""

    __slots__ = ("dice", "need", "unit")
    kinds = "die*"

    def __init__(self, unit: int, dice: int, need: int) -> None:
        self.unit: Final = unit
        self.dice: Final = dice
        self.need: Final = need

    def owner(self, s: Battle) -> int:
        return s.side(self.unit)

    def outcomes(self, s: Battle) -> Weighted:
        return volleys(self.dice)

    def classes(self, s: Battle) -> Weighted:
        outcomes = volleys(self.dice)
        return lump(outcomes, [(at_least(faces, self.need),) for faces, _ in outcomes])

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return roll_volley(rng, self.dice)

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return volley_objection(choice, self.dice)
