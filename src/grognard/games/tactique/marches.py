"""Where a unit had best stand, in little time: one look at the enemy serves all its hexes."""

from typing import Final

from grognard.boards.hexes import UNKNOWN, Whereabouts
from grognard.core.journal import Choice
from grognard.games.tactique.aim import attacker_verdict, targets
from grognard.games.tactique.evaluate import unit_worth
from grognard.games.tactique.field import ARTILLERY, CAVALRY, INFANTRY, NEVER, NOBODY, OFF_MAP
from grognard.games.tactique.judging import attack_odds
from grognard.games.tactique.prospects import (
    NEAR,
    WORST,
    can_answer,
    charge_next,
    fire_next,
    harm,
    haste,
    is_steady,
    odds,
    prize,
    pull,
    span_of,
    stake,
    wanted,
)
from grognard.games.tactique.reach import Reach, class_of, reach
from grognard.games.tactique.state import FIRST_GROUP, RIPOSTE, Battle
from grognard.games.tactique.victory import enemy

NO_LIMIT: Final = 1_000_000  # more than any attack brings
Hopes = list[tuple[int, int]]  # dice times faces that hit, and where
Menace = tuple[int, int, bool]  # dice, faces that hit, by a gun
Marches = dict[Choice, tuple[int, int]]  # by what surrounds a unit: where it had best go, what it gains
Memory = dict[Choice, Marches]  # by what both sides want
FULL: Final = 400  # so many wants are remembered at most


