"""Charges in many random positions: whoever may charge does, and all end well."""

import pytest
from tests.games.black_powder.charging import field_day
from tests.games.black_powder.sandtable import Unit, box, feature

from grognard.boards.shapes import overlaps, within
from grognard.core.rng import Seeded
from grognard.games.black_powder import charges, ground
from grognard.games.black_powder.field import MUST_SQUARE, STEADY_LINE, TERRIFYING_CHARGE
from grognard.games.black_powder.state import HOLD, Battle

SHAPES = [
    ("inf", "line"), ("inf", "attack_column"), ("inf", "skirmish"), ("inf", "square"),
    ("inf", "mixed"), ("inf", "march_column"),
    ("cav", "line"), ("cav", "skirmish"), ("cav", "march_column"), ("art", "deployed"),
]  # fmt: skip


def melee(rng: Seeded) -> Battle:
    """Units of both sides scattered over a small part of the table, none upon another."""
    units: list[Unit] = []
    for number in range(12):
        arm, formation = SHAPES[rng.below(len(SHAPES))]
        pose = ((100 + rng.below(300)) / 10, (100 + rng.below(250)) / 10, float(rng.below(360)))
        size = ("standard", "standard", "small", "large")[rng.below(4)]
        size = "standard" if arm != "inf" else size
        specials = (MUST_SQUARE | STEADY_LINE if rng.below(2) else 0) | (
            TERRIFYING_CHARGE * (rng.below(6) == 0)
        )
        units.append(Unit("ab"[number % 2], arm, formation, pose, size, specials=specials))
    kept: list[Unit] = []
    for unit in units:
        s = field_day(*kept, unit)
        shape = s.outline[-1]
        if ground.on_table(s, shape) and not any(within(shape, other, 300) for other in s.outline[:-1]):
            kept.append(unit)
    return field_day(*kept, terrain=[feature("obstacle", [(10, 22), (40, 24)]), box("rough", 18, 14, 26, 18)])


def check(s: Battle) -> None:
    """Nobody stands upon another, all are on the table, and contacts are mutual."""
    here = [unit for unit in range(s.field.forces.units) if s.is_on_table(unit)]
    for unit in here:
        assert ground.on_table(s, s.outline[unit])
        for other in here:
            assert (s.contact[unit] >> other & 1) == (s.contact[other] >> unit & 1)
            assert unit == other or not overlaps(s.outline[unit], s.outline[other])


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_charge_goes_home_or_ends_well(seed: int):
    rng = Seeded(seed)
    for _ in range(4):
        first = melee(rng)
        for unit in range(first.field.forces.units):
            enemies = first.field.forces.of[1 - first.side(unit)]
            legal = [
                each for each in enemies if charges.objection(first, unit, each, charges.DEFAULT) is None
            ]
            assert charges.charge_targets(first, unit) == legal
            for target in legal:
                s = first.clone()
                assert charges.cost(s, unit, target, charges.DEFAULT) <= ground.move_distance(s, unit)
                charges.begin(s, unit, target, charges.DEFAULT)
                s.settle()
                held = True
                while s.agenda:
                    step = s.agenda[-1]
                    choice = step.propose(s, rng)
                    assert step.objection(s, choice) is None
                    held = held and step.verb == "respond" and choice == (HOLD,)
                    s.apply(choice)
                check(s)
                assert not s.charging[unit] or s.is_engaged(unit)
                assert not held or s.contact[unit] >> target & 1
