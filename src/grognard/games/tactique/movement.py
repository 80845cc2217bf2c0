"""Movement (3.4, 3.14): with combat, without combat, by road; rough ground, stacking, crossing, arrival."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.tactique.field import ARTILLERY, INFANTRY, NOBODY, OFF_MAP
from grognard.games.tactique.state import COMBAT, INACTIVE, MARCH, NO_COMBAT, STAYED, Battle

Reach = list[list[int]]  # by the fewest hexes of the way, from 1 on: where it may end


def allowance(s: Battle, unit: int) -> int:
    """How many hexes the unit may move and still fight (TA-move-1 to TA-move-6, TA-ord-24)."""
    hexes = s.field.army.combat[unit]
    if s.terms.farther and (s.terms.everybody or s.ordered == unit):
        hexes += s.terms.farther
    return hexes


def passes(s: Battle, unit: int) -> int:
    """How many rough hexes the unit passes as if they were clear (TA-ord-11)."""
    return s.number if s.terms.woodsmen and s.ordered == unit else 0


def mover_verdict(s: Battle, unit: int) -> str:
    """The clause that forbids the unit to move now, or LEGAL."""
    if s.field.army.side[unit] != s.active or s.activated[unit] == INACTIVE or not s.elements[unit]:
        return "TA-seq-5"
    return "TA-seq-9" if s.way[unit] != STAYED else LEGAL


def may_cross(s: Battle, unit: int, hex: int) -> bool:
    """A friendly gun stands there, and the unit may pass it (TA-cross-2 to TA-cross-6)."""
    army = s.field.army
    other = s.unit_on[hex]
    if army.arm[other] != ARTILLERY or army.side[other] != army.side[unit]:
        return False
    return army.arm[unit] != ARTILLERY or s.field.guns_cross_guns


def reach(s: Battle, unit: int) -> Reach:
    """The hexes that the unit may move to, by the fewest hexes that it needs (TA-move-10 to TA-move-12)."""
    if passes(s, unit):
        return woodsman_reach(s, unit)
    army, ground = s.field.army, s.field.ground
    onward, halting = ground.onward[army.arm[unit]], ground.halting[army.arm[unit]]
    unit_on = s.unit_on
    layers: Reach = []
    ended = [False] * s.field.size
    passed = [False] * s.field.size
    start = set_out(s, unit, layers, ended)
    if start == OFF_MAP:
        return layers
    passed[start] = True
    frontier = [start]
    for _ in range(len(layers), max(allowance(s, unit), army.farthest[unit])):
        ends: list[int] = []
        next_frontier: list[int] = []
        for here in frontier:
            for hex in onward[here]:
                if not passed[hex]:
                    if unit_on[hex] == NOBODY:
                        if not ended[hex]:
                            ended[hex] = True
                            ends.append(hex)
                        passed[hex] = True
                        next_frontier.append(hex)
                    elif may_cross(s, unit, hex):
                        passed[hex] = True
                        next_frontier.append(hex)
            for hex in halting[here]:
                if not ended[hex] and unit_on[hex] == NOBODY:
                    ended[hex] = True
                    ends.append(hex)
        layers.append(ends)
        frontier = next_frontier
    if ground.roads[start]:
        march(s, unit, start, layers, ended)
    return layers


def set_out(s: Battle, unit: int, layers: Reach, ended: list[bool]) -> int:
    """Where the unit goes on from; one that arrives has entered its hex along the road (TA-reinf-4).

    OFF_MAP if somebody bars the entry (TA-reinf-5).
    """
    start = s.at[unit]
    if start != OFF_MAP:
        ended[start] = True
        return start
    entry = s.field.army.entry[unit]
    if s.unit_on[entry] == NOBODY:
        ended[entry] = True
        layers.append([entry])
        return entry
    if not may_cross(s, unit, entry):
        return OFF_MAP
    layers.append([])
    return entry


def march(s: Battle, unit: int, start: int, layers: Reach, ended: list[bool]) -> None:
    """Add the hexes that only a march reaches, every step of it along the road (TA-road-1 to TA-road-8)."""
    roads = s.field.ground.roads
    seen = [start]
    frontier = [start]
    for hexes in range(1 + int(s.at[unit] == OFF_MAP), s.field.army.march[unit] + 1):
        ends: list[int] = []
        next_frontier: list[int] = []
        for here in frontier:
            for hex in roads[here]:
                if hex in seen:
                    continue
                if s.unit_on[hex] == NOBODY:
                    if not ended[hex]:
                        ended[hex] = True
                        ends.append(hex)
                elif not may_cross(s, unit, hex):
                    continue
                seen.append(hex)
                next_frontier.append(hex)
        frontier = next_frontier
        if hexes <= len(layers):
            layers[hexes - 1].extend(ends)
        else:
            layers.append(ends)


def woodsman_reach(s: Battle, unit: int) -> Reach:
    """The same for a unit that passes some rough hexes as if they were clear: by how many it has left."""
    army, ground = s.field.army, s.field.ground
    layers: Reach = []
    ended = [False] * s.field.size
    start = set_out(s, unit, layers, ended)
    if start == OFF_MAP:
        return layers
    best = [-1] * s.field.size  # passes left where it can go on
    best[start] = passes(s, unit)
    frontier = [start]
    for _ in range(len(layers), max(allowance(s, unit), army.farthest[unit])):
        ends: list[int] = []
        next_frontier: list[int] = []
        lefts = [best[here] for here in frontier]
        for here, left in zip(frontier, lefts, strict=True):
            for hex in ground.beside[here]:
                after = left - int(ground.rough[hex] and hex not in ground.roads[here])
                if after < 0 and army.arm[unit] == ARTILLERY:
                    continue
                free = s.unit_on[hex] == NOBODY
                if free and not ended[hex]:
                    ended[hex] = True
                    ends.append(hex)
                if after > best[hex] and (free or may_cross(s, unit, hex)):
                    best[hex] = after
                    next_frontier.append(hex)
        layers.append(ends)
        frontier = next_frontier
    if ground.roads[start]:
        march(s, unit, start, layers, ended)
    return layers


def can_step(s: Battle, unit: int) -> bool:
    """The unit has at least one hex to go to."""
    army, ground, unit_on = s.field.army, s.field.ground, s.unit_on
    here = s.at[unit]
    if here == OFF_MAP:
        entry = army.entry[unit]
        return unit_on[entry] == NOBODY or (may_cross(s, unit, entry) and any(reach(s, unit)))
    for hex in ground.onward[army.arm[unit]][here]:
        if unit_on[hex] == NOBODY:
            return True
    for hex in ground.halting[army.arm[unit]][here]:
        if unit_on[hex] == NOBODY:
            return True
    return any(reach(s, unit))  # across friendly guns, by road, through the woods


def steps_to(layers: Reach, hex: int) -> int:
    """The fewest hexes of the way to a hex, or 0 if it is out of reach."""
    for number, ends in enumerate(layers):
        if hex in ends:
            return number + 1
    return 0


def class_of(s: Battle, unit: int, hexes: int) -> int:
    """The class of a move of so many hexes (TA-move-11, TA-road-8)."""
    if hexes <= allowance(s, unit):
        return COMBAT if hexes else STAYED
    return NO_COMBAT if hexes <= s.field.army.farthest[unit] else MARCH


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
        for unit in s.field.army.of[s.active]:
            if s.activated[unit] != INACTIVE and not mover_verdict(s, unit):
                for ends in reach(s, unit):
                    options.extend([(unit, hex) for hex in ends])
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A unit or done, each as likely; then one of the unit's hexes."""
        movers = [
            unit
            for unit in s.field.army.of[s.active]
            if s.activated[unit] != INACTIVE and not mover_verdict(s, unit)
        ]
        for unit in movers[rng.below(len(movers) + 1) :]:
            ends = [hex for layer in reach(s, unit) for hex in layer]
            if ends:
                return (unit, ends[rng.below(len(ends))])
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
    hexes = steps_to(reach(s, unit), hex)
    if s.journal is not None:
        explain(s, unit, hex, hexes)
    way = class_of(s, unit, hexes)
    s.open_path[unit] = int(way == NO_COMBAT and s.field.army.drill[unit] and has_open_path(s, unit, hex))
    s.moved[unit] = hexes
    s.way[unit] = way
    s.lift(unit)
    s.set_down(unit, hex)


