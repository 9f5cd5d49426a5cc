"""What OpenSpiel's players observe: strings and tensors."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from trilobite.engine import Game, canonical_json
from trilobite.envs.seeing import Sight, blocks_of, encoding_of

if TYPE_CHECKING:
    from trilobite.envs.openspiel.games import SpielState


class Observer:
    """Looks at a state for a player, or for a spectator, of whom there is a string only."""

    def __init__(self, game: Game, kind: Any = None) -> None:  # noqa: ANN401 - has no type
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a player observes the table and the own cards, not more and not less")
        self._is_player = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._is_player:
            encoding = encoding_of(game)
            self._sight = Sight(game)
            self.tensor = np.zeros(encoding.size, np.float32)
            self.dict = blocks_of(encoding, self.tensor)

    def set_from(self, state: "SpielState", player: int) -> None:
        """Write `tensor`, whose parts are in `dict`."""
        if self.tensor is not None:
            self._sight.look(state.table, player, [])
            self.tensor[:] = self._sight.observation

    def string_from(self, state: "SpielState", player: int) -> str:
        """The view as JSON; with perfect recall also a hash of all that was heard before."""
        seat = player if self._is_player else None
        view = canonical_json(state.table.view(seat).to_json())
        if self._recalls and seat is not None:
            return f"{state.course.story.sum(seat)} {view}"
        return view
