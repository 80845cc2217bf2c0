"""What a position promises at the end of the battle: the chance to win, as the logarithm of its odds."""

from grognard.games.battle_cry.evaluate import WIN_VALUE
from grognard.games.battle_cry.field import GENERAL, NOBODY
from grognard.games.battle_cry.quick import best_cards
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.victory import enemy, score


def prospect(s: Battle, side: int) -> int:
    """What the position is worth to the side in view of the end, beside what the start was worth to it."""
    if s.result is not None:
        return 0 if s.result.winner < 0 else WIN_VALUE if s.result.winner == side else -WIN_VALUE
    promise = s.field.promise if side == 0 else -s.field.promise
    return strength(s, side) - strength(s, enemy(side)) - promise


def strength(s: Battle, side: int) -> int:
    """The flags that are missing, and who is left to win them."""
    army, cover, weights = s.field.army, s.field.ground.cover, s.weights
    missing = max(1, min(len(weights.missing), s.field.need[side] - score(s, side)))
    total = weights.missing[missing - 1]
    for piece in s.forces[side]:
        arm, hex = army.arm[piece], s.at[piece]
        if arm == GENERAL:
            total += weights.leader
        else:
            total += weights.left[arm][s.figures[piece]] + weights.sheltered * cover[hex]
            if s.general_on[hex] != NOBODY:
                total += weights.leading
    return total


def initiative(s: Battle) -> int:
    """What whoever begins a turn may make of it, and of the next, with the cards in his hand."""
    return s.weights.tempo + s.weights.two_cards * best_cards(s) // 1000
