"""Small tables for tests of fire and morale: hand-made ground with the tables of the pack, and typed dice."""

from tests.games.black_powder.sandtable import Unit, lay, stand

from grognard.core.journal import Choice, Journal
from grognard.games.black_powder.field import HEAVY_COVER, LIGHT_COVER, OBSTACLE, WOODS, Feature
from grognard.games.black_powder.reading import read
from grognard.games.black_powder.setup import drill, measure
from grognard.games.black_powder.state import SHOOTING, Battle
from grognard.packs import builtin, open_pack

CONTENT = read(open_pack(builtin("black_powder")), thorough=False)
FIELD_GUN = 32000


def range_table(units: list[Unit], terrain: list[Feature] | None = None, **options: bool) -> Battle:
    """A table on which side A shoots: muskets of 12 inches, field guns of 32 with 3, 2 and 1 dice."""
    field = lay(units, terrain)
    measure(field, CONTENT, 100)
    drill(field, CONTENT)
    for kind in field.kinds:
        kind.screen = kind.reach
        if kind.arm == 2:
            kind.guns, kind.reach, kind.shooting, kind.stamina = True, FIELD_GUN, (3, 2, 1), 2
    for feature in field.features:
        if feature.kind in (OBSTACLE, WOODS):
            feature.cover = LIGHT_COVER
        elif feature.segments or feature.size:
            feature.cover = HEAVY_COVER
    for option, value in options.items():
        setattr(field, option, value)
    s = stand(field)
    s.phase = SHOOTING
    s.journal = Journal()
    return s


def notes(s: Battle) -> list[str]:
    """The clauses noted since the last question."""
    assert s.journal is not None
    found = s.journal.clauses()
    s.journal = Journal()
    return found


def weighed(s: Battle) -> dict[str, int]:
    """The values noted since the last question."""
    assert s.journal is not None
    found = {note.clause: note.what[0] for note in s.journal.notes if note.weighs}
    s.journal = Journal()
    return found


def play(s: Battle, *choices: Choice) -> None:
    """Settle one step after another; every choice must be legal."""
    for choice in choices:
        step = s.agenda[-1]
        assert step.objection(s, choice) is None, (step.verb, choice)
        s.apply(choice)


def verb(s: Battle) -> str:
    """What is to be settled next."""
    return s.agenda[-1].verb if s.agenda else ""
