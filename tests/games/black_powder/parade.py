"""Positions for the tests of command: a scenario's forces, of which only those named stand on the table."""

from grognard.core.journal import Choice, Journal, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Step
from grognard.games.black_powder import ground
from grognard.games.black_powder.field import FORMATIONS, GARRISON, PAS_DE_CHARGE, ROAD, Field
from grognard.games.black_powder.orders import ORDERS_GO_ON
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.setup import set_up
from grognard.games.black_powder.state import COMMAND, MOVE, ON_TABLE, ORDERS, RESERVE, Battle
from grognard.packs import builtin, open_pack

CONTENT = read(open_pack(builtin("black_powder")), thorough=False)


def whole_field(scenario: str = "bp01_hamlet", **options: int) -> Field:
    """A scenario's field, made anew, which a test may change."""
    return set_up(CONTENT, next(each for each in CONTENT.scenarios if each.id == scenario), options)


def field_of(scenario: str = "bp01_hamlet", **options: int) -> Field:
    """The same without its terrain but the roads, and without objectives."""
    field = whole_field(scenario, **options)
    roads = [number for number, feature in enumerate(field.features) if feature.kind == ROAD]
    field.features[:] = [field.features[number] for number in roads]
    field.roads[:] = [field.roads[number] for number in roads]
    for kind in field.by_kind:
        kind.clear()
    field.by_kind[ROAD].extend(range(len(roads)))
    field.hills.clear()
    field.goals.clear()
    return field


def parade(field: Field, side: int = 0) -> Battle:
    """Nobody is on the table; it is the side's Command phase of turn 1."""
    s = Battle(field)
    s.turn, s.active, s.first, s.phase = 1, side, 0, COMMAND
    for unit in range(field.forces.units):
        s.arrival[unit] = ()
        if s.formation[unit] == GARRISON:
            s.formation[unit] = 0
    s.journal = Journal()
    return s


def piece(s: Battle, id: str) -> int:
    return s.field.forces.ids.index(id)


def put(s: Battle, id: str, x: float, y: float, facing: float = 0, formation: str = "") -> int:
    """Stand a unit somewhere, in inches and degrees."""
    unit = piece(s, id)
    if formation:
        s.formation[unit] = FORMATIONS.index(formation)
    ground.put(s, unit, round(x * 1000), round(y * 1000), round(facing * 10))
    return unit


def post(s: Battle, id: str, x: float, y: float, rating: int = 0) -> int:
    """Stand a commander somewhere."""
    commander = piece(s, id)
    s.x[commander], s.y[commander], s.where[commander] = round(x * 1000), round(y * 1000), ON_TABLE
    if rating:
        s.rating[commander - s.field.forces.units] = rating
    return commander


def top(s: Battle) -> str:
    return s.agenda[-1].verb if s.agenda else ""


def step(s: Battle) -> Step[Battle]:
    return s.agenda[-1]


def refusal(s: Battle, choice: Choice) -> Note | None:
    return step(s).objection(s, choice)


def choose(s: Battle, *choice: int) -> None:
    """Settle the top step by a choice that must be legal."""
    refused = refusal(s, choice)
    assert refused is None, f"{top(s)} {choice}: {refused}"
    s.apply(choice)


def play_on(s: Battle, luck: Rng) -> None:
    """Whoever is to decide does something, whatever it is."""
    step = s.agenda[-1]
    s.apply(step.sample(s, luck) if isinstance(step, Chance) else step.propose(s, luck))


def orders(s: Battle) -> Battle:
    """Orders may be given; nothing follows them."""
    s.then(ORDERS_GO_ON)
    s.settle()
    return s


def ahead(s: Battle, unit: int, inches: float) -> Choice:
    """A move leg straight ahead of a unit that faces north or south."""
    sign = 1 if s.facing[unit] == 0 else -1
    return (MOVE, s.x[unit], s.y[unit] + sign * round(inches * 1000), s.facing[unit])


def order(s: Battle, commander: int, units: list[int], inches: list[float], deed: int = ORDERS) -> None:
    """Order units to go straight ahead, leg by leg, and give the order."""
    choose(s, commander, deed)
    for number, unit in enumerate(units):
        choose(s, unit)
        gone = 0.0
        for length in inches:
            gone += length
            choose(s, *ahead(s, unit, gone))
        if number == 0 and len(inches) < 3:
            choose(s)
    choose(s)


def clauses(s: Battle) -> list[str]:
    """What was named so far, each once."""
    assert s.journal is not None
    return s.journal.clauses()


def waits(s: Battle, id: str) -> bool:
    return s.where[piece(s, id)] == RESERVE


def line_and_commander(distance: float = 6.0, rating: int = 8) -> tuple[Battle, int, int]:
    """A line at (20, 10) facing north, its commander straight behind its rear edge."""
    s = parade(field_of())
    unit = put(s, "fr_l1", 20, 10, 0, "line")
    commander = post(s, "fr_b1", 20, 9.5 - distance, rating)
    return s, unit, commander


def three_columns() -> tuple[Battle, int, list[int]]:
    """Three attack columns with gaps of 3.9 inches, the farthest 17 inches from the commander."""
    s = parade(field_of())
    width = s.field.kinds[s.kind[piece(s, "fr_l1")]].width[1] / 1000
    gap = width + 3.9
    units = [put(s, f"fr_l{n + 1}", 10 + n * gap, 20, 0, "attack_column") for n in range(3)]
    for unit in units:
        s.field.kinds[s.kind[unit]].specials |= PAS_DE_CHARGE
    commander = post(s, "fr_b1", 10 + 2 * gap - width / 2 - 17, 20, 8)
    return s, commander, units
