"""The sequence of play (4.1 and the advanced turn): the cup, the activations, the turn of the track."""

from typing import Final

from grognard.core.journal import PASS, Choice
from grognard.core.rng import Rng
from grognard.core.step import Chance, Rule, Weighted
from grognard.games.gradisca.camp import start_of_turn
from grognard.games.gradisca.command import CHOOSE_WAY, end_activation
from grognard.games.gradisca.field import NOBODY, VEN
from grognard.games.gradisca.hand import add_later, deal
from grognard.games.gradisca.leaders import leader_of
from grognard.games.gradisca.morale import shift
from grognard.games.gradisca.reinforcements import arrivals
from grognard.games.gradisca.stacking import check_stacking
from grognard.games.gradisca.state import DRAWN, IN_CUP, PLAYED, War
from grognard.games.gradisca.supply import mark_leader, offer_sea
from grognard.games.gradisca.victory import count_up


def begin(s: War) -> None:
    """Set up by rule 4: markers, forts and loot are laid out, cards are dealt, the first turn begins."""
    lay_out(s)
    s.then(SEA, CUP)
    deal(s)


def lay_out(s: War) -> None:
    """Loot, forts and command markers as the scenario says."""
    field = s.field
    for area, owner in enumerate(field.loot):
        if owner != NOBODY:
            s.loot[owner] |= 1 << area
        if field.fort_owner[area] != NOBODY:
            s.forts[field.fort_owner[area]][area] = field.forts[area]
    for command, inside in enumerate(field.in_cup):
        if inside:
            s.cup[command] = IN_CUP


class SeaSupply(Rule[War]):
    """VEN places the sea supply marker (GR-4-13, GR-adv-7)."""

    __slots__ = ()
    verb = "sea_supply"

    def take(self, s: War, choice: Choice) -> None:
        if s.field.supply:
            s.cite("GR-4-13" if s.turn == s.field.first_box else "GR-adv-7", s.turn)
            offer_sea(s)


class Cup(Rule[War]):
    """Command markers are drawn until the cup is empty; then the turn ends (GR-4.1-1, GR-4.1-4)."""

    __slots__ = ()
    verb = "cup"

    def take(self, s: War, choice: Choice) -> None:
        if IN_CUP in s.cup:
            s.then(DRAW_CHIT, END_ACTIVATION, CUP)
        else:
            s.cite("GR-4.1-4", s.turn)
            s.then(END_TURN)
            check_stacking(s)


class DrawChit(Chance[War]):
    """One command marker from the cup, each equally likely (GR-4.1-1, GR-sm-3)."""

    __slots__ = ()
    verb = "chit"
    kinds = "command"
    tag = "chit"
    source = "chits"

    def args(self) -> Choice:
        return PASS

    def owner(self, s: War) -> int:
        return VEN

    def outcomes(self, s: War) -> Weighted:
        return [((command,), 1) for command, place in enumerate(s.cup) if place == IN_CUP]

    def sample(self, s: War, rng: Rng) -> Choice:
        inside = [command for command, place in enumerate(s.cup) if place == IN_CUP]
        return (inside[rng.below(len(inside))],)

    def take(self, s: War, choice: Choice) -> None:
        command = choice[0]
        s.cup[command] = DRAWN
        s.command = command
        s.active = s.field.command_side[command]
        s.cite("GR-4.1-1", command)
        if s.field.teams:
            s.lead[s.active] = s.field.partner[command]
            s.cite("GR-4.2-3", command, s.lead[s.active])
        leader = leader_of(s, command)
        if s.field.supply and leader != NOBODY:
            mark_leader(s, leader)
        s.then(CHOOSE_WAY)


class EndActivation(Rule[War]):
    """The marker goes to the box of played commands (GR-4.1-3), unless it has left play (GR-4-4)."""

    __slots__ = ()
    verb = "end_activation"

    def take(self, s: War, choice: Choice) -> None:
        if s.cup[s.command] == DRAWN:
            s.cup[s.command] = PLAYED
            s.cite("GR-4.1-3", s.command)
        end_activation(s)


class EndTurn(Rule[War]):
    """The turn marker advances; beyond the end marker the game is over (GR-4.1-5, GR-4.1-6)."""

    __slots__ = ()
    verb = "end_turn"

    def take(self, s: War, choice: Choice) -> None:
        s.turn_terms = [0] * len(s.turn_terms)
        s.cite("GR-4.1-5", s.turn)
        s.turn += 1
        if s.turn > s.end_box:
            clause = "GR-4.1-7" if s.turn > s.field.track.last() else "GR-4.1-6"
            s.cite(clause, s.turn)
            if s.turn > s.field.track.last() and s.field.supply:
                s.cite("GR-adv-9", s.turn)
            count_up(s, clause)
            return
        s.then(START_TURN)


class StartTurn(Rule[War]):
    """A new turn begins: markers are cleared, then the advanced steps in their order (GR-adv-3 to -10)."""

    __slots__ = ()
    verb = "start_turn"

    def take(self, s: War, choice: Choice) -> None:
        track = s.field.track
        if s.razzias and track.year[s.turn] != track.year[s.turn - 1]:
            s.razzias = 0
            s.cite("GR-adv-3", s.turn)
        s.acted = [0] * len(s.acted)
        if s.field.camps:
            start_of_turn(s)
        if s.field.army_morale:
            lose_heart(s)
        s.then(SEA, FILL_CUP)
        if s.field.early_cards:
            s.cite("GR-adv-6", s.turn)
            arrivals(s)


def lose_heart(s: War) -> None:
    """Time and a lost camp lower morale (GR-adv-5, GR-22-4, GR-24-8)."""
    s.cite("GR-adv-5", s.turn)
    for side in range(2):
        if s.field.track.morale_loss[s.turn]:
            shift(s, side, -1, "GR-22-4")
    for side in range(2):
        if s.field.camps and s.at[s.field.forces.camp[side]] < 0:
            shift(s, side, -1, "GR-24-8")


class FillCup(Rule[War]):
    """The 1617 cards join the pile in their turn; all markers in play return to the cup (GR-adv-8, -10)."""

    __slots__ = ()
    verb = "fill_cup"

    def take(self, s: War, choice: Choice) -> None:
        if s.turn == s.field.track.later_cards:
            if s.field.supply:
                s.cite("GR-adv-10", s.turn)
            add_later(s)
        for command, place in enumerate(s.cup):
            if place == PLAYED:
                s.cup[command] = IN_CUP
        s.cite("GR-adv-8" if s.field.supply else "GR-4.1-6", s.turn)
        s.then(CUP)


SEA: Final = SeaSupply()
CUP: Final = Cup()
DRAW_CHIT: Final = DrawChit()
END_ACTIVATION: Final = EndActivation()
END_TURN: Final = EndTurn()
START_TURN: Final = StartTurn()
FILL_CUP: Final = FillCup()
