"""The invariants notice what they are there for: each broken toy fails by its own fault, and only so."""

import pytest

from contract import broken
from contract.toy import ToyGame
from grognard.core.rng import Seeded
from invariants import check_dear, fields, fingerprint, perft, play_random

FAULTS = [
    (broken.game(broken.OnTheMenu()), "meets"),
    (broken.game(broken.OffTheMenu()), "meets None"),
    (broken.game(broken.Twice()), "twice"),
    (broken.game(broken.Nothing()), "no option"),
    (broken.game(broken.Meddler()), "asking changes the position"),
    (broken.game(broken.Nameless(1)), "two different steps"),
    (broken.game(broken.Lumped(0)), "classes lead elsewhere"),
    (broken.game(broken.Last(), {"piece": "one two two four"}), "read back"),
    (broken.card_game(broken.Telltale()), "sees what is hidden"),
    (broken.card_game(broken.Mark(0)), "sees what is hidden"),
    (broken.card_game(broken.Boast(0)), "hears what is hidden"),
    (broken.careless_game(), "clones share at, and it changed"),
    (broken.shallow_game(), "clones share what hands holds"),
]


def play_some(game: ToyGame) -> None:
    for seed in range(30):
        play_random(game, "plain", {}, Seeded(seed), dear_every=1)


@pytest.mark.parametrize(("game", "fault"), FAULTS, ids=[fault for _, fault in FAULTS])
def test_a_broken_toy_is_found_out(game: ToyGame, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        play_some(game)


def test_the_same_toys_pass_when_nothing_is_broken() -> None:
    play_some(broken.game(broken.Last()))
    play_some(broken.card_game(broken.Last()))


def test_an_endless_match_is_stopped() -> None:
    with pytest.raises(AssertionError, match="no end after 0 steps"):
        play_random(broken.game(broken.Last()), "plain", {}, Seeded(1), cap=0)


def test_the_fields_of_a_position_are_found_in_either_build() -> None:
    s = broken.game(broken.Last()).rules.start("plain", {})
    assert {"agenda", "result", "reveals", "turn", "at", "men", "hands", "lot"} <= dict(fields(s)).keys()
    assert fingerprint(s) == fingerprint(s.clone())


def test_a_finished_tree_counts_its_leaves() -> None:
    s = broken.game(broken.Last()).rules.start("plain", {})
    assert [perft(s, depth) for depth in (0, 1, 2)] == [1, 5, 5]


def test_dear_checks_leave_the_position_alone() -> None:
    game = broken.card_game(broken.Last())
    s = game.rules.start("plain", {})
    before = fingerprint(s)
    check_dear(game, s, Seeded(3))
    assert fingerprint(s) == before
