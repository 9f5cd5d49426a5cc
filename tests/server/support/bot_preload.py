"""Imports of the process from which bot processes are forked (see `reuse`)."""

from trilobite.server.bots import processes

processes._warm_up(None)
