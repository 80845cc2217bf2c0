"""Land combat (7.1): the dice of both sides, their hits, their leaders, round by round; and raids."""

from typing import Final

from grognard.core.journal import Choice
from grognard.core.step import Rule
from grognard.games.gradisca.camp import check
from grognard.games.gradisca.fire import absorb, volley
from grognard.games.gradisca.losses import caught, suffer, test_leaders
from grognard.games.gradisca.outcome import Settle, attacker_of, end_combat
from grognard.games.gradisca.rounds import ask, is_large
from grognard.games.gradisca.state import NIGHT, War
from grognard.games.gradisca.teams import lead


def open_combat(s: War, area: int, attackers: Choice, origins: Choice, landing: bool) -> None:
    """The attackers are assembled in the area and a land combat begins (GR-7.1-1).

    Hits of an ambush on the way in are in `s.hits` already; who landed has met none.
    """
    gather(s, area, attackers, origins)
    if landing:
        s.hits = [0, 0]
    s.cite("GR-7.1-1", attacker_of(s), area)
    s.then(Round(s.field.rounds and is_large(s, area)), Settle())
    if landing:
        lead(s, 1 - attacker_of(s), area)


def gather(s: War, area: int, attackers: Choice, origins: Choice) -> None:
    """Write down who attacks, where, and from where."""
    s.battlefield = area
    s.attackers = attackers
    s.origins = origins
    s.round = 0
    s.totals = [0, 0]


def present(s: War) -> list[int]:
    """The attackers who are still on the battlefield."""
    return [piece for piece in s.attackers if s.at[piece] == s.battlefield]


class Round(Rule[War]):
    """One round: all fire is simultaneous, with values as they were before it (GR-7.1-8)."""

    __slots__ = ("large",)
    verb = "round"

    def __init__(self, large: bool) -> None:
        self.large: Final = large  # the battle may have several rounds (GR-18-1)

    def args(self) -> Choice:
        return (int(self.large),)

    def take(self, s: War, choice: Choice) -> None:
        attacker = attacker_of(s)
        s.round += 1
        if s.round > 1:
            s.hits = [0, 0]
        ambushed = s.hits[attacker]
        s.cite("GR-7.1-8", s.battlefield, s.round)
        shots = volley(s, attacker, present(s), True)
        shots.extend(volley(s, 1 - attacker, s.units_in(s.battlefield, 1 - attacker), False))
        if attacker == s.active:
            s.terms[NIGHT] = 0
        s.then(*shots, Casualties(ambushed), EndRound(self.large))


class Casualties(Rule[War]):
    """The ground spares the defender; then hits are taken and leaders tested, attacker first (GR-sm-14)."""

    __slots__ = ("ambushed",)
    verb = "casualties"

    def __init__(self, ambushed: int) -> None:
        self.ambushed: Final = ambushed  # hits that the attacker has taken on the way in (GR-card20-3)

    def args(self) -> Choice:
        return (self.ambushed,)

    def take(self, s: War, choice: Choice) -> None:
        area, attacker = s.battlefield, attacker_of(s)
        absorb(s, 1 - attacker, area)
        s.then(Remnants())
        for side in (1 - attacker, attacker):
            if s.hits[side]:
                s.then(LeaderTests(side))
        suffer(s, 1 - attacker, area, s.hits[1 - attacker], "GR-7.1-10", True)
        suffer(s, attacker, area, s.hits[attacker] - self.ambushed, "GR-7.1-10", True)


class LeaderTests(Rule[War]):
    """A side that took a hit tests its leaders (GR-7.1-14)."""

    __slots__ = ("side",)
    verb = "leader_tests"

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def take(self, s: War, choice: Choice) -> None:
        test_leaders(s, self.side, s.battlefield)


class Remnants(Rule[War]):
    """Leaders and sappers left beside enemy fighting units are eliminated (GR-7.1-20)."""

    __slots__ = ()
    verb = "remnants"

    def take(self, s: War, choice: Choice) -> None:
        area = s.battlefield
        for side in range(2):
            left = s.held[side] >> area & 1 and not s.has_fighting_units(area, side)
            if left and s.has_fighting_units(area, 1 - side):
                s.cite("GR-7.1-20", side, area)
                caught(s, side, area)


class EndRound(Rule[War]):
    """The hits of the round are added up; a large battle may go on (GR-18-3)."""

    __slots__ = ("large",)
    verb = "end_round"

    def __init__(self, large: bool) -> None:
        self.large: Final = large

    def args(self) -> Choice:
        return (int(self.large),)

    def take(self, s: War, choice: Choice) -> None:
        s.totals[0] += s.hits[0]
        s.totals[1] += s.hits[1]
        if not self.large:
            return
        s.cite("GR-18-3", s.totals[0], s.totals[1])
        if s.has_fighting_units(s.battlefield, 0) and s.has_fighting_units(s.battlefield, 1):
            s.then(Round(True))
            ask(s, attacker_of(s))
        else:
            s.cite("GR-18-7", s.battlefield)


# raids of light cavalry (rule 25.2, advanced)


def open_raid(s: War, area: int, raiders: Choice, origin: int) -> None:
    """Light cavalry fires, nobody fires back, and nobody retreats (GR-25.2-2, GR-25.2-4)."""
    gather(s, area, raiders, (origin,) * len(raiders))
    s.round = 1
    s.cite("GR-25.2-2", 1 - attacker_of(s), area)
    shots = volley(s, attacker_of(s), present(s), True)
    s.terms[NIGHT] = 0
    s.then(*shots, RaidHits(), Remnants(), RaidOver())


class RaidHits(Rule[War]):
    """What the ground does not spare, the raided units take (GR-25.2-4)."""

    __slots__ = ()
    verb = "raid_hits"

    def take(self, s: War, choice: Choice) -> None:
        area, defender = s.battlefield, 1 - attacker_of(s)
        absorb(s, defender, area)
        s.cite("GR-25.2-4", defender, area, s.hits[defender])
        if s.hits[defender]:
            s.then(LeaderTests(defender))
            suffer(s, defender, area, s.hits[defender], "GR-7.1-10", True)


class RaidOver(Rule[War]):
    """The raid leaves forts, town and loot alone (GR-25.2-9)."""

    __slots__ = ()
    verb = "raid_over"

    def take(self, s: War, choice: Choice) -> None:
        area, raider = s.battlefield, attacker_of(s)
        end_combat(s)
        s.cite("GR-25.2-9", area)
        check(s, 1 - raider, area)
