"""The pile and the hands (rules 4, 5 and 12): dealing, drawing, discarding, duties."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Step, Weighted
from grognard.games.gradisca.field import AUS, NOBODY, VEN, Card
from grognard.games.gradisca.state import FLEET, War


def cards_of(held: int) -> list[int]:
    """The cards of a set, in rising order."""
    found: list[int] = []
    while held:
        lowest = held & -held
        found.append(lowest.bit_length() - 1)
        held ^= lowest
    return found


# the pile


def deal(s: War) -> None:
    """Without the 1617 cards: four each, VEN first; the card that a side starts with is one of its four."""
    layer = 0
    for number, card in enumerate(s.field.cards):
        if not card.later:
            layer |= 1 << number
    for side in (VEN, AUS):
        if s.field.first_card[side] != NOBODY:
            s.hands[side] |= 1 << s.field.first_card[side]
            s.known[1 - side] |= 1 << s.field.first_card[side]
            s.cite("GR-4-8", side, s.field.first_card[side])
    s.pile.append(layer & ~s.hands[VEN] & ~s.hands[AUS])
    deals: list[Step[War]] = []
    size = [s.hands[side].bit_count() for side in (VEN, AUS)]
    for _ in range(s.field.hand_size):
        for side in (VEN, AUS):
            if size[side] < s.field.hand_size:
                size[side] += 1
                deals.append(Draw(side, 1))
    s.then(*deals)


def add_later(s: War) -> None:
    """The 1617 cards are laid face down on top of the pile (GR-4.1-8)."""
    layer = later_cards(s)
    if layer:
        s.pile.append(layer)
        s.cite("GR-4.1-8", layer.bit_count())


def draw_one(s: War, side: int) -> None:
    """Draw one card; an empty pile is made anew of the discards (GR-5-10, GR-5-11)."""
    if not s.pile and s.discards:
        layer = 0
        for card in s.discards:
            layer |= 1 << card
        s.pile.append(layer)
        s.discards.clear()
        s.cite("GR-5-10", layer.bit_count())
    if s.pile:
        s.then(Draw(side, 0))
    else:
        s.cite("GR-5-11")


class Draw(Chance[War]):
    """The top card of the pile: any of its top layer."""

    __slots__ = ("dealt", "side")
    verb = "draw"
    kinds = "card"
    about = "side number"
    tag = "draw"
    source = "cards"

    def __init__(self, side: int, dealt: int) -> None:
        self.side: Final = side
        self.dealt: Final = dealt  # at set-up, not drawn by way B

    def args(self) -> Choice:
        return (self.side, self.dealt)

    def owner(self, s: War) -> int:
        return self.side

    def secret(self, s: War) -> bool:
        return True

    def outcomes(self, s: War) -> Weighted:
        return [((card,), 1) for card in cards_of(s.pile[-1])]

    def sample(self, s: War, rng: Rng) -> Choice:
        cards = cards_of(s.pile[-1])
        return (cards[rng.below(len(cards))],)

    def take(self, s: War, choice: Choice) -> None:
        s.pile[-1] &= ~(1 << choice[0])
        s.hands[self.side] |= 1 << choice[0]
        if not s.pile[-1]:
            s.pile.pop()
            count_cards(s)
        if self.dealt:
            s.cite("GR-4-7", self.side)
        if s.hands[self.side].bit_count() > s.field.hand_size:
            s.then(Discard(self.side))


def later_cards(s: War) -> int:
    """The cards marked 1617 (GR-12-12)."""
    found = 0
    for number, card in enumerate(s.field.cards):
        if card.later:
            found |= 1 << number
    return found


def count_cards(s: War) -> None:
    """A layer of the pile is used up: whoever counts knows which of its cards the enemy holds.

    Cards marked 1617 lie on top of the others; without a pile all hands are known.
    """
    counted = later_cards(s) if s.pile else -1
    for side in (VEN, AUS):
        s.known[side] |= s.hands[1 - side] & counted


# the hand


def is_in_force(s: War, card: Card) -> bool:
    """A mandatory card is one only after its date (GR-12-6)."""
    return card.mandatory and s.turn > card.date


def duties(s: War, side: int) -> int:
    """The mandatory cards that the side would have to play now."""
    found = 0
    for card in cards_of(s.hands[side] & ~s.turn_terms[FLEET]):
        if is_in_force(s, s.field.cards[card]):
            found |= 1 << card
    return found


def discard_verdict(s: War, side: int, number: int) -> str:
    """The clause that keeps a card in the hand, or LEGAL."""
    card = s.field.cards[number]
    if not s.hands[side] >> number & 1:
        return "GR-5-5"
    if is_in_force(s, card):
        return "GR-12-5"
    if s.field.early_cards and card.reinforcement and card.date and s.turn <= card.date:
        return "GR-26-2"
    return LEGAL


class Discard(Step[War]):
    """One of the five cards goes (GR-5-5); if none of them may, the five are kept (GR-12-21)."""

    __slots__ = ("side",)
    verb = "discard"
    kinds = "card"
    about = "side"
    passing = "keep"
    window = True

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        cards: list[Choice] = [
            (card,) for card in cards_of(s.hands[self.side]) if not discard_verdict(s, self.side, card)
        ]
        return cards or [PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice:
            return None if self.options(s) == [PASS] else Note("GR-5-5", (self.side,))
        verdict = discard_verdict(s, self.side, choice[0])
        return Note(verdict, (self.side,)) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            s.cite("GR-12-21", self.side)
            return
        put_away(s, self.side, choice[0])
        s.discards.append(choice[0])
        s.reveal()
        s.cite("GR-5-5", self.side)


def put_away(s: War, side: int, card: int) -> None:
    """The card leaves the hand."""
    s.hands[side] &= ~(1 << card)
    s.known[1 - side] &= ~(1 << card)


def draw_closed(s: War, side: int) -> str:
    """The clause by which the player's own hand closes the way of drawing a card, or LEGAL."""
    if s.hands[side].bit_count() > s.field.hand_size:
        return "GR-12-21"
    return "GR-12-5" if duties(s, side) else LEGAL


def must_play(s: War, side: int) -> bool:
    """The side holds a mandatory card in force (GR-12-5)."""
    return duties(s, side) != 0


def spend(s: War, side: int, number: int) -> None:
    """A played card goes to the discards, or out of the game (GR-5-9, GR-12-9)."""
    put_away(s, side, number)
    s.reveal()
    if s.field.cards[number].removed:
        s.removed |= 1 << number
        s.cite("GR-12-9", number)
    else:
        s.discards.append(number)
        s.cite("GR-5-9", number)
