"""Numbers that describe many numbers."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass

Z = 1.959963984540054
"""How many standard deviations 95 % of a normal distribution lie within."""


def wilson(share: float, number: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen in so many trials, by Wilson's method.

    A shared win counts as a part of a win, which makes the interval a little wider than it need be.
    """
    spread = Z * Z / number
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / number + spread / (4 * number)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """How many standard deviations 95 % lie within, if these too were estimated.

    The first terms of the expansion by the normal quantile, good to 0.01 from nine on.
    """
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass(frozen=True)
class Spread:
    """How numbers are spread: the ends, the quartiles, the mean."""

    min: float
    q1: float
    median: float
    q3: float
    max: float
    mean: float

    def to_json(self) -> dict[str, object]:
        return asdict(self)


def spread(numbers: Sequence[int]) -> Spread:
    """Quartiles between two numbers are interpolated; a single number is all of them."""
    several = numbers if len(numbers) > 1 else [numbers[0], numbers[0]]
    q1, median, q3 = statistics.quantiles(several, n=4, method="inclusive")
    return Spread(min(numbers), q1, median, q3, max(numbers), statistics.fmean(numbers))


@dataclass(frozen=True)
class Bins:
    """A row of equally wide bins for whole numbers: the first begins at `start`."""

    start: int
    width: int
    number: int

    def counts(self, numbers: Sequence[int]) -> list[int]:
        counts = [0] * self.number
        for value in numbers:
            counts[(value - self.start) // self.width] += 1
        return counts


def bins_for(numbers: Sequence[int], most: int = 20) -> Bins:
    """Bins from the least to the greatest number, as narrow as at most so many allow."""
    low, high = min(numbers), max(numbers)
    width = -(-(high - low + 1) // most)
    return Bins(low, width, (high - low) // width + 1)
