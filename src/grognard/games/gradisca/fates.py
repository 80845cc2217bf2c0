"""What becomes of leaders and of one side's guns, for forecasts: weights packed into one number."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.losses import KILLS
from grognard.games.gradisca.ranks import AWAY, FACES, HEIR, HERE, Ranks
from grognard.games.gradisca.scales import Scale


def plus(one: int, other: int) -> int:
    """The sum of two lines of weights, which are not copied if one of them is nothing."""
    return one + other if one and other else one or other


class Post:
    """One leader's place in packed weights: what can become of him, and where each fate lies."""

    __slots__ = ("dice", "exposed", "fates", "leader", "masks", "stride", "values")

    def __init__(self, ranks: Ranks, number: int, fates: Choice, stride: int) -> None:
        self.leader: Final = ranks.leaders[number]
        self.fates: Final = fates
        self.stride: Final = stride  # bits from a fate to the next
        self.values: Final = [min(ranks.values[number][fate], FACES) for fate in fates]
        self.masks: Final[list[int]] = []  # by fate: the weights in which it is his
        self.dice: Final[list[tuple[int, int]]] = []  # steps of what he fires at, and the weights for each
        self.exposed = 0  # the weights in which who replaced him was tested, of all rounds

    def hits(self, weights: int) -> int:
        """The weights of dice with which he, or who replaced him, hits."""
        found = 0
        for more, mask in self.dice:
            part = weights & mask
            found = plus(found, part if more == 1 else more * part)
        return found

    def load(self) -> None:
        """By rising values: who fires at least at this one, and how much more it is than the one before."""
        before = 0
        for value in sorted(set(self.values) - {0}):
            found = 0
            for each, mask in zip(self.values, self.masks, strict=True):
                if each >= value:
                    found |= mask
            self.dice.append((value - before, found))
            before = value

    def tested(self, weights: int, joined: int) -> int:
        """One die may kill him (GR-7.1-14); where the mask says so, who replaces him joins the battle."""
        here, moved = weights & self.masks[HERE], weights & self.masks[AWAY]
        if len(self.fates) > HEIR:
            moved += (weights & self.masks[HEIR]) >> self.stride
            if followed := here & joined:
                here ^= followed
                moved += followed << 2 * self.stride
        moved += here << self.stride
        return (FACES - KILLS) * weights + KILLS * moved


