"""What the tallest buildings pay, as a packed vector; `rules.settlement.tallest` is the rule."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.tritarea.model import ALL_SQUARES, PARTICIPANTS
from trilobite.games.tritarea.rules.settlement import building_owner
from trilobite.games.tritarea.table import Table


def tallest_prizes(table: Table) -> vec[i64]:
    """What the tallest buildings pay each participant now (TA-7.5, R-13)."""
    prizes = vec[i64]([0] * PARTICIPANTS)
    highest: i64 = 1
    number: i64 = 0
    for square in range(ALL_SQUARES):
        if table.height[square] > highest:
            highest = table.height[square]
            number = 0
        if table.height[square] == highest:
            number += 1
    if number == 0:
        return prizes
    prize: i64 = table.content.tallest[min(number, 3) - 1]
    pays_twice = number != 2 or table.content.pair_pays_twice
    for square in range(ALL_SQUARES):
        if table.height[square] == highest:
            owner: i64 = building_owner(table, square)
            if prizes[owner] == 0 or pays_twice:
                prizes[owner] += prize
    return prizes
