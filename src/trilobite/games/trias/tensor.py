"""A table of Trias as an array of numbers, as one seat sees it (section 11).

Seats are counted clockwise from the observer, who is always 0. Tiles have the same ids as in the
actions; the last one is the South Pole. A choice among several values is encoded one-hot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.encoding import Block, Encoding, Numbers
from trilobite.engine.fields import select
from trilobite.games.trias.fast.kernel import WATER, Board
from trilobite.games.trias.fast.window import OUTER
from trilobite.games.trias.fields import FIELDS, MOST, SHOWN
from trilobite.games.trias.generated import write_table
from trilobite.games.trias.model import CARD_NAMES, POLE, SEATS, SOUTH_POLE
from trilobite.games.trias.table import Secrets, Table

_ALL: Final = POLE + 1
_CARDS: Final = len(CARD_NAMES)
_FURTHEST: Final = 99
_INTERIOR: Final = -1

ENCODING: Final = Encoding(
    [
        Block("players", (SEATS,), "number of players, one of 1 to 5"),
        Block("seat", (SEATS,), "the reader's seat"),
        *(field.block() for field in select(FIELDS, SHOWN)),
        Block("hand", (_CARDS,), "the reader's card, back * 4 + face"),
        Block("discards_public", (1,), "1 if everybody may look through the discards"),
        Block("discards", (_CARDS,), "discarded cards, if everybody may look", MOST),
        Block("there", (_ALL,), "by tile: 1 if it is in the game"),
        Block("landscape", (_ALL, 3), "by tile: mountain, steppe, woods"),
        Block("capacity", (_ALL,), "by tile: herds it feeds", MOST),
        Block("q", (_ALL,), "by tile: column, from the South Pole", _FURTHEST, -_FURTHEST),
        Block("r", (_ALL,), "by tile: row, from the South Pole", _FURTHEST, -_FURTHEST),
        Block("herds", (_ALL, SEATS), "by tile and seat: herds on it", MOST),
        Block("spent", (_ALL,), "by tile: herds of the active player that have reproduced", MOST),
        Block("mass", (_ALL,), "by tile: the lowest tile of its land mass, plus 1", _ALL),
        Block("mass_size", (_ALL,), "by tile: how many tiles its land mass has", _ALL),
        Block("on_main", (_ALL,), "by tile: 1 if it is connected with the South Pole"),
        Block(
            "beside", (_ALL, 6), "by tile and side (e ne nw w sw se): the tile there, plus 1; "
            "0 for outer water, -1 for an interior sea", _ALL, _INTERIOR,
        ),
        Block("swimmers", (_ALL, 6, SEATS), "by tile, side and seat: herds in the water", MOST),
        Block("adrift", (SEATS,), "by seat: herds in the water beside no tile", MOST),
    ]
)  # fmt: skip
ENCODING.block("backs").name = "back"


def encode(table: Table, secrets: Secrets, seat: int, numbers: Numbers) -> None:
    """Write what a seat knows: the table, its card, and the discards if they are public (R-4)."""
    me: i64 = seat
    seats = table.board.seats
    numbers.clear()
    numbers.one_of(seats - 1, SEATS)
    numbers.one_of(me, SEATS)
    write_table(table, me, seats, numbers)
    numbers.one_of(secrets.hands[seat], _CARDS)
    is_public = table.content.discards_public
    numbers.flag(is_public)
    for number in secrets.discards:
        numbers.put(number if is_public else 0)
    _write_tiles(table, numbers)
    _write_herds(table, me, numbers)
    _write_masses(table.board, numbers)
    _write_sides(table.board, numbers)
    _write_swimmers(table.board, me, numbers)


def _write_tiles(table: Table, numbers: Numbers) -> None:
    """Write where the tiles lie and what they are."""
    board = table.board
    there = numbers.at
    landscape = there + _ALL
    capacity = landscape + 3 * _ALL
    column = capacity + _ALL
    row = column + _ALL
    numbers.skip(7 * _ALL)
    tile: i64
    for tile in range(_ALL):
        cell = board.cell_of[tile]
        if cell != WATER:
            numbers.set_at(there + tile, 1)
            if board.terrain[tile] != SOUTH_POLE:
                numbers.set_at(landscape + 3 * tile + board.terrain[tile], 1)
            numbers.set_at(capacity + tile, i64(board.capacity[tile]))
            numbers.set_at(column + tile, _within_sight(board.window.q(cell)))
            numbers.set_at(row + tile, _within_sight(board.window.r(cell)))


def _within_sight(distance: i64) -> i64:
    return min(max(distance, -_FURTHEST), _FURTHEST)


def _write_herds(table: Table, me: i64, numbers: Numbers) -> None:
    board = table.board
    seats = board.seats
    first = numbers.at
    spent = first + SEATS * _ALL
    numbers.skip((SEATS + 1) * _ALL)
    tile: i64
    for tile in range(_ALL):
        cell = board.cell_of[tile]
        if cell != WATER and board.total[cell] != 0:
            i: i64
            for i in range(seats):
                number = i64(board.herds_at((me + i) % seats, cell))
                numbers.set_at(first + tile * SEATS + i, number)
            numbers.set_at(spent + tile, i64(table.spent[tile]))


def _write_masses(board: Board, numbers: Numbers) -> None:
    """Write the land masses; there are none yet while tiles are being laid."""
    sizes = vec[i64]([0] * (_ALL + 1))
    mass = board.mass
    name = numbers.at
    size = name + _ALL
    main = size + _ALL
    numbers.skip(3 * _ALL)
    tile: i64
    for tile in range(_ALL):
        sizes[mass[tile] + 1] += 1
    for tile in range(_ALL):
        if mass[tile] != WATER:
            numbers.set_at(name + tile, mass[tile] + 1)
            numbers.set_at(size + tile, sizes[mass[tile] + 1])
            numbers.set_at(main + tile, 1 if mass[tile] == mass[POLE] else 0)


def _write_sides(board: Board, numbers: Numbers) -> None:
    """Write what is on each side of each tile: land, outer water or an interior sea."""
    step = board.window.step
    first = numbers.at
    numbers.skip(6 * _ALL)
    tile: i64
    for tile in range(_ALL):
        cell = board.cell_of[tile]
        d: i64 = 0
        while cell != WATER and d < 6:
            near = cell + step[d]
            if board.tile_at[near] != WATER:
                numbers.set_at(first + 6 * tile + d, board.tile_at[near] + 1)
            elif board.sea[near] != OUTER:
                numbers.set_at(first + 6 * tile + d, _INTERIOR)
            d += 1


def _write_swimmers(board: Board, me: i64, numbers: Numbers) -> None:
    first = numbers.at
    adrift = first + 6 * SEATS * _ALL
    numbers.skip(6 * SEATS * _ALL + SEATS)
    seats = board.seats
    i: i64
    for i in range(seats):
        seat = (me + i) % seats
        if board.swimming[seat] != 0:
            for water in board.swimmer_cells(seat):
                cell: i64 = water
                herds = i64(board.herds_at(seat, cell))
                if not _write_at_shores(board, cell, i, herds, first, numbers):
                    numbers.add_at(adrift + i, herds)


def _write_at_shores(
    board: Board, cell: i64, i: i64, herds: i64, first: i64, numbers: Numbers
) -> bool:
    """Write swimmers at the sides of all tiles around their cell; returns whether there are any."""
    found = False
    d: i64 = 0
    while d < 6:
        tile = board.tile_at[cell + board.window.step[d]]
        if tile != WATER:
            opposite = (d + 3) % 6
            numbers.set_at(first + (tile * 6 + opposite) * SEATS + i, herds)
            found = True
        d += 1
    return found