def has_open_path(s: Battle, unit: int, hex: int) -> bool:
    """A way without any rough hex leads there in so many steps as the unit has off the road."""
    ground = s.field.ground
    start = s.at[unit]
    hexes = s.field.army.farthest[unit]
    frontier = [start]
    if start == OFF_MAP:
        hexes -= 1
        frontier = [s.field.army.entry[unit]]
        if ground.rough[frontier[0]]:
            return False
    for _ in range(hexes):
        frontier = [
            b
            for here in frontier
            for b in ground.beside[here]
            if not ground.rough[b] and (s.unit_on[b] == NOBODY or may_cross(s, unit, b))
        ]
        if hex in frontier:
            return True
    return False


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


def is_by_road(s: Battle, unit: int, hex: int) -> bool:
    """The unit can come there along the road alone."""
    start, entry = s.at[unit], s.field.army.entry[unit]
    if start == OFF_MAP and entry == hex:
        return True
    layers: Reach = []
    march(s, unit, entry if start == OFF_MAP else start, layers, [False] * s.field.size)
    return steps_to(layers, hex) > 0


def crossed_guns(s: Battle, unit: int, hex: int, hexes: int) -> bool:
    """Without crossing friendly guns the unit would not come there in so few hexes."""
    trial = s.clone()
    army = s.field.army
    foe = army.of[1 - army.side[unit]][0]
    for gun in army.of[army.side[unit]]:
        if army.arm[gun] == ARTILLERY and gun != unit and s.at[gun] != OFF_MAP:
            trial.unit_on[s.at[gun]] = foe  # as if an enemy stood there
    return steps_to(reach(trial, unit), hex) != hexes


class Movement(Rule[Battle]):
    """The movement phase."""

    __slots__ = ()
    verb = "movement"

    def take(self, s: Battle, choice: Choice) -> None:
        offer_moves(s)


MOVEMENT: Final = Movement()


def offer_moves(s: Battle) -> None:
    """Ask for the next move while one can be made; otherwise go on."""
    for unit in s.field.army.of[s.active]:
        if s.activated[unit] != INACTIVE and not mover_verdict(s, unit) and can_step(s, unit):
            s.then(MOVE)
            return
