"""What the game waits for, written by `tools/tables.py`."""

from typing import Final

CHOOSE_START: Final = 0
DEAL: Final = 1
NPC_DECLARES: Final = 2
NPC_PLAYS: Final = 3
NPC_INTENT: Final = 4
DECLARING: Final = 5
SELLING: Final = 6
PLAYING: Final = 7
CHANGING: Final = 8
BUILDING: Final = 9
SECOND_BLOCK: Final = 10
EXTRA_BLOCK: Final = 11
CHANGING_DECLARED: Final = 12
OVER: Final = 13
DEFAULTING: Final = 14
