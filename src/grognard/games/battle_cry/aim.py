"""Battle: who may battle whom, and with how many dice (3.5, 3.6)."""

from grognard.core.journal import LEGAL, Note
from grognard.games.battle_cry.field import ARTILLERY, GENERAL, NOBODY, OFF_BOARD
from grognard.games.battle_cry.sight import hidden_by, is_hidden
from grognard.games.battle_cry.state import BARRED, NO_ORDER, Battle
from grognard.games.battle_cry.works import best_cover, facing_works


def battler_verdict(s: Battle, unit: int) -> str:
    """The clause that forbids the piece to battle this turn, or LEGAL."""
    army = s.field.army
    arm = army.arm[unit]
    if arm == GENERAL:
        return "BC-gen-2"
    if army.side[unit] != s.active or s.at[unit] == OFF_BOARD or s.ordered[unit] == NO_ORDER:
        return "BC-battle-1"
    if s.ordered[unit] == BARRED:
        return "BC-fight-8"
    terms = s.terms
    if s.battles[unit] >= terms.battles[arm]:
        return terms.battles_clause if terms.battles[arm] > 1 else "BC-battle-3"
    if s.marched[unit]:
        if terms.either and terms.battles[arm] > 1:
            return terms.either
        if s.marched[unit] > battle_after(s, unit):
            return army.after_clause[unit]
    return LEGAL


def battle_after(s: Battle, unit: int) -> int:
    """How many hexes the unit may move and still battle: a longer move by a card lets it battle too."""
    army = s.field.army
    return max(army.battle_after[unit], s.terms.moves[army.arm[unit]])


def is_engaged(s: Battle, unit: int) -> bool:
    """An enemy unit is adjacent, which binds the unit to adjacent targets (BC-battle-6, BC-battle-7)."""
    side = s.field.army.side
    mine = side[unit]
    unit_on = s.unit_on
    for hex in s.field.neighbours[s.at[unit]]:
        other = unit_on[hex]
        if other != NOBODY and side[other] != mine:
            return True
    return False


def farthest(s: Battle, unit: int) -> int:
    """The unit's range from where it stands."""
    army = s.field.army
    return army.hill_reach[unit] if s.field.ground.high[s.at[unit]] else army.reach[unit]


def target_verdict(s: Battle, unit: int, target: int) -> str:
    """The clause that forbids the unit this target, or LEGAL; whether it is engaged is asked elsewhere."""
    if s.field.distance[s.at[unit]][s.at[target]] > farthest(s, unit):
        return s.field.army.dice_clause[unit]
    return shot_verdict(s, unit, target)


def shot_verdict(s: Battle, unit: int, target: int) -> str:
    """The clause that spares a target within range, unseen or with no die left against it, or LEGAL."""
    here, there = s.at[unit], s.at[target]
    distance = s.field.distance[here][there]
    if distance > 1 and is_hidden(s, unit, here, there):
        return "BC-los-1"
    own = own_dice(s, unit, distance)
    if own < 1:
        return short_of_dice(s, unit)
    return LEGAL if own + cover(s, here, there) + bonus(s, unit) > 0 else "BC-battle-14"


def short_of_dice(s: Battle, unit: int) -> str:
    """The clause that leaves the unit without a die before cover and card are counted."""
    ground, hex, arm = s.field.ground, s.at[unit], s.field.army.arm[unit]
    if s.marched[unit] and ground.moved[arm][hex] is not None:
        return ground.moved_clause[arm][hex]
    if ground.standing[arm][hex] is not None:
        return ground.standing_clause[arm][hex]
    return "BC-dice-7"


def is_target(s: Battle, unit: int, target: int) -> bool:
    """An enemy unit or a lone enemy general on the board (BC-battle-5, BC-battle-13)."""
    army = s.field.army
    if army.side[target] == army.side[unit] or s.at[target] == OFF_BOARD:
        return False
    return army.arm[target] != GENERAL or s.is_lone(target)


def in_range(s: Battle, unit: int) -> list[int]:
    """Enemy units and lone generals within range; for an engaged unit only adjacent ones (BC-battle-6)."""
    army, at = s.field.army, s.at
    away, reach = s.field.distance[at[unit]], farthest(s, unit)
    near = [foe for foe in s.forces[1 - army.side[unit]] if away[at[foe]] <= reach]
    if not near:
        return near
    arm, unit_on = army.arm, s.unit_on
    if is_engaged(s, unit):
        near = [foe for foe in near if away[at[foe]] == 1]
    return [foe for foe in near if arm[foe] != GENERAL or unit_on[at[foe]] == NOBODY]


