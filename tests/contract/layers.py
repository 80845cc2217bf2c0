"""A pile with a layer laid on top, and face-down markers drawn from their lot when they are turned."""

from contract.toy import Deed, Draw, Fate, Go, Toy, ToyGame, pass_the_turn
from grognard.core.journal import LEGAL, Choice
from grognard.core.step import Weighted

NEVER, SPRUNG = -1, -2  # an ambush not yet laid, and one that is over
LATE = (0, 0, 0, 2, 2)  # cards that are laid on top of the pile in turn 4


class Season(Go):
    """A side's turn: it draws from the top layer, marches and plays."""

    verb = "season"

    def take(self, s: Toy, choice: Choice) -> None:
        if s.turn == 4:
            s.layers.append(list(LATE))
            s.cite("LA-1", len(s.layers))
        ambush = [Hide()] if s.owed[s.active] == NEVER else []
        draw = [Draw(s.active)] if sum(s.layers[-1]) else []
        s.then(*ambush, *draw, March(), Play(), Next())


class Hide(Deed):
    """At the start the side lays an ambush; the enemy does not learn where."""

    verb = "hide"
    kinds = "hex"
    most = 6

    def secret(self, s: Toy) -> bool:
        return True

    def verdict(self, s: Toy, choice: Choice) -> str:
        return LEGAL if choice and choice[0] in s.down else "LA-2"  # only under a face-down marker

    def take(self, s: Toy, choice: Choice) -> None:
        s.owed[s.active] = choice[0]


class March(Deed):
    """The side may go to an area and turn up the marker there."""

    verb = "march"
    kinds = "hex"
    passing = "stay"
    most = 6

    def verdict(self, s: Toy, choice: Choice) -> str:
        return LEGAL if not choice or choice[0] in s.down else "LA-3"  # nothing lies there face down

    def take(self, s: Toy, choice: Choice) -> None:
        if choice:
            s.then(TurnUp(s.active, choice[0]))


class TurnUp(Fate):
    """Nobody knew it: the marker's value is drawn from its lot now."""

    verb = "turn"
    kinds = "number"
    tag = "loot"
    source = "chits"

    def outcomes(self, s: Toy) -> Weighted:
        return [((value,), count) for value, count in enumerate(s.lot) if count]

    def key(self, s: Toy, outcome: Choice) -> Choice:
        return outcome

    def take(self, s: Toy, choice: Choice) -> None:
        side, area = self.n
        s.lot[choice[0]] -= 1
        s.down.remove(area)
        s.points[side] += s.because("LA-4", choice[0])
        if s.owed[1 - side] == area:
            s.points[side] += s.because("LA-5", -2)
            s.owed[1 - side] = SPRUNG
            s.reveal()


class Play(Deed):
    """The side may play a card for its worth."""

    verb = "card"
    kinds = "card"
    passing = "keep"
    window = True
    most = len(LATE)

    def verdict(self, s: Toy, choice: Choice) -> str:
        return LEGAL if not choice or s.hands[s.active][choice[0]] else "LA-6"

    def take(self, s: Toy, choice: Choice) -> None:
        if choice:
            s.hands[s.active][choice[0]] -= 1
            s.points[s.active] += choice[0] + 1
            s.reveal()


class Next(Go):
    """The other side's turn."""

    verb = "next"

    def take(self, s: Toy, choice: Choice) -> None:
        pass_the_turn(s, Season())


OPENING = Toy([], [], [])
OPENING.hands = [[0] * len(LATE), [0] * len(LATE)]
OPENING.layers = [[2, 2, 2, 0, 0]]
OPENING.owed = [NEVER, NEVER]
OPENING.down = [0, 1, 2, 3, 4, 5]
OPENING.lot = [2, 2, 1, 2]  # seven markers for six areas: one stays unseen
WORDS = {"hex": "a1 a2 a3 a4 a5 a6", "card": "spy raid siege envoy fleet"}
GAME: ToyGame = ToyGame("layers", OPENING, Season(), WORDS, (0, 0, 0, 1, 1))
