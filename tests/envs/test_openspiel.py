"""OpenSpiel's own test and bots with every game and number of players."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import trilobite.envs.openspiel  # noqa: F401 - makes the games known
from trilobite.engine import FastChance, canonical_json, find_game, game_keys
from trilobite.envs.openspiel.states import SpielState

QUICK = {("tritarea", 1), ("tritarea", 2)}


def _marks(key: str, players: int) -> list[pytest.MarkDecorator]:
    if (key, players) in QUICK:
        return []
    return [pytest.mark.slow if players == 2 else pytest.mark.deep]


TABLES = [
    pytest.param(
        key,
        players,
        id=f"{key}-{players}",
        marks=[]
        if (key, players) in QUICK
        else pytest.mark.slow
        if players == 2
        else pytest.mark.deep,
    )
    for key in game_keys()
    for players in find_game(key).player_counts
]


def load(key: str, players: int, options: str = "") -> pyspiel.Game:
    return pyspiel.load_game(f"trilobite_{key}", {"players": players, "options": options})


def draw(state: SpielState, dice: FastChance) -> None:
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    assert sum(chances) == pytest.approx(1)
    state.apply_action(outcomes[dice.below(len(outcomes))])


def advance(state: SpielState, dice: FastChance, decisions: int) -> None:
    """Play this number of random decisions, and draws until a player is to act."""
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, dice)
        elif decisions:
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])
            decisions -= 1
        else:
            return


@pytest.mark.slow
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_games_pass_the_random_test_of_openspiel(key: str, players: int) -> None:
    pyspiel.random_sim_test(load(key, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", game_keys())
def test_a_game_string_names_players_and_options(key: str) -> None:
    game = pyspiel.load_game(f"trilobite_{key}(players=3)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == len(find_game(key).actions.all)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)


def test_options_have_a_text_that_openspiel_can_read() -> None:
    text = "trilobite_terror(players=3,options=blind_cards:open;board_data.stone.Sm.P:5)"
    table = pyspiel.load_game(text).new_initial_state().table
    assert table.options["blind_cards"] == "open"
    assert table.options["board_data"] == {"stone.Sm.P": 5}
    named = load("terror", 3, "board_data:even-swamp").new_initial_state().table
    assert named.options["board_data"] == {"stone.Sm.P": 5}
    for wrong in ("blind_cards", "blind_cards:perhaps", "nothing:1"):
        with pytest.raises(Exception, match="options"):
            load("terror", 3, wrong)


@pytest.mark.parametrize("key", game_keys())
def test_a_clone_and_a_restored_state_go_on_alike(key: str) -> None:
    game = load(key, 2)
    state = game.new_initial_state()
    advance(state, FastChance(1), 15)
    twins = [state.clone(), game.deserialize_state(state.serialize()), copy.deepcopy(state)]
    ends = []
    for twin in (state, *twins):
        advance(twin, FastChance(2), 15)
        ends.append((str(twin), twin.history(), twin.information_state_string(0)))
    assert len({repr(end) for end in ends}) == 1


@pytest.mark.parametrize("key", game_keys())
def test_a_game_and_its_states_can_be_pickled(key: str) -> None:
    game = load(key, 3)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert str(again) == str(game)
        assert again.new_initial_state().table.options == game.new_initial_state().table.options
    state = game.new_initial_state()
    advance(state, FastChance(1), 15)
    twin = pickle.loads(pickle.dumps(state))
    for one in (state, twin):
        advance(one, FastChance(2), 10)
    assert str(twin) == str(state)
    assert twin.information_state_string(0) == state.information_state_string(0)


@pytest.mark.slow
def test_another_process_unpickles_a_game_without_importing_anything() -> None:
    data = pickle.dumps(load("tritarea", 4, "memory:yes"))
    code = f"import pickle; print(pickle.loads({data!r}).num_players())"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "4"


@pytest.mark.parametrize("key", game_keys())
def test_a_history_does_not_depend_on_when_it_is_asked_for(key: str) -> None:
    """Histories are computed on demand; asking at every step or only once gives the same."""
    game = load(key, 2)
    asked, silent = (game.new_initial_state() for _ in range(2))
    dice = FastChance(3)
    for _ in range(60):
        action = asked.legal_actions()[dice.below(len(asked.legal_actions()))]
        for state in (asked, silent):
            state.apply_action(action)
        asked.information_state_string(0)
    branch = silent.clone()
    for player in (0, 1):
        expected = asked.information_state_string(player)
        assert branch.information_state_string(player) == expected
        assert silent.information_state_string(player) == expected


@pytest.mark.parametrize("key", game_keys())
def test_a_resampled_world_looks_the_same_but_may_differ(key: str) -> None:
    game = load(key, 3)
    state = game.new_initial_state()
    dice = FastChance(3)
    sampler = pyspiel.UniformProbabilitySampler(5, 0.0, 1.0)
    different = 0
    for _ in range(12):
        advance(state, dice, 3)
        for player in range(3):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.current_player() == state.current_player()
            if state.current_player() == player:
                assert world.legal_actions() == state.legal_actions()
            different += str(world) != str(state)
            advance(world, FastChance(4), 2)
    assert different


def test_an_information_state_recalls_what_the_table_has_forgotten() -> None:
    """Tritarea with `memory=on`: cards of earlier tricks cannot be looked up (R-20)."""
    game = load("tritarea", 2, "memory:yes")
    one, other = (game.new_initial_state() for _ in range(2))
    for state, seed in ((one, 1), (other, 2)):
        advance(state, FastChance(seed), 12)
    other.tracked.state = one.tracked.state.copy()
    assert other.observation_string(0) == one.observation_string(0)
    assert other.information_state_string(0) != one.information_state_string(0)


def test_a_hidden_choice_is_in_the_information_state_of_its_owner_only() -> None:
    """Declarations are chosen one after another and revealed together (TA-1.8)."""
    state = load("tritarea", 4).new_initial_state()
    dice = FastChance(2)
    while len(state.table.to_act) < 4:
        advance(state, dice, 1)
    assert state.current_player() == 0
    worlds = [state.child(action) for action in state.legal_actions()[:3]]
    assert len({world.information_state_string(0) for world in worlds}) == 3
    for player in (1, 2, 3):
        assert len({world.information_state_string(player) for world in worlds}) == 1


@pytest.mark.parametrize("key", game_keys())
def test_observations_have_named_parts(key: str) -> None:
    game = load(key, 2)
    state = game.new_initial_state()
    advance(state, FastChance(1), 10)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["seat"].tolist()[:2] == [0, 1]
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert observation.string_from(state, 1) == canonical_json(state.table.view(1).to_json())
    public = make_observation(
        game,
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert public.string_from(state, 1) == canonical_json(state.table.view(None).to_json())


@pytest.mark.parametrize("key", game_keys())
def test_mcts_and_ismcts_play_our_games(key: str) -> None:
    game = load(key, 2)
    random = np.random.RandomState(1)
    short = Glance(random)
    bots = [
        mcts.MCTSBot(game, 1.0, 6, short, random_state=random),
        ismcts.ISMCTSBot(game, short, 1.0, 6, random_state=random),
    ]
    state = game.new_initial_state()
    dice = FastChance(1)
    asked = {0: 0, 1: 0}
    while min(asked.values()) < 2:
        if state.is_chance_node():
            draw(state, dice)
            continue
        player = state.current_player()
        action = int(bots[player].step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        asked[player] += 1


class Glance(mcts.Evaluator):  # type: ignore[misc]  # the library has no types
    """Judges by our own evaluation, as a random playout would take seconds here."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: SpielState) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        return np.array(state.table.outlook())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.slow
def test_python_ends_quietly_after_games_were_registered() -> None:
    code = (
        "import pyspiel, trilobite.envs.openspiel; pyspiel.load_game('trilobite_trias(players=3)')"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stderr == ""
