"""What a position promises at the end: flags, figures and cards, each side the other's opposite."""

from typing import Any

from grognard.games import load

PIECES = ["usa inf c3", "usa inf c4", "csa inf g3", "csa inf g4"]


def arranged(**given: Any) -> Any:
    return load("battle_cry").cases.arrange({"board": "plain", "pieces": PIECES, "turn": "usa", **given})


def test_both_sides_see_the_same_position():
    mind = load("battle_cry").mind
    s = arranged(pieces=["usa inf c3", "usa art c4", "csa inf g3 figures=2"])
    assert mind.prospect(s, 0) == -mind.prospect(s, 1) > 0


def test_each_flag_brings_the_end_nearer():
    mind = load("battle_cry").mind
    values = []
    for flags in range(6):
        s = arranged()
        s.flags = (flags, 0)
        values.append(mind.prospect(s, 0))
    assert values == sorted(set(values))
    assert values[5] - values[4] > values[1] - values[0]  # the last ones count more


def test_a_unit_loses_worth_with_its_figures():
    mind = load("battle_cry").mind
    worth = [
        mind.prospect(arranged(pieces=[*PIECES[1:], f"usa inf c3 figures={number}"]), 0)
        for number in (1, 2, 3, 4)
    ]
    assert worth == sorted(set(worth))


def test_to_have_the_turn_is_worth_more_with_cards_for_those_who_can_attack():
    mind = load("battle_cry").mind
    near = ["usa inf d3", "csa inf e3 figures=1", "csa inf g4", "usa inf a1"]
    good = arranged(pieces=near, hands={"usa": ["attack_left", "attack_center", "attack_right"]})
    none = arranged(pieces=near, hands={"usa": []})
    assert mind.initiative(good) > mind.initiative(none)
    before = good.facts()
    mind.initiative(good)
    assert good.facts() == before
