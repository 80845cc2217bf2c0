"""Battles from rosters: the forces, the grounds, the array, and battles to their end."""

from itertools import pairwise

import pytest
from tests.games.black_powder.upkeep import Upkeep, check_upkeep

from grognard.core.game import Armies, Game
from grognard.core.playout import playout
from grognard.core.rng import Seeded
from grognard.games import depot, load
from grognard.games.black_powder import deployment, ground
from grognard.games.black_powder.content import Ground, Roster
from grognard.games.black_powder.field import SIDES, A, B
from grognard.games.black_powder.grounds import SQUARE, drawn, grounds
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.state import Battle
from grognard.packs import PackError, builtin, open_pack
from grognard.packs.depot import NoRoom
from grognard.play.telling import Teller

GAME = load("black_powder")
CONTENT = read(open_pack(builtin("black_powder")), thorough=False)
DEPOT = depot(GAME)
assert DEPOT is not None
READY = {id: each.text for id, each in DEPOT.ready().items()}
ARMIES: Armies = (("a", READY["france"]), ("b", READY["austria"]))
GROUNDS = {each.id: each for each in grounds(CONTENT)}
SMALL = """
name = "Detachment"
army = "{army}"
general = {{ rating = 9, personality = "decisive" }}

[[brigade]]
name = "Men"
commander = {{ rating = 7, bonus = 2, mount = "foot" }}
unit = [{{ profile = "{profile}", count = {count} }}]
"""


def small(army: str, profile: str, count: int = 2) -> str:
    return SMALL.format(army=army, profile=profile, count=count)


def mustered(armies: Armies = ARMIES) -> Game[Battle]:
    return GAME.mustered(armies)


def begin(scenario: str, armies: Armies = ARMIES, **options: int) -> Battle:
    game = mustered(armies)
    usual = {option.id: option.default for option in game.rules.options()}
    return game.rules.start(scenario, usual | options)


# The forces


@pytest.mark.structure("BP-pick-1")
def test_each_side_has_what_its_roster_says() -> None:
    s = begin("open_field", (("a", small("france", "fr_line", 3)), ("b", small("france", "fr_line"))))
    forces, brigades = s.field.forces, s.field.brigades
    assert forces.ids[:5] == ["a_fr_line_1", "a_fr_line_2", "a_fr_line_3", "b_fr_line_1", "b_fr_line_2"]
    assert forces.ids[5:] == ["a_1", "b_1", "a_general", "b_general"]
    assert brigades.units == [[0, 1, 2], [3, 4]]
    assert (forces.rating, forces.bonus) == ([7, 7, 9, 9], [2, 2, 1, 1])
    assert forces.move[0] == s.field.lengths.commander_foot
    assert s.field.armies == SIDES  # both have the same list


def test_a_roster_takes_two_sides_and_a_list_that_is_right() -> None:
    assert GAME.mustered(()) is GAME
    with pytest.raises(ValueError, match="one for each side"):
        mustered((("a", READY["france"]),))
    with pytest.raises(ValueError, match="one for each side"):
        mustered((("a", READY["france"]), ("c", READY["france"])))
    with pytest.raises(PackError, match=r'roster b, line 9.* no profile "fr_lin"'):
        mustered((("a", READY["france"]), ("b", small("france", "fr_lin"))))
    assert mustered() is mustered()
    assert mustered().mustered(ARMIES) is mustered()
    with pytest.raises(ValueError, match="armies of its scenarios"):
        load("battle_cry").mustered(ARMIES)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_has_a_name_of_his_own(language: str) -> None:
    twins = (("a", small("france", "fr_line")), ("b", small("france", "fr_line")))
    for armies in (ARMIES, twins):
        s = begin("drawn_field", armies, ground=4)
        teller = Teller(mustered(armies), language)
        for kind in ("piece", "brigade", "feature", "goal"):
            ids = GAME.table.names(s, kind)
            said = [teller.name(s, kind, number) for number in range(len(ids))]
            assert len(set(said)) == len(said), said
            assert not set(said) & set(ids) - {"centre", "road"}, said
    assert teller.name(s, "piece", s.field.forces.ids.index("a_general")).endswith("Detachment")
    assert Teller(mustered(), language).name(begin("open_field"), "brigade", 0) == "1re brigade"


