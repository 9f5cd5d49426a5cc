"""The positions of the short lessons: the files are up to date, and the rules accept them.

The results that the texts of a lesson promise are checked here too, because the texts are fixed.
"""

import pytest

from tests.guides.openings import OPENINGS, written
from tests.guides.rehearsal import Rehearsal
from trilobite.engine import find_game
from trilobite.guides.lessons import find_lesson


@pytest.mark.parametrize(("game", "name"), OPENINGS)
def test_a_file_has_the_position_that_is_drawn(game: str, name: str) -> None:
    path = find_game(game).folder / "lessons" / f"{name}.json"
    assert path.read_text(encoding="utf-8") == written(game, name), "run tools/lessons.py"


@pytest.mark.parametrize(
    ("name", "scores"),
    [
        ("trias/final", [14, 12, 13]),
        ("trias/meteorite", [14, 10, 10]),
        ("terror/migration", [90, 85, 73]),
        ("tritarea/solo", [72, 49, 41, 60]),
    ],
)
def test_a_lesson_ends_as_its_last_page_says(name: str, scores: list[int]) -> None:
    rehearsal = Rehearsal(find_lesson(name))
    for _ in rehearsal.moments():
        pass
    result = rehearsal.match.state.result()
    assert result is not None
    assert [one.points for one in result.participants] == scores
