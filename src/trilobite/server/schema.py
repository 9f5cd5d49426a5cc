"""The tables of the database. The log is the truth; everything about a game follows from it."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    # What the house has decided about somebody: no more chat; no more of anything.
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    sqlite_autoincrement=True,
)

# Of a session only the hash of its token is kept: who reads the database cannot take a seat.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created", sa.Text, nullable=False),
    # The mark of the house's password that was given (see `admission`); another one counts no more.
    sa.Column("admitted", sa.Text, nullable=True),
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
    # How often the table has changed: who knows an older number knows an older table.
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    # A hash of what has happened in the game, for comparison when the rules have another version.
    sa.Column("told", sa.String(64), nullable=True),
    # How much time there is (null: no clock), and how much of it is left.
    sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True),
    # When the first clock that runs is up; null: none runs.
    sa.Column("deadline", sa.Text, nullable=True, index=True),
    # What has been proposed and waits for consent: to take back, to pause, to go on.
    sa.Column("proposal", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
    # Where the game began, if not at its beginning: a table that continues another.
    sa.Column("position", sa.JSON(none_as_null=True), nullable=True),
    # What teaches at this table: "lesson/trias", "puzzle/trias/7"; null: nobody, it is a game.
    sa.Column("guide", sa.Text, nullable=True),
    sa.Index("tables_by_status", "status", "public"),
    sa.Index("tables_by_moved", "moved"),
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

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

# For the eyes of one person.
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

# Where somebody wants to be told that it is their turn: a mail address, a browser, a webhook.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("details", sa.JSON, nullable=False),
    sa.Column("enabled", sa.Boolean, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)

# Which turn or proposal at a table somebody was told of last, so that they are told once, also by
# several servers and after a crash. Goes with its table.
told = sa.Table(
    "told",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.Integer, primary_key=True),
    sa.Column("about", sa.Text, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("sent", sa.Boolean, nullable=False),
)

# A key to one seat, for programs; of it, too, only the hash is kept.
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("table", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("label", sa.Text, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
)

# What a bot says of the decisions of a finished game.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("level", sa.Text, primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

# What the house keeps for itself: keys it has made, and the like.
house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.JSON, nullable=False),
)
