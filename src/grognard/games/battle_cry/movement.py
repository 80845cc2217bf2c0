"""Movement of units and generals (3.3, 3.4)."""

from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Rule, Step
from grognard.games.battle_cry.field import CAVALRY, GENERAL, INFANTRY, NOBODY, OFF_BOARD
from grognard.games.battle_cry.orders import lose_led_order
from grognard.games.battle_cry.state import ALONG, BARRED, BY_HIMSELF, LED, NO_ORDER, ORDERED, Battle
from grognard.games.battle_cry.victory import test_ground

TOGETHER: Final = 0
ALONE: Final = 1


def allowance(s: Battle, piece: int) -> int:
    """How many hexes the piece may move: its own number, or the card's for its arm."""
    army = s.field.army
    return s.terms.moves[army.arm[piece]] or army.moves[piece]


def allowance_clause(s: Battle, piece: int) -> str:
    """The clause that gives the allowance."""
    if s.terms.moves[s.field.army.arm[piece]]:
        return s.terms.moves_clause
    return s.field.army.moves_clause[piece]


def mover_verdict(s: Battle, piece: int, second: bool) -> str:
    """The clause that forbids the piece to move now, or LEGAL."""
    army = s.field.army
    if army.side[piece] != s.active or s.at[piece] == OFF_BOARD:
        return "BC-order-2"
    if s.ordered[piece] == NO_ORDER:
        return "BC-order-2" if army.arm[piece] == GENERAL else "BC-move-4"
    if s.terms.still:
        return s.terms.still
    if second:
        return second_verdict(s, piece)
    if s.marched[piece]:
        if army.arm[piece] == GENERAL:
            return "BC-gen-5" if s.marched[piece] == ALONG else "BC-gen-3"
        return "BC-move-3"
    return LEGAL


def second_verdict(s: Battle, piece: int) -> str:
    """Whether the piece has a second move after the battles (BC-hitrun-2)."""
    if s.field.army.arm[piece] != CAVALRY:
        return s.terms.second_move
    if s.ordered[piece] == BARRED:
        return "BC-fight-9"
    return "BC-move-3" if s.marched[piece] else LEGAL


def ways(s: Battle, piece: int) -> list[int]:
    """Whether the unit's general goes along: TOGETHER, ALONE, or as the owner likes (BC-gen-13 to -18)."""
    general = NOBODY if s.field.army.arm[piece] == GENERAL else s.general_with(piece)
    if general == NOBODY:
        return [ALONE]
    if s.marched[general] == BY_HIMSELF:
        return [ALONE]
    if s.ordered[general] == ORDERED and not s.marched[general] and s.ordered[piece] == ORDERED:
        return [TOGETHER, ALONE]
    return [TOGETHER]


def entry_verdict(s: Battle, piece: int, hex: int, led: bool) -> str:
    """The clause that closes the hex to the moving piece, or LEGAL; `led`: its general moves with it."""
    army = s.field.army
    arm = army.arm[piece]
    unit, general = s.unit_on[hex], s.general_on[hex]
    closed = s.field.ground.closed[arm][hex]
    if closed or (unit == NOBODY and general == NOBODY):
        return closed
    side = army.side[piece]
    if arm == GENERAL:
        if (unit != NOBODY and army.side[unit] != side) or (general != NOBODY and army.side[general] != side):
            return "BC-gen-8"
        return LEGAL
    if unit != NOBODY and unit != piece:
        return "BC-move-11" if army.side[unit] == side else "BC-move-12"
    if general != NOBODY:
        if army.side[general] != side:
            return "BC-move-13"
        if led and s.at[general] != s.at[piece]:
            return "BC-move-15"
    return LEGAL


def end_verdict(s: Battle, piece: int, hex: int) -> str:
    """The clause that forbids the piece to end its move on a hex that it may enter, or LEGAL."""
    if s.field.army.arm[piece] == GENERAL and s.general_on[hex] not in (NOBODY, piece):
        return "BC-gen-17"
    return LEGAL


