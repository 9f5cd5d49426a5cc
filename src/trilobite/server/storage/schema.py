"""The tables of the database. The log is the truth: everything about a game follows from it."""

import sqlalchemy as sa

metadata = sa.MetaData()

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    # Set by administrators: the person may not chat; the person was removed.
    sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    sqlite_autoincrement=True,
)

# Only the hash of a session's token is stored, so that a reader of the database cannot use it.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created", sa.Text, nullable=False),
    # The mark of the password that was entered (see `admission`); it has to fit the current one.
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
    # Derived from the log, and stored here so that lists of tables need no rebuilt games.
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("moved", sa.Text, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("rematch", sa.String(32), nullable=True),
    # The number of changes; a server with an older number has an older table in memory.
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    # A hash of the game's history, compared after a change of the rules (see `rules_version`).
    sa.Column("history_hash", sa.String(64), nullable=True),
    # The time control (null: none), and the state of the clocks.
    sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("clocks", sa.JSON(none_as_null=True), nullable=True),
    # When the first running clock runs out; null: none is running.
    sa.Column("deadline", sa.Text, nullable=True, index=True),
    # The open proposal, which waits for consent: a rewind or a pause.
    sa.Column("proposal", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()),
    # The position in which the game began, if it continues another one.
    sa.Column("position", sa.JSON(none_as_null=True), nullable=True),
    # The lesson or puzzle: "lesson/trias", "puzzle/trias/7"; null: a game.
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
    # The person who has used the code, and gets the same answer again until it expires.
    sa.Column("taken_by", sa.Integer, nullable=True),
)

# Rows are appended and never changed: an undo is an entry like any other. Two writers cannot store
# the same number, and a repeated message cannot be stored twice.
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

# Private notes of one person about a table.
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

# What a person has chosen for all tables: keys, sound, motion. Only the client knows the names.
preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

# Channels by which people get notices: an email address, a browser or a webhook.
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

# The last notice to a person about a table, so that each notice is sent only once, even with
# several servers and after a crash.
sent_notices = sa.Table(
    "sent_notices",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.Integer, primary_key=True),
    sa.Column("about", sa.Text, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("sent", sa.Boolean, nullable=False),
)

# Tokens with which programs play one seat; only their hashes are stored.
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

# A bot's reviews of finished games.
reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("level", sa.Text, primary_key=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)

# Values of the instance itself, such as the keys it has created.
meta = sa.Table(
    "meta",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.JSON, nullable=False),
)
