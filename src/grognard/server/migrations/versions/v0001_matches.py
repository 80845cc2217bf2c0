"""Matches, their lines and the links to their seats."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("made", sql.Float, nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("scenario", sql.String(80), nullable=False),
        sql.Column("rules", sql.Integer, nullable=False),
        sql.Column("pack", sql.String(200), nullable=False),
        sql.Column("setup", sql.Text, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
        sql.Column("turn", sql.Integer, nullable=False),
        sql.Column("mover", sql.String(40), nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
    )
    op.create_table(
        "lines",
        sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("text", sql.Text, nullable=False),
    )
    op.create_table(
        "links",
        sql.Column("hash", sql.String(64), primary_key=True),
        sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), nullable=False),
        sql.Column("seats", sql.String(200), nullable=False),
        sql.Column("made", sql.Float, nullable=False),
    )
    op.create_index("ix_links_match", "links", ["match"])
