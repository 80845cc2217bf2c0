"""Tuning: it follows whoever wins, comes out the same again, and is honest about what it found."""

import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from grognard.bots.crew import Crew
from grognard.bots.ratings import Score
from grognard.bots.tuning import BATCH, Fight, Tuning, fight
from grognard.cli.tune import changes, rewritten
from grognard.core.rng import Seeded
from grognard.games import load
from grognard.packs import PackError, builtin, open_pack, read_weights

TUNED = ("battle_cry", "tactique", "gradisca", "black_powder")


class Judged(Crew):
    """Fights decided at once: the first wins as often as its weights are better, with some luck."""

    def __init__(self, quality: Callable[[Any], float]) -> None:
        super().__init__(1)
        self.quality = quality
        self.luck = Seeded(7)

    def do(self, work: Any, items: Sequence[Any]) -> Iterator[Any]:
        for duel in items:
            lead = self.quality(duel.weights[0]) - self.quality(duel.weights[1])
            wins = sum(self.luck.below(1000) < 500 + 1000 * lead for _ in range(2))
            yield Score(wins, 0, 2 - wins)


def likes_flags(weights: Any) -> float:
    """Flags are worth twice what they were thought to be; nothing else matters."""
    return -abs(weights["flag"][0] / 8000 - 1)


def climbed(seed: int, games: int = 1600) -> Tuning:
    tuning = Tuning("battle_cry", games, seed)
    for _ in tuning.climb(Judged(likes_flags)):
        pass
    return tuning


def test_it_goes_where_the_wins_are():
    tuning = climbed(1)
    assert tuning.start["flag"] == [4000]
    assert 5200 < tuning.weights()["flag"][0] < 11000
    assert likes_flags(tuning.weights()) > likes_flags(tuning.start) / 2


def test_it_comes_out_the_same_again():
    assert climbed(3, 160).weights() == climbed(3, 160).weights()
    assert climbed(3, 160).weights() != climbed(4, 160).weights()


def test_what_is_nought_stays_and_no_sign_changes():
    tuning = climbed(2)
    pairs = zip(tuning.start.values(), tuning.weights().values(), strict=True)
    both = [(old, new) for before, after in pairs for old, new in zip(before, after, strict=True)]
    assert all((old > 0) == (new > 0) and (old < 0) == (new < 0) for old, new in both)


def test_what_was_found_is_checked_on_fresh_luck_until_it_is_known():
    tuning = climbed(1, 160)
    used = {duel.seed for n in range(tuning.steps) for duel in tuning.fights(({}, {}), n * BATCH, BATCH)}
    seen: list[Fight] = []

    class Watched(Judged):
        def do(self, work: Any, items: Sequence[Any]) -> Iterator[Any]:
            seen.extend(items)
            return super().do(work, items)

    heard: list[Score] = []
    score = tuning.check(Watched(lambda weights: 0.1 if weights == tuning.start else 0.6), 600, heard.append)
    assert score == heard[-1] == Score(60, 0, 0)
    assert not used & {duel.seed for duel in seen}
    assert all(duel.weights == (tuning.weights(), tuning.start) for duel in seen)
    even = tuning.check(Judged(lambda weights: 0.0), 121, heard.append)
    assert even.games == 120


def test_equal_opinions_on_equal_luck_are_exactly_even():
    weights = load("tactique").mind.weights()
    assert fight(Fight("tactique", "ecole", 3, (weights, weights))).share == 0.5


def test_a_foolish_opinion_loses():
    """Who thinks that flags are worth nothing and figures are a burden, and flees, does not win."""
    wise = load("battle_cry").mind.weights()
    foolish = wise | {"flag": [1], "figure": [-1000] * 4, "stride": [-400] * 4}
    assert fight(Fight("battle_cry", "bc01_first_bull_run", 4, (wise, foolish))) == Score(2, 0, 0)


# the files


@pytest.mark.parametrize("game", TUNED)
def test_weights_are_no_part_of_what_a_record_depends_on(game: str, tmp_path: Path):
    folder = copied(game, tmp_path)
    before = open_pack(folder).digest
    (folder / "weights.toml").write_text("# none\n", "utf-8")
    assert open_pack(folder).digest == before == open_pack(builtin(game)).digest


def copied(game: str, tmp_path: Path) -> Path:
    from shutil import copytree

    return Path(copytree(builtin(game), tmp_path / "pack"))


@pytest.mark.parametrize("game", TUNED)
def test_a_pack_may_think_otherwise_or_leave_it(game: str, tmp_path: Path):
    folder = copied(game, tmp_path)
    usual = load(game).mind.weights()
    first, second = [name for name, numbers in usual.items() if len(numbers) == 1][:2]
    (folder / "weights.toml").write_text(f"{first} = 99\n{second} = [7]\n", "utf-8")
    own = load(game, folder)
    assert own.mind.weights() == usual | {first: [99], second: [7]}
    s = own.rules.start(own.rules.scenarios()[0].id, {})
    assert getattr(s.weights, first) == getattr(s.clone().weights, first) == 99
    load(game).mind.adopt(s)
    assert getattr(s.clone().weights, first) == usual[first][0]
    (folder / "weights.toml").unlink()
    assert read_weights(open_pack(folder), game) == usual


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("faer = 1", 'unknown key "faer"'),
        ("figure = [1, 2]", "expected 4 numbers, got 2"),
        ('flag = "many"', "expected whole numbers"),
        ("flag = true", "expected whole numbers"),
    ],
)
def test_wrong_weights_are_found(text: str, said: str, tmp_path: Path):
    folder = copied("battle_cry", tmp_path)
    (folder / "weights.toml").write_text(text + "\n", "utf-8")
    with pytest.raises(PackError, match=said):
        load("battle_cry", folder)


@pytest.mark.parametrize("game", TUNED)
def test_a_written_file_says_the_same_with_other_numbers(game: str):
    text = (builtin(game) / "weights.toml").read_text("utf-8")
    weights = {
        name: [number + 1 for number in numbers] for name, numbers in load(game).mind.weights().items()
    }
    new = rewritten(text, weights)
    read = tomllib.loads(new)
    assert {name: value if isinstance(value, list) else [value] for name, value in read.items()} == weights
    assert [line.partition("#")[2] for line in new.splitlines()] == [
        line.partition("#")[2] for line in text.splitlines()
    ]
    assert rewritten(text, load(game).mind.weights()) == text


def test_changes_are_told():
    assert changes({"a": [1], "long": [1, 2]}, {"a": [1], "long": [1, 3]}) == ["long  [1, 2] -> [1, 3]"]
