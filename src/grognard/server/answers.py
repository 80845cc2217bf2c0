"""Answers to what a page asks: is this allowed, what would come of it, what is this, what says a clause."""

from typing import TYPE_CHECKING, Any, Final

from grognard.core.game import Game
from grognard.core.journal import Choice, Note
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Step
from grognard.core.table import Line
from grognard.play.explain import explain, judge
from grognard.play.match import Refused, run_forced
from grognard.play.notation import PLACES, NotationError, find, read, write
from grognard.play.odds import Forecast
from grognard.server.chronicle import sentence
from grognard.server.faults import Fault
from grognard.server.guest import Guest
from grognard.server.lore import tables
from grognard.server.speaker import Speaker, say
from grognard.server.views import modifiers, piece_of
from grognard.server.wire.answer import (
    AnswerMessage,
    ChanceView,
    ForecastView,
    LineView,
    OutlookView,
    RuleView,
    ThreatView,
)
from grognard.server.wire.base import Text
from grognard.server.wire.sent import Ask

if TYPE_CHECKING:
    from grognard.server.table import Table

LONGEST_QUESTION: Final = 800
NEXT: Final = "; "  # between choices that are judged one after the other


async def answer(ask: Ask, table: "Table", guest: Guest) -> AnswerMessage:
    """The answer to a question; a spectator may ask what things and clauses are."""
    if len(ask.of) > LONGEST_QUESTION:
        raise Fault("too_long", most=LONGEST_QUESTION)
    speaker = table.speaker(guest.language)
    if ask.what == "rule":
        return AnswerMessage(ask.ask, rule=rule_of(speaker, ask.of))
    if ask.what == "about":
        viewer = guest.viewer(table.mover)
        return AnswerMessage(ask.ask, about=about(speaker, table.match.state, viewer, ask.of))
    if ask.what == "lines":
        viewer = guest.viewer(table.mover)
        return AnswerMessage(ask.ask, lines=lines_of(speaker, table, viewer, ask.of))
    seat = guest.seat(table.game.seats, ask.seat)
    if ask.what == "threats":
        return await threats_of(ask, table, speaker, seat)
    return await judged(ask, table, speaker, seat)


# a choice


async def judged(ask: Ask, table: "Table", speaker: Speaker, seat: int) -> AnswerMessage:
    """Whether a choice is allowed, the sums behind it, and for `odds` what is likely to come of it.

    It looks at a position in which everything that the seat cannot know is dealt anew.
    """
    match = table.match
    game, s = match.game, match.state
    first, *others = ask.of.split(NEXT)
    before, last = [first, *others][:-1], others[-1] if others else first
    try:
        for text, following in zip(before, others, strict=True):
            choice = read(game, s, top(game, s, seat), text)
            refused = judge(game, s, seat, choice)
            if refused is not None:
                return refusal(ask, speaker, s, refused)
            s = s.clone()
            s.apply(choice)
            if not is_for(s, following):
                run_forced(s)
        choice = read(game, s, top(game, s, seat), last)
    except Refused as error:
        return refusal(ask, speaker, s, error.note)
    except NotationError as error:
        return AnswerMessage(ask.ask, False, Text(str(error)))
    note = judge(game, s, seat, choice)
    seen = outlook_of(speaker, s, choice)
    if note is not None:
        mended = s.agenda[-1].mend(s, choice)
        better = None if mended is None else write(game, s, s.agenda[-1], mended)
        return refusal(ask, speaker, s, note, better, seen)
    notes = explain(game.resample(s, game.side_of(seat), Seeded(match.n)), choice)
    told = AnswerMessage(
        ask.ask,
        modifiers=modifiers(speaker, notes),
        about=[
            sentence(said)
            for said in [speaker.sentence(s, each) for each in notes if not each.weighs]
            if said
        ],
        outlook=seen,
    )
    return told if ask.what == "judge" or before else await foreseen(told, table, speaker, seat, choice)


