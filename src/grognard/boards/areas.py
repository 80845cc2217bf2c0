"""Boards of areas, joined by borders of several kinds: neighbours, connected ground, cheapest ways.

A set of areas is one whole number, a bit for each; up to 62 areas these are the fastest sets there are.
Ways are asked of `links`: by area, the set of those that one step leads to.
"""

from typing import Final

NONE: Final = -1  # no border, no area
FAR: Final = 1 << 30  # cannot be reached, or not within the limit

Links = list[int]


class AreaBoard:
    """Areas numbered from 0, and borders in the order in which they were given.

    The kinds of a border are bits that the game gives a meaning to. Nothing changes once it is made.
    """

    __slots__ = ("_joined", "all", "ends", "kinds", "links", "neighbours", "size")

    def __init__(self, size: int, borders: list[tuple[int, int, int]]) -> None:
        self.size: Final = size
        self.all: Final = (1 << size) - 1
        self.ends: Final = [(a, b) for a, b, _ in borders]
        self.kinds: Final = [kinds for _, _, kinds in borders]
        self._joined: Final = [[NONE] * size for _ in range(size)]
        for number, (a, b) in enumerate(self.ends):
            self._joined[a][b] = number
            self._joined[b][a] = number
        self.links: Final = self.links_without(0)
        self.neighbours: Final = [areas_of(beside) for beside in self.links]

    def border(self, a: int, b: int) -> int:
        """The border that joins two areas, or NONE."""
        return self._joined[a][b]

    def borders_of(self, area: int) -> list[int]:
        """The borders of an area, by neighbour."""
        return [self._joined[area][b] for b in self.neighbours[area]]

    def links_without(self, kinds: int) -> Links:
        """The links across borders that are of none of these kinds."""
        found = [0] * self.size
        for number, (a, b) in enumerate(self.ends):
            if not self.kinds[number] & kinds:
                found[a] |= 1 << b
                found[b] |= 1 << a
        return found


def set_of(areas: list[int]) -> int:
    """Areas as one set."""
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def areas_of(areas: int) -> list[int]:
    """The areas of a set, by number."""
    found: list[int] = []
    while areas:
        low = areas & -areas
        found.append(low.bit_length() - 1)
        areas ^= low
    return found


def tiers_of(costs: list[int]) -> list[int]:
    """By cost, the set of the areas that cost so much to enter; costs are 1 or more."""
    tiers = [0] * (max(costs) + 1)
    for area, cost in enumerate(costs):
        tiers[cost] |= 1 << area
    return tiers


def beside(links: Links, areas: int) -> int:
    """All that one step leads to from any of these areas."""
    found = 0
    while areas:
        low = areas & -areas
        found |= links[low.bit_length() - 1]
        areas ^= low
    return found


def connected(links: Links, sources: int, ground: int) -> int:
    """The sources, and every area that ways over this ground lead to from them."""
    reached = sources
    edge = sources
    while edge:
        edge = beside(links, edge) & ground & ~reached
        reached |= edge
    return reached


def joins(links: Links, sources: int, goals: int, ground: int) -> bool:
    """Some way over this ground leads from a source to a goal; both ends are on the ground, or the same."""
    reached = sources
    edge = sources
    while edge:
        if edge & goals:
            return True
        edge = beside(links, edge) & ground & ~reached
        reached |= edge
    return False


def within(links: Links, sources: int, ground: int, steps: int) -> int:
    """The areas at most so many steps over this ground away from the sources, these included."""
    reached = sources
    edge = sources
    while edge and steps > 0:
        edge = beside(links, edge) & ground & ~reached
        reached |= edge
        steps -= 1
    return reached


def distances(links: Links, sources: int, ground: int) -> list[int]:
    """By area, the steps over this ground from the nearest source, or FAR."""
    away = [FAR] * len(links)
    reached = edge = sources
    steps = 0
    while edge:
        for area in areas_of(edge):
            away[area] = steps
        edge = beside(links, edge) & ground & ~reached
        reached |= edge
        steps += 1
    return away


def waves(links: Links, tiers: list[int], sources: int, ground: int, halts: int, limit: int) -> list[int]:
    """By cost from 0 to the limit, the set of areas for which that is the least cost of going there.

    Only this ground is entered; nobody goes on from where he halts, unless he started there.
    """
    found = [sources]
    onward = [sources]  # of each wave, those that one can go on from
    reached = sources
    for cost in range(1, limit + 1):
        entered = 0
        for price in range(1, min(cost, len(tiers) - 1) + 1):
            edge = onward[cost - price]
            if edge and tiers[price]:
                entered |= beside(links, edge) & tiers[price]
        entered &= ground & ~reached
        reached |= entered
        found.append(entered)
        onward.append(entered & ~halts)
    return found


def reach(links: Links, tiers: list[int], start: int, ground: int, halts: int, limit: int) -> int:
    """The areas that can be entered from the start for no more than the limit."""
    found = 0
    for wave in waves(links, tiers, 1 << start, ground, halts, limit):
        found |= wave
    return found & ~(1 << start)


def costs_from(links: Links, tiers: list[int], sources: int, ground: int, limit: int) -> list[int]:
    """By area, the least cost of going there from the sources over this ground, or FAR beyond the limit."""
    costs = [FAR] * len(links)
    for cost, wave in enumerate(waves(links, tiers, sources, ground, 0, limit)):
        for area in areas_of(wave):
            costs[area] = cost
    return costs


def waves_back(links: Links, tiers: list[int], goal: int, ground: int, limit: int) -> list[int]:
    """By cost from 0 to the limit, the set of areas for which that is the least cost of going to the goal.

    Where one starts costs nothing, the goal is paid; all of the way but the goal lies on this ground.
    `links` tells from where each area can be entered.
    """
    found = [1 << goal]
    reached = 1 << goal
    for cost in range(1, limit + 1):
        left = 0
        for price in range(1, min(cost, len(tiers) - 1) + 1):
            edge = found[cost - price] & tiers[price]
            if edge:
                left |= beside(links, edge)
        left &= ground & ~reached
        reached |= left
        found.append(left)
    return found


def costs_to(links: Links, tiers: list[int], goal: int, ground: int, limit: int) -> list[int]:
    """By area, the least cost of going from there to the goal, as `waves_back` counts it, or FAR."""
    costs = [FAR] * len(links)
    for cost, wave in enumerate(waves_back(links, tiers, goal, ground, limit)):
        for area in areas_of(wave):
            costs[area] = cost
    return costs


def way(links: Links, tiers: list[int], start: int, goal: int, ground: int, limit: int) -> list[int]:
    """A cheapest way from the start to the goal, both included; empty if there is none within the limit.

    All but the goal lies on this ground; `links` tells from where each area can be entered. Of several ways
    it is the one that turns to the lowest number first.
    """
    behind = waves_back(links, tiers, goal, ground | 1 << start, limit)
    left = 0
    while left <= limit and not behind[left] >> start & 1:
        left += 1
    if left > limit:
        return []
    found = [start]
    while found[-1] != goal:
        for area in range(len(links)):
            price = tier(tiers, area)
            if links[area] >> found[-1] & 1 and price <= left and behind[left - price] >> area & 1:
                found.append(area)
                left -= price
                break
    return found


def tier(tiers: list[int], area: int) -> int:
    """What it costs to enter an area."""
    cost = 1
    while not tiers[cost] >> area & 1:
        cost += 1
    return cost
