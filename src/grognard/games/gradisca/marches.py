"""Where a group could march in this activation, and what each goal would bring: for bots."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.field import LEADER, NOBODY, SAPPER
from grognard.games.gradisca.odds import battle
from grognard.games.gradisca.paths import entry_verdict, is_crossing, left_together, pace_verdict
from grognard.games.gradisca.prospects import Outlook, comrades, defence_of, escorted, leader_pull
from grognard.games.gradisca.state import War
from grognard.games.gradisca.supply import is_supplied

Terms = tuple[tuple[str, int], ...]


class Plan:
    """A group that marches to a goal, its first pace, and what that is worth."""

    __slots__ = ("first", "goal", "group", "terms", "worth")

    def __init__(self, group: Choice, goal: int, first: int, terms: Terms) -> None:
        self.group: Final = group
        self.goal: Final = goal
        self.first: Final = first
        self.terms: Final = terms
        self.worth: Final = sum([value for _, value in terms])


def reach(s: War, group: Choice, start: int) -> dict[int, tuple[int, int]]:
    """Every area that the group can come to: its first pace, and the points spent."""
    land, side = s.field.land, s.field.forces.side[group[0]]
    enemies = s.held[1 - side]
    points = left_together(s, group)
    found: dict[int, tuple[int, int]] = {}
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


def plans_of(s: War, view: Outlook, group: Choice, start: int) -> list[Plan]:
    """The group's marches, each with what it brings; attacks only with good odds."""
    found: list[Plan] = []
    away = departure(s, view, group, start)
    points, raiders = left_together(s, group), foragers(s, group)
    for goal, (first, spent) in reach(s, group, start).items():
        terms = march_terms(s, view, group, start, goal, away)
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


def departure(s: War, view: Outlook, group: Choice, start: int) -> int:
    """What it changes where the group leaves."""
    forces, side = s.field.forces, view.side
    power = units = 0
    for piece in group:
        if forces.type[piece] < LEADER:
            power += defence_of(s, piece)
            units += int(forces.type[piece] < SAPPER)
    now = view.site(s, start, view.power[start], view.count[start])
    later = view.site(s, start, view.power[start] - power, view.count[start] - units)
    change = later - now
    orphan = s.weights.orphan
    if not escorted(s, start, side, group):
        for piece in s.units_in(start, side):
            if piece not in group:
                change -= orphan // 4 + orphan * min(1000, s.weights.danger * view.threat[start]) // 1000
    return change


def march_terms(s: War, view: Outlook, group: Choice, start: int, goal: int, away: int) -> Terms:
    """What the march brings; nothing where it would be folly."""
    forces, side = s.field.forces, view.side
    power = units = pull = 0
    kept = comrades(s, group[0], goal, group) - comrades(s, group[0], start, group)
    for piece in group:
        kind = forces.type[piece]
        if kind == LEADER:
            pull += leader_pull(s, piece, goal) - leader_pull(s, piece, start) if len(group) == 1 else 0
            continue
        power += defence_of(s, piece)
        if kind < SAPPER:
            units += 1
            pull += view.want[goal] - view.want[start] + s.weights.mate * kept
        else:
            pull += view.siege[goal] - view.siege[start]
    now = view.site(s, goal, view.power[goal], view.count[goal])
    hold = view.site(s, goal, view.power[goal] + power, view.count[goal] + units) - now
    if not units and not escorted(s, goal, side, group):
        hold -= s.weights.orphan * len(group) * min(1000, s.weights.danger * view.threat[goal]) // 500
    gains = capture(s, view, goal, view.power[goal] + power) if power else 0
    if s.field.supply and side_hungers(s, side, goal):
        hold -= s.weights.hunger * len(group)
    if not s.held[1 - side] >> goal & 1:
        return (("garrison", away + hold), ("front", pull), ("prize", gains))
    if not s.has_fighting_units(goal, 1 - side):
        return (("garrison", away + hold), ("front", pull), ("prize", gains + s.weights.orphan))
    win, exchange = battle(s, group, goal)
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
    best: Plan | None = None
    for group in companies(s, start):
        for plan in plans_of(s, view, group, start):
            if best is None or plan.worth > best.worth:
                best = plan
    return best
