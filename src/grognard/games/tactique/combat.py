"""Combat (3.9, 3.10): the roll, its hits and its flags."""

from typing import Final

from grognard.core.dice import lump, roll, rolls
from grognard.core.journal import Choice
from grognard.core.rng import Rng
from grognard.core.step import Chance, Rule, Weighted
from grognard.games.tactique.advantage import FLAG, HIT, yellow
from grognard.games.tactique.dice import combat_dice
from grognard.games.tactique.field import ARTILLERY, BLACK, DIE, FACE_WEIGHTS, WHITE, YELLOW
from grognard.games.tactique.losses import eliminate, lose_elements
from grognard.games.tactique.retreat import effective_flags, fall_back
from grognard.games.tactique.state import Battle
from grognard.games.tactique.support import is_supported

FACE_CLAUSES: Final = ["TA-face-1", "TA-face-2", "TA-face-3"]  # by the arm that is hit
GUN_HITS: Final = 2  # that fire needs to eliminate a gun (TA-fire-11)


def declare(s: Battle, attacker: int, defender: int, kind: int) -> None:
    """A combat opposes two units (TA-att-1)."""
    s.attacker = attacker
    s.defender = defender
    s.kind = kind
    s.stood = s.at[defender]


def strike(s: Battle) -> None:
    """Read support, dice and advantage as things stand now, and put the dice to chance (TA-support-10)."""
    attacker, defender = s.attacker, s.defender
    held = is_supported(s, attacker, defender, True)
    defended = is_supported(s, defender, attacker, False)
    s.held, s.defended = int(held), int(defended)
    s.advantage = yellow(s, attacker, defender, held, defended)
    s.ask(Roll(attacker, defender, combat_dice(s, attacker, defender, s.kind, held), s.kind))


class Strike(Rule[Battle]):
    """The combat that was declared takes place, once its orders are given."""

    __slots__ = ()
    verb = "strike"

    def take(self, s: Battle, choice: Choice) -> None:
        strike(s)


STRIKE: Final = Strike()


class Roll(Chance[Battle]):
    """The dice of a combat."""

    __slots__ = ("attacker", "defender", "dice", "kind")
    verb = "roll"
    kinds = "face*"
    about = "piece piece number number"
    tag = "combat"

    def __init__(self, attacker: int, defender: int, dice: int, kind: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.dice: Final = dice
        self.kind: Final = kind

    def args(self) -> Choice:
        return (self.attacker, self.defender, self.dice, self.kind)

    def owner(self, s: Battle) -> int:
        return s.field.army.side[self.attacker]

    def outcomes(self, s: Battle) -> Weighted:
        return rolls(self.dice, FACE_WEIGHTS)

    def classes(self, s: Battle) -> Weighted:
        """Rolls with as many hits, flags and letters are alike."""
        outcomes = self.outcomes(s)
        shaken = s.field.army.arm[self.defender] != ARTILLERY and not s.defended
        keys: list[Choice] = []
        for faces, _ in outcomes:
            hits, flags = blows(s, faces)
            keys.append((hits, flags if shaken else 0, faces.count(WHITE) if s.field.letters else 0))
        return lump(outcomes, keys)

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return roll(rng, self.dice, DIE)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def take(self, s: Battle, choice: Choice) -> None:
        defender, letters = self.defender, choice.count(WHITE)
        was_full = s.elements[defender] == s.field.army.full[defender]
        hits, flags = blows(s, choice)
        if letters and s.field.letters:
            gain_letters(s, self.owner(s), letters)
        elif letters:
            s.cite("TA-face-8", defender, letters)
        if hits:
            take_hits(s, self.attacker, defender, hits)
        if s.elements[defender]:
            face_flags(s, defender, hits, effective_flags(s, defender, flags, was_full))
        elif flags:
            s.cite("TA-res-2", defender, flags)


def is_hit(s: Battle, face: int) -> bool:
    """The face hits the defender."""
    return face == s.field.army.arm[s.defender] or (face == YELLOW and s.advantage == HIT)


def blows(s: Battle, faces: Choice) -> tuple[int, int]:
    """The hits and the flags of a roll, yellow read by the tactical advantage (TA-face-1 to TA-face-8)."""
    arm, defender = s.field.army.arm[s.defender], s.defender
    hits, flags, yellows = faces.count(arm), faces.count(BLACK), faces.count(YELLOW)
    if hits:
        s.cite(FACE_CLAUSES[arm], defender, hits)
    if flags:
        s.cite("TA-face-7", defender, flags)
    if yellows:
        s.cite("TA-face-4", defender, yellows, s.advantage)
        if s.advantage == HIT:
            hits += yellows
        elif s.advantage == FLAG:
            s.cite("TA-adv-17", defender, yellows)
            flags += yellows
    return hits, flags


def gain_letters(s: Battle, side: int, letters: int) -> None:
    """A white face gives whoever rolled it a letter (TA-ord-2)."""
    s.letters[side] += letters
    s.cite("TA-ord-2", side, letters)


def take_hits(s: Battle, attacker: int, defender: int, hits: int) -> None:
    """Each hit removes an element; fire needs two at once against a gun (TA-face-9, TA-fire-11)."""
    arm = s.field.army.arm
    if arm[attacker] == ARTILLERY and arm[defender] == ARTILLERY:
        if hits < GUN_HITS:
            s.cite("TA-fire-12", defender, hits)
            return
        s.cite("TA-fire-11", defender, hits)
    elif arm[defender] == ARTILLERY:
        s.cite("TA-fire-13", defender, hits)
    lose_elements(s, defender, hits, "TA-face-9")


def face_flags(s: Battle, unit: int, hits: int, flags: int) -> None:
    """More blows than the unit can move rout it; else it retreats (TA-flag-5 to TA-flag-8)."""
    if not flags:
        return
    struck = flags + hits if s.field.blows_with_hits else flags
    if struck > s.field.army.rout[unit]:
        s.cite("TA-flag-7", unit, struck, s.field.army.rout[unit])
        eliminate(s, unit, "TA-flag-5")
    else:
        fall_back(s, unit, flags)
