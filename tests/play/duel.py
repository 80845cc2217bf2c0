"""A duel: a hidden hand, a window, dice, a forced step, an open secret; for the tests of matches."""

from abc import abstractmethod
from typing import Final

from grognard.core.dice import roll, rolls
from grognard.core.game import Game, Option, Options, Rules, ScenarioCard, Table
from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng, Seeded
from grognard.core.state import DRAW, Result, State
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.core.table import Position, Scene
from grognard.play.dealers import Scripted
from grognard.play.ledger import Entry
from grognard.play.match import Match
from grognard.play.notation import read

LUNGE, FEINT, PARRY = 0, 1, 2
CARDS: Final = ["lunge", "feint", "parry"]
HEXES: Final = ["a1", "a2", "a3"]
MEN: Final = ["red_man", "blue_man"]
FACES: Final = ["one", "two", "three", "four", "five", "six"]
DIE: Final = (0, 1, 2, 3, 4, 5)


class Duel(State):
    """Cards are counted by kind; a man stands on a hex."""

    def __init__(self, at: list[int], hits: list[int], hands: list[list[int]], pile: list[int]) -> None:
        super().__init__()
        self.turn = 1
        self.active = 0
        self.cap = 12
        self.at = at
        self.hits = hits
        self.hands = hands
        self.pile = pile

    def clone(self) -> "Duel":
        s = Duel(self.at.copy(), self.hits.copy(), [hand.copy() for hand in self.hands], self.pile.copy())
        s.turn, s.active, s.cap = self.turn, self.active, self.cap
        s.share_agenda(self)
        return s

    def own_facts(self) -> list[int]:
        return [
            self.turn,
            self.active,
            self.cap,
            *self.at,
            *self.hits,
            *self.hands[0],
            *self.hands[1],
            *self.pile,
        ]


class Deed(Step[Duel]):
    """A decision of one seat: the menu is what `verdict` lets pass."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> Choice:
        return (self.seat,)

    def actor(self, s: Duel) -> int:
        return self.seat

    @abstractmethod
    def candidates(self, s: Duel) -> list[Choice]: ...

    @abstractmethod
    def verdict(self, s: Duel, choice: Choice) -> str: ...

    def options(self, s: Duel) -> list[Choice]:
        return [choice for choice in self.candidates(s) if self.verdict(s, choice) == LEGAL]

    def objection(self, s: Duel, choice: Choice) -> Note | None:
        clause = self.verdict(s, choice)
        return None if clause == LEGAL else Note(clause, choice)


class Fate(Chance[Duel]):
    """A chance of one side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def args(self) -> Choice:
        return (self.side,)

    def owner(self, s: Duel) -> int:
        return self.side


class Draw(Fate):
    """A card of the pile, seen by its owner alone."""

    verb = "draw"
    kinds = "card"
    tag = "draw"
    source = "cards"

    def secret(self, s: Duel) -> bool:
        return True

    def outcomes(self, s: Duel) -> Weighted:
        return [((card,), count) for card, count in enumerate(s.pile) if count]

    def take(self, s: Duel, choice: Choice) -> None:
        s.pile[choice[0]] -= 1
        s.hands[self.side][choice[0]] += 1
        s.cite("DU-draw", self.side)


class NextTurn(Rule[Duel]):
    """The other side's turn, or the end."""

    verb = "turn"

    def __init__(self, side: int) -> None:
        self.side = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: Duel, choice: Choice) -> None:
        s.turn += 1
        s.active = self.side
        lead = s.hits[0] - s.hits[1]
        if max(s.hits) >= 3 or s.turn > s.cap or not any(s.pile):
            s.finish(Result(DRAW if lead == 0 else 0 if lead < 0 else 1, (s.hits[1], s.hits[0]), "DU-end"))
        s.then(Stand(s.active), Play(s.active))


class Stand(Deed):
    """The active man may step to another hex."""

    verb = "stand"
    kinds = "piece hex"
    passing = "stay"

    def candidates(self, s: Duel) -> list[Choice]:
        return [PASS] + [(man, hex) for man in (0, 1) for hex in range(3)]

    def verdict(self, s: Duel, choice: Choice) -> str:
        if not choice:
            return LEGAL
        return "DU-own" if choice[0] != self.seat else "DU-move" if s.at[choice[0]] == choice[1] else LEGAL

    def take(self, s: Duel, choice: Choice) -> None:
        if choice:
            s.at[choice[0]] = s.because("DU-step", choice[1])


class Play(Deed):
    """A lunge is fought out; a feint is shown, and another card may follow; or hold."""

    verb = "play"
    kinds = "card"
    passing = "hold"
    window = True

    def candidates(self, s: Duel) -> list[Choice]:
        return [PASS, (LUNGE,), (FEINT,), (PARRY,)]

    def verdict(self, s: Duel, choice: Choice) -> str:
        if not choice:
            return LEGAL
        return "DU-card" if choice[0] == PARRY or not s.hands[self.seat][choice[0]] else LEGAL

    def take(self, s: Duel, choice: Choice) -> None:
        me = self.seat
        if not choice:
            s.then(NextTurn(1 - me))
            return
        s.hands[me][choice[0]] -= 1
        if choice[0] == FEINT:
            s.reveal()
            s.then(Play(me))
        else:
            s.then(Roll(me), Draw(me), NextTurn(1 - me))


