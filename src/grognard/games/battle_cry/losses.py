"""Losses (3.8): figures, eliminated units and eliminated generals."""

from grognard.games.battle_cry.field import GENERAL
from grognard.games.battle_cry.state import Battle
from grognard.games.battle_cry.victory import enemy, win_flag


def eliminate(s: Battle, piece: int) -> None:
    """The piece leaves the board and its enemy takes one flag (BC-hit-6, BC-kgen-4)."""
    side = s.field.army.side[piece]
    s.remove(piece)
    win_flag(s, enemy(side), "BC-kgen-4" if s.field.army.arm[piece] == GENERAL else "BC-hit-6", piece)


def lose_figures(s: Battle, unit: int, figures: int) -> None:
    """The unit loses figures; the last one gone, it is eliminated. What is beyond is lost (BC-hit-7)."""
    if figures > s.figures[unit]:
        s.cite("BC-hit-7", unit, figures - s.figures[unit])
    s.figures[unit] -= min(figures, s.figures[unit])
    if not s.figures[unit]:
        eliminate(s, unit)
