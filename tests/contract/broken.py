"""Toys that each break one promise of the contract: what the invariants must notice."""

from contract.toy import SIX, Deed, Draw, Fate, Toy, ToyGame, close_by_score, hits
from grognard.core.dice import lump, rolls
from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Step, Weighted

NAMES = {"piece": "one two three four", "card": "scout volley charge fight_back"}


class Last(Deed):
    """A last decision among four pieces; then the match is over."""

    verb = "last"
    kinds = "piece"
    most = 4

    def take(self, s: Toy, choice: Choice) -> None:
        close_by_score(s, "BR-1")


class OnTheMenu(Last):
    """An option that is refused."""

    def objection(self, s: Toy, choice: Choice) -> Note | None:
        return Note("BR-2") if choice == (3,) else None


class OffTheMenu(Last):
    """A legal choice that is no option."""

    def options(self, s: Toy) -> list[Choice]:
        return [PASS, (0,)]


class Twice(Last):
    """The same option twice."""

    def options(self, s: Toy) -> list[Choice]:
        return [PASS, (0,), (1,), (2,), (3,), (0,)]


class Nothing(Last):
    """No option at all."""

    def verdict(self, s: Toy, choice: Choice) -> str:
        return "BR-3"


class Meddler(Last):
    """A question that changes the position."""

    def options(self, s: Toy) -> list[Choice]:
        s.points[0] += 1
        return super().options(s)


class Nameless(Last):
    """Another step under the words of the first."""

    def args(self) -> Choice:
        return PASS

    def take(self, s: Toy, choice: Choice) -> None:
        s.then(Nameless(*self.n, 1) if len(self.n) < 2 else Last())


class Lumped(Fate):
    """Classes that overlook what the roll does: a man for each die below 5."""

    verb = "roll"

    def classes(self, s: Toy) -> Weighted:
        return lump(rolls(2, SIX), [(hits(faces) > 0,) for faces, _ in rolls(2, SIX)])

    def take(self, s: Toy, choice: Choice) -> None:
        s.points[0] += hits(choice)
        s.then(Last())


class Telltale(Last):
    """No window, although its menu depends on a hand: a forced step tells that there is no such card."""

    kinds = "card"

    def verdict(self, s: Toy, choice: Choice) -> str:
        return LEGAL if not choice or (choice[0] == 3 and s.hands[s.active][3]) else "BR-4"


class Marked(Last):
    """Its own numbers hold a hidden card."""


class Mark(Fate):
    """Puts the best card of a hand into the words of a step."""

    verb = "mark"

    def take(self, s: Toy, choice: Choice) -> None:
        s.then(Marked(max([card for card, count in enumerate(s.hands[0]) if count])))


class Boast(Fate):
    """Names a hidden card in the journal."""

    verb = "boast"

    def take(self, s: Toy, choice: Choice) -> None:
        s.cite("BR-5", max([card for card, count in enumerate(s.hands[0]) if count]))
        s.then(Last())


class Careless(Toy):
    """Clones share where the pieces are."""

    def clone(self) -> "Careless":
        s = Careless(self.side, self.at, self.men.copy())
        s.share_agenda(self)
        return s


class Shallow(Toy):
    """Clones have lists of their own, but of the same hands."""

    def clone(self) -> "Shallow":
        s = Shallow(self.side, self.at.copy(), self.men.copy())
        s.share_agenda(self)
        s.hands = self.hands.copy()
        return s


class Walk(Last):
    """A piece moves on; then the match is over."""

    verb = "walk"

    def take(self, s: Toy, choice: Choice) -> None:
        s.at[0] += 1
        close_by_score(s, "BR-1")


def game(first: Step[Toy], names: dict[str, str] | None = None) -> ToyGame:
    """A toy of this one step."""
    return ToyGame("broken", Toy([0, 1], [0, 1], [1, 1]), first, names or NAMES)


def card_game(first: Step[Toy]) -> ToyGame:
    """A toy of this one step, after two cards were dealt to a side."""
    s = Toy([0, 1], [0, 1], [1, 1])
    s.hands = [[0, 0, 0, 0], [0, 0, 0, 0]]
    s.layers = [[4, 4, 4, 4]]
    s.then(first)
    return ToyGame("broken", s, Draw(0), NAMES, (0, 0, 0, 0))


def careless_game() -> ToyGame:
    return ToyGame("broken", Careless([0, 1], [0, 1], [1, 1]), Walk(), NAMES)


def shallow_game() -> ToyGame:
    s = Shallow([0, 1], [0, 1], [1, 1])
    s.hands = [[1], [1]]
    s.layers = [[0]]
    return ToyGame("broken", s, Last(), {"piece": NAMES["piece"], "card": "scout"}, (0,))
