"""The command deck of Battle Cry: what is in it, what each card says, and that every card can be played."""

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.battle_cry.upkeep import check_upkeep
from tests.invariants import check_cheap

from grognard import games
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE
from grognard.games.battle_cry.battle import FightBack, Roll
from grognard.games.battle_cry.cards import EFFECTS, REACTIONS, PlayCard
from grognard.games.battle_cry.content import Card, Scenario
from grognard.games.battle_cry.field import ALL, ARMS, FLAG, Deed, Terms
from grognard.games.battle_cry.orders import Order
from grognard.games.battle_cry.sequence import Draw, deal
from grognard.games.battle_cry.setup import set_up
from grognard.games.battle_cry.state import NO_ORDER, Battle, changed
from grognard.packs import builtin, open_pack

SPEC = (Path(__file__).parents[3] / "docs/rules/battle_cry.md").read_text("utf-8")
DECK = SPEC[SPEC.index("### 5.1 The command deck") : SPEC.index("### 5.2 Card clauses")]
CLAUSES = SPEC[SPEC.index("### 5.2 Card clauses") : SPEC.index("### 5.3 Scenarios")]

GAME = games.load("battle_cry")
PACK = open_pack(builtin("battle_cry"))
CARDS = {card.id: card for card in PACK.records("cards.toml", "card", Card)}
IDS = list(CARDS)
SCENARIOS = {scenario.id: scenario for scenario in PACK.scenarios(Scenario)}
FIRST = SCENARIOS["bc01_first_bull_run"]
OWN_TURN = [id for id in IDS if id != "fight_back"]
COPIED = [id for id in OWN_TURN if id != "counterattack"]
FLANKS = {"left": "right", "right": "left"}

every_card = pytest.mark.parametrize("id", IDS)


def printed() -> list[list[str]]:
    """The rows of the deck's table: id, English, French, kind, orders, copies, basis."""
    rows = [line.strip("|").split("|") for line in DECK.splitlines() if line.startswith("| `")]
    return [[cell.strip().strip("`") for cell in row] for row in rows]


PRINTED = {row[0]: row for row in printed()}


def deed(id: str) -> Deed:
    field = set_up(GAME.rules.content, FIRST, {})
    return field.deeds[IDS.index(id)]


# What is in the deck


@pytest.mark.structure("BC-deck-1")
def test_forty_four_section_cards_and_sixteen_tactic_cards():
    copies = Counter(section=0, tactic=0)
    for card in CARDS.values():
        copies[card.kind] += card.copies
    assert copies == {"section": 44, "tactic": 16}
    assert len(CARDS) == 28
    start = GAME.rules.start(FIRST.id, {})
    assert sum(start.pile) + sum(len(hand) for hand in start.hands) == 60


@pytest.mark.structure("BC-deck-1")
def test_the_deck_is_the_table_of_the_specification():
    assert list(PRINTED) == IDS
    for id, card in CARDS.items():
        kind = PRINTED[id][3].partition(" ")[0]
        assert (card.kind, card.copies) == (kind, int(PRINTED[id][5])), id


@pytest.mark.parametrize("id", [id for id, card in CARDS.items() if card.kind == "section"])
def test_section_cards_order_what_the_table_says(id: str):
    card, written = CARDS[id], PRINTED[id][4].replace("centre", "center")
    said = {section: number for number, section in re.findall(r"(\w+) (left|center|right)", written)}
    for section in ("left", "center", "right"):
        number = said.get(section, "0")
        assert getattr(card, section) == (ALL if number == "all" else int(number)), section


@pytest.mark.structure("BC-deck-2")
def test_one_deck_serves_both_players():
    """Both are dealt from the one pile, and what one draws the other cannot."""
    s, rng = GAME.rules.start(FIRST.id, {}), Seeded(3)
    for _ in range(sum(s.field.hand_size)):
        draw = s.agenda[-1]
        assert isinstance(draw, Draw)
        assert dict(draw.outcomes(s)) == {(card,): n for card, n in enumerate(s.pile) if n}
        s.apply(draw.sample(s, rng))
    dealt = Counter(s.hands[0] + s.hands[1])
    assert [len(hand) for hand in s.hands] == s.field.hand_size
    assert [n + dealt[card] for card, n in enumerate(s.pile)] == [card.copies for card in CARDS.values()]


