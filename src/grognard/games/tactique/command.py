"""Command (3.3): which units are activated together this turn."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.tactique.field import (
    ARTILLERY,
    COMMAND_CLAUSES,
    INFANTRY,
    LIGHT,
    LOWEST_COMMAND,
    OFF_MAP,
    Army,
)
from grognard.games.tactique.state import INACTIVE, Battle

LINK: Final = 3  # hexes between the units of a group (TA-cmd-5)


def limit(s: Battle) -> int:
    """How many units the group may have: the command level, or what an order says."""
    return s.terms.limit or s.field.levels[s.active][s.turn]


def limit_clause(s: Battle) -> str:
    """The clause that gives the limit."""
    if s.terms.limit:
        return s.terms.limit_clause
    return COMMAND_CLAUSES[s.field.levels[s.active][s.turn] - LOWEST_COMMAND]


def place(s: Battle, unit: int) -> int:
    """Where the unit is measured from: one that has not yet come, from its entry hex (TA-reinf-3)."""
    hex = s.at[unit]
    return s.field.army.entry[unit] if hex == OFF_MAP else hex


def candidate_verdict(s: Battle, unit: int) -> str:
    """The clause by which the unit cannot be activated now, whatever the group, or LEGAL."""
    if s.field.army.side[unit] != s.active:
        return "TA-seq-4"
    if s.elements[unit] == 0:
        return "TA-unit-4"
    if s.activated[unit] != INACTIVE:
        return "GG-choice-1"
    if s.at[unit] == OFF_MAP and s.field.army.turn[unit] > s.turn:
        return "TA-reinf-2"
    return LEGAL


def group_verdict(s: Battle, unit: int) -> str:
    """The clause by which the unit cannot join the group, or LEGAL."""
    if len(s.members) >= limit(s):
        return limit_clause(s)
    if not s.members:
        return LEGAL
    refused = arms_verdict(s, unit)
    return refused if refused else distance_verdict(s, unit)


def arms_verdict(s: Battle, unit: int) -> str:
    """The clause by which its arm cannot join, or LEGAL (TA-cmd-7 to TA-cmd-12)."""
    terms = s.terms
    if terms.any_arms:
        return LEGAL
    army = s.field.army
    for other in s.members:
        if terms.one_arm and army.arm[other] != army.arm[unit]:
            return terms.one_arm
        refused = together(army, unit, other)
        if refused:
            return refused
    return LEGAL


def together(army: Army, unit: int, other: int) -> str:
    """The clause that keeps two units out of one group, or LEGAL."""
    one, two = army.arm[unit], army.arm[other]
    if one == two:
        return LEGAL
    if one == ARTILLERY:
        one, two = two, one
        unit, other = other, unit
    if two != ARTILLERY:
        return "TA-cmd-10"
    return LEGAL if (one == INFANTRY) == (army.grade[other] != LIGHT) else "TA-cmd-12"


def distance_verdict(s: Battle, unit: int) -> str:
    """The clause by which it stands too far from the group, or LEGAL (TA-cmd-5, TA-cmd-6, TA-nat-7)."""
    army = s.field.army
    away = s.field.distance[place(s, unit)]
    court = army.court[unit]
    linked = s.terms.anywhere
    for other in s.members:
        distance = away[place(s, other)]
        most = army.court[other] or court
        if most and distance > most:
            return "TA-nat-7"
        if distance <= LINK:
            linked = True
        elif not s.field.chain and not s.terms.anywhere:
            return "TA-cmd-5"
    return LEGAL if linked else "TA-cmd-6"


def can_be_activated(s: Battle, unit: int) -> bool:
    """The unit may join the group now."""
    return not candidate_verdict(s, unit) and not group_verdict(s, unit)


class Activate(Step[Battle]):
    """The active player activates one more unit, or is done (TA-seq-4, TA-cmd-15)."""

    __slots__ = ()
    verb = "activate"
    kinds = "piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = [(unit,) for unit in s.field.army.of[s.active] if can_be_activated(s, unit)]
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A unit or done: from a place drawn by lot, the first unit that may join."""
        own = s.field.army.of[s.active]
        first = rng.below(len(own) + 1)
        for unit in own[first:]:
            if can_be_activated(s, unit):
                return (unit,)
        return PASS

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        unit = choice[0]
        refused = candidate_verdict(s, unit) or group_verdict(s, unit)
        if not refused:
            return None
        if refused == limit_clause(s):
            return Note(refused, (unit, limit(s)))
        if refused in ("TA-cmd-5", "TA-nat-7"):
            return Note(refused, (unit, farthest_member(s, unit)))
        return Note(refused, (unit,))

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        unit = choice[0]
        if s.journal is not None:
            explain(s, unit)
        s.activated[unit] = s.group
        s.members.append(unit)
        s.members.sort()
        offer_activation(s)


ACTIVATE: Final = Activate()


def farthest_member(s: Battle, unit: int) -> int:
    """The distance to the member of the group that is farthest away."""
    away = s.field.distance[place(s, unit)]
    return max([away[place(s, other)] for other in s.members])


def explain(s: Battle, unit: int) -> None:
    """Name the clauses by which the unit joins the group."""
    army = s.field.army
    s.cite(limit_clause(s), unit, limit(s))
    arms = {army.arm[other] for other in s.members}
    if s.terms.any_arms or not s.members or arms == {army.arm[unit]} != {ARTILLERY}:
        return
    if INFANTRY in arms or army.arm[unit] == INFANTRY:
        s.cite("TA-cmd-8", unit)
    elif arms == {army.arm[unit]}:
        if {army.grade[other] == LIGHT for other in s.members} != {army.grade[unit] == LIGHT}:
            s.cite("TA-cmd-11", unit)
    else:
        s.cite("TA-cmd-9", unit)


def offer_activation(s: Battle) -> None:
    """Ask for the next unit while one may join the group."""
    if len(s.members) >= limit(s):
        return
    for unit in s.field.army.of[s.active]:
        if can_be_activated(s, unit):
            s.then(ACTIVATE)
            return


class Command(Rule[Battle]):
    """The command phase: a group is chosen."""

    __slots__ = ()
    verb = "command"

    def take(self, s: Battle, choice: Choice) -> None:
        offer_activation(s)


COMMAND: Final = Command()
