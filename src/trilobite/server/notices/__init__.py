"""Notices to people who do not have the table open, by mail, Web Push or webhook.

Owns: people's notice channels, the keys that sign notices, the queue of deliveries.
May import: `play`, `tables`, `people`, `storage`, `common`.
"""
