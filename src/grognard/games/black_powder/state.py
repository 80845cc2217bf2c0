"""A position of Black Powder: poses, losses, states, and the order, shot or combat under way."""

from typing import Final, Self

from grognard.boards.shapes import Shape, spot
from grognard.core.journal import PASS, Choice
from grognard.core.memory import Position
from grognard.core.state import State
from grognard.games.black_powder.field import NOBODY, NOWHERE, Field

# Where a unit or a commander is.
ON_TABLE: Final = 0
RESERVE: Final = 1
LOST: Final = 2

# Phases of a player turn, for those who look (BP-over-4).
COMMAND: Final = 0
SHOOTING: Final = 1
COMBAT: Final = 2

# Kinds of order (BP-order-9, BP-cmd-38, BP-cmd-40).
ORDERS: Final = 0  # the plain order: its routes say what it is
FOLLOW_ME: Final = 1
RALLY: Final = 2
DEEDS: Final = ["orders", "follow_me", "rally", "finish"]
FINISH: Final = 3

# Kinds of leg (BP-order-1).
MOVE: Final = 0
FORM: Final = 1
CHARGE: Final = 2
ENTER: Final = 3
LEAVE: Final = 4
MOUNT: Final = 5
GAITS: Final = ["move", "form", "charge", "enter", "leave", "mount"]

# Answers to the questions of the chapters, in the notation.
YES: Final = 0
NO: Final = 1
HOLD: Final = 2  # responses to a charge (3.13)
FIRE: Final = 3
COUNTER: Final = 4
EVADE: Final = 5
FACE: Final = 6
FIRE_AND_COUNTER: Final = 7
LET_PASS: Final = 8  # no traversing fire
STAY: Final = 9  # after the combat (3.22)
REFORM: Final = 10
FALL_BACK: Final = 11
SWEEP: Final = 12
SWEEP_CHARGE: Final = 13
OCCUPY: Final = 14
REJOIN: Final = 15
ANSWERS: Final = [
    "yes", "no", "hold", "fire", "counter", "evade", "face", "fire_and_counter", "pass", "stay", "reform",
    "fall_back", "sweep", "charge", "occupy", "rejoin",
]  # fmt: skip

# What a unit did in this player turn, bit by bit.
ORDERED: Final = 1  # the object of an order attempt, or of an initiative move (BP-cmd-21, BP-seq-10)
CHARGED: Final = 2  # or counter-charged: +1 in the first round (BP-chg-16)
EVADED: Final = 4
SWEPT: Final = 8  # made a charging sweep (BP-post-7)
RETIRED: Final = 16
SHOT: Final = 32
REACTED: Final = 64  # closing or traversing fire (BP-resp-6)
TURNED: Final = 128  # a square formed, a turn to face: no more responses
FOUGHT: Final = 256  # fought in this phase (BP-seq-14)
BY_GUNS: Final = 512  # took casualties from artillery in this step (BP-break-11)
FRESH_HURT: Final = 1024  # took a casualty in this action (BP-spec-28)
HAULED: Final = 2048  # moved by hand (BP-move-5)
SQUARED: Final = 4096  # made a move as a square (BP-cmd-28)
NEAR: Final = 8192  # an enemy was near when the Command phase began (BP-init-1)
HEARTENED: Final = 16384  # it has tried to find its courage again (BP-spec-25)
RESAVED: Final = 32768  # it has rolled a save again in this round of combat (BP-spec-23)
RESTRUCK: Final = 65536  # it has rolled a blow again in this round of combat (BP-spec-13)
INITIATED: Final = 131072  # acted by initiative, so that no order is for it (BP-seq-10)

# What a unit has used up in the battle, bit by bit.
FIRED: Final = 1  # its first fire (BP-spec-8)
STOOD: Final = 2  # its steady test (BP-spec-26)
DARED: Final = 4  # its valiant re-roll (BP-spec-27)
BLOODED: Final = 8  # it has fought a round of combat (BP-spec-15)

NO_SHAPE: Final = spot(0, 0)  # of a unit that stands nowhere


