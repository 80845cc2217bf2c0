"""Clauses of Tactique that say what there is: sides, types, hexes, lines, dice, options, combat records."""

from fractions import Fraction
from itertools import product

import pytest

from grognard.boards.hexes import NE, NW, OFF, SE, SW, E, HexBoard, W
from grognard.core.journal import Journal
from grognard.core.rng import Seeded
from grognard.core.table import SPECTATOR
from grognard.games import load
from grognard.games.tactique.combat import Roll
from grognard.games.tactique.field import FACES
from grognard.games.tactique.setup import OPTIONS
from grognard.play.notation import read

GAME = load("tactique")
BOARD = HexBoard([12] * 9)
CONTENT = GAME.rules.content
DUEL = {
    "pieces": ["blue inf_heavy f6 id=a1", "blue inf_heavy f5", "blue inf_heavy f7", "red inf_heavy e6 id=b1"]
}


@pytest.mark.structure("TA-over-1")
def test_two_armies_face_each_other():
    assert GAME.sides == GAME.seats == ("blue", "red")
    for scenario in CONTENT.scenarios:
        assert [side.side for side in scenario.side] == ["blue", "red"]


@pytest.mark.structure("TA-over-3", "TA-unit-1", "TA-unit-2", "TA-unit-3")
def test_three_arms_in_three_grades_are_nine_types():
    arms = {"inf": "infantry", "cav": "cavalry", "art": "artillery"}
    grades = ("light", "heavy", "elite")
    assert [unit.id for unit in CONTENT.units] == [f"{arm}_{grade}" for arm in arms for grade in grades]
    assert [(unit.arm, unit.grade) for unit in CONTENT.units] == list(product(arms.values(), grades))
    assert [unit.elements for unit in CONTENT.units] == [3] * 3 + [2] * 3 + [1] * 3


@pytest.mark.structure("TA-over-7", "TA-over-8")
def test_everything_is_public_and_only_dice_are_chance():
    s = GAME.rules.start("maida_1806", {})
    rng = Seeded(7)
    while s.agenda:
        step = s.agenda[-1]
        views = [GAME.table.view(s, seat) for seat in (0, 1, SPECTATOR)]
        assert views[0] == views[1] == views[2]
        assert not step.window
        assert not step.secret(s)
        assert GAME.resample(s, 0, rng).facts() == s.facts()
        if step.actor(s) == -1:
            assert (step.verb, step.source) == ("roll", "dice")
        s.apply(step.propose(s, rng))


