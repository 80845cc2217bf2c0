"""What the bot of Gradisca does: garrisons stay, sieges are prepared, cards are used."""

import pytest

from grognard.bots.greedy import Greedy
from grognard.bots.knowledge import Knowledge
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.gradisca.prospects import outlook
from grognard.games.gradisca.state import War
from grognard.play.notation import read

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id
TRAIN = ["a_tra_1", "a_tra_2", "a_tra_9", "a_tra_12", "a_tra_13"]
GARRISON = ["v_pre_1 palma", "v_giu_1 palma", "v_giu_2 palma", "v_pre_3 udine", "v_giu_3 udine"]
HOME = ["a_gra_1 gradisca", "a_gra_2 gradisca", "a_tra_3 goritia", "a_tra_5 goritia", "a_pre_3 trieste"]
TRIESTE = {
    "pieces": [*GARRISON, "a_pre_3 trieste", "v_ist_1 capo_istria", "v_ist_2 capo_istria"],
    "loot": ["ven muggia"],
    "command": "presidi_a",
    "area": "trieste",
}


def position(**given: object) -> War:
    s: War = GAME.cases.arrange(given)
    return s


def chosen(s: War, text: str) -> tuple[int, ...]:
    return read(GAME, s, s.agenda[-1], text)


def worths(s: War) -> dict[tuple[int, ...], int]:
    return {each.choice: each.worth() for each in GAME.mind.advice(s)}


def best(s: War) -> tuple[int, ...]:
    return max(GAME.mind.advice(s), key=lambda each: each.worth()).choice


def play_area(s: War) -> War:
    """The activated area is played as the bot likes, every die a one."""
    area = s.area
    while s.agenda and s.area == area:
        step = s.agenda[-1]
        s.apply(step.options(s)[0] if step.actor(s) == CHANCE else best(s))
    return s


def stand(s: War, piece: str) -> str:
    return s.field.land.ids[s.at[s.field.forces.ids.index(piece)]]


# garrisons


def test_the_last_unit_of_a_place_worth_points_does_not_leave_it_for_loot() -> None:
    assert stand(play_area(position(**TRIESTE)), "a_pre_3") == "trieste"


def test_a_unit_that_can_be_spared_takes_the_loot_and_the_others_stay() -> None:
    more = [*TRIESTE["pieces"], "a_pre_4 trieste", "a_pre_5 trieste"]
    s = play_area(position(**TRIESTE | {"pieces": more}))
    trieste = s.field.land.ids.index("trieste")
    assert s.guarded[1] >> trieste & 1
    assert not s.loot[0]


def test_a_garrison_that_is_strong_enough_draws_nobody() -> None:
    s = GAME.rules.start(SCENARIO, {})
    palma = s.field.land.ids.index("palma")
    view = outlook(s, 0)
    assert view.peril(s, palma, 0) > view.peril(s, palma, 3) > view.peril(s, palma, 9) == 0
    assert view.site(s, palma, 30, 8) < view.site(s, palma, 30, 6)  # two of them would be disorganised


# sieges


def test_the_train_marches_towards_palma_with_an_escort() -> None:
    s = position(
        pieces=[*GARRISON, *HOME, *[f"{each} cividale" for each in TRAIN]],
        command="trautmannsdorf",
        area="cividale",
    )
    palma = s.field.land.ids.index("palma")
    far = outlook(s, 1).far[palma]
    before = far[s.field.land.ids.index("cividale")]
    play_area(s)
    gun, sapper = stand(s, "a_tra_12"), stand(s, "a_tra_13")
    assert far[s.field.land.ids.index(gun)] < before
    assert far[s.field.land.ids.index(sapper)] < before
    assert any(stand(s, each) == gun for each in TRAIN[:3])


def test_before_the_walls_guns_bombard_sappers_mine_and_a_mine_is_blown() -> None:
    before = {
        "pieces": [*GARRISON, *HOME, *[f"{each} mariano" for each in TRAIN]],
        "command": "trautmannsdorf",
        "area": "mariano",
    }
    s = position(**before)
    ready = worths(s)
    assert ready[chosen(s, "act bombard a_tra_12 palma")] > 0
    assert ready[chosen(s, "act mine a_tra_13 palma")] > 0
    laid = position(**before | {"mines": ["palma mariano 1"]})
    assert best(laid) == chosen(laid, "act blow a_tra_13 palma")


def test_a_sapper_stays_in_a_fortress_that_is_besieged() -> None:
    s = position(
        pieces=[
            *GARRISON[:1], *GARRISON[3:], *HOME, "a_gra_6 gradisca",
            "v_giu_1 rosazzo", "v_giu_2 rosazzo", "v_giu_9 rosazzo", "v_giu_11 rosazzo",
        ],
        walls=["gradisca rosazzo 0"],
        command="gradisca",
        area="gradisca",
    )  # fmt: skip
    assert best(s) == chosen(s, "act rebuild a_gra_6 rosazzo")


def test_a_place_that_was_taken_is_not_left_again() -> None:
    s = position(pieces=[*GARRISON[:3], *HOME, "a_dam_1 udine"], command="dampierre", area="udine")
    assert stand(play_area(s), "a_dam_1") == "udine"


# cards


def test_reinforcements_are_played_and_those_of_the_enemy_are_not() -> None:
    s = position(
        scenario=SCENARIO,
        turn="nov_dec_1616",
        command="gradisca",
        phase="cards",
        hands={"aus": ["card_08", "card_29"]},
    )
    found = worths(s)
    assert best(s) == chosen(s, "play card_08")
    assert found.get(chosen(s, "play card_29"), -1) < 0


def test_an_engineer_is_called_where_guns_stand_before_a_wall() -> None:
    given = {"command": "trautmannsdorf", "phase": "cards", "hands": {"aus": ["card_21"]}}
    siege = position(pieces=[*GARRISON, *HOME, *[f"{each} mariano" for each in TRAIN]], **given)
    away = position(pieces=[*GARRISON, *HOME, *[f"{each} tarvis" for each in TRAIN]], **given)
    card = chosen(siege, "play card_21")
    assert worths(siege)[card] > worths(away)[card]


# supply


def test_ships_feed_the_units_that_no_chain_reaches() -> None:
    s = position(options={"rules": 1}, phase="turn", pieces=["v_ist_1 capo_istria", "v_ist_2 capo_istria"])
    while s.agenda[-1].verb != "sea":
        s.apply(s.agenda[-1].options(s)[0])
    assert best(s) == chosen(s, "sea capo_istria")


# whole wars


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "seed"), [(0, seed) for seed in range(10)] + [(1, seed) for seed in range(6)]
)
def test_no_choice_of_a_whole_war_is_illegal(level: int, seed: int) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(seed)
    bot, decisions = Greedy(seed), 0
    while s.agenda:
        step = s.agenda[-1]
        seat = step.actor(s)
        if seat == CHANCE:
            s.apply(step.propose(s, rng))
            continue
        choice = bot.choose(Knowledge(GAME, s, seat, rng))
        assert step.objection(s, choice) is None, (step.verb, choice)
        s.apply(choice)
        decisions += 1
        assert decisions < 20_000
    assert s.result is not None
