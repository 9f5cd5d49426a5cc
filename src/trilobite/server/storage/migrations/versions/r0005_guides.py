"""Lessons and puzzles at tables, and reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guide", sa.Text, nullable=True))
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
