"""Rosters of Black Powder: an army chosen from a list, checked and counted in points."""

from typing import Final

from grognard.games.black_powder.bounds import DICE, RATINGS
from grognard.games.black_powder.content import Content, Officer, Profile, Roster, Size, SizeId, Troops
from grognard.games.black_powder.lists import FIRST
from grognard.packs import Pack, Sheet

COUNT: Final = 20  # units of one kind in a brigade
BRIGADES: Final = 12
UNITS: Final = 60  # in an army: beyond, no table holds them
LONGEST: Final = 60  # letters of a name
LIMIT: Final = 99_999  # points
DICE_BY_RANGE: Final = ((12_000, 2), (16_000, 3))  # what an infantry die is worth (BP-list-3); 4 beyond


def read_roster(file: str, text: str, content: Content) -> Roster:
    """The roster in a text; a PackError tells everything that is wrong with it."""
    sheet = Sheet(file, text)
    roster = sheet.record(Roster)
    check_roster(sheet, content, roster)
    sheet.check()
    return roster


def check_roster(sheet: Sheet, content: Content, roster: Roster) -> None:
    """Note everything that the list does not allow."""
    armies = [army.id for army in content.armies if not army.common]
    known = sheet.expect_id("army", roster.army, armies, "army")
    listed = profiles_for(content, roster.army) if known else content.profiles()
    check_officer(sheet, "general", roster.general)
    sheet.expect_number("limit", roster.limit, 0, LIMIT)
    check_name(sheet, "name", roster.name)
    if not roster.brigade:
        sheet.complain("brigade", "there is no brigade", "", "finding-no-brigade")  # BP-over-1
    if len(roster.brigade) > BRIGADES:
        told = f"expected at most {BRIGADES} brigades, got {len(roster.brigade)}"
        sheet.complain("brigade", told, "", "finding-brigades", most=BRIGADES, got=len(roster.brigade))
    for number, brigade in enumerate(roster.brigade):
        here = f"brigade[{number}]"
        check_name(sheet, f"{here}.name", brigade.name)
        check_officer(sheet, f"{here}.commander", brigade.commander)
        if not brigade.unit:
            sheet.complain(f"{here}.unit", "a brigade has a unit at least", "", "finding-no-unit")
        for index, troops in enumerate(brigade.unit):
            check_troops(sheet, content, roster, listed, f"{here}.unit[{index}]", troops)
    count = sum(troops.count for brigade in roster.brigade for troops in brigade.unit)
    if count > UNITS and not sheet.findings:
        told = f"expected at most {UNITS} units, got {count}"
        sheet.complain("brigade", told, "", "finding-units", most=UNITS, got=count)
    total = 0 if sheet.findings else roster_points(content, roster)
    over = total - roster.limit
    if roster.limit and over > 0:
        told = f"the army has {total} points, {over} above the limit"
        sheet.complain("limit", told, "", "finding-limit", total=total, over=over)


def check_rosters(pack: Pack, content: Content) -> None:
    """Note everything that is wrong with the rosters of a pack."""
    for id, roster in content.rosters.items():
        file = f"rosters/{id}.toml"
        sheet = Sheet(file, (pack.folder / file).read_text("utf-8"))
        check_roster(sheet, content, roster)
        pack.findings.extend(sheet.findings)


def profiles_for(content: Content, army: str) -> dict[str, Profile]:
    """What an army may choose: its own list, and what every army may have."""
    lists = [each.profile for each in content.armies if each.common or each.id == army]
    return {profile.id: profile for profiles in lists for profile in profiles}


def check_name(sheet: Sheet, where: str, name: str) -> None:
    """A name is short enough to be shown, and in letters that can be."""
    if len(name) > LONGEST or not name.isprintable():
        told = f"expected at most {LONGEST} letters on one line"
        sheet.complain(where, told, "", "finding-name", most=LONGEST)


def check_officer(sheet: Sheet, where: str, officer: Officer) -> None:
    """Ratings and dice within bounds."""
    check_name(sheet, f"{where}.name", officer.name)
    sheet.expect_number(f"{where}.rating", officer.rating, *RATINGS)
    sheet.expect_number(f"{where}.bonus", officer.bonus, 0, DICE)


