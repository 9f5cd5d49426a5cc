"""What is counted during a game of Triassic Terror, for the charts after it."""

from trilobite.engine import ChartCount
from trilobite.games.terror.model import AREA_COUNT
from trilobite.games.terror.rules.scoring import contenders
from trilobite.games.terror.table import Table


def chart_counts(table: Table) -> list[ChartCount]:
    """Dinos on the island, Primary habitats, and environments dominated at the moment."""
    seats = range(table.players)
    leaders = [contenders(table, environment)[:1] for environment in range(4)]
    return [
        ChartCount("terror-gauge-dinos", {seat: _dinos(table, seat) for seat in seats}),
        ChartCount("terror-gauge-primary", {seat: _primary(table, seat) for seat in seats}),
        ChartCount("terror-gauge-environments", {seat: leaders.count([seat]) for seat in seats}),
    ]


def _dinos(table: Table, seat: int) -> int:
    return sum(int(table.dinos_of(seat, area)) for area in range(AREA_COUNT))


def _primary(table: Table, seat: int) -> int:
    return sum(table.place_in(seat, area) == 0 for area in range(AREA_COUNT))
