"""The tree of a search: an open loop over the choices of one side's turn, widened in the order of advice.

An iteration plays one world. Chance is sampled, the choices of the side that thinks are picked in the tree;
what comes after its turn is played on quickly for a few turns and then judged. A place in the tree stands for
the choices that led there and the question asked, whatever the dice did on the way. The choices of the
decision itself are all tried with the same luck, time for time, and each is compared with the advised one
luck for luck; what the dice gave beyond their average is taken off, as far as it has been seen to matter.
"""

from collections.abc import Callable
from math import exp, inf, log, sqrt
from time import perf_counter
from typing import Any, Final, cast

from grognard.bots.luck import Fate
from grognard.bots.questions import Arm, Node, Question, in_order, only_way
from grognard.bots.weighing import Habits, Weighing
from grognard.core.game import Advice, Game, Mind
from grognard.core.journal import PASS, Choice
from grognard.core.rng import Seeded
from grognard.core.state import DRAW, State
from grognard.core.step import CHANCE, Chance, Step

LARGEST: Final = 40.0  # beyond it the logistic curve is flat
FAR: Final = 10000  # steps of an iteration at most: more than any game that is played on by advice
PLAN: Final = 8  # choices of the advised plan that are looked at beforehand
SPREAD: Final = 7919  # between the seeds of one world and the next
BROKEN_OFF: Final = -1.0  # what came of a rehearsal for which there was no time: no chance to win


