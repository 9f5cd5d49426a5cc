"""The part of the endless sea that a board needs, with cells as indices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.games.trias.model import STEP_Q, STEP_R, ring_distance

OUTER: Final[u8] = 0
"""Label of the outer water; interior seas have 1, 2, ..."""

UNLABELLED: Final[u8] = 255


class Window:
    """The cells within a radius, as one block of indices, shared by all boards of that size."""

    def __init__(self, radius: i64, *, is_euclid: bool) -> None:
        side: i64 = 2 * radius + 1
        self.radius = radius
        self.side = side
        self.area: i64 = side * side
        self.is_euclid = is_euclid
        self.step = vec[i64]([r * side + q for q, r in zip(STEP_Q, STEP_R, strict=True)])
        self.q = vec[i64]([0] * self.area)
        self.r = vec[i64]([0] * self.area)
        self.ring = vec[i64]([0] * self.area)
        self.far = vec[i64]([0] * self.area)
        for r in range(-int(radius), int(radius) + 1):
            for q in range(-int(radius), int(radius) + 1):
                self._measure(q, r)
        self.centre = self.cell(0, 0)
        self.open_seas = [self._open_sea(rings) for rings in range(int(radius) + 1)]
        """Labels for a flood fill: everything beyond that ring is already outer water."""

    def _measure(self, q: int, r: int) -> None:
        """Store where a cell is, and how far out: in rings, or in a straight line (option, R-6)."""
        cell = self.cell(q, r)
        self.q[cell], self.r[cell] = q, r
        self.ring[cell] = ring_distance(q, r)
        self.far[cell] = q * q + q * r + r * r if self.is_euclid else ring_distance(q, r)

    def _open_sea(self, rings: int) -> vec[u8]:
        return vec[u8]([OUTER if ring > rings else UNLABELLED for ring in self.ring])

    def has(self, q: i64, r: i64) -> bool:
        """Whether a cell and all cells beside it are in the window."""
        return ring_distance(q, r) < self.radius

    def cell(self, q: i64, r: i64) -> i64:
        return (r + self.radius) * self.side + q + self.radius


_windows: dict[tuple[int, bool], Window] = {}


def window(radius: int, *, is_euclid: bool) -> Window:
    key = (radius, is_euclid)
    if key not in _windows:
        _windows[key] = Window(radius, is_euclid=is_euclid)
    return _windows[key]
