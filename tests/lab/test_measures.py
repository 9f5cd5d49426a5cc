"""Statistics, compared with numbers computed by hand or printed in textbooks."""

import pytest

from trilobite.lab.measures import Bins, Spread, bins_for, spread, wilson
from trilobite.lab.reports import bar, sparkline


@pytest.mark.parametrize(
    ("share", "number", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_wilson_gives_the_interval_of_the_textbooks(
    share: float, number: int, low: float, high: float
) -> None:
    assert wilson(share, number) == pytest.approx((low, high), abs=5e-5)


def test_quartiles_between_two_numbers_are_interpolated() -> None:
    assert spread([4, 1, 3, 2]) == Spread(min=1, q1=1.75, median=2.5, q3=3.25, max=4, mean=2.5)


def test_a_single_number_is_its_own_quartiles() -> None:
    assert spread([7]) == Spread(7, 7, 7, 7, 7, 7)


def test_bins_are_as_narrow_as_their_number_allows() -> None:
    assert bins_for([0, 39], most=20) == Bins(start=0, width=2, number=20)
    assert bins_for([0, 40], most=20) == Bins(start=0, width=3, number=14)
    assert bins_for([-3, 2], most=20) == Bins(start=-3, width=1, number=6)


def test_every_number_falls_into_one_bin() -> None:
    assert Bins(start=-1, width=2, number=3).counts([-1, 0, 1, 4, 4]) == [2, 1, 2]


def test_a_sparkline_shows_every_positive_number() -> None:
    assert sparkline([0, 1, 400, 800]) == " ▁▄█"


def test_a_bar_is_filled_by_the_share() -> None:
    assert bar(0.25, width=8) == "██······"