def check_troops(
    sheet: Sheet, content: Content, roster: Roster, listed: dict[str, Profile], here: str, troops: Troops
) -> None:
    """Units of the list, in a size that they come in."""
    sheet.expect_number(f"{here}.count", troops.count, 1, COUNT)
    if troops.profile in content.profiles() and troops.profile not in listed:
        told = f'"{troops.profile}" is not in the list of the army "{roster.army}"'
        given = {"word": troops.profile, "army": roster.army}
        sheet.complain(f"{here}.profile", told, "", "finding-not-listed", **given)
    elif sheet.expect_id(f"{here}.profile", troops.profile, listed, "profile"):
        profile = listed[troops.profile]
        sizes = sizes_of(content, profile)
        if troops.size is not None and troops.size not in sizes:
            told, all = f'"{profile.id}" does not come in this size', ", ".join(sizes)
            sheet.complain(f"{here}.size", told, f"as {all}", "finding-size", word=profile.id, sizes=all)


def sizes_of(content: Content, profile: Profile) -> list[SizeId]:
    """The sizes in which a profile may be chosen: guns and wagons only as listed (BP-size-6)."""
    if profile.arm in ("art", "wagon"):
        return [profile.size]
    first = FIRST[profile.arm]
    return [each.size for each in content.footprints if each.arm == profile.arm and each.formation == first]


def roster_points(content: Content, roster: Roster) -> int:
    """The points of all its units; commanders cost nothing."""
    return sum(brigade_points(content, roster))


def brigade_points(content: Content, roster: Roster) -> list[int]:
    """The points of each brigade; what no list has, or not in this size, costs nothing yet."""
    profiles = content.profiles()
    found = []
    for brigade in roster.brigade:
        total = 0
        for troops in brigade.unit:
            profile = profiles.get(troops.profile)
            if profile is None:
                continue
            size = troops.size or profile.size
            if size in sizes_of(content, profile):
                total += troops.count * points_of(content, profile, size)
        found.append(total)
    return found


def points_of(content: Content, profile: Profile, size: SizeId) -> int:
    """The points of a unit: those of the list, and for another size the difference that BP-list-3 makes."""
    if size == profile.size:
        return profile.points
    return max(1, profile.points + worth(content, profile, size) - worth(content, profile, profile.size))


def worth(content: Content, profile: Profile, size: SizeId) -> int:
    """What its dice and its Stamina are worth in this size (BP-list-3)."""
    change = next(each for each in content.sizes if each.id == size)
    reach = next(weapon.range for weapon in content.weapons if weapon.id == profile.weapon)
    combat = sized(profile.combat, change.combat, change)
    shooting = sized(profile.shooting[0], change.shooting, change)
    stamina = 4 * sized(profile.stamina, change.stamina, change)
    if profile.arm == "cav":
        return 2 * combat + shooting + stamina
    return combat + shooting * next((worth for far, worth in DICE_BY_RANGE if reach <= far), 4) + stamina


def sized(value: int, change: int, size: Size) -> int:
    """A value of the list after the size, never below 1 for a unit that has any (BP-size-5)."""
    if not value:
        return 0
    return 1 if size.single else max(1, value + change)


def written(roster: Roster) -> str:
    """The roster as a text that `read_roster` reads."""
    lines = [f"name = {quoted(roster.name)}", f"army = {quoted(roster.army)}"]
    if roster.limit:
        lines.append(f"limit = {roster.limit}")
    lines.append(f"general = {officer_written(roster.general)}")
    for brigade in roster.brigade:
        lines.extend(["", "[[brigade]]", f"name = {quoted(brigade.name)}"])
        lines.extend([f"commander = {officer_written(brigade.commander)}", "unit = ["])
        lines.extend([f"    {troops_written(troops)}," for troops in brigade.unit])
        lines.append("]")
    return "\n".join(lines) + "\n"


def officer_written(officer: Officer) -> str:
    """A commander, without what goes without saying."""
    pairs = [f"name = {quoted(officer.name)}"] if officer.name else []
    pairs.append(f"rating = {officer.rating}")
    if officer.bonus != 1:
        pairs.append(f"bonus = {officer.bonus}")
    if officer.mount != "horse":
        pairs.append(f"mount = {quoted(officer.mount)}")
    if officer.personality is not None:
        pairs.append(f"personality = {quoted(officer.personality)}")
    return f"{{ {', '.join(pairs)} }}"


def troops_written(troops: Troops) -> str:
    """Units, without what goes without saying."""
    pairs = [f"profile = {quoted(troops.profile)}"]
    if troops.count != 1:
        pairs.append(f"count = {troops.count}")
    if troops.size is not None:
        pairs.append(f"size = {quoted(troops.size)}")
    return f"{{ {', '.join(pairs)} }}"


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    plain = "".join([letter if letter >= " " and letter != "\x7f" else " " for letter in text])
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'
