"""The tactic cards that act by themselves (5.2): fieldworks, rally, sharpshooters, short supply."""

from typing import Final

from grognard.core.dice import lump, roll, rolls
from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Step, Weighted
from grognard.games.battle_cry.field import DIE, FACE_WEIGHTS, INFANTRY, NOBODY, OFF_BOARD, SWORDS, Deed
from grognard.games.battle_cry.losses import eliminate
from grognard.games.battle_cry.orders import give_order
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import NO_ORDER, Battle
from grognard.games.battle_cry.victory import enemy, test_ground, test_victory
from grognard.games.battle_cry.works import TWO_SIDED, work_number

MOST_TOKENS: Final = 3  # BC-construct-1
MARKSMEN_REACH: Final = 4  # BC-sharp-2
MARKSMEN_DICE: Final = 3  # BC-sharp-3


# Construct Fieldworks


def diggers(s: Battle, done: Choice) -> list[int]:
    """The hexes of the player's units on which a fieldwork may be placed now (BC-construct-8)."""
    hexes = [s.at[unit] for unit in s.field.army.units[s.active] if s.at[unit] != OFF_BOARD]
    return sorted([hex for hex in hexes if not dig_verdict(s, hex, done)])


def dig_verdict(s: Battle, hex: int, done: Choice) -> str:
    """The clause that forbids a fieldwork on the hex, or LEGAL."""
    unit = s.unit_on[hex]
    if unit == NOBODY or s.field.army.side[unit] != s.active:
        return "BC-construct-1"
    if not s.field.ground.works_allowed[hex]:
        return "BC-construct-8"
    return "BC-construct-1" if hex in done else ""


def construct(s: Battle, deed: Deed) -> bool:
    """Up to three fieldworks on hexes with own units; the card gives no orders (BC-construct-2)."""
    if not s.tokens:
        return False
    if not diggers(s, PASS):
        s.cite("BC-construct-8")
        return False
    s.cite("BC-construct-2", s.card)
    s.then(Dig(PASS))
    return True


class Dig(Step[Battle]):
    """The player places the next fieldwork and chooses its facing; one at least (BC-construct-8)."""

    __slots__ = ("done",)
    verb = "dig"
    kinds = "hex facing"
    about = "hex*"

    def __init__(self, done: Choice) -> None:
        self.done: Final = done  # the hexes that have received one

    def args(self) -> Choice:
        return self.done

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = [(hex, facing) for hex in diggers(s, self.done) for facing in TWO_SIDED]
        return [*options, PASS] if self.done else options

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None if self.done else Note("BC-construct-8")
        if len(choice) != 2 or choice[1] not in TWO_SIDED:
            return Note("BC-construct-4", choice)
        verdict = dig_verdict(s, choice[0], self.done)
        return Note(verdict, (choice[0],)) if verdict else None

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        hex, facing = choice
        works = list(s.works)
        works[hex] += (work_number(s.field.fieldwork, facing),)
        s.works = tuple(works)
        s.tokens -= 1
        s.cite("BC-construct-1", hex)
        s.cite("BC-construct-4", hex, facing)
        done = (*self.done, hex)
        if len(done) < MOST_TOKENS and s.tokens and diggers(s, done):
            s.then(Dig(done))


# Rally


def damaged(s: Battle, face: int) -> list[int]:
    """The player's damaged units that a face restores: of its own arm, or any by swords (BC-rally-2)."""
    army = s.field.army
    return [
        unit
        for unit in army.units[s.active]
        if s.at[unit] != OFF_BOARD and s.figures[unit] < army.full[unit] and face in (army.arm[unit], SWORDS)
    ]


def rally(s: Battle, deed: Deed) -> bool:
    """A die for each card in hand, this one included (BC-rally-1)."""
    if not damaged(s, SWORDS):
        return False
    s.then(RallyRoll(len(s.hands[s.active]) + 1))
    return True


