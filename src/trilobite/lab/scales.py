"""Axes: from values to coordinates in a picture, and the round numbers that label them."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Format = Callable[[float], str]


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def precise_percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def plain(value: float) -> str:
    return f"{value:,.10g}"


def one_digit(value: float) -> str:
    return f"{value:.1f}"


@dataclass(frozen=True)
class Scale:
    """Maps values from `low` to `high` to a line from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, about: int = 5) -> list[float]:
        """Round numbers within the range, roughly `about` of them."""
        step = _round_step((self.high - self.low) / about)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def scale_for(values: Sequence[float], start: float, end: float) -> Scale:
    """A scale that shows all values, from a round number to a round number."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 0.5, high + 0.5
    step = _round_step((high - low) / 5)
    return Scale(math.floor(low / step) * step, math.ceil(high / step) * step, start, end)


def _round_step(rough: float) -> float:
    power: float = 10.0 ** math.floor(math.log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
