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
from grognard.games.black_powder.field import (
    ARTILLERY,
    ATTACK_COLUMN,
    CAVALRY,
    DEPLOYED,
    FRONT,
    GALLOP,
    LINE,
    MUST_SQUARE,
    SKIRMISH,
    SQUARE,
)
from grognard.games.black_powder.orders import BRIEF, Brief
from grognard.games.black_powder.questions import MEANINGS, WORDS, Measure, Tell
from grognard.games.black_powder.routes import order_kind
from grognard.games.black_powder.shooting import SHOOT, Shoot
from grognard.games.black_powder.state import (
    COUNTER,
    FIRE,
    HOLD,
    INITIATED,
    LOST,
    ON_TABLE,
    RESERVE,
    SWEPT,
    Battle,
)
from grognard.games.black_powder.volley import Volley
from grognard.play import notation
from grognard.play.dealers import Fair, Typed
from grognard.play.match import Match
from grognard.play.setup import SetupError, prepare
from grognard.play.telling import Teller

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
    lengths = s.field.lengths
    if step.question == told.NEAR:
        return int(any(ground.enemy_within(s, unit, lengths.command_enemy) for unit in s.group))
    if step.question == told.GENERAL:
        return int(ground.commanders_within(s, step.a, step.b, lengths.general_reroll))
    return int(ground.is_on_road(s, step.a)) if step.question == told.ROAD else order_kind(s)


def check_order(before: Battle, after: Battle, scenario: str) -> None:
    """The same modified rating."""
    asked = by_word_of_mouth(before, scenario)
    asked.then(BRIEF)
    asked.apply(PASS)
    while isinstance(asked.agenda[-1], Measure | Tell):
        step = asked.agenda[-1]
        if isinstance(step, Tell):
            asked.apply(word(step.question, of_order(before, step)))
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


def opened(scenario: str = "bp01_hamlet", **options: int) -> Battle:
    """A battle, after nobody has acted by initiative."""
    s: Battle = GAME.rules.start(scenario, {"referee": 1, **options})
    say(s, "end")
    return s


def test_an_order_is_worth_its_moves() -> None:
    s = opened()
    say(s, "order fr_b1 orders", "brief fr_l1", "give")
    say(s, "measure 13", "tell yes", "tell advance", "tell no")
    # 8, one step away, an enemy near, in attack column, by pas de charge
    assert top(s).subject(s) == (piece(s, "fr_b1"), 8)
    say(s, "command 2 3")
    assert s.moves[piece(s, "fr_l1")] == 3
    say(s, "done", "order fr_b1 orders", "brief fr_l2", "brief fr_l3", "give")
    assert top(s).subject(s)[-1] == 2  # the farther of two
    say(s, "measure 5", "tell no", "tell change", "tell no")
    assert top(s).subject(s) == (piece(s, "fr_b1"), 10)
    say(s, "command 6 6")
    assert top(s).verb == "blunder"
    say(s, "blunder 1", "done")
    assert s.answers == ()
    assert [each for each, _ in top(s).options(s)[1:]] == [piece(s, "fr_b2")] * 2


def test_a_new_formation_is_asked_for() -> None:
    s = opened()
    say(s, "order fr_b1 orders", "brief fr_l1", "give", "measure 5", "tell no", "tell change", "tell no")
    say(s, "command 1 2", "drill line")
    assert s.formation[piece(s, "fr_l1")] == LINE
    assert top(s).verb == "report"


def test_follow_me_is_for_a_unit_near_by() -> None:
    s = opened()
    say(s, "order fr_b1 follow_me", "brief fr_l1", "give")
    refused = top(s).objection(s, (9000,))
    assert refused is not None
    assert (refused.clause, refused.what) == ("BP-cmd-38", (piece(s, "fr_l1"), 9000, 8000))
    say(s, "measure 8", "tell no", "tell advance", "tell no", "command 1 2", "done")
    assert s.attached[piece(s, "fr_b1") - s.field.forces.units] == piece(s, "fr_l1")


