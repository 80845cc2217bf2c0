"""Orders (3.2): who may act this turn."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Step
from grognard.games.battle_cry.field import CENTER, GENERAL, LEFT, NOBODY, OFF_BOARD
from grognard.games.battle_cry.state import LED, NO_ORDER, ORDERED, Battle


def give_order(s: Battle, piece: int) -> None:
    """The piece receives the turn's one order (BC-order-3)."""
    s.order(piece, ORDERED)


def order_each(s: Battle, clause: str, pieces: list[int]) -> None:
    """A card that orders each piece of a kind gives these orders by itself (BC-order-13)."""
    for piece in pieces:
        s.ordered[piece] = ORDERED
    s.roster = sorted({*s.roster, *pieces})
    if s.journal is not None:
        for piece in pieces:
            s.cite(clause, piece)
        s.cite("BC-order-13", len(pieces))


def in_section(s: Battle, side: int, piece: int, section: int) -> bool:
    """The piece stands in the section, read from its hex as it stands now (BC-order-7)."""
    return section in s.field.sections[side][s.at[piece]]


def unordered(s: Battle) -> list[int]:
    """The player's own pieces that have received no order this turn (BC-order-1, BC-order-3)."""
    return [piece for piece in s.forces[s.active] if s.ordered[piece] == NO_ORDER]


def order_objection(s: Battle, piece: int) -> Note | None:
    """Why the piece cannot receive an order at all."""
    if piece in unordered(s):
        return None
    return Note("BC-order-1" if s.ordered[piece] == NO_ORDER else "BC-order-3", (piece,))


# Sections as bits: the sections that are open, by the sum of their bits.
OPEN: Final[list[Choice]] = [(), (0,), (1,), (0, 1), (2,), (0, 2), (1, 2), (0, 1, 2)]


def open_bits(left: int, center: int, right: int) -> int:
    """The sections in which orders are left, as bits."""
    return (1 if left else 0) + (2 if center else 0) + (4 if right else 0)


def within_orders(s: Battle, open: int) -> list[int]:
    """The player's pieces without an order that stand in an open section (BC-order-4, BC-order-7)."""
    bits, ordered, at = s.field.section_bits[s.active], s.ordered, s.at
    return [piece for piece in s.forces[s.active] if bits[at[piece]] & open and ordered[piece] == NO_ORDER]


class Order(Step[Battle]):
    """The player names the next piece that receives an order of a section, or is done."""

    __slots__ = ("left_over", "open")
    verb = "order"
    kinds = "piece section?"
    about = "number number number"

    def __init__(self, left: int, center: int, right: int, open: int) -> None:
        self.left_over: Final[Choice] = (left, center, right)
        self.open: Final = open

    def args(self) -> Choice:
        return self.left_over

    def actor(self, s: Battle) -> int:
        return s.active

    def open_sections(self, s: Battle, piece: int) -> Choice:
        """The sections of the piece's hex in which an order is left."""
        return OPEN[s.field.section_bits[s.active][s.at[piece]] & self.open]

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = []
        bits, at, open = s.field.section_bits[s.active], s.at, self.open
        for piece in within_orders(s, open):
            sections = OPEN[bits[at[piece]] & open]
            if len(sections) == 1:
                options.append((piece,))
            else:  # on a dotted line
                options.extend([(piece, section) for section in sections])
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A piece or done, each as likely; on a dotted line either of its sections."""
        pieces = within_orders(s, self.open)
        number = rng.below(len(pieces) + 1)
        if number == len(pieces):
            return PASS
        sections = self.open_sections(s, pieces[number])
        if len(sections) == 1:
            return (pieces[number],)
        return (pieces[number], sections[rng.below(2)])

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = order_objection(s, choice[0])
        if refused is not None:
            return refused
        sections = self.open_sections(s, choice[0])
        if not sections:
            standing = s.field.sections[s.active][s.at[choice[0]]]
            given = s.field.deeds[s.card].orders
            spent = any(given[section] for section in standing)
            return Note("BC-order-4" if spent else "BC-card-2", (choice[0], *standing))
        if len(sections) == 2 and len(choice) == 1:
            return Note("BC-order-6", (choice[0],))
        if len(choice) == 2 and (len(sections) == 1 or choice[1] not in sections):
            return Note("BC-order-6", (choice[0],))
        return None

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("BC-order-5", sum(self.left_over))
            return
        piece = choice[0]
        section = choice[1] if len(choice) == 2 else self.open_sections(s, piece)[0]
        give_order(s, piece)
        if s.journal is not None:
            explain(s, piece, section)
        left, center, right = self.left_over
        if section == LEFT:
            offer_orders(s, left - 1, center, right)
        elif section == CENTER:
            offer_orders(s, left, center - 1, right)
        else:
            offer_orders(s, left, center, right - 1)


def explain(s: Battle, piece: int, section: int) -> None:
    """Name the clauses by which the piece received an order of the section."""
    s.cite("BC-order-1", piece)
    if len(s.field.sections[s.active][s.at[piece]]) == 2:
        s.cite("BC-order-6", piece, section)
    if s.field.army.arm[piece] == GENERAL:
        s.cite("BC-order-9" if s.is_lone(piece) else "BC-order-10", piece)
    elif s.general_with(piece) != NOBODY and s.ordered[s.general_with(piece)] == NO_ORDER:
        s.cite("BC-order-8", piece)


class AnyOrder(Step[Battle]):
    """The substitute: one order to one unit in any section (BC-subst-1)."""

    __slots__ = ()
    verb = "order"
    kinds = "piece"
    about = "number number? number? section?"

    def args(self) -> Choice:
        return (1,)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        units: list[Choice] = [(unit,) for unit in s.field.army.units[s.active] if s.at[unit] != OFF_BOARD]
        return [*units, PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = order_objection(s, choice[0])
        if refused is None and s.field.army.arm[choice[0]] == GENERAL:
            return Note("BC-subst-1", (choice[0],))
        return refused

    def take(self, s: Battle, choice: Choice) -> None:
        if choice:
            give_order(s, choice[0])
            s.cite("BC-subst-1", choice[0])


def offer_orders(s: Battle, left: int, center: int, right: int) -> bool:
    """Ask for the next order if one can be given; otherwise play goes on (BC-seq-9)."""
    open = open_bits(left, center, right)
    if open:
        bits, ordered, at = s.field.section_bits[s.active], s.ordered, s.at
        for piece in s.forces[s.active]:
            if bits[at[piece]] & open and ordered[piece] == NO_ORDER:
                s.ask(Order(left, center, right, open))
                return True
    return False


def lose_led_order(s: Battle, unit: int) -> None:
    """A unit ordered through its general loses the order when he leaves it (BC-lead-5)."""
    if s.ordered[unit] == LED:
        s.ordered[unit] = NO_ORDER
        s.cite("BC-lead-5", unit)
