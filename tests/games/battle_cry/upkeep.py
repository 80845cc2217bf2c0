"""What stays true in every position of Battle Cry, whoever plays."""

from grognard.games.battle_cry.field import GENERAL, NOBODY, OFF_BOARD
from grognard.games.battle_cry.state import Battle


def check_upkeep(s: Battle) -> None:
    """Cards, figures and places add up."""
    check_cards(s)
    check_pieces(s)
    for side in range(2):
        lost = [p for p in s.field.army.of[1 - side] if s.at[p] == OFF_BOARD]
        captured = sum(
            goal.flags
            for goal, taken in zip(s.field.goals, s.captured, strict=True)
            if taken and goal.side == side
        )
        assert s.flags[side] == len(lost) + captured, "flags are lost enemies and captured tokens"


def check_cards(s: Battle) -> None:
    """Every card is in a hand, the pile, the discards or on the table."""
    counts = s.pile.copy()
    for card in [*s.hands[0], *s.hands[1], *s.discards, *s.drawn]:
        counts[card] += 1
    if s.played != NOBODY:
        counts[s.played] += 1
    assert counts == s.field.copies
    assert all(hand == sorted(hand) for hand in s.hands)


def check_pieces(s: Battle) -> None:
    """A unit stands where the board says, one a hex, with 1 to its full figures; removed ones have none."""
    army = s.field.army
    for piece, hex in enumerate(s.at):
        assert (s.figures[piece] > 0) == (hex != OFF_BOARD)
        assert s.figures[piece] <= army.full[piece]
        if hex != OFF_BOARD and army.arm[piece] != GENERAL:
            assert s.unit_on[hex] == piece
    for on in (s.unit_on, s.general_on):
        for hex, piece in enumerate(on):
            assert piece == NOBODY or s.at[piece] == hex
    for hex in range(s.field.size):
        unit, general = s.unit_on[hex], s.general_on[hex]
        assert unit == NOBODY or general == NOBODY or army.side[unit] == army.side[general]
