"""Administration: tables, people, admission, retention, backups and restoring them.

Owns: administrators, admission by password, the deletion of old data.
May import: `notices`, `bots`, `push`, `play`, `tables`, `people`, `storage`, `common`.
"""
