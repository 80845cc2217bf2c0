"""What the cards do (section 5.8): each effect by its word; their numbers are the card's."""

from collections.abc import Callable
from typing import Final

from grognard.core.journal import LEGAL, PASS, Choice, Note
from grognard.core.step import Rule, Step
from grognard.games.gradisca.afflictions import desertion, epidemic, famine
from grognard.games.gradisca.field import NOWHERE, VEN, Card
from grognard.games.gradisca.ground import turn_back
from grognard.games.gradisca.hand import cards_of, is_in_force, put_away
from grognard.games.gradisca.losses import suffer
from grognard.games.gradisca.morale import shift
from grognard.games.gradisca.reinforcements import bring
from grognard.games.gradisca.state import CONFUSION, ENGINEER, FLEET, FLOOD, MARCH, NIGHT, RAIN, TRUCE, War
from grognard.games.gradisca.supply import camp_is_supplied
from grognard.games.gradisca.victory import gain, test_end

Effect = Callable[[War, int, Card], None]


def carry_out(s: War, player: int, number: int) -> None:
    """The card takes effect; one without a legal effect is spent all the same (GR-12-18)."""
    card = s.field.cards[number]
    EFFECTS[card.effect](s, player, card)


def reinforce(s: War, player: int, card: Card) -> None:
    """The card's group enters: at once, or in time where it is played early (GR-26-3)."""
    s.cite(card.clause(1), card.group)
    if card.morale:
        shift(s, card.side, card.morale, card.clause(2))
    bring(s, card)


def confusion(s: War, player: int, card: Card) -> None:
    """No unit of a VEN command drawn later this turn is activated (GR-card11-2)."""
    s.turn_terms[CONFUSION] = 1
    s.cite(card.clause(2))
    if s.active == VEN:
        s.cite(card.clause(3), s.command)


def supplies(s: War, player: int, card: Card) -> None:
    """Morale by the camp's supply; unless it fell, some units of one area recover (GR-21-17)."""
    good = not s.field.army_morale or camp_is_supplied(s, card.side)
    if s.field.army_morale:
        s.cite("GR-21-17", card.side, int(good))
        shift(s, card.side, card.morale if good else -card.morale, card.clause(1))
    if good and tired(s, card.side, NOWHERE):
        s.then(Refit(card.side, NOWHERE, card.units, s.field.cards.index(card)))


def tired(s: War, side: int, area: int) -> list[int]:
    """The side's disorganised units, in one area or in all."""
    return [
        piece
        for piece in s.field.forces.of[side]
        if s.disorganised[piece] and s.at[piece] >= 0 and (area in (NOWHERE, s.at[piece]))
    ]


