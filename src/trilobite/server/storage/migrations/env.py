"""Alembic runs this for every command; `storage.upgrade` passes the connection."""

from alembic import context

from trilobite.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
