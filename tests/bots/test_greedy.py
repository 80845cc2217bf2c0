"""The greedy commander does what any player would in plain situations of Battle Cry, and says why."""

from typing import Any

import pytest

from contract.trace import TOYS
from grognard.bots import Knowledge
from grognard.bots.greedy import Greedy
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance
from grognard.games import load
from grognard.play.notation import read, write

GAME = load("battle_cry")
FAR = ["usa inf i1", "csa inf a1"]  # so that nobody is beaten by one loss


def arranged(*pieces: str, **keys: Any) -> State:
    """A position of these pieces and two far away; usa is below and to move."""
    return GAME.cases.arrange({"turn": "usa", "pieces": [*pieces, *FAR], **keys})


def after(s: State, *texts: str) -> State:
    """The position after these choices and rolls."""
    for text in texts:
        s.apply(read(GAME, s, s.agenda[-1], text))
    return s


def decided(s: State) -> str:
    """What the bot chooses for the seat to decide, in notation."""
    step = s.agenda[-1]
    return write(GAME, s, step, Greedy(1).choose(Knowledge(GAME, s, step.actor(s), Seeded(3))))


def test_it_finishes_the_weak_rather_than_hurt_the_strong() -> None:
    s = arranged("usa inf e6", "csa inf d5", "csa inf d6 figures=1")
    assert decided(s) == "battle usa_inf_1 csa_inf_2"


def test_it_closes_in_for_more_dice() -> None:
    assert decided(arranged("usa inf f6", "csa inf d6", phase="move")) in (
        "move usa_inf_1 e6",
        "move usa_inf_1 e7",
    )


def test_it_leaves_a_good_artillery_position_alone() -> None:
    s = arranged("usa art f6", "csa inf d6", phase="move", set={"ordered": ["f6"]})
    assert decided(s) == "done"


def test_it_plays_the_card_that_orders_the_units_in_range() -> None:
    pieces = ["usa inf f2", "usa inf f3", "usa inf f12", "csa inf d2", "csa inf d3"]
    s = arranged(*pieces, hands={"usa": ["probe_left", "probe_right", "scout_center"]})
    assert decided(s) == "card probe_left"


def test_it_orders_the_unit_that_gains_most() -> None:
    s = arranged("usa inf f6", "usa inf i7", "csa inf e6 figures=1", hands={"usa": ["scout_center"]})
    assert decided(after(s, "card scout_center")) == "order usa_inf_1"


def test_sharpshooters_are_sent_after_a_general_in_sight() -> None:
    s = arranged("usa inf f6", "csa inf d6", "csa gen d6", hands={"usa": ["sharpshooters", "probe_right"]})
    assert decided(s) == "card sharpshooters"


@pytest.mark.parametrize(
    ("scenario", "start", "goal"),
    [("bc15_champion_hill", "g6", ["h6"]), ("bc16_kennesaw", "e6", ["d5", "d6"])],
)
def test_it_takes_an_objective_within_reach(scenario: str, start: str, goal: list[str]) -> None:
    pieces = [f"usa inf {start}", "csa inf a1", "csa inf i13"]
    s = GAME.cases.arrange({"scenario": scenario, "pieces": pieces, "turn": "usa", "phase": "move"})
    assert decided(s) in [f"move usa_inf_1 {hex}" for hex in goal]


def test_units_move_before_the_general_joins_one() -> None:
    s = arranged("usa gen h6", "usa inf f6", "csa inf d6", phase="move")
    assert decided(s) in ("move usa_inf_1 e6", "move usa_inf_1 e7")


def test_a_lone_general_is_brought_to_safety() -> None:
    s = arranged("usa gen e6", "csa inf d6", phase="move", set={"ordered": ["e6"]})
    after(s, decided(s))
    assert GAME.cases.fact(s, "piece usa_gen_1 hex") not in ("c6", "c7", "d5", "d7", "e6", "e7")


