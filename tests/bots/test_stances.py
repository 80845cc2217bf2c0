"""How a search chooses the stance of a turn."""

from typing import Any

from grognard.bots import Knowledge
from grognard.bots.luck import Effect
from grognard.bots.search import Budget, Search
from grognard.bots.stances import LEAST, UNKNOWN, Belief, Rival, as_many, contest, resolve
from grognard.core.rng import Seeded
from grognard.games import load
from grognard.games.black_powder.state import Battle

GAME = load("black_powder")


def opening() -> Knowledge:
    s = GAME.rules.start("bp01_hamlet", {})
    s.settle()
    return Knowledge(GAME, s, s.agenda[-1].actor(s), Seeded(4))


class Rigged:
    """An opinion that comes with casualties for all units of a side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def adopt(self, s: Battle) -> None:
        for unit in s.units_of(self.side):
            s.casualties[unit] = s.stamina[unit] - 1


def rival(mind: Any) -> Rival:
    return Rival(mind, Belief())


def test_what_is_gained_is_measured_luck_for_luck() -> None:
    """Both scatter much, and one is better by a tenth: always, or on average."""
    usual, better = rival(GAME.mind), rival(GAME.mind)
    usual.seen.extend([(0.2, 0.0), (0.8, 0.0), (0.5, 0.0)])
    better.seen.extend([(0.3, 0.0), (0.9, 0.0), (0.6, 0.0)])
    effect = Effect()
    gain, error = better.gain(usual, effect)
    assert abs(gain - 0.1) < 1e-9
    assert error < 0.05
    better.seen[0], better.seen[1] = (0.9, 0.0), (0.3, 0.0)
    gain, doubtful = better.gain(usual, effect)
    assert abs(gain - 0.1) < 1e-9
    assert doubtful > 3 * error


def test_better_luck_is_taken_off() -> None:
    usual, lucky = rival(GAME.mind), rival(GAME.mind)
    effect = Effect()
    usual.seen.extend([(0.5, 0.0)] * 8)
    lucky.seen.extend([(0.6, 1.0), (0.7, 2.0)] * 4)
    for value, luck in usual.seen + lucky.seen:
        effect.add(value, luck)
    assert abs(effect.slope() - 0.1) < 1e-9
    assert abs(lucky.gain(usual, effect)[0]) < 1e-9


def test_what_was_believed_counts_the_less_the_longer_ago_it_was_found() -> None:
    seen = Belief().after(0.03, 0.01)
    assert 0.0 < seen.gain < 0.03
    assert seen.error < 0.01
    again = seen.after(0.03, 0.01)
    assert again.gain > seen.gain
    assert again.error < seen.error
    seen.fade()
    later = seen.after(-0.03, 0.01)
    assert later.gain < again.after(-0.03, 0.01).gain
    for _ in range(9):
        seen.fade()
    assert seen.error == UNKNOWN


def test_the_best_rival_is_tried_most() -> None:
    known = opening()
    usual, poor, good = rival(GAME.mind), rival(Rigged(known.side)), rival(Rigged(1 - known.side))
    effect = contest(known, [usual, poor, good], 4 * LEAST, 3)
    assert len(usual.seen) == len(good.seen) > len(poor.seen) == LEAST
    assert good.belief(usual, effect).gain > 0.0 > poor.belief(usual, effect).gain


def test_too_few_iterations_change_nothing() -> None:
    beliefs: dict[int, Belief] = {}
    count = len(GAME.mind.stances(opening().dealt, 0))
    assert resolve(opening(), count * LEAST - 1, 0.0, 1, beliefs) is None
    assert all(belief.error == UNKNOWN for belief in beliefs.values())
    assert as_many(opening(), 0.0, 1) == 0


def test_beliefs_are_brought_up_to_date_and_the_same_seed_finds_the_same() -> None:
    found: list[list[float]] = []
    for _ in range(2):
        beliefs: dict[int, Belief] = {}
        resolve(opening(), LEAST * len(GAME.mind.stances(opening().dealt, 0)), 0.0, 1, beliefs)
        found.append([beliefs[number].gain for number in sorted(beliefs)])
    assert found[0] == found[1]
    assert any(found[0][1:])


def test_a_stance_is_chosen_once_a_turn_and_the_decision_is_judged_by_it() -> None:
    known, bot = opening(), Search(1, Budget(iterations=1))
    clock = GAME.mind.clock(known.dealt)
    bot.take_stance(known, 1)
    assert (bot.turn, bot.stance) == (clock, None)
    bot.stance = GAME.mind.stances(known.dealt, known.side)[1]
    bot.take_stance(known, 1)
    state: Any = known.dealt
    assert state.weights.brigades is not None
    assert state.opinion(state.units_of(known.side)[0]).dread == 0
