"""What Black Powder's advice relies on: short cuts that find what the long way finds."""

from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games import load
from grognard.games.black_powder import ground, prospects
from grognard.games.black_powder.state import Battle
from grognard.play.notation import read

GAME = load("black_powder")


def positions(steps: int) -> list[Battle]:
    """Positions of a random battle, one in forty steps."""
    s, rng, found = GAME.rules.start("bp01_hamlet", {}), Seeded(5), list[Battle]()
    s.settle()
    for number in range(steps):
        step = s.agenda[-1]
        if number % 40 == 0:
            found.append(s.clone())
        chance = step.actor(s) == CHANCE
        s.apply(step.settled(step.sample(s, rng)) if chance else step.propose(s, rng))
    return found


def test_the_nearest_enemy_is_found_without_measuring_all() -> None:
    for s in positions(280):
        for unit in s.units_of(0) + s.units_of(1):
            measured = [(ground.nearness(s, unit, each), each) for each in s.units_of(1 - s.side(unit))]
            enemy = min(measured)[1]
            assert ground.nearest(s, unit) == (enemy, ground.distance(s, unit, enemy))


def test_a_gathering_serves_all_units_of_a_side() -> None:
    for s in positions(280):
        for side in (0, 1):
            together = prospects.gathering(s, side)
            for unit in s.units_of(side):
                place = s.x[unit] + 9000, s.y[unit] + 6000
                assert prospects.odds_with(s, together, unit, *place) == prospects.odds(s, unit, *place)
                if not s.is_shaken(unit):
                    alone = prospects.company_of(s, unit)
                    assert prospects.exposure(s, unit, together) == prospects.exposure(s, unit, alone)


def test_what_is_remembered_of_a_position_is_nothing_but_what_is_found_there() -> None:
    s, rng = GAME.rules.start("bp01_hamlet", {}), Seeded(6)
    s.settle()
    for _ in range(120):
        step = s.agenda[-1]
        if step.actor(s) == CHANCE:
            s.apply(step.settled(step.sample(s, rng)))
            continue
        menu, advice = step.options(s), GAME.mind.advice(s)
        for memory in (s.field.advised, s.field.shots, s.field.useful):
            memory.forget()
        assert step.options(s) == menu
        assert GAME.mind.advice(s) == advice
        s.apply(max(advice, key=lambda each: each.worth()).choice)


def test_a_menu_is_the_callers_own() -> None:
    pieces = ["a fr_line 20,10/0 id=u", "b us_vol 20,15/180 id=e"]
    s = GAME.cases.arrange({"phase": "initiative", "pieces": pieces})
    s.apply(read(GAME, s, s.agenda[-1], "initiate u"))
    menu, advice = s.agenda[-1].options(s), GAME.mind.advice(s)
    s.agenda[-1].options(s).clear()
    GAME.mind.advice(s).clear()
    assert s.agenda[-1].options(s) == menu
    assert GAME.mind.advice(s) == advice
