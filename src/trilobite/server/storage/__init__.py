"""The database: its schema, its single writer, migrations, outages and epochs.

Owns: connections and transactions, and the news that servers send each other with them.
May import: `common`.
"""
