"""What is counted during a game of Trias, for the charts after it."""

from trilobite.engine import ChartCount
from trilobite.games.trias.model import POLE
from trilobite.games.trias.rules.final_scoring import leading_seats
from trilobite.games.trias.table import Table


def chart_counts(table: Table) -> list[ChartCount]:
    """Herds on tiles, tiles with a herd, and islands led alone or jointly."""
    board, seats = table.board, range(table.players)
    herds = [[table.own_on(seat, tile) for tile in table.tiles()] for seat in seats]
    islands = [name for name in table.masses() if name != board.mass[POLE]]
    leaders = [leading_seats(board.herds_on_mass(name)) for name in islands]
    return [
        ChartCount("trias-gauge-herds", {seat: sum(herds[seat]) for seat in seats}),
        ChartCount("trias-gauge-tiles", {seat: sum(n > 0 for n in herds[seat]) for seat in seats}),
        ChartCount(
            "trias-gauge-islands", {seat: sum(seat in s for s in leaders) for seat in seats}
        ),
    ]
