"""Answers to what a page asks: forecasts, hints, refusals, rules."""

from grognard.server.wire.base import ModifierView, Text, Wire
from grognard.server.wire.position import PieceView, PlanView


class AnswerMessage(Wire, frozen=True, tag="answer", tag_field="type"):
    """The answer to an `ask`, by its number."""

    ask: int
    legal: bool = True
    objection: Text | None = None
    modifiers: list[ModifierView] = []
    forecast: list["ForecastView"] = []
    exact: bool = True
    threats: list["ThreatView"] = []
    rule: "RuleView | None" = None
    about: list[Text] = []
    lines: list["LineView"] = []
    mended: str | None = None
    outlook: "OutlookView | None" = None
    hints: list["HintView"] = []


class HintView(Wire, frozen=True):
    """A choice worth making, the things to point at, the chance to win with it, and what speaks for it."""

    choice: str
    path: list[str]
    text: str
    win: float
    reasons: list[Text] = []
    arrows: list[list[str]] = []  # from pieces or places to others: what it would do until dice fall
    plans: list[PlanView] = []  # the same on the open table


class OutlookView(Wire, frozen=True):
    """What a choice would come to on the open table: what it spends, how the piece stands, what it sees."""

    spent: int = 0
    allowed: int = 0
    piece: PieceView | None = None
    lines: list["LineView"] = []
    chances: list["ChanceView"] = []


class ChanceView(Wire, frozen=True):
    """What may come of a roll."""

    id: str
    label: str
    chance: float


class ForecastView(Wire, frozen=True):
    """One number of a forecast: its mean, and the chance of each value."""

    name: str
    label: str
    mean: float
    odds: list[list[float]]  # [value, chance]


class ThreatView(Wire, frozen=True):
    """An enemy that could attack next turn."""

    piece: str
    label: str
    dice: int
    forecast: list[ForecastView]


class LineView(Wire, frozen=True):
    """How one piece or place bears on another: it supports it, it can fire at it; or why not, and where.

    A path of one speaks of that piece alone.
    """

    kind: str
    label: str  # what the kind is called
    path: list[str]  # ids of pieces and places, from whoever gives or acts
    good: bool
    why: Text
    short: str = ""  # the same in a word or two, for the board
    at: str = ""  # the place where it is stopped


class RuleView(Wire, frozen=True):
    """A clause with its text."""

    clause: str
    text: str
    why: str = ""
    source: str = ""
