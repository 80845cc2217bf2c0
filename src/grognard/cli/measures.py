"""What is measured: the speed of the rules, of forecasts, of records and of starting.

Run as a module it writes the figures of the core that runs, as JSON.
"""

import gc
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import count, islice
from statistics import median
from time import perf_counter, process_time
from typing import Final

from grognard import build
from grognard.bots.knowledge import Knowledge
from grognard.bots.matches import Pairing, play_match
from grognard.bots.rehearsal import Rehearsal
from grognard.bots.search import no_sweeping, plant
from grognard.core.journal import Choice
from grognard.core.playout import play_on, playout
from grognard.core.rng import Seeded
from grognard.core.state import State
from grognard.games import load
from grognard.games.black_powder.candidates import legs_for
from grognard.games.black_powder.legs import objection
from grognard.games.black_powder.sight import SEEING, firing_faces, sighting
from grognard.games.black_powder.state import MOVE, Battle
from grognard.games.gradisca.evaluate import ready
from grognard.games.gradisca.movement import TO
from grognard.play.forecast import forecast
from grognard.play.reading import read
from grognard.play.replay import replay

GAME: Final = "battle_cry"
SECOND: Final = "tactique"
THIRD: Final = "gradisca"
FOURTH: Final = "black_powder"
MIDDLE: Final = 150  # steps after which armies have met
ADVANCED: Final = 1  # the other level of rules of the third
COMBATS: Final = {GAME: ("battle",), SECOND: ("attack", "riposte", "pursue")}  # decisions that are forecast
FOOT_AND_HORSE: Final = [
    *[f"v_giu_{number} farra" for number in range(1, 9)],
    *[f"v_eri_{number} farra" for number in (1, 2, 6, 7)],
    *[f"a_tra_{number} lucinico" for number in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11)],
    *[f"a_bam_{number} lucinico" for number in (1, 2)],
]  # twelve units a side
ALL_ARMS: Final = [
    *[f"v_giu_{number} farra" for number in range(1, 12)],
    *[f"a_tra_{number} lucinico" for number in range(1, 12)],
    "v_l_giustiniani farra",
    "a_l_trautmannsdorf lucinico",
]  # the same with guns and leaders
ELSEWHERE: Final = ["v_pom_1 palma", "a_gra_1 gradisca"]
RUNS: Final = 5  # short runs, of which the median counts
SPAN: Final = 0.4  # seconds of a run
BATTLES: Final = 200  # battles that are forecast
RECORDS: Final = 9
STARTS: Final = 7
CLONES: Final = 200
SEARCHES: Final = {  # by game: how the names of its figures begin, and how many iterations a decision
    GAME: ("", 1000),
    SECOND: ("tactique-", 700),
    THIRD: ("gradisca-", 2000),
    FOURTH: ("black-powder-", 10),
}
POSITIONS: Final = 8  # that are searched
LOOPS: Final = 50_000


def figures() -> Iterator[tuple[str, float]]:
    """Every figure of this core, by name."""
    yield from play_rates(GAME, "steps", "matches")
    yield from play_rates(SECOND, "tactique-steps", "tactique-matches")
    yield from play_rates(THIRD, "gradisca-steps", "gradisca-matches")
    yield from play_rates(THIRD, "gradisca-advanced-steps", "gradisca-advanced-matches", ADVANCED)
    yield from play_rates(FOURTH, "black-powder-steps", "black-powder-matches")
    yield from open_table_times()
    yield from search_shares()
    yield "clone", clone_time()
    yield "because", because_time()
    yield "forecast", slowest_forecast(GAME)
    yield "tactique-forecast", slowest_forecast(SECOND)
    yield "gradisca-forecast", battle_forecast(ALL_ARMS, 0)
    yield "gradisca-advanced-forecast", battle_forecast(FOOT_AND_HORSE, ADVANCED)
    yield "gradisca-advanced-arms-forecast", battle_forecast(ALL_ARMS, ADVANCED)
    yield "replay", replay_time()
    yield "start", start_time()


def timed(work: Callable[[], object]) -> float:
    """The seconds of this process that the work takes: what else the machine does is not counted."""
    start = process_time()
    work()
    return process_time() - start


# random play


def play_rates(id: str, steps: str, matches: str, level: int = 0) -> Iterator[tuple[str, float]]:
    """Counted steps and matches a second of random play on one core, over all scenarios in turn."""
    seeds = count()
    for seed in islice(seeds, len(scenarios(id))):
        one_match(id, seed, level)  # warm: every field is set up
    gc.collect()
    gc.freeze()  # what was read from the packs lasts: it is not looked through while rules are measured
    runs = [one_run(id, seeds, level) for _ in range(RUNS)]
    gc.unfreeze()
    yield steps, median(counted / seconds for counted, _, seconds in runs)
    yield matches, median(played / seconds for _, played, seconds in runs)


