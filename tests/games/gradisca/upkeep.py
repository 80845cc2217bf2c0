"""What stays true in every position of La Guerre de Gradisca, whoever plays."""

from grognard.games.gradisca.field import AUS, CAMP, IMPASSABLE, LEADER, NOBODY, NOWHERE, RIVER, VEN
from grognard.games.gradisca.hand import cards_of as members_of
from grognard.games.gradisca.hand import later_cards
from grognard.games.gradisca.state import DRAWN, IN_CUP, ON_TRACK, OUT_OF_PLAY, PLAYED, War
from grognard.games.gradisca.supply import CAMP_REACH, camp_distance, chain, is_supplied

DURING_COMBAT = {  # steps in which both sides may stand in one area, or a camp alone beside enemies
    "march", "join", "ambush", "fog", "caller", "call", "fire", "gun", "lose", "test", "replace", "battle",
    "stand", "retreat", "razzia", "dispute", "raid", "marker", "loot", "fort",
}  # fmt: skip
SUPPLY_EVERY = 5  # turns after which supply is worked out a second time as a command is drawn


def check_upkeep(s: War) -> None:
    """Counters, markers, cards, walls, loot and points add up; now and then, so does supply."""
    check_counters(s)
    check_off_map(s)
    check_works(s)
    check_loot(s)
    check_cards(s)
    check_cup(s)
    if s.agenda and s.agenda[-1].verb == "use" and (s.turn + s.command) % SUPPLY_EVERY == 0:
        check_supply(s)
    assert all(points >= 0 for points in s.points)
    assert all(not s.field.army_morale or 1 <= morale <= 9 for morale in s.morale)


def check_counters(s: War) -> None:
    """Each counter stands where the stacks say; the sets of areas agree; sides meet only to fight."""
    forces = s.field.forces
    stacks: dict[int, list[int]] = {}
    held, guarded = [0, 0], [0, 0]
    for piece, area in enumerate(s.at):
        if area >= 0:
            stacks.setdefault(area, []).append(piece)
            if forces.type[piece] != CAMP:
                held[forces.side[piece]] |= 1 << area
            if forces.type[piece] < LEADER:
                guarded[forces.side[piece]] |= 1 << area
            successor = forces.replacement[piece]
            assert successor < 0 or s.at[successor] < 0, "a leader beside his replacement"
        assert not s.disorganised[piece] or forces.steps[piece] == 2, "a unit without a disorganised side"
    assert {area: list(stack) for area, stack in enumerate(s.stacks) if stack} == stacks
    assert held == s.held
    assert guarded == s.guarded
    if s.agenda and s.agenda[-1].verb not in DURING_COMBAT:
        assert not held[0] & held[1], "both sides stand in an area and nobody fights"


def check_off_map(s: War) -> None:
    """Who is in no area waits, is lost, or is with his group on the track; what waits there has a box."""
    groups, lowest = s.field.forces.group, min(s.at)
    assert lowest >= ON_TRACK
    if lowest == ON_TRACK or any(s.track):
        on_track = {groups[piece] for piece, where in enumerate(s.at) if where == ON_TRACK}
        assert on_track <= {group for group, box in enumerate(s.track) if box}, "on the track without a box"


def check_works(s: War) -> None:
    """Walls, mines, forts and the markers on the map stay within their numbers and places."""
    land = s.field.land
    for wall, level in enumerate(s.walls):
        assert 0 <= level <= land.level[wall]
        assert s.mines[wall] >= 0
    most = 2 if s.field.two_forts else 1
    assert max(s.forts[0]) <= most
    assert max(s.forts[1]) <= most
    assert min(s.forts[0]) >= 0
    assert min(s.forts[1]) >= 0
    assert not any(fort and land.fortress[area] for area, fort in enumerate(s.forts[0]))
    all_forts = sum(s.fort_pool) + sum(s.forts[0]) + sum(s.forts[1])
    assert all_forts <= sum(s.field.fort_pool) + sum(s.field.forts), "a fort from nowhere"
    assert min(s.fort_pool) >= 0
    assert s.sea == NOWHERE or land.sea >> s.sea & 1, "ships on dry land"
    assert all(land.town[area] for area in members_of(s.ruined)), "a ruin without a town"


def check_loot(s: War) -> None:
    """A marker lies where it was laid or has been turned; as many values are left as markers lie there."""
    pending = [step.args()[1] for step in s.agenda if step.verb == "marker"]
    for side in range(2):
        left, values = s.loot_left[side], s.field.loot_values[side]
        for area in members_of(s.loot[side]):
            assert s.field.loot[area] == side, "loot where none was laid"
        assert s.loot[side].bit_count() + pending.count(side) == len(left)
        for value in set(left):
            assert left.count(value) <= values.count(value), "a value from nowhere"


