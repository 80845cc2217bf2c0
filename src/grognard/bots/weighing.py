"""What was seen of the choices of a decision: each is compared with the advised one, luck for luck."""

from math import sqrt
from typing import Any, Final

from grognard.bots.luck import Effect
from grognard.bots.questions import Arm, Question
from grognard.core.game import Game
from grognard.core.journal import Choice

HARDLY: Final = 8.0  # comparisons that tell little of how much they scatter
FEWEST: Final = 4  # rehearsals by which alone a choice may be preferred
RIVALS: Final = 5  # choices that are held against the advised one in rehearsals
ALIKE: Final = 0.005  # how much what comes of two postures scatters with the same luck, before it is known
APART: Final = 0.03  # how far it lies apart, in chances to win
HOPE: Final = 1.5  # errors by which a choice may still turn out better than it seems


class Habits:
    """How a search behaves."""

    __slots__ = ("breadth", "root", "weight", "widening")

    def __init__(self) -> None:
        self.root = 6  # choices of the decision itself that are tried from the start
        self.breadth = 1.0  # choices of a later decision that are tried from the start
        self.widening = 1.0  # how many more of the decision itself, for each root of its visits
        self.weight = 25.0  # visits that what the advice says counts for


class Weighing:
    """A decision of a side, with all that came of its choices so far."""

    def __init__(self, game: Game[Any], side: int, habits: Habits, also: list[Choice]) -> None:
        self.game: Final = game
        self.side: Final = side
        self.habits: Final = habits
        self.also: Final = also  # choices of the decision that are tried in any case
        self.caution: Final[float] = game.mind.caution
        self.posture = 0  # in which the side plays its turn, as long as no other is better
        self.top: Question | None = None
        self.manners: list[Arm] = []  # what the other postures advise
        self.effect: Final = Effect()
        self.slope: float = game.mind.sway
        self.total = 0.0
        self.fortune = 0.0
        self.count = 0

    def compare(self, arm: Arm, value: float, fortune: float) -> None:
        """Hold what came of a choice of the decision against what came of others with the same luck."""
        assert self.top is not None
        advised, lot = self.top.arms[0], len(arm.seen)
        arm.seen.append((value, fortune))
        if arm is not advised:
            if lot < len(advised.seen):
                known, luck = advised.seen[lot]
                arm.lead.add(value - known, fortune - luck)
            return
        for other in self.top.arms:
            if other is not arm and lot < len(other.seen):
                known, luck = other.seen[lot]
                other.lead.add(known - value, luck - fortune)

    def reckon(self, value: float, fortune: float) -> None:
        """Count in what came of a choice."""
        self.effect.add(value, fortune)
        if not self.game.mind.sway:
            self.slope = self.effect.slope()
        self.total += value
        self.fortune += fortune
        self.count += 1

    def ahead(self, arm: Arm) -> float:
        """By how much a choice of the decision is better than the advised one: to begin with what the
        advice says, then what came of it."""
        weight = self.habits.weight
        return (arm.lead.fair(self.slope) + weight * arm.bias) / (arm.lead.count + weight)

    def doubt(self, arm: Arm) -> float:
        """The standard error of that; what is hardly known scatters like choices on different luck."""
        count = arm.lead.count + HARDLY
        return sqrt((arm.lead.scatter(self.slope) + HARDLY * 2.0 * self.effect.scatter()) / count / count)

    def standing(self, arm: Arm) -> tuple[float, float]:
        """By how much a choice of the decision is better than the advised one by all that is known of it, and
        the standard error of that.

        Where choices are rehearsed, what quick play says is believed in part, and the rehearsals by how
        little they scatter. Of other postures quick play knows nothing.
        """
        mind = self.game.mind
        if arm.posture != self.posture:
            ahead, doubted, unknown = 0.0, APART**2, ALIKE
        else:
            ahead, doubt = self.ahead(arm), self.doubt(arm)
            if not mind.rehearsal:
                return ahead, doubt
            ahead *= mind.faith
            doubted = mind.scruple**2 + ((mind.faith * doubt) ** 2 if mind.sketches else 0.0)
            unknown = 2.0 * self.effect.scatter() if mind.sketches else self.common_scatter()
        count = arm.again.count
        if count:
            scatter = arm.again.scatter(self.slope) + HARDLY * unknown
            heeded = doubted / (doubted + scatter / (count + HARDLY) / count)
            ahead += heeded * (arm.again.fair(self.slope) / count - ahead)
            doubted *= 1.0 - heeded
        return ahead, sqrt(doubted)

    def common_scatter(self) -> float:
        """How much what comes of all choices scatters beside the advised one in rehearsals: a variance."""
        total, count = self.game.mind.scatter**2, 1.0
        for arm in self.top.arms if self.top is not None else []:
            if arm.again.count > 1.0:
                total += arm.again.scatter(self.slope)
                count += arm.again.count - 1.0
        return total / count

    def worth(self, arm: Arm, mean: float) -> float:
        """The chance to win by a choice: what came of it, and to begin with what the advice says."""
        weight = self.habits.weight
        fair = arm.total - self.slope * arm.fortune
        return (fair + weight * (mean + arm.bias)) / (arm.visits + weight)

    def mean(self) -> float:
        """What came of all choices, with the dice as they fall on average."""
        return (self.total - self.slope * self.fortune) / self.count if self.count else 0.5

    def ranking(self) -> list[tuple[float, Arm]]:
        """The advised choice and those that were tried, with their chances to win, the best first.

        The one that the game advises stays the best unless another is better by more than luck explains.
        Where rehearsals are all that is known, a few of them are needed for that.
        """
        if self.top is None:
            return []
        advised = self.top.arms[0]
        base = self.worth(advised, self.mean())
        found: list[tuple[float, float, Arm]] = [(0.0, base, advised)]
        for arm in self.others():
            if arm.visits or arm.again.count:
                ahead, doubt = self.standing(arm)
                lead = ahead - self.caution * doubt
                if not self.game.mind.sketches and arm.again.count < FEWEST:
                    lead = min(lead, -doubt)
                found.append((lead, base + ahead, arm))
        found.sort(key=first_of, reverse=True)
        return [(max(0.0, min(1.0, win)), arm) for _, win, arm in found]

    def is_settled(self, left: int) -> bool:
        """Whether so many more comparisons would hardly change the decision: none of the other choices that
        were tried, though it had been unlucky so far, would then be better by more than luck explains.

        Where rehearsals are all that is known, one that seems better than the advised choice must be better
        though it had been lucky: who stops as soon as it seems so stops at luck.
        """
        if self.top is None:
            return False
        sketches, trifle = self.game.mind.sketches, self.game.mind.trifle
        chosen, most = self.ranking()[0][1], 0.0
        if chosen is not self.top.arms[0]:
            ahead, doubt = self.standing(chosen)
            most = ahead - self.caution * doubt
            if not sketches and ahead < HOPE * doubt:
                return False
        for arm in self.others() if sketches else self.rivals():
            if arm is not chosen:
                ahead, doubt = self.standing(arm)
                count = (arm.again if self.game.mind.rehearsal else arm.lead).count + HARDLY
                later = doubt * sqrt(count / (count + left / 2.0))  # half of what is left goes to it
                if ahead + HOPE * doubt - self.caution * later > most + trifle:
                    return False
        return True

    def rivals(self) -> list[Arm]:
        """A few choices that may still turn out better than the advised one, those that are tried in any
        case, the most promising first, and what other postures advise. Without quick play they are those that
        are advised most."""
        found: list[tuple[float, float, Arm]] = []
        for arm in self.top.arms[1:] if self.top is not None else []:
            if arm.visits:
                ahead, doubt = self.standing(arm)
                if ahead + HOPE * doubt > 0.0 or arm.choice in self.also:
                    found.append((ahead, doubt, arm))
        found.sort(key=first_of, reverse=True)
        best = [arm for _, _, arm in found]
        if not self.game.mind.sketches and self.top is not None:
            best = self.top.arms[1:]
        return best[:RIVALS] + [arm for arm in best[RIVALS:] if arm.choice in self.also] + self.manners

    def others(self) -> list[Arm]:
        """The choices that were tried besides the advised one, and what other postures advise."""
        arms = self.top.arms[1:] if self.top is not None else []
        return [arm for arm in arms if arm.visits or arm.again.count] + self.manners

    def found(self) -> list[tuple[Choice, list[float]]]:
        """How often each posture and choice was tried, what came of it with what luck, and its lead."""
        arms = self.top.arms if self.top is not None else []
        return [
            (
                (arm.posture, *arm.path()),
                [float(arm.visits), arm.total, arm.fortune, *arm.lead.sums(), *arm.again.sums()],
            )
            for arm in arms + self.manners
            if arm.visits or arm.again.count
        ]

    def learn(self, posture: int, path: Choice, sums: list[float]) -> None:
        """Add what came of a posture and choice elsewhere, with those that belong to it."""
        arm = self.arm_of(posture, path)
        if arm is not None and self.top is not None:
            visits, total, fortune = int(sums[0]), sums[1], sums[2]
            self.top.visits += visits
            arm.visits += visits
            arm.total += total
            arm.fortune += fortune
            arm.lead.learn(sums[3:9])
            arm.again.learn(sums[9:])
            self.count += visits
            self.total += total
            self.fortune += fortune

    def begin_again(self, arm: Arm) -> None:
        """What has been counted is what came of this choice; another decision is to be made."""
        self.manners = []
        self.total, self.fortune, self.count = arm.total, arm.fortune, arm.visits

    def arm_of(self, posture: int, path: Choice) -> Arm | None:
        """The choice in that posture, if the decision has it."""
        for arm in self.top.arms + self.manners if self.top is not None else []:
            if arm.posture == posture and arm.path() == path:
                return arm
        return None


def first_of(found: tuple[float, float, Arm]) -> float:
    return found[0]