class Roll(Fate):
    """Two dice; seven or more threatens a hit."""

    verb = "roll"
    kinds = "face*"
    tag = "fight"

    def outcomes(self, s: Duel) -> Weighted:
        return rolls(2, (1, 1, 1, 1, 1, 1))

    def sample(self, s: Duel, rng: Rng) -> Choice:
        return roll(rng, 2, DIE)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def take(self, s: Duel, choice: Choice) -> None:
        if sum(choice) + 2 >= s.because("DU-hit", 7):
            s.then(Answer(1 - self.side))


class Answer(Deed):
    """The other man may parry if he holds the card: a window."""

    verb = "answer"
    kinds = "card"
    passing = "decline"
    window = True

    def candidates(self, s: Duel) -> list[Choice]:
        return [PASS, (PARRY,)]

    def verdict(self, s: Duel, choice: Choice) -> str:
        return "DU-card" if choice and not s.hands[self.seat][PARRY] else LEGAL

    def take(self, s: Duel, choice: Choice) -> None:
        if choice:
            s.hands[self.seat][PARRY] -= 1
            s.reveal()
        else:
            s.hits[self.seat] += 1
            s.then(Fall(self.seat))


class Fall(Deed):
    """A man who is hit falls back to the next hex: there is but one."""

    verb = "fall"
    kinds = "hex"

    def candidates(self, s: Duel) -> list[Choice]:
        return [(hex,) for hex in range(3)]

    def verdict(self, s: Duel, choice: Choice) -> str:
        return LEGAL if choice and choice[0] == (s.at[self.seat] + 1) % 3 else "DU-fall"

    def take(self, s: Duel, choice: Choice) -> None:
        s.at[self.seat] = choice[0]


class March(Stand):
    """A choice with a plain number, and an argument that may be missing."""

    verb = "march"
    kinds = "piece number hex?"


class Swap(Stand):
    """Either man can be chosen."""

    verb = "swap"

    def verdict(self, s: Duel, choice: Choice) -> str:
        return LEGAL


class Muster(Rule[Duel]):
    """A step without arguments."""

    verb = "muster"

    def take(self, s: Duel, choice: Choice) -> None:
        s.reveal()


class DuelRules(Rules[Duel]):
    """After how many turns the duel ends is an option."""

    def options(self) -> list[Option]:
        return [Option("turn_cap", "DU-cap", 12, 1, 99), Option("blunt", "DU-blunt")]

    def scenarios(self) -> list[ScenarioCard]:
        return [ScenarioCard("dawn", "1800-01-01", "red", {"en": "Dawn", "fr": "Aube"}, {}, 6, False)]

    def start(self, scenario: str, options: Options) -> Duel:
        s = Duel([0, 2], [0, 0], [[0, 0, 0], [0, 0, 0]], [8, 6, 8])
        s.cap = options["turn_cap"]
        s.then(Draw(0), Draw(0), Draw(1), Draw(1), Stand(0), Play(0))
        return s

    def resign(self, s: Duel, seat: int) -> None:
        s.finish(Result(1 - seat, (s.hits[1], s.hits[0]), "DU-resign"))

    def series(self, rounds: list[Choice]) -> int:
        lead = sum((red - blue) * (-1 if n % 2 else 1) for n, (red, blue) in enumerate(rounds))
        return DRAW if lead == 0 else 0 if lead > 0 else 1


class PinnedRules(DuelRules):
    """Red falls back between its stand and its play."""

    def start(self, scenario: str, options: Options) -> Duel:
        s = super().start(scenario, options)
        s.agenda.insert(1, Fall(0))
        return s


class DuelTable(Table[Duel]):
    """Names, and nothing to look at."""

    def scene(self, s: Duel) -> Scene:
        return Scene("duel", "dawn", 3, 1, ())

    def view(self, s: Duel, seat: int) -> Position:
        return Position(s.turn, MEN[s.active], ())

    def names(self, s: Duel, kind: str) -> list[str]:
        return {"card": CARDS, "hex": HEXES, "piece": MEN, "face": FACES}.get(kind, [])

    def pieces_at(self, s: Duel, place: int) -> list[int]:
        return [man for man in (0, 1) if s.at[man] == place]

    def text_board(self, s: Duel, seat: int) -> str:
        return ""


class DuelGame(Game[Duel]):
    """The rulebook."""

    def __init__(self, seats: tuple[str, ...] = ("red", "blue"), version: int = 1) -> None:
        self.id = "duel"
        self.sides = ("red", "blue")
        self.seats = seats
        self.version = version
        self.pack = "duel 1 sha256:" + "0" * 64
        self.rules = DuelRules()
        self.table = DuelTable()

    def side_of(self, seat: int) -> int:
        return seat % 2

    def resample(self, s: Duel, side: int, rng: Rng) -> Duel:
        return s.clone()


class Pinned(DuelGame):
    """A duel with a forced step between two choices of one seat."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = PinnedRules()


DUEL: Final = DuelGame()


def duel_match(cards: str, dice: str = "") -> Match:
    """A match with scripted cards and dice, each roll as two faces: "one two, six six"."""
    script = Scripted([part.strip() for part in dice.split(",") if part.strip()])
    return Match(DUEL, "dawn", {}, ["Anna", "Ben"], {"dice": script, "cards": Scripted(cards.split())})


def play(match: Match, *texts: str) -> list[Entry]:
    """The seat to move makes these choices, one after the other."""
    before = match.n
    for text in texts:
        step = match.step
        assert step is not None
        match.choose(step.actor(match.state), [read(match.game, match.state, step, text)])
    return match.entries[before:]


def play_out(match: Match, seed: int) -> Match:
    """Random choices to the end."""
    rng = Seeded(seed)
    while match.result is None:
        match.choose(match.to_move or 0, [rng.pick(match.options())])
    return match
