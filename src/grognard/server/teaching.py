"""The teaching game: prompts beside the decisions of a first match, each with its clause."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from grognard.core.game import Game
from grognard.play.match import Match
from grognard.server.faults import Fault
from grognard.server.forms import Lesson, NewMatch, SeatWish
from grognard.server.lore import Table, content
from grognard.server.plan import Plan, game_of, plan_of
from grognard.server.speaker import say
from grognard.server.wire.position import LessonView

FOLDER: Final = Path(__file__).parent / "lessons"


@cache
def lesson(game: str) -> Table:
    """The lesson of a game; nothing if there is none."""
    return content(FOLDER / f"{game}.toml") if game.isidentifier() else {}


def teaches(game: str) -> bool:
    """Whether there is a teaching game."""
    return bool(lesson(game))


def lesson_of(form: Lesson, language: str) -> tuple[Game[Any], str, Plan]:
    """The match in which the lesson is given: its first outcomes are set, the others free."""
    told = lesson(form.game)
    if not told:
        raise Fault("no_lesson", what=form.game)
    game = game_of(form.game)
    seats = {seat: SeatWish("bot", bot=told["bot"]) for seat in game.seats}
    seats[told["seat"]] = SeatWish("here", form.name or say(language)("player-here"))
    wish = NewMatch(form.game, told["scenario"], seats)
    scripts = {"dice": told["dice"], "cards": told["cards"]}
    plan = plan_of(game, wish, language, scripts=scripts, lesson=form.game)
    return game, told["scenario"], plan


def prompt(name: str, match: Match, seat: int, language: str) -> LessonView | None:
    """The prompt for what the seat has to decide now; none once the lesson is over."""
    told = lesson(name)
    step = match.step
    if not told or step is None or match.to_move != seat or match.game.seats[seat] != told["seat"]:
        return None
    steps: list[Table] = told["step"]
    done = progress(steps, match, seat)
    if done == len(steps):
        return None
    number = following(steps, done, step.verb)
    if number is not None and not is_late(steps, done, number):
        return view(steps[number], number + 1, len(steps), language)
    asides = [aside for aside in told["aside"] if aside["verb"] == step.verb]
    return view(asides[0], done + 1, len(steps), language) if asides else None


def progress(steps: list[Table], match: Match, seat: int) -> int:
    """How many steps of the lesson lie behind, by what the seat has decided so far."""
    done = 0
    for entry in match.entries:
        if entry.actor == seat and not entry.forced:
            number = following(steps, done, entry.verb)
            if number is not None and not is_late(steps, done, number):
                done = number + 1
    return done


def following(steps: list[Table], done: int, verb: str) -> int | None:
    """The next step of the lesson that speaks of a verb."""
    return next((n for n in range(done, len(steps)) if steps[n]["verb"] == verb), None)


def is_late(steps: list[Table], done: int, number: int) -> bool:
    """Whether a whole turn of the lesson would be skipped to reach a step."""
    first: str = steps[0]["verb"]
    return any(steps[n]["verb"] == first for n in range(max(done, 1), number))


def view(step: Table, number: int, of: int, language: str) -> LessonView:
    """A prompt as it is sent."""
    title, text = step[f"title_{language}"], step[language]
    return LessonView(number, of, title, text, step["clause"], step.get("offer", ""))
