"""Fire (7.1, 7.4, 19.1): what each unit fires at, its dice, and what the ground spares the defender."""

from typing import Final

from grognard.core.dice import roll
from grognard.core.journal import Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Step, Weighted
from grognard.games.gradisca.dice import Die, hit_classes, hits_in, volley_objection, volleys
from grognard.games.gradisca.field import ARTILLERY, DIE, INFANTRY, LEADER, SAPPER
from grognard.games.gradisca.leaders import command_value
from grognard.games.gradisca.losses import eliminate
from grognard.games.gradisca.siege import MOST
from grognard.games.gradisca.state import NIGHT, War

ROUGH: Final = 3  # from this value on difficult ground weakens the attacker (GR-19.1-1)
BURST: Final = 6  # a gun that rolls it is lost (GR-7.4-5)


def fire_value(s: War, piece: int, attacking: bool) -> int:
    """What a unit must not exceed with its die in land combat."""
    forces = s.field.forces
    kind = forces.type[piece]
    if kind == ARTILLERY:
        value = gun_value(s, piece)
    elif kind == LEADER:
        value = s.because("GR-8.1-2", command_value(s, piece))
    else:
        value = printed_value(s, piece, attacking)
    if attacking:
        if s.field.rough and value >= ROUGH and s.field.land.difficult[s.at[piece]]:
            value += s.because("GR-19.1-2" if kind == LEADER else "GR-19.1-1", -1)
        if kind == INFANTRY and s.terms[NIGHT] and s.round == 1 and forces.side[piece] == s.active:
            value += s.because("GR-card22-1", min(s.terms[NIGHT], MOST - value))
    return value


def printed_value(s: War, piece: int, attacking: bool) -> int:
    """The value of foot, horse or sappers as the counter shows it now."""
    forces = s.field.forces
    attack, defence = forces.attack[piece], forces.defence[piece]
    value = attack[s.disorganised[piece]] if attacking else defence[s.disorganised[piece]]
    if s.journal is not None:
        s.because("GR-7.1-24" if attack != defence else "GR-8.2-2", value)
        if s.disorganised[piece]:
            s.cite("GR-7.2-3", piece, value)
    return value


def gun_value(s: War, gun: int) -> int:
    """The printed value beside a friendly sapper, of whatever command; else 1."""
    forces = s.field.forces
    if s.has_sapper(s.at[gun], forces.side[gun]):
        return s.because("GR-7.4-4", forces.attack[gun][0])
    return s.because("GR-7.4-4", 1)


def noted(s: War) -> int:
    """How many notes have been taken so far."""
    return 0 if s.journal is None else len(s.journal.notes)


def tell_of(s: War, piece: int, since: int) -> None:
    """What makes up a value is told of its unit: the values of several units are no sum."""
    if s.journal is not None:
        notes = s.journal.notes
        for number in range(since, len(notes)):
            if notes[number].weighs:
                notes[number] = Note(notes[number].clause, (piece, *notes[number].what))


def volley(s: War, side: int, pieces: list[int], attacking: bool) -> list[Step[War]]:
    """The dice of a side: units of equal value together, highest first, then gun by gun."""
    types = s.field.forces.type
    alike: list[list[int]] = [[] for _ in range(MOST + 1)]
    guns: list[Step[War]] = []
    for piece in pieces:
        if types[piece] == SAPPER:
            s.cite("GR-7.1-6", piece)
            continue
        since = noted(s)
        value = fire_value(s, piece, attacking)
        tell_of(s, piece, since)
        if types[piece] == ARTILLERY:
            guns.append(Gun(side, value, piece))
        else:
            alike[value].append(piece)
    steps: list[Step[War]] = []
    for value in range(MOST, -1, -1):
        if alike[value]:
            steps.append(Fire(side, value, tuple(alike[value])))
    steps.extend(guns)
    return steps


class Fire(Chance[War]):
    """The dice of all units of a side that fire at the same value (GR-7.1-5)."""

    __slots__ = ("pieces", "side", "value")
    verb = "fire"
    kinds = "die*"
    about = "side number piece*"
    tag = "fire"

    def __init__(self, side: int, value: int, pieces: Choice) -> None:
        self.side: Final = side
        self.value: Final = value
        self.pieces: Final = pieces

    def args(self) -> Choice:
        return (self.side, self.value, *self.pieces)

    def owner(self, s: War) -> int:
        return self.side

    def outcomes(self, s: War) -> Weighted:
        return volleys(len(self.pieces))

    def classes(self, s: War) -> Weighted:
        """Rolls with as many hits are alike."""
        return hit_classes(len(self.pieces), self.value)

    def sample(self, s: War, rng: Rng) -> Choice:
        return roll(rng, len(self.pieces), DIE)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def objection(self, s: War, choice: Choice) -> Note | None:
        return volley_objection(choice, len(self.pieces))

    def take(self, s: War, choice: Choice) -> None:
        hits = hits_in(choice, self.value)
        s.hits[1 - self.side] += hits
        s.cite("GR-7.1-5", self.side, self.value, len(self.pieces), hits)

    def with_next(self, following: Chance[War]) -> Chance[War] | None:
        return None if not isinstance(following, Fire | Gun) else salvo(self).with_next(following)


