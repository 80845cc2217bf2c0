"""Reads a pack of Black Powder and checks that its parts fit each other."""

from typing import TypeVar

from grognard.games.black_powder.bounds import check_numbers
from grognard.games.black_powder.content import (
    Army,
    Blunder,
    BreakResult,
    Content,
    Distance,
    Footprint,
    Formation,
    Ground,
    Margin,
    Modifier,
    Move,
    Roster,
    Scenario,
    Size,
    Special,
    TerrainKind,
    Weapon,
)
from grognard.games.black_powder.grounds import bare
from grognard.games.black_powder.lists import check_armies
from grognard.games.black_powder.places import check_forces
from grognard.games.black_powder.roster import check_rosters
from grognard.games.black_powder.survey import check_ground
from grognard.games.black_powder.tables import check_tables
from grognard.games.black_powder.weights import Weights
from grognard.packs import Header, Pack, read_weights

T = TypeVar("T", Army, Ground)


def read(pack: Pack, thorough: bool) -> Content:
    """The whole content of the pack; a PackError tells everything that is wrong with it.

    Thorough reading also checks it against the rules and their texts: Grognard's own packs are known to fit.
    """
    pack.record("pack.toml", Header)
    content = Content(
        moves=pack.records("measures.toml", "move", Move),
        distances=pack.records("measures.toml", "distance", Distance),
        modifiers=pack.records("rolls.toml", "modifier", Modifier),
        margins=pack.records("rolls.toml", "margin", Margin),
        blunders=pack.records("rolls.toml", "blunder", Blunder),
        break_results=pack.records("rolls.toml", "break", BreakResult),
        weapons=pack.records("units.toml", "weapon", Weapon),
        sizes=pack.records("units.toml", "size", Size),
        formations=pack.records("units.toml", "formation", Formation),
        footprints=pack.records("measures.toml", "footprint", Footprint),
        terrain=pack.records("terrain.toml", "terrain", TerrainKind),
        specials=pack.records("units.toml", "special", Special),
        armies=read_each(pack, "armies", Army),
        scenarios=pack.scenarios(Scenario),
        grounds=read_each(pack, "grounds", Ground),
        rosters=read_rosters(pack),
        weights=Weights(read_weights(pack, "black_powder")),
    )
    if thorough:
        check(pack, content)
    pack.check()
    return content


def read_each(pack: Pack, folder: str, kind: type[T]) -> list[T]:
    """Every file of a folder of the pack, by name; the id of what it holds is its name."""
    found = []
    for path in sorted((pack.folder / folder).glob("*.toml")):
        file = f"{folder}/{path.name}"
        each = pack.record(file, kind)
        if each is not None and each.id != path.stem:
            pack.complain(
                file, "id", f'the id "{each.id}" is not the name of the file', f'write "{path.stem}"'
            )
        if each is not None:
            found.append(each)
    return found


def read_rosters(pack: Pack) -> dict[str, Roster]:
    """The rosters that are ready to play, by the names of their files."""
    files = sorted((pack.folder / "rosters").glob("*.toml"))
    found = {path.stem: pack.record(f"rosters/{path.name}", Roster) for path in files}
    return {id: roster for id, roster in found.items() if roster is not None}


def check(pack: Pack, content: Content) -> None:
    """Note everything that does not fit."""
    pack.clauses()
    for language in ("en", "fr"):
        pack.rule_texts(language)
    check_numbers(pack, content)
    check_tables(pack, content)
    check_armies(pack, content)
    for scenario in content.scenarios:
        check_ground(pack, f"scenarios/{scenario.id}.toml", scenario)
        check_forces(pack, content, scenario)
    for ground in content.grounds:
        check_ground(pack, f"grounds/{ground.id}.toml", bare(ground))
    check_rosters(pack, content)
    if not content.scenarios:
        pack.complain("scenarios", "", "there is no scenario that can be read")
