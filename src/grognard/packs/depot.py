"""A depot: where a game raises armies of the players' own, by lists and rosters."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from grognard.packs.findings import Finding


@dataclass(frozen=True)
class Recruit:
    """A kind of unit that a list offers, with its points in each of the sizes that it comes in."""

    id: str
    arm: str
    weapon: str
    combat: int
    shooting: tuple[int, ...]
    morale: int
    stamina: int
    specials: tuple[str, ...]
    sizes: tuple[tuple[str, int], ...]  # the usual one first


@dataclass(frozen=True)
class ArmyList:
    """A list from which an army is chosen."""

    id: str
    recruits: tuple[Recruit, ...]


@dataclass(frozen=True)
class Field:
    """A ground on which such armies meet; one that is drawn takes a number."""

    id: str
    names: Mapping[str, str]
    notes: Mapping[str, str]
    width: int
    depth: int
    drawn: bool = False


@dataclass(frozen=True)
class Enlisted:
    """A roster as it was understood: its text, what it costs in all and by brigade, and what is wrong."""

    roster: object | None  # a record of the game's own; none if it could not be read
    text: str
    points: int
    brigades: tuple[int, ...]
    findings: tuple[Finding, ...] = ()


class NoRoom(ValueError):
    """An army that its part of the ground does not hold."""


class Depot(ABC):
    """Of one game with one pack."""

    @abstractmethod
    def lists(self) -> list[ArmyList]:
        """The armies that can be raised."""

    @abstractmethod
    def fields(self) -> list[Field]:
        """Where they can meet."""

    @abstractmethod
    def ready(self) -> dict[str, Enlisted]:
        """Rosters that the pack has ready, by id."""

    @abstractmethod
    def judge(self, table: object) -> Enlisted:
        """A roster that is being put together, as plain tables, lists, texts and numbers."""

    @abstractmethod
    def read(self, file: str, text: str) -> Enlisted:
        """A roster in the words of its own file."""

    @abstractmethod
    def take_over(self, file: str, data: bytes, names: Mapping[str, list[str]]) -> Enlisted:
        """A roster of an army builder; `names` has what each profile is called in any language."""
