"""What a player may type beside his choices: to look, to ask, to take back, to save and to leave."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from grognard.cli.choices import Unread, places_of, read_one
from grognard.cli.legend import legend
from grognard.core.journal import Choice
from grognard.play.explain import explain, objection
from grognard.play.forecast import forecast, threats
from grognard.play.match import Refused
from grognard.play.notation import find
from grognard.play.odds import Forecast

if TYPE_CHECKING:
    from grognard.cli.session import Session

MOST_ODDS: Final = 12  # choices whose odds are told at once


def run(table: "Session", seat: int, words: list[str]) -> bool:
    """Follow a command, if the first word is one; else say no."""
    name = command_named(table, words[0].lower())
    if name is None:
        return False
    COMMANDS[name](table, seat, words[1:])
    return True


def command_named(table: "Session", word: str) -> str | None:
    """The command of that name in English or in the player's language."""
    if word in COMMANDS:
        return word
    for name in COMMANDS:
        if word in (table.say.get(f"word-{name}") or "").split():
            return name
    return None


def do_help(table: "Session", seat: int, words: list[str]) -> None:
    """How it works, and every command with a line."""
    table.screen.say(table.say("help-choices"))
    for name in COMMANDS:
        argument = table.say.get(f"argument-{name}") or ""
        own = (table.say.get(f"word-{name}") or name).split()[0]
        typed = f"{own} {argument}".strip()
        table.screen.say(f"  {typed:<20} {table.say(f'does-{name}')}")


def do_options(table: "Session", seat: int, words: list[str]) -> None:
    """All the choices, or those that name a piece or a place."""
    if table.menu is None:
        table.present()
        return
    lines = table.menu.lines(words[0].lower() if words else "")
    table.screen.say_all(lines or [table.say("options-none", word=words[0] if words else "")])


def do_why(table: "Session", seat: int, words: list[str]) -> None:
    """Why a choice is refused, or which clauses it brings into play; alone: about the last step."""
    s = table.match.state
    if not words:
        return tell_last(table)
    choice = chosen(table, words)
    if choice is None or table.match.step is None:
        return None
    refusal = objection(table.game, s, table.match.step, choice)
    if refusal is not None:
        return table.refuse(refusal)
    notes = explain(s, choice)
    sums = table.teller.arithmetic(notes)
    facts = [table.teller.note(s, note) for note in notes if not note.weighs]
    table.screen.say_all([*([sums] if sums else []), *facts] or [table.say("why-nothing")])
    return None


def tell_last(table: "Session") -> None:
    """The rules behind the last refusal, or else behind the last thing that happened."""
    clauses = [table.refusal.clause] if table.refusal is not None else []
    for entry in reversed(table.match.told(table.viewer) if not clauses else []):
        clauses = list(dict.fromkeys(note.clause for note in entry.notes))
        if clauses:
            break
    table.refusal = None
    table.screen.say_all([clause_text(table, clause) for clause in clauses] or [table.say("why-nothing")])


def clause_text(table: "Session", clause: str) -> str:
    """A clause with its text and its reason."""
    reason = table.teller.why(clause)
    return f"{clause}: {table.teller.rule(clause)}" + (f" ({reason})" if reason else "")


def chosen(table: "Session", words: list[str]) -> Choice | None:
    """The choice that the words name, legal or not; None after saying why there is none."""
    if table.menu is None:
        table.screen.say(table.say("not-now"), "yellow")
        return None
    try:
        return read_one(table.menu, table.match.state, table.menu.step, " ".join(words))
    except Unread as error:
        table.misread(error)
        return None


def do_odds(table: "Session", seat: int, words: list[str]) -> None:
    """What a choice is likely to bring; alone: every choice, if they are few."""
    if words:
        choice = chosen(table, words)
        if choice is not None:
            tell_odds(table, seat, choice)
        return
    menu = table.menu
    if menu is None or len(menu.choices) > MOST_ODDS:
        table.screen.say(table.say("odds-which"), "yellow")
        return
    told = []
    for text, choice in zip(menu.texts, menu.choices, strict=True):
        lines = forecast_lines(table, forecast(table.game, menu.s, seat, choice))
        told += [text, *lines] if lines else []
    table.screen.say_all(told or [table.say("odds-nothing")])


def tell_odds(table: "Session", seat: int, choice: Choice) -> None:
    """The forecast of one choice, from what the seat can know."""
    s = table.match.state
    refusal = objection(table.game, s, s.agenda[-1], choice)
    if refusal is not None:
        table.refuse(refusal)
        return
    lines = forecast_lines(table, forecast(table.game, s, seat, choice))
    table.screen.say_all(lines or [table.say("odds-nothing")])


def forecast_lines(table: "Session", seen: Forecast) -> list[str]:
    """The numbers that can change, a line each; none if nothing does."""
    changing = tuple(number for number in seen.numbers if number.odds.keys() != {0})
    if not changing:
        return []
    return [f"    {line}" for line in table.teller.forecast(replace(seen, numbers=changing))]


def do_threats(table: "Session", seat: int, words: list[str]) -> None:
    """What each enemy could do to a piece next turn."""
    s = table.match.state
    piece = piece_named(table, words[0]) if words else None
    if piece is None:
        table.screen.say(table.say("threats-which"), "yellow")
        return
    found = threats(table.game, s, seat, piece)
    if not found:
        table.screen.say(table.say("threats-none", piece=table.teller.name(s, "piece", piece)))
    places = places_of(table.game, s)
    ids = table.game.table.names(s, "piece")
    for threat in found:
        name = table.teller.name(s, "piece", threat.enemy)
        table.screen.say(table.say("threat", name=name, place=places.get(ids[threat.enemy], "")))
        table.screen.say_all(forecast_lines(table, threat.forecast))


