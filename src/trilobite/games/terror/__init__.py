"""Triassic Terror: herds fight for the habitats of a volcanic island."""

from trilobite.games.terror.game import GAME

__all__ = ["GAME"]
