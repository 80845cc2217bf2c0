"""The command roll and what follows (3.5, 3.6): moves granted, legs one by one, free moves, rallies."""

from typing import Final

from grognard.core.dice import lump
from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import Rule, Step, Weighted
from grognard.games.black_powder import assaults, charges, ground, legs, told, traversing
from grognard.games.black_powder.blunders import blunder
from grognard.games.black_powder.brigades import take_heart
from grognard.games.black_powder.commanders import FINISHED, JOINED, is_general, join, number, scatter
from grognard.games.black_powder.dice import TwoDice, volleys
from grognard.games.black_powder.drills import Drill
from grognard.games.black_powder.field import (
    DECISIVE,
    DIFFIDENT,
    HEADSTRONG,
    HESITANT,
    LIMBERED,
    MARCH_COLUMN,
    NOBODY,
    SQUARE,
    SUPERBLY_DRILLED,
    UNRELIABLE,
)
from grognard.games.black_powder.rating import modified_rating
from grognard.games.black_powder.routes import order_kind, slide_of
from grognard.games.black_powder.state import (
    CHARGE,
    CHARGED,
    FOLLOW_ME,
    FORM,
    MOUNT,
    MOVE,
    NO,
    ON_TABLE,
    ORDERS,
    RALLY,
    RETIRED,
    YES,
    Battle,
)

# Why the dice are rolled: for the first time, or again.
FIRST: Final = 0
BY_GENERAL: Final = 1  # BP-cmd-37
BY_HIMSELF: Final = 2  # a decisive commander (BP-opt-3)
HESITATING: Final = 3  # BP-opt-6
WORST: Final = 12  # a double six (BP-blund-1)
HEADSTRONG_WORST: Final = 11  # BP-opt-5


# The roll


def temper(s: Battle) -> int:
    """The personality of the commander who speaks, none without the option (7.2)."""
    return s.field.forces.personality[number(s, s.command)] if s.field.personalities else 0


def is_blunder(s: Battle, dice: Choice) -> bool:
    """A double six, or 11 for the headstrong; the diffident never blunder (BP-blund-1, BP-opt-4, -5)."""
    worst = HEADSTRONG_WORST if temper(s) == HEADSTRONG else WORST
    return dice[0] + dice[1] >= worst and temper(s) != DIFFIDENT


def moves_for(s: Battle, margin: int) -> int:
    """The moves that a margin gives, 0 for a failure (BP-cmd-5)."""
    moves = 0
    for least, granted in s.field.margins:
        if margin >= least:
            moves = granted
    return moves


def quiet_rating(s: Battle) -> int:
    """The modified rating, without a word to the journal."""
    journal = s.hush()
    rating = modified_rating(s, s.command, s.group, order_kind(s))
    s.journal = journal
    return rating


class CommandRoll(TwoDice):
    """Two dice against the modified rating (BP-cmd-4)."""

    __slots__ = ("why",)
    verb = "command"
    about = "piece number"
    tag = "command"

    def __init__(self, why: int) -> None:
        self.why: Final = why

    def args(self) -> Choice:
        return (self.why,)

    def subject(self, s: Battle) -> Choice:
        return s.command, quiet_rating(s)

    def owner(self, s: Battle) -> int:
        return s.active

    def classes(self, s: Battle) -> Weighted:
        rating, outcomes = quiet_rating(s), volleys(2)
        return lump(outcomes, [self.lot(s, rating, dice) for dice, _ in outcomes])

    def lot(self, s: Battle, rating: int, dice: Choice) -> Choice:
        """What distinguishes a roll: blunder, moves, and whether it just succeeded."""
        margin = rating - dice[0] - dice[1]
        return (is_blunder(s, dice), moves_for(s, margin), margin == 0)

    def take(self, s: Battle, choice: Choice) -> None:
        rating, total = quiet_rating(s), choice[0] + choice[1]
        s.roll = (1 if total == rating else 0,)  # all that is asked of it later
        s.cite("BP-cmd-4", s.command, total, rating)
        s.granted = moves_for(s, rating - total)
        if is_blunder(s, choice):
            s.cite("BP-opt-5" if total < WORST else "BP-blund-1", s.command)
            s.granted = 0
            blunder(s)
        elif self.why == BY_HIMSELF and not s.granted:
            s.cite("BP-opt-3", s.command)
            blunder(s)
        elif total == WORST and temper(s) == DIFFIDENT:
            s.cite("BP-opt-4", s.command)
            s.granted = 0
            fail(s)
        elif self.why == FIRST:
            think_again(s)
        else:
            obey(s)


# Rolling again


