"""Victory (3.13): flags for lost enemies and for ground, and the test that ends the battle."""

from grognard.core.state import DRAW, Result
from grognard.games.battle_cry.field import OFF_BOARD, Goal
from grognard.games.battle_cry.state import Battle


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def score(s: Battle, side: int) -> int:
    """Flags won for good and flags held by ground (BC-win-2)."""
    return s.flags[side] + s.held[side]


def win_flag(s: Battle, side: int, clause: str, piece: int) -> None:
    """An eliminated unit or general is worth one flag."""
    s.flags[side] += 1
    s.cite(clause, piece, side)


def has_unit_on(s: Battle, side: int, hex: int) -> bool:
    """A unit of the side, never a lone general, occupies the hex (BC-obj-4)."""
    unit = s.unit_on[hex]
    return unit >= 0 and s.field.army.side[unit] == side


def goal_flags(s: Battle, goal: Goal) -> int:
    """What the objective is worth to its side as the units stand."""
    if goal.each:
        return goal.flags * sum(has_unit_on(s, goal.side, hex) for group in goal.groups for hex in group)
    groups = sum(any(has_unit_on(s, goal.side, hex) for hex in group) for group in goal.groups)
    return goal.flags if groups >= goal.need else 0


def count_goals(s: Battle) -> None:
    """Count the flags that ground gives to each side (BC-obj-1 to BC-obj-3)."""
    s.held[0] = s.held[1] = 0
    for number, goal in enumerate(s.field.goals):
        flags = goal_flags(s, goal)
        if goal.kind == "capture":
            if flags and not s.captured[number]:
                s.captured[number] = 1
                s.flags[goal.side] += flags
                s.cite(goal.clause, goal.side, flags)
                s.cite("BC-obj-2", goal.side, flags)
        elif goal.kind == "hold":
            s.held[goal.side] += flags
            if flags != s.started[number]:
                s.started[number] = flags
                s.cite(goal.clause, goal.side, flags)
                s.cite("BC-obj-1", goal.side, flags)
        elif s.started[number] and flags:
            s.held[goal.side] += flags
        elif s.started[number]:
            s.started[number] = 0
            s.cite("BC-obj-3", goal.side, 0)


def count_start_goals(s: Battle) -> None:
    """Objectives that are gained only at the start of their side's turn (BC-obj-3)."""
    for number, goal in enumerate(s.field.goals):
        if goal.kind == "start" and goal.side == s.active and not s.started[number] and goal_flags(s, goal):
            s.started[number] = 1
            s.cite(goal.clause, goal.side, goal.flags)
            s.cite("BC-obj-3", goal.side, goal.flags)
    test_victory(s)


def test_victory(s: Battle) -> None:
    """After every change of flags or of occupation the battle may be over (BC-seq-4)."""
    if s.field.goals:
        count_goals(s)
    for side in (s.active, enemy(s.active)):  # the active player completes his goal first (BC-win-5)
        if score(s, side) >= s.field.need[side]:
            if side == s.active and score(s, enemy(side)) >= s.field.need[enemy(side)]:
                s.cite("BC-win-5", side)
            finish(s, side, "BC-win-1")
            return
    for side in range(2):
        if not has_units(s, side):
            finish(s, enemy(side), "BC-win-7")
            return


def test_ground(s: Battle) -> None:
    """Units stand elsewhere now: only objectives can have changed the flags (BC-obj-5, BC-obj-6)."""
    if s.field.goals:
        test_victory(s)


def has_units(s: Battle, side: int) -> bool:
    """The side has at least one unit on the board."""
    for unit in s.field.army.units[side]:  # noqa: SIM110  a generator costs five times as much
        if s.at[unit] != OFF_BOARD:
            return True
    return False


def finish(s: Battle, winner: int, clause: str) -> None:
    """The battle ends; the flags stand as they are."""
    if s.result is None:
        s.cite(clause, winner, score(s, 0), score(s, 1))
        s.finish(Result(winner, (score(s, 0), score(s, 1)), clause))


def stop_at_cap(s: Battle) -> None:
    """Automatic play stops: more flags win, equal flags draw (BC-var-8)."""
    lead = score(s, 0) - score(s, 1)
    finish(s, DRAW if lead == 0 else int(lead < 0), "BC-var-8")
