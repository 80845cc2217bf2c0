"""Checks the ground of a scenario of Black Powder: zones, features and objectives on the table."""

from typing import Final

from grognard.boards.plane import segments_meet, side
from grognard.boards.polygons import turning
from grognard.games.black_powder.content import Feature, Objective, Scenario
from grognard.games.black_powder.vocabulary import SHAPES
from grognard.packs import Pack

# What a kind of terrain says of itself, besides its points.
ATTRIBUTES: Final = {"building": "size", "hill": "level", "road": "width", "obstacle": "cover"}


def check_ground(pack: Pack, file: str, scenario: Scenario) -> None:
    """Note everything that is wrong with the ground of a scenario."""
    for side_id in ("a", "b"):
        if not any(zone.side == side_id for zone in scenario.zone):
            pack.complain(file, "zone", f'the side "{side_id}" has no zone')
    for number, zone in enumerate(scenario.zone):
        check_outline(pack, file, f"zone[{number}].points", scenario, zone.points)
    taken: list[str] = []
    for number, feature in enumerate(scenario.terrain):
        here = f"terrain[{number}]"
        claim(pack, file, f"{here}.id", feature.id, taken)
        if SHAPES[feature.kind] == "area":
            check_outline(pack, file, f"{here}.points", scenario, feature.points)
        else:
            check_chain(pack, file, f"{here}.points", scenario, feature.points)
        check_attributes(pack, file, here, feature)
    for number, objective in enumerate(scenario.objective):
        claim(pack, file, f"objective[{number}].id", objective.id, taken)
        check_objective(pack, file, f"objective[{number}]", scenario, objective)
    check_victory(pack, file, scenario)


def claim(pack: Pack, file: str, where: str, id: str, taken: list[str]) -> None:
    """An id of a scenario is used once."""
    if id in taken:
        pack.complain(file, where, f'"{id}" is already an id of this scenario')
    taken.append(id)


def check_points(pack: Pack, file: str, where: str, scenario: Scenario, points: list[list[int]]) -> bool:
    """Whether each is a point of the table."""
    good = True
    for number, point in enumerate(points):
        good = check_point(pack, file, f"{where}[{number}]", scenario, point) and good
    return good


def check_point(pack: Pack, file: str, where: str, scenario: Scenario, point: list[int]) -> bool:
    """Whether it is a point of the table."""
    if len(point) != 2:
        pack.complain(file, where, "give x and y", "as in [24, 18.5]")
        return False
    if not (0 <= point[0] <= scenario.width and 0 <= point[1] <= scenario.depth):
        pack.complain(file, where, "this is off the table")
        return False
    return True


def check_chain(pack: Pack, file: str, where: str, scenario: Scenario, points: list[list[int]]) -> None:
    """A line is two points or more, each elsewhere than the one before."""
    if len(points) < 2:
        pack.complain(file, where, "a line is two points or more")
    elif check_points(pack, file, where, scenario, points) and repeated(points):
        pack.complain(file, where, "two points that follow each other are the same")


def check_outline(pack: Pack, file: str, where: str, scenario: Scenario, points: list[list[int]]) -> None:
    """An area is three points or more, and its sides do not cross."""
    if len(points) < 3:
        pack.complain(file, where, "an area is three points or more")
    elif check_points(pack, file, where, scenario, points):
        if repeated([*points, points[0]]):
            pack.complain(file, where, "two points that follow each other are the same")
        elif not is_simple(points):
            pack.complain(file, where, "the sides of this area cross, or it is flat")


def repeated(points: list[list[int]]) -> bool:
    """A point stands twice in a row."""
    return any(points[number] == points[number + 1] for number in range(len(points) - 1))


def is_simple(points: list[list[int]]) -> bool:
    """The outline goes round something, and no two of its sides meet but neighbours in their corner."""
    count = len(points)
    if turning([number for point in points for number in point]) == 0:
        return False
    sides = [(*points[number], *points[(number + 1) % count]) for number in range(count)]
    for first in range(count):
        for second in range(first + 2, count):
            neighbours = first == 0 and second == count - 1
            if not neighbours and segments_meet(*sides[first], *sides[second]):
                return False
    return not any(folds_back(points, number) for number in range(count))


def folds_back(points: list[list[int]], number: int) -> bool:
    """The side after a corner lies on the side before it."""
    before, here, after = points[number - 1], points[number], points[(number + 1) % len(points)]
    if side(*before, *here, *after) != 0:
        return False
    return (here[0] - before[0]) * (after[0] - here[0]) + (here[1] - before[1]) * (after[1] - here[1]) < 0


def check_attributes(pack: Pack, file: str, here: str, feature: Feature) -> None:
    """A building has a size, a hill a level, a road a width, an obstacle a cover; nothing else has one."""
    given = {
        "size": feature.size > 0,
        "level": feature.level > 0,
        "width": feature.width > 0,
        "cover": feature.cover is not None,
    }
    for kind, key in ATTRIBUTES.items():
        if feature.kind == kind and not given[key]:
            pack.complain(file, here, f'the kind "{kind}" needs {key}')
        if feature.kind != kind and given[key]:
            pack.complain(file, f"{here}.{key}", f'the kind "{feature.kind}" has no use for it')


def check_objective(pack: Pack, file: str, here: str, scenario: Scenario, objective: Objective) -> None:
    """A building of the scenario, or a disc on the table."""
    if bool(objective.building) == bool(objective.at):
        pack.complain(file, here, "an objective is a building or a disc", "give building, or at and radius")
    if bool(objective.at) != bool(objective.radius):
        pack.complain(file, here, "a disc has a centre and a radius", "give at and radius")
    if objective.building:
        buildings = [feature.id for feature in scenario.terrain if feature.kind == "building"]
        pack.expect_id(file, f"{here}.building", objective.building, buildings, "building")
    if objective.at:
        check_point(pack, file, f"{here}.at", scenario, objective.at)


def check_victory(pack: Pack, file: str, scenario: Scenario) -> None:
    """Army morale ends a battle, and one line decides it after the last turn (BP-vic-6)."""
    rules = [victory.rule for victory in scenario.victory]
    if rules.count("army_break") != 1:
        pack.complain(file, "victory", "army_break is there once (BP-scen-6)")
    if len(rules) - rules.count("army_break") != 1:
        pack.complain(file, "victory", "one rule decides after the last turn", "most_points or score")
    for number, victory in enumerate(scenario.victory):
        here = f"victory[{number}]"
        if (victory.rule == "score") != (victory.side is not None and victory.wins > 0):
            pack.complain(
                file, here, "a score is of a side, which wins with so many points; nothing else has one"
            )
        if victory.draws is not None and not 0 < victory.draws < victory.wins:
            pack.complain(file, f"{here}.draws", "a draw takes fewer points than a victory, and one at least")
