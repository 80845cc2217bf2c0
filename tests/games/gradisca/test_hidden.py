"""Hidden hands of Gradisca: what a side cannot know changes nothing that it sees; what it counts it knows."""

import pytest
from tests.invariants import check_hidden

from grognard.core.journal import PASS
from grognard.core.rng import Seeded
from grognard.core.step import Chance
from grognard.core.table import SPECTATOR
from grognard.games import load
from grognard.games.gradisca.field import AUS, VEN
from grognard.games.gradisca.hand import cards_of, draw_one
from grognard.games.gradisca.state import War
from grognard.play.explain import forced
from grognard.play.notation import read

GAME = load("gradisca")
SCENARIO = GAME.rules.scenarios()[0].id
CARDS = GAME.table.names(GAME.rules.start(SCENARIO, {}), "card")
AMBUSH, FOG = CARDS.index("card_20"), CARDS.index("card_28")
LATER = {card.id for card in GAME.rules.content.cards if card.later}
ARMIES = {"pieces": ["v_pom_1 marano", "a_pre_3 trieste"]}
ATTACK = {
    "pieces": ["a_usc_1 duino", "a_usc_2 duino", "v_sco_3 monfalcone", "v_sco_1 monfalcone"],
    "command": "uscocchi",
    "area": "duino",
}


def named(held: int) -> set[str]:
    """A set of cards by id."""
    return {CARDS[card] for card in cards_of(held)}


def put(s: War, text: str) -> None:
    """Choose what a line of notation says."""
    step = s.agenda[-1]
    choice = read(GAME, s, step, text)
    assert step.objection(s, choice) is None
    s.apply(choice)


@pytest.mark.structure("GR-sm-26")
@pytest.mark.parametrize("level", [0, 1])
@pytest.mark.parametrize("side", [VEN, AUS])
def test_a_hidden_hand_changes_nothing_for_the_other_side(level: int, side: int) -> None:
    s, rng = GAME.rules.start(SCENARIO, {"rules": level}), Seeded(31 + 2 * level + side)
    alike = number = 0
    while s.agenda:
        step = s.agenda[-1]
        if number % 60 == 0:
            alike += check_hidden(GAME, s, side, rng, 24)
        s.apply(step.sample(s, rng) if isinstance(step, Chance) else step.propose(s, rng))
        number += 1
    assert alike > 200  # the worlds were long the same to look at


# the windows


@pytest.mark.structure("GR-sm-13")
@pytest.mark.parametrize("hand", [["card_20", "card_28"], ["card_05"]])
def test_the_windows_are_put_to_the_seat_with_the_cards_and_without(hand: list[str]) -> None:
    s = GAME.cases.arrange(ATTACK | {"hands": {"ven": hand}})
    for text in ("act move a_usc_1", "march", "march to monfalcone"):
        put(s, text)
    for verb, card in (("ambush", AMBUSH), ("fog", FOG)):
        step = s.agenda[-1]
        assert (step.verb, step.actor(s), step.window) == (verb, VEN, True)
        assert step.options(s) == ([(card,), PASS] if CARDS[card] in hand else [PASS])
        assert forced(s) is None
        note = step.objection(s, (card,))
        assert (note is None) == (CARDS[card] in hand)
        assert note is None or note.clause == "GR-12-3"
        put(s, "decline")
    assert s.agenda[-1].verb == "fire"


@pytest.mark.parametrize(
    "open_to_all", [{"discards": ["card_20", "card_28"]}, {"removed": ["card_20", "card_28"]}, {}]
)
def test_no_window_opens_for_a_card_that_everybody_has_seen_or_for_an_empty_hand(
    open_to_all: dict[str, list[str]],
) -> None:
    hands = {"hands": {"ven": ["card_05"]}} if open_to_all else {}
    s = GAME.cases.arrange(ATTACK | open_to_all | hands)
    for text in ("act move a_usc_1", "march", "march to monfalcone"):
        put(s, text)
    assert s.agenda[-1].verb == "fire"


@pytest.mark.parametrize("hand", [["card_04"], ["card_16"]])
def test_how_a_command_is_used_is_asked_whatever_the_hand(hand: list[str]) -> None:
    """Card 4 is mandatory in its time and closes the way of drawing; to others nothing looks different."""
    position = {"command": "pompei", "turn": "mar_apr_1616", "hands": {"ven": hand}}
    s = GAME.cases.arrange(ARMIES | position)
    step = s.agenda[-1]
    assert (step.verb, step.window, forced(s)) == ("use", True, None)
    assert len(step.options(s)) == (1 if hand == ["card_04"] else 2)