def one_run(id: str, seeds: Iterator[int], level: int) -> tuple[int, int, float]:
    """Counted steps, matches and seconds of a short run."""
    steps, matches, start = 0, 0, process_time()
    while process_time() - start < SPAN:
        steps, matches = steps + one_match(id, next(seeds), level), matches + 1
    return steps, matches, process_time() - start


def one_match(id: str, seed: int, level: int, forced: bool = False, listed: bool = False) -> int:
    """The steps of one random match: those that count, or forced ones as well; choices proposed or listed."""
    minds = [Seeded(seed + 1), Seeded(seed + 2)]
    return playout(opening(id, seed, level), Seeded(seed), minds, forced, listed)


@cache
def scenarios(id: str) -> list[str]:
    """The scenarios of a game."""
    return [card.id for card in load(id).rules.scenarios()]


@cache
def options(id: str, level: int) -> dict[str, int]:
    """The options of a game at a level of its rules, else as they are; no match goes on for ever."""
    found = {option.id: option.default for option in load(id).rules.options()}
    wanted = {"turn_cap": 120, "rules": level}
    return found | {id: value for id, value in wanted.items() if id in found}


def opening(id: str, seed: int, level: int = 0) -> State:
    """The start of a match; the scenarios take turns."""
    named = scenarios(id)
    s: State = load(id).rules.start(named[seed % len(named)], options(id, level))
    s.settle()
    return s


# the search


def search_shares() -> Iterator[tuple[str, float]]:
    """The steps a second that searches make in their iterations, in hundredths of the engine's raw steps, of
    the same play with no search around it, and of random play.

    Raw steps are those of random play that lists all legal choices of each decision and takes one. A search
    does not ask whether it has a choice: forced decisions count on all sides.
    """
    for id, (prefix, iterations) in SEARCHES.items():
        search = step_rate(id, partial(searched, iterations=iterations))
        yield f"{prefix}raw", 100 * search / random_rate(id, listed=True)
        yield f"{prefix}tree", 100 * search / step_rate(id, partial(played_on, times=iterations))
        yield f"{prefix}search", 100 * search / random_rate(id, listed=False)


def random_rate(id: str, listed: bool) -> float:
    """Steps a second of random matches, as many of each scenario."""
    seeds = range(len(scenarios(id)))
    for seed in seeds:
        one_match(id, seed, 0)  # warm: every field is set up
    steps, start = 0, process_time()
    while process_time() - start < SPAN:
        steps += sum(one_match(id, seed, 0, forced=True, listed=listed) for seed in seeds)
    return steps / (process_time() - start)


def step_rate(id: str, steps_of: Callable[[Knowledge], int]) -> float:
    """Steps a second of some work about decisions in the middle of some matches."""
    steps, seconds = 0, 0.0
    for seed in range(POSITIONS):
        s = decision(id, seed)
        known = Knowledge(load(id), s, s.agenda[-1].actor(s), Seeded(1))
        start = process_time()
        with no_sweeping():
            steps += steps_of(known)
        seconds += process_time() - start
    return steps / seconds


def searched(known: Knowledge, iterations: int) -> int:
    """The steps of so many iterations about a decision, or rehearsals where these are all that it does."""
    tree = plant(known)
    known.game.mind.look(known.dealt)
    tree.foresee(known.dealt)
    once = tree.once if known.game.mind.sketches else Rehearsal(tree, known.dealt, 0).once
    for _ in range(iterations):
        once(known.dealt, 1)
    return tree.steps


def played_on(known: Knowledge, times: int) -> int:
    """The steps of playing on from a decision so many times, as iterations do, with nothing around it."""
    known.game.mind.look(known.dealt)
    worlds = [known.worlds(Seeded(lot)) for lot in range(times)]
    return sum(play_on(known.game.mind, s, Seeded(lot)) for lot, s in enumerate(worlds))


