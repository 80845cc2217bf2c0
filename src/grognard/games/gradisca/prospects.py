"""What an area, a march or a battle promises a side: quick estimates for bots."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.field import LEADER, NOBODY, SAPPER, Land
from grognard.games.gradisca.memory import remembered
from grognard.games.gradisca.odds import Stance
from grognard.games.gradisca.state import IN_CUP, War
from grognard.games.gradisca.weights import FAR_STEPS, RIVER_COST

DISTANCES: Final[dict[Land, list[list[int]]]] = {}


def distances(land: Land) -> list[list[int]]:
    """By two areas, the movement points between them if nobody were in the way."""
    known = DISTANCES.get(land)
    if known is None:
        known = [from_area(land, start) for start in range(land.size)]
        DISTANCES[land] = known
    return known


def from_area(land: Land, start: int) -> list[int]:
    """The movement points to every area from one."""
    far = [FAR_STEPS] * land.size
    far[start] = 0
    edge = [start]
    while edge:
        wave: list[int] = []
        for area in edge:
            for goal in land.open_to[area]:
                price = far[area] + (land.cost[goal] if land.free[area] >> goal & 1 else RIVER_COST)
                if price < far[goal]:
                    far[goal] = price
                    wave.append(goal)
        edge = wave
    return far


class Outlook:
    """How a side stands in every area: what threatens it, what it would lose, what it would like to have."""

    __slots__ = (
        "count",
        "far",
        "foes",
        "last",
        "power",
        "ripe",
        "side",
        "siege",
        "sites",
        "stake",
        "stances",
        "taken",
        "threat",
        "want",
        "weights",
    )

    def __init__(self, s: War, side: int) -> None:
        size, forces = s.field.land.size, s.field.forces
        self.side: Final = side
        self.weights: Final = s.weights
        self.far: Final = distances(s.field.land)
        self.ripe: Final = ripeness(s)
        self.power: Final = [0] * size  # own defence, in sixths of a hit
        self.count: Final = [0] * size  # own foot and horse
        self.foes: Final = [0] * size  # the enemy's defence
        self.last: Final = s.turn >= s.end_box
        self.sites: Final[dict[int, int]] = {}
        self.stances: Final[dict[int, Stance]] = {}
        strike = [0] * size
        for piece, area in enumerate(s.at):
            if area < 0 or forces.type[piece] >= LEADER:
                continue
            if forces.side[piece] == side:
                self.power[area] += defence_of(s, piece)
                self.count[area] += int(forces.type[piece] < SAPPER)
            else:
                self.foes[area] += defence_of(s, piece)
                if forces.type[piece] < SAPPER and not (self.last and s.cup[forces.command[piece]] != IN_CUP):
                    strike[area] += forces.attack[piece][s.disorganised[piece]]
        self.taken: Final = [taken(s, side, area, self.ripe) for area in range(size)]  # lost if nobody stays
        self.stake: Final = [stake(s, side, area, self.ripe) for area in range(size)]
        self.threat: Final = threats_of(s, self, strike)
        goals, sieges = wishes(s, self)
        self.want: Final = spread(self, goals)
        self.siege: Final = spread(self, sieges)

    def site(self, s: War, area: int, power: int, units: int) -> int:
        """What it is worth to stand in the area with so many units of this defence."""
        lost = self.peril(s, area, power)
        value = (self.stake[area] if power else self.stake[area] - self.taken[area]) * (1000 - lost) // 1000
        return (
            value - s.weights.risk * units * lost // 1000 - s.weights.crowd * max(0, units - s.field.stacking)
        )

    def now(self, s: War, area: int) -> int:
        """What it is worth to stand in the area as the side does; looked up once."""
        known = self.sites.get(area)
        if known is None:
            known = self.sites[area] = self.site(s, area, self.power[area], self.count[area])
        return known

    def stand(self, s: War, area: int) -> Stance:
        """How the enemies of the area would meet an attack; looked up once."""
        known = self.stances.get(area)
        if known is None:
            known = self.stances[area] = Stance(s, 1 - self.side, area)
        return known

    def peril(self, s: War, area: int, power: int) -> int:
        """How likely the area is lost if so much defence stands there, in thousandths."""
        threat = self.threat[area]
        if not threat:
            return 0
        cover = s.forts[self.side][area] + int(s.field.land.town[area] and not s.ruined >> area & 1)
        ratio = 100 * (power + s.weights.cover * cover) // threat if power else 0
        width = max(1, s.weights.firm - s.weights.broken)
        return min(1000, s.weights.danger * threat) * min(max(s.weights.firm - ratio, 0), width) // width


def ripeness(s: War) -> int:
    """How much a place counts now that pays only at the end, in hundredths."""
    left = s.end_box - s.turn
    ripe = s.weights.ripe
    return ripe[max(left, 0)] if left < len(ripe) else s.weights.unripe


def threats_of(s: War, view: Outlook, strike: list[int]) -> list[int]:
    """By area, the attack to be feared: the strongest enemy stack that may come, and some of the others."""
    land, side = s.field.land, view.side
    most, total = [0] * land.size, [0] * land.size
    likely, support = s.weights.coming, s.weights.support
    for start, strength in enumerate(strike):
        if strength:
            for area, away in enumerate(view.far[start]):
                if away < len(likely):
                    coming = strength * likely[away] // 100
                    total[area] += coming
                    most[area] = max(most[area], coming)
    found = [best + (total[area] - best) * support // 100 for area, best in enumerate(most)]
    for area in range(land.size):
        if land.fortress[area] and s.guarded[side] >> area & 1:
            found[area] = found[area] * exposure(s, area, 1 - side) // 100
        if s.field.prizes[1 - side][area] and may_come(s, view):
            found[area] = max(found[area], s.weights.guard)
    return found


def may_come(s: War, view: Outlook) -> bool:
    """An enemy command can still act before the war ends."""
    if not view.last:
        return True
    found = False
    for command, owner in enumerate(s.field.command_side):
        if owner != view.side and s.cup[command] == IN_CUP:
            found = True
    return found


def exposure(s: War, area: int, besieger: int) -> int:
    """How much of the enemy's strength counts against a fortress, in hundredths."""
    land, worst = s.field.land, s.weights.sound_walls
    for wall in land.walls_of[area]:
        if land.inside[wall] != area:
            continue
        if not s.walls[wall]:
            return 100
        if s.mines[wall]:
            worst = max(worst, s.weights.undermined)
        elif has_train(s, land.outside[wall], besieger):
            worst = max(worst, s.weights.invested)
    return worst


