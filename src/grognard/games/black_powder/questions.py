"""Questions to the players of a real table (referee mode): one thing at a time, only what counts."""

from typing import Final

from grognard.core.journal import PASS, Choice, Note
from grognard.core.step import IMPOSSIBLE, Rule, Step
from grognard.games.black_powder import told
from grognard.games.black_powder.field import FRONT, HEAVY_COVER, LIGHT_COVER, NO_COVER, NOBODY, RIGHT
from grognard.games.black_powder.state import FOLLOW_ME, Battle

WORDS: Final = [
    "no", "yes", "clear", "partly", "none", "light", "heavy", "advance", "retire", "change", "charge",
    "shot", "shell", "one_move", "two_moves", "broken", "off_table", "move", "far", "stuck",
]  # fmt: skip
INCH: Final = 1000
FARTHEST: Final = 48_000  # of a commander: beyond it nothing gets worse (BP-cmd-16)
PARTLY: Final = 1
CLEAR: Final = 2
ONE_MOVE: Final = 0  # how a unit retires
TWO_MOVES: Final = 1
NO_WAY: Final = 2
OFF_TABLE: Final = 3
FAR: Final = 4  # no enemy is near: it stays
MOVING: Final = 0  # what a unit does by initiative
FORMING: Final = 1
CHARGING: Final = 2
MEANINGS: Final[dict[int, list[tuple[str, int]]]] = {  # the words that answer a question, and their values
    told.NEAR: [("no", 0), ("yes", 1)],
    told.ROAD: [("no", 0), ("yes", 1)],
    told.PURPOSE: [("advance", 0), ("retire", 1), ("change", 2), ("charge", 3)],
    told.SEEN: [("clear", CLEAR), ("partly", PARTLY)],
    told.OVER: [("no", 0), ("yes", 1)],
    told.SHELTER: [("none", NO_COVER), ("light", LIGHT_COVER), ("heavy", HEAVY_COVER)],
    told.STRUCK: [("no", FRONT), ("yes", RIGHT)],
    told.LOAD: [("shot", 0), ("shell", 1)],
    told.BACK: [
        ("one_move", ONE_MOVE), ("two_moves", TWO_MOVES), ("off_table", OFF_TABLE), ("broken", NO_WAY),
    ],
    told.ACTION: [("move", MOVING), ("change", FORMING), ("charge", CHARGING)],
    told.LATE: [("no", 0), ("yes", 1)],
    told.ROOM: [("yes", 1), ("no", 0)],
    told.CAUGHT: [("no", 0), ("yes", 1)],
    told.GENERAL: [("no", 0), ("yes", 1)],
    told.FLIGHT: [("far", FAR), ("one_move", ONE_MOVE), ("off_table", OFF_TABLE), ("stuck", NO_WAY)],
}  # fmt: skip


class Tell(Step[Battle]):
    """A question that a word answers."""

    __slots__ = ("a", "b", "question")
    verb = "tell"
    kinds = "word"
    about = "question piece piece length?"

    def __init__(self, question: int, a: int, b: int) -> None:
        self.question: Final = question
        self.a: Final = a
        self.b: Final = b

    def args(self) -> Choice:
        return self.question, self.a, self.b

    def subject(self, s: Battle) -> Choice:
        """With the distance that the question speaks of."""
        lengths = s.field.lengths
        if self.question == told.NEAR:
            return *self.args(), lengths.command_enemy
        if self.question == told.GENERAL:
            return *self.args(), lengths.general_reroll
        return (*self.args(), lengths.broken_retires) if self.question == told.FLIGHT else self.args()

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(WORDS.index(word),) for word, _ in MEANINGS[self.question]]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        for word, value in MEANINGS[self.question]:
            if WORDS[choice[0]] == word:
                told.tell(s, self.question, self.a, self.b, value)


class Measure(Step[Battle]):
    """How far two pieces are apart; any length may be said, whole inches are offered."""

    __slots__ = ("a", "b", "limit")
    verb = "measure"
    kinds = "length"
    about = "piece piece length number"

    def __init__(self, a: int, b: int, limit: int) -> None:
        self.a: Final = a
        self.b: Final = b
        self.limit: Final = limit

    def args(self) -> Choice:
        return self.a, self.b, self.limit

    def subject(self, s: Battle) -> Choice:
        """With how many units an order is for, of which the farthest counts (BP-cmd-32)."""
        return *self.args(), len(s.group) if self.a == s.command and self.b in s.group else 1

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [(inches * INCH,) for inches in range(self.limit // INCH + 1)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if len(choice) != 1 or choice[0] < 0:
            return IMPOSSIBLE
        if choice[0] <= self.limit or self.limit == FARTHEST:
            return None
        if self.a < s.field.forces.units:
            return Note("BP-shoot-4", (self.a, choice[0], self.limit))
        clause = "BP-cmd-38" if s.deed == FOLLOW_ME else "BP-cmd-40"
        return Note(clause, (self.b, choice[0], self.limit))

    def take(self, s: Battle, choice: Choice) -> None:
        told.tell(s, told.DISTANCE, self.a, self.b, choice[0])


class Hold(Step[Battle]):
    """Who holds an objective when the battle ends (BP-vic-4)."""

    __slots__ = ("goal",)
    verb = "held"
    kinds = "side"
    about = "goal"
    passing = "nobody"

    def __init__(self, goal: int) -> None:
        self.goal: Final = goal

    def args(self) -> Choice:
        return (self.goal,)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        return [PASS, (0,), (1,)]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in self.options(s) else IMPOSSIBLE

    def take(self, s: Battle, choice: Choice) -> None:
        told.tell(s, told.HELD, self.goal, self.goal, choice[0] if choice else NOBODY)


class Forget(Rule[Battle]):
    """An act is over, and what was said for it."""

    __slots__ = ()
    verb = "forget"

    def take(self, s: Battle, choice: Choice) -> None:
        told.forget(s)


FORGET: Final = Forget()
