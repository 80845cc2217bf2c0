"""What a position is worth, and the usual answers: for forecasts, hints and bots."""

from itertools import compress
from operator import ne
from typing import Final

from grognard.boards.areas import beside
from grognard.core.journal import PASS, Choice
from grognard.games.gradisca.afflictions import Desert, Starve
from grognard.games.gradisca.command import ChooseWay
from grognard.games.gradisca.field import (
    ARTILLERY,
    CAMP,
    CONVERT,
    END,
    GREEN,
    LEADER,
    NOBODY,
    ON,
    RETREAT,
    SAPPER,
    STAND,
)
from grognard.games.gradisca.forts import FortFate
from grognard.games.gradisca.losses import Lose, Replace, hit, steps_left, suffer
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.movement import MARCH, TO
from grognard.games.gradisca.outcome import Stand
from grognard.games.gradisca.paths import pace_verdict
from grognard.games.gradisca.retreat import Retreat
from grognard.games.gradisca.rounds import GoOn
from grognard.games.gradisca.stacking import Crowd
from grognard.games.gradisca.state import ENTERED, FREE, ONE_AREA, War

WIN_VALUE: Final = 1_000_000
TALLY: Final = ("lost", "own_lost", "eliminated", "own_eliminated", "retreated", "walls", "points")


