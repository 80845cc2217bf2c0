"""What the toy games share: the dull parts of a game, so that each toy writes only what is its own."""

from collections.abc import Mapping
from typing import ClassVar, Final

from grognard.core.dice import lump, rolls
from grognard.core.game import CaseBook, Game, Mind, Option, Options, Rules, ScenarioCard, Table
from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.state import DRAW, Result, State
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.core.table import SPECTATOR, Hand, Marker, Piece, Position, Scene, Space, Track

NOBODY: Final = -1
LAST_TURN: Final = 10
WIDTH: Final = 3
SIX: Final = (1,) * 6  # six faces, equally likely; a face is written 0 to 5 and read 1 to 6
FACES: Final = ["1", "2", "3", "4", "5", "6"]
SIDES: Final = ("red", "blue")


class Toy(State):
    """A position of two sides that take turns; a toy uses the lists that it needs."""

    __slots__ = (
        "active",
        "at",
        "down",
        "hands",
        "layers",
        "lot",
        "men",
        "owed",
        "points",
        "route",
        "side",
        "turn",
        "used",
    )

    def __init__(self, side: list[int], at: list[int], men: list[int]) -> None:
        super().__init__()
        self.turn = 1
        self.active = 0
        self.side = side  # of each unit: fixed, so clones share it
        self.at = at
        self.men = men
        self.used = [0] * len(at)
        self.route: list[int] = []  # a declared order, leg by leg
        self.owed = [0, 0]  # by side: hits that it has yet to take, or where its ambush lies
        self.points = [0, 0]
        self.hands: list[list[int]] = []  # by side, how many of each card
        self.layers: list[list[int]] = []  # of the pile, the top one last: how many of each card
        self.down: list[int] = []  # areas with a face-down marker
        self.lot: list[int] = []  # what such markers are drawn from: how many of each value

    def clone(self) -> "Toy":
        s = Toy(self.side, self.at.copy(), self.men.copy())
        s.share_agenda(self)
        s.turn = self.turn
        s.active = self.active
        s.used = self.used.copy()
        s.route = self.route.copy()
        s.owed = self.owed.copy()
        s.points = self.points.copy()
        s.hands = [hand.copy() for hand in self.hands]
        s.layers = [layer.copy() for layer in self.layers]
        s.down = self.down.copy()
        s.lot = self.lot.copy()
        return s

    def own_facts(self) -> list[int]:
        facts = [self.turn, self.active]
        for numbers in (
            self.at,
            self.men,
            self.used,
            self.route,
            self.owed,
            self.points,
            self.down,
            self.lot,
        ):
            facts.append(len(numbers))
            facts.extend(numbers)
        for counts in (self.hands, self.layers):
            facts.append(len(counts))
            for held in counts:
                facts.extend(held)
        return facts


def score(s: Toy, side: int) -> int:
    """Points, and the men still standing."""
    return s.points[side] + sum([men for unit, men in enumerate(s.men) if s.side[unit] == side])


def close(s: Toy, winner: int, clause: str) -> None:
    """The match is over."""
    s.finish(Result(winner, (score(s, 0), score(s, 1)), clause))


def close_by_score(s: Toy, clause: str) -> None:
    """The match is over, and the better score wins."""
    lead = score(s, 0) - score(s, 1)
    close(s, DRAW if lead == 0 else 0 if lead > 0 else 1, clause)


def lose(s: Toy, unit: int, men: int) -> None:
    """Men fall; a side without men has lost the match."""
    s.men[unit] = max(0, s.men[unit] - men)
    side = s.side[unit]
    if sum([left for other, left in enumerate(s.men) if s.side[other] == side]) == 0:
        close(s, 1 - side, "TY-2")


def foes(s: Toy, unit: int) -> list[int]:
    """The enemy units that still stand."""
    return [foe for foe, side in enumerate(s.side) if side != s.side[unit] and s.men[foe]]


