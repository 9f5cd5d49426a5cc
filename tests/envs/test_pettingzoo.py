"""PettingZoo's own tests for every game and number of players, and tests beyond them."""

import copy
import pickle
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from trilobite.engine import FastChance, InputError, canonical_json, find_game
from trilobite.envs.pettingzoo import terror_v0, trias_v0, tritarea_v0
from trilobite.envs.pettingzoo.table import TableEnv

MODULES = {"terror": terror_v0, "trias": trias_v0, "tritarea": tritarea_v0}
TABLES = [
    pytest.param(module, players, id=f"{key}-{players}")
    for key, module in MODULES.items()
    for players in find_game(key).player_counts
]

A_MASK_BESIDE = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)
"""Ignores two warnings of `api_test`, which allows a mask in observations only by name."""


def moves(env: Any, dice: FastChance, most: int = 10_000) -> Iterator[tuple[str, int]]:
    """Play random legal actions; yields each after it was carried out."""
    for _ in range(most):
        if not env.agents:
            return
        agent = env.agent_selection
        observed, _, is_over, _, _ = env.last()
        legal = np.flatnonzero(observed["action_mask"])
        action = None if is_over else int(legal[dice.below(len(legal))])
        env.step(action)
        if action is not None:
            yield agent, action


@A_MASK_BESIDE
@pytest.mark.parametrize(("module", "players"), TABLES)
def test_the_environments_pass_the_api_test_of_pettingzoo(module: ModuleType, players: int) -> None:
    api_test(module.env(players=players), num_cycles=12)


@A_MASK_BESIDE
@pytest.mark.parametrize("module", MODULES.values())
def test_a_whole_game_passes_the_api_test(module: ModuleType) -> None:
    api_test(module.env(), num_cycles=1_000)


@A_MASK_BESIDE
@pytest.mark.parametrize("module", MODULES.values())
def test_the_raw_environments_pass_the_api_test_too(module: ModuleType) -> None:
    api_test(module.raw_env(), num_cycles=12)


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(module: ModuleType, players: int) -> None:
    seed_test(lambda: module.env(players=players), num_cycles=8)


