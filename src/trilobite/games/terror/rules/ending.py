"""Chapter 12: the end of the game."""

from typing import Final

from trilobite.engine.declared import EventKind
from trilobite.engine.results import Result, result_by_criteria
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREA_COUNT, SEATS, SOURCES
from trilobite.games.terror.table import Table

END_RULE: Final = "TT-12.1"
"""The rule that ends the game after the last scoring: most points win, then these criteria."""

_CRITERIA: Final = ("points", "dinos", "primary", "secondary", "tertiary")

GameEnded = EventKind("terror-game-ended", END_RULE)


def is_last_turn(table: Table) -> bool:
    """Whether the game ends with this game turn: the last one of the last period."""
    return table.is_last_turn() and table.period >= table.content.last_period


def end_game(table: Table) -> bool:
    if not is_last_turn(table):
        return False
    table.stage = stages.OVER
    table.emit(GameEnded())
    return True


def result(table: Table) -> Result:
    """Most points win; then Dinos on the board, then P, S and T habitats (R-27)."""
    seats = range(table.players)
    sources = [
        {name: int(table.points[i * SEATS + seat]) for i, name in enumerate(SOURCES)}
        for seat in seats
    ]
    return result_by_criteria("terror", _CRITERIA, [_key(table, seat) for seat in seats], sources)


def _key(table: Table, seat: int) -> tuple[int, ...]:
    total = sum(int(table.total_in(seat, environment)) for environment in range(4))
    ranks = [table.place_in(seat, area) for area in range(AREA_COUNT)]
    return (table.score(seat), total, ranks.count(0), ranks.count(1), ranks.count(2))
