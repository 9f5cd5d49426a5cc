"""What is counted during a game of Trias, for the charts after it."""

from trilobite.engine import ChartCount
from trilobite.games.trias.model import POLE
from trilobite.games.trias.table import Table


def chart_counts(table: Table) -> list[ChartCount]:
    """Herds on tiles, tiles with a herd, and islands led alone or jointly."""
    seats = range(table.players)
    return [
        ChartCount("trias-gauge-herds", {seat: _herds(table, seat) for seat in seats}),
        ChartCount("trias-gauge-tiles", {seat: _tiles(table, seat) for seat in seats}),
        ChartCount("trias-gauge-islands", {seat: _islands(table, seat) for seat in seats}),
    ]


def _herds(table: Table, seat: int) -> int:
    return sum(table.own_on(seat, tile) for tile in table.tiles())


def _tiles(table: Table, seat: int) -> int:
    return sum(table.own_on(seat, tile) > 0 for tile in table.tiles())


def _islands(table: Table, seat: int) -> int:
    """Islands on which a seat has the most herds; the main land pays nothing."""
    board = table.board
    led = 0
    for name in table.masses():
        counts = board.herds_on_mass(name)
        if name != board.mass[POLE] and counts[seat] > 0:
            led += all(counts[seat] >= other for other in counts)
    return led