@pytest.mark.structure("BC-deck-3")
def test_a_scenario_may_remove_cards_before_the_shuffle():
    removed = replace(FIRST, removed=["hit_and_run", "construct_fieldworks"])
    field = set_up(GAME.rules.content, removed, {})
    assert sum(field.copies) == 57
    assert [id for id, n in zip(IDS, field.copies, strict=True) if not n] == sorted(removed.removed)
    s = Battle(field)
    deal(s)
    s.settle()
    for _ in range(sum(field.hand_size)):
        outcomes = s.agenda[-1].options(s)
        assert not {IDS[card] for (card,) in outcomes} & set(removed.removed)
        s.apply(outcomes[0])


def test_without_fight_back_in_the_deck_no_battle_is_answered():
    s = arranged(["usa inf e5", "csa inf e6"])
    assert answered(s)
    s = arranged(["usa inf e5", "csa inf e6"])
    s.field.copies[s.field.fight_back] = 0
    assert not answered(s)


# What the cards say


def test_effects_and_pack_agree_both_ways():
    named = {card.effect for card in CARDS.values()}
    assert named == {*EFFECTS, *REACTIONS}
    assert not set(EFFECTS) & set(REACTIONS)


@every_card
def test_a_card_is_named_by_its_own_clause(id: str):
    card = CARDS[id]
    families = re.findall(r"\*\*BC-([a-z]+)-\d+\*\*", CLAUSES)
    clauses = [card.clause, card.substitute, card.still, card.second_move]
    clauses += [value.clause for value in (card.moves, card.battles, card.bonus) if value]
    family = card.clause.split("-")[1]
    assert family in families
    assert {clause.split("-")[1] for clause in clauses if clause} == {family}


@every_card
def test_substitutes_are_named_where_the_clauses_name_one(id: str):
    """Every tactic card that can lack its pieces; Short Supply always finds a unit."""
    always = {"all_out_offensive", "short_supply", "fight_back"}
    assert bool(CARDS[id].substitute) == (CARDS[id].kind == "tactic" and id not in always)
    if CARDS[id].substitute:
        text = next(line for line in CLAUSES.splitlines() if f"**{CARDS[id].substitute}**" in line)
        assert "substitute order" in text


@pytest.mark.structure("BC-counter-2")
@every_card
def test_a_mirror_exchanges_the_flanks_and_nothing_else(id: str):
    card = CARDS[id]
    mirror = CARDS[card.mirror or id]
    assert (mirror.mirror or mirror.id) == id, "the mirror of the mirror is the card itself"
    assert (mirror.left, mirror.center, mirror.right) == (card.right, card.center, card.left)
    stem, _, flank = id.rpartition("_")
    expected = f"{stem}_{FLANKS[flank]}" if flank in FLANKS else id
    assert mirror.id == expected
    neutral = {"id": "", "mirror": "", "left": 0, "right": 0}
    assert replace(mirror, **neutral) == replace(card, **neutral)


@pytest.mark.structure("BC-scout-2")
def test_only_scouts_draw_two():
    assert {id for id in IDS if deed(id).terms.draws == 2} == {"scout_left", "scout_center", "scout_right"}


TERMS = {  # what differs from the ordinary terms, by arm where there are arms
    "battle_cry": {"bonus": [1, 1, 0, 0], "still": "BC-cry-2"},
    "bombard": {"moves": [0, 0, 3, 0], "battles": [1, 1, 2, 0], "either": "BC-bombard-2"},
    "cavalry_charge": {"bonus": [0, 1, 0, 0]},
    "forced_march": {"moves": [2, 0, 0, 0]},
    "hit_and_run": {"second_move": "BC-hitrun-2"},
    "leadership": {"bonus": [1, 1, 0, 0], "bonus_led": True},
}
WORDS = ("moves", "still", "battles", "either", "bonus", "bonus_led", "second_move", "takes_ground")
ALL_WORDS = (*WORDS, "moves_clause", "battles_clause", "bonus_clause", "draws")


