"""What a deed other than a march brings: works at walls, forts, shots, the camp; for bots."""

from grognard.core.journal import Choice
from grognard.games.gradisca.deeds import (
    BLOW,
    BOMBARD,
    COUNTERMINE,
    EXIT,
    FIRE,
    FORT,
    MINE,
    RAZE,
    REBUILD,
    RECOVER,
    SHIFT_CAMP,
)
from grognard.games.gradisca.evaluate import worth_of_face
from grognard.games.gradisca.field import ARTILLERY
from grognard.games.gradisca.prospects import Outlook
from grognard.games.gradisca.siege import engineered, wall_between
from grognard.games.gradisca.state import War
from grognard.games.gradisca.weights import BARS, CAMP_REACH


def deed_value(s: War, view: Outlook, choice: Choice) -> int:
    """What a deed other than a march brings on average."""
    deed, piece = choice[0], choice[1]
    if deed == RECOVER:
        return price_of_turn(s, piece)
    if deed == EXIT:
        return BARS
    if deed == RAZE:
        return s.weights.clumsy
    if deed == FORT:
        power, units = view.power[s.area], view.count[s.area]
        return view.site(s, s.area, power + s.weights.cover, units) - view.site(s, s.area, power, units)
    if deed == SHIFT_CAMP:
        return camp_value(s, view, choice[2])
    return siege_value(s, deed, piece, choice[2])


def camp_value(s: War, view: Outlook, area: int) -> int:
    """The camp follows the army, but only among its own, and away from danger."""
    if not view.count[area]:
        return s.weights.clumsy
    safer = view.peril(s, s.area, view.power[s.area]) - view.peril(s, area, view.power[area])
    return s.weights.camp_stake * safer // 1000 + service(view, area) - service(view, s.area)


def service(view: Outlook, camp: int) -> int:
    """What the units that a camp there would serve have before them."""
    total = 0
    for area, units in enumerate(view.count):
        if units and view.far[area][camp] <= CAMP_REACH:
            total += units * view.want[area]
    return total // view.weights.served


def siege_value(s: War, deed: int, piece: int, area: int) -> int:
    """What a shot, a mine or a sapper's work at the walls brings on average."""
    forces = s.field.forces
    value = engineered(s, forces.attack[piece][0])
    if forces.type[piece] == ARTILLERY and not s.has_sapper(s.area, s.active):
        value = engineered(s, 1)
    inside = area if s.field.land.fortress[area] and deed in (BOMBARD, MINE, BLOW) else s.area
    worth = (
        s.weights.breach if s.field.prizes[0][inside] or s.field.prizes[1][inside] else s.weights.breach // 3
    )
    if deed == BOMBARD:
        return (worth * value - s.weights.gun // 2) // 6
    if deed == FIRE:
        return shot(s, piece)
    wall = wall_between(s, s.area, area)
    if deed == BLOW:
        return worth * (1 + s.walls[wall]) // 2 if s.walls[wall] else s.weights.clumsy
    if deed == MINE:
        return worth * value // 6 if s.walls[wall] > s.mines[wall] else s.weights.clumsy
    if deed == COUNTERMINE:
        return worth * value // 6
    if deed == REBUILD:
        return worth * value // 6 * (1 if s.walls[wall] else 2)
    return s.weights.clumsy


def shot(s: War, gun: int) -> int:
    """What a gun does to units, less the chance that it bursts."""
    value = s.field.forces.attack[gun][0] if s.has_sapper(s.at[gun], s.active) else 1
    return (s.weights.hit * value - s.weights.gun) // 6


def price_of_turn(s: War, piece: int) -> int:
    """What a unit gains by good order."""
    return worth_of_face(s, piece, 0) - worth_of_face(s, piece, 1)
