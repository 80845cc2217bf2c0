"""What the numbers of a pack of La Guerre de Gradisca may be: beyond these no war could be played."""

import re
from typing import Final

from grognard.games.gradisca.content import Content, Scenario
from grognard.packs import Pack

LEVELS: Final = 9  # of a wall
CARDS: Final = 36  # each has clauses of its own (GR-2.2-1)
POINTS: Final = 99
FORTS: Final = 20
CANVAS: Final = 9999
FIRE: Final = re.compile(r"[0-6](/[0-6])?")

# The numbers of a card's effect, where it has them.
NUMBERS: Final = {
    "points": (1, POINTS),
    "morale": (-8, 8),
    "boxes": (-15, 15),
    "bonus": (1, 5),
    "highest": (1, 6),
    "places": (1, 20),
    "units": (1, 20),
    "hits": (1, 9),
    "hits_difficult": (1, 9),
}


def check_numbers(pack: Pack, content: Content) -> None:
    """Note every number that is too small or too large."""
    check_map(pack, content)
    check_forces(pack, content)
    check_cards(pack, content)
    for number, box in enumerate(content.boxes):
        pack.expect_number("track.toml", f"box[{number}].year", box.year, 1, 9999)
    for number, zone in enumerate(content.zones):
        pack.expect_number("track.toml", f"zone[{number}].lowest", zone.lowest, 1, 9)
        pack.expect_number("track.toml", f"zone[{number}].highest", zone.highest, zone.lowest, 9)
    for scenario in content.scenarios:
        check_scenario(pack, f"scenarios/{scenario.id}.toml", scenario)


def check_map(pack: Pack, content: Content) -> None:
    """Canvas, places of names, levels of walls."""
    width = height = CANVAS
    for number, canvas in enumerate(content.canvas):
        width, height = canvas.width, canvas.height
        pack.expect_number("map.toml", f"canvas[{number}].width", width, 1, CANVAS)
        pack.expect_number("map.toml", f"canvas[{number}].height", height, 1, CANVAS)
    for number, area in enumerate(content.areas):
        for index, (value, highest) in enumerate(zip(area.at, (width, height), strict=False)):
            pack.expect_number("map.toml", f"area[{number}].at[{index}]", value, 0, highest)
    for number, border in enumerate(content.borders):
        pack.expect_number("map.toml", f"border[{number}].level", border.level, 0, LEVELS)


def check_forces(pack: Pack, content: Content) -> None:
    """Command values and fire values."""
    file = "forces.toml"
    for number, command in enumerate(content.commands):
        pack.expect_number(file, f"command[{number}].player", command.player, 1, 2)
    for number, leader in enumerate(content.leaders):
        pack.expect_number(file, f"leader[{number}].value", leader.value, 1, 6)
        lowest = 1 if leader.replacement else 0
        pack.expect_number(file, f"leader[{number}].replacement_value", leader.replacement_value, lowest, 6)
    for number, unit in enumerate(content.units):
        for key, text in (("fire", unit.fire), ("disorganised", unit.disorganised)):
            if not FIRE.fullmatch(text) and (text or key == "fire"):
                pack.complain(
                    file, f"unit[{number}].{key}", f'"{text}" is no fire value', 'as in "3" or "2/3"'
                )


def check_cards(pack: Pack, content: Content) -> None:
    """Numbers of cards and of their effects."""
    for number, card in enumerate(content.cards):
        here = f"card[{number}]"
        pack.expect_number("cards.toml", f"{here}.number", card.number, 1, CARDS)
        for key, value in card.numbers().items():
            if value:
                pack.expect_number("cards.toml", f"{here}.{key}", value, *NUMBERS[key])
        for index, crowd in enumerate(card.crowds):
            pack.expect_number("cards.toml", f"{here}.crowds[{index}]", crowd, 1, 99)


def check_scenario(pack: Pack, file: str, scenario: Scenario) -> None:
    """Forts, morale and points."""
    for number, army in enumerate(scenario.army):
        pack.expect_number(file, f"army[{number}].forts", army.forts, 0, FORTS)
        pack.expect_number(file, f"army[{number}].morale", army.morale, 1, 9)
        pack.expect_number(file, f"army[{number}].points", army.points, 0, POINTS)
    for number, prize in enumerate(scenario.prize):
        pack.expect_number(file, f"prize[{number}].points", prize.points, 1, POINTS)
