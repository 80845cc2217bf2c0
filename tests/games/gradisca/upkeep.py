"""What stays true in every position of La Guerre de Gradisca, whoever plays."""

from grognard.games.gradisca.field import CAMP, LEADER, NOWHERE
from grognard.games.gradisca.state import DRAWN, IN_CUP, OUT_OF_PLAY, War

DURING_COMBAT = {  # steps in which both sides may stand in one area, or a camp alone beside enemies
    "march", "join", "ambush", "fog", "caller", "call", "fire", "gun", "lose", "test", "replace", "battle",
    "stand", "retreat", "razzia", "dispute", "raid", "marker", "loot", "fort",
}  # fmt: skip


def check_upkeep(s: War) -> None:
    """Counters, markers, cards, walls and points add up."""
    check_counters(s)
    check_works(s)
    check_cards(s)
    check_cup(s)
    assert all(points >= 0 for points in s.points)
    assert all(not s.field.army_morale or 1 <= morale <= 9 for morale in s.morale)


def check_counters(s: War) -> None:
    """Each counter stands where the stacks say; the sets of areas agree; sides meet only to fight."""
    forces = s.field.forces
    held, guarded = [0, 0], [0, 0]
    for area, stack in enumerate(s.stacks):
        assert list(stack) == sorted(set(stack))
        for piece in stack:
            assert s.at[piece] == area
            if forces.type[piece] != CAMP:
                held[forces.side[piece]] |= 1 << area
            if forces.type[piece] < LEADER:
                guarded[forces.side[piece]] |= 1 << area
    assert sum(map(len, s.stacks)) == sum(area >= 0 for area in s.at)
    assert held == s.held
    assert guarded == s.guarded
    if s.agenda and s.agenda[-1].verb not in DURING_COMBAT:
        assert not held[0] & held[1], "both sides stand in an area and nobody fights"
    for piece, disorganised in enumerate(s.disorganised):
        assert not disorganised or forces.steps[piece] == 2, "a unit without a disorganised side"
    for piece in range(len(s.at)):
        successor = forces.replacement[piece]
        assert successor < 0 or s.at[piece] < 0 or s.at[successor] < 0, "a leader beside his replacement"


def check_works(s: War) -> None:
    """Walls, mines, forts and loot stay within their numbers."""
    land = s.field.land
    for wall, level in enumerate(s.walls):
        assert 0 <= level <= land.level[wall]
        assert s.mines[wall] >= 0
    most = 2 if s.field.two_forts else 1
    for area in range(land.size):
        assert s.forts[0][area] <= most
        assert s.forts[1][area] <= most
        assert not (s.forts[0][area] and land.fortress[area])
    all_forts = sum(s.fort_pool) + sum(s.forts[0]) + sum(s.forts[1])
    assert all_forts <= sum(s.field.fort_pool) + sum(s.field.forts), "a fort from nowhere"
    pending = [step for step in s.agenda if step.verb == "marker"]
    for side in range(2):
        turned = len([step for step in pending if step.args()[1] == side])
        assert s.loot[side].bit_count() + turned == len(s.loot_left[side])


def check_cards(s: War) -> None:
    """Every card is in one place only."""
    places = [*s.hands, *s.pile, s.removed, sum(1 << card for card in s.discards)]
    seen = 0
    for place in places:
        assert not seen & place, "a card in two places"
        seen |= place
    assert len(set(s.discards)) == len(s.discards)
    assert all(s.pile), "an empty layer"
    for side in range(2):
        assert s.hands[side].bit_count() <= s.field.hand_size + 1


def check_cup(s: War) -> None:
    """One command at most is drawn, and a marker in the cup has units on the map."""
    assert s.cup.count(DRAWN) <= 1
    for command, place in enumerate(s.cup):
        if place == IN_CUP:
            assert any(s.at[piece] >= 0 for piece in s.field.forces.under[command])
        if place == OUT_OF_PLAY and s.command != command:
            assert not any(s.at[piece] >= 0 for piece in s.field.forces.under[command])
    if s.command < 0:
        assert not any(s.spent)
        assert (s.way, s.chosen, s.area, s.group) == (0, 0, NOWHERE, ())
