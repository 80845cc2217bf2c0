"""What a match of Battle Cry starts from, who sees what of it, and what is left to chance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from grognard import games
from grognard.core.rng import Seeded
from grognard.core.step import CHANCE, Chance
from grognard.core.table import SPECTATOR, Position
from grognard.games.battle_cry import battle, cards, movement, orders, retreat, sequence, tactics
from grognard.games.battle_cry.content import Scenario
from grognard.games.battle_cry.field import FACINGS
from grognard.games.battle_cry.state import Battle
from grognard.packs import builtin, open_pack
from grognard.play.dealers import Scripted
from grognard.play.setup import SetupError, prepare

GAME = games.load("battle_cry")
SCENARIOS = open_pack(builtin("battle_cry")).scenarios(Scenario)
CHAPTERS = (battle, cards, movement, orders, retreat, sequence, tactics)
SIDES = ("usa", "csa")

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=[each.id for each in SCENARIOS])


def start(scenario: str, **options: int) -> Battle:
    s = GAME.rules.start(scenario, options)
    assert isinstance(s, Battle)
    return s


def dealt(scenario: str, seed: int = 1) -> Battle:
    """The position in which the first card is to be played."""
    s, rng = start(scenario), Seeded(seed)
    while s.agenda[-1].actor(s) == CHANCE:
        s.apply(s.agenda[-1].propose(s, rng))
    return s


def at_random(scenario: str, seed: int, steps: int = 400) -> Iterator[Battle]:
    """The positions of a match played at random."""
    s, rng = start(scenario), Seeded(seed)
    for _ in range(steps):
        if not s.agenda:
            return
        yield s
        s.apply(s.agenda[-1].propose(s, rng))


# Sides and scenario


@pytest.mark.structure("BC-over-1")
def test_two_players_one_for_the_union_and_one_for_the_confederacy():
    assert GAME.sides == GAME.seats == SIDES
    assert [GAME.side_of(seat) for seat in range(2)] == [0, 1]
    with pytest.raises(SetupError, match="1 names for 2 seats"):
        prepare(GAME, "bc01_first_bull_run", {}, ["Anna"], {"dice": Scripted([])})


@pytest.mark.structure("BC-over-2")
@every_scenario
def test_a_match_plays_the_one_scenario_that_was_chosen(scenario: Scenario):
    played = {s.field.scenario for s in at_random(scenario.id, 3, steps=150)}
    assert played == {scenario.id}
    with pytest.raises(SetupError, match="bc17_nowhere"):
        prepare(GAME, "bc17_nowhere", {}, ["Anna", "Ben"], {"dice": Scripted([])})


@pytest.mark.structure("BC-over-4")
def test_no_turn_limit_unless_an_option_sets_one():
    caps = {option.id: option.default for option in GAME.rules.options()}
    assert caps["turn_cap"] == 0
    assert start("bc01_first_bull_run").field.turn_cap == 0
    assert start("bc01_first_bull_run", turn_cap=40).field.turn_cap == 40


@pytest.mark.structure("BC-seq-2", "BC-over-3")
@every_scenario
def test_the_first_player_begins_and_turns_alternate_without_exception(scenario: Scenario):
    turns = {s.turn: SIDES[s.active] for s in at_random(scenario.id, 5) if s.turn}
    second = "csa" if scenario.first == "usa" else "usa"
    assert len(turns) > 4
    for turn, side in turns.items():
        assert side == (scenario.first if turn % 2 else second)


# The board


@pytest.mark.structure("BC-board-9", "BC-board-10", "BC-board-11", "BC-board-12")
def test_each_section_holds_41_hexes_and_ten_are_shared():
    field = start("bc01_first_bull_run").field
    board = field.board
    shared = {board.at(column, row) for column in (4, 8) for row in (0, 2, 4, 6, 8)}
    for side in range(2):
        by_section = Counter(section for sections in field.sections[side] for section in sections)
        assert by_section == {0: 41, 1: 41, 2: 41}
        assert {hex for hex in range(board.size) if len(field.sections[side][hex]) == 2} == shared


@pytest.mark.structure("BC-board-13")
def test_the_left_of_one_is_the_right_of_the_other():
    field = start("bc01_first_bull_run").field
    bottom, top = field.sections[1 - field.top], field.sections[field.top]
    assert bottom[field.board.at(0, 8)] == (0,)
    assert top[field.board.at(12, 0)] == (0,)
    for hex in range(field.size):
        assert top[hex] == tuple(sorted(2 - section for section in bottom[hex]))


@pytest.mark.structure("BC-board-8")
@every_scenario
def test_the_top_side_owns_row_0_and_the_other_row_8(scenario: Scenario):
    field = start(scenario.id).field
    assert SIDES[field.top] == scenario.top
    assert field.edge_row[field.top] == 0
    assert field.edge_row[1 - field.top] == 8


# Set-up


def listed(scenario: Scenario) -> list[tuple[str, str, str, str]]:
    """The pieces of the file: side, type, hex and a general's name."""
    units = [(line.side, line.type, hex, "") for line in scenario.army for hex in line.hexes]
    return units + [(general.side, "general", general.hex, general.name) for general in scenario.general]