def evaluate(s: War, side: int) -> int:
    """How much better the side stands than its enemy."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    return worth(s, side) - worth(s, 1 - side)


def evaluate_after(before: War, value: int, after: War, side: int) -> int:
    """The same of a later position: only counters that have changed are looked at."""
    if before.result is not None or after.result is not None:
        return evaluate(after, side)
    if not is_same_ground(before, after):
        for mine, sign in ((side, 1), (1 - side, -1)):
            value += sign * (ground_worth(after, mine) - ground_worth(before, mine))
    for piece in changed(before, after):
        sign = 1 if before.field.forces.side[piece] == side else -1
        value += sign * (worth_on_map(after, piece) - worth_on_map(before, piece))
    return value


def changed(before: War, after: War) -> list[int]:
    """The counters that stand elsewhere, show the other face or are fed otherwise than before."""
    moved = differing(before.at, after.at)
    if before.disorganised == after.disorganised and before.unsupplied == after.unsupplied:
        return moved
    found = set(moved)
    found.update(differing(before.disorganised, after.disorganised))
    found.update(differing(before.unsupplied, after.unsupplied))
    return sorted(found)


def differing(old: list[int], new: list[int]) -> list[int]:
    """The numbers of the entries that are not the same."""
    return [] if old == new else list(compress(range(len(old)), map(ne, old, new)))


def worth(s: War, side: int) -> int:
    """Points made and in sight, counters, works, morale and cards."""
    total = ground_worth(s, side)
    for piece in s.field.forces.of[side]:
        total += worth_on_map(s, piece)
    return total


def ground_worth(s: War, side: int) -> int:
    """All that is worth something but the counters."""
    total = s.weights.point_made * s.points[side] + s.weights.card * s.hands[side].bit_count()
    for area, points in enumerate(s.field.prizes[side]):
        if points and s.guarded[side] >> area & 1:
            total += s.weights.place_held * points
    near = beside(s.field.land.near, s.guarded[side]) & ~s.guarded[1 - side]
    total += s.weights.loot_near * (s.loot[1 - side] & near).bit_count()
    total += s.weights.fort * sum(s.forts[side]) + works_worth(s, side)
    if s.field.army_morale:
        total += s.weights.morale * s.morale[side] + s.weights.zone[zone(s, side) - GREEN]
    return total


def is_same_ground(before: War, after: War) -> bool:
    """Nothing has changed but counters, as far as it is worth something."""
    same_land = before.guarded == after.guarded and before.loot == after.loot and before.forts == after.forts
    same_works = before.walls == after.walls and before.mines == after.mines
    same_means = before.points == after.points and before.hands == after.hands
    return same_land and same_works and same_means and before.morale == after.morale


def worth_on_map(s: War, piece: int) -> int:
    """What a counter is worth, nothing unless it stands on the map."""
    return piece_worth(s, piece) if s.at[piece] >= 0 else 0


def piece_worth(s: War, piece: int) -> int:
    """What a counter on the map is worth."""
    hunger = s.weights.hungry if s.unsupplied[piece] else 0
    return worth_of_face(s, piece, s.disorganised[piece]) + hunger


def worth_of_face(s: War, piece: int, disorganised: int) -> int:
    """What a counter is worth that shows this face."""
    forces = s.field.forces
    kind = forces.type[piece]
    if kind == CAMP:
        return s.weights.camp
    if kind == LEADER:
        return s.weights.leader * forces.attack[piece][0]
    weights = s.weights
    fire = forces.attack[piece][disorganised] + forces.defence[piece][disorganised]
    steps = forces.steps[piece] - disorganised
    special = weights.gun if kind == ARTILLERY else weights.sapper if kind == SAPPER else 0
    return weights.fire * fire + weights.step * steps + special


def works_worth(s: War, side: int) -> int:
    """The walls of fortresses that the side holds, and its mines before those of the enemy."""
    land = s.field.land
    total = 0
    for wall, level in enumerate(s.walls):
        if s.guarded[side] >> land.inside[wall] & 1:
            total += s.weights.wall * level
        elif s.guarded[side] >> land.outside[wall] & 1:
            total += s.weights.mine * s.mines[wall]
    return total


# usual answers


def tolls(s: War) -> bool:
    """Whether the decision on top only says whom losses hit."""
    return isinstance(s.agenda[-1], Lose | Crowd | Starve | Desert)


def usual(s: War) -> Choice:
    """Decline, stop, stay; losses where they cost least, retreat where it is safest."""
    step = s.agenda[-1]
    options = step.options(s)
    if tolls(s):
        return cheapest(s, options)
    if isinstance(step, Retreat):
        return PASS if step.free else safest(s, step.side, options)
    if isinstance(step, Replace):
        return safest(s, s.field.forces.side[step.leader], options)
    if isinstance(step, GoOn):
        return (ON,) if is_winning(s, step.side) else (END,)
    if isinstance(step, Stand):
        return (STAND,) if steps_left(s, step.side, s.battlefield, True) > 2 else (RETREAT,)
    if isinstance(step, FortFate):
        return (CONVERT,) if (CONVERT,) in options else options[0]
    if isinstance(step, ChooseWay):
        return (ONE_AREA,)
    return PASS if PASS in options else options[0]


def goes_on(s: War) -> bool:
    """A group that has entered among enemies is asked for a razzia before it fights (GR-14-1)."""
    return s.engaged == ENTERED


def hurry(s: War) -> int:
    """Take the hits of one player's units at once, each where it costs least; how many were taken."""
    step = s.agenda[-1]
    if not isinstance(step, Lose) or step.partner != NOBODY:
        return 0
    s.agenda.pop()
    prices = [(price_of_hit(s, unit), unit) for unit in s.combat_units_in(step.area, step.side)]
    left = steps_left(s, step.side, step.area, step.in_combat)
    taken = 0
    while taken < step.hits:
        cheap = min(prices)
        unit = cheap[1]
        prices.remove(cheap)
        hit(s, unit, step.in_combat)
        if s.at[unit] == step.area:
            prices.append((price_of_hit(s, unit), unit))
        taken += 1
        left -= 1
        if len(prices) == 1 or step.hits - taken >= left:
            break
    suffer(s, step.side, step.area, step.hits - taken, "GR-7.1-10", step.in_combat)
    return taken


def cheapest(s: War, options: list[Choice]) -> Choice:
    """The unit that a hit costs least; a unit that turns is cheaper than one that goes."""
    best, least = options[0], 1 << 30
    for choice in options:
        if choice:
            price = price_of_hit(s, choice[0])
            if price < least:
                best, least = choice, price
    return best


def price_of_hit(s: War, piece: int) -> int:
    """What one more hit takes away."""
    now = piece_worth(s, piece)
    if s.disorganised[piece] or s.field.forces.steps[piece] < 2:
        return now
    return now - worth_of_face(s, piece, 1)


def safest(s: War, side: int, options: list[Choice]) -> Choice:
    """The area with most friends and fewest enemies beside it."""
    best, most = options[0], -(1 << 30)
    for choice in options:
        if choice:
            value = safety(s, side, choice[0])
            if value > most:
                best, most = choice, value
    return best