def targets(s: Battle, unit: int) -> list[int]:
    """Every piece that the unit may battle from where it stands."""
    return [target for target in in_range(s, unit) if not shot_verdict(s, unit, target)]


def has_target(s: Battle, unit: int) -> bool:
    """The unit may battle somebody from where it stands."""
    for target in in_range(s, unit):  # noqa: SIM110  a generator costs five times as much
        if not shot_verdict(s, unit, target):
            return True
    return False


def aim_objection(s: Battle, unit: int, target: int) -> Note | None:
    """Why the unit may not battle the target, with what was compared."""
    if s.field.army.side[target] == s.field.army.side[unit] or s.at[target] == OFF_BOARD:
        return Note("BC-battle-5", (unit, target))
    if not is_target(s, unit, target):
        return Note("BC-battle-13", (unit, target))
    distance = s.field.distance[s.at[unit]][s.at[target]]
    if distance > 1 and is_engaged(s, unit):
        return Note("BC-battle-6", (unit, target, distance))
    verdict = target_verdict(s, unit, target)
    if not verdict:
        return None
    if verdict == "BC-los-1":
        return hidden_by(s, unit, s.at[unit], s.at[target])
    if verdict == s.field.army.dice_clause[unit]:
        return Note(verdict, (unit, distance, farthest(s, unit)))
    return Note(verdict, (unit, target))


def own_dice(s: Battle, unit: int, distance: int) -> int:
    """The unit's dice at a distance, limited by its own hex (BC-dice-1 to BC-dice-3, BC-dice-6)."""
    army, ground, here = s.field.army, s.field.ground, s.at[unit]
    arm = army.arm[unit]
    if ground.high[here] and distance > army.reach[unit]:
        dice = s.because("BC-hill-8", army.hill_dice[unit][distance])
    else:
        dice = s.because(army.dice_clause[unit], army.dice[unit][distance])
    moved = ground.moved[arm][here]
    standing = ground.standing[arm][here]
    if s.marched[unit] and moved is not None:
        dice += limit(s, dice, moved, distance, ground.moved_clause[arm][here])
    elif not s.marched[unit] and standing is not None:
        dice += limit(s, dice, standing, distance, ground.standing_clause[arm][here])
    if ground.fewer[here]:
        dice += s.because(ground.fewer_clause[here], -ground.fewer[here])
    return dice


def limit(s: Battle, dice: int, allowed: list[int], distance: int, clause: str) -> int:
    """What the limit of the ground takes off: the lower number counts (BC-dice-6)."""
    most = allowed[distance - 1] if distance <= len(allowed) else 0
    return s.because(clause, most - dice) if most < dice else 0


def battle_dice(s: Battle, unit: int, target: int) -> int:
    """The dice of a battle: own dice, less the target's cover, then the card's bonus (BC-dice-5)."""
    here, there = s.at[unit], s.at[target]
    return own_dice(s, unit, s.field.distance[here][there]) + cover(s, here, there) + bonus(s, unit)


def cover(s: Battle, here: int, there: int) -> int:
    """The dice that the target's hex takes off: the largest single reduction (BC-dice-8)."""
    ground = s.field.ground
    if ground.high[there]:
        value, clause = hill_cover(s, here, there)
    else:
        value, clause = ground.cover[there], ground.cover_clause[there]
    if s.works[there]:
        works = facing_works(s, here, there)
        best = best_cover(works)
        if best != NOBODY and works[best].cover > value:
            value, clause = works[best].cover, works[best].cover_clause
    return s.because(clause, -value) if clause else 0


def hill_cover(s: Battle, here: int, there: int) -> tuple[int, str]:
    """A hill covers against lower ground, and against hills that are not adjacent (BC-hill-2, BC-hill-3)."""
    if not s.field.ground.high[here]:
        return 1, "BC-hill-2"
    if s.field.plain_hills:
        return 0, "BC-var-3"
    return int(s.field.distance[here][there] > 1), "BC-hill-3"


def bonus(s: Battle, unit: int) -> int:
    """Dice from the turn's card for an ordered unit, and from a general under the older rules."""
    army = s.field.army
    arm = army.arm[unit]
    dice = 0
    led = s.general_with(unit) != NOBODY
    if s.terms.bonus[arm] and s.ordered[unit] != NO_ORDER and (led or not s.terms.bonus_led):
        dice += s.because(s.terms.bonus_clause, s.terms.bonus[arm])
    if s.field.led_bonus and led and arm != ARTILLERY:
        dice += s.because("BC-var-1", s.field.led_bonus)
    return dice
