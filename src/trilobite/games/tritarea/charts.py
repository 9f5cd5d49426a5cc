"""The counts that are charted over a game of Tritarea. Every round starts from an empty city."""

from trilobite.engine import ChartCount
from trilobite.games.tritarea.kernel import area_positions, building_owner
from trilobite.games.tritarea.model import PARTICIPANTS, SQUARES
from trilobite.games.tritarea.table import Table


def chart_counts(table: Table) -> list[ChartCount]:
    """Blocks in the city, buildings owned (TA-7.5), areas led alone or jointly (TA-7.1)."""
    everybody = range(PARTICIPANTS)
    owners = [building_owner(table, square) for square in range(len(SQUARES))]
    positions = [area_positions(table, suit) for suit in range(4)]
    return [
        ChartCount("tritarea-gauge-blocks", {who: _blocks(table, who) for who in everybody}),
        ChartCount("tritarea-gauge-buildings", {who: owners.count(who) for who in everybody}),
        ChartCount(
            "tritarea-gauge-areas",
            {who: sum(one[who] == 1 for one in positions) for who in everybody},
        ),
    ]


def _blocks(table: Table, who: int) -> int:
    return sum(int(table.blocks_in[s * PARTICIPANTS + who]) for s in range(len(SQUARES)))
