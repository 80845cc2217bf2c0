"""Playing cards (rule 12): when a card may be played, and the two answers to an attack."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step
from grognard.games.gradisca.effects import ambush, carry_out, fog
from grognard.games.gradisca.field import NOBODY, RED
from grognard.games.gradisca.hand import cards_of, duties, is_in_force, spend
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.state import FLEET, ONE_AREA, War

# When a card is played: before the first area, between areas (GR-opt-7), after the last one (GR-12-11).
BEFORE: Final = 0
LATER: Final = 1


def card_verdict(s: War, number: int, when: int) -> str:
    """The clause that forbids the active side to play a card, or LEGAL; its duties are another question."""
    card = s.field.cards[number]
    if not s.hands[s.active] >> number & 1:
        return "GR-12-3"
    if card.reaction:
        return "GR-5.1-11"
    if cards_open(s) <= 0:
        if s.cards_left > 0:
            return "GR-22-8"
        return "GR-5-2" if s.way == ONE_AREA else "GR-5-4"
    if s.turn <= card.date and not (s.field.early_cards and card.reinforcement):
        return "GR-12-6" if card.mandatory else "GR-12-20"
    if card.before and when != BEFORE:
        return "GR-card-3"
    if s.turn_terms[FLEET] >> number & 1:
        return "GR-card36-2"
    return LEGAL


def cards_open(s: War) -> int:
    """How many cards may still be played: with morale in the red zone one in all (GR-22-8, GR-22-12)."""
    if s.way == ONE_AREA and s.cards_left > 0 and zone(s, s.active) == RED:
        return s.cards_left - 1
    return s.cards_left


def offer_before(s: War) -> None:
    """Cards before the first area; a duty is done first."""
    offer(s, BEFORE, 1)


def offer_after(s: War) -> None:
    """Cards after the last area, or between areas where that is played (GR-opt-7)."""
    offer(s, LATER, 0)


def offer(s: War, when: int, first: int) -> None:
    """Ask for a card while the allowance lasts and the hand, whose size everybody sees, is not empty."""
    if cards_open(s) > 0 and s.hands[s.active]:
        s.then(PlayCard(when, first))


class PlayCard(Step[War]):
    """The active player plays a card or goes on; a mandatory card comes first (GR-12-5, GR-sm-6, GR-sm-7)."""

    __slots__ = ("first", "when")
    verb = "play"
    kinds = "card"
    about = "number number"
    passing = "proceed"
    window = True

    def __init__(self, when: int, first: int) -> None:
        self.when: Final = when
        self.first: Final = first  # the first card of the activation: a duty is not yet done

    def args(self) -> Choice:
        return (self.when, self.first)

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        owed = duties(s, s.active) if self.first else 0
        if owed:
            return [(card,) for card in cards_of(owed)]
        cards: list[Choice] = [
            (card,) for card in cards_of(s.hands[s.active]) if not card_verdict(s, card, self.when)
        ]
        return [*cards, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        owed = duties(s, s.active) if self.first else 0
        if choice and not owed >> choice[0] & 1:
            verdict = card_verdict(s, choice[0], self.when)
            if verdict:
                return Note(verdict, choice)
        if owed and not (choice and owed >> choice[0] & 1):
            return Note("GR-12-5")
        return None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            return
        number = choice[0]
        card = s.field.cards[number]
        s.cite("GR-12-1", number)
        if self.first and is_in_force(s, card):
            s.cite("GR-12-8", number)
        s.cards_left -= 1
        spend(s, s.active, number)
        offer(s, self.when, 0)
        carry_out(s, s.active, number)


# the answers to an attack


def is_possible(s: War, side: int, effect: str) -> int:
    """The reaction card with this effect, if for all that is known the side may hold it; or NOBODY."""
    if not s.hands[side]:
        return NOBODY
    for number, card in enumerate(s.field.cards):
        if card.effect == effect and not s.removed >> number & 1 and number not in s.discards:
            return number
    return NOBODY


class Reaction(Step[War]):
    """The window in which the attacked side may answer with the card of this moment (GR-5.1-9, GR-sm-13)."""

    __slots__ = ("card", "side")
    kinds = "card"
    about = "side card"
    passing = "decline"
    window = True

    def __init__(self, side: int, card: int) -> None:
        self.side: Final = side
        self.card: Final = card

    def args(self) -> Choice:
        return (self.side, self.card)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        return [(self.card,), PASS] if s.hands[self.side] >> self.card & 1 else [PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if not choice or choice in self.options(s):
            return None
        return Note("GR-5.1-10" if s.hands[self.side] >> choice[0] & 1 else "GR-12-3", choice)


class Ambush(Reaction):
    """Card 20, when a group has just entered (GR-card20-1)."""

    __slots__ = ()
    verb = "ambush"

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            spend(s, self.side, self.card)
            s.cite("GR-5.1-9", self.side, self.card)
            ambush(s, self.side, self.card)


class Fog(Reaction):
    """Card 28, when a combat is about to be rolled for the first time (GR-card28-1)."""

    __slots__ = ()
    verb = "fog"

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            spend(s, self.side, self.card)
            s.cite("GR-5.1-9", self.side, self.card)
            fog(s)


def offer_ambush(s: War, area: int) -> None:
    """The defenders of the area just entered may be lying in wait (GR-card20-1)."""
    side = 1 - s.active
    if not s.has_fighting_units(area, side):
        return
    card = is_possible(s, side, "ambush")
    if card != NOBODY:
        s.then(Ambush(side, card))


def offer_fog(s: War) -> None:
    """The combat about to be rolled may be lost in fog."""
    side = 1 - s.active
    card = is_possible(s, side, "fog")
    if card != NOBODY:
        s.then(Fog(side, card))
