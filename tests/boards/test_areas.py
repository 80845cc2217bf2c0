"""Boards of areas: every question answered as a search through all ways answers it."""

import random
from itertools import pairwise

import pytest

from grognard.boards.areas import (
    FAR,
    NONE,
    AreaBoard,
    areas_of,
    beside,
    connected,
    costs_from,
    costs_to,
    distances,
    joins,
    reach,
    set_of,
    tiers_of,
    waves,
    way,
    within,
)

RIVER, CLOSED, WALL = 1, 2, 4
SEEDS = range(40)


class Ground:
    """A board made at random, ground that may be entered, places to halt at, costs."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        size = rng.randint(2, 9)
        pairs = [(a, b) for a in range(size) for b in range(a)]
        chosen = rng.sample(pairs, rng.randint(1, min(len(pairs), 2 * size)))
        self.board = AreaBoard(
            size, [(a, b, rng.choice([0, 0, RIVER, CLOSED, RIVER | WALL])) for a, b in chosen]
        )
        self.barred = rng.choice([0, CLOSED, RIVER | CLOSED])
        self.links = self.board.links_without(self.barred)
        self.costs = [rng.randint(1, 3) for _ in range(size)]
        self.tiers = tiers_of(self.costs)
        self.ground = {area for area in range(size) if rng.random() < 0.75}
        self.halts = {area for area in range(size) if rng.random() < 0.3}
        self.sources = set(rng.sample(range(size), rng.randint(1, 2)))
        self.limit = rng.randint(0, 8)
        self.size = size

    def open(self, a: int, b: int) -> bool:
        border = self.board.border(a, b)
        return border != NONE and not self.board.kinds[border] & self.barred

    def ways(self, start: int) -> list[list[int]]:
        """All ways without a turn back that start there and enter nothing but the ground."""
        found = [[start]]
        for walked in found:
            found.extend(
                [*walked, b]
                for b in range(self.size)
                if b in self.ground and b not in walked and self.open(walked[-1], b)
            )
        return found


def bits(areas: set[int]) -> int:
    return set_of(sorted(areas))


@pytest.fixture(params=SEEDS)
def at(request: pytest.FixtureRequest) -> Ground:
    return Ground(request.param)


def test_borders_join_what_they_were_given_for(at: Ground) -> None:
    board = at.board
    for border, (a, b) in enumerate(board.ends):
        assert board.border(a, b) == board.border(b, a) == border
        assert border in board.borders_of(a)
        assert b in board.neighbours[a]
        assert a in board.neighbours[b]
    assert sum(len(beside) for beside in board.neighbours) == 2 * len(board.ends)
    assert [areas_of(linked) for linked in board.links] == board.neighbours
    assert all(board.border(area, area) == NONE for area in range(at.size))


def test_links_leave_out_the_kinds_that_bar(at: Ground) -> None:
    for a in range(at.size):
        assert areas_of(at.links[a]) == [b for b in range(at.size) if at.open(a, b)]
    assert areas_of(beside(at.links, bits(at.sources))) == [
        b for b in range(at.size) if any(at.open(a, b) for a in at.sources)
    ]


def test_connected_ground_is_what_ways_lead_to(at: Ground) -> None:
    ends = {walked[-1] for source in at.sources for walked in at.ways(source)}
    assert connected(at.links, bits(at.sources), bits(at.ground)) == bits(ends)
    for goal in range(at.size):
        assert joins(at.links, bits(at.sources), 1 << goal, bits(at.ground)) == (goal in ends)


def test_steps_are_those_of_the_shortest_way(at: Ground) -> None:
    away = [FAR] * at.size
    for source in at.sources:
        for walked in at.ways(source):
            away[walked[-1]] = min(away[walked[-1]], len(walked) - 1)
    assert distances(at.links, bits(at.sources), bits(at.ground)) == away
    for steps in range(4):
        near = {area for area in range(at.size) if away[area] <= steps}
        assert within(at.links, bits(at.sources), bits(at.ground), steps) == bits(near)


def test_costs_are_those_of_the_cheapest_way(at: Ground) -> None:
    costs = [FAR] * at.size
    for source in at.sources:
        for walked in at.ways(source):
            cost = sum(at.costs[area] for area in walked[1:])
            if cost <= at.limit:
                costs[walked[-1]] = min(costs[walked[-1]], cost)
    assert costs_from(at.links, at.tiers, bits(at.sources), bits(at.ground), at.limit) == costs


def test_nobody_goes_on_from_where_he_halts(at: Ground) -> None:
    for start in range(at.size):
        ends = {
            walked[-1]
            for walked in at.ways(start)
            if not at.halts & set(walked[1:-1]) and sum(at.costs[area] for area in walked[1:]) <= at.limit
        }
        found = reach(at.links, at.tiers, start, bits(at.ground), bits(at.halts), at.limit)
        assert found == bits(ends - {start})


def test_the_way_back_pays_the_goal_and_not_the_start(at: Ground) -> None:
    ground = bits(at.ground)
    for goal in range(at.size):
        at.ground = {*areas_of(ground), goal}
        costs = [FAR] * at.size
        for start in {*areas_of(ground), goal}:
            for walked in at.ways(start):
                if walked[-1] == goal and goal not in walked[:-1]:
                    costs[start] = min(costs[start], sum(at.costs[area] for area in walked[1:]))
        costs = [cost if cost <= at.limit else FAR for cost in costs]
        assert costs_to(at.links, at.tiers, goal, ground, at.limit) == costs
        for start in areas_of(ground):
            walked = way(at.links, at.tiers, start, goal, ground, at.limit)
            assert bool(walked) == (costs[start] != FAR)
            if walked:
                assert (walked[0], walked[-1]) == (start, goal)
                assert all(at.open(a, b) for a, b in pairwise(walked))
                assert sum(at.costs[area] for area in walked[1:]) == costs[start]


def test_a_link_may_lead_one_way_only() -> None:
    """A gate that lets out and not in: 0 and 1 beside each other, 1 closed from outside."""
    out = [0b000, 0b001]
    tiers = tiers_of([1, 1])
    assert waves(out, tiers, 0b10, 0b11, 0, 2) == [0b10, 0b01, 0]
    assert waves(out, tiers, 0b01, 0b11, 0, 2) == [0b01, 0, 0]
    entered_from = [0b10, 0b00]
    assert way(entered_from, tiers, 1, 0, 0b11, 3) == [1, 0]
    assert way(entered_from, tiers, 0, 1, 0b11, 3) == []


def test_sets_hold_what_was_put_in() -> None:
    assert areas_of(set_of([60, 3, 3, 17])) == [3, 17, 60]
    assert areas_of(0) == []
    assert set_of([]) == 0
