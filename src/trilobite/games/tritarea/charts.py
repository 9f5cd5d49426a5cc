"""The counts that are charted over a game of Tritarea. Every round starts from an empty city."""

from trilobite.engine import ChartCount
from trilobite.games.tritarea.model import PARTICIPANTS, SQUARES
from trilobite.games.tritarea.rules.areas import area_positions
from trilobite.games.tritarea.rules.settlement import building_owner
from trilobite.games.tritarea.table import Table


def chart_counts(table: Table) -> list[ChartCount]:
    """Blocks in the city, buildings owned, areas led alone or jointly."""
    everybody = range(PARTICIPANTS)
    owners = [building_owner(table, square) for square in range(len(SQUARES))]
    places = [*zip(*(area_positions(table, suit) for suit in range(4)), strict=True)]
    return [
        ChartCount("tritarea-gauge-blocks", {who: table.on_board(who) for who in everybody}),
        ChartCount("tritarea-gauge-buildings", {who: owners.count(who) for who in everybody}),
        ChartCount("tritarea-gauge-areas", {who: places[who].count(1) for who in everybody}),
    ]