@pytest.mark.proves("TA-seq-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_may_concede_at_any_decision(seat: int):
    for s in (GAME.rules.start("ecole", {}), GAME.cases.arrange(DUEL)):
        s.journal = Journal()
        GAME.rules.resign(s, seat)
        assert s.journal.clauses() == ["TA-seq-13"]
        assert s.result is not None
        assert (s.result.winner, s.result.clause) == (1 - seat, "TA-seq-13")


@pytest.mark.structure("TA-seq-18")
def test_a_combat_keeps_its_record_and_each_entry_names_its_clause():
    s = GAME.cases.arrange(DUEL)
    s.journal = journal = Journal()
    s.apply(read(GAME, s, s.agenda[-1], "attack a1 b1"))
    step = s.agenda[-1]
    ids = s.field.army.ids
    assert isinstance(step, Roll)
    assert (ids[s.attacker], ids[s.defender], s.kind) == ("a1", "b1", 0)
    assert (s.held, s.defended, s.advantage, step.dice) == (1, 0, 1, 3)
    assert s.field.board.label(s.stood) == "e6"
    assert journal.clauses() == ["TA-att-3", "TA-support-1", "TA-adv-2", "TA-dice-1"]
    s.apply(read(GAME, s, step, "roll yellow blue black"))
    cited = {"TA-face-1", "TA-face-4", "TA-face-7", "TA-face-9", "TA-flag-3"}
    assert cited <= set(journal.clauses())
    assert s.elements[s.defender] == 1


@pytest.mark.structure("TA-hex-3", "TA-hex-4")
def test_neighbours():
    even = {E: (1, 0), NE: (0, -1), NW: (-1, -1), W: (-1, 0), SW: (-1, 1), SE: (0, 1)}
    odd = {E: (1, 0), NE: (1, -1), NW: (0, -1), W: (-1, 0), SW: (0, 1), SE: (1, 1)}
    for hex in range(BOARD.size):
        column, row = BOARD.column[hex], BOARD.row[hex]
        for way, (dc, dr) in (odd if row % 2 else even).items():
            inside = 0 <= column + dc < 12 and 0 <= row + dr < 9
            assert BOARD.beside[hex][way] == (BOARD.at(column + dc, row + dr) if inside else OFF)


def cube(hex: int) -> tuple[int, int, int]:
    """x, y, z of the specification."""
    row = BOARD.row[hex]
    x = BOARD.column[hex] - (row - row % 2) // 2
    return x, -x - row, row


@pytest.mark.structure("TA-hex-5")
def test_distances():
    for a, b in product(range(BOARD.size), repeat=2):
        assert BOARD.distance[a][b] == max(abs(p - q) for p, q in zip(cube(a), cube(b), strict=True))


def inside(a: int, b: int, hex: int) -> bool:
    """The segment runs through the interior of the hex: the three inequalities of TA-los-4, in fractions."""
    low, high = Fraction(0), Fraction(1)
    start = [p - h for p, h in zip(cube(a), cube(hex), strict=True)]
    way = [q - p for p, q in zip(cube(a), cube(b), strict=True)]
    for i in range(3):
        j = (i + 1) % 3
        at, slope = start[i] - start[j], way[i] - way[j]  # |at + t * slope| < 1
        if slope == 0:
            if abs(at) >= 1:
                return False
            continue
        ends = sorted((Fraction(-1 - at, slope), Fraction(1 - at, slope)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high


@pytest.mark.structure("TA-los-4", "TA-los-1", "TA-los-3")
def test_the_hexes_between_are_those_of_the_exact_test():
    for a in (BOARD.at(0, 0), BOARD.at(5, 4), BOARD.at(6, 3), BOARD.at(11, 8)):
        for b in range(BOARD.size):
            if a != b and BOARD.distance[a][b] <= 6:
                between = {hex for hex in range(BOARD.size) if hex not in (a, b) and inside(a, b, hex)}
                assert set(BOARD.line(a, b).crossed) == between, (BOARD.label(a), BOARD.label(b))


@pytest.mark.structure("TA-face-11")
def test_each_face_is_as_likely():
    roll = Roll(0, 1, 3, 0)
    s = GAME.cases.arrange(DUEL)
    outcomes = roll.outcomes(s)
    assert sum(weight for _, weight in outcomes) == 6**3
    for face in range(len(FACES)):
        shown = sum(weight * faces.count(face) for faces, weight in outcomes)
        assert shown == 3 * 6**3 // 6


@pytest.mark.structure("TA-win-7")
@pytest.mark.parametrize(("units", "target"), [(15, 5), (16, 6), (18, 6), (1, 1)])
def test_the_standard_target_is_a_third_of_the_enemy(units: int, target: int):
    pieces = ["blue inf_heavy i1"] + [f"red inf_heavy {'abc'[n // 12]}{n % 12 + 1}" for n in range(units)]
    s = GAME.cases.arrange({"pieces": pieces, "targets": {"blue": 0, "red": 0}})
    assert s.field.targets == [target, 1]


@pytest.mark.structure("TA-opt-1", "TA-opt-2")
def test_options_are_fixed_before_the_game_and_the_defaults_are_the_first_values():
    first = [
        "on",
        "off",
        "pairwise",
        "no_combat",
        "flags",
        "not_artillery",
        "with_combat",
        "none",
        "on",
        "count",
    ]
    assert [option.values[option.default] for option in OPTIONS] == [*first, "units", "off"]
    assert all(len(option.values) == option.highest + 1 for option in OPTIONS)
    usual = {option.id: option.default for option in OPTIONS}
    assert GAME.rules.start("ecole", {}).facts() == GAME.rules.start("ecole", usual).facts()
    assert GAME.rules.start("ecole", {}).field is GAME.rules.start("ecole", usual).field