def think_again(s: Battle) -> None:
    """Whether the first roll is rolled again, by duty or by leave."""
    if temper(s) == HESITANT and s.granted == s.field.margins[-1][1]:
        s.cite("BP-opt-6", s.command)
        s.then(CommandRoll(HESITATING))
    elif can_general_help(s) and could_be_better(s):
        s.then(Reroll(BY_GENERAL))
    elif temper(s) == DECISIVE and not s.granted:
        s.then(Reroll(BY_HIMSELF))
    else:
        obey(s)


def can_general_help(s: Battle) -> bool:
    """The general is near, and has not helped this turn; nobody helps the headstrong (BP-cmd-37)."""
    general = s.field.generals[s.active]
    if s.rerolled or general in (NOBODY, s.command) or s.where[general] != ON_TABLE:
        return False
    near = ground.commanders_within(s, general, s.command, s.field.lengths.general_reroll)
    return near and temper(s) != HEADSTRONG


def could_be_better(s: Battle) -> bool:
    """Another roll could bring more than this one: it failed, or a leg or a unit stays behind."""
    if not s.granted:
        return True
    if s.deed != ORDERS:
        return False
    longest = max(len(route) for route in s.routes)
    hesitates = any(s.has(unit, UNRELIABLE) for unit in s.group)
    return s.granted < longest or (hesitates and is_exact(s))


def is_exact(s: Battle) -> bool:
    """The roll equals the modified rating (BP-cmd-17)."""
    return s.roll[0] == 1


