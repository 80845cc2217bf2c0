"""Hints and reviews in words: what speaks for a choice, in the player's language."""

from dataclasses import dataclass
from typing import Any, Final

from grognard.bots.hints import Hint, pieces_in
from grognard.bots.review import Mistake, Review, Stroke, Terms
from grognard.core.game import Game
from grognard.core.journal import Choice
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.core.step import Step
from grognard.play.explain import explain
from grognard.play.notation import kinds_of, shape
from grognard.play.odds import Forecast
from grognard.play.telling import Teller, decimal

SMALL: Final = 0.05  # a mean below it is not worth a word
SLIGHT: Final = 60  # thousandths: a term below it neither
SHARE: Final = 5  # nor one that is so many times smaller than the largest
MOST: Final = 3  # terms that are named
NAMED: Final = 3  # pieces that are named
NOBODY: Final = -1
FOLLOWING: Final = 4  # choices that are told of what would follow


def reasons(teller: Teller, game: Game[Any], s: State, seat: int, hint: Hint) -> list[str]:
    """What a hint rests on: losses to be expected, whom it threatens, sums with clauses, what follows."""
    told = [
        expectation(teller, hint.seen),
        pieces(teller, s, "hint-threatens", hint.threatens),
        pieces(teller, s, "hint-threatened", hint.threatened),
        sums(teller, game, s, seat, hint.choice) if hint.seen is not None else "",
        because(teller, hint.terms),
        sequel(teller, game, s, seat, hint),
        expectation(teller, hint.ahead),
    ]
    said = [text for text in told if text]
    return said or [teller.engine("hint-even")] * hint.even


def expectation(teller: Teller, seen: Forecast | None) -> str:
    """The numbers of the forecast that matter, by their means."""
    if seen is None:
        return ""
    means = [
        teller.engine(
            "hint-mean",
            {
                "name": within(teller.tally(number.name)),
                "mean": decimal(float(number.mean), 2),
            },
        )
        for number in seen.numbers
        if abs(number.mean) >= SMALL
    ]
    return teller.engine("hint-expected", {"means": ", ".join(means)}) if means else ""


def within(name: str) -> str:
    """A title as it stands within a sentence."""
    return name[:1].lower() + name[1:]


def pieces(teller: Teller, s: State, key: str, numbers: tuple[int, ...]) -> str:
    """Some pieces by their names."""
    if not numbers:
        return ""
    names = [teller.name(s, "piece", number) for number in numbers[:NAMED]]
    more = len(numbers) - NAMED
    if more > 0:
        names.append(teller.engine("hint-more", {"count": more}))
    return teller.engine(key, {"names": ", ".join(names)})


def sums(teller: Teller, game: Game[Any], s: State, seat: int, choice: Choice) -> str:
    """The arithmetic of the roll that follows, each term with its clause; nothing hidden is looked at."""
    world = game.resample(s, game.side_of(seat), Seeded(len(choice)))
    told = teller.arithmetic(explain(world, choice))
    return teller.engine("hint-sum", {"sum": told}) if told else ""


def because(teller: Teller, terms: Terms, against: str = "hint-against") -> str:
    """What speaks for the choice and then what speaks against it, of both the weightiest."""
    most = max([abs(value) for _, value in terms], default=0)
    weighty = sorted(terms, key=lambda term: -abs(term[1]))[:MOST]
    weighty = [term for term in weighty if abs(term[1]) >= max(SLIGHT, most // SHARE)]
    pros = [teller.words.say(f"reason-term-{name}", {"sign": "more"}) for name, value in weighty if value > 0]
    cons = [teller.words.say(f"reason-term-{name}", {"sign": "less"}) for name, value in weighty if value < 0]
    said = [
        teller.engine(key, {"reasons": ", ".join(filter(None, names))})
        for key, names in (("hint-because", pros), (against, cons))
        if any(names)
    ]
    return " ".join(said)


def sequel(teller: Teller, game: Game[Any], s: State, seat: int, hint: Hint) -> str:
    """What the seat would go on with: of each piece the last that it would do, nothing that it leaves; of a
    group on its way where it gets to."""
    world = game.resample(s, game.side_of(seat), Seeded(len(hint.then)))
    world.apply(hint.choice)
    told: list[tuple[int, str, str]] = []  # piece, what was asked, what it would do
    for choice in hint.then:
        step = world.agenda[-1]
        if choice:
            piece = next(iter(pieces_in(world, step, choice)), NOBODY)
            told = [each for each in told if each[0] != piece or piece == NOBODY or each[1] == step.verb]
            if piece == NOBODY and told and told[-1][:2] == (NOBODY, step.verb) and is_place(step, choice):
                told.pop()
            told.append((piece, step.verb, teller.choice(world, step, choice, seat)))
        world.apply(choice)
    said = [text for _, _, text in told]
    plan = " ".join([*said[: FOLLOWING - 1], *said[FOLLOWING - 1 :][-1:]])  # the last is what it leads to
    return teller.engine("hint-then", {"plan": plan}) if plan else ""


def is_place(step: Step[Any], choice: Choice) -> bool:
    """Whether the choice is where to go."""
    form = shape(kinds_of(step, choice))
    return form.kind(len(choice) - 1) in ("hex", "area")


# the review of a match


@dataclass(frozen=True)
class Told:
    """A mistake or a stroke of luck in words: what it was, and what belongs to it."""

    turn: int
    text: str
    lines: tuple[str, ...]


def told_mistake(teller: Teller, review: Review, s: State, mistake: Mistake) -> Told:
    """A mistake: what was played, what would have been better, and why; s is the position before it."""
    step, seat = s.agenda[-1], mistake.seat
    turn = turn_of(review, mistake.n - 1)
    percent = decimal(100 * mistake.loss, 1)
    text = teller.engine("review-mistake", {"seat": teller.seat(seat), "turn": turn, "percent": percent})
    played = teller.engine("review-played", {"choice": teller.choice(s, step, mistake.played, seat)})
    best = teller.engine("review-better", {"choice": teller.choice(s, step, mistake.better, seat)})
    why = because(teller, mistake.terms, "review-against")
    return Told(turn, text, (played, best, why))


def told_stroke(teller: Teller, review: Review, s: State, stroke: Stroke, outcome: Choice) -> Told:
    """A stroke of luck: whose, and what came; s is the position before it."""
    step = s.agenda[-1]
    turn = turn_of(review, stroke.n - 1)
    key = "review-lucky" if stroke.gain > 0 else "review-unlucky"
    percent = decimal(100 * abs(stroke.gain), 1)
    text = teller.engine(key, {"side": teller.side(stroke.side), "turn": turn, "percent": percent})
    return Told(turn, text, (teller.choice(s, step, outcome, step.actor(s)),))


def turn_of(review: Review, n: int) -> int:
    """The turn of the position after so many steps."""
    return [turn for turn, first in review.turns if first <= n][-1]