# The grounds


@pytest.mark.structure("BP-pick-2")
def test_the_open_field() -> None:
    s = begin("open_field")
    assert (s.field.width, s.field.depth, s.field.turns, s.field.features) == (72_000, 48_000, 10, [])
    assert s.agenda[-1].verb == "first"
    assert [(goal.x, goal.y, goal.radius, goal.points) for goal in s.field.goals] == [
        (x, 24_000, 3000, 1) for x in (12_000, 36_000, 60_000)
    ]
    assert s.field.zones[A] == [0, 0, 72_000, 0, 72_000, 12_000, 0, 12_000]
    assert min(s.field.zones[B][1::2]) == 36_000


@pytest.mark.structure("BP-pick-2", "BP-pick-4")
def test_the_ground_of_a_scenario_without_its_forces() -> None:
    s, told = begin("bp02_reverse_slope"), next(e for e in CONTENT.scenarios if e.id == "bp02_reverse_slope")
    assert [feature.id for feature in s.field.features] == [each.id for each in told.terrain]
    assert [goal.id for goal in s.field.goals] == [each.id for each in told.objective]
    assert (s.field.turns, s.first) == (told.turns, SIDES.index(told.first or ""))
    assert [line.rule for line in s.field.victory] == [0, 1]
    assert not any(id in GAME.rules.start(told.id, {}).field.forces.ids for id in s.field.forces.ids)


@pytest.mark.structure("BP-pick-3")
def test_a_number_draws_the_ground() -> None:
    field = GROUNDS["drawn_field"]
    once = drawn(field, 7)
    assert once == drawn(field, 7) != drawn(field, 8)
    seen: dict[str, int] = {}
    for number in range(1, 60):
        for feature in drawn(field, number).terrain:
            seen[feature.kind] = seen.get(feature.kind, 0) + 1
            check_square(field, feature.points, feature.kind)
    assert set(seen) == {"woods", "hill", "rough", "obstacle", "building", "road"}
    squares = 59 * 24
    assert 0.13 < seen["woods"] / squares < 0.20
    assert 0.04 < seen["building"] / squares < 0.08
    assert seen["road"] == 59


