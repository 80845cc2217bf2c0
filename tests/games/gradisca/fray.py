"""Crowded positions around Gradisca, in which random players meet sieges, raids, camps and calls."""

from grognard.core.rng import Rng
from grognard.core.step import Chance
from grognard.games.gradisca.field import CAMP, LEADER
from grognard.games.gradisca.sequence import CUP
from grognard.games.gradisca.state import IN_CUP, OUT_OF_PLAY, WAITING, War

AROUND = [
    "gradisca", "rosazzo", "crauglio", "farra", "sagrado", "rubia", "palma", "mariano", "strassoldo",
    "cormons", "lucinico", "goritia", "fiumicello", "monfalcone", "doberdo", "vipulzano", "marano",
]  # fmt: skip
HOMES = {"ven": ["codroipo", "marano", "palma"], "aus": ["villaco", "goritia", "gradisca"]}


def fray(s: War, rng: Rng) -> None:
    """Rearrange a position whose cards are dealt: both armies around Gradisca, walls broken, mines laid."""
    while s.agenda and isinstance(s.agenda[-1], Chance) and s.agenda[-1].verb == "draw":
        s.apply(s.agenda[-1].sample(s, rng))
    s.agenda.clear()
    scatter(s, rng)
    land = s.field.land
    for wall in range(len(s.walls)):
        s.walls[wall] = rng.below(3)
        inside, outside = land.inside[wall], land.outside[wall]
        for side in range(2):
            besieged = s.guarded[1 - side] >> inside & 1 and s.guarded[side] >> outside & 1
            if besieged and rng.below(2):
                s.mines[wall] = 1 + rng.below(2)
    for command, pieces in enumerate(s.field.forces.under):
        s.cup[command] = IN_CUP if any(s.at[piece] >= 0 for piece in pieces) else OUT_OF_PLAY
    s.turn = 1 + rng.below(s.field.track.last())
    if s.field.army_morale:
        s.morale = [1 + rng.below(9), 1 + rng.below(9)]
    s.then(CUP)
    s.settle()


def scatter(s: War, rng: Rng) -> None:
    """Each army anywhere in its areas, some of it disorganised or hungry."""
    forces, ids = s.field.forces, s.field.land.ids
    s.forts = [[0] * s.field.land.size for _ in range(2)]
    s.fort_pool = [6, 6]
    owner = {area: rng.below(2) for area in AROUND}
    owner["gradisca"], owner["goritia"], owner["palma"], owner["marano"] = 1, 1, 0, 0
    for piece in range(len(s.at)):
        if s.at[piece] >= 0:
            s.lift(piece, WAITING)
    arrived = [rng.below(2) for _ in s.field.groups]
    for number, card in enumerate(s.field.cards):
        if card.group >= 0 and card.later:
            arrived[card.group] = 0
        elif card.group >= 0 and arrived[card.group]:
            remove(s, number)
    for piece in range(len(s.at)):
        side = forces.side[piece]
        replaced = any(forces.replacement[other] == piece for other in range(len(s.at)))
        if (forces.type[piece] == CAMP and not s.field.camps) or replaced or rng.below(4) == 0:
            continue
        if forces.group[piece] >= 0 and not arrived[forces.group[piece]]:
            continue
        homes = [area for area in AROUND if owner[area] == side]
        where = ids.index(rng.pick(homes if rng.below(8) else HOMES["ven" if side == 0 else "aus"]))
        if (s.field.land.fortress[where] and forces.type[piece] == CAMP) or s.held[1 - side] >> where & 1:
            continue
        s.set_down(piece, where)
        s.disorganised[piece] = int(forces.steps[piece] == 2 and rng.below(3) == 0)
        s.unsupplied[piece] = int(s.field.supply and forces.type[piece] <= LEADER and rng.below(4) == 0)
        if s.fort_pool[side] and rng.below(8) == 0 and not s.field.land.fortress[where]:
            s.forts[side][where] = 1
            s.fort_pool[side] -= 1
            s.forts[1 - side][where] = 0


def remove(s: War, card: int) -> None:
    """Take a card out of the game, wherever it is."""
    s.hands = [hand & ~(1 << card) for hand in s.hands]
    s.pile = [layer for layer in [layer & ~(1 << card) for layer in s.pile] if layer]
    s.known = [known & ~(1 << card) for known in s.known]
    s.removed |= 1 << card
