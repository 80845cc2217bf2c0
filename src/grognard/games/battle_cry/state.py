"""A position of Battle Cry: pieces, orders, cards and flags."""

from typing import Final, Self

from grognard.core.journal import Choice
from grognard.core.state import State
from grognard.games.battle_cry.field import GENERAL, NOBODY, OFF_BOARD, Field, Terms

# What order a piece has this turn.
NO_ORDER: Final = 0
ORDERED: Final = 1
LED: Final = 2  # a unit ordered through its general (BC-lead-2)
BARRED: Final = 3  # thrown back by Fight Back: no second battle, no second move

# How a general has moved this turn; for units `marched` counts hexes.
BY_HIMSELF: Final = 1
ALONG: Final = 2


class Battle(State):
    """Mutable data; the chapters judge it and change it."""

    # fmt: off
    __slots__ = (
        "active", "applied", "at", "battles", "captured", "card", "discards", "drawn", "field", "figures",
        "flags", "forces", "fought_back", "general_on", "hands", "held", "last_card", "marched", "ordered",
        "penalty", "pile", "played", "roster", "seen", "started", "terms", "tokens", "turn", "unit_on",
        "weights", "works",
    )
    # fmt: on

    def __init__(self, field: Field, other: "Battle | None" = None) -> None:
        self.field: Final = field
        if other is None:
            super().__init__()
            self.turn = 0  # player turns begun
            self.active = field.first
            self.at = [OFF_BOARD] * len(field.army.ids)
            self.figures = field.army.full.copy()
            self.forces = field.army.of  # by side: who is left, in rising order; never changed in place
            self.unit_on = [NOBODY] * field.size
            self.general_on = [NOBODY] * field.size
            self.works = field.works
            self.tokens = field.tokens
            self.ordered = [NO_ORDER] * len(self.at)
            self.roster: list[int] = []  # ordered this turn, in rising order; never changed in place
            self.marched = [0] * len(self.at)
            self.battles = [0] * len(self.at)
            self.hands: list[list[int]] = [[], []]  # card numbers in rising order
            self.pile = field.copies.copy()  # how many of each card
            self.discards: list[int] = []  # in order, the latest last
            self.drawn: list[int] = []  # the cards of a Scout, until one is kept
            self.played = NOBODY  # the card on the table
            self.card = NOBODY  # what it is played as
            self.terms = field.ordinary
            self.weights = field.weights  # by which bots judge it
            self.seen: object = None  # what quick play has made of it
            self.last_card: Choice = (NOBODY, NOBODY)  # what each side's last own card was played as
            self.penalty: Choice = (0, 0)  # owed for an All-Out Offensive (options)
            self.fought_back = False
            self.applied = 0  # flags applied to the defender of the battle under way
            self.flags: Choice = (0, 0)  # won for good
            self.held: Choice = (0, 0)  # held by ground
            self.captured: Choice = (0,) * len(field.goals)
            self.started = self.captured  # a start goal that is held; what a hold goal last gave
            for piece, hex in enumerate(field.places):
                self.set_down(piece, hex)
        else:
            self.turn = other.turn
            self.active = other.active
            self.at = other.at.copy()
            self.figures = other.figures.copy()
            self.forces = other.forces
            self.unit_on = other.unit_on.copy()
            self.general_on = other.general_on.copy()
            self.works = other.works
            self.tokens = other.tokens
            self.ordered = other.ordered.copy()
            self.roster = other.roster
            self.marched = other.marched.copy()
            self.battles = other.battles.copy()
            self.hands = [other.hands[0].copy(), other.hands[1].copy()]
            self.pile = other.pile.copy()
            self.discards = other.discards.copy()
            self.drawn = other.drawn.copy()
            self.played = other.played
            self.card = other.card
            self.terms = other.terms
            self.weights = other.weights
            self.seen = other.seen
            self.last_card = other.last_card
            self.penalty = other.penalty
            self.fought_back = other.fought_back
            self.applied = other.applied
            self.flags = other.flags
            self.held = other.held
            self.captured = other.captured
            self.started = other.started
            self.share_agenda(other)  # instead of an empty one

    def clone(self) -> Self:
        return type(self)(self.field, self)

    def own_facts(self) -> list[int]:
        facts = [
            self.turn,
            self.active,
            self.tokens,
            self.played,
            self.card,
            terms_number(self.field, self.terms),
            int(self.fought_back),
            self.applied,
        ]
        for numbers in (
            self.at, self.figures, self.unit_on, self.general_on, self.ordered, self.marched, self.battles,
            self.hands[0], self.hands[1], self.pile, self.discards, self.drawn,
        ):  # fmt: skip
            facts.append(len(numbers))
            facts.extend(numbers)
        for few in (self.last_card, self.penalty, self.flags, self.held, self.captured, self.started):
            facts.append(len(few))
            facts.extend(few)
        for hex, works in enumerate(self.works):
            if works:
                facts.append(hex)
                facts.append(len(works))
                facts.extend(works)
        return facts

    def lift(self, piece: int) -> None:
        """Take a piece off its hex; it is in hand until it is set down or removed."""
        on = self.general_on if self.field.army.arm[piece] == GENERAL else self.unit_on
        if on[self.at[piece]] == piece:
            on[self.at[piece]] = NOBODY

    def set_down(self, piece: int, hex: int) -> None:
        """Put a lifted piece on a hex."""
        on = self.general_on if self.field.army.arm[piece] == GENERAL else self.unit_on
        on[hex] = piece
        self.at[piece] = hex

    def remove(self, piece: int) -> None:
        """Take a piece out of the battle."""
        self.lift(piece)
        self.forces = [[other for other in side if other != piece] for side in self.forces]
        self.at[piece] = OFF_BOARD
        self.figures[piece] = 0
        self.ordered[piece] = NO_ORDER

    def general_with(self, unit: int) -> int:
        """The general on the unit's hex, attached to it (BC-gen-11), or NOBODY."""
        return self.general_on[self.at[unit]]

    def is_lone(self, general: int) -> bool:
        """The general stands on a hex without a unit."""
        return self.unit_on[self.at[general]] == NOBODY

    def order(self, piece: int, how: int) -> None:
        """Give the piece an order of this kind, or take it away."""
        self.ordered[piece] = how
        if how != NO_ORDER and piece not in self.roster:
            self.roster = [*self.roster, piece]
            self.roster.sort()

    def forget_orders(self) -> None:
        """Nobody is ordered, has moved or has fought."""
        pieces = len(self.at)
        self.ordered = [NO_ORDER] * pieces
        self.roster = []
        self.marched = [0] * pieces
        self.battles = [0] * pieces

    def add_to_hand(self, side: int, card: int) -> None:
        """Hold a card; a hand is kept in rising order, so that equal hands are equal lists."""
        self.hands[side].append(card)
        self.hands[side].sort()


def changed(numbers: Choice, index: int, value: int) -> Choice:
    """The numbers with another value in one place."""
    if len(numbers) == 2:
        return (numbers[0], value) if index else (value, numbers[1])
    return (*numbers[:index], value, *numbers[index + 1 :])


def terms_number(field: Field, terms: Terms) -> int:
    """Which of the field's terms these are."""
    if terms is field.ordinary:
        return 0
    if terms is field.copied_ordinary:
        return 1
    for number, deed in enumerate(field.deeds):
        if terms is deed.terms:
            return 2 + 2 * number
        if terms is deed.copied_terms:
            return 3 + 2 * number
    raise ValueError("these terms are no card's")
