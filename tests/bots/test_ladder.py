"""The ladder: fair duels, honest intervals, the same again for any number of workers, and nothing lost."""

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from grognard.bots.ladder import LOOK, Duel, Ladder, Outcome, Standing, climb, verdict
from grognard.bots.ladderfile import LadderError, append, opened
from grognard.bots.matches import Pairing, play_match
from grognard.bots.ratings import Score, inverted, ratings
from grognard.play.dealers import Duplicate
from grognard.play.reading import read

PAIR = ("greedy", "random")
LADDER = Ladder("tactique", ("random", "greedy"), ("ecole",), ((PAIR, 0.98),))
TOYS = Ladder("tactique", ("random", "greedy"), ("ecole",), most=4)


def results(ladder: Ladder, games: Iterable[tuple[int, int]], start: int = 0) -> list[Outcome]:
    """Outcomes of the first pair's duels."""
    pair = ladder.pairs()[0]
    return [Outcome(ladder.duel(pair, n), each, 1.0) for n, each in enumerate(games, start)]


# what the numbers say


def test_a_draw_is_half_a_win():
    score = Score(6, 2, 2)
    assert (score.games, score.points, score.share) == (10, 7.0, 0.7)


def test_the_interval_is_wilsons():
    low, high = Score(8, 0, 2).interval()
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    low, high = Score(600, 0, 0).interval()
    assert (round(low, 4), high) == (0.9936, 1.0)
    assert Score().interval() == (0.0, 1.0)


def test_duels_that_each_bot_wins_once_tell_more_than_games_on_their_own():
    even = Standing(LADDER, results(LADDER, [(1, 1), (1, -1)] * 30)).score(PAIR)
    apart = Standing(LADDER, results(LADDER, [(1, 1), (1, 1), (1, 1), (-1, -1)] * 15)).score(PAIR)
    alone = Score(90, 0, 30)
    assert even == apart == alone  # the same games, won in other company
    assert even.told == pytest.approx(1.5 * alone.told, rel=0.05)
    assert apart.told == pytest.approx(alone.told / 2, rel=0.05)  # two that end alike tell as one
    widths = [high - low for low, high in (even.interval(), alone.interval(), apart.interval())]
    assert widths == sorted(widths)


def test_what_scenarios_differ_by_is_no_luck():
    games = [(1, 1), (1, -1)] * 30  # in one scenario the better bot always wins, in the other always one side
    ladder = replace(LADDER, scenarios=("ecole", "maida_1806"))
    alike = Standing(LADDER, results(LADDER, games)).score(PAIR)
    fixed = Standing(ladder, results(ladder, games)).score(PAIR)
    assert fixed == alike
    assert fixed.told > 10 * alike.told
    low, high = fixed.interval()
    assert low < 0.75 < high  # certain it is not: some duels are taken to scatter all the same


def test_few_duels_count_as_so_many_games():
    assert Standing(LADDER, results(LADDER, [(1, 1), (1, -1)] * 14)).score(PAIR).told == 56


def test_two_ratings_differ_by_what_elo_says_of_their_share():
    found = {each.bot: each for each in ratings(("a", "b"), {("a", "b"): Score(7500, 0, 2500)})}
    assert found["a"].points - found["b"].points == pytest.approx(190.85, abs=0.2)
    assert found["a"].points + found["b"].points == pytest.approx(3000)


def test_margins_shrink_with_the_root_of_the_games():
    few, many = (ratings(("a", "b"), {("a", "b"): Score(n, 0, n)})[0].margin for n in (50, 5000))
    assert few / many == pytest.approx(10, rel=0.03)
    # the logistic's own: 1.96 * 400/ln 10 * sqrt(1 / (n p q)), half of the difference of two
    assert many == pytest.approx(1.96 * 173.72 * (1 / (10001 * 0.25)) ** 0.5 / 2, rel=1e-3)


def test_a_bot_is_rated_through_others():
    scores = {("a", "b"): Score(300, 0, 100), ("b", "c"): Score(300, 0, 100)}
    order = ratings(("c", "b", "a"), scores)
    assert [each.bot for each in order] == ["a", "b", "c"]
    assert order[0].points - order[2].points > 300


def test_a_bot_that_lost_everything_has_a_rating():
    best, worst = ratings(("a", "b"), {("a", "b"): Score(60, 0, 0)})
    assert 600 < best.points - worst.points < 1200


def test_a_matrix_times_its_inverse_is_one():
    assert inverted([[0.0, 2.0], [4.0, 1.0]]) == [[-0.125, 0.25], [0.5, 0.0]]


# when a pair ends


def test_a_pair_ends_when_its_interval_leaves_the_bar():
    assert verdict(Score(60, 0, 0), 0.9) == "clears"
    assert verdict(Score(60, 0, 0), 0.98) == ""
    assert verdict(Score(50, 0, 10), 0.98) == "misses"


