"""The windows of Gradisca: two worlds that differ in the enemy's hand ask the same of the same player."""

from itertools import combinations
from typing import Any

import pytest
from tests.invariants import check_hidden

from grognard.core.journal import PASS
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.gradisca.field import VEN
from grognard.games.gradisca.state import War
from grognard.play.notation import read

GAME = load("gradisca")
RAIDERS = {
    "options": {"rules": "advanced"},
    "turn": "may_jun_1616",
    "pieces": [
        "v_str_4 rosazzo", "v_str_1 rosazzo", "v_l_strassoldo rosazzo", "v_giu_8 dobra",
        "a_tra_1 cormons", "a_tra_4 farra", "a_tra_5 vipulzano", "a_usc_1 duino", "v_camp mariano",
    ],
    "command": "strassoldo_v",
    "area": "rosazzo",
}  # fmt: skip
LANDING = {
    "pieces": ["v_pom_1 marano", "a_pre_3 pirano", "a_pre_4 trieste", "a_pre_5 trieste"],
    "command": "pompei",
    "way": "one_area",
    "phase": "cards",
    "hands": {"ven": ["card_01", "card_02"]},
}
STORM = {
    "pieces": [
        "v_giu_1 rosazzo",
        "v_giu_2 rosazzo",
        "v_giu_3 rosazzo",
        "a_gra_1 gradisca",
        "a_gra_2 gradisca",
    ],
    "walls": ["gradisca rosazzo 0"],
    "command": "giustiniani",
    "area": "rosazzo",
}
HELD = ["card_20", "card_28", "card_12", "card_16", "card_04"]
PAIRS = [list(pair) for pair in combinations(HELD, 2)]


def asked(position: dict[str, Any], hand: list[str], line: list[str]) -> list[tuple[str, int, bool]]:
    """Every decision on the way to the first die: what is asked, of whom, and whether as a window."""
    s: War = GAME.cases.arrange(position | {"hands": {**position.get("hands", {}), "aus": hand}})
    words, found = iter(line), list[tuple[str, int, bool]]()
    while not isinstance(s.agenda[-1], Chance):
        step = s.agenda[-1]
        found.append((step.verb, step.actor(s), step.window))
        s.apply(read(GAME, s, step, next(words)) if step.actor(s) == VEN else PASS)
    return found


@pytest.mark.structure("GR-sm-13", "GR-sm-26", "GR-2.2-2")
@pytest.mark.parametrize(
    ("position", "line", "windows"),
    [
        (STORM, ["act move v_giu_1", "march", "march to gradisca"], ["ambush", "fog"]),
        (LANDING, ["play card_01", "land pirano"], []),
        (RAIDERS, ["act move v_str_4", "march", "march raid vipulzano"], ["ambush", "fog"]),
    ],
    ids=["storm", "landing", "raid"],
)
def test_every_hand_of_the_enemy_opens_the_same_windows(
    position: dict[str, Any], line: list[str], windows: list[str]
) -> None:
    accounts = [asked(position, hand, line) for hand in PAIRS]
    assert all(account == accounts[0] for account in accounts)
    assert [verb for verb, actor, _ in accounts[0] if actor != VEN] == windows
    assert all(window for _, actor, window in accounts[0] if actor != VEN)


@pytest.mark.parametrize("seed", range(12))
def test_raiders_learn_nothing_of_a_hand_from_what_they_are_asked(seed: int) -> None:
    position = RAIDERS | {"hands": {"aus": HELD[seed % 3 : seed % 3 + 2]}}
    assert check_hidden(GAME, GAME.cases.arrange(position), VEN, Seeded(seed), 60) > 0
