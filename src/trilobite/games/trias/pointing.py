"""Why nothing can be done with the things that a player clicked: which action was meant."""

from collections.abc import Sequence

from trilobite.engine import Refusal
from trilobite.games.trias.generated import first_id, stages
from trilobite.games.trias.model import MARKS, POLE
from trilobite.games.trias.rules import actions, drift, setup
from trilobite.games.trias.rules.generated.calls import objection
from trilobite.games.trias.table import Table
from trilobite.games.trias.targets import Target, read_targets


def objection_at(table: Table, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that the player probably meant."""
    first, *others = read_targets(targets)
    refusal = _objection(table, first, others[0] if others else None)
    return refusal or table.not_now()


def _objection(table: Table, first: Target, second: Target | None) -> Refusal | None:
    kind = first.kind
    if kind in ("hand", "deck"):
        return objection(table, first_id.HAND)
    if kind == "end":
        return objection(table, first_id.END)
    if kind == "stock":
        return actions.why_not_at_stock(table, second)
    if kind == "swimmer":
        return actions.why_not_at_swimmer(table, first, second)
    if kind == "tile":
        return _at_tile(table, first.tile)
    if kind == "cell":
        return _at_cell(table, first.q, first.r)
    return actions.why_not_at_herd(table, first.tile, MARKS.index(kind), second)


def _at_tile(table: Table, tile: int) -> Refusal | None:
    """A tile is clicked to place herds, to lift it, or as the target of another one."""
    if table.stage == stages.DRIFTING:
        cell = int(table.board.cell_of[tile])
        absent = setup.no_such_tile(table, tile)
        return absent or drift.why_not_at_cell(table, table.q(cell), table.r(cell))
    if table.stage == stages.PLACING or actions.why_no_reentry(table) is None:
        return objection(table, first_id.PLACE + tile)
    if tile == POLE:
        return drift.why_not_drift(table, tile)
    return objection(table, first_id.LIFT + tile)


def _at_cell(table: Table, q: int, r: int) -> Refusal:
    """Only a lifted tile can be put on a water cell."""
    if table.stage == stages.DRIFTING:
        return drift.why_not_at_cell(table, q, r)
    rules = {stages.PLACING: setup.PLACE_RULE, stages.ACTING: actions.MOVE_RULE}
    rule = rules.get(int(table.stage), drift.LIFT_RULE)
    return Refusal("trias-refusal-only-water", rule, {})
