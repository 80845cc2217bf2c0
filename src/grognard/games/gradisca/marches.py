"""Where a group could march in this activation, and what each goal would bring: for bots."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.field import ARTILLERY, LEADER, NOBODY, SAPPER
from grognard.games.gradisca.memory import remembered
from grognard.games.gradisca.odds import clash, fire_values, hit_odds
from grognard.games.gradisca.paths import (
    LARGE,
    allowance,
    count_combat_units,
    entry_verdict,
    has_foot_or_horse,
    has_type,
    is_crossing,
    left_together,
    pace_verdict,
)
from grognard.games.gradisca.prospects import Outlook, defence_of, escorted, leader_pull
from grognard.games.gradisca.state import War
from grognard.games.gradisca.supply import is_supplied
from grognard.games.gradisca.weights import FAR_STEPS

Terms = tuple[tuple[str, int], ...]
Reach = dict[int, tuple[int, int]]  # by goal: the first pace, and the points spent


class Plan:
    """A group that marches to a goal, its first pace, and what that is worth."""

    __slots__ = ("first", "goal", "group", "terms", "worth")

    def __init__(self, group: Choice, goal: int, first: int, terms: Terms) -> None:
        self.group: Final = group
        self.goal: Final = goal
        self.first: Final = first
        self.terms: Final = terms
        self.worth: Final = sum([value for _, value in terms])


def reach(s: War, group: Choice, start: int) -> Reach:
    """Every area that the group can come to."""
    land, side = s.field.land, s.field.forces.side[group[0]]
    enemies = s.held[1 - side]
    points = left_together(s, group)
    found: Reach = {}
    edge: list[int] = []
    for goal in land.open_to[start]:
        if not pace_verdict(s, group, start, goal):
            crossing = is_crossing(s, start, goal)
            found[goal] = (goal, points if crossing else land.cost[goal])
            if not crossing and not enemies >> goal & 1:
                edge.append(goal)
    while edge:
        area = edge.pop(0)
        first, spent = found[area]
        for goal in land.open_to[area]:
            price = spent + land.cost[goal]
            if price > points or goal == start or not land.free[area] >> goal & 1:
                continue
            if goal in found and found[goal][1] <= price:
                continue
            if entry_verdict(s, side, group, area, goal):
                continue
            found[goal] = (first, price)
            if not enemies >> goal & 1:
                edge.append(goal)
    return found


class Column:
    """A group about to leave an area: what all its marches have in common."""

    __slots__ = ("away", "group", "kept", "mates", "odds", "power", "start", "train", "units")

    def __init__(self, s: War, view: Outlook, group: Choice, start: int, mates: list[int]) -> None:
        types = s.field.forces.type
        power = units = train = 0
        for piece in group:
            if types[piece] < LEADER:
                power += defence_of(s, piece)
                units += int(types[piece] < SAPPER)
                train += int(types[piece] >= SAPPER)
        self.group: Final = group
        self.start: Final = start
        self.power: Final = power
        self.units: Final = units  # foot and horse
        self.train: Final = train  # guns and sappers
        self.mates: Final = mates
        self.kept: Final = mates[start] - units  # comrades that stay behind
        self.away: Final = departure(s, view, self)
        self.odds: Final[list[list[float]]] = [[], []]  # its hits on open and on rough ground

    def pull(self, s: War, view: Outlook, goal: int) -> int:
        """How much more the goal draws its units than the area where they stand."""
        foot = view.want[goal] - view.want[self.start] + s.weights.mate * (self.mates[goal] - self.kept)
        total = self.units * foot + self.train * (view.siege[goal] - view.siege[self.start])
        if not self.units and not self.train and len(self.group) == 1:
            leader = self.group[0]
            total += leader_pull(s, leader, goal) - leader_pull(s, leader, self.start)
        return total

    def hits(self, s: War, goal: int) -> list[float]:
        """How likely it scores so many hits there."""
        rough = int(s.field.rough and s.field.land.difficult[goal])
        if not self.odds[rough]:
            self.odds[rough] = hit_odds(fire_values(s, self.group, True, goal))
        return self.odds[rough]


def mates_of(s: War, command: int) -> list[int]:
    """By area, the foot and horse of a command."""
    types, at = s.field.forces.type, s.at
    found = [0] * s.field.land.size
    for piece in s.field.forces.under[command]:
        if at[piece] >= 0 and types[piece] < SAPPER:
            found[at[piece]] += 1
    return found


def plans_of(s: War, view: Outlook, group: Choice, start: int) -> list[Plan]:
    """The group's marches, each with what it brings; attacks only with good odds."""
    mates = mates_of(s, s.field.forces.command[group[0]])
    return marches_of(s, view, Column(s, view, group, start, mates), reach(s, group, start))