@pytest.mark.structure("BC-cry-2", "BC-bombard-2", "BC-charge-1", "BC-march-2", "BC-hitrun-2", "BC-lead-3")
@every_card
def test_the_benefits_of_a_card_are_its_own_and_no_others(id: str):
    ordinary = Terms()
    for word in WORDS:
        expected = TERMS.get(id, {}).get(word, getattr(ordinary, word))
        assert getattr(deed(id).terms, word) == expected, word


@pytest.mark.structure("BC-counter-1")
@every_card
def test_a_copied_card_gives_the_same_terms(id: str):
    plain = set_up(GAME.rules.content, FIRST, {}).deeds[IDS.index(id)]
    assert plain.copied_terms is plain.terms
    option = set_up(GAME.rules.content, FIRST, {"no_ground_after_counterattack": 1}).deeds[IDS.index(id)]
    own, copied = option.terms, option.copied_terms
    assert [word for word in ALL_WORDS if getattr(own, word) != getattr(copied, word)] == ["takes_ground"]


# Fight Back


def arranged(pieces: list[str], **position: object) -> Battle:
    s = GAME.cases.arrange({"pieces": pieces, "turn": "usa", **position})
    assert isinstance(s, Battle)
    return s


def fight(s: Battle, faces: tuple[int, ...]) -> None:
    """The battle under way is rolled."""
    assert isinstance(s.agenda[-1], Roll)
    s.apply(faces)


def answered(s: Battle) -> bool:
    """Whether the defender is asked for an answer to the first battle in the menu."""
    s.apply(s.agenda[-1].options(s)[0])
    fight(s, (1, 1, 1, 1))
    return bool(s.agenda) and isinstance(s.agenda[-1], FightBack)


@pytest.mark.structure("BC-fight-5")
def test_fight_back_is_not_answered_even_where_the_deck_has_two():
    """An owner may have a deck with another copy: the attacker who holds it is not asked."""
    s = arranged(
        ["usa inf e5", "csa inf e6"], phase="battle", hands={"usa": ["fight_back"], "csa": ["fight_back"]}
    )
    s.field.copies[s.field.fight_back] = 2
    assert answered(s)
    s.apply((s.field.fight_back,))
    fight(s, (1, 1, 1, 1))
    assert not isinstance(s.agenda[-1], FightBack)
    assert s.hands[0] == [s.field.fight_back]


@pytest.mark.structure("BC-fight-6", "BC-draw-5")
def test_both_hands_are_full_again_after_a_fight_back():
    s = arranged(["usa inf e5", "csa inf e6"], phase="battle", hands={"csa": ["fight_back", "rally"]})
    assert answered(s)
    s.apply((s.field.fight_back,))
    fight(s, (FLAG, FLAG, 1, 1))
    rng, drawers = Seeded(1), []
    while s.active == 0 and s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Draw):
            drawers.append(step.side)
        s.apply(step.propose(s, rng))
    assert drawers == [1, 0]
    assert len(s.hands[1]) == 2


# Every card is played


def before_the_card(id: str, scenario: str, last: str = "") -> Battle:
    """The first player is about to play, with a full hand of which one card is the one looked for."""
    s = GAME.rules.start(scenario, {"turn_cap": 60})
    rng = Seeded(IDS.index(id) + 7)
    while s.agenda[-1].actor(s) == CHANCE:
        s.apply(s.agenda[-1].propose(s, rng))
    side, card = s.active, IDS.index(id)
    if card not in s.hands[side]:
        give_up = s.hands[side].pop()
        s.pile[give_up] += 1
        s.add_to_hand(side, card)
        if s.pile[card]:
            s.pile[card] -= 1
        else:  # the enemy holds it
            s.hands[1 - side].remove(card)
            s.add_to_hand(1 - side, give_up)
            s.pile[give_up] -= 1
    if last:
        s.last_card = changed(s.last_card, 1 - side, IDS.index(last))
    wear_down(s)
    check_upkeep(s)
    return s


def wear_down(s: Battle) -> None:
    """Some figures are lost, so that there is something to rally."""
    for unit in s.field.army.units[s.active][::2]:
        s.figures[unit] -= 1


