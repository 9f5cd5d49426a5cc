"""Puzzles as guides: one question, any legal answer, and a verdict on it."""

import pytest

from tests.guides.sample import sample_puzzle
from trilobite.engine import InputError
from trilobite.guides.contract import Act
from trilobite.guides.puzzle_guides import PuzzleGuide, find_puzzle_guide


def test_before_the_attempt_there_is_a_question_and_no_answer() -> None:
    guide = PuzzleGuide(sample_puzzle())
    present = guide.present([])
    assert (present.step, present.steps, present.pages) == (0, 1, ())
    assert present.verdict is None
    assert not present.is_done


def test_any_legal_action_may_be_tried() -> None:
    guide = PuzzleGuide(sample_puzzle())
    for action in guide.puzzle.state().legal(guide.learner):
        assert guide.objection([], action) is None


@pytest.mark.parametrize(
    ("text", "roles", "chances"),
    [
        ("place 16", ["best", "obvious"], [0.6, 0.4]),
        ("place 3", ["best", "chosen"], [0.6, 0.4]),
        ("place 4", ["best", "chosen", "obvious"], [0.6, 0.3, 0.4]),
    ],
)
def test_the_attempt_is_judged_and_compared_with_the_best(
    text: str, roles: list[str], chances: list[float]
) -> None:
    guide = PuzzleGuide(sample_puzzle())
    present = guide.present([Act(0, text)])
    assert present.is_done
    verdict = present.verdict
    assert verdict is not None
    assert (verdict.best, verdict.chosen) == ("place 16", text)
    assert [reason.role for reason in verdict.reasons] == roles
    assert [reason.chances[0] for reason in verdict.reasons] == chances
    assert verdict.reasons[0].marks == ("tile:16",)
    assert guide.present([Act(0, text)]).verdict is verdict, "it is computed once"


def test_more_than_one_attempt_or_another_seat_does_not_fit() -> None:
    guide = PuzzleGuide(sample_puzzle())
    assert guide.present([Act(0, "place 16"), Act(0, "draw")]).is_lost
    assert guide.present([Act(1, "place 16")]).is_lost


@pytest.mark.parametrize(
    "name", ["trias", "trias/", "trias/x", "trias/0", "trias/99999", "chess/1"]
)
def test_an_unknown_puzzle_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        find_puzzle_guide(name)
