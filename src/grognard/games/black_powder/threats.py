"""What the enemy could do to a unit in his next turn: shoot from where he stands, or charge."""

from grognard.core.journal import Choice
from grognard.games.black_powder import charges, ground
from grognard.games.black_powder.combat import SELECT_COMBAT, open_combats
from grognard.games.black_powder.sequence import clear
from grognard.games.black_powder.shooting import SHOOT, shots_of
from grognard.games.black_powder.state import CHARGED, COMBAT, ON_TABLE, SHOOTING, Battle

Threat = tuple[int, Battle, Choice]


def threats(s: Battle, piece: int) -> list[Threat]:
    """Each enemy that could shoot at a unit or charge it, with a position before it and its choice."""
    if piece >= s.field.forces.units or s.where[piece] != ON_TABLE:
        return []
    found: list[Threat] = []
    fire, fight = their_turn(s, 1 - s.side(piece), SHOOTING), their_turn(s, 1 - s.side(piece), COMBAT)
    fire.agenda.append(SHOOT)
    fight.agenda.append(SELECT_COMBAT)
    for enemy in fire.units_of(fire.active):
        charged = after_charge(fight, enemy, piece)
        if charged is not None:
            found.append((enemy, charged, lowest_of(charged, enemy)))
            continue
        for shot in shots_of(fire, enemy):
            if shot[1] == piece:
                found.append((enemy, fire, shot))
                break
    return found


def their_turn(s: Battle, side: int, phase: int) -> Battle:
    """The position as it is, in a phase of a side's next turn."""
    before = s.clone()
    before.agenda.clear()
    before.result = None
    before.active, before.phase = side, phase
    before.group, before.routes, before.rounds = (), [], []
    clear(before)
    return before


def after_charge(s: Battle, unit: int, target: int) -> Battle | None:
    """The position in which a charge has gone home, none if it may not be made."""
    if charges.objection(s, unit, target, charges.DEFAULT) is not None:
        return None
    later = s.clone()
    ground.put(later, unit, *charges.end_pose(s, unit, target, charges.DEFAULT))
    later.deeds[unit] |= CHARGED
    later.charging[unit] = 1
    return later if later.is_engaged(unit) else None


def lowest_of(s: Battle, unit: int) -> Choice:
    """The combat of a unit, by the lowest unit in it."""
    for units in open_combats(s):
        if unit in units:
            return units[:1]
    return (unit,)
