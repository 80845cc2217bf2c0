"""Bots are honest: what a seat cannot know, exchanged behind its back, changes no choice of any bot.

The exchange is made here, by hand, and not by the dealing anew that bots are given their worlds by: what that
leaves in its place would be found. Where nothing is hidden but the dice to come, those are exchanged.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from grognard.bots import Knowledge, make
from grognard.core.game import Game
from grognard.core.rng import Rng, Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.battle_cry.state import Battle
from grognard.games.gradisca.hand import cards_of, later_cards
from grognard.games.gradisca.state import War

Exchange = Callable[[Any, int, Rng], None]


def exchange_battle_cry(s: Battle, side: int, rng: Rng) -> None:
    """The enemy's cards, and those he has just drawn, for others of the pile."""
    for cards in (s.hands[1 - side], s.drawn if s.active != side else []):
        for index, card in enumerate(cards):
            waiting = [other for other, count in enumerate(s.pile) for _ in range(count)]
            cards[index] = waiting[rng.below(len(waiting))]
            s.pile[card] += 1
            s.pile[cards[index]] -= 1
        cards.sort()


def exchange_gradisca(s: War, side: int, rng: Rng) -> None:
    """The enemy's cards that the side has not seen for others of their layer of the pile."""
    later = later_cards(s)
    for card in cards_of(s.hands[1 - side] & ~s.known[side]):
        lot = (later if later >> card & 1 else ~later) if len(s.pile) > 1 else -1
        found = [(layer, other) for layer, cards in enumerate(s.pile) for other in cards_of(cards & lot)]
        if found:
            layer, other = found[rng.below(len(found))]
            s.pile[layer] ^= 1 << card | 1 << other
            s.hands[1 - side] ^= 1 << card | 1 << other


def exchange_nothing(s: State, side: int, rng: Rng) -> None:
    """All lies open on the table."""


HIDDEN: Final[dict[str, tuple[str, Exchange]]] = {
    "battle_cry": ("bc13_new_market", exchange_battle_cry),
    "gradisca": ("war_1615", exchange_gradisca),
    "tactique": ("ecole", exchange_nothing),
    "black_powder": ("bp01_hamlet", exchange_nothing),
}


def decisions(game: Game[Any], scenario: str, every: int, count: int) -> Iterator[tuple[State, int]]:
    """Some decisions of a match between greedy bots, each with the seat that decides."""
    luck, bots = Seeded(11), [make("greedy", seat) for seat in range(len(game.seats))]
    s = game.rules.start(scenario, {})
    s.settle()
    asked = 0
    while s.agenda and asked < every * count:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
            continue
        seat = step.actor(s)
        if len(step.options(s)) > 1:
            asked += 1
            if asked % every == 0:
                yield s, seat
        s.apply(bots[seat].choose(Knowledge(game, s, seat, luck)))


@pytest.mark.parametrize(
    ("name", "every", "count"), [("random", 2, 12), ("recruit", 2, 12), ("greedy", 2, 12), ("search:3", 6, 8)]
)
@pytest.mark.parametrize("id", HIDDEN)
def test_what_is_hidden_changes_no_choice(id: str, name: str, every: int, count: int) -> None:
    game = load(id)
    scenario, exchange = HIDDEN[id]
    count = 2 if id == "black_powder" else count  # its decisions are dear
    shuffle = Seeded(5)
    exchanged = asked = 0
    for s, seat in decisions(game, scenario, every, count):
        asked += 1
        other = s.clone()
        exchange(other, game.side_of(seat), shuffle)
        exchanged += other.facts() != s.facts()
        assert game.table.view(other, seat) == game.table.view(s, seat), "the exchange can be seen"
        secret = exchange is not exchange_nothing
        lucks = [Seeded(3), Seeded(3 if secret else 4)]
        known = [Knowledge(game, *each) for each in ((s, seat, lucks[0]), (other, seat, lucks[1]))]
        assert known[0].dealt.facts() == known[1].dealt.facts(), (
            "the worlds of a bot depend on what is hidden"
        )
        first, again = (make(name, 5).choose(each) for each in known)
        assert first == again, f"{s.agenda[-1].verb}: {first} or {again}, by what is hidden"
    assert asked == count
    assert exchanged > asked // 2 or exchange is exchange_nothing
