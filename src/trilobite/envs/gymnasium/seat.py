"""One seat as a Gymnasium environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trilobite.envs.gymnasium.learner import DEFAULT_PLAYERS, ILLEGAL_REWARD, LearnerTable
from trilobite.envs.pictures import MODES, render
from trilobite.envs.reading import read_mode, read_whole
from trilobite.envs.seeds import Seeds
from trilobite.envs.seeing import ActionMask, Observation, Seen, bounds_of, encoding_of


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game from the point of view of one learner. The reward is the payoff (0 to 1) at the end.

    The mask of legal actions is in the info and in `action_masks()`, where MaskablePPO looks for
    it. An illegal action ends the game with a reward of -1.
    """

    action_space: spaces.Discrete
    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - like Env

    def __init__(
        self,
        game: str = "tritarea",
        players: int = DEFAULT_PLAYERS,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = LearnerTable(game, players, seat, opponents, options)
        self.render_mode = read_mode(render_mode)
        low, high = bounds_of(encoding_of(self.table.game))
        self.observation_space = spaces.Box(low, high, dtype=np.int16)
        self.action_space = spaces.Discrete(len(self.table.game.actions.all))
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game. The game's options are set when the environment is made, not here."""
        self._seeds.reseed(seed)
        super().reset(seed=seed)
        self.table.begin(self._seeds.next())
        return self.table.sight.observation.copy(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # noqa: ANN401 - as in the base class
        id = read_whole(action, "action", f"0 to {self.action_space.n - 1}")
        refused = self.table.objection(id)
        if refused is None:
            self.table.act(id)
        else:
            self.table.give_up()
        is_over = refused is not None or self.table.is_over
        reward = self.table.reward() if refused is None else ILLEGAL_REWARD
        info = self._info()
        if refused is not None:
            info["refused"] = refused
        if self.render_mode == "human":
            self.render()
        return self.table.sight.observation.copy(), reward, is_over, False, info

    def action_masks(self) -> ActionMask:
        """A mask of the actions that are legal now."""
        return self.table.sight.mask.copy()

    def render(self) -> str | NDArray[np.uint8] | None:
        return render(self.render_mode, self.table.game, self.table.view(), "gymnasium")

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "view": Seen(self.table.view())}
