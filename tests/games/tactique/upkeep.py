"""What stays true in every position of Tactique, whoever plays."""

from grognard.games.tactique.field import NOBODY, OFF_MAP
from grognard.games.tactique.retreat import Retreat
from grognard.games.tactique.state import INACTIVE, STAYED, Battle
from grognard.games.tactique.victory import losses, score


def check_upkeep(s: Battle) -> None:
    """Units, elements, activations and points add up."""
    check_units(s)
    check_turn(s)
    for side in range(2):
        lost = [unit for unit in s.field.army.of[side] if not s.elements[unit]]
        if not s.field.count_elements:
            assert losses(s, side) == len(lost), "an eliminated unit counts once"
        assert score(s, 1 - side) >= losses(s, side)
    assert all(letters >= 0 for letters in s.letters)


def check_units(s: Battle) -> None:
    """One unit a hex, where the board says it stands; a retreating one may be passing friendly guns."""
    army = s.field.army
    step = s.agenda[-1] if s.agenda else None
    passing = step.unit if isinstance(step, Retreat) else NOBODY
    for unit, hex in enumerate(s.at):
        assert 0 <= s.elements[unit] <= army.full[unit]
        if hex == OFF_MAP:
            assert not s.elements[unit] or army.turn[unit], "a unit stands somewhere or is to come"
        else:
            assert s.elements[unit]
            assert s.field.ground.passable[hex]
            assert s.unit_on[hex] == unit or unit == passing
    for hex, unit in enumerate(s.unit_on):
        assert unit == NOBODY or s.at[unit] == hex


def check_turn(s: Battle) -> None:
    """Only activated units of the active side move and attack; a group stays within its limit."""
    army = s.field.army
    for unit in range(len(s.at)):
        if s.activated[unit] == INACTIVE:
            assert (s.way[unit], s.moved[unit], s.attacked[unit]) == (STAYED, 0, 0)
        else:
            assert army.side[unit] == s.active
        assert (s.way[unit] == STAYED) == (s.moved[unit] == 0)
    assert len(s.members) <= s.field.levels[s.active][s.turn]
    assert 1 <= s.turn <= s.field.turns