class Refit(Step[War]):
    """The side turns a disorganised unit to good order; a further one must be in the same area."""

    __slots__ = ("area", "card", "left", "side")
    verb = "refit"
    kinds = "piece"
    about = "side area number card"

    def __init__(self, side: int, area: int, left: int, card: int) -> None:
        self.side: Final = side
        self.area: Final = area
        self.left: Final = left
        self.card: Final = card

    def args(self) -> Choice:
        return (self.side, self.area, self.left, self.card)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        units: list[Choice] = [(piece,) for piece in tired(s, self.side, self.area)]
        return [*units, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        if choice and choice[0] not in tired(s, self.side, self.area):
            return Note(s.field.cards[self.card].clause(2), choice)
        return None

    def take(self, s: War, choice: Choice) -> None:
        if not choice:
            return
        s.disorganised[choice[0]] = 0
        s.cite(s.field.cards[self.card].clause(2), choice[0])
        area = s.at[choice[0]]
        if self.left > 1 and tired(s, self.side, area):
            s.then(Refit(self.side, area, self.left - 1, self.card))


def score(s: War, player: int, card: Card) -> None:
    """Points for the side that the card names; some also close the sea (GR-12-17)."""
    gain(s, card.side, card.points, card.clause(1))
    if card.bars:
        s.turn_terms[FLEET] |= card.bars
        s.cite(card.clause(2))
    if card.no_sea and s.field.supply:
        s.sea = NOWHERE
        if not card.bars:
            s.cite(card.clause(2))


def contributions(s: War, player: int, card: Card) -> None:
    """Points for holding enough named areas of the enemy's territory (GR-card17-1)."""
    land, held = s.field.land, 0
    for area in range(land.size):
        if land.named[area] and land.territory[area] == 1 - player and s.guarded[player] >> area & 1:
            held += 1
    if held >= card.places:
        gain(s, player, card.points, card.clause(1))
    else:
        s.cite("GR-12-18", s.field.cards.index(card))


def forced_march(s: War, player: int, card: Card) -> None:
    s.terms[MARCH] += card.bonus
    s.cite(card.clause(1), card.bonus)


def engineer(s: War, player: int, card: Card) -> None:
    s.terms[ENGINEER] += card.bonus
    s.cite(card.clause(1), card.bonus)


def night_assault(s: War, player: int, card: Card) -> None:
    s.terms[NIGHT] += card.bonus
    s.cite(card.clause(1), card.bonus)


def flood(s: War, player: int, card: Card) -> None:
    s.turn_terms[FLOOD] = 1
    s.cite(card.clause(1))


def rain(s: War, player: int, card: Card) -> None:
    s.turn_terms[RAIN] = 1
    s.cite(card.clause(1))


def truce(s: War, player: int, card: Card) -> None:
    s.turn_terms[TRUCE] = 1
    s.cite(card.clause(1))


def end_marker(s: War, player: int, card: Card) -> None:
    """The end of the game moves, not beyond the track; the game may be over at once (GR-13-1)."""
    s.end_box = min(s.end_box + card.boxes, s.field.track.last())
    s.cite(card.clause(1), s.end_box)
    test_end(s)


# the spy


def spy(s: War, player: int, card: Card) -> None:
    """The player looks at the enemy's hand and may discard one of its cards (GR-card19-1)."""
    s.known[player] |= s.hands[1 - player]
    s.reveal()
    s.cite(card.clause(1), 1 - player)
    s.then(Expose(player))


def expose_verdict(s: War, side: int, number: int) -> str:
    """The clause that protects a card of the hand seen by a spy, or LEGAL."""
    card = s.field.cards[number]
    safe = card.reinforcement or is_in_force(s, card)
    return "GR-card19-1" if safe or not s.hands[side] >> number & 1 else LEGAL


class Expose(Step[War]):
    """One card of the enemy's hand is discarded, or none."""

    __slots__ = ("side",)
    verb = "expose"
    kinds = "card"
    about = "side"
    window = True

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def args(self) -> Choice:
        return (self.side,)

    def actor(self, s: War) -> int:
        return s.actor_of(self.side)

    def options(self, s: War) -> list[Choice]:
        enemy = 1 - self.side
        cards: list[Choice] = [
            (card,) for card in cards_of(s.hands[enemy]) if not expose_verdict(s, enemy, card)
        ]
        return [*cards, PASS]

    def objection(self, s: War, choice: Choice) -> Note | None:
        verdict = expose_verdict(s, 1 - self.side, choice[0]) if choice else LEGAL
        return Note(verdict, (1 - self.side,)) if verdict else None

    def take(self, s: War, choice: Choice) -> None:
        if choice:
            put_away(s, 1 - self.side, choice[0])
            s.discards.append(choice[0])
            s.reveal()


# the answers to an attack


def ambush(s: War, side: int, number: int) -> None:
    """The group that entered takes hits, which count in the first round of the combat (GR-card20-2)."""
    card, area = s.field.cards[number], s.battlefield
    hits = card.hits_difficult if s.field.land.difficult[area] else card.hits
    s.cite(card.clause(2), area, hits)
    s.then(AfterAmbush())
    s.hits[1 - side] += hits
    suffer(s, 1 - side, area, hits, card.clause(3))


class AfterAmbush(Rule[War]):
    """Without infantry or cavalry the rest goes back: there is no combat (GR-card20-4)."""

    __slots__ = ()
    verb = "after_ambush"

    def take(self, s: War, choice: Choice) -> None:
        forces = s.field.forces
        for piece in s.attackers:
            if s.at[piece] == s.battlefield and forces.is_foot_or_horse(piece):
                return
        s.cite("GR-card20-4", s.battlefield)
        turn_back(s)


def fog(s: War) -> None:
    """There is no combat: every attacker goes back where he came from and has acted (GR-card28-2)."""
    s.cite("GR-card28-2", s.battlefield)
    turn_back(s)


EFFECTS: Final[dict[str, Effect]] = {
    "reinforce": reinforce,
    "confusion": confusion,
    "epidemic": epidemic,
    "famine": famine,
    "supplies": supplies,
    "score": score,
    "contributions": contributions,
    "forced_march": forced_march,
    "spy": spy,
    "engineer": engineer,
    "night_assault": night_assault,
    "flood": flood,
    "rain": rain,
    "desertion": desertion,
    "truce": truce,
    "end_marker": end_marker,
}
REACTIONS: Final = ["ambush", "fog"]  # effects that answer an attack
