"""Command (3.3): which units are activated together this turn."""

from bisect import insort
from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.tactique.field import (
    ARTILLERY,
    COMMAND_CLAUSES,
    COMPANIES,
    INFANTRY,
    LIGHT,
    LOWEST_COMMAND,
    OFF_MAP,
    Army,
)
from grognard.games.tactique.state import INACTIVE, Battle

LINK: Final = 3  # hexes between the units of a group (TA-cmd-5)
NEVER_JOINED: Final = -1


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


def candidates(s: Battle) -> list[int]:
    """The side's units that are on the map or may arrive, and are not activated yet (TA-reinf-2)."""
    activated, elements, at, turn, now = s.activated, s.elements, s.at, s.field.army.turn, s.turn
    return [
        unit
        for unit in s.field.army.of[s.active]
        if activated[unit] == INACTIVE and (at[unit] != OFF_MAP or (turn[unit] <= now and elements[unit]))
    ]


def candidate_verdict(s: Battle, unit: int) -> str:
    """The clause by which the unit cannot be activated now, whatever the group, or LEGAL."""
    if unit in candidates(s):
        return LEGAL
    if s.field.army.side[unit] != s.active:
        return "TA-seq-4"
    if s.elements[unit] == 0:
        return "TA-unit-4"
    return "GG-choice-1" if s.activated[unit] != INACTIVE else "TA-reinf-2"


def group_verdict(s: Battle, unit: int) -> str:
    """The clause by which the unit cannot join the group, or LEGAL."""
    if len(s.members) >= limit(s):
        return limit_clause(s)
    linked = not s.members
    for other in s.members:
        refused = pair_verdict(s, unit, other)
        if not refused:
            linked = True
        elif not (s.field.chain and refused == "TA-cmd-5"):
            return refused
    return LEGAL if linked else "TA-cmd-6"  # no link of the chain


def pair_verdict(s: Battle, unit: int, other: int) -> str:
    """The clause that keeps the unit out of a group with the other, or LEGAL (TA-cmd-5 to -12, TA-nat-7)."""
    army, terms = s.field.army, s.terms
    refused = COMPANIES[army.company[other]][army.company[unit]]
    if refused and not terms.any_arms:
        return refused
    if terms.one_arm and army.arm[unit] != army.arm[other]:
        return terms.one_arm
    distance = s.field.distance[place(s, other)][place(s, unit)]
    if distance > (army.court[other] or army.court[unit] or distance):
        return "TA-nat-7"
    return LEGAL if distance <= LINK or terms.anywhere else "TA-cmd-5"


def link(army: Army, unit: int, other: int) -> int:
    """How far apart two units may be activated together where no order changes it, or NEVER_JOINED."""
    if unit == other or COMPANIES[army.company[other]][army.company[unit]]:
        return NEVER_JOINED
    return min(LINK, army.court[other] or army.court[unit] or LINK)


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
        options: list[Choice] = [(unit,) for unit in s.recruits]
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A unit that may join or done, each as likely."""
        recruits = s.recruits
        number = rng.below(len(recruits) + 1)
        return (recruits[number],) if number < len(recruits) else PASS

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
        s.activate(unit, s.group)
        insort(s.members, unit)
        sift_recruits(s, unit)
        if s.recruits:
            s.ask(ACTIVATE)


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


def sift_recruits(s: Battle, newest: int) -> None:
    """A unit has joined: those that may still join are those that suit it too (a chain may have grown)."""
    if len(s.members) >= limit(s):
        s.recruits.clear()
    elif s.field.chain:
        s.recruits = [unit for unit in candidates(s) if not group_verdict(s, unit)]
    elif s.terms is s.field.ordinary:
        links, away = s.field.links[newest], s.field.distance[place(s, newest)]
        at, entry = s.at, s.field.army.entry
        s.recruits = [
            unit
            for unit in s.recruits
            if away[entry[unit] if at[unit] == OFF_MAP else at[unit]] <= links[unit]
        ]
    else:
        s.recruits = [u for u in s.recruits if u != newest and not pair_verdict(s, u, newest)]


class Command(Rule[Battle]):
    """The command phase: a group is chosen."""

    __slots__ = ()
    verb = "command"

    def take(self, s: Battle, choice: Choice) -> None:
        s.recruits = candidates(s)
        if s.recruits:
            s.ask(ACTIVATE)


COMMAND: Final = Command()
