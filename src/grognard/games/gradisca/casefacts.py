"""Rule questions about La Guerre de Gradisca: the facts that a case reads from a position."""

from typing import Final

from grognard.boards.areas import areas_of
from grognard.games.gradisca.cards import cards_open
from grognard.games.gradisca.field import NOBODY, NOWHERE, SIDES, UNKNOWN
from grognard.games.gradisca.fire import Fire, Gun, fire_value
from grognard.games.gradisca.hand import cards_of
from grognard.games.gradisca.morale import zone
from grognard.games.gradisca.paths import allowance, left
from grognard.games.gradisca.radius import around
from grognard.games.gradisca.retreat import retreats
from grognard.games.gradisca.state import IN_CUP, ON_TRACK, War
from grognard.games.gradisca.supply import attack_supply, is_supplied
from grognard.games.gradisca.table import CONDITIONS, WHERE, ZONES, GradiscaTable, printed
from grognard.packs.given import expect

Fact = int | str | list[str]
PIECE_FACTS: Final = (
    "area", "disorganised", "acted", "unsupplied", "spent", "value", "steps", "attack", "defence",
    "allowance", "left",
)  # fmt: skip
SIDE_FACTS: Final = (
    "points", "morale", "zone", "hand", "hand_size", "known", "fort_pool", "loot_left", "camp", "camp_moved",
    "camp_lost", "hits", "totals",
)  # fmt: skip
AREA_FACTS: Final = ("at", "loot", "ruined", "razzia")
PLACE_FACTS: Final = ("forts", "supplied", "attack_supply", "radius", "retreats")
PLAIN_FACTS: Final = (
    "turn", "end", "active", "command", "way", "cards_left", "areas_left", "area", "chosen", "pile",
    "pile_size", "discards", "removed", "cup", "sea", "group", "attackers", "battlefield", "round", "dice",
    "step", "actor", "winner", "scores",
)  # fmt: skip
FACTS: Final = (
    f"piece PIECE {'|'.join(PIECE_FACTS)}, {'|'.join(SIDE_FACTS)} SIDE, {'|'.join(AREA_FACTS)} AREA, "
    f"{'|'.join(PLACE_FACTS)} SIDE AREA, wall|mines AREA AREA, cup COMMAND, track GROUP, "
    f"condition NAME, {', '.join(PLAIN_FACTS)}"
)


def fact(table: GradiscaTable, s: War, path: str) -> Fact:
    """The fact under a path."""
    words = path.split()
    if len(words) == 1 and words[0] in PLAIN_FACTS:
        return CaseReader(table, s).plain(words[0])
    if len(words) in (2, 3):
        found = CaseReader(table, s).about(words[0], words[1:])
        if found is not None:
            return found
    raise ValueError(f'no fact "{path}" (there are: {FACTS})')


