"""Dice: one die read against a value, and volleys of equal dice."""

from abc import abstractmethod
from typing import Final

from grognard.core.dice import combinations, lump, rolls
from grognard.core.journal import Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import IMPOSSIBLE, Chance, Weighted
from grognard.games.gradisca.state import War

EVEN: Final[Choice] = (1, 1, 1, 1, 1, 1)
FACES: Final[Weighted] = [((face,), 1) for face in range(1, 7)]
VOLLEYS: Final[dict[int, Weighted]] = {}


class Die(Chance[War]):
    """One die; faces of one lot lead to the same end."""

    __slots__ = ()
    kinds = "die"

    @abstractmethod
    def lot(self, s: War, face: int) -> int:
        """Faces with the same answer cannot be told apart by the rules."""

    def outcomes(self, s: War) -> Weighted:
        return FACES

    def classes(self, s: War) -> Weighted:
        return lump(FACES, [(self.lot(s, face),) for face in range(1, 7)])

    def sample(self, s: War, rng: Rng) -> Choice:
        return (rng.below(6) + 1,)


def volleys(dice: int) -> Weighted:
    """Every roll of so many dice, faces 1 to 6 in rising order."""
    known = VOLLEYS.get(dice)
    if known is None:
        known = [(tuple([face + 1 for face in faces]), weight) for faces, weight in rolls(dice, EVEN)]
        VOLLEYS[dice] = known
    return known


def hits_in(faces: Choice, value: int) -> int:
    """How many dice do not exceed the value."""
    hits = 0
    for face in faces:
        if face <= value:
            hits += 1
    return hits


def hit_classes(dice: int, value: int) -> Weighted:
    """One roll for each number of hits, with the weight of all rolls that hit so often."""
    if value <= 0:
        return [((6,) * dice, 6**dice)]
    return [
        (
            (1,) * hits + (6,) * (dice - hits),
            combinations(dice, hits) * value**hits * (6 - value) ** (dice - hits),
        )
        for hits in range(dice + 1)
    ]


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