class Foes(Whereabouts):
    """The enemy's units on the map as a side sees them; what is asked of them often is worked out once.

    It holds for a turn, as long as they stand where they do: who is in the way is not looked at again.
    """

    __slots__ = (
        "blows",
        "elements",
        "farthest",
        "frame",
        "gains",
        "haste",
        "losses",
        "marches",
        "memory",
        "menaces",
        "point",
        "price",
        "side",
        "spans",
        "steady",
        "turn",
        "units",
    )

    def __init__(
        self, s: Battle, units: list[int], places: list[int], elements: list[int], memory: Memory
    ) -> None:
        super().__init__(s.field.distance, places, wanted(s, s.active, NOBODY))
        self.side: Final = s.active
        self.turn: Final = s.turn
        self.units: Final = units
        self.elements: Final = elements
        self.spans: Final = [span_of(s, unit) for unit in units]
        self.farthest: Final = max(self.spans, default=0)
        self.steady: Final = [UNKNOWN] * len(units)
        self.haste: Final = haste(s, s.active)
        self.price: Final = prize(s, enemy(s.active))  # of an own unit
        self.point: Final = prize(s, s.active)  # of an enemy's
        self.gains: Final[dict[int, int]] = {}
        self.menaces: Final[dict[int, list[Menace]]] = {}
        self.blows: Final[dict[tuple[int, int, int, int, bool], int]] = {}
        self.losses: Final[dict[int, int]] = {}
        self.frame: Final = (s.active, s.turn, s.order, s.ordered, s.number)
        self.memory: Final = memory
        aims = (*self.frame, self.price, self.point, *s.control, NOBODY, *self.goals)
        self.marches: Final = memory.setdefault(aims, {})

    def is_like(self, s: Battle, places: list[int], elements: list[int]) -> bool:
        """It is the same side's turn, and they stand where they did."""
        same = self.frame == (s.active, s.turn, s.order, s.ordered, s.number)
        return same and self.places == places and self.elements == elements

    def is_steady(self, s: Battle, number: int) -> bool:
        """The enemy of this number is supported where it stands."""
        known = self.steady[number]
        if known == UNKNOWN:
            known = self.steady[number] = int(is_steady(s, self.units[number]))
        return known == 1

    def blow(self, s: Battle, target: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack takes from the enemy on average."""
        key = (target, dice, hits, flags, by_gun)
        known = self.blows.get(key)
        if known is None:
            known = self.blows[key] = harm(s, target, dice, hits, flags, by_gun, self.point)
        return known

    def loss(self, s: Battle, unit: int, dice: int, hits: int, flags: int, by_gun: bool) -> int:
        """What an attack costs an own unit on average, if it has room to go back."""
        key = ((((unit * 16 + s.elements[unit]) * 16 + dice) * 8 + hits) * 2 + flags) * 2 + int(by_gun)
        known = self.losses.get(key)
        if known is None:
            known = self.losses[key] = mean_loss(s, unit, dice, hits, flags, by_gun, self.price)
        return known

    def gain(self, s: Battle, unit: int) -> int:
        """What an own unit gains by being activated, before any has moved."""
        known = self.gains.get(unit)
        if known is None:
            before = s.activated[unit]
            s.activated[unit] = FIRST_GROUP
            _, known = best_march(s, unit, self)
            s.activated[unit] = before
            self.gains[unit] = known
        return known

    def menace(self, s: Battle, hex: int, tame: bool) -> list[Menace]:
        """The attacks that could be made next turn on a unit there."""
        if self.how_near(hex) > self.farthest:
            return []
        key = 2 * hex + int(tame)
        known = self.menaces.get(key)
        if known is None:
            known = self.menaces[key] = self.look(s, hex, tame)
        return known

    def look(self, s: Battle, hex: int, tame: bool) -> list[Menace]:
        arm, away, spans = s.field.army.arm, s.field.distance[hex], self.spans
        found: list[Menace] = []
        for number, there in enumerate(self.places):
            distance = away[there]
            if distance <= spans[number]:
                foe = self.units[number]
                by_gun = arm[foe] == ARTILLERY
                if by_gun:
                    dice, hits = fire_next(s, foe, there, hex, distance)
                else:
                    dice, hits = charge_next(s, foe, hex, tame or arm[foe] == CAVALRY)
                if dice:
                    found.append((dice, hits, by_gun))
        return found


def foes_of(s: Battle) -> Foes:
    """The enemy of the active side: as seen before, if nothing about him has changed."""
    at, strength = s.at, s.elements
    units = [unit for unit in s.field.army.of[enemy(s.active)] if at[unit] != OFF_MAP]
    places = [at[unit] for unit in units]
    elements = [strength[unit] for unit in units]
    seen = s.seen
    if isinstance(seen, Foes) and seen.is_like(s, places, elements):
        return seen
    memory = seen.memory if isinstance(seen, Foes) else {}
    fresh = Foes(s, units, places, elements, memory)
    s.seen = fresh
    return fresh


def mean_loss(
    s: Battle, unit: int, dice: int, hit_faces: int, flag_faces: int, by_gun: bool, point: int
) -> int:
    """What an attack costs the unit on average wherever it stands, its loss being worth a point besides."""
    army, weights = s.field.army, s.weights
    arm, elements, rout = army.arm[unit], s.elements[unit], army.rout[unit]
    key = (arm, elements, rout, dice, hit_faces, flag_faces, int(by_gun), point)
    known = weights.losses.get(key)
    if known is None:
        own = unit_worth(weights, arm, elements)
        total = 0
        for hits, flags, weight in odds(dice, hit_faces, flag_faces):
            if by_gun and arm == ARTILLERY and hits < 2:
                continue
            if hits >= elements or (flags > rout and rout != NEVER):
                total += weight * (own + point)
            else:
                total += weight * (own - unit_worth(weights, arm, elements - hits) + weights.retreat * flags)
        known = weights.losses[key] = int(total // 6**dice)
    return known


def attack_next(s: Battle, unit: int, here: int, there: int, distance: int, foes: Foes, number: int) -> int:
    """The dice that an own unit could bring next turn against an enemy, times the faces that hit."""
    army = s.field.army
    if army.arm[unit] == ARTILLERY:
        dice, hits = fire_next(s, unit, here, there, distance)
    else:
        tame = army.arm[foes.units[number]] != CAVALRY and not foes.is_steady(s, number)
        dice, hits = charge_next(s, unit, there, tame or army.arm[unit] == CAVALRY)
    return dice * hits


def best_march(s: Battle, unit: int, foes: Foes) -> tuple[int, int]:
    """Where the unit had best move, or NOBODY to stay, and what it gains: as known, if all near it is alike."""
    around = surroundings(s, unit, foes)
    known = foes.marches.get(around)
    if known is None:
        known = foes.marches[around] = best_hex(s, unit, foes)
    return known


def surroundings(s: Battle, unit: int, foes: Foes) -> Choice:
    """All that matters for the unit's march: itself, and who stands near enough to meet it or to bar its way."""
    army, at, size = s.field.army, s.at, s.field.size
    most, here = army.farthest[unit] + s.terms.farther, at[unit]
    away = s.field.distance[army.entry[unit] if here == OFF_MAP else here]
    found = [unit, here, s.elements[unit]]
    close = most + 2
    for other in army.of[foes.side]:
        hex = at[other]
        if hex != OFF_MAP and away[hex] <= close:
            found.append(other * size + hex)
    aim = most + (army.range[unit] if army.arm[unit] == ARTILLERY else 1)
    for number, there in enumerate(foes.places):
        distance = away[there]
        if distance <= aim:
            found.append(-foes.elements[number])
            found.append(foes.units[number] * size + there)
        elif distance <= most + foes.spans[number]:
            found.append(foes.units[number] * size + there)
    return tuple(found)


def best_hex(s: Battle, unit: int, foes: Foes) -> tuple[int, int]:
    """Where the unit had best move, or NOBODY to stay; what it gains by that and by its attack."""
    here, gun = s.at[unit], s.field.army.arm[unit] == ARTILLERY
    layers = reach(s, unit)
    hopes = charges(s, unit, foes, len(layers))
    goals = wanted(s, foes.side, unit)
    most = idle = -s.weights.stride[INFANTRY] * 8
    if here != OFF_MAP:
        idle = hex_worth(s, unit, foes, promise(s, unit, here, foes, hopes, goals))
        most = idle + attack_worth(s, unit, foes)
    attack_from = span_of(s, unit) if gun else 1
    best, moved, way = NOBODY, s.moved[unit], s.way[unit]
    for at_best, promised, steps, hex in by_promise(s, unit, layers, foes, hopes, goals, attack_from):
        if at_best <= most:
            break
        s.moved[unit] = steps
        s.way[unit] = class_of(s, unit, steps)
        s.lift(unit)
        s.set_down(unit, hex)
        value = hex_worth(s, unit, foes, promised) + attack_worth(s, unit, foes)
        if value > most:
            best, most = hex, value
    s.lift(unit)
    s.at[unit] = here
    if here != OFF_MAP:
        s.set_down(unit, here)
    s.moved[unit], s.way[unit] = moved, way
    return best, most - idle


def by_promise(
    s: Battle, unit: int, layers: Reach, foes: Foes, hopes: Hopes, goals: list[int], attack_from: int
) -> list[tuple[int, int, int, int]]:
    """What each hex may be worth at best, what it promises, the hexes of the way, itself: the best first."""
    here = s.at[unit]
    found: list[tuple[int, int, int, int]] = []
    for number, ends in enumerate(layers):
        for hex in ends:
            if here == OFF_MAP or foes.draws(here, hex):
                promised = promise(s, unit, hex, foes, hopes, goals)
                more = NO_LIMIT if foes.how_near(hex) <= attack_from else s.weights.steady
                found.append((promised + more, promised, number + 1, hex))
    found.sort(reverse=True)
    return found


def charges(s: Battle, unit: int, foes: Foes, steps: int) -> Hopes:
    """Whom infantry or cavalry could charge next turn after so many steps, and where: the best first.

    Whom they could charge, they charge alike from wherever they stand; guns are asked hex by hex.
    """
    army, span = s.field.army, span_of(s, unit) + steps
    if army.arm[unit] == ARTILLERY:
        return []
    away = s.field.distance[army.entry[unit] if s.at[unit] == OFF_MAP else s.at[unit]]
    found: list[tuple[int, int]] = []
    for number, there in enumerate(foes.places):
        if away[there] <= span:
            found.append((attack_next(s, unit, there, there, 0, foes, number), there))
    found.sort(reverse=True)
    return found


def hope(s: Battle, unit: int, hex: int, foes: Foes, hopes: Hopes) -> int:
    """The best attack that the unit could make from the hex next turn, in dice and faces that hit."""
    away, span = s.field.distance[hex], span_of(s, unit)
    for value, there in hopes:
        if away[there] <= span:
            return value
    best = 0
    if s.field.army.arm[unit] == ARTILLERY and foes.how_near(hex) <= span:
        for number, there in enumerate(foes.places):
            if away[there] <= span:
                best = max(best, attack_next(s, unit, hex, there, away[there], foes, number))
    return best


def promise(s: Battle, unit: int, hex: int, foes: Foes, hopes: Hopes, goals: list[int]) -> int:
    """What a hex is worth to the unit, but for what it suffers there, its support and its attack."""
    weights, arm, side = s.weights, s.field.army.arm[unit], foes.side
    stride = weights.stride[arm] * (weights.waiting if s.field.at_limit == side else foes.haste) // 100
    total = hope(s, unit, hex, foes, hopes) * weights.blow * weights.hope // 100
    total -= stride * max(0, foes.how_near(hex) - NEAR[arm])
    return total + pull(s, unit, hex, goals) + stake(s, side, hex) if s.field.goals else total


def hex_worth(s: Battle, unit: int, foes: Foes, promised: int) -> int:
    """What it is worth to the unit to stand where it does: what the hex promises, support and danger."""
    arm, weights, hex = s.field.army.arm[unit], s.weights, s.at[unit]
    steady = is_steady(s, unit)
    flags = 0 if steady or arm == ARTILLERY else 1
    danger = foes.menace(s, hex, arm != CAVALRY and not steady)
    total = promised + (weights.steady if steady else 0)
    if danger:
        blows = [foes.loss(s, unit, dice, hits, flags, by_gun) for dice, hits, by_gun in danger]
        blows.sort()
        total -= sum(blows[-WORST:]) * weights.fear // foes.haste
    return total


def attack_worth(s: Battle, unit: int, foes: Foes) -> int:
    """What the unit's best attack from where it stands promises now."""
    near = foes.how_near(s.at[unit])
    if (near > 1 and s.field.army.arm[unit] != ARTILLERY) or attacker_verdict(s, unit):
        return 0
    best = 0
    for target in targets(s, unit):
        value = target_worth(s, unit, target, foes)
        if value > best:
            best = value
    return best


def target_worth(s: Battle, unit: int, target: int, foes: Foes) -> int:
    """What the attack brings on average, less what the riposte may cost."""
    army, there = s.field.army, s.at[target]
    dice, hits, flags = attack_odds(s, unit, target)
    gain = foes.blow(s, target, dice, hits, flags, army.arm[unit] == ARTILLERY)
    if s.field.goals:
        gain += stake(s, enemy(foes.side), there) * dice * (hits + flags) // 36
    if flags == 0 and s.field.distance[s.at[unit]][there] == 1 and can_answer(s, target):
        back, back_hits, back_flags = attack_odds(s, target, unit, RIPOSTE)
        by_gun = army.arm[target] == ARTILLERY
        gain -= foes.loss(s, unit, back, back_hits, back_flags, by_gun) * s.weights.answered // 100
    return gain