def test_a_unit_acts_by_initiative_or_by_order() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    say(s, "initiate fr_l1", "tell change", "drill line")
    assert s.deeds[piece(s, "fr_l1")] & INITIATED
    refused = top(s).objection(s, (piece(s, "fr_l1"),))
    assert refused is not None
    assert refused.clause == "BP-seq-10"


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


def test_a_ball_bounces_on_where_the_players_see_it() -> None:
    s = opened(bouncing_shot=1)
    guns = next(unit for unit in s.units_of(0) if s.arm(unit) == ARTILLERY)
    s.formation[guns] = DEPLOYED
    say(s, "end", "done", f"shoot {s.field.forces.ids[guns]} at_l1", "measure 14", "tell clear", "tell none")
    say(s, "tell no", "tell no")
    dice = top(s).args()[2]
    say(s, "fire" + " 1" * dice, "behind at_l2", "measure 16")
    assert top(s).args()[:3] == (guns, piece(s, "at_l2"), dice)


# Charges


def test_a_charge_is_met_by_closing_fire_and_fought() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    column, line = piece(s, "fr_l1"), piece(s, "at_l1")
    say(s, "initiate fr_l1", "tell charge", "prey at_l1", "flank front", "nobody", "respond fire")
    assert top(s).args()[:2] == (line, column)
    say(s, "fire 1 1 1 4", "save 6")
    assert s.contact[column] == 1 << line
    say(s, "end", "end", "done", "cease", "tell none", "tell none", "backing fr_l2 fr_l1 rear", "done")
    assert top(s).args() == (column, line, 6, 3, 0)  # it charges
    say(s, "strike 1 2 3 4 5 6")
    assert top(s).args()[:4] == (line, column, 8, 4)
    say(s, "strike 1 1 1 1 1 1 1 5", "save 1 1 1 1", "save 1")
    assert (s.casualties[line], s.casualties[column]) == (4, 1)
    assert top(s).verb == "break"
    say(s, "break 2 4", "tell two_moves")
    assert s.disordered[line]
    assert not s.is_engaged(column)
    say(s, "after stay", "report burst", "who at_l2", "done")
    assert s.disordered[piece(s, "at_l2")]


def test_a_charge_in_the_flank_finds_it_holding() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    say(s, "initiate fr_l1", "tell charge", "prey at_l1", "flank left", "nobody")
    assert s.contact[piece(s, "fr_l1")] == 1 << piece(s, "at_l1")
    say(s, "end", "end", "done", "cease", "tell none", "tell none", "done", "strike 1 1 1 1 1 1")
    assert top(s).args()[:4] == (piece(s, "at_l1"), piece(s, "fr_l1"), 8, 5)  # struck in the flank


def test_fire_on_the_way_drives_a_charge_back() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    column = piece(s, "fr_l1")
    s.casualties[column] = s.stamina[column] - 1
    say(
        s,
        "initiate fr_l1",
        "tell charge",
        "prey at_l1",
        "flank front",
        "cross at_l2",
        "measure 4",
        "tell clear",
    )
    say(s, "tell none", "fire 6 6 6 6", "save 1 1 1 1", "break 4 5", "tell one_move")
    assert not s.is_engaged(column)
    assert top(s).verb == "initiate"


def riders(s: Battle) -> tuple[str, str]:
    """Cavalry of the active side, and enemy infantry that must form square."""
    horse = next(unit for unit in s.units_of(s.active) if s.arm(unit) == CAVALRY)
    foot = next(
        unit
        for unit in s.units_of(1 - s.active)
        if s.has(unit, MUST_SQUARE) and s.formation[unit] in (LINE, ATTACK_COLUMN)
    )
    return s.field.forces.ids[horse], s.field.forces.ids[foot]


@pytest.mark.parametrize(
    ("dice", "formation", "disordered", "engaged"),
    [("5 6", SQUARE, 0, False), ("6 6", SQUARE, 1, True), ("1 1", LINE, 1, True)],
)
def test_a_square_is_formed_or_not(dice: str, formation: int, disordered: int, engaged: bool) -> None:
    s: Battle = GAME.rules.start("bp03_burning_village", {"referee": 1, "no_late_square": 1})
    horse, foot = riders(s)
    s.formation[piece(s, foot)] = LINE
    say(s, f"initiate {horse}", "tell charge", f"prey {foot}", "flank front", "nobody", "tell no", "tell yes")
    assert top(s).verb == "square"
    say(s, f"square {dice}")
    assert s.formation[piece(s, foot)] == formation
    assert (s.disordered[piece(s, foot)], s.is_engaged(piece(s, horse))) == (disordered, engaged)


