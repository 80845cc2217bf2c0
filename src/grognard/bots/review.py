"""A match looked at afterwards: how it swung, what was luck, and which choices threw most away.

Every choice is judged by what its seat knew when it was made.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice, pairwise, zip_longest
from math import exp, log
from statistics import fmean, variance
from time import perf_counter
from typing import Any, Final

from grognard.bots.bot import Heard
from grognard.bots.knowledge import Knowledge
from grognard.bots.questions import Arm
from grognard.bots.rehearsal import leads
from grognard.bots.search import Budget, no_sweeping, plant, think
from grognard.bots.swings import Swings
from grognard.core.game import Advice, Game
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.state import DRAW, State
from grognard.core.step import Chance
from grognard.core.table import SPECTATOR
from grognard.play.explain import forced
from grognard.play.undisturbed import Undisturbed

Terms = tuple[tuple[str, int], ...]
DOUBTS: Final = 10  # decisions that are thought over again, those that look worst at first sight
THOUGHT: Final = 120  # iterations of the search for each of them; fewer where they take long
BRIEFEST: Final = 24
PATIENCE: Final = 30.0  # seconds after which the game's advice is no longer asked at first sight
LATEST: Final = 25.0  # further seconds after which no decision is thought over any more
SHOWN: Final = 3  # mistakes and strokes of luck that are told
LEAST: Final = 0.015  # of the chance to win: less is no mistake and no stroke of luck
LOTS: Final = 60  # of luck by which a choice is held against a better one; fewer where they take long,
FEWEST: Final = 6  # but not so few that they tell nothing
MANY: Final = 20  # turns by which a match tells what they bring, where the game has no opinion of it
CLEAR: Final = 0.01  # of the chance to win: whoever has less has lost, as far as that is concerned
FRESH: Final = 1 << 41  # beyond the luck by which the better one came to seem better


@dataclass(frozen=True)
class Mistake:
    """A choice, and a better one that the seat could have made with what it knew."""

    n: int  # the step, from 1
    seat: int
    played: Choice
    better: Choice
    loss: float  # of the seat's chance to win
    win: float  # the chance with the better choice
    terms: Terms  # what speaks for the better one and, below nothing, against the other


@dataclass(frozen=True)
class Stroke:
    """An outcome that moved the chances away from what was to be expected."""

    n: int  # the step, from 1
    side: int  # whose luck it is
    gain: float  # of that side's chance to win; a loss is bad luck


@dataclass(frozen=True)
class Account:
    """Where a side's chances came from: its own luck and its own choices add up with the other side's.

    Choices that make of each turn what such a turn usually brings come out even.
    """

    luck: float
    choices: float
    mistakes: float  # what its mistakes cost, of those that were thought over
    judged: int  # how many of its decisions were looked at


@dataclass(frozen=True)
class Review:
    """wins[n] is the chance of side 0 after n steps, the last with the result; turns are the first steps."""

    wins: tuple[float, ...]
    turns: tuple[tuple[int, int], ...]  # (number of the turn, steps before it)
    mistakes: tuple[Mistake, ...]
    strokes: tuple[Stroke, ...]
    accounts: tuple[Account, ...]
    ended: float  # what a resignation or an agreement changed for side 0, after the last step
    complete: bool = True  # the whole match was looked at


@dataclass(frozen=True, eq=False)
class Doubt:
    """A decision that looks bad at first sight."""

    n: int
    seat: int
    before: State
    played: Choice
    loss: int  # what the game's advice thinks of it
    opens: bool  # the first decision of a turn


@dataclass(frozen=True)
class Turn:
    """Somebody's turn, and what it is worth to have it."""

    n: int  # steps before it
    side: int
    lead: float  # of side 0, in what chances to win are made of


