"""What Gradisca thinks of positions: values add up, usual answers are legal, threats are real."""

import pytest

from grognard.core.game import Advice
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.gradisca import winning
from grognard.games.gradisca.evaluate import TALLY
from grognard.games.gradisca.odds import battle
from grognard.games.gradisca.prospects import distances, outlook
from grognard.games.gradisca.state import War
from grognard.play.forecast import forecast
from grognard.play.notation import read

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id
STORM = {
    "pieces": [
        "v_giu_1 rosazzo", "v_giu_2 rosazzo", "v_giu_9 rosazzo", "v_giu_11 rosazzo", "v_pom_1 farra",
        "a_gra_1 gradisca", "a_gra_2 gradisca", "a_l_strassoldo gradisca",
    ],
    "command": "giustiniani",
    "area": "rosazzo",
}  # fmt: skip


def chosen(s: War, text: str) -> tuple[int, ...]:
    return read(GAME, s, s.agenda[-1], text)


@pytest.mark.parametrize("level", [0, 1])
def test_usual_answers_are_legal_and_the_sides_values_add_up_to_nothing(level: int) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(level)
    asked = set()
    while s.agenda:
        step = s.agenda[-1]
        if step.actor(s) != CHANCE:
            assert GAME.mind.evaluate(s, 0) == -GAME.mind.evaluate(s, 1)
            before, menu = s.facts(), step.options(s)
            assert GAME.mind.usual(s) in menu, step.verb
            assert s.facts() == before
            asked.add(step.verb)
        s.apply(step.propose(s, rng))
    assert asked >= {"use", "play", "activate", "act", "join", "march", "lose"}


def test_what_is_won_is_worth_something() -> None:
    s = GAME.cases.arrange(STORM)
    now = GAME.mind.evaluate(s, 0)
    for better in (
        {"walls": ["gradisca rosazzo 2"]},
        {"mines": ["gradisca rosazzo 1"]},
        {"points": {"ven": 1}},
        {"pieces": [*STORM["pieces"][:-1]]},
        {"pieces": [*STORM["pieces"], "v_giu_3 rosazzo"]},
        {"pieces": [line + " disorganised" * (line == "a_gra_1 gradisca") for line in STORM["pieces"]]},
        {"hands": {"ven": ["card_16"]}},
        {"forts": ["ven farra"]},
    ):
        assert GAME.mind.evaluate(GAME.cases.arrange(STORM | better), 0) > now, better


def test_losses_fall_where_they_cost_least() -> None:
    s = GAME.cases.arrange(
        STORM
        | {
            "walls": ["gradisca rosazzo 0"],
            "pieces": [
                "v_giu_1 rosazzo",
                "v_giu_2 rosazzo",
                "a_gra_1 gradisca disorganised",
                "a_gra_4 gradisca",
            ],
        }
    )
    for text in ("act move v_giu_1", "join v_giu_2", "march to gradisca", "fire 2 6"):
        s.apply(chosen(s, text))
    while s.agenda[-1].verb == "fire":
        step = s.agenda[-1]
        s.apply(step.settled((6,) * len(step.options(s)[0])))
    assert s.agenda[-1].verb == "lose"
    assert GAME.mind.usual(s) == chosen(s, "lose a_gra_4")


# tallies and forecasts


def test_a_forecast_of_a_bombardment_counts_walls_and_guns() -> None:
    s = GAME.cases.arrange(STORM)
    seen = forecast(GAME, s, 0, chosen(s, "act bombard v_giu_9 gradisca"))
    assert tuple(number.name for number in seen.numbers) == TALLY
    assert seen["walls"].mean == pytest.approx(0.5)  # the sapper is there: 3 or less
    assert seen["own_eliminated"].mean == pytest.approx(1 / 6)  # a six


# threats


def test_threats_are_attacks_that_the_enemy_can_make_next() -> None:
    s = GAME.cases.arrange(
        STORM
        | {
            "walls": ["gradisca rosazzo 0"],
            "pieces": [*STORM["pieces"], "v_sco_1 sagrado", "a_tra_1 lucinico"],
        }
    )
    ids = s.field.forces.ids
    before = s.facts()
    found = {
        ids[enemy]: (world, choice) for enemy, world, choice in GAME.mind.threats(s, ids.index("a_gra_1"))
    }
    assert set(found) == {"v_giu_1"}  # walls stand before the others
    for world, choice in found.values():
        assert world.agenda[-1].objection(world, choice) is None
        assert forecast(GAME, world, 0, choice)["lost"].mean > 0
    assert s.facts() == before
    assert {ids[enemy] for enemy, _, _ in GAME.mind.threats(s, ids.index("a_tra_1"))} == {"v_pom_1"}
    assert GAME.mind.threats(s, ids.index("a_usc_1")) == []


# advice


def best(advice: list[Advice]) -> Choice:
    return max(advice, key=lambda each: each.worth()).choice


@pytest.mark.slow
@pytest.mark.parametrize("level", [0, 1])
def test_advice_is_legal_changes_nothing_and_lets_the_war_end(level: int) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(level)
    steps = 0
    while s.agenda:
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(step.propose(s, rng))
            continue
        before = s.facts()
        advice = GAME.mind.advice(s)
        for each in advice:
            assert step.objection(s, each.choice) is None, (step.verb, each.choice)
        assert s.facts() == before
        s.apply(best(advice))
        steps += 1
        assert steps < 20_000
    assert s.result is not None


