"""The board of a match and everything that has a name, as it is sent once."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any
from zlib import crc32

from grognard.core.game import Game, ScenarioCard
from grognard.core.state import State
from grognard.core.table import Banner, Edge, Point, Scene, Space
from grognard.play.wording import day
from grognard.server.lore import game_name
from grognard.server.speaker import Speaker
from grognard.server.wire.base import Named
from grognard.server.wire.scene import (
    BannerView,
    BoxView,
    CaptionView,
    EdgeView,
    SceneMessage,
    SpaceView,
    ZoneView,
)


def scene_of(speaker: Speaker, s: State, scenario: str, you: int | None, **more: Any) -> SceneMessage:
    """The scene as a seat (or a spectator) sees it; `more` says who plays."""
    game, lore = speaker.game, speaker.lore
    scene = game.table.scene(s)
    card = card_of(game, scenario)
    places, grounds = lore.places(scenario), grounds_of(speaker, s)
    names = game.table.names
    speaker.meet(s)
    return SceneMessage(
        game=game.id,
        scenario=scenario,
        title=card.names.get(speaker.language, scenario),
        subtitle=" · ".join(filter(None, [game_name(game, lore), day(card.date, speaker.language)])),
        board=kind_of(scene),
        width=scene.width,
        height=scene.height,
        spaces=[
            SpaceView(
                space.id,
                grounds.get(space.id) or speaker.label("area", space.label),
                [list(point) for point in space.polygon],
                list(space.centre),
                space.terrain,
                space.height,
                places.get(space.id) or name_of(speaker, space),
                list(space.marks),
                space.side,
                space.region,
            )
            for space in scene.spaces
        ],
        edges=[edge_of(speaker, edge, grounds) for edge in scene.edges],
        top=scene.top,
        sides=[Named(id, speaker.side(side)) for side, id in enumerate(game.sides)],
        seats=[Named(id, speaker.seat(seat)) for seat, id in enumerate(game.seats)],
        you=None if you is None else game.seats[you],
        terrain=lore.terrain,
        works=lore.works,
        units=lore.units,
        faces=[lore.thing("face", face) for face in names(s, "die" if scene.open else "face") if face != "0"],
        cards=lore.cards(names(s, "card"), names(s, "section")),
        phases=lore.phases,
        aid=lore.aid,
        notes=card.notes.get(speaker.language, ""),
        seed=crc32(scenario.encode()),
        captions=[*captions(speaker, s, scene, you), *regions(speaker, scene)],
        badges=lore.badges,
        boxes=[BoxView(box.id, speaker.label("box", box.id), list(box.marks)) for box in scene.boxes],
        banners=[banner_of(speaker, banner) for banner in scene.banners],
        zones=[ZoneView(id, speaker.label("zone", id), low, high) for id, low, high in scene.zones],
        outline=[list(point) for point in scene.outline],
        **more,
    )


def name_of(speaker: Speaker, space: Space) -> str:
    """The name that is written on a place; one without a name on the map is named where it is spoken of."""
    return speaker.label("area", space.id) if space.name and space.side else space.name


def grounds_of(speaker: Speaker, s: State) -> dict[str, str]:
    """What a scenario calls the features and objectives of the open table, by id."""
    return {
        id: speaker.name(s, kind, number)
        for kind in ("feature", "goal")
        for number, id in enumerate(speaker.game.table.names(s, kind))
    }


def edge_of(speaker: Speaker, edge: Edge, grounds: Mapping[str, str]) -> EdgeView:
    name = grounds.get(edge.name) or (speaker.label("river", edge.name) if edge.name else "")
    points = [list(point) for point in edge.points]
    return EdgeView(edge.kind, points, list(edge.between), edge.level, name, edge.width)


def banner_of(speaker: Speaker, banner: Banner) -> BannerView:
    """A command with its three letters, as inscriptions of the time write them."""
    code = banner.id[:3].upper().replace("U", "V")
    return BannerView(banner.id, speaker.label("command", banner.id), banner.side, banner.colour, code)


def regions(speaker: Speaker, scene: Scene) -> list[CaptionView]:
    """The name of each region in the middle of its places."""
    found: dict[str, list[Point]] = {}
    for space in scene.spaces:
        if space.region:
            found.setdefault(space.region, []).append(space.centre)
    return [
        CaptionView(
            "region",
            speaker.label("region", region),
            [sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)],
        )
        for region, points in found.items()
    ]


def card_of(game: Game[Any], scenario: str) -> ScenarioCard:
    """What is said of a scenario."""
    return next(card for card in game.rules.scenarios() if card.id == scenario)


def kind_of(scene: Scene) -> Any:
    """Hexes, areas, the open table, or the roster of a real one."""
    if scene.roster:
        return "roster"
    if scene.open:
        return "plane"
    return "hexes" if all(len(space.polygon) == 6 for space in scene.spaces) else "areas"


def captions(speaker: Speaker, s: State, scene: Scene, you: int | None) -> list[CaptionView]:
    """The sections of the board as the seat calls them, written along its own edge."""
    game = speaker.game
    names = game.table.names(s, "section")
    lines = sorted(edge.points[0][0] for edge in scene.edges if is_upright(edge))
    if not names or len(lines) != len(names) - 1:
        return []
    above = scene.top in game.sides and you is not None and game.side_of(you) == game.sides.index(scene.top)
    bounds = [0, *lines, scene.width]
    middles = [(left + right) // 2 for left, right in pairwise(bounds)]
    order = reversed(range(len(names))) if above else range(len(names))
    y = 0 if above else scene.height
    return [
        CaptionView("section", speaker.name(s, "section", number), [x, y])
        for number, x in zip(order, middles, strict=True)
    ]


def is_upright(edge: Edge) -> bool:
    """A section line from edge to edge."""
    return edge.kind == "section" and len({point[0] for point in edge.points}) == 1
