"""Migrations of the database, run by `trilobite.server.upgrading` at start."""