def marches_of(s: War, view: Outlook, column: Column, goals: Reach) -> list[Plan]:
    """The marches of a column to all areas that it can come to."""
    found: list[Plan] = []
    group = column.group
    points, raiders = left_together(s, group), foragers(s, group)
    for goal, (first, spent) in goals.items():
        terms = march_terms(s, view, column, goal)
        if (
            terms
            and raiders
            and spent < points
            and may_forage(s, view.side, goal)
            and not s.held[1 - view.side] >> goal & 1
        ):
            terms = (*terms, ("morale", max(0, foray(s, view.side, raiders, 0))))
        if terms:
            found.append(Plan(group, goal, first, (*terms, ("time", -s.weights.fresh * spent))))
    return found


def departure(s: War, view: Outlook, column: Column) -> int:
    """What it changes where the group leaves."""
    start, side, group = column.start, view.side, column.group
    later = view.site(s, start, view.power[start] - column.power, view.count[start] - column.units)
    change = later - view.now(s, start)
    orphan = s.weights.orphan
    if not escorted(s, start, side, group):
        for piece in s.units_in(start, side):
            if piece not in group:
                change -= orphan // 4 + orphan * min(1000, s.weights.danger * view.threat[start]) // 1000
    return change


def march_terms(s: War, view: Outlook, column: Column, goal: int) -> Terms:
    """What the march brings; nothing where it would be folly."""
    group, side, away = column.group, view.side, column.away
    power = view.power[goal] + column.power
    pull = column.pull(s, view, goal)
    hold = view.site(s, goal, power, view.count[goal] + column.units) - view.now(s, goal)
    if not column.units and not escorted(s, goal, side, group):
        hold -= s.weights.orphan * len(group) * min(1000, s.weights.danger * view.threat[goal]) // 500
    gains = capture(s, view, goal, power) if column.power else 0
    if s.field.supply and side_hungers(s, side, goal):
        hold -= s.weights.hunger * len(group)
    if not s.held[1 - side] >> goal & 1:
        return (("garrison", away + hold), ("front", pull), ("prize", gains))
    if not s.has_fighting_units(goal, 1 - side):
        return (("garrison", away + hold), ("front", pull), ("prize", gains + s.weights.orphan))
    win, exchange = clash(s, group, column.hits(s, goal), view.stand(s, goal))
    if 100 * win < (s.weights.last_chance if view.last else s.weights.bold):
        return ()
    if view.last:
        exchange //= s.weights.spent
    rest = round(win * (away + hold + pull))
    return (("losses", exchange), ("position", rest), ("prize", round(win * gains)))


def side_hungers(s: War, side: int, area: int) -> bool:
    """Units of the side would be out of supply there."""
    return not s.held[1 - side] >> area & 1 and not is_supplied(s, side, area)


