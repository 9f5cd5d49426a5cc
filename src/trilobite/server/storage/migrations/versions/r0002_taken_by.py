"""The person who has used a handover code, and gets the same answer again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("handovers", sa.Column("taken_by", sa.Integer, nullable=True))
