"""Losses (6, 7.1, 7.2, 8.3): hits and who takes them, killed and replaced leaders, units caught alone."""

from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.gradisca.dice import Die
from grognard.games.gradisca.field import LEADER, NOBODY
from grognard.games.gradisca.mines import clear_mines
from grognard.games.gradisca.state import ELIMINATED, OUT_OF_PLAY, War
from grognard.games.gradisca.teams import FIRST_PARTNER, led_by

KILLS: Final = 2  # a leader dies on this roll or less (GR-7.1-14)
UNSETTLED: Final = -1  # whose turn it is to take a hit is not settled yet


def eliminate(s: War, piece: int, clause: str) -> None:
    """A counter leaves the map for good (GR-7.2-8)."""
    s.cite(clause, piece)
    s.lift(piece, ELIMINATED)
    gone(s, piece)
    clear_mines(s)


def leave_map(s: War, piece: int) -> None:
    """A unit goes over the edge of the map and never returns."""
    eliminate(s, piece, "GR-6-23")


def gone(s: War, piece: int) -> None:
    """A command that has lost its last unit on the map loses its marker (GR-4-3)."""
    forces = s.field.forces
    command = forces.command[piece]
    if command == NOBODY or s.cup[command] == OUT_OF_PLAY:
        return
    for each in forces.under[command]:
        if s.at[each] >= 0:
            return
    s.cup[command] = OUT_OF_PLAY
    s.cite("GR-4-4", command)


def flip(s: War, piece: int, clause: str) -> None:
    """A unit in good order becomes disorganised."""
    s.disorganised[piece] = 1
    s.cite(clause, piece)


def is_lost_by_a_hit(s: War, piece: int, in_combat: bool) -> bool:
    """The next hit eliminates the unit."""
    forces = s.field.forces
    return forces.steps[piece] < 2 or s.disorganised[piece] == 1 or (forces.cernide[piece] and in_combat)


def hit(s: War, piece: int, in_combat: bool = False) -> None:
    """A unit takes one hit (GR-7.2-1, GR-7.2-2), in combat or by a card; cernide stand none in combat."""
    if s.disorganised[piece]:
        eliminate(s, piece, "GR-7.2-2")
    elif not is_lost_by_a_hit(s, piece, in_combat):
        flip(s, piece, "GR-7.2-1")
    elif s.field.forces.steps[piece] < 2:
        eliminate(s, piece, "GR-2.1-6")
    else:
        eliminate(s, piece, "GR-8.3-1")


def steps_left(s: War, side: int, area: int, in_combat: bool) -> int:
    """The hits that a side's units in an area can take."""
    steps = 0
    for unit in s.combat_units_in(area, side):
        steps += 1 if is_lost_by_a_hit(s, unit, in_combat) else 2
    return steps


def suffer(s: War, side: int, area: int, hits: int, clause: str, in_combat: bool = False) -> None:
    """The side's units in the area take hits, spread as their owner likes (GR-7.1-10, GR-12-19)."""
    if hits:
        s.cite(clause, side, area, hits)
        s.then(Losses(side, area, hits, in_combat, UNSETTLED))


class Losses(Rule[War]):
    """So many hits are still to be taken; where nothing is left to choose, the rules take them."""

    __slots__ = ("area", "hits", "in_combat", "side", "turn")
    verb = "losses"

    def __init__(self, side: int, area: int, hits: int, in_combat: bool, turn: int) -> None:
        self.side: Final = side
        self.area: Final = area
        self.hits: Final = hits
        self.in_combat: Final = in_combat
        self.turn: Final = turn  # whose turn it is to take a hit, where two partners have units there

    def args(self) -> Choice:
        return (self.side, self.area, self.hits, int(self.in_combat), self.turn)

    def take(self, s: War, choice: Choice) -> None:
        side, area, hits, in_combat = self.side, self.area, self.hits, self.in_combat
        units = s.combat_units_in(area, side)
        left = steps_left(s, side, area, in_combat) if hits >= len(units) else 2 * len(units)
        if hits >= left:
            if hits > left:
                s.cite("GR-7.1-12", side, area, hits - left)
            for unit in units:
                if not is_lost_by_a_hit(s, unit, in_combat):
                    hit(s, unit, in_combat)
                hit(s, unit, in_combat)
        elif len(units) == 1:
            hit(s, units[0], in_combat)
        elif not s.field.teams:
            s.then(Lose(side, area, hits, in_combat, NOBODY))
        else:
            share(s, side, area, hits, in_combat, self.turn)


def share(s: War, side: int, area: int, hits: int, in_combat: bool, turn: int) -> None:
    """Partners take hits in turn, first the one with more units; a die settles a tie (GR-4.2-9)."""
    mine = led_by(s, s.combat_units_in(area, side))
    if not mine[0] or not mine[1]:
        turn = 0 if mine[0] else 1
    elif turn == UNSETTLED:
        if mine[0] == mine[1]:
            s.then(Dispute(side, area, hits, in_combat))
            return
        turn = 0 if mine[0] > mine[1] else 1
        s.cite("GR-4.2-9", side, turn, mine[turn])
    s.then(Lose(side, area, hits, in_combat, turn))


class Dispute(Die):
    """A die decides which of two partners takes the first hit (GR-4.2-7)."""

    __slots__ = ("area", "hits", "in_combat", "side")
    verb = "dispute"
    about = "side area number number"
    tag = "dispute"

    def __init__(self, side: int, area: int, hits: int, in_combat: bool) -> None:
        self.side: Final = side
        self.area: Final = area
        self.hits: Final = hits
        self.in_combat: Final = in_combat

    def args(self) -> Choice:
        return (self.side, self.area, self.hits, int(self.in_combat))

    def owner(self, s: War) -> int:
        return self.side

    def lot(self, s: War, face: int) -> int:
        return int(face > FIRST_PARTNER)

    def take(self, s: War, choice: Choice) -> None:
        turn = self.lot(s, choice[0])
        s.cite("GR-4.2-11", self.side, turn)
        s.then(Lose(self.side, self.area, self.hits, self.in_combat, turn))


