"""Small positions for first checks of the chapters: an empty map, counters placed by id, dice as stated."""

from functools import cache

from grognard.core.journal import Choice, Journal
from grognard.core.step import Chance
from grognard.games.gradisca.combat import open_combat
from grognard.games.gradisca.content import Content
from grognard.games.gradisca.deeds import DEEDS
from grognard.games.gradisca.field import ANSWERS, NOWHERE
from grognard.games.gradisca.movement import PACES
from grognard.games.gradisca.reading import read
from grognard.games.gradisca.setup import set_up
from grognard.games.gradisca.state import IN_CUP, WAITING, War
from grognard.packs.pack import builtin, open_pack


@cache
def content() -> Content:
    return read(open_pack(builtin("gradisca")), thorough=False)


def empty(**options: int) -> War:
    """The whole war with no counter, fort or loot on the map."""
    field = set_up(content(), content().scenarios[0], options)
    s = War(field)
    for piece in range(len(s.at)):
        if s.at[piece] >= 0:
            s.lift(piece, WAITING)
    for side in range(2):
        s.forts[side] = [0] * field.land.size
        s.loot[side] = 0
    s.cup = [IN_CUP] * len(field.commands)
    s.supplied = 1
    s.journal = Journal()
    return s


def area(s: War, id: str) -> int:
    return s.field.land.ids.index(id)


def piece(s: War, id: str) -> int:
    return s.field.forces.ids.index(id)


def put(s: War, where: str, *ids: str) -> None:
    """Counters by id; `-` before an id makes it disorganised."""
    for id in ids:
        number = piece(s, id.removeprefix("-"))
        s.set_down(number, area(s, where))
        if id.startswith("-"):
            s.disorganised[number] = 1


def wall(s: War, fortress: str, outside: str) -> int:
    return s.field.land.wall[s.field.land.board.border(area(s, fortress), area(s, outside))]


def attack(s: War, where: str, origin: str, *ids: str) -> None:
    """The units stand in the area, come from the origin ("" if they landed), and the combat opens."""
    put(s, where, *ids)
    numbers = tuple(piece(s, id.removeprefix("-")) for id in ids)
    start = area(s, origin) if origin else NOWHERE
    s.active = s.field.forces.side[numbers[0]]
    open_combat(s, area(s, where), numbers, (start,) * len(numbers), not origin)
    s.settle()


def top(s: War) -> str:
    return s.agenda[-1].verb if s.agenda else ""


def roll(s: War, *faces: int) -> None:
    """Settle the chance step on top."""
    step = s.agenda[-1]
    assert isinstance(step, Chance), top(s)
    outcome = step.settled(faces)
    assert step.objection(s, outcome) is None, (step.args(), faces)
    s.apply(outcome)


def spelled(s: War, names: tuple[str, ...]) -> Choice:
    """A choice of the step on top by ids of pieces, areas, answers, deeds or paces; by none, the empty."""
    lists = {
        "piece": s.field.forces.ids,
        "area": s.field.land.ids,
        "answer": ANSWERS,
        "deed": DEEDS,
        "pace": PACES,
    }
    kinds = [kind.rstrip("?*") for kind in s.agenda[-1].kinds.split()]
    assert len(names) <= len(kinds)
    return tuple([lists[kind].index(name) for name, kind in zip(names, kinds, strict=False)])


def choose(s: War, verb: str, *names: str) -> None:
    """Settle the decision on top."""
    step = s.agenda[-1]
    assert step.verb == verb, f"{step.verb}, not {verb}"
    choice = spelled(s, names)
    refused = step.objection(s, choice)
    assert refused is None, refused
    assert choice in step.options(s)
    s.apply(choice)


def refusal(s: War, verb: str, *names: str) -> str:
    """The clause by which the decision on top refuses a choice."""
    step = s.agenda[-1]
    assert step.verb == verb
    note = step.objection(s, spelled(s, names))
    return note.clause if note else ""


def where(s: War, id: str) -> str:
    at = s.at[piece(s, id)]
    return s.field.land.ids[at] if at >= 0 else {-1: "waiting", -2: "eliminated", -3: "track"}[at]


def cited(s: War) -> list[str]:
    assert s.journal is not None
    return s.journal.clauses()
