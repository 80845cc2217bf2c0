"""Movement (6, 14, 15, 23, 25.2): a group marches pace by pace, and fights where it meets enemies."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.gradisca.calls import offer_calls
from grognard.games.gradisca.camp import overrun
from grognard.games.gradisca.cards import offer_ambush, offer_fog
from grognard.games.gradisca.combat import open_combat
from grognard.games.gradisca.field import NOWHERE
from grognard.games.gradisca.ground import occupy
from grognard.games.gradisca.losses import caught, leave_map
from grognard.games.gradisca.march import (
    can_march,
    drop_verdict,
    exit_verdict,
    foray_verdict,
    here,
    may_go_on,
    sally_goals,
    sally_verdict,
    to_verdict,
)
from grognard.games.gradisca.mines import clear_mines, lose_galleries
from grognard.games.gradisca.paths import (
    allowance,
    explain_pace,
    goals,
    has_foot_or_horse,
    is_crossing,
    left_together,
)
from grognard.games.gradisca.raids import raid
from grognard.games.gradisca.razzia import attempt
from grognard.games.gradisca.state import ENTERED, FREE, HALTED, RAIDING, War
from grognard.games.gradisca.teams import lead

# What a marching group does next (GR-sm-11).
TO: Final = 0
DROP: Final = 1
EXIT: Final = 2
RAZZIA: Final = 3
RAID: Final = 4
PACES: Final = ["to", "drop", "exit", "razzia", "raid"]
RARE: Final = 16  # a random player leaves the map once in so many chances


def march_verdict(s: War, choice: Choice) -> str:
    """The clause that forbids the pace, or LEGAL; to stop is a pace too, once the group has moved."""
    if not choice:
        return LEGAL if s.spent[s.group[0]] else "GR-sm-11"
    pace, area = choice[0], choice[1]
    if (len(choice) == 3) != (pace == DROP):
        return "GR-sm-11"
    if pace == TO:
        return to_verdict(s, area)
    if pace == RAID:
        return sally_verdict(s, area)
    if area != here(s):
        return "GR-sm-11"
    if pace == DROP:
        return drop_verdict(s, choice[2])
    return exit_verdict(s) if pace == EXIT else foray_verdict(s)


class March(Step[War]):
    """The next pace of the group: on, a unit dropped, off the map, a razzia, a raid, or enough."""

    __slots__ = ()
    verb = "march"
    kinds = "pace area piece?"
    passing = "stop"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: War) -> int:
        return s.actor_of(s.active)

    def options(self, s: War) -> list[Choice]:
        area = here(s)
        options: list[Choice] = []
        if may_go_on(s):
            options += [(TO, goal) for goal in goals(s, s.group, area)]
            if not exit_verdict(s):
                options.append((EXIT, area))
        if s.field.razzia and not foray_verdict(s):
            options.append((RAZZIA, area))
        options += [(RAID, goal) for goal in sally_goals(s)]
        if s.spent[s.group[0]]:
            if len(s.group) > 1 and s.engaged == FREE:
                options += [(DROP, area, piece) for piece in s.group]
            options.append(PASS)
        return options

    def propose(self, s: War, rng: Rng) -> Choice:
        """Usually on to somewhere; seldom off the map."""
        area = here(s)
        moved = s.spent[s.group[0]] > 0
        if moved and rng.below(4) == 0:
            return (DROP, area, rng.pick(list(s.group))) if self.may_drop(s) and rng.below(2) else PASS
        if s.field.razzia and moved and not foray_verdict(s) and rng.below(2):
            return (RAZZIA, area)
        if may_go_on(s):
            raids = sally_goals(s)
            if raids and rng.below(2):
                return (RAID, raids[rng.below(len(raids))])
            found = goals(s, s.group, area)
            if found and (not s.field.land.edge[area] or rng.below(RARE)):
                return (TO, found[rng.below(len(found))] if len(found) > 1 else found[0])
        if moved:
            return PASS
        options = self.options(s)
        return options[rng.below(len(options))] if len(options) > 1 else options[0]

    def may_drop(self, s: War) -> bool:
        """A member can be left behind here."""
        return len(s.group) > 1 and s.engaged == FREE

    def objection(self, s: War, choice: Choice) -> Note | None:
        refused = march_verdict(s, choice)
        mover = choice[2] if len(choice) == 3 else s.group[0]
        return Note(refused, (mover, *choice[1:2])) if refused else None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            stop(s)
            return
        pace, area = choice[0], choice[1]
        if pace == RAZZIA:
            s.then(GO_ON)
            attempt(s)
            return
        if s.field.camps:
            overrun(s, s.active, here(s))
        if pace == TO:
            advance(s, area)
        elif pace == RAID:
            s.then(GO_ON)
            raid(s, area)
        elif pace == EXIT:
            leave(s, s.group)
        else:
            drop(s, choice[2])


def drop(s: War, piece: int) -> None:
    """The unit stays behind; its action is over (GR-6-8)."""
    s.cite("GR-6-8", piece, here(s))
    s.group = tuple([each for each in s.group if each != piece])
    s.cite("GR-6-10", left_together(s, s.group))
    s.then(GO_ON)


def leave(s: War, group: Choice) -> None:
    """The units leave the map for good (GR-6-23, GR-6-24)."""
    for piece in group:
        s.cite("GR-6-23", piece, s.at[piece])
        leave_map(s, piece)
    clear_mines(s)
    end_move(s)


def advance(s: War, area: int) -> None:
    """The group enters the next area and pays for it (GR-6-2, GR-15-3)."""
    start = here(s)
    if s.journal is not None:
        explain_pace(s, start, area)
    if is_crossing(s, start, area):
        for piece in s.group:
            s.spent[piece] = allowance(s, piece)
    else:
        price = s.field.land.cost[area]
        for piece in s.group:
            s.spent[piece] += price
    s.move_all(s.group, area)
    s.base = start
    s.trail = (*s.trail, start)
    clear_mines(s)
    enter(s, area)


def enter(s: War, area: int) -> None:
    """The group has entered: what it finds there (GR-sm-12)."""
    enemy = 1 - s.active
    s.then(GO_ON)
    if not s.held[enemy] >> area & 1:
        s.engaged = FREE
        occupy(s, s.active, area)
        return
    s.engaged = ENTERED
    s.cite("GR-6-6", s.group[0], area)
    if s.has_fighting_units(area, enemy):
        face(s, area)
        s.hits = [0, 0]
        offer_ambush(s, area)
        lead(s, enemy, area)
    else:
        s.cite("GR-6-17", area)
        s.then(OCCUPY)
        caught(s, enemy, area)


def face(s: War, area: int) -> None:
    """The group stands opposite the enemies of the area."""
    s.battlefield = area
    s.attackers = s.group
    s.origins = (s.base,) * len(s.group)


class Occupy(Rule[War]):
    """Lone leaders and sappers are gone: the ground is free (GR-10-11, GR-13-14)."""

    __slots__ = ()
    verb = "occupy"

    def take(self, s: War, choice: Choice) -> None:
        s.cite("GR-13-14", here(s))
        lose_galleries(s, here(s))
        if s.forts[1 - s.active][here(s)]:
            s.cite("GR-10-11", here(s))
        occupy(s, s.active, here(s))


class GoOn(Rule[War]):
    """The group is asked for its next pace, if there can be one."""

    __slots__ = ()
    verb = "go_on"

    def take(self, s: War, choice: Choice) -> None:
        s.group = tuple([piece for piece in s.group if s.at[piece] >= 0])
        if not s.group:
            turned_back(s)
            return
        journal = s.hush()
        more = can_march(s)
        s.journal = journal
        if more:
            s.then(MARCH)
        else:
            stop(s)


def stop(s: War) -> None:
    """The group stops: among enemies it fights (GR-6-6, GR-23-15), else its move is over."""
    area = here(s)
    if not s.held[1 - s.active] >> area & 1:
        if s.field.camps:
            overrun(s, s.active, area)
        end_move(s)
        return
    if s.engaged != ENTERED:
        s.cite("GR-23-14", area)
    face(s, area)
    s.then(JOIN, AFTER_BATTLE)
    offer_fog_later(s)


def offer_fog_later(s: War) -> None:
    """First units are called, then the fog may fall (GR-sm-12)."""
    s.then(FOG)
    if s.field.calls:
        offer_calls(s)


class FogFalls(Rule[War]):
    """The window before the first roll."""

    __slots__ = ()
    verb = "fog_falls"

    def take(self, s: War, choice: Choice) -> None:
        offer_fog(s)


class JoinBattle(Rule[War]):
    """The attackers are assembled: the combat begins, unless they have turned back."""

    __slots__ = ()
    verb = "battle_joined"

    def take(self, s: War, choice: Choice) -> None:
        if s.attackers:
            open_combat(s, s.battlefield, s.attackers, s.origins, False)


class AfterBattle(Rule[War]):
    """The move is over (GR-7.1-22); but raiders who had to fight and won may go on (GR-opt-15)."""

    __slots__ = ()
    verb = "after_battle"

    def take(self, s: War, choice: Choice) -> None:
        area = s.battlefield
        s.battlefield = NOWHERE
        s.attackers = s.origins = PASS
        if s.field.razzia_always and s.engaged == RAIDING and area != NOWHERE:
            s.group = tuple([piece for piece in s.group if s.at[piece] == area])
            if s.group and not s.held[1 - s.active] >> area & 1:
                s.engaged = FREE
                s.then(GO_ON)
                return
        turned_back(s)


def turned_back(s: War) -> None:
    """The move is over, but who turned back to enemies that he had raided must fight them (GR-23-14)."""
    side, area = s.active, s.base
    if area == NOWHERE or not s.held[side] & s.held[1 - side] & 1 << area:
        end_move(s)
        return
    s.cite("GR-23-14", area)
    s.group = tuple(s.units_in(area, side))
    if not has_foot_or_horse(s, s.group):
        caught(s, side, area)
        end_move(s)
        return
    s.trail = s.trail[:-1]
    s.base = s.trail[-1]
    s.engaged = HALTED
    s.hits = [0, 0]
    face(s, area)
    s.then(JOIN, AFTER_BATTLE)
    lead(s, 1 - side, area)


def end_move(s: War) -> None:
    """The group has finished its action."""
    s.group = s.trail = PASS
    s.base = NOWHERE
    s.engaged = FREE
    s.battlefield = NOWHERE
    s.attackers = s.origins = PASS


MARCH: Final = March()
GO_ON: Final = GoOn()
OCCUPY: Final = Occupy()
FOG: Final = FogFalls()
JOIN: Final = JoinBattle()
AFTER_BATTLE: Final = AfterBattle()
