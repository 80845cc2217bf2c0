"""Calls of leaders: who comes, by which way, at what cost."""

from collections.abc import Iterator

import pytest

from games.gradisca.drive import area, choose, cited, empty, piece, put, refusal, roll, top, wall, where
from games.gradisca.positions import AREAS, BORDERS, laid_out, march, scattered
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.games.gradisca.calls import Call, call_verdict, calls, offer_calls
from grognard.games.gradisca.field import ARTILLERY, CAMP, LEADER, VEN
from grognard.games.gradisca.paths import left
from grognard.games.gradisca.radius import around
from grognard.games.gradisca.state import FLOOD, War

IDS = list(AREAS)


def borders_of(here: str) -> Iterator[tuple[str, str, str]]:
    """By the list of borders alone: the other side, the kind, the river."""
    for ends, border in BORDERS.items():
        if here in ends:
            (there,) = ends - {here}
            yield there, border.kind, border.river


def ways(s: War, unit: int, here: str, points: int, first: bool) -> set[str]:
    """The last areas of all ways of the unit to the battlefield, tried step by step."""
    goal, enemy, gun = IDS[s.battlefield], 1 - s.active, s.field.forces.type[unit] == ARTILLERY
    found: set[str] = set()
    for there, kind, river in borders_of(here):
        if kind == "impassable" or (s.turn_terms[FLOOD] and river == "isonzo"):
            continue
        crossing = kind == "river" and s.field.rivers
        if crossing and (gun or not first or there != goal):
            continue
        cost = points if crossing else 2 if AREAS[there].terrain == "difficult" else 1
        if cost > points:
            continue
        if there == goal:
            storm = s.is_enemy_fortress(s.battlefield, s.active)
            if not storm or (s.walls[wall(s, goal, here)] == 0 and not gun):
                found.add(here)
        elif not s.units_in(area(s, there), enemy):
            found |= ways(s, unit, there, points - cost, False)
    return found


def all_calls(s: War) -> set[Choice]:
    """Every call that the rules allow."""
    forces = s.field.forces
    found: set[Choice] = set()
    near = around(s, s.battlefield, s.active)
    for unit in forces.of[s.active]:
        home = s.at[unit]
        if forces.type[unit] == CAMP or home < 0 or s.acted[unit] or home == s.battlefield:
            continue
        if near >> home & 1:
            found |= {(unit, area(s, door)) for door in ways(s, unit, IDS[home], left(s, unit), True)}
    return found


def fights(count: int) -> Iterator[War]:
    """A leader stands among enemies somewhere."""
    rng = Seeded(1615)
    while count:
        s = scattered(rng)
        s.journal = None
        s.active = rng.below(2)
        leaders = [each for each in s.field.forces.of[s.active] if s.field.forces.type[each] == LEADER]
        held = [each for each in range(len(IDS)) if s.guarded[1 - s.active] >> each & 1]
        s.battlefield = rng.pick(held)
        if area(s, "gradisca") in held and rng.below(2):
            s.battlefield = area(s, "gradisca")
        leader = rng.pick(leaders)
        if s.at[leader] >= 0:
            s.lift(leader)
        s.set_down(leader, s.battlefield)
        s.attackers, s.origins = (leader,), (-1,)
        s.walls = [rng.below(2) for _ in s.walls]
        s.turn_terms[FLOOD] = int(rng.below(4) == 0)
        for each in range(len(s.at)):
            s.acted[each] = int(rng.below(4) == 0)
            s.unsupplied[each] = int(rng.below(4) == 0)
        count -= 1
        yield s


@pytest.mark.structure("GR-17-2", "GR-17-3", "GR-17-5", "GR-17-9", "GR-17-11", "GR-card23-1", "GR-7.4-10")
def test_calls_are_all_ways_that_the_rules_leave_open() -> None:
    offered = 0
    for s in fights(60):
        expected = all_calls(s)
        assert set(calls(s)) == expected
        units = s.field.forces.of[s.active] + [s.field.forces.of[1 - s.active][0]]
        legal = {
            (unit, door) for unit in units for door in range(len(IDS)) if not call_verdict(s, unit, door)
        }
        assert legal == expected
        offered += len(expected)
    assert offered > 200