def safety(s: War, side: int, area: int) -> int:
    """What an area is good for, if one has to stay there."""
    land = s.field.land
    friends = len(s.combat_units_in(area, side)) + s.forts[side][area]
    shelter = 3 * int(land.fortress[area]) + int(land.town[area]) + int(land.difficult[area])
    threat = 0
    for other in land.open_to[area]:
        threat += len(s.combat_units_in(other, 1 - side))
    return 2 * friends + 2 * shelter - threat - 2 * max(0, friends - s.field.stacking)


def is_winning(s: War, side: int) -> bool:
    """The side would like another round."""
    mine, theirs = [steps_left(s, each, s.battlefield, True) for each in (side, 1 - side)]
    return is_ahead(s.totals[side], s.totals[1 - side], mine, theirs)


def is_ahead(suffered: int, inflicted: int, mine: int, theirs: int) -> bool:
    """A side has suffered no more so far than its enemy and has more steps left."""
    return suffered <= inflicted and mine > theirs


# what changed


def tally(before: War, after: War) -> list[tuple[str, int]]:
    """Steps and units lost by each side, enemies thrown back, walls, points; seen by whoever was to move."""
    seat = before.agenda[-1].actor(before) if before.agenda else before.active
    side = seat % 2 if seat >= 0 else max(before.active, 0)
    forces, was_at = before.field.forces, before.at
    lost, gone = [0, 0], [0, 0]
    retreated = 0
    for piece in changed(before, after):
        start, end = was_at[piece], after.at[piece]
        if start < 0:
            continue
        mine = int(forces.side[piece] == side)
        if end < 0:
            lost[mine] += forces.steps[piece] - before.disorganised[piece]
            gone[mine] += 1
        else:
            lost[mine] += after.disorganised[piece] - before.disorganised[piece]
            retreated += int(not mine and end != start)
    walls = sum(before.walls) - sum(after.walls)
    points = (after.points[side] - before.points[side]) - (after.points[1 - side] - before.points[1 - side])
    return list(zip(TALLY, (lost[0], lost[1], gone[0], gone[1], retreated, walls, points), strict=True))


# threats


def threats(s: War, piece: int) -> list[tuple[int, War, Choice]]:
    """Each enemy command that could attack the counter from an area beside its own."""
    goal = s.at[piece]
    if goal < 0:
        return []
    side = 1 - s.field.forces.side[piece]
    found: list[tuple[int, War, Choice]] = []
    for area in s.field.land.open_to[goal]:
        for command in commands_in(s, area, side):
            group = storming(s, command, area)
            position = ready(s, command, area, group) if group else None
            if position is not None and not pace_verdict(position, group, area, goal):
                found.append((group[0], position, (TO, goal)))
    return found


def commands_in(s: War, area: int, side: int) -> list[int]:
    """The side's commands that have combat units in the area."""
    return sorted({s.field.forces.command[unit] for unit in s.combat_units_in(area, side)})


def storming(s: War, command: int, area: int) -> Choice:
    """The command's units there that would go along: foot and horse, the strongest first, and the leader."""
    forces = s.field.forces
    ranked: list[tuple[bool, int, int]] = []
    for piece in s.stacks[area]:
        leads = forces.type[piece] == LEADER
        if forces.command[piece] == command and (leads or forces.is_foot_or_horse(piece)):
            ranked.append((leads, -piece_worth(s, piece), piece))
    ranked.sort()
    return tuple([piece for _, _, piece in ranked]) if ranked and not ranked[0][0] else PASS


def ready(s: War, command: int, area: int, group: Choice) -> War:
    """The enemy's command drawn, this area activated, the group about to march."""
    turn = s.clone()
    turn.active = s.field.command_side[command]
    turn.lead[turn.active] = s.field.partner[command]
    turn.command, turn.area, turn.way = command, area, ONE_AREA
    turn.areas_left = turn.cards_left = 0
    turn.chosen = 1 << area
    turn.supplied = 1
    turn.group, turn.engaged, turn.base = tuple(sorted(group)), FREE, NOBODY
    turn.battlefield, turn.attackers, turn.origins = NOBODY, PASS, PASS
    turn.round, turn.hits, turn.totals = 0, [0, 0], [0, 0]
    turn.spent = [0] * len(turn.spent)
    turn.terms = [0] * len(turn.terms)
    for piece in group:
        turn.acted[piece] = 1
    turn.agenda.clear()
    turn.then(MARCH)
    return turn
