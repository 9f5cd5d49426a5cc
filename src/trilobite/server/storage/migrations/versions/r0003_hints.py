"""Whether a table allows hints; older tables do not."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    column = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
