"""Plain names: what the server remembers, notices that were sent, the hash of a game's history."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.rename_table("house", "meta")
    op.rename_table("told", "sent_notices")
    # Plain SQL, which both databases understand: Alembic would copy the whole table in SQLite.
    op.execute("ALTER TABLE tables RENAME COLUMN told TO history_hash")