def test_no_room_for_a_square() -> None:
    s: Battle = GAME.rules.start("bp03_burning_village", {"referee": 1})
    horse, foot = riders(s)
    say(s, f"initiate {horse}", "tell charge", f"prey {foot}", "flank front", "nobody", "tell no")
    assert s.disordered[piece(s, foot)]
    assert s.is_engaged(piece(s, horse))


def test_a_charge_that_stops_short_is_fired_at() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    say(s, "initiate fr_l1", "tell charge", "nobody", "short at_l1", "respond fire", "fire 1 1 1 1")
    assert not s.is_engaged(piece(s, "fr_l1"))
    assert top(s).verb == "initiate"


def test_skirmishers_run_and_are_caught_or_not() -> None:
    for answer, engaged in (("no", False), ("yes", True)):
        s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
        s.formation[piece(s, "at_l1")] = SKIRMISH
        say(s, "initiate fr_l1", "tell charge", "prey at_l1", "nobody", "respond evade 8 0", f"tell {answer}")
        assert s.is_engaged(piece(s, "fr_l1")) is engaged


def test_a_blunder_may_be_a_charge() -> None:
    s = opened()
    say(s, "order fr_b1 orders", "brief fr_l1", "give", "measure 5", "tell no", "tell advance", "tell no")
    say(s, "command 6 6", "blunder 5", "prey at_l1", "flank front", "nobody", "respond hold")
    assert s.is_engaged(piece(s, "fr_l1"))


def test_a_broken_brigade_falls_back() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    brigade = s.field.forces.brigade[piece(s, "at_l1")]
    s.broken[brigade] = 1
    say(s, "end", "end", "done", "cease")
    while s.active == 0:
        s.apply(PASS)
    assert top(s).subject(s)[:2] == (told.FLIGHT, s.field.brigades.units[brigade][0])
    unit = s.field.brigades.units[brigade][0]
    say(s, "tell off_table")
    assert s.where[unit] == RESERVE


def test_a_commander_rides_to_friends_or_is_lost() -> None:
    for word, where in (("refuge at_l2", ON_TABLE), ("nobody", LOST)):
        s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
        chief = s.field.brigades.commander[s.field.forces.brigade[piece(s, "at_l1")]]
        say(s, "end", "end", "report fled", f"who {s.field.forces.ids[chief]}", word)
        assert s.where[chief] == where


def test_the_victor_may_sweep_on() -> None:
    s: Battle = GAME.rules.start("bp05_sabres_at_the_ford", {"referee": 1})
    ids, side = s.field.forces.ids, s.active
    horse = next(unit for unit in s.units_of(side) if s.arm(unit) == CAVALRY and not s.has(unit, GALLOP))
    first, second = [unit for unit in s.units_of(1 - side) if s.arm(unit) == CAVALRY][:2]
    told.touch(s, horse, first, FRONT, FRONT)
    s.charging[horse] = 1
    s.casualties[first] = s.stamina[first]
    while top(s).verb != "after":
        step = top(s)
        if step.verb == "strike":
            s.apply(((6 if step.args()[0] == horse else 1),) * step.args()[2])
        elif isinstance(step, Chance):
            s.apply((1,) * len(step.options(s)[0]))
        else:
            s.apply(PASS if step.objection(s, PASS) is None else step.options(s)[0])
    say(s, f"after charge {ids[second]}", "flank front")
    while top(s).verb in ("cross", "break"):
        s.apply(PASS if top(s).verb == "cross" else (6, 6))
    assert s.deeds[horse] & SWEPT
    assert {answer[0] for answer in top(s).options(s)} <= {HOLD, COUNTER, FIRE}


