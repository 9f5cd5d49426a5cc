"""The rules of Coppice, one module per chapter of rules.md.

Each module has the events of its chapter. For an action it has a function that says why a player
may not do it now, and a function that does it. `turn` puts the chapters in order.
"""
