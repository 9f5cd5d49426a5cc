"""The bots that meet, and their seats."""

from collections import Counter

import pytest

from trilobite.lab.tournament.lineups import Shape, circular_orders, line_ups, name_of, seatings

ROBIN, ONE = Shape.ROUND_ROBIN, Shape.ONE_AGAINST_REST


def test_with_more_bots_than_seats_every_combination_plays() -> None:
    assert line_ups(("a", "b", "c"), 2, ROBIN) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_fewer_bots_than_seats_all_sit_at_every_table() -> None:
    tables = line_ups(("a", "b"), 4, ROBIN)
    assert tables == [("a", "a", "a", "b"), ("a", "a", "b", "b"), ("a", "b", "b", "b")]


def test_one_bot_plays_against_copies_of_each_later_one() -> None:
    assert line_ups(("a", "b", "c"), 3, ONE) == [("a", "b", "b"), ("a", "c", "c"), ("b", "c", "c")]


@pytest.mark.parametrize("line_up", ["ab", "abc", "abcd", "abbb", "aabb", "abcdef", "aabbcc"])
@pytest.mark.parametrize("deal", [0, 1, 7])
def test_on_every_deal_each_bot_sits_equally_often_in_each_seat(line_up: str, deal: int) -> None:
    tables = seatings(tuple(line_up), deal)
    assert len(set(tables)) == len(tables)
    for bot in line_up:
        seats = Counter(seat for table in tables for seat, who in enumerate(table) if who == bot)
        assert len(seats) == len(line_up)
        assert len(set(seats.values())) == 1


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len(circular_orders(("a", "b", "c", "d"))) == 6
    assert len({seatings(("a", "b", "c", "d"), deal)[0] for deal in range(6)}) == 6
    assert len(circular_orders(("a", "b", "b", "b"))) == 1


def test_a_line_up_is_named_by_its_bots() -> None:
    assert name_of(("greedy", "random", "random", "random")) == "greedy, 3 × random"
