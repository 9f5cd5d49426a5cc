"""The notation of the tests: a drawing gives its position, and reads back."""

import pytest

from tests.games.terror.boards import board, drawn, passed_to, read_picture, shown, table_of


@pytest.mark.parametrize(
    "area",
    [
        "[]",
        "[R4]",
        "[R4 | B2 | O1]",
        "[G1+T | R3]",
        "[R3 | T(O) | G1]",
        "[R5 | B4 | G3] /T:O",
        "[R2] /T",
        "[R2] ^B",
        "[T(O) | R2] ^B",
        "[] /T ^G",
    ],
)
def test_an_area_is_shown_as_it_was_drawn(area: str) -> None:
    assert shown(board(f"Do {area} Sm [R1]"), "Do") == area


def test_an_island_is_drawn_as_it_stands() -> None:
    text = "Si [R4 | B2]\nFm [G1+T | O2] ^R\nMo [B1]"
    state = board(text, active="G")
    assert drawn(state) == text
    assert drawn(passed_to(state, "O", tile="TR")) == text


def test_the_rest_of_the_table_follows_from_the_island() -> None:
    table = table_of(board("Si [R4 | B2] Fm [G1]", whites=2, tile="HA", active="B"))
    assert table["supply"] == [53, 55, 56, 57]
    assert (table["active"], table["whites"]) == (1, [0, 2, 0, 0])
    assert table["spaces"][0] == {"tile": "HA", "taker": 1}


@pytest.mark.parametrize(
    "text", ["Xx [R1]", "Si R1", "Si [R]", "Si [R1] Si [B1]", "Si [T(R)] So [B1+T]", "Si [Z1]"]
)
def test_text_that_is_not_in_the_notation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"drawn|is not"):
        read_picture(text)
