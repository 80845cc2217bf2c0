"""The sequence of play (2, 3.12): deal, turns, draws."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng, weighted
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.games.battle_cry.battle import BATTLES
from grognard.games.battle_cry.cards import PLAY_CARD, can_play
from grognard.games.battle_cry.field import NOBODY
from grognard.games.battle_cry.movement import MOVES, SECOND_MOVES
from grognard.games.battle_cry.state import Battle, changed
from grognard.games.battle_cry.victory import count_start_goals, enemy, stop_at_cap

SMALLEST_HAND: Final = 3  # BC-var-6

# What a player owes for an All-Out Offensive under the options BC-var-5 to BC-var-7.
NOTHING: Final = 0
PASS_A_TURN: Final = 1
SMALLER_HAND: Final = 2
PENALTIES: Final = ["nothing", "pass", "hand"]


def deal(s: Battle) -> None:
    """The first player receives all his cards, then the second (BC-setup-3, BC-setup-4); play begins."""
    first = s.field.first
    s.then(
        *[DrawCard(first) for _ in range(s.field.hand_size[first])],
        *[DrawCard(enemy(first)) for _ in range(s.field.hand_size[enemy(first)])],
        START_TURN,
    )


class StartTurn(Rule[Battle]):
    """The first player turn begins."""

    __slots__ = ()
    verb = "turn"

    def take(self, s: Battle, choice: Choice) -> None:
        start_turn(s)


START_TURN: Final = StartTurn()


def start_turn(s: Battle) -> None:
    """A player turn begins (BC-seq-1): a card and all that follows, or a discard where no card is played."""
    if s.field.turn_cap and s.turn >= s.field.turn_cap:
        stop_at_cap(s)
        return
    s.turn += 1
    s.forget_orders()
    s.terms = s.field.ordinary
    s.card = NOBODY
    s.cite("BC-seq-1", s.turn, s.active)
    count_start_goals(s)
    if s.penalty[s.active] == PASS_A_TURN:
        s.penalty = changed(s.penalty, s.active, NOTHING)
        s.cite("BC-var-5", s.active)
        play_no_card(s)
    elif not can_play(s, s.active):
        s.cite("BC-card-10", s.active)
        play_no_card(s)
    else:
        s.then(PLAY_CARD, MOVES, BATTLES, SECOND_MOVES, END_TURN)


def play_no_card(s: Battle) -> None:
    """The player discards a card instead, if he has one."""
    s.last_card = changed(s.last_card, s.active, NOBODY)
    s.ask(END_TURN)
    if s.hands[s.active]:
        s.ask(DISCARD)


class Discard(Step[Battle]):
    """The player discards one card face up instead of playing one (BC-card-10, BC-var-5)."""

    __slots__ = ()
    verb = "discard"
    kinds = "card"
    window = True

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(card,) for card in sorted(set(s.hands[s.active]))]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-card-10", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        s.hands[s.active].remove(choice[0])
        s.discards.append(choice[0])
        s.reveal()


DISCARD: Final = Discard()


class EndTurn(Rule[Battle]):
    """The played card is discarded, cards are drawn, and the other player's turn begins (BC-draw-1)."""

    __slots__ = ()
    verb = "end"

    def take(self, s: Battle, choice: Choice) -> None:
        offensive = s.card != NOBODY and s.field.deeds[s.card].offensive
        if s.played != NOBODY:
            s.discards.append(s.played)
            s.played = NOBODY
            s.cite("BC-draw-2", s.discards[-1])
        s.ask(NEXT_TURN)
        if offensive and s.field.offensive_choice:
            s.then(PENALTY, DRAWS)
            return
        if offensive and s.field.offensive_pass:
            s.penalty = changed(s.penalty, s.active, PASS_A_TURN)
        elif offensive and s.field.offensive_hand:
            s.penalty = changed(s.penalty, s.active, SMALLER_HAND)
        draw_cards(s)


END_TURN: Final = EndTurn()


