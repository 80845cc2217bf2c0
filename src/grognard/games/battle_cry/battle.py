"""Battle (3.5, 3.8, 3.10): the roll and its effects, taking ground, and the answer of Fight Back."""

from typing import Final

from grognard.core.dice import lump, roll, rolls
from grognard.core.journal import PASS, Choice, Note
from grognard.core.rng import Rng
from grognard.core.step import Chance, Rule, Step, Weighted
from grognard.games.battle_cry.aim import (
    aim_objection,
    battle_dice,
    battler_verdict,
    has_target,
    in_range,
    is_engaged,
    shot_verdict,
    target_verdict,
    targets,
)
from grognard.games.battle_cry.field import DIE, FACE_WEIGHTS, FLAG, GENERAL, NOBODY, OFF_BOARD, SWORDS
from grognard.games.battle_cry.losses import eliminate, lose_figures
from grognard.games.battle_cry.retreat import IgnoreFlags, fall_back, ignorable_flags
from grognard.games.battle_cry.sight import is_hidden
from grognard.games.battle_cry.state import BARRED, Battle
from grognard.games.battle_cry.victory import test_ground, test_victory

CLASSES: Final[dict[tuple[int, int], Weighted]] = {}  # of rolls, by dice and the target's arm


class Engage(Step[Battle]):
    """The active player names an ordered unit and its target, or is done (BC-battle-10, BC-battle-11)."""

    __slots__ = ()
    verb = "battle"
    kinds = "piece piece"

    def args(self) -> Choice:
        return PASS

    def actor(self, s: Battle) -> int:
        return s.active

    def options(self, s: Battle) -> list[Choice]:
        options: list[Choice] = []
        for unit in s.roster:
            if not battler_verdict(s, unit):
                for target in targets(s, unit):
                    options.append((unit, target))
        options.append(PASS)
        return options

    def propose(self, s: Battle, rng: Rng) -> Choice:
        """A unit or done, each as likely; then the first target from any one of the enemies in range on."""
        units = [unit for unit in s.roster if not battler_verdict(s, unit)]
        for unit in units[rng.below(len(units) + 1) :]:
            near = in_range(s, unit)
            first = rng.below(len(near)) if len(near) > 1 else 0
            for target in near[first:] + near[:first]:
                if not shot_verdict(s, unit, target):
                    return (unit, target)
        return PASS

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        refused = battler_verdict(s, choice[0])
        if refused:
            return Note(refused, (choice[0],))
        if len(choice) != 2:
            return Note("BC-battle-5", choice)
        return aim_objection(s, choice[0], choice[1])

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        s.battles[choice[0]] += 1
        s.ask(BATTLES)
        open_battle(s, choice[0], choice[1], False)


ENGAGE: Final = Engage()


class Battles(Rule[Battle]):
    """The battle step: goes on while an ordered unit has a battle and a target (BC-battle-4, BC-seq-9)."""

    __slots__ = ()
    verb = "battles"

    def take(self, s: Battle, choice: Choice) -> None:
        journal = s.hush()
        for unit in s.roster:
            if not battler_verdict(s, unit) and has_target(s, unit):
                s.ask(ENGAGE)
                break
        s.journal = journal


BATTLES: Final = Battles()


def open_battle(s: Battle, attacker: int, target: int, answer: bool) -> None:
    """Count the dice and put them to chance; an answer is a battle by Fight Back."""
    s.applied = 0
    if s.journal is not None:
        is_hidden(s, attacker, s.at[attacker], s.at[target])  # names the friends that guns see over
    s.ask(Roll(attacker, target, battle_dice(s, attacker, target), answer))


def is_hit(face: int, arm: int) -> bool:
    """A die hits by the target's own arm or by crossed swords; a lone general only by swords (BC-kgen-3)."""
    return face == SWORDS or (face == arm and arm != GENERAL)


