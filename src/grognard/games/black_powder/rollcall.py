"""The roll call in the notation's own words: a line for each unit and commander, with their states."""

from grognard.games.black_powder.field import FORMATIONS, NOBODY, SIDES, SKIRMISH
from grognard.games.black_powder.state import ON_TABLE, ORDERED, RESERVE, SHOT, Battle


def badges(s: Battle, unit: int) -> list[str]:
    """The states of a unit that everybody sees."""
    found = []
    if s.disordered[unit]:
        found.append("disordered")
    if s.is_shaken(unit):
        found.append("shaken")
    if s.is_engaged(unit):
        found.append("engaged")
    if s.deeds[unit] & ORDERED:
        found.append("ordered")
    if s.deeds[unit] & SHOT:
        found.append("shot")
    if s.formation[unit] == SKIRMISH:
        found.append("loose")
    return found


def line(s: Battle, unit: int) -> str:
    """A unit in a line: id, formation, pose, casualties and states."""
    id, formation = s.field.forces.ids[unit], FORMATIONS[s.formation[unit]]
    if s.where[unit] != ON_TABLE:
        return absent(s, unit)
    where = f"{s.x[unit] / 1000:g},{s.y[unit] / 1000:g}/{s.facing[unit] / 10:g} "
    states = " ".join(badges(s, unit))
    place = "" if s.field.referee else where
    return f"{id}: {formation} {place}{s.casualties[unit]}/{s.stamina[unit]} {states}".rstrip()


def chief(s: Battle, commander: int) -> str:
    """A commander in a line: id, staff rating, the unit that he has joined."""
    ids, number = s.field.forces.ids, commander - s.field.forces.units
    if s.where[commander] != ON_TABLE:
        return absent(s, commander)
    joined = s.attached[number]
    return f"{ids[commander]}: {s.rating[number]}" + (f" {ids[joined]}" if joined != NOBODY else "")


def absent(s: Battle, piece: int) -> str:
    """A piece that is not on the table."""
    return f"{s.field.forces.ids[piece]}: {'reserve' if s.where[piece] == RESERVE else 'lost'}"


def roster(s: Battle) -> str:
    """Every commander with his units below him (referee mode)."""
    lines: list[str] = []
    for side in range(len(SIDES)):
        general = s.field.generals[side]
        lines += [chief(s, general)] if general != NOBODY else []
        for brigade in s.field.brigades.of[side]:
            lines.append(chief(s, s.field.brigades.commander[brigade]))
            lines += [f"  {line(s, unit)}" for unit in s.field.brigades.units[brigade]]
    return "\n".join(lines)
