"""Coppice: plant trees, and send foresters to the groves that will become large (rules.md)."""

from trilobite_coppice.game import GAME

__all__ = ["GAME"]
