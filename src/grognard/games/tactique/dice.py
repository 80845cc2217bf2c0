"""The number of dice (3.7, 3.8): rows of the table, fire, and what nations and orders add."""

from typing import Final

from grognard.games.tactique.field import ARTILLERY, CLEAR, HIGHER, LOWER, ROUGH, ROW_CLAUSES
from grognard.games.tactique.state import ATTACK, NO_COMBAT, PURSUIT, RIPOSTE, Battle

FEWEST: Final = 1  # TA-dice-10
MOST: Final = 4
NEAR: Final = 2  # hexes: close fire


def dice_row(s: Battle, unit: int, target: int) -> int:
    """The row of the table: of those that apply, the one with the fewest dice (TA-dice-5 to TA-dice-8)."""
    ground, dice = s.field.ground, s.field.army.dice[unit]
    here, there = s.at[unit], s.at[target]
    row = CLEAR
    if ground.level[here] > ground.level[there]:
        row = HIGHER
    elif ground.level[here] < ground.level[there]:
        row = LOWER
    if ground.works[there] and (row == CLEAR or dice[LOWER] <= dice[row]):
        s.cite("TA-dice-8", target)
        row = LOWER
    if (ground.rough[here] or ground.rough[there]) and (row == CLEAR or dice[ROUGH] <= dice[row]):
        row = ROUGH
    return row


def combat_dice(s: Battle, unit: int, target: int, kind: int, supported: bool) -> int:
    """The dice of an attack, after all that changes them and within their bounds (TA-nat-4, TA-dice-10)."""
    if s.field.army.arm[unit] == ARTILLERY:
        dice = fire_dice(s, unit, target)
    else:
        row = dice_row(s, unit, target)
        dice = s.because(ROW_CLAUSES[row], s.field.army.dice[unit][row])
        dice += national_dice(s, unit, kind, row, supported)
    if s.bonus and kind != RIPOSTE:
        dice += s.because("TA-ord-18", s.bonus)
    if dice > MOST:
        return dice + s.because("TA-dice-10", MOST - dice)
    return dice if dice >= FEWEST else dice + s.because("TA-dice-10", FEWEST - dice)


def national_dice(s: Battle, unit: int, kind: int, row: int, supported: bool) -> int:
    """The dice that its nation adds to an attack of infantry or cavalry (3.16)."""
    army = s.field.army
    dice = 0
    if kind == ATTACK:
        if army.elan[unit] and s.moved[unit] and supported and row == CLEAR:
            dice += s.because("TA-nat-5", 1)
        if army.parade[unit] and not s.moved[unit] and row == CLEAR:
            dice += s.because("TA-nat-15", 1)
        if army.drill[unit] and s.way[unit] == NO_COMBAT:
            dice += s.because("TA-nat-13", -1)
    elif kind == PURSUIT:
        if army.rallied[unit]:
            dice += s.because("TA-nat-14", 1)
    elif army.volley[unit] and row in (CLEAR, HIGHER):
        dice += s.because("TA-nat-20", 1)
    return dice


def fire_dice(s: Battle, unit: int, target: int) -> int:
    """The dice of a gun, fewer if it moved this turn (TA-fire-4 to TA-fire-6, TA-fire-9)."""
    army = s.field.army
    dice = s.because(army.fire_clause[unit], army.fire_moved[unit] if s.moved[unit] else army.fire[unit])
    if army.licorne[unit] and not s.moved[unit] and s.field.distance[s.at[unit]][s.at[target]] <= NEAR:
        dice += s.because("TA-nat-19", 1)
    return dice
