"""The tables of the store: plain SQL that SQLite and PostgreSQL understand alike."""

from typing import Final

import sqlalchemy as sql

METADATA: Final = sql.MetaData()

# A match: what it started from, and a summary of where it stands, so that lists need no replay.
MATCHES: Final = sql.Table(
    "matches",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("made", sql.Float, nullable=False),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("scenario", sql.String(80), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("pack", sql.String(200), nullable=False),
    sql.Column("setup", sql.Text, nullable=False),  # JSON: seats, options, dealers with their key, clock
    sql.Column("changed", sql.Float, nullable=False),
    sql.Column("turn", sql.Integer, nullable=False),
    sql.Column("mover", sql.String(40), nullable=False),  # the seat to decide; empty: chance, or it is over
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("next", sql.String(32), nullable=False, server_default=""),  # the match that was its rematch
)

# Every line ever written: appended, never changed. The key refuses a second writer.
LINES: Final = sql.Table(
    "lines",
    METADATA,
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("kind", sql.String(10), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("clock", sql.String(200), nullable=False, server_default=""),
)

# Links: who has the link has its seats, or watches where it names none. Only hashes are kept.
LINKS: Final = sql.Table(
    "links",
    METADATA,
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), nullable=False, index=True),
    sql.Column("seats", sql.String(200), nullable=False),
    sql.Column("made", sql.Float, nullable=False),
)

# Browsers that have used a link: their cookie (hashed) stands for it from then on.
HOLDERS: Final = sql.Table(
    "holders",
    METADATA,
    sql.Column("browser", sql.String(64), primary_key=True),
    sql.Column("match", sql.String(32), sql.ForeignKey("matches.id"), primary_key=True),
    sql.Column("seats", sql.String(200), nullable=False),
    sql.Column("at", sql.Float, nullable=False),
)
