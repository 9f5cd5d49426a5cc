"""Chapter 5: phase 2, its actions and its end. What herds do with them is in `herds`."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.trias import stages
from trilobite.games.trias.rules import last_round
from trilobite.games.trias.rules.drift import drop, why_not_drift
from trilobite.games.trias.rules.setup import no_such_tile, put_pair, why_not_vacant
from trilobite.games.trias.rules.terms import not_now
from trilobite.games.trias.table import Table

ActionsEnded = EventKind("trias-actions-ended", "TR-5.10", ends_turn=True, who=WHO, unused=ANY)

NO_ACTION: Final = Refusal("trias-refusal-no-action", "TR-5.1", {})
EXTINCT: Final = Refusal("trias-refusal-extinct", "TR-5.9", {})


def begin_actions(table: Table) -> bool:
    """A normal turn has 4 actions, with two players 3, in any order and mix (TR-5.1)."""
    table.stage = stages.ACTING
    is_last = table.is_last_round
    table.actions_left = last_round.number_of_actions(table) if is_last else table.content.actions
    return True


def ask_action(table: Table, *, can_act: bool) -> tuple[Message, str]:
    """Ask about the actions left only if something can be done with them."""
    left, more = int(table.actions_left), int(table.rescues_left)
    if not can_act:
        return Message("trias-ask-end", {"left": left}), "TR-5.1"
    return Message("trias-ask-act", {"left": left, "more": more}), "TR-5.1"


def why_no_action(table: Table, rule: str) -> Refusal | None:
    if table.stage != stages.ACTING:
        return not_now(table, rule)
    return None if table.actions_left > 0 else NO_ACTION


def pay(table: Table) -> None:
    """Pay one action; swimmers that an earlier rescue still paid for are forfeited (R-15)."""
    table.actions_left -= 1
    table.rescues_left = 0


def can_pay_drift(table: Table) -> bool:
    """A drift of any landscape costs 3 actions (TR-5.2)."""
    return table.actions_left >= table.content.drift_cost


def why_not_lift_for_actions(table: Table, tile: int) -> Refusal | None:
    if can_pay_drift(table):
        return no_such_tile(table, tile) or why_not_drift(table, tile)
    rule = last_round.NO_DRIFT_RULE if table.is_last_round else "TR-5.2"
    args = {"cost": table.content.drift_cost, "left": int(table.actions_left)}
    return Refusal("trias-refusal-drift-too-dear", rule, args)


def drop_for_actions(table: Table, cell: i64) -> None:
    drop(table, cell)
    table.stage = stages.ACTING
    table.actions_left -= table.content.drift_cost


def may_reenter(table: Table) -> bool:
    """A player without herds may give up all actions of a normal turn for a new pair (R-9)."""
    return (
        table.content.has_reentry
        and not table.is_last_round
        and table.actions_left == table.content.actions
        and table.is_extinct(int(table.active))
    )


def why_not_reenter(table: Table, tile: int) -> Refusal | None:
    """A player who has died out stays out, unless an option lets them come back (TR-5.9)."""
    if may_reenter(table):
        return no_such_tile(table, tile) or why_not_vacant(table, tile)
    if not table.content.has_reentry:
        return Refusal("trias-refusal-no-reentry", "TR-5.9", {})
    if not table.is_extinct(int(table.active)):
        return Refusal("trias-refusal-not-extinct", "TR-5.9", {})
    return Refusal("trias-refusal-reentry-too-late", "TR-5.9", {})


def reenter(table: Table, tile: i64) -> None:
    put_pair(table, tile, "TR-5.9", ends_turn=False)
    table.actions_left = 0


def why_not_end(table: Table) -> Refusal | None:
    """Phase 2 can be ended at any point of it, except while a tile is lifted (TR-5.10)."""
    return None if table.stage == stages.ACTING else not_now(table, "TR-5.10")


def end_actions(table: Table) -> None:
    """Phase 2 ends by choice and by nothing else; unused actions lapse (TR-5.10)."""
    if table.log is not None:
        table.emit(ActionsEnded(who=table.active, unused=table.actions_left))
    table.actions_left = 0
    table.rescues_left = 0
