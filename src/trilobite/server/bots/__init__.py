"""Bots at tables: their turns, their processes, hints and reviews.

Owns: the bot processes, and the leases that say which server runs a table's bots.
May import: `play`, `tables`, `people`, `storage`, `common`.
"""
