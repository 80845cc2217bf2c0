"""What becomes of leaders and of the defender's guns, for forecasts: weights packed into one number."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.losses import KILLS
from grognard.games.gradisca.ranks import AWAY, FACES, HEIR, HERE, Ranks

ALL: Final = -1  # the mask that hides nothing


class Post:
    """One leader's place in packed weights: what can become of him, and where each fate lies."""

    __slots__ = ("exposed", "fates", "leader", "masks", "rows", "stride", "values")

    def __init__(self, ranks: Ranks, number: int, fates: Choice, stride: int) -> None:
        self.leader: Final = ranks.leaders[number]
        self.fates: Final = fates
        self.stride: Final = stride  # bits from a fate to the next
        self.values: Final = [min(ranks.values[number][fate], FACES) for fate in fates]
        self.masks: Final[list[int]] = []  # by fate: the weights in which it is his
        self.rows: Final[list[int]] = []  # the same in a row of cells
        self.exposed = 0  # the weights in which who replaced him was tested, of all rounds

    def hits(self, weights: int, in_row: bool) -> int:
        """The weights of dice with which he, or who replaced him, hits: of one cell or of a row."""
        found = 0
        for value, mask in zip(self.values, self.rows if in_row else self.masks, strict=True):
            if value:
                found += value * (weights & mask)
        return found

    def tested(self, weights: int, joined: int) -> int:
        """One die may kill him (GR-7.1-14); where the mask says so, who replaces him joins the battle."""
        here = weights & self.masks[HERE]
        change = (here << self.stride) - here
        if len(self.fates) > HEIR:
            heir = weights & self.masks[HEIR]
            change += (heir >> self.stride) - heir
            followed = here & joined
            change += (followed << 2 * self.stride) - (followed << self.stride)
        return FACES * weights + KILLS * change


