"""The optional formations (7.7, 7.8): their footprints and what they allow, where their options are on."""

from typing import Final

from grognard.games.black_powder.field import (
    CAVALRY,
    COMPANIES,
    DEEP_CAVALRY,
    FOUR_DEEP,
    INFANTRY,
    LINE,
    LYING,
    TINY,
    Field,
)
from grognard.games.black_powder.options import scaled

# Width and depth, the same for every size but tiny: too few men, as for the columns of BP-form-7.
COMPANIES_SIZE: Final = (2000, 4000)  # BP-opt-13
FOUR_DEEP_SIZE: Final = (3000, 2000)  # BP-opt-14
DEEP_CAVALRY_SIZE: Final = (3000, 3500)  # BP-opt-15
COMPANIES_DICE: Final = 1  # in shooting (BP-opt-13)


def open_formations(field: Field, scale: int) -> None:
    """Give the kinds of a battle the formations that its options allow."""
    if field.column_of_companies:
        allow(field, INFANTRY, COMPANIES, COMPANIES_SIZE, scale)
        field.drills[COMPANIES].shooting = COMPANIES_DICE
        field.drills[COMPANIES].column = True
    if field.four_deep_line:
        allow(field, INFANTRY, FOUR_DEEP, FOUR_DEEP_SIZE, scale)
    if field.deep_cavalry:
        allow(field, CAVALRY, DEEP_CAVALRY, DEEP_CAVALRY_SIZE, scale)
    if field.lie_down:
        for kind in field.kinds:
            if kind.arm == INFANTRY:
                kind.width[LYING], kind.depth[LYING] = kind.width[LINE], kind.depth[LINE]
        field.drills[LYING].charges = False  # it gets up first (BP-opt-12)


def allow(field: Field, arm: int, formation: int, size: tuple[int, int], scale: int) -> None:
    """A formation for all kinds of an arm."""
    for kind in field.kinds:
        if kind.arm == arm and kind.size != TINY:
            kind.width[formation], kind.depth[formation] = [scaled(each, scale) for each in size]
