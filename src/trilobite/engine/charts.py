"""Public counts that are charted over time besides points, such as herds on land."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class ChartCount:
    """One public count at one moment, for each participant."""

    key: str
    """Catalogue key of the name of what is counted."""

    values: Mapping[int, int]

    def __reduce__(self) -> tuple[type["ChartCount"], tuple[str, Mapping[int, int]]]:
        return ChartCount, (self.key, self.values)
