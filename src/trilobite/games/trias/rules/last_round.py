"""Chapter 8: the meteorite and the last round."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine.declared import WHO, EventKind
from trilobite.games.trias.generated import stages
from trilobite.games.trias.rules.final_scoring import score_final
from trilobite.games.trias.table import Table

MeteoriteFell = EventKind("trias-meteorite", reveals=True).of(who=WHO, first=WHO)

NO_DRIFT_RULE: Final = "TR-8.3"
"""Id of the rule that a drift costs more than the actions of a last-round turn."""

END_RULE: Final = "TR-8.5"


def strike(table: Table, first: i64, rule: str) -> None:
    """The meteorite is set aside; the last round begins with the seat `first`."""
    table.meteorite_out = True
    table.emit(MeteoriteFell(rule=rule, who=table.active, first=first))
    start_last_round(table, first)


def start_last_round(table: Table, first: i64) -> None:
    """Every player has one more turn: the active one now, or the others before them (TR-8.1).

    A turn that is just ending is not one of them, but its end is counted down too: hence the + 1.
    """
    table.last_turns = table.players if first == table.active else table.players + 1


def number_of_actions(table: Table) -> int:
    """A last-round turn has two actions and clean-up, but no phases 1 and 4 (TR-8.2, R-10)."""
    return table.content.last_round_actions


def end_game(table: Table) -> None:
    """Final scoring follows the last turn immediately (TR-8.5); all have cleaned up (TR-8.4)."""
    table.last_turns = 0
    table.stage = stages.OVER
    score_final(table)
