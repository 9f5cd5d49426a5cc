"""Gymnasium's own check, for every game and number of players, and what it leaves out."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import trilobite.envs.gymnasium  # noqa: F401 - makes the games known
from trilobite.engine import FastChance, InputError, find_game, game_keys
from trilobite.envs.gymnasium.registering import id_of
from trilobite.envs.gymnasium.seat import SeatEnv
from trilobite.envs.gymnasium.vector import SeatVectorEnv

TABLES = [
    pytest.param(key, players, id=f"{key}-{players}")
    for key in game_keys()
    for players in find_game(key).player_counts
]


def play(env: SeatEnv, seed: int, dice: FastChance) -> list[Any]:
    """A whole game of legal actions; all that the learner got to see."""
    observation, info = env.reset(seed=seed)
    seen: list[Any] = [observation.tobytes()]
    is_over = False
    while not is_over:
        legal = np.flatnonzero(info["action_mask"])
        action = legal[dice.below(len(legal))]
        observation, reward, is_over, truncated, info = env.step(action)
        assert not truncated
        seen += [observation.tobytes(), reward]
    return seen


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_environment_is_as_gymnasium_wants_it(
    key: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(id_of(key), players=players).unwrapped)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_seed_repeats_a_whole_game_and_the_reward_is_the_payoff(key: str, players: int) -> None:
    env = SeatEnv(key, players, seat=players - 1)
    seen = play(env, 5, FastChance(1))
    result = env.table.state.result()
    assert result is not None
    assert seen[-1] == result.seats[players - 1].payoff
    assert not any(seen[2:-1:2]), "there is no reward before the end"
    assert play(SeatEnv(key, players, seat=players - 1), 5, FastChance(1)) == seen


def test_games_after_a_seed_follow_from_it_and_differ() -> None:
    env = SeatEnv("tritarea")
    first = [env.reset(seed=1)[0].tobytes(), env.reset()[0].tobytes(), env.reset()[0].tobytes()]
    again = [env.reset(seed=1)[0].tobytes(), env.reset()[0].tobytes(), env.reset()[0].tobytes()]
    assert first == again
    assert len(set(first)) == 3


def test_the_learner_may_sit_anywhere() -> None:
    env = SeatEnv("trias", 3, seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.table.seat)
        assert env.table.state.to_act == (env.table.seat,)
    assert seats == {0, 1, 2}


@pytest.mark.parametrize("opponents", ["easy", ["random", "greedy:worlds=1"]])
def test_bots_of_any_level_sit_on_the_other_seats(opponents: Any) -> None:
    env = SeatEnv("tritarea", 3, opponents=opponents)
    _, info = env.reset(seed=2)
    for _ in range(4):
        _, _, is_over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        assert not is_over


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(InputError, match="seat"):
        SeatEnv("trias", 3, seat=3)
    with pytest.raises(InputError, match="opponents"):
        SeatEnv("trias", 3, opponents=["random"])
    with pytest.raises(InputError, match="bot"):
        SeatEnv("trias", 3, opponents="nobody")


def test_an_illegal_action_ends_the_game_and_is_explained() -> None:
    env = SeatEnv("tritarea")
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over) == (-1.0, True)
    assert "TA-" in info["refused"]


def test_several_tables_are_as_each_of_them_alone() -> None:
    envs = SeatVectorEnv(3, "tritarea", players=2)
    alone = [SeatEnv("tritarea") for _ in range(3)]
    observations, infos = envs.reset(seed=4)
    single = [env.reset(seed=4 + index)[0] for index, env in enumerate(alone)]
    over = [False] * 3
    for step in range(140):
        assert observations.tobytes() == np.stack(single).tobytes()
        assert (
            infos["action_mask"].tobytes()
            == np.stack([env.action_masks() for env in alone]).tobytes()
        )
        actions = np.array([int(mask.argmax()) for mask in infos["action_mask"]])
        if step == 70:
            actions[0] = int(infos["action_mask"][0].argmin())  # not allowed
        observations, rewards, ends, _, infos = envs.step(actions)
        for index, env in enumerate(alone):
            if over[index]:
                single[index], over[index] = env.reset()[0], False
                assert (rewards[index], ends[index]) == (0, False)
            else:
                single[index], reward, over[index], _, _ = env.step(actions[index])
                assert (rewards[index], ends[index]) == (reward, over[index])
    assert envs.observation_space.contains(observations)


def test_gymnasium_makes_several_tables_by_name() -> None:
    envs = gymnasium.make_vec(
        "trilobite/Trias-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        players=3,
        opponents="random",
    )
    observations, infos = envs.reset(seed=1)
    assert observations.shape[0] == 2
    assert infos["action_mask"].shape == (2, 941)
    usual = gymnasium.make_vec("trilobite/Trias-v0", num_envs=2, vectorization_mode="sync")
    assert usual.reset(seed=1)[0].shape == observations.shape
