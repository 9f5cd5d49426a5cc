"""Notices: somebody who has not the table open is told that it is their turn.

By mail, by Web Push, or by a webhook, as everybody chooses for themselves. A notice says what
anybody may know who knows the table: what it is called, which game, who plays. It never acts: its
link leads to the table, and whoever opens it is known there by their cookie alone.
"""
