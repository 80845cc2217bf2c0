"""Grounds for battles from rosters (5.3): tables of scenarios, the open field, one drawn by a number."""

from dataclasses import replace
from typing import Final

from grognard.core.rng import Rng, Seeded
from grognard.games.black_powder.content import Content, Feature, Ground, Scenario, Victory

INCH: Final = 1000
SQUARE: Final = 12 * INCH  # of the drawn ground
MARGIN: Final = INCH  # no feature comes nearer to the edge of its square
LARGEST_NUMBER: Final = 9999
VICTORY: Final = [Victory("army_break"), Victory("most_points", "fewer_broken")]  # BP-pick-4


def grounds(content: Content) -> list[Ground]:
    """Every ground: those made for it, then those of the scenarios."""
    return [*content.grounds, *[ground_of(each) for each in content.scenarios]]


def ground_of(scenario: Scenario) -> Ground:
    """A scenario without its forces (BP-pick-2)."""
    return Ground(
        id=scenario.id,
        en=scenario.en,
        fr=scenario.fr,
        width=scenario.width,
        depth=scenario.depth,
        turns=scenario.turns,
        zone=scenario.zone,
        terrain=scenario.terrain,
        objective=scenario.objective,
        first=scenario.first,
    )


def bare(ground: Ground) -> Scenario:
    """A battle on this ground in which nobody has arrived yet (BP-pick-4)."""
    return Scenario(
        id=ground.id,
        date="",
        en=ground.en,
        fr=ground.fr,
        width=ground.width,
        depth=ground.depth,
        turns=ground.turns,
        source="",
        army=[],
        zone=ground.zone,
        terrain=ground.terrain,
        objective=ground.objective,
        commander=[],
        unit=[],
        victory=VICTORY,
        first=ground.first,
    )


# The ground that a number draws (BP-pick-3)


def drawn(ground: Ground, number: int) -> Ground:
    """The ground with what the number lays on each of its squares, and a road between two columns of them."""
    rng = Seeded(number)
    columns, rows = ground.width // SQUARE, ground.depth // SQUARE
    features: list[Feature] = []
    for row in range(rows):
        for column in range(columns):
            features.extend(laid(rng, column * SQUARE, row * SQUARE, len(features)))
    middle = SQUARE * (1 + rng.below(columns - 1))
    road = Feature("road", "road", [[middle, 0], [middle, ground.depth]], width=3 * INCH // 2)
    return replace(ground, terrain=[*ground.terrain, *features, road])


def laid(rng: Rng, x: int, y: int, number: int) -> list[Feature]:
    """What lies on one square: nothing as often as something."""
    die = roll(rng)
    if die <= 3:
        return []
    if die == 4:
        return [Feature(f"woods_{number}", "woods", rounded(rng, x, y))]
    if die == 5:
        return [Feature(f"hill_{number}", "hill", rounded(rng, x, y), level=1)]
    die = roll(rng)
    if die <= 2:
        return [Feature(f"rough_{number}", "rough", rounded(rng, x, y))]
    if die <= 4:
        return [Feature(f"hedge_{number}", "obstacle", hedge(rng, x, y), cover="light")]
    return [Feature(f"house_{number}", "building", house(rng, x, y), size=2)]


def roll(rng: Rng) -> int:
    return rng.below(6) + 1


def rounded(rng: Rng, x: int, y: int) -> list[list[int]]:
    """A square an inch within its own, each corner cut off by half of so many inches as a die shows."""
    west, south, east, north = x + MARGIN, y + MARGIN, x + SQUARE - MARGIN, y + SQUARE - MARGIN
    cuts = [roll(rng) * INCH // 2 for _ in range(4)]
    return [
        [west + cuts[0], south],
        [east - cuts[1], south],
        [east, south + cuts[1]],
        [east, north - cuts[2]],
        [east - cuts[2], north],
        [west + cuts[3], north],
        [west, north - cuts[3]],
        [west, south + cuts[0]],
    ]


def hedge(rng: Rng, x: int, y: int) -> list[list[int]]:
    """Across the middle of the square from west to east, or, if the die is even, from south to north."""
    near, middle, far = MARGIN, SQUARE // 2, SQUARE - MARGIN
    if roll(rng) % 2:
        return [[x + near, y + middle], [x + far, y + middle]]
    return [[x + middle, y + near], [x + middle, y + far]]


def house(rng: Rng, x: int, y: int) -> list[list[int]]:
    """Four inches by three, as many inches from the west and the south as two dice show."""
    west, south = x + roll(rng) * INCH, y + roll(rng) * INCH
    east, north = west + 4 * INCH, south + 3 * INCH
    return [[west, south], [east, south], [east, north], [west, north]]
