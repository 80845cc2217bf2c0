"""How searches of Black Powder rehearse: as advised, those near a choice alone, each with its own luck."""

from collections.abc import Iterator
from itertools import islice

import pytest

from grognard.bots.knowledge import Knowledge
from grognard.bots.search import Budget, Search
from grognard.core.game import Advice
from grognard.core.journal import PASS
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.games import load
from grognard.games.black_powder import plans, rehearsing, ventures
from grognard.games.black_powder.state import CHARGE, ORDERS, Battle
from grognard.play.notation import read
from invariants import fingerprint, is_kept

GAME = load("black_powder")


def played(scenario: str) -> Iterator[Battle]:
    """A battle played on as it is rehearsed, before each of its steps."""
    s, luck = GAME.rules.start(scenario, {}), Seeded(5)
    s.settle()
    while s.agenda:
        yield s
        step = s.agenda[-1]
        s.apply(step.sample(s, luck) if isinstance(step, Chance) else GAME.mind.earnest(s))


def dice_of(scenario: str, count: int) -> list[Battle]:
    """The positions of a battle in which dice fall that belong to somebody."""
    steps = (s for s in played(scenario) if isinstance(s.agenda[-1], Chance))
    return [s.clone() for s in islice((s for s in steps if s.agenda[-1].about.startswith("piece")), count)]


def rehearsed(scenario: str, count: int) -> list[Battle]:
    """The positions of a battle in which somebody has a choice."""
    return [s.clone() for s in islice((s for s in played(scenario) if s.agenda[-1].actor(s) >= 0), count)]


@pytest.mark.parametrize("scenario", ["bp01_hamlet", "bp06_first_morning"])
def test_what_is_rehearsed_is_legal_and_the_same_when_it_is_remembered(scenario: str) -> None:
    for s in rehearsed(scenario, 120):
        choice = GAME.mind.earnest(s)
        assert s.agenda[-1].objection(s, choice) is None
        assert choice == rehearsing.chosen(s)


def test_what_is_rehearsed_is_what_is_advised() -> None:
    met = rehearsed("bp01_hamlet", 120)
    assert {s.agenda[-1].verb for s in met} >= {"order", "brief", "leg", "shoot"}
    for s in met:
        assert GAME.mind.earnest(s) == max(plans.advice(s), key=Advice.worth).choice


def apart() -> Battle:
    """Two pairs of enemies, a table's width from each other."""
    pieces = [
        "a fr_line 10,10/0 id=u",
        "b us_vol 10,24/180 id=e",
        "a fr_line 50,10/0 id=v",
        "b us_vol 50,24/180 id=f",
    ]
    return GAME.cases.arrange({"pieces": pieces, "commanders": ["a brigade_a 30,6 rating=8"]})


def test_who_is_far_from_a_choice_has_no_part_in_its_rehearsal() -> None:
    s = apart()
    ids = GAME.table.names(s, "piece")
    for text in ("order brigade_a orders", "brief u"):
        s.apply(read(GAME, s, s.agenda[-1], text))
    found = GAME.mind.concerned(s, [s.agenda[-1].options(s)[0]])
    near = {ids[unit] for unit in range(s.field.forces.units) if found[unit]}
    assert {"u", "e"} <= near
    assert not {"v", "f"} & near
    before = s.facts()
    GAME.mind.confine(s, found)  # an order that is being given stays as it is
    assert s.facts() == before
    s.apply(read(GAME, s, s.agenda[-1], "leg move 10,12/0"))
    s.apply(PASS)  # no further leg
    s.apply(PASS)  # nobody else: the order is given
    s.apply((1, 2))
    while s.agenda[-1].verb != "order":
        s.apply(GAME.mind.earnest(s))
    assert (ids.index("brigade_a"), ORDERS) in s.agenda[-1].options(s)
    GAME.mind.confine(s, found)
    assert (ids.index("brigade_a"), ORDERS) not in s.agenda[-1].options(s)


def test_a_choice_that_may_be_about_all_concerns_everybody() -> None:
    s = apart()
    assert GAME.mind.concerned(s, s.agenda[-1].options(s)) == []


# charges that nobody advises