def test_a_led_unit_ignores_a_flag() -> None:
    s = after(
        arranged("usa inf e6", "csa inf d6", "csa gen d6"),
        "battle e6 d6",
        "roll flag cavalry cavalry cavalry",
    )
    assert decided(s) == "ignore 1"


def test_it_retreats_into_cover() -> None:
    s = arranged("usa inf f6", "csa inf d6", terrain=["woods c6"])
    assert decided(after(s, "battle f6 d6", "roll flag cavalry cavalry")) == "retreat c6"


def test_it_takes_ground_when_nothing_threatens_there() -> None:
    s = arranged("usa inf f6", "usa gen f6", "csa inf e6 figures=1")
    assert decided(after(s, "battle f6 e6", "roll infantry cavalry cavalry cavalry")) == "advance e6"


def test_it_fights_back_where_the_odds_are_good() -> None:
    s = arranged("usa inf f6 figures=1", "csa inf e6", hands={"csa": ["fight_back"]}, phase="battle")
    s = after(s, "battle f6 e6", "roll cavalry cavalry cavalry cavalry")
    assert decided(s) == "answer fight_back"


def test_it_digs_in_toward_the_enemy() -> None:
    s = arranged("usa inf f6", "csa inf d6", "csa art c6", hands={"usa": ["construct_fieldworks"]})
    assert decided(after(s, "card construct_fieldworks")) == "dig f6 n"


def test_short_supply_sends_a_dangerous_enemy_home() -> None:
    s = arranged("usa inf f6 figures=1", "csa inf d6", hands={"usa": ["short_supply"]})
    assert decided(after(s, "card short_supply")) == "cut csa_inf_1"


def test_a_rally_restores_the_weakest_at_the_front() -> None:
    pieces = ["usa inf f6 figures=1", "usa inf i7 figures=3", "csa inf d6"]
    s = arranged(*pieces, hands={"usa": ["rally"]})
    assert decided(after(s, "card rally", "rally infantry")) == "restore usa_inf_1"


def test_the_last_flag_is_worth_a_risk() -> None:
    pieces = ["usa inf f3", "csa inf e3", "csa inf d3", "usa inf f9", "csa inf e9 figures=1"]
    s = arranged(*pieces, set={"flags": {"usa": 5}})
    assert decided(s) == "battle usa_inf_2 csa_inf_3"


def test_a_choice_has_reasons_that_add_up() -> None:
    s = arranged("usa inf e6", "csa inf d5", "csa inf d6 figures=1")
    bot = Greedy(1)
    chosen = bot.choose(Knowledge(GAME, s, 0, Seeded(3)))
    assert bot.why is not None
    assert bot.why.chosen.choice == chosen
    assert [name for name, _ in bot.why.chosen.terms] == ["battle"]
    worths = [each.worth() for each in (bot.why.chosen, *bot.why.others)]
    assert worths == sorted(worths, reverse=True)
    assert len(worths) == len(s.agenda[-1].options(s))


def test_a_window_without_a_card_needs_no_reason() -> None:
    s = arranged("usa inf f6", "csa inf e6", phase="battle")
    s = after(s, "battle f6 e6", "roll cavalry cavalry cavalry cavalry")
    bot = Greedy(1)
    assert s.agenda[-1].verb == "answer"
    assert bot.choose(Knowledge(GAME, s, 1, Seeded(3))) == ()
    assert bot.why is None


@pytest.mark.parametrize("game", TOYS, ids=[game.id for game in TOYS])
def test_a_game_without_advice_is_played_by_forecasts(game: Any) -> None:
    s, luck = game.rules.start("plain", {}), Seeded(5)
    s.settle()
    bot = Greedy(1)
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Chance):
            s.apply(step.sample(s, luck))
        else:
            choice = bot.choose(Knowledge(game, s, step.actor(s), luck))
            assert step.objection(s, choice) is None
            s.apply(choice)
    assert s.result is not None
