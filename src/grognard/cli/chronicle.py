"""The story of a match: each settled step as sentences, for each side what it may know."""

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from grognard.core.journal import Choice
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR
from grognard.play.ledger import Entry, Ledger
from grognard.play.match import NOBODY
from grognard.play.notation import kinds_of, shape

if TYPE_CHECKING:
    from grognard.play.setup import Setup
    from grognard.play.telling import Teller

Lines = list[str]  # a sentence, then what belongs to it, indented


def opening(setup: "Setup") -> State:
    """The position before the first step."""
    s: State = setup.game.rules.start(setup.scenario, setup.all_options())
    s.settle()
    return s


def passage(teller: "Teller", s: State, entry: Entry, side: int) -> Lines:
    """One step as a side may know it; s is the position before it."""
    step = s.agenda[-1]
    seen = entry.seen_by(side)
    if seen is not entry:
        return [teller.secret(s, step, entry.actor)]
    first, *rest = teller.story(s, step, entry.choice, entry.actor, list(entry.notes))
    where = "" if isinstance(step, Chance) else " → ".join(places_named(teller, s, step, entry))
    return [f"{first} [{where}]" if where else first, *[f"    {line}" for line in rest]]


def places_named(teller: "Teller", s: State, step: Step[Any], entry: Entry) -> list[str]:
    """Where the pieces stand that a choice or its question names."""
    table, about = teller.game.table, step.subject(s)
    numbers = [*zip(each_kind(kinds_of(step, entry.choice), entry.choice), entry.choice, strict=True)]
    numbers += zip(each_kind(step.about, about), about, strict=True) if step.about else []
    ids = [table.names(s, "piece")[number] for kind, number in numbers if kind == "piece"]
    if not ids:
        return []
    places = {piece.id: piece.place for piece in table.view(s, SPECTATOR).pieces if not piece.pose}
    return list(dict.fromkeys(places[id] for id in ids if id in places))


def each_kind(kinds: str, numbers: Choice) -> list[str]:
    """The kind of each number."""
    form = shape(kinds)
    return [form.kind(index) for index in range(len(numbers))]


def retell(ledger: Ledger, teller: "Teller") -> Iterator[str]:
    """The whole story of a match; one that is over has no secrets left."""
    s = opening(ledger.setup)
    for entry in ledger.entries:
        side = NOBODY if ledger.state.result is None or entry.hidden is None else entry.hidden
        yield from passage(teller, s, entry, side)
        s.apply(entry.choice)


class Chronicle:
    """Follows a running match; each side reads on from where it stopped."""

    def __init__(self, ledger: Ledger, teller: "Teller", sides: list[int]) -> None:
        self.ledger: Final[Ledger] = ledger
        self.teller: Final[Any] = teller
        self.sides: Final = sides  # those that somebody reads for
        self.told: Final[list[dict[int, Lines]]] = []  # by step, by side
        self.read: Final = dict.fromkeys(sides, 0)  # how many steps each side has read
        self.before = opening(ledger.setup)  # the position before the next step to be told

    def follow(self) -> None:
        """Put what happened since into words."""
        for entry in self.ledger.entries[len(self.told) :]:
            self.told.append({side: passage(self.teller, self.before, entry, side) for side in self.sides})
            self.before.apply(entry.choice)

    def rewind(self) -> None:
        """The match went back."""
        del self.told[len(self.ledger.entries) :]
        for side in self.sides:
            self.read[side] = min(self.read[side], len(self.told))
        self.before = self.ledger.state.clone()

    def news(self, side: int) -> Lines:
        """What a side has not read yet."""
        self.follow()
        new = counted([told[side] for told in self.told[self.read[side] :]])
        self.read[side] = len(self.told)
        return new

    def last(self, side: int, count: int) -> Lines:
        """The last steps as a side may know them."""
        self.follow()
        return counted([told[side] for told in self.told[-count:]])


def counted(passages: list[Lines]) -> Lines:
    """The lines of passages; the same one several times running is told once, with its number."""
    lines: Lines = []
    for passage, same in groupby(passages):
        times = len(list(same))
        lines += [f"{passage[0]} (×{times})" if times > 1 else passage[0], *passage[1:]]
    return lines
