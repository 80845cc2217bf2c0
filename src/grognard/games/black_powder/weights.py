"""What things are worth to the bots: the numbers of the pack's weights.toml, which are no rules."""

from collections.abc import Mapping
from typing import Final


class Weights:
    """One opinion, in thousandths of a standard unit; the file says what each number means."""

    def __init__(self, given: Mapping[str, list[int]]) -> None:
        self.given: Final = given
        # what a position is worth
        self.unit: Final = given["unit"][0]
        self.guns: Final = given["guns"][0]
        self.detachment: Final = given["detachment"][0]
        self.casualty: Final = given["casualty"][0]
        self.shaken: Final = given["shaken"][0]
        self.disordered: Final = given["disordered"][0]
        self.broken: Final = given["broken"][0]
        self.goal: Final = given["goal"][0]
        # what a position promises at the end
        self.bearing: Final = given["bearing"]
        self.present: Final = given["present"][0]
        self.wound: Final = given["wound"][0]
        self.nearness: Final = given["nearness"]
        self.objective: Final = given["objective"]
        self.ahead: Final = given["ahead"]
        self.tempo: Final = given["tempo"][0]
        # what a casualty is worth to who causes it
        self.blow: Final = given["blow"][0]
        self.blow_on_shaken: Final = given["blow_on_shaken"][0]
        self.to_shake: Final = given["to_shake"][0]
        self.brigade: Final = given["brigade"][0]
        self.army: Final = given["army"][0]
        # what a charge is worth
        self.margin: Final = given["margin"][0]
        self.storm_guns: Final = given["storm_guns"][0]
        self.charge_shaken: Final = given["charge_shaken"][0]
        self.outnumbered: Final = given["outnumbered"][0]
        self.last_breath: Final = given["last_breath"][0]
        self.reluctance: Final = given["reluctance"][0]
        # where a unit stands
        self.flight: Final = given["flight"][0]
        self.facing: Final = given["facing"]
        self.garrison: Final = given["garrison"][0]
        self.line: Final = given["line"][0]
        self.column: Final = given["column"]
        self.square: Final = given["square"]
        self.cover: Final = given["cover"][0]
        self.horse_pull: Final = given["horse_pull"][0]
        self.hunting: Final = given["hunting"][0]
        self.guns_pull: Final = given["guns_pull"][0]
        self.guns_reach: Final = given["guns_reach"][0]
        self.guns_near: Final = given["guns_near"][0]
        self.support: Final = given["support"][0]
        # what a side is about
        self.seeking: Final = given["seeking"][0]
        self.waiting: Final = given["waiting"][0]
        self.exposed: Final = given["exposed"][0]
        self.dread: Final = given["dread"][0]
        self.caution: Final = given["caution"][0]
        self.errand: Final = given["errand"][0]
        self.errand_point: Final = given["errand_point"][0]
        self.keeping: Final = given["keeping"][0]
        self.least: Final = given["least"][0]
        self.further: Final = given["further"][0]
