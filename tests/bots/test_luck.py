"""What a search makes of luck: choices are compared luck for luck."""

from importlib.resources import files
from random import Random
from re import MULTILINE, findall

import pytest

from bots.test_search import opening
from grognard.bots.luck import Fate, Lead, number_of
from grognard.bots.search import Budget, plant, think
from grognard.bots.tree import SPREAD, Tree
from grognard.core.rng import MODULUS_1, MODULUS_2, Seeded, weighted
from grognard.games import GAMES

GAIN = 0.05  # of winning


def asked() -> Tree:
    """A tree with a decision that nobody has thought about, of a game that rehearses nothing."""
    known = opening("tactique")
    tree = plant(known)
    tree.put(known.worlds(Seeded(1)))
    return tree


def try_both(tree: Tree, gain: float, alike: bool) -> None:
    """The advised choice and the next are tried a hundred times, on the same luck or each on its own."""
    advised, other = tree.top.arms[:2]
    luck = Random(3)
    for _ in range(100):
        first = luck.uniform(0.2, 0.7)
        second = first if alike else luck.uniform(0.2, 0.7)
        for arm, value in ((advised, first), (other, second + gain)):
            tree.effect.add(value, 0.0)
            tree.compare(arm, value, 0.0)
            arm.visits += 1
            arm.total += value


def test_what_is_compared_was_tried_with_the_same_luck() -> None:
    tree = asked()
    advised, other = tree.top.arms[:2]
    tree.compare(other, 0.6, 0.0)
    tree.compare(other, 0.8, 0.5)
    assert other.lead.count == 0
    tree.compare(advised, 0.5, 0.0)
    assert other.lead.sums()[:2] == [1.0, pytest.approx(0.1)]
    tree.compare(advised, 0.9, 0.25)
    assert other.lead.sums()[:4] == [2.0, pytest.approx(0.0), pytest.approx(0.02), 0.25]
    tree.compare(advised, 0.1, 0.0)
    assert other.lead.count == 2  # the other was tried twice only
    assert advised.lead.count == 0


def test_a_small_gain_is_seen_where_the_luck_is_the_same() -> None:
    tree = asked()
    try_both(tree, GAIN, alike=True)
    assert tree.ranking()[0][1] is tree.top.arms[1]


def test_a_small_gain_may_be_luck_where_each_had_its_own() -> None:
    tree = asked()
    try_both(tree, GAIN, alike=False)
    assert tree.ranking()[0][1] is tree.top.arms[0]


@pytest.mark.parametrize(("errors", "chosen"), [(1.5, 0), (3.0, 1)])
def test_who_is_cautious_wants_more_than_luck_explains_of_one_among_many(errors: float, chosen: int) -> None:
    known = opening("tactique")
    tree = plant(known)
    assert tree.caution == 2.0
    tree.put(known.worlds(Seeded(1)))
    arm = tree.top.arms[1]
    arm.visits = 400
    lead = (errors * 2.0 / 408 * 425 - 25 * arm.bias) / 400
    for number in range(400):
        arm.lead.add(lead + (0.1 if number % 2 else -0.1), 0.0)
    assert tree.ahead(arm) / tree.doubt(arm) == pytest.approx(errors)
    assert tree.ranking()[0][1] is tree.top.arms[chosen]


def test_luck_that_differs_is_taken_off() -> None:
    lead = Lead()
    for value, fortune in ((0.3, 1.0), (0.1, 0.0), (-0.1, -1.0)):
        lead.add(value, fortune)
    assert lead.fair(0.0) == pytest.approx(0.3)
    assert lead.scatter(0.0) == pytest.approx(0.08)
    assert lead.fair(0.2) == pytest.approx(0.3)
    assert lead.scatter(0.2) == pytest.approx(0.0)


def test_thinking_on_with_other_luck_begins_new_comparisons() -> None:
    known = opening("tactique")
    tree = plant(known)
    for seed in (4, 9):
        think(tree, known, Budget(iterations=12), seed)
        assert sum(len(arm.seen) for arm in tree.top.arms) == 12
    assert sum(arm.visits for arm in tree.top.arms) == 24


# the luck of an iteration


def drawn(fate: Fate, purpose: str, side: int, clock: int, count: int) -> list[int]:
    return [fate.stream(purpose, side, clock).below(1000) for _ in range(count)]


def test_more_dice_for_one_purpose_change_no_other_luck() -> None:
    one, other = Fate(5), Fate(5)
    drawn(one, "fire", 0, 3, 4)
    assert drawn(one, "chit", 0, 3, 6) == drawn(other, "chit", 0, 3, 6)
    assert drawn(one, "fire", 1, 3, 6) == drawn(other, "fire", 1, 3, 6)
    assert drawn(one, "fire", 0, 4, 6) == drawn(other, "fire", 0, 4, 6)  # the next turn is not shifted
    assert drawn(one, "fire", 0, 3, 6) != drawn(other, "fire", 0, 3, 6)


