"""A declared order: legs, a command roll for the number of moves, a charge response that interrupts it."""

from contract import toy
from contract.toy import NOBODY, Answer, Deed, Fate, Go, Toy, ToyGame, hits, lose
from grognard.core.journal import LEGAL, PASS, Choice

MOVE, TOUCH, LENGTH = 600, 100, 3000  # hundredths of an inch on an open line
FLEE, FIRE = 1, 2


def touched(s: Toy, unit: int, x: int) -> int:
    """The enemy that a unit would touch there."""
    return max([foe for foe in toy.foes(s, unit) if abs(s.at[foe] - x) <= TOUCH], default=NOBODY)


def fall_back(s: Toy, unit: int, men: int) -> None:
    """A unit goes a move toward its own end of the line, and loses men."""
    s.at[unit] = min(max(0, s.at[unit] + (MOVE if s.side[unit] else -MOVE)), LENGTH)
    lose(s, unit, men)


class Order(Deed):
    """The active side names a unit, or ends its turn."""

    verb = "order"
    kinds = "piece"
    most = 4

    def verdict(self, s: Toy, choice: Choice) -> str:
        return toy.idle_verdict(s, choice[0]) if choice else LEGAL

    def take(self, s: Toy, choice: Choice) -> None:
        if not choice:
            return toy.pass_the_turn(s, self)
        s.used[choice[0]] = 1
        s.route = [s.at[choice[0]]]
        s.then(Leg(choice[0]), self)


class Leg(Deed):
    """The next leg of the order, to any point of the line; nothing happens until the order is given."""

    verb = "leg"
    kinds = "number"
    passing = "give"
    commits = True
    open = True

    def candidates(self, s: Toy) -> list[Choice]:
        return [PASS] + [(s.route[-1] + way,) for way in (-MOVE, -250, 0, 250, MOVE)]

    def verdict(self, s: Toy, choice: Choice) -> str:
        if not choice:
            return LEGAL if len(s.route) > 1 else "OR-1"  # an order says something
        if len(s.route) > 3 or (len(s.route) > 1 and touched(s, self.n[0], s.route[-1]) != NOBODY):
            return "OR-2"  # three legs at most, and a charge is the last
        return LEGAL if 0 <= choice[0] <= LENGTH and abs(choice[0] - s.route[-1]) <= MOVE else "OR-3"

    def mend(self, s: Toy, choice: Choice) -> Choice | None:
        cut = (min(max(choice[0], s.route[-1] - MOVE, 0), s.route[-1] + MOVE, LENGTH),) if choice else PASS
        return cut if self.verdict(s, cut) == LEGAL else None

    def take(self, s: Toy, choice: Choice) -> None:
        s.route.extend(choice)
        s.then(self if choice else Command(s.active, self.n[0]))


class Command(Fate):
    """Two dice against the rating: the margin gives the moves."""

    verb = "command"

    def key(self, s: Toy, outcome: Choice) -> Choice:
        return (min(3, max(0, 7 - outcome[0] - outcome[1] + s.because("OR-4", self.n[1] % 2))),)

    def take(self, s: Toy, choice: Choice) -> None:
        s.then(March(self.n[1], 1, self.key(s, choice)[0], 0))


class March(Go):
    """The order is carried out leg by leg; a charge is answered first, then goes on or has died."""

    verb = "march"

    def take(self, s: Toy, choice: Choice) -> None:
        unit, leg, moves, answered = self.n
        if leg > moves or leg >= len(s.route):
            return s.route.clear()
        foe = touched(s, unit, s.route[leg])
        if foe == NOBODY:
            s.at[unit] = s.route[leg]
        elif answered:
            fall_back(s, foe if s.men[foe] <= s.men[unit] else unit, s.because("OR-5", 1))
        else:
            return s.then(Response(foe, unit), March(unit, leg, moves, 1))
        s.then(March(unit, leg + 1, moves, 0))


class Response(Answer):
    """The charged unit's owner answers before the charger is placed."""

    verb = "respond"
    kinds = "answer"
    most = 3

    def verdict(self, s: Toy, choice: Choice) -> str:
        return LEGAL if choice and (choice[0] != FLEE or s.at[self.n[0]] % LENGTH) else "OR-6"

    def take(self, s: Toy, choice: Choice) -> None:
        if choice[0] == FLEE:
            fall_back(s, self.n[0], 0)
        elif choice[0] == FIRE:
            s.then(ClosingFire(s.side[self.n[0]], self.n[1]))


class ClosingFire(Fate):
    """A casualty for each 5 or 6; two casualties stop the charge and the order with it."""

    verb = "fire"

    def take(self, s: Toy, choice: Choice) -> None:
        lose(s, self.n[1], s.because("OR-7", hits(choice)))
        s.route = [] if hits(choice) == 2 else s.route


OPENING = Toy([0, 0, 1, 1], [900, 1200, 1700, 2000], [3, 3, 3, 3])
GAME: ToyGame = ToyGame("orders", OPENING, Order(), {"piece": "r1 r2 b1 b2", "answer": "stand flee fire"})
