"""The teaching game: prompts beside the decisions of a first match, each with its clause."""

from typing import Any

from grognard.core.game import Game
from grognard.play.match import Match
from grognard.server.faults import Fault
from grognard.server.forms import Lesson
from grognard.server.plan import Plan
from grognard.server.wire import LessonView


def teaches(game: str) -> bool:
    """Whether there is a teaching game."""
    return False


def lesson_of(form: Lesson, language: str) -> tuple[Game[Any], str, Plan]:
    """The match in which the lesson is given."""
    raise Fault("no_lesson", what=form.game)


def prompt(lesson: str, match: Match, seat: int, language: str) -> LessonView | None:
    """The prompt for what the seat has to decide now."""
    return None
