"""Rule questions about Black Powder: how a case sets up a position and reads facts from it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from grognard.core.game import CaseBook, Options
from grognard.core.journal import Choice
from grognard.core.step import Step
from grognard.games.black_powder import charges, ground, legs
from grognard.games.black_powder.casefacts import (
    DONE,
    LEGS,
    PAIR_FACTS,
    PIECE_FACTS,
    USED,
    WHERE,
    bits_of,
    no_fact,
    pair_fact,
    plain_fact,
    words_of,
)
from grognard.games.black_powder.caselines import (
    LEADER_SETTINGS,
    point,
    posed,
    read_feature,
    read_goal,
    read_leader,
    read_number,
    read_point,
    read_pose,
    with_missing,
    written_pose,
)
from grognard.games.black_powder.content import (
    Content,
    Force,
    FormationId,
    Scenario,
    Side,
    SizeId,
    Unit,
    Victory,
    Zone,
)
from grognard.games.black_powder.deployment import DEPLOY, STATION
from grognard.games.black_powder.field import (
    FORMATIONS,
    NOBODY,
    NOWHERE,
    SIDES,
    SIZES,
)
from grognard.games.black_powder.initiative import look_around
from grognard.games.black_powder.options import OPTIONS
from grognard.games.black_powder.reports import REPORT
from grognard.games.black_powder.riding import RIDES
from grognard.games.black_powder.sequence import COMMAND_FIRST, TOLD_COMMAND_FIRST, clear, lay_out
from grognard.games.black_powder.setup import set_up
from grognard.games.black_powder.state import (
    CHARGE,
    COMBAT,
    COMMAND,
    ENTER,
    MOVE,
    ON_TABLE,
    SHOOTING,
    Battle,
)
from grognard.games.black_powder.table import BlackPowderTable
from grognard.games.black_powder.victory import holder
from grognard.packs.given import expect, hint, number, pairs, strings, table, text, whole

BARE: Final = Scenario(
    id="bare",
    date="",
    en="Bare table",
    fr="Table nue",
    width=72000,
    depth=48000,
    turns=8,
    source="",
    army=[Force("a", "france"), Force("b", "austria")],
    zone=[
        Zone("a", [[0, 0], [72000, 0], [72000, 12000], [0, 12000]]),
        Zone("b", [[0, 36000], [72000, 36000], [72000, 48000], [0, 48000]]),
    ],
    terrain=[],
    objective=[],
    commander=[],
    unit=[],
    victory=[Victory("army_break"), Victory("most_points")],
    first="a",
)
PHASES: Final = (  # in the order of `COMMAND_FIRST`
    "reserves", "elite", "forced", "initiative", "orders", "commanders", "brave", "shooting", "combat", "end",
)  # fmt: skip
DEPLOYMENT: Final = "deployment"  # before them all
KEYS: Final = (
    "scenario", "table", "terrain", "pieces", "add", "remove", "commanders", "objectives", "options",
    "first", "turn", "phase", "turns", "set",
)  # fmt: skip
PIECE_SETTINGS: Final = (
    "id", "formation", "size", "brigade", "building", "casualties", "disordered", "reserve", "entry",
)  # fmt: skip
UNIT_SETS: Final = ("deeds", "used", "moves", "won", "charging", "stamina", "fresh")
SETS: Final = ("turn", "start", "broken", "spoken", "rerolled", "holders", *UNIT_SETS)
DEFAULTS: Final = {"inf": "line", "cav": "line", "art": "deployed", "wagon": "wagon"}


class BlackPowderCases(CaseBook[Battle]):
    """The case book of Black Powder; its keys are described in docs/cases.md."""

    def __init__(self, content: Content, table: BlackPowderTable) -> None:
        self.content: Final = content
        self.table: Final = table

    def arrange(self, position: Mapping[str, object]) -> Battle:
        for key in position:
            expect(key, KEYS, "key")
        scenario = self.scenario(position)
        s = Battle(set_up(self.content, scenario, self.options(position)))
        lay_out(s)
        s.active = SIDES.index(expect(text(position, "turn", scenario.first or "a"), SIDES, "side"))
        s.first = SIDES.index(scenario.first or "a")
        s.turn = 1
        self.wound(s, [*strings(position, "pieces"), *strings(position, "add")])
        self.attach(s, strings(position, "commanders"))
        clear(s)
        look_around(s)
        self.settle_sets(s, table(position, "set"))
        self.open_phase(s, expect(text(position, "phase", "orders"), (DEPLOYMENT, *PHASES), "phase"))
        return s

    # setting up

    def scenario(self, position: Mapping[str, object]) -> Scenario:
        """The scenario, or the bare table, with what the case changes."""
        base = BARE
        if "scenario" in position:
            known = {each.id: each for each in self.content.scenarios}
            base = known[expect(text(position, "scenario", ""), known, "scenario")]
        width, depth = base.width, base.depth
        if "table" in position:
            width, depth = read_point(text(position, "table", "").replace("x", ","), "table")
        base = replace(
            base,
            width=width,
            depth=depth,
            turns=whole(position.get("turns", base.turns), "turns", 1, 100),
            first=cast(Side, expect(text(position, "first", base.first or "a"), SIDES, "side")),
            terrain=[*base.terrain, *[read_feature(line) for line in strings(position, "terrain")]],
            objective=[*base.objective, *[read_goal(line) for line in strings(position, "objectives")]],
        )
        gone = strings(position, "remove")
        units = [] if "pieces" in position else [each for each in base.unit if each.id not in gone]
        for line in [*strings(position, "pieces"), *strings(position, "add")]:
            units.append(self.read_unit(line, units))
        leaders = [] if "pieces" in position else list(base.commander)
        for line in strings(position, "commanders"):
            leader = read_leader(line)
            leaders = [each for each in leaders if each.id != leader.id] + [leader]
        return replace(base, unit=units, commander=with_missing(leaders, units, width, depth))

    def read_unit(self, line: str, others: list[Unit]) -> Unit:
        """One more unit: "a fr_line 20,10/0 formation=attack_column id=f1 casualties=2"."""
        words = line.split()
        if len(words) < 2:
            raise ValueError(f'pieces: "{line}" is no unit (write "a fr_line 20,10/0 formation=line id=f1")')
        side, profile = expect(words[0], SIDES, "side"), words[1]
        profiles = self.content.profiles()
        expect(profile, profiles, "profile")
        posed = len(words) > 2 and "=" not in words[2]
        given = pairs(words[3 if posed else 2 :], PIECE_SETTINGS, "setting")
        x, y, facing = read_pose(words[2], "pieces") if posed else (0, 0, 0)
        id = given.get("id", f"{side}{len(others) + 1}")
        if any(each.id == id for each in others):
            raise ValueError(f'pieces: "{line}": there is already a unit "{id}"')
        formation = given.get("formation", DEFAULTS[profiles[profile].arm])
        size = given.get("size")
        entry = [list(read_point(each, "entry")) for each in given.get("entry", "").split("-") if each]
        return Unit(
            id=id,
            profile=profile,
            brigade=given.get("brigade", f"brigade_{side}"),
            formation=cast(FormationId, expect(formation, FORMATIONS, "formation")),
            at=[x, y],
            facing=facing,
            building=given.get("building", ""),
            reserve=number(given.get("reserve", "0"), "reserve"),
            entry=entry,
            size=None if size is None else cast(SizeId, expect(size, SIZES, "size")),
        )

    def options(self, position: Mapping[str, object]) -> Options:
        """Options by id."""
        known = {option.id: option for option in OPTIONS}
        found: dict[str, int] = {}
        for key, value in table(position, "options").items():
            option = known[expect(key, known, "option")]
            found[key] = whole(value, f"options.{key}", option.lowest, option.highest)
        return found

    def wound(self, s: Battle, lines: list[str]) -> None:
        """Casualties and disorder of the units that a case brings."""
        for line in lines:
            words = [word for word in line.split()[2:] if "=" in word]
            given = pairs(words, PIECE_SETTINGS, "setting")
            if "id" in given and given["id"] in s.field.forces.ids:
                unit = self.unit(s, given["id"])
                s.casualties[unit] = number(given.get("casualties", "0"), "casualties")
                s.disordered[unit] = number(given.get("disordered", "0"), "disordered", 0, 1)

    def attach(self, s: Battle, lines: list[str]) -> None:
        """Commanders who begin with a unit."""
        for line in lines:
            words = line.split()
            given = pairs([word for word in words if "=" in word], LEADER_SETTINGS, "setting")
            if "with" in given:
                commander, unit = self.commander(s, words[1]), self.unit(s, given["with"])
                s.attached[commander - s.field.forces.units] = unit
                s.x[commander], s.y[commander] = s.x[unit], s.y[unit]

    def settle_sets(self, s: Battle, settings: Mapping[str, object]) -> None:
        """The `set.` keys."""
        for key in settings:
            expect(key, SETS, "set key")
        s.turn = whole(settings.get("turn", s.turn), "set.turn", 1, s.field.turns)
        s.rerolled = whole(settings.get("rerolled", 0), "set.rerolled", 0, 1)
        lists = {
            "moves": s.moves, "won": s.won, "charging": s.charging, "stamina": s.stamina, "fresh": s.fresh,
        }  # fmt: skip
        for word, value in table(settings, "deeds").items():
            s.deeds[self.unit(s, word)] |= bits_of(str(value), DONE, "deed")
        for word, value in table(settings, "used").items():
            s.used[self.unit(s, word)] |= bits_of(str(value), USED, "thing used up")
        for key, values in lists.items():
            for word, value in table(settings, key).items():
                values[self.unit(s, word)] = whole(value, f"set.{key}.{word}")
        for word, value in table(settings, "start").items():
            s.start[self.unit(s, word)] = read_pose(str(value), "set.start")
        for word, value in table(settings, "spoken").items():
            s.spoken[self.commander(s, word) - s.field.forces.units] = whole(value, f"set.spoken.{word}")
        for id in strings(settings, "broken"):
            s.broken[s.field.brigades.ids.index(expect(id, s.field.brigades.ids, "brigade"))] = 1
        for id, value in table(settings, "holders").items():
            s.holders[self.feature(s, id)] = SIDES.index(expect(str(value), SIDES, "side"))

    def open_phase(self, s: Battle, phase: str) -> None:
        """Put the player turn on the agenda from the phase on, or the deployment of the side to play."""
        if phase == DEPLOYMENT:
            s.then(DEPLOY[s.active], STATION[s.active], *COMMAND_FIRST)
            return
        s.phase = {"shooting": SHOOTING, "combat": COMBAT}.get(phase, COMMAND)
        first: Step[Battle] = COMMAND_FIRST[PHASES.index(phase)]
        if s.field.referee:
            s.then(*TOLD_COMMAND_FIRST[TOLD_COMMAND_FIRST.index(REPORT if first is RIDES else first) :])
        else:
            s.then(*COMMAND_FIRST[PHASES.index(phase) :])
        s.settle()

    # finding

    def unit(self, s: Battle, word: str) -> int:
        """A unit by its id."""
        ids = s.field.forces.ids[: s.field.forces.units]
        if word not in ids:
            raise ValueError(f'no unit "{word}"' + hint(word, ids))
        return ids.index(word)

    def commander(self, s: Battle, word: str) -> int:
        """A commander by his id."""
        units, ids = s.field.forces.units, s.field.forces.ids
        return units + ids[units:].index(expect(word, ids[units:], "commander"))

    def feature(self, s: Battle, word: str) -> int:
        ids = [feature.id for feature in s.field.features]
        return ids.index(expect(word, ids, "piece of terrain"))

    # reading

    def fact(self, s: Battle, path: str) -> int | str | list[str]:
        words = path.split()
        if len(words) == 3 and words[0] == "piece":
            return self.piece_fact(s, self.unit(s, words[1]), expect(words[2], PIECE_FACTS, "fact of a unit"))
        if len(words) == 3 and words[0] in PAIR_FACTS:
            return pair_fact(s, words[0], self.unit(s, words[1]), self.unit(s, words[2]))
        if len(words) > 3 and words[0] == "cost":
            return legs.cost(s, self.unit(s, words[1]), self.leg(s, words[2:]))
        if len(words) in (3, 4) and words[0] == "end":
            _, target, slide = self.leg(s, ["charge", *words[2:]])
            return posed(charges.end_pose(s, self.unit(s, words[1]), target, slide))
        if len(words) == 2:
            return self.named_fact(s, words[0], words[1])
        if len(words) == 1:
            return plain_fact(s, words[0])
        raise no_fact(path)

    def leg(self, s: Battle, words: list[str]) -> Choice:
        """A leg as a case writes it: "move 20,18/0", "enter house", "charge e1 -1.5"."""
        gait = expect(words[0], LEGS, "leg")
        if gait == "enter":
            return ENTER, self.feature(s, words[1])
        if gait == "charge":
            slide = read_number(words[2], 1000, "slide") if len(words) > 2 else charges.DEFAULT
            return CHARGE, self.unit(s, words[1]), slide
        return MOVE, *[each for word in words[1:] for each in read_pose(word, "cost")]

    def piece_fact(self, s: Battle, unit: int, what: str) -> int | str | list[str]:
        """A fact about a unit."""
        ids = s.field.forces.ids
        texts: dict[str, int | str | list[str]] = {
            "formation": FORMATIONS[s.formation[unit]],
            "pose": written_pose(s, unit),
            "where": WHERE[s.where[unit]],
            "building": "" if s.building[unit] == NOWHERE else s.field.features[s.building[unit]].id,
            "touches": [ids[enemy] for enemy in ground.touched_by(s, unit)],
            "deeds": words_of(s.deeds[unit], DONE),
            "used": words_of(s.used[unit], USED),
            "shaken": int(s.is_shaken(unit)),
            "engaged": int(s.is_engaged(unit)),
        }
        if what in texts:
            return texts[what]
        if what == "level":
            return ground.level(s, unit)
        if what == "road":
            return int(ground.is_on_road(s, unit))
        if what == "corners":
            around = s.outline[unit].points
            return [point(around[i], around[i + 1]) for i in range(0, len(around), 2)]
        if what == "commander":
            return [ids[s.field.forces.units + n] for n, joined in enumerate(s.attached) if joined == unit]
        lists = {
            "casualties": s.casualties, "disordered": s.disordered, "moves": s.moves, "stamina": s.stamina,
            "charging": s.charging, "won": s.won,
        }  # fmt: skip
        return lists[what][unit]

    def named_fact(self, s: Battle, what: str, word: str) -> int | str:
        """A fact about a commander, a brigade, an objective or a side."""
        if what == "score":
            return s.scores[SIDES.index(expect(word, SIDES, "side"))]
        if what == "broken":
            ids = s.field.brigades.ids
            return s.broken[ids.index(expect(word, ids, "brigade"))]
        if what == "holder":
            goals = {goal.id: goal for goal in s.field.goals}
            side = holder(s, goals[expect(word, goals, "objective")])
            return "" if side == NOBODY else SIDES[side]
        if what not in ("rating", "place", "joined"):
            raise no_fact(f"{what} {word}")
        commander = self.commander(s, word)
        each = commander - s.field.forces.units
        if what == "rating":
            return s.rating[each]
        if what == "joined":
            return "" if s.attached[each] == NOBODY else s.field.forces.ids[s.attached[each]]
        if s.where[commander] != ON_TABLE:
            return WHERE[s.where[commander]]
        return point(s.x[commander], s.y[commander])
