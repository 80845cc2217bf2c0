"""Rule questions about Battle Cry: how a case sets up a position and reads facts from it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from grognard.core.game import CaseBook, Options
from grognard.core.step import CHANCE
from grognard.games.battle_cry.battle import BATTLES, Roll
from grognard.games.battle_cry.cards import PLAY_CARD
from grognard.games.battle_cry.content import ArmyLine, Content, GeneralLine, Scenario, SideCard, WorkLine
from grognard.games.battle_cry.field import FACINGS, NOBODY, OFF_BOARD
from grognard.games.battle_cry.movement import MOVES, SECOND_MOVES
from grognard.games.battle_cry.reading import SIDES, WIDTHS
from grognard.games.battle_cry.sequence import END_TURN, PENALTIES, START_TURN
from grognard.games.battle_cry.setup import BOARD, OPTIONS, set_up
from grognard.games.battle_cry.state import NO_ORDER, ORDERED, Battle, changed
from grognard.games.battle_cry.table import BattleCryTable
from grognard.games.battle_cry.victory import count_goals, score
from grognard.games.battle_cry.works import COVERED
from grognard.packs.given import expect, hint, strings, table, text, whole

PLAIN: Final = Scenario(
    id="plain",
    date="1861-01-01",
    en="Plain",
    fr="Plaine",
    top="csa",
    first="usa",
    length=20,
    source="",
    rows=[" ".join("." * width) for width in WIDTHS],
    side=[SideCard("usa", "", 5, 6), SideCard("csa", "", 5, 6)],
    army=[],
)
PHASES: Final = ("turn", "card", "move", "battle", "second_move", "draw")
KEYS: Final = (
    "board", "scenario", "top", "first", "pieces", "add", "remove", "terrain", "works", "options",
    "turn", "phase", "hands", "set",
)  # fmt: skip
SETS: Final = (
    "ordered", "card", "copied", "flags", "need", "pile", "discards", "last_card", "tokens", "moved", "turn",
    "penalty", "fought_back",
)  # fmt: skip
FACTS: Final = (
    "piece PIECE figures|hex|ordered|moved|battles|general, at HEX, works HEX, sections SIDE HEX, "
    "flags|held|score|hand|hand_size|last_card SIDE, active, turn, card, played, pile, pile_size, "
    "discards, tokens, dice, step, actor, winner, scores"
)


class BattleCryCases(CaseBook[Battle]):
    """The case book of Battle Cry; its keys are described in docs/cases.md."""

    def __init__(self, content: Content, table: BattleCryTable) -> None:
        self.content: Final = content
        self.table: Final = table
        self.shorts: Final = {unit.short: unit.id for unit in reversed(content.units)}

    def arrange(self, position: Mapping[str, object]) -> Battle:
        for key in position:
            expect(key, KEYS, "key")
        scenario = self.scenario(position)
        s = Battle(set_up(self.content, scenario, self.options(position)))
        self.restrength(s, [*strings(position, "pieces"), *strings(position, "add")])
        s.active = SIDES.index(expect(text(position, "turn", scenario.first), SIDES, "side"))
        self.deal_hands(s, table(position, "hands"))
        settings = table(position, "set")
        self.settle_sets(s, settings)
        given = bool(s.hands[s.active])
        self.open_phase(s, expect(text(position, "phase", "card" if given else "battle"), PHASES, "phase"))
        return s

    # setting up

    def scenario(self, position: Mapping[str, object]) -> Scenario:
        """The scenario, or the plain board, with what the case changes."""
        base = PLAIN
        if "scenario" in position:
            known = {each.id: each for each in self.content.scenarios}
            base = known[expect(text(position, "scenario", ""), known, "scenario")]
        elif isinstance(position.get("board"), list):
            base = replace(PLAIN, rows=self.drawn(strings(position, "board")))
        else:
            expect(text(position, "board", "plain"), ("plain",), "board")
        base = replace(
            base,
            top=expect(text(position, "top", base.top), SIDES, "side"),
            first=expect(text(position, "first", base.first), SIDES, "side"),
            rows=self.painted(base.rows, strings(position, "terrain")),
        )
        if "pieces" in position:
            base = replace(base, army=[], general=[])
        for label in strings(position, "remove"):
            if not any(label in line.hexes for line in base.army) and label not in general_hexes(base):
                raise ValueError(f'remove: nothing stands on "{label}"')
            army = [replace(a, hexes=[hex for hex in a.hexes if hex != label]) for a in base.army]
            base = replace(base, army=army, general=[g for g in base.general if g.hex != label])
        for line in [*strings(position, "pieces"), *strings(position, "add")]:
            base = self.with_piece(base, line)
        works = [WorkLine(*self.work(line)) for line in strings(position, "works")]
        return replace(base, work=[*base.work, *works])

    def drawn(self, rows: list[str]) -> list[str]:
        """The rows of a board that a file draws, if they are those of the board."""
        if [len(row.split()) for row in rows] != WIDTHS:
            raise ValueError(
                f"board: expected {len(WIDTHS)} rows of {WIDTHS[0]} and {WIDTHS[1]} codes in turn"
            )
        codes = [each.code for each in self.content.terrain]
        for code in " ".join(rows).split():
            expect(code, codes, "terrain code")
        return rows

    def painted(self, rows: list[str], terrain: list[str]) -> list[str]:
        """The rows with single hexes changed: "woods e5 e6"."""
        codes = {each.id: each.code for each in self.content.terrain}
        cells = [row.split() for row in rows]
        for line in terrain:
            kind, *labels = line.split() or [""]
            if not labels:
                raise ValueError(f'terrain: "{line}" is no terrain with its hexes (write "woods e5 e6")')
            expect(kind, codes, "terrain")
            for label in labels:
                expect(label, BOARD.labels, "hex")
                cells[ord(label[0]) - ord("a")][int(label[1:]) - 1] = codes[kind]
        return [" ".join(row) for row in cells]

    def with_piece(self, base: Scenario, line: str) -> Scenario:
        """One more piece: "csa inf b2 figures=3"."""
        words = line.split()
        if len(words) < 3:
            raise ValueError(f'pieces: "{line}" is no piece (write "csa inf b2" or "csa inf b2 figures=3")')
        side, kind, label = words[:3]
        expect(side, SIDES, "side")
        expect(label, BOARD.labels, "hex")
        type = self.shorts.get(kind, kind)
        expect(type, [unit.id for unit in self.content.units], "unit type")
        enemies = {hex for each in base.army if each.side != side for hex in each.hexes}
        enemies |= {general.hex for general in base.general if general.side != side}
        units = {hex for each in base.army for hex in each.hexes}
        if label in enemies or label in (general_hexes(base) if type == "general" else units):
            raise ValueError(f'pieces: "{line}": the hex is taken')
        if type == "general":
            return replace(base, general=[*base.general, GeneralLine(side, label, label)])
        return replace(base, army=[*base.army, ArmyLine(side, type, [label])])

    def work(self, line: str) -> tuple[str, str, list[str]]:
        """Works: "fieldwork n e5 e6"."""
        words = line.split()
        if len(words) < 3:
            raise ValueError(f'works: "{line}" is no work with its hexes (write "fieldwork n e5 e6")')
        kind, facing, *labels = words
        sides = {work.id: work.sides for work in self.content.works}
        expect(kind, sides, "work")
        expect(facing, [FACINGS[each] for count, each in COVERED if count == sides[kind]], "facing")
        for label in labels:
            expect(label, BOARD.labels, "hex")
        return kind, facing, labels

    def options(self, position: Mapping[str, object]) -> Options:
        """Optional rules by id; a switch is true or 1."""
        known = {option.id: option for option in OPTIONS}
        chosen: dict[str, int] = {}
        for key, value in table(position, "options").items():
            option = known[expect(key, known, "option")]
            chosen[key] = whole(value, f"options.{key}", option.lowest, option.highest)
        return chosen

    def restrength(self, s: Battle, lines: list[str]) -> None:
        """Figures that differ from the start."""
        for line in lines:
            _, kind, label, *settings = line.split()
            for setting in settings:
                key, _, value = setting.partition("=")
                expect(key, ("figures",), "setting")
                piece = self.piece(s, label, kind == "gen")
                full = s.field.army.full[piece]
                if value not in [str(figures) for figures in range(1, full + 1)]:
                    raise ValueError(f'pieces: "{line}": figures lie between 1 and {full}')
                s.figures[piece] = int(value)

    def deal_hands(self, s: Battle, hands: Mapping[str, object]) -> None:
        """Hands as listed; their cards are missing from the pile."""
        for side in hands:
            expect(side, SIDES, "side")
            for id in strings(hands, side):
                card = self.card(id)
                s.add_to_hand(SIDES.index(side), card)
                s.pile[card] = max(0, s.pile[card] - 1)

    def settle_sets(self, s: Battle, settings: Mapping[str, object]) -> None:
        """The `set.` keys."""
        for key in settings:
            expect(key, SETS, "set key")
        side = s.active
        labels = strings(settings, "ordered") if "ordered" in settings else None
        chosen = s.field.army.of[side] if labels is None else [self.piece(s, label) for label in labels]
        for piece in chosen:
            s.order(piece, ORDERED if s.at[piece] != OFF_BOARD else NO_ORDER)
        for label in strings(settings, "moved"):
            s.marched[self.piece(s, label)] = 1
        if "card" in settings:
            s.card = s.played = self.card(text(settings, "card", ""))
            deed = s.field.deeds[s.card]
            s.terms = deed.copied_terms if settings.get("copied") else deed.terms
            s.last_card = changed(s.last_card, side, s.card)
        for each, value in table(settings, "flags").items():
            whose = SIDES.index(expect(each, SIDES, "side"))
            s.flags = changed(s.flags, whose, whole(value, f"set.flags.{each}"))
        for each, value in table(settings, "need").items():
            s.field.need[SIDES.index(expect(each, SIDES, "side"))] = whole(value, f"set.need.{each}")
        for each, value in table(settings, "last_card").items():
            whose = SIDES.index(expect(each, SIDES, "side"))
            s.last_card = changed(s.last_card, whose, self.card(str(value)))
        if "pile" in settings:
            s.pile = [0] * len(s.pile)
            for id in strings(settings, "pile"):
                s.pile[self.card(id)] += 1
        s.discards.extend(self.card(id) for id in strings(settings, "discards"))
        s.tokens = whole(settings.get("tokens", s.tokens), "set.tokens")
        s.turn = whole(settings.get("turn", s.turn), "set.turn")
        owed = whole(settings.get("penalty", 0), "set.penalty", 0, len(PENALTIES) - 1)
        s.penalty = changed(s.penalty, side, owed)
        s.fought_back = bool(settings.get("fought_back", False))
        if s.field.goals:
            count_goals(s)

    def open_phase(self, s: Battle, phase: str) -> None:
        """Put the turn on the agenda from the phase on."""
        if phase == "turn":
            s.then(START_TURN)
        elif phase == "card":
            for piece in range(len(s.at)):
                s.order(piece, NO_ORDER)
            s.then(PLAY_CARD, MOVES, BATTLES, SECOND_MOVES, END_TURN)
        elif phase == "move":
            s.then(MOVES, BATTLES, SECOND_MOVES, END_TURN)
        elif phase == "battle":
            s.then(BATTLES, SECOND_MOVES, END_TURN)
        elif phase == "second_move":
            s.then(SECOND_MOVES, END_TURN)
        else:
            s.then(END_TURN)
        s.settle()

    def card(self, id: str) -> int:
        return self.table.cards.index(expect(id, self.table.cards, "card"))

    def piece(self, s: Battle, word: str, general: bool = False) -> int:
        """A piece by its id or its place: the unit there before the general."""
        if word in s.field.army.ids:
            return s.field.army.ids.index(word)
        hex = s.field.board.find(word)
        found = self.table.pieces_at(s, hex) if hex >= 0 else []
        if not found:
            raise ValueError(f'no piece "{word}"' + hint(word, s.field.army.ids))
        return found[-1] if general else found[0]

    # reading

    def fact(self, s: Battle, path: str) -> int | str | list[str]:
        words = path.split()
        if len(words) == 3 and words[0] == "piece":
            return self.piece_fact(s, words[1], words[2])
        if len(words) == 3 and words[0] == "sections":
            sections = s.field.sections[SIDES.index(expect(words[1], SIDES, "side"))]
            return [self.table.names(s, "section")[n] for n in sections[self.hex(s, words[2])]]
        if len(words) == 2 and words[0] in ("at", "works"):
            return self.place_fact(s, words[0], self.hex(s, words[1]))
        if len(words) == 2 and words[0] in ("flags", "held", "score", "hand", "hand_size", "last_card"):
            return self.side_fact(s, words[0], SIDES.index(expect(words[1], SIDES, "side")))
        if len(words) == 1:
            return self.plain_fact(s, words[0])
        raise ValueError(f'no fact "{path}" (there are: {FACTS})')

    def hex(self, s: Battle, label: str) -> int:
        return s.field.board.find(expect(label, s.field.board.labels, "hex"))

    def piece_fact(self, s: Battle, word: str, what: str) -> int | str:
        """A fact about a piece; one that is off the board is named by its id."""
        piece = self.piece(s, word)
        expect(what, ("figures", "hex", "ordered", "moved", "battles", "general"), "fact of a piece")
        if what == "hex":
            return "off" if s.at[piece] == OFF_BOARD else s.field.board.label(s.at[piece])
        if what == "general":
            general = NOBODY if s.at[piece] == OFF_BOARD else s.general_with(piece)
            return "" if general == NOBODY else s.field.army.ids[general]
        if what == "ordered":
            return int(s.ordered[piece] != NO_ORDER)
        return {"figures": s.figures, "moved": s.marched, "battles": s.battles}[what][piece]

    def place_fact(self, s: Battle, what: str, hex: int) -> list[str]:
        """The pieces or the works on a hex."""
        if what == "at":
            return [s.field.army.ids[piece] for piece in self.table.pieces_at(s, hex)]
        label = s.field.board.label(hex)
        works = [marker for marker in self.table.markers(s) if marker.place == label and marker.facing]
        return [f"{marker.kind} {marker.facing}" for marker in works]

    def side_fact(self, s: Battle, what: str, side: int) -> int | str | list[str]:
        """A fact about a side."""
        if what == "hand":
            return [self.table.cards[card] for card in s.hands[side]]
        if what == "last_card":
            return "" if s.last_card[side] == NOBODY else self.table.cards[s.last_card[side]]
        if what == "hand_size":
            return len(s.hands[side])
        return {"flags": s.flags[side], "held": s.held[side], "score": score(s, side)}[what]

    def plain_fact(self, s: Battle, what: str) -> int | str | list[str]:
        """A fact about the whole position."""
        cards = self.table.cards
        step = s.agenda[-1] if s.agenda else None
        if what == "pile":
            return [id for id, copies in zip(cards, s.pile, strict=True) for _ in range(copies)]
        if what == "discards":
            return [cards[card] for card in s.discards]
        if what == "scores":
            return [str(score(s, side)) for side in range(2)]
        if what in ("card", "played"):
            card = s.card if what == "card" else s.played
            return "" if card == NOBODY else cards[card]
        if what == "dice":
            return step.dice if isinstance(step, Roll) else 0
        if what == "actor":
            actor = NOBODY if step is None else step.actor(s)
            return "chance" if actor == CHANCE and step is not None else SIDES[actor] if step else ""
        if what == "winner":
            return "" if s.result is None else "draw" if s.result.winner < 0 else SIDES[s.result.winner]
        numbers = {"turn": s.turn, "pile_size": sum(s.pile), "tokens": s.tokens}
        if what == "active":
            return SIDES[s.active]
        if what == "step":
            return "" if step is None else step.verb
        if what not in numbers:
            raise ValueError(f'no fact "{what}" (there are: {FACTS})')
        return numbers[what]


def general_hexes(scenario: Scenario) -> set[str]:
    """Where generals stand."""
    return {general.hex for general in scenario.general}
