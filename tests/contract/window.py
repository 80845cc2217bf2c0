"""A window with a hidden card: whoever was hit may fight back, if he holds the card; red has two seats."""

from contract.toy import Deed, Draw, Fate, Go, Toy, ToyGame, hits, lose, pass_the_turn
from grognard.core.journal import LEGAL, Choice

FIGHT_BACK = 3
SEATS = (0, 1, 2, 1)  # red, blue, second red, blue


def spend(s: Toy, side: int, card: int) -> None:
    """A card is played from the hand, seen by all; used cards join the pile when it runs low."""
    s.hands[side][card] -= 1
    s.lot[card] += 1
    s.reveal()
    if sum(s.layers[0]) < 2:
        s.layers[0] = [left + used for left, used in zip(s.layers[0], s.lot, strict=True)]
        s.lot = [0, 0, 0, 0]


class Play(Deed):
    """The seat whose turn it is plays a card: its number gives the dice."""

    verb = "card"
    kinds = "card"
    window = True
    most = 4

    def actor(self, s: Toy) -> int:
        return SEATS[(s.turn - 1) % 4]

    def verdict(self, s: Toy, choice: Choice) -> str:
        if not choice:
            return "WI-1"  # a card must be played
        return LEGAL if s.hands[s.active][choice[0]] else "WI-2"

    def take(self, s: Toy, choice: Choice) -> None:
        spend(s, s.active, choice[0])
        s.then(Battle(s.active, choice[0] % 3 + 1, 0), Draw(s.active), Next())


class Battle(Fate):
    """A man falls for each 5 or 6; the window opens whenever an attack has hit and left somebody."""

    verb = "battle"

    def dice(self, s: Toy) -> int:
        return self.n[1]

    def take(self, s: Toy, choice: Choice) -> None:
        side, _, answer = self.n
        lose(s, 1 - side, s.because("WI-3", hits(choice)))
        if hits(choice) and not answer:
            s.then(FightBack(1 - side))


class FightBack(Deed):
    """Always put to the seat, with the card or without."""

    verb = "fight_back"
    kinds = "card"
    passing = "decline"
    window = True
    most = 4

    def actor(self, s: Toy) -> int:
        return self.n[0]

    def verdict(self, s: Toy, choice: Choice) -> str:
        if choice and choice[0] != FIGHT_BACK:
            return "WI-4"
        return LEGAL if not choice or s.hands[self.n[0]][FIGHT_BACK] else "WI-2"

    def take(self, s: Toy, choice: Choice) -> None:
        if choice:
            spend(s, self.n[0], FIGHT_BACK)
            s.then(Battle(self.n[0], 2, 1), Draw(self.n[0]))


class Next(Go):
    """The other side's turn."""

    verb = "next"

    def take(self, s: Toy, choice: Choice) -> None:
        pass_the_turn(s, Play())


class Deal(Go):
    """Three cards a side, then red begins."""

    verb = "deal"

    def take(self, s: Toy, choice: Choice) -> None:
        s.then(*[Draw(n % 2) for n in range(6)], Play())


OPENING = Toy([0, 1], [0, 1], [6, 6])
OPENING.hands = [[0, 0, 0, 0], [0, 0, 0, 0]]
OPENING.layers = [[4, 4, 3, 4]]
OPENING.lot = [0, 0, 0, 0]  # used cards, open
WORDS = {"piece": "red_army blue_army", "card": "scout volley charge fight_back", "seat": "red blue red_2"}
GAME: ToyGame = ToyGame("window", OPENING, Deal(), WORDS, (0, 0, 0, 0))