@pytest.mark.parametrize("level", [0, 1])
def test_advice_looks_at_nothing_hidden(level: int) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(level + 7)
    asked = 0
    while s.agenda and asked < 150:
        step = s.agenda[-1]
        seat = step.actor(s)
        if seat != CHANCE and len(step.options(s)) > 1:
            asked += 1
            other = GAME.resample(s, seat, rng)
            assert GAME.mind.advice(other) == GAME.mind.advice(s), step.verb
        s.apply(step.propose(s, rng))


def test_guns_with_a_sapper_bombard_and_mine_the_wall() -> None:
    s = GAME.cases.arrange(STORM)
    worth = {each.choice: each.worth() for each in GAME.mind.advice(s)}
    alone = GAME.cases.arrange(STORM | {"pieces": [each for each in STORM["pieces"] if "giu_11" not in each]})
    unaided = {each.choice: each.worth() for each in GAME.mind.advice(alone)}
    shot = chosen(s, "act bombard v_giu_9 gradisca")
    assert worth[shot] > max(unaided[shot], 0)
    assert worth[chosen(s, "act mine v_giu_11 gradisca")] > 0
    assert worth[()] == 0


def test_a_weak_breach_is_stormed_and_a_strong_garrison_is_left_alone() -> None:
    weak = STORM | {
        "walls": ["gradisca rosazzo 0"],
        "pieces": [*STORM["pieces"][:4], "v_giu_3 rosazzo", "a_gra_4 gradisca disorganised"],
    }
    s = GAME.cases.arrange(weak)
    ids = s.field.forces.ids
    group = tuple(sorted(ids.index(each) for each in ("v_giu_1", "v_giu_2", "v_giu_3")))
    goal = s.field.land.ids.index("gradisca")
    assert battle(s, group, goal)[0] > 0.6
    assert best(GAME.mind.advice(s))[0] == chosen(s, "act move v_giu_1")[0]
    strong = GAME.cases.arrange(STORM | {"walls": ["gradisca rosazzo 0"]})
    assert battle(strong, group[:1], goal)[0] < 0.2


def test_a_place_worth_points_is_not_left_empty() -> None:
    s = GAME.rules.start(SCENARIO, {})
    view = outlook(s, 0)
    palma = s.field.land.ids.index("palma")
    assert view.stake[palma] >= 10_000
    assert view.site(s, palma, 0, 0) < view.site(s, palma, 2, 1) < view.site(s, palma, 5, 2)


def test_a_search_thinks_about_plans_and_answers_the_rest_at_once() -> None:
    s, rng = GAME.rules.start(SCENARIO, {}), Seeded(5)
    asked: dict[bool, set[str]] = {True: set(), False: set()}
    while s.agenda:
        step = s.agenda[-1]
        if step.actor(s) != CHANCE:
            asked[GAME.mind.ponders(s)].add(step.verb)
            if GAME.mind.ponders(s):
                assert len(GAME.mind.advice(s)) > 1
        s.apply(step.propose(s, rng))
    assert asked[True] == {"use", "activate", "join"}
    assert asked[False] >= {"play", "act", "join", "march", "lose"}


def test_a_place_held_promises_the_more_the_sooner_the_war_ends() -> None:
    promise = []
    for left in (9, 1):
        s = GAME.cases.arrange(STORM)
        s.turn = s.end_box - left
        place = next(area for area, points in enumerate(s.field.prizes[0]) if points)
        before = winning.expected(s, 0)
        s.guarded[0] |= 1 << place
        promise.append(winning.expected(s, 0) - before)
    assert 0 < promise[0] < promise[1]


def promised(*pieces: str) -> int:
    s: War = GAME.cases.arrange({"command": "giustiniani", "area": "udine", "pieces": list(pieces)})
    return winning.expected(s, 0)


def spoils(loot: list[str], *pieces: str) -> int:
    s: War = GAME.cases.arrange(
        {"command": "giustiniani", "area": "udine", "loot": loot, "pieces": list(pieces)}
    )
    return winning.spoils(s, 0)


def test_a_marker_promises_the_more_the_nearer_units_are() -> None:
    land = GAME.rules.start(SCENARIO, {}).field.land
    merna = land.ids.index("merna")
    near, far = winning.around(land)
    beside = next(land.ids[area] for area in range(land.size) if near[merna] >> area & 1 and area != merna)
    away = next(land.ids[area] for area in range(land.size) if far[merna] & ~near[merna] & 1 << area)
    loot = ["aus merna"]
    assert spoils([], f"v_giu_1 {beside}") == 0
    assert 0 < spoils(loot, "v_giu_1 udine") < spoils(loot, f"v_giu_1 {away}")
    assert spoils(loot, f"v_giu_1 {away}") < spoils(loot, f"v_giu_1 {beside}")
    assert spoils(loot, f"v_giu_1 {beside}", "a_gra_1 merna") == spoils(loot, f"v_giu_1 {away}")
    assert spoils(["ven merna"], f"v_giu_1 {beside}") == 0  # the own marker


def test_areas_around_are_as_near_as_is_asked() -> None:
    land = GAME.rules.start(SCENARIO, {}).field.land
    far = distances(land)
    for points in (winning.NEXT, winning.REACH):
        found = winning.within(land, points)
        for area in range(land.size):
            assert found[area] == sum(1 << start for start in range(land.size) if far[start][area] <= points)
    assert winning.around(land) is winning.around(land)


def test_a_place_that_nobody_holds_promises_less_than_one_that_is_held() -> None:
    empty = promised("v_giu_1 udine")
    held = promised("v_giu_1 goritia")
    defended = promised("v_giu_1 udine", "a_gra_1 goritia")
    assert defended < empty < held