def test_looks_are_rare_and_wider_than_the_interval_that_is_told():
    won = results(LADDER, [(1, 1)] * 29)
    assert len(Standing(LADDER).wanted(PAIR)) == LOOK // 2
    assert [duel.number for duel in Standing(LADDER, won).wanted(PAIR)] == [29]
    lost = Standing(LADDER, results(LADDER, [(1, -1)] * 30))
    assert lost.wanted(PAIR) == []
    assert lost.verdict(PAIR) == "misses"


def test_a_pair_ends_at_the_latest_with_the_games_allowed():
    standing = Standing(LADDER, results(LADDER, [(1, 1)] * 292 + [(1, -1)] * 8))
    assert standing.wanted(PAIR) == []
    assert standing.verdict(PAIR) == "above"
    assert standing.score(PAIR) == Score(592, 0, 8)


def test_what_came_after_the_look_that_ended_a_pair_cannot_revive_it():
    games = [(-1, -1)] * 30 + [(1, 1)] * 200
    assert Standing(LADDER, results(LADDER, games)).wanted(PAIR) == []


def test_pairs_with_a_bar_come_first_and_in_its_order():
    ladder = Ladder("tactique", ("a", "b", "c"), ("ecole",), ((("c", "b"), 0.7),))
    assert ladder.pairs() == [("c", "b"), ("a", "b"), ("a", "c")]
    assert (ladder.bar(("c", "b")), ladder.bar(("a", "b"))) == (0.7, 0.5)


# what is played


def test_both_games_of_a_duel_have_the_same_luck_for_each_side():
    pairing = Pairing("tactique", "ecole", ("random", "greedy"), recorded=True, duplicate=True)
    record = read(play_match(pairing, 5).record)
    assert record.dealers[0] == ("dice", f"{Duplicate.word} 5")
    quick = Pairing("tactique", "ecole", ("random", "greedy"), duplicate=True)
    assert play_match(quick, 5).steps == play_match(pairing, 5).steps


def test_a_duel_turned_round_is_the_same_duel():
    duel = TOYS.duel(("random", "greedy"), 1)
    turned = Duel(("greedy", "random"), 1, duel.scenario, duel.seed)
    assert TOYS.play(turned) == TOYS.play(duel).turned()


def test_scenarios_come_in_turn():
    ladder = Ladder("tactique", ("a", "b"), ("one", "two", "three"), seed=40)
    duels = [ladder.duel(("a", "b"), n) for n in range(4)]
    assert [(duel.scenario, duel.seed) for duel in duels] == [
        ("one", 40),
        ("two", 41),
        ("three", 42),
        ("one", 43),
    ]


def test_any_number_of_workers_gives_the_same_standing():
    alone, together = Standing(TOYS), Standing(TOYS)
    assert climb(alone)
    assert climb(together, jobs=2)
    assert together.outcomes == alone.outcomes
    assert len(alone.outcomes) == 2


def interrupt_after(count: int, keep: Callable[[Outcome], None]) -> Callable[[Outcome], None]:
    heard: list[Outcome] = []

    def hear(outcome: Outcome) -> None:
        keep(outcome)
        heard.append(outcome)
        if len(heard) == count:
            raise KeyboardInterrupt

    return hear


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path, jobs: int):
    file = tmp_path / "x.ladder"
    first = Standing(TOYS, opened(file, TOYS))
    assert not climb(first, jobs, interrupt_after(1, lambda outcome: append(file, outcome)))
    assert len(first.outcomes) == 1
    with file.open("a") as cut:
        cut.write('{"pair": ["random", "gre')
    again = Standing(TOYS, opened(file, TOYS))
    assert again.outcomes == first.outcomes
    assert climb(again, 1, lambda outcome: append(file, outcome))
    whole = Standing(TOYS)
    climb(whole)
    assert again.outcomes == whole.outcomes == Standing(TOYS, opened(file, TOYS)).outcomes


def test_a_file_of_another_ladder_is_refused(tmp_path: Path):
    file = tmp_path / "x.ladder"
    opened(file, TOYS)
    with pytest.raises(LadderError, match="another seed: 1"):
        opened(file, Ladder("tactique", PAIR, ("ecole",), seed=2))
    file.write_text("hello\n")
    with pytest.raises(LadderError, match="this is no ladder"):
        opened(file, TOYS)
    file.write_text(json.dumps({"a": 1}) + "\n")
    with pytest.raises(LadderError, match="this is no ladder"):
        opened(file, TOYS)


# what is to be reached


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bar", "games"), [("battle_cry", 0.98, 96), ("tactique", 0.98, 96)])
def test_greedy_is_far_above_random(game: str, bar: float, games: int):
    """A short ladder over all scenarios: it fails if the bar is out of reach, not by bad luck."""
    from grognard.games import load

    scenarios = tuple(card.id for card in load(game).rules.scenarios())
    standing = Standing(Ladder(game, ("greedy", "random"), scenarios, ((PAIR, bar),), games))
    climb(standing)
    assert standing.score(PAIR).interval(3.0)[1] >= bar
    assert standing.score(PAIR).share > bar - 0.05
