"""One side of a battle for forecasts: what is left of it after so many hits, how it fires, who leads it."""

from itertools import product
from math import comb, gcd, lcm
from typing import Final, TypeVar

from grognard.core.journal import Choice
from grognard.games.gradisca.evaluate import cheapest, piece_worth, price_of_hit, safest, safety
from grognard.games.gradisca.field import ARTILLERY, LEADER, NOBODY
from grognard.games.gradisca.fire import BURST, Gun, burst, fire_value, volley
from grognard.games.gradisca.losses import KILLS, Lose, Replace, hit, steps_left
from grognard.games.gradisca.outcome import attacker_of, is_garrison
from grognard.games.gradisca.state import War

T = TypeVar("T")
FACES: Final = 6

# What has become of a leader.
HERE: Final = 0
AWAY: Final = 1  # killed; who replaces him, if anybody does, is elsewhere
HEIR: Final = 2  # killed, and replaced on the spot
LOST: Final = 3  # so was who replaced him

GONE: Final = 2  # beside 0 and 1: the face of a combat unit

Odds = list[int]  # by hits: in how many of all throws
Faces = dict[int, int]  # what combat units and leaders have come to


class Rank:
    """A side's combat units after so many hits, some of its guns burst."""

    __slots__ = ("count", "faces", "fights", "fire", "guns", "position", "steps", "throws")

    def __init__(
        self, s: War, side: int, kinds: list[list[int]], before: Faces, volleys: dict[Choice, Odds]
    ) -> None:
        area = s.battlefield
        units = s.combat_units_in(area, side)
        now = {unit: GONE if s.at[unit] < 0 else s.disorganised[unit] for unit in before}
        self.faces: Final = {unit: face for unit, face in now.items() if face != before[unit]}
        self.position: Final = s.clone() if is_garrison(s) else None  # for a garrison, which may stand
        self.count: Final = len(units)
        self.steps: Final = steps_left(s, side, area, True)
        self.fights: Final = s.has_fighting_units(area, side)
        self.guns: Final = [len([gun for gun in guns if s.at[gun] == area]) for guns in kinds]
        fire = [1]
        key: Choice = ()
        for step in volley(s, side, units, attacker_of(s) == side):
            value, dice = step.args()[1], step.args()[2:]
            faces = BURST - 1 if isinstance(step, Gun) else FACES  # no gun bursts
            key = (*key, value, len(dice), faces)
            known = volleys.get(key)
            if known is None:
                known = fire
                for _ in dice:
                    known = with_die(known, value, faces)
                volleys[key] = known
            fire = known
        common = gcd(*fire)
        self.fire: Final = [ways // common for ways in fire]
        self.throws: Final = sum(self.fire)  # of which so many hit so often


class Ranks:
    """All that can become of a side in a battle."""

    __slots__ = (
        "chances", "heirs", "kinds", "leaders", "left", "ordeals", "reduced", "refuges", "s", "shelter",
        "side", "throws", "values", "volleys",
    )  # fmt: skip

    def __init__(self, s: War, side: int) -> None:
        forces = s.field.forces
        self.s: Final = s
        self.side: Final = side
        self.leaders: Final = [
            piece for piece in s.units_in(s.battlefield, side) if forces.type[piece] == LEADER
        ]
        self.values: Final = [leader_values(s, leader) for leader in self.leaders]
        self.kinds: Final = guns_alike(s, side)
        self.volleys: Final[dict[Choice, Odds]] = {}  # by the values and numbers of dice
        self.left: Final = {bursts: self.after(bursts) for bursts in up_to([len(k) for k in self.kinds])}
        self.throws: Final = lcm(*[rank.throws for ranks in self.left.values() for rank in ranks])
        self.shelter: Final[dict[int, int]] = {}
        self.chances: Final[dict[tuple[Choice, int], list[tuple[Choice, int]]]] = {}
        self.ordeals: Final[dict[tuple[Choice, int, int], list[tuple[Choice, int]]]] = {}
        self.refuges: Final[dict[tuple[int, int], Choice]] = {}
        self.heirs: Final[dict[Choice, bool]] = {}
        self.reduced: Final[list[list[War]]] = [[s], [s]]  # by side, with ever fewer of its units

    def after(self, bursts: Choice) -> list[Rank]:
        """The ranks hit by hit, each hit taken where it costs least."""
        p = self.s.clone()
        p.agenda.clear()
        p.round += 1
        before = {unit: p.disorganised[unit] for unit in p.combat_units_in(p.battlefield, self.side)}
        for guns, gone in zip(self.kinds, bursts, strict=True):
            for gun in guns[:gone]:
                burst(p, gun)
        found = [Rank(p, self.side, self.kinds, before, self.volleys)]
        step = Lose(self.side, p.battlefield, 1, True, NOBODY)
        while options := step.options(p):
            hit(p, cheapest(p, options)[0], True)
            found.append(Rank(p, self.side, self.kinds, before, self.volleys))
        return found

    def unburst(self) -> list[Rank]:
        """The ranks by hits, no gun burst."""
        return self.left[(0,) * len(self.kinds)]

    def breadth(self) -> int:
        """About how many things can become of the side, times its dice."""
        shapes = sum([len(ranks) for ranks in self.left.values()]) << len(self.leaders)
        return shapes * (self.unburst()[0].count + len(self.leaders))

    def all_throws(self) -> int:
        """All throws of a round: of the units, the guns and the leaders."""
        throws = self.throws
        for _ in range(len(self.leaders) + sum([len(guns) for guns in self.kinds])):
            throws *= FACES
        return throws

    def bursting(self, bursts: Choice, hits: int) -> list[tuple[Choice, int]]:
        """Which guns burst in a round, and in how many throws of all guns."""
        known = self.chances.get((bursts, hits))
        if known is not None:
            return known
        guns = self.left[bursts][hits].guns
        lost = sum([len(kind) for kind in self.kinds]) - sum(guns)
        found: list[tuple[Choice, int]] = []
        for more in up_to(guns):
            ways = FACES**lost
            for each, of in zip(more, guns, strict=True):
                ways *= comb(of, each) * (BURST - 1) ** (of - each)
            found.append((tuple([old + new for old, new in zip(bursts, more, strict=True)]), ways))
        self.chances[(bursts, hits)] = found
        return found

    def burst_of(self, guns: Choice) -> Choice:
        """How many of these guns are of each kind."""
        return tuple([len([gun for gun in kind if gun in guns]) for kind in self.kinds])

    def tests(self, leaders: Choice, mine: int, theirs: int, tested: bool) -> list[tuple[Choice, int]]:
        """What becomes of the leaders if they are tested, each with one die (GR-7.1-14), and if not."""
        if not tested or not leaders:
            return [(leaders, FACES ** len(leaders))]
        key = (leaders, mine, theirs)
        known = self.ordeals.get(key)
        if known is None:
            known = self.ordeals[key] = self.ordeal(leaders, mine, theirs)
        return known

    def ordeal(self, leaders: Choice, mine: int, theirs: int) -> list[tuple[Choice, int]]:
        """What becomes of leaders who are tested."""
        found: list[tuple[Choice, int]] = [((), 1)]
        for leader, fate in zip(self.leaders, leaders, strict=True):
            if fate in (AWAY, LOST):
                found = [((*fates, fate), FACES * ways) for fates, ways in found]
                continue
            dead = LOST if fate == HEIR else HEIR if self.has_heir_here(leader, mine, theirs) else AWAY
            found = [
                ((*fates, then), times * ways)
                for fates, ways in found
                for then, times in ((fate, FACES - KILLS), (dead, KILLS))
            ]
        return found

    def has_heir_here(self, leader: int, mine: int, theirs: int) -> bool:
        """Who replaces the leader appears in the battle, with so many combat units of both sides left."""
        key = (leader, mine, theirs)
        known = self.heirs.get(key)
        if known is None:
            known = False
            if self.s.field.forces.replacement[leader] != NOBODY and mine:
                safe, (refuge, elsewhere) = self.safety_here(mine), self.refuge(leader, theirs)
                first = safe == elsewhere and self.s.battlefield < refuge  # of equal places the first
                known = safe > elsewhere or first
            self.heirs[key] = known
        return known

    def safety_here(self, mine: int) -> int:
        """How safe the battle is for so many units of the side."""
        known = self.shelter.get(mine)
        if known is None:
            p = self.with_units(self.side, mine)
            known = self.shelter[mine] = safety(p, self.side, p.battlefield)
        return known

    def refuge(self, leader: int, theirs: int) -> Choice:
        """Where who replaces the leader goes if not into the battle, and how safe that is."""
        key = (leader, theirs)
        known = self.refuges.get(key)
        if known is None:
            p, area = self.with_units(1 - self.side, theirs), self.s.battlefield
            options = Replace(leader, p.field.forces.replacement[leader]).options(p)
            best = safest(p, self.side, [choice for choice in options if choice != (area,)])[0]
            known = self.refuges[key] = (best, safety(p, self.side, best))
        return known

    def with_units(self, side: int, count: int) -> War:
        """The battle with so many combat units of a side."""
        reduced = self.reduced[side]
        units = self.s.combat_units_in(self.s.battlefield, side)
        while len(reduced) <= len(units) - count:
            p = reduced[-1].clone()
            p.lift(units[-len(reduced)])
            reduced.append(p)
        return reduced[len(units) - count]


def add(sums: dict[T, int], key: T, weight: int) -> None:
    """So much more of it, if anything."""
    if weight:
        sums[key] = sums.get(key, 0) + weight


def leader_values(s: War, leader: int) -> list[int]:
    """What a leader fires at, by what has become of him; 0 where nobody fires."""
    attacking = attacker_of(s) == s.field.forces.side[leader]
    values = [fire_value(s, leader, attacking), 0, 0, 0]
    heir = s.field.forces.replacement[leader]
    if heir != NOBODY:
        p = s.clone()
        Replace(leader, heir).take(p, (p.battlefield,))
        values[HEIR] = fire_value(p, heir, attacking)
    return values


def with_die(odds: Odds, value: int, faces: int) -> Odds:
    """The same throws with one more die of so many faces, that hits at a value or less."""
    hits = min(value, faces)
    more = [(faces - hits) * ways for ways in odds]
    more.append(0)
    if hits:
        for number, ways in enumerate(odds):
            more[number + 1] += hits * ways
    else:
        more.pop()
    return more


def up_to(most: list[int]) -> list[Choice]:
    """Every row of numbers from 0 to these."""
    return list(product(*[range(number + 1) for number in most]))


def guns_alike(s: War, side: int) -> list[list[int]]:
    """The side's guns in the battle: of guns that are alike it does not matter which burst."""
    alike: dict[Choice, list[int]] = {}
    for gun in s.combat_units_in(s.battlefield, side):
        if s.field.forces.type[gun] == ARTILLERY:
            alike.setdefault(likeness(s, gun), []).append(gun)
    return list(alike.values())


def likeness(s: War, gun: int) -> Choice:
    """Equal for guns that are alike; a gun as dear to lose as another kind of unit is like no other."""
    forces, price = s.field.forces, price_of_hit(s, gun)
    for unit in s.combat_units_in(s.battlefield, forces.side[gun]):
        later = piece_worth(s, unit) - price_of_hit(s, unit)
        if forces.type[unit] != ARTILLERY and price in (price_of_hit(s, unit), later):
            return (gun,)
    return (forces.side[gun], price, forces.attack[gun][0], s.unsupplied[gun])