def stops_at(s: Battle, piece: int, hex: int) -> str:
    """The clause that ends the piece's move on the hex, or empty."""
    if s.field.ground.stops[hex]:
        return s.field.ground.stops[hex]
    arm = s.field.army.arm[piece]
    if arm != GENERAL and s.general_on[hex] != NOBODY and s.at[s.general_on[hex]] != s.at[piece]:
        return "BC-march-3" if arm == INFANTRY and s.terms.moves[arm] else "BC-move-14"
    return ""


def reach(s: Battle, piece: int, led: bool, halts: bool = True) -> list[list[int]]:
    """The hexes that the piece may end on, by the fewest steps to them (BC-move-8, BC-move-20).

    Without `halts` nothing stops a move: so one can tell what did.
    """
    moves = allowance(s, piece)
    open_beside = s.field.open_beside[s.field.army.arm[piece]]
    unit_on, general_on, stops = s.unit_on, s.general_on, s.field.ground.stops
    if moves == 1:
        return [
            [
                hex
                for hex in open_beside[s.at[piece]]
                if (unit_on[hex] == NOBODY and general_on[hex] == NOBODY) or can_end(s, piece, hex, led)
            ]
        ]
    layers: list[list[int]] = []
    frontier = [s.at[piece]]
    seen = [False] * s.field.size
    for _ in range(moves):
        ends: list[int] = []
        onward: list[int] = []
        for here in frontier:
            for hex in open_beside[here]:
                if seen[hex]:
                    continue
                seen[hex] = True
                if unit_on[hex] == NOBODY and general_on[hex] == NOBODY:
                    ends.append(hex)
                    if not stops[hex] or not halts:
                        onward.append(hex)
                elif not entry_verdict(s, piece, hex, led):
                    if not end_verdict(s, piece, hex):
                        ends.append(hex)
                    if not halts or not stops_at(s, piece, hex):
                        onward.append(hex)
        layers.append(ends)
        frontier = onward
    return layers


def can_end(s: Battle, piece: int, hex: int, led: bool) -> bool:
    """The piece may enter the hex and stay there."""
    return not entry_verdict(s, piece, hex, led) and not end_verdict(s, piece, hex)


def can_step(s: Battle, piece: int) -> bool:
    """The piece has at least one hex to go to."""
    unit_on, general_on, arm = s.unit_on, s.general_on, s.field.army.arm[piece]
    beside = s.field.open_beside[arm][s.at[piece]]
    for hex in beside:
        if unit_on[hex] == NOBODY and general_on[hex] == NOBODY:
            return True
    for way in ways(s, piece):
        led = way == TOGETHER
        for hex in beside:
            if can_end(s, piece, hex, led):
                return True
        if arm == GENERAL and any(reach(s, piece, led)):
            return True  # through friends with whom he cannot stay
    return False


def wander(s: Battle, piece: int, led: bool, rng: Rng) -> int:
    """A hex that the piece may move to, by a random way of a random length; NOBODY if it cannot step.

    What bars the way is left aside.
    """
    open_beside = s.field.open_beside[s.field.army.arm[piece]]
    unit_on, general_on, stops = s.unit_on, s.general_on, s.field.ground.stops
    moves = allowance(s, piece)
    here, end = s.at[piece], NOBODY
    for _ in range(1 + rng.below(moves) if moves > 1 else moves):
        beside = open_beside[here]
        hex = beside[rng.below(len(beside))] if beside else here
        if unit_on[hex] == NOBODY and general_on[hex] == NOBODY:
            here = end = hex
            if stops[hex]:
                break
        elif not entry_verdict(s, piece, hex, led):
            here = hex
            if not end_verdict(s, piece, hex):
                end = hex
            if stops_at(s, piece, hex):
                break
    if end != NOBODY:
        return end
    near = [hex for hex in open_beside[s.at[piece]] if can_end(s, piece, hex, led)]
    return near[rng.below(len(near))] if near else NOBODY


