"""Chapter 4, refresh: the six action spaces and their tiles after a game turn."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import ANY, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import SPACE, SPACES, TILE
from trilobite.games.terror.table import Table

REFRESH: Final = "TT-4.7"
"""The rule by which tiles slide up, get white Dinos, and are shuffled."""

_SPACES: Final = ("one", "two", "three", "four", "five", "six")
TilesLaid = EventKind(
    "terror-tiles-laid", "", " ".join(f"tile:{{{space}}}" for space in _SPACES), reveals=True
).of(**dict.fromkeys(_SPACES, TILE))
"""All tiles lie on their spaces after a shuffle."""
WhitesAdded = EventKind("terror-whites-added", REFRESH, "tile:{tile}").of(
    tile=TILE, space=SPACE, whites=ANY
)
"""A tile that nobody took got one more white Dino on its new space."""


def refresh(table: Table) -> bool:
    """Unused tiles slide up, the used ones are shuffled onto the low spaces (TT-4.7)."""
    table.active = NONE
    _slide_up(table)
    table.stage = stages.LAY_TILE
    return True


def _slide_up(table: Table) -> None:
    """Tiles that nobody took keep their order on the highest spaces (TT-4.7)."""
    free: i64 = SPACES - 1
    space: i64 = SPACES - 1
    while space >= 0:
        tile = table.tile_at[space]
        if tile != NONE:
            table.tile_at[space] = NONE
            table.tile_at[free] = tile
            _add_white(table, tile, free)
            free -= 1
        space -= 1


def _add_white(table: Table, tile: i64, space: i64) -> None:
    """Add one white Dino, unless the tokens are limited and used up (TT-4.7, R-06)."""
    limit = table.content.white_limit
    if limit is not None and sum(int(number) for number in table.whites_on) >= limit:
        return
    table.whites_on[tile] += 1
    if table.log is not None:
        table.emit(WhitesAdded(tile=tile, space=space, whites=table.whites_on[tile]))


def tile_weights(table: Table) -> list[int]:
    """Every tile that does not lie on a space may come next."""
    weights = [1] * SPACES
    for space in range(SPACES):
        tile = table.tile_at[space]
        if tile != NONE:
            weights[tile] = 0
    return weights


def lay_tile(table: Table, tile: i64, rule: str) -> bool:
    """Lay a tile, and the last one if only one is left; returns whether all are laid."""
    table.tile_at[table.space_with(NONE)] = tile
    weights = tile_weights(table)
    if sum(weights) > 1:
        return False
    if sum(weights) == 1:
        table.tile_at[table.space_with(NONE)] = weights.index(1)
    if table.log is not None:
        laid = dict(zip(_SPACES, table.tile_at, strict=True))
        table.emit(TilesLaid(laid, rule=rule))

    return True
