"""Games of OpenSpiel, each wrapped around a game of the engine."""

from collections.abc import Sequence
from typing import Any

import pyspiel

from trilobite.engine import (
    ASK,
    Game,
    InputError,
    NumbersOption,
    find_game,
)
from trilobite.engine.options import options_from_text
from trilobite.engine.reading import shown
from trilobite.envs.installed import installed_games
from trilobite.envs.openspiel.observers import Observer
from trilobite.envs.openspiel.states import SpielState

PREFIX = "trilobite_"
MOST_OUTCOMES = 64
"""Upper bound on the outcomes of one draw; OpenSpiel needs it before there is a state."""

MOST_DECISIONS = 10_000
"""Upper bound on the decisions in a game; OpenSpiel needs it before there is a state."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # the library has no types
    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.game = game
        players = game.read_players(params["players"], "players")
        options = game.read_options(read_options(game, params["options"]), players)
        self.opening = game.new(players, options, ASK)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions.all),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 1.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(type_of(game, players), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.opening)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copies are loaded by their game string: the class is local, so it has no import path."""
        return load_game, (str(self),)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:  # noqa: ANN401
        if params:
            raise ValueError(f"observers take no parameters; got {params}")
        return Observer(self.game, kind)


def load_game(text: str) -> "SpielGame":
    """OpenSpiel's own `load_game`; importing it from here also registers our games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def type_of(game: Game, players: int) -> Any:  # noqa: ANN401 - the library has no types
    """The description of a game for OpenSpiel. Payoffs of a solo game have no constant sum."""
    kind = pyspiel.GameType
    is_alone = players == 1
    return kind(
        short_name=PREFIX + game.key,
        long_name=f"Trilobite: {game.key}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if is_alone else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default_players(game), "options": ""},
    )


def default_players(game: Game) -> int:
    """Two if the game allows it, otherwise its smallest player count."""
    return 2 if 2 in game.player_counts else game.player_counts[0]


def read_options(game: Game, text: str) -> dict[str, object]:
    """The options in a game string, such as `memory:yes;five_order:hidden`.

    OpenSpiel reserves commas and equal signs. A table of printed numbers is given by its name
    (`board_data:even-swamp`) or number by number (`board_data.stone.Sm.P:5`).
    """
    tables = {option.name for option in game.options if isinstance(option, NumbersOption)}
    plain: list[str] = []
    numbers: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise InputError("options", f"{shown(part)} has no value", "name:value;name:value")
        table, _, key = name.partition(".")
        if table in tables and key:
            found = numbers.setdefault(table, {})
            if isinstance(found, dict):
                found[key] = int(value) if value.isdecimal() else value
        else:
            plain.append(f"{name}={value}")
    return {**options_from_text(game.options, plain, "options"), **numbers}


def register_all(keys: Sequence[str] = ()) -> None:
    """Register games with OpenSpiel: these, or all games that have an encoding."""
    for game in [find_game(key) for key in keys] or installed_games():
        if game.encoding() is not None:
            _register(game)


def _register(game: Game) -> None:
    """Register a game with a class of its own, not with a function.

    OpenSpiel drops its reference after the interpreter has shut down. Dropping the last reference
    to a function then would free it and crash; a class is also held elsewhere and is not freed.
    """

    class OwnGame(SpielGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game, params)

    pyspiel.register_game(type_of(game, default_players(game)), OwnGame)