def test_more_dice_of_one_piece_change_no_other_luck() -> None:
    one, other = Fate(5), Fate(5)
    lots = [
        [fate.stream("fire", 0, 3, piece).below(1000) for _ in range(6)]
        for fate in (one, other)
        for piece in (1, 2)
    ]
    assert lots[:2] == lots[2:]
    assert lots[0] != lots[1]
    drawn(one, "fire", 0, 3, 4)  # of nobody in particular
    again = [
        [fate.stream("fire", 0, 3, piece).below(1000) for _ in range(6)]
        for fate in (one, other)
        for piece in (1, 2)
    ]
    assert again[:2] == again[2:]


def test_every_stream_of_a_fate_and_every_fate_is_another() -> None:
    keys = [(purpose, side, clock) for purpose in ("fire", "chit") for side in (0, 1) for clock in (3, 4)]
    lots = [tuple(drawn(Fate(seed), *key, 6)) for seed in (5, 6) for key in keys]
    assert len(set(lots)) == len(lots)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("fire", 0, 5), ("save", 1, 5)),
        (("fire", 0, 5), ("fire", 1, 5)),
        (("fire", 0, 5), ("fire", 0, 6)),
        (("fire", 0, 5), ("command", 0, 5)),
    ],
)
def test_what_a_die_shows_tells_nothing_of_the_dice_of_other_streams(
    one: tuple[str, int, int], other: tuple[str, int, int]
) -> None:
    """A test of independence with 25 degrees of freedom: 61 is met once in ten thousand."""
    fates, seen = 3600, [[0] * 6 for _ in range(6)]
    for lot in range(fates):
        fate = Fate(1 + SPREAD * lot)
        shown = [fate.stream(*each).below(6) for each in (one, one, other, other)]
        seen[shown[1]][shown[3]] += 1  # the second die of each
    rows, columns = [sum(row) for row in seen], [sum(column) for column in zip(*seen, strict=True)]
    expected = [[row * column / fates for column in columns] for row in rows]
    off = sum((seen[i][j] - expected[i][j]) ** 2 / expected[i][j] for i in range(6) for j in range(6))
    assert off < 61


def test_a_stream_goes_on_where_it_was_left() -> None:
    fate = Fate(5)
    assert drawn(fate, "fire", 0, 3, 3) + drawn(fate, "fire", 0, 3, 3) == drawn(Fate(5), "fire", 0, 3, 6)


def test_no_two_purposes_of_any_game_share_a_stream() -> None:
    tags = sorted({tag for game in GAMES for tag in tags_of(game)})
    assert len(tags) > 20
    assert len({number_of(tag) for tag in tags}) == len(tags)
    fate = Fate(5)
    keys = [(tag, side, clock) for tag in tags for side in range(4) for clock in range(200)]
    assert len({id(fate.stream(*key)) for key in keys}) == len(keys)


def tags_of(game: str) -> set[str]:
    """The purposes of all chances of a game."""
    folder = files("grognard.games") / game
    texts = [path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".py")]
    return {tag for text in texts for tag in findall(r'^    tag = "(\w+)"', text, MULTILINE)}


@pytest.mark.parametrize("seed", [0, 1, 7919, 123_456_789, (1 << 31) + 5, 1 << 40])
def test_a_seed_stands_eight_draws_after_its_number(seed: int) -> None:
    first = 1 + (seed * 2654435761 + 974711) % (MODULUS_1 - 1)
    second = 1 + (seed // 7 * 40503 + seed * 69069 + 12345) % (MODULUS_2 - 1)
    for _ in range(8):
        first, second = first * 40014 % MODULUS_1, second * 40692 % MODULUS_2
    rng = Seeded(seed)
    assert (rng.first, rng.second) == (first, second)


@pytest.mark.parametrize("weights", [[1], [0, 3, 0, 2, 1], [5, 0, 0], [0, 0, 7]])
def test_every_lot_of_a_weight_is_drawn(weights: list[int]) -> None:
    lots = [index for index, weight in enumerate(weights) for _ in range(weight)]
    for seed in range(40):
        assert weighted(Seeded(seed), weights) == lots[Seeded(seed).below(sum(weights))]


def test_what_the_advice_says_counts_for_some_visits() -> None:
    tree = asked()
    other = tree.top.arms[1]
    tree.habits.weight = 8.0
    assert other.bias < 0.0
    assert tree.ahead(other) == pytest.approx(other.bias)
    assert tree.worth(other, 0.5) == pytest.approx(0.5 + other.bias)
    for _ in range(12):
        other.lead.add(0.1, 0.0)
    assert tree.ahead(other) == pytest.approx((1.2 + 8.0 * other.bias) / 20.0)


def test_the_more_curious_a_game_is_the_more_often_is_tried_what_looks_poor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = opening("battle_cry")
    tries: list[int] = []
    for curiosity in (0.0, 1.0):
        monkeypatch.setattr(type(known.game.mind), "curiosity", curiosity)
        tree = plant(known)
        think(tree, known, Budget(iterations=60), 5)
        tries.append(min(arm.visits for arm in tree.top.arms))
    assert tries[0] < tries[1]