@pytest.mark.slow
@pytest.mark.parametrize(("module", "players"), TABLES)
def test_every_table_can_be_drawn_as_text_and_as_an_image(
    module: ModuleType, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    def make(render_mode: str) -> TableEnv:
        env: TableEnv = module.raw_env(players=players, render_mode=render_mode)
        return env

    render_test(make)
    assert capsys.readouterr().out.count("\n") > 20


@pytest.mark.parametrize("module", MODULES.values())
def test_texts_for_people_count_seats_from_1(module: ModuleType) -> None:
    """The terminal does the same. Players in commands of Triassic Terror are not seats."""
    env = module.raw_env(players=3, render_mode="ansi")
    env.reset(seed=1)
    counted = set(re.findall(r"seat (\d)", env.render()))
    assert counted in (set(), {"1", "2", "3"})


@pytest.mark.parametrize(("module", "players"), TABLES)
def test_rewards_are_the_payoffs_of_the_result(module: ModuleType, players: int) -> None:
    env = module.raw_env(players=players)
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    table = env.table
    for _ in moves(env, FastChance(4)):
        for agent, reward in env.rewards.items():
            total[agent] += reward
    result = table.result()
    assert result is not None
    assert list(total.values()) == [seat.payoff for seat in result.seats]
    if players > 1:
        assert sum(total.values()) == pytest.approx(1)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("wrapped", [False, True])
@pytest.mark.parametrize("module", MODULES.values())
def test_a_copy_goes_on_with_the_same_game(module: ModuleType, way: Any, wrapped: bool) -> None:
    env = module.env() if wrapped else module.raw_env()
    env.reset(seed=8)
    for _ in moves(env, FastChance(1), 25):
        pass
    twin = way(env)
    before = twin.unwrapped.table.digest()
    ways = []
    for one in (env, twin):
        ways.append(list(moves(one, FastChance(2), 60)))
        assert one.unwrapped.table.digest() != before, "it has gone on"
    assert ways[0] == ways[1]
    assert twin.unwrapped.table.digest() == env.unwrapped.table.digest()
    for agent in env.agents:
        one, other = env.observe(agent), twin.observe(agent)
        assert one["observation"].tobytes() == other["observation"].tobytes()


def test_a_copy_and_its_original_do_not_disturb_each_other() -> None:
    env = tritarea_v0.raw_env(players=2, shares_arrays=True)
    env.reset(seed=8)
    held = env.observe("seat_0")["observation"]
    before = held.tobytes()
    twin = copy.deepcopy(env)
    for _ in moves(twin, FastChance(2), 20):
        pass
    assert held.tobytes() == before


def test_observations_can_be_kept_unless_arrays_are_shared() -> None:
    for shares in (False, True):
        env = trias_v0.raw_env(players=2, shares_arrays=shares)
        env.reset(seed=1)
        kept = env.observe("seat_0")["observation"]
        before = kept.tobytes()
        for _ in moves(env, FastChance(2), 10):
            env.observe("seat_0")
        assert (kept.tobytes() != before) is shares
        assert kept.flags.writeable is not shares


def test_the_view_is_in_the_info_of_the_agent_to_act() -> None:
    env = tritarea_v0.raw_env(players=3, options={"memory": True})
    env.reset(seed=1)
    for agent, _ in moves(env, FastChance(2), 30):
        assert env.infos.get(agent, {}) == {} or agent == env.agent_selection
        asked = env.agent_selection
        view = env.infos[asked]["view"]
        assert view["seat"] == int(asked[-1])
        assert canonical_json(dict(view)) == canonical_json(env.view(asked).to_json())


def test_options_reach_the_game_and_are_checked() -> None:
    env = tritarea_v0.env(players=2, options={"memory": True})
    env.reset(seed=1)
    assert env.unwrapped.table.options["memory"] is True
    with pytest.raises(InputError, match="memory"):
        tritarea_v0.env(players=2, options={"memory": "perhaps"})
    with pytest.raises(InputError, match="number of players"):
        trias_v0.env(players=9)
    with pytest.raises(InputError, match="options: 5 is not a mapping"):
        trias_v0.env(options=5)  # type: ignore[arg-type]  # the wrong type is the point
    with pytest.raises(InputError, match="render_mode"):
        trias_v0.env(render_mode="hologram")


def test_the_raw_table_refuses_with_a_rule() -> None:
    env = trias_v0.raw_env()
    env.reset(seed=1)
    before = env.table.digest()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    for action in (illegal, 941, -1):
        with pytest.raises(InputError, match=r"action.*(not allowed|not an id)"):
            env.step(action)
    legal = int(env.last()[0]["action_mask"].argmax())
    for wrong in (None, str(legal), legal + 0.5, float(legal), True, "x", [legal]):
        with pytest.raises(InputError, match=r"action: .* is not a whole number; allowed: 0 to"):
            env.step(wrong)  # type: ignore[arg-type]  # the wrong type is the point
    assert env.table.digest() == before
    env.step(np.int64(legal))  # type: ignore[arg-type]  # as spaces give it
    assert env.table.digest() != before


def test_a_reset_is_needed_before_the_first_game_and_after_the_end() -> None:
    env = tritarea_v0.raw_env(players=2, render_mode="ansi")
    for call in (env.last, env.render, lambda: env.step(0), lambda: env.observe("seat_0")):
        with pytest.raises(ResetNeeded, match=r"has not begun: call reset\(\)"):
            call()
    env.reset(seed=1)
    with pytest.raises(
        InputError, match="'seat_2' is not an agent of this game; allowed: seat_0, seat_1"
    ):
        env.observe("seat_2")
    for _ in moves(env, FastChance(1)):
        pass
    for call in (env.last, lambda: env.step(0), lambda: env.step(None)):
        with pytest.raises(ResetNeeded, match="the game is over"):
            call()
    assert env.render(), "the end can be looked at"


@pytest.mark.parametrize("seed", ["a", "1", 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    env = tritarea_v0.raw_env()
    with pytest.raises(InputError, match=r"seed: .* is not a whole number"):
        env.reset(seed=seed)
    env.reset(seed=np.int64(3))  # type: ignore[arg-type]  # as other programs have them


def test_the_wrapped_table_ends_with_an_illegal_action() -> None:
    env = trias_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[loser] == -1


def test_seats_that_choose_at_the_same_time_are_asked_in_order_and_learn_nothing() -> None:
    """Tritarea, round 2: declarations are hidden (TA-1.8)."""
    env = tritarea_v0.raw_env(players=4)
    env.reset(seed=5)
    dice = FastChance(6)
    while len(env.table.to_act) < 4:
        next(moves(env, dice, 1))
    asked = []
    for seat in range(4):
        assert env.agent_selection == f"seat_{seat}"
        asked.append(env.agent_selection)
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        worlds = [copy.deepcopy(env) for _ in legal[:3]]
        for world, action in zip(worlds, legal, strict=False):
            world.step(int(action))
        if seat == 3:
            break
        others = [agent for agent in env.agents if agent != asked[-1]]
        for agent in others:
            seen = {world.observe(agent)["observation"].tobytes() for world in worlds}
            assert len(seen) == 1
        own = {world.observe(asked[-1])["observation"].tobytes() for world in worlds}
        assert len(own) == len(worlds), "the reader knows what it has chosen"
        env.step(int(legal[0]))
