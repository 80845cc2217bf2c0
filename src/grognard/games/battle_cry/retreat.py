"""Retreat (3.9): flags ignored, obeyed, or paid for."""

from typing import Final

from grognard.core.journal import LEGAL, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.battle_cry.field import GENERAL, NOBODY
from grognard.games.battle_cry.losses import eliminate, lose_figures
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.victory import test_ground, test_victory
from grognard.games.battle_cry.works import facing_works


def ignorable_flags(s: Battle, attacker: int, target: int, victim: int, hex: int) -> int:
    """How many flags the victim on the hex may ignore: permissions from different sources add up (BC-ret-28).

    The victim is the target itself, or the general whom its destruction has left alone (BC-ret-29).
    """
    army, ground = s.field.army, s.field.ground
    side = army.side[victim]
    flags = 0
    if army.arm[victim] == GENERAL:
        flags += s.because("BC-ret-26" if victim == target else "BC-ret-29", 1)
    elif s.general_with(victim) != NOBODY:
        flags += s.because("BC-ret-25", 1)
    best = 0
    clause = ""
    for work in facing_works(s, s.at[attacker], hex):
        if work.ignores > best:
            best, clause = work.ignores, work.ignores_clause
    if best:
        flags += s.because(clause, best)
    here = ground.general_flags[hex] if army.arm[victim] == GENERAL else ground.flags[side][hex]
    if here:
        flags += s.because(ground.flags_clause[side][hex], here)
    return flags


def rear_verdict(s: Battle, unit: int, hex: int) -> str:
    """The clause that closes a rear hex to a retreating unit, or LEGAL."""
    army = s.field.army
    if s.field.ground.closed[army.arm[unit]][hex]:
        return "BC-ret-9"
    if s.unit_on[hex] != NOBODY:
        return "BC-ret-10"
    general = s.general_on[hex]
    if general == NOBODY:
        return LEGAL
    if army.side[general] != army.side[unit]:
        return "BC-ret-11"
    return "BC-ret-13" if s.general_with(unit) != NOBODY else LEGAL


def general_verdict(s: Battle, general: int, hex: int, flags: int) -> str:
    """The clause that closes a rear hex to a lone general who has so many flags to obey, or LEGAL."""
    army = s.field.army
    side = army.side[general]
    if s.field.ground.closed[GENERAL][hex]:
        return "BC-ret-9"
    unit, other = s.unit_on[hex], s.general_on[hex]
    if (unit != NOBODY and army.side[unit] != side) or (other != NOBODY and army.side[other] != side):
        return "BC-ret-31"
    if flags == 1:
        return LEGAL if other in (NOBODY, general) else "BC-ret-21"
    for onward in s.field.rearward[side][hex]:
        if not general_verdict(s, general, onward, flags - 1):
            return LEGAL
    return "BC-ret-32"


def retreat_verdict(s: Battle, piece: int, hex: int, flags: int) -> str:
    """The clause that closes a hex to the next step of the retreat, or LEGAL."""
    if hex not in s.field.rearward[s.field.army.side[piece]][s.at[piece]]:
        return "BC-ret-4"
    if s.field.army.arm[piece] == GENERAL:
        return general_verdict(s, piece, hex, flags)
    return rear_verdict(s, piece, hex)


class IgnoreFlags(Step[Battle]):
    """The defender says how many flags he ignores, before the first retreat step (BC-ret-27)."""

    __slots__ = ("flags", "most", "victim")
    verb = "ignore"
    kinds = "number"
    about = "piece number number"

    def __init__(self, victim: int, flags: int, most: int) -> None:
        self.victim: Final = victim
        self.flags: Final = flags
        self.most: Final = most

    def args(self) -> Choice:
        return (self.victim, self.flags, self.most)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.victim]

    def options(self, s: Battle) -> list[Choice]:
        return [(ignored,) for ignored in range(min(self.flags, self.most) + 1)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) == 1 and 0 <= choice[0] <= min(self.flags, self.most):
            return None
        return Note("BC-ret-27", (self.victim, min(self.flags, self.most)))

    def take(self, s: Battle, choice: Choice) -> None:
        s.cite("BC-ret-27", self.victim, choice[0])
        fall_back(s, self.victim, self.flags - choice[0])


def fall_back(s: Battle, victim: int, flags: int) -> None:
    """The flags that are not ignored are applied, one hex each (BC-ret-2)."""
    s.applied = flags
    if flags:
        s.then(Flags(victim, flags))