def check_square(field: Ground, points: list[list[int]], kind: str) -> None:
    """A feature lies an inch within one square; a road between two columns of them."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    if kind == "road":
        assert len(set(xs)) == 1
        assert xs[0] % SQUARE == 0
        assert 0 < xs[0] < field.width
        assert sorted(ys) == [0, field.depth]
        return
    for values in (xs, ys):
        assert min(values) // SQUARE == (max(values) - 1) // SQUARE
        assert min(values) % SQUARE >= 1000
        assert max(values) % SQUARE <= SQUARE - 1000


def test_the_drawn_ground_is_that_of_its_option() -> None:
    one, other = begin("drawn_field", ground=7), begin("drawn_field", ground=8)
    assert [each.points for each in one.field.features] != [each.points for each in other.field.features]
    assert [each.points for each in begin("drawn_field", ground=7).field.features] == [
        each.points for each in one.field.features
    ]


# The array and the deployment


@pytest.mark.structure("BP-pick-5")
@pytest.mark.parametrize("scenario", GROUNDS)
def test_everybody_stands_where_he_might_have_been_deployed(scenario: str) -> None:
    pairs = [*pairwise(READY.values()), (READY["russia"], READY["russia"])]
    for number, (first, second) in enumerate(pairs if scenario == "drawn_field" else pairs[:1], 1):
        s = begin(scenario, (("a", first), ("b", second)), ground=number)
        check_upkeep(s)
        for side in (A, B):
            for unit in s.units_of(side):
                pose = (s.formation[unit], *ground.pose(s, unit))
                assert deployment.deploy_objection(s, side, (unit, *pose)) is None
                assert s.facing[unit] == (0 if min(s.field.zones[side][1::2]) < 24_000 else 1800) or (
                    scenario == "bp06_first_morning"
                )


@pytest.mark.structure("BP-pick-5")
def test_brigades_stand_side_by_side() -> None:
    s = begin("open_field")
    for side, sign in ((A, 1), (B, -1)):
        brigades = s.field.brigades
        middles = []
        for brigade in brigades.of[side]:
            units = brigades.units[brigade]
            middles.append(sum(s.x[unit] for unit in units) / len(units) * sign)
            chief = brigades.commander[brigade]
            assert s.x[chief] == sum(s.x[unit] for unit in units) // len(units)
        assert middles == sorted(middles)
    first = s.field.brigades.units[0]
    assert [s.x[unit] for unit in first[:3]] == [16_000, 13_000, 19_000]  # the middle of five inches in 13
    assert {s.y[unit] for unit in first[:5]} == {10_500}  # columns three deep at the front of the zone


def test_an_army_that_finds_no_room_is_refused() -> None:
    many = small("austria", "at_line", 20).replace("20 }]", '20 }, { profile = "at_uhlan", count = 20 }]')
    with pytest.raises(NoRoom, match="no room in the zone of the side a for a_at"):
        begin("bp01_hamlet", (("a", many), ("b", READY["france"])), scale=200)


@pytest.mark.structure("BP-pick-6")
def test_both_sides_deploy_unless_they_would_rather_not() -> None:
    s = begin("bp01_hamlet")
    verbs = []
    while s.turn == 0:
        verbs.append((s.agenda[-1].verb, s.agenda[-1].actor(s)))
        s.apply(())
    assert verbs == [("deploy", A), ("station", A), ("deploy", B), ("station", B)]
    assert begin("bp01_hamlet", free_deployment=0).turn == 1


def test_what_is_offered_in_the_deployment_is_legal() -> None:
    s, rng = begin("bp03_burning_village"), Seeded(2)
    seen = set()
    while s.turn == 0:
        step = s.agenda[-1]
        options = step.options(s)
        assert all(step.objection(s, choice) is None for choice in options)
        seen |= {(step.verb, len(choice)) for choice in options}
        choice = step.propose(s, rng)
        assert step.objection(s, choice) is None
        s.apply(choice)
    assert seen >= {("deploy", 5), ("station", 3), ("station", 4)}


# Battles


@pytest.mark.parametrize(
    ("scenario", "seed"),
    [("open_field", 1), ("drawn_field", 2), pytest.param("bp04_great_redoubt", 3, marks=pytest.mark.slow)],
)
def test_battles_at_random_come_to_their_end(scenario: str, seed: int) -> None:
    armies = (("a", READY["union"]), ("b", READY["confederacy"]))
    s, rng, upkeep = begin(scenario, armies, ground=seed), Seeded(seed), Upkeep()
    while s.agenda:
        step = s.agenda[-1]
        s.apply(step.propose(s, rng))
        upkeep(s)
    assert s.result is not None
    twin = begin(scenario, armies, ground=seed)
    playout(twin, Seeded(seed), [Seeded(1), Seeded(2)])
    assert twin.result is not None


def test_a_real_table_takes_rosters_too() -> None:
    s = begin("open_field", ARMIES, referee=1)
    assert s.field.referee
    assert s.field.forces.units == len(s.units_of(A)) + len(s.units_of(B))


def test_every_list_has_a_roster_ready() -> None:
    armies = {army.id for army in CONTENT.armies if not army.common}
    assert {roster.army for roster in CONTENT.rosters.values()} == armies == set(CONTENT.rosters)
    assert all(isinstance(roster, Roster) for roster in CONTENT.rosters.values())
    assert DEPOT is not None
    assert all(400 <= each.points <= 500 for each in DEPOT.ready().values())
