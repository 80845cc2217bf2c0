"""The options of La Guerre de Gradisca (section 7): the rule level, readings of unclear rules, chapters."""

from typing import Final

from grognard.core.game import Option, Options
from grognard.games.gradisca.field import AUS, VEN, Field

AS_RULES: Final = 0  # values of a chapter: as the rule level says, off, on
ON: Final = 2
CHAPTER: Final = ("rules", "off", "on")

OPTIONS: Final = [
    Option("rules", "GR-opt-1", values=("basic", "advanced")),
    Option("players", "GR-opt-2", values=("two", "four")),
    Option("mine_table", "GR-opt-3", values=("rulebook", "player_aid")),
    Option("captured_leader", "GR-opt-5", values=("eliminated", "replaced")),
    Option("retreat_to_origin", "GR-opt-6", values=("allowed", "forbidden")),
    Option("cards_between_areas", "GR-opt-7", values=("no", "yes")),
    Option("river_attack_retreat", "GR-opt-8", values=("eliminated", "allowed")),
    Option("breach_fire", "GR-opt-9", highest=2, values=("both_ways", "besieger_only", "garrison_only")),
    Option("loot_taker", "GR-opt-14", values=("enemy_only", "anyone")),
    Option("razzia_combat", "GR-opt-15", values=("on_stop", "always")),
    Option("vp_bid_ven", "GR-opt-11", highest=30),
    Option("vp_bid_aus", "GR-opt-11", highest=30),
    Option("rivers", "GR-opt-12", highest=2, values=CHAPTER),
    Option("radius", "GR-opt-12", highest=2, values=CHAPTER),
    Option("calls", "GR-opt-12", highest=2, values=CHAPTER),
    Option("rounds", "GR-opt-12", highest=2, values=CHAPTER),
    Option("rough", "GR-opt-12", highest=2, values=CHAPTER),
    Option("two_forts", "GR-opt-12", highest=2, values=CHAPTER),
    Option("supply", "GR-opt-12", highest=2, values=CHAPTER),
    Option("attack_supply", "GR-opt-12", highest=2, values=CHAPTER),
    Option("army_morale", "GR-opt-12", highest=2, values=CHAPTER),
    Option("razzia", "GR-opt-12", highest=2, values=CHAPTER),
    Option("camps", "GR-opt-12", highest=2, values=CHAPTER),
    Option("winter", "GR-opt-12", highest=2, values=CHAPTER),
    Option("raids", "GR-opt-12", highest=2, values=CHAPTER),
    Option("raiders_tire", "GR-opt-12", highest=2, values=CHAPTER),
    Option("early_cards", "GR-opt-12", highest=2, values=CHAPTER),
]

# By die, entry 0 unused: 1 a breach, 0 nothing, -1 the mine is lost (GR-7.5-4 to GR-7.5-6).
MINE_TABLES: Final = [[0, 1, 1, 1, 0, 0, -1], [0, 1, 1, 0, 0, -1, -1]]
BOTH_WAYS: Final = 0  # values of breach_fire
BESIEGER_ONLY: Final = 1
GARRISON_ONLY: Final = 2


def chosen(options: Options, id: str) -> int:
    """The value of an option, or its default."""
    return options.get(id, next(option.default for option in OPTIONS if option.id == id))


def is_on(options: Options, chapter: str) -> bool:
    """A chapter of the advanced game holds: by the rule level, unless it is switched by itself."""
    value = chosen(options, chapter)
    return bool(chosen(options, "rules")) if value == AS_RULES else value == ON


def apply_options(field: Field, options: Options) -> None:
    """The options as plain fields."""
    field.teams = bool(chosen(options, "players"))
    field.mine_table = MINE_TABLES[chosen(options, "mine_table")].copy()
    field.captured_replaced = bool(chosen(options, "captured_leader"))
    field.origin_closed = bool(chosen(options, "retreat_to_origin"))
    field.cards_between = bool(chosen(options, "cards_between_areas"))
    field.river_retreat = bool(chosen(options, "river_attack_retreat"))
    field.breach_out = chosen(options, "breach_fire") != BESIEGER_ONLY
    field.breach_in = chosen(options, "breach_fire") != GARRISON_ONLY
    field.loot_anyone = bool(chosen(options, "loot_taker"))
    field.razzia_always = bool(chosen(options, "razzia_combat"))
    field.points[VEN] += chosen(options, "vp_bid_ven")
    field.points[AUS] += chosen(options, "vp_bid_aus")
    field.rivers = is_on(options, "rivers")
    field.radius = is_on(options, "radius")
    field.calls = is_on(options, "calls")
    field.rounds = is_on(options, "rounds")
    field.rough = is_on(options, "rough")
    field.two_forts = is_on(options, "two_forts")
    field.supply = is_on(options, "supply")
    field.attack_supply = is_on(options, "attack_supply")
    field.army_morale = is_on(options, "army_morale")
    field.razzia = is_on(options, "razzia")
    field.camps = is_on(options, "camps")
    field.winter = is_on(options, "winter")
    field.raids = is_on(options, "raids")
    field.raiders_tire = is_on(options, "raiders_tire")
    field.early_cards = is_on(options, "early_cards")
