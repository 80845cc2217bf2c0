"""What things are worth to the bots: the numbers of the pack's weights.toml, which are no rules."""

from collections.abc import Mapping
from typing import Final


class Weights:
    """One opinion, in thousandths of an element of infantry; the file says what each number means."""

    def __init__(self, given: Mapping[str, list[int]]) -> None:
        self.given: Final = given
        # what a position is worth
        self.point: Final = given["point"][0]
        self.element: Final = given["element"]
        self.weakness: Final = given["weakness"]
        self.support: Final = given["support"][0]
        self.shelter: Final = given["shelter"][0]
        self.edge: Final = given["edge"][0]
        # what a hex promises
        self.retreat: Final = given["retreat"][0]
        self.answered: Final = given["answered"][0]
        self.fear: Final = given["fear"][0]
        self.hope: Final = given["hope"][0]
        self.blow: Final = given["blow"][0]
        self.stride: Final = given["stride"]
        self.waiting: Final = given["waiting"][0]
        self.boldness: Final = given["boldness"][0]
        self.haste: Final = given["haste"][0]
        self.pull: Final = given["pull"][0]
        self.steady: Final = given["steady"][0]
        self.last_point: Final = given["last_point"][0]
        # what a group and an order letter are worth
        self.company: Final = given["company"][0]
        self.letter: Final = given["letter"][0]
        # what a position promises at the end
        self.missing: Final = given["missing"]
        self.pressed: Final = given["pressed"]
        self.left: Final = [given["foot"], given["horse"], given["guns"]]  # by arm
        self.sheltered: Final = given["sheltered"][0]
        self.supported: Final = given["supported"][0]
        self.ahead: Final = given["ahead"]
        self.tempo: Final = given["tempo"][0]
        # what was worked out with these numbers: the mean losses by attacks, for each kind of unit
        self.losses: Final[dict[tuple[int, ...], list[int]]] = {}
