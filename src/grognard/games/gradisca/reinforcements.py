"""Reinforcements (rules 12 and 26): groups that cards bring, at once or by the turn track."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.games.gradisca.camp import overrun
from grognard.games.gradisca.combat import open_combat
from grognard.games.gradisca.field import NOBODY, NOWHERE, Card
from grognard.games.gradisca.ground import occupy
from grognard.games.gradisca.losses import caught
from grognard.games.gradisca.state import ON_TRACK, OUT_OF_PLAY, PLAYED, WAITING, War

D6: Final[list[Choice]] = [(face,) for face in range(1, 7)]


def bring(s: War, card: Card) -> None:
    """The card's group comes in at once; played up to its date it goes on the box of the date (GR-26-3)."""
    group = s.field.groups[card.group]
    if s.turn <= card.date:
        s.track[card.group] = card.date
        for piece in reserve(s, card.group):
            s.at[piece] = ON_TRACK
        s.cite("GR-26-3", card.group, card.date)
    elif group.apart:
        for piece in reserve(s, card.group)[::-1]:
            s.then(Land(card.group, piece))
    else:
        come_in(s, card.group)


def reserve(s: War, group: int) -> list[int]:
    """The members of the group that are with the reinforcements, or on the track (GR-12-16)."""
    return [piece for piece in s.field.groups[group].members if s.at[piece] in (WAITING, ON_TRACK)]


def come_in(s: War, number: int) -> None:
    """The group enters, where it may choose its area in one of several (GR-26-5, GR-26-10)."""
    group = s.field.groups[number]
    if s.field.teams and s.command == NOBODY:
        s.lead[group.side] = s.field.partner[s.field.forces.command[group.members[0]]]
        s.cite("GR-4.2-2", group.side, s.lead[group.side])
    pieces = reserve(s, number)
    if not pieces:
        s.cite("GR-12-18", card_of(s, number))
    elif len(group.arrival) > 1:
        s.then(Land(number, NOBODY))
    else:
        set_ashore(s, pieces, group.arrival[0])


def land_verdict(s: War, group: int, piece: int, area: int) -> str:
    """The clause that forbids the group, or one unit of it, to come in here, or LEGAL."""
    found = s.field.groups[group]
    if area not in found.arrival:
        return place_clause(s)
    if piece != NOBODY and s.guarded[1 - found.side] >> area & 1:
        return "GR-card03-1"
    return LEGAL


def place_clause(s: War) -> str:
    """The card says where its group comes in: as it is played, or when the group arrives by the track."""
    return "GR-26-5" if s.command == NOBODY else "GR-12-1"


def card_of(s: War, group: int) -> int:
    """The card that brings the group."""
    for number, card in enumerate(s.field.cards):
        if card.group == group:
            return number
    return NOBODY


class Land(Step[War]):
    """The owner chooses where the group comes in; a unit that comes by itself may find no place."""

    __slots__ = ("group", "piece")
    verb = "land"
    kinds = "area"
    about = "group piece*"

    def __init__(self, group: int, piece: int) -> None:
        self.group: Final = group
        self.piece: Final = piece  # NOBODY for the whole group

    def args(self) -> Choice:
        return (self.group,) if self.piece == NOBODY else (self.group, self.piece)

    def actor(self, s: War) -> int:
        return s.actor_of(s.field.groups[self.group].side)

    def options(self, s: War) -> list[Choice]:
        areas: list[Choice] = [
            (area,)
            for area in s.field.groups[self.group].arrival
            if not land_verdict(s, self.group, self.piece, area)
        ]
        return areas or [PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if choice in self.options(s):
            return None
        verdict = land_verdict(s, self.group, self.piece, choice[0]) if choice else place_clause(s)
        return Note(verdict, (card_of(s, self.group) if verdict == "GR-12-1" else self.group,))

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            set_ashore(s, reserve(s, self.group) if self.piece == NOBODY else [self.piece], choice[0])


def set_ashore(s: War, pieces: list[int], area: int) -> None:
    """The units stand in the area; among enemies they fight as attackers who cannot go back (GR-12-15)."""
    forces = s.field.forces
    side = forces.side[pieces[0]]
    for piece in pieces:
        s.at[piece] = NOWHERE
        s.set_down(piece, area)
        s.cite("GR-12-16", piece, area)
        command = forces.command[piece]
        if s.cup[command] == OUT_OF_PLAY:
            s.cup[command] = PLAYED
            s.cite("GR-12-13", command)
    if s.held[1 - side] >> area & 1:
        caught(s, 1 - side, area)
    if s.guarded[1 - side] >> area & 1:
        s.cite("GR-12-15", area)
        open_combat(s, area, tuple(pieces), (NOWHERE,) * len(pieces), True)
    else:
        occupy(s, side, area)
        overrun(s, side, area)


# groups on the turn track (rule 26, advanced)


def arrivals(s: War) -> None:
    """At the beginning of a turn a die is rolled for each group on an earlier box (GR-26-4, GR-26-12)."""
    if s.field.early_cards:
        s.then(Arrivals(PASS))


class Arrivals(Rule[War]):
    """The next group rolls, by box, then by the number of its card."""

    __slots__ = ("done",)
    verb = "arrivals"

    def __init__(self, done: Choice) -> None:
        self.done: Final = done  # groups that have rolled

    def args(self) -> Choice:
        return self.done

    def take(self, s: War, choice: Choice) -> None:
        waiting: list[tuple[int, int, int]] = []
        for card in s.field.cards:
            group = card.group
            if group != NOBODY and 0 < s.track[group] < s.turn and group not in self.done:
                waiting.append((s.track[group], card.number, group))
        if waiting:
            group = min(waiting)[2]
            s.then(Arrive(group), Arrivals((*self.done, group)))


class Arrive(Chance[War]):
    """The group arrives if the die does not exceed the turns since its box (GR-26-4)."""

    __slots__ = ("group",)
    verb = "arrive"
    kinds = "die"
    about = "group"
    tag = "arrival"

    def __init__(self, group: int) -> None:
        self.group: Final = group

    def args(self) -> Choice:
        return (self.group,)

    def owner(self, s: War) -> int:
        return s.field.groups[self.group].side

    def outcomes(self, s: War) -> Weighted:
        return [(face, 1) for face in D6]

    def classes(self, s: War) -> Weighted:
        """It arrives or it does not."""
        passed = self.passed(s)
        return [(D6[0], passed), (D6[5], 6 - passed)] if passed < 6 else [(D6[0], 6)]

    def sample(self, s: War, rng: Rng) -> Choice:
        return D6[rng.below(6)]

    def passed(self, s: War) -> int:
        """The turns since the box of the group: what the die must not exceed."""
        return s.turn - s.track[self.group]

    def take(self, s: War, choice: Choice) -> None:
        arrived = int(choice[0] <= self.passed(s))
        s.cite("GR-26-4", self.group, choice[0], self.passed(s), arrived)
        if arrived:
            s.track[self.group] = 0
            s.cite("GR-26-5", self.group)
            come_in(s, self.group)
