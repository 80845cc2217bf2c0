"""Movement (3.4): one activated unit after the other, and why a move is refused."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.tactique.field import ARTILLERY, INFANTRY, NOBODY, OFF_MAP
from grognard.games.tactique.reach import (
    allowance,
    can_step,
    class_of,
    crossed_guns,
    fewest_hexes,
    has_open_path,
    is_by_road,
    may_cross,
    reach,
    steps_to,
    wander,
)
from grognard.games.tactique.state import COMBAT, INACTIVE, NO_COMBAT, STAYED, Battle


def mover_verdict(s: Battle, unit: int) -> str:
    """The clause that forbids the unit to move now, or LEGAL."""
    if s.field.army.side[unit] != s.active or s.activated[unit] == INACTIVE or not s.elements[unit]:
        return "TA-seq-5"
    return "TA-seq-9" if s.way[unit] != STAYED else LEGAL


def end_verdict(s: Battle, unit: int, hex: int) -> str:
    """The clause that forbids the unit to end a move in the hex, however it comes there, or LEGAL."""
    army, ground, other = s.field.army, s.field.ground, s.unit_on[hex]
    if hex == s.at[unit]:
        return "TA-move-17"
    if not ground.passable[hex]:
        return "TA-move-16"
    if other != NOBODY:
        return "TA-cross-1" if army.side[other] == army.side[unit] else "TA-move-13"
    return LEGAL


def move_objection(s: Battle, unit: int, hex: int) -> Note | None:
    """Why the unit cannot move to the hex, with what was compared."""
    closed = end_verdict(s, unit, hex)
    if closed:
        return Note(closed, (unit, hex))
    if steps_to(reach(s, unit), hex):
        return None
    army, ground = s.field.army, s.field.ground
    start = s.at[unit]
    entry = army.entry[unit] if start == OFF_MAP else start
    if start == OFF_MAP and s.unit_on[entry] != NOBODY and not may_cross(s, unit, entry):
        return Note("TA-reinf-5", (unit, entry))
    distance = s.field.distance[entry][hex] + int(start == OFF_MAP)
    most = max(allowance(s, unit), army.farthest[unit])
    if army.arm[unit] == ARTILLERY and ground.rough[hex] and distance <= max(most, army.march[unit]):
        return Note("TA-terr-4", (unit, hex))
    if distance > most:
        by_road = ground.roads[entry] and ground.roads[hex] and distance <= army.march[unit]
        clause = army.march_clause[unit] if by_road else army.combat_clause[unit]
        return Note(clause, (unit, distance, army.march[unit] if by_road else most))
    return Note(barrier(s, unit, entry, hex, most), (unit, hex))


def barrier(s: Battle, unit: int, start: int, end: int, most: int) -> str:
    """The clause that bars the way to a hex that is near enough: units, rough ground or water between."""
    ground, distance, army = s.field.ground, s.field.distance, s.field.army
    between = [
        hex
        for hex in s.field.board.within(start, most)
        if hex not in (start, end) and distance[start][hex] + distance[hex][end] <= most
    ]
    for hex in between:
        other = s.unit_on[hex]
        if other not in (NOBODY, unit) and not may_cross(s, unit, hex):
            if army.side[other] != army.side[unit]:
                return "TA-cross-6" if army.arm[other] == ARTILLERY else "TA-move-13"
            return "TA-cross-4" if army.arm[other] == ARTILLERY else "TA-cross-2"
    for hex in between:
        if ground.passable[hex] and ground.rough[hex]:
            if s.unit_on[hex] != NOBODY:
                return "TA-cross-7"
            return "TA-terr-4" if army.arm[unit] == ARTILLERY else rough_clause(s, unit)
    return "TA-move-16" if any(not ground.passable[hex] for hex in between) else "TA-hex-11"


def rough_clause(s: Battle, unit: int) -> str:
    """The clause by which rough ground stops the unit."""
    return "TA-terr-2" if s.field.army.arm[unit] == INFANTRY else "TA-terr-3"


class Move(Step[Battle]):
    """The active player moves one activated unit, or is done (TA-seq-8, TA-seq-9)."""

    __slots__ = ()
    verb = "move"
    kinds = "piece hex"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = []
        for unit in s.roster:
            if not mover_verdict(s, unit):
                for ends in reach(s, unit):
                    options.extend([(unit, hex) for hex in ends])
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A unit or done, each as likely; then a hex that it comes to by some way."""
        way = s.way
        movers = [unit for unit in s.roster if way[unit] == STAYED and not mover_verdict(s, unit)]
        for unit in movers[rng.below(len(movers) + 1) :]:
            hex = wander(s, unit, rng)
            if hex != OFF_MAP:
                return (unit, hex)
        return PASS

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = mover_verdict(s, choice[0])
        if refused:
            return Note(refused, (choice[0],))
        return move_objection(s, choice[0], choice[1])

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        move_unit(s, choice[0], choice[1])
        offer_moves(s)


MOVE: Final = Move()


def move_unit(s: Battle, unit: int, hex: int) -> None:
    """The unit moves; the class of the move follows from its length (TA-move-11)."""
    hexes = fewest_hexes(s, unit, hex)
    if s.journal is not None:
        explain(s, unit, hex, hexes)
    way = class_of(s, unit, hexes)
    s.open_path[unit] = int(way == NO_COMBAT and s.field.army.drill[unit] and has_open_path(s, unit, hex))
    s.moved[unit] = hexes
    s.way[unit] = way
    s.lift(unit)
    s.set_down(unit, hex)


def explain(s: Battle, unit: int, hex: int, hexes: int) -> None:
    """Name the clauses of the move."""
    army = s.field.army
    way = class_of(s, unit, hexes)
    if s.at[unit] == OFF_MAP:
        s.cite("TA-reinf-4", unit, army.entry[unit])
    if way == COMBAT:
        s.cite(army.combat_clause[unit], unit, hexes, allowance(s, unit))
    elif way == NO_COMBAT:
        s.cite("TA-move-7", unit, hexes, army.farthest[unit])
    else:
        s.cite(army.march_clause[unit], unit, hexes, army.march[unit])
        s.cite("TA-road-6", unit)
    if s.field.ground.rough[hex]:
        s.cite("TA-terr-5" if is_by_road(s, unit, hex) else rough_clause(s, unit), unit, hex)
    if crossed_guns(s, unit, hex, hexes):
        s.cite("TA-cross-3", unit, hex)


class Movement(Rule[Battle]):
    """The movement phase."""

    __slots__ = ()
    verb = "movement"

    def take(self, s: Battle, choice: Choice) -> None:
        offer_moves(s)


MOVEMENT: Final = Movement()


def offer_moves(s: Battle) -> None:
    """Ask for the next move while one can be made; otherwise go on."""
    for unit in s.roster:
        if s.way[unit] == STAYED and not mover_verdict(s, unit) and can_step(s, unit):
            s.ask(MOVE)
            return
