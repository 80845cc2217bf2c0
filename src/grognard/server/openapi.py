"""The HTTP interface as OpenAPI tells it, so that another client can be written."""

from functools import cache
from typing import Any, Final

import msgspec

import grognard
from grognard.server import wire
from grognard.server.typings import ROOMS, structs

REF: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [cls for room in ROOMS for cls in structs(room)]
    _, schemas = msgspec.json.schema_components(dict.fromkeys(kinds), ref_template=REF)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Grognard",
            "version": grognard.__version__,
            "description": "Matches over HTTP; the table itself is a WebSocket at /live/{token}, whose "
            "messages are the schemas FromPage and ToPage. See docs/protocol.md.",
        },
        "paths": paths(),
        "components": {
            "schemas": {
                **schemas,
                "FromPage": one_of(wire.FromPage.__args__),
                "ToPage": one_of(wire.ToPage.__args__),
            }
        },
    }


def one_of(classes: Any) -> dict[str, Any]:
    return {"oneOf": [{"$ref": REF.format(name=cls.__name__)} for cls in classes]}


def ref(name: str) -> dict[str, Any]:
    return {"$ref": REF.format(name=name)}


def list_of(name: str) -> dict[str, Any]:
    return {"type": "array", "items": ref(name)}


def operation(what: str, gives: dict[str, Any], *parameters: dict[str, Any], **more: Any) -> dict[str, Any]:
    """One thing that can be asked; errors are all alike."""
    kind, status = more.get("kind", JSON), str(more.get("status", 200))
    found: dict[str, Any] = {
        "summary": what,
        "parameters": list(parameters),
        "responses": {
            status: {"description": what, "content": {kind: {"schema": gives}}},
            "default": {"description": "Why not.", "content": {JSON: {"schema": ref("Refusal")}}},
        },
    }
    if "takes" in more:
        takes, kind = more["takes"], more.get("takes_kind", JSON)
        found["requestBody"] = {"required": True, "content": {kind: {"schema": takes}}}
    return found


def parameter(name: str, where: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


TEXT: Final[dict[str, Any]] = {"type": "string"}
LANG: Final = parameter("lang", "query", {"enum": ["en", "fr"]})
GAME: Final = parameter("game", "path", TEXT)
SCENARIO: Final = parameter("scenario", "path", TEXT)
TOKEN: Final = parameter("token", "path", TEXT)
REPLAY: Final = parameter("replay", "path", TEXT)
FRAME: Final = parameter("n", "path", {"type": "integer", "minimum": 0})


def paths() -> dict[str, Any]:
    """Every path."""
    made: dict[str, Any] = {"status": 201}
    words = {"type": "object", "additionalProperties": TEXT}
    return {
        "/api/health": {"get": operation("Whether the server is well.", ref("Health"))},
        "/api/openapi.json": {"get": operation("This document.", {"type": "object"})},
        "/api/texts": {"get": operation("The page's own words.", words, LANG)},
        "/api/games": {"get": operation("What can be played.", ref("GamesView"), LANG)},
        "/api/games/{game}/scenarios/{scenario}": {
            "get": operation("The set-up of a scenario.", ref("Preview"), GAME, SCENARIO, LANG)
        },
        "/api/games/{game}/rules": {
            "get": operation("Every clause of the rules.", list_of("RuleView"), GAME, LANG)
        },
        "/api/games/{game}/armies": {
            "get": operation("Army lists, ready rosters and grounds.", ref("DepotView"), GAME, LANG)
        },
        "/api/games/{game}/rosters": {
            "post": operation(
                "What is wrong with a roster, and what it costs: as JSON, or as a file of Grognard or of "
                "BattleScribe.",
                ref("RosterView"),
                GAME,
                LANG,
                takes={"type": "object"},
            )
        },
        "/api/games/{game}/battles": {
            "post": operation(
                "Two rosters on a ground, set up.", ref("Preview"), GAME, LANG, takes=ref("BattleWish")
            )
        },
        "/api/matches": {
            "post": operation("Begin a match.", ref("MatchMade"), LANG, takes=ref("NewMatch"), **made)
        },
        "/api/matches/mine": {"get": operation("The matches of this browser.", ref("MatchesListed"), LANG)},
        "/api/tables/{token}/record": {
            "get": operation("The record, as the seat may have it.", TEXT, TOKEN, kind="text/plain")
        },
        "/api/teach": {
            "post": operation("Begin the teaching game.", ref("MatchMade"), LANG, takes=ref("Lesson"), **made)
        },
        "/api/replays": {
            "post": operation(
                "Open a record.", ref("ReplayMade"), LANG, takes=TEXT, takes_kind="text/plain", **made
            )
        },
        "/api/replays/{replay}/review": {
            "get": operation(
                "How far the review of a record is; the review when it is done.",
                ref("ReviewState"),
                REPLAY,
                LANG,
            )
        },
        "/api/replays/{replay}/{n}": {
            "get": operation("One position of a replay.", ref("Frame"), REPLAY, FRAME, LANG)
        },
        "/api/replays/{replay}/{n}/continue": {
            "post": operation(
                "A new match from there.",
                ref("MatchMade"),
                REPLAY,
                FRAME,
                LANG,
                takes=ref("Continued"),
                **made,
            )
        },
    }