class Penalty(Step[Battle]):
    """The opponent chooses what the All-Out Offensive costs (BC-var-7)."""

    __slots__ = ()
    verb = "penalty"
    kinds = "penalty"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return enemy(s.active)

    def options(self, s: Battle) -> list[Choice]:
        return [(PASS_A_TURN,), (SMALLER_HAND,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-var-7", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        s.penalty = changed(s.penalty, s.active, choice[0])
        s.cite("BC-var-7", choice[0])


PENALTY: Final = Penalty()


class Draws(Rule[Battle]):
    """The draws at the end of the turn, once what comes before them is settled."""

    __slots__ = ()
    verb = "draws"

    def take(self, s: Battle, choice: Choice) -> None:
        draw_cards(s)


DRAWS: Final = Draws()


def draw_cards(s: Battle) -> None:
    """Who fought back draws first (BC-draw-4), then the active player; after a Scout two (BC-scout-2)."""
    side = s.active
    if s.fought_back:
        s.fought_back = False
        s.cite("BC-draw-4", enemy(side))
        s.ask(DRAWS)
        draw_one(s, enemy(side))
    elif s.penalty[side] == SMALLER_HAND:
        s.penalty = changed(s.penalty, side, NOTHING)
        if len(s.hands[side]) >= SMALLEST_HAND:
            s.cite("BC-var-6", side, len(s.hands[side]))
        else:
            draw_one(s, side)
    elif s.terms.draws == 2:
        s.cite("BC-scout-2", side)
        s.then(SCOUT_CARD, SCOUT_CARD, KEEP)
    else:
        s.cite("BC-draw-1", side)
        draw_one(s, side)


class NextTurn(Rule[Battle]):
    """Turns alternate without exception (BC-seq-2)."""

    __slots__ = ()
    verb = "next"

    def take(self, s: Battle, choice: Choice) -> None:
        s.active = enemy(s.active)
        start_turn(s)


NEXT_TURN: Final = NextTurn()


def has_stock(s: Battle) -> bool:
    """There is a card to draw: an empty draw pile is made of the discards (BC-draw-3)."""
    if any(s.pile):
        return True
    for card in s.discards:
        s.pile[card] += 1
    s.cite("BC-draw-3", len(s.discards))
    s.discards.clear()
    return any(s.pile)


def draw_one(s: Battle, side: int) -> None:
    """The side draws one card, if there is one."""
    if has_stock(s):
        s.ask(DRAW[side])


class DrawCard(Rule[Battle]):
    """A side draws one card."""

    __slots__ = ("side",)
    verb = "draw_one"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: Battle, choice: Choice) -> None:
        draw_one(s, self.side)


class ScoutCard(Rule[Battle]):
    """One of the two cards after a Scout."""

    __slots__ = ()
    verb = "scout_one"

    def take(self, s: Battle, choice: Choice) -> None:
        if has_stock(s):
            s.ask(SCOUTED[s.active])


SCOUT_CARD: Final = ScoutCard()


class Draw(Chance[Battle]):
    """A card from the draw pile, which has no order until it is drawn; only its owner sees it (BC-info-1)."""

    __slots__ = ("scouted", "side")
    verb = "draw"
    kinds = "card"
    about = "side number"
    tag = "draw"
    source = "cards"

    def __init__(self, side: int, scouted: bool) -> None:
        self.side: Final = side
        self.scouted: Final = scouted

    def args(self) -> Choice:
        return (self.side, int(self.scouted))

    def owner(self, s: Battle) -> int:
        return self.side

    def secret(self, s: Battle) -> bool:
        return True

    def outcomes(self, s: Battle) -> Weighted:
        return [((card,), copies) for card, copies in enumerate(s.pile) if copies]

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return (weighted(rng, s.pile),)

    def propose(self, s: Battle, rng: Rng) -> Choice:
        return (weighted(rng, s.pile),)

    def take(self, s: Battle, choice: Choice) -> None:
        card = choice[0]
        s.pile[card] -= 1
        if self.scouted:
            s.drawn.append(card)
            s.drawn.sort()
        else:
            s.add_to_hand(self.side, card)


DRAW: Final = [Draw(0, False), Draw(1, False)]  # by side
SCOUTED: Final = [Draw(0, True), Draw(1, True)]


class Keep(Step[Battle]):
    """After a Scout the player keeps one card; the other is discarded face up (BC-scout-2, BC-info-3)."""

    __slots__ = ()
    verb = "keep"
    kinds = "card"
    window = True

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def secret(self, s: Battle) -> bool:
        return True

    def options(self, s: Battle) -> list[Choice]:
        return [(card,) for card in sorted(set(s.drawn))]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else Note("BC-scout-2", choice)

    def take(self, s: Battle, choice: Choice) -> None:
        s.drawn.remove(choice[0])
        s.add_to_hand(s.active, choice[0])
        for card in s.drawn:
            s.discards.append(card)
            s.cite("BC-info-3", card)
        s.drawn.clear()
        s.reveal()


KEEP: Final = Keep()
