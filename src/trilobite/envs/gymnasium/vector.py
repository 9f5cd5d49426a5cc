"""Many tables at once in one process, for a learner on one core."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from trilobite.engine import InputError
from trilobite.engine.reading import shown
from trilobite.envs.gymnasium.learner import DEFAULT_PLAYERS, ILLEGAL_REWARD, LearnerTable
from trilobite.envs.reading import read_whole
from trilobite.envs.seeds import Seeds
from trilobite.envs.seeing import Observation, bounds_of, encoding_of

Batch = NDArray[np.int16]


class SeatVectorEnv(VectorEnv[Batch, NDArray[np.int64], NDArray[Any]]):
    """The counterpart of `SeatEnv` for several tables.

    A table whose game is over starts a new one in the next step and ignores the action given for
    it (`AutoresetMode.NEXT_STEP`).
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
        self.num_envs = read_whole(num_envs, "num_envs", "1 or more")
        if self.num_envs < 1:
            raise InputError("num_envs", f"{num_envs} is out of range", "1 or more")
        self.tables = [
            LearnerTable(game, players, seat, opponents, options) for _ in range(self.num_envs)
        ]
        first = self.tables[0].game
        low, high = bounds_of(encoding_of(first))
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(len(first.actions.all))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = [Seeds() for _ in self.tables]
        self._begins = np.zeros(num_envs, np.bool_)
        """The games that were over after the last step."""

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Batch, dict[str, Any]]:
        """Start new games, on all tables or where `options["reset_mask"]` is True.

        A single seed gives table i the seed plus i.
        """
        seeds = _read_seeds(seed, self.num_envs)
        begins = _read_reset_mask(options, self.num_envs)
        for index, table in enumerate(self.tables):
            if begins[index]:
                self._seeds[index].reseed(seeds[index])
                table.begin(self._seeds[index].next())
                self._begins[index] = False
        return self._observations(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Batch, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        ids = self._read_actions(actions)
        rewards = np.zeros(self.num_envs)
        ends = np.zeros(self.num_envs, np.bool_)
        for index, table in enumerate(self.tables):
            if self._begins[index]:
                table.begin(self._seeds[index].next())
            elif table.objection(ids[index]) is None:
                table.act(ids[index])
                ends[index] = table.is_over
                rewards[index] = table.reward() if ends[index] else 0.0
            else:
                table.give_up()
                ends[index] = True
                rewards[index] = ILLEGAL_REWARD
        self._begins = ends
        return self._observations(), rewards, ends.copy(), np.zeros_like(ends), self._info()

    def _read_actions(self, actions: object) -> list[int]:
        """The id for each table. All are checked before anything is played."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            allowed = f"{self.num_envs} whole numbers, one for each table"
            raise InputError("actions", f"{shown(actions)} does not fit", allowed)
        for table, begins in zip(self.tables, self._begins, strict=True):
            if not begins:
                table.check_that_it_runs()
        return [int(id) for id in given]

    def action_masks(self) -> NDArray[np.int8]:
        """A mask of the actions that are legal now, one row per table."""
        return np.stack([table.sight.mask for table in self.tables])

    def _observations(self) -> Observation:
        return np.stack([table.sight.observation for table in self.tables])

    def _info(self) -> dict[str, Any]:
        """Vector infos as Gymnasium defines them: a value per table, and whether it is present."""
        return {
            "action_mask": self.action_masks(),
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }


def _read_seeds(seed: object, tables: int) -> list[int | None]:
    """One seed for each table; None where a table continues its sequence of games."""
    if seed is None:
        return [None] * tables
    if not isinstance(seed, (Sequence, np.ndarray)) or isinstance(seed, str):
        first = read_whole(seed, "seed", f"a whole number, a list of {tables}, or None")
        return [first + index for index in range(tables)]
    if len(seed) != tables:
        raise InputError("seed", f"{len(seed)} seeds are given", f"{tables}, one for each table")
    return [None if one is None else read_whole(one, "seed") for one in seed]


def _read_reset_mask(options: Mapping[str, Any] | None, tables: int) -> NDArray[np.bool_]:
    """The tables that start a new game, as Gymnasium defines it; all by default."""
    if options is None or "reset_mask" not in options:
        return np.ones(tables, np.bool_)
    given = options["reset_mask"]
    mask = np.asarray(given)
    if mask.shape != (tables,) or mask.dtype != np.bool_ or not mask.any():
        allowed = f"an array of {tables} booleans, at least one of them True"
        raise InputError('options["reset_mask"]', f"{shown(given)} does not fit", allowed)
    return mask
