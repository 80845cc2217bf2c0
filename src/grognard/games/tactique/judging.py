"""What an attack would meet if it were declared now: for hints, cases and bots."""

from grognard.games.tactique.advantage import FLAG, HIT, yellow
from grognard.games.tactique.dice import combat_dice
from grognard.games.tactique.field import ARTILLERY
from grognard.games.tactique.state import ATTACK, Battle
from grognard.games.tactique.support import UNCOUNTED, is_supported


def support_of(s: Battle, unit: int, other: int, attacking: bool) -> bool:
    """The unit would be supported, attacking the other or attacked by it."""
    return is_supported(s, unit, other, attacking)


def dice_of(s: Battle, unit: int, target: int) -> int:
    """The dice of an attack."""
    return combat_dice(s, unit, target, ATTACK, is_supported(s, unit, target, True))


def advantage_of(s: Battle, unit: int, target: int) -> int:
    """What a yellow face of an attack would do."""
    return yellow(s, unit, target, is_supported(s, unit, target, True), is_supported(s, target, unit, False))


def attack_odds(
    s: Battle, unit: int, target: int, kind: int = ATTACK, friends: int = UNCOUNTED, foes: int = UNCOUNTED
) -> tuple[int, int, int]:
    """The dice of an attack, and how many faces of each hit or are effective flags (4.7)."""
    supported = is_supported(s, unit, target, True, friends)
    defended = is_supported(s, target, unit, False, foes)
    effect = yellow(s, unit, target, supported, defended)
    dice = combat_dice(s, unit, target, kind, supported)
    flags = 0 if defended or s.field.army.arm[target] == ARTILLERY else 1 + int(effect == FLAG)
    return dice, 1 + int(effect == HIT), flags