class TacticRoll(Chance[Battle]):
    """A roll that is no battle: of the player whose card it is."""

    __slots__ = ("dice",)
    kinds = "face*"
    about = "number"

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice

    def owner(self, s: Battle) -> int:
        return s.active

    def args(self) -> Choice:
        return (self.dice,)

    def outcomes(self, s: Battle) -> Weighted:
        return rolls(self.dice, FACE_WEIGHTS)

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return roll(rng, self.dice, DIE)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))


class RallyRoll(TacticRoll):
    """The Rally dice."""

    __slots__ = ()
    verb = "rally"
    tag = "rally"

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BC-rally-1", self.dice)
        restore_next(s, tuple(face for face in choice if face in (0, 1, 2, SWORDS)))


def restore_next(s: Battle, faces: Choice) -> None:
    """Put the next face to use; faces without a unit to restore are lost (BC-rally-3)."""
    for number, face in enumerate(faces):
        if damaged(s, face):
            s.then(Restore(faces[number:]))
            return
        s.cite("BC-rally-3", face)


class Restore(Step[Battle]):
    """The player names the unit that regains a figure by the next face (BC-rally-2)."""

    __slots__ = ("faces",)
    verb = "restore"
    kinds = "piece"
    about = "face face*"

    def __init__(self, faces: Choice) -> None:
        self.faces: Final = faces

    def args(self) -> Choice:
        return self.faces

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(unit,) for unit in damaged(s, self.faces[0])]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-rally-2", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        unit = choice[0]
        s.figures[unit] += 1
        s.cite("BC-rally-2", unit)
        if s.ordered[unit] == NO_ORDER:
            give_order(s, unit)
            s.cite("BC-rally-4", unit)
        restore_next(s, self.faces[1:])


# Sharpshooters


def in_the_sights(s: Battle, general: int) -> bool:
    """An infantry unit of the player has the enemy general within 4 hexes and in sight (BC-sharp-2)."""
    army, there = s.field.army, s.at[general]
    return there != OFF_BOARD and any(
        army.arm[unit] == INFANTRY
        and s.at[unit] != OFF_BOARD
        and s.field.distance[s.at[unit]][there] <= MARKSMEN_REACH
        and not is_hidden(s, unit, s.at[unit], there)
        for unit in army.units[s.active]
    )


def marks(s: Battle) -> list[int]:
    """The enemy generals whom the sharpshooters may pick out."""
    return [general for general in s.field.army.generals[enemy(s.active)] if in_the_sights(s, general)]


def sharpshooters(s: Battle, deed: Deed) -> bool:
    """Marksmen fire at one enemy general, alone or attached (BC-sharp-1); no orders (BC-sharp-5)."""
    if not marks(s):
        return False
    s.then(Mark())
    return True


class Mark(Step[Battle]):
    """Which general the sharpshooters aim at."""

    __slots__ = ()
    verb = "mark"
    kinds = "piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(general,) for general in marks(s)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-sharp-2", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BC-sharp-2", choice[0])
        s.then(MarksmenRoll(choice[0]))


class MarksmenRoll(TacticRoll):
    """Three dice: crossed swords eliminate the general (BC-sharp-3)."""

    __slots__ = ("general",)
    verb = "marksmen"
    about = "piece number"
    tag = "sharpshooters"

    def __init__(self, general: int) -> None:
        super().__init__(MARKSMEN_DICE)
        self.general: Final = general

    def args(self) -> Choice:
        return (self.general, self.dice)

    def classes(self, s: Battle) -> Weighted:
        outcomes = self.outcomes(s)
        keys: list[Choice] = [(int(SWORDS in faces),) for faces, _ in outcomes]
        return lump(outcomes, keys)

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BC-sharp-3", self.general, choice.count(SWORDS))
        if SWORDS in choice:
            unit = s.unit_on[s.at[self.general]]
            if unit != NOBODY:
                s.cite("BC-sharp-1", self.general)
                s.cite("BC-sharp-4", unit)
            eliminate(s, self.general)
            test_victory(s)


