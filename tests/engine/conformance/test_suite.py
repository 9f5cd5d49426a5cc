"""The conformance suite passes a correct game and fails every broken one."""

import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.mutants import MUTANTS, Mutant, registered
from tests.support.mutants.arrays import PebblesWithArray
from tests.support.pebbles import GAME, laws_between, twins
from trilobite.engine import FastChance, Game, InputError, SeededChance, seed_from_text
from trilobite.engine.conformance import (
    Check,
    CheckEffort,
    ConformanceError,
    Subject,
    all_checks,
    by_kind,
    check_all,
    subjects,
)
from trilobite.engine.conformance.garbage import BrokenCopies

CHECKS = dict(all_checks())
LONG_ENOUGH = CheckEffort(
    games=4, samples=8, answers=6, imagined=40, broken_states=4, ways_to_break=300
)


def _subject(game: Game, players: int = 3) -> Subject:
    return Subject(
        game,
        players,
        {"rounds": 3},
        twins=twins,
        laws_between=laws_between,
        effort=LONG_ENOUGH,
        most_decisions=300,
    )


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_a_sound_game_passes(check: Check, players: int) -> None:
    check(_subject(GAME, players), 1)


@pytest.mark.parametrize("check", ["arrays_keep_to_their_blocks", "twin_worlds_look_alike"])
def test_a_sound_game_with_an_array_passes(check: str) -> None:
    game = PebblesWithArray()
    with registered(game):
        CHECKS[check](_subject(game), 1)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda m: f"{m}-{m.check}")
def test_a_broken_game_is_caught_by_the_check_that_is_meant_for_it(mutant: Mutant) -> None:
    with registered(mutant.game), pytest.raises(ConformanceError) as caught:
        CHECKS[mutant.check](_subject(mutant.game), 1)
    assert re.search(mutant.says, str(caught.value))


@pytest.mark.parametrize("check", CHECKS)
def test_every_check_can_fail(check: str) -> None:
    assert check in {mutant.check for mutant in MUTANTS}


def test_an_error_says_how_to_reproduce_it() -> None:
    mutant = next(mutant for mutant in MUTANTS if mutant.check == "laws_hold_after_every_action")
    with registered(mutant.game), pytest.raises(ConformanceError) as caught:
        CHECKS[mutant.check](_subject(mutant.game), 1)
    said = str(caught.value)
    seed = seed_from_text(re.findall(r"seed_from_text\('(.*?)'\)", said)[0])
    state = mutant.game.new(3, {"rounds": 3}, SeededChance(seed))
    for step in re.findall(r"actions so far \(\d+\): (.*)", said)[0].split(", "):
        assert not state.invariants()
        seat, text = step.split(" ", 1)
        state.apply(int(seat), mutant.game.actions.from_text(text))
    assert state.invariants()


def test_a_game_is_checked_with_its_printed_rules_and_with_other_options() -> None:
    found = [(subject.players, dict(subject.options)) for subject in subjects(GAME)]
    assert found == [
        (2, {}),
        (2, {"leader": 0, "rounds": 2}),
        (3, {}),
        (3, {"leader": 1, "rounds": 2}),
    ]


@pytest.mark.slow
def test_the_whole_suite_runs_in_one_call() -> None:
    check_all(_subject(GAME, 2), seed=5)


def test_rare_kinds_of_action_are_chosen_as_often_as_common_ones() -> None:
    state = GAME.new(2, {"leader": 0}, SeededChance(bytes(16)))
    while state.to_act != (0,) or len(state.legal_ids(0)) < 5:
        state.apply_id(state.to_act[0], state.legal_ids(state.to_act[0])[0])
    dice = FastChance(1)
    kinds = Counter(GAME.actions.all[by_kind(state, 0, dice)].kind for _ in range(400))
    assert min(kinds.values()) > 60


def test_an_exception_in_the_game_is_reported_with_the_actions_so_far() -> None:
    mutant = next(mutant for mutant in MUTANTS if str(mutant) == "HalfAnOption")
    with registered(mutant.game), pytest.raises(ConformanceError, match="actions so far") as caught:
        CHECKS[mutant.check](_subject(mutant.game), 1)
    assert isinstance(caught.value.__cause__, NotImplementedError)


def test_a_negative_remedy_must_be_possible() -> None:
    def read(_trial: object, value: Any) -> None:
        if not isinstance(value, dict) or value.get("number") == -1:
            raise InputError("position.number", "is too low", "0 or more")
        raise InputError("position.number", "is wrong", "-1")

    found: list[str] = []
    effort = SimpleNamespace(effort=LONG_ENOUGH)
    trial: Any = SimpleNamespace(subject=effort, dice=FastChance(1), fail=found.append)
    BrokenCopies(trial, {"number": 3}, read).check()
    assert (
        "position.number: is wrong; allowed: -1, but then position.number: is too low" in found[0]
    )
