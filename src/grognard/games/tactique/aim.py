"""Attacks (3.6, 3.7): which unit may attack which."""

from grognard.core.journal import LEGAL, Note
from grognard.games.tactique.field import ARTILLERY, NOBODY, OFF_MAP
from grognard.games.tactique.sight import hidden_by, is_hidden
from grognard.games.tactique.state import COMBAT, INACTIVE, NO_COMBAT, Battle


def attacker_verdict(s: Battle, unit: int) -> str:
    """The clause that forbids the unit to start a combat this turn, or LEGAL."""
    army = s.field.army
    if army.side[unit] != s.active or s.activated[unit] == INACTIVE or s.at[unit] == OFF_MAP:
        return "TA-seq-6"
    if s.attacked[unit]:
        return "TA-att-2"
    if s.way[unit] > COMBAT:
        if s.way[unit] == NO_COMBAT and army.drill[unit]:
            return LEGAL if s.open_path[unit] else "TA-nat-13"
        return "TA-att-9"
    return "TA-fire-7" if is_silent(s, unit) else LEGAL


def is_silent(s: Battle, unit: int) -> bool:
    """It is a gun in rough terrain (TA-fire-7)."""
    return s.field.army.arm[unit] == ARTILLERY and s.field.ground.rough[s.at[unit]]


def gun_range(s: Battle, unit: int) -> int:
    """How far the gun reaches; not beyond the fog (TA-scen-1)."""
    reach = s.field.army.range[unit]
    return min(reach, s.field.fog_range) if s.turn <= s.field.fog_until else reach


def is_engaged(s: Battle, unit: int) -> bool:
    """An enemy unit is adjacent."""
    side = s.field.army.side
    for hex in s.field.neighbours[s.at[unit]]:
        other = s.unit_on[hex]
        if other != NOBODY and side[other] != side[unit]:
            return True
    return False


def target_verdict(s: Battle, unit: int, target: int) -> str:
    """The clause that forbids the unit this enemy on the map, or LEGAL."""
    here, there = s.at[unit], s.at[target]
    distance = s.field.distance[here][there]
    if s.field.army.arm[unit] != ARTILLERY:
        if distance > 1:
            return "TA-att-3"
        return LEGAL if there in s.field.ground.beside[here] else "TA-hex-11"
    if distance > gun_range(s, unit):
        fog = distance <= s.field.army.range[unit]
        return "TA-scen-1" if fog else s.field.army.range_clause[unit]
    if distance > 1:
        if s.field.adjacent_lock and is_engaged(s, unit):
            return "TA-att-8"
        if is_hidden(s, here, there):
            return "TA-fire-8"
    return LEGAL


def targets(s: Battle, unit: int, first: bool = False) -> list[int]:
    """Every enemy that the unit may attack from where it stands, or only the first that is found."""
    army, unit_on, here = s.field.army, s.unit_on, s.at[unit]
    side, own = army.side, army.side[unit]
    found: list[int] = []
    if army.arm[unit] != ARTILLERY:
        for hex in s.field.ground.beside[here]:
            other = unit_on[hex]
            if other != NOBODY and side[other] != own:
                found.append(other)
                if first:
                    break
        return found
    away, at, reach = s.field.distance[here], s.at, gun_range(s, unit)
    for other in army.of[1 - own]:
        hex = at[other]
        if hex != OFF_MAP and away[hex] <= reach and not target_verdict(s, unit, other):
            found.append(other)
            if first:
                break
    return found


def aim_objection(s: Battle, unit: int, target: int) -> Note | None:
    """Why the unit may not attack the target, with what was compared."""
    army = s.field.army
    if army.side[target] == army.side[unit]:
        return Note("TA-att-1", (unit, target))
    if s.at[target] == OFF_MAP:
        return Note("TA-reinf-7" if s.elements[target] else "TA-att-11", (unit, target))
    refused = target_verdict(s, unit, target)
    if not refused:
        return None
    if refused == "TA-fire-8":
        return hidden_by(s, s.at[unit], s.at[target])
    distance = s.field.distance[s.at[unit]][s.at[target]]
    if refused in ("TA-scen-1", army.range_clause[unit]):
        return Note(refused, (unit, distance, gun_range(s, unit)))
    return Note(refused, (unit, s.at[target] if refused == "TA-hex-11" else target))
