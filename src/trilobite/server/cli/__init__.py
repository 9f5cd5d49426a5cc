"""The commands that run, administer, back up and restore a server.

Owns: command-line options, the listening socket, worker processes.
May import: everything else in `server`.
"""
