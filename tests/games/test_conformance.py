"""Every registered game satisfies the contract. A new game is tested as soon as it is registered.

The smallest table of each game is always checked, and the largest one in slow tests. Tables between
them, those with other options and longer checks are deep tests: recorded games (`test_corpus.py`)
have all numbers of players.
`CONFORMANCE=deep` checks every table for longer, which takes minutes.
"""

import os
from dataclasses import replace

import pytest

from tests.support.game_support import subjects_of
from trilobite.engine import find_game, game_keys
from trilobite.engine.conformance import DEEP, Check, Subject, all_checks

GAMES = [subjects_of(find_game(key)) for key in game_keys()]
PRINTED = [subject for subjects in GAMES for subject in subjects if not subject.options]
SMALLEST = [subjects[0] for subjects in GAMES]
LARGEST = [[one for one in subjects if not one.options][-1] for subjects in GAMES]
VARIED = [subject for subjects in GAMES for subject in subjects if subject.options]
ALSO = [next(subject for subject in subjects if subject.options) for subjects in GAMES]
LONGER = [replace(subjects[-1], effort=DEEP) for subjects in GAMES]
if os.environ.get("CONFORMANCE") == "deep":
    LONGER = [replace(subject, effort=DEEP) for subject in (*PRINTED, *VARIED)]


def _cases(subjects: list[Subject]) -> list[object]:
    return [
        pytest.param(
            subject,
            check,
            id=f"{subject}: {name}".replace(" ", "_"),
            marks=_marks(subject),
        )
        for subject in subjects
        for name, check in all_checks()
    ]


def _marks(subject: Subject) -> tuple[pytest.MarkDecorator, ...]:
    if subject in SMALLEST:
        return (pytest.mark.both_builds,)
    return (pytest.mark.slow if subject in (*LARGEST, *ALSO) else pytest.mark.deep,)


@pytest.mark.parametrize(("subject", "check"), _cases(PRINTED))
def test_a_game_keeps_the_contract(subject: Subject, check: Check) -> None:
    check(subject, 1)


@pytest.mark.parametrize(("subject", "check"), _cases(VARIED))
def test_a_game_with_other_options_keeps_the_contract(subject: Subject, check: Check) -> None:
    check(subject, 2)


@pytest.mark.parametrize(("subject", "check"), _cases(LONGER))
def test_a_game_keeps_the_contract_for_longer(subject: Subject, check: Check) -> None:
    check(subject, 3)
