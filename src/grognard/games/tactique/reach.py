"""How far a unit can go (3.4, 3.14): fields and roads, halts in rough ground, crossing guns, arriving."""

from grognard.core.rng import Rng
from grognard.games.tactique.field import ARTILLERY, NOBODY, OFF_MAP
from grognard.games.tactique.state import COMBAT, MARCH, NO_COMBAT, STAYED, Battle

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


def may_cross(s: Battle, unit: int, hex: int) -> bool:
    """A friendly gun stands there, and the unit may pass it (TA-cross-2 to TA-cross-6)."""
    army = s.field.army
    other = s.unit_on[hex]
    return army.arm[other] == ARTILLERY and army.side[other] == army.side[unit] and crosses_guns(s, unit)


def crosses_guns(s: Battle, unit: int) -> bool:
    """Infantry and cavalry cross friendly guns; guns only by the option (TA-cross-4)."""
    return s.field.army.arm[unit] != ARTILLERY or s.field.guns_cross_guns


def farthest(s: Battle, unit: int) -> int:
    """The most hexes that the unit could move from where it is, by road if there is one."""
    army = s.field.army
    start = s.at[unit]
    most = max(allowance(s, unit), army.farthest[unit])
    on_road = s.field.ground.roads[army.entry[unit] if start == OFF_MAP else start]
    return max(most, army.march[unit]) if on_road else most


def reach(s: Battle, unit: int, goal: int = OFF_MAP, most: int = 99) -> Reach:
    """The hexes that the unit may move to, by the fewest hexes that it needs (TA-move-10 to TA-move-12).

    It looks no farther than it is asked to, nor once the goal is found.
    """
    if passes(s, unit):
        return woodsman_reach(s, unit)
    army, ground = s.field.army, s.field.ground
    arm, side = army.arm, army.side
    onward, halting = ground.onward[arm[unit]], ground.halting[arm[unit]]
    unit_on, crosses, own = s.unit_on, crosses_guns(s, unit), side[unit]
    layers: Reach = []
    ended = [False] * s.field.size
    passed = [False] * s.field.size
    start = set_out(s, unit, layers, ended)
    if start == OFF_MAP:
        return layers
    passed[start] = True
    frontier = [start]
    hexes = min(most, max(allowance(s, unit), army.farthest[unit]))
    for number in range(len(layers), hexes):
        ends: list[int] = []
        next_frontier: list[int] = []
        last = number == hexes - 1  # nobody goes on from where it leads
        for here in frontier:
            for hex in onward[here]:
                if last:
                    if not ended[hex] and unit_on[hex] == NOBODY:
                        ended[hex] = True
                        ends.append(hex)
                    continue
                if passed[hex]:
                    continue
                other = unit_on[hex]
                if other == NOBODY:
                    passed[hex] = True
                    next_frontier.append(hex)
                    if not ended[hex]:
                        ended[hex] = True
                        ends.append(hex)
                elif crosses and arm[other] == ARTILLERY and side[other] == own:
                    passed[hex] = True
                    next_frontier.append(hex)
            for hex in halting[here]:
                if not ended[hex] and unit_on[hex] == NOBODY:
                    ended[hex] = True
                    ends.append(hex)
        layers.append(ends)
        if goal in ends:
            return layers
        frontier = next_frontier
    if ground.roads[start] and most > len(layers):
        march(s, unit, start, layers, ended, most)
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


def march(s: Battle, unit: int, start: int, layers: Reach, ended: list[bool], most: int = 99) -> None:
    """Add the hexes that only a march reaches, every step of it along the road (TA-road-1 to TA-road-8)."""
    roads = s.field.ground.roads
    seen = [start]
    frontier = [start]
    for hexes in range(1 + int(s.at[unit] == OFF_MAP), min(most, s.field.army.march[unit]) + 1):
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


def fewest_hexes(s: Battle, unit: int, hex: int) -> int:
    """The fewest hexes of the way to a hex within reach: mostly a step, or two by an empty hex."""
    start = s.at[unit]
    if start != OFF_MAP and not passes(s, unit):
        arm = s.field.army.arm[unit]
        onward, halting = s.field.ground.onward[arm], s.field.ground.halting[arm]
        if hex in onward[start] or hex in halting[start]:
            return 1
        for between in onward[start]:
            if s.unit_on[between] == NOBODY and (hex in onward[between] or hex in halting[between]):
                return 2
    return steps_to(reach(s, unit, hex), hex)


def wander(s: Battle, unit: int, rng: Rng) -> int:
    """A hex that the unit comes to by a random way of a random length, or OFF_MAP if it cannot step.

    It goes across the fields, or marches along the road if that alone leads so far; it steps aside
    of what bars the way.
    """
    army, ground, here = s.field.army, s.field.ground, s.at[unit]
    if here == OFF_MAP or passes(s, unit):
        return any_end(reach(s, unit, OFF_MAP, 1 + rng.below(farthest(s, unit))), rng)
    arm, unit_on, crosses = army.arm[unit], s.unit_on, crosses_guns(s, unit)
    fields = max(allowance(s, unit), army.farthest[unit])
    hexes = 1 + rng.below(max(fields, army.march[unit]) if ground.roads[here] else fields)
    marches = hexes > fields
    onward, halting = ground.roads if marches else ground.onward[arm], ground.halting[arm]
    end = OFF_MAP
    for _ in range(hexes):
        going, stopping = onward[here], halting[here]
        ways = len(going) if marches else len(going) + len(stopping)
        number = rng.below(ways) if ways > 1 else 0
        if number >= len(going):
            if ways and unit_on[stopping[number - len(going)]] == NOBODY:
                return stopping[number - len(going)]
            continue
        hex = going[number]
        if unit_on[hex] == NOBODY:
            here = end = hex
        elif crosses and may_cross(s, unit, hex):
            here = hex
    return end if end != OFF_MAP else any_end(reach(s, unit, OFF_MAP, 1), rng)


def any_end(layers: Reach, rng: Rng) -> int:
    """One of the farthest hexes of a reach, or OFF_MAP."""
    for ends in reversed(layers):
        if ends:
            return ends[rng.below(len(ends))]
    return OFF_MAP


def class_of(s: Battle, unit: int, hexes: int) -> int:
    """The class of a move of so many hexes (TA-move-11, TA-road-8)."""
    if hexes <= allowance(s, unit):
        return COMBAT if hexes else STAYED
    return NO_COMBAT if hexes <= s.field.army.farthest[unit] else MARCH


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