@pytest.mark.structure("BC-setup-2")
@every_scenario
def test_terrain_works_units_and_generals_are_placed_as_listed(scenario: Scenario):
    s = start(scenario.id)
    view = GAME.table.view(s, SPECTATOR)
    placed = [(piece.side, piece.symbol, piece.place, piece.name) for piece in view.pieces]
    assert sorted(placed) == sorted(listed(scenario))
    codes = [GAME.table.codes[terrain] for terrain in s.field.ground.terrain]
    assert codes == " ".join(scenario.rows).split()
    works = [(marker.kind, marker.place, marker.facing) for marker in view.markers if marker.facing]
    laid = [(line.kind, hex, line.facing.lower()) for line in scenario.work for hex in line.hexes]
    assert sorted(works) == sorted(laid)
    assert all(facing in FACINGS for _, _, facing in laid)


@pytest.mark.structure("BC-comp-1", "BC-comp-2", "BC-comp-3", "BC-comp-4")
@every_scenario
def test_every_piece_starts_with_the_figures_of_its_kind(scenario: Scenario):
    figures = {"infantry": 4, "cadets": 4, "cavalry": 3, "artillery": 3, "horse_artillery": 3, "general": 1}
    for piece in GAME.table.view(start(scenario.id), SPECTATOR).pieces:
        assert piece.strength == piece.full == figures[piece.symbol]


@pytest.mark.structure("BC-setup-3", "BC-setup-4")
@every_scenario
def test_the_first_player_is_dealt_all_his_cards_then_the_second(scenario: Scenario):
    s, rng = start(scenario.id), Seeded(2)
    assert sum(s.pile) == 60 - sum(GAME.rules.content.cards[n].copies for n in removed(scenario))
    owners = []
    while isinstance(step := s.agenda[-1], Chance):
        assert step.outcomes(s) == [((card,), copies) for card, copies in enumerate(s.pile) if copies]
        owners.append(SIDES[step.owner(s)])
        s.apply(step.sample(s, rng))
    count = {side.side: side.cards for side in scenario.side}
    second = "csa" if scenario.first == "usa" else "usa"
    assert owners == [scenario.first] * count[scenario.first] + [second] * count[second]
    assert [len(hand) for hand in s.hands] == [count[side] for side in SIDES]
    assert sum(s.pile) + sum(len(hand) for hand in s.hands) == sum(s.field.copies)
    assert s.agenda[-1].verb == "card"


def removed(scenario: Scenario) -> list[int]:
    """The numbers of the cards that the scenario takes out of the deck."""
    return [n for n, card in enumerate(GAME.rules.content.cards) if card.id in scenario.removed]


# Information


def without_hands(position: Position) -> Position:
    return replace(position, hands=())


@pytest.mark.structure("BC-info-1")
def test_a_hand_is_seen_by_its_own_side_and_counted_by_all():
    s = dealt("bc08_fredericksburg")
    held = [tuple(GAME.table.cards[card] for card in hand) for hand in s.hands]
    for seat in (0, 1, SPECTATOR):
        hands = GAME.table.view(s, seat).hands
        assert [hand.size for hand in hands] == [4, 6]
        assert [hand.cards for hand in hands] == [held[side] if side == seat else None for side in range(2)]


