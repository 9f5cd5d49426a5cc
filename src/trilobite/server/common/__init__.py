"""Shared by all folders: settings, errors, the clock, loops, metrics, limits, the wire format.

Owns: no state of the running server.
May import: nothing else from `server`.
"""
