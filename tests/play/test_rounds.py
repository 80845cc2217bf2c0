"""Several rounds with sides exchanged: the totals decide, as the rulebook says."""

import pytest

from grognard.core.state import DRAW, Result
from grognard.games import load
from grognard.play.dealers import Dealer, Duplicate
from grognard.play.match import Match
from grognard.play.rounds import Rounds
from play.duel import DUEL, play_out


def dealers(seed: int = 3) -> dict[str, Dealer]:
    return dict.fromkeys(("dice", "cards"), Duplicate(seed))


def rounds(count: int = 2) -> Rounds:
    return Rounds(DUEL, "dawn", {"turn_cap": 20}, ("Anna", "Ben"), count)


def finished(series: Rounds, red: int, blue: int) -> Match:
    match = series.begin(dealers())
    match.state.finish(Result(0 if red > blue else 1, (red, blue), "DU-end"))
    return match


def test_the_players_exchange_sides_each_round() -> None:
    series = rounds()
    assert series.begin(dealers()).setup.seats == ("Anna", "Ben")
    series.close(finished(series, 6, 4))
    assert series.begin(dealers()).setup.seats == ("Ben", "Anna")


def test_the_totals_of_both_rounds_decide() -> None:
    series = rounds()
    series.close(finished(series, 6, 4))  # Anna 6, Ben 4
    assert series.totals() == (6, 4)
    assert series.winner() is None
    series.close(finished(series, 6, 3))  # Ben 6, Anna 3
    assert (series.totals(), series.winner()) == ((9, 10), 1)


def test_equal_totals_are_a_draw() -> None:
    series = rounds()
    series.close(finished(series, 5, 2))
    series.close(finished(series, 5, 2))
    assert (series.totals(), series.winner()) == ((7, 7), DRAW)


def test_a_round_counts_once_and_only_when_it_is_over() -> None:
    series = rounds(1)
    with pytest.raises(ValueError, match="not over"):
        series.close(series.begin(dealers()))
    match = finished(series, 1, 0)
    series.close(match)
    for late in (lambda: series.begin(dealers()), lambda: series.close(match)):
        with pytest.raises(ValueError, match="all 1 rounds are played"):
            late()


def test_duplicate_dealers_give_both_rounds_the_same_luck_for_each_side() -> None:
    series = rounds()
    luck: list[list[list[str]]] = []
    for seed in (1, 2):  # two different courses of play
        match = play_out(series.begin(dealers()), seed)
        series.close(match)
        draws = [e.text for e in match.entries if e.verb == "draw"]
        luck.append([draws[:4], [e.text for e in match.entries if e.verb == "roll"][:1]])
    assert luck[0] == luck[1]
    assert series.over


@pytest.mark.structure("BC-match-1", "BC-match-2", "BC-match-3", "BC-match-4")
@pytest.mark.parametrize(
    ("second", "totals", "winner"), [((6, 3), (9, 10), 1), ((6, 5), (11, 10), 0), ((6, 4), (10, 10), DRAW)]
)
def test_battle_cry_in_two_rounds(second: tuple[int, int], totals: tuple[int, int], winner: int) -> None:
    series = Rounds(load("battle_cry"), "bc01_first_bull_run", {}, ("Anna", "Ben"))
    for seats, scores in ((("Anna", "Ben"), (6, 4)), (("Ben", "Anna"), second)):
        match = series.begin(dealers())
        assert match.setup.seats == seats
        match.state.finish(Result(0, scores, "BC-win-1"))
        series.close(match)
    assert (series.totals(), series.winner()) == (totals, winner)
