"""Rule questions about La Guerre de Gradisca: how a case sets up a position."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from grognard.core.game import CaseBook, Options
from grognard.core.step import Step
from grognard.games.gradisca.casefacts import fact
from grognard.games.gradisca.command import (
    AREAS,
    CARDS_AFTER,
    CARDS_BEFORE,
    CHOOSE_WAY,
    MOST_CARDS,
    SELECT_AREA,
    WAYS,
    granted_areas,
)
from grognard.games.gradisca.content import Content, Scenario
from grognard.games.gradisca.field import NOBODY, SIDES, UNKNOWN
from grognard.games.gradisca.hand import later_cards
from grognard.games.gradisca.leaders import leader_of
from grognard.games.gradisca.options import OPTIONS
from grognard.games.gradisca.sequence import (
    CUP,
    END_ACTIVATION,
    END_TURN,
    FILL_CUP,
    START_TURN,
    begin,
    lay_out,
)
from grognard.games.gradisca.setup import set_up
from grognard.games.gradisca.stacking import check_stacking
from grognard.games.gradisca.state import (
    DRAWN,
    ELIMINATED,
    ENGINEER,
    FLEET,
    IN_CUP,
    LEADER_AREAS,
    MARCH,
    NIGHT,
    ON_TRACK,
    ONE_AREA,
    OUT_OF_PLAY,
    PLAYED,
    WAITING,
    War,
)
from grognard.games.gradisca.table import CONDITIONS, GradiscaTable
from grognard.packs.given import expect, number, strings, table, text, whole

PHASES: Final = ("deal", "turn", "fill", "cup", "way", "cards", "areas", "act", "after", "stacking", "end")
KEYS: Final = (
    "scenario", "start", "options", "turn", "end", "pieces", "remove", "walls", "mines", "forts",
    "fort_pool", "ruined", "loot", "loot_left", "points", "morale", "hands", "known", "pile", "discards",
    "removed", "cup", "played", "out", "command", "phase", "way", "cards_left", "areas_left", "area",
    "chosen", "camp_moved", "camp_lost", "sea", "razzias", "track", "terms", "conditions", "barred",
)  # fmt: skip
STATES: Final = ("disorganised", "acted", "unsupplied")
BESIDE: Final = {"waiting": WAITING, "eliminated": ELIMINATED}
TERMS: Final = {"march": MARCH, "engineer": ENGINEER, "night": NIGHT}
Given = Mapping[str, object]


class GradiscaCases(CaseBook[War]):
    """The case book of La Guerre de Gradisca; its keys are described in docs/cases.md."""

    def __init__(self, content: Content, table: GradiscaTable) -> None:
        self.content: Final = content
        self.table: Final = table

    def arrange(self, position: Given) -> War:
        for key in position:
            expect(key, KEYS, "key")
        s = War(set_up(self.content, self.scenario(position), self.options(position)))
        if text(position, "phase", "") == "deal":
            begin(s)
            s.settle()
            return s
        lay_out(s)
        self.place_pieces(s, position)
        self.lay_works(s, position)
        self.lay_markers(s, position)
        self.count(s, position)
        self.give_cards(s, position)
        self.fill_cup(s, position)
        self.set_terms(s, position)
        self.open_phase(s, position)
        return s

    # setting up

    def scenario(self, position: Given) -> Scenario:
        """The scenario as it starts, or its map without units, forts and loot."""
        known = {each.id: each for each in self.content.scenarios}
        first = self.content.scenarios[0].id
        scenario = known[expect(text(position, "scenario", first), known, "scenario")]
        if position.get("start", "scenario" in position):
            return scenario
        return replace(scenario, place=[], fort=[], loot=[replace(each, areas=[]) for each in scenario.loot])

    def options(self, position: Given) -> Options:
        """Options by id: a number, or the name of a value."""
        known = {option.id: option for option in OPTIONS}
        found: dict[str, int] = {}
        for key, value in table(position, "options").items():
            option = known[expect(key, known, "option")]
            if isinstance(value, str):
                found[key] = option.values.index(expect(value, option.values, "value"))
            else:
                found[key] = whole(value, f"options.{key}", option.lowest, option.highest)
        return found

    def place_pieces(self, s: War, position: Given) -> None:
        """Counters: "v_giu_1 farra disorganised acted"; an empty map has no camps of its own."""
        if not position.get("start", "scenario" in position):
            for camp in s.field.forces.camp:
                if s.at[camp] >= 0:
                    s.lift(camp, WAITING)
        for word in strings(position, "remove"):
            self.put(s, self.find(s, "piece", word), ELIMINATED)
        for line in strings(position, "pieces"):
            word, place, *states = line.split() if len(line.split()) > 1 else [line.strip(), ""]
            piece = self.find(s, "piece", word)
            known = [*s.field.land.ids, *BESIDE]
            expect(place, known, "area")
            self.put(s, piece, BESIDE[place] if place in BESIDE else s.field.land.ids.index(place))
            for state in states:
                expect(state, STATES, "state of a counter")
            s.disorganised[piece] = int("disorganised" in states)
            s.acted[piece] = int("acted" in states)
            s.unsupplied[piece] = int("unsupplied" in states)
            if s.disorganised[piece] and s.field.forces.steps[piece] < 2:
                raise ValueError(f'pieces: "{word}" has no disorganised side')

    def put(self, s: War, piece: int, where: int) -> None:
        """A counter goes to an area, or beside the map."""
        if s.at[piece] >= 0:
            s.lift(piece, where)
        s.at[piece] = where
        if where >= 0:
            s.set_down(piece, where)

    def lay_works(self, s: War, position: Given) -> None:
        """Walls, mines, forts and destroyed towns."""
        for key, numbers in (("walls", s.walls), ("mines", s.mines)):
            for line in strings(position, key):
                words = three(key, line, "gradisca farra 1")
                numbers[self.wall(s, words[0], words[1])] = number(words[2], key, 0, 9)
        if "forts" in position:
            for side in range(2):
                s.forts[side] = [0] * s.field.land.size
        for line in strings(position, "forts"):
            words = three("forts", f"{line} 1" if len(line.split()) == 2 else line, "ven farra 1")
            forts = s.forts[self.side(words[0])]
            forts[self.find(s, "area", words[1])] = number(words[2], "forts", 0, 9)
        for word in strings(position, "ruined"):
            s.ruined |= 1 << self.find(s, "area", word)

    def lay_markers(self, s: War, position: Given) -> None:
        """Loot, razzias, sea supply, moved and lost camps, groups on the track."""
        if "loot" in position:
            s.loot = [0, 0]
        for line in strings(position, "loot"):
            side, *areas = line.split() or [""]
            s.loot[self.side(side)] |= self.set_of(s, "area", areas)
        for side, value in table(position, "loot_left").items():
            markers = str(value).split()
            s.loot_left[self.side(side)] = [
                UNKNOWN if each == "?" else number(each, "loot_left", 1, 9) for each in markers
            ]
        s.razzias = self.set_of(s, "area", strings(position, "razzias"))
        if "sea" in position:
            s.sea = self.find(s, "area", text(position, "sea", ""))
        for word in strings(position, "camp_moved"):
            s.camp_moved[self.side(word)] = 1
        for side, value in table(position, "camp_lost").items():
            s.camp_lost[self.side(side)] = whole(value, f"camp_lost.{side}", 0, s.field.track.last())
        for id, box in table(position, "track").items():
            group = self.find(s, "group", id)
            s.track[group] = self.find(s, "box", str(box))
            for piece in s.field.groups[group].members:
                self.put(s, piece, ON_TRACK)

    def count(self, s: War, position: Given) -> None:
        """Turn and end, points, morale, forts in hand."""
        track = s.field.track.ids[1:]
        for key in ("turn", "end"):
            if key in position:
                expect(text(position, key, ""), track, "box")
        s.turn = self.find(s, "box", text(position, "turn", s.field.track.ids[s.turn]))
        s.end_box = self.find(s, "box", text(position, "end", s.field.track.ids[s.end_box]))
        limits = (("points", s.points, 0, 999), ("morale", s.morale, 1, 9), ("fort_pool", s.fort_pool, 0, 99))
        for key, numbers, lowest, highest in limits:
            for side, value in table(position, key).items():
                numbers[self.side(side)] = whole(value, f"{key}.{side}", lowest, highest)

    def give_cards(self, s: War, position: Given) -> None:
        """Hands, discards and cards out of the game; the pile holds the rest unless it is listed."""
        for key, sets in (("hands", s.hands), ("known", s.known)):
            given = table(position, key)
            for side in given:
                sets[self.side(side)] = self.set_of(s, "card", strings(given, side))
        s.discards = [self.find(s, "card", id) for id in strings(position, "discards")]
        s.removed = self.set_of(s, "card", strings(position, "removed"))
        if "pile" in position:
            s.pile = [self.set_of(s, "card", layer.split()) for layer in strings(position, "pile")]
            return
        gone = s.hands[0] | s.hands[1] | s.removed
        for card in s.discards:
            gone |= 1 << card
        deck, later = (1 << len(s.field.cards)) - 1, later_cards(s)
        layers = [deck & ~later & ~gone, later & ~gone if s.turn >= s.field.track.later_cards else 0]
        s.pile = [layer for layer in layers if layer]

    def fill_cup(self, s: War, position: Given) -> None:
        """A command with units on the map is in the cup unless it is drawn, played or left out."""
        for command in range(len(s.cup)):
            there = any(s.at[piece] >= 0 for piece in s.field.forces.under[command])
            s.cup[command] = IN_CUP if there and "cup" not in position else OUT_OF_PLAY
        for key, state in (("cup", IN_CUP), ("played", PLAYED), ("out", OUT_OF_PLAY)):
            for word in strings(position, key):
                s.cup[self.find(s, "command", word)] = state

    def set_terms(self, s: War, position: Given) -> None:
        """What cards have brought about, in this turn and in this activation."""
        for name in strings(position, "conditions"):
            s.turn_terms[CONDITIONS[expect(name, CONDITIONS, "condition")]] = 1
        if "barred" in position:
            s.turn_terms[FLEET] = self.set_of(s, "card", strings(position, "barred"))
        for name, value in table(position, "terms").items():
            s.terms[TERMS[expect(name, TERMS, "term")]] = whole(value, f"terms.{name}", 0, 5)

    # the activation

    def open_phase(self, s: War, position: Given) -> None:
        """Put what is to come on the agenda, from the phase on."""
        usual = "act" if "area" in position else "areas" if "way" in position else "way"
        phase = text(position, "phase", usual if "command" in position else "cup")
        expect(phase, PHASES, "phase")
        if phase in ("turn", "fill", "cup", "stacking", "end"):
            self.open_turn(s, phase)
        else:
            if "command" not in position:
                raise ValueError(
                    f'phase: "{phase}" needs a command that was drawn (write command = "pompei")'
                )
            self.open_activation(s, position, phase)
        s.settle()

    def open_turn(self, s: War, phase: str) -> None:
        """Between activations."""
        if phase == "stacking":
            s.then(END_TURN)
            check_stacking(s)
            return
        parts: dict[str, Step[War]] = {"turn": START_TURN, "fill": FILL_CUP, "cup": CUP, "end": END_TURN}
        s.then(parts[phase])

    def open_activation(self, s: War, position: Given, phase: str) -> None:
        """A command is drawn; where an area is being activated, it is chosen as in a match."""
        s.command = self.find(s, "command", text(position, "command", ""))
        s.active = s.field.command_side[s.command]
        s.lead[s.active] = s.field.partner[s.command] if s.field.teams else 0
        s.cup[s.command] = DRAWN
        s.then(END_ACTIVATION, CUP)
        if phase == "way":
            s.then(CHOOSE_WAY)
            return
        s.way = WAYS.index(expect(text(position, "way", "one_area"), WAYS[1:], "way"))
        if s.way not in (ONE_AREA, LEADER_AREAS):
            raise ValueError('way: write "one_area" or "leader_areas"')
        if s.way == LEADER_AREAS and leader_of(s, s.command) == NOBODY:
            raise ValueError("way: the command has no leader on the map")
        spare = MOST_CARDS[s.way] if phase in ("cards", "after") else 0
        s.cards_left = whole(position.get("cards_left", spare), "cards_left", 0, 9)
        areas = 0 if phase in ("act", "after") else granted_areas(s, s.way)
        s.areas_left = whole(position.get("areas_left", areas), "areas_left", 0, 9)
        s.chosen = self.set_of(s, "area", strings(position, "chosen"))
        s.then(CARDS_AFTER)
        if phase == "after":
            return
        s.then(AREAS)
        if phase == "cards":
            s.then(CARDS_BEFORE)
        elif phase == "act":
            self.enter_area(s, self.find(s, "area", text(position, "area", "")))

    def enter_area(self, s: War, area: int) -> None:
        """Choose the area, whatever the count; nothing of it is judged."""
        s.areas_left += 1
        SELECT_AREA.take(s, (area,))

    # names

    def find(self, s: War, kind: str, word: str) -> int:
        """The number of a thing by its id."""
        names = self.table.names(s, kind)
        return names.index(expect(word, names, kind))

    def side(self, word: str) -> int:
        return SIDES.index(expect(word, SIDES, "side"))

    def set_of(self, s: War, kind: str, words: list[str]) -> int:
        """Things as a set, bit by bit."""
        found = 0
        for word in words:
            found |= 1 << self.find(s, kind, word)
        return found

    def wall(self, s: War, one: str, two: str) -> int:
        """The wall between two areas."""
        land = s.field.land
        ends = {self.find(s, "area", one), self.find(s, "area", two)}
        for wall in range(len(land.level)):
            if {land.inside[wall], land.outside[wall]} == ends:
                return wall
        raise ValueError(f"there is no wall between {one} and {two}")

    # reading

    def fact(self, s: War, path: str) -> int | str | list[str]:
        return fact(self.table, s, path)


def three(key: str, line: str, example: str) -> list[str]:
    """Three words of a line."""
    words = line.split()
    if len(words) != 3:
        raise ValueError(f'{key}: "{line}" (write "{example}")')
    return words
