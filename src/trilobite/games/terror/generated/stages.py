"""What the game waits for, written by `tools/tables.py`."""

from typing import Final

CHOOSE_START: Final = 0
TURN_UP: Final = 1
LAY_TILE: Final = 2
DRAW_CARD: Final = 3
SELECT_CARD: Final = 4
SELECT_TILE: Final = 5
MENU: Final = 6
CHOOSE_ENVIRONMENT: Final = 7
SPREADING: Final = 8
GROWING: Final = 9
CHOOSE_HERD: Final = 10
DIVIDING: Final = 11
MOVE_PTERODACTYL: Final = 12
MOVE_T_REX: Final = 13
CHOOSE_RAPTOR: Final = 14
MOVE_RAPTOR: Final = 15
EATING: Final = 16
SCATTERING: Final = 17
SCATTER_TO: Final = 18
OVER: Final = 19
