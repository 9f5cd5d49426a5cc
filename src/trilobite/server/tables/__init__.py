"""Tables: their stored data, their games rebuilt from the log, clocks, locks and presence.

Owns: the tables in memory. A change is stored before anybody sees it.
May import: `people`, `storage`, `common`.
"""
