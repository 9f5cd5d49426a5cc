"""What is counted over a game of Tritarea, for looking back on it. Every round begins empty."""

from trilobite.engine import Gauge
from trilobite.games.tritarea.kernel import area_positions, building_owner
from trilobite.games.tritarea.model import PARTICIPANTS, SQUARES
from trilobite.games.tritarea.table import Table


def gauges(table: Table) -> list[Gauge]:
    """Blocks in the city, buildings owned (TA-7.5), areas led, alone or with others (TA-7.1)."""
    everybody = range(PARTICIPANTS)
    owners = [building_owner(table, square) for square in range(len(SQUARES))]
    positions = [area_positions(table, suit) for suit in range(4)]
    return [
        Gauge("tritarea-gauge-blocks", {who: _blocks(table, who) for who in everybody}),
        Gauge("tritarea-gauge-buildings", {who: owners.count(who) for who in everybody}),
        Gauge(
            "tritarea-gauge-areas",
            {who: sum(one[who] == 1 for one in positions) for who in everybody},
        ),
    ]


def _blocks(table: Table, who: int) -> int:
    return sum(int(table.blocks_in[s * PARTICIPANTS + who]) for s in range(len(SQUARES)))
