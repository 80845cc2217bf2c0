"""End of turn and victory (3.13): control, points, targets, and the ends that do not wait."""

from grognard.core.state import DRAW, Result
from grognard.games.tactique.field import NOBODY
from grognard.games.tactique.state import Battle


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def losses(s: Battle, side: int) -> int:
    """What the side's losses are worth to its enemy: eliminated units, or lost elements (TA-win-1)."""
    if s.field.count_elements:
        army = s.field.army
        return sum([army.full[unit] - s.elements[unit] for unit in army.of[side]])
    return s.lost[side]


def ground_points(s: Battle, side: int) -> int:
    """What the objectives that the side controls are worth to it (TA-win-2)."""
    points, control = 0, s.control
    for number, goal in enumerate(s.field.goals):
        if control[number] == side:
            points += goal.values[side]
    return points


def score(s: Battle, side: int) -> int:
    """The side's points."""
    return losses(s, 1 - side) + ground_points(s, side)


def take_control(s: Battle) -> None:
    """Whoever stands on an objective controls it; an empty one keeps its controller (TA-end-2)."""
    unit_on = s.unit_on
    for number, goal in enumerate(s.field.goals):
        unit = unit_on[goal.hex]
        if unit != NOBODY:
            side = s.field.army.side[unit]
            if s.control[number] != side:
                s.control[number] = side
                s.cite("TA-end-2", goal.hex, side)
                if goal.values[side]:
                    s.cite("TA-win-2", goal.hex, side, goal.values[side])


def test_targets(s: Battle) -> None:
    """A side that reached its target wins; of two, the one with the larger surplus (TA-win-3, TA-win-4)."""
    first, second = score(s, 0) - s.field.targets[0], score(s, 1) - s.field.targets[1]
    if first < 0 and second < 0:
        return
    if first < 0 or second < 0:
        finish(s, 0 if first >= 0 else 1, "TA-win-3")
    else:
        finish(s, s.active if first == second else int(second > first), "TA-win-4")


def test_survival(s: Battle, side: int) -> None:
    """A side with no unit left, on the map or to come, loses at once (TA-win-5, TA-reinf-7)."""
    if s.lost[side] == len(s.field.army.of[side]):
        finish(s, enemy(side), "TA-win-5")


def stop_at_limit(s: Battle) -> None:
    """The last game turn is over: a named side wins, or the quotients are compared (TA-win-6)."""
    winner = s.field.at_limit
    if winner == NOBODY:
        lead = score(s, 0) * s.field.targets[1] - score(s, 1) * s.field.targets[0]
        winner = DRAW if lead == 0 else int(lead < 0)
    finish(s, winner, "TA-win-6")


def finish(s: Battle, winner: int, clause: str) -> None:
    """The battle ends; the points stand as they are."""
    if s.result is None:
        s.cite(clause, winner, score(s, 0), score(s, 1))
        s.finish(Result(winner, (score(s, 0), score(s, 1)), clause))
