"""What things are worth to the bots: the numbers of the pack's weights.toml, which are no rules."""

from collections.abc import Mapping
from typing import Final

from grognard.core.memory import Memory
from grognard.games.battle_cry.findings import POSITIONS, Findings


class Weights:
    """One opinion, in thousandths of a figure of infantry; the file says what each number means."""

    def __init__(self, given: Mapping[str, list[int]]) -> None:
        self.given: Final = given
        # what a position is worth
        self.flag: Final = given["flag"][0]
        self.figure: Final = given["figure"]
        self.weakness: Final = given["weakness"]
        self.led: Final = given["led"][0]
        self.edge: Final = given["edge"][0]
        self.cover: Final = given["cover"][0]
        self.row: Final = given["row"][0]
        # what a hex promises
        self.retreat: Final = given["retreat"][0]
        self.fear: Final = given["fear"][0]
        self.hope: Final = given["hope"][0]
        self.stride: Final = given["stride"]
        self.pull: Final = given["pull"][0]
        self.last_flag: Final = given["last_flag"][0]
        self.half_way: Final = given["half_way"][0]
        # what a card is worth
        self.order_cost: Final = given["order_cost"][0]
        self.tactic_cost: Final = given["tactic_cost"][0]
        self.scout: Final = given["scout"][0]
        self.answer: Final = given["answer"][0]
        self.restored: Final = given["restored"][0]
        # what a position promises at the end
        self.missing: Final = given["missing"]
        self.left: Final = [given["foot"], given["horse"], given["guns"]]  # by arm
        self.leader: Final = given["leader"][0]
        self.leading: Final = given["leading"][0]
        self.sheltered: Final = given["sheltered"][0]
        self.tempo: Final = given["tempo"][0]
        self.two_cards: Final = given["two_cards"][0]
        # what was worked out with these numbers: the means of attacks, and what bots found in positions
        self.blows: Final[dict[int, tuple[int, int]]] = {}
        self.costs: Final[dict[int, list[list[int] | None]]] = {}  # by the worth of a flag and by kind
        self.findings: Final = Memory[Findings](POSITIONS)
