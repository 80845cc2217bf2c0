"""What things are worth to the bots: the numbers of the pack's weights.toml, which are no rules."""

from collections.abc import Mapping
from typing import Final

BARS: Final = -100_000  # what is never done
CAMP_REACH: Final = 3  # areas from which the camp serves an attack
FAR_STEPS: Final = 20
RIVER_COST: Final = 3  # about what a river without a bridge costs a march
CARDS: Final = ("forced_march", "engineer", "night_assault", "spy", "ambush", "fog")  # those of `useful`


class Weights:
    """One opinion, in thousandths of a step of good infantry; the file says what each number means."""

    def __init__(self, given: Mapping[str, list[int]]) -> None:
        self.given: Final = given
        # what a position is worth
        self.point_made: Final = given["point_made"][0]
        self.place_held: Final = given["place_held"][0]
        self.loot_near: Final = given["loot_near"][0]
        self.fire: Final = given["fire"][0]
        self.step: Final = given["step"][0]
        self.gun: Final = given["gun"][0]
        self.sapper: Final = given["sapper"][0]
        self.leader: Final = given["leader"][0]
        self.camp: Final = given["camp"][0]
        self.wall: Final = given["wall"][0]
        self.mine: Final = given["mine"][0]
        self.fort: Final = given["fort"][0]
        self.hungry: Final = given["hungry"][0]
        self.morale: Final = given["morale"][0]
        self.zone: Final = given["zone"]
        self.card: Final = given["card"][0]
        # what a position promises in view of the end
        self.made: Final = given["made"][0]
        self.made_early: Final = given["made_early"][0]
        self.lasting: Final = given["lasting"][0]
        self.lasting_early: Final = given["lasting_early"][0]
        self.unheld: Final = given["unheld"][0]
        self.spoils: Final = given["spoils"]
        self.asset: Final = given["asset"][0]
        self.asset_early: Final = given["asset_early"][0]
        self.strength: Final = given["strength"][0]
        self.damage: Final = given["damage"][0]
        self.doubt: Final = given["doubt"][0]
        self.doubt_by_turn: Final = given["doubt_by_turn"][0]
        self.tempo: Final = given["tempo"][0]
        # what a deed may win or lose: points and places
        self.point: Final = given["point"][0]
        self.loot: Final = given["loot"][0]
        self.ripe: Final = given["ripe"]
        self.unripe: Final = given["unripe"][0]
        self.camp_stake: Final = given["camp_stake"][0]
        self.served: Final = given["served"][0]
        # units
        self.hit: Final = given["hit"][0]
        self.risk: Final = given["risk"][0]
        self.crowd: Final = given["crowd"][0]
        self.orphan: Final = given["orphan"][0]
        self.gun_lost: Final = given["gun_lost"][0]
        self.chief: Final = given["chief"][0]
        self.hunger: Final = given["hunger"][0]
        self.fresh: Final = given["fresh"][0]
        # holding an area
        self.cover: Final = given["cover"][0]
        self.guard: Final = given["guard"][0]
        self.support: Final = given["support"][0]
        self.danger: Final = given["danger"][0]
        self.broken: Final = given["broken"][0]
        self.firm: Final = given["firm"][0]
        self.coming: Final = given["coming"]
        self.sound_walls: Final = given["sound_walls"][0]
        self.invested: Final = given["invested"][0]
        self.undermined: Final = given["undermined"][0]
        # going somewhere
        self.fade: Final = given["fade"]
        self.bold: Final = given["bold"][0]
        self.last_chance: Final = given["last_chance"][0]
        self.spent: Final = given["spent"][0]
        self.kept: Final = given["kept"][0]
        self.mate: Final = given["mate"][0]
        self.hard: Final = given["hard"][0]
        self.hardest: Final = given["hardest"][0]
        self.relief: Final = given["relief"][0]
        self.ready: Final = given["ready"][0]
        # works, morale and cards
        self.breach: Final = given["breach"][0]
        self.clumsy: Final = given["clumsy"][0]
        self.heart: Final = given["heart"]
        self.recruit: Final = given["recruit"][0]
        self.late: Final = given["late"][0]
        self.no_room: Final = given["no_room"][0]
        self.likely: Final = given["likely"][0]
        self.drawn: Final = given["drawn"][0]
        self.idle: Final = given["idle"][0]
        self.confused: Final = given["confused"][0]
        self.useful: Final = dict(zip(CARDS, given["useful"], strict=True))
