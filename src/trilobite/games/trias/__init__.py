"""Trias: the supercontinent breaks up, and herds follow their land."""

from trilobite.games.trias.game import GAME

__all__ = ["GAME"]
