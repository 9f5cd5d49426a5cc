"""Chapter 0: what the words of the rules mean."""

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.messages import refused_by_stage
from trilobite.games.trias.fast.window import OUTER
from trilobite.games.trias.model import KEY, STAGES
from trilobite.games.trias.table import Table


def borders_outer_water(table: Table, tile: i64) -> bool:
    """Outer water is connected with the open sea; any other is an interior sea (TR-0.2)."""
    return table.board.borders_sea(table.board.cell_of[tile], OUTER)


def are_of_one_mass(table: Table, tile: i64, other: i64) -> bool:
    """A land mass is all land connected through edges; the South Pole is on the main land (TR-0.3).

    The name of a land mass is its lowest tile.
    """
    return table.board.mass[tile] == table.board.mass[other]


def has_presence(table: Table, seat: i64, tile: i64) -> bool:
    """A player is present on a land mass with a herd on one of its tiles; not by swimmers (TR-0.4).

    Herds belong to cells, so those on a cell without a tile are swimmers.
    """
    return table.board.presence(seat)[table.board.mass[tile]] != 0


def has_room(table: Table, tile: i64) -> bool:
    """The herds of all players count together towards the capacity of a tile (TR-0.5)."""
    return table.herds_on(tile) < int(table.board.capacity[tile])


def is_overpopulated(table: Table, tile: i64) -> bool:
    return table.herds_on(tile) > int(table.board.capacity[tile])


def left_of(table: Table, seat: i64) -> i64:
    """The next seat clockwise (TR-0.6)."""
    return (seat + 1) % table.board.seats


def not_now(table: Table) -> Refusal:
    return refused_by_stage(KEY, STAGES[table.stage])


def no_such_tile(table: Table, tile: i64) -> Refusal | None:
    """The board for two players has only 18 land tiles, without holes (TR-1.2, R-2)."""
    if table.has_tile(tile):
        return None
    last = table.content.board_tiles - 1
    return Refusal("trias-refusal-no-tile", "TR-1.2", {"tile": int(tile), "last": last})