class Reroll(Step[Battle]):
    """The general lets the commander roll again, or a decisive commander does so himself."""

    __slots__ = ("why",)
    verb = "again"
    kinds = "answer"
    about = "piece number"

    def __init__(self, why: int) -> None:
        self.why: Final = why

    def args(self) -> Choice:
        return (self.why,)

    def subject(self, s: Battle) -> Choice:
        return s.command, self.why

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(YES,), (NO,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BP-cmd-37", (s.command,))

    def take(self, s: Battle, choice: Choice) -> None:
        if choice[0] == YES:
            if self.why == BY_GENERAL:
                s.rerolled = 1
            s.cite("BP-cmd-37" if self.why == BY_GENERAL else "BP-opt-3", s.command)
            s.then(CommandRoll(self.why))
        elif self.why == BY_GENERAL and temper(s) == DECISIVE and not s.granted:
            s.then(Reroll(BY_HIMSELF))
        else:
            obey(s)


# Success and failure


def obey(s: Battle) -> None:
    """What the roll has decided is done."""
    if not s.granted:
        fail(s)
        return
    if len(s.group) > 1:
        s.cite("BP-cmd-35", s.command, len(s.group))
    if s.deed == RALLY:
        rally(s)
    elif s.deed == FOLLOW_ME:
        unit, limit = s.group[0], s.field.lengths.follow_me
        s.cite("BP-cmd-38", unit, ground.commander_distance(s, s.command, unit), limit)
        ride_along(s)
        march(s, len(s.routes[0]))
    else:
        s.cite("BP-cmd-5", s.command, s.granted)
        march(s, s.granted)


def march(s: Battle, moves: int) -> None:
    """The units perform as many legs as they have moves, one unit after another (BP-order-2, -7)."""
    exact = is_exact(s)
    marches: list[March] = []
    for member, unit in enumerate(s.group):
        if exact and s.has(unit, UNRELIABLE):
            s.cite("BP-spec-3", unit)
            s.cite("BP-cmd-17", unit)
        else:
            until = min(moves, len(s.routes[member]))
            s.cite("BP-order-2", unit, until)
            marches.append(March(member, 0, until))
    s.then(*marches)


def ride_along(s: Battle) -> None:
    """The commander joins the unit of a Follow me or Rally order (BP-cmd-38, BP-cmd-42)."""
    join(s, s.command, s.group[0])
    s.spoken[number(s, s.command)] |= JOINED


def rally(s: Battle) -> None:
    """The unit loses one casualty, and keeps at least one (BP-cmd-41, BP-cmd-43)."""
    unit = s.group[0]
    s.casualties[unit] -= 1
    s.cite("BP-cmd-41", unit, s.casualties[unit])
    s.cite("BP-cmd-42", unit)
    ride_along(s)
    take_heart(s, s.field.forces.brigade[unit])


def fail(s: Battle) -> None:
    """No ordered move, and the commander gives no more orders (BP-cmd-18)."""
    s.cite("BP-cmd-18", s.command)
    s.spoken[number(s, s.command)] |= FINISHED
    if is_general(s, s.command):
        s.cite("BP-opt-1", s.command)
    if len(s.group) > 1:
        s.cite("BP-cmd-35", s.command, len(s.group))
    marches: list[March] = []
    for member, unit in enumerate(s.group):
        clause = free_move_clause(s, unit)
        if not clause:
            continue
        if s.deed != ORDERS:
            s.cite("BP-cmd-30", unit)
        elif s.routes[member][0][0] == CHARGE:
            s.cite("BP-cmd-29", unit)
        else:
            s.cite(clause, unit)
            marches.append(March(member, 0, 1))
    s.then(*marches)


def free_move_clause(s: Battle, unit: int) -> str:
    """Why a unit makes its first leg although the order failed (4.4), or nothing."""
    formation = s.formation[unit]
    if s.field.drills[formation].free_move:
        if formation == MARCH_COLUMN:
            return "BP-cmd-25"
        if formation == LIMBERED:
            return "BP-cmd-26"
        if formation == SQUARE:
            return "BP-cmd-27"
    return "BP-spec-6" if s.has(unit, SUPERBLY_DRILLED) else ""


# Legs one by one


def can_go_on(s: Battle, unit: int) -> bool:
    """A unit still has its route before it (BP-seq-11, BP-resp-21)."""
    return has_not_given_way(s, unit) and not s.disordered[unit]


def has_not_given_way(s: Battle, unit: int) -> bool:
    """A unit stands where its legs took it, free."""
    return s.where[unit] == ON_TABLE and not s.is_engaged(unit) and not s.deeds[unit] & RETIRED


class March(Rule[Battle]):
    """A unit performs its next leg, if it still can; reactions interrupt, then it goes on (BP-seq-11)."""

    __slots__ = ("leg", "member", "until")
    verb = "march"

    def __init__(self, member: int, leg: int, until: int) -> None:
        self.member: Final = member
        self.leg: Final = leg
        self.until: Final = until

    def args(self) -> Choice:
        return (self.member, self.leg, self.until)

    def take(self, s: Battle, choice: Choice) -> None:
        unit, route = s.group[self.member], s.routes[self.member]
        if s.field.referee:
            march_told(s, unit, route[0][0], self.until)
            return
        if self.leg >= self.until or not can_go_on(s, unit):
            halt(s, unit, route)
            return
        leg = route[self.leg]
        s.legs = (unit, self.leg)
        if leg[0] == CHARGE:
            charge_home(s, unit, route)
        elif legs.objection(s, unit, leg) is None:
            s.then(March(self.member, self.leg + 1, self.until))
            walk(s, unit, leg)
        else:  # BP-order-5, BP-order-6
            s.cite("BP-order-5", unit)
            s.then(March(self.member, self.until, self.until))
            if leg[0] in (MOVE, MOUNT):
                s.cite("BP-order-6", unit)
                walk(s, unit, leg)


def march_told(s: Battle, unit: int, gait: int, moves: int) -> None:
    """At a real table it is moved by hand: whom it charges and how it forms is asked."""
    if not can_go_on(s, unit):
        return
    s.moves[unit] = min(moves, s.field.drills[s.formation[unit]].most_moves)
    if gait == CHARGE:
        s.then(assaults.Prey(unit, assaults.BY_ORDER))
    elif gait == FORM:
        s.then(Drill(unit))


def walk(s: Battle, unit: int, leg: Choice) -> None:
    """Carry out a leg, then let the enemy fire at who crossed his front (BP-resp-19)."""
    way: list[int] = []
    for pose in legs.carry_out(s, unit, leg):
        way += pose
    scatter(s, unit)
    traversing.offer(s, unit, way)


def charge_home(s: Battle, unit: int, route: list[Choice]) -> None:
    """The charge leg, if it is still legal (BP-order-5)."""
    leg = route[-1]
    slide = slide_of(leg)
    if charges.objection(s, unit, leg[1], slide) is None:
        charges.begin(s, unit, leg[1], slide)
    else:
        s.cite("BP-order-5", unit)
        halt(s, unit, route)


def halt(s: Battle, unit: int, route: list[Choice]) -> None:
    """The route is over; a charge that stops short may be met with fire (BP-chg-14, BP-chg-15)."""
    if route[-1][0] == CHARGE and has_not_given_way(s, unit) and not s.deeds[unit] & CHARGED:
        s.cite("BP-chg-14", unit)
        charges.stop_short(s, unit, route[-1][1])


class OrderOver(Rule[Battle]):
    """Nothing of an order or of an initiative move is left on the table."""

    __slots__ = ()
    verb = "order_over"

    def take(self, s: Battle, choice: Choice) -> None:
        s.group, s.routes, s.legs, s.roll = PASS, [], PASS, PASS
        s.granted = s.deed = 0
        told.forget(s)
        if s.command != NOBODY and s.spoken[number(s, s.command)] & FINISHED:
            s.command = NOBODY


FIRST_ROLL: Final = CommandRoll(FIRST)
ORDER_OVER: Final = OrderOver()
