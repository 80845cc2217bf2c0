"""Checks a scenario against the rest of the pack: who starts where, loot, camps, forts, prizes."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from grognard.games.gradisca.content import Army, Content, Loot, Scenario
from grognard.packs import Pack

SIDES: Final = ("ven", "aus")
MARKERS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "?")


def check_scenario(pack: Pack, content: Content, scenario: Scenario) -> None:
    """Note everything that does not fit."""
    ScenarioCheck(pack, content, scenario).check()


class ScenarioCheck:
    """One scenario against the rest of the pack."""

    def __init__(self, pack: Pack, content: Content, scenario: Scenario) -> None:
        self.pack = pack
        self.content = content
        self.scenario = scenario
        self.file = f"scenarios/{scenario.id}.toml"
        self.areas = [area.id for area in content.areas]
        self.fortresses = [area.id for area in content.areas if area.feature == "fortress"]
        self.sides = content.sides()
        self.held: dict[str, str] = {}  # area -> the side that stands there

    def check(self) -> None:
        """Everything, the units first: camps and forts keep away from enemies."""
        self.check_places()
        self.check_turns()
        if [army.side for army in self.scenario.army] != list(SIDES):
            self.wrong("army", "each side is given once", 'write [[army]] for "ven", then for "aus"')
        for number, army in enumerate(self.scenario.army):
            self.check_army(f"army[{number}]", army)
        for number, fort in enumerate(self.scenario.fort):
            where = f"fort[{number}].area"
            if self.known(where, fort.area, self.areas, "area"):
                self.keep_clear(where, "fort", fort.side, fort.area)
        for a, b in pairwise(sorted(fort.area for fort in self.scenario.fort)):
            if a == b:
                self.wrong("fort", f'there are two forts in "{a}"', "one at most (GR-10-3)")
        self.check_loot()
        for number, prize in enumerate(self.scenario.prize):
            self.known(f"prize[{number}].area", prize.area, self.areas, "area")

    def check_places(self) -> None:
        """Every leader and unit once: on the map or in a group; no two sides in one area."""
        start: dict[str, str] = {}
        for number, place in enumerate(self.scenario.place):
            here = f"place[{number}]"
            self.known(f"{here}.area", place.area, self.areas, "area")
            for index, unit in enumerate(place.units):
                where = f"{here}.units[{index}]"
                if not self.known(where, unit, self.sides, "unit"):
                    continue
                if unit in start:
                    self.wrong(where, f"{unit} already starts in {start[unit]}")
                start[unit] = place.area
                if self.held.setdefault(place.area, self.sides[unit]) != self.sides[unit]:
                    self.wrong(where, f"{unit} would start among enemies")
        waiting = {member: group.id for group in self.content.groups for member in group.members}
        for unit in self.sides:
            if unit in start and unit in waiting:
                self.wrong("place", f"{unit} starts in {start[unit]} and waits in the group {waiting[unit]}")
            elif unit not in start and unit not in waiting:
                self.wrong(
                    "place", f"{unit} starts nowhere", "place it, or put it into a group of groups.toml"
                )

    def check_turns(self) -> None:
        """The war begins before it ends."""
        boxes = [box.id for box in self.content.boxes]
        both = [
            self.known(key, value, boxes, "box")
            for key, value in (("begins", self.scenario.begins), ("ends", self.scenario.ends))
        ]
        if all(both) and boxes.index(self.scenario.begins) > boxes.index(self.scenario.ends):
            self.wrong("ends", f"{self.scenario.ends} comes before {self.scenario.begins}")

    def check_army(self, here: str, army: Army) -> None:
        """A camp on open ground of one's own, and a card to begin with."""
        if self.known(f"{here}.camp", army.camp, self.areas, "area"):
            self.keep_clear(f"{here}.camp", "camp", army.side, army.camp)
        if army.card:
            cards = {card.id: card for card in self.content.cards}
            if self.known(f"{here}.card", army.card, cards, "card") and cards[army.card].later:
                self.wrong(f"{here}.card", f"{army.card} is not in the deck at the start")

    def keep_clear(self, where: str, what: str, side: str, area: str) -> None:
        """Neither in a fortress nor among enemies (GR-24-4, GR-10-5)."""
        if area in self.fortresses:
            self.wrong(where, f"no {what} stands in a fortress")
        if self.held.get(area, side) != side:
            self.wrong(where, f"enemies of this {what} start there")

    def check_loot(self) -> None:
        """As many markers as areas, one in each."""
        laid: dict[str, str] = {}
        given: set[str] = set()
        for number, loot in enumerate(self.scenario.loot):
            here = f"loot[{number}]"
            if loot.side in given:
                self.wrong(f"{here}.side", f'"{loot.side}" has two sets of loot')
            given.add(loot.side)
            self.check_markers(here, loot)
            for index, area in enumerate(loot.areas):
                self.known(f"{here}.areas[{index}]", area, self.areas, "area")
                if area in laid:
                    self.wrong(f"{here}.areas[{index}]", f"there is already a marker in {area}")
                laid[area] = loot.side

    def check_markers(self, here: str, loot: Loot) -> None:
        """Numbers from 1 to 9, or "?"."""
        markers = loot.markers.split()
        for marker in markers:
            if marker not in MARKERS:
                self.wrong(f"{here}.markers", f'"{marker}" is no marker', 'a number from 1 to 9, or "?"')
        if len(markers) != len(loot.areas):
            self.wrong(f"{here}.markers", f"{len(markers)} markers for {len(loot.areas)} areas")

    def known(self, where: str, value: str, known: Iterable[str], what: str) -> bool:
        return self.pack.expect_id(self.file, where, value, known, what)

    def wrong(self, where: str, message: str, hint: str = "") -> None:
        self.pack.complain(self.file, where, message, hint)
