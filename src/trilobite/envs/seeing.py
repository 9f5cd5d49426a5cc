"""What a seat sees: an array of numbers, a mask of legal actions, and its view."""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trilobite.engine import Game, State, View, find_game
from trilobite.engine.encoding import Encoding, Mask, Numbers

Observation = NDArray[np.int16]
ActionMask = NDArray[np.int8]


def encoding_of(game: Game) -> Encoding:
    """The encoding of a game; a clear error if it has none."""
    encoding = game.encoding()
    if encoding is None:
        raise TypeError(
            f"{game.key} has no encoding: it does not implement Game.encoding and State.encode"
        )
    return encoding


def bounds_of(encoding: Encoding) -> tuple[Observation, Observation]:
    """The lowest and the highest number of each cell."""
    low = [np.full(block.size, block.low, np.int16) for block in encoding.blocks]
    high = [np.full(block.size, block.high, np.int16) for block in encoding.blocks]
    return np.concatenate(low), np.concatenate(high)


def blocks_of(encoding: Encoding, array: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Views of the array, one per block in the block's shape; they share its memory."""
    return {
        block.name: array[..., block.offset : block.offset + block.size].reshape(
            *array.shape[:-1], *block.shape
        )
        for block in encoding.blocks
    }


class Sight:
    """The two arrays of a seat, made once and overwritten by every look.

    numpy sees them as read-only. Copy them to keep them beyond the next look.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._numbers = Numbers(encoding_of(game).size)
        self._legal = Mask(len(game.actions.all))
        self.observation: Observation = np.frombuffer(memoryview(self._numbers.cells), np.int16)
        self.mask: ActionMask = np.frombuffer(memoryview(self._legal.cells), np.int8)

    def look(self, state: State, seat: int, legal: list[int]) -> None:
        """Fill the arrays for a seat; `legal` has its legal ids, none if it is not to act."""
        state.encode(seat, self._numbers)
        self._legal.write(legal)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """A copy gets its own arrays, which are still empty."""
        return _sight_of, (self._game.key,)


def _sight_of(key: str) -> Sight:
    return Sight(find_game(key))


class Seen(Mapping[str, object]):
    """The view of a seat as a JSON mapping, made on first access."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._json: dict[str, object] | None = None

    def to_json(self) -> dict[str, object]:
        if self._json is None:
            self._json = self.view.to_json()
        return self._json

    def __getitem__(self, key: str) -> object:
        return self.to_json()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self.to_json())

    def __len__(self) -> int:
        return len(self.to_json())

    def __reduce__(self) -> tuple[type["Seen"], tuple[View]]:
        return Seen, (self.view,)
