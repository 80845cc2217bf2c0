"""Blows (3.20): the dice of each engaged unit, what they need to hit, and how they are struck."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.step import Rule
from grognard.games.black_powder import commanders, ground
from grognard.games.black_powder.casualties import hits_with_sixes_only, is_eager
from grognard.games.black_powder.dice import Handful, at_least
from grognard.games.black_powder.field import (
    BLOODTHIRSTY,
    CAVALRY,
    COMPANIES,
    DEEP_CAVALRY,
    FEROCIOUS_CHARGE,
    FOUR_DEEP,
    GARRISON,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    SKIRMISH,
    SQUARE,
    TOUGH_FIGHTERS,
)
from grognard.games.black_powder.rerolls import FEROCIOUS, THIRSTY, TOUGH, Again
from grognard.games.black_powder.state import BLOODED, RESTRUCK, Battle

BASE: Final = 4  # hits on this or more (BP-h2h-5)
SIX: Final = 6
FEWER: Final = {  # dice of the optional formations
    COMPANIES: (-2, "BP-opt-13"),
    FOUR_DEEP: (-1, "BP-opt-14"),
    DEEP_CAVALRY: (-1, "BP-opt-15"),
}
LIMITS: Final = {  # dice for each side, or in all
    SQUARE: "BP-form-15",
    GARRISON: "BP-bld-7",
    MARCH_COLUMN: "BP-form-17",
    LIMBERED: "BP-form-19",
}


# How many dice


def faces_in_contact(s: Battle, unit: int, enemies: list[int]) -> list[int]:
    """The faces of a unit that these enemies touch, in rising order."""
    return sorted({ground.contact_face(s, unit, enemy) for enemy in enemies})


def dice_of(s: Battle, unit: int, enemies: list[int]) -> int:
    """All hand-to-hand dice of a unit: size, then formation or side, then commanders (BP-h2h-2)."""
    formation = s.formation[unit]
    drill = s.field.drills[formation]
    dice = s.field.kinds[s.kind[unit]].combat
    if drill.per_side:
        sides = len(faces_in_contact(s, unit, enemies))
        dice = s.because(LIMITS[formation], drill.combat * sides)
    elif dice and drill.combat != NOBODY:
        dice = s.because(LIMITS[formation], min(dice, drill.combat))
    if formation in FEWER and dice:
        fewer, clause = FEWER[formation]
        dice = max(1, dice + s.because(clause, fewer))
    if dice and is_eager(s, unit):
        dice += s.because("BP-spec-29", 1)
    return dice + (commanders.bonus_dice(s, unit) if dice else 0)


# What they need


def is_charging(s: Battle, unit: int, enemy: int) -> bool:
    """A unit has its charge bonuses; cavalry has none against a square (BP-sq-2)."""
    if not s.charging[unit]:
        return False
    return not (s.arm(unit) == CAVALRY and s.formation[enemy] == SQUARE)


def to_hit(s: Battle, unit: int, enemy: int) -> int:
    """The modifier of a unit's blows at an enemy; all rows add up (BP-h2h-13)."""
    rows = s.field.modifiers
    total = 0
    if is_charging(s, unit, enemy):
        total += s.because("BP-h2h-7", rows.combat_charging)
    elif s.charging[unit]:
        s.cite("BP-sq-2", unit, enemy)
    if s.won[unit]:
        total += s.because("BP-h2h-8", rows.combat_won_before)
    if s.is_shaken(unit) or s.disordered[unit]:
        total += s.because("BP-h2h-9", rows.combat_shaken_or_disordered)
    if s.formation[unit] == SKIRMISH:
        total += s.because("BP-h2h-10", rows.combat_skirmishers)
    if ground.is_flanked(s, unit):
        total += s.because("BP-h2h-11", rows.combat_flank_or_rear)
    return total


def die_to_hit(s: Battle, unit: int, enemy: int) -> int:
    """The least die that hits: a six always, a one never (BP-h2h-6)."""
    if hits_with_sixes_only(s, unit):
        return SIX
    return min(SIX, max(2, BASE - to_hit(s, unit, enemy)))


# Striking


class Strike(Handful):
    """The dice of one unit at one enemy: an entry of `s.rounds`."""

    __slots__ = ("enemy", "entry")
    verb = "strike"
    about = "piece piece number number number"
    tag = "h2h"

    def __init__(self, unit: int, enemy: int, dice: int, need: int, entry: int) -> None:
        super().__init__(unit, dice, need)
        self.enemy: Final = enemy
        self.entry: Final = entry

    def args(self) -> Choice:
        return self.unit, self.enemy, self.dice, self.need, self.entry

    def take(self, s: Battle, choice: Choice) -> None:
        die_to_hit(s, self.unit, self.enemy)  # for the log
        hits = at_least(choice, self.need)
        s.cite("BP-h2h-5", self.unit, self.need, hits)
        rule, again = reroll_of(s, self.unit, self.enemy, self.dice - hits)
        if rule == NOBODY:
            land(s, self.entry, hits)
            return
        s.dice = (1,) * (self.dice - hits) + (SIX,) * hits
        roll = Restrike(self.unit, self.enemy, again, self.need)
        s.then(Again(self.unit, rule, roll), Landed(self.entry, self.need))


def reroll_of(s: Battle, unit: int, enemy: int, missed: int) -> tuple[int, int]:
    """The rule by which a unit may roll missed dice again, and how many; NOBODY without one (BP-spec-39)."""
    if not missed:
        return NOBODY, 0
    if s.has(unit, FEROCIOUS_CHARGE) and is_charging(s, unit, enemy):
        return FEROCIOUS, missed
    if s.has(unit, BLOODTHIRSTY) and not s.used[unit] & BLOODED:
        return THIRSTY, missed
    if s.has(unit, TOUGH_FIGHTERS) and not s.deeds[unit] & RESTRUCK:
        return TOUGH, 1
    return NOBODY, 0


class Restrike(Handful):
    """Missed dice rolled again: the lowest."""

    __slots__ = ("enemy",)
    verb = "restrike"
    about = "piece piece number number"
    tag = "restrike"

    def __init__(self, unit: int, enemy: int, dice: int, need: int) -> None:
        super().__init__(unit, dice, need)
        self.enemy: Final = enemy

    def args(self) -> Choice:
        return self.unit, self.enemy, self.dice, self.need

    def take(self, s: Battle, choice: Choice) -> None:
        hits = at_least(s.dice, self.need) + at_least(choice, self.need)
        s.dice = (1,) * (len(s.dice) - hits) + (SIX,) * hits
        s.deeds[self.unit] |= RESTRUCK
        s.cite("BP-h2h-5", self.unit, self.need, at_least(s.dice, self.need))


class Landed(Rule[Battle]):
    """The dice stand (BP-spec-40)."""

    __slots__ = ("entry", "need")
    verb = "landed"

    def __init__(self, entry: int, need: int) -> None:
        self.entry: Final = entry
        self.need: Final = need

    def args(self) -> Choice:
        return self.entry, self.need

    def take(self, s: Battle, choice: Choice) -> None:
        land(s, self.entry, at_least(s.dice, self.need))
        s.dice = PASS


def land(s: Battle, entry: int, hits: int) -> None:
    """Keep the hits until all have struck: blows are simultaneous (BP-seq-12)."""
    s.struck = (*s.struck[:entry], hits, *s.struck[entry + 1 :])