def has_train(s: War, area: int, side: int) -> bool:
    """Guns or sappers of the side stand there."""
    forces, found = s.field.forces, False
    for piece in s.stacks[area]:
        if forces.side[piece] == side and SAPPER <= forces.type[piece] < LEADER:
            found = True
    return found


def count_sappers(s: War, area: int, side: int) -> int:
    """How many sappers of the side stand there."""
    forces, count = s.field.forces, 0
    for piece in s.stacks[area]:
        count += int(forces.side[piece] == side and forces.type[piece] == SAPPER)
    return count


def defence_of(s: War, piece: int) -> int:
    """The defence value of a combat unit; a gun or a sapper counts for little."""
    forces = s.field.forces
    return 1 if forces.type[piece] >= SAPPER else forces.defence[piece][s.disorganised[piece]]


def is_breached(s: War, area: int) -> bool:
    """A wall of the fortress has fallen."""
    land = s.field.land
    found = False
    for wall in land.walls_of[area]:
        if land.inside[wall] == area and not s.walls[wall]:
            found = True
    return found


def taken(s: War, side: int, area: int, ripe: int) -> int:
    """What a place of the enemy's pays that the side holds."""
    return s.weights.point * s.field.prizes[side][area] * ripe // 100 if s.guarded[side] >> area & 1 else 0


