"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Text, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
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
        sa.Column("host", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("moved", sa.Text, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("rematch", sa.String(32), nullable=True),
    )
    op.create_index("tables_by_status", "tables", ["status", "public"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=True),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Integer, nullable=True),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("claimed_by", sa.Integer, sa.ForeignKey("people.id"), nullable=True),
    )
    op.create_index("invitations_by_seat", "invitations", ["table", "seat"])
    op.create_table(
        "handovers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.Text, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("person", sa.Integer, nullable=True),
        sa.Column("action", sa.Text, nullable=True),
        sa.Column("key", sa.Text, nullable=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "key", name="log_key"),
    )