class Battle(State):
    """Mutable data; the chapters judge it and change it. Poses change only through `ground.put`."""

    # fmt: off
    __slots__ = (
        "active", "answers", "arrival", "attached", "broken", "building", "casualties", "charging",
        "closing", "combat", "command", "contact", "deed", "deeds", "dice", "disordered", "facing", "field",
        "fire", "first", "formation", "fresh", "granted", "group", "hits", "holders", "kind", "legs",
        "moves", "outline", "phase", "rating", "rerolled", "result_bonus", "roll", "rounds",
        "routes", "scores", "shot", "spoken", "stamina", "start", "struck", "supports", "tests", "turn",
        "used", "weights", "where", "won", "x", "y",
    )
    # fmt: on

    def __init__(self, field: Field, other: "Battle | None" = None) -> None:
        super().__init__()
        self.field: Final = field
        if other is None:
            forces = field.forces
            units, pieces = forces.units, len(forces.ids)
            brigades = len(field.brigades.ids)
            self.turn = 0  # the full turn, from 1
            self.weights = field.weights  # by which bots judge it
            self.first = field.first  # the side that goes first (BP-over-8)
            self.active = NOBODY  # the side whose player turn it is
            self.phase = COMMAND
            # pieces: units, then commanders
            self.x = [0] * pieces
            self.y = [0] * pieces
            self.facing = [0] * pieces
            self.where = [RESERVE] * pieces
            # units
            self.kind = forces.kind.copy()
            self.formation = forces.formation.copy()
            self.building = [NOWHERE] * units  # the feature that it garrisons
            self.outline: list[Shape] = [NO_SHAPE] * units  # its footprint; kept by ground.put
            self.contact = [0] * units  # the set of enemy units in contact with it (BP-geo-12)
            self.start: list[Choice] = [PASS] * units  # pose when the Command phase began; PASS: came since
            self.casualties = [0] * units
            self.disordered = [0] * units
            self.stamina = [field.kinds[kind].stamina for kind in forces.kind]  # 0 until it is rolled
            self.fresh = [0] * units  # the die of BP-spec-29, 0 until it is rolled; 7 when its turn is over
            self.deeds = [0] * units  # what it did in this player turn, bit by bit
            self.used = [0] * units  # what it has used up in the battle, bit by bit
            self.moves = [0] * units  # moves made in this player turn
            self.won = [0] * units  # won the previous round of its combat (BP-h2h-8)
            self.charging = [0] * units  # counts as charging in its next round (BP-chg-16)
            self.closing = [0] * units  # casualties of closing fire until the first round (BP-h2h-16)
            self.arrival = [forces.entry[unit] for unit in range(units)]  # its entry segment as a reserve
            # commanders, by piece number less the units
            self.rating = forces.rating.copy()
            self.attached = [NOBODY] * (pieces - units)  # the unit that he has joined
            self.spoken = [0] * (pieces - units)  # 1 gave an order, 2 finished; 4 moved or joined this turn
            self.rerolled = 0  # the general's re-roll was used in this player turn (BP-cmd-37)
            # brigades and buildings
            self.broken = [0] * brigades
            self.holders = [NOBODY] * len(field.features)  # the side that last garrisoned a building
            # the order under way
            self.command = NOBODY  # the commander who speaks
            self.deed = 0  # ORDERS, FOLLOW_ME or RALLY
            self.group: Choice = PASS  # its units in the order of their briefing
            self.routes: list[list[Choice]] = []  # by member of the group: its legs
            self.legs: Choice = PASS  # the leg under way: unit, number of the leg, step within it
            self.granted = 0  # moves granted
            self.roll: Choice = PASS  # the dice that lie on the table
            # fire and combat under way
            self.fire: Choice = PASS  # shooter, target, face, mode… (shooting.py)
            self.shot: Choice = PASS  # the next that can be made: it follows from the rest
            self.dice: Choice = PASS  # dice still to be saved or re-rolled
            self.hits = 0
            self.combat: Choice = PASS  # the units of the combat being fought, in rising order
            self.struck: Choice = PASS  # by entry of `rounds`: the hits of its blows
            self.scores = [0, 0]  # by side, in this round
            self.result_bonus = [0, 0]
            self.supports: Choice = PASS  # supporter, supported, quarter; and so on
            self.tests: Choice = PASS  # unit, cause; and so on: break tests still to take
            self.rounds: list[Choice] = []  # allocated dice: attacker, enemy, face, dice
            self.answers: Choice = PASS  # what players have said of the ground (told.py)
        else:
            self.turn = other.turn
            self.weights = other.weights
            self.first = other.first
            self.active = other.active
            self.phase = other.phase
            self.x = other.x.copy()
            self.y = other.y.copy()
            self.facing = other.facing.copy()
            self.where = other.where.copy()
            self.kind = other.kind.copy()
            self.formation = other.formation.copy()
            self.building = other.building.copy()
            self.outline = other.outline.copy()
            self.contact = other.contact.copy()
            self.start = other.start.copy()
            self.casualties = other.casualties.copy()
            self.disordered = other.disordered.copy()
            self.stamina = other.stamina.copy()
            self.fresh = other.fresh.copy()
            self.deeds = other.deeds.copy()
            self.used = other.used.copy()
            self.moves = other.moves.copy()
            self.won = other.won.copy()
            self.charging = other.charging.copy()
            self.closing = other.closing.copy()
            self.arrival = other.arrival.copy()
            self.rating = other.rating.copy()
            self.attached = other.attached.copy()
            self.spoken = other.spoken.copy()
            self.rerolled = other.rerolled
            self.broken = other.broken.copy()
            self.holders = other.holders.copy()
            self.command = other.command
            self.deed = other.deed
            self.group = other.group
            self.routes = [route.copy() for route in other.routes]
            self.legs = other.legs
            self.granted = other.granted
            self.roll = other.roll
            self.fire = other.fire
            self.shot = other.shot
            self.dice = other.dice
            self.hits = other.hits
            self.combat = other.combat
            self.struck = other.struck
            self.scores = other.scores.copy()
            self.result_bonus = other.result_bonus.copy()
            self.supports = other.supports
            self.tests = other.tests
            self.rounds = other.rounds.copy()
            self.answers = other.answers
            self.share_agenda(other)

    def clone(self) -> Self:
        return type(self)(self.field, self)

    def single_facts(self) -> list[int]:
        """The numbers that stand alone."""
        return [
            self.turn, self.first, self.active, self.phase, self.rerolled, self.command, self.deed,
            self.granted, self.hits,
        ]  # fmt: skip

    def listed_facts(self) -> list[list[int]]:
        """The numbers that stand in lists; outlines and contacts follow from poses, if there are any."""
        facts = [
            self.x, self.y, self.facing, self.where, self.kind, self.formation, self.building,
            self.casualties, self.disordered, self.stamina, self.fresh, self.deeds, self.used, self.moves,
            self.won, self.charging, self.closing, self.rating, self.attached, self.spoken, self.broken,
            self.holders, self.scores, self.result_bonus,
        ]  # fmt: skip
        return [*facts, self.contact] if self.field.referee else facts

    def chosen_facts(self) -> list[Choice]:
        """The numbers that stand in choices."""
        choices = [
            self.group, self.legs, self.roll, self.fire, self.dice, self.combat, self.struck, self.supports,
            self.tests,
        ]  # fmt: skip
        if self.field.referee:
            choices.append(self.answers)
        for route in self.routes:
            choices.append((len(route),))
            choices.extend(route)
        return [*choices, *self.start, *self.arrival, *self.rounds]

    def own_facts(self) -> list[int]:
        facts = self.single_facts()
        for numbers in self.listed_facts():
            facts.append(len(numbers))
            facts.extend(numbers)
        for choice in self.chosen_facts():
            facts.append(len(choice))
            facts.extend(choice)
        return facts

    def key(self) -> tuple[object, ...]:
        numbers = tuple([tuple(numbers) for numbers in self.listed_facts()])
        return (*self.single_facts(), numbers, tuple(self.chosen_facts()), self.agenda_key())

    def stance(self) -> Position:
        """Which units stand where, and how: what there is to see and to shoot at follows from it."""
        units = self.field.forces.units
        return (
            tuple(self.x[:units]),
            tuple(self.y[:units]),
            tuple(self.facing[:units]),
            tuple(self.where[:units]),
            tuple(self.kind),
            tuple(self.formation),
            tuple(self.building),
        )

    def condition(self) -> Position:
        """What men are worth: losses, disorder, who has lost heart."""
        return tuple(self.casualties), tuple(self.stamina), tuple(self.disordered), tuple(self.broken)

    def is_on_table(self, piece: int) -> bool:
        return self.where[piece] == ON_TABLE

    def is_shaken(self, unit: int) -> bool:
        """Its casualties reach its Stamina, if that is known (BP-cas-2)."""
        return self.casualties[unit] >= self.stamina[unit] > 0

    def is_engaged(self, unit: int) -> bool:
        """It is in contact with an enemy (BP-geo-12)."""
        return self.contact[unit] != 0

    def has(self, unit: int, special: int) -> bool:
        """The unit has a special rule."""
        return self.field.kinds[self.kind[unit]].specials & special != 0

    def arm(self, unit: int) -> int:
        return self.field.kinds[self.kind[unit]].arm

    def side(self, piece: int) -> int:
        return self.field.forces.side[piece]

    def units_of(self, side: int) -> list[int]:
        """The side's units on the table."""
        return [unit for unit in self.field.forces.of[side] if self.where[unit] == ON_TABLE]
