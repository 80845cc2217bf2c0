"""Forecasts of land battles: exact with twelve units of foot and horse a side, and true to what is played."""

import pytest

from frequencies import frequencies
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.gradisca.evaluate import ready
from grognard.games.gradisca.movement import TO
from grognard.play.forecast import forecast
from grognard.play.notation import read

GAME = load("gradisca")
OVER = ("march", "act")
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


def marching(pieces: list[str], options: dict[str, int] | None = None):
    """Giustiniani's men in Farra on the point of marching into Lucinico."""
    s = GAME.cases.arrange(TWELVE | {"pieces": pieces, "options": options or {}})
    men = [line.split()[0] for line in pieces if "v_giu" in line or "v_l_giu" in line]
    s.apply(read(GAME, s, s.agenda[-1], f"act move {men[0]}"))
    for man in men[1:]:
        if s.agenda[-1].verb == "join":
            s.apply(read(GAME, s, s.agenda[-1], f"join {man}"))
    if s.agenda[-1].verb == "join":
        s.apply(())
    return s, read(GAME, s, s.agenda[-1], "march to lucinico")


def compared(name: str, times: int) -> None:
    s, choice = marching(BATTLES[name])
    known = forecast(GAME, s, 0, choice)
    assert known.exact
    assert known["lost"].mean > 0
    for spread, counts in zip(known.numbers, frequencies(GAME, s, choice, times, OVER), strict=True):
        assert counts.keys() <= spread.odds.keys(), f"{spread.name} was never to be {counts}"
        assert sum(spread.odds.values()) == 1
        mean = sum(value * count for value, count in counts.items()) / times
        variance = sum(float(odds) * (value - float(spread.mean)) ** 2 for value, odds in spread.odds.items())
        assert abs(mean - float(spread.mean)) <= 5 * (variance / times) ** 0.5 + 1e-9, (spread, counts)


@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_are_about_as_often_right_as_they_say(name: str) -> None:
    compared(name, 600)


@pytest.mark.slow
@pytest.mark.parametrize("name", BATTLES)
def test_forecasts_agree_with_100_000_battles(name: str) -> None:
    compared(name, 100_000)


def test_a_battle_of_twelve_a_side_is_forecast_exactly() -> None:
    s = GAME.cases.arrange(TWELVE)
    farra, lucinico = [s.field.land.ids.index(area) for area in ("farra", "lucinico")]
    twelve = s.stacks[farra]
    assert len(twelve) == len(s.stacks[lucinico]) == 12
    assert forecast(GAME, ready(s, 0, farra, twelve), 0, (TO, lucinico)).exact


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
