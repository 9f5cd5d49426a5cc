"""A machine plays Triassic Terror: any choice, undo and redo, save and resume, asked chance."""

import json
from typing import Any
from unittest import TestCase

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.games.terror.boards import table_of
from tests.games.terror.laws import laws_between
from tests.games.terror.play import end_turn
from trilobite.engine import ASK, CHANCE, Action, Refusal, SeededChance, State, canonical_json
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.records import read_record
from trilobite.games.terror import GAME

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "start_player": st.sampled_from(["random", 0, 1]),
        "six_player_long": st.booleans(),
        "doomed_arrivals": st.sampled_from(["die", "forbid"]),
        "trex_outside": st.sampled_from(["reenter", "stay"]),
        "trex_accepts_growth": st.booleans(),
        "dino_supply": st.sampled_from(["limited", "unlimited"]),
        "white_tokens": st.sampled_from(["unlimited", 12]),
        "blind_cards": st.sampled_from(["secret", "open"]),
        "scatter_lone_abroad": st.booleans(),
        "board_data": st.sampled_from([{}, {"stone.So.P": 9, "predator.t-rex": "Sm"}]),
    },
)
KINDS = tuple(dict.fromkeys(action.kind for action in GAME.actions.all))


class Table(RuleBasedStateMachine):
    match: Match
    future: list[str]

    @initialize(
        players=st.integers(2, 6), options=OPTIONS, seed=st.binary(min_size=16, max_size=16)
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
    @rule(kind=st.sampled_from(KINDS), number=st.integers(0, 10_000))
    def act(self, kind: str, number: int) -> None:
        """Something of a kind if there is anything of it, else anything."""
        actions = self.state.legal(self.seat)
        wanted = [action for action in actions if action.kind == kind] or actions
        self.perform(wanted[number % len(wanted)])

    @precondition(is_running)
    @rule(numbers=st.lists(st.integers(0, 10_000), min_size=10, max_size=80))
    def play_on(self, numbers: list[int]) -> None:
        """A stretch of the game, so that its later parts are reached."""
        for number in numbers:
            if self.is_running():
                actions = self.state.legal(self.seat)
                self.perform(actions[number % len(actions)])

    def perform(self, action: Action) -> None:
        seat, before = self.seat, self.state.copy()
        told = asked(before, seat, action)
        events = self.match.act(seat, action)
        assert not isinstance(events, Refusal)
        assert laws_between(before, seat, action, events, self.state) == []
        assert self.state.invariants() == []
        assert told == self.state.to_position(), "asked and seeded chance give the same game"
        self.future.clear()

    @precondition(is_running)
    @rule(id=st.integers(0, len(GAME.actions) - 1))
    def try_anything(self, id: int) -> None:
        """What is not offered is refused, with a reason, and changes nothing."""
        action = GAME.actions.by_id(id)
        before = canonical_json(self.state.to_position())
        refusal = self.state.why_not(self.seat, action)
        assert (refusal is None) == (id in self.state.legal_ids(self.seat))
        if refusal is not None:
            assert self.match.act(self.seat, action) == refusal
            assert refusal.rule.startswith(("TT-", "R-"))
            assert canonical_json(self.state.to_position()) == before

    @precondition(is_running)
    @rule()
    def end_the_play_turn(self) -> None:
        """INV-11: from everywhere in a play turn there is a way to its end."""
        if table_of(self.state)["space"] is not None:
            end_turn(self.state.copy())

    @precondition(is_running)
    @rule(number=st.integers(0, 100), other=st.integers(0, 100))
    def eat_in_either_order(self, number: int, other: int) -> None:
        """INV-9: swapping two bites changes nothing."""
        bites = [a for a in self.state.legal(self.seat) if a.kind == "eat"]
        if not bites:
            return
        pair = [bites[number % len(bites)], bites[other % len(bites)]]
        ends = [ate(self.state.copy(), order) for order in (pair, pair[::-1])]
        assert None in ends or ends[0] == ends[1]

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
                assert self.state.legal_ids(self.seat)


def ate(state: State, bites: list[Action]) -> dict[str, object] | None:
    """The position after two bites and the end of the meal; None if both are not to be had."""
    (seat,) = state.to_act
    for bite in bites:
        if state.to_act != (seat,) or isinstance(state.apply(seat, bite), Refusal):
            return None
    stop = GAME.actions.from_text("stop")
    if table_of(state)["stage"] == "eating":
        state.apply(seat, stop)
    return state.to_position()


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


TestTerror = plays(12, 20)
TestTerrorDeeply = pytest.mark.slow(plays(40, 40))