class Gun(Die):
    """The die of a gun: it hits, misses, or bursts on a 6 (GR-7.1-7, GR-7.4-5)."""

    __slots__ = ("piece", "side", "value")
    verb = "fire"
    about = "side number piece"
    tag = "fire"

    def __init__(self, side: int, value: int, piece: int) -> None:
        self.side: Final = side
        self.value: Final = value
        self.piece: Final = piece

    def args(self) -> Choice:
        return (self.side, self.value, self.piece)

    def owner(self, s: War) -> int:
        return self.side

    def lot(self, s: War, face: int) -> int:
        return BURST if face == BURST else int(face <= self.value)

    def take(self, s: War, choice: Choice) -> None:
        hits = hits_in(choice, self.value)
        s.hits[1 - self.side] += hits
        s.cite("GR-7.1-7", self.side, self.value, self.piece, hits)
        if choice[0] == BURST:
            s.cite("GR-7.1-19", self.piece)
            burst(s, self.piece)
            s.cite("GR-7.1-18", self.side)

    def with_next(self, following: Chance[War]) -> Chance[War] | None:
        return None if not isinstance(following, Fire | Gun) else salvo(self).with_next(following)


class Salvo(Chance[War]):
    """Dice of both sides thrown at once, as forecasts see them: hits on each side, and burst guns."""

    __slots__ = ("shots",)
    verb = "fire"
    kinds = "number*"
    tag = "fire"

    def __init__(self, shots: list[Weighted]) -> None:
        self.shots: Final = shots  # by the side that fires: its hits, and its guns that burst

    def args(self) -> Choice:
        return ()

    def owner(self, s: War) -> int:
        return s.active

    def outcomes(self, s: War) -> Weighted:
        return [
            ((theirs[0], ours[0], *ours[1:], *theirs[1:]), weight * times)
            for ours, weight in self.shots[0]
            for theirs, times in self.shots[1]
        ]

    def with_next(self, following: Chance[War]) -> Chance[War] | None:
        if not isinstance(following, Fire | Gun):
            return None
        shots = self.shots.copy()
        shots[following.side] = both(shots[following.side], hits_by(following))
        return Salvo(shots)

    def take(self, s: War, choice: Choice) -> None:
        s.hits[0] += choice[0]
        s.hits[1] += choice[1]
        for gun in choice[2:]:
            burst(s, gun)


def salvo(step: Fire | Gun) -> Salvo:
    """The dice of one step by their hits and burst guns; the other side does not fire."""
    silence: Weighted = [((0,), 1)]
    return Salvo([hits_by(step), silence] if step.side == 0 else [silence, hits_by(step)])


def hits_by(step: Fire | Gun) -> Weighted:
    """What the dice of one step bring: hits, and the gun if it bursts."""
    odds: Weighted = []
    if isinstance(step, Fire):
        for faces, weight in hit_classes(len(step.pieces), step.value):
            odds.append(((hits_in(faces, step.value),), weight))
        return odds
    if step.value:
        odds.append(((1,), min(step.value, BURST - 1)))
    if step.value < BURST - 1:
        odds.append(((0,), BURST - 1 - step.value))
    odds.append(((0, step.piece), 1))
    return odds


def both(first: Weighted, second: Weighted) -> Weighted:
    """What two throws of a side bring together, equal results added up."""
    found: dict[Choice, int] = {}
    for one, weight in first:
        for other, times in second:
            result = (one[0] + other[0], *one[1:], *other[1:])
            found[result] = found.get(result, 0) + weight * times
    return list(found.items())


def burst(s: War, gun: int) -> None:
    """The gun is lost by its own die."""
    eliminate(s, gun, "GR-7.4-5")


def cover(s: War, side: int, area: int) -> int:
    """The hits that the ground spares the side that is attacked: its forts, and a fortified town."""
    spared = 0
    if s.forts[side][area]:
        spared += s.because("GR-10-2", s.forts[side][area])
    if s.field.land.town[area] and not s.ruined >> area & 1:
        spared += s.because("GR-11-1", 1)
    return spared


def absorb(s: War, side: int, area: int) -> None:
    """Hits on the side are reduced, not below 0 (GR-7.1-9)."""
    spared = min(cover(s, side, area), s.hits[side])
    if spared:
        s.hits[side] -= spared
        s.cite("GR-7.1-9", area, spared, s.hits[side])