class Tree(Weighing):
    """All that was thought about a decision so far, and about those that may follow it in the same turn."""

    def __init__(self, game: Game[Any], side: int, habits: Habits, also: list[Choice]) -> None:
        super().__init__(game, side, habits, also)
        self.curiosity: Final[float] = game.mind.curiosity
        self.minds: Final[list[Mind[Any]]] = [game.mind, *game.mind.postures()]
        self.root = Node()
        self.concerned: list[int] = []  # by piece, whether rehearsals are about it; nothing: about everybody
        self.steps = 0  # taken in all iterations: chance and decisions
        self.time: Callable[[], float] = perf_counter
        self.until: float = inf  # the time when rehearsals are broken off
        self.before = 0.0  # the time when the last step of a rehearsal began
        self.longest = 0.0  # seconds of such a step

    def foresee(self, s: State) -> None:
        """Put the decision, and leave out what is advised for later anyway: it would be the same plan.

        Units that are chosen one by one, or moved one after the other, can come in any order. What was seen
        with other luck is compared with nothing that is tried from now on.
        """
        arms = self.put(s).arms
        advised = arms[0]
        later = self.plan_after(s, advised.choice)
        arms[:] = [
            arm
            for arm in arms
            if arm is advised or arm.then or arm.choice not in later or arm.choice in self.also
        ]
        for arm in arms:
            arm.seen.clear()

    def put(self, s: State) -> Question:
        """The decision, with the game's advice, if it was not thought about before."""
        if self.top is None:
            step = s.agenda[-1]
            self.root.questions[(step.verb, step.args())] = self.ask(s, True)
        assert self.top is not None
        return self.top

    def plan_after(self, s: State, first: Choice) -> list[Choice]:
        """What the advice goes on with after a choice, as long as the same is asked."""
        trial = s.clone()
        step = trial.agenda[-1]
        verb, seat, mind = step.verb, step.actor(trial), self.game.mind
        trial.apply(first)
        found: list[Choice] = []
        for _ in range(min(PLAN, mind.readings)):
            if not trial.agenda:
                break
            step = trial.agenda[-1]
            if step.verb != verb or step.actor(trial) != seat:
                break
            advice = self.advice(trial, self.posture)
            choice = in_order(advice)[0].choice if advice else PASS
            if choice == PASS:
                break
            found.append(choice)
            trial.apply(choice)
        return found

    def lot(self, s: State) -> int:
        """How often the choice that is tried next has been tried: its luck is drawn by that number."""
        if self.top is None:
            return 0
        arm = self.pick(self.top, s, s.agenda[-1], True)
        return 0 if arm is None else len(arm.seen)

    def once(self, dealt: State, seed: int) -> None:
        """One iteration in a world like the one dealt, by the luck of the choice that is tried next."""
        lot = seed + SPREAD * self.lot(dealt)
        self.iterate(self.world(dealt, lot), Fate(lot + 1))

    def iterate(self, s: State, luck: Fate) -> None:
        """Play one world, which is changed, with the luck of each side; remember what came of it."""
        taken: list[Arm] = []
        asked: list[Question] = []
        value, fortune = self.play(s, luck, asked, taken)
        self.reckon(value, fortune)
        for number in range(len(taken)):
            asked[number].visits += 1
            taken[number].visits += 1
            taken[number].total += value
            taken[number].fortune += fortune
        if taken and asked[0] is self.top:
            self.compare(taken[0], value, fortune)

    def see_other_postures(self, s: State, most: int) -> None:
        """Ask what the other postures, so many at most, advise for the decision."""
        if not self.manners:
            others = [posture for posture in range(len(self.minds)) if posture != self.posture]
            self.manners = [self.advised(s, posture)[0] for posture in others[:most]]

    def rehearse(self, dealt: State, lot: int, arm: Arm, turns: int = 0) -> tuple[float, float]:
        """What comes of a choice of the decision if everybody then plays as the game advises, the side in the
        posture of the choice as long as its turn lasts, in a world like the one dealt and by luck drawn by a
        lot, so many turns ahead or as many as a search looks: its worth, unless it was broken off, and its
        luck."""
        self.before = self.time()
        world = self.world(dealt, lot)
        before = self.game.mind.clock(world)
        world.apply(arm.choice)
        for choice in arm.then:
            world.apply(choice)
        return self.play(world, Fate(lot + 1), [], [], before, arm.posture, turns)

    def world(self, dealt: State, lot: int) -> State:
        """A world like the one dealt, by lot."""
        world: State = self.game.resample(dealt, self.side, Seeded(lot))
        return world

    def play(
        self,
        s: State,
        luck: Fate,
        asked: list[Question],
        taken: list[Arm],
        rehearsed: int = -1,
        posture: int = 0,
        turns: int = 0,
    ) -> tuple[float, float]:
        """To the horizon, in the tree as long as it is the side's turn, then quickly: its worth and its luck.

        A rehearsal leaves the tree aside; it began when the clock showed the given number, in a posture.
        Where nobody knows what it is worth to have the turn, the mean of the last two turns counts, so that
        neither side has the last word.
        """
        game, side, mind, agenda = self.game, self.side, self.game.mind, s.agenda
        rehearsal = rehearsed >= 0
        begun = last = rehearsed if rehearsal else mind.clock(s)
        turns = turns or mind.horizon
        node: Node | None = None if rehearsal else self.root
        readings = mind.readings
        sure = True
        half = end = -1.0
        fortune = 0
        for _ in range(FAR):
            if not agenda:
                break
            step = agenda[-1]
            seat = step.actor(s)
            if seat == CHANCE:
                self.steps += 1
                chance: Chance[Any] = cast(Chance[Any], step)
                stream = luck.stream(chance.tag, chance.owner(s), mind.clock(s), mind.whose(s, step))
                outcome = chance.settled(chance.sample(s, stream))
                fortune += mind.fortune(s, side, step, outcome)
                s.apply(outcome)
                sure = False
                continue
            now = mind.clock(s)
            if now != last:
                last = now
                turns -= 1
                if turns == 1 and mind.twice:
                    half = self.judged(s, seat)
                elif turns <= 0:
                    end = self.judged(s, seat)
                    break
            self.steps += 1
            if rehearsal:
                if self.is_late():
                    return BROKEN_OFF, 0.0
                if self.concerned:
                    mind.confine(s, self.concerned)
                s.apply(self.earnest(s, posture if now == begun and game.side_of(seat) == side else 0))
                sure = False
                continue
            if node is None or now != begun or game.side_of(seat) != side:
                s.apply(mind.quick(s))
                sure = False
                continue
            question = node.questions.get((step.verb, step.args()))
            if question is None and readings > 0 and (not taken or taken[-1].visits >= mind.patience):
                readings -= 1
                question = self.ask(s, sure)
                node.questions[(step.verb, step.args())] = question
            arm = None if question is None else self.pick(question, s, step, sure and question.sure)
            if arm is None or question is None:
                node = None
                s.apply(mind.quick(s))
                continue
            asked.append(question)
            taken.append(arm)
            if arm.node is None:
                arm.node = Node()
            node = arm.node
            s.apply(arm.choice)
        if end < 0.0:
            end = chance_to_win(game, s, side)
        if half >= 0.0 and s.result is None:
            end = (half + end) / 2.0
        return end, fortune / mind.scale

    def is_late(self) -> bool:
        """Whether one more step of a rehearsal might last too long."""
        now = self.time()
        self.longest, self.before = max(self.longest, now - self.before), now
        return now + self.longest > self.until

    def judged(self, s: State, seat: int) -> float:
        """The chance to win where the turn of a seat begins."""
        mind = self.game.mind
        lead: int = mind.initiative(s)
        if self.game.side_of(seat) != self.side:
            lead = -lead
        return pressed(mind.prospect(s, self.side) + lead, mind.scale)

    def earnest(self, s: State, posture: int) -> Choice:
        """What is advised in a posture."""
        mind = self.minds[posture]
        if len(self.minds) > 1:
            mind.adopt(s)
        return mind.earnest(s)

    def advice(self, s: State, posture: int) -> list[Advice]:
        """The advice in a posture."""
        if not posture:
            return self.game.mind.advice(s)
        trial = s.clone()
        self.minds[posture].adopt(trial)
        return self.minds[posture].advice(trial)

    def advised(self, s: State, posture: int) -> list[Arm]:
        """The choices for the decision on top, those first that are advised most in a posture."""
        advice = self.advice(s, posture)
        if not advice:
            advice = [Advice(choice, ()) for choice in s.agenda[-1].options(s)]
        advice = in_order(advice)
        if self.top is None and self.also:
            known = [each.choice for each in advice]
            advice.extend([Advice(choice, ()) for choice in self.also if choice not in known])
        best = advice[0].worth()
        price = self.game.mind.trust / (4.0 * self.game.mind.scale)
        arms = [
            Arm(each.choice, each.terms, max(-0.5, (each.worth() - best) * price), posture) for each in advice
        ]
        arms[1:1] = [
            Arm(each.choice, each.terms, max(-0.5, min(0, each.worth()) * price), posture, then)
            for each, then in self.game.mind.ventures(s)
        ]
        return arms

    def ask(self, s: State, sure: bool) -> Question:
        """A new question, with the game's advice."""
        question = Question(self.advised(s, self.posture), sure)
        if self.top is None:
            self.top = question
        return question

    def pick(self, question: Question, s: State, step: Step[Any], sure: bool) -> Arm | None:
        """The most promising of the choices that are open by now and legal here."""
        habits = self.habits
        if question is self.top:
            width = max(habits.root, int(habits.breadth + habits.widening * sqrt(question.visits)))
        else:
            width = int(habits.breadth + self.game.mind.widening * sqrt(question.visits))
        mean = self.mean()
        wonder = log(question.visits + 2.0)
        decision = question is self.top
        best: Arm | None = None
        most = -1000.0
        for arm in question.arms:
            if width <= 0:
                break
            if not sure and step.objection(s, arm.choice) is not None:
                continue
            width -= 1
            value = self.ahead(arm) if decision else self.worth(arm, mean)
            value += self.curiosity * sqrt(wonder / (arm.visits + 1.0))
            if value > most:
                best, most = arm, value
        if question is self.top and best is not None:
            return self.neglected(question, best)
        return best

    def neglected(self, question: Question, best: Arm) -> Arm:
        """A choice of the decision that has been tried too seldom, or else the most promising.

        What is advised must be known half as well as its rival: they are to be compared.
        """
        for arm in question.arms if self.also else []:
            if arm.choice in self.also and 20 * arm.visits < question.visits + 1:
                return arm
        advised = question.arms[0]
        return advised if 2 * advised.visits < best.visits else best

    def follow(self, choice: Choice, step: Step[Any]) -> bool:
        """Go on from a choice to the next decision, if it was thought about; the rest is forgotten.

        How often its choices were tried on the way is forgotten, too: visits without the same luck would keep
        the advised choice from being tried again, and then nothing could be compared with it.
        """
        arm = self.arm_of(self.posture, choice)
        while arm is not None and arm.node is not None:
            question = arm.node.questions.get((step.verb, step.args()))
            if question is not None and question.sure:
                self.root, self.top = arm.node, question
                self.begin_again(arm)
                question.begin_again()
                return True
            arm = only_way(arm.node)
        return False


def chance_to_win(game: Game[Any], s: State, side: int) -> float:
    """How likely the side is to win, draws counted half: 1, 0 or 0.5 where the match is over."""
    if s.result is not None:
        return 0.5 if s.result.winner == DRAW else 1.0 if s.result.winner == side else 0.0
    return pressed(game.mind.prospect(s, side), game.mind.scale)


def pressed(value: int, scale: int) -> float:
    """A value between 0 and 1: 0.5 for nothing, 0.73 for an advantage as large as the scale."""
    return 1.0 / (1.0 + exp(-max(-LARGEST, min(LARGEST, value / scale))))
