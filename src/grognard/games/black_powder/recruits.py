"""Makes a roster of Black Powder from what was selected in an army builder."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

from grognard.games.black_powder.content import Brigade, Content, Officer, Profile, Roster, Troops
from grognard.games.black_powder.roster import BRIGADES, COUNT, check_roster, profiles_for
from grognard.packs import Sheet
from grognard.packs.battlescribe import Entry, Selected
from grognard.packs.findings import did_you_mean, suggestion

RATING: Final = re.compile(r"Staff Rating (\d+)", re.IGNORECASE)
BONUS: Final = re.compile(r"\+(\d+)( Attacks?)?")
CATALOGUES: Final = {  # words in the name of a catalogue or of a force, and the army that they mean
    "french": "france",
    "france": "france",
    "british": "britain",
    "britain": "britain",
    "portuguese": "britain",
    "portugal": "britain",
    "austrian": "austria",
    "austria": "austria",
    "russian": "russia",
    "russia": "russia",
    "confederate": "confederacy",
    "confederacy": "confederacy",
    "union": "union",
    "federal": "union",
}


def recruit(file: str, selected: Selected, content: Content, names: Mapping[str, list[str]]) -> Roster:
    """The roster that was selected; a PackError tells every unit that no list has.

    `names` has what each profile is called, in any language.
    """
    sheet = Sheet(file, "")
    army = army_of(selected)
    if not army:
        told = f"no army list for {', '.join(selected.catalogues) or 'this roster'}"
        listed = ", ".join(each.id for each in content.armies if not each.common)
        sheet.complain("", told, f"there are {listed}", "finding-no-list", all=listed)
        sheet.check()
    known = known_names(profiles_for(content, army), names)
    brigades: list[Brigade] = []
    for force in selected.forces:
        brigades.extend(brigades_of(sheet, force, known))
    roster = Roster(selected.name or file, army, general_of(selected), brigades)
    if not sheet.findings:
        check_roster(sheet, content, roster)
    sheet.check()
    return roster


def army_of(selected: Selected) -> str:
    """The army that the catalogues name, or the forces, or nothing."""
    called = [*selected.catalogues, *[force.name for force in selected.forces]]
    for word in " ".join(called).casefold().replace("-", " ").split():
        if word in CATALOGUES:
            return CATALOGUES[word]
    return ""


def known_names(profiles: dict[str, Profile], names: Mapping[str, list[str]]) -> dict[str, str]:
    """Profiles by each of their names."""
    known: dict[str, str] = {}
    for id, profile in profiles.items():
        for name in [id, *names.get(id, []), *profile.also]:
            known.setdefault(folded(name), id)
    return known


def folded(name: str) -> str:
    """A name without capitals, accents, signs, and plurals."""
    bare = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode("ascii")
    words = re.findall(r"[a-z0-9_]+", bare)
    return " ".join([word[:-1] if len(word) > 3 and word.endswith("s") else word for word in words])


def brigades_of(sheet: Sheet, force: Entry, known: dict[str, str]) -> list[Brigade]:
    """The brigades of a force; what stands in none of them makes one by itself."""
    brigades: list[Brigade] = []
    loose: list[Entry] = []
    gather(sheet, force, known, brigades, loose)
    troops = troops_of(sheet, loose, known)
    if troops:
        brigades.append(Brigade(force.name, Officer(), troops))
    return brigades


def gather(
    sheet: Sheet, around: Entry, known: dict[str, str], brigades: list[Brigade], loose: list[Entry]
) -> None:
    """Take brigades as they stand, and the units outside of them."""
    for entry in around.entries:
        if len(brigades) > BRIGADES or sheet.is_full():
            return
        if is_brigade(entry, known):
            troops = troops_of(sheet, units_in(entry, known), known)
            for _ in range(min(entry.count, COUNT) if troops else 0):
                brigades.append(Brigade(entry.name, officer_of(entry, known), troops))
        elif is_unit(entry, known):
            loose.append(entry)
        else:
            gather(sheet, entry, known, brigades, loose)


def is_brigade(entry: Entry, known: dict[str, str]) -> bool:
    """It is called a brigade, or is a force within a force, and is no unit of a list."""
    called = "brigade" in entry.name.casefold() and "commander" not in entry.name.casefold()
    return folded(entry.name) not in known and (called or entry.kind == "force")


def is_unit(entry: Entry, known: dict[str, str]) -> bool:
    """It is a unit of a list, or is called one and commands nobody."""
    if folded(entry.name) in known:
        return True
    return entry.kind == "unit" and not rating_in(entry) and "command" not in entry.name.casefold()


def units_in(entry: Entry, known: dict[str, str]) -> list[Entry]:
    """The units that were selected in it; what was selected in a unit is none."""
    units: list[Entry] = []
    for each in entry.entries:
        units.extend([each] if is_unit(each, known) else units_in(each, known))
    return units


def troops_of(sheet: Sheet, units: list[Entry], known: dict[str, str]) -> list[Troops]:
    """Units as the list calls them, those of one kind together."""
    counts: dict[str, int] = {}
    for unit in units:
        if sheet.is_full():
            break
        id = known.get(folded(unit.name))
        if id is None:
            hint, near = did_you_mean(unit.name, known.values()), suggestion(unit.name, known.values())
            message = f'no profile for "{unit.name}"'
            sheet.complain("", message, hint, "finding-no-profile-for", word=unit.name, near=near)
        else:
            counts[id] = counts.get(id, 0) + unit.count
    return [Troops(id, count) for id, count in counts.items() if count]


def rating_in(entry: Entry) -> int:
    """The staff rating that it tells, or 0."""
    for text in (entry.name, *entry.told):
        found = RATING.search(text)
        if found:
            return int(found[1])
    return 0


def officer_of(brigade: Entry, known: dict[str, str]) -> Officer:
    """The commander who was selected in a brigade."""
    for entry in brigade.within():
        if rating_in(entry) and folded(entry.name) not in known:
            return officer(entry)
    return Officer()


def officer(entry: Entry) -> Officer:
    """A commander with his rating and his dice."""
    bonus = next((int(found[1]) for text in entry.told if (found := BONUS.fullmatch(text))), 1)
    return Officer("" if RATING.search(entry.name) else entry.name, rating_in(entry), bonus)


def general_of(selected: Selected) -> Officer:
    """The commander who was selected outside of every brigade."""
    for force in selected.forces:
        found = commander_outside(force)
        if found is not None:
            return officer(found)
    return Officer()


def commander_outside(around: Entry) -> Entry | None:
    """The first entry with a staff rating that is in no brigade."""
    for entry in around.entries:
        if is_brigade(entry, {}):
            continue
        found = entry if rating_in(entry) else commander_outside(entry)
        if found is not None:
            return found
    return None