def stake(s: War, side: int, area: int, ripe: int) -> int:
    """What the side loses if the enemy takes the area."""
    prizes = s.field.prizes
    value = s.weights.point * prizes[1 - side][area] * ripe // 100 + taken(s, side, area, ripe)
    if s.loot[side] >> area & 1:
        value += s.weights.loot
    if s.field.camps and s.at[s.field.forces.camp[side]] == area:
        value += s.weights.camp_stake
    return value


def wishes(s: War, view: Outlook) -> tuple[list[int], list[int]]:
    """By area: what draws foot and horse there, and what draws guns and sappers."""
    land, side = s.field.land, view.side
    goals, sieges = [0] * land.size, [0] * land.size
    for area in range(land.size):
        held = s.guarded[1 - side] >> area & 1
        if s.loot[1 - side] >> area & 1:
            goals[area] += s.weights.loot * ease(view, area) // 100 if held else s.weights.loot
        if s.field.prizes[side][area] and not s.guarded[side] >> area & 1:
            wish_for_place(s, view, area, goals, sieges)
        if view.stake[area]:
            goals[area] += view.stake[area] - view.site(s, area, view.power[area], 0)
            if land.fortress[area] and s.guarded[side] >> area & 1 and count_sappers(s, area, side) < 2:
                sieges[area] += s.weights.relief if view.threat[area] > s.weights.guard else s.weights.ready
    if s.field.camps and s.camp_lost[side]:
        for area in range(land.size):
            if land.sources[side] >> area & 1 and not s.held[side] >> area & 1:
                goals[area] += s.weights.camp_stake
    return goals, sieges


def wish_for_place(s: War, view: Outlook, area: int, goals: list[int], sieges: list[int]) -> None:
    """A place of the enemy's that is worth points draws the army, before closed walls the train as well."""
    land, side = s.field.land, view.side
    prize = s.weights.point * s.field.prizes[side][area] * view.ripe // 100
    held = s.guarded[1 - side] >> area & 1
    if not held or not land.fortress[area] or is_breached(s, area):
        goals[area] += prize * ease(view, area) // 100 if held else prize
    if held:
        for wall in land.walls_of[area]:
            if land.inside[wall] == area:
                before = land.outside[wall]
                goals[before] += prize // 3
                sieges[before] += prize // 2 if s.guarded[side] >> before & 1 else prize // 5


def ease(view: Outlook, area: int) -> int:
    """How much a place that enemies hold draws, in hundredths: the less the better it is defended."""
    return max(view.weights.hardest, 100 - view.weights.hard * view.foes[area])


def spread(view: Outlook, goals: list[int]) -> list[int]:
    """How strongly the goals draw units from every area: the strongest, and a little of the others."""
    wanted = [area for area, value in enumerate(goals) if value]
    fade = view.weights.fade
    found: list[int] = []
    for row in view.far:
        best = total = 0
        for area in wanted:
            value = goals[area] * fade[row[area]] // 1000
            total += value
            best = max(best, value)
        found.append((3 * best + total) // 12)
    return found


# company


def escorted(s: War, area: int, side: int, but: Choice) -> bool:
    """Foot or horse of the side stands there besides these."""
    forces = s.field.forces
    found = False
    for piece in s.stacks[area]:
        if forces.side[piece] == side and forces.type[piece] < SAPPER and piece not in but:
            found = True
    return found


def leader_pull(s: War, leader: int, area: int) -> int:
    """How many of his own a leader has around him there."""
    forces = s.field.forces
    total = 0
    for piece in forces.under[forces.command[leader]]:
        if s.at[piece] >= 0 and piece != leader:
            total += 200 if s.at[piece] == area else 40 if s.field.land.near[area] >> s.at[piece] & 1 else 0
    return total


def outlook(s: War, side: int) -> Outlook:
    """How the side stands now."""
    side = side if side != NOBODY else 0
    memory = remembered(s)
    if memory is None:
        return Outlook(s, side)
    key = memory.scene(s, side)
    found = memory.outlooks.get(key)
    if isinstance(found, Outlook):
        return found
    view = Outlook(s, side)
    memory.outlooks[key] = view
    return view
