"""The position as one seat may see it: built by listing, never by deleting."""

from typing import Any, Final

from grognard.core.game import Game
from grognard.core.journal import Choice, Note
from grognard.core.state import DRAW, State
from grognard.core.step import CHANCE, Chance, Step
from grognard.core.table import SPECTATOR, Battle, Piece, Plan, Position
from grognard.play.forecast import decline_interruptions, is_interruption
from grognard.play.match import Match
from grognard.play.notation import kinds_of, shape, write
from grognard.server.speaker import Say, Speaker, say
from grognard.server.wire.base import ModifierView, Named
from grognard.server.wire.position import (
    BattleView,
    ChitView,
    Decision,
    FighterView,
    HandView,
    MarkerView,
    Offer,
    PieceView,
    PlanView,
    PositionMessage,
    ResultView,
    TrackView,
    TypedView,
    UndoView,
)

POINTED: Final = ("piece", "hex", "area", "card", "pose")  # kinds of things that a player points at
ARROW: Final = " → "
TYPED: Final[dict[str, Any]] = {"dice": "dice", "cards": "card", "chits": "chit"}


def position_of(
    speaker: Speaker, match: Match, n: int, seat: int, prompt: str | None = None, **more: Any
) -> PositionMessage:
    """What a seat (or SPECTATOR) sees of a match; `more` is what the table knows beside the rules."""
    more.setdefault("undo", undo_of(match, seat))
    more.setdefault("seat", None if seat == SPECTATOR else match.game.seats[seat])
    return shown(speaker, match.state, n, seat, decision_of(speaker, match.state, seat, prompt), **more)


def shown(
    speaker: Speaker, s: State, n: int, viewer: int, decision: Decision | None, **more: Any
) -> PositionMessage:
    """A position with its decision."""
    view: Position = speaker.game.table.view(s, viewer)
    return PositionMessage(
        n=n,
        turn=view.turn,
        active=view.active,
        pieces=[piece_of(speaker, s, piece) for piece in view.pieces],
        markers=[
            MarkerView(marker.kind, marker.place, marker.facing, marker.value, marker.side)
            for marker in view.markers
        ],
        tracks=[
            TrackView(each.id, speaker.label("track", each.id), each.value, each.goal, each.side, each.zone)
            for each in view.tracks
        ],
        hands=[
            HandView(hand.side, hand.size, None if hand.cards is None else list(hand.cards), list(hand.known))
            for hand in view.hands
        ],
        discards=list(view.discards),
        played=view.played,
        decision=decision,
        result=result_of(speaker, s),
        chits=[ChitView(chit.id, chit.side, chit.where) for chit in view.chits],
        reserve=[piece_of(speaker, s, piece) for piece in view.reserve],
        conditions=[Named(id, speaker.label("condition", id)) for id in view.conditions],
        battle=battle_of(speaker, view.battle),
        plans=[plan_of(speaker, s, plan) for plan in view.plans],
        **more,
    )


def plan_of(speaker: Speaker, s: State, plan: Plan) -> PlanView:
    """What a piece has been told, or is advised, to do."""
    return PlanView(plan.piece, [piece_of(speaker, s, leg) for leg in plan.legs])


def piece_of(speaker: Speaker, s: State, piece: Piece) -> PieceView:
    """A counter with its name."""
    return PieceView(
        piece.id,
        piece.symbol,
        piece.side,
        piece.place,
        piece.strength,
        piece.full,
        speaker.called(s, piece.id),
        piece.name,
        list(piece.badges),
        None if piece.pose is None else list(piece.pose),
        None if piece.base is None else list(piece.base),
        piece.value,
        piece.command,
        piece.formation,
        list(piece.ranges),
    )


def battle_of(speaker: Speaker, battle: Battle | None) -> BattleView | None:
    """The combat at hand, each value with the terms that make it up."""
    if battle is None:
        return None
    fighters = [
        FighterView(each.piece, each.attacks, each.value, modifiers(speaker, list(each.why)))
        for each in battle.fighters
    ]
    hits = dict(zip(speaker.game.sides, battle.hits, strict=True))
    return BattleView(battle.place, battle.round, battle.attacker, fighters, hits, battle.spared)


def modifiers(speaker: Speaker, notes: list[Note]) -> list[ModifierView]:
    """The terms of the sums that a choice leads to."""
    found = []
    for note in notes:
        if note.weighs:
            number = note.what[0]
            label = speaker.words.say(f"note-{note.clause}", {"number": number}, "term")
            of = speaker.words.say(f"note-{note.clause}", {"number": number}, "sum") or ""
            found.append(ModifierView(label or speaker.rule(note.clause), number, note.clause, of))
    return found


def result_of(speaker: Speaker, s: State) -> ResultView | None:
    """How the match ended."""
    if s.result is None:
        return None
    sides = speaker.game.sides
    winner = None if s.result.winner == DRAW else sides[s.result.winner]
    scores = dict(zip(sides, s.result.scores, strict=False))
    return ResultView(winner, scores, speaker.result(s), s.result.clause)


def undo_of(match: Match, seat: int) -> UndoView:
    """What the seat can take back."""
    asked_by = None if match.asked is None else match.game.seats[match.asked[0]]
    if seat == SPECTATOR or match.result is not None:
        return UndoView(asked_by=asked_by)
    free = match.free_undo(seat) is not None
    mine = any(entry.actor == seat and not entry.forced for entry in match.entries)
    return UndoView(free, mine and not free, asked_by)