@pytest.mark.structure("BC-info-1", "BC-info-2")
def test_another_hand_of_the_enemy_changes_nothing_that_one_sees():
    s = dealt("bc08_fredericksburg")
    for seed in range(20):
        world = GAME.resample(s, 0, Seeded(seed))
        assert GAME.table.view(world, 0) == GAME.table.view(s, 0)
        assert GAME.table.view(world, SPECTATOR) == GAME.table.view(s, SPECTATOR)


@pytest.mark.structure("BC-info-1")
def test_only_draws_are_secret_and_only_their_owner_sees_them():
    for s in at_random("bc01_first_bull_run", 7, steps=600):
        step = s.agenda[-1]
        if isinstance(step, Chance):
            assert step.secret(s) == (step.tag == "draw")


@pytest.mark.structure("BC-info-2")
def test_card_played_discards_in_order_figures_terrain_and_flags_are_public():
    for s in at_random("bc08_fredericksburg", 11, steps=600):
        seen = GAME.table.view(s, SPECTATOR)
        public = [without_hands(GAME.table.view(s, seat)) for seat in range(2)]
        assert public == [without_hands(seen)] * 2
        assert seen.discards == tuple(GAME.table.cards[card] for card in s.discards)
        assert seen.played == ("" if s.played < 0 else GAME.table.cards[s.played])
        assert [piece.strength for piece in seen.pieces] == [n for n in s.figures if n]
        flags = {track.side: track.value for track in seen.tracks if track.id == "flags"}
        assert flags == {side: s.flags[n] + s.held[n] for n, side in enumerate(SIDES)}


@pytest.mark.structure("BC-info-2")
def test_the_draw_pile_has_no_order_that_anybody_could_know():
    s = dealt("bc01_first_bull_run")
    draw = sequence.Draw(0, False)
    assert draw.outcomes(s) == [((card,), copies) for card, copies in enumerate(s.pile) if copies]
    drawn = Counter(draw.sample(s, Seeded(seed)) for seed in range(6000))
    assert set(drawn) == {(card,) for card, copies in enumerate(s.pile) if copies}
    for (card,), times in drawn.items():
        assert abs(times - 6000 * s.pile[card] / sum(s.pile)) < 120


@pytest.mark.structure("BC-info-1", "BC-info-2")
def test_what_a_side_cannot_know_is_dealt_anew_and_nothing_else():
    s = dealt("bc01_first_bull_run")
    hands = set()
    for seed in range(40):
        world = GAME.resample(s, 1, Seeded(seed))
        assert world.hands[1] == s.hands[1]
        assert len(world.hands[0]) == len(s.hands[0])
        assert unknown_to_csa(world) == unknown_to_csa(s)
        assert (world.at, world.figures, world.discards) == (s.at, s.figures, s.discards)
        hands.add(tuple(world.hands[0]))
    assert len(hands) > 20


def unknown_to_csa(s: Battle) -> list[int]:
    """How many of each card are in the pile or in the Union's hand."""
    return [copies + s.hands[0].count(card) for card, copies in enumerate(s.pile)]


# Chance


@pytest.mark.structure("BC-seq-7")
def test_draws_and_three_kinds_of_roll_are_all_that_is_random():
    kinds = {
        kind.verb
        for chapter in CHAPTERS
        for kind in vars(chapter).values()
        if isinstance(kind, type) and issubclass(kind, Chance) and getattr(kind, "verb", "")
    }
    assert kinds == {"draw", "roll", "rally", "marksmen"}


@pytest.mark.structure("BC-seq-7")
def test_a_reshuffle_is_no_event_of_its_own():
    """The discards become the pile; which card comes next is left to its draw."""
    s = dealt("bc01_first_bull_run")
    s.discards, s.pile = [0, 0, 1], [0] * len(s.pile)
    s.agenda.clear()
    s.then(sequence.DrawCard(0))
    s.settle()
    step = s.agenda[-1]
    assert isinstance(step, sequence.Draw)
    assert step.outcomes(s) == [((0,), 2), ((1,), 1)]
    assert s.discards == []


@pytest.mark.structure("BC-seq-7")
@every_scenario
def test_a_match_asks_chance_for_nothing_else(scenario: Scenario):
    found = {s.agenda[-1].verb for s in at_random(scenario.id, 13) if s.agenda[-1].actor(s) == CHANCE}
    assert {"draw", "roll"} <= found <= {"draw", "roll", "rally", "marksmen"}