# hands as they are seen


@pytest.mark.structure("GR-2.2-2")
def test_a_hand_is_seen_by_its_own_side_alone() -> None:
    hands = {"ven": ["card_16", "card_20"], "aus": ["card_07"]}
    s = GAME.cases.arrange(ARMIES | {"hands": hands, "known": {"aus": ["card_20"]}})
    own, other = GAME.table.view(s, VEN).hands
    assert (own.size, own.cards) == (2, ("card_16", "card_20"))
    assert (other.size, other.cards, other.known) == (1, None, ())
    seen = GAME.table.view(s, AUS).hands[VEN]
    assert (seen.size, seen.cards, seen.known) == (2, None, ("card_20",))
    assert [(hand.size, hand.cards, hand.known) for hand in GAME.table.view(s, SPECTATOR).hands] == [
        (2, None, ()),
        (1, None, ()),
    ]


# other worlds


def test_another_world_deals_only_what_the_side_has_not_seen() -> None:
    position = {
        "hands": {"ven": ["card_01", "card_16"], "aus": ["card_07", "card_20", "card_28"]},
        "known": {"ven": ["card_07"]},
        "discards": ["card_12"],
        "removed": ["card_02"],
    }
    s, rng = GAME.cases.arrange(ARMIES | position), Seeded(5)
    before, met = s.facts(), set[str]()
    for _ in range(300):
        world = GAME.resample(s, VEN, rng)
        assert named(world.hands[VEN]) == {"card_01", "card_16"}
        assert "card_07" in named(world.hands[AUS])
        assert world.hands[AUS].bit_count() == 3
        assert (world.discards, world.removed) == (s.discards, s.removed)
        assert world.hands[AUS] | world.pile[0] == s.hands[AUS] | s.pile[0]
        assert not world.hands[AUS] & world.pile[0]
        met |= named(world.hands[AUS])
    assert met == named(s.hands[AUS] | s.pile[0])
    assert s.facts() == before
    assert not met & LATER


def test_cards_that_were_laid_on_the_pile_are_not_mixed_with_those_beneath() -> None:
    later = sorted(LATER)
    position = {"turn": "mar_apr_1617", "hands": {"aus": [later[0], "card_20"], "ven": ["card_01"]}}
    s, rng = GAME.cases.arrange(ARMIES | position), Seeded(6)
    assert len(s.pile) == 2
    held = set[str]()
    for _ in range(200):
        world = GAME.resample(s, VEN, rng)
        assert [len(named(layer) & LATER) for layer in world.pile] == [0, len(LATER) - 1]
        assert len(named(world.hands[AUS]) & LATER) == 1
        held |= named(world.hands[AUS])
    assert held >= LATER


def test_who_counts_knows_where_the_cards_of_a_used_up_layer_are() -> None:
    later = sorted(LATER)
    gone = later[2:]
    position = {
        "turn": "mar_apr_1617",
        "hands": {"aus": [later[0], "card_20"], "ven": ["card_01"]},
        "pile": ["card_05 card_06", later[1]],
        "discards": gone,
    }
    s = GAME.cases.arrange(ARMIES | position)
    s.agenda.clear()
    for card in (later[1], "card_05", "card_06"):
        draw_one(s, VEN)
        put(s, f"draw {card}")
        s.agenda.clear()
        if card == later[1]:
            assert named(s.known[VEN]) == {later[0]}
            assert named(s.known[AUS]) == {later[1]}
    assert (s.known[VEN], s.known[AUS]) == (s.hands[AUS], s.hands[VEN])
    assert GAME.resample(s, VEN, Seeded(1)).facts() == s.facts()


@pytest.mark.structure("GR-4.2-1", "GR-4.2-4", "GR-opt-2")
def test_partners_share_a_hand() -> None:
    four = GAME.seated({"players": 1})
    assert four.seats == ("ven_1", "aus_1", "ven_2", "aus_2")
    s = four.rules.start(SCENARIO, {"players": 1})
    while s.agenda[-1].verb == "draw":
        s.apply(s.agenda[-1].sample(s, Seeded(2)))
    hands = [four.table.view(s, seat).hands for seat in range(4)]
    assert hands[0] == hands[2] != hands[1] == hands[3]
    assert [four.side_of(seat) for seat in range(4)] == [VEN, AUS, VEN, AUS]
