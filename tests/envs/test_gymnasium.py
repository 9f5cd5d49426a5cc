"""Gymnasium's own check for every game and number of players, and tests beyond it."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
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
    """Play a whole game of legal actions; return everything that the learner saw."""
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
def test_the_environment_passes_the_check_of_gymnasium(
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


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"render_mode": "png"}, "render_mode: 'png' is not known; allowed: human"),
        ({"seat": 0.5}, "seat: 0.5 is not a whole number; allowed: 0 to 1, or None"),
        ({"seat": "0"}, "seat: '0' is not a whole number"),
        ({"seat": True}, "seat: True is not a whole number"),
        ({"opponents": 5}, "opponents: 5 does not name bots; allowed: the name of a bot for all"),
        ({"opponents": None}, "opponents: None does not name bots"),
        ({"opponents": [None]}, "opponents: .* does not name bots"),
        ({"options": 5}, "options: 5 is not a mapping"),
        ({"players": "2"}, "players: '2' is not a number of players"),
    ],
)
def test_wrong_arguments_are_refused_with_the_allowed_values(wrong: Any, words: str) -> None:
    with pytest.raises(InputError, match=words):
        SeatEnv("tritarea", **wrong)


def test_an_illegal_action_ends_the_game_and_is_explained() -> None:
    env = SeatEnv("tritarea")
    _, info = env.reset(seed=1)
    legal = np.flatnonzero(info["action_mask"])[0]
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over) == (-1.0, True)
    assert "TA-" in info["refused"]
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match="over"):
        env.step(legal)
    env.reset()
    for wrong in ("46", 46.9, None, True):
        with pytest.raises(InputError, match=r"action: .* is not a whole number; allowed: 0 to"):
            env.step(wrong)


def test_a_reset_is_needed_before_the_first_game_and_after_the_end() -> None:
    env = SeatEnv("tritarea", render_mode="ansi")
    for call in (env.render, lambda: env.step(0)):
        with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
            call()
    with pytest.raises(InputError, match="seed: 'a' is not a whole number"):
        env.reset(seed="a")  # type: ignore[arg-type]  # the wrong type is the point
    play(env, 1, FastChance(1))
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    assert env.render(), "the end can be looked at"


WAYS = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("opponents", ["random", "easy", "search:iterations=3"])
def test_a_copy_goes_on_with_the_same_game(opponents: str, way: Any) -> None:
    """The bots also act the same way, and the next game is the same, too."""
    env = SeatEnv("tritarea", 3, seat=None, opponents=opponents)
    fresh = way(env)
    for one in (env, fresh):
        _, info = one.reset(seed=4)
        for _ in range(5):
            _, _, _, _, info = one.step(info["action_mask"].argmax())
    twin = way(env)
    assert twin.action_masks().tobytes() == env.action_masks().tobytes()
    ways = [_go_on(one) for one in (env, twin, fresh)]
    assert ways[0] == ways[1] == ways[2]


def _go_on(env: SeatEnv) -> list[bytes]:
    """Play fifteen more decisions; return them and the start of the next game."""
    seen = []
    for _ in range(15):
        observation, *_ = env.step(env.action_masks().argmax())
        seen.append(observation.tobytes())
    return [*seen, env.reset()[0].tobytes()]


@pytest.mark.parametrize("way", WAYS)
def test_copies_of_several_tables_go_on_alike(way: Any) -> None:
    envs = SeatVectorEnv(2, "tritarea")
    envs.reset(seed=4)
    for _ in range(20):
        envs.step(envs.action_masks().argmax(1))
    twin = way(envs)
    for _ in range(60):
        found = [
            b"".join(part.tobytes() for part in one.step(one.action_masks().argmax(1))[:3])
            for one in (envs, twin)
        ]
        assert found[0] == found[1]


def test_wrong_numbers_of_tables_seeds_and_actions_are_refused() -> None:
    for wrong in (0, -1, 1.5, "2"):
        with pytest.raises(InputError, match=r"num_envs: .* allowed: 1 or more"):
            SeatVectorEnv(wrong)  # type: ignore[arg-type]  # the wrong type is the point
    envs = SeatVectorEnv(3)
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(InputError, match="seed: 2 seeds are given; allowed: 3"):
        envs.reset(seed=[1, 2])
    with pytest.raises(InputError, match="seed: '123' is not a whole number"):
        envs.reset(seed="123")  # type: ignore[arg-type]  # the wrong type is the point
    envs.reset(seed=[1, None, 2])
    before = [table.state.digest() for table in envs.tables]
    for few in ([0, 0], np.zeros(3), 0, [[0, 0, 0]]):
        with pytest.raises(InputError, match="3 whole numbers, one for each table"):
            envs.step(few)  # type: ignore[arg-type]  # the wrong type is the point
    assert [table.state.digest() for table in envs.tables] == before


def test_single_tables_can_be_reset() -> None:
    """This is Gymnasium's `reset_mask`."""
    envs = SeatVectorEnv(3)
    envs.reset(seed=1)
    for _ in range(5):
        envs.step(envs.action_masks().argmax(1))
    before = [table.state.digest() for table in envs.tables]
    mask = np.array([False, True, False])
    observations, infos = envs.reset(seed=[7, 8, 9], options={"reset_mask": mask})
    after = [table.state.digest() for table in envs.tables]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]
    assert observations[1].tobytes() == SeatEnv().reset(seed=8)[0].tobytes()
    assert infos["action_mask"].any(1).all()
    for wrong in ([True], np.zeros(3, bool), np.ones(3), None):
        with pytest.raises(InputError, match="an array of 3 booleans"):
            envs.reset(options={"reset_mask": wrong})


@pytest.mark.slow
def test_several_tables_behave_like_single_ones() -> None:
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
