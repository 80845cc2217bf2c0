"""What the page sends."""

from typing import Literal

from grognard.server.wire.base import Wire


class Hello(Wire, frozen=True, tag="hello", tag_field="type"):
    """First: the language, and the last line that the page knows, to catch up."""

    lang: Literal["en", "fr"]
    since: int = 0


class Choose(Wire, frozen=True, tag="choose", tag_field="type"):
    """Choices in notation, all or none, made in position n."""

    n: int
    choices: list[str]
    seat: str | None = None  # on one screen, which of the seats


class Enter(Wire, frozen=True, tag="enter", tag_field="type"):
    """What real dice or cards show."""

    n: int
    outcome: str
    seat: str | None = None


class Ask(Wire, frozen=True, tag="ask", tag_field="type"):
    """A question: about a choice (judge, odds), a piece (threats, lines, about), a place, a clause (rule).

    Several choices with "; " between them are judged one after the other, each as if those before were made.
    A hint is about the decision at hand; everybody is told that it was asked for.
    """

    ask: int
    what: Literal["judge", "odds", "threats", "lines", "about", "rule", "hint"]
    of: str
    seat: str | None = None


class Undo(Wire, frozen=True, tag="undo", tag_field="type"):
    """Take back, ask to take back, grant it or refuse it."""

    n: int
    what: Literal["take", "ask", "grant", "refuse"] = "take"
    seat: str | None = None


class EventSent(Wire, frozen=True, tag="event", tag_field="type"):
    """Resign, offer or accept a draw, decline windows until my turn, a short message, a rematch…

    `decline` is ended by `attend`, `to_bot` by `take_back`. An abandoned seat `of` another side is claimed,
    or handed to a bot; `text` is what is said, or the bot's name.
    """

    what: Literal[
        "resign",
        "offer_draw",
        "accept_draw",
        "refuse_draw",
        "decline",
        "attend",
        "say",
        "rematch",
        "claim",
        "to_bot",
        "take_back",
    ]
    text: str = ""
    seat: str | None = None
    of: str | None = None


class Language(Wire, frozen=True, tag="language", tag_field="type"):
    """Speak another language from now on."""

    lang: Literal["en", "fr"]


class Behold(Wire, frozen=True, tag="behold", tag_field="type"):
    """On one screen: the curtain is lifted for this seat (nothing: it falls)."""

    seat: str | None