class Roll(Chance[Battle]):
    """The dice of a battle."""

    __slots__ = ("answer", "attacker", "dice", "target")
    verb = "roll"
    kinds = "face*"
    about = "piece piece number number"
    tag = "battle"

    def __init__(self, attacker: int, target: int, dice: int, answer: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.dice: Final = dice
        self.answer: Final = answer

    def args(self) -> Choice:
        return (self.attacker, self.target, self.dice, int(self.answer))

    def owner(self, s: Battle) -> int:
        return s.field.army.side[self.attacker]

    def outcomes(self, s: Battle) -> Weighted:
        return rolls(self.dice, FACE_WEIGHTS)

    def classes(self, s: Battle) -> Weighted:
        """Rolls with as many hits and flags are alike."""
        arm = s.field.army.arm[self.target]
        known = CLASSES.get((self.dice, arm))
        if known is None:
            outcomes = self.outcomes(s)
            keys: list[Choice] = [
                (sum([is_hit(face, arm) for face in faces]), faces.count(FLAG)) for faces, _ in outcomes
            ]
            known = CLASSES[(self.dice, arm)] = lump(outcomes, keys)
        return known

    def sample(self, s: Battle, rng: Rng) -> Choice:
        return roll(rng, self.dice, DIE)

    def settled(self, outcome: Choice) -> Choice:
        return tuple(sorted(outcome))

    def take(self, s: Battle, choice: Choice) -> None:
        hex = s.at[self.target]
        general = s.general_on[hex]
        s.ask(Aftermath(self.attacker, self.target, hex, self.answer))
        take_hits(s, self.target, choice)
        flags = choice.count(FLAG)
        victim = self.target if s.figures[self.target] else general
        if s.result is not None or victim == NOBODY or not s.figures[victim]:
            return
        if victim != self.target:
            s.cite("BC-hit-8", victim, flags)
        if flags:
            face_flags(s, self.attacker, self.target, victim, hex, flags)


def take_hits(s: Battle, target: int, faces: Choice) -> None:
    """Hits are taken before any flag is applied (BC-hit-5)."""
    arm = s.field.army.arm[target]
    swords = faces.count(SWORDS)
    if arm == GENERAL:
        if swords:
            s.cite("BC-kgen-3", target, swords)
            eliminate(s, target)
            test_victory(s)
        return
    own = faces.count(arm)
    if own:
        s.cite("BC-hit-2", target, own)
    if swords:
        s.cite("BC-hit-3", target, swords)
    if own + swords:
        lose_figures(s, target, own + swords)
        if not s.figures[target]:
            test_victory(s)


def face_flags(s: Battle, attacker: int, target: int, victim: int, hex: int, flags: int) -> None:
    """The defender may ignore some flags; the others are applied."""
    if victim != target:
        s.cite("BC-ret-17", victim, flags)
    most = ignorable_flags(s, attacker, target, victim, hex)
    if most:
        s.ask(IgnoreFlags(victim, flags, most))
    else:
        fall_back(s, victim, flags)


class Aftermath(Rule[Battle]):
    """The battle is resolved: the attacker may take the ground, or the defender may answer."""

    __slots__ = ("answer", "attacker", "hex", "target")
    verb = "aftermath"

    def __init__(self, attacker: int, target: int, hex: int, answer: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.hex: Final = hex
        self.answer: Final = answer

    def args(self) -> Choice:
        return (self.attacker, self.target, self.hex, int(self.answer))

    def take(self, s: Battle, choice: Choice) -> None:
        if self.answer:
            if is_left(s, self.attacker, self.hex):
                s.cite("BC-ground-5", self.attacker)
            bar(s, self.target)
        elif can_take_ground(s, self.attacker, self.target, self.hex):
            s.then(TakeGround(self.attacker, self.hex))
        elif can_answer(s, self.target, self.attacker):
            s.cite("BC-fight-2", self.target, self.attacker)
            s.then(FightBack(self.target, self.attacker))


def is_left(s: Battle, unit: int, hex: int) -> bool:
    """No unit stands on the adjacent hex any more, and the unit has a general to advance with."""
    adjacent = s.field.distance[s.at[unit]][hex] == 1
    return s.unit_on[hex] == NOBODY and adjacent and s.general_with(unit) != NOBODY


def can_take_ground(s: Battle, unit: int, target: int, hex: int) -> bool:
    """The ground is left, empty, and not denied by the card."""
    if not is_left(s, unit, hex):
        return False
    if s.general_on[hex] != NOBODY:
        if s.general_on[hex] != target:
            s.cite("BC-ground-7", unit, s.general_on[hex])
        return False
    if not s.terms.takes_ground:
        s.cite("BC-var-9", unit)
    return s.terms.takes_ground


class TakeGround(Step[Battle]):
    """The victorious unit may advance onto the empty hex at once (BC-ground-4)."""

    __slots__ = ("hex", "unit")
    verb = "advance"
    kinds = "hex"
    about = "piece hex"
    passing = "stay"

    def __init__(self, unit: int, hex: int) -> None:
        self.unit: Final = unit
        self.hex: Final = hex

    def args(self) -> Choice:
        return (self.unit, self.hex)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        return [(self.hex,), PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        return None if choice in (PASS, (self.hex,)) else Note("BC-ground-1", (self.unit, self.hex))

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            s.cite("BC-ground-4", self.unit)
            return
        general = s.general_with(self.unit)
        s.cite("BC-ground-1", self.unit, self.hex)
        for piece in (self.unit, general):
            s.lift(piece)
            s.set_down(piece, self.hex)
        s.cite("BC-ground-2", general, self.hex)
        test_ground(s)


def can_answer(s: Battle, unit: int, attacker: int) -> bool:
    """The public conditions of Fight Back: its window opens whatever the defender holds (BC-fight-2)."""
    army = s.field.army
    card = s.field.fight_back
    if card == NOBODY or s.discards.count(card) == s.field.copies[card]:
        return False  # everybody sees that nobody holds it
    if army.arm[unit] == GENERAL or s.at[unit] == OFF_BOARD:
        return False
    if s.applied:
        s.cite("BC-fight-4", unit, s.applied)
        return False
    journal = s.hush()
    bound = s.field.distance[s.at[unit]][s.at[attacker]] > 1 and is_engaged(s, unit)
    can = not bound and not target_verdict(s, unit, attacker)
    s.journal = journal
    return can


class FightBack(Step[Battle]):
    """The window in which the defender may answer the battle with Fight Back."""

    __slots__ = ("attacker", "unit")
    verb = "answer"
    kinds = "card"
    about = "piece piece"
    passing = "decline"
    window = True

    def __init__(self, unit: int, attacker: int) -> None:
        self.unit: Final = unit
        self.attacker: Final = attacker

    def args(self) -> Choice:
        return (self.unit, self.attacker)

    def actor(self, s: Battle) -> int:
        return s.field.army.side[self.unit]

    def options(self, s: Battle) -> list[Choice]:
        if s.field.fight_back in s.hands[self.actor(s)]:
            return [PASS, (s.field.fight_back,)]
        return [PASS]

    def objection(self, s: Battle, choice: Choice) -> Note | None:
        if not choice:
            return None
        if choice != (s.field.fight_back,) or s.field.fight_back not in s.hands[self.actor(s)]:
            return Note("BC-fight-1", choice)
        return None

    def take(self, s: Battle, choice: Choice) -> None:
        if not choice:
            return
        side = self.actor(s)
        s.hands[side].remove(choice[0])
        s.discards.append(choice[0])
        s.fought_back = True
        s.reveal()
        s.cite("BC-fight-1", self.unit, self.attacker)
        open_battle(s, self.unit, self.attacker, True)


def bar(s: Battle, unit: int) -> None:
    """A unit thrown back by Fight Back loses the second battle or move that its card gives it."""
    more = s.terms.second_move != "" or s.battles[unit] < s.terms.battles[s.field.army.arm[unit]]
    if more and s.figures[unit] and s.applied:
        s.ordered[unit] = BARRED
        s.cite("BC-fight-9" if s.terms.second_move else "BC-fight-8", unit)