def decision(id: str, seed: int) -> State:
    """The first decision in the second half of a random match."""
    steps = sum(1 for _ in walk(id, seed))
    later = islice(walk(id, seed), steps // 2, None)
    return next(s for s in later if s.agenda[-1].actor(s) >= 0 and len(s.agenda[-1].options(s)) > 1)


# positions


def walk(id: str, seed: int) -> Iterator[State]:
    """A random match, position by position."""
    s, rng = opening(id, seed), Seeded(seed)
    while s.agenda:
        yield s
        s.apply(s.agenda[-1].propose(s, rng))


def clone_time() -> float:
    """Microseconds of a clone, in the middle of matches."""
    positions = [s.clone() for seed in range(16) for s in islice(walk(GAME, seed), 100, 101)]

    def cloning() -> None:
        for s in positions:
            for _ in range(CLONES):
                s.clone()

    return 1e6 * median(timed(cloning) for _ in range(RUNS)) / (CLONES * len(positions))


def open_table_times() -> Iterator[tuple[str, float]]:
    """On the open table, in the middle of a match of each scenario, over all units of a side.

    Milliseconds of the slowest list of a unit's useful moves; as medians, milliseconds of judging a pose that
    is dragged, microseconds of a look from one unit to another.
    """
    lists: list[float] = []
    judged: list[float] = []
    looks: list[float] = []
    for seed in range(len(scenarios(FOURTH))):
        for s in islice(walk(FOURTH, seed), MIDDLE, MIDDLE + 1):
            assert isinstance(s, Battle)
            enemies = s.units_of(1)
            for unit in s.units_of(0):
                lists.append(min(timed(partial(listed_anew, s, unit)) for _ in range(2)))
                dragged = (MOVE, s.x[unit] + 900, s.y[unit] + 1500, (s.facing[unit] + 100) % 3600)
                judged.append(timed(partial(objection, s, unit, dragged)))
                face = firing_faces(s, unit)[0]
                looks += [timed(partial(sighting, s, unit, face, enemy, SEEING)) for enemy in enemies]
    yield "black-powder-list", 1e3 * max(lists)
    yield "black-powder-judged", 1e3 * median(judged)
    yield "black-powder-sight", 1e6 * median(looks)


def listed_anew(s: Battle, unit: int) -> None:
    """The list of a unit's useful moves, nothing being remembered of it."""
    s.field.useful.forget()
    legs_for(s, unit)


def because_time() -> float:
    """Nanoseconds of `because` while no journal listens; the loop around it is taken off."""
    because = next(walk(GAME, 0)).because

    def nothing() -> None:
        for _ in range(LOOPS):
            pass

    def asking() -> None:
        for _ in range(LOOPS):
            because("BC-dice-1", 1)

    return 1e9 * median(timed(asking) - timed(nothing) for _ in range(RUNS)) / LOOPS


def battles(id: str) -> Iterator[tuple[State, Choice]]:
    """Battles as they come in random matches: each choice of every battle decision."""
    for seed in count():
        for s in walk(id, seed):
            if s.agenda[-1].verb in COMBATS[id]:
                yield from [(s, choice) for choice in s.agenda[-1].options(s) if choice]


def slowest_forecast(id: str) -> float:
    """Milliseconds of the slowest forecast of many battles; each is taken at its best of two."""
    game, slowest = load(id), 0.0
    for s, choice in islice(battles(id), BATTLES):
        foresee = partial(forecast, game, s, s.agenda[-1].actor(s), choice)
        slowest = max(slowest, min(timed(foresee), timed(foresee)))
    return 1e3 * slowest


def battle_forecast(pieces: list[str], level: int) -> float:
    """Milliseconds of the forecast of a land battle for loot: all who stand in Farra attack Lucinico."""
    game = load(THIRD)
    position = {"pieces": [*pieces, *ELSEWHERE], "options": {"rules": level}, "loot": ["aus lucinico"]}
    s = game.cases.arrange(position)
    start, goal = [game.table.names(s, "area").index(area) for area in ("farra", "lucinico")]
    before = ready(s, 0, start, s.stacks[start])
    foresee = partial(forecast, game, before, 0, (TO, goal))
    foresee()
    return 1e3 * median(timed(foresee) for _ in range(RUNS))


# records and starting


def replay_time() -> float:
    """Milliseconds to read, replay and verify the record of a whole random match: the median of several."""
    named, times = scenarios(GAME), []
    for seed in range(RECORDS):
        pairing = Pairing(GAME, named[seed % len(named)], ("random", "random"), recorded=True)
        text = play_match(pairing, seed).record
        times.append(timed(partial(again, text)))
    return 1e3 * median(times)


def again(text: str) -> None:
    """Read, replay and verify a record."""
    replay(load(GAME), read(text), verify=True)


def start_time() -> float:
    """Milliseconds of `grognard games` from start to end, by the clock."""
    command = [sys.executable, "-m", "grognard", "games"]
    times = []
    for _ in range(STARTS):
        start = perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        times.append(perf_counter() - start)
    return 1e3 * median(times)


if __name__ == "__main__":
    print(json.dumps({"build": build(), "figures": dict(figures())}))
