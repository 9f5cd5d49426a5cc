"""What a game counts over time besides points, such as herds on the land."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Gauge:
    """One thing that is counted now, for each participant; only what lies open to everybody."""

    key: str
    """The catalogue key of its name."""

    values: Mapping[int, int]

    def __reduce__(self) -> tuple[type["Gauge"], tuple[str, Mapping[int, int]]]:
        return Gauge, (self.key, self.values)
