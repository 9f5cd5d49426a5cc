"""Results: places, payoffs, and their JSON form."""

from trilobite.engine import Message, ParticipantResult, Result, SeatResult
from trilobite.engine.results import places, shared_payoffs


def test_equal_keys_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places([(5,), (7,), (7,), (1,)]) == [3, 1, 1, 4]


def test_later_parts_of_a_key_break_ties() -> None:
    assert places([(5, 1), (5, 2)]) == [2, 1]


def test_the_winners_share_a_payoff_of_1() -> None:
    assert shared_payoffs([1, 2, 3]) == [1.0, 0.0, 0.0]
    assert shared_payoffs([1, 1, 3]) == [0.5, 0.5, 0.0]


def test_a_result_is_json() -> None:
    seat = SeatResult(0, 1, 7, 1.0, Message("won", {"by": 2}))
    result = Result([seat], [ParticipantResult(0, 7, {"R-1": 7})])
    assert result.to_json() == {
        "seats": [
            {
                "seat": 0,
                "place": 1,
                "points": 7,
                "payoff": 1.0,
                "reason": {"key": "won", "args": {"by": 2}},
            }
        ],
        "participants": [{"participant": 0, "points": 7, "sources": {"R-1": 7}}],
    }