class Flags(Rule[Battle]):
    """The piece has so many flags still to obey."""

    __slots__ = ("flags", "piece")
    verb = "flags"

    def __init__(self, piece: int, flags: int) -> None:
        self.piece: Final = piece
        self.flags: Final = flags

    def args(self) -> Choice:
        return (self.piece, self.flags)

    def take(self, s: Battle, choice: Choice) -> None:
        piece, side = self.piece, s.field.army.side[self.piece]
        rear = s.field.rearward[side][s.at[piece]]
        if any(not retreat_verdict(s, piece, hex, self.flags) for hex in rear):
            s.then(Retreat(piece, self.flags))
        elif s.field.army.arm[piece] == GENERAL:
            s.cite("BC-ret-22", piece)
            eliminate(s, piece)
            test_victory(s)
        elif s.field.board.row[s.at[piece]] != s.field.edge_row[side]:
            s.cite("BC-ret-15", piece, 1)
            pay_with_a_figure(s, piece, self.flags)
        elif s.field.edge_figures:
            s.cite("BC-var-4", piece, 1)
            pay_with_a_figure(s, piece, self.flags)
        else:
            leave_the_board(s, piece)


def pay_with_a_figure(s: Battle, unit: int, flags: int) -> None:
    """A flag that cannot be obeyed costs a figure; flags left over may fall to the general (BC-ret-17)."""
    general = s.general_with(unit)
    lose_figures(s, unit, 1)
    if s.figures[unit]:
        if flags > 1:
            s.then(Flags(unit, flags - 1))
        else:
            test_ground(s)  # an earlier flag may have moved it
        return
    s.cite("BC-ret-23", unit)
    test_victory(s)
    if general != NOBODY and flags > 1:
        s.cite("BC-ret-17", general, flags - 1)
        s.then(Flags(general, flags - 1))


def leave_the_board(s: Battle, unit: int) -> None:
    """A unit on its own edge row is forced off the board, its general with it (BC-ret-16, BC-win-4)."""
    general = s.general_with(unit)
    s.cite("BC-ret-16", unit)
    eliminate(s, unit)
    if general != NOBODY:
        eliminate(s, general)
        s.cite("BC-win-4", unit, general)
    s.cite("BC-ret-23", unit)
    test_victory(s)


class Retreat(Step[Battle]):
    """The owner chooses the next hex, flag by flag (BC-ret-6)."""

    __slots__ = ("flags", "piece")
    verb = "retreat"
    kinds = "hex"
    about = "piece number"

    def __init__(self, piece: int, flags: int) -> None:
        self.piece: Final = piece
        self.flags: Final = flags

    def args(self) -> Choice:
        return (self.piece, self.flags)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.piece]

    def options(self, s: Battle) -> list[Choice]:
        rear = s.field.rearward[s.field.army.side[self.piece]][s.at[self.piece]]
        return [(hex,) for hex in rear if not retreat_verdict(s, self.piece, hex, self.flags)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) != 1:
            general = s.field.army.arm[self.piece] == GENERAL
            return Note("BC-ret-20" if general else "BC-ret-7", (self.piece,))
        verdict = retreat_verdict(s, self.piece, choice[0], self.flags)
        return Note(verdict, (self.piece, choice[0])) if verdict else None

    def take(self, s: Battle, choice: Choice) -> None:
        if s.field.army.arm[self.piece] == GENERAL:
            general_retreats(s, self.piece, choice[0], self.flags)
        else:
            unit_retreats(s, self.piece, choice[0], self.flags)


def unit_retreats(s: Battle, unit: int, hex: int, flags: int) -> None:
    """The unit goes back one hex with its general; joining a lone general cancels the rest (BC-ret-12)."""
    general = s.general_with(unit)
    s.cite("BC-ret-2", unit, hex)
    s.lift(unit)
    s.set_down(unit, hex)
    if general != NOBODY:
        s.lift(general)
        s.set_down(general, hex)
        s.cite("BC-ret-14", general, hex)
    elif s.general_on[hex] != NOBODY:
        s.cite("BC-ret-12", unit, s.general_on[hex], flags - 1)
        flags = 1
    if flags > 1:
        s.then(Flags(unit, flags - 1))
    else:
        test_ground(s)


def general_retreats(s: Battle, general: int, hex: int, flags: int) -> None:
    """A lone general goes back one hex, through friends if need be, and may join a unit at the end."""
    s.cite("BC-ret-2", general, hex)
    s.lift(general)
    if flags > 1:
        s.at[general] = hex  # in passing: he is on no hex's list until he stops
        if s.unit_on[hex] != NOBODY or s.general_on[hex] != NOBODY:
            s.cite("BC-ret-18", general, hex)
        s.then(Flags(general, flags - 1))
        return
    s.set_down(general, hex)
    if s.unit_on[hex] != NOBODY:
        s.cite("BC-ret-19", general, s.unit_on[hex])
