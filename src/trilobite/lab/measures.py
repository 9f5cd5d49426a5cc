"""Statistics that summarise many numbers."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass

Z = 1.959963984540054
"""Number of standard deviations that contain 95 % of a normal distribution."""


def wilson(share: float, number: int) -> tuple[float, float]:
    """The 95 % interval of a share observed in a number of trials, by Wilson's method.

    A shared win counts as a fraction of a win, which makes the interval slightly too wide.
    """
    spread = Z * Z / number
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / number + spread / (4 * number)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The `Z` for an estimated standard deviation, with this many degrees of freedom.

    The first terms of an expansion of the normal quantile; accurate to 0.01 for `freedom` >= 9.
    """
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass(frozen=True)
class Spread:
    """How numbers are spread: the extremes, the quartiles and the mean."""

    min: float
    q1: float
    median: float
    q3: float
    max: float
    mean: float

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def spread(numbers: Sequence[int]) -> Spread:
    """The spread of at least one number. Quartiles are interpolated."""
    several = numbers if len(numbers) > 1 else [numbers[0], numbers[0]]
    q1, median, q3 = statistics.quantiles(several, n=4, method="inclusive")
    return Spread(min(numbers), q1, median, q3, max(numbers), statistics.fmean(numbers))


@dataclass(frozen=True)
class Bins:
    """A row of equally wide bins for whole numbers; the first begins at `start`."""

    start: int
    width: int
    number: int

    def counts(self, numbers: Sequence[int]) -> list[int]:
        counts = [0] * self.number
        for value in numbers:
            counts[(value - self.start) // self.width] += 1
        return counts


def bins_for(numbers: Sequence[int], most: int = 20) -> Bins:
    """Up to `most` bins from the smallest to the greatest number, as narrow as possible."""
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // most)
    return Bins(low, width, (high - low) // width + 1)