def check_cards(s: War) -> None:
    """Every card is in one place and one only; those of 1617 come in all together, and not too early."""
    places = [*s.hands, *s.pile, s.removed, sum(1 << card for card in s.discards)]
    seen = 0
    for place in places:
        assert not seen & place, "a card in two places"
        seen |= place
    later = later_cards(s)
    deck = (1 << len(s.field.cards)) - 1
    assert seen == deck or seen == deck & ~later, "a card is nowhere"
    assert seen != deck or s.turn >= s.field.track.later_cards, "a card of 1617 before its time"
    assert len(set(s.discards)) == len(s.discards)
    assert all(s.pile), "an empty layer"
    for side in range(2):
        assert s.hands[side].bit_count() <= s.field.hand_size + 1
        assert not s.known[side] & ~s.hands[1 - side], "a side knows of a card that the enemy does not hold"


def check_cup(s: War) -> None:
    """One command at most is drawn, and a marker in the cup has units on the map.

    The marker of the active command may have left play with its last unit, and be back with one that landed.
    """
    assert s.cup.count(DRAWN) <= 1
    assert s.command == NOBODY or s.cup[s.command] != IN_CUP, "active, and to be drawn once more"
    for command, place in enumerate(s.cup):
        assert place in (OUT_OF_PLAY, IN_CUP, DRAWN, PLAYED)
        assert place != DRAWN or s.command == command
        if place == IN_CUP:
            assert any(s.at[piece] >= 0 for piece in s.field.forces.under[command])
        if place == OUT_OF_PLAY and s.command != command:
            assert not any(s.at[piece] >= 0 for piece in s.field.forces.under[command])
    if s.command < 0:
        assert not any(s.spent)
        assert (s.way, s.chosen, s.area, s.group) == (0, 0, NOWHERE, ())


# supply, by the list of borders and the stacks alone


def check_supply(s: War) -> None:
    """Areas in supply, and those near enough to the camp, are the ones found by going border by border."""
    land, forces = s.field.land, s.field.forces
    for side in range(2):
        sources = [area for area in range(land.size) if land.sources[side] >> area & 1]
        joined = ways_to(s, side, sources, [0] * land.size)
        assert chain(s, side) == sum(1 << area for area in joined)
        stand = {area for area in s.at if area >= 0} - enemies(s, side)
        if s.field.supply:
            supplied = joined.keys() | exceptions(s, side, joined)
            assert {area for area in stand if is_supplied(s, side, area)} == stand & supplied
        camp = s.at[forces.camp[side]]
        if s.field.camps and camp >= 0:
            far = ways_to(s, side, [camp], land.cost)
            for area in stand:
                expected = min(far.get(area, CAMP_REACH + 1), CAMP_REACH + 1)
                assert camp_distance(s, side, area, camp) == expected


def exceptions(s: War, side: int, joined: dict[int, int]) -> set[int]:
    """Areas in supply without a chain: sources, where the fleet lies, and the fortress that Rubia keeps."""
    found = {area for area in range(s.field.land.size) if s.field.land.sources[side] >> area & 1}
    if side == VEN and s.sea != NOWHERE:
        found.add(s.sea)
    if side == AUS and s.field.keeper in joined and s.units_in(s.field.keeper, AUS):
        found.add(s.field.kept)
    return found


def enemies(s: War, side: int) -> set[int]:
    """The areas with units of the other side; a camp is no unit."""
    forces = s.field.forces
    return {
        area
        for piece, area in enumerate(s.at)
        if area >= 0 and forces.side[piece] != side and forces.type[piece] != CAMP
    }


def ways_to(s: War, side: int, goals: list[int], price: list[int]) -> dict[int, int]:
    """What the cheapest way to one of the goals costs, by area: no enemies on it, its first area is free."""
    land, barred = s.field.land, enemies(s, side)
    closed = (IMPASSABLE, RIVER) if s.field.rivers else (IMPASSABLE,)
    borders = [ends for ends, kind in zip(land.ends, land.kind, strict=True) if kind not in closed]
    ways = [(a, b) for one, two in borders for a, b in ((one, two), (two, one)) if a not in barred]
    costs = {goal: 0 for goal in goals if goal not in barred}
    changed = True
    while changed:
        changed = False
        for start, end in ways:
            if end in costs and costs[end] + price[end] < costs.get(start, len(ways)):
                costs[start] = costs[end] + price[end]
                changed = True
    return costs
