"""A machine plays Tritarea: any choice, any order, undo and redo, save and resume, asked chance."""

import json
from typing import Any
from unittest import TestCase

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games.tritarea.laws import laws_between
from tests.games.tritarea.test_slow_rules import OPTIONS as VALUES
from trilobite.engine import ASK, CHANCE, Action, Refusal, SeededChance, State, canonical_json
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.records import read_record
from trilobite.games.tritarea import GAME

OPTIONS = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in VALUES.items()}
)
KINDS = tuple(dict.fromkeys(action.kind for action in GAME.actions.all))


class Table(RuleBasedStateMachine):
    match: Match
    future: list[str]

    @initialize(
        players=st.integers(1, 4), options=OPTIONS, seed=st.binary(min_size=16, max_size=16)
    )
    def sit_down(self, players: int, options: dict[str, object], seed: bytes) -> None:
        self.match = Match(GAME, players, options, seed)
        self.future: list[str] = []

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seat(self) -> int:
        return self.state.to_act[0]

    def is_running(self) -> bool:
        return not self.state.is_over

    @precondition(is_running)
    @rule(kind=st.sampled_from(KINDS), number=st.integers(0, 10_000), who=st.integers(0, 3))
    def act(self, kind: str, number: int, who: int) -> None:
        """Something of a kind if there is anything of it, else anything; whoever may."""
        seat = self.state.to_act[who % len(self.state.to_act)]
        actions = self.state.legal(seat)
        wanted = [action for action in actions if action.kind == kind] or actions
        self.perform(seat, wanted[number % len(wanted)])

    @precondition(is_running)
    @rule(numbers=st.lists(st.integers(0, 10_000), min_size=10, max_size=80))
    def play_on(self, numbers: list[int]) -> None:
        """A stretch of the game, so that its later parts are reached."""
        for number in numbers:
            if self.is_running():
                seat = self.state.to_act[number % len(self.state.to_act)]
                actions = self.state.legal(seat)
                self.perform(seat, actions[number % len(actions)])

    def perform(self, seat: int, action: Action) -> None:
        before = self.state.copy()
        told = asked(before, seat, action)
        events = self.match.act(seat, action)
        assert not isinstance(events, Refusal)
        assert laws_between(before, seat, action, events, self.state) == []
        assert self.state.invariants() == []
        assert told == self.state.to_position(), "asked and seeded chance give the same game"
        self.future.clear()

    @precondition(is_running)
    @rule(id=st.integers(0, len(GAME.actions) - 1), seat=st.integers(0, 3))
    def try_anything(self, id: int, seat: int) -> None:
        """What is not offered is refused, with a reason, and changes nothing."""
        seat %= self.state.players
        action = GAME.actions.by_id(id)
        before = canonical_json(self.state.to_position())
        refusal = self.state.why_not(seat, action)
        assert (refusal is None) == (id in self.state.legal_ids(seat))
        if refusal is not None:
            assert self.match.act(seat, action) == refusal
            assert refusal.rule.startswith(("TA-", "R-"))
            assert canonical_json(self.state.to_position()) == before

    @precondition(is_running)
    @rule()
    def decide_in_any_order(self) -> None:
        """D-1, R-7: of two who decide at once, either may be first."""
        if len(self.state.to_act) < 2:
            return
        pair = [(seat, self.state.legal(seat)[-1]) for seat in self.state.to_act[:2]]
        ends = []
        for order in (pair, pair[::-1]):
            trial = self.state.copy()
            for seat, action in order:
                assert not isinstance(trial.apply(seat, action), Refusal)
            ends.append(trial.to_position())
        assert ends[0] == ends[1]

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
        """The record through JSON text, verified, and the same position at its end."""
        record = read_record(json.loads(json.dumps(self.match.record().to_json())))
        assert verify(record) is None
        again = resume(record)
        assert again.state.to_position() == self.state.to_position()
        self.match = again
        self.future.clear()

    @rule()
    def take_the_position_elsewhere(self) -> None:
        """Read back it goes on exactly as the game would."""
        data: Any = json.loads(json.dumps(self.state.to_position()))
        again = GAME.from_position(data, self.state.chance)
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
            if self.is_running():
                assert all(self.state.legal_ids(seat) for seat in self.state.to_act)


def asked(before: State, seat: int, action: Action) -> dict[str, object]:
    """The position after an action in ask mode, told the outcomes the seed would give."""
    chance = before.chance
    assert isinstance(chance, SeededChance)
    trial = before.copy()
    trial.chance = ASK
    trial.apply(seat, action)
    while trial.to_act == (CHANCE,):
        assert sum(share for _, share in trial.chance_outcomes()) == pytest.approx(1)
        trial.apply_chance(chance.pick(trial.chance_weights(), trial.draws))
    return trial.to_position()


def plays(examples: int, steps: int) -> type[TestCase]:
    """The machine as a test that runs so many games of so many steps."""
    case: Any = type("Playing", (Table,), {}).TestCase  # type: ignore[attr-defined]
    case.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        derandomize=True,
        database=None,
    )
    found: type[TestCase] = case
    return found


TestTritarea = plays(12, 15)
TestTritareaDeeply = pytest.mark.slow(plays(40, 40))
