"""Which offers are shown with their odds before they are made."""

from typing import Any

import pytest

from grognard import games
from grognard.play.notation import read
from grognard.server.views import is_weighty

ENEMIES = ["blue inf_heavy f6 id=a", "red inf_heavy e6 id=b", "red inf_heavy a1"]
ORDERS = {
    "pieces": ENEMIES,
    "options": {"orders": "letters"},
    "set": {"letters": {"blue": 3, "red": 3}},
}
GROUP = {
    "pieces": ["v_giu_1 farra", "a_tra_1 lucinico", "v_pom_1 palma", "a_gra_1 gradisca"],
    "command": "giustiniani",
    "area": "farra",
    "hands": {"aus": ["card_12"]},
}


def weighs(game: str, position: dict[str, Any], *line: str) -> bool:
    """Whether the last of these choices is weighed first."""
    rulebook = games.load(game)
    s = rulebook.cases.arrange(position)
    *before, last = line
    for text in before:
        s.apply(read(rulebook, s, s.agenda[-1], text))
    return is_weighty(rulebook, s, read(rulebook, s, s.agenda[-1], last))


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("tactique", {"pieces": ENEMIES}, ["attack a b"]),
        ("tactique", ORDERS, ["attack a b"]),
        ("tactique", ORDERS, ["attack a b", "order volley_fire"]),
        ("gradisca", GROUP, ["act move v_giu_1", "march to lucinico"]),
    ],
    ids=["an attack", "one that orders may follow", "an order", "a march into an enemy, who may play a card"],
)
def test_what_dice_decide_is_weighed_though_somebody_may_interrupt_it(
    game: str, position: dict[str, Any], line: list[str]
):
    assert weighs(game, position, *line)


@pytest.mark.parametrize(
    ("game", "position", "line"),
    [
        ("tactique", {"pieces": ENEMIES}, ["done"]),
        ("gradisca", GROUP, ["act move v_giu_1"]),
        ("gradisca", GROUP, ["act move v_giu_1", "march to mariano"]),
        ("gradisca", GROUP, ["act move v_giu_1", "march to lucinico", "done"]),
        ("tactique", ORDERS, ["attack a b", "done"]),
    ],
    ids=["no attack", "who moves", "a march into a free area", "no card played", "no order given"],
)
def test_what_no_dice_decide_is_done_at_once(game: str, position: dict[str, Any], line: list[str]):
    assert not weighs(game, position, *line)
