"""Observations for OpenSpiel: strings and tensors."""

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from trilobite.engine import Game, canonical_json
from trilobite.envs.openspiel.states import SpielState
from trilobite.envs.seeing import Sight, blocks_of, encoding_of


class Observer:
    """Observes a state for a player, or for a spectator, who gets a string only."""

    def __init__(self, game: Game, kind: Any = None) -> None:  # noqa: ANN401 - has no type
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a player observes exactly the table and their own cards")
        self._is_player = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._is_player:
            encoding = encoding_of(game)
            self._sight = Sight(game)
            self.tensor = np.zeros(encoding.size, np.float32)
            self.dict = blocks_of(encoding, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`; the arrays in `dict` are views of its parts."""
        if self.tensor is not None:
            self._sight.look(state.table, player, [])
            self.tensor[:] = self._sight.observation

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; with perfect recall, after a hash of everything observed so far."""
        seat = player if self._is_player else None
        view = canonical_json(state.table.view(seat).to_json())
        if self._recalls and seat is not None:
            return f"{state.tracked.observed.hash_for(seat)} {view}"
        return view