def piece_named(table: "Session", word: str) -> int | None:
    """A piece by its id or by where it stands."""
    s, names = table.match.state, table.game.table.names
    piece = find(names(s, "piece"), word)
    if piece is not None:
        return piece
    for kind in ("hex", "area"):
        place = find(names(s, kind), word)
        if place is not None and table.game.table.pieces_at(s, place):
            return table.game.table.pieces_at(s, place)[0]
    return None


def do_hint(table: "Session", seat: int, words: list[str]) -> None:
    """The best choices, and why."""
    from grognard.cli.counsel import counsel

    if table.menu is None:
        table.screen.say(table.say("not-now"), "yellow")
        return
    table.screen.say_all(counsel(table, seat, table.menu))


def do_rules(table: "Session", seat: int, words: list[str]) -> None:
    """A clause, a chapter of clauses, or those that speak of a word."""
    from grognard.cli.problems import Problem
    from grognard.cli.rules import find_clauses

    if not words:
        table.screen.say(table.say("rules-which"), "yellow")
        return
    try:
        found = find_clauses(table.teller.words, " ".join(words), table.say)
    except Problem as problem:
        table.screen.say(str(problem), "yellow")
        return
    table.screen.say_all([clause_text(table, clause) for clause in found])


def do_board(table: "Session", seat: int, words: list[str]) -> None:
    table.show_board()


def do_hand(table: "Session", seat: int, words: list[str]) -> None:
    """One's own cards, each with what it does."""
    for hand in table.game.table.view(table.match.state, table.viewer).hands:
        for card in hand.cards or ():
            name = table.teller.words.say(f"card-{card}") or card
            does = table.teller.words.say(f"card-{card}-text")
            told = table.say("named", name=name, does=does) if does else name
            table.screen.say(f"  {card}  ({told})")


def do_log(table: "Session", seat: int, words: list[str]) -> None:
    """The last steps."""
    count = int(words[0]) if words and words[0].isdecimal() else 20
    table.screen.say_all(table.chronicle.last(table.side, count))


def do_aid(table: "Session", seat: int, words: list[str]) -> None:
    """What the signs on the board mean."""
    table.screen.say_all(legend(table))


def do_undo(table: "Session", seat: int, words: list[str]) -> None:
    """Take back one's last choices; beyond a die or a card only if the other side agrees."""
    match = table.match
    try:
        if words:
            match.ask_undo(seat)
            if not agreed(table, seat):
                match.refuse_undo(seat)
                return table.screen.say(table.say("undo-refused"))
            match.grant_undo(other_seat(table, seat))
        else:
            match.undo(seat)
    except Refused as error:
        table.refuse(error.note)
        if not words and match.n:
            table.screen.say(table.say("undo-ask"))
        return None
    table.chronicle.rewind()
    table.shown = table.asked = ""
    table.screen.say(table.say("undone", n=match.n))
    return None


def other_seat(table: "Session", seat: int) -> int:
    """A seat of another side."""
    side = table.match.side_of
    return next(other for other in range(len(table.game.seats)) if side(other) != side(seat))


def agreed(table: "Session", seat: int) -> bool:
    """Whether the other side lets a step be taken back: bots do, people are asked."""
    other = other_seat(table, seat)
    if other in table.bots:
        return True
    return sure(table, table.say("undo-agree", seat=table.teller.seat(other)))


def sure(table: "Session", question: str) -> bool:
    """A yes to a question."""
    try:
        answer = table.screen.ask(f"{question} ").lower()
    except EOFError:
        return False
    return answer in table.say("answer-yes").split()


def do_wait(table: "Session", seat: int, words: list[str]) -> None:
    """Decline every window until one's own turn."""
    step = table.match.step
    if step is None or not step.window or step.objection(table.match.state, ()) is not None:
        table.screen.say(table.say("not-now"), "yellow")
        return
    table.match.decline_until_turn(seat)


def do_save(table: "Session", seat: int, words: list[str]) -> None:
    """Write the match to a file; from then on it is kept there."""
    from grognard.cli.saving import keep

    file = Path(" ".join(words)).expanduser() if words else table.file
    if file.suffix != ".grog":
        file = file.with_name(f"{file.name}.grog")
    if file.exists() and file not in table.own_files:
        table.screen.say(table.say("save-exists", path=str(file)), "yellow")
        return
    try:
        keep(table.match, file)
    except OSError as error:
        table.screen.say(table.say("save-failed", path=str(file), reason=error.strerror or ""), "yellow")
        return
    table.file = file
    table.own_files.add(file)
    table.screen.say(table.say("saved", path=str(file)))


def do_resign(table: "Session", seat: int, words: list[str]) -> None:
    """Give up."""
    if sure(table, table.say("resign-sure")):
        table.match.resign(seat)


def do_quit(table: "Session", seat: int, words: list[str]) -> None:
    """Leave; the match is kept."""
    from grognard.cli.session import Left

    raise Left


Doing = Callable[["Session", int, list[str]], None]
COMMANDS: Final[dict[str, Doing]] = {
    "options": do_options,
    "why": do_why,
    "odds": do_odds,
    "threats": do_threats,
    "hint": do_hint,
    "board": do_board,
    "hand": do_hand,
    "log": do_log,
    "aid": do_aid,
    "rules": do_rules,
    "undo": do_undo,
    "wait": do_wait,
    "save": do_save,
    "resign": do_resign,
    "help": do_help,
    "quit": do_quit,
}