class Fates:
    """Weights, one for whatever may have become of leaders and guns, side by side in slots of so many bits.

    The weights with the same guns of the defender burst make a block.
    """

    __slots__ = (
        "block",
        "bursts",
        "bytes",
        "cell",
        "known",
        "mask",
        "names",
        "number",
        "posts",
        "slot",
        "whole",
    )

    def __init__(self, one: Ranks, other: Ranks, slot: int, columns: int) -> None:
        self.slot: Final = slot
        self.mask: Final = (1 << slot) - 1
        self.bursts: Final = list(other.left)  # by block
        self.number: Final = {bursts: number for number, bursts in enumerate(self.bursts)}
        self.posts: Final[list[list[Post]]] = [[], []]
        self.names: Final[list[list[Choice]]] = [[()], [()]]  # the fates of a side's leaders together
        stride = slot
        for side, (ranks, foes) in enumerate(((one, other), (other, one))):
            for number, leader in enumerate(ranks.leaders):
                fates = fates_of(ranks, leader, foes)
                self.posts[side].append(Post(ranks, number, fates, stride))
                self.names[side] = [(*before, fate) for fate in fates for before in self.names[side]]
                stride *= len(fates)
        self.block: Final = stride
        self.whole: Final = (1 << stride) - 1
        self.known: Final[dict[int, int]] = {0: 0, (1 << len(self.bursts)) - 1: ALL}
        self.cell: Final = stride * len(self.bursts)  # bits of all blocks
        self.bytes: Final = self.cell // 8
        self.lay_out(columns)

    def lay_out(self, columns: int) -> None:
        """Which slots are whose fate."""
        everywhere = 0
        for column in range(columns):
            everywhere |= 1 << column * self.cell
        for post in [*self.posts[0], *self.posts[1]]:
            for fate in range(len(post.fates)):
                found = 0
                for place in range(0, self.block * len(self.bursts), self.slot):
                    if place // post.stride % len(post.fates) == fate:
                        found |= self.mask << place
                post.masks.append(found)
                post.rows.append(found * everywhere)

    def everywhere(self, mask: int) -> int:
        """A mask in all slots."""
        found = 0
        for place in range(0, self.block * len(self.bursts), self.slot):
            found |= mask << place
        return found

    def blocks(self, chosen: int) -> int:
        """The mask of some blocks, given by the bits of a number."""
        known = self.known.get(chosen)
        if known is None:
            known = 0
            for number in range(len(self.bursts)):
                if chosen >> number & 1:
                    known |= self.whole << number * self.block
            self.known[chosen] = known
        return known

    def apart(self, weights: int) -> list[int]:
        """The weights block by block."""
        if len(self.bursts) == 1:
            return [weights]
        return [weights >> number * self.block & self.whole for number in range(len(self.bursts))]

    def side_by_side(self, blocks: list[list[int]]) -> list[int]:
        """Blocks side by side, given by block and by hits."""
        if len(blocks) == 1:
            return blocks[0]
        most = max([len(each) for each in blocks])
        found = [0] * most
        for each in blocks[::-1]:
            padded = each if len(each) == most else each + [0] * (most - len(each))
            found = [before << self.block | weights for before, weights in zip(found, padded, strict=True)]
        return found

    def cells(self, row: int, columns: int) -> list[int]:
        """The cells of a row."""
        if not row:
            return [0] * columns
        size = self.bytes
        packed = row.to_bytes(size * columns, "little")
        return [
            int.from_bytes(packed[place : place + size], "little") for place in range(0, len(packed), size)
        ]

    def row(self, cells: list[int]) -> int:
        """Cells side by side."""
        return int.from_bytes(b"".join([cell.to_bytes(self.bytes, "little") for cell in cells]), "little")

    def expose(self, weights: int, side: int, scale: int) -> None:
        """Who replaced leaders of a side is tested, with the leaders."""
        for post in self.posts[side]:
            if HEIR in post.fates:
                post.exposed += (weights & post.masks[HEIR]) * scale

    def sum_of(self, weights: int) -> int:
        """All weights together."""
        total = 0
        while weights:
            total += weights & self.mask
            weights >>= self.slot
        return total

    def untested(self, weights: int, side: int) -> int:
        """The same number of throws for leaders of a side who are not tested."""
        for _ in self.posts[side]:
            weights *= FACES
        return weights

    def fire(self, weights: int, side: int, in_row: bool = False) -> list[int]:
        """The leaders of a side fire: the weights, of one cell or of a row, by how many of them hit."""
        posts = self.posts[side]
        if len(posts) == 1:
            struck = posts[0].hits(weights, in_row)
            return [FACES * weights - struck, struck]
        found = [weights]
        for post in posts:
            hits = [post.hits(each, in_row) for each in found]
            found = [FACES * each - hit for each, hit in zip(found, hits, strict=True)]
            found.append(0)
            for number, hit in enumerate(hits):
                found[number + 1] += hit
        return found

    def of_side(self, weights: int, side: int) -> list[tuple[int, Choice, int]]:
        """The weights by block, and by the fates of one side's leaders."""
        names = self.names[side]
        within = 1 if side == 0 else len(self.names[0])
        found: list[tuple[int, Choice, int]] = []
        for number, block in enumerate(self.apart(weights)):
            sums, place = [0] * len(names), 0
            while block:
                sums[place // within % len(names)] += block & self.mask
                block >>= self.slot
                place += 1
            found += [(number, name, each) for name, each in zip(names, sums, strict=True) if each]
        return found


def fates_of(ranks: Ranks, leader: int, foes: Ranks) -> Choice:
    """What can become of a leader while the battle goes on.

    Whether who replaced him is away or has fallen as well makes no difference to the battle.
    """
    heirs = {
        ranks.has_heir_here(leader, mine, theirs)
        for mine in range(1, ranks.unburst()[0].count + 1)
        for theirs in range(1, foes.unburst()[0].count + 1)
    }
    return (HERE, AWAY, HEIR) if True in heirs else (HERE, AWAY)
