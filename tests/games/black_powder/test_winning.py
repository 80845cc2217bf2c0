"""What a position of Black Powder promises at the end: what an army can bear, and who is ahead."""

from grognard.games import load
from grognard.games.black_powder.state import LOST, Battle
from grognard.games.black_powder.winning import bearing, lead, prospect, to_break

GAME = load("black_powder")
SLOPE = "bp02_reverse_slope"  # brigades of 5, 5, 4 and 2 against 5, 4, 3 and 2


def opening(scenario: str = SLOPE) -> Battle:
    s: Battle = GAME.rules.start(scenario, {})
    s.settle()
    return s


def smallest(s: Battle, side: int) -> list[list[int]]:
    """The units of a side by brigade, the smallest brigade first, in each the weakest unit first."""
    brigades = [list(s.field.brigades.counted[brigade]) for brigade in s.field.brigades.of[side]]
    return sorted([sorted(units, key=lambda unit: s.stamina[unit]) for units in brigades], key=len)


def test_an_army_of_four_brigades_bears_what_two_of_them_bear() -> None:
    s = opening()
    needed = sorted(to_break(s, brigade) for brigade in s.field.brigades.of[0])
    assert bearing(s, 0) == needed[0] + needed[1]


def test_a_brigade_bears_what_shakes_half_of_it() -> None:
    s = opening()
    two, four = smallest(s, 0)[:2]
    assert (len(two), len(four)) == (2, 4)
    for units in (two, four):
        brigade = s.field.forces.brigade[units[0]]
        assert to_break(s, brigade) == s.stamina[units[0]] + s.stamina[units[1]]


def test_a_casualty_counts_where_it_tells() -> None:
    s = opening()
    two, weakest = smallest(s, 0)[0], bearing(s, 0)
    s.casualties[two[0]] += 1
    assert bearing(s, 0) == weakest - 1
    before = prospect(s, 0)
    s.where[two[0]] = LOST
    assert bearing(s, 0) == weakest - s.stamina[two[0]]
    assert prospect(s, 0) < before


def test_a_broken_brigade_needs_no_more() -> None:
    s = opening()
    s.broken[s.field.forces.brigade[smallest(s, 0)[0][0]]] = 1
    assert bearing(s, 0) == min(
        to_break(s, brigade) for brigade in s.field.brigades.of[0] if not s.broken[brigade]
    )


def test_to_be_ahead_tells_more_the_later_it_is() -> None:
    s = opening()
    leads: list[int] = []
    for turn in (1, s.field.turns - 2, s.field.turns):
        s.turn, s.active = turn, 1 - s.first
        leads.append(lead(s, 1))  # who defends holds the objectives
    assert leads[0] < leads[1] < leads[2]
    assert lead(s, 0) == -leads[2]
