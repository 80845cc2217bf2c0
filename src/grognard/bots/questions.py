"""What a search asks itself: the questions of a turn, their choices, and what came of each."""

from typing import Final

from grognard.bots.luck import Lead
from grognard.core.game import Advice
from grognard.core.journal import Choice

Terms = tuple[tuple[str, int], ...]


class Arm:
    """One choice of a question, with what came of it."""

    __slots__ = (
        "again",
        "bias",
        "choice",
        "fortune",
        "lead",
        "node",
        "posture",
        "seen",
        "terms",
        "then",
        "total",
        "visits",
    )

    def __init__(
        self, choice: Choice, terms: Terms, bias: float, posture: int, then: list[Choice] | None = None
    ) -> None:
        self.choice: Final = choice
        self.then: Final[list[Choice]] = then or []  # the own choices that belong to it
        self.posture: Final = posture  # in which the turn is played on after it
        self.terms: Final = terms
        self.bias: Final = bias  # what the advice makes of it, beside the best: a share of winning, or less
        self.visits = 0
        self.total = 0.0
        self.fortune = 0.0  # the luck in it
        self.node: Node | None = None  # where it leads, once it was taken
        self.seen: Final[list[tuple[float, float]]] = []  # of the decision itself: value and luck, by lot
        self.lead: Final = Lead()  # over the advised choice
        self.again: Final = Lead()  # over the advised choice in rehearsals

    def path(self) -> Choice:
        """All that is chosen, in a row."""
        found = self.choice
        for choice in self.then:
            found += choice
        return found


class Question:
    """One decision of the side that thinks: its choices, those first that are advised most."""

    __slots__ = ("arms", "sure", "visits")

    def __init__(self, arms: list[Arm], sure: bool) -> None:
        self.arms: Final = arms
        self.sure: Final = sure  # nothing but the side's own choices lies between the decision and this one
        self.visits = 0

    def begin_again(self) -> None:
        """Become the decision itself: its choices are tried anew, since only what meets the same luck is
        compared; what lies behind each of them is kept."""
        self.visits = 0
        for arm in self.arms:
            arm.visits = 0
            arm.total = arm.fortune = 0.0


class Node:
    """Where a row of own choices leads: to a question, by its step; to several, if chance has a say."""

    __slots__ = ("questions",)

    def __init__(self) -> None:
        self.questions: Final[dict[tuple[str, Choice], Question]] = {}


def only_way(node: Node) -> Arm | None:
    """Where a question leads that has one answer only."""
    for question in node.questions.values():
        if question.sure and len(question.arms) == 1:
            return question.arms[0]
    return None


def in_order(advice: list[Advice]) -> list[Advice]:
    """The best first; then by turns other choices for the same piece, and all the others.

    What is advised for another piece can mostly be done afterwards as well: it says little about this one.
    """
    advice.sort(key=Advice.worth, reverse=True)  # equals stay in the order of the advice
    best = advice[0].choice
    if len(best) < 2:
        return advice
    same = [each for each in advice[1:] if each.choice and each.choice[0] == best[0]]
    others = [each for each in advice[1:] if not each.choice or each.choice[0] != best[0]]
    merged = [advice[0]]
    for number in range(max(len(same), len(others))):
        merged.extend(same[number : number + 1])
        merged.extend(others[number : number + 1])
    return merged