# Short Supply


def short_supply(s: Battle, deed: Deed) -> bool:
    """A unit of either side goes back to its own edge; the card gives no orders (BC-supply-5)."""
    s.cite("BC-supply-5", s.card)
    s.then(CutOff())
    return True


class CutOff(Step[Battle]):
    """Which unit runs short of supply (BC-supply-1)."""

    __slots__ = ()
    verb = "cut"
    kinds = "piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        army = s.field.army
        units = army.units[s.active] + army.units[enemy(s.active)]
        return [(unit,) for unit in units if s.at[unit] != OFF_BOARD]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-supply-1", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BC-supply-1", choice[0])
        if supply_hexes(s, choice[0]):
            s.then(Withdraw(choice[0]))
        else:
            s.cite("BC-supply-8", choice[0])


def supply_hexes(s: Battle, unit: int) -> list[int]:
    """Where the unit's owner may put it, by way of either section of its hex (BC-supply-7)."""
    side = s.field.army.side[unit]
    hexes: list[int] = []
    for section in s.field.sections[side][s.at[unit]]:
        hexes += [hex for hex in section_hexes(s, unit, section) if hex not in hexes]
    return sorted(hexes)


def section_hexes(s: Battle, unit: int, section: int) -> list[int]:
    """The vacant hexes of the owner's edge row in a section, else of the next row (BC-supply-2, -3)."""
    field = s.field
    side = field.army.side[unit]
    edge = field.edge_row[side]
    inside = [hex for hex in range(field.size) if section in field.sections[side][hex]]
    for row in (edge, edge + 1 if edge == 0 else edge - 1):
        vacant = [hex for hex in inside if field.board.row[hex] == row and is_vacant(s, unit, hex)]
        if vacant:
            return vacant
    return []


def is_vacant(s: Battle, unit: int, hex: int) -> bool:
    """No unit, no general and not impassable (BC-supply-6); its own hex while it is lifted (BC-supply-9)."""
    if hex == s.at[unit]:
        return True
    closed = s.field.ground.closed[s.field.army.arm[unit]][hex]
    return s.unit_on[hex] == NOBODY and s.general_on[hex] == NOBODY and not closed


class Withdraw(Step[Battle]):
    """The unit's owner puts it, with its general, on a hex near his edge (BC-supply-2)."""

    __slots__ = ("unit",)
    verb = "withdraw"
    kinds = "hex"
    about = "piece"

    def __init__(self, unit: int) -> None:
        self.unit: Final = unit

    def args(self) -> Choice:
        return (self.unit,)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        return [(hex,) for hex in supply_hexes(s, self.unit)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if choice in self.options(s):
            return None
        return Note(self.refusal(s, choice[0]) if choice else "BC-supply-3", (self.unit, *choice))

    def refusal(self, s: Battle, hex: int) -> str:
        """Why the unit cannot go to the hex: its section, what is there, its row."""
        sections = s.field.sections[s.field.army.side[self.unit]]
        if not any(section in sections[s.at[self.unit]] for section in sections[hex]):
            return "BC-supply-2"
        return "BC-supply-3" if is_vacant(s, self.unit, hex) else "BC-supply-6"

    def take(self, s: Battle, choice: Choice) -> None:
        general, start = s.general_with(self.unit), s.at[self.unit]
        side, rows = s.field.army.side[self.unit], s.field.board.row
        edge = s.field.edge_row[side]
        s.cite("BC-supply-2" if rows[choice[0]] == edge else "BC-supply-3", self.unit, choice[0])
        if len(s.field.sections[side][start]) == 2:
            s.cite("BC-supply-7", self.unit)
        if rows[start] == edge:
            s.cite("BC-supply-9", self.unit)
        for piece in (self.unit, general):
            if piece != NOBODY:
                s.lift(piece)
                s.set_down(piece, choice[0])
        test_ground(s)
