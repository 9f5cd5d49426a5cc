"""What the game waits for, written by `tools/tables.py`."""

from typing import Final

LAY_TILE: Final = 0
CHOOSE_START: Final = 1
DEAL_CARD: Final = 2
PLACING: Final = 3
CHOOSE_CARD: Final = 4
TURN_UP_CARD: Final = 5
LIFTING: Final = 6
DRIFTING: Final = 7
ACTING: Final = 8
REFILL_HAND: Final = 9
OVER: Final = 10
