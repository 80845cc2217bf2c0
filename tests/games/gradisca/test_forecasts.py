"""Forecasts of land battles: exact with twelve units a side, guns and leaders too; true to what is played."""

from collections import Counter
from fractions import Fraction

import pytest

from frequencies import distance, frequencies
from grognard.core.game import Mind
from grognard.core.journal import PASS
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.gradisca import duels
from grognard.games.gradisca.evaluate import ready
from grognard.games.gradisca.field import AUS
from grognard.games.gradisca.movement import RAZZIA, TO
from grognard.games.gradisca.retreat import retreats, return_verdict
from grognard.play import forecast as module
from grognard.play.forecast import forecast
from grognard.play.notation import read
from grognard.play.odds import Forecast, Spread

GAME = load("gradisca")
OVER = ("march", "act", "chit")  # the next decision, or the next command drawn
TWELVE = {
    "pieces": [
        *[f"v_giu_{number} farra" for number in range(1, 9)],
        *[f"v_eri_{number} farra" for number in (1, 2, 6, 7)],
        *[f"a_tra_{number} lucinico" for number in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11)],
        "a_bam_1 lucinico", "a_bam_2 lucinico", "v_pom_1 palma", "a_gra_1 gradisca",
    ],
    "command": "giustiniani",
    "area": "farra",
}  # fmt: skip
SMALL = ["v_giu_1 farra", "v_giu_3 farra", "a_tra_1 lucinico", "v_pom_1 palma", "a_gra_1 gradisca"]
BATTLES = {
    "two against one": SMALL,
    "guns on both sides": [*SMALL, "v_giu_9 farra", "v_giu_11 farra", "a_tra_7 lucinico"],
    "leaders on both sides": [
        *SMALL,
        "v_l_giustiniani farra",
        "a_l_trautmannsdorf lucinico",
        "a_tra_2 lucinico",
    ],
}

ALL_ARMS = [
    *[f"v_giu_{number} farra" for number in range(1, 12)],
    *[f"a_tra_{number} lucinico" for number in range(1, 12)],
    "v_l_giustiniani farra", "a_l_trautmannsdorf lucinico", "v_pom_1 palma", "a_gra_1 gradisca",
]  # fmt: skip
SIX = [*SMALL, "v_giu_5 farra", "a_tra_8 lucinico", "a_tra_4 lucinico", "a_mar_1 goritia"]
# fmt: off
APART = {
    **BATTLES,
    "a garrison": [line.replace("lucinico", "gradisca") for line in BATTLES["leaders on both sides"]],
    "one gun against a sapper and a man": ["v_giu_9 farra", "v_giu_1 farra", "a_tra_13 lucinico", *SMALL[2:]],
    "for loot": BATTLES["leaders on both sides"],
    "two leaders": [*BATTLES["leaders on both sides"], "a_l_dampierre lucinico", "a_tra_7 lucinico"],
    "six": SIX,
    "a large garrison": [line.replace("lucinico", "gradisca") for line in SIX],
    "a fort": SIX,
    "tired": [*SIX, "v_giu_10 farra", "a_tra_7 lucinico"],
    "sappers": [
        *SMALL, "a_tra_8 lucinico", "v_giu_12 farra", "a_tra_12 lucinico", "v_l_giustiniani farra",
    ],
    "leaders of six": [*SIX, "v_l_giustiniani farra", "a_l_trautmannsdorf lucinico"],
    "guns and leaders of six": [
        *SMALL, "v_giu_9 farra", "a_tra_8 lucinico", "a_tra_7 lucinico", "v_l_giustiniani farra",
        "a_l_trautmannsdorf lucinico",
    ],
}
# fmt: on
TIRED = ("tired", "leaders of six", "guns and leaders of six")  # few steps, so that the tree is small
ADVANCED = {"rules": 1}
LED = [line for line in TWELVE["pieces"] if line not in ("v_eri_7 farra", "a_bam_2 lucinico")]
ROUNDS = {
    "foot and horse": TWELVE["pieces"],
    "led": [*LED, "v_l_giustiniani farra", "a_l_trautmannsdorf lucinico"],
    "all arms": ALL_ARMS,
}


def marching(
    pieces: list[str], options: dict[str, int] | None = None, hands: dict[str, list[str]] | None = None
):
    """Giustiniani's men in Farra on the point of marching into Lucinico."""
    s = GAME.cases.arrange(TWELVE | {"pieces": pieces, "options": options or {}, "hands": hands or {}})
    men = [line.split()[0] for line in pieces if "v_giu" in line or "v_l_giu" in line]
    s.apply(read(GAME, s, s.agenda[-1], f"act move {men[0]}"))
    for man in men[1:]:
        if s.agenda[-1].verb == "join":
            s.apply(read(GAME, s, s.agenda[-1], f"join {man}"))
    if s.agenda[-1].verb == "join":
        s.apply(())
    return s, read(GAME, s, s.agenda[-1], "march to lucinico")


