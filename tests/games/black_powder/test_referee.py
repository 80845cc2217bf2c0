"""The referee of a real table: told what the open table would measure, it finds the same numbers."""

from math import isqrt

import pytest

from grognard import games
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.step import Chance, Rule, Step
from grognard.games.black_powder import aim, blows, cover, ground, told
from grognard.games.black_powder.blows import Strike
from grognard.games.black_powder.combat import enemies_of
from grognard.games.black_powder.execution import CommandRoll
from grognard.games.black_powder.field import SKIRMISH
from grognard.games.black_powder.orders import BRIEF, Brief
from grognard.games.black_powder.questions import MEANINGS, WORDS, Measure, Tell
from grognard.games.black_powder.routes import order_kind
from grognard.games.black_powder.shooting import SHOOT, Shoot
from grognard.games.black_powder.state import LOST, ON_TABLE, RALLY, RETIRED, Battle
from grognard.games.black_powder.volley import Volley
from grognard.play import notation

GAME = games.load("black_powder")
SAME = (
    *("turn", "first", "active", "phase", "where", "kind", "formation", "building", "casualties", "disordered"),
    *("stamina", "fresh", "deeds", "used", "moves", "won", "charging", "closing", "contact", "attached"),
    *("rating", "spoken", "broken", "rerolled", "command", "deed", "group", "rounds", "combat"),
)


def by_word_of_mouth(s: Battle, scenario: str) -> Battle:
    """The same position as a referee knows it: no poses, only states."""
    field = GAME.rules.start(scenario, {"referee": 1}).field
    heard = Battle(field)
    for name in SAME:
        value = getattr(s, name)
        setattr(heard, name, value.copy() if isinstance(value, list) else value)
    return heard


def word(question: int, value: int) -> Choice:
    """The word that says a value."""
    return (next(WORDS.index(each) for each, meant in MEANINGS[question] if meant == value),)


def up(square: int) -> int:
    """A distance, rounded up to a thousandth: within a limit if and only if the exact one is."""
    root = isqrt(square)
    return root if root * root == square else root + 1


def of_shot(fire: Choice, question: int) -> int:
    """What the open table found out about a shot."""
    _, _, _, _, _, seen, over, shelter, load, raked, _ = fire
    found = {told.SEEN: seen, told.OVER: over, told.SHELTER: shelter, told.LOAD: load, told.STRUCK: raked}
    return found[question]


def check_shot(before: Battle, after: Battle, choice: Choice, scenario: str) -> bool:
    """The same dice on the same number."""
    asked, fired = by_word_of_mouth(before, scenario), after.agenda[-1]
    asked.then(SHOOT)
    asked.apply(choice[:3])
    while isinstance(asked.agenda[-1], Measure | Tell):
        step = asked.agenda[-1]
        if isinstance(step, Measure):
            asked.apply((up((after.fire[4] + 1) // 2),))
        else:
            asked.apply(word(step.question, of_shot(after.fire, step.question)))
    assert (fired.verb, fired.args()) == (asked.agenda[-1].verb, asked.agenda[-1].args())
    return isinstance(fired, Volley)


def of_order(s: Battle, step: Tell) -> int:
    """What the open table knows about an order."""
    if step.question == told.NEAR:
        limit = s.field.lengths.command_enemy
        return int(any(ground.enemy_within(s, unit, limit) for unit in s.group))
    return int(ground.is_on_road(s, step.a)) if step.question == told.ROAD else order_kind(s)


def check_order(before: Battle, after: Battle, scenario: str) -> None:
    """The same modified rating."""
    asked, general = by_word_of_mouth(before, scenario), before.field.generals[before.active]
    asked.then(BRIEF)
    asked.apply(PASS)
    while isinstance(asked.agenda[-1], Measure | Tell):
        step = asked.agenda[-1]
        if isinstance(step, Tell):
            asked.apply(word(step.question, of_order(before, step)))
        elif step.a == general and step.b == before.command:
            x, y = before.x[step.a] - before.x[step.b], before.y[step.a] - before.y[step.b]
            asked.apply((up(x * x + y * y),))
        else:
            asked.apply((max(ground.commander_distance(before, step.a, unit) for unit in before.group),))
    assert after.agenda[-1].subject(after) == asked.agenda[-1].subject(asked)


def check_blows(s: Battle, scenario: str) -> None:
    """The same dice in hand-to-hand, on the same numbers, and the same saves."""
    asked = by_word_of_mouth(s, scenario)
    for unit in s.combat:
        for enemy in enemies_of(s, unit):
            told.tell(asked, told.TOUCHED, unit, enemy, ground.contact_face(s, unit, enemy))
    for unit, enemy, _, _ in s.rounds:
        told.tell(asked, told.SHELTER, enemy, enemy, cover.cover_in_combat(s, enemy, unit))
        assert blows.dice_of(s, unit, enemies_of(s, unit)) == blows.dice_of(asked, unit, enemies_of(s, unit))
        assert blows.die_to_hit(s, unit, enemy) == blows.die_to_hit(asked, unit, enemy)
        assert aim.die_to_save(s, enemy, unit) == aim.die_to_save(asked, enemy, unit)


@pytest.mark.parametrize(("scenario", "seed"), [("bp01_hamlet", 1), ("bp05_sabres_at_the_ford", 2)])
def test_the_numbers_are_those_of_the_open_table(scenario: str, seed: int) -> None:
    rng = Seeded(seed)
    s = GAME.rules.start(scenario, {})
    shots = orders = fights = 0
    for _ in range(1200):
        if not s.agenda or (shots > 9 and orders > 9 and fights > 2):
            break
        before, step = s.clone(), s.agenda[-1]
        choice = step.propose(s, rng)
        s.apply(choice)
        if isinstance(step, Shoot) and choice and not any(choice[3:]):
            shots += check_shot(before, s, choice, scenario)
        elif isinstance(step, Brief) and not choice:
            check_order(before, s, scenario)
            orders += 1
        elif s.agenda and isinstance(s.agenda[-1], Strike) and not isinstance(step, Chance):
            check_blows(s, scenario)
            fights += 1
    assert shots and orders


# A turn at a real table


def say(s: Battle, *texts: str) -> None:
    """Type one answer after another."""
    for text in texts:
        step = s.agenda[-1]
        choice = notation.read(GAME, s, step, text)
        assert step.objection(s, choice) is None, text
        s.apply(choice)


def top(s: Battle) -> Step[Battle]:
    step: Step[Battle] = s.agenda[-1]
    assert not isinstance(step, Rule)
    return step
