"""The first id of each kind of action, written by `tools/tables.py`."""

from typing import Final

PLACE: Final = 0
HAND: Final = 35
DRAW: Final = 36
LIFT: Final = 37
DRIFT: Final = 71
MOVE: Final = 275
RESCUE: Final = 695
REPRODUCE: Final = 905
END: Final = 940