def storming(
    pieces: list[str], goal: str = "lucinico", options: dict[str, int] | None = None, start: str = "farra"
):
    """Whoever stands in Farra, or elsewhere, on the point of marching to the goal, whose walls are down."""
    s = GAME.cases.arrange(TWELVE | {"pieces": pieces, "options": options or {}, "area": start})
    s.walls = [0] * len(s.walls)
    here, area = [s.field.land.ids.index(name) for name in (start, goal)]
    return ready(s, 0, here, s.stacks[here]), (TO, area)


def compared(s, choice, times: int, over: tuple[str, ...] = OVER) -> None:
    """Each number takes each of its values as often as its forecast says."""
    known = forecast(GAME, s, 0, choice)
    assert known.exact
    assert known["lost"].mean > 0
    for spread, counts in zip(known.numbers, frequencies(GAME, s, choice, times, over), strict=True):
        assert counts.keys() <= spread.odds.keys(), f"{spread.name} was never to be {counts}"
        assert sum(spread.odds.values()) == 1
        common = rare_together(spread, counts, times)
        free = len(common[0].odds) - 1
        assert distance(*common, times) <= 20 + 3 * free, (spread, counts)  # once in a million


def rare_together(spread: Spread, counts: Counter[int], times: int) -> tuple[Spread, Counter[int]]:
    """Values that come less than five times of all are counted together, or with their neighbour."""
    odds: dict[int, Fraction] = {}
    found: Counter[int] = Counter()
    name = 0
    for value, chance in spread.odds.items():
        if odds and odds[name] * times >= 5:
            name += 1
        odds[name] = odds.get(name, Fraction(0)) + chance
        found[name] += counts[value]
    if len(odds) > 1 and odds[name] * times < 5:
        odds[name - 1] += odds.pop(name)
        found[name - 1] += found.pop(name)
    return Spread(spread.name, odds, spread.mean), found


@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_are_about_as_often_right_as_they_say(name: str) -> None:
    compared(*marching(BATTLES[name]), 600)


@pytest.mark.slow
@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_agree_with_40_000_battles(name: str) -> None:
    compared(*marching(BATTLES[name]), 40_000)


@pytest.mark.parametrize("name", ROUNDS)
def test_forecasts_of_several_rounds_are_about_as_often_right_as_they_say(name: str) -> None:
    compared(*storming(ROUNDS[name], options=ADVANCED), 300, ())


@pytest.mark.slow
@pytest.mark.parametrize("name", ROUNDS)
def test_forecasts_of_several_rounds_agree_with_16_000_battles(name: str) -> None:
    compared(*storming(ROUNDS[name], options=ADVANCED), 16_000, ())


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["basic", "advanced"])
@pytest.mark.parametrize("name", ROUNDS)
def test_a_battle_of_twelve_a_side_is_forecast_exactly(name: str, options: dict[str, int]) -> None:
    s, choice = storming(ROUNDS[name], options=options)
    assert len(s.group) == len(s.stacks[choice[1]]) == 12
    known = forecast(GAME, s, 0, choice)
    assert known.exact
    assert known["lost"].mean > 3
    assert sum(known["lost"].odds.values()) == 1


