"""Command cards (3.1, 5.2): playing one sets the turn's terms and gives its orders."""

from collections.abc import Callable
from typing import Final

from grognard.core.journal import Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Step
from grognard.games.battle_cry.field import ALL, INFANTRY, NOBODY, OFF_BOARD, Deed
from grognard.games.battle_cry.orders import (
    AnyOrder,
    in_section,
    offer_orders,
    open_bits,
    order_each,
    within_orders,
)
from grognard.games.battle_cry.state import LED, Battle, changed
from grognard.games.battle_cry.tactics import construct, rally, sharpshooters, short_supply
from grognard.games.battle_cry.victory import enemy

Effect = Callable[[Battle, Deed], bool]


def playable(s: Battle, side: int) -> list[int]:
    """The different cards of the hand that may be played on one's own turn (BC-card-6)."""
    cards: list[int] = []
    answer, last = s.field.fight_back, NOBODY
    for card in s.hands[side]:  # in rising order
        if card != last and card != answer:
            cards.append(card)
        last = card
    return cards


def can_play(s: Battle, side: int) -> bool:
    """A card of the hand may be played on one's own turn."""
    answer = s.field.fight_back
    for card in s.hands[side]:  # noqa: SIM110  a generator costs five times as much
        if card != answer:
            return True
    return False


class PlayCard(Step[Battle]):
    """The active player plays one card from his hand (BC-card-1)."""

    __slots__ = ()
    verb = "card"
    kinds = "card"
    window = True  # what he could have played is nobody's business

    def args(self) -> Choice:
        return ()

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(card,) for card in playable(s, s.active)]

    def propose(self, s: Battle, rng: Rng) -> Choice:
        cards = playable(s, s.active)
        return (cards[rng.below(len(cards)) if len(cards) > 1 else 0],)

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return Note("BC-card-5")
        if choice[0] not in s.hands[s.active]:
            return Note("BC-card-1", choice)
        return Note("BC-card-6", choice) if choice[0] == s.field.fight_back else None

    def take(self, s: Battle, choice: Choice) -> None:
        card = choice[0]
        s.hands[s.active].remove(card)
        s.played = card
        s.reveal()
        s.cite("BC-card-1", card)
        play_as(s, card)


PLAY_CARD: Final = PlayCard()


def play_as(s: Battle, card: int) -> None:
    """The card takes effect: as what it is, or as what Counterattack makes of it (BC-counter-1)."""
    copied = s.field.deeds[card].effect == "counterattack"
    if copied:
        model = s.last_card[enemy(s.active)]
        s.cite("BC-counter-1", card, model)
        if model == NOBODY:
            s.card = card
            s.last_card = changed(s.last_card, s.active, NOBODY)
            substitute(s, s.field.deeds[card], copied)
            return
        card = s.field.deeds[model].mirror
        s.cite("BC-counter-2", model, card)
    deed = s.field.deeds[card]
    s.card = card
    s.last_card = changed(s.last_card, s.active, card)
    s.terms = deed.copied_terms if copied else deed.terms
    s.cite(deed.clause)
    if not EFFECTS[deed.effect](s, deed):
        substitute(s, deed, copied)


def substitute(s: Battle, deed: Deed, copied: bool) -> None:
    """Without the required pieces: one order to one unit, by the ordinary rules (BC-subst-1, BC-subst-2)."""
    s.terms = s.field.copied_ordinary if copied else s.field.ordinary
    s.cite(deed.substitute, s.card)
    s.ask(AnyOrder())


def on_board(s: Battle, pieces: list[int]) -> list[int]:
    """Those that are still in the battle."""
    return [piece for piece in pieces if s.at[piece] != OFF_BOARD]


def section(s: Battle, deed: Deed) -> bool:
    """Orders in the named sections; where all pieces are ordered there is nothing to choose (BC-card-2)."""
    if ALL in deed.orders:
        pieces = within_orders(s, open_bits(deed.orders[0], deed.orders[1], deed.orders[2]))
        order_each(s, deed.clause, pieces)
        some = bool(pieces)
    else:
        some = offer_orders(s, deed.orders[0], deed.orders[1], deed.orders[2])
    if not some:
        s.cite("BC-card-4", s.card)
    return True


def of_arms(s: Battle, deed: Deed) -> list[int]:
    """The player's units of the arms that the card names."""
    at, arm = s.at, s.field.army.arm
    return [unit for unit in s.field.army.units[s.active] if at[unit] != OFF_BOARD and arm[unit] in deed.arms]


def arm(s: Battle, deed: Deed) -> bool:
    """An order to each unit of an arm, and to the generals who are not with that arm if the card says so."""
    units = of_arms(s, deed)
    if not units:
        return False
    generals = on_board(s, s.field.army.generals[s.active]) if deed.generals else []
    with_arm = [s.general_with(unit) for unit in units]
    order_each(s, deed.clause, units + [general for general in generals if general not in with_arm])
    return True


def close(s: Battle, deed: Deed) -> bool:
    """An order to each unit of the arms that is next to an enemy unit or lone general (BC-cry-1)."""
    units = [unit for unit in of_arms(s, deed) if has_enemy_beside(s, unit)]
    if units:
        order_each(s, deed.clause, units)
    return bool(units)


def has_enemy_beside(s: Battle, unit: int) -> bool:
    """An enemy unit or general stands on an adjacent hex."""
    side = s.field.army.side
    for hex in s.field.neighbours[s.at[unit]]:
        for piece in (s.unit_on[hex], s.general_on[hex]):
            if piece != NOBODY and side[piece] != side[unit]:
                return True
    return False


def march(s: Battle, deed: Deed) -> bool:
    """The infantry of one section of the player's choice (BC-march-1)."""
    if not of_arms(s, deed):
        return False
    s.ask(MarchSection())
    return True


class MarchSection(Step[Battle]):
    """Which section's infantry marches (BC-card-7)."""

    __slots__ = ()
    verb = "section"
    kinds = "section"

    def args(self) -> Choice:
        return ()

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(0,), (1,), (2,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-card-7", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        units = on_board(s, s.field.army.units[s.active])
        infantry = [unit for unit in units if s.field.army.arm[unit] == INFANTRY]
        s.cite("BC-card-7", choice[0])
        order_each(s, "BC-march-1", [u for u in infantry if in_section(s, s.active, u, choice[0])])


def leadership(s: Battle, deed: Deed) -> bool:
    """An order to each general; the unit of an attached one is ordered through him (BC-lead-1, BC-lead-2)."""
    generals = on_board(s, s.field.army.generals[s.active])
    if not generals:
        return False
    order_each(s, deed.clause, generals)
    for general in generals:
        unit = s.unit_on[s.at[general]]
        if unit != NOBODY:
            s.order(unit, LED)
            s.cite("BC-lead-2", unit)
    return True


EFFECTS: Final[dict[str, Effect]] = {
    "section": section,
    "arm": arm,
    "close": close,
    "march": march,
    "leadership": leadership,
    "construct": construct,
    "rally": rally,
    "sharpshooters": sharpshooters,
    "short_supply": short_supply,
}
REACTIONS: Final = ["counterattack", "fight_back"]  # effects that are not a function of their own
