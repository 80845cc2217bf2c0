"""Battles for forecasts: each side's losses are its own affair, they meet only in how the battle ends."""

from collections import Counter
from itertools import combinations
from typing import Final

from grognard.core.game import Course
from grognard.core.journal import Choice
from grognard.core.step import Rule, Weighted
from grognard.games.gradisca.combat import Casualties, EndRound
from grognard.games.gradisca.evaluate import hurry, piece_worth, price_of_hit, usual
from grognard.games.gradisca.field import ARTILLERY, LEADER, NOWHERE
from grognard.games.gradisca.fire import Salvo
from grognard.games.gradisca.losses import KILLS, LeaderDie, steps_left
from grognard.games.gradisca.outcome import Settle, attacker_of, is_repulsed
from grognard.games.gradisca.retreat import retreats, return_verdict
from grognard.games.gradisca.state import War

Look = tuple[int, bool, int]  # hits suffered, whether it can fight on, steps left as far as they matter
Way = tuple[bool, bool, bool, int]
Pair = tuple["Fate", "Fate", int]
STEPS: Final = 3  # a garrison with so many steps or more stands, in the usual way


class Fate:
    """What the dice do to one side: hits, its burst guns, its killed leaders; and how it looks then."""

    __slots__ = ("burst", "hits", "killed", "look", "ways")

    def __init__(self, hits: int, burst: Choice, killed: Choice, ways: int, look: Look) -> None:
        self.hits: Final = hits
        self.burst: Final = burst
        self.killed: Final = killed
        self.ways: Final = ways  # in how many of all throws for its leaders
        self.look: Final = look


class Duel:
    """A battle whose dice are on top of the agenda."""

    __slots__ = ("answered", "attacker", "has_sappers", "positions", "s")

    def __init__(self, s: War, answered: dict[str, int]) -> None:
        self.s: Final = s
        self.answered: Final = answered
        self.attacker: Final = attacker_of(s)
        self.has_sappers: Final = s.has_sapper(s.battlefield, 0) or s.has_sapper(s.battlefield, 1)
        self.positions: Final[dict[tuple[int, int, Choice, Choice], War]] = {}

    def after(self, hits: list[int], burst: Choice, killed: Choice, tested: list[int]) -> War:
        """The position in which all losses are taken and the battle is to be settled."""
        p = self.s.clone()
        agenda = p.agenda
        agenda.pop().take(p, (hits[0], hits[1], *burst))
        while not isinstance(agenda[-1], Settle):
            step = agenda[-1]
            if isinstance(step, Rule):
                agenda.pop().take(p, ())
            elif isinstance(step, LeaderDie):
                tested.append(step.leader)
                agenda.pop().take(p, (KILLS if step.leader in killed else KILLS + 1,))
            else:
                taken = hurry(p)
                self.answered[step.verb] = self.answered.get(step.verb, 0) + max(taken, 1)
                if not taken:
                    choice = usual(p)
                    agenda.pop().take(p, choice)
        return p

    def fates(self, side: int, hits: int, burst: Choice, leaders: int) -> list[Fate]:
        """What these dice may do to the side, whatever becomes of its enemy."""
        tested: list[int] = []  # its leaders: the enemy is spared here, and tests none
        suffered = [hits, 0] if side == 0 else [0, hits]
        p = self.after(suffered, burst, (), tested)
        self.positions[(suffered[0], suffered[1], burst, ())] = p
        area = p.battlefield
        steps = min(STEPS, steps_left(p, side, area, True)) if p.field.land.fortress[area] else 0
        look = (p.totals[side], p.has_fighting_units(area, side), 0 if side == self.attacker else steps)
        found: list[Fate] = []
        for dead in range(len(tested) + 1):
            ways = KILLS**dead * (6 - KILLS) ** (len(tested) - dead) * 6 ** (leaders - len(tested))
            for killed in combinations(tested, dead):
                found.append(Fate(hits, burst, killed, ways, look))
        return found

    def position(self, one: Fate, other: Fate) -> War:
        """The position after both fates, the attacker's first."""
        hits = [one.hits, other.hits] if self.attacker == 0 else [other.hits, one.hits]
        burst, killed = one.burst + other.burst, one.killed + other.killed
        key = (hits[0], hits[1], burst, killed)
        known = self.positions.get(key)
        if known is None:
            known = self.positions[key] = self.after(hits, burst, killed, [])
        return known


