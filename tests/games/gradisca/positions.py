"""Positions of La Guerre de Gradisca by area or at random, and a group that is about to march."""

from games.gradisca.drive import area, choose, content, empty, put
from grognard.core.journal import Journal
from grognard.core.rng import Rng
from grognard.games.gradisca.command import SELECT_AREA
from grognard.games.gradisca.field import CAMP
from grognard.games.gradisca.state import DRAWN, ONE_AREA, War

BORDERS = {frozenset(border.between): border for border in content().borders}
AREAS = {area.id: area for area in content().areas}


def laid_out(stacks: dict[str, str], **options: int) -> War:
    """The map of the advanced game with these counters, by area: `{"palma": "v_giu_1 v_giu_2"}`."""
    s = empty(**{"rules": 1, **options})
    for place, ids in stacks.items():
        put(s, place, *ids.split())
    return s


def scattered(rng: Rng, **options: int) -> War:
    """Most counters at random, but never both sides in one area."""
    s = laid_out({}, **options)
    forces, land = s.field.forces, s.field.land
    owner = [rng.below(2) for _ in range(land.size)]
    for piece, side in enumerate(forces.side):
        place = rng.below(land.size)
        if owner[place] == side and not (forces.type[piece] == CAMP and land.fortress[place]):
            s.set_down(piece, place)
    return s


def names(s: War, areas: int) -> set[str]:
    """A set of areas by their ids."""
    return {id for number, id in enumerate(s.field.land.ids) if areas >> number & 1}


def draw(s: War, command: str) -> None:
    """The command's marker was drawn and its owner activates one area."""
    s.command = s.field.commands.index(command)
    s.active = s.field.command_side[s.command]
    s.cup[s.command] = DRAWN
    s.way = ONE_AREA
    s.areas_left = 1
    s.journal = Journal()


def activate(s: War, command: str, place: str) -> None:
    """The command is drawn and activates an area."""
    draw(s, command)
    s.then(SELECT_AREA)
    s.apply((area(s, place),))


def march(s: War, command: str, start: str, group: str) -> None:
    """A group of the command is about to march out of an area."""
    activate(s, command, start)
    first, *others = group.split()
    choose(s, "act", "move", first)
    for other in others:
        choose(s, "join", other)
    if s.agenda[-1].verb == "join":
        choose(s, "join")
