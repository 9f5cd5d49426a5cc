"""Where a tile lies, in words that a person can follow: its landscape, its ring and the hour."""

from math import atan2, pi, sqrt

from mypy_extensions import i64

from trilobite.games.trias.events import TERRAIN_WORDS, Site
from trilobite.games.trias.table import Table
from trilobite.games.trias.window import ring_distance


def site_of(table: Table, tile: i64) -> Site:
    window, cell = table.board.window, table.board.cell_of[tile]
    q, r = int(window.q(cell)), int(window.r(cell))
    return Site(TERRAIN_WORDS[table.terrain_of(tile)], ring_distance(q, r), hour_of(q, r))


def hour_of(q: int, r: int) -> int:
    """As on a clock round the South Pole, 1 to 12; 12 is at the top of the drawing."""
    hour = round(atan2(sqrt(3) * (q + r / 2), -1.5 * r) / pi * 6)
    return (hour + 11) % 12 + 1
