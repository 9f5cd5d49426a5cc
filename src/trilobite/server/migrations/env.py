"""Alembic runs this for every command; the connection comes from `trilobite.server.upgrading`."""

from alembic import context

from trilobite.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
