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
from grognard.games.black_powder.orders import BRIEF, Brief
from grognard.games.black_powder.questions import MEANINGS, WORDS, Measure, Tell
from grognard.games.black_powder.routes import order_kind
from grognard.games.black_powder.shooting import SHOOT, Shoot
from grognard.games.black_powder.state import LOST, ON_TABLE, RETIRED, Battle
from grognard.games.black_powder.volley import Volley
from grognard.play import notation
from grognard.play.dealers import Typed
from grognard.play.setup import SetupError, prepare

GAME = games.load("black_powder")
SAME = (
    *(
        "turn",
        "first",
        "active",
        "phase",
        "where",
        "kind",
        "formation",
        "building",
        "casualties",
        "disordered",
    ),
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
    assert min(shots, orders) > 0


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


def piece(s: Battle, id: str) -> int:
    return s.field.forces.ids.index(id)


def opened() -> Battle:
    """The hamlet, after nothing was reported."""
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    say(s, "done")
    return s


def test_an_order_is_worth_its_moves() -> None:
    s = opened()
    say(s, "order fr_b1 orders", "brief fr_l1", "give")
    say(s, "measure 13", "tell yes", "tell advance", "measure 40")
    # 8, one step away, an enemy near, in attack column, by pas de charge
    assert top(s).subject(s) == (piece(s, "fr_b1"), 8)
    say(s, "command 2 3")
    assert s.moves[piece(s, "fr_l1")] == 3
    say(s, "done", "order fr_b1 orders", "brief fr_l2", "brief fr_l3", "give")
    say(s, "measure 5", "tell no", "tell change", "measure 9")
    assert top(s).subject(s) == (piece(s, "fr_b1"), 10)
    say(s, "command 6 6")
    assert top(s).verb == "blunder"
    say(s, "blunder 1", "done")
    assert s.answers == ()
    assert [each for each, _ in top(s).options(s)[1:]] == [piece(s, "fr_b2")] * 2


def test_a_shot_is_fired_saved_and_tested() -> None:
    s = opened()
    say(s, "end", "done", "shoot fr_leg at_l2", "measure 5", "tell clear", "tell light", "tell no")
    assert top(s).args() == (piece(s, "fr_leg"), piece(s, "at_l2"), 3, 4)
    say(s, "fire 4 5 6")
    assert s.disordered[piece(s, "at_l2")]
    assert top(s).args() == (piece(s, "at_l2"), piece(s, "fr_leg"), 3, 3)
    say(s, "save 1 1 3")
    assert s.casualties[piece(s, "at_l2")] == 2
    refused = top(s).objection(s, (piece(s, "fr_leg"), piece(s, "at_l1")))
    assert refused is not None
    assert refused.clause == "BP-shoot-30"


def test_a_round_of_combat_is_fought() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    column, line = piece(s, "fr_l1"), piece(s, "at_l1")
    say(s, "report charged", "who fr_l1", "whom at_l1", "against left", "done", "end", "done", "cease")
    say(s, "tell none", "tell none", "backing fr_l2 fr_l1 rear", "done")
    assert top(s).args() == (column, line, 6, 3, 0)  # it charges
    say(s, "strike 1 2 3 4 5 6")
    assert top(s).args()[:4] == (line, column, 8, 5)  # struck in the flank
    say(s, "strike 1 1 1 1 1 1 1 5", "save 1 1 1 1", "save 1")
    assert (s.casualties[line], s.casualties[column]) == (4, 1)
    assert top(s).verb == "break"
    say(s, "break 2 4")
    assert top(s).verb == "tell"
    say(s, "tell two_moves", "done")
    assert s.disordered[line]
    assert s.deeds[line] & RETIRED or s.active != 0
    assert not s.is_engaged(column)


def test_who_cannot_retire_is_broken() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    line = piece(s, "at_l1")
    say(s, "report charged", "who fr_l1", "whom at_l1", "against front", "done", "end", "done", "cease")
    say(s, "tell none", "tell light", "done", "strike 6 6 6 6 6 6", "strike 1 1 1 1 1 1 1 1")
    say(s, "save 1 1 1 1 6 6", "break 2 4", "tell broken")
    assert s.where[line] == LOST
    assert s.contact[piece(s, "fr_l1")] == 0


@pytest.mark.parametrize("scenario", ["bp01_hamlet", "bp04_great_redoubt", "bp07_sunken_lane"])
def test_whole_battles_without_a_place(scenario: str) -> None:
    rng = Seeded(3)
    s: Battle = GAME.rules.start(scenario, {"referee": 1})
    for _ in range(5000):
        if not s.agenda:
            break
        step = s.agenda[-1]
        choice = step.propose(s, rng)
        assert notation.read(GAME, s, step, notation.write(GAME, s, step, choice)) == choice
        s.apply(choice)
        GAME.table.view(s, 0)
    assert s.result is not None
    scene, drawn = GAME.table.scene(s), GAME.table.view(s, 0).pieces
    poses = [piece.pose for piece in drawn if piece.pose is not None]
    assert len(set(poses)) == len(drawn)
    assert all(0 < x < scene.width and 0 < y < scene.height for x, y, _ in poses)
    assert s.clone().facts() == s.facts()


def test_objectives_are_asked_for_at_the_end() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    while top(s).verb != "held":
        s.apply(PASS)
    side = GAME.table.names(s, "side")
    say(s, f"held {side[1]}", "nobody", f"held {side[1]}")
    assert s.result is not None
    assert s.result.winner == 1
    assert s.where.count(ON_TABLE) == len(s.where)


def test_no_bot_sits_at_a_real_table() -> None:
    with pytest.raises(SetupError, match="real table"):
        prepare(GAME, "bp01_hamlet", {"referee": 1}, ["Anna", "bot:greedy"], {"dice": Typed()})
    assert prepare(GAME, "bp01_hamlet", {"referee": 1}, ["Anna", "Paul"], {"dice": Typed()}).options == {
        "referee": 1
    }
