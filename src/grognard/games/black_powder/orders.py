"""Command (3.5): who may order whom, and an order from its first word until it is given."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.black_powder import candidates, ground
from grognard.games.black_powder.brigades import is_broken
from grognard.games.black_powder.commanders import FINISHED, GAVE, commanders_of, is_general, number
from grognard.games.black_powder.execution import FIRST_ROLL, ORDER_OVER
from grognard.games.black_powder.field import NOBODY
from grognard.games.black_powder.rating import modified_rating
from grognard.games.black_powder.referee import ask_order
from grognard.games.black_powder.reports import REPORT
from grognard.games.black_powder.routes import LEG, MOST_LEGS, has_leg, order_kind
from grognard.games.black_powder.state import (
    CHARGE,
    FINISH,
    FOLLOW_ME,
    FORM,
    INITIATED,
    MOVE,
    ON_TABLE,
    ORDERED,
    ORDERS,
    RALLY,
    Battle,
)

LEAST_TO_RALLY: Final = 2  # casualties (BP-cmd-42)


# Legality: the commander


def speaker_objection(s: Battle, commander: int) -> Note | None:
    """Whether a piece is a commander who may still give orders."""
    if commander < s.field.forces.units or s.side(commander) != s.active:
        return Note("BP-cmd-22", (commander,))
    if is_general(s, commander) and not s.field.general_orders:
        return Note("BP-cmd-20", (commander,))
    if s.where[commander] != ON_TABLE or s.spoken[number(s, commander)] & FINISHED:
        return Note("BP-cmd-18", (commander,))
    if s.command not in (NOBODY, commander):
        return Note("BP-seq-3", (commander,))
    return None


def speak_objection(s: Battle, commander: int, deed: int) -> Note | None:
    """The first clause that stands against these words."""
    refused = speaker_objection(s, commander)
    if refused is not None:
        return refused
    if deed == FINISH:
        return None if s.command == commander else Note("BP-seq-3", (commander,))
    for unit in units_under(s, commander):
        found = order_objection(s, commander, deed, unit)
        if found is None:
            return None
        refused = refused or found
    return refused or Note("BP-cmd-1", (commander,))


def units_under(s: Battle, commander: int) -> list[int]:
    """The units that a commander orders: his brigade, or the whole army (BP-cmd-22, BP-opt-1)."""
    if is_general(s, commander):
        return s.units_of(s.active)
    units = s.field.brigades.units[s.field.forces.brigade[commander]]
    return [unit for unit in units if s.where[unit] == ON_TABLE]


# Legality: the unit


def unit_objection(s: Battle, commander: int, deed: int, unit: int) -> Note | None:
    """The first clause by which a unit cannot be given this order, were it the first to be briefed."""
    if unit not in units_under(s, commander):
        return Note("BP-cmd-22", (unit,))
    return order_objection(s, commander, deed, unit)


def order_objection(s: Battle, commander: int, deed: int, unit: int) -> Note | None:
    """The same of a unit under this commander."""
    if s.deeds[unit] & ORDERED:
        return Note("BP-seq-10" if s.deeds[unit] & INITIATED else "BP-cmd-21", (unit,))
    if s.is_engaged(unit):
        return Note("BP-cmd-24", (unit,))
    if s.disordered[unit]:
        return Note("BP-cmd-23", (unit,))
    if is_broken(s, unit) and not (deed == RALLY and s.field.kind_brigades):
        return Note("BP-cmd-44" if deed == RALLY else "BP-brig-9", (unit,))
    if deed == RALLY and s.casualties[unit] < LEAST_TO_RALLY:
        return Note("BP-cmd-43", (unit,))
    if deed != ORDERS and not ground.commander_within(s, commander, unit, reach_of(s, deed)):
        return distance_note(s, commander, deed, unit)
    if deed != RALLY and not has_leg(s, unit):
        return Note("BP-order-8", (unit,))
    return None


def reach_of(s: Battle, deed: int) -> int:
    """How near a commander must be to lead or to rally a unit."""
    return s.field.lengths.follow_me if deed == FOLLOW_ME else s.field.lengths.rally


def distance_note(s: Battle, commander: int, deed: int, unit: int) -> Note:
    """One unit within 8 inches (BP-cmd-38, BP-cmd-40)."""
    clause = "BP-cmd-38" if deed == FOLLOW_ME else "BP-cmd-40"
    return Note(clause, (unit, ground.commander_distance(s, commander, unit), reach_of(s, deed)))


def brief_objection(s: Battle, unit: int) -> Note | None:
    """The first clause by which a unit cannot be the next of the group."""
    if unit in s.group:
        return Note("BP-cmd-21", (unit,))
    refused = unit_objection(s, s.command, s.deed, unit)
    if refused is not None or not s.group:
        return refused
    if s.deed != ORDERS:
        return distance_note(s, s.command, s.deed, unit)
    brigade = s.field.forces.brigade
    if brigade[unit] != brigade[s.group[0]]:
        return Note("BP-cmd-31", (unit,))
    if not any(ground.are_within(s, unit, other, s.field.lengths.group) for other in s.group):
        return Note("BP-cmd-31", (unit,))
    return None if can_follow(s, unit) else Note("BP-cmd-36", (unit,))


def can_follow(s: Battle, unit: int) -> bool:
    """A unit can begin as the first of the group did; any unit can stand still in a move."""
    if s.field.referee:
        return True
    gait = s.routes[0][0][0]
    return gait == MOVE or bool(candidates.legs_of(s, unit, gait))


def has_words(s: Battle) -> bool:
    """Some commander has something left to say."""
    for commander in commanders_of(s, s.active):
        if speaker_objection(s, commander) is None:
            for deed in (ORDERS, FOLLOW_ME, RALLY, FINISH):
                if speak_objection(s, commander, deed) is None:
                    return True
    return False


# The steps


class Speak(Step[Battle]):
    """A commander begins an order, or has said all (BP-seq-3); `end` ends all orders."""

    __slots__ = ()
    verb = "order"
    kinds = "piece deed"
    passing = "end"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        found: list[Choice] = [PASS]
        for commander in commanders_of(s, s.active):
            if speaker_objection(s, commander) is None:
                deeds = [ORDERS, FOLLOW_ME, RALLY, FINISH]
                found.extend(
                    [(commander, deed) for deed in deeds if speak_objection(s, commander, deed) is None]
                )
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return speak_objection(s, choice[0], choice[1]) if choice else None

    def propose(self, s: Battle, rng: Rng) -> Choice:
        options = self.options(s)
        plain = [choice for choice in options if choice and choice[1] == ORDERS]
        return rng.pick(plain if plain and rng.below(5) else options)

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.command = NOBODY
            return
        commander, deed = choice
        if deed == FINISH:
            s.spoken[number(s, commander)] |= FINISHED
            s.command = NOBODY
            s.cite("BP-seq-3", commander)
            s.then(ORDERS_GO_ON)
            return
        if is_general(s, commander):
            take_over(s, commander)
        s.command, s.deed, s.group, s.routes = commander, deed, PASS, []
        s.then(BRIEF)


def take_over(s: Battle, general: int) -> None:
    """The general speaks after the others, who then are silent (BP-opt-1)."""
    s.cite("BP-opt-1", general)
    for commander in commanders_of(s, s.active):
        if commander != general:
            s.spoken[number(s, commander)] |= FINISHED


class Brief(Step[Battle]):
    """The next unit of the group, in the order in which they will move (BP-order-7); then `give`."""

    __slots__ = ()
    verb = "brief"
    kinds = "piece"
    about = "piece number"
    passing = "give"
    commits = True

    def args(self) -> Choice:
        return PASS

    def subject(self, s: Battle) -> Choice:
        return s.command, len(s.group)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        units = [] if s.group and s.deed != ORDERS else units_under(s, s.command)
        found: list[Choice] = [(unit,) for unit in units if brief_objection(s, unit) is None]
        if s.group:
            found.append(PASS)
        return found

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if choice:
            return brief_objection(s, choice[0])
        return None if s.group else Note("BP-order-1", (s.command,))

    def propose(self, s: Battle, rng: Rng) -> Choice:
        options = self.options(s)
        if len(options) == 1:
            return options[0]
        return PASS if s.group and rng.below(2) else options[rng.below(len(options))]

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice and s.field.referee:
            s.then(GIVEN)
            ask_order(s)
            return
        if not choice:
            give(s)
            return
        s.group = (*s.group, choice[0])
        s.routes.append([])
        if s.deed == RALLY or s.field.referee:
            s.then(BRIEF)
        else:
            s.then(LEG, BRIEF)


class Given(Rule[Battle]):
    """All is said of an order at a real table: up to three moves of whatever it is for."""

    __slots__ = ()
    verb = "given"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.deed != RALLY:
            gait = GAIT_OF[order_kind(s)]
            s.routes = [[(gait,)] * MOST_LEGS for _ in s.group]
        give(s)


def give(s: Battle) -> None:
    """The whole order is declared and its rating told; now the dice (BP-cmd-2).

    Nobody of it is ordered again (BP-cmd-21).
    """
    s.cite("BP-cmd-2", s.command)
    kind = order_kind(s)
    s.cite("BP-order-9", s.command, kind)
    if s.journal is not None:
        modified_rating(s, s.command, s.group, kind)
    s.spoken[number(s, s.command)] |= GAVE
    for unit in s.group:
        s.deeds[unit] |= ORDERED
    if s.deed != ORDERS:
        s.cite("BP-cmd-39", s.command)
        s.spoken[number(s, s.command)] |= FINISHED
    if s.field.referee:
        s.then(FIRST_ROLL, ORDER_OVER, REPORT, ORDERS_GO_ON)
    else:
        s.then(FIRST_ROLL, ORDER_OVER, ORDERS_GO_ON)


class OrdersGoOn(Rule[Battle]):
    """Orders are given as long as somebody has one to give (BP-cmd-19)."""

    __slots__ = ()
    verb = "orders_go_on"

    def take(self, s: Battle, choice: Choice) -> None:
        if has_words(s):
            s.then(SPEAK)
        else:
            s.command = NOBODY


SPEAK: Final = Speak()
BRIEF: Final = Brief()
GIVEN: Final = Given()
GAIT_OF: Final = [MOVE, MOVE, FORM, CHARGE]  # by the kind of order (BP-order-9)
ORDERS_GO_ON: Final = OrdersGoOn()