def checked_end_by_end(s, choice, monkeypatch: pytest.MonkeyPatch) -> Forecast:
    """The forecast, which is exact and the same when every end is played by itself."""
    known = forecast(GAME, s, 0, choice)
    monkeypatch.setattr(type(GAME.mind), "apart", Mind.apart)
    monkeypatch.setattr(module, "NODES", 50_000)
    one_by_one = forecast(GAME, s, 0, choice)
    assert known.exact
    assert (known.numbers, known.worth) == (one_by_one.numbers, one_by_one.worth)
    assert known.answered.keys() == one_by_one.answered.keys()
    return known


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["basic", "advanced"])
@pytest.mark.parametrize("name", APART)
def test_both_sides_apart_come_to_the_same_as_every_end_by_itself(
    name: str, options: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    s, choice = storming(APART[name], "gradisca" if "garrison" in name else "lucinico", options)
    s.loot[1] = int(name == "for loot") << choice[1]
    s.forts[1][choice[1]] = int(name == "a fort")
    for piece in (*s.group, *s.stacks[choice[1]]) if name in TIRED else ():
        s.disorganised[piece] = int(s.field.forces.steps[piece] == 2)
    known = checked_end_by_end(s, choice, monkeypatch)
    assert (known["points"].mean > 0) == (name == "for loot")


AROUND = ["v_pom_2 cividale", "v_pom_3 pozzuolo", "v_str_1 rosazzo", "v_str_2 crauglio", "a_bam_4 villaco"]


@pytest.mark.parametrize("others", [[], AROUND], ids=["the attacker", "both"])
@pytest.mark.parametrize("name", ["two leaders", "six", "leaders of six", "guns and leaders of six"])
def test_who_is_beaten_and_has_nowhere_to_go_is_lost_in_the_forecast_too(
    name: str, others: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A river without a bridge lies behind the attackers; enemies stand all around the defenders."""
    pieces = [line.replace("farra", "udine").replace("lucinico", "mariano") for line in APART[name]]
    s, choice = storming([*pieces, *others], "mariano", ADVANCED, "udine")
    assert return_verdict(s, 0, choice[1], s.at[s.group[0]]) == "GR-15-7"
    assert bool(retreats(s, 1, choice[1])) != bool(others)
    for piece in (*s.group, *s.stacks[choice[1]]) if name in TIRED else ():
        s.disorganised[piece] = int(s.field.forces.steps[piece] == 2)
    checked_end_by_end(s, choice, monkeypatch)


@pytest.mark.parametrize("name", ["leaders of six", "guns and leaders of six"])
def test_rounded_weights_are_right_to_twelve_places(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s, choice = storming(APART[name], options=ADVANCED)
    exact = forecast(GAME, s, 0, choice)
    monkeypatch.setattr(type(GAME.mind), "apart", lambda _, p, answered: duels.apart(p, answered, 0))
    rounded = forecast(GAME, s, 0, choice)
    assert rounded.numbers != exact.numbers
    for one, other in zip(rounded.numbers, exact.numbers, strict=True):
        assert sum(one.odds.values()) == 1
        for value, odds in other.odds.items():
            assert abs(one.odds[value] - odds) < Fraction(1, 10**12)


def test_before_a_battle_a_window_is_foreseen_with_the_battle_that_it_interrupts() -> None:
    s, choice = marching(SMALL, hands={"aus": ["card_12"]})
    meant = forecast(GAME, s, AUS, choice)  # by whoever knows that no card answers
    assert meant["lost"].mean > 0
    s.apply(choice)
    windows = []
    while s.agenda[-1].window:
        windows.append(s.agenda[-1].verb)
        asked = forecast(GAME, s, AUS, PASS)  # told as whoever is asked sees it
        assert (asked["own_lost"].odds, asked["lost"].odds) == (meant["lost"].odds, meant["own_lost"].odds)
        s.apply(PASS)
    assert windows == ["ambush", "fog"]


def test_where_a_razzia_is_possible_the_battle_is_forecast_all_the_same() -> None:
    s, choice = marching(SMALL, {"rules": 1})
    known = forecast(GAME, s, 0, choice)
    assert known.exact
    assert known["lost"].mean > 0
    assert "march" in known.answered
    s.apply(choice)
    assert (RAZZIA, choice[1]) in s.agenda[-1].options(s)
    assert forecast(GAME, s, 0, PASS).numbers[0] == known.numbers[0]


def test_hits_taken_at_once_are_those_taken_one_by_one() -> None:
    s, choice = marching(TWELVE["pieces"])
    s.apply(choice)
    while s.agenda[-1].verb != "lose":
        step = s.agenda[-1]
        s.apply(step.classes(s)[-1][0] if isinstance(step, Chance) else GAME.mind.usual(s))
    at_once, taken = s.clone(), 0
    taken = GAME.mind.hurry(at_once)
    at_once.settle()
    for _ in range(taken):
        assert s.agenda[-1].verb == "lose"
        s.apply(GAME.mind.usual(s))
    assert taken > 1
    assert s.facts() == at_once.facts()
    assert s.key() == at_once.key()


def test_what_a_later_position_is_worth_is_the_same_by_what_changed() -> None:
    s, choice = marching(BATTLES["guns on both sides"])
    before, value = s.clone(), GAME.mind.evaluate(s, 0)
    s.apply(choice)
    while s.agenda and s.agenda[-1].verb not in OVER:
        step = s.agenda[-1]
        s.apply(step.classes(s)[-1][0] if isinstance(step, Chance) else GAME.mind.usual(s))
        assert GAME.mind.evaluate_after(before, value, s, 0) == GAME.mind.evaluate(s, 0)
