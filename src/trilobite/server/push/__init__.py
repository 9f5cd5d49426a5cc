"""Live updates: open sockets, what each of them has seen, and news from other servers.

Owns: subscribers, tokens of programs, the hosts' presence, recovery after a restored backup.
May import: `play`, `tables`, `people`, `storage`, `common`.
"""