def play_the_turn(s: Battle, seed: int) -> Counter[str]:
    """Play the turn to its end at random with the invariants; what was decided on the way."""
    rng, side, verbs = Seeded(seed), s.active, Counter[str]()
    while s.agenda and s.active == side:
        menu = check_cheap(GAME, s)
        step = s.agenda[-1]
        verbs[step.verb] += 1
        s.apply(step.propose(s, rng) if step.actor(s) == CHANCE else rng.pick(menu))
        check_upkeep(s)
        check_orders(s, side)
    return verbs


def check_orders(s: Battle, side: int) -> None:
    """Only the player's own pieces on the board are ordered, and nobody else moves or battles."""
    if s.active != side or not s.agenda:
        return
    for piece, order in enumerate(s.ordered):
        if order != NO_ORDER:
            assert s.field.army.side[piece] == side
        elif s.field.army.side[piece] != side:
            assert (s.marched[piece], s.battles[piece]) == (0, 0)


@pytest.mark.parametrize("scenario", ["bc01_first_bull_run", "bc08_fredericksburg", "bc16_kennesaw"])
@pytest.mark.parametrize("id", OWN_TURN)
def test_every_card_can_be_played(id: str, scenario: str):
    s = before_the_card(id, scenario)
    side, hand = s.active, len(s.hands[s.active])
    assert isinstance(s.agenda[-1], PlayCard)
    s.apply((IDS.index(id),))
    assert IDS[s.played] == id
    play_the_turn(s, 11)
    assert s.active == 1 - side or s.result is not None
    if s.result is None:
        assert len(s.hands[side]) == hand
        assert IDS.index(id) in s.discards


@pytest.mark.structure("BC-counter-1", "BC-counter-4")
@pytest.mark.parametrize("id", COPIED)
def test_every_card_can_be_copied_and_the_copy_copied(id: str):
    s = before_the_card("counterattack", "bc14_perryville", last=id)
    side, mirror = s.active, CARDS[id].mirror or id
    s.apply((IDS.index("counterattack"),))
    assert (IDS[s.card], IDS[s.played]) == (mirror, "counterattack")
    play_the_turn(s, 5)
    if s.result is None:
        assert IDS[s.last_card[side]] == mirror
        assert s.discards.count(IDS.index("counterattack")) == 1
        other = IDS.index("counterattack")
        if other not in s.hands[s.active]:
            s.hands[s.active][0] = other
            s.hands[s.active].sort()
        s.apply((other,))
        assert IDS[s.card] == id, "two exchanges of the flanks are none"


@pytest.mark.parametrize("id", [id for id in IDS if ALL not in deed(id).orders and any(deed(id).orders)])
def test_no_more_orders_than_the_card_gives(id: str):
    """However they are named: by section, each piece in a section that has an order left."""
    for seed in range(6):
        s = before_the_card(id, "bc03_kernstown")
        s.apply((IDS.index(id),))
        rng = Seeded(seed)
        given = Counter[int]()
        while s.agenda and isinstance(s.agenda[-1], Order):
            left = s.agenda[-1].left_over
            assert [n - given[section] for section, n in enumerate(deed(id).orders)] == list(left)
            options = s.agenda[-1].options(s)
            choice = options[rng.below(len(options) - 1)]  # never done
            section = choice[1] if len(choice) == 2 else s.agenda[-1].open_sections(s, choice[0])[0]
            given[section] += 1
            s.apply(choice)
        ordered = [piece for piece, order in enumerate(s.ordered) if order != NO_ORDER]
        assert len(ordered) == sum(given.values()) <= sum(deed(id).orders)


@pytest.mark.parametrize("id", ["bombard", "cavalry_charge", "hit_and_run", "battle_cry"])
def test_cards_for_an_arm_order_units_of_that_arm_alone(id: str):
    s = before_the_card(id, "bc09_murfreesboro")
    s.apply((IDS.index(id),))
    ordered = [unit for unit in s.field.army.units[s.active] if s.ordered[unit] != NO_ORDER]
    assert {ARMS[s.field.army.arm[unit]] for unit in ordered} <= set(CARDS[id].arms)
    assert ordered or id == "battle_cry"  # where nobody stands beside an enemy yet
