"""Contact (3.12): how a charge goes home, meets a counter-charge, or runs on when its target is gone."""

from grognard.core.journal import Choice
from grognard.games.black_powder import casualties, ground, moves, runs, told
from grognard.games.black_powder.commanders import go_along, scatter
from grognard.games.black_powder.field import FRONT, GARRISON, LYING
from grognard.games.black_powder.moves import lose_order_in_woods
from grognard.games.black_powder.runs import Run, RunRule
from grognard.games.black_powder.state import CHARGED, MOVE, ON_TABLE, Battle
from grognard.games.black_powder.strides import heading


def still_charges(s: Battle, run: Run) -> bool:
    """The charger has neither broken nor retired (BP-resp-10)."""
    return s.where[run.unit] == ON_TABLE and ground.pose(s, run.unit) == run.began


def still_stands(s: Battle, run: Run) -> bool:
    """The target has neither broken nor retired."""
    return s.where[run.target] == ON_TABLE and ground.pose(s, run.target) == run.former


class Contact(RunRule):
    """The charge is completed, if it still can be (BP-resp-10)."""

    __slots__ = ()
    verb = "contact"

    def take(self, s: Battle, choice: Choice) -> None:
        run = self.run
        if not still_charges(s, run):
            s.cite("BP-resp-10", run.unit)
        elif not still_stands(s, run):
            s.cite("BP-chg-21", run.unit)
            run_on(s, run, run.former[0], run.former[1])
        else:
            close_in(s, run)


def close_in(s: Battle, run: Run) -> None:
    """Into contact by the named slide, else by the natural one; as near as can be if the way is shut now."""
    if s.field.referee:
        touch(s, run)
        return
    for slide in (run.slide, runs.natural_slide(s, run.unit, run.target, run.face)):
        aim = runs.pose_at(s, run.unit, run.target, run.face, slide)
        if runs.way_objection(s, run.unit, run.target, aim, run.allowance, False) is None:
            tell_contact(s, run)
            settle(s, run.unit, aim)
            greet(s, run.unit, run.target)
            return
    s.cite("BP-chg-12", run.unit, run.target)
    run_on(s, run, s.x[run.target], s.y[run.target])


def tell_contact(s: Battle, run: Run) -> None:
    """What is to be said of a charge that comes home."""
    s.cite("BP-chg-9", run.unit, run.target, run.face)
    if s.disordered[run.unit]:
        s.cite("BP-resp-11", run.unit)
    if s.formation[run.target] == GARRISON:
        s.cite("BP-chg-17", run.unit, run.target)


def touch(s: Battle, run: Run) -> None:
    """At a real table a charger is moved by hand; here it is known whom it touches, and where."""
    tell_contact(s, run)
    told.touch(s, run.unit, run.target, run.face, FRONT)
    press(s, run.unit)
    ride_down(s, run.target)


def settle(s: Battle, unit: int, pose: Choice) -> None:
    """A unit that charges or counter-charges stands where its charge ends."""
    ground.put(s, unit, *pose)
    go_along(s, unit)
    lose_order_in_woods(s, unit)
    press(s, unit)


def press(s: Battle, unit: int) -> None:
    """A unit has the impetus of its charge (BP-chg-16)."""
    s.deeds[unit] |= CHARGED
    s.charging[unit] = 1
    s.cite("BP-chg-16", unit)


def greet(s: Battle, unit: int, target: int) -> None:
    """Whoever else is touched is engaged too, and commanders who are alone flee (BP-chg-13, BP-chg-18)."""
    for enemy in ground.touched_by(s, unit):
        if enemy != target:
            s.cite("BP-chg-13", unit, enemy)
        ride_down(s, enemy)
    scatter(s, unit)


def ride_down(s: Battle, target: int) -> None:
    """Men who lie down when they are touched break (BP-opt-12)."""
    if s.formation[target] == LYING:
        casualties.lose(s, target, "BP-opt-12")


def run_on(s: Battle, run: Run, x: int, y: int) -> None:
    """Straight toward a point for the whole allowance, cut back short of any enemy (BP-order-6)."""
    if s.field.referee:  # it is moved on the real table
        return
    unit, left = run.unit, run.allowance
    bearing = heading(x - s.x[unit], y - s.y[unit], s.facing[unit])
    while left > 0:
        length = min(left, ground.move_distance(s, unit))
        aim = (*ground.ahead(s.x[unit], s.y[unit], bearing, length), s.facing[unit])
        if moves.walk(s, unit, (MOVE, *aim), True)[-1] != aim:
            break
        left -= length
    scatter(s, unit)


# Counter-charges


def meeting(s: Battle, run: Run) -> tuple[Choice, Choice]:
    """The poses of charger and target halfway, each moved back by half of the charger's way (BP-resp-22)."""
    unit, target = run.unit, run.target
    aim = runs.pose_at(s, unit, target, run.face, run.slide)
    dx, dy = runs.half_way_back(s, unit, aim)
    x, y, facing = ground.pose(s, target)
    return (aim[0] + dx, aim[1] + dy, aim[2]), (x + dx, y + dy, facing)


class Meet(RunRule):
    """Charger and counter-charger meet, if the charger still comes (BP-resp-12)."""

    __slots__ = ()
    verb = "meet"

    def take(self, s: Battle, choice: Choice) -> None:
        run = self.run
        if not still_charges(s, run):
            s.cite("BP-resp-10", run.unit)
            return
        s.cite("BP-resp-22", run.unit, run.target)
        if s.field.referee:
            told.touch(s, run.unit, run.target, FRONT, FRONT)
            press(s, run.unit)
            press(s, run.target)
            return
        mine, other = meeting(s, run)
        settle(s, run.unit, mine)
        settle(s, run.target, other)
        greet(s, run.unit, run.target)
        greet(s, run.target, run.unit)
