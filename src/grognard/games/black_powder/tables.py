"""Checks the tables of a pack of Black Powder: each row that the rules ask for is there once."""

from collections.abc import Iterable

from grognard.games.black_powder.content import Content
from grognard.games.black_powder.vocabulary import (
    DISTANCES,
    FORMATIONS,
    MOVES,
    ROWS,
    SHAPES,
    SIZES,
    SPECIALS,
)
from grognard.packs import Pack


def check_tables(pack: Pack, content: Content) -> None:
    """Note every row that is missing, twice there, or unknown."""
    check_words(pack, "measures.toml", "move", [each.id for each in content.moves], MOVES)
    check_words(pack, "measures.toml", "distance", [each.id for each in content.distances], DISTANCES)
    check_words(pack, "units.toml", "size", [each.id for each in content.sizes], SIZES)
    check_words(pack, "units.toml", "formation", [each.id for each in content.formations], FORMATIONS)
    check_words(pack, "units.toml", "special", [each.id for each in content.specials], SPECIALS)
    check_words(pack, "terrain.toml", "terrain", [each.id for each in content.terrain], SHAPES)
    check_modifiers(pack, content)
    check_rolls(pack, content)
    check_footprints(pack, content)
    check_specials(pack, content)
    check_clauses(pack, content)
    for number, terrain in enumerate(content.terrain):
        if terrain.shape != SHAPES[terrain.id]:
            told = f'"{terrain.id}" is of the shape "{SHAPES[terrain.id]}"'
            pack.complain("terrain.toml", f"terrain[{number}].shape", told)


def check_words(pack: Pack, file: str, name: str, given: list[str], known: Iterable[str]) -> None:
    """A table has an entry for each word that the rules ask for, and no other."""
    for number, id in enumerate(given):
        pack.expect_id(file, f"{name}[{number}].id", id, known, name)
    for id in known:
        if id not in given:
            pack.complain(file, name, f'there is no entry for "{id}"')


def check_modifiers(pack: Pack, content: Content) -> None:
    """Each row of each table of modifiers once."""
    given: list[tuple[str, str]] = []
    for number, modifier in enumerate(content.modifiers):
        here = f"modifier[{number}].row"
        pack.expect_id("rolls.toml", here, modifier.row, ROWS[modifier.roll], "row")
        if (modifier.roll, modifier.row) in given:
            pack.complain("rolls.toml", here, f'the row "{modifier.row}" is already there')
        given.append((modifier.roll, modifier.row))
    for roll, rows in ROWS.items():
        for row in rows:
            if (roll, row) not in given:
                pack.complain("rolls.toml", "modifier", f'there is no row "{row}" of the roll "{roll}"')


def check_rolls(pack: Pack, content: Content) -> None:
    """Moves granted from a margin of 0 up; a blunder for each face of the die; a result for each total."""
    file = "rolls.toml"
    margins = [margin.at_least for margin in content.margins]
    if margins != sorted(set(margins)) or margins[:1] != [0]:
        pack.complain(file, "margin", "the margins begin with 0 and rise")
    if sorted(blunder.die for blunder in content.blunders) != [1, 2, 3, 4, 5, 6]:
        pack.complain(file, "blunder", "there is a blunder for each of 1 to 6")
    for number, blunder in enumerate(content.blunders):
        here = f"blunder[{number}]"
        if blunder.result == "uncontrolled":
            if len(blunder.moves_by_die) != 6 or blunder.moves:
                pack.complain(
                    file, here, "an uncontrolled charge has six numbers of moves_by_die instead of moves"
                )
        elif not blunder.moves or blunder.moves_by_die:
            pack.complain(file, here, f'the result "{blunder.result}" has a number of moves')
    totals = sorted({result.total for result in content.break_results})
    rows = sorted([(result.total, result.row) for result in content.break_results])
    whole = [(total, row) for total in totals for row in ("combat", "shooting")]
    if not totals or rows != whole or totals != list(range(totals[0], totals[-1] + 1)):
        pack.complain(file, "break", "each total from the lowest to the highest has a result for both rows")


def check_footprints(pack: Pack, content: Content) -> None:
    """Each once, for an arm that takes that formation."""
    file = "measures.toml"
    arms = {formation.id: formation.arms for formation in content.formations}
    given: dict[tuple[str, str, str], int] = {}
    for number, footprint in enumerate(content.footprints):
        here = f"footprint[{number}]"
        if footprint.arm not in arms.get(footprint.formation, [footprint.arm]):
            told = f'the arm "{footprint.arm}" does not take it'
            pack.complain(file, f"{here}.formation", told)
        key = (footprint.arm, footprint.formation, footprint.size)
        if key in given:
            pack.complain(file, here, f"footprint[{given[key]}] is for the same units")
        given.setdefault(key, number)


def check_specials(pack: Pack, content: Content) -> None:
    """A special rule includes others, not itself."""
    for number, special in enumerate(content.specials):
        for index, id in enumerate(special.includes):
            where = f"special[{number}].includes[{index}]"
            if id == special.id:
                pack.complain("units.toml", where, "a rule does not include itself")
            pack.expect_id("units.toml", where, id, SPECIALS, "special rule")


def check_clauses(pack: Pack, content: Content) -> None:
    """The clauses that the tables name are in the rules."""
    known = [clause.id for clause in pack.clauses()]
    tables = {
        ("measures.toml", "move"): [each.clause for each in content.moves],
        ("measures.toml", "distance"): [each.clause for each in content.distances],
        ("rolls.toml", "modifier"): [each.clause for each in content.modifiers],
        ("rolls.toml", "blunder"): [each.clause for each in content.blunders],
        ("rolls.toml", "break"): [each.clause for each in content.break_results],
        ("terrain.toml", "terrain"): [each.clause for each in content.terrain],
        ("units.toml", "special"): [each.clause for each in content.specials],
    }
    if known:
        for (file, name), clauses in tables.items():
            for number, clause in enumerate(clauses):
                pack.expect_id(file, f"{name}[{number}].clause", clause, known, "clause")
