"""Clocks, proposals, chat, notices, tokens and administration."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _people()
    _tables()
    _talk()
    _notices_and_tokens()
    _house()


def _people() -> None:
    for name in ("muted", "removed"):
        op.add_column("people", _flag(name))
    op.add_column("sessions", sa.Column("admitted", sa.Text, nullable=True))


def _tables() -> None:
    for name in ("pace", "clocks", "proposal", "position"):
        op.add_column("tables", sa.Column(name, sa.JSON, nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.Text, nullable=True))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("tables", _flag("paused"))
    revision = sa.Column("revision", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", revision)
    op.add_column("tables", sa.Column("told", sa.String(64), nullable=True))
    op.create_index("tables_by_moved", "tables", ["moved"])


def _talk() -> None:
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _table(),
        _person(),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_table", "chat", ["table"])
    op.create_table(
        "notes",
        _table(primary_key=True),
        _person(primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )


def _notices_and_tokens() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _person(),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("enabled", sa.Boolean, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_table(
        "told",
        _table(primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True),
        sa.Column("about", sa.Text, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        _person(),
        _table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_index("ix_tokens_table", "tokens", ["table"])


def _house() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def _table(*, primary_key: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id")
    return sa.Column("table", sa.String(32), key, primary_key=primary_key, nullable=False)


def _person(*, primary_key: bool = False) -> sa.Column[int]:
    key = sa.ForeignKey("people.id")
    return sa.Column("person", sa.Integer, key, primary_key=primary_key, nullable=False)