def fewest_steps(s: Battle, piece: int, hex: int, led: bool) -> int:
    """The fewest steps to a hex within reach: mostly one, or two by an empty hex that stops nobody."""
    here = s.at[piece]
    distance = s.field.distance[here][hex]
    if distance == 1:
        return 1
    if distance == 2:
        near, stops, unit_on = s.field.distance[hex], s.field.ground.stops, s.unit_on
        for between in s.field.open_beside[s.field.army.arm[piece]][here]:
            empty = unit_on[between] == NOBODY and s.general_on[between] == NOBODY
            if empty and near[between] == 1 and not stops[between]:
                return 2
    return steps_to(reach(s, piece, led), hex)


def steps_to(layers: list[list[int]], hex: int) -> int:
    """The fewest steps to a hex, or 0 if it is out of reach."""
    for number, ends in enumerate(layers):
        if hex in ends:
            return number + 1
    return 0


def move_objection(s: Battle, piece: int, hex: int, led: bool) -> Note | None:
    """Why the piece cannot move to the hex, with the distance and the allowance."""
    if steps_to(reach(s, piece, led), hex):
        return None
    closed = entry_verdict(s, piece, hex, led) or end_verdict(s, piece, hex)
    distance = s.field.distance[s.at[piece]][hex]
    if closed:
        return Note(closed, (piece, hex))
    if distance > allowance(s, piece):
        return Note(allowance_clause(s, piece), (piece, distance, allowance(s, piece)))
    halted = steps_to(reach(s, piece, led, halts=False), hex)
    return Note(halting_clause(s, piece, hex) if halted else "BC-move-8", (piece, hex))


def halting_clause(s: Battle, piece: int, end: int) -> str:
    """The clause that would stop the piece on its way to the end: of the nearest ground that stops it."""
    start, moves, distance = s.at[piece], allowance(s, piece), s.field.distance
    for hex in s.field.board.within(start, moves):
        on_the_way = hex not in (start, end) and distance[start][hex] + distance[hex][end] <= moves
        if on_the_way and stops_at(s, piece, hex):
            return "BC-gen-9" if s.field.army.arm[piece] == GENERAL else stops_at(s, piece, hex)
    return "BC-move-8"


