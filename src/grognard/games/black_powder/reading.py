"""Reads a pack of Black Powder and checks that its parts fit each other."""

from grognard.games.black_powder.bounds import check_numbers
from grognard.games.black_powder.content import (
    Army,
    Blunder,
    BreakResult,
    Content,
    Distance,
    Footprint,
    Formation,
    Margin,
    Modifier,
    Move,
    Scenario,
    Size,
    Special,
    TerrainKind,
    Weapon,
)
from grognard.games.black_powder.lists import check_armies
from grognard.games.black_powder.places import check_forces
from grognard.games.black_powder.survey import check_ground
from grognard.games.black_powder.tables import check_tables
from grognard.packs import Header, Pack


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
        armies=read_armies(pack),
        scenarios=pack.scenarios(Scenario),
    )
    if thorough:
        check(pack, content)
    pack.check()
    return content


def read_armies(pack: Pack) -> list[Army]:
    """Every army list, by file name; its id is its file's name."""
    found = []
    for path in sorted((pack.folder / "armies").glob("*.toml")):
        file = f"armies/{path.name}"
        army = pack.record(file, Army)
        if army is not None and army.id != path.stem:
            pack.complain(
                file, "id", f'the id "{army.id}" is not the name of the file', f'write "{path.stem}"'
            )
        if army is not None:
            found.append(army)
    return found


def check(pack: Pack, content: Content) -> None:
    """Note everything that does not fit."""
    pack.clauses()
    for language in ("en", "fr"):
        pack.rule_texts(language)
    check_numbers(pack, content)
    check_tables(pack, content)
    check_armies(pack, content)
    for scenario in content.scenarios:
        check_ground(pack, scenario)
        check_forces(pack, content, scenario)
    if not content.scenarios:
        pack.complain("scenarios", "", "there is no scenario that can be read")
