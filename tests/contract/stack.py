"""Hits spread by the owner over his stack, hit by hit, through several rounds of one combat."""

from contract.toy import Deed, Fate, Go, Toy, ToyGame, close
from grognard.core.journal import LEGAL, Choice

VALUE = (3, 3, 2, 2, 3, 2, 1)  # of each unit: a die not above it hits
ATTACKER, DEFENDER = 0, 1
ROUNDS = 6


def firing(s: Toy, side: int, value: int) -> int:
    """How many units of a side fire with that value."""
    return sum(
        [s.side[unit] == side and s.men[unit] > 0 and VALUE[unit] == value for unit in range(len(VALUE))]
    )


def standing(s: Toy, side: int) -> bool:
    """Whether a side has a unit left."""
    return any(men and s.side[unit] == side for unit, men in enumerate(s.men))


class Round(Go):
    """All fire is simultaneous; dice that are judged alike are rolled together."""

    verb = "round"

    def take(self, s: Toy, choice: Choice) -> None:
        s.then(Cover(), Losses(ATTACKER), Losses(DEFENDER), Ruling())
        s.then(*[Fire(side, value) for side in (0, 1) for value in (1, 2, 3) if firing(s, side, value)])


class Fire(Fate):
    """A die for each unit; one not above the fire value is a hit."""

    verb = "fire"
    tag = "fire"

    def dice(self, s: Toy) -> int:
        return firing(s, self.n[0], self.n[1])

    def key(self, s: Toy, outcome: Choice) -> Choice:
        return (sum([face < self.n[1] for face in outcome]),)

    def take(self, s: Toy, choice: Choice) -> None:
        s.owed[1 - self.n[0]] += self.key(s, choice)[0]


class Cover(Go):
    """The fort spares the defender a hit; what is left decides who falls back."""

    verb = "cover"

    def take(self, s: Toy, choice: Choice) -> None:
        if s.owed[DEFENDER]:
            s.owed[DEFENDER] += s.because("ST-1", -1)
        s.lot = s.owed.copy()  # hits taken in this round


class Losses(Go):
    """While hits and steps remain, the owner names the next unit to be hit; surplus hits are lost."""

    verb = "losses"

    def take(self, s: Toy, choice: Choice) -> None:
        if s.owed[self.n[0]] and standing(s, self.n[0]):
            s.then(Hit(self.n[0]), self)
        else:
            s.owed[self.n[0]] = 0


class Hit(Deed):
    """One hit turns a unit over or removes it."""

    verb = "hit"
    kinds = "piece"
    most = len(VALUE)

    def actor(self, s: Toy) -> int:
        return self.n[0]

    def verdict(self, s: Toy, choice: Choice) -> str:
        if not choice:
            return "ST-2"  # all hits are taken
        return LEGAL if s.side[choice[0]] == self.n[0] and s.men[choice[0]] else "ST-3"

    def take(self, s: Toy, choice: Choice) -> None:
        s.men[choice[0]] -= 1
        s.owed[self.n[0]] -= 1


class Ruling(Go):
    """Who has nobody left is beaten; else the attacker may press on, but not for ever."""

    verb = "ruling"

    def take(self, s: Toy, choice: Choice) -> None:
        if not standing(s, ATTACKER) or (s.turn == ROUNDS and standing(s, DEFENDER)):
            close(s, DEFENDER, "ST-4")
        elif not standing(s, DEFENDER):
            close(s, ATTACKER, "ST-5")
        else:
            s.then(Press())


class Press(Deed):
    """The attacker fights another round or breaks off."""

    verb = "press"
    kinds = "answer"
    passing = "break_off"
    most = 1

    def verdict(self, s: Toy, choice: Choice) -> str:
        return "ST-6" if choice and s.lot[ATTACKER] > s.lot[DEFENDER] + 1 else LEGAL

    def take(self, s: Toy, choice: Choice) -> None:
        if not choice:
            return close(s, DEFENDER, "ST-7")
        s.turn += 1
        s.then(Round())


OPENING = Toy([0, 0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 1, 1, 1], [2, 2, 2, 1, 1, 2, 1])
GAME: ToyGame = ToyGame(
    "stack", OPENING, Round(), {"piece": "r1 r2 r3 r4 b1 b2 b3", "hex": "camp fort", "answer": "press"}
)
