"""Preferences of people, which follow them from table to table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