def top(game: Game[Any], s: State, seat: int) -> Step[Any]:
    """The step that the seat has to settle; Refused if it is somebody else's."""
    if not s.agenda or s.agenda[-1].actor(s) != seat:
        note = judge(game, s, seat, ())
        assert note is not None
        raise Refused(note)
    step: Step[Any] = s.agenda[-1]
    return step


def is_for(s: State, text: str) -> bool:
    """Whether a text answers the step on top: then nothing forced lies before it, and none need be sought."""
    step = s.agenda[-1] if s.agenda else None
    return step is not None and text.split()[:1] in ([step.verb], [step.passing])


def outlook_of(speaker: Speaker, s: State, choice: Choice) -> OutlookView | None:
    """What the choice would come to on the open table."""
    seen = speaker.game.table.outlook(s, s.agenda[-1], choice)
    if seen is None:
        return None
    whole = sum(weight for _, weight in seen.chances)
    return OutlookView(
        seen.spent,
        seen.allowed,
        None if seen.piece is None else piece_of(speaker, s, seen.piece),
        [line_view(speaker, s, line) for line in seen.lines],
        [
            ChanceView(id, speaker.words.say(f"chance-{id}") or id, round(weight / whole, 6))
            for id, weight in seen.chances
        ],
    )


def refusal(
    ask: Ask,
    speaker: Speaker,
    s: State,
    note: Note,
    mended: str | None = None,
    seen: OutlookView | None = None,
) -> AnswerMessage:
    """Why a choice is not allowed."""
    why = Text(speaker.objection(s, note), [note.clause])
    return AnswerMessage(ask.ask, False, why, mended=mended, outlook=seen)


async def foreseen(
    told: AnswerMessage, table: "Table", speaker: Speaker, seat: int, choice: Choice
) -> AnswerMessage:
    """The same answer with the forecast of the choice."""
    seen = await table.hall.thinkers.odds(table.position(), seat, choice)
    return AnswerMessage(
        told.ask,
        outlook=told.outlook,
        modifiers=told.modifiers,
        about=[*told.about, *assumed(speaker, seen)],
        forecast=forecasts(speaker, seen),
        exact=seen.exact,
    )


def forecasts(speaker: Speaker, seen: Forecast) -> list[ForecastView]:
    """The numbers that can change at all."""
    return [
        ForecastView(
            number.name,
            speaker.tally(number.name),
            round(float(number.mean), 4),
            [[float(value), round(float(chance), 6)] for value, chance in number.odds.items()],
        )
        for number in seen.numbers
        if number.odds.keys() != {0}
    ]


def assumed(speaker: Speaker, seen: Forecast) -> list[Text]:
    """What was taken for granted on the way."""
    verbs = [speaker.words.say(f"verb-{verb}") or verb for verb in seen.answered]
    return [Text(speaker.engine("forecast-assumed", {"verbs": ", ".join(verbs)}))] if verbs else []


# a piece


async def threats_of(ask: Ask, table: "Table", speaker: Speaker, seat: int) -> AnswerMessage:
    """What each enemy could do to a piece next turn, the strongest first."""
    s = table.match.state
    piece = piece_named(table, s, ask.of)
    found = await table.hall.thinkers.dangers(table.position(), seat, piece)
    ids = table.game.table.names(s, "piece")
    return AnswerMessage(
        ask.ask,
        threats=[
            ThreatView(
                ids[threat.enemy],
                speaker.name(s, "piece", threat.enemy),
                threat.dice,
                forecasts(speaker, threat.forecast),
            )
            for threat in found
        ],
    )


def piece_named(table: "Table", s: State, word: str) -> int:
    """A piece by its id or by where it stands."""
    names = table.game.table.names
    piece = find(names(s, "piece"), word)
    if piece is not None:
        return piece
    for kind in PLACES:
        place = find(names(s, kind), word)
        if place is not None and table.game.table.pieces_at(s, place):
            return table.game.table.pieces_at(s, place)[0]
    raise Fault("no_such", what=word)