class Reviewer:
    """Looks at one match step by step; interrupted, it knows what it has found so far."""

    def __init__(
        self, game: Game[Any], start: State, choices: tuple[Choice, ...], winner: int | None = None
    ) -> None:
        self.game: Final = game
        self.state: Final = start.clone()
        self.choices: Final = choices
        self.winner: Final = winner  # if the match ended otherwise than by a step: a side, or DRAW
        self.swings: Final = Swings(game, Seeded(1))
        self.worths: Final[list[float]] = []  # of the positions as they stand: chances of side 0
        self.turns: Final[list[tuple[int, int]]] = []
        self.begun: Final[list[Turn]] = []
        self.clock: int | None = None
        self.steps: Final[list[tuple[bool, int]]] = []  # whether it was chance, and whose
        self.judged: Final = [0] * len(game.sides)
        self.doubts: Final[list[Doubt]] = []
        self.mistakes: Final[list[Mistake]] = []
        self.thought = THOUGHT
        self.until = 0.0  # when the first sight has to be a quick one
        self.complete = False

    def run(self, heard: Heard | None = None) -> None:
        """Look at the whole match; the bounds are in the constants above."""
        self.until = perf_counter() + PATIENCE
        self.worths.append(self.swings.worth(self.state))
        for n, choice in enumerate(self.choices, 1):
            with Undisturbed():
                self.follow(n, choice)
            if heard is not None:
                heard(0.5 * n / len(self.choices))
        worst = self.worst()
        until = perf_counter() + LATEST
        for number, doubt in enumerate(worst):
            if perf_counter() < until:
                with Undisturbed():
                    self.think_over(doubt)
            if heard is not None:
                heard(0.5 + 0.5 * (number + 1) / len(worst))
        self.complete = True

    def follow(self, n: int, choice: Choice) -> None:
        """One step: whose it was, what it changed, whether it is to be doubted."""
        s = self.state
        step = s.agenda[-1]
        self.mark_turn(n - 1)
        chance = isinstance(step, Chance)
        actor = step.actor(s)
        side = step.owner(s) if isinstance(step, Chance) else self.game.side_of(actor)
        if not chance:
            self.mark_begin(n - 1, side)
        doubt = None if chance or forced(s) is not None else self.doubt(n, actor, choice)
        if doubt is not None:
            self.doubts.append(doubt)
        s.apply(choice)
        self.steps.append((chance, side))
        self.worths.append(self.swings.worth(s))

    def mark_turn(self, n: int) -> None:
        turn = self.game.table.view(self.state, SPECTATOR).turn
        if not self.turns or self.turns[-1][0] != turn:
            self.turns.append((turn, n))

    def mark_begin(self, n: int, side: int) -> None:
        """Note what the turn is worth that begins here, if one does."""
        mind, clock = self.game.mind, self.game.mind.clock(self.state)
        if clock != self.clock:
            self.clock = clock
            lead = mind.initiative(self.state) / mind.scale
            self.begun.append(Turn(n, side, lead if side == 0 else -lead))

    def wins(self) -> list[float]:
        """The chances of side 0, position by position, with what it is worth to have the turn.

        The choices that change something use it up, so that the last position of a turn is worth what the
        next one begins with. Where that is not known, nobody has the turn until it begins.
        """
        if not self.begun:
            return list(self.worths)
        begun, usual = self.begun, self.usual()
        if usual:
            begun = [replace(turn, lead=usual if turn.side == 0 else -usual) for turn in begun]
        first, last = begun[0], begun[-1]
        leads = [first.lead] * first.n
        for turn, after in pairwise([*begun, replace(last, n=len(self.worths))]):
            end = 0.0 if usual else after.lead
            uses = self.uses(turn, after.n)
            for n in range(turn.n, after.n):
                used = len([each for each in uses if each < n]) / max(1, len(uses))
                leads.append(turn.lead + (end - turn.lead) * used)
        return [led(worth, lead) for worth, lead in zip(self.worths, leads, strict=True)]

    def usual(self) -> float:
        """What a turn of this match brought on average, where the game does not say what it is worth."""
        if len(self.begun) < MANY or any(turn.lead for turn in self.begun):
            return 0.0
        brought = 0.0
        for turn, after in pairwise([*self.begun, replace(self.begun[-1], n=len(self.worths))]):
            sign = 1 if turn.side == 0 else -1
            for n in self.uses(turn, after.n):
                brought += sign * (log_odds(self.worths[n + 1]) - log_odds(self.worths[n]))
        return brought / len(self.begun)

    def uses(self, turn: Turn, end: int) -> list[int]:
        """The choices of its owner that change something; if none does, the last of them."""
        own = [n for n in range(turn.n, min(end, len(self.steps))) if self.steps[n] == (False, turn.side)]
        return [n for n in own if self.worths[n + 1] != self.worths[n]] or own[-1:]

    def changes(self, wins: Sequence[float], chance: bool) -> list[Stroke]:
        """What luck, or choices, changed for those whose they were."""
        return [
            Stroke(n, side, (wins[n] - wins[n - 1]) * (1 if side == 0 else -1))
            for n, (luck, side) in enumerate(self.steps, 1)
            if luck == chance
        ]

    def doubt(self, n: int, seat: int, played: Choice) -> Doubt | None:
        """Compare the choice with what the game advises to a seat that knows what this one knew."""
        knowledge = self.knowledge(self.state, n, seat)
        if len(knowledge.choices) < 2:
            return None
        self.judged[knowledge.side] += 1
        hurried = perf_counter() > self.until
        advice = [] if hurried else self.game.mind.advice(knowledge.worlds(Seeded(n)))
        worths = {each.choice: each.worth() for each in advice}
        best = max(worths.values(), default=0)
        loss = best - worths.get(played, min(worths.values(), default=0))
        opens = not self.doubts or self.doubts[-1].n <= self.begun[-1].n
        return Doubt(n, seat, self.state.clone(), played, loss, opens)

    def worst(self) -> list[Doubt]:
        """The decisions to be thought over: those against the advice, those that open the turns that brought
        least, and those that cost most at once."""
        gains = {each.n: each for each in self.changes(self.wins(), chance=False)}
        against = sorted(
            [each for each in self.doubts if each.loss > 0], key=lambda each: (-each.loss, each.n)
        )
        openings = sorted(
            [each for each in self.doubts if each.opens],
            key=lambda each: (self.brought(each, gains.values()), each.n),
        )
        after = sorted(self.doubts, key=lambda each: (gains[each.n].gain, each.n))
        chosen = against[: DOUBTS // 2]
        for three in zip_longest(openings[:DOUBTS], after[:DOUBTS], against[DOUBTS // 2 : DOUBTS]):
            chosen += [each for each in three if each is not None]
        return list(dict.fromkeys(chosen))[:DOUBTS]

    def brought(self, doubt: Doubt, gains: Iterable[Stroke]) -> float:
        """What the choices of the seat's side brought from a decision to the end of its turn."""
        side = self.game.side_of(doubt.seat)
        end = next((turn.n for turn in self.begun if turn.n >= doubt.n), len(self.choices))
        return sum([each.gain for each in gains if doubt.n <= each.n <= end and each.side == side])

    def knowledge(self, s: State, n: int, seat: int) -> Knowledge:
        return Knowledge(self.game, s, seat, Seeded(n))

    def think_over(self, doubt: Doubt) -> None:
        """Weigh the choice against the others with care, and hold it against the best by fresh luck."""
        began = perf_counter()
        knowledge = self.knowledge(doubt.before, doubt.n, doubt.seat)
        tree = plant(knowledge, [doubt.played])
        think(tree, knowledge, Budget(iterations=self.thought), doubt.n)
        slow = 2 * (perf_counter() - began) * DOUBTS / LATEST
        if slow > 1:
            self.thought = max(BRIEFEST, int(self.thought / slow))
        ranked = [(win, arm) for win, arm in tree.ranking() if arm.posture == tree.posture]
        win, best = ranked[0]
        played = next((arm for _, arm in ranked if arm.choice == doubt.played), best)
        if best.choice == played.choice:
            return
        found: list[float] = []
        with no_sweeping():
            for lead in islice(leads(tree, knowledge.dealt, best, played, FRESH + doubt.n), LOTS):
                found.append(lead)
                if len(found) >= FEWEST and perf_counter() > began + LATEST / DOUBTS:
                    break
        loss = believed(found)
        if loss >= LEAST:
            terms = self.preferred(knowledge, doubt.n, best, doubt.played)
            self.mistakes.append(Mistake(doubt.n, doubt.seat, doubt.played, best.choice, loss, win, terms))

    def preferred(self, knowledge: Knowledge, n: int, best: Arm, played: Choice) -> Terms:
        """What speaks for the better choice and against the other, by the game's advice on both."""
        advice = {each.choice: each for each in self.game.mind.advice(knowledge.worlds(Seeded(n)))}
        good = advice.get(best.choice, Advice(best.choice, best.terms)).terms
        return speaking(good, advice.get(played, Advice(played, ())).terms)

    def review(self) -> Review:
        """What has been found so far."""
        wins = self.wins()
        luck, gains = self.changes(wins, chance=True), self.changes(wins, chance=False)
        mistakes = sorted(self.mistakes, key=lambda each: (-each.loss, each.n))
        strokes = sorted(luck, key=lambda each: (-abs(each.gain), each.n))
        accounts = tuple([self.account(side, luck, gains) for side in range(len(self.game.sides))])
        last = self.said(wins)
        return Review(
            (*wins, *last),
            tuple(self.turns),
            tuple(mistakes[:SHOWN]),
            tuple([each for each in strokes[:SHOWN] if abs(each.gain) >= LEAST]),
            accounts,
            sum(last, -wins[-1]) if last else 0.0,
            self.complete,
        )

    def said(self, wins: Sequence[float]) -> list[float]:
        """The result as a chance, where it came by word and not by a step."""
        whole = len(self.steps) == len(self.choices)
        if self.winner is None or not wins or not whole or self.state.result is not None:
            return []
        return [0.5 if self.winner == DRAW else float(self.winner == 0)]

    def account(self, side: int, luck: Iterable[Stroke], gains: Iterable[Stroke]) -> Account:
        """A side's luck and choices."""
        return Account(
            sum([each.gain for each in luck if each.side == side]),
            sum([each.gain for each in gains if each.side == side]),
            sum([each.loss for each in self.mistakes if self.game.side_of(each.seat) == side]),
            self.judged[side],
        )


def led(win: float, lead: float) -> float:
    """The chance of a position with what its turn adds."""
    odds = win * exp(lead)
    return odds / (odds + 1.0 - win)


def speaking(good: Terms, bad: Terms) -> Terms:
    """What the better of two choices has more of, and then, below nothing, what only the other loses by.

    Not to play a card is better by what the card would cost, and yet has no card to be praised for.
    """
    have, had = {name: value for name, value in good if value}, dict(bad)
    ahead = tuple((name, value - had.get(name, 0)) for name, value in have.items())
    against = tuple((name, value) for name, value in bad if value < 0 and name not in have)
    return tuple(term for term in ahead if term[1] > 0) + against


def log_odds(win: float) -> float:
    """In what leads are counted; who has all but won cannot gain without end."""
    clear = min(1.0 - CLEAR, max(CLEAR, win))
    return log(clear / (1.0 - clear))


def believed(leads: Sequence[float]) -> float:
    """What so many leads prove: their mean, less what it may owe to luck; nothing if that is all of it."""
    mean = fmean(leads)
    return max(0.0, mean - variance(leads) / len(leads) / mean) if mean > 0 else 0.0