class CaseReader:
    """One position, and the names of its things."""

    def __init__(self, table: GradiscaTable, s: War) -> None:
        self.table: Final = table
        self.s: Final = s

    def about(self, what: str, words: list[str]) -> Fact | None:
        """A fact about something that is named."""
        if what == "piece" and len(words) == 2:
            return self.piece(self.find("piece", words[0]), words[1])
        if what in ("wall", "mines") and len(words) == 2:
            return self.wall(what, words[0], words[1])
        if what in PLACE_FACTS and len(words) == 2:
            return self.place(what, SIDES.index(expect(words[0], SIDES, "side")), self.find("area", words[1]))
        if len(words) > 1:
            return None
        if what in SIDE_FACTS:
            return self.side(what, SIDES.index(expect(words[0], SIDES, "side")))
        if what in AREA_FACTS:
            return self.area(what, self.find("area", words[0]))
        if what == "cup":
            return WHERE[self.s.cup[self.find("command", words[0])]]
        if what == "track":
            return self.s.field.track.ids[self.s.track[self.find("group", words[0])]]
        if what == "condition":
            return int(bool(self.s.turn_terms[CONDITIONS[expect(words[0], CONDITIONS, "condition")]]))
        return None

    def piece(self, piece: int, what: str) -> Fact:
        """A fact about a counter; one that is off the map is waiting, eliminated or on the track."""
        s = self.s
        expect(what, PIECE_FACTS, "fact of a counter")
        if what == "area":
            if s.at[piece] >= 0:
                return s.field.land.ids[s.at[piece]]
            return "track" if s.at[piece] == ON_TRACK else self.table.box(s, piece)
        if what == "value":
            return printed(s, piece)
        if what == "steps":
            return s.field.forces.steps[piece] - s.disorganised[piece] if s.at[piece] >= 0 else 0
        if what in ("attack", "defence"):
            return fire_value(s, piece, what == "attack")
        if what in ("allowance", "left"):
            return allowance(s, piece) if what == "allowance" else left(s, piece)
        numbers = {
            "disorganised": s.disorganised,
            "acted": s.acted,
            "unsupplied": s.unsupplied,
            "spent": s.spent,
        }
        return numbers[what][piece]

    def wall(self, what: str, one: str, two: str) -> Fact:
        """The level of a wall, or its mines."""
        s, land = self.s, self.s.field.land
        a, b = self.find("area", one), self.find("area", two)
        for wall in land.walls_of[a]:
            if b in (land.inside[wall], land.outside[wall]):
                return s.walls[wall] if what == "wall" else s.mines[wall]
        raise ValueError(f"there is no wall between {one} and {two}")

    def place(self, what: str, side: int, area: int) -> Fact:
        """A fact about a side in an area."""
        s = self.s
        if what == "forts":
            return s.forts[side][area]
        if what == "supplied":
            return int(is_supplied(s, side, area))
        if what == "attack_supply":
            return int(attack_supply(s, side, area))
        found = retreats(s, side, area) if what == "retreats" else areas_of(around(s, area, side))
        return [s.field.land.ids[each] for each in found]

    def side(self, what: str, side: int) -> Fact:
        """A fact about a side."""
        s = self.s
        if what in ("hand", "known"):
            return self.cards(s.hands[side] if what == "hand" else s.known[side])
        if what == "zone":
            return ZONES[zone(s, side)]
        if what == "loot_left":
            return ["?" if value == UNKNOWN else str(value) for value in sorted(s.loot_left[side])]
        if what == "camp":
            return self.piece(s.field.forces.camp[side], "area")
        if what == "hand_size":
            return s.hands[side].bit_count()
        numbers = {
            "points": s.points,
            "morale": s.morale,
            "fort_pool": s.fort_pool,
            "camp_moved": s.camp_moved,
            "camp_lost": s.camp_lost,
            "hits": s.hits,
            "totals": s.totals,
        }
        return numbers[what][side]

    def area(self, what: str, area: int) -> Fact:
        """A fact about an area."""
        s = self.s
        if what == "at":
            return self.pieces(s.stacks[area])
        if what == "loot":
            return [SIDES[side] for side in range(2) if s.loot[side] >> area & 1]
        return (s.ruined if what == "ruined" else s.razzias) >> area & 1

    def plain(self, what: str) -> Fact:
        """A fact about the whole position."""
        s = self.s
        lists = {
            "pile": self.cards(sum(s.pile)),
            "discards": [self.table.cards[card] for card in s.discards],
            "removed": self.cards(s.removed),
            "cup": [id for command, id in enumerate(self.table.commands) if s.cup[command] == IN_CUP],
            "chosen": [s.field.land.ids[area] for area in areas_of(s.chosen)],
            "group": self.pieces(s.group),
            "attackers": self.pieces(s.attackers),
            "scores": [str(points) for points in s.points],
        }
        if what in lists:
            return lists[what]
        size = sum([layer.bit_count() for layer in s.pile])
        numbers = {
            "cards_left": cards_open(s),
            "areas_left": s.areas_left,
            "round": s.round,
            "pile_size": size,
        }
        if what in numbers:
            return numbers[what]
        if what in ("area", "battlefield", "sea"):
            area = {"area": s.area, "battlefield": s.battlefield, "sea": s.sea}[what]
            return "" if area == NOWHERE else s.field.land.ids[area]
        return self.step_fact(what)

    def step_fact(self, what: str) -> Fact:
        """A fact about what is to be settled next, and by whom."""
        s = self.s
        step = s.agenda[-1] if s.agenda else None
        if what == "dice":
            return len(step.pieces) if isinstance(step, Fire) else int(isinstance(step, Gun))
        if what == "step":
            return "" if step is None else step.verb
        if what == "actor":
            actor = NOBODY if step is None else step.actor(s)
            if actor < 0:
                return "" if step is None else "chance"
            return f"{SIDES[actor % 2]}_{actor // 2 + 1}" if s.field.teams else SIDES[actor]
        if what == "winner":
            return "" if s.result is None else "draw" if s.result.winner < 0 else SIDES[s.result.winner]
        if what in ("turn", "end"):
            box = s.turn if what == "turn" else s.end_box
            return s.field.track.ids[box] if box <= s.field.track.last() else "over"
        if what == "active":
            return "" if s.active == NOBODY else SIDES[s.active]
        if what == "command":
            return "" if s.command == NOBODY else self.table.commands[s.command]
        return self.table.names(s, "way")[s.way]

    # names

    def find(self, kind: str, word: str) -> int:
        names = self.table.names(self.s, kind)
        return names.index(expect(word, names, kind))

    def cards(self, held: int) -> list[str]:
        return [self.table.cards[card] for card in cards_of(held)]

    def pieces(self, pieces: tuple[int, ...]) -> list[str]:
        return [self.s.field.forces.ids[piece] for piece in pieces]
