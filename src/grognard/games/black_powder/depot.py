"""The depot of Black Powder: its lists, its grounds, and rosters from whatever they were made with."""

from collections.abc import Mapping
from typing import Final

from grognard.games.black_powder.content import Content, Profile, Roster
from grognard.games.black_powder.grounds import grounds
from grognard.games.black_powder.recruits import recruit
from grognard.games.black_powder.roster import (
    brigade_points,
    check_roster,
    points_of,
    profiles_for,
    read_roster,
    sizes_of,
    written,
)
from grognard.packs import PackError, Sheet
from grognard.packs.battlescribe import read_selected
from grognard.packs.depot import ArmyList, Depot, Enlisted, Field, Recruit


class BlackPowderDepot(Depot):
    """The armies of one pack."""

    def __init__(self, content: Content) -> None:
        self.content: Final = content

    def lists(self) -> list[ArmyList]:
        armies = [army.id for army in self.content.armies if not army.common]
        return [
            ArmyList(id, tuple([self.offered(each) for each in profiles_for(self.content, id).values()]))
            for id in armies
        ]

    def offered(self, profile: Profile) -> Recruit:
        """A profile as a list offers it."""
        others = [size for size in sizes_of(self.content, profile) if size != profile.size]
        return Recruit(
            profile.id,
            profile.arm,
            profile.weapon,
            profile.combat,
            tuple(profile.shooting),
            profile.morale,
            profile.stamina,
            tuple(profile.specials),
            tuple([(size, points_of(self.content, profile, size)) for size in (profile.size, *others)]),
        )

    def fields(self) -> list[Field]:
        return [
            Field(
                each.id,
                {"en": each.en, "fr": each.fr},
                {"en": each.notes_en, "fr": each.notes_fr},
                each.width,
                each.depth,
                each.drawn,
            )
            for each in grounds(self.content)
        ]

    def ready(self) -> dict[str, Enlisted]:
        return {id: self.enlisted(roster) for id, roster in self.content.rosters.items()}

    def judge(self, table: object) -> Enlisted:
        sheet = Sheet("", "")
        try:
            roster = sheet.convert(table, Roster)
        except PackError as error:
            return Enlisted(None, "", 0, (), tuple(error.findings))
        check_roster(sheet, self.content, roster)
        costs = brigade_points(self.content, roster)
        return Enlisted(roster, written(roster), sum(costs), tuple(costs), tuple(sheet.findings))

    def read(self, file: str, text: str) -> Enlisted:
        try:
            return self.enlisted(read_roster(file, text, self.content))
        except PackError as error:
            return Enlisted(None, "", 0, (), tuple(error.findings))

    def take_over(self, file: str, data: bytes, names: Mapping[str, list[str]]) -> Enlisted:
        try:
            return self.enlisted(recruit(file, read_selected(file, data), self.content, names))
        except PackError as error:
            return Enlisted(None, "", 0, (), tuple(error.findings))

    def enlisted(self, roster: Roster) -> Enlisted:
        """A roster in which nothing is wrong."""
        costs = brigade_points(self.content, roster)
        return Enlisted(roster, written(roster), sum(costs), tuple(costs))
