"""A table as an AEC environment: the seats are its agents and act one at a time."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from trilobite.engine import Game, InputError, Refusal, View, find_game
from trilobite.engine.reading import shown
from trilobite.envs.pictures import MODES, render
from trilobite.envs.reading import read_action, read_given, read_mode
from trilobite.envs.seeds import Seeds, chance_of
from trilobite.envs.seeing import Seen, Sight, bounds_of, encoding_of

Seat = str
Observed = dict[str, NDArray[Any]]
WrappedEnv: TypeAlias = AECEnv[Seat, Observed, int]

ILLEGAL_REWARD = -1.0
"""Reward in `env` for an illegal action, which ends the game."""


class TableEnv(AECEnv[Seat, Observed, int]):  # type: ignore[misc]  # the library has no types
    """A game, seen by its seats.

    The reward of a seat is its payoff (0 to 1) when the game is over, and 0 before.
    """

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        *,
        shares_arrays: bool = False,
    ) -> None:
        super().__init__()
        self._key = game
        self.players = self.game.read_players(players, "players")
        self.options = self.game.read_options(read_given(options), self.players)
        self.render_mode = read_mode(render_mode)
        self.shares_arrays = shares_arrays
        """Whether observations are shared arrays, overwritten by the next one, and not copies."""
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds_of(encoding_of(self.game))
        actions = len(self.game.actions.all)
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self._sights = {agent: Sight(self.game) for agent in self.possible_agents}
        self.agents: list[Seat] = []
        self._has_begun = False
        self._asked: Seat | None = None
        self._legal: list[int] | None = None

    @property
    def game(self) -> Game:
        """The game, found by its key, so that copies of the environment share it."""
        return find_game(self._key)

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The game's options are set when the environment is made, not here."""
        self._seeds.reseed(seed)
        self.table = self.game.new(self.players, self.options, chance_of(self._seeds.next()))
        self._has_begun = True
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise self._reset_needed()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        id = self._read(action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.table.apply_id(self._seat_of[agent], id)
        self._clear_rewards()
        self._ask_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: Seat) -> Observed:
        """What a seat may know; its mask is empty unless the seat is to act."""
        seat = self._read_agent(agent)
        sight = self._sights[agent]
        sight.look(self.table, seat, self._legal_of(agent))
        if self.shares_arrays:
            return {"observation": sight.observation, "action_mask": sight.mask}
        return {"observation": sight.observation.copy(), "action_mask": sight.mask.copy()}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Any]:  # noqa: FBT001, FBT002 - as in the base class
        """The base class's answer, or a clear error before the first game and after the end."""
        if not self.agents:
            raise self._reset_needed()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def view(self, agent: Seat) -> View:
        """The structured view of a seat, available at any time."""
        return self.table.view(self._read_agent(agent))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the seat to act sees it; after the end, as a spectator does."""
        if not self._has_begun:
            raise self._reset_needed()
        asked = self._asked
        seat = self._seat_of[asked] if asked is not None and self._legal_of(asked) else None
        return render(self.render_mode, self.game, self.table.view(seat), "pettingzoo")

    def close(self) -> None:
        """Do nothing: there is no window or process to close."""

    def _ask_next(self) -> None:
        """Select the next seat. Seats that choose simultaneously are asked one after another."""
        self._legal = None
        self._asked = None
        asked = self.table.to_act
        if asked:
            self.agent_selection = self._asked = self.possible_agents[asked[0]]
            self.infos[self.agent_selection] = {"view": Seen(self.table.view(asked[0]))}
        else:
            self._end()

    def _end(self) -> None:
        result = self.table.result()
        if result is None:
            raise AssertionError("nobody is to act, but the game has no result")
        for seat in result.seats:
            agent = self.possible_agents[seat.seat]
            self.rewards[agent] = seat.payoff
            self.terminations[agent] = True
            self.infos[agent] = {
                "view": Seen(self.table.view(seat.seat)),
                "result": result.to_json(),
            }
        self.agent_selection = self.agents[0]

    def _legal_of(self, agent: Seat) -> list[int]:
        """The legal ids of the seat that is to act; none for other seats and after the end.

        `agent_selection` does not help here: it also visits agents that have terminated.
        """
        if (
            agent != self._asked
            or self.terminations.get(agent, True)
            or self.truncations.get(agent, True)
        ):
            return []
        if self._legal is None:
            self._legal = self.table.legal_ids(self._seat_of[agent])
        return self._legal

    def _read(self, action: int | None) -> int:
        """The id of a legal action; otherwise raises an error with the rule that forbids it."""
        agent = self.agent_selection
        if type(action) is int and action in self._legal_of(agent):
            return action
        actions = self.game.actions.all
        id = read_action(action, len(actions))
        if id in self._legal_of(agent):
            return id
        refusal = self.table.why_not(self._seat_of[agent], actions[id])
        rule = refusal.rule if isinstance(refusal, Refusal) else self.game.turn_rule
        raise InputError("action", f"{actions[id].text()!r} is not allowed now ({rule})")

    def _read_agent(self, agent: Seat) -> int:
        if not self._has_begun:
            raise self._reset_needed()
        seat = self._seat_of.get(agent)
        if seat is None:
            allowed = ", ".join(self.possible_agents)
            raise InputError("agent", f"{shown(agent)} is not an agent of this game", allowed)
        return seat

    def _reset_needed(self) -> ResetNeeded:
        if self._has_begun:
            return ResetNeeded("the game is over: call reset() to start another one")
        return ResetNeeded("the game has not begun: call reset()")


def wrapped(table: TableEnv) -> WrappedEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game at -1."""
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
