"""Twin worlds: a secret changes no byte of what an adapter shows to a seat that may not know it."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest

import trilobite.envs.openspiel  # noqa: F401 - makes the games known
from tests.support.game_support import subjects_of
from tests.support.twin_worlds import Seat
from trilobite.engine import (
    FastChance,
    SeededChance,
    State,
    canonical_json,
    find_game,
    game_keys,
    seed_from_text,
)
from trilobite.engine.conformance import Subject
from trilobite.envs.gymnasium.seat import SeatEnv
from trilobite.envs.openspiel.histories import ObservationHistory
from trilobite.envs.openspiel.states import SpielState, TrackedState
from trilobite.envs.pettingzoo.table import TableEnv, wrapped

SUBJECTS = [
    pytest.param(
        subject,
        id=str(subject).replace(" ", "_"),
        marks=[pytest.mark.deep] * (subject.players > 2),
    )
    for key in game_keys()
    for subject in subjects_of(find_game(key))
    if subject.twins is not None
]
PAIRS = 16
Pair = tuple[State, State, list[Seat]]


def pairs_of(subject: Subject) -> list[Pair]:
    """A few pairs of twin worlds, spread over a game or two."""
    found: list[Pair] = []
    for number in range(4):
        seed = seed_from_text(f"twins {number}")
        state = subject.game.new(subject.players, subject.options, SeededChance(seed))
        dice = FastChance(number)
        for pair in _along(subject, state, dice):
            found.append(pair)
            if len(found) == PAIRS:
                return found
    assert found, "nothing is hidden in this game"
    return found


def _along(subject: Subject, state: State, dice: FastChance) -> Iterator[Pair]:
    assert subject.twins is not None
    while not state.is_over:
        if dice.below(6) == 0:
            pairs = list(subject.twins(state.copy()))
            for _ in range(min(2, len(pairs))):
                yield pairs.pop(dice.below(len(pairs)))
        seat = state.to_act[dice.below(len(state.to_act))]
        state.apply_id(seat, subject.policy(state, seat, dice))


def differ(subject: Subject, show: Any) -> None:
    """Blind seats get the same bytes from both worlds; the others differ at least once."""
    differences = 0
    pairs = pairs_of(subject)
    for one, other, blind in pairs:
        for seat in range(subject.players):
            shown = [show(world, seat) for world in (one, other)]
            if seat in blind:
                assert shown[0] == shown[1], f"seat {seat} sees a hidden thing"
            else:
                differences += shown[0] != shown[1]
    if any(len(blind) <= subject.players for _, _, blind in pairs):
        assert differences, "nobody saw any difference: nothing was compared"


@pytest.mark.parametrize("subject", SUBJECTS)
def test_an_agent_of_pettingzoo_sees_nothing_hidden(subject: Subject) -> None:
    env = TableEnv(subject.game.key, subject.players, subject.options)
    env.reset(seed=1)

    def show(world: State, seat: int) -> list[bytes]:
        agent = f"seat_{seat}"
        env.table = world.copy()
        env._ask_next()
        observed = env.observe(agent)
        infos = env.infos[agent] if agent == env.agent_selection else {}
        view = canonical_json(dict(infos["view"])) if infos else ""
        arrays = (observed["observation"], observed["action_mask"])
        return [*(array.tobytes() for array in arrays), view.encode()]

    differ(subject, show)


@pytest.mark.parametrize("key", game_keys())
def test_after_an_illegal_action_all_masks_are_empty(key: str) -> None:
    """The wrapper visits the terminated seats; none is shown the choices of another."""
    env = wrapped(TableEnv(key, 3))
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    env.step(int((mask == 0).argmax()))
    walked = []
    for agent in env.agent_iter():
        for seat in env.possible_agents:
            assert not env.observe(seat)["action_mask"].any(), f"{agent} is asked, {seat} looks"
        assert not env.last()[0]["action_mask"].any()
        walked.append(agent)
        env.step(None)
    assert sorted(walked) == env.possible_agents


@pytest.mark.slow
@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_player_of_openspiel_sees_nothing_hidden(subject: Subject) -> None:
    game = pyspiel.load_game(f"trilobite_{subject.game.key}", {"players": subject.players})

    def show(world: State, seat: int) -> list[bytes]:
        state: SpielState = game.new_initial_state()
        state.tracked = TrackedState(world.copy(), ObservationHistory(subject.players))
        found = [
            state.information_state_string(seat).encode(),
            state.observation_string(seat).encode(),
            np.array(state.information_state_tensor(seat)).tobytes(),
            np.array(state.observation_tensor(seat)).tobytes(),
        ]
        if state.current_player() == seat:
            found.append(bytes(state.legal_actions_mask(seat)))
        return found

    differ(subject, show)


@pytest.mark.slow
@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_learner_of_gymnasium_sees_nothing_hidden(subject: Subject) -> None:
    def show(world: State, seat: int) -> list[bytes]:
        env.table.seat = seat
        env.table.state = world.copy()
        legal = world.legal_ids(seat) if seat in world.to_act else []
        env.table.sight.look(world, seat, legal)
        info = env._info()
        return [
            env.table.sight.observation.tobytes(),
            env.action_masks().tobytes(),
            info["action_mask"].tobytes(),
            canonical_json(dict(info["view"])).encode(),
        ]

    env = SeatEnv(subject.game.key, subject.players, options=subject.options)
    env.reset(seed=1)
    differ(subject, show)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_array_of_a_seat_follows_from_its_view(subject: Subject) -> None:
    """A world that a seat imagines has the same array as the true world."""
    env = TableEnv(subject.game.key, subject.players, subject.options)
    env.reset(seed=2)
    dice = FastChance(5)
    different = 0
    while not env.table.is_over:
        for agent in env.agents if dice.below(8) == 0 else ():
            true = env.table
            seen = env.observe(agent)
            world = env.view(agent).imagine(FastChance(dice.below(1 << 30)))
            different += world.digest() != true.digest()
            env.table = world
            assert env.observe(agent)["observation"].tobytes() == seen["observation"].tobytes()
            env.table = true
        seat = env.table.to_act[0]
        env.step(subject.policy(env.table, seat, dice))
    assert different or subject.players == 1, "who is alone knows nearly everything"
