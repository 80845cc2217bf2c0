"""Clocks, rematches, and browsers that remember their seats."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sql.Column("next", sql.String(32), nullable=False, server_default=""))
    op.add_column("lines", sql.Column("clock", sql.String(200), nullable=False, server_default=""))
    op.create_table(
        "holders",
        sql.Column("browser", sql.String(64), primary_key=True),
        sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("seats", sql.String(200), nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
