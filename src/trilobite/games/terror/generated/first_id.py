"""The first id of each kind of action, written by `tools/tables.py`."""

from typing import Final

DRAFT: Final = 0
TAKE: Final = 2
CARD: Final = 8
TILE: Final = 9
END: Final = 10
WHITE: Final = 11
HATCH: Final = 23
VOLCANO: Final = 35
ENVIRONMENT: Final = 47
SPREAD: Final = 51
GROW: Final = 70
MIGRATE: Final = 82
GO: Final = 94
CONFIRM: Final = 1282
STAY: Final = 1283
TO: Final = 1284
EAT: Final = 1296
RAPTOR: Final = 1302
SCATTER: Final = 1304
STOP: Final = 1316
FINISH: Final = 1317
