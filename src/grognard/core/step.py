"""Steps: one thing to settle, who settles it, what is legal and what follows."""

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng, weighted

S = TypeVar("S")
CHANCE: Final = -1  # fate settles the step
RULES: Final = -2  # the rules settle it themselves: a continuation
Weighted = list[tuple[Choice, int]]


def any_of(options: list[Choice], rng: Rng) -> Choice:
    """One of the choices by lot, each as likely; no lot is drawn where there is one."""
    return options[0] if len(options) == 1 else options[rng.below(len(options))]


# No ABC here, nor elsewhere in the core: compiled, a class shares its base's cache of isinstance answers, and
# plain code that asks is told that every step is a chance step. Types alone keep these classes abstract.
class Step(Generic[S]):
    """Immutable and shared by clones; holds no hidden fact. Equal verb and args mean the same step."""

    __slots__ = ()
    verb: ClassVar[str]  # its word in the notation
    kinds: ClassVar[str] = ""  # the kinds of a choice's numbers: "piece hex alone?", "face*", "gait ~"
    about: ClassVar[str] = ""  # the kinds of its subject's numbers, for sentences: "piece number"
    passing: ClassVar[str] = "done"  # the word for the empty choice
    window: ClassVar[bool] = False  # its options depend on what others cannot see: always put to the seat
    commits: ClassVar[bool] = False  # it ends a declaration: put to the seat even when one choice is left

    @abstractmethod
    def args(self) -> Choice: ...

    def subject(self, s: S) -> Choice:
        """The numbers that `about` gives the kinds of: its own, unless the position knows better."""
        return self.args()

    @abstractmethod
    def actor(self, s: S) -> int:
        """A seat, CHANCE or RULES."""

    @abstractmethod
    def options(self, s: S) -> list[Choice]:
        """Every legal choice (on the open table a useful finite sample); never empty."""

    @abstractmethod
    def objection(self, s: S, choice: Choice) -> Note | None:
        """The first clause that the choice breaks, with the numbers compared."""

    def rest(self, head: int) -> str:
        """The kinds after the first number, where that one says what follows: `kinds` ends in `~`."""
        return ""

    def mend(self, s: S, choice: Choice) -> Choice | None:
        """The nearest legal choice, where there is such a thing."""
        return None

    def propose(self, s: S, rng: Rng) -> Choice:
        """One sensible legal choice, without listing all where that is dear; draws only among several."""
        return any_of(self.options(s), rng)

    def secret(self, s: S) -> bool:
        """Only the side that settles it (the owner, where it is chance) may know the choice."""
        return False

    @abstractmethod
    def take(self, s: S, choice: Choice) -> None:
        """Change s and push what follows."""


class Chance(Step[S]):
    """A step put to fate: every answer with its weight. Rules never roll."""

    __slots__ = ()
    tag: ClassVar[str]  # its purpose: "battle", "draw"
    source: ClassVar[str] = "dice"  # which dealer answers: "dice", "cards" or "chits"

    def actor(self, s: S) -> int:
        return CHANCE

    @abstractmethod
    def owner(self, s: S) -> int:
        """The side that types it and whose luck it is."""

    @abstractmethod
    def outcomes(self, s: S) -> Weighted:
        """Every outcome with its weight, in a fixed order."""

    def classes(self, s: S) -> Weighted:
        """One outcome for each lot that the rules cannot tell apart, with the lot's weight."""
        return self.outcomes(s)

    def sample(self, s: S, rng: Rng) -> Choice:
        """One outcome, as likely as its weight."""
        outcomes = self.outcomes(s)
        return outcomes[weighted(rng, [weight for _, weight in outcomes])][0]

    def propose(self, s: S, rng: Rng) -> Choice:
        return self.sample(s, rng)

    def with_next(self, following: "Chance[S]") -> "Chance[S] | None":
        """One step that stands for this one and the next where only classes count, if there is one."""
        return None

    def settled(self, outcome: Choice) -> Choice:
        """The outcome in its one written form (dice in rising order)."""
        return outcome

    def options(self, s: S) -> list[Choice]:
        return [outcome for outcome, _ in self.outcomes(s)]

    def objection(self, s: S, choice: Choice) -> Note | None:
        """An outcome breaks no rule, but it must be possible."""
        return None if choice in self.options(s) else IMPOSSIBLE


IMPOSSIBLE: Final = Note("GG-chance-1")  # not one of the outcomes


class Rule(Step[S]):
    """A continuation: the rules go on by themselves. It is in no record and no count."""

    __slots__ = ()

    def actor(self, s: S) -> int:
        return RULES

    def options(self, s: S) -> list[Choice]:
        return [PASS]

    def objection(self, s: S, choice: Choice) -> Note | None:
        return None

    def args(self) -> Choice:
        return PASS
