"""The notation of the tests describes the positions correctly."""

import pytest

from tests.games.tritarea.boards import (
    board,
    declaring,
    drawn,
    last_step,
    load,
    plays,
    scores,
    selling,
    table_of,
    tower,
    towers,
)


def test_towers_are_drawn_from_bottom_to_top() -> None:
    """TA-0.2."""
    state = board("a1=AB d4=CCD")
    assert table_of(state)["buildings"] == {"a1": [0, 1], "d4": [2, 2, 3]}
    assert drawn(state) == "a1=AB d4=CCD"
    assert (tower(state, "d4"), tower(state, "b2")) == ("CCD", "")


def test_tricks_are_written_in_the_order_of_play() -> None:
    assert plays("H4, H1, I7, H9") == [(0, "H4"), (1, "H1"), (2, "I7"), (3, "H9")]
    assert plays("s2 E2, s3 H9") == [(2, "E2"), (3, "H9")]


def test_an_invalid_tower_is_refused() -> None:
    for text in ("a5=A", "a1=E", "a1=A a1=B", "a1"):
        with pytest.raises(ValueError, match="a"):
            towers(text)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("in_round", [1, 2, 3])
def test_every_stage_can_be_set_up(players: int, in_round: int) -> None:
    assert scores(board("b2=AB", players=players, in_round=in_round)) == [0] * 3 + [
        12 if (players, in_round) == (3, 3) else 0
    ]
    load(last_step("b2=AB", players=players, in_round=in_round))
    load(last_step("", players=players, in_round=in_round))
    load(declaring(players))
    load(declaring(players, r3_order="sell"))
    load(selling(players=players))
    load(selling(players=players, r3_order="sell"))
