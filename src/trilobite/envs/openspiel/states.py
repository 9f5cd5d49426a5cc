"""States of OpenSpiel, each wrapped around a state of the engine."""

from typing import Any

import pyspiel

from trilobite.engine import (
    ASK,
    CHANCE,
    FastChance,
    InputError,
    Refusal,
    State,
    canonical_json,
)
from trilobite.envs.openspiel.histories import ObservationHistory


class TrackedState:
    """A state in ask mode, together with what the seats have observed.

    Only information states need the observations, and rollouts never ask for them. So the steps
    are merely noted; the observations are found on demand by taking those steps again.
    """

    def __init__(self, begun: State, observed: ObservationHistory) -> None:
        self.state = begun.copy()
        self._begun = begun
        """The state that `_observed` leads to. Copies share it; nobody changes it."""
        self._observed = observed
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
    def observed(self) -> ObservationHistory:
        """What the seats have observed up to now."""
        if self._since is not None:
            state = self._begun.copy()
            for seat, number in _in_order(self._since):
                self._observed = _observe_step(state, seat, number, self._observed)
            self._begun, self._since = state, None
        return self._observed

    def __deepcopy__(self, memo: dict[int, object]) -> "TrackedState":
        """A clone. OpenSpiel clones a state by deep-copying its attributes."""
        twin = TrackedState(self.state, self._observed)
        twin._begun, twin._since = self._begun, self._since
        return twin

    def __reduce__(self) -> tuple[type["TrackedState"], tuple[State, ObservationHistory]]:
        return TrackedState, (self.state, self.observed)


Steps = tuple["Steps | None", int, int]
"""The earlier steps, the seat (or CHANCE), and the id of the action (or the outcome drawn)."""


def _in_order(steps: Steps | None) -> list[tuple[int, int]]:
    found = []
    while steps is not None:
        steps, seat, number = steps
        found.append((seat, number))
    return found[::-1]


def _observe_step(
    state: State, seat: int, number: int, before: ObservationHistory
) -> ObservationHistory:
    """Take a step again, this time with its events."""
    if seat == CHANCE:
        return ObservationHistory(state.players, before, state.apply_chance(number))
    action = state.game.actions.all[number]
    events = state.apply(seat, action)
    if isinstance(events, Refusal):
        raise AssertionError(f"{action.text()!r} was allowed before")  # noqa: TRY004 - not a type error
    return ObservationHistory(state.players, before, events, (seat, action.text()))


class SpielState(pyspiel.State):  # type: ignore[misc]  # the library has no types
    def __init__(self, game: pyspiel.Game, opening: State) -> None:
        super().__init__(game)
        self.tracked = TrackedState(opening, ObservationHistory(opening.players))

    @property
    def table(self) -> State:
        """The state of the engine, secrets included."""
        return self.tracked.state

    def current_player(self) -> int:
        """The seat to act. Seats that choose simultaneously are asked one after another."""
        asked = self.table.to_act
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked[0] == CHANCE else asked[0]

    def is_terminal(self) -> bool:
        return self.table.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.chance_outcomes()

    def returns(self) -> list[float]:
        """The payoffs, from 0 to 1; zeros before the end."""
        result = self.table.result()
        if result is None:
            return [0.0] * self.table.players
        return [seat.payoff for seat in result.seats]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_ids(player)

    def _apply_action(self, action: int) -> None:
        asked = self.table.to_act[0]
        if asked == CHANCE:
            self.tracked.draw(action)
        else:
            self.tracked.act(asked, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.table.game.actions.all[action].text()

    def __str__(self) -> str:
        """The whole position as JSON, secrets included."""
        return canonical_json(self.table.to_position())

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":  # noqa: ANN401
        """A random world that looks the same to a player, drawn with the right probability.

        The view decides what looks the same. Where the table forgets (`memory`, a discard pile
        that nobody may look through), the world may contradict what the player saw earlier. Its
        history is empty, because nobody knows how it came about.
        """
        world = self.table.view(player).imagine(FastChance(int(sampler() * (1 << 53))))
        world.chance = ASK
        twin: SpielState = self.get_game().new_initial_state()
        twin.tracked = TrackedState(world, self.tracked.observed.as_imagined_by(player))
        return twin