def test_a_charge_is_a_venture_from_the_first_word_to_the_last() -> None:
    s = facing_each_other()
    ids = GAME.table.names(s, "piece")
    found = GAME.mind.ventures(s)
    assert found
    for advice, then in found:
        trial = s.clone()
        for choice in (advice.choice, *then):
            assert trial.agenda[-1].objection(trial, choice) is None
            trial.apply(choice)
        assert trial.group == (ids.index("u"),)
        assert trial.routes == [[(CHARGE, ids.index("e"))]]
        assert advice.worth() >= ventures.WORST
    assert GAME.mind.ponders(s)
    s.apply(found[0][0].choice)
    assert GAME.mind.ventures(s) == []  # the order is begun


def test_the_charges_that_look_best_come_first_and_few_are_looked_at() -> None:
    pieces = [f"a fr_line {x},10/0 id=u{x}" for x in (8, 14, 20, 26)]
    pieces += [f"b us_vol {x},15/180 id=e{x}" for x in (8, 14, 20, 26)]
    s = GAME.cases.arrange({"phase": "initiative", "pieces": pieces})
    worths = [advice.worth() for advice, _ in GAME.mind.ventures(s)]
    assert worths == sorted(worths, reverse=True)
    assert 0 < len(worths) <= ventures.MOST


# the luck of units


def test_luck_is_worth_what_hangs_on_a_casualty_and_nothing_on_average() -> None:
    rolls = lucky = 0
    for s in dice_of("bp01_hamlet", 60):
        step = s.agenda[-1]
        total = 0
        for outcome, weight in step.outcomes(s):
            fortune = GAME.mind.fortune(s, 0, step, outcome)
            assert GAME.mind.fortune(s, 1, step, outcome) == -fortune
            total += weight * fortune
            lucky += fortune > 20
        assert total == 0
        rolls += 1
    assert rolls > 10
    assert lucky > 10


def test_dice_belong_to_the_unit_that_rolls_them() -> None:
    owners: dict[str, set[int]] = {}
    for s in dice_of("bp01_hamlet", 60):
        step = s.agenda[-1]
        owners.setdefault(step.verb, set()).add(GAME.mind.whose(s, step))
    assert len(owners["fire"]) > 3
    assert len(owners["command"]) > 1
    assert all(0 not in found for found in owners.values())


def test_what_is_remembered_is_forgotten_when_it_is_too_much_and_is_no_part_of_the_field() -> None:
    s = rehearsed("bp01_hamlet", 1)[0]
    known, before = s.field.rehearsed, fingerprint(s.field)
    known.forget()
    for number in range(known.most):
        known.keep((number,), ())
    s.turn += 1  # nobody has come by here
    GAME.mind.earnest(s)
    assert len(known) == 1
    assert is_kept(before, fingerprint(s.field))


def facing_each_other() -> Battle:
    pieces = ["a fr_line 20,10/0 id=u", "b us_vol 20,18/180 id=e"]
    return GAME.cases.arrange({"pieces": pieces, "commanders": ["a brigade_a 20,6 rating=8"]})


def bold(s: Battle) -> Search:
    """A search that has made up its mind: it takes the first venture."""
    bot, known = Search(1, Budget(iterations=10)), Knowledge(GAME, s, s.active, Seeded(1))
    advice, bot.row = GAME.mind.ventures(s)[0]
    bot.expect(known, advice.choice)
    s.apply(advice.choice)
    return bot


def test_what_was_chosen_as_a_whole_is_played_as_a_whole() -> None:
    s = facing_each_other()
    ids, bot, verbs = GAME.table.names(s, "piece"), bold(s), []
    while bot.row:
        verbs.append(s.agenda[-1].verb)
        s.apply(bot.choose(Knowledge(GAME, s, s.active, Seeded(1))))
    assert verbs == ["brief", "leg"]
    assert s.routes == [[(CHARGE, ids.index("e"))]]


def test_what_was_chosen_as_a_whole_is_forgotten_when_something_else_has_happened() -> None:
    """The order is taken back: what was to follow it answers no other question."""
    s = facing_each_other()
    before = s.clone()
    bot = bold(s)
    assert bot.row
    choice = bot.choose(Knowledge(GAME, before, before.active, Seeded(1)))
    assert before.agenda[-1].objection(before, choice) is None
    assert choice == bot.last  # it was thought about anew
