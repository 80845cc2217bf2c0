"""What every game keeps, whatever its rules: checked in random matches, at each step or at intervals.

`check_cheap` is for every step, `check_dear` for every so many; `play_random` plays a match to its end with
both and then replays it and its record. `perft` counts the tree of a position at fixed chance.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from grognard.core.game import Game
from grognard.core.journal import PASS, Choice, Journal, Note
from grognard.core.rng import Rng, Seeded
from grognard.core.state import State
from grognard.core.step import Chance, Step
from grognard.core.table import SPECTATOR
from grognard.play import notation, reading, record, replay
from grognard.play.dealers import SOURCES, Scripted
from grognard.play.explain import forced
from grognard.play.ledger import Ledger
from grognard.play.match import Match
from grognard.play.setup import prepare

CANDIDATES = 32  # judged at a step; all of them where there are no more
REPEATS = 3  # how often a repeated kind is repeated in a candidate
OUTCOMES = 400  # a chance step with more is not looked through
LOCKSTEP = 4  # steps that two worlds are played side by side
CAP = 20_000  # steps of a match
PLAIN = (int, str, bytes, float, type(None), type)  # what cannot change
PLAIN_TYPES = frozenset({int, bool, str, bytes, float, type(None)})


@dataclass
class Summary:
    """A match played to its end."""

    choices: list[Choice]
    verbs: Counter[str]
    winner: int
    scores: Choice
    facts: list[int]

    @property
    def steps(self) -> int:
        return len(self.choices)


def play_random(
    game: Game[Any],
    scenario: str,
    options: Mapping[str, int],
    rng: Rng,
    cheap: bool = True,
    dear_every: int = 25,
    also: Callable[[Any], None] | None = None,
    cap: int = CAP,
    lockstep: int = LOCKSTEP,
) -> Summary:
    """Play at random to the end; `also` is the game's own check; no dear ones if `dear_every` is 0.

    Without cheap checks choices are proposed as bots and playouts have them, from no list where that is dear.
    """
    usual = {option.id: option.default for option in game.rules.options()}
    s: State = game.rules.start(scenario, usual | dict(options))
    common = shared(s, s.clone()) if cheap else []
    fixed = [(name, value, fingerprint(value)) for name, value in common]
    steps: dict[tuple[str, Choice], object] = {}
    choices: list[Choice] = []
    verbs: Counter[str] = Counter()
    while s.agenda:
        assert len(choices) < cap, f"no end after {cap} steps"
        step = s.agenda[-1]
        check_same_step(step, steps)
        menu = check_cheap(game, s) if cheap else []
        if also is not None:
            also(s)
        if dear_every and len(choices) % dear_every == 0:
            check_dear(game, s, rng, lockstep)
        choice = rng.pick(menu) if menu and not isinstance(step, Chance) else step.propose(s, rng)
        if not menu and not isinstance(step, Chance):
            assert step.objection(s, choice) is None, f"{step.verb}: {choice} is proposed and refused"
        verbs[step.verb] += 1
        s.apply(choice)
        choices.append(choice)
    assert s.result is not None, "nothing is left to settle, yet nobody has won or drawn"
    for name, value, print_before in fixed:
        assert is_kept(print_before, fingerprint(value)), f"clones share {name}, and it changed"
    if dear_every:
        check_record(game, scenario, options, choices, s.facts())
    return Summary(choices, verbs, s.result.winner, s.result.scores, s.facts())


# at each step


def check_cheap(game: Game[Any], s: State, most: int = CANDIDATES) -> list[Choice]:
    """The menu and the refusals agree, and a clone is equal; the menu, for whoever needs it next."""
    step = s.agenda[-1]
    before = s.facts()
    options = step.options(s)
    menu = set(options)
    assert options, f"{step.verb}: no option"
    assert len(menu) == len(options), f"{step.verb}: an option twice in {options}"
    rng = Seeded(sum(before))
    some = options if not isinstance(step, Chance) else [rng.pick(options) for _ in range(3)]
    for option in some:
        note = step.objection(s, option)
        assert note is None, f"{step.verb}: the option {option} meets {note}"
    for choice in candidates(game, s, step, options, rng, most):
        note = step.objection(s, choice)
        assert (note is None) == (choice in menu), f"{step.verb}: {choice} meets {note}; options {options}"
    twin = s.clone()
    assert twin.facts() == before, f"{step.verb}: asking changes the position, or a clone differs"
    assert twin.journal is None, "a clone listens"
    return options


def candidates(
    game: Game[Any], s: State, step: Step[Any], options: list[Choice], rng: Rng, most: int
) -> list[Choice]:
    """Well-formed choices, legal or not: all of them, or half at random and half near an option."""
    form = notation.shape(step.kinds)
    named = [len(game.table.names(s, kind)) for kind in form.kinds]
    if 0 in named:  # a plain number: the menu may be a sample
        return []
    longest = [*named, *[named[-1]] * REPEATS] if form.repeated else named
    pools = [longest[:length] for length in range(max(form.least, 1), len(longest) + 1)]
    sizes = [product_of(pool) for pool in pools]
    if sum(sizes) <= most:
        found = [choice for pool in pools for choice in product(*map(range, pool))]
    else:
        picks = [rng.pick(pools) for _ in range(most // 2)]
        found = [tuple([rng.below(size) for size in pool]) for pool in picks]
        found += [near_miss(rng.pick(options), longest, rng) for _ in range(most // 2)]
    return [PASS, *(step.settled(choice) if isinstance(step, Chance) else choice for choice in found)]


def product_of(sizes: list[int]) -> int:
    """How many tuples there are with so many values at each place."""
    total = 1
    for size in sizes:
        total *= size
    return total


def near_miss(option: Choice, sizes: list[int], rng: Rng) -> Choice:
    """An option with one of its numbers changed."""
    if not option:
        return option
    at = rng.below(min(len(option), len(sizes)))
    return (*option[:at], rng.below(sizes[at]), *option[at + 1 :])


def check_same_step(step: Step[Any], seen: dict[tuple[str, Choice], object]) -> None:
    """Equal verb and args mean the same step."""
    key = (step.verb, step.args())
    whole = (type(step), [(name, fingerprint(value)) for name, value in fields(step)])
    assert seen.setdefault(key, whole) == whole, f"two different steps are both {key}"


# at intervals


def check_dear(game: Game[Any], s: State, rng: Rng, steps: int = LOCKSTEP) -> None:
    """Clones share nothing that changes, choices read back, nothing hidden leaks, chance adds up."""
    check_clone(s)
    check_notation(game, s)
    check_chance(game, s, rng)
    for side in range(len(game.sides)):
        check_hidden(game, s, side, rng, steps)


def check_clone(s: State) -> None:
    """Whatever is done to a clone, the position stays as it is."""
    twin = s.clone()
    assert twin.agenda is not s.agenda
    fixed = {name for name, _ in shared(s, twin)}
    before, whole = s.facts(), own_print(s, fixed)
    for name, value in fields(twin):
        if name not in fixed:
            scramble(value, getattr(s, name), name)
            set_other(twin, name, value)
    assert s.facts() == before, "a change of the clone changes the position"
    assert own_print(s, fixed) == whole, "a change of the clone changes the position beside its facts"


def check_notation(game: Game[Any], s: State) -> None:
    """Every option reads back from its text, and no two have the same."""
    step = s.agenda[-1]
    texts: dict[str, Choice] = {}
    for option in step.options(s)[:OUTCOMES]:
        text = notation.write(game, s, step, option)
        assert notation.read(game, s, step, text) == option, f'"{text}" does not read back as {option}'
        assert texts.setdefault(text, option) == option, f'"{text}" is both {option} and {texts[text]}'


def check_chance(game: Game[Any], s: State, rng: Rng) -> None:
    """Weights are positive, classes weigh what their outcomes weigh and lead where they lead."""
    step = s.agenda[-1]
    if not isinstance(step, Chance):
        return
    outcomes, classes = step.outcomes(s), step.classes(s)
    possible = {outcome for outcome, _ in outcomes}
    assert 0 <= step.owner(s) < len(game.sides)
    assert step.source in SOURCES
    assert all(weight > 0 for _, weight in [*outcomes, *classes]), f"{step.verb}: a weight below 1"
    assert all(step.settled(outcome) == outcome for outcome, _ in outcomes)
    assert step.sample(s, rng) in possible, f"{step.verb}: a sample that is no outcome"
    assert {outcome for outcome, _ in classes} <= possible, f"{step.verb}: a class that is no outcome"
    if len(outcomes) <= OUTCOMES:
        assert endings(s, outcomes) == endings(s, classes), (
            f"{step.verb}: classes lead elsewhere than outcomes"
        )


def endings(s: State, lots: list[tuple[Choice, int]]) -> Counter[tuple[int, ...]]:
    """How much weight leads to each position."""
    weights: Counter[tuple[int, ...]] = Counter()
    for outcome, weight in lots:
        after = s.clone()
        after.apply(outcome)
        weights[tuple(after.facts())] += weight
    return weights


def check_hidden(game: Game[Any], s: State, side: int, rng: Rng, steps: int = LOCKSTEP) -> int:
    """Deal anew what the side cannot know and play both worlds alike: it sees the same in both.

    Answers how many steps were played; the worlds part where a hidden card that only one of them has is
    played or shown.
    """
    truth, other = s.clone(), game.resample(s, side, rng)
    shown = False
    for played in range(steps):
        whole = played % LOCKSTEP == 0
        told, told_other = known(game, truth, side, whole), known(game, other, side, whole)
        if shown and told != told_other:
            return played
        assert told == told_other, f"side {side} sees what is hidden: {first_difference(told, told_other)}"
        pair = same_choice(game, truth, other, side, rng) if truth.agenda else None
        if pair is None:
            return played
        reveals = (truth.reveals, other.reveals)
        notes, other_notes = heard(truth, pair[0]), heard(other, pair[1])
        shown = (truth.reveals, other.reveals) != reveals
        assert shown or notes == other_notes, f"side {side} hears what is hidden: {notes}, {other_notes}"
    return steps


def known(game: Game[Any], s: State, side: int, whole: bool) -> list[object]:
    """What a side learns of a position: its view, who decides what, what is forced, its own menu.

    The whole of it is also what its other seats and spectators see, and the boards drawn as text.
    """
    seats = [seat for seat in range(len(game.seats)) if game.side_of(seat) == side]
    looking = [*seats, SPECTATOR] if whole else seats[:1]
    told: list[object] = [game.table.view(s, seat) for seat in looking]
    told += [game.table.text_board(s, seat) for seat in looking] if whole else []
    told += [(step.verb, step.args()) for step in s.agenda]
    if s.agenda:
        step = s.agenda[-1]
        actor = step.actor(s)
        told += [actor, step.window, forced(s) is None, is_secret(game, s, side)]
        if actor in seats:
            options = step.options(s)
            told += [options, [notation.write(game, s, step, option) for option in options]]
    return told


def first_difference(told: list[object], other: list[object]) -> str:
    """Where two accounts part."""
    pairs = [f"{one} / {another}" for one, another in zip(told, other, strict=False) if one != another]
    return pairs[0] if pairs else f"{len(told)} / {len(other)} things"


def is_secret(game: Game[Any], s: State, side: int) -> bool:
    """Whether what settles the top step is not for this side to know."""
    step = s.agenda[-1]
    keeper = step.owner(s) if isinstance(step, Chance) else game.side_of(step.actor(s))
    return keeper != side and step.secret(s)


def same_choice(
    game: Game[Any], truth: State, other: State, side: int, rng: Rng
) -> tuple[Choice, Choice] | None:
    """A choice for both worlds that looks the same to the side, if there is one."""
    step, twin = truth.agenda[-1], other.agenda[-1]
    if is_secret(game, truth, side):
        return step.propose(truth, rng), twin.propose(other, rng)
    options = step.options(truth).copy()
    while options:
        choice = options.pop(rng.below(len(options)))
        if twin.objection(other, choice) is None:
            return choice, choice
    return None


def heard(s: State, choice: Choice) -> list[Note]:
    """The clauses named while a choice is applied."""
    s.journal = journal = Journal()
    s.apply(choice)
    s.journal = None
    return journal.notes


def check_record(
    game: Game[Any], scenario: str, options: Mapping[str, int], choices: list[Choice], facts: list[int]
) -> None:
    """The match, written down and read again, leads to the same position."""
    dealers = {source: Scripted() for source in SOURCES}
    ledger = Ledger(
        prepare(game, scenario, options, [f"seat {n + 1}" for n in range(len(game.seats))], dealers)
    )
    for choice in choices:
        ledger.settle(choice, forced=forced(ledger.state) is not None)
    assert ledger.state.facts() == facts, "the same choices lead to another position"
    written = record.record(Match.resumed(ledger))
    read = reading.read(record.write(written))
    assert read == written, "a record does not read back"
    again = replay.replay(game, read)
    assert again.fingerprint() == ledger.fingerprint()
    assert again.lines == ledger.lines, "a replay does not say what the match said"


# counted trees


def perft(s: State, depth: int, luck: int = 0) -> int:
    """How many ways there are to make so many decisions, if chance always gives the same outcome."""
    while s.agenda and isinstance(s.agenda[-1], Chance):
        outcomes = s.agenda[-1].outcomes(s)
        s = s.clone()
        s.apply(outcomes[luck % len(outcomes)][0])
    if depth == 0 or not s.agenda:
        return 1
    total = 0
    for option in s.agenda[-1].options(s):
        after = s.clone()
        after.apply(option)
        total += perft(after, depth - 1, luck)
    return total


# what an object is made of, plain or compiled


DECLARED: dict[type, tuple[str, ...]] = {}


def declared(cls: type) -> tuple[str, ...]:
    """The attributes that a class declares: by slots, or as mypyc notes them."""
    if cls not in DECLARED:
        names: dict[str, None] = {}
        for base in cls.__mro__:
            own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
            names.update(dict.fromkeys((own,) if isinstance(own, str) else own))
        DECLARED[cls] = tuple(name for name in names if not name.startswith("__"))
    return DECLARED[cls]


def fields(thing: object) -> Iterator[tuple[str, Any]]:
    """The attributes of an object with their values, in either build."""
    for name in (*declared(type(thing)), *getattr(thing, "__dict__", ())):
        if hasattr(thing, name):
            yield name, getattr(thing, name)


def shared(s: State, twin: State) -> list[tuple[str, Any]]:
    """What a position and its clone hold in common and could change: it must be fixed for the whole match."""
    return [
        (name, value)
        for name, value in fields(twin)
        if value is getattr(s, name) and not isinstance(value, PLAIN) and name != "result"
    ]


def own_print(s: State, fixed: set[str]) -> object:
    """All that a position holds for itself."""
    return [(name, fingerprint(value)) for name, value in fields(s) if name not in fixed]


def fingerprint(value: object, inside: tuple[int, ...] = ()) -> object:
    """A thing with all that it holds, as plain data that can be compared later."""
    if isinstance(value, PLAIN):
        return value
    if id(value) in inside:
        return "…"
    inside = (*inside, id(value))
    if isinstance(value, (list, tuple)):
        if PLAIN_TYPES.issuperset(map(type, value)):
            return (type(value).__name__, list(value))
        held = [each if type(each) in PLAIN_TYPES else fingerprint(each, inside) for each in value]
        return (type(value).__name__, held)
    if isinstance(value, Mapping):
        return {repr(fingerprint(key, inside)): fingerprint(each, inside) for key, each in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(repr(fingerprint(each, inside)) for each in value)
    held = [(name, fingerprint(each, inside)) for name, each in fields(value) if not name.startswith("_")]
    return (type(value).__name__, held)  # what begins with _ it works out for itself as it is asked


def is_kept(before: Any, after: Any) -> bool:
    """Whether a fixed thing is as it was; what it had not yet worked out may have been filled in."""
    if before is None or before == after:
        return True
    if isinstance(before, dict) and isinstance(after, dict):
        return all(key in after and is_kept(value, after[key]) for key, value in before.items())
    if not isinstance(before, (list, tuple)) or type(before) is not type(after) or len(before) != len(after):
        return False
    return all(is_kept(*pair) for pair in zip(before, after, strict=True))


def scramble(mine: Any, theirs: Any, name: str) -> None:
    """Change all that a clone's attribute holds, wherever a change is possible."""
    if isinstance(mine, (*PLAIN, tuple, frozenset, Step)):
        return
    if isinstance(mine, (list, dict, set)):
        for each, other in inner_pairs(mine, theirs):
            assert each is not other or not isinstance(each, (list, dict, set)), (
                f"clones share what {name} holds"
            )
            if each is not other:
                scramble(each, other, name)
        mine.clear()
        return
    for part, value in list(fields(mine)):
        if value is not getattr(theirs, part) or isinstance(value, PLAIN):
            scramble(value, getattr(theirs, part), f"{name}.{part}")
            set_other(mine, part, value)


def inner_pairs(mine: Any, theirs: Any) -> list[tuple[Any, Any]]:
    """What a container and its copy hold, side by side; the members of a set cannot change."""
    if isinstance(mine, dict):
        return [(value, theirs[key]) for key, value in mine.items()]
    return list(zip(mine, theirs, strict=True)) if isinstance(mine, list) else []


def set_other(thing: object, name: str, value: object) -> None:
    """Give an attribute another value of its type, unless it is final."""
    if isinstance(value, (int, str)):
        other = not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else value + "?"
        try:
            setattr(thing, name, other)
        except AttributeError:
            return
