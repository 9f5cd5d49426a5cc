"""Means with their intervals, and distributions of whole numbers."""

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from trilobite.lab.measures import Bins, Spread, bins_for, student

FEWEST = 10
"""Minimum number of games for which a mean gets an interval."""

_MOST_COLUMNS = 24


@dataclass(frozen=True)
class Mean:
    """A mean over games and its 95 % interval (Student's t)."""

    mean: float
    interval: tuple[float, float] | None

    def to_json(self) -> dict[str, object]:
        return {"mean": self.mean, "interval": None if self.interval is None else [*self.interval]}


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of at least one value, one per game."""
    mean = statistics.fmean(values)
    number = len(values)
    if number < FEWEST:
        return Mean(mean, None)
    half = student(number - 1) * statistics.stdev(values, mean) / math.sqrt(number)
    return Mean(mean, (mean - half, mean + half))


@dataclass(frozen=True)
class Histogram:
    """How many numbers fell into each of several equally wide bins."""

    start: int
    width: int
    counts: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {"start": self.start, "width": self.width, "counts": [*self.counts]}


@dataclass(frozen=True)
class Distribution:
    """Whole numbers: their spread and how often each occurred."""

    spread: Spread
    histogram: Histogram

    def to_json(self) -> dict[str, object]:
        return {**self.spread.to_json(), "histogram": self.histogram.to_json()}


def distribution_of(numbers: Mapping[int, int], bins: Bins | None = None) -> Distribution:
    """The distribution of numbers, given how often each occurred."""
    used = bins_for(list(numbers), _MOST_COLUMNS) if bins is None else bins
    counts = [0] * used.number
    for number, times in numbers.items():
        counts[(number - used.start) // used.width] += times
    return Distribution(_spread(numbers), Histogram(used.start, used.width, tuple(counts)))


def distribution_over(values: Iterable[int], bins: Bins | None = None) -> Distribution:
    return distribution_of(Counter(values), bins)


def added(counts: Iterable[Mapping[int, int]]) -> Counter[int]:
    total = Counter[int]()
    for one in counts:
        total.update(one)
    return total


def _spread(numbers: Mapping[int, int]) -> Spread:
    """The result of `measures.spread`, without a list of millions."""
    total = sum(numbers.values())
    order = sorted(numbers)
    mean = math.fsum(number * times for number, times in numbers.items()) / total
    q1, median, q3 = (_between(numbers, order, (total - 1) * part / 4) for part in (1, 2, 3))
    return Spread(order[0], q1, median, q3, order[-1], mean)


def _between(numbers: Mapping[int, int], order: Sequence[int], place: float) -> float:
    """The value at a place in the sorted numbers, counted from 0 and interpolated."""
    below, above = (_at(numbers, order, end) for end in (math.floor(place), math.ceil(place)))
    return below + (above - below) * (place - math.floor(place))


def _at(numbers: Mapping[int, int], order: Sequence[int], place: int) -> int:
    for number in order:
        place -= numbers[number]
        if place < 0:
            return number
    return order[-1]
