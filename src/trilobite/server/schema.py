"""The tables of the database. The log is the truth; everything about a game follows from it."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

# Of a session only the hash of its token is kept: who reads the database cannot take a seat.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("order", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("seed_chosen", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("host", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    # What follows from the log, kept here so that lists of tables need no rebuilding.
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("moved", sa.Text, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("rematch", sa.String(32), nullable=True),
    sa.Index("tables_by_status", "status", "public"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("bot", sa.Text, nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.Integer, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    # The sequence number at which the seat conceded.
    sa.Column("conceded", sa.Integer, nullable=True),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("claimed_by", sa.ForeignKey("people.id"), nullable=True),
    sa.Index("invitations_by_seat", "table", "seat"),
)

handovers = sa.Table(
    "handovers",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("expires", sa.Text, nullable=False),
    # Whoever has used the code; until it expires they get the same answer again.
    sa.Column("taken_by", sa.Integer, nullable=True),
)

# Appended to, never changed: an undo is an entry like any other. Two writers cannot both have the
# same number, and a message sent again cannot be stored twice.
log = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("person", sa.Integer, nullable=True),
    sa.Column("action", sa.Text, nullable=True),
    sa.Column("key", sa.Text, nullable=True),
    sa.Column("at", sa.Text, nullable=False),
    sa.UniqueConstraint("table", "key", name="log_key"),
)
