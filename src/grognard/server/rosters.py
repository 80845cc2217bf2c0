"""Armies of the players' own over HTTP: lists, rosters judged and taken over, and battles of them."""

import asyncio
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from grognard.core.table import SPECTATOR
from grognard.packs import Finding, builtin
from grognard.packs.depot import ArmyList, Enlisted, NoRoom, Recruit
from grognard.play.enlisting import enlist, told
from grognard.play.setup import check_options
from grognard.server import api
from grognard.server.catalogue import options
from grognard.server.faults import Fault
from grognard.server.forms import (
    ArmyView,
    BattleWish,
    DepotView,
    Flaw,
    GroundView,
    Preview,
    RecruitView,
    RosterView,
    SizeView,
)
from grognard.server.guards import is_own_origin
from grognard.server.house import language_of
from grognard.server.lore import Lore, lore_of
from grognard.server.mustering import depot_for, mustered_for
from grognard.server.plan import checked, game_of
from grognard.server.scenes import scene_of
from grognard.server.speaker import speaker
from grognard.server.views import shown
from grognard.server.wire.position import UndoView

JSON: Final = "application/json"


# what there is


async def get_depot(request: Request) -> Response:
    game = game_of(request.path_params["game"])
    depot_for(game)
    return api.published(request, await asyncio.to_thread(depot_json, game.id, language_of(request)))


@lru_cache(maxsize=4)
def depot_json(id: str, language: str) -> bytes:
    """Lists, grounds and ready rosters of a game."""
    game, lore = game_of(id), lore_of(id, language)
    depot = depot_for(game)
    ready = depot.ready()
    with_rosters = game.mustered(tuple((side, next(iter(ready.values())).text) for side in game.sides))
    grounds = [
        GroundView(each.id, each.names[language], each.notes[language], each.drawn) for each in depot.fields()
    ]
    view = DepotView(
        [army_view(each, lore) for each in depot.lists()],
        grounds,
        [roster_view(each, lore, id) for id, each in ready.items()],
        lore.named("personality"),
        options(with_rosters, lore),
    )
    return api.ENCODER.encode(view)


def army_view(army: ArmyList, lore: Lore) -> ArmyView:
    """A list in words."""
    return ArmyView(
        army.id, lore.thing("army", army.id).name, [recruit_view(each, lore) for each in army.recruits]
    )


def recruit_view(recruit: Recruit, lore: Lore) -> RecruitView:
    """A unit of a list in words."""
    return RecruitView(
        recruit.id,
        lore.thing("unit", recruit.id).name,
        recruit.arm,
        lore.thing("arm", recruit.arm).name,
        lore.thing("weapon", recruit.weapon).name,
        recruit.combat,
        "-".join(str(dice) for dice in recruit.shooting),
        recruit.morale,
        recruit.stamina,
        [lore.thing("special", each) for each in recruit.specials],
        [SizeView(size, lore.thing("size", size).name, points) for size, points in recruit.sizes],
    )


def roster_view(found: Enlisted, lore: Lore, id: str = "") -> RosterView:
    """A roster with what is wrong with it."""
    flaws = [Flaw(each.where, flaw_text(each, lore)) for each in found.findings]
    roster = None if found.roster is None else without_nothing(msgspec.to_builtins(found.roster))
    return RosterView(id, roster, found.text, found.points, list(found.brigades), flaws)


def flaw_text(finding: Finding, lore: Lore) -> str:
    """A finding in words: units and sizes by their names, and the line if it is in a file."""
    named = [(key, in_words(key, value, lore)) for key, value in finding.given]
    said = told(replace(finding, given=tuple(named)), lore.words)
    return (
        said
        if finding.line is None
        else lore.words.say("finding-line", {"line": finding.line, "said": said}) or said
    )


def in_words(key: str, value: str | int, lore: Lore) -> str | int:
    """A variable of a finding by its name."""
    if key == "sizes" and isinstance(value, str):
        return ", ".join(lore.thing("size", size).name for size in value.split(", "))
    return lore.words.say(f"unit-{value}") or value if key in ("word", "near") else value


def without_nothing(value: Any) -> Any:
    """The value without what is not there."""
    if isinstance(value, dict):
        return {key: without_nothing(each) for key, each in value.items() if each is not None}
    return [without_nothing(each) for each in value] if isinstance(value, list) else value


# what is sent


async def post_roster(request: Request) -> Response:
    """A roster that is being built, as JSON; or a file, as it is."""
    if not is_own_origin(request.headers):
        raise Fault("origin")
    game = game_of(request.path_params["game"])
    depot, lore = depot_for(game), lore_of(game.id, language_of(request))
    limits = api.house_of(request).settings.limits
    if request.headers.get("content-type", "").startswith(JSON):
        table = read_json(await api.body_of(request, limits.body))
        found = await asyncio.to_thread(depot.judge, table)
    else:
        api.check_post(request)
        data = await api.body_of(request, limits.roster)
        found = await asyncio.to_thread(enlist, depot, builtin(game.id), "", data)
    return api.answered(roster_view(found, lore))


def read_json(body: bytes) -> Any:
    """Any JSON."""
    try:
        return msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Fault("malformed", detail=str(error)) from error


async def post_battle(request: Request) -> Response:
    """Two rosters on a ground, as the match would begin."""
    wish = await api.form_of(request, BattleWish)
    id, language = request.path_params["game"], language_of(request)
    return api.answered(await asyncio.to_thread(battle, id, wish, language))


def battle(id: str, wish: BattleWish, language: str) -> Preview:
    """The set-up of a battle from rosters."""
    game = mustered_for(id, wish.armies, language)
    checked("ground", wish.ground, tuple(card.id for card in game.rules.scenarios()))
    chosen = {option.id: option.default for option in game.rules.options()}
    try:
        chosen |= check_options(game, wish.options)
        s = game.rules.start(wish.ground, chosen)
    except NoRoom as error:
        raise Fault("no_room") from error
    except ValueError as error:
        raise Fault("setup", detail=str(error)) from error
    speak = speaker(id, wish.ground, (), language, game.armies)
    return Preview(
        scene_of(speak, s, wish.ground, None), shown(speak, s, 0, SPECTATOR, None, undo=UndoView())
    )