class Lose(Step[War]):
    """The owner takes one hit on one of his units in the area (GR-7.1-10)."""

    __slots__ = ("area", "hits", "in_combat", "partner", "side")
    verb = "lose"
    kinds = "piece"
    about = "side area number number number"

    def __init__(self, side: int, area: int, hits: int, in_combat: bool, partner: int) -> None:
        self.side: Final = side
        self.area: Final = area
        self.hits: Final = hits
        self.in_combat: Final = in_combat
        self.partner: Final = partner  # only units that he leads; NOBODY where one player leads all

    def args(self) -> Choice:
        return (self.side, self.area, self.hits, int(self.in_combat), self.partner)

    def actor(self, s: War) -> int:
        return self.side if self.partner == NOBODY else self.side + 2 * self.partner

    def verdict(self, s: War, piece: int) -> str:
        """The clause that spares a counter of the side in the area, or LEGAL."""
        forces = s.field.forces
        if s.at[piece] != self.area or forces.side[piece] != self.side:
            return "GR-7.1-10"
        if forces.type[piece] >= LEADER:
            return "GR-7.1-13"
        if self.partner != NOBODY and s.field.partner[forces.command[piece]] != self.partner:
            return "GR-4.2-9"
        return ""

    def options(self, s: War) -> list[Choice]:
        units = s.combat_units_in(self.area, self.side)
        return [(piece,) for piece in units if self.partner == NOBODY or not self.verdict(s, piece)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if len(choice) != 1:
            return Note("GR-7.1-12", (self.side, self.area, self.hits))
        verdict = self.verdict(s, choice[0])
        return Note(verdict, (self.side, self.area, self.hits)) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        hit(s, choice[0], self.in_combat)
        if self.hits > 1:
            turn = UNSETTLED if self.partner == NOBODY else 1 - self.partner
            s.then(Losses(self.side, self.area, self.hits - 1, self.in_combat, turn))


def test_leaders(s: War, side: int, area: int) -> None:
    """A side that took a hit tests each of its leaders there (GR-7.1-14)."""
    types = s.field.forces.type
    for leader in reversed(s.units_in(area, side)):
        if types[leader] == LEADER:
            s.then(LeaderDie(leader))


class LeaderDie(Die):
    """Whether a leader survives the fire on his men."""

    __slots__ = ("leader",)
    verb = "test"
    about = "piece"
    tag = "leader"

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def args(self) -> Choice:
        return (self.leader,)

    def owner(self, s: War) -> int:
        return s.field.forces.side[self.leader]

    def lot(self, s: War, face: int) -> int:
        return int(face <= KILLS)

    def take(self, s: War, choice: Choice) -> None:
        s.cite("GR-7.1-14", self.leader, choice[0])
        if choice[0] <= KILLS:
            kill(s, self.leader, "GR-7.2-5")


def kill(s: War, leader: int, clause: str) -> None:
    """A killed leader makes way for his replacement, where there is one (GR-7.2-4)."""
    forces = s.field.forces
    successor = forces.replacement[leader]
    if successor == NOBODY:
        eliminate(s, leader, clause)
    elif not s.guarded[forces.side[leader]]:
        eliminate(s, leader, "GR-7.2-7")
    else:
        s.then(Replace(leader, successor))


class Replace(Step[War]):
    """The owner says where the replacement of a killed leader appears."""

    __slots__ = ("leader", "successor")
    verb = "replace"
    kinds = "area"
    about = "piece piece"

    def __init__(self, leader: int, successor: int) -> None:
        self.leader: Final = leader
        self.successor: Final = successor

    def args(self) -> Choice:
        return (self.leader, self.successor)

    def actor(self, s: War) -> int:
        forces = s.field.forces
        side = forces.side[self.leader]
        return side + 2 * s.field.partner[forces.command[self.leader]] if s.field.teams else side

    def options(self, s: War) -> list[Choice]:
        guarded = s.guarded[s.field.forces.side[self.leader]]
        return [(area,) for area in range(s.field.land.size) if guarded >> area & 1]

    def objection(self, s: War, choice: Choice) -> Note | None:
        guarded = s.guarded[s.field.forces.side[self.leader]]
        if len(choice) == 1 and choice[0] >= 0 and guarded >> choice[0] & 1:
            return None
        return Note("GR-7.2-4", (self.successor, *choice))

    def take(self, s: War, choice: Choice) -> None:
        leader, successor = self.leader, self.successor
        s.lift(leader, ELIMINATED)
        s.set_down(successor, choice[0])
        s.acted[successor] = s.acted[leader]
        s.unsupplied[successor] = s.unsupplied[leader]
        s.cite("GR-7.2-4", successor, choice[0])
        if leader in s.attackers:
            s.cite("GR-7.2-6", successor)
            s.attackers = tuple([successor if each == leader else each for each in s.attackers])


def caught(s: War, side: int, area: int) -> None:
    """Leaders and sappers of a side that stand alone beside enemy combat units are eliminated (GR-6-15)."""
    if s.has_fighting_units(area, side):
        return
    for sapper in s.combat_units_in(area, side):
        eliminate(s, sapper, "GR-6-15")
    for leader in s.units_in(area, side):
        if s.field.captured_replaced:
            s.cite("GR-6-15", leader)
            kill(s, leader, "GR-opt-5")
        else:
            eliminate(s, leader, "GR-6-15")
            s.cite("GR-6-16", leader)