def apart(s: War, answered: dict[str, int]) -> list[Course[War]] | None:
    """The ends of the battle on top, by its courses.

    What an end brings is what the attacker's fate brings beside a certain fate of the defender, and what the
    defender's brings beside a certain one of the attacker, less what those two bring: for ends of one course.
    """
    step = s.agenda[-1]
    if not isinstance(step, Salvo) or not is_simple(s):
        return None
    duel = Duel(s, answered)
    sides, attacker = s.field.forces.side, duel.attacker
    leaders = [len(leaders_in(s, side)) for side in range(2)]
    fates: list[dict[tuple[int, Choice], list[Fate]]] = [{}, {}]
    courses: dict[Way, list[Pair]] = {}
    for result, weight in like_guns_together(s, step.odds):
        dice = [(result[side], tuple([gun for gun in result[2:] if sides[gun] == side])) for side in range(2)]
        for side in range(2):
            if dice[side] not in fates[side]:
                fates[side][dice[side]] = duel.fates(side, dice[side][0], dice[side][1], leaders[side])
        ones, others = fates[attacker][dice[attacker]], fates[1 - attacker][dice[1 - attacker]]
        pairs = courses.setdefault(course_of(ones[0].look, others[0].look), [])
        for one in ones:
            for other in others:
                pairs.append((one, other, weight * one.ways * other.ways))
    found: list[Course[War]] = []
    for course, pairs in courses.items():
        found += ends(duel, course, pairs)
    return found


def is_simple(s: War) -> bool:
    """One round without an ambush, and whoever is beaten has somewhere to go.

    Where he has not, the place where a replaced leader appears could matter to both sides.
    """
    if not isinstance(s.agenda[-2], Casualties):
        return False
    end = s.agenda[-3]
    if not isinstance(end, EndRound) or end.large:
        return False
    area, attacker = s.battlefield, attacker_of(s)
    if s.field.teams or s.hits != [0, 0] or not retreats(s, 1 - attacker, area):
        return False
    for origin in set(s.origins):
        if origin == NOWHERE or return_verdict(s, attacker, area, origin):
            return False
    return True


def leaders_in(s: War, side: int) -> list[int]:
    """The side's leaders in the battle."""
    types = s.field.forces.type
    return [piece for piece in s.units_in(s.battlefield, side) if types[piece] == LEADER]


def like_guns_together(s: War, odds: Weighted) -> Weighted:
    """Of guns that are alike it does not matter which burst: the first ones do."""
    alike: dict[Choice, list[int]] = {}
    for gun in s.stacks[s.battlefield]:
        if s.field.forces.type[gun] == ARTILLERY:
            alike.setdefault(likeness(s, gun), []).append(gun)
    found: dict[Choice, int] = {}
    for result, weight in odds:
        burst: list[int] = []
        for guns in alike.values():
            burst += guns[: len([gun for gun in guns if gun in result[2:]])]
        key = (result[0], result[1], *burst)
        found[key] = found.get(key, 0) + weight
    return list(found.items())


def likeness(s: War, gun: int) -> Choice:
    """Equal for guns that are alike; a gun as dear to lose as another kind of unit is like no other."""
    forces, price = s.field.forces, price_of_hit(s, gun)
    for unit in s.combat_units_in(s.battlefield, forces.side[gun]):
        later = piece_worth(s, unit) - price_of_hit(s, unit)
        if forces.type[unit] != ARTILLERY and price in (price_of_hit(s, unit), later):
            return (gun,)
    return (forces.side[gun], price, forces.attack[gun][0], s.unsupplied[gun])


def course_of(attacker: Look, defender: Look) -> Way:
    """Who can fight on, who is beaten, and what a garrison has left: all that the end depends on."""
    return (attacker[1], defender[1], is_repulsed(attacker[0], defender[0]), defender[2])


def ends(duel: Duel, course: Way, pairs: list[Pair]) -> list[Course[War]]:
    """The ends of one course, by way of the two fates that most others can stand beside."""
    ones, others = Counter([one for one, _, _ in pairs]), Counter([other for _, other, _ in pairs])
    first, second = ones.most_common(1)[0][0], others.most_common(1)[0][0]
    # a replaced leader may appear beside sappers left alone and be caught with them: nothing is assumed there
    alone = duel.has_sappers and not (course[0] and course[1])
    together = not alone and course_of(first.look, second.look) == course
    left = {one: together and course_of(one.look, second.look) == course for one in ones}
    right = {other: together and course_of(first.look, other.look) == course for other in others}
    weights: list[dict[Fate, int]] = [{}, {}]
    found: list[Course[War]] = []
    for one, other, weight in pairs:
        if left[one] and right[other]:
            weights[0][one] = weights[0].get(one, 0) + weight
            weights[1][other] = weights[1].get(other, 0) + weight
        else:
            found.append(Course(weight, duel.position(one, other), []))
    if weights[0]:
        common = duel.position(first, second)
        parts = [
            [(weight, [(1, duel.position(one, second)), (-1, common)]) for one, weight in weights[0].items()],
            [(weight, [(1, duel.position(first, other)), (-1, common)]) for other, weight in weights[1].items()],
        ]
        found.append(Course(sum(weights[0].values()), common, parts))
    return found
