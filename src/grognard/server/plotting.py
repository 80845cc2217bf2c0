"""What a hint would do, to be drawn on the board: who goes where and whom he attacks."""

from typing import Any, Final

from grognard.bots.hints import Hint, pieces_in, seen_pieces, where
from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.table import Piece, Plan
from grognard.play.notation import kinds_of, shape

MOST: Final = 12  # arrows: more hide the board


def plot(game: Game[Any], s: State, seat: int, hint: Hint) -> tuple[list[list[str]], list[Plan]]:
    """Arrows from places or pieces to others, and on the open table how pieces will stand."""
    world = game.resample(s, game.side_of(seat), Seeded(len(hint.then)))
    own = game.sides[game.side_of(seat)]
    before = seen_pieces(game, world, seat)
    is_open = any(piece.pose is not None for piece in before.values())
    blows: list[list[str]] = []
    plans: dict[str, Plan] = {}
    for choice in (hint.choice, *hint.then):
        blows += blow(game, world, seat, choice)
        world.apply(choice)
        if is_open:
            plans |= {plan.piece: plan for plan in game.table.view(world, seat).plans}
    arrows: list[list[str]] = []
    for id, piece in seen_pieces(game, world, seat).items():
        was = before.get(id)
        if was is None or piece.side != own or where(was) == where(piece):
            continue
        if piece.pose is not None:
            plans.setdefault(id, Plan(id, (piece,)))
        elif [was.place, piece.place] not in arrows:
            arrows.append([was.place, piece.place])
    return [*arrows, *[each for each in blows if each[0] not in plans]][:MOST], list(plans.values())


def blow(game: Game[Any], s: State, seat: int, choice: Choice) -> list[list[str]]:
    """From an own piece to an enemy that the choice names."""
    step, pieces = s.agenda[-1], seen_pieces(game, s, seat)
    form, ids = shape(kinds_of(step, choice)), game.table.names(s, "piece")
    named = [ids[number] for index, number in enumerate(choice) if form.kind(index) == "piece"]
    own = game.sides[game.side_of(seat)]
    involved = [pieces[ids[number]] for number in pieces_in(s, step, choice) if ids[number] in pieces]
    mine = [piece for piece in involved if piece.side == own]
    theirs = [piece for piece in involved if piece.side not in ("", own) and piece.id in named]
    return [[start(mine[0]), theirs[0].id]] if mine and theirs else []


def start(piece: Piece) -> str:
    """Where an arrow of the piece begins: it may have moved."""
    return piece.id if piece.pose is not None else piece.place
