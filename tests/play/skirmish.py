"""A toy skirmish on one row of hexes: dice with modifiers, a retreat, a hidden card, a secret draw."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from grognard.core.dice import lump, rolls
from grognard.core.game import CaseBook, Game, Mind, Option, Options, Rules, ScenarioCard, Table
from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.state import DRAW, Result, State
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.core.table import Piece, Position, Scene

HEXES: Final = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]
PIECES: Final = ["red_inf_1", "red_inf_2", "blue_inf_1", "blue_inf_2"]
CARDS: Final = ["volley", "rest"]
SIDES: Final = ("red", "blue")
MISS, HIT, FLAG = 0, 1, 2
FACES: Final = ["miss", "hit", "flag"]
WEIGHTS: Final = (3, 2, 1)
VOLLEY: Final = 0
GONE: Final = -1


class Skirmish(State):
    """Two units a side; red's rear is a1, blue's a8. Each side holds one card."""

    __slots__ = ("active", "at", "cards", "figures", "fought", "turn", "woods")

    def __init__(self, at: list[int], figures: list[int], cards: list[int]) -> None:
        super().__init__()
        self.turn = 1
        self.active = 0
        self.at = at
        self.figures = figures
        self.cards = cards  # one a side, hidden from the other
        self.fought = [0, 0, 0, 0]
        self.woods = 0  # a bit a hex

    def clone(self) -> "Skirmish":
        s = Skirmish(self.at.copy(), self.figures.copy(), self.cards.copy())
        s.fought = self.fought.copy()
        s.woods = self.woods
        s.turn = self.turn
        s.active = self.active
        s.share_agenda(self)
        return s

    def own_facts(self) -> list[int]:
        return [self.turn, self.active, self.woods, *self.at, *self.figures, *self.cards, *self.fought]


def battle_dice(s: Skirmish, unit: int, target: int) -> int:
    """Four dice, one fewer for each hex between, one fewer into woods."""
    dice = s.because("SK-dice-1", 5 - abs(s.at[unit] - s.at[target]))
    if s.woods >> s.at[target] & 1:
        dice += s.because("SK-woods-1", -1)
    return dice


def lose(s: Skirmish, unit: int, figures: int) -> None:
    """Figures fall; a side without units has lost."""
    s.figures[unit] = max(0, s.figures[unit] - figures)
    if s.figures[unit] == 0:
        s.at[unit] = GONE
        s.cite("SK-hit-2", unit)
    side = unit // 2
    if s.figures[2 * side] + s.figures[2 * side + 1] == 0:
        s.finish(Result(1 - side, (2 - s.figures[2:].count(0), 2), "SK-win-1"))


class Deed(Step[Skirmish]):
    """A decision with few candidates."""

    __slots__ = ("n",)

    def __init__(self, *n: int) -> None:
        self.n: Final = n

    def args(self) -> Choice:
        return self.n

    @abstractmethod
    def candidates(self, s: Skirmish) -> list[Choice]: ...

    @abstractmethod
    def verdict(self, s: Skirmish, choice: Choice) -> str: ...

    def options(self, s: Skirmish) -> list[Choice]:
        return [choice for choice in self.candidates(s) if self.verdict(s, choice) == LEGAL]

    def objection(self, s: Skirmish, choice: Choice) -> Note | None:
        clause = self.verdict(s, choice)
        return None if clause == LEGAL else Note(clause, choice)


class Fate(Chance[Skirmish]):
    """A chance of the side named first."""

    __slots__ = ("n",)

    def __init__(self, *n: int) -> None:
        self.n: Final = n

    def args(self) -> Choice:
        return self.n

    def owner(self, s: Skirmish) -> int:
        return self.n[0]


class Go(Rule[Skirmish]):
    """A continuation."""

    __slots__ = ("n",)

    def __init__(self, *n: int) -> None:
        self.n: Final = n

    def args(self) -> Choice:
        return self.n


class Fight(Deed):
    """The active side battles with each unit once, or is done."""

    verb = "battle"
    kinds = "piece piece"

    def actor(self, s: Skirmish) -> int:
        return s.active

    def candidates(self, s: Skirmish) -> list[Choice]:
        return [PASS] + [(a, b) for a in range(4) for b in range(4)]

    def verdict(self, s: Skirmish, choice: Choice) -> str:
        if not choice:
            return LEGAL
        unit, target = choice
        if unit // 2 != s.active or target // 2 == s.active:
            return "SK-battle-1"
        if s.fought[unit] or not s.figures[unit] or not s.figures[target]:
            return "SK-battle-2"
        return LEGAL if battle_dice(s, unit, target) > 0 else "SK-battle-3"

    def objection(self, s: Skirmish, choice: Choice) -> Note | None:
        clause = self.verdict(s, choice)
        if clause == LEGAL:
            return None
        return Note(clause, (choice[0], abs(s.at[choice[0]] - s.at[choice[1]]), 4))

    def take(self, s: Skirmish, choice: Choice) -> None:
        if not choice:
            s.then(Draw(s.active), EndTurn())
            return
        s.fought[choice[0]] = 1
        unit, target = choice
        s.then(Roll(s.active, unit, target, battle_dice(s, unit, target)), Answer(unit, target), NextFight())


class NextFight(Go):
    """The active side goes on."""

    verb = "next"

    def take(self, s: Skirmish, choice: Choice) -> None:
        s.then(Fight())


class Roll(Fate):
    """Battle dice: a hit takes a figure, a flag drives back one hex."""

    verb = "roll"
    kinds = "face*"
    about = "side piece piece number"
    tag = "battle"

    def outcomes(self, s: Skirmish) -> Weighted:
        return rolls(self.n[3], WEIGHTS)

    def classes(self, s: Skirmish) -> Weighted:
        outcomes = self.outcomes(s)
        return lump(outcomes, [(faces.count(HIT), faces.count(FLAG)) for faces, _ in outcomes])

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def take(self, s: Skirmish, choice: Choice) -> None:
        target = self.n[2]
        hits, flags = choice.count(HIT), choice.count(FLAG)
        if hits:
            s.cite("SK-hit-1", target, hits)
            lose(s, target, hits)
        if flags and s.figures[target]:
            s.then(Retreat(target, flags))


class Retreat(Deed):
    """The owner falls back as many hexes as there are flags, or one more; a blocked flag costs a figure."""

    verb = "retreat"
    kinds = "hex"
    passing = "stand"
    about = "piece number"

    def actor(self, s: Skirmish) -> int:
        return self.n[0] // 2

    def candidates(self, s: Skirmish) -> list[Choice]:
        return [(hex,) for hex in range(8)] + [PASS]

    def reach(self, s: Skirmish) -> list[Choice]:
        """Free hexes to the rear."""
        unit, flags = self.n
        step = -1 if unit < 2 else 1
        reach = [s.at[unit] + step * flags, s.at[unit] + step * (flags + 1)]
        return [(hex,) for hex in reach if 0 <= hex < 8 and hex not in s.at]

    def verdict(self, s: Skirmish, choice: Choice) -> str:
        reach = self.reach(s)
        if not choice:
            return "SK-ret-3" if reach else LEGAL
        return LEGAL if choice in reach else "SK-ret-1"

    def take(self, s: Skirmish, choice: Choice) -> None:
        if choice:
            s.at[self.n[0]] = choice[0]
            s.cite("SK-ret-1", self.n[0], choice[0])
        else:
            lose(s, self.n[0], s.because("SK-ret-2", self.n[1]))


class Answer(Go):
    """A target that still stands may answer."""

    verb = "answer"

    def take(self, s: Skirmish, choice: Choice) -> None:
        if s.figures[self.n[1]]:
            s.then(React(*self.n))


class React(Deed):
    """A hidden volley may be fired back."""

    verb = "react"
    kinds = "card"
    passing = "decline"
    window = True

    def actor(self, s: Skirmish) -> int:
        return 1 - s.active

    def candidates(self, s: Skirmish) -> list[Choice]:
        return [(VOLLEY,), PASS]

    def verdict(self, s: Skirmish, choice: Choice) -> str:
        return "SK-card-1" if choice and s.cards[1 - s.active] != VOLLEY else LEGAL

    def take(self, s: Skirmish, choice: Choice) -> None:
        if choice:
            s.cards[1 - s.active] = 1
            s.reveal()
            s.then(Roll(1 - s.active, self.n[1], self.n[0], 2))


class Draw(Fate):
    """A card, seen by its owner alone."""

    verb = "draw"
    kinds = "card"
    about = "side"
    tag = "draw"
    source = "cards"

    def secret(self, s: Skirmish) -> bool:
        return True

    def outcomes(self, s: Skirmish) -> Weighted:
        return [((0,), 1), ((1,), 3)]

    def take(self, s: Skirmish, choice: Choice) -> None:
        s.cards[self.n[0]] = choice[0]


class EndTurn(Go):
    """The other side's turn."""

    verb = "end"

    def take(self, s: Skirmish, choice: Choice) -> None:
        s.turn += 1
        s.active = 1 - s.active
        s.fought = [0, 0, 0, 0]
        s.then(Fight())


