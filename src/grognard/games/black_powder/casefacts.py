"""Facts about a position of Black Powder that a case may read."""

from typing import Final

from grognard.core.step import CHANCE
from grognard.games.black_powder import cover, ground, sight
from grognard.games.black_powder.dice import Handful
from grognard.games.black_powder.field import COVERS, FACES, FRONT, NOBODY, ROUND, SIDES, SKIRMISH
from grognard.games.black_powder.state import Battle
from grognard.games.black_powder.victory import points
from grognard.packs.given import expect

PIECE_FACTS: Final = (
    "casualties", "disordered", "shaken", "engaged", "formation", "pose", "where", "building", "moves",
    "stamina", "charging", "won", "deeds", "used", "touches", "level", "road", "commander", "corners",
)  # fmt: skip
LEGS: Final = ("move", "enter", "charge")
PAIR_FACTS: Final = ("distance", "face", "quarter", "sight", "lines", "range", "cover")
DONE: Final = (  # the deeds of a unit, bit by bit
    "ordered", "charged", "evaded", "swept", "retired", "shot", "reacted", "turned", "fought", "by_guns",
    "fresh_hurt", "hauled", "squared", "near", "heartened", "resaved", "restruck", "initiated",
)  # fmt: skip
USED: Final = ("fired", "stood", "dared", "blooded")  # what it has used up, bit by bit
WHERE: Final = ("table", "reserve", "lost")
SIGHTINGS: Final = ("none", "partly", "clear")
FACTS: Final = (
    f"piece PIECE {'|'.join(PIECE_FACTS)}, {'|'.join(PAIR_FACTS)} PIECE PIECE, "
    "cost PIECE move POSE…|enter FEATURE|charge PIECE SLIDE?, end PIECE PIECE SLIDE?, "
    "rating|place|joined COMMANDER, broken BRIGADE, holder OBJECTIVE, score SIDE, "
    "active, turn, step, actor, dice, need, winner, scores"
)


def words_of(bits: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for number, name in enumerate(names) if bits >> number & 1]


def bits_of(words: str, names: tuple[str, ...], what: str) -> int:
    """The bits that words name: "charged evaded"."""
    return sum({1 << names.index(expect(word, names, what)) for word in words.split()})


def pair_fact(s: Battle, what: str, one: int, two: int) -> int | str:
    """A fact about two units: the first looks at, shoots at or charges the second."""
    face = ROUND if s.formation[one] == SKIRMISH else FRONT
    if what == "distance":
        return ground.distance(s, one, two)
    if what == "face":
        x, y, _ = s.start[one] or ground.pose(s, one)
        return FACES[ground.face_charged(s, two, one, x, y)]
    if what == "quarter":
        return FACES[ground.quarter_of(s, two, s.x[one], s.y[one])]
    if what == "sight":
        return SIGHTINGS[sight.sighting(s, one, face, two, False)]
    if what == "lines":
        return sight.clear_lines(s, sight.view(s, one, face), two, sight.LEVEL)
    if what == "range":
        return sight.range_to(s, one, face, two)
    x, y = ground.middle(s, one, face)
    return COVERS[cover.cover(s, two, x, y)]


def plain_fact(s: Battle, what: str) -> int | str | list[str]:
    """A fact about the whole position."""
    step = s.agenda[-1] if s.agenda else None
    if what == "scores":
        return [str(each) for each in points(s)]
    if what == "actor":
        actor = NOBODY if step is None else step.actor(s)
        return "" if step is None else "chance" if actor == CHANCE else SIDES[actor]
    if what == "winner":
        return "" if s.result is None else "draw" if s.result.winner < 0 else SIDES[s.result.winner]
    if what == "active":
        return SIDES[s.active]
    if what == "step":
        return "" if step is None else step.verb
    if what == "turn":
        return s.turn
    if what in ("dice", "need"):
        return asked(step, what)
    raise no_fact(what)


def asked(step: object, what: str) -> int:
    """How many dice a roll of fire, blows or saves asks for, or what each needs; 0 if none is asked."""
    if not isinstance(step, Handful):
        return 0
    return step.dice if what == "dice" else step.need


def no_fact(path: str) -> ValueError:
    return ValueError(f'no fact "{path}" (there are: {FACTS})')
