"""A state machine that plays any game: actions, undo, redo, save and resume, ask mode."""

import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar
from unittest import TestCase

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from trilobite.engine import (
    ASK,
    CHANCE,
    Action,
    Event,
    Game,
    Refusal,
    SeededChance,
    State,
    canonical_json,
)
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.records import read_record

NUMBERS = st.integers(0, 10_000)


class Machine(RuleBasedStateMachine):
    """A game in which anything may happen. A subclass sets its game and adds its own rules."""

    game: ClassVar[Game]
    laws_between: ClassVar[Callable[[State, int, Action, list[Event], State], list[str]]]
    """Function that lists what is wrong with a step from one state to the next."""

    rule_ids: ClassVar[tuple[str, ...]]
    """Prefixes of the rule ids that a refusal may have."""

    board_data: ClassVar[Sequence[object]] = ()
    """Some values of the option `board_data`, which has too many to list."""

    match: Match
    future: list[str]

    @initialize(data=st.data(), seed=st.binary(min_size=16, max_size=16))
    def sit_down(self, data: st.DataObject, seed: bytes) -> None:
        players = data.draw(st.sampled_from(self.game.player_counts))
        values = {o.name: o.all_values(players) or self.board_data for o in self.game.options}
        some = {name: st.sampled_from(found) for name, found in values.items()}
        options = data.draw(st.fixed_dictionaries({}, optional=some))
        self.match = Match(self.game, players, options, seed)
        self.future = []

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seat(self) -> int:
        return self.state.to_act[0]

    def is_running(self) -> bool:
        return not self.state.is_over

    @precondition(is_running)
    @rule(data=st.data(), number=NUMBERS, who=NUMBERS)
    def act(self, data: st.DataObject, number: int, who: int) -> None:
        """A legal action of a random kind if there is one, otherwise any legal action."""
        kinds = dict.fromkeys(action.kind for action in self.game.actions.all)
        kind = data.draw(st.sampled_from(list(kinds)))
        seat = self.state.to_act[who % len(self.state.to_act)]
        actions = self.state.legal(seat)
        wanted = [action for action in actions if action.kind == kind] or actions
        self.perform(seat, wanted[number % len(wanted)])

    @precondition(is_running)
    @rule(numbers=st.lists(NUMBERS, min_size=5, max_size=60))
    def play_on(self, numbers: list[int]) -> None:
        """Play several actions in a row, to reach later parts of the game."""
        for number in numbers:
            if self.is_running():
                seat = self.state.to_act[number % len(self.state.to_act)]
                actions = self.state.legal(seat)
                self.perform(seat, actions[number % len(actions)])

    def perform(self, seat: int, action: Action) -> None:
        before = self.state.copy()
        position = asked(before, seat, action)
        events = self.match.act(seat, action)
        assert not isinstance(events, Refusal)
        assert type(self).laws_between(before, seat, action, events, self.state) == []
        assert self.state.invariants() == []
        assert position == self.state.to_position(), "ask mode and seeded chance give the same game"
        self.future.clear()

    @precondition(is_running)
    @rule(data=st.data(), who=NUMBERS)
    def try_anything(self, data: st.DataObject, who: int) -> None:
        """An action that is not offered is refused with a reason and changes nothing."""
        seat = who % self.state.players
        action = data.draw(st.sampled_from(self.game.actions.all))
        before = canonical_json(self.state.to_position())
        refusal = self.state.why_not(seat, action)
        assert (refusal is None) == (action.id in self.state.legal_ids(seat))
        if refusal is not None:
            assert self.match.act(seat, action) == refusal
            assert refusal.rule.startswith(self.rule_ids)
            assert canonical_json(self.state.to_position()) == before

    @rule()
    def undo(self) -> None:
        if not self.match.moves:
            return
        seat = self.match.moves[-1].seat
        after = canonical_json(self.state.to_position())
        if self.match.can_undo(seat):
            assert self.match.undo(seat) is not None
            self.future.append(after)
        else:
            assert self.match.undo(seat) is None
            assert canonical_json(self.state.to_position()) == after

    @rule()
    def redo(self) -> None:
        if self.future:
            assert self.match.redo(self.seat) is not None
            assert canonical_json(self.state.to_position()) == self.future.pop()
        elif self.is_running():
            assert self.match.redo(self.seat) is None

    @rule()
    def save_and_resume(self) -> None:
        """Write the record as JSON, read and verify it, and resume at the same position."""
        record = read_record(json.loads(json.dumps(self.match.record().to_json())))
        assert verify(record) is None
        again = resume(record)
        assert again.state.to_position() == self.state.to_position()
        self.match = again
        self.future.clear()

    @rule()
    def take_the_position_elsewhere(self) -> None:
        """A position that is written and read back continues exactly as the game would."""
        data: Any = json.loads(json.dumps(self.state.to_position()))
        again = self.game.from_position(data, self.state.chance)
        assert again.to_position() == data
        if self.is_running():
            assert again.legal_ids(self.seat) == self.state.legal_ids(self.seat)
            action = self.state.legal(self.seat)[0]
            twin = self.state.copy()
            assert again.apply(self.seat, action) == twin.apply(self.seat, action)
            assert again.to_position() == twin.to_position()

    @invariant()
    def laws_hold(self) -> None:
        if hasattr(self, "match"):
            assert self.state.invariants() == []
            assert self.state.is_over == (self.state.result() is not None)
            assert all(self.state.legal_ids(seat) for seat in self.state.to_act)


def asked(before: State, seat: int, action: Action) -> dict[str, object]:
    """The position after an action in ask mode, given the outcomes of the seed."""
    chance = before.chance
    assert isinstance(chance, SeededChance)
    trial = before.copy()
    trial.chance = ASK
    trial.apply(seat, action)
    while trial.to_act == (CHANCE,):
        assert sum(share for _, share in trial.chance_outcomes()) == pytest.approx(1)
        trial.apply_chance(chance.pick(trial.chance_weights(), trial.draws))
    return trial.to_position()


def plays(machine: type[Machine], examples: int, steps: int) -> type[TestCase]:
    """The machine as a test case with this number of games (examples) and steps per game."""
    case: Any = type("Playing", (machine,), {}).TestCase  # type: ignore[attr-defined]
    case.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
    )
    found: type[TestCase] = case
    return found
