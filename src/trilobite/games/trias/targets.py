"""The things in the view that a player can click, by name."""

import re
from collections.abc import Sequence
from typing import Final

from trilobite.engine import InputError
from trilobite.engine.reading import shown
from trilobite.games.trias.model import MARKS, POLE

_OF_TILES: Final = ("tile", *MARKS)
_OF_CELLS: Final = ("cell", "swimmer")
_OTHERS: Final = ("stock", "hand", "deck", "end")
_FORMS: Final = ", ".join(
    (*(f"{kind}:ID" for kind in _OF_TILES), *(f"{kind}:Q,R" for kind in _OF_CELLS), *_OTHERS)
)
_TILE_NUMBERS: Final = tuple(str(tile) for tile in range(POLE + 1))
_CELL: Final = re.compile("-?[0-9]{1,4},-?[0-9]{1,4}")


class Target:
    """A thing that was clicked: its kind, and the tile or the coordinates of the cell it names."""

    def __init__(self, text: str) -> None:
        """Read a target; a malformed one is an error, not a refusal."""
        self.kind, _, number = text.partition(":")
        self.tile = POLE
        self.q = 0
        self.r = 0
        if self.kind in _OF_TILES:
            if number not in _TILE_NUMBERS:
                allowed = f"tile:0 to tile:{POLE}"
                raise InputError("targets", f"{shown(text)} does not name a tile", allowed)
            self.tile = int(number)
        elif self.kind in _OF_CELLS:
            if not _CELL.fullmatch(number):
                raise InputError("targets", f"{shown(text)} does not name a cell", "cell:Q,R")
            q, r = number.split(",")
            self.q, self.r = int(q), int(r)
        elif text not in _OTHERS:
            raise InputError("targets", f"{shown(text)} is not a target of Trias", _FORMS)


def read_targets(texts: Sequence[str]) -> list[Target]:
    if not texts:
        raise InputError("targets", "is empty", _FORMS)
    return [Target(text) for text in texts]
