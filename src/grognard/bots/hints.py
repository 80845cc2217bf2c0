"""The best choices of a decision, with what speaks for them: computed from what the seat knows."""

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any, Final

from grognard.bots.bot import Heard
from grognard.bots.knowledge import Knowledge
from grognard.bots.search import Budget, Estimate, plant, weigh
from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import Piece, Position
from grognard.play.explain import forced
from grognard.play.forecast import decline_interruptions, forecast
from grognard.play.notation import kinds_of, shape
from grognard.play.odds import Forecast

BEST: Final = 3
FEW: Final = 8  # choices that are all tried
PATIENCE: Final = 0.4  # seconds to look for what follows and who threatens whom, for all hints together
EVEN: Final = 0.005  # chances to win that lie no farther apart tell nothing
AHEAD: Final = 20  # own choices that are looked ahead at the most
OTHERS: Final = 3  # worlds in which these must be possible, too


@dataclass(frozen=True)
class Hint:
    """A choice worth making: the chance to win with it, what it brings at once, and whom it bears upon."""

    choice: Choice
    win: float
    terms: tuple[tuple[str, int], ...]
    seen: Forecast | None = None  # where dice follow at once
    threatens: tuple[int, ...] = ()  # enemy pieces that the moved one could attack next turn
    threatened: tuple[int, ...] = ()  # enemy pieces that could attack it
    then: tuple[Choice, ...] = ()  # what the seat would go on with, until dice fall or another one is asked
    ahead: Forecast | None = None  # of the dice that end it
    even: bool = False  # as good as the others


def hints(knowledge: Knowledge, budget: Budget, seed: int, heard: Heard | None = None) -> list[Hint]:
    """The best three choices, the best first; no plan twice as long as there are others."""
    also = knowledge.choices if len(knowledge.choices) <= FEW else advised_most(knowledge)
    weighed = weigh(knowledge, budget, seed, heard, also)
    world = knowledge.worlds(Seeded(seed))
    until = perf_counter() + PATIENCE
    best: list[Hint] = []
    twins: list[Hint] = []  # the same plan, begun elsewhere
    plans: set[tuple[Choice, ...]] = set()
    for each in weighed:
        hint = hint_of(knowledge, world, each, until)
        plan = tuple(sorted([hint.choice, *hint.then]))
        (twins if plan in plans else best).append(hint)
        plans.add(plan)
        if len(best) == BEST:
            break
    found = sorted((best + twins)[:BEST], key=lambda each: -each.win)
    even = len(found) > 1 and found[0].win - found[-1].win < EVEN
    return [replace(each, even=even) for each in found]


def advised_most(knowledge: Knowledge) -> list[Choice]:
    """The three choices that are advised most, each another plan: in little time not all are tried."""
    tree = plant(knowledge)
    tree.foresee(knowledge.dealt)
    choices = list(dict.fromkeys([arm.choice for arm in tree.put(knowledge.dealt).arms]))
    found: list[Choice] = []
    later: list[Choice] = []  # of the plans that are found: begun with these they are the same
    for choice in choices:
        if choice not in later and len(found) < BEST:
            found.append(choice)
            later += tree.plan_after(knowledge.dealt, choice)
    return found + [choice for choice in choices if choice in later][: BEST - len(found)]


def hint_of(knowledge: Knowledge, world: State, best: Estimate, until: float) -> Hint:
    """One choice with its reasons."""
    game = knowledge.game
    after = world.clone()
    after.apply(best.choice)
    seen = foreseen(knowledge, knowledge.dealt, after, best.choice)
    if after.result is not None or (after.agenda and is_settled(game, after)):
        return Hint(best.choice, best.win, best.terms, seen)
    then, ahead = sequel(knowledge, world, best, until)
    moved = mover(knowledge, world, after, best.choice)
    if moved is None:
        return Hint(best.choice, best.win, best.terms, seen, then=then, ahead=ahead)
    threatened = tuple([enemy for enemy, _, _ in game.mind.threats(after, moved)])
    threatens = targets(knowledge, after, moved, until)
    return Hint(best.choice, best.win, best.terms, seen, threatens, threatened, then, ahead)


def is_settled(game: Game[Any], s: State) -> bool:
    """Whether dice fall now, or losses are taken that nobody can help."""
    return isinstance(s.agenda[-1], Chance) or game.mind.tolls(s)


