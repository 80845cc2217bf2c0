"""What the numbers of a Tactique pack may be: beyond these no battle could be played."""

from typing import Final

from grognard.games.tactique.content import Content, Scenario
from grognard.packs import Pack

ELEMENTS: Final = 4
FARTHEST: Final = 9  # hexes that a unit can move or shoot
DICE: Final = 4  # TA-dice-10
TURNS: Final = 99
POINTS: Final = 99
WIDEST: Final = 40  # hexes of a board either way


def check_numbers(pack: Pack, content: Content) -> None:
    """Note every number that is too small or too large."""
    check_units(pack, content)
    for number, order in enumerate(content.orders):
        pack.expect_number("orders.toml", f"order[{number}].cost", order.cost, 1, 99)
    for scenario in content.scenarios:
        check_scenario(pack, f"scenarios/{scenario.id}.toml", scenario)


def check_units(pack: Pack, content: Content) -> None:
    """Elements, moves, dice and ranges."""
    for number, unit in enumerate(content.units):
        moves, guns = (0, FARTHEST), (1, DICE) if unit.arm == "artillery" else (0, DICE)
        for key, value, (lowest, highest) in (
            ("elements", unit.elements, (1, ELEMENTS)),
            ("combat", unit.combat, moves),
            ("no_combat", unit.no_combat, moves),
            ("march", unit.march, moves),
            ("range", unit.range, (1, FARTHEST)),
            ("fire", unit.fire, guns),
            ("fire_moved", unit.fire_moved, guns),
            ("rout", unit.rout, moves),
            *[(f"dice[{row}]", dice, (1, DICE)) for row, dice in enumerate(unit.dice)],
        ):
            pack.expect_number("units.toml", f"unit[{number}].{key}", value, lowest, highest)


def check_scenario(pack: Pack, file: str, scenario: Scenario) -> None:
    """Turns, targets, points and the size of the board."""
    pack.expect_number(file, "turns", scenario.turns, 1, TURNS)
    if len(scenario.rows) > WIDEST or any(len(row.split()) > WIDEST for row in scenario.rows):
        pack.complain(file, "rows", f"a board has at most {WIDEST} rows of {WIDEST} hexes")
    for number, given in enumerate(scenario.side):
        pack.expect_number(file, f"side[{number}].target", given.target, 0, POINTS)
        for index, change in enumerate(given.change):
            pack.expect_number(file, f"side[{number}].change[{index}].turn", change.turn, 1, TURNS)
    for number, line in enumerate(scenario.army):
        for index, unit in enumerate(line.units):
            pack.expect_number(file, f"army[{number}].units[{index}].turn", unit.turn, 0, TURNS)
    for number, goal in enumerate(scenario.objective):
        pack.expect_number(file, f"objective[{number}].blue", goal.blue, 0, POINTS)
        pack.expect_number(file, f"objective[{number}].red", goal.red, 0, POINTS)
    if scenario.fog is not None:
        pack.expect_number(file, "fog.until", scenario.fog.until, 1, TURNS)
        pack.expect_number(file, "fog.range", scenario.fog.range, 1, FARTHEST)
