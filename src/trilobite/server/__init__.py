"""The web service: tables, seats, live updates and storage. It does not contain any game rules.

Owns: the folders below and `service.py`, which puts them together.
May import: `engine`, `bots`, `guides`, `analysis`, and games through the engine's registry.
"""
