"""What the signs on the text board mean."""

import tomllib
from typing import TYPE_CHECKING

from grognard.packs import builtin

if TYPE_CHECKING:
    from grognard.cli.session import Session


def legend(table: "Session") -> list[str]:
    """The pieces, then the ground of this scenario."""
    pieces = table.say.get(f"aid-{table.game.id}", **side_names(table))
    ground = [f"{code} {name}" for code, name in ground_signs(table).items()]
    there = [table.say("aid-ground", ground=", ".join(ground))] if ground else []
    return [*(pieces.splitlines() if pieces else []), *there]


def side_names(table: "Session") -> dict[str, str]:
    """The sides by their ids."""
    return {side: table.side_name(side) for side in table.game.sides}


def ground_signs(table: "Session") -> dict[str, str]:
    """The signs of the ground that lies on this board, with their names."""
    scene = table.game.table.scene(table.match.state)
    there = {space.terrain for space in scene.spaces}
    file = (table.pack or builtin(table.game.id)) / "terrain.toml"
    ground = tomllib.loads(file.read_text("utf-8"))["terrain"] if file.is_file() else []
    return {
        each["code"]: table.teller.words.say(f"terrain-{each['id']}") or each["id"]
        for each in ground
        if each["id"] in there
    }