def near(a: int, b: int) -> bool:
    """Whether two places touch on a board of rows of three."""
    return abs(a // WIDTH - b // WIDTH) + abs(a % WIDTH - b % WIDTH) == 1


def on(s: Toy, place: int) -> list[int]:
    """The units on a place."""
    return [unit for unit, at in enumerate(s.at) if at == place and s.men[unit]]


def idle_verdict(s: Toy, unit: int) -> str:
    """Whose unit it is, and whether it can still do something this turn."""
    if s.side[unit] != s.active or not s.men[unit]:
        return "TY-4"
    return "TY-5" if s.used[unit] else LEGAL


def pass_the_turn(s: Toy, after: Step[Toy]) -> None:
    """The other side plays; after the last turn the better score wins."""
    s.turn += 1
    s.active = 1 - s.active
    s.used = [0] * len(s.used)
    s.then(after)
    if s.turn > LAST_TURN:
        close_by_score(s, "TY-3")


def hits(faces: Choice) -> int:
    """How many dice show 5 or 6."""
    return sum([face >= 4 for face in faces])


class Deed(Step[Toy]):
    """A decision with few candidates, by default of the active side: the menu is what `verdict` lets pass."""

    __slots__ = ("n",)
    most: ClassVar[int] = 0  # the candidates are PASS and the numbers below this
    open: ClassVar[bool] = False  # the candidates are only a sample of what has the right form

    def __init__(self, *n: int) -> None:
        self.n: Final = n

    def args(self) -> Choice:
        return self.n

    def actor(self, s: Toy) -> int:
        return s.active

    def candidates(self, s: Toy) -> list[Choice]:
        """Every choice that has the right form."""
        return [PASS] + [(number,) for number in range(self.most)]

    def verdict(self, s: Toy, choice: Choice) -> str:
        """The clause that forbids a candidate, or LEGAL."""
        return LEGAL

    def options(self, s: Toy) -> list[Choice]:
        return [choice for choice in self.candidates(s) if self.verdict(s, choice) == LEGAL]

    def objection(self, s: Toy, choice: Choice) -> Note | None:
        clause = self.verdict(s, choice) if self.open or choice in self.candidates(s) else "GG-choice-1"
        return None if clause == LEGAL else Note(clause, choice)


class Answer(Deed):
    """A decision of the side whose unit is named first in the step."""

    def actor(self, s: Toy) -> int:
        return s.side[self.n[0]]


class Fate(Chance[Toy]):
    """A chance step with numbers of its own, by default dice that hit by 5 or 6; the first is its owner."""

    __slots__ = ("n",)
    kinds = "face*"
    tag = "roll"

    def __init__(self, *n: int) -> None:
        self.n: Final = n

    def args(self) -> Choice:
        return self.n

    def owner(self, s: Toy) -> int:
        return self.n[0]

    def dice(self, s: Toy) -> int:
        return 2

    def key(self, s: Toy, outcome: Choice) -> Choice:
        """What the rules read in an outcome."""
        return (hits(outcome),)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def outcomes(self, s: Toy) -> Weighted:
        return rolls(self.dice(s), SIX)

    def classes(self, s: Toy) -> Weighted:
        outcomes = self.outcomes(s)
        return lump(outcomes, [self.key(s, outcome) for outcome, _ in outcomes])


class Draw(Fate):
    """A side draws a card of the top layer; only it sees which."""

    verb = "draw"
    kinds = "card"
    tag = "draw"
    source = "cards"

    def secret(self, s: Toy) -> bool:
        return True

    def outcomes(self, s: Toy) -> Weighted:
        return [((card,), count) for card, count in enumerate(s.layers[-1]) if count]

    def classes(self, s: Toy) -> Weighted:
        return self.outcomes(s)

    def take(self, s: Toy, choice: Choice) -> None:
        s.layers[-1][choice[0]] -= 1
        s.hands[self.n[0]][choice[0]] += 1
        if sum(s.layers[-1]) == 0 and len(s.layers) > 1:
            s.layers.pop()


class Go(Rule[Toy]):
    """A continuation with numbers of its own."""

    __slots__ = ("n",)

    def __init__(self, *n: int) -> None:
        self.n: Final = n

    def args(self) -> Choice:
        return self.n


class ToyGame(Game[Toy]):
    """A toy gives its opening position, its names by kind, and for each card the lot that it belongs to."""

    def __init__(
        self, id: str, opening: Toy, first: Step[Toy], words: dict[str, str], lots: Choice = ()
    ) -> None:
        self.id = id
        self.sides = SIDES
        self.seats = tuple(words["seat"].split()) if "seat" in words else SIDES
        self.version = 1
        self.pack = id + " 1 sha256:" + "0" * 64
        opening.then(first)
        self.opening: Final = opening
        self.words: Final = {kind: names.split() for kind, names in words.items()}
        self.lots: Final = lots
        self.rules = ToyRules(self)
        self.table = ToyTable(self)
        self.mind = ToyMind()
        self.cases = ToyCases(self)

    def side_of(self, seat: int) -> int:
        return seat % 2

    def resample(self, s: Toy, side: int, rng: Rng) -> Toy:
        """Within each lot, the other hand and the pile are dealt anew; an ambush may lie anywhere else."""
        s = s.clone()
        if not s.hands:
            return s
        for layer in s.layers:
            redeal(s.hands[1 - side], layer, [count > 0 for count in layer], self.lots, rng)
        if s.down and s.owed[1 - side] in s.down:
            s.owed[1 - side] = rng.pick(s.down)
        return s


def redeal(hand: list[int], layer: list[int], in_layer: list[bool], lots: Choice, rng: Rng) -> None:
    """Exchange at random the cards of a hand with those of a layer of the same lot."""
    lot = lots[in_layer.index(True)] if True in in_layer else NOBODY
    theirs = [card for card, count in enumerate(hand) for _ in range(count) if lots[card] == lot]
    pool = theirs + [card for card, count in enumerate(layer) for _ in range(count)]
    for card in range(len(hand)):
        if lots[card] == lot:
            hand[card] = 0
            layer[card] = 0
    for dealt in range(len(pool)):
        card = pool.pop(rng.below(len(pool)))
        counts = hand if dealt < len(theirs) else layer
        counts[card] += 1


class ToyRules(Rules[Toy]):
    """One scenario, no options."""

    def __init__(self, game: ToyGame) -> None:
        self.game: Final = game

    def options(self) -> list[Option]:
        return []

    def scenarios(self) -> list[ScenarioCard]:
        return [ScenarioCard("plain", "1800-01-01", "red", {"en": "Plain", "fr": "Plaine"}, {}, 6, False)]

    def start(self, scenario: str, options: Options) -> Toy:
        s = self.game.opening.clone()
        s.settle()
        return s

    def resign(self, s: Toy, seat: int) -> None:
        close(s, 1 - self.game.side_of(seat), "TY-1")

    def series(self, rounds: list[Choice]) -> int:
        lead = sum([(scores[0] - scores[1]) * (1 - n % 2 * 2) for n, scores in enumerate(rounds)])
        return DRAW if lead == 0 else 0 if lead > 0 else 1


class ToyTable(Table[Toy]):
    """A view lists pieces, scores and hands; a hand shows its cards to its own side alone."""

    def __init__(self, game: ToyGame) -> None:
        self.game: Final = game

    def scene(self, s: Toy) -> Scene:
        spaces = [Space(id, id, (), (n * 1000, 0), "clear") for n, id in enumerate(self.names(s, "hex"))]
        return Scene(self.game.id, "plain", 1000 * len(spaces), 1000, tuple(spaces))

    def view(self, s: Toy, seat: int) -> Position:
        mine = NOBODY if seat == SPECTATOR else self.game.side_of(seat)
        names, hexes = self.names(s, "piece"), self.names(s, "hex")
        pieces = [
            Piece(names[unit], "toy", SIDES[s.side[unit]], hexes[at] if hexes else str(at), s.men[unit], 9)
            for unit, at in enumerate(s.at)
        ]
        hands = [self.hand(s, side, side == mine) for side in range(len(s.hands))]
        tracks = [Track("score", score(s, side), None, SIDES[side]) for side in (0, 1)]
        secrets = {"ambush": s.owed[mine]} if s.down and mine != NOBODY else {}
        extras = secrets | {"left": sum([sum(layer) for layer in s.layers]), "legs": len(s.route)}
        markers = tuple([Marker("face_down", hexes[area]) for area in s.down])
        active = SIDES[s.active]
        return Position(s.turn, active, tuple(pieces), markers, tuple(tracks), tuple(hands), extras=extras)

    def hand(self, s: Toy, side: int, open: bool) -> Hand:
        """A hand, with its cards for those who may see them."""
        names = self.names(s, "card")
        cards = [names[card] for card, count in enumerate(s.hands[side]) for _ in range(count)]
        return Hand(SIDES[side], len(cards), tuple(cards) if open else None)

    def names(self, s: Toy, kind: str) -> list[str]:
        return FACES if kind == "face" else self.game.words.get(kind, [])

    def pieces_at(self, s: Toy, place: int) -> list[int]:
        return on(s, place)

    def text_board(self, s: Toy, seat: int) -> str:
        return "\n".join([piece.id + " " + piece.place for piece in self.view(s, seat).pieces])


class ToyMind(Mind[Toy]):
    """Score is all that counts; the usual answer is to pass, or the last on the menu."""

    def evaluate(self, s: Toy, side: int) -> int:
        return 1000 * (score(s, side) - score(s, 1 - side))

    def usual(self, s: Toy) -> Choice:
        options = s.agenda[-1].options(s)
        return PASS if PASS in options else options[-1]

    def tally(self, before: Toy, after: Toy) -> list[tuple[str, int]]:
        return [(SIDES[side], score(after, side) - score(before, side)) for side in (0, 1)]

    def threats(self, s: Toy, piece: int) -> list[tuple[int, Toy, Choice]]:
        return []


class ToyCases(CaseBook[Toy]):
    """A case starts from the opening and reads the scores."""

    def __init__(self, game: ToyGame) -> None:
        self.game: Final = game

    def arrange(self, position: Mapping[str, object]) -> Toy:
        return self.game.rules.start("plain", {})

    def fact(self, s: Toy, path: str) -> int | str | list[str]:
        if path not in SIDES:
            raise ValueError(f'no fact "{path}": a toy knows "red" and "blue"')
        return score(s, SIDES.index(path))
