"""Supply, attack supply and the command radius on the real map, against all ways tried one by one."""

from collections.abc import Iterator

import pytest

from games.gradisca.drive import area, piece, put
from games.gradisca.positions import AREAS, BORDERS, draw, laid_out, names, scattered
from grognard.core.rng import Seeded
from grognard.games.gradisca.field import AUS, NOWHERE, VEN
from grognard.games.gradisca.paths import allowance
from grognard.games.gradisca.radius import around
from grognard.games.gradisca.state import War
from grognard.games.gradisca.supply import (
    CAMP_REACH,
    attack_supply,
    camp_distance,
    camp_is_supplied,
    chain,
    is_supplied,
    mark_supply,
)

IDS = list(AREAS)
SOURCES = [{"codroipo", "latisana"}, {"villaco"}]
RIVERS_OFF = 1  # GR-opt-13
FORTRESSES = {"gradisca", "palma"}


def neighbours(here: str, rivers: bool) -> Iterator[str]:
    """Where a chain can go from an area, by the list of borders alone."""
    for ends, border in BORDERS.items():
        if here in ends and border.kind != "impassable" and not (rivers and border.kind == "river"):
            yield from ends - {here}


def holds(s: War, place: str, side: int) -> bool:
    return bool(s.units_in(area(s, place), side))


def linked(s: War, side: int, goal: str) -> bool:
    """Some chain of areas without enemies leads from a source to the goal."""
    reached: set[str] = set()
    waiting = [source for source in SOURCES[side] if not holds(s, source, 1 - side)]
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            waiting += [each for each in neighbours(here, s.field.rivers) if not holds(s, each, 1 - side)]
    return goal in reached


def nearest(s: War, side: int, here: str, goal: str, points: int) -> int:
    """The least cost of all ways to the goal that cost no more than the points; else one too many."""
    if here == goal:
        return 0
    best = CAMP_REACH + 1
    for each in neighbours(here, s.field.rivers):
        cost = 2 if AREAS[each].terrain == "difficult" else 1
        if cost <= points and not holds(s, each, 1 - side):
            best = min(best, cost + nearest(s, side, each, goal, points - cost))
    return best


def positions(count: int, rivers: int = 0) -> Iterator[War]:
    rng = Seeded(1615)
    for _ in range(count):
        yield scattered(rng, rivers=rivers)


@pytest.mark.structure("GR-21-2", "GR-21-3", "GR-21-4", "GR-21-18", "GR-21-19", "GR-15-6", "GR-opt-13")
@pytest.mark.parametrize("rivers", [0, RIVERS_OFF], ids=["rivers", "no rivers"])
def test_a_chain_is_any_way_to_a_source_without_enemies(rivers: int) -> None:
    found = 0
    for s in positions(20, rivers):
        assert s.field.rivers == (rivers != RIVERS_OFF)
        for side in (VEN, AUS):
            joined = names(s, chain(s, side))
            assert joined == {id for id in IDS if linked(s, side, id)}
            found += len(joined)
    assert found > 40


@pytest.mark.structure("GR-21-1", "GR-21-7", "GR-21-9", "GR-21-11", "GR-21-12")
def test_who_is_supplied() -> None:
    rng = Seeded(1616)
    for s in positions(12):
        s.sea = area(s, rng.pick(["latisana", "marano", "aquileia", "monfalcone", "duino"]))
        for place in IDS:
            for side in (VEN, AUS):
                expected = place in SOURCES[side] or linked(s, side, place)
                expected = expected or (side == VEN and s.sea == area(s, place))
                if side == AUS and place == "gradisca":
                    expected = expected or (holds(s, "rubia", AUS) and linked(s, AUS, "rubia"))
                assert is_supplied(s, side, area(s, place)) == expected


@pytest.mark.structure("GR-21.1-5", "GR-21.1-6", "GR-21.1-7")
def test_the_distance_to_the_camp_is_that_of_the_cheapest_way() -> None:
    far = set()
    for s in positions(4):
        for side in (VEN, AUS):
            for place in IDS:
                if not holds(s, place, 1 - side):
                    for goal in ("strassoldo", "goritia", "vipulzano"):
                        expected = nearest(s, side, place, goal, CAMP_REACH)
                        assert camp_distance(s, side, area(s, place), area(s, goal)) == expected
                        far.add(expected)
    assert far == {0, 1, 2, 3, 4}


@pytest.mark.structure("GR-21.1-4", "GR-21.1-8", "GR-22-8", "GR-22-11")
def test_attack_supply_needs_a_camp_within_three_areas_that_is_supplied() -> None:
    rng = Seeded(1617)
    answers = [0, 0]
    for s in positions(25):
        s.morale = [1 + rng.below(9), 1 + rng.below(9)]
        s.sea = area(s, "aquileia")
        for side in (VEN, AUS):
            camp = s.at[s.field.forces.camp[side]]
            red = s.morale[side] <= 2
            for place in IDS:
                if holds(s, place, 1 - side):
                    continue
                expected = place in FORTRESSES or (side == AUS and place == "trieste")
                if not expected and not red:
                    expected = side == VEN and place == "aquileia"
                    if camp != NOWHERE and linked(s, side, IDS[camp]):
                        expected = expected or nearest(s, side, place, IDS[camp], CAMP_REACH) <= CAMP_REACH
                assert attack_supply(s, side, area(s, place)) == expected
                answers[expected] += 1
    assert min(answers) > 100


@pytest.mark.structure("GR-16-2", "GR-16-3", "GR-16-6", "GR-16-7")
@pytest.mark.parametrize("rivers", [0, RIVERS_OFF], ids=["rivers", "no rivers"])
def test_the_command_radius_is_two_areas(rivers: int) -> None:
    for s in positions(8, rivers):
        for side in (VEN, AUS):
            for place in IDS:
                near = {each for each in neighbours(place, s.field.rivers) if not holds(s, each, 1 - side)}
                beyond = {each for middle in near for each in neighbours(middle, s.field.rivers)}
                free = {each for each in near | beyond if not holds(s, each, 1 - side)}
                assert names(s, around(s, area(s, place), side)) == free | {place}


@pytest.mark.structure("GR-21-5", "GR-21-16")
def test_the_marker_stays_until_the_unit_is_found_supplied() -> None:
    s = laid_out({"raibl": "v_giu_6"})
    rider = piece(s, "v_giu_6")
    draw(s, "giustiniani")
    put(s, "tarvis", "a_pre_10")
    put(s, "chiavoreto", "a_pre_9")
    mark_supply(s, area(s, "raibl"))
    assert s.unsupplied[rider] == 1
    s.lift(piece(s, "a_pre_9"))
    assert is_supplied(s, VEN, area(s, "raibl"))
    assert allowance(s, rider) == 4
    mark_supply(s, area(s, "raibl"))
    assert s.unsupplied[rider] == 0


@pytest.mark.structure("GR-21-17")
def test_a_camp_needs_a_chain_of_its_own() -> None:
    s = laid_out({"strassoldo": "v_camp v_pom_4"})
    assert camp_is_supplied(s, VEN)
    assert not camp_is_supplied(s, AUS)  # it is not in play
    put(s, "codroipo", "a_pre_1")
    assert camp_is_supplied(s, VEN)
    put(s, "latisana", "a_pre_2")
    assert not camp_is_supplied(s, VEN)
