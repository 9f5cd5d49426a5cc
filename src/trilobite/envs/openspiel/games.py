"""Games and states of OpenSpiel around ours."""

from collections.abc import Sequence
from typing import Any

import pyspiel

from trilobite.engine import (
    ASK,
    CHANCE,
    FastChance,
    Game,
    InputError,
    NumbersOption,
    Refusal,
    State,
    canonical_json,
    find_game,
    game_keys,
)
from trilobite.engine.options import options_from_text
from trilobite.engine.reading import shown
from trilobite.envs.openspiel.observers import Observer
from trilobite.envs.openspiel.stories import Story

PREFIX = "trilobite_"
MOST_OUTCOMES = 64
"""More than any draw of our games has; OpenSpiel wants to know before it has a state."""

MOST_DECISIONS = 10_000
"""More than any of our games takes; the same."""


class Course:
    """How far a game is: the state, which asks for every draw, and what the seats have heard.

    What they have heard only information states want to know, and rollouts have none: until
    somebody asks, the steps are kept, and what they told is found by taking them once more.
    """

    def __init__(self, begun: State, story: Story) -> None:
        self.state = begun.copy()
        self._begun = begun
        """Where the story stands. Copies share it; nobody changes it."""
        self._story = story
        self._since: Steps | None = None

    def act(self, seat: int, id: int) -> None:
        action = self.state.game.actions.all[id]
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            raise InputError("action", f"{action.text()!r} is not allowed now ({refusal.rule})")
        self.state.apply_id(seat, id)
        self._since = (self._since, seat, id)

    def draw(self, outcome: int) -> None:
        self.state.apply_chance(outcome)
        self._since = (self._since, CHANCE, outcome)

    @property
    def story(self) -> Story:
        """What the seats have heard up to now."""
        if self._since is not None:
            state = self._begun.copy()
            for seat, number in _in_order(self._since):
                self._story = _told(state, seat, number, self._story)
            self._begun, self._since = state, None
        return self._story

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        """OpenSpiel clones states by copying what they consist of."""
        twin = Course(self.state, self._story)
        twin._begun, twin._since = self._begun, self._since
        return twin

    def __reduce__(self) -> tuple[type["Course"], tuple[State, Story]]:
        return Course, (self.state, self.story)


Steps = tuple["Steps | None", int, int]
"""The steps before, who acts, and the id of the action, or the outcome of a draw."""


def _in_order(steps: Steps | None) -> list[tuple[int, int]]:
    found = []
    while steps is not None:
        steps, seat, number = steps
        found.append((seat, number))
    return found[::-1]


def _told(state: State, seat: int, number: int, before: Story) -> Story:
    """Take a step once more, and listen."""
    if seat == CHANCE:
        return Story(state.players, before, state.apply_chance(number))
    action = state.game.actions.all[number]
    events = state.apply(seat, action)
    if isinstance(events, Refusal):
        raise AssertionError(f"{action.text()!r} was allowed before")  # noqa: TRY004 - no wrong type
    return Story(state.players, before, events, (seat, action.text()))


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        opening = game.opening
        self.course = Course(opening, Story(opening.players))

    @property
    def table(self) -> State:
        """The state of the engine. Whoever looks into it sees everything."""
        return self.course.state

    def current_player(self) -> int:
        """Who chooses at the same time as others is asked one after the other, by seat."""
        asked = self.table.to_act
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked[0] == CHANCE else asked[0]

    def is_terminal(self) -> bool:
        return self.table.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chance_outcomes()

    def returns(self) -> list[float]:
        """The payoffs, 0 to 1; nothing before the end."""
        result = self.table.result()
        if result is None:
            return [0.0] * self.table.players
        return [seat.payoff for seat in result.seats]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_ids(player)

    def _apply_action(self, action: int) -> None:
        asked = self.table.to_act[0]
        if asked == CHANCE:
            self.course.draw(action)
        else:
            self.course.act(asked, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.table.game.actions.all[action].text()

    def __str__(self) -> str:
        """The whole position as JSON, secrets included."""
        return canonical_json(self.table.to_position())

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401
        """Another world that looks the same to a player, each with its right chance.

        The view decides what looks the same: where the table forgets (`memory`, discards that
        nobody may look through) the world may contradict what the player has seen before. How it
        came about nobody knows, so its history is empty.
        """
        world = self.table.view(player).imagine(FastChance(int(sampler() * (1 << 53))))
        world.chance = ASK
        twin: SpielState = self.get_game().new_initial_state()
        twin.course = Course(world, self.course.story.as_imagined_by(player))
        return twin


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
        return SpielState(self)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """A copy is loaded by its name: the class of a game has none of its own."""
        return load_game, (str(self),)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:  # noqa: ANN401
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        return Observer(self.game, kind)


def load_game(text: str) -> "SpielGame":
    """As OpenSpiel's own; whoever imports this has made our games known."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def type_of(game: Game, players: int) -> Any:  # noqa: ANN401 - the library has no types
    """What OpenSpiel wants to know of a game. Alone there is nobody to share a victory with."""
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
    """Two, where two can play."""
    return 2 if 2 in game.player_counts else game.player_counts[0]


def read_options(game: Game, text: str) -> dict[str, object]:
    """Options of the game as they stand in a game string: `memory:yes;five_order:hidden`.

    OpenSpiel keeps commas and equal signs for itself. A table of printed numbers has a name
    (`board_data:even-swamp`), or its numbers are given one by one (`board_data.stone.Sm.P:5`).
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
    """Make games known to OpenSpiel: these, or all that have an array of numbers."""
    for key in keys or game_keys():
        game = find_game(key)
        if game.encoding() is not None:
            _register(game)


def _register(game: Game) -> None:
    """With a class of its own: OpenSpiel drops what makes games after Python is gone.

    To free a class takes more than that, to free a function does not, and would crash.
    """

    class OwnGame(SpielGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game, params)

    pyspiel.register_game(type_of(game, default_players(game)), OwnGame)
