"""What the table shows beside the position: the combat at hand, the price of a pace, marks of the map."""

from grognard.core.journal import Choice, Journal
from grognard.core.step import Step
from grognard.core.table import Banner, Battle, Box, Fighter
from grognard.games.gradisca.command import Act
from grognard.games.gradisca.content import Area, Content
from grognard.games.gradisca.field import CAMP, NOWHERE, SAPPER, SIDES
from grognard.games.gradisca.fire import cover, fire_value
from grognard.games.gradisca.march import here
from grognard.games.gradisca.movement import RAID, TO, March
from grognard.games.gradisca.outcome import attacker_of
from grognard.games.gradisca.paths import cost, left_together
from grognard.games.gradisca.state import War


def battle(s: War) -> Battle | None:
    """The combat at hand: the values are those of the fire that comes next."""
    if s.battlefield == NOWHERE or not s.attackers:
        return None
    trial = s.clone()
    area, attacker = s.battlefield, attacker_of(s)
    found = []
    for side in (attacker, 1 - attacker):
        for piece in s.units_in(area, side):
            if side != attacker or piece in s.attackers:
                found.append(fighter(trial, piece, side == attacker))
    trial.journal = None
    spared = cover(trial, 1 - attacker, area)
    return Battle(s.field.land.ids[area], s.round, SIDES[attacker], tuple(found), tuple(s.hits), spared)


def fighter(trial: War, piece: int, attacking: bool) -> Fighter:
    """A unit with the value that the rules give it, and their reasons; a journal listens to the trial."""
    forces = trial.field.forces
    if forces.type[piece] in (SAPPER, CAMP):
        return Fighter(forces.ids[piece], attacking, None)
    trial.journal = Journal()
    value = fire_value(trial, piece, attacking)
    return Fighter(forces.ids[piece], attacking, value, tuple(trial.journal.notes))


def price(s: War, step: Step[War], choice: Choice) -> str:
    """What a pace costs the group, of what its slowest member has left."""
    if not isinstance(step, March) or not choice or choice[0] not in (TO, RAID):
        return ""
    most = max([cost(s, here(s), choice[1], piece) for piece in s.group])
    return f"{most}/{left_together(s, s.group)}"


def present(s: War, step: Step[War]) -> str:
    """Where units act, or where the group on the march stands: what is done there needs no pointing at it."""
    if isinstance(step, Act):
        return s.field.land.ids[s.area]
    return s.field.land.ids[here(s)] if isinstance(step, March) else ""


def marks(area: Area) -> tuple[str, ...]:
    """What is printed in an area."""
    printed = {
        area.feature or "": bool(area.feature),
        "village": area.named and not area.feature,
        "source": area.source is not None,
        "sea": area.sea,
        "edge": area.edge,
        "razzia": bool(area.razzia),
    }
    return tuple(mark for mark, holds in printed.items() if holds)


def boxes(content: Content) -> tuple[Box, ...]:
    """The turn track."""
    found = []
    for box in content.boxes:
        printed = {"morale": box.morale_loss, "winter": box.winter, "cards": box.later_cards}
        found.append(Box(box.id, tuple(mark for mark, holds in printed.items() if holds)))
    return tuple(found)


def banners(content: Content) -> tuple[Banner, ...]:
    """The commands."""
    return tuple(Banner(command.id, command.side, command.band) for command in content.commands)
