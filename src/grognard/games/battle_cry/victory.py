"""Victory (3.13): flags for lost enemies and for ground, and the test that ends the battle."""

from grognard.core.state import DRAW, Result
from grognard.games.battle_cry.field import NOBODY, OFF_BOARD, Goal
from grognard.games.battle_cry.state import Battle, changed


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def score(s: Battle, side: int) -> int:
    """Flags won for good and flags held by ground (BC-win-2)."""
    return s.flags[side] + s.held[side]


def win_flag(s: Battle, side: int, clause: str, piece: int) -> None:
    """An eliminated unit or general is worth one flag."""
    s.flags = changed(s.flags, side, s.flags[side] + 1)
    s.cite(clause, piece, side)


def has_unit_on(s: Battle, side: int, hex: int) -> bool:
    """A unit of the side, never a lone general, occupies the hex (BC-obj-4)."""
    unit = s.unit_on[hex]
    return unit >= 0 and s.field.army.side[unit] == side


def goal_flags(s: Battle, goal: Goal) -> int:
    """What the objective is worth to its side as the units stand."""
    unit_on, side, own = s.unit_on, s.field.army.side, goal.side
    hexes = groups = 0  # that the side occupies
    for group in goal.groups:
        before = hexes
        for hex in group:
            unit = unit_on[hex]
            if unit != NOBODY and side[unit] == own:
                hexes += 1
        if hexes > before:
            groups += 1
    if goal.each:
        return goal.flags * hexes
    return goal.flags if groups >= goal.need else 0


def count_goals(s: Battle) -> None:
    """Count the flags that ground gives to each side (BC-obj-1 to BC-obj-3)."""
    held = [0, 0]
    for number, goal in enumerate(s.field.goals):
        flags = goal_flags(s, goal)
        if goal.kind == "capture":
            if flags and not s.captured[number]:
                s.captured = changed(s.captured, number, 1)
                s.flags = changed(s.flags, goal.side, s.flags[goal.side] + flags)
                s.cite(goal.clause, goal.side, flags)
                s.cite("BC-obj-2", goal.side, flags)
        elif goal.kind == "hold":
            held[goal.side] += flags
            if flags != s.started[number]:
                s.started = changed(s.started, number, flags)
                s.cite(goal.clause, goal.side, flags)
                s.cite("BC-obj-1", goal.side, flags)
        elif s.started[number] and flags:
            held[goal.side] += flags
        elif s.started[number]:
            s.started = changed(s.started, number, 0)
            s.cite("BC-obj-3", goal.side, 0)
    s.held = (held[0], held[1])


def count_start_goals(s: Battle) -> None:
    """Objectives that are gained only at the start of their side's turn (BC-obj-3)."""
    for number, goal in enumerate(s.field.goals):
        if goal.kind == "start" and goal.side == s.active and not s.started[number] and goal_flags(s, goal):
            s.started = changed(s.started, number, 1)
            s.cite(goal.clause, goal.side, goal.flags)
            s.cite("BC-obj-3", goal.side, goal.flags)
    test_victory(s)


def test_victory(s: Battle) -> None:
    """After every change of flags or of occupation the battle may be over (BC-seq-4)."""
    if s.field.goals:
        count_goals(s)
    active, other, need, flags, held = s.active, 1 - s.active, s.field.need, s.flags, s.held
    beaten = flags[other] + held[other] >= need[other]
    if flags[active] + held[active] >= need[active]:
        if beaten:  # the active player completes his goal first
            s.cite("BC-win-5", active)
        finish(s, active, "BC-win-1")
    elif beaten:
        finish(s, other, "BC-win-1")
    elif not has_units(s, 0):
        finish(s, 1, "BC-win-7")
    elif not has_units(s, 1):
        finish(s, 0, "BC-win-7")


def test_ground(s: Battle) -> None:
    """Units stand elsewhere now: only objectives can have changed the flags (BC-obj-5, BC-obj-6)."""
    if s.field.goals:
        test_victory(s)


def has_units(s: Battle, side: int) -> bool:
    """The side has at least one unit on the board."""
    at = s.at
    for unit in s.field.army.units[side]:  # noqa: SIM110  a generator costs five times as much
        if at[unit] != OFF_BOARD:
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
