"""Hand-to-hand (3.20): which combats there are, their order, whose dice go where, and one round of them."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Rule, Step
from grognard.games.black_powder import ground, supports
from grognard.games.black_powder.blows import Strike, dice_of, die_to_hit, faces_in_contact, land
from grognard.games.black_powder.casualties import first_action, forget_hurts
from grognard.games.black_powder.field import A, B
from grognard.games.black_powder.outcome import RESULT
from grognard.games.black_powder.referee import ask_combat
from grognard.games.black_powder.saves import roll_saves
from grognard.games.black_powder.state import FOUGHT, ON_TABLE, RESAVED, RESTRUCK, SWEPT, Battle
from grognard.games.black_powder.steps import UnitRule


def begin(s: Battle) -> None:
    """The whole Hand-to-hand phase: every combat on the table (BP-over-7)."""
    for unit in range(s.field.forces.units):
        s.deeds[unit] &= ~FOUGHT
    forget_bonuses(s)
    s.then(NEXT_COMBAT)


def forget_bonuses(s: Battle) -> None:
    """Who touches no enemy neither charges nor has won a round any longer (BP-chg-16, BP-h2h-28)."""
    for unit in range(s.field.forces.units):
        if not s.is_engaged(unit):
            s.charging[unit] = s.won[unit] = 0


def close(s: Battle) -> None:
    """The phase is over: nothing of its rounds is left lying about."""
    forget_bonuses(s)
    s.combat, s.rounds, s.struck = PASS, [], PASS
    s.scores = [0, 0]
    s.result_bonus = [0, 0]


# Combats


def combats(s: Battle) -> list[Choice]:
    """Every combat that is not fought yet: units linked by contact (BP-h2h-1), in rising order."""
    found: list[Choice] = []
    seen = 0
    for unit in range(s.field.forces.units):
        if seen >> unit & 1 or not awaits(s, unit):
            continue
        linked = linked_with(s, unit)
        seen |= linked
        units = [each for each in range(s.field.forces.units) if linked >> each & 1]
        if len(units) > 1:
            found.append(tuple(units))
    return found


def awaits(s: Battle, unit: int) -> bool:
    """A unit is in contact and has not fought in this phase."""
    return s.where[unit] == ON_TABLE and s.contact[unit] != 0 and not s.deeds[unit] & FOUGHT


def linked_with(s: Battle, unit: int) -> int:
    """The set of units linked with one by contact, those that have fought left out (BP-seq-14)."""
    linked = grown = 1 << unit
    while grown:
        more = 0
        for each in range(s.field.forces.units):
            if grown >> each & 1:
                more |= s.contact[each]
        grown = 0
        for each in range(s.field.forces.units):
            if more >> each & 1 and not linked >> each & 1 and awaits(s, each):
                grown |= 1 << each
        linked |= grown
    return linked


def open_combats(s: Battle) -> list[Choice]:
    """The combats from which the active side chooses: those of sweeps come last (BP-seq-8)."""
    found = combats(s)
    first = [units for units in found if not is_of_sweep(s, units)]
    return first or found


def is_of_sweep(s: Battle, units: Choice) -> bool:
    """A sweep made this combat: on one side nobody fights but who swept; who joined one did not make it."""
    return any(all(s.deeds[unit] & SWEPT for unit in units if s.side(unit) == side) for side in (A, B))


class NextCombat(Rule[Battle]):
    """One combat after another, each completed before the next (BP-seq-7)."""

    __slots__ = ()
    verb = "next_combat"

    def take(self, s: Battle, choice: Choice) -> None:
        found = open_combats(s)
        if len(found) == 1:
            fight(s, found[0])
        elif found:
            s.then(SELECT_COMBAT)
        else:
            close(s)


class SelectCombat(Step[Battle]):
    """The active side says which combat is fought next, by its lowest unit (BP-seq-7)."""

    __slots__ = ()
    verb = "fight"
    kinds = "piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [units[:1] for units in open_combats(s)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) != 1:
            return IMPOSSIBLE
        return None if choice in self.options(s) else Note("BP-h2h-1", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BP-seq-7", s.active)
        for units in open_combats(s):
            if units[0] == choice[0]:
                fight(s, units)
                return


def fight(s: Battle, units: Choice) -> None:
    """A round of a combat, from raw nerves to what becomes of the victors."""
    s.combat, s.rounds, s.struck, s.tests = units, [], PASS, PASS
    s.scores = [0, 0]
    s.result_bonus = [0, 0]
    s.cite("BP-h2h-1", *units[:2])
    forget_hurts(s, list(units))
    for unit in units:
        s.deeds[unit] = s.deeds[unit] & ~(RESAVED | RESTRUCK) | FOUGHT
    s.then(ALLOCATE_ALL, STRIKE_ALL, SAVE_ALL, RESULT, NEXT_COMBAT)
    for unit in reversed(units):
        first_action(s, unit)
    if s.field.referee:
        ask_combat(s)


# Whose dice go where


def enemies_of(s: Battle, unit: int) -> list[int]:
    """The enemies of this combat that touch a unit, in rising order."""
    return [enemy for enemy in s.combat if s.contact[unit] >> enemy & 1]


class AllocateAll(Rule[Battle]):
    """Dice are divided before they are rolled (BP-h2h-3); supports find their places."""

    __slots__ = ()
    verb = "allocate_all"

    def take(self, s: Battle, choice: Choice) -> None:
        for unit in reversed(s.combat):
            s.then(Divide(unit))
        supports.gather(s)


class Divide(UnitRule):
    """The dice of one unit: all at its only enemy, by sides, or as its owner likes."""

    __slots__ = ()
    verb = "divide"

    def take(self, s: Battle, choice: Choice) -> None:
        unit, enemies = self.unit, enemies_of(s, self.unit)
        dice = dice_of(s, unit, enemies)
        s.cite("BP-h2h-2", unit, dice)
        if not dice:
            s.cite("BP-h2h-31", unit)
            return
        if s.field.drills[s.formation[unit]].per_side:
            s.cite("BP-h2h-4", unit, len(faces_in_contact(s, unit, enemies)))
        give_out(s, unit, dice, PASS)


def least_dice(s: Battle, unit: int, dice: int) -> list[int]:
    """What each enemy has at least: the dice of his side of a square, else one if there are enough."""
    enemies, drill = enemies_of(s, unit), s.field.drills[s.formation[unit]]
    if not drill.per_side:
        return [int(dice >= len(enemies))] * len(enemies)
    faces = [ground.contact_face(s, unit, enemy) for enemy in enemies]
    return [drill.combat // faces.count(face) for face in faces]


def give_out(s: Battle, unit: int, dice: int, given: Choice) -> None:
    """Give the enemies who wait their dice; their owner is asked where he has a choice."""
    enemies = enemies_of(s, unit)
    least = least_dice(s, unit, dice + allocated(s, unit))
    waiting = [place for place, enemy in enumerate(enemies) if enemy not in given]
    if len(waiting) == 1:
        aim(s, unit, enemies[waiting[0]], dice)
    elif dice == sum([least[place] for place in waiting]):
        for place in waiting:
            aim(s, unit, enemies[place], least[place])
    else:
        s.then(Allocate(unit, dice, given))


def allocated(s: Battle, unit: int) -> int:
    """The dice of a unit that have their enemy."""
    return sum([dice for striker, _, _, dice in s.rounds if striker == unit])


def aim(s: Battle, unit: int, enemy: int, dice: int) -> None:
    """So many dice of a unit are for an enemy."""
    if dice > 0:
        s.rounds.append((unit, enemy, ground.contact_face(s, unit, enemy), dice))
        s.struck = (*s.struck, 0)


class Allocate(Step[Battle]):
    """The owner gives an enemy its dice, one enemy after another; the last has what is left (BP-h2h-3)."""

    __slots__ = ("dice", "given", "unit")
    verb = "allocate"
    kinds = "piece number"
    about = "piece number piece*"

    def __init__(self, unit: int, dice: int, given: Choice) -> None:
        self.unit: Final = unit
        self.dice: Final = dice  # still to give
        self.given: Final = given  # enemies that have theirs

    def args(self) -> Choice:
        return self.unit, self.dice, *self.given

    def actor(self, s: Battle) -> int:
        return s.side(self.unit)

    def waiting(self, s: Battle) -> list[int]:
        """The enemies without dice yet."""
        return [enemy for enemy in enemies_of(s, self.unit) if enemy not in self.given]

    def bounds(self, s: Battle) -> tuple[int, int]:
        """The least and the most dice for the next enemy; the others must have their least."""
        enemies = enemies_of(s, self.unit)
        least = least_dice(s, self.unit, self.dice + allocated(s, self.unit))
        waiting = [least[place] for place, enemy in enumerate(enemies) if enemy not in self.given]
        return waiting[0], self.dice - sum(waiting[1:])

    def options(self, s: Battle) -> list[Choice]:
        enemy = self.waiting(s)[0]
        least, most = self.bounds(s)
        return [(enemy, dice) for dice in range(least, most + 1)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) != 2:
            return IMPOSSIBLE
        least, most = self.bounds(s)
        if choice[0] != self.waiting(s)[0] or not least <= choice[1] <= most:
            return Note("BP-h2h-3", (self.unit, least, most))
        return None

    def take(self, s: Battle, choice: Choice) -> None:
        enemy, dice = choice
        s.cite("BP-h2h-3", self.unit, dice, self.dice)
        aim(s, self.unit, enemy, dice)
        give_out(s, self.unit, self.dice - dice, (*self.given, enemy))


# Striking and saving


class StrikeAll(Rule[Battle]):
    """All dice of both sides are rolled before anybody falls (BP-seq-12)."""

    __slots__ = ()
    verb = "strike_all"

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BP-seq-12", *s.combat[:2])
        journal = s.hush()
        for entry in reversed(range(len(s.rounds))):
            unit, enemy, _, dice = s.rounds[entry]
            s.then(Strike(unit, enemy, dice, die_to_hit(s, unit, enemy), entry))
        s.journal = journal


class SaveAll(Rule[Battle]):
    """Hits are saved like shots (BP-h2h-14)."""

    __slots__ = ()
    verb = "save_all"

    def take(self, s: Battle, choice: Choice) -> None:
        for entry in reversed(range(len(s.rounds))):
            if s.struck[entry]:
                s.then(SaveEntry(entry), Count(entry))


class SaveEntry(Rule[Battle]):
    """One unit saves the hits of one enemy."""

    __slots__ = ("entry",)
    verb = "save_entry"

    def __init__(self, entry: int) -> None:
        self.entry: Final = entry

    def args(self) -> Choice:
        return (self.entry,)

    def take(self, s: Battle, choice: Choice) -> None:
        unit, enemy, _, _ = s.rounds[self.entry]
        hits = s.struck[self.entry]
        s.cite("BP-h2h-14", enemy, hits)
        s.fire = PASS
        land(s, self.entry, 0)  # what is saved or not is all that counts from here on
        roll_saves(s, enemy, hits, unit)


class Count(Rule[Battle]):
    """What got through counts for the side that struck (BP-h2h-15)."""

    __slots__ = ("entry",)
    verb = "count"

    def __init__(self, entry: int) -> None:
        self.entry: Final = entry

    def args(self) -> Choice:
        return (self.entry,)

    def take(self, s: Battle, choice: Choice) -> None:
        s.scores[s.side(s.rounds[self.entry][0])] += s.hits
        s.hits = 0


NEXT_COMBAT: Final = NextCombat()
SELECT_COMBAT: Final = SelectCombat()
ALLOCATE_ALL: Final = AllocateAll()
STRIKE_ALL: Final = StrikeAll()
SAVE_ALL: Final = SaveAll()