class SkirmishGame(Game[Skirmish]):
    """Two units against two."""

    def __init__(self) -> None:
        self.id = "skirmish"
        self.sides = SIDES
        self.seats = SIDES
        self.version = 1
        self.pack = "skirmish 1 sha256:" + "0" * 64
        self.rules = SkirmishRules()
        self.table = SkirmishTable()
        self.mind = SkirmishMind()
        self.cases = SkirmishCases()

    def side_of(self, seat: int) -> int:
        return seat

    def resample(self, s: Skirmish, side: int, rng: Rng) -> Skirmish:
        world = s.clone()
        world.cards[1 - side] = VOLLEY if rng.below(4) == 0 else 1
        return world


class SkirmishRules(Rules[Skirmish]):
    """One scenario, no options."""

    def options(self) -> list[Option]:
        return []

    def scenarios(self) -> list[ScenarioCard]:
        return [ScenarioCard("plain", "1800-01-01", "red", {"en": "Plain", "fr": "Plaine"}, {}, 6, False)]

    def start(self, scenario: str, options: Options) -> Skirmish:
        s = Skirmish([2, 0, 3, 5], [4, 4, 4, 4], [1, 1])
        s.then(Fight())
        return s

    def resign(self, s: Skirmish, seat: int) -> None:
        s.finish(Result(1 - seat, (0, 0), "SK-win-2"))

    def series(self, rounds: list[Choice]) -> int:
        return DRAW


