"""Many tables at once, in one process: what a learner on one core wants."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trilobite.envs.extras import lacking
from trilobite.envs.gymnasium.learner import DEFAULT_PLAYERS, ILLEGAL_REWARD, LearnerTable
from trilobite.envs.seeds import Seeds
from trilobite.envs.seeing import Observation, bounds_of, encoding_of

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise lacking("gymnasium", error) from error

Batch = NDArray[np.int16]


class SeatVectorEnv(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """As `SeatEnv`, for several tables.

    A table whose game is over begins a new one in the next step, whatever action is given for it
    there (`AutoresetMode.NEXT_STEP`).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in the base class
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }
    single_observation_space: spaces.Box
    single_action_space: spaces.Discrete

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "tritarea",
        players: int = DEFAULT_PLAYERS,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.tables = [
            LearnerTable(game, players, seat, opponents, options) for _ in range(num_envs)
        ]
        first = self.tables[0].game
        low, high = bounds_of(encoding_of(first))
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(len(first.actions.all))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = [Seeds() for _ in self.tables]
        self._begins = np.zeros(num_envs, np.bool_)
        """Whose game was over after the last step."""

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Batch, dict[str, Any]]:
        """New games on all tables; one seed gives table i the seed + i."""
        for index, (table, seeds) in enumerate(zip(self.tables, self._seeds, strict=True)):
            seeds.sow(_seed_of(seed, index))
            table.begin(seeds.next())
        self._begins[:] = False
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Batch, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ends = np.zeros(self.num_envs, np.bool_)
        for index, table in enumerate(self.tables):
            if self._begins[index]:
                table.begin(self._seeds[index].next())
            elif table.objection(int(actions[index])) is None:
                table.act(int(actions[index]))
                ends[index] = table.is_over
                rewards[index] = table.reward() if ends[index] else 0.0
            else:
                ends[index] = True
                rewards[index] = ILLEGAL_REWARD
        self._begins = ends
        return self._observations(), rewards, ends.copy(), np.zeros_like(ends), self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now, a row for each table."""
        return np.stack([table.sight.mask for table in self.tables])

    def _observations(self) -> Observation:
        return np.stack([table.sight.observation for table in self.tables])

    def _info(self) -> dict[str, Any]:
        """Vectors in Gymnasium's manner: a value for each table, and whether it has one."""
        return {
            "action_mask": self.action_masks(),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }


def _seed_of(seed: int | Sequence[int | None] | None, index: int) -> int | None:
    if seed is None or isinstance(seed, int):
        return None if seed is None else seed + index
    return seed[index]
