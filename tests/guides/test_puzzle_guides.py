"""Puzzles as guides: one question, any legal answer, and what is thought of it."""

import pytest

from tests.guides.sample import sample_puzzle
from trilobite.engine import InputError
from trilobite.guides.contract import Act
from trilobite.guides.puzzle_guides import PuzzleGuide, find_puzzle_guide


def test_before_the_try_there_is_a_question_and_no_answer() -> None:
    guide = PuzzleGuide(sample_puzzle())
    present = guide.present([])
    assert (present.step, present.steps, present.pages) == (0, 1, ())
    assert present.verdict is None
    assert not present.is_done


def test_whatever_the_rules_allow_may_be_tried() -> None:
    guide = PuzzleGuide(sample_puzzle())
    for action in guide.puzzle.state().legal(guide.learner):
        assert guide.objection([], action) is None


@pytest.mark.parametrize(
    ("text", "chance"), [("place 16", 0.6), ("place 3", 0.4), ("place 4", None)]
)
def test_the_try_is_judged_and_the_best_explained(text: str, chance: float | None) -> None:
    guide = PuzzleGuide(sample_puzzle())
    present = guide.present([Act(0, text)])
    assert present.is_done
    verdict = present.verdict
    assert verdict is not None
    assert (verdict.best, verdict.best_chance) == ("place 16", 0.6)
    assert (verdict.chosen, verdict.chosen_chance) == (text, chance)
    assert present.pages[0].marks == ("tile:16",)
    assert len(present.pages) > 1


def test_more_than_one_try_is_another_puzzle() -> None:
    guide = PuzzleGuide(sample_puzzle())
    assert guide.present([Act(0, "place 16"), Act(0, "draw")]).is_lost
    assert guide.present([Act(1, "place 16")]).is_lost


@pytest.mark.parametrize(
    "name", ["trias", "trias/", "trias/x", "trias/0", "trias/99999", "chess/1"]
)
def test_what_is_no_puzzle_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        find_puzzle_guide(name)