class SkirmishTable(Table[Skirmish]):
    """Pieces on a row."""

    def scene(self, s: Skirmish) -> Scene:
        return Scene("skirmish", "plain", 8000, 1000, ())

    def view(self, s: Skirmish, seat: int) -> Position:
        pieces = [
            Piece(PIECES[n], "infantry", SIDES[n // 2], HEXES[s.at[n]], s.figures[n], 4)
            for n in range(4)
            if s.figures[n]
        ]
        return Position(s.turn, SIDES[s.active], tuple(pieces))

    def names(self, s: Skirmish, kind: str) -> list[str]:
        known = {"hex": HEXES, "piece": PIECES, "card": CARDS, "side": list(SIDES), "face": FACES}
        return known.get(kind, [])

    def pieces_at(self, s: Skirmish, place: int) -> list[int]:
        return [n for n in range(4) if s.at[n] == place]

    def text_board(self, s: Skirmish, seat: int) -> str:
        return ""


class SkirmishMind(Mind[Skirmish]):
    """The usual answer: fire a volley, fall back no farther than needed."""

    def evaluate(self, s: Skirmish, side: int) -> int:
        red = 1000 * (s.figures[0] + s.figures[1] - s.figures[2] - s.figures[3])
        return red if side == 0 else -red

    def usual(self, s: Skirmish) -> Choice:
        return s.agenda[-1].options(s)[0]

    def tally(self, before: Skirmish, after: Skirmish) -> list[tuple[str, int]]:
        other = 2 - 2 * before.active
        own = 2 * before.active
        return [
            ("hits", sum(before.figures[other : other + 2]) - sum(after.figures[other : other + 2])),
            ("losses", sum(before.figures[own : own + 2]) - sum(after.figures[own : own + 2])),
        ]

    def threats(self, s: Skirmish, piece: int) -> list[tuple[int, Skirmish, Choice]]:
        found: list[tuple[int, Skirmish, Choice]] = []
        for enemy in range(4):
            if enemy // 2 != piece // 2 and s.figures[enemy]:
                before = s.clone()
                before.active = enemy // 2
                before.fought = [0, 0, 0, 0]
                before.agenda = [Fight()]
                found.append((enemy, before, (enemy, piece)))
        return found


class BoldMind(SkirmishMind):
    """Its usual answer is the last one of the menu."""

    def usual(self, s: Skirmish) -> Choice:
        return s.agenda[-1].options(s)[-1]


class BriskMind(SkirmishMind):
    """To have the turn is worth something."""

    def clock(self, s: Skirmish) -> int:
        return s.active

    def initiative(self, s: Skirmish) -> int:
        return self.scale


class SkirmishCases(CaseBook[Skirmish]):
    """Pieces as "red_inf_1 a3 figures=2"; woods; the active side; cards by side."""

    def arrange(self, position: Mapping[str, object]) -> Skirmish:
        s = Skirmish([GONE] * 4, [0] * 4, [1, 1])
        for key, value in position.items():
            if key == "pieces":
                assert isinstance(value, list)
                for line in value:
                    place(s, line)
            elif key == "woods":
                assert isinstance(value, list)
                s.woods = sum(1 << HEXES.index(hex) for hex in value)
            elif key == "turn":
                s.active = SIDES.index(str(value))
            elif key == "volley":
                s.cards[SIDES.index(str(value))] = VOLLEY
            else:
                raise ValueError(f'unknown key "{key}" (there is pieces, woods, turn, volley)')
        s.then(Fight())
        return s

    def fact(self, s: Skirmish, path: str) -> int | str | list[str]:
        words = path.split()
        if words == ["turn"]:
            return SIDES[s.active]
        if len(words) == 3 and words[0] == "piece" and words[1] in PIECES + HEXES:
            piece = PIECES.index(words[1]) if words[1] in PIECES else s.at.index(HEXES.index(words[1]))
            if words[2] == "figures":
                return s.figures[piece]
            if words[2] == "hex":
                return HEXES[s.at[piece]]
        raise ValueError(f'no fact "{path}"')


def place(s: Skirmish, line: str) -> None:
    """Put a piece where the line says."""
    words = line.split()
    if words[0] not in PIECES:
        raise ValueError(f'pieces: no piece "{words[0]}"')
    piece = PIECES.index(words[0])
    s.at[piece] = HEXES.index(words[1])
    s.figures[piece] = int(words[2].removeprefix("figures=")) if len(words) > 2 else 4


SKIRMISH: Final = SkirmishGame()