def lines_of(speaker: Speaker, table: "Table", viewer: int, id: str) -> list[LineView]:
    """Who supports a piece that the viewer sees and at whom it can fire, or why not."""
    s, shown = table.match.state, table.game.table
    piece = piece_named(table, s, id)
    if all(each.id != shown.names(s, "piece")[piece] for each in shown.view(s, viewer).pieces):
        raise Fault("no_such", what=id)
    return [line_view(speaker, s, line) for line in shown.lines(s, viewer, piece)]


def line_view(speaker: Speaker, s: State, line: Line) -> LineView:
    """A line with its reason as a sentence, and in a word for the board."""
    note = line.why
    said = speaker.sentence(s, note, "line") or speaker.sentence(s, note, "refusal")
    return LineView(
        line.kind,
        speaker.label("line", line.kind),
        list(line.path),
        line.good,
        sentence(said or speaker.note(s, note)),
        speaker.words.say(f"note-{note.clause}", speaker.note_variables(s, note), "short") or "",
        line.at,
    )


# a thing


def about(speaker: Speaker, s: State, viewer: int, id: str) -> list[Text]:
    """What a piece, a place or a card is, with the clauses that speak of it."""
    view = speaker.game.table.view(s, viewer)
    piece = next((each for each in view.pieces if each.id == id), None)
    if piece is not None:
        return about_piece(speaker, s, piece)
    space = next((each for each in speaker.game.table.scene(s).spaces if each.id == id), None)
    if space is not None:
        return about_place(speaker, space.id, space.terrain, [m for m in view.markers if m.place == id])
    if id in speaker.game.table.names(s, "card"):
        card = speaker.lore.thing("card", id)
        told = say(speaker.language)("about-card", name=card.name, text=card.text)
        return [Text(told), *clauses(speaker, f"card-{id}")]
    raise Fault("no_such", what=id)


def about_piece(speaker: Speaker, s: State, piece: Any) -> list[Text]:
    """A piece: its name, its strength, its state."""
    speak = say(speaker.language)
    badges = [speaker.words.say(f"badge-{badge}") or badge for badge in piece.badges]
    strength = speak("about-strength", strength=piece.strength, full=piece.full)
    where = speaker.label("area", piece.place) if piece.pose is None else ""
    where = where or (speaker.label("formation", piece.formation) if piece.formation else "")
    first = f"{speaker.called(s, piece.id)}{f' ({where})' if where else ''}: {strength}"
    said = [Text(first), *([Text(", ".join(badges))] if badges else [])]
    return [*said, *clauses(speaker, f"unit-{piece.symbol}")]


def about_place(speaker: Speaker, id: str, terrain: str, markers: list[Any]) -> list[Text]:
    """A place: its ground and what lies on it."""
    ground = speaker.words.say(f"terrain-{terrain}") or terrain
    said = [Text(say(speaker.language)("about-ground", name=id, terrain=ground))]
    said += clauses(speaker, f"terrain-{terrain}")
    for marker in markers:
        name = speaker.words.say(f"work-{marker.kind}") or speaker.words.say(f"marker-{marker.kind}")
        facing = speaker.words.say(f"facing-{marker.facing}") if marker.facing else None
        said.append(Text(", ".join(filter(None, [name or marker.kind, facing]))))
        said += clauses(speaker, f"work-{marker.kind}")
    return said


def clauses(speaker: Speaker, thing: str) -> list[Text]:
    """The rules that the pack gives to a thing."""
    return [Text(speaker.rule(clause), [clause]) for clause in speaker.lore.clauses.get(thing, [])]


# a clause


def rule_of(speaker: Speaker, clause: str) -> RuleView:
    """A clause with its text."""
    found = {each.clause: each for each in rules_of(speaker)}.get(clause)
    if found is None:
        raise Fault("no_such", what=clause)
    return found


def rules_of(speaker: Speaker) -> list[RuleView]:
    """Every clause of a game in its order, then those of the referee."""
    words = speaker.words
    sources = {row["id"]: row.get("source", "") for row in tables(speaker.lore.folder, "rules", "clause")}
    ids = [*[id for id in sources if id in words.rules], *[id for id in words.rules if id not in sources]]
    return [RuleView(id, words.rules[id], words.reasons.get(id, ""), sources.get(id, "")) for id in ids]
