"""The action row: six spaces, their tiles and takers, the refresh (TT-3.3, TT-4.2, TT-4.7)."""

from mypy_extensions import i64

from trilobite.games.terror.events import TilesLaid, TileTaken, WhitesAdded
from trilobite.games.terror.model import SPACES
from trilobite.games.terror.table import NONE, Table


def lay_first_tiles(table: Table) -> None:
    """Lay the tiles that begin on fixed spaces, with the first white Dinos (TT-3.3, TT-3.4)."""
    for space, tile in enumerate(table.content.fixed_tiles):
        table.tile_at[space] = tile
    for space in table.content.first_whites:
        table.whites_on[table.tile_at[space]] += 1


def space_of(table: Table, tile: i64) -> i64:
    """The space where a tile lies, or NONE."""
    space: i64 = 0
    while space < SPACES:
        if table.tile_at[space] == tile:
            return space
        space += 1
    return NONE


def tile_weights(table: Table) -> list[int]:
    """Every tile that does not lie on a space may come next."""
    weights = [1] * SPACES
    space: i64 = 0
    while space < SPACES:
        tile = table.tile_at[space]
        if tile != NONE:
            weights[tile] = 0
        space += 1
    return weights


def lay_tile(table: Table, tile: i64, rule: str) -> bool:
    """Lay a tile, and the last one if only one is left; returns whether all are laid (TT-4.7)."""
    table.tile_at[space_of(table, NONE)] = tile
    weights = tile_weights(table)
    if sum(weights) > 1:
        return False
    if sum(weights) == 1:
        table.tile_at[space_of(table, NONE)] = weights.index(1)
    if table.log is not None:
        table.emit(TilesLaid(tuple(int(tile) for tile in table.tile_at), rule))
    return True


def free_tile_bits(table: Table) -> i64:
    """The tiles that nobody has taken in this game turn (TT-4.2)."""
    bits: i64 = 0
    bit: i64 = 1
    space: i64 = 0
    while space < SPACES:
        if table.tile_at[space] != NONE and table.taker[space] == NONE:
            bits |= bit << table.tile_at[space]
        space += 1
    return bits


def take_tile(table: Table, tile: i64) -> None:
    """Put the player dinosaur on the tile's space, and take its white Dinos (TT-4.2)."""
    seat = table.active
    space = space_of(table, tile)
    whites = table.whites_on[tile]
    table.taker[space] = seat
    table.whites[seat] += whites
    table.whites_on[tile] = 0
    if table.log is not None:
        table.emit(TileTaken(int(seat), int(tile), int(space), int(whites)))


def clear_space(table: Table, space: i64) -> None:
    """The player takes back their dinosaur; the tile waits for the shuffle (TT-4.5, TT-4.7)."""
    table.taker[space] = NONE
    table.tile_at[space] = NONE


def slide_up(table: Table) -> None:
    """Tiles that nobody took move to the highest spaces and get a white Dino each (TT-4.7)."""
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
    """Add one white Dino, unless the tokens are limited and used up (R-06)."""
    limit = table.content.white_limit
    if limit is not None and sum(int(number) for number in table.whites_on) >= limit:
        return
    table.whites_on[tile] += 1
    if table.log is not None:
        table.emit(WhitesAdded(int(tile), int(space), int(table.whites_on[tile])))