@pytest.mark.structure("GR-17-10", "GR-17-5")
def test_a_called_unit_joins_the_attack_from_where_it_entered() -> None:
    for s in fights(60):
        for unit, door in calls(s):
            after = s.clone()
            points = left(after, unit)
            after.then(Call(after.attackers[0], 1))
            after.apply((unit, door))
            assert after.attackers == (*s.attackers, unit)
            assert after.origins == (*s.origins, door)
            assert after.at[unit] == s.battlefield
            assert after.acted[unit] == 1
            assert 0 <= left(after, unit) < points


ATTACK = {
    "farra": "v_l_giustiniani v_giu_1",
    "lucinico": "a_tra_4",
    "cormons": "v_giu_8",
    "rosazzo": "v_str_1",
}


def enter_lucinico(s: War) -> None:
    march(s, "giustiniani", "farra", "v_l_giustiniani v_giu_1")
    choose(s, "march", "to", "lucinico")
    if top(s) == "march":
        choose(s, "march")  # no razzia


@pytest.mark.proves("GR-22-7", "GR-22-9")
def test_nobody_comes_to_an_army_without_heart() -> None:
    """EX-23: with morale 4 nobody can be called, nor with 2."""
    for morale, clause in ((4, "GR-22-7"), (2, "GR-22-9")):
        s = laid_out(ATTACK)
        s.morale[VEN] = morale
        enter_lucinico(s)
        assert clause in cited(s)
        assert top(s) == "fire"


@pytest.mark.proves("GR-17-4", "GR-17-6", "GR-17-12")
def test_sappers_guns_and_leaders_of_other_commands_come_too() -> None:
    s = laid_out({**ATTACK, "cormons": "v_eri_4 v_eri_5 v_l_strassoldo"})
    enter_lucinico(s)
    choose(s, "call", "v_eri_4", "farra")
    choose(s, "call", "v_eri_5", "farra")
    choose(s, "call", "v_l_strassoldo", "vipulzano")
    assert {"GR-17-4", "GR-17-6", "GR-17-12"} <= set(cited(s))
    assert top(s) == "fire"  # he has called as many as his value
    assert len(s.attackers) == 5


@pytest.mark.proves("GR-17-8", "GR-21-14")
def test_only_one_leader_calls() -> None:
    s = laid_out({**ATTACK, "farra": "v_l_giustiniani v_l_medici v_giu_1", "cormons": "v_giu_8 v_giu_6"})
    s.unsupplied[piece(s, "v_l_medici")] = 1
    s.active, s.command, s.battlefield = VEN, 0, area(s, "lucinico")
    s.attackers = tuple(piece(s, id) for id in ("v_l_giustiniani", "v_l_medici", "v_giu_1"))
    s.origins = (area(s, "farra"),) * 3
    s.move_all(s.attackers, s.battlefield)
    offer_calls(s)
    assert refusal(s, "caller", "v_giu_1") == "GR-17-1"
    choose(s, "caller", "v_l_medici")
    assert {"GR-17-8", "GR-21-14"} <= set(cited(s))
    choose(s, "call", "v_giu_6", "farra")
    assert not s.agenda  # he is out of supply and calls one unit only


@pytest.mark.structure("GR-17-10")
def test_a_beaten_unit_goes_back_to_where_it_was_called_from() -> None:
    s = laid_out(ATTACK)
    enter_lucinico(s)
    choose(s, "call", "v_giu_8", "vipulzano")
    while top(s) != "activate" and s.agenda:  # nobody hits: the attackers are beaten on equal terms
        if top(s) == "fire":
            roll(s, *[6] * len(s.agenda[-1].options(s)[0]))
        else:
            s.apply(PASS)
    assert where(s, "v_giu_8") == "vipulzano"
    assert where(s, "v_giu_1") == where(s, "v_l_giustiniani") == "farra"


@pytest.mark.structure("GR-13-3", "GR-24-6")
def test_what_lies_on_the_way_is_taken() -> None:
    s = laid_out({**ATTACK, "vipulzano": "a_camp"})
    enter_lucinico(s)
    choose(s, "call", "v_giu_8", "vipulzano")
    assert where(s, "a_camp") == "eliminated"
    assert "GR-24-6" in cited(s)


def test_without_the_chapter_nobody_is_called() -> None:
    s = empty(rules=1, calls=1)
    for place, ids in ATTACK.items():
        put(s, place, *ids.split())
    enter_lucinico(s)
    assert top(s) == "fire"
