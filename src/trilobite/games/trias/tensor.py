"""A table of Trias as an array of numbers, as one seat sees it (section 11).

Seats are counted clockwise from the observer, who is always 0. Tiles have the same ids as in the
actions; the last one is the South Pole. A choice among several values is encoded one-hot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.encoding import Block, Encoding, Numbers, blocks_of_reader
from trilobite.engine.fields import blocks
from trilobite.games.trias.fields import FIELDS, MOST
from trilobite.games.trias.generated.array import write_table
from trilobite.games.trias.kernel.board import WATER, Board
from trilobite.games.trias.kernel.window import OUTER
from trilobite.games.trias.model import CARD_NAMES, POLE, SEATS, SOUTH_POLE
from trilobite.games.trias.table import Secrets, Table

_ALL: Final = POLE + 1
_CARDS: Final = len(CARD_NAMES)
_FURTHEST: Final = 99
_INTERIOR: Final = -1

ENCODING: Final = Encoding(
    [
        *blocks_of_reader(SEATS),
        *blocks(FIELDS),
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
            "beside",
            (_ALL, 6),
            "by tile and side (e ne nw w sw se): the tile there, plus 1; "
            "0 for outer water, -1 for an interior sea",
            _ALL,
            _INTERIOR,
        ),
        Block("swimmers", (_ALL, 6, SEATS), "by tile, side and seat: herds in the water", MOST),
        Block("adrift", (SEATS,), "by seat: herds in the water beside no tile", MOST),
    ]
)
ENCODING.block("backs").name = "back"


def encode(table: Table, secrets: Secrets, seat: int, numbers: Numbers) -> None:
    """Write what a seat knows: the table, its card, and the discards if they are public."""
    me: i64 = seat
    seats = table.board.seats
    numbers.begin(seats, me, SEATS)
    write_table(table, me, seats, numbers)
    numbers.one_of(secrets.hands[seat], _CARDS)
    is_public = table.content.discards_public
    numbers.flag(is_public)
    for number in secrets.discards:
        numbers.put(number if is_public else 0)
    _write_tiles(table.board, numbers)
    _write_herds(table, me, numbers)
    _write_masses(table.board, numbers)
    _write_sides(table.board, numbers)
    _write_swimmers(table.board, me, numbers)


def _write_tiles(board: Board, numbers: Numbers) -> None:
    """Write where the tiles lie and what they are."""
    for cell in board.cell_of:
        numbers.flag(cell != WATER)
    for terrain in board.terrain:
        numbers.one_of(WATER if terrain == SOUTH_POLE else terrain, SOUTH_POLE)
    for capacity in board.capacity:
        numbers.put(i64(capacity))
    at = numbers.at
    numbers.skip(2 * _ALL)
    for cell in board.cell_of:
        if cell != WATER:
            numbers.set_at(at, min(max(board.window.q[cell], -_FURTHEST), _FURTHEST))
            numbers.set_at(at + _ALL, min(max(board.window.r[cell], -_FURTHEST), _FURTHEST))
        at += 1


def _write_herds(table: Table, me: i64, numbers: Numbers) -> None:
    board = table.board
    first = numbers.at
    i: i64
    for cell in board.cell_of:
        if cell != WATER and board.total[cell] != 0:
            for i in range(board.seats):
                herds = i64(board.herds_at((me + i) % board.seats, cell))
                numbers.set_at(first + i, herds)
        first += SEATS
    numbers.skip(SEATS * _ALL)
    for spent in table.spent:
        numbers.put(i64(spent))


def _write_masses(board: Board, numbers: Numbers) -> None:
    """Write the land masses; there are none yet while tiles are being laid."""
    sizes = vec[i64]([0] * (_ALL + 1))
    for name in board.mass:
        numbers.put(name + 1)
        sizes[name + 1] += 1
    for name in board.mass:
        numbers.put(sizes[name + 1] if name != WATER else 0)
    for name in board.mass:
        numbers.flag(name != WATER and name == board.mass[POLE])


def _write_sides(board: Board, numbers: Numbers) -> None:
    """Write what is on each side of each tile: land, outer water or an interior sea."""
    at = numbers.at
    numbers.skip(6 * _ALL)
    for cell in board.cell_of:
        for side in board.window.step:
            if cell != WATER and board.tile_at[cell + side] != WATER:
                numbers.set_at(at, board.tile_at[cell + side] + 1)
            elif cell != WATER and board.sea[cell + side] != OUTER:
                numbers.set_at(at, _INTERIOR)
            at += 1


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
    d: i64
    for d in range(6):
        tile = board.tile_at[cell + board.window.step[d]]
        if tile != WATER:
            opposite = (d + 3) % 6
            numbers.set_at(first + (tile * 6 + opposite) * SEATS + i, herds)
            found = True
    return found
