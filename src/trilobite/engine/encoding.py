"""What one seat may know of a state, as an array of small numbers, for machine learning.

A game with such an array lists its blocks in `tensor.py` and writes them there, one after another;
`Game.encoding` returns the layout and `State.encode` fills the array. The caller owns the array and
reuses it: `numpy.frombuffer` wraps `Numbers.cells` and `Mask.cells` without copying.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i16, i64, u8


class Block:
    """A part of the array: its name, shape, meaning, and the range of its numbers."""

    def __init__(
        self, name: str, shape: Sequence[int], meaning: str, high: int = 1, low: int = 0
    ) -> None:
        self.name = name
        self.shape: tuple[int, ...] = tuple(shape)
        self.meaning = meaning
        self.low = low
        self.high = high
        self.offset = 0
        """Index of the block's first cell, set by `Encoding`."""
        self.size = 1
        for length in self.shape:
            self.size *= length


class Encoding:
    """The layout of a game's array: its blocks in order."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks: tuple[Block, ...] = tuple(blocks)
        self.size = 0
        for block in self.blocks:
            block.offset = self.size
            self.size += block.size

    def block(self, name: str) -> Block:
        return next(block for block in self.blocks if block.name == name)


def blocks_of_reader(seats: int) -> list[Block]:
    """What every array begins with, written by `Numbers.begin`."""
    return [
        Block("players", (seats,), f"number of players, one of 1 to {seats}"),
        Block("seat", (seats,), "the reader's seat"),
    ]


class Numbers:
    """The array, written from front to back; cells that are skipped are 0."""

    def __init__(self, size: int) -> None:
        self.cells: vec[i16] = vec[i16]([0] * size)
        self.at: i64 = 0
        """Index of the next cell to write."""

    def clear(self) -> None:
        """Set every cell to 0 and start again at the front."""
        cells = self.cells
        self.at = 0
        index: i64 = 0
        while index < len(cells):
            cells[index] = 0
            index += 1

    def begin(self, players: i64, seat: i64, seats: i64) -> None:
        """Clear the array and write the blocks of the reader; `seats` is the most of the game."""
        self.clear()
        self.one_of(players - 1, seats)
        self.one_of(seat, seats)

    def put(self, number: i64) -> None:
        self.cells[self.at] = i16(number)
        self.at += 1

    def put_within(self, number: i64, low: i64, high: i64) -> None:
        """Write a number, clamped to the range of its block."""
        self.put(min(max(number, low), high))

    def flag(self, is_set: bool) -> None:  # noqa: FBT001 - the value that is written
        if is_set:
            self.cells[self.at] = 1
        self.at += 1

    def one_of(self, index: i64, size: i64) -> None:
        """Write a one-hot vector of this size; all zeros if the index is -1."""
        if index >= 0:
            self.cells[self.at + index] = 1
        self.at += size

    def bits(self, members: i64, size: i64) -> None:
        """Write a set, given as a bit mask, with a 1 for each member."""
        cells = self.cells
        at = self.at
        self.at += size
        while members != 0:
            if members & 1:
                cells[at] = 1
            members >>= 1
            at += 1

    def skip(self, size: i64) -> None:
        """Leave this number of cells at 0; `set_at` may still write to them."""
        self.at += size

    def set_at(self, index: i64, number: i64) -> None:
        """Write a number at any index."""
        self.cells[index] = i16(number)

    def add_at(self, index: i64, number: i64) -> None:
        self.cells[index] = i16(i64(self.cells[index]) + number)


def seat_from(seat: i64, me: i64, seats: i64) -> i64:
    """A seat counted from the observer, who is 0; -1, for nobody, stays -1."""
    return seat if seat < 0 else (seat - me + seats) % seats


class Mask:
    """The legal actions: a 1 at the id of each."""

    def __init__(self, size: int) -> None:
        self.cells: vec[u8] = vec[u8]([0] * size)

    def write(self, ids: list[int]) -> None:
        cells = self.cells
        index: i64 = 0
        while index < len(cells):
            cells[index] = 0
            index += 1
        for id in ids:
            cells[id] = 1
