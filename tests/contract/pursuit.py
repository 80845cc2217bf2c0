"""A riposte inside a pursuit inside a battle: one combat that three rules push."""

from contract import toy
from contract.toy import NOBODY, WIDTH, Answer, Deed, Fate, Go, Toy, ToyGame, foes, hits, lose, near, on
from grognard.core.journal import LEGAL, PASS, Choice

HEXES = 15  # five rows of three; red's edge is the first row
ATTACK, PURSUIT, RIPOSTE = 0, 1, 2


def supported(s: Toy, unit: int) -> bool:
    """Whether a friend stands beside the unit."""
    return any(
        near(s.at[n], s.at[unit]) and s.men[n] for n, side in enumerate(s.side) if side == s.side[unit]
    )


class Act(Deed):
    """A unit moves one hex, or attacks who stands there."""

    verb = "act"
    kinds = "piece hex"

    def candidates(self, s: Toy) -> list[Choice]:
        return [PASS] + [(unit, hex) for unit in range(6) for hex in range(HEXES)]

    def verdict(self, s: Toy, choice: Choice) -> str:
        if not choice or toy.idle_verdict(s, choice[0]):
            return toy.idle_verdict(s, choice[0]) if choice else LEGAL
        friends = [unit for unit in on(s, choice[1]) if s.side[unit] == s.active]
        return LEGAL if near(s.at[choice[0]], choice[1]) and not friends else "PU-1"

    def take(self, s: Toy, choice: Choice) -> None:
        if not choice:
            return toy.pass_the_turn(s, self)
        unit, hex = choice
        s.then(*[Combat(s.active, unit, foe, ATTACK) for foe in on(s, hex)], self)
        s.at[unit] = s.at[unit] if on(s, hex) else hex
        s.used[unit] = 1


class Combat(Fate):
    """A man falls for each 5 or 6; a 1 drives off a unit without support."""

    verb = "roll"

    def key(self, s: Toy, outcome: Choice) -> Choice:
        return (hits(outcome), int(0 in outcome))

    def take(self, s: Toy, choice: Choice) -> None:
        _, unit, foe, kind = self.n
        backed = supported(s, foe)
        lose(s, foe, s.because("PU-2", hits(choice)))
        s.then(After(unit, foe, kind, s.at[foe], int(backed)))
        if 0 in choice and s.men[foe] and not backed:
            s.then(Retreat(foe))


class Retreat(Answer):
    """One hex toward the own edge; who cannot loses a man."""

    verb = "retreat"
    kinds = "hex"
    most = HEXES

    def verdict(self, s: Toy, choice: Choice) -> str:
        back = s.at[self.n[0]] + (WIDTH if s.side[self.n[0]] else -WIDTH)
        free = 0 <= back < HEXES and not on(s, back)
        return LEGAL if choice == ((back,) if free else PASS) else "PU-3"

    def take(self, s: Toy, choice: Choice) -> None:
        s.at[self.n[0]] = choice[0] if choice else s.at[self.n[0]]
        lose(s, self.n[0], 0 if choice else s.because("PU-4", 1))


class After(Go):
    """The hex is free: advance. The defender stood, with support: riposte, though never to a riposte."""

    verb = "after"

    def take(self, s: Toy, choice: Choice) -> None:
        unit, foe, kind, hex, backed = self.n
        if kind != RIPOSTE and not on(s, hex):
            s.then(Advance(unit, hex, kind))
        elif kind != RIPOSTE and backed:
            s.then(Riposte(foe, unit))


class Advance(Answer):
    """The attacker may take the hex; horse (the first of three) may then pursue, once."""

    verb = "advance"
    kinds = "hex"

    def candidates(self, s: Toy) -> list[Choice]:
        return [PASS, (self.n[1],)]

    def take(self, s: Toy, choice: Choice) -> None:
        s.at[self.n[0]] = choice[0] if choice else s.at[self.n[0]]
        if choice and self.n[0] % 3 == 0 and self.n[2] == ATTACK:
            s.then(Pursue(self.n[0], NOBODY))


class Pursue(Answer):
    """A second combat with any enemy beside the horse, or only with the one named."""

    verb = "pursue"
    kinds = "piece"

    def candidates(self, s: Toy) -> list[Choice]:
        unit, only = self.n
        beside = [foe for foe in foes(s, unit) if near(s.at[unit], s.at[foe])]
        return [PASS] + [(foe,) for foe in beside if only in (NOBODY, foe)]

    def take(self, s: Toy, choice: Choice) -> None:
        kind = PURSUIT if self.n[1] == NOBODY else RIPOSTE
        s.then(*[Combat(s.side[self.n[0]], self.n[0], foe, kind) for foe in choice])


class Riposte(Pursue):
    """The defender answers his attacker."""

    verb = "riposte"


OPENING = Toy([0, 0, 0, 1, 1, 1], [7, 3, 6, 10, 11, 14], [3, 3, 3, 3, 3, 3])
WORDS = {"piece": "r1 r2 r3 u1 u2 u3", "hex": "a1 a2 a3 b1 b2 b3 c1 c2 c3 d1 d2 d3 e1 e2 e3"}
GAME: ToyGame = ToyGame("pursuit", OPENING, Act(), WORDS)
