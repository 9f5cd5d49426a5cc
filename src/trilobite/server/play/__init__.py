"""What people do at tables: act, take seats, make proposals, chat, view replays, learn.

Owns: who may do what at a table, and timeouts. The rules of games are in the engine.
May import: `tables`, `people`, `storage`, `common`.
"""
