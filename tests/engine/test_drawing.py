"""Pieces of a drawing: widths, gaps, marks."""

from trilobite.engine import Line, Span
from trilobite.engine.drawing import filled, grid, mark_at, spaced, width_of


def text_of(line: Line) -> str:
    return "".join(span.text for span in line)


def test_a_line_is_as_wide_as_its_texts_together() -> None:
    assert width_of([]) == 0
    assert width_of([Span("ab"), Span("c", "seat-0")]) == 3


def test_a_line_is_filled_up_to_a_width() -> None:
    assert text_of(filled([Span("ab")], 4)) == "ab  "
    assert text_of(filled([Span("abcd")], 4)) == "abcd"


def test_a_grid_has_rows_of_cells_of_the_same_width() -> None:
    cells: list[Line] = [[Span("ab")], [Span("c")], [Span("d"), Span("e")]]
    assert [text_of(line) for line in grid(cells, 2, width=3)] == ["ab c  ", "de "]


def test_gaps_are_only_between_pieces_that_are_there() -> None:
    pieces: list[Line] = [[], [Span("a")], [], [Span("b"), Span("c")], []]
    assert text_of(spaced(pieces)) == "a bc"
    assert text_of(spaced(pieces, "   ")) == "a   bc"
    assert spaced([]) == []


def test_a_target_is_marked_under_any_of_its_names() -> None:
    marks = {"tile:3": "7"}
    assert mark_at(marks, "fresh:3", "tile:3") == [Span("=7", "mark")]
    assert mark_at(marks, "fresh:3") == []
