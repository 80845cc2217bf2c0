"""How a store of an older version becomes one of this version."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection

HEAD: Final = "0002"  # the version that this release writes


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Bring the store to a version; a new one is made."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