# what is to be decided


def decision_of(speaker: Speaker, s: State, seat: int, prompt: str | None = None) -> Decision | None:
    """The question on top; its answers only for the seat that has to give one."""
    if not s.agenda:
        return None
    step = s.agenda[-1]
    actor = step.actor(s)
    game = speaker.game
    mine = seat != SPECTATOR and actor == seat
    return Decision(
        verb=step.verb,
        phase=game.table.phase(s, step) or speaker.lore.phase_of.get(step.verb, ""),
        seat=None if actor == CHANCE else game.seats[actor],
        prompt=prompt or speaker.prompt(s),
        window=step.window,
        offers=offers_of(speaker, s, step) if mine else [],
        typed=typed_of(speaker, s, step, seat) if isinstance(step, Chance) else None,
        kinds=step.kinds.split(),
        passing=step.passing,
        about=spoken_of(speaker, s, step),
        owner=owner_of(speaker, s, step) if isinstance(step, Chance) else None,
    )


def spoken_of(speaker: Speaker, s: State, step: Step[Any]) -> list[str]:
    """The pieces and places that a question is about; where it is put, if it names none."""
    present = speaker.game.table.present(s, step)
    named = things(speaker, s, step.about, step.subject(s)) if step.about else []
    return named or ([present] if present else [])


def owner_of(speaker: Speaker, s: State, step: Chance[Any]) -> str:
    """The first seat of the side whose luck an outcome is."""
    game, side = speaker.game, step.owner(s)
    return next(id for seat, id in enumerate(game.seats) if game.side_of(seat) == side)


def typed_of(speaker: Speaker, s: State, step: Chance[Any], seat: int) -> TypedView | None:
    """What is to be entered, if secret by its owner alone; which cards are left is for nobody to know."""
    if seat == SPECTATOR:
        return None
    secret = step.secret(s)
    if secret and speaker.game.side_of(seat) != step.owner(s):
        return None
    names = list(speaker.game.table.names(s, shape(step.kinds).kind(0)))
    count = len(step.options(s)[0]) if step.source == "dice" else 1
    return TypedView(TYPED[step.source], count, names, secret)


def things(speaker: Speaker, s: State, kinds: str, numbers: Choice) -> list[str]:
    """The ids of the things that a player could point at among some numbers."""
    form = shape(kinds)
    found = []
    for index, number in enumerate(numbers):
        kind = form.kind(index)
        names = speaker.game.table.names(s, kind) if kind in POINTED else []
        if 0 <= number < len(names):
            found.append(names[number])
    return found


def offers_of(speaker: Speaker, s: State, step: Step[Any]) -> list[Offer]:
    """Every legal choice: what to point at, what it is called, whether dice follow."""
    server = say(speaker.language)
    return [offer_of(speaker, server, s, step, choice) for choice in step.options(s)]


def offer_of(speaker: Speaker, server: Say, s: State, step: Step[Any], choice: Choice) -> Offer:
    """One choice."""
    text = write(speaker.game, s, step, choice)
    present = speaker.game.table.present(s, step)
    path = [id for id in things(speaker, s, kinds_of(step, choice), choice) if id != present]
    weighty = is_weighty(speaker.game, s, choice)
    manner = manner_of(speaker, s, step, choice)
    price = speaker.game.table.price(s, step, choice)
    sentence = speaker.choice(s, step, choice, step.actor(s)) if weighty or not path else ""
    label = label_of(speaker, s, step, choice) if path or choice else passing_label(speaker, server, step)
    if present and choice and not path:
        label = manner
    return Offer(text, path, label, weighty, sentence, manner, price)


def passing_label(speaker: Speaker, server: Say, step: Step[Any]) -> str:
    """What the button for choosing nothing says."""
    return speaker.words.say(f"pass-{step.verb}") or server.get(f"offer-{step.passing}") or step.passing


def label_of(speaker: Speaker, s: State, step: Step[Any], choice: Choice) -> str:
    """The things chosen, by their names: those pointed at in a row, then the others."""
    pointed = named(speaker, s, step, choice, True)
    other = named(speaker, s, step, choice, False)
    return ", ".join([ARROW.join(pointed), *other] if pointed else other)


def manner_of(speaker: Speaker, s: State, step: Step[Any], choice: Choice) -> str:
    """What is done, where a choice names more than what is pointed at."""
    return ", ".join(named(speaker, s, step, choice, False))


def named(speaker: Speaker, s: State, step: Step[Any], choice: Choice, pointed: bool) -> list[str]:
    """The names of the things that a player points at, or of the others."""
    form = shape(kinds_of(step, choice))
    kinds = [form.kind(index) for index in range(len(choice))]
    return [
        speaker.name(s, kind, number)
        for kind, number in zip(kinds, choice, strict=True)
        if (kind in POINTED) == pointed
    ]


def is_weighty(game: Game[Any], s: State, choice: Choice) -> bool:
    """Whether dice decide what becomes of the choice, if nobody interrupts it; who declines to, does so at
    once."""
    if not choice and is_interruption(game, s):
        return False
    trial = s.clone()
    trial.apply(choice)
    decline_interruptions(game, trial)
    top = trial.agenda[-1] if trial.agenda else None
    return isinstance(top, Chance) and top.source == "dice" and not top.secret(trial)
