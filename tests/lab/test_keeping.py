"""A results file: continued later, and never somebody else's file."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from trilobite.engine import InputError
from trilobite.lab.keeping import open_kept


@dataclass(frozen=True)
class Thing:
    number: int


ABOUT: dict[str, object] = {"format": "things-1", "seed": "x"}


def numbers(path: Path, code: dict[str, str] | None = None) -> list[int]:
    with open_kept(path, Thing, ABOUT, code) as kept:
        return [one.number for one in kept.results]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two results."""
    path = tmp_path / "things.jsonl"
    with open_kept(path, Thing, ABOUT, {"a": "1", "b": "2"}) as kept:
        kept.add(Thing(1))
        kept.add(Thing(2))
    return path


def test_results_are_found_again_and_half_a_line_is_dropped(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-3])
    assert numbers(path) == [1]
    assert path.read_text().endswith('{"number":1}\n')


@pytest.mark.parametrize("text", ["a\nb", "no newline", '{"format": "x"}', '{"format": 7}\nhalf'])
def test_a_foreign_file_is_left_as_it_is(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(InputError, match="another kind of file"):
        numbers(path)
    assert path.read_text() == text


def test_a_half_written_first_line_is_written_again(path: Path) -> None:
    path.write_text('{"format": "thi')
    assert numbers(path) == []
    assert path.read_text().count("\n") == 1


def test_results_of_changed_code_are_not_mixed(path: Path) -> None:
    assert numbers(path, {"a": "1", "b": "2"}) == [1, 2]
    with pytest.raises(InputError, match="come from another version of 'b'; allowed: another"):
        numbers(path, {"a": "1", "b": "3"})
    assert numbers(path, {"c": "9"}) == [1, 2]


def test_results_without_fingerprints_can_be_continued(path: Path) -> None:
    path.write_text('{"format": "things-1", "seed": "x"}\n{"number":5}\n')
    assert numbers(path, {"a": "1"}) == [5]


def test_an_error_in_a_line_is_reported_with_its_number(path: Path) -> None:
    with (
        pytest.raises(InputError, match=r"line 3: is two; delete this line"),
        open_kept(path, Thing, ABOUT, check=lambda one: "is two" if one.number == 2 else ""),
    ):
        pass
