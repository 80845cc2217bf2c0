"""What a battle is likely to bring: quick estimates for bots."""

from typing import Final

from grognard.core.journal import Choice
from grognard.games.gradisca.field import ARTILLERY, LEADER, SAPPER
from grognard.games.gradisca.leaders import command_value
from grognard.games.gradisca.state import NIGHT, War


def hit_odds(values: list[int]) -> list[float]:
    """How likely so many hits are, of dice that hit at these values or less."""
    odds = [1.0]
    for value in values:
        chance = min(value, 6) / 6
        more = [0.0] * (len(odds) + 1)
        for hits, weight in enumerate(odds):
            more[hits] += weight * (1 - chance)
            more[hits + 1] += weight * chance
        odds = more
    return odds


def fire_values(s: War, pieces: Choice | list[int], attacking: bool, area: int) -> list[int]:
    """What the units fire at."""
    forces, found = s.field.forces, []
    rough = attacking and s.field.rough and s.field.land.difficult[area]
    for piece in pieces:
        kind = forces.type[piece]
        if kind == SAPPER:
            continue
        if kind == ARTILLERY:
            value = 1
        elif kind == LEADER:
            value = command_value(s, piece)
        else:
            faces = forces.attack[piece] if attacking else forces.defence[piece]
            value = faces[s.disorganised[piece]]
            if attacking and kind == 0 and s.terms[NIGHT] and forces.side[piece] == s.active:
                value += 1
        found.append(value - 1 if rough and value >= 3 else value)
    return found


class Stance:
    """How the enemies of an area would meet an attack."""

    __slots__ = ("cover", "firm", "loss", "odds", "steps")

    def __init__(self, s: War, side: int, area: int) -> None:
        land = s.field.land
        foes = s.units_in(area, side)
        self.odds: Final = hit_odds(fire_values(s, foes, False, area))
        self.cover: Final = s.forts[side][area] + int(land.town[area] and not s.ruined >> area & 1)
        self.steps: Final = steps_of(s, foes)
        self.firm: Final = 1 if land.fortress[area] and self.steps > 2 else 0
        loss = 0.0
        for back, other in enumerate(self.odds):
            loss += back * other
        self.loss: Final = loss  # the hits to be expected from them


def battle(s: War, group: Choice, area: int) -> tuple[float, int]:
    """How likely the group beats the enemies of the area, and the steps gained less those lost, in value."""
    stance = Stance(s, 1 - s.field.forces.side[group[0]], area)
    return clash(s, group, hit_odds(fire_values(s, group, True, area)), stance)


def clash(s: War, group: Choice, ours: list[float], stance: Stance) -> tuple[float, int]:
    """The same, given how likely each side scores so many hits."""
    steps, cover, firm, theirs = stance.steps, stance.cover, stance.firm, stance.odds
    win = gain = 0.0
    for hits, weight in enumerate(ours):
        struck = min(max(0, hits - cover), steps)
        gain += weight * struck
        for back, other in enumerate(theirs):
            if struck >= steps or struck > back + firm:
                win += weight * other
    return win, round(s.weights.hit * (gain - stance.loss)) - hazard(s, group, 1 - theirs[0])


def hazard(s: War, group: Choice, hit: float) -> int:
    """What the dice may cost besides steps: guns that burst, leaders killed if the group is hit."""
    forces, cost = s.field.forces, 0
    for piece in group:
        if forces.type[piece] == ARTILLERY:
            cost += s.weights.gun_lost // 6
        elif forces.type[piece] == LEADER:
            cost += round(s.weights.chief * forces.attack[piece][0] * hit / 3)
    return cost


def steps_of(s: War, pieces: list[int]) -> int:
    """The steps that units can lose."""
    forces, total = s.field.forces, 0
    for piece in pieces:
        if forces.type[piece] < LEADER:
            total += forces.steps[piece] - s.disorganised[piece]
    return total
