"""The yardstick: a fixed loop of plain Python, timed next to every measurement of speed.

Machines differ, and a shared one differs from minute to minute. The quotient of decisions per
second and units of this loop per second (*x-yard*) stays constant, so figures from different days
and machines can be compared. The loop never changes and is never compiled: otherwise all earlier
figures would lose their meaning.
"""

from time import perf_counter

STEPS = 152
"""Length of a unit, calibrated with `bench/calibrate.py` on engines measured earlier."""

_CELLS = 61
_ROADS = {cell: cell * 7 % _CELLS for cell in range(_CELLS)}


class _Herd:
    def __init__(self) -> None:
        self.size = 0

    def grow(self, number: int) -> int:
        self.size = (self.size + number) & 0xFFFF
        return self.size


def unit() -> int:
    """Lists, dictionaries, integers and method calls: what a game in Python consists of."""
    cells = [0] * _CELLS
    herd = _Herd()
    cell = 0
    for step in range(STEPS):
        cell = (cell * 5 + _ROADS[cell] + step) % _CELLS
        if cells[cell] < 2:
            cells[cell] += 1
        else:
            cells[cell] = 0
            cell = herd.grow(cell) % _CELLS
    return herd.size + sum(cells)


def units_per_second(seconds: float) -> float:
    """How many units per second this machine runs now."""
    started = perf_counter()
    units = 0
    while True:
        unit()
        units += 1
        elapsed = perf_counter() - started
        if elapsed >= seconds:
            return units / elapsed
