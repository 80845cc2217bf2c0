"""Order letters (7.2, option): manoeuvre orders in the command phase, combat orders before a roll."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.tactique.command import COMMAND, candidate_verdict, limit
from grognard.games.tactique.content import OrderCard
from grognard.games.tactique.field import ARTILLERY, CAVALRY, EDGES, INFANTRY, NOBODY, OFF_MAP, Terms
from grognard.games.tactique.movement import MOVEMENT
from grognard.games.tactique.state import APART, INACTIVE, SECOND_GROUP, Battle

RALLY_ROWS: Final = 2  # next to the friendly edge (TA-ord-17)
MOST_HEXES: Final = 4  # that woodsmen can make use of
KINDS: Final = ["manoeuvre", "attack", "defence"]

# What an order names besides itself.
NOTHING: Final = 0
UNIT: Final = 1
UNIT_AND_HEXES: Final = 2
NAMES: Final = {"forced_march": UNIT, "woodsmen": UNIT_AND_HEXES, "courier": UNIT, "rally": UNIT}
ORDERS: Final = [
    "reconnaissance", "forced_march", "woodsmen", "courier", "combined_attack", "manoeuvre", "forward",
    "general_assault", "rally", "volley_fire", "close_support", "stand_firm", "square", "counter_attack",
]  # fmt: skip


def terms_of(card: OrderCard) -> Terms:
    """What a manoeuvre order changes for the turn."""
    terms = Terms()
    terms.limit = int(card.id == "reconnaissance")
    terms.limit_clause = card.clause
    terms.any_arms = card.id == "combined_attack"
    terms.one_arm = card.clause if card.id == "manoeuvre" else ""
    terms.anywhere = card.id == "manoeuvre"
    terms.farther = int(card.id in ("forced_march", "forward"))
    terms.everybody = card.id == "forward"
    terms.woodsmen = card.id == "woodsmen"
    terms.second_group = card.id == "general_assault"
    return terms


def first_letters(s: Battle) -> None:
    """Each player starts with as many letters as his command activates units (TA-ord-1)."""
    for side in range(2):
        s.letters[side] = s.field.levels[side][s.turn]
        s.cite("TA-ord-1", side, s.letters[side])


# manoeuvre orders


def order_verdict(s: Battle, order: int, unit: int, number: int) -> str:
    """The clause that forbids the manoeuvre order, or LEGAL; the unit is NOBODY where none is named."""
    given = s.field.orders[order]
    if given.kind != "manoeuvre":
        return "TA-ord-5"
    names = NAMES.get(given.id, NOTHING)
    if (unit != NOBODY) != (names != NOTHING) or (number > 0) != (names == UNIT_AND_HEXES):
        return "TA-ord-25"
    if s.letters[s.active] < given.cost * max(number, 1):
        return "TA-ord-4"
    if unit != NOBODY:
        return unit_verdict(s, given.id, unit, number)
    if given.id == "reconnaissance":
        return LEGAL if len(s.members) <= 1 else "TA-ord-25"
    if given.id == "forward" and not s.members:
        return "TA-ord-15"
    return LEGAL


def unit_verdict(s: Battle, id: str, unit: int, number: int) -> str:
    """The clause by which the order cannot name this unit, or LEGAL."""
    if id == "courier":
        return "TA-ord-12" if candidate_verdict(s, unit) else LEGAL
    if id == "rally":
        return LEGAL if can_rally(s, unit) else "TA-ord-17"
    if s.activated[unit] == INACTIVE:
        return "TA-ord-10" if id == "forced_march" else "TA-ord-11"
    return LEGAL if number <= MOST_HEXES else "TA-ord-11"


def can_rally(s: Battle, unit: int) -> bool:
    """A reduced unit near its own edge with no enemy beside it may regain an element (TA-ord-17)."""
    army, hex = s.field.army, s.at[unit]
    if army.side[unit] != s.active or hex == OFF_MAP or army.arm[unit] == ARTILLERY:
        return False
    if s.elements[unit] == army.full[unit] or rows_from_edge(s, army.side[unit], hex) >= RALLY_ROWS:
        return False
    for beside in s.field.neighbours[hex]:
        other = s.unit_on[beside]
        if other != NOBODY and army.side[other] != army.side[unit]:
            return False
    return True


def rows_from_edge(s: Battle, side: int, hex: int) -> int:
    """How many rows (columns) lie between the hex and the side's own edge."""
    board = s.field.board
    edge = EDGES[s.field.edges[side]]
    row, column = board.row[hex], board.column[hex]
    if edge == "n":
        return row
    if edge == "s":
        return len(board.widths) - 1 - row
    return column if edge == "w" else board.widths[row] - 1 - column


