"""Random play of our engine and of others, each through its own Python interface.

A decision is a list of legal moves and a move; chance is played but not counted. Each engine has
its own loop, as its users would write it: a common one would slow the fastest by a tenth.
"""

import importlib
import os
import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from bench.calibrate import drawn, open_spiel, python_chess
from trilobite.engine import FastChance, find_game
from trilobite.envs.seeing import Sight

OURS = "trilobite"
DICE = random.Random()  # noqa: S311 - moves, not secrets
Call = Callable[[], object]


@dataclass(frozen=True)
class Moment:
    """A position in which somebody decides, and the operations of its engine."""

    width: int
    """Number of legal moves."""

    copy: Call | None = None
    observe: Call | None = None
    """Writes what the deciding player sees into an array, or does what the engine has instead."""


@dataclass(frozen=True)
class Engine:
    name: str
    game: str
    players: int
    play: Callable[[], int]
    """Plays a random game to its end; returns the number of decisions."""

    walk: Callable[[], Iterator[Moment]]
    """The same, slower, with an observation at every decision."""

    @property
    def label(self) -> str:
        return f"{self.name} {self.game}"


Maker = Callable[[], Engine]


def ours(key: str, players: int) -> Engine:
    """One of our games, with `legal_ids` and `apply_id`; draws are made inside the engine."""
    game = find_game(key)
    chance = FastChance(DICE.getrandbits(60))
    choice = DICE.choice

    def play() -> int:
        state = game.new(players, None, chance)
        decisions = 0
        while True:
            asked = state.to_act
            if not asked:
                return decisions
            seat = asked[0]
            state.apply_id(seat, choice(state.legal_ids(seat)))
            decisions += 1

    def walk() -> Iterator[Moment]:
        state = game.new(players, None, chance)
        sight = Sight(game)
        while not state.is_over:
            seat = state.to_act[0]
            ids = state.legal_ids(seat)

            def look(seat: int = seat, ids: list[int] = ids) -> None:
                sight.look(state, seat, ids)

            yield Moment(len(ids), state.copy, look)
            state.apply_id(seat, choice(ids))

    return Engine(OURS, key, players, play, walk)


def spiel(name: str) -> Engine:
    """A game of OpenSpiel: C++ through Python; every draw of chance is a separate step."""
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    recalls = not game.get_type().provides_observation_tensor
    kind = pyspiel.IIGObservationType(perfect_recall=recalls)
    observation = importlib.import_module("open_spiel.python.observation").make_observation(
        game, kind
    )

    def walk() -> Iterator[Moment]:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
                continue
            moves = state.legal_actions()

            def look(player: int = state.current_player()) -> None:
                observation.set_from(state, player)

            yield Moment(len(moves), state.clone, look)
            state.apply_action(DICE.choice(moves))

    return Engine("OpenSpiel", name, game.num_players(), open_spiel(name), walk)


def catanatron(players: int) -> Engine:
    """Catan; a game that does not end is stopped after 1000 turns, as Catanatron itself does."""
    library: Any = importlib.import_module("catanatron")
    most: int = importlib.import_module("catanatron.game").TURNS_LIMIT
    colours = list(library.Color)[:players]

    def begin() -> Any:  # noqa: ANN401 - the library has no types
        return library.Game([library.RandomPlayer(colour) for colour in colours])

    def is_over(game: Any) -> bool:  # noqa: ANN401
        return game.winning_color() is not None or game.state.num_turns >= most

    def play() -> int:
        game = begin()
        decisions = 0
        while not is_over(game):
            game.execute(DICE.choice(game.state.playable_actions), validate_action=False)
            decisions += 1
        return decisions

    def walk() -> Iterator[Moment]:
        game = begin()
        while not is_over(game):
            moves = game.state.playable_actions
            yield Moment(len(moves), game.copy)
            game.execute(DICE.choice(moves), validate_action=False)

    return Engine("Catanatron", "Catan", players, play, walk)


def chess() -> Engine:
    """python-chess; its copies are made without the move stack."""
    library: Any = importlib.import_module("chess")

    def walk() -> Iterator[Moment]:
        board = library.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            yield Moment(len(moves), lambda: board.copy(stack=False))
            board.push(DICE.choice(moves))

    return Engine("python-chess", "chess", 2, python_chess(), walk)


def rlcard(name: str) -> Engine:
    """A game of RLCard, which makes an observation in every step."""
    library: Any = importlib.import_module("rlcard")
    env = library.make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(DICE.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def walk() -> Iterator[Moment]:
        state, player = env.reset()
        while not env.is_over():
            moves = list(state["legal_actions"])
            yield Moment(len(moves), observe=lambda: env.get_state(player))  # noqa: B023 - called at once
            state, player = env.step(DICE.choice(moves))

    return Engine("RLCard", name, env.num_players, play, walk)


def pettingzoo(module: str, **settings: object) -> Engine:
    """An environment of PettingZoo without wrappers, with `last` and `step`."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        env: Any = importlib.import_module(module).raw_env(**settings)

    def steps() -> Iterator[list[int]]:
        env.reset(seed=DICE.getrandbits(31))
        while env.agents:
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            moves = observation["action_mask"].nonzero()[0]
            yield moves
            env.step(int(DICE.choice(moves)))

    def play() -> int:
        return sum(1 for _ in steps())

    def walk() -> Iterator[Moment]:
        for moves in steps():
            yield Moment(len(moves), observe=lambda: env.observe(env.agent_selection))

    name = module.rpartition(".")[2]
    return Engine("PettingZoo", name, len(env.possible_agents), play, walk)


def makers() -> Iterator[tuple[str, Maker]]:
    """Everything that is compared, and the names of engines that are not installed."""
    keys = ("trias", "terror", "tritarea")
    for key in keys:
        for players in (2, 4):
            yield key, partial(ours, key, players)
    for name in ("hearts", "backgammon", "chess", "hive"):
        yield f"OpenSpiel {name}", partial(spiel, name)
    for players in (2, 4):
        yield "Catanatron", partial(catanatron, players)
    yield "python-chess", chess
    for name in ("uno", "gin-rummy", "mahjong"):
        yield f"RLCard {name}", partial(rlcard, name)
    for name in ("connect_four_v3", "chess_v6"):
        yield f"PettingZoo {name}", partial(pettingzoo, f"pettingzoo.classic.{name}")
    for key in keys:
        module = f"trilobite.envs.pettingzoo.{key}_v0"
        yield f"PettingZoo {key}", partial(pettingzoo, module, players=4)