class Fates:
    """Lines of weights, one for whatever may have become of leaders and guns, in slots of so many bits.

    The weights with the same guns of a side burst make a block, its blocks after as many hits on it a cell,
    and its cells by rising hits a line.
    """

    __slots__ = (
        "block", "bursts", "cell", "columns", "firsts", "kept", "lows", "mask", "masks", "names", "number",
        "own", "posts", "slot", "within",
    )  # fmt: skip

    def __init__(
        self, sides: list[Ranks], side: int, lots: list[list[Choice]], scale: Scale, columns: int
    ) -> None:
        self.slot: Final = scale.slot
        self.mask: Final = (1 << scale.slot) - 1
        self.bursts: Final = list(sides[side].left)  # by block
        self.number: Final = {bursts: number for number, bursts in enumerate(self.bursts)}
        self.posts: Final[list[list[Post]]] = [[], []]
        self.names: Final[list[list[Choice]]] = [[()], [()]]  # the fates of a side's leaders together
        stride = scale.slot
        for mine, ranks in enumerate(sides):
            for number, fates in enumerate(lots[mine]):
                self.posts[mine].append(Post(ranks, number, fates, stride))
                self.names[mine] = [(*before, fate) for fate in fates for before in self.names[mine]]
                stride *= len(fates)
        self.within: Final = (1, len(self.names[0]))  # slots from a fate of a side's leaders to the next
        self.own: Final[list[int]] = []  # by side: the weights in which no leader of its enemy has fallen
        self.block: Final = stride
        self.cell: Final = stride * len(self.bursts)
        self.columns: Final = columns
        self.firsts: Final[list[list[int]]] = []  # by block: the masks of so many cells
        for number in range(len(self.bursts)):
            masks = [0]
            for column in range(columns):
                masks.append(masks[-1] | (1 << stride) - 1 << column * self.cell + number * stride)
            self.firsts.append(masks)
        self.lows: Final[list[int]] = []  # the masks of 1, 2, 4, 8... blocks
        self.masks: Final[dict[tuple[Choice, ...], int]] = {}
        self.kept: Final = [self.everywhere(mask) for mask in scale.masks()]
        self.lay_out()

    def lay_out(self) -> None:
        """Which slots are whose fate."""
        for side in range(2):
            found = 0
            for number in range(len(self.names[side])):
                found |= self.mask << number * self.within[side] * self.slot
            self.own.append(self.in_all_blocks(found))
        for post in [*self.posts[0], *self.posts[1]]:
            for fate in range(len(post.fates)):
                found = 0
                for place in range(0, self.block, self.slot):
                    if place // post.stride % len(post.fates) == fate:
                        found |= self.mask << place
                post.masks.append(self.in_all_blocks(found))
            post.load()

    def everywhere(self, mask: int) -> int:
        """A mask of one slot in all of them."""
        found = 0
        for place in range(0, self.block, self.slot):
            found |= mask << place
        return self.in_all_blocks(found)

    def in_all_blocks(self, mask: int) -> int:
        """A mask of one block in all of them."""
        blocks = self.columns * len(self.bursts)
        return int.from_bytes(mask.to_bytes(self.block // 8, "little") * blocks, "little")

    def spans(self, spans: list[Choice]) -> int:
        """The mask of blocks, each after at least and less than so many hits."""
        key = tuple(spans)
        known = self.masks.get(key)
        if known is None:
            known = 0
            for block, first, end in spans:
                known |= self.firsts[block][end] ^ self.firsts[block][first]
            self.masks[key] = known
        return known

    def blocks_in(self, line: int) -> int:
        """How many blocks of a line there are before only nothing follows."""
        return -(-line.bit_length() // self.block)

    def apart(self, line: int, count: int) -> list[int]:
        """So many blocks of a line."""
        size = self.block // 8
        packed = line.to_bytes(size * count, "little")
        return [
            int.from_bytes(packed[place : place + size], "little") for place in range(0, len(packed), size)
        ]

    def together(self, blocks: list[int]) -> int:
        """Blocks side by side."""
        size = self.block // 8
        return int.from_bytes(b"".join([block.to_bytes(size, "little") for block in blocks]), "little")

    def sums(self, led: list[list[int]], ways: list[Choice]) -> int:
        """Blocks side by side, each the sum of those by leaders who hit, times the ways of the others."""
        size = self.block // 8
        if len(led) == 2:
            parts = [
                (none * first + one * second).to_bytes(size, "little")
                for none, one, first, second in zip(led[0], led[1], ways[0], ways[1], strict=False)
            ]
            return int.from_bytes(b"".join(parts), "little")
        blocks = [block * times for block, times in zip(led[0], ways[0], strict=False)]
        for number in range(1, len(led)):
            more = zip(blocks, led[number], ways[number], strict=False)
            blocks = [before + block * times for before, block, times in more]
        return self.together(blocks)

    def folded(self, line: int) -> int:
        """The sum of all blocks of a line: its upper half is added to the lower, and so on."""
        level = self.blocks_in(line).bit_length()
        while len(self.lows) < level:
            self.lows.append((1 << (self.block << len(self.lows))) - 1)
        while level:
            level -= 1
            line = (line >> (self.block << level)) + (line & self.lows[level])
        return line

    def expose(self, weights: int, side: int) -> None:
        """Who replaced leaders of a side is tested, with the leaders."""
        for post in self.posts[side]:
            if HEIR in post.fates:
                post.exposed = plus(post.exposed, weights & post.masks[HEIR])

    def untested(self, weights: int, side: int) -> int:
        """The same number of throws for leaders of a side who are not tested."""
        for _ in self.posts[side]:
            weights *= FACES
        return weights

    def fire(self, weights: int, side: int) -> list[int]:
        """The leaders of a side fire: the weights by how many of them hit."""
        posts = self.posts[side]
        if len(posts) == 1:
            struck = posts[0].hits(weights)
            return [FACES * weights - struck, struck]
        found = [weights]
        for post in posts:
            hits = [post.hits(each) for each in found]
            found = [FACES * each - hit for each, hit in zip(found, hits, strict=True)]
            found.append(0)
            for number, hit in enumerate(hits):
                found[number + 1] += hit
        return found

    def of_side(self, weights: int, side: int) -> int:
        """The same weights, for all fates of the enemy's leaders added up where none of them has fallen."""
        found, shift, mask = 0, self.slot * self.within[1 - side], self.own[side]
        for number in range(len(self.names[1 - side])):
            found = plus(found, weights >> number * shift & mask)
        return found

    def by_fates(self, block: int, side: int) -> list[tuple[Choice, int]]:
        """The weights of a block by the fates of one side's leaders, the enemy's added up."""
        found, shift = [], self.slot * self.within[side]
        for number, name in enumerate(self.names[side]):
            weight = block >> number * shift & self.mask
            if weight:
                found.append((name, weight))
        return found

    def sum_of(self, block: int) -> int:
        """All weights of a block together."""
        total = 0
        while block:
            total += block & self.mask
            block >>= self.slot
        return total


def fates_of(ranks: Ranks, leader: int, foes: Ranks) -> Choice:
    """What can become of a leader while the battle goes on.

    Whether who replaced him is away or has fallen as well makes no difference to the battle.
    """
    for mine in range(ranks.unburst()[0].count, 0, -1):
        for theirs in range(1, foes.unburst()[0].count + 1):
            if ranks.has_heir_here(leader, mine, theirs):
                return (HERE, AWAY, HEIR)
    return (HERE, AWAY)