# Mistakes


def test_a_mistake_is_put_right_and_told() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    line = piece(s, "at_l1")
    brigade = s.field.forces.brigade[line]
    say(s, "end", "end", "report wrong", "who at_l1", "correct casualties 2")
    say(
        s,
        "report wrong",
        "who at_l1",
        "correct disordered",
        "report wrong",
        "who at_l1",
        "correct formation square",
    )
    assert (s.casualties[line], s.disordered[line], s.formation[line]) == (2, 1, SQUARE)
    say(s, "report wrong", "who at_l1", "correct in_order", "report wrong", "who at_l1", "correct out")
    assert (s.disordered[line], s.where[line]) == (0, LOST)
    s.broken[brigade] = 1
    say(s, "report wrong", "who at_l1", "correct back")
    assert (s.where[line], s.broken[brigade]) == (ON_TABLE, 0)
    assert top(s).verb == "report"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Put right, casualties of Austrian line (German)\u00a0I: 2."),
        ("fr", "Correction, pertes de Ligne autrichienne\u00a0I\u00a0: 2."),
    ],
)
def test_a_correction_is_a_sentence(language: str, sentence: str) -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    say(s, "end", "end", "report wrong", "who at_l1")
    teller = Teller(GAME, language)
    assert teller.choice(s, top(s), (0, 2), 0) == sentence


def test_no_correction_on_the_open_table() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {})
    rng = Seeded(1)
    for _ in range(150):
        assert s.agenda[-1].verb not in ("report", "correct")
        s.apply(s.agenda[-1].propose(s, rng))


def test_who_cannot_retire_is_broken() -> None:
    s: Battle = GAME.rules.start("bp01_hamlet", {"referee": 1})
    line = piece(s, "at_l1")
    say(s, "initiate fr_l1", "tell charge", "prey at_l1", "flank front", "nobody", "respond hold")
    say(s, "end", "end", "done", "cease")
    say(s, "tell none", "tell light", "done", "strike 6 6 6 6 6 6", "strike 1 1 1 1 1 1 1 1")
    say(s, "save 1 1 1 1 6 6", "break 2 4", "tell broken")
    assert s.where[line] == LOST
    assert s.contact[piece(s, "fr_l1")] == 0


@pytest.mark.parametrize("scenario", ["bp01_hamlet", "bp07_sunken_lane"])
def test_whole_battles_without_a_place(scenario: str) -> None:
    rng = Seeded(3)
    s: Battle = GAME.rules.start(scenario, {"referee": 1})
    for number in range(5000):
        if not s.agenda:
            break
        step = s.agenda[-1]
        choice = step.propose(s, rng)
        assert step.objection(s, choice) is None
        assert notation.read(GAME, s, step, notation.write(GAME, s, step, choice)) == choice
        s.apply(choice)
        if number % 25 == 0:
            GAME.table.view(s, 0)
    assert s.result is not None
    assert GAME.table.scene(s).roster
    assert all(piece.pose is None for piece in GAME.table.view(s, 0).pieces)
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


def test_anybody_takes_back_what_was_written_last() -> None:
    match = Match(GAME, "bp01_hamlet", {"referee": 1}, ["Anna", "Paul"], {"dice": Typed()})
    for text in ("end", "order fr_b1 orders", "brief fr_l1", "give", "measure 4", "tell no", "tell advance"):
        match.choose(0, [notation.read(GAME, match.state, match.state.agenda[-1], text)])
    match.choose(0, [notation.read(GAME, match.state, match.state.agenda[-1], "tell no")])
    match.enter(0, (6, 6))
    assert match.state.agenda[-1].verb == "blunder"
    match.undo(1)  # the dice were read wrongly, and Paul has the phone
    assert match.state.agenda[-1].verb == "command"
    match.undo(0)
    assert match.state.agenda[-1].args()[0] == told.GENERAL
    fair = Match(GAME, "bp01_hamlet", {"referee": 1}, ["Anna", "Paul"], {"dice": Fair()})
    fair.choose(0, [PASS])
    assert fair.free_undo(1) is None  # dice that Grognard rolls are not rolled twice
