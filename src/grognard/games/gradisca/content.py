"""What a pack of La Guerre de Gradisca holds: the records of its files, as they are read."""

from dataclasses import dataclass, field
from typing import Final, Literal

from grognard.games.gradisca.weights import Weights

Side = Literal["ven", "aus"]

# What each effect of a card needs, and what it may have besides; the words are those of `effects`.
NEEDS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "reinforce": (("group",), ("morale",)),
    "confusion": ((), ()),
    "epidemic": (("crowds",), ()),
    "famine": (("crowds",), ()),
    "supplies": (("morale", "units"), ()),
    "score": (("points",), ("no_sea", "bars")),
    "contributions": (("points", "places"), ()),
    "forced_march": (("bonus",), ()),
    "spy": ((), ()),
    "ambush": (("hits", "hits_difficult"), ()),
    "engineer": (("bonus", "highest"), ()),
    "night_assault": (("bonus", "highest"), ()),
    "flood": (("river",), ()),
    "rain": ((), ()),
    "desertion": ((), ()),
    "truce": ((), ()),
    "fog": ((), ()),
    "end_marker": (("boxes",), ()),
}
REACTIONS: Final = ("ambush", "fog")  # GR-5.1-9


@dataclass(frozen=True)
class Canvas:
    """What the map is drawn on, and the outline of the land (GR-map-2)."""

    width: int
    height: int
    outline: str


@dataclass(frozen=True)
class Area:
    """An area of the map (5.1, 5.3)."""

    id: str
    at: list[int]  # where its name stands
    terrain: Literal["open", "difficult"]
    region: str
    territory: Side
    polygon: str
    feature: Literal["town", "fortress"] | None = None
    named: bool = False
    razzia: list[Side] = field(default_factory=list)
    source: Side | None = None
    sea: bool = False
    edge: bool = False
    kept_by: str = ""  # GR-21-12
    magazine: bool = False  # GR-21.1-8


@dataclass(frozen=True)
class Border:
    """A line that two areas share (5.2)."""

    between: list[str]
    kind: Literal["normal", "impassable", "river", "river_bridge", "wall"]
    river: str = ""
    level: int = 0


@dataclass(frozen=True)
class Command:
    """A command (5.4)."""

    id: str
    side: Side
    band: str
    player: int  # which of the two partners leads it (rule 4.2)
    dutch: bool = False


@dataclass(frozen=True)
class Leader:
    """A leader, and who stands on the back of his counter (5.4)."""

    id: str
    command: str
    value: int
    replacement: str = ""
    replacement_value: int = 0


@dataclass(frozen=True)
class Unit:
    """A combat unit; fire values as they are printed (5.4)."""

    id: str
    command: str
    type: Literal["inf", "lcav", "mcav", "hcav", "sap", "art"]
    fire: str
    disorganised: str = ""
    cernide: bool = False


@dataclass(frozen=True)
class Group:
    """Reinforcements that come together (5.4)."""

    id: str
    arrival: list[str]
    members: list[str]
    apart: bool = False


@dataclass(frozen=True)
class Box:
    """Two months on the turn track (5.6)."""

    id: str
    year: int
    morale_loss: bool = False
    winter: bool = False
    later_cards: bool = False


@dataclass(frozen=True)
class Zone:
    """A zone of the morale track (5.7)."""

    id: Literal["green", "yellow", "red"]
    lowest: int
    highest: int


@dataclass(frozen=True)
class Card:
    """A card: when it may be played, the word of its effect, and the numbers of the effect (5.8)."""

    id: str
    number: int
    side: Literal["ven", "aus", "both", "player", "opponent"]
    effect: str
    when: Literal["any", "before", "reaction"] = "any"
    mandatory: bool = False
    removed: bool = False
    later: bool = False
    after: str = ""
    group: str = ""
    points: int = 0
    morale: int = 0
    boxes: int = 0
    bonus: int = 0
    highest: int = 0
    crowds: list[int] = field(default_factory=list)
    places: int = 0
    units: int = 0
    hits: int = 0
    hits_difficult: int = 0
    river: str = ""
    no_sea: bool = False
    bars: list[str] = field(default_factory=list)

    def numbers(self) -> dict[str, int]:
        """The numbers of its effect, by key; 0 where it has none."""
        return {
            "points": self.points,
            "morale": self.morale,
            "boxes": self.boxes,
            "bonus": self.bonus,
            "highest": self.highest,
            "places": self.places,
            "units": self.units,
            "hits": self.hits,
            "hits_difficult": self.hits_difficult,
        }

    def given(self) -> list[str]:
        """The keys of the effect that were given."""
        others = {
            "group": bool(self.group),
            "crowds": bool(self.crowds),
            "river": bool(self.river),
            "no_sea": self.no_sea,
            "bars": bool(self.bars),
        }
        return [key for key, value in {**self.numbers(), **others}.items() if value]


@dataclass(frozen=True)
class Army:
    """What a side is given."""

    side: Side
    forts: int  # markers in hand
    camp: str
    morale: int
    card: str = ""  # dealt before all others
    points: int = 0


@dataclass(frozen=True)
class Fort:
    """A fort that stands at the start."""

    side: Side
    area: str


@dataclass(frozen=True)
class Loot:
    """The loot of a side: its markers, one in each of its areas."""

    side: Side
    markers: str  # "1 2 ?"
    areas: list[str]


@dataclass(frozen=True)
class Prize:
    """Points at the end for whoever of this side holds a place."""

    side: Side
    area: str
    points: int


@dataclass(frozen=True)
class Place:
    """Units and leaders that start in an area."""

    area: str
    units: list[str]


@dataclass(frozen=True)
class Scenario:
    """A war, or part of one (5.5)."""

    id: str
    date: str
    en: str
    fr: str
    begins: str
    ends: str
    source: str
    army: list[Army]
    place: list[Place]
    fort: list[Fort] = field(default_factory=list)
    loot: list[Loot] = field(default_factory=list)
    prize: list[Prize] = field(default_factory=list)
    reconstruction: bool = True
    notes_en: str = ""
    notes_fr: str = ""


@dataclass(frozen=True)
class Content:
    """A whole pack, checked."""

    canvas: list[Canvas]
    areas: list[Area]
    borders: list[Border]
    commands: list[Command]
    leaders: list[Leader]
    units: list[Unit]
    groups: list[Group]
    boxes: list[Box]
    zones: list[Zone]
    cards: list[Card]
    scenarios: list[Scenario]
    weights: Weights

    def sides(self) -> dict[str, str]:
        """The side of every leader and unit whose command is known, but for replacements."""
        of = {command.id: command.side for command in self.commands}
        under = [(leader.id, leader.command) for leader in self.leaders]
        under.extend([(unit.id, unit.command) for unit in self.units])
        return {id: of[command] for id, command in under if command in of}