def foreseen(knowledge: Knowledge, before: State, after: State, choice: Choice) -> Forecast | None:
    """What a choice brings by the dice or losses to which it leads, if nobody interrupts it; nothing of draws
    that are not for everybody to see."""
    game = knowledge.game
    after = after.clone()
    decline_interruptions(game, after)
    if not after.agenda or not is_settled(game, after):
        return None
    step = after.agenda[-1]
    if isinstance(step, Chance) and step.secret(after):
        return None
    return forecast(game, before, knowledge.seat, choice)


def sequel(
    knowledge: Knowledge, world: State, best: Estimate, until: float
) -> tuple[tuple[Choice, ...], Forecast | None]:
    """What belongs to the choice, and what is then advised in its posture, as far as there is time to look;
    and what the dice or losses to which that leads may bring.

    When something is asked again after something else, another undertaking begins. What could not be chosen
    whatever the seat cannot know is not told.
    """
    game = knowledge.game
    mind = [game.mind, *game.mind.postures()][best.posture]
    s = world.clone()
    mind.adopt(s)
    turn, asked = mind.clock(s), [s.agenda[-1].verb]
    s.apply(best.choice)
    others = [knowledge.worlds(Seeded(number)) for number in range(1, OTHERS + 1)]
    for other in others:
        other.apply(best.choice)
    found: list[Choice] = []
    before = s
    while s.agenda and not is_settled(game, s) and len(found) < AHEAD and perf_counter() < until:
        step = s.agenda[-1]
        if step.actor(s) != knowledge.seat or mind.clock(s) != turn or step.verb in asked[:-1]:
            break
        asked += [step.verb] if step.verb != asked[-1] else []
        belongs = best.then[len(found) : len(found) + 1]
        choice = belongs[0] if belongs else forced(s)
        choice = mind.earnest(s) if choice is None else choice
        if not all(may_follow(s, other, choice) for other in others):
            break
        found.append(choice)
        before = s.clone()
        for each in (s, *others):
            each.apply(choice)
    ahead = foreseen(knowledge, before, s, found[-1]) if found and perf_counter() < until else None
    return tuple(found), ahead


def may_follow(s: State, other: State, choice: Choice) -> bool:
    """Whether a choice is possible in another world, too, and nothing else that cannot be known matters."""
    if not other.agenda:
        return False
    step, asked = s.agenda[-1], other.agenda[-1]
    if asked.verb != step.verb or asked.args() != step.args():
        return False
    if step.window:
        return asked.options(other) == step.options(s)
    return asked.objection(other, choice) is None


def mover(knowledge: Knowledge, before: State, after: State, choice: Choice) -> int | None:
    """The own piece that the choice puts somewhere else."""
    game, step = knowledge.game, before.agenda[-1]
    was, now = seen_pieces(game, before, knowledge.seat), seen_pieces(game, after, knowledge.seat)
    ids = game.table.names(before, "piece")
    for piece in pieces_in(before, step, choice):
        old, new = was.get(ids[piece]), now.get(ids[piece])
        own = old is not None and old.side == game.sides[knowledge.side]
        if old is not None and own and new is not None and where(old) != where(new):
            return piece
    return None


def pieces_in(s: State, step: Step[Any], choice: Choice) -> list[int]:
    """The pieces that a choice names, and then those that its question speaks of."""
    form = shape(kinds_of(step, choice))
    named = [number for index, number in enumerate(choice) if form.kind(index) == "piece"]
    about = step.about.split()
    return named + [number for kind, number in zip(about, step.subject(s), strict=False) if kind == "piece"]


def seen_pieces(game: Game[Any], s: State, seat: int) -> dict[str, Piece]:
    view: Position = game.table.view(s, seat)
    return {piece.id: piece for piece in view.pieces}


def where(piece: Piece) -> tuple[object, ...]:
    return piece.place, piece.pose


def targets(knowledge: Knowledge, s: State, piece: int, until: float) -> tuple[int, ...]:
    """The enemy pieces that the piece could attack next turn, as far as there is time to look."""
    game = knowledge.game
    ids = game.table.names(s, "piece")
    own = game.sides[knowledge.side]
    found: list[int] = []
    for id, other in seen_pieces(game, s, knowledge.seat).items():
        if perf_counter() > until:
            break
        if other.side != own:
            enemy = ids.index(id)
            if any(attacker == piece for attacker, _, _ in game.mind.threats(s, enemy)):
                found.append(enemy)
    return tuple(found)
