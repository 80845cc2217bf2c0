"""The optional rules of Black Powder (section 7): switches, and the scale of the table."""

from typing import Final

from grognard.core.game import Option, Options
from grognard.games.black_powder.field import Field
from grognard.games.black_powder.grounds import LARGEST_NUMBER

SCALE: Final = "scale"  # in hundredths: 150 gives the distances of the English sheet (BP-opt-17)
PLAIN: Final = 100  # the scale of the sheet
REFEREE: Final = "referee"
FREE: Final = "free_deployment"
GROUND: Final = "ground"  # the number that draws one

OPTIONS: Final = [
    Option("general_orders", "BP-opt-1"),
    Option("personalities", "BP-opt-2"),
    Option("bouncing_shot", "BP-opt-8"),
    Option("one_move_and_fire", "BP-opt-9"),
    Option("shoot_before_orders", "BP-opt-10"),
    Option("kind_brigades", "BP-opt-11"),
    Option("lie_down", "BP-opt-12"),
    Option("column_of_companies", "BP-opt-13"),
    Option("four_deep_line", "BP-opt-14"),
    Option("deep_cavalry", "BP-opt-15"),
    Option("no_late_square", "BP-opt-16"),
    Option(SCALE, "BP-opt-17", 100, 50, 200),
    Option(FREE, "BP-opt-18"),
    Option("formed_in_woods", "BP-opt-19"),
    Option("literal_retire", "BP-opt-20"),
    Option("literal_garrison_fire", "BP-opt-21"),
    Option(REFEREE, "BP-meas-1", real=True),
]
ROSTER_OPTIONS: Final = [  # of battles from rosters: both sides deploy, unless they would rather not
    *[each for each in OPTIONS if each.id != FREE],
    Option(FREE, "BP-pick-6", 1),
    Option(GROUND, "BP-pick-3", 1, 1, LARGEST_NUMBER),
]


def scaled(length: int, scale: int) -> int:
    """A length at the scale, an even number of thousandths (BP-opt-17)."""
    return length if scale == PLAIN else (length * scale + PLAIN) // (2 * PLAIN) * 2


def apply_options(field: Field, options: Options) -> None:
    """Options become plain fields."""
    field.general_orders = bool(options.get("general_orders"))
    field.personalities = bool(options.get("personalities"))
    field.bouncing_shot = bool(options.get("bouncing_shot"))
    field.one_move_and_fire = bool(options.get("one_move_and_fire"))
    field.shoot_before_orders = bool(options.get("shoot_before_orders"))
    field.kind_brigades = bool(options.get("kind_brigades"))
    field.lie_down = bool(options.get("lie_down"))
    field.column_of_companies = bool(options.get("column_of_companies"))
    field.four_deep_line = bool(options.get("four_deep_line"))
    field.deep_cavalry = bool(options.get("deep_cavalry"))
    field.no_late_square = bool(options.get("no_late_square"))
    field.free_deployment = bool(options.get(FREE))
    field.formed_in_woods = bool(options.get("formed_in_woods"))
    field.literal_retire = bool(options.get("literal_retire"))
    field.literal_garrison_fire = bool(options.get("literal_garrison_fire"))
    field.referee = bool(options.get(REFEREE))
