"""Migrations of the database, run by `trilobite.server.storage.upgrade` at start.

Owns: the environment in which Alembic runs them.
May import: `storage.schema`.
"""
