"""What a side cannot know changes nothing that it sees, is asked, is told or could work out.

Two matches are played side by side. The dice, the cards of the side that watches and all that happens in the
open are the same; the other side holds other cards, and in one of the matches Fight Back.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR
from grognard.games import load
from grognard.play.dealers import Typed
from grognard.play.forecast import forecast, threats
from grognard.play.match import Match
from grognard.play.record import export, write
from grognard.play.telling import Teller

GAME = load("battle_cry")
SCENARIOS = [scenario.id for scenario in GAME.rules.scenarios()]
CARDS = GAME.table.names(GAME.rules.start(SCENARIOS[0], {}), "card")
FIGHT_BACK = CARDS.index("fight_back")
WHOLE_EVERY = 15  # steps between two comparisons of everything


@dataclass
class World:
    """One of the matches, as the watching side learns of it."""

    match: Match
    watcher: int
    log: list[str] = field(default_factory=list)
    tellers: list[Teller] = field(default_factory=lambda: [Teller(GAME, "en"), Teller(GAME, "fr")])

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def hidden_hand(self) -> list[int]:
        hand: list[int] = self.state.hands[1 - self.watcher]
        return hand

    def settle(self, choice: Choice) -> None:
        """Choose or enter, and hear what the watching side is told of it."""
        before, step, n = self.state.clone(), self.match.step, self.match.n
        assert step is not None
        if isinstance(step, Chance):
            self.match.enter(step.owner(before), choice)
        else:
            self.match.choose(step.actor(before), [choice])
        for entry in self.match.entries[n:]:
            self.log += self.told(before, before.agenda[-1], n)
            before.apply(entry.choice)
            n += 1

    def told(self, before: State, step: Step[Any], index: int) -> list[str]:
        """The sentences for one entry, in both languages."""
        entry = self.match.told(self.watcher, index)[0]
        if entry.text.endswith(" ?"):
            return [teller.secret(before, step, entry.actor) for teller in self.tellers]
        notes = list(entry.notes)
        return [
            sentence
            for teller in self.tellers
            for sentence in teller.story(before, step, entry.choice, entry.actor, notes)
        ]

    def known(self, since: int) -> list[object]:
        """What is new to the watching side and to spectators."""
        match, s = self.match, self.state
        waiting = match.waiting
        seats = (self.watcher, SPECTATOR)
        known: list[object] = [match.n, match.to_move, match.result is None, match.free_undo(self.watcher)]
        known += [waiting and (waiting.side, waiting.secret)]
        known += [match.told(seat, since) for seat in seats]
        known += [GAME.table.view(s, seat) for seat in seats]
        known += [(step.verb, step.args(), step.window) for step in s.agenda]
        known += [teller.prompt(s) for teller in self.tellers]
        known += self.log[-20:]
        if match.to_move == self.watcher:
            known.append(match.options())
        return known

    def everything(self, seed: int) -> list[object]:
        """All of it: boards, records, log, the worlds that a bot would be given, odds and threats."""
        match, s, me = self.match, self.state, self.watcher
        known: list[object] = [GAME.table.text_board(s, me), GAME.table.text_board(s, SPECTATOR), *self.log]
        if match.result is None:
            known += [write(export(match, seat)) for seat in (me, SPECTATOR)]
            known.append(GAME.resample(s, me, Seeded(seed)).facts())
            known += [forecast(GAME, s, me, choice) for choice in self.battles()[:1]]
            known += [threats(GAME, s, me, piece) for piece in s.field.army.of[me][:1] if s.at[piece] >= 0]
        return known

    def battles(self) -> list[Choice]:
        asked = self.match.step is not None and self.match.step.verb == "battle"
        return self.match.options() if asked and self.match.to_move == self.watcher else []


class Pair:
    """Two matches that look the same to the watching side."""

    def __init__(self, scenario: str, watcher: int, seed: int) -> None:
        self.rng = Seeded(seed)
        self.watcher = watcher
        self.worlds = [self.world(scenario), self.world(scenario)]
        self.different = self.windows = 0

    def world(self, scenario: str) -> World:
        dealers = dict.fromkeys(("dice", "cards"), Typed())
        return World(Match(GAME, scenario, {"turn_cap": 80}, ["Anna", "Ben"], dealers), self.watcher)

    @property
    def match(self) -> Match:
        return self.worlds[0].match

    def play(self) -> None:
        """To the end, or until the hidden hands have nothing in common to play."""
        while self.match.step is not None:
            before = self.match.n
            choices = self.choices(self.match.step)
            if choices is None:
                break
            for world, choice in zip(self.worlds, choices, strict=True):
                world.settle(choice)
            self.compare(before)

    def compare(self, before: int) -> None:
        one, other = self.worlds
        self.different += one.hidden_hand != other.hidden_hand
        same(one.known(before), other.known(before))
        if self.match.n % WHOLE_EVERY == 0 or self.match.result is not None:
            same(one.everything(self.match.n), other.everything(self.match.n))

    def choices(self, step: Step[Any]) -> list[Choice] | None:
        """What is chosen or dealt in each of the worlds: the same, as far as it can be seen."""
        s = self.worlds[0].state
        if isinstance(step, Chance):
            secret = step.secret(s) and step.owner(s) != self.watcher
            return self.hidden_draw() if secret else self.common(step.verb == "draw")
        if step.verb == "keep" and s.active != self.watcher:
            return self.kept()
        if step.window and step.actor(s) != self.watcher:
            held = [FIGHT_BACK in world.hidden_hand for world in self.worlds]
            self.windows += step.verb == "answer" and held[0] != held[1]
        return self.common(step.verb == "discard")

    def common(self, all_possible: bool) -> list[Choice] | None:
        """A choice that is legal in both worlds."""
        one, other = (world.match.step for world in self.worlds)
        assert one is not None
        assert other is not None
        states = [world.state for world in self.worlds]
        choice = one.propose(states[0], self.rng)
        if all_possible or other.objection(states[1], choice) is not None:
            shared = [each for each in one.options(states[0]) if other.objection(states[1], each) is None]
            if not shared:
                return None
            choice = self.rng.pick(shared)
        return [choice, choice]

    def hidden_draw(self) -> list[Choice]:
        """Other cards in the other world, Fight Back in the first alone; yet something to play in both.

        Before the pile runs out the hands become the same again: else the watching side would draw the
        difference.
        """
        one, other = self.worlds
        piles = [Counter(dict(enumerate(world.state.pile))) for world in self.worlds]
        only = [list(piles[0] - piles[1]), list(piles[1] - piles[0])]
        both = list(piles[0] & piles[1])
        fresh = [card for card in both if card != FIGHT_BACK]
        scouting = one.state.terms.draws == 2 and one.state.active != self.watcher and not one.state.drawn
        if only[0] and not scouting and piles[0].total() <= 2 * (piles[0] - piles[1]).total() + 6:
            return [(self.rng.pick(cards),) for cards in only]
        if FIGHT_BACK in both and fresh and not scouting and FIGHT_BACK not in one.hidden_hand:
            return [(FIGHT_BACK,), (self.rng.pick(fresh),)]
        playable = (Counter(one.hidden_hand) & Counter(other.hidden_hand)).keys() - {FIGHT_BACK}
        if not both or (fresh and len(playable) > 1 and not scouting):
            return [(self.rng.pick(list(+pile)),) for pile in piles]
        return [(card,) for card in [self.rng.pick(fresh or both)] * 2]

    def kept(self) -> list[Choice] | None:
        """One card is kept in secret; the one that is shown is the same in both worlds."""
        drawn = [world.state.drawn for world in self.worlds]
        shown = [card for card in drawn[0] if card in drawn[1]]
        if not shown:
            return None
        kept = []
        for cards in drawn:
            left = list(cards)
            left.remove(shown[0])
            kept.append((left[0],) if left else (shown[0],))
        return kept


def same(one: list[object], other: list[object]) -> None:
    """Equal, every byte of it."""
    assert len(one) == len(other)
    for here, there in zip(one, other, strict=True):
        assert here == there
        assert repr(here) == repr(there)


def check(scenario: str, watcher: int, seed: int) -> Pair:
    pair = Pair(scenario, watcher, seed)
    pair.play()
    assert pair.different > 0.4 * pair.match.n  # the worlds were really different
    return pair


@pytest.mark.parametrize(("scenario", "watcher", "seed"), [(0, 1, 0), (0, 0, 0), (10, 1, 2), (5, 0, 2)])
def test_a_hidden_hand_changes_nothing_for_the_other_side(scenario: int, watcher: int, seed: int) -> None:
    pair = check(SCENARIOS[scenario], watcher, seed)
    assert pair.match.result is not None
    assert pair.match.n > 300
    assert pair.windows


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("watcher", [0, 1])
def test_hidden_hands_of_every_scenario(scenario: str, watcher: int) -> None:
    assert check(scenario, watcher, 1863).match.n > 200


def at_the_window() -> Pair:
    """Two matches in which the South is asked whether it fights back, and can in the first alone."""
    pair = Pair("bc01_first_bull_run", 0, 10)
    while pair.match.step is not None:
        choices = pair.choices(pair.match.step)
        if pair.windows or choices is None:
            break
        for world, choice in zip(pair.worlds, choices, strict=True):
            world.settle(choice)
    return pair


def test_the_window_is_put_to_the_seat_with_the_card_and_without() -> None:
    pair = at_the_window()
    assert [world.match.to_move for world in pair.worlds] == [1, 1]
    assert [world.match.options() for world in pair.worlds] == [[PASS, (FIGHT_BACK,)], [PASS]]
    pair.compare(0)


def test_the_window_is_declined_beforehand_with_the_card_and_without() -> None:
    pair = at_the_window()
    for world in pair.worlds:
        world.match.decline_until_turn(1)
    assert [world.match.to_move for world in pair.worlds] == [0, 0]
    pair.compare(0)


def test_the_answer_is_refused_without_the_card_by_its_clause() -> None:
    s = GAME.cases.arrange({"pieces": ["usa inf e5", "csa inf e6"], "hands": {"csa": ["scout_left"]}})
    s.apply((0, 1))
    s.apply((2, 2, 2, 2))
    step = s.agenda[-1]
    note = step.objection(s, (FIGHT_BACK,))
    assert step.options(s) == [PASS]
    assert note is not None
    assert note.clause == "BC-fight-1"
