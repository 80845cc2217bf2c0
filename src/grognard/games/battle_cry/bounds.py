"""What the numbers of a Battle Cry pack may be: beyond these no battle could be played."""

from typing import Final

from grognard.games.battle_cry.content import Content, Scenario, Value
from grognard.packs import Pack

FIGURES: Final = 4  # of a unit at most: its base holds no more
FARTHEST: Final = 6  # hexes that a unit can move or shoot
DICE: Final = 5  # there are no more
COVER: Final = 4
ORDERS: Final = 9
FLAGS: Final = 20


class Bounds:
    """Notes the numbers of one file that lie outside their bounds."""

    def __init__(self, pack: Pack, file: str) -> None:
        self.pack = pack
        self.file = file

    def number(self, where: str, value: int, lowest: int, highest: int) -> None:
        self.pack.expect_number(self.file, where, value, lowest, highest)

    def value(self, where: str, value: Value | None, lowest: int, highest: int) -> None:
        if value is not None:
            self.number(f"{where}.value", value.value, lowest, highest)

    def dice(self, where: str, dice: list[int]) -> None:
        """Dice by distance."""
        if len(dice) > FARTHEST:
            self.pack.complain(self.file, where, f"expected at most {FARTHEST} distances, got {len(dice)}")
        for index, each in enumerate(dice):
            self.number(f"{where}[{index}]", each, 0, DICE)


def check_numbers(pack: Pack, content: Content) -> None:
    """Note every number that is too small or too large."""
    Bounds(pack, "pack.toml").number("tokens", content.tokens, 0, 99)
    check_ground(Bounds(pack, "terrain.toml"), content)
    check_units(Bounds(pack, "units.toml"), content)
    check_cards(Bounds(pack, "cards.toml"), content)
    deck = {card.id: card.copies for card in content.cards}
    for scenario in content.scenarios:
        bounds = Bounds(pack, f"scenarios/{scenario.id}.toml")
        check_sides(bounds, scenario, sum(deck.values()) - sum(deck.get(id, 0) for id in scenario.removed))
        check_special(bounds, scenario)


def check_ground(bounds: Bounds, content: Content) -> None:
    for number, terrain in enumerate(content.terrain):
        bounds.value(f"terrain[{number}].cover", terrain.cover, 0, COVER)
        bounds.value(f"terrain[{number}].fewer", terrain.fewer, 0, DICE)
        for index, limit in enumerate(terrain.limit):
            bounds.dice(f"terrain[{number}].limit[{index}].dice", limit.dice)
    for number, work in enumerate(content.works):
        bounds.value(f"work[{number}].cover", work.cover, 0, COVER)
        bounds.value(f"work[{number}].ignores", work.ignores, 0, DICE)


def check_units(bounds: Bounds, content: Content) -> None:
    for number, unit in enumerate(content.units):
        bounds.number(f"unit[{number}].figures", unit.figures, 1, FIGURES)
        bounds.number(f"unit[{number}].moves", unit.moves, 0, FARTHEST)
        bounds.number(f"unit[{number}].battle_after", unit.battle_after, 0, FARTHEST)
        bounds.dice(f"unit[{number}].dice", unit.dice)
        bounds.dice(f"unit[{number}].hill_dice", unit.hill_dice)


def check_cards(bounds: Bounds, content: Content) -> None:
    for number, card in enumerate(content.cards):
        here = f"card[{number}]"
        bounds.number(f"{here}.copies", card.copies, 1, 99)
        for section, orders in (("left", card.left), ("center", card.center), ("right", card.right)):
            bounds.number(f"{here}.{section}", orders, -1, ORDERS)
        bounds.number(f"{here}.draws", card.draws, 1, 2)
        bounds.value(f"{here}.moves", card.moves, 1, FARTHEST)
        bounds.value(f"{here}.battles", card.battles, 1, 3)
        bounds.value(f"{here}.bonus", card.bonus, 0, 3)


def check_sides(bounds: Bounds, scenario: Scenario, deck: int) -> None:
    """Both hands are dealt from one deck."""
    for number, side in enumerate(scenario.side):
        bounds.number(f"side[{number}].cards", side.cards, 1, deck // 2)
        bounds.number(f"side[{number}].flags", side.flags, 1, FLAGS)


def check_special(bounds: Bounds, scenario: Scenario) -> None:
    """Objectives and special ground."""
    for number, goal in enumerate(scenario.objective):
        bounds.number(f"objective[{number}].need", goal.need, 1, len(goal.groups))
        bounds.number(f"objective[{number}].flags", goal.flags, 1, FLAGS)
    for number, feature in enumerate(scenario.feature):
        bounds.number(f"feature[{number}].cover", feature.cover, 0, COVER)
        bounds.number(f"feature[{number}].ignores", feature.ignores, 0, DICE)
    for number, steady in enumerate(scenario.steady):
        bounds.number(f"steady[{number}].flags", steady.flags, 0, DICE)
    for number, march in enumerate(scenario.march):
        bounds.number(f"march[{number}].moves", march.moves, 0, FARTHEST)
