"""What happened, who is there, and what went wrong."""

from typing import Any, Literal

from grognard.server.wire.base import Text, Wire


class Happening(Wire, frozen=True):
    """A line of the log. `dice` and `moved` let the page show it one by one."""

    n: int  # its number among all lines ever written
    side: str | None
    kind: str  # the verb, or the event: undo, resign, say…
    texts: list[Text]
    dice: list[str] = []
    hits: list[bool] = []  # which dice count against the target
    moved: list[list[str]] = []  # [piece, from, to]
    lost: list[list[Any]] = []  # [piece, figures]
    turn: int = 0
    said: str = ""
    about: list[str] = []  # the pieces and places that the step spoke of
    value: int = 0  # of dice: what they must not exceed
    expected: float = 0.0  # of dice: the hits that were to be expected


class ToldMessage(Wire, frozen=True, tag="told", tag_field="type"):
    """What happened; `whole` replaces the log. What was taken back stays in it, and is named in `undone`."""

    happenings: list[Happening]
    whole: bool = False
    undone: list[int] = []


class ErrorMessage(Wire, frozen=True, tag="error", tag_field="type"):
    """Something was refused; nothing has changed."""

    code: str
    sentence: str
    clause: str = ""
    n: int | None = None


class PresenceMessage(Wire, frozen=True, tag="presence", tag_field="type"):
    """Who is at the table, and what a bot is doing."""

    here: list[str]
    thinking: str | None = None
    seats: list["SeatView"] = []
    watching: int = 0  # spectators


class ThinkingMessage(Wire, frozen=True, tag="thinking", tag_field="type"):
    """How far a bot is with its thinking at a seat, or with the answer to an `ask`: 0 to 1."""

    seat: str
    done: float
    ask: int = 0  # of the page's own question


class SeatView(Wire, frozen=True):
    """Who sits where."""

    id: str
    side: str
    name: str
    kind: Literal["here", "link", "bot"]
    bot: str = ""  # the bot's id; for a person's seat that was handed over, the bot that plays it now
    bot_name: str = ""


class RematchMessage(Wire, frozen=True, tag="rematch", tag_field="type"):
    """The match is played again with sides exchanged, at this table."""

    table: str
