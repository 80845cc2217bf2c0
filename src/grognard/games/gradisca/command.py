"""Command activation (5): the way to use a command, its areas, and the actions in each."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.gradisca.camp import offer_place
from grognard.games.gradisca.cards import offer_after, offer_before
from grognard.games.gradisca.deeds import (
    camp_deeds,
    can_act,
    carry_out,
    deed_verdict,
    deeds_of,
    pick_deed,
)
from grognard.games.gradisca.field import GREEN, NOBODY, NOWHERE, RED, VEN
from grognard.games.gradisca.hand import draw_closed, draw_one
from grognard.games.gradisca.leaders import command_value, leader_of
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.radius import around
from grognard.games.gradisca.state import CONFUSION, DRAW_CARD, LEADER_AREAS, ONE_AREA, War
from grognard.games.gradisca.supply import attack_supply, mark_supply

WAYS: Final = ["", "one_area", "draw_card", "leader_areas"]
IDLE: Final = 8  # a random player is done with an area once in so many chances
MOST_CARDS: Final = {ONE_AREA: 2, LEADER_AREAS: 1}  # GR-5-2, GR-5-4


# the way


def way_verdict(s: War, way: int) -> str:
    """The clause that forbids to use the drawn command in this way, or LEGAL."""
    if way == DRAW_CARD:
        return draw_closed(s, s.active)
    if way == LEADER_AREAS:
        if is_confused(s):
            return "GR-card11-2"
        return LEGAL if leader_of(s, s.command) != NOBODY else "GR-5-4"
    return LEGAL if way == ONE_AREA else "GR-5-1"


def is_confused(s: War) -> bool:
    """No unit of a Venetian command drawn now is activated (GR-card11-2)."""
    return s.active == VEN and bool(s.turn_terms[CONFUSION])


def granted_areas(s: War, way: int) -> int:
    """How many areas the way opens (GR-5-2, GR-5-4), morale aside."""
    if is_confused(s):
        return s.because("GR-card11-2", 0)
    if way == ONE_AREA:
        return s.because("GR-5-2", 1)
    return s.because("GR-5-4", command_value(s, leader_of(s, s.command)))


class ChooseWay(Step[War]):
    """The owner of the drawn command chooses exactly one of three ways to use it (GR-5-1).

    A mandatory card in his hand closes the second (GR-12-5).
    """

    __slots__ = ()
    verb = "use"
    kinds = "way"
    window = True

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        return [(way,) for way in (ONE_AREA, DRAW_CARD, LEADER_AREAS) if not way_verdict(s, way)]

    def objection(self, s: War, choice: Choice) -> Note | None:
        refused = way_verdict(s, choice[0]) if choice else "GR-5-1"
        return Note(refused, (s.active,)) if refused else None

    def take(self, s: War, choice: Choice) -> None:
        s.way = choice[0]
        if s.way == DRAW_CARD:
            s.cite("GR-5-3", s.command)
            draw_one(s, s.active)
            return
        s.cards_left = MOST_CARDS[s.way]
        if zone(s, s.active) == RED and s.way == ONE_AREA:
            s.cite("GR-22-8", s.active, s.morale[s.active])
        s.areas_left = granted_areas(s, s.way)
        if s.way == LEADER_AREAS and zone(s, s.active) != GREEN:
            s.cite("GR-22-10", s.active, s.morale[s.active])
        s.then(CARDS_BEFORE, AREAS, CARDS_AFTER)


class Cards(Rule[War]):
    """Cards may be played before the first area and after the last (GR-12-10, GR-12-11)."""

    __slots__ = ("before",)
    verb = "cards"

    def __init__(self, before: bool) -> None:
        self.before: Final = before

    def args(self) -> Choice:
        return (int(self.before),)

    def take(self, s: War, choice: Choice) -> None:
        if s.field.camps:
            offer_place(s)
        if self.before:
            offer_before(s)
        else:
            offer_after(s)


# the areas


def area_verdict(s: War, area: int) -> str:
    """The clause that forbids to activate the area, or LEGAL."""
    if s.chosen >> area & 1:
        return "GR-5-15"
    if not reach(s) >> area & 1:
        return "GR-16-2"
    found = False
    for piece in s.stacks[area]:
        if s.field.forces.command[piece] == s.command:
            if not s.acted[piece]:
                return LEGAL
            found = True
    return "GR-5-16" if found else "GR-5-13"


def reach(s: War) -> int:
    """The areas near enough to be activated: by a leader within his radius only (GR-16-1, GR-16-4)."""
    if s.way != LEADER_AREAS or not s.field.radius:
        return -1
    leader = leader_of(s, s.command)
    return around(s, s.at[leader], s.active) if leader != NOBODY else 0


def count_verdict(s: War) -> str:
    """The clause by which no further area is activated, or LEGAL (GR-5-18, GR-22-6)."""
    if s.areas_left <= 0:
        return "GR-5-2" if s.way == ONE_AREA else "GR-5-4"
    if s.chosen and zone(s, s.active) != GREEN:
        return "GR-22-8" if zone(s, s.active) == RED else "GR-22-6"
    return LEGAL


def open_areas(s: War) -> list[int]:
    """The areas that can be activated next, by number."""
    near = reach(s) & ~s.chosen
    found = 0
    for piece in s.field.forces.under[s.command]:
        area = s.at[piece]
        if area >= 0 and near >> area & 1 and not s.acted[piece]:
            found |= 1 << area
    areas: list[int] = []
    while found:
        low = found & -found
        areas.append(low.bit_length() - 1)
        found ^= low
    return areas


class SelectArea(Step[War]):
    """The next area whose units of the command act, or no more (GR-5-13, GR-sm-8)."""

    __slots__ = ()
    verb = "activate"
    kinds = "area"
    passing = "stop"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        areas: list[Choice] = [(area,) for area in open_areas(s)]
        return [*areas, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        refused = area_verdict(s, choice[0]) if choice else LEGAL
        return Note(refused, choice) if refused else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            s.cite("GR-5-18" if s.chosen else "GR-5-8", s.command)
            s.areas_left = 0
            return
        area = choice[0]
        s.area = area
        s.chosen |= 1 << area
        s.areas_left -= 1
        s.shelled = 0
        s.supplied = 1
        s.cite("GR-5-13", area, s.command)
        if s.way == LEADER_AREAS:
            s.cite("GR-16-5" if s.field.radius else "GR-5-19", area)
        elif s.field.radius:
            s.cite("GR-16-4", area)
        if s.field.supply:
            mark_supply(s, area)
        if s.field.attack_supply:
            s.supplied = int(attack_supply(s, s.active, area))
        s.then(ACTIONS, END_AREA)


class Areas(Rule[War]):
    """Another area is asked for while one can be activated."""

    __slots__ = ()
    verb = "areas"

    def take(self, s: War, choice: Choice) -> None:
        refused = count_verdict(s)
        if refused:
            if s.areas_left > 0:
                s.cite(refused, s.active, s.morale[s.active])
        elif open_areas(s):
            s.then(SELECT_AREA, AREAS)


class Actions(Rule[War]):
    """The units of the area act one after another while one of them can (GR-5.1-12)."""

    __slots__ = ()
    verb = "actions"

    def take(self, s: War, choice: Choice) -> None:
        journal = s.hush()
        more = can_act(s)
        s.journal = journal
        if more:
            s.then(ACT)


class EndArea(Rule[War]):
    """One area is finished before the next is chosen (GR-5-14)."""

    __slots__ = ()
    verb = "end_area"

    def take(self, s: War, choice: Choice) -> None:
        s.cite("GR-5-14", s.area)
        s.area = NOWHERE
        s.supplied = 0
        s.shelled = 0
        if s.field.cards_between and not count_verdict(s):
            s.cite("GR-opt-7")
            offer_after(s)


class Act(Step[War]):
    """One action of a unit of the command in the area, or done (GR-sm-9)."""

    __slots__ = ()
    verb = "act"
    kinds = "deed piece area?"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        options: list[Choice] = []
        for piece in s.stacks[s.area]:
            options += deeds_of(s, piece)
        options += camp_deeds(s)
        options.append(PASS)
        return options

    def propose(self, s: War, rng: Rng) -> Choice:
        """A unit first, then one of its deeds; seldom done while something can be done."""
        stack = s.stacks[s.area]
        if not rng.below(IDLE):
            return PASS
        first = rng.below(len(stack))
        for number in range(len(stack)):
            piece = stack[(first + number) % len(stack)]
            found = pick_deed(s, piece, rng)
            if found:
                return found
        goals = camp_deeds(s)
        return goals[rng.below(len(goals))] if goals else PASS

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = deed_verdict(s, choice[0], choice[1], choice[2] if len(choice) > 2 else NOWHERE)
        return Note(refused, (choice[1],)) if refused else None

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            s.then(ACTIONS)
            carry_out(s, choice[0], choice[1], choice[2] if len(choice) > 2 else NOWHERE)


# the end


def end_activation(s: War) -> None:
    """All units of the command count as activated, even those that did nothing (GR-5-17)."""
    for piece in s.field.forces.under[s.command]:
        if s.at[piece] >= 0:
            s.acted[piece] = 1
    s.spent = [0] * len(s.spent)
    s.way = s.cards_left = s.areas_left = s.chosen = 0
    s.shelled = s.built = s.raided = s.supplied = 0
    s.terms = [0] * len(s.terms)
    s.fresh_mines = s.group = s.attackers = s.origins = PASS
    s.area = s.base = s.battlefield = NOWHERE
    s.round = 0
    s.hits = [0, 0]
    s.totals = [0, 0]
    s.command = s.active = NOBODY
    s.lead = [0, 0]
    s.cite("GR-5-17")


CHOOSE_WAY: Final = ChooseWay()
CARDS_BEFORE: Final = Cards(True)
CARDS_AFTER: Final = Cards(False)
AREAS: Final = Areas()
SELECT_AREA: Final = SelectArea()
ACTIONS: Final = Actions()
ACT: Final = Act()
END_AREA: Final = EndArea()
