"""What is refused, and why: a code for programs, a sentence for people, the clause if a rule refuses."""

from typing import Final

from grognard.core.journal import Note
from grognard.core.state import State
from grognard.server.forms import Refusal
from grognard.server.speaker import Speaker, say
from grognard.server.wire.news import ErrorMessage

STATUS: Final = {
    "no_table": 404,
    "not_found": 404,
    "no_replay": 404,
    "no_frame": 404,
    "no_lesson": 404,
    "method": 405,
    "too_large": 413,
    "too_fast": 429,
    "crowded": 429,
    "origin": 403,
    "full": 503,
    "stopping": 503,
    "broken": 500,
    "elsewhere": 409,
    "other_rules": 409,
}


class Fault(Exception):
    """A message or request that is refused; nothing has changed."""

    def __init__(self, code: str, clause: str = "", **variables: str | int) -> None:
        super().__init__(code)
        self.code: Final = code
        self.clause: Final = clause
        self.variables: Final = variables

    def sentence(self, language: str) -> str:
        """What is wrong, in a language."""
        return say(language)(f"error-{self.code}", **self.variables)

    def message(self, language: str, n: int | None = None) -> ErrorMessage:
        """The error as it is sent to a page."""
        return ErrorMessage(self.code, self.sentence(language), self.clause, n)

    def refusal(self, language: str) -> Refusal:
        """The error as an answer to a request."""
        return Refusal(self.code, self.sentence(language), self.clause)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)


def refused(speaker: Speaker, s: State, note: Note) -> Fault:
    """A rule refuses."""
    return Fault("refused", note.clause, detail=speaker.objection(s, note))
