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
        self.ring = vec[i64]([0] * self.area)
        self.far = vec[i64]([0] * self.area)
        self._open_seas: dict[int, vec[u8]] = {}
        for r in range(-int(radius), int(radius) + 1):
            for q in range(-int(radius), int(radius) + 1):
                self._measure(q, r)

    def _measure(self, q: int, r: int) -> None:
        """Store how far out a cell is: in rings, or in a straight line by the option (R-6)."""
        cell = self.cell(q, r)
        self.ring[cell] = ring_distance(q, r)
        self.far[cell] = q * q + q * r + r * r if self.is_euclid else ring_distance(q, r)

    def open_sea(self, rings: i64) -> vec[u8]:
        """Labels for a flood fill: everything outside these rings is already outer water."""
        key = int(rings)
        if key not in self._open_seas:
            self._open_seas[key] = vec[u8](
                [OUTER if ring > rings else UNLABELLED for ring in self.ring]
            )
        return self._open_seas[key][:]

    def has(self, q: i64, r: i64) -> bool:
        """Whether a cell and all cells beside it are in the window."""
        return ring_distance(q, r) < self.radius

    def cell(self, q: i64, r: i64) -> i64:
        return (r + self.radius) * self.side + q + self.radius

    def q(self, cell: i64) -> i64:
        return cell % self.side - self.radius

    def r(self, cell: i64) -> i64:
        return cell // self.side - self.radius


_windows: dict[tuple[int, bool], Window] = {}


def window(radius: int, *, is_euclid: bool) -> Window:
    key = (radius, is_euclid)
    if key not in _windows:
        _windows[key] = Window(radius, is_euclid=is_euclid)
    return _windows[key]
