"""Works, draws, the end of a battle and matches of two rounds: what a single case cannot say."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from grognard.bots.matches import TURN_CAP
from grognard.core import rng
from grognard.core.journal import Choice
from grognard.core.state import DRAW
from grognard.games import load
from grognard.games.battle_cry.field import FACINGS
from grognard.games.battle_cry.setup import OPTIONS
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.works import COVERED, TWO_SIDED, kind_and_facing, protects
from grognard.packs import PackError, builtin
from grognard.play.cases import check
from grognard.play.dealers import Dealer, Seeded
from grognard.play.match import Match, Refused
from grognard.play.rounds import Rounds

GAME = load("battle_cry")
EXAMPLE = Path(__file__).parents[2] / "cases/battle_cry/examples/ex_53.toml"
Point = tuple[int, int]

# Works: BC-fence-5 is geometry, in the coordinates of BC-los-11, where all corners are whole numbers

CORNERS = {"n": (0, -2), "ne": (1, -1), "se": (1, 1), "s": (0, 2), "sw": (-1, 1), "nw": (-1, -1)}
SIDES = {
    "ne": "n ne",
    "e": "ne se",
    "se": "se s",
    "sw": "s sw",
    "w": "sw nw",
    "nw": "nw n",
}  # by their corners
AROUND = ["nw", "ne", "e", "se", "sw", "w"]
OFFSETS = [(dx, rows) for rows in range(-8, 9) for dx in range(-24, 25) if (dx + rows) % 2 == 0]


def turn(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies: the sign says, 0 is on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def ends_and_middle(covered: list[str]) -> tuple[Point, Point, Point]:
    """The two end corners of the covered sides, and a corner between them."""
    corners = [corner for side in covered for corner in SIDES[side].split()]
    first, last = [corner for corner in dict.fromkeys(corners) if corners.count(corner) == 1]
    middle = next(corner for corner in corners if corners.count(corner) == 2)
    return CORNERS[first], CORNERS[last], CORNERS[middle]


def is_in_front(covered: list[str], attacker: Point) -> bool:
    """On the covered side of the straight line through the end corners, or on it (BC-fence-5)."""
    first, last, middle = ends_and_middle(covered)
    return turn(first, last, attacker) * turn(first, last, middle) >= 0


@pytest.mark.structure("BC-fence-4")
def test_a_work_covers_two_or_three_consecutive_sides_and_is_named_by_the_middle_of_three() -> None:
    assert sorted(COVERED) == sorted([(2, f) for f in TWO_SIDED] + [(3, f) for f in (1, 2, 4, 5, 6, 7)])
    for (count, facing), sides in COVERED.items():
        covered = sides.split()
        start = AROUND.index(covered[0])
        assert covered == [AROUND[(start + n) % 6] for n in range(count)]
        if count == 3:
            assert covered[1] == FACINGS[facing]
    two = {FACINGS[facing]: COVERED[2, facing] for facing in TWO_SIDED}
    assert two == {"n": "nw ne", "ne": "ne e", "se": "e se", "s": "se sw", "sw": "sw w", "nw": "w nw"}


@pytest.mark.structure("BC-fence-5", "BC-fence-6", "BC-fence-7", "BC-fwork-3")
@pytest.mark.parametrize(("sides", "facing"), sorted(COVERED))
def test_whole_numbers_say_who_is_in_front_of_the_line_through_the_end_corners(
    sides: int, facing: int
) -> None:
    covered = COVERED[sides, facing].split()
    for dx, rows in OFFSETS:
        assert protects(sides, facing, dx, rows) == is_in_front(covered, (dx, 3 * rows)), (dx, rows)


@pytest.mark.structure("BC-ter-2")
def test_a_scenario_with_works_on_water_is_refused(tmp_path: Path) -> None:
    pack = Path(shutil.copytree(builtin("battle_cry"), tmp_path / "pack"))
    file = pack / "scenarios/bc08_fredericksburg.toml"
    text = file.read_text("utf-8")
    assert text.count('hexes = ["d2", "d3", "d4"]') == 1
    file.write_text(text.replace('hexes = ["d2", "d3", "d4"]', 'hexes = ["d2", "i1"]'), "utf-8")
    with pytest.raises(PackError, match="no works can lie on the waterway of i1"):
        load("battle_cry", pack)


# Whole matches at random


def dealers(seed: int) -> dict[str, Dealer]:
    return {"dice": Seeded(seed), "cards": Seeded(seed + 1)}


def battle(match: Match) -> Battle:
    return cast(Battle, match.state)


def turns(match: Match, seed: int) -> Iterator[Battle]:
    """Play at random to the end; the position whenever a card is to be played."""
    chance = rng.Seeded(seed)
    while match.result is None:
        step = match.step
        assert step is not None
        if step.verb == "card":
            yield battle(match)
        match.choose(step.actor(match.state), [step.propose(match.state, chance)])


def started(scenario: str, seed: int, **options: int) -> Match:
    return Match(GAME, scenario, options, ["Anna", "Ben"], dealers(seed))


@pytest.mark.structure("BC-draw-5")
@pytest.mark.parametrize("scenario", ["bc08_fredericksburg", "bc14_perryville", "bc16_kennesaw"])
def test_hands_keep_the_size_that_the_scenario_gave(scenario: str) -> None:
    seen = 0
    for s in turns(started(scenario, 11, turn_cap=30), 11):
        assert [len(hand) for hand in s.hands] == s.field.hand_size
        assert sum(s.pile) + len(s.discards) + sum(s.field.hand_size) == 60
        seen += 1
    assert seen > 5


@pytest.mark.structure("BC-ter-1", "BC-trench-5")
def test_ground_and_works_stay_and_only_one_card_adds_fieldworks() -> None:
    assert sum(works_built(seed) for seed in range(6)) > 0


def works_built(seed: int) -> int:
    """How many fieldworks come in a match; nothing else of the ground ever changes."""
    match = started("bc16_kennesaw", seed, turn_cap=60)
    s = battle(match)
    terrain, works, built = list(s.field.ground.terrain), s.works, 0
    construct = GAME.table.names(s, "card").index("construct_fieldworks")
    for s in turns(match, seed):
        new = added(works, s.works)
        assert not new or s.last_card[1 - s.active] == construct
        assert {s.field.work_kinds[kind_and_facing(work)[0]].id for work in new} <= {"fieldwork"}
        assert s.field.ground.terrain == terrain
        works, built = s.works, built + len(new)
        assert s.tokens == 9 - 5 - built
    return built


def added(before: tuple[Choice, ...], after: tuple[Choice, ...]) -> list[int]:
    """The works that have come; those that lay there lie there still."""
    for old, now in zip(before, after, strict=True):
        assert now[: len(old)] == old
    return [work for old, now in zip(before, after, strict=True) for work in now[len(old) :]]


# Resigning and the last turn


@pytest.mark.structure("BC-win-6")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_resign_and_the_flags_stand(seat: int) -> None:
    match = started("bc16_kennesaw", 3)
    chance = rng.Seeded(3)
    while match.to_move != seat or battle(match).turn < 6:
        step = match.step
        assert step is not None
        match.choose(step.actor(match.state), [step.propose(match.state, chance)])
    flags = tuple(battle(match).flags[side] + battle(match).held[side] for side in range(2))
    match.resign(seat)
    assert match.result is not None
    assert (match.result.winner, match.result.scores, match.result.clause) == (1 - seat, flags, "BC-win-6")
    with pytest.raises(Refused):
        match.resign(1 - seat)


@pytest.mark.structure("BC-var-8")
def test_automatic_play_stops_after_120_turns_unless_told_otherwise() -> None:
    assert TURN_CAP == 120
    cap = next(option for option in OPTIONS if option.id == "turn_cap")
    assert (cap.default, cap.clause) == (0, "BC-var-8")  # at the table there is no limit (BC-over-4)


@pytest.mark.structure("BC-var-8")
def test_the_cap_ends_a_match_after_its_last_turn() -> None:
    match = started("bc01_first_bull_run", 5, turn_cap=7)
    assert [s.turn for s in turns(match, 5)] == list(range(1, 8))
    assert match.result is not None
    assert match.result.clause == "BC-var-8"
    union, south = match.result.scores
    assert match.result.winner == (DRAW if union == south else int(south > union))


# Matches of two rounds


def series(scenario: str = "bc01_first_bull_run") -> Rounds:
    return Rounds(GAME, scenario, {"turn_cap": 30}, ("Anna", "Ben"))


def resigned(rounds: Rounds, loser: int, flags: tuple[int, int]) -> Match:
    """A round that ends with these flags."""
    match = rounds.begin(dealers(1))
    battle(match).flags = flags
    match.resign(loser)
    return match


@pytest.mark.structure("BC-match-1")
def test_the_same_scenario_is_played_twice_with_sides_exchanged() -> None:
    rounds = series("bc04_shiloh")
    seats = []
    for seed in range(2):
        match = rounds.begin(dealers(seed))
        assert match.setup.scenario == "bc04_shiloh"
        seats.append(tuple(match.setup.seats))
        for _ in turns(match, seed):
            pass
        rounds.close(match)
    assert seats == [("Anna", "Ben"), ("Ben", "Anna")]
    assert rounds.over
    first, second = rounds.played
    assert rounds.totals() == (first[0] + second[1], first[1] + second[0])


@pytest.mark.structure("BC-match-2", "BC-match-3")
def test_example_53_ben_wins_by_ten_flags_to_nine() -> None:
    assert all(result.passed for result in check(EXAMPLE, load))  # the rounds by themselves
    rounds = series()
    rounds.close(resigned(rounds, 1, (6, 4)))
    assert rounds.winner() is None  # a round alone decides nothing
    rounds.close(resigned(rounds, 1, (6, 3)))
    assert rounds.totals() == (9, 10)
    assert rounds.winner() == 1
    assert GAME.rules.series([(6, 4), (6, 3)]) == 1
    assert GAME.rules.series([(6, 3), (6, 4)]) == 0


@pytest.mark.structure("BC-match-3")
def test_the_flags_of_the_loser_can_decide_a_match() -> None:
    """Each player loses one round; the better loser wins."""
    assert GAME.rules.series([(6, 5), (6, 2)]) == 1
    assert GAME.rules.series([(6, 2), (6, 5)]) == 0
    assert GAME.rules.series([(6, 5), (5, 6)]) == 0  # and one who wins both rounds wins the match


@pytest.mark.structure("BC-match-4")
def test_equal_totals_are_a_draw() -> None:
    rounds = series()
    rounds.close(resigned(rounds, 1, (6, 4)))
    rounds.close(resigned(rounds, 0, (6, 4)))
    assert (rounds.totals(), rounds.winner()) == ((10, 10), DRAW)


@pytest.mark.structure("BC-match-5")
def test_flags_held_when_a_round_ends_count_for_the_total() -> None:
    """At Fredericksburg a Union unit stands on the Heights as the Confederates give up."""
    s = GAME.cases.arrange(
        {
            "scenario": "bc08_fredericksburg",
            "pieces": ["usa inf c4", "usa inf d8", "csa inf a13"],
            "phase": "move",
            "set": {"flags": {"usa": 3, "csa": 2}},
        }
    )
    GAME.rules.resign(s, 1)
    assert s.result is not None
    assert s.result.scores == (4, 2)
    assert GAME.rules.series([s.result.scores, (3, 3)]) == 0  # without the held flag a draw


@pytest.mark.structure("BC-match-5")
def test_a_flag_no_longer_held_does_not_count() -> None:
    s = GAME.cases.arrange(
        {
            "scenario": "bc08_fredericksburg",
            "pieces": ["usa inf c4", "usa inf d8", "csa inf a13"],
            "phase": "move",
            "set": {"flags": {"usa": 3, "csa": 2}},
        }
    )
    names = s.field.board
    s.apply((s.unit_on[names.find("c4")], names.find("d4")))
    GAME.rules.resign(s, 1)
    assert s.result is not None
    assert s.result.scores == (3, 2)