class Move(Step[Battle]):
    """The active player moves one ordered piece, or is done (BC-move-1, BC-move-2)."""

    __slots__ = ("second",)
    verb = "move"
    kinds = "piece hex alone?"
    about = "number"

    def __init__(self, second: bool) -> None:
        self.second: Final = second

    def args(self) -> Choice:
        return (int(self.second),)

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = []
        for piece in s.roster:
            if mover_verdict(s, piece, self.second):
                continue
            choices = ways(s, piece)
            for ends in reach(s, piece, choices[0] == TOGETHER):
                options.extend([(piece, hex) for hex in ends])
            if len(choices) == 2:
                for ends in reach(s, piece, False):
                    options.extend([(piece, hex, ALONE) for hex in ends])
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A piece or done, each as likely; then a hex that the piece comes to by some way."""
        marched = s.marched
        movers = [
            piece for piece in s.roster if not marched[piece] and not mover_verdict(s, piece, self.second)
        ]
        for piece in movers[rng.below(len(movers) + 1) :]:
            choices = ways(s, piece)
            way = choices[rng.below(2)] if len(choices) == 2 else choices[0]
            hex = wander(s, piece, way == TOGETHER, rng)
            if hex != NOBODY:
                return (piece, hex, ALONE) if way == ALONE and len(choices) == 2 else (piece, hex)
        return PASS

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        piece = choice[0]
        refused = mover_verdict(s, piece, self.second)
        if refused:
            return Note(refused, (piece,))
        if len(choice) < 2:
            return Note("GG-choice-1")
        choices = ways(s, piece)
        if len(choice) == 3 and (len(choices) == 1 or choice[2] != ALONE):
            return Note(way_clause(s, piece, choice[2]), (piece,))
        return move_objection(s, piece, choice[1], way_of(choice, choices) == TOGETHER)

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        piece, hex = choice[0], choice[1]
        if s.field.army.arm[piece] == GENERAL:
            move_general(s, piece, hex)
        else:
            start, goals = s.at[piece], s.field.goal_hexes
            together = way_of(choice, ways(s, piece)) == TOGETHER
            move_unit(s, piece, hex, together, fewest_steps(s, piece, hex, together))
            if goals[start] or goals[hex]:
                test_ground(s)
        offer_moves(s, self.second)


MOVE: Final = [Move(False), Move(True)]  # the first and the second move


def way_clause(s: Battle, piece: int, way: int) -> str:
    """The clause by which the owner has no say whether the general goes along."""
    if s.ordered[piece] == LED:
        return "BC-lead-7"
    general = NOBODY if s.field.army.arm[piece] == GENERAL else s.general_with(piece)
    stays = general != NOBODY and s.marched[general] == BY_HIMSELF
    return "BC-gen-15" if stays and way == TOGETHER else "BC-gen-18"


def way_of(choice: Choice, choices: list[int]) -> int:
    """How the general takes part in this choice."""
    return ALONE if len(choice) == 3 else choices[0]


def move_unit(s: Battle, unit: int, hex: int, together: bool, steps: int) -> None:
    """The unit moves, its general with it or not (BC-gen-13, BC-gen-16, BC-gen-18)."""
    general = s.general_with(unit)
    if s.journal is not None:
        s.cite(allowance_clause(s, unit), unit, steps, allowance(s, unit))
        if s.field.ground.stops[hex]:
            s.cite(s.field.ground.stops[hex], unit, hex)
    s.lift(unit)
    s.set_down(unit, hex)
    s.marched[unit] += steps
    if general != NOBODY and together:
        s.lift(general)
        s.set_down(general, hex)
        s.marched[general] = ALONG
        s.cite("BC-gen-13", general, hex)
    elif general != NOBODY:
        s.cite("BC-gen-16" if s.marched[general] == BY_HIMSELF else "BC-gen-18", unit, general)
    elif s.general_on[hex] != NOBODY:
        s.cite("BC-move-14", unit, s.general_on[hex])


def move_general(s: Battle, general: int, hex: int) -> None:
    """The general moves on his own and joins the unit that he ends with (BC-gen-1, BC-gen-7)."""
    start = s.at[general]
    s.cite("BC-gen-1", general, s.field.distance[start][hex], allowance(s, general))
    if s.field.ground.stops[hex]:
        s.cite("BC-gen-9", general, hex)
    if s.unit_on[start] != NOBODY:
        lose_led_order(s, s.unit_on[start])
    s.lift(general)
    s.set_down(general, hex)
    s.marched[general] = BY_HIMSELF
    if s.unit_on[hex] != NOBODY:
        s.cite("BC-gen-7", general, s.unit_on[hex])


class Moves(Rule[Battle]):
    """The movement step of the turn, or the second moves that a card gives after the battles."""

    __slots__ = ("second",)
    verb = "moves"

    def __init__(self, second: bool) -> None:
        self.second: Final = second

    def args(self) -> Choice:
        return (int(self.second),)

    def take(self, s: Battle, choice: Choice) -> None:
        if self.second:
            if not s.terms.second_move:
                return
            for unit in s.field.army.units[s.active]:
                if s.field.army.arm[unit] == CAVALRY:
                    s.marched[unit] = 0  # both moves are separate (BC-hitrun-4)
        offer_moves(s, self.second)


MOVES: Final = Moves(False)
SECOND_MOVES: Final = Moves(True)


def offer_moves(s: Battle, second: bool) -> None:
    """Ask for the next move while one can be made; otherwise go on (BC-seq-9)."""
    for piece in s.roster:
        if not s.marched[piece] and not mover_verdict(s, piece, second) and can_step(s, piece):
            s.ask(MOVE[second])
            return
