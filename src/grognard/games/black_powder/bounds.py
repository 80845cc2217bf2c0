"""What the numbers of a pack of Black Powder may be: beyond these no battle could be fought."""

from typing import Final

from grognard.games.black_powder.content import Content, Profile, Scenario
from grognard.games.black_powder.grounds import bare
from grognard.packs import Pack

INCH: Final = 1000  # thousandths
TABLE: Final = 100  # inches, the longest side of a table: beyond, products outgrow 62 bits
TURNS: Final = 99
POINTS: Final = 999
DICE: Final = 12
RATINGS: Final = (5, 10)  # BP-cmd-3


def check_numbers(pack: Pack, content: Content) -> None:
    """Note every number that is too small or too large."""
    check_measures(pack, content)
    check_rolls(pack, content)
    check_units(pack, content)
    for army in content.armies:
        for number, profile in enumerate(army.profile):
            check_profile(pack, f"armies/{army.id}.toml", f"profile[{number}]", profile)
    for scenario in content.scenarios:
        check_scenario(pack, f"scenarios/{scenario.id}.toml", scenario)
    for ground in content.grounds:
        check_scenario(pack, f"grounds/{ground.id}.toml", bare(ground))


def expect_length(pack: Pack, file: str, where: str, length: int, lowest: int, highest: int) -> None:
    """A finding for a length outside its bounds, told in inches as it was written."""
    if not lowest <= length <= highest:
        expected = f"{inches(lowest)} to {inches(highest)} inches"
        pack.complain(file, where, f"expected {expected}, got {inches(length)}")


def inches(length: int) -> str:
    """A length as a file writes it."""
    return f"{length / INCH:g}"


def check_measures(pack: Pack, content: Content) -> None:
    """Moves, distances, footprints, ranges, penalties."""
    file = "measures.toml"
    for number, move in enumerate(content.moves):
        expect_length(pack, file, f"move[{number}].distance", move.distance, 1, TABLE * INCH)
    for number, distance in enumerate(content.distances):
        expect_length(pack, file, f"distance[{number}].length", distance.length, 1, TABLE * INCH)
    for number, footprint in enumerate(content.footprints):
        for key, length in (("width", footprint.width), ("depth", footprint.depth)):
            where = f"footprint[{number}].{key}"
            expect_length(pack, file, where, length, INCH // 10, 24 * INCH)
            if length % 2:
                pack.complain(file, where, "a footprint is halved: give an even number of thousandths")
    for number, weapon in enumerate(content.weapons):
        expect_length(pack, "units.toml", f"weapon[{number}].range", weapon.range, 0, TABLE * INCH)
    for number, terrain in enumerate(content.terrain):
        here = f"terrain[{number}]"
        expect_length(pack, "terrain.toml", f"{here}.penalty", terrain.penalty, 0, 24 * INCH)
        pack.expect_number("terrain.toml", f"{here}.pace", terrain.pace, 1, 9)


def check_rolls(pack: Pack, content: Content) -> None:
    """Modifiers, moves granted, blunders."""
    file = "rolls.toml"
    for number, modifier in enumerate(content.modifiers):
        pack.expect_number(file, f"modifier[{number}].value", modifier.value, -6, 6)
    for number, margin in enumerate(content.margins):
        pack.expect_number(file, f"margin[{number}].at_least", margin.at_least, 0, 8)
        pack.expect_number(file, f"margin[{number}].moves", margin.moves, 1, 3)
    for number, blunder in enumerate(content.blunders):
        pack.expect_number(file, f"blunder[{number}].die", blunder.die, 1, 6)
        pack.expect_number(file, f"blunder[{number}].moves", blunder.moves, 0, 3)
        for index, moves in enumerate(blunder.moves_by_die):
            pack.expect_number(file, f"blunder[{number}].moves_by_die[{index}]", moves, 1, 3)


def check_units(pack: Pack, content: Content) -> None:
    """Sizes, formations, numbers of special rules."""
    file = "units.toml"
    for number, size in enumerate(content.sizes):
        for key, value in (("shooting", size.shooting), ("combat", size.combat), ("stamina", size.stamina)):
            pack.expect_number(file, f"size[{number}].{key}", value, -6, 6)
    for number, formation in enumerate(content.formations):
        here = f"formation[{number}]"
        pack.expect_number(file, f"{here}.shooting", formation.shooting or 0, 0, DICE)
        pack.expect_number(file, f"{here}.combat", formation.combat or 0, 0, DICE)
        pack.expect_number(file, f"{here}.most_moves", formation.most_moves, 1, 3)
    for number, special in enumerate(content.specials):
        pack.expect_number(file, f"special[{number}].number", special.number, 0, 6)


def check_profile(pack: Pack, file: str, here: str, profile: Profile) -> None:
    """Dice, Morale, Stamina and points."""
    pack.expect_number(file, f"{here}.combat", profile.combat, 0, DICE)
    for index, dice in enumerate(profile.shooting):
        pack.expect_number(file, f"{here}.shooting[{index}]", dice, 0, DICE)
    pack.expect_number(file, f"{here}.morale", profile.morale, 2, 6)
    pack.expect_number(file, f"{here}.stamina", profile.stamina, 1, 9)
    pack.expect_number(file, f"{here}.points", profile.points, 1, POINTS)


def check_scenario(pack: Pack, file: str, scenario: Scenario) -> None:
    """Table, turns, features, objectives, commanders, facings."""
    for key, length in (("width", scenario.width), ("depth", scenario.depth)):
        expect_length(pack, file, key, length, 12 * INCH, TABLE * INCH)
    pack.expect_number(file, "turns", scenario.turns, 1, TURNS)
    for number, feature in enumerate(scenario.terrain):
        here = f"terrain[{number}]"
        pack.expect_number(file, f"{here}.size", feature.size, 0, 3)
        pack.expect_number(file, f"{here}.level", feature.level, 0, 9)
        expect_length(pack, file, f"{here}.width", feature.width, 0, 12 * INCH)
    for number, objective in enumerate(scenario.objective):
        pack.expect_number(file, f"objective[{number}].points", objective.points, 1, POINTS)
        expect_length(pack, file, f"objective[{number}].radius", objective.radius, 0, 24 * INCH)
    for number, commander in enumerate(scenario.commander):
        pack.expect_number(file, f"commander[{number}].rating", commander.rating, *RATINGS)
        pack.expect_number(file, f"commander[{number}].bonus", commander.bonus, 0, DICE)
    for number, unit in enumerate(scenario.unit):
        if not 0 <= unit.facing < 3600:
            told = f"expected 0 to 359.9 degrees, got {unit.facing / 10:g}"
            pack.complain(file, f"unit[{number}].facing", told)