def manoeuvres(s: Battle) -> list[Choice]:
    """Every manoeuvre order that can be given now."""
    found: list[Choice] = []
    for order, given in enumerate(s.field.orders):
        names = NAMES.get(given.id, NOTHING)
        if given.kind != "manoeuvre" or s.letters[s.active] < given.cost:
            continue
        if names == NOTHING:
            if not order_verdict(s, order, NOBODY, 0):
                found.append((order,))
            continue
        for unit in s.field.army.of[s.active]:
            if names == UNIT and not order_verdict(s, order, unit, 0):
                found.append((order, unit))
            elif names == UNIT_AND_HEXES and s.activated[unit] != INACTIVE:
                for number in range(1, MOST_HEXES + 1):
                    if not order_verdict(s, order, unit, number):
                        found.append((order, unit, number))
    return found


class GiveOrder(Step[Battle]):
    """The active player may give the turn's manoeuvre order, before or after he activates (TA-ord-25)."""

    __slots__ = ("late",)
    verb = "order"
    kinds = "order piece? number?"
    about = "number"
    passing = "none"

    def __init__(self, late: bool) -> None:
        self.late: Final = late

    def args(self) -> Choice:
        return (int(self.late),)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [*manoeuvres(s), PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        unit = choice[1] if len(choice) > 1 else NOBODY
        number = choice[2] if len(choice) > 2 else 0
        if len(choice) > 2 and number < 1:
            return Note("TA-ord-25", (choice[0],))
        refused = order_verdict(s, choice[0], unit, number)
        if refused == "TA-ord-4":
            cost = s.field.orders[choice[0]].cost * max(number, 1)
            return Note(refused, (choice[0], cost, s.letters[s.active]))
        if refused == "TA-ord-15":
            return Note(refused, (s.active,))
        concerned = choice[0] if refused in ("TA-ord-5", "TA-ord-25") else unit
        return Note(refused, (concerned,)) if refused else None

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            carry_out(
                s,
                choice[0],
                choice[1] if len(choice) > 1 else NOBODY,
                choice[2] if len(choice) > 2 else 0,
            )


def carry_out(s: Battle, order: int, unit: int, number: int) -> None:
    """The order is paid for and takes effect (TA-ord-4, TA-ord-6)."""
    given = s.field.orders[order]
    cost = given.cost * max(number, 1)
    s.letters[s.active] -= cost
    s.cite("TA-ord-4", order, cost, s.letters[s.active])
    if unit != NOBODY:
        s.cite(given.clause, unit)
    elif not given.terms.limit and not given.terms.one_arm:  # these two are named when they bind somebody
        s.cite(given.clause, s.active)
    s.order, s.ordered, s.number, s.terms = order, unit, number, given.terms
    if given.id == "courier":
        s.activate(unit, APART)
    elif given.id == "rally":
        s.elements[unit] += 1
    elif given.id == "reconnaissance":
        s.letters[s.active] += s.field.levels[s.active][s.turn]


class OrderWindow(Rule[Battle]):
    """Once before and once after the units are activated an order may be given."""

    __slots__ = ("late",)
    verb = "orders"

    def __init__(self, late: bool) -> None:
        self.late: Final = late

    def args(self) -> Choice:
        return (int(self.late),)

    def take(self, s: Battle, choice: Choice) -> None:
        if s.order == NOBODY and manoeuvres(s):
            s.then(GiveOrder(self.late))


BEFORE_COMMAND: Final = OrderWindow(False)
AFTER_COMMAND: Final = OrderWindow(True)


class SecondCommand(Rule[Battle]):
    """After a general assault was ordered, a second group is activated and moved (TA-ord-27)."""

    __slots__ = ()
    verb = "second"

    def take(self, s: Battle, choice: Choice) -> None:
        if s.terms.second_group:
            s.group = SECOND_GROUP
            s.members.clear()
            s.cite("TA-ord-27", limit(s))
            s.then(COMMAND, MOVEMENT)


SECOND_COMMAND: Final = SecondCommand()


# combat orders


def combat_order_verdict(s: Battle, order: int, attacking: bool) -> str:
    """The clause that forbids the order in this combat, or LEGAL."""
    given = s.field.orders[order]
    if given.kind != ("attack" if attacking else "defence"):
        return "TA-ord-5"
    if s.letters[s.active if attacking else 1 - s.active] < given.cost:
        return "TA-ord-4"
    if given.id == "square":
        army = s.field.army
        horse = army.arm[s.attacker] == CAVALRY and army.arm[s.defender] == INFANTRY
        return LEGAL if horse and not s.field.ground.rough[s.at[s.defender]] else "TA-ord-21"
    return LEGAL


def combat_orders(s: Battle) -> list[Step[Battle]]:
    """The windows before the roll, the attacker's first (TA-ord-23, TA-ord-26)."""
    if not s.field.letters:
        return []
    return [CombatWindow(True), CombatWindow(False)]


class CombatWindow(Rule[Battle]):
    """A side that can pay for an order is asked for it."""

    __slots__ = ("attacking",)
    verb = "combat_order"

    def __init__(self, attacking: bool) -> None:
        self.attacking: Final = attacking

    def args(self) -> Choice:
        return (int(self.attacking),)

    def take(self, s: Battle, choice: Choice) -> None:
        for order in range(len(s.field.orders)):
            if not combat_order_verdict(s, order, self.attacking):
                s.then(CombatOrder(s.attacker, s.defender, self.attacking))
                return


class CombatOrder(Step[Battle]):
    """A side may give one order for this combat (TA-ord-7)."""

    __slots__ = ("attacker", "attacking", "defender")
    verb = "order"
    kinds = "order"
    about = "piece piece number"
    passing = "none"

    def __init__(self, attacker: int, defender: int, attacking: bool) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.attacking: Final = attacking

    def args(self) -> Choice:
        return (self.attacker, self.defender, int(self.attacking))

    def actor(self, s: Battle) -> int:
        return s.active if self.attacking else 1 - s.active

    def options(self, s: Battle) -> list[Choice]:
        orders = range(len(s.field.orders))
        options: list[Choice] = [(n,) for n in orders if not combat_order_verdict(s, n, self.attacking)]
        options.append(PASS)
        return options

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = combat_order_verdict(s, choice[0], self.attacking)
        if refused == "TA-ord-4":
            cost = s.field.orders[choice[0]].cost
            return Note(refused, (choice[0], cost, s.letters[self.actor(s)]))
        concerned = choice[0] if refused == "TA-ord-5" else self.defender
        return Note(refused, (concerned,)) if refused else None

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        given = s.field.orders[choice[0]]
        side = self.actor(s)
        s.letters[side] -= given.cost
        s.cite("TA-ord-4", choice[0], given.cost, s.letters[side])
        if given.id == "volley_fire":
            s.bonus = 1
        elif given.id == "close_support":
            s.backed = 1
        elif given.id == "stand_firm":
            s.firm = 1
        elif given.id == "square":
            s.square = 1
            s.cite(given.clause, self.defender)
        else:
            s.counter = 1