def capture(s: War, view: Outlook, area: int, power: int) -> int:
    """What is won by standing alone in the area with combat units: places only as far as they can be kept."""
    side = view.side
    value = 0
    if s.loot[1 - side] >> area & 1:
        value += s.weights.loot
    if s.field.prizes[side][area] and not s.guarded[side] >> area & 1:
        prize = s.weights.point * s.field.prizes[side][area] * view.ripe // 100
        value += prize * (1000 - view.peril(s, area, power) * s.weights.kept // 1000) // 1000
    camp = s.field.forces.camp[1 - side]
    if s.field.camps and camp != NOBODY and s.at[camp] == area:
        value += s.weights.camp_stake
    if s.field.camps and s.camp_lost[side] and s.field.land.sources[side] >> area & 1:
        value += 0 if s.held[side] >> area & 1 else s.weights.camp_stake // 2
    return value


# razzias


def foray(s: War, side: int, raiders: int, opposed: int) -> int:
    """What an attempt at a razzia brings: morale won, against the raiders' disorder."""
    chance = max(1, min(5, raiders - opposed))
    return (s.weights.heart[s.morale[side]] * chance - s.weights.hit * raiders) // 6


def foragers(s: War, group: Choice) -> int:
    """How many of the group would raid; none if guns or sappers are with it (GR-23-21)."""
    types, count = s.field.forces.type, 0
    for piece in group:
        if SAPPER <= types[piece] < LEADER:
            return 0
        count += int(types[piece] < SAPPER)
    return count


def may_forage(s: War, side: int, area: int) -> bool:
    """The area has not been raided this year and may be by the side."""
    return s.field.razzia and bool(s.field.land.raidable[side] >> area & 1) and not s.razzias >> area & 1


# groups


def companies(s: War, start: int) -> list[Choice]:
    """The groups worth a thought: the best foot and horse, with leader, guns and sappers; and each alone.

    Whoever marches already is in all of them.
    """
    forces = s.field.forces
    foot: list[tuple[int, int]] = []
    train: list[int] = []
    chief: list[int] = []
    for piece in s.stacks[start]:
        if forces.command[piece] != s.command or (s.acted[piece] and piece not in s.group):
            continue
        kind = forces.type[piece]
        if kind < SAPPER:
            foot.append((-forces.attack[piece][s.disorganised[piece]], piece))
        elif kind == LEADER:
            chief.append(piece)
        elif kind < LEADER:
            train.append(piece)
    foot.sort()
    ranked = [piece for _, piece in foot]
    found: list[Choice] = []
    for size in sorted({1, 2, 3, len(ranked) - 2, len(ranked) - 1, len(ranked)}):
        if 0 < size <= len(ranked):
            best = ranked[:size]
            found += [tuple(sorted(best)), tuple(sorted(best + chief))]
            if train:
                found.append(tuple(sorted(best + train)))
                found.append(tuple(sorted(best + train + chief)))
    seen: set[Choice] = set()
    for piece in ranked[1:] + train + chief:
        look = (forces.type[piece], *forces.attack[piece], s.disorganised[piece])
        if look not in seen:
            seen.add(look)
            found.append((piece,))
    if len(train) > 1:
        found.append(tuple(train))
    if s.group:
        found = [group for group in found if set(s.group) <= set(group)]
        found.append(s.group)
    return sorted(set(found))


def best_plan(s: War, view: Outlook, start: int) -> Plan | None:
    """The march that brings most, of all groups that may leave the area now."""
    memory = remembered(s)
    if memory is None:
        return find_plan(s, view, start)
    key = (memory.ground(s), start)
    known = memory.plans.get(key, memory)
    if known is memory:
        known = memory.plans[key] = find_plan(s, view, start)
    return known if isinstance(known, Plan) else None


def find_plan(s: War, view: Outlook, start: int) -> Plan | None:
    """Look at all groups and all their goals."""
    best: Plan | None = None
    mates = mates_of(s, s.command)
    known: dict[Choice, Reach] = {}
    for group in companies(s, start):
        look = gait(s, group)
        goals = known.get(look)
        if goals is None:
            goals = known[look] = reach(s, group, start)
        for plan in marches_of(s, view, Column(s, view, group, start, mates), goals):
            if best is None or plan.worth > best.worth:
                best = plan
    return best


def gait(s: War, group: Choice) -> Choice:
    """All of a group that its reach depends on."""
    spent, slowest = 0, FAR_STEPS
    for piece in group:
        spent = max(spent, s.spent[piece])
        slowest = min(slowest, allowance(s, piece))
    guns, foot = has_type(s, group, ARTILLERY), has_foot_or_horse(s, group)
    many = s.field.attack_supply and count_combat_units(s, group) >= LARGE
    return (left_together(s, group), int(spent > 0), int(slowest < 1), int(guns), int(foot), int(many))
