"""The first id of each kind of action, written by `tools/tables.py`."""

from typing import Final

DECLARE: Final = 0
SELL: Final = 36
PLAY: Final = 46
FIVE: Final = 82
BUILD: Final = 85
DEFAULT: Final = 101
SECOND: Final = 102
SINGLE: Final = 103
EXTRA: Final = 104
SKIP: Final = 120
PAY: Final = 121
LOSE: Final = 122
