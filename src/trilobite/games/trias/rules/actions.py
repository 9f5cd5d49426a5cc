"""Chapter 5: phase 2, its actions, what herds do with them, and its end."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Message, Refusal
from trilobite.engine.declared import ANY, UNSAID, WHO, EventKind
from trilobite.games.trias.generated import stages
from trilobite.games.trias.kernel.board import WATER
from trilobite.games.trias.model import FROM_SITE, POLE, SITE, SPENT, TO_SITE
from trilobite.games.trias.rules import last_round
from trilobite.games.trias.rules.drift import drop, why_not_drift
from trilobite.games.trias.rules.setup import no_such_tile, put_pair, why_not_vacant
from trilobite.games.trias.table import Table
from trilobite.games.trias.targets import Target

ActionsEnded = EventKind("trias-actions-ended", "TR-5.10", ends_turn=True).of(who=WHO, unused=ANY)

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
    left = int(table.actions_left)
    if not can_act:
        return Message("trias-ask-end", {"left": left}), "TR-5.1"
    return Message("trias-ask-act", {"left": left, "more": free_rescues(table)}), "TR-5.1"


def why_no_action(table: Table) -> Refusal | None:
    if table.stage != stages.ACTING:
        return table.not_now()
    return None if table.actions_left > 0 else NO_ACTION


def pay(table: Table) -> None:
    """Pay one action; swimmers that an earlier rescue still paid for are forfeited (R-15)."""
    table.actions_left -= 1
    table.rescues_left = 0


def why_not_lift(table: Table, tile: int) -> Refusal | None:
    """A drift of any landscape costs 3 actions (TR-5.2)."""
    if table.actions_left >= table.content.drift_cost:
        return no_such_tile(table, tile) or why_not_drift(table, tile)
    rule = last_round.NO_DRIFT_RULE if table.is_last_round else "TR-5.2"
    args = {"cost": table.content.drift_cost, "left": int(table.actions_left)}
    return Refusal("trias-refusal-drift-too-dear", rule, args)


def drop_for_actions(table: Table, cell: i64) -> None:
    drop(table, cell)
    table.stage = stages.ACTING
    table.actions_left -= table.content.drift_cost


def why_not_reenter(table: Table, tile: int) -> Refusal | None:
    return why_no_reentry(table) or no_such_tile(table, tile) or why_not_vacant(table, tile)


def why_no_reentry(table: Table) -> Refusal | None:
    """A player who has died out stays out (TR-5.9).

    By option they may give up all actions of a normal turn for a new pair (R-9).
    """
    if not table.content.has_reentry:
        return Refusal("trias-refusal-no-reentry", "TR-5.9", {})
    if not table.is_extinct(int(table.active)):
        return Refusal("trias-refusal-not-extinct", "TR-5.9", {})
    if table.is_last_round or table.actions_left != table.content.actions:
        return Refusal("trias-refusal-reentry-too-late", "TR-5.9", {})
    return None


def reenter(table: Table, tile: i64) -> None:
    put_pair(table, tile, "TR-5.9", ends_turn=False)
    table.actions_left = 0


def end_actions(table: Table) -> None:
    """Phase 2 ends by choice, at any point, and by nothing else; unused actions lapse (TR-5.10)."""
    if table.log is not None:
        table.emit(ActionsEnded(who=table.active, unused=table.actions_left))
    table.actions_left = 0
    table.rescues_left = 0


# What herds do.


Moved = EventKind(
    "trias-moved",
    "TR-5.3",
    "tile:{from_} tile:{to}",
    asides="fromland fromring fromhour toland toring tohour",
).of(who=WHO, from_=FROM_SITE, to=TO_SITE, left=ANY)
Rescued = EventKind(
    "trias-rescued", "TR-5.5", "cell:{cell} tile:{tile}", asides="landscape ring hour free"
).of(who=WHO, cell=UNSAID, tile=SITE, left=ANY, more=ANY, free=ANY)
Reproduced = EventKind(
    "trias-reproduced", "TR-5.6", "tile:{tile}", asides="landscape ring hour"
).of(who=WHO, tile=SITE, left=ANY)

MOVE_RULE: Final = "TR-5.3"
RESCUE_RULE: Final = "TR-5.5"
BIRTH_RULE: Final = "TR-5.6"


def why_no_own_herd(table: Table, tile: int, rule: str) -> Refusal | None:
    """Moving and reproducing need an action and one of the player's herds on the tile."""
    refusal = why_no_action(table)
    if refusal is not None or (table.has_tile(tile) and table.own_on(table.active, tile)):
        return refusal
    is_extinct = table.is_extinct(int(table.active))
    why_none = EXTINCT if is_extinct else Refusal("trias-refusal-no-herd", rule, {"tile": tile})
    return no_such_tile(table, tile) or why_none


def why_no_room(table: Table, tile: int, rule: str) -> Refusal | None:
    """No herd enters a full tile, or the South Pole while it feeds none (TR-5.4, R-1)."""
    if table.has_room(tile):
        return None
    if tile == POLE and not table.content.may_enter_pole:
        return Refusal("trias-refusal-pole", "TR-5.4", {})
    return Refusal("trias-refusal-full", rule, {"tile": tile})


def fresh_on(table: Table, tile: int) -> int:
    """The player's herds that neither reproduced nor were born in this turn (TR-5.8).

    All others are spent. A herd keeps its mark until the turn ends, wherever it goes.
    """
    return table.own_on(table.active, tile) - int(table.spent[tile])


def why_not_move(table: Table, tile: int, direction: int, mark: int) -> Refusal | None:
    """A herd, fresh or spent, moves to an adjacent tile with room, never into water (TR-5.3)."""
    refusal = why_no_own_herd(table, tile, MOVE_RULE)
    if refusal is not None:
        return refusal
    if mark == SPENT and table.spent[tile] == 0:
        return Refusal("trias-refusal-no-spent", "TR-5.8", {"tile": tile})
    if mark != SPENT and fresh_on(table, tile) == 0:
        return Refusal("trias-refusal-no-fresh", "TR-5.8", {"tile": tile})
    target = int(table.board.tile_at[table.neighbour(tile, direction)])
    if target == WATER:
        return Refusal("trias-refusal-into-water", MOVE_RULE, {})
    return why_no_room(table, target, "TR-5.4")


def move(table: Table, tile: i64, direction: i64, mark: i64) -> None:
    """One herd moves to the next tile and keeps its mark (TR-5.3, TR-5.8)."""
    board = table.board
    seat = table.active
    there = table.neighbour(tile, direction)
    target = board.tile_at[there]
    board.take_herds(seat, board.cell_of[tile], 1)
    board.add_herds(seat, there, 1)
    if mark == SPENT:
        table.spent[tile] -= 1
        table.spent[target] += 1
    pay(table)
    if table.log is not None:
        start, end = table.site_of(tile), table.site_of(target)
        table.emit(Moved(who=seat, from_=start, to=end, left=table.actions_left))


def why_not_at_herd(table: Table, tile: int, mark: int, to: Target | None) -> Refusal | None:
    """Why a herd that was clicked cannot move, or cannot move to the next thing that was."""
    if table.stage != stages.ACTING:
        return table.not_now()
    if to is None:
        return _why_stuck(table, tile, mark)
    if to.kind in ("cell", "swimmer"):
        return Refusal("trias-refusal-into-water", MOVE_RULE, {})
    if to.kind != "tile":
        return Refusal("trias-refusal-herd-to-tile", MOVE_RULE, {})
    cell = int(table.board.cell_of[to.tile])
    side = _side(table, tile, table.q(cell), table.r(cell)) if cell != WATER else None
    if side is None:
        return Refusal("trias-refusal-not-adjacent", MOVE_RULE, {"tile": to.tile})
    return why_not_move(table, tile, side, mark)


def _why_stuck(table: Table, tile: int, mark: int) -> Refusal | None:
    """Why a herd cannot move in any direction: no side has room, or the first side's reason."""
    refusals = [why_not_move(table, tile, side, mark) for side in range(6)]
    reasons = {refusal.key for refusal in refusals if refusal is not None}
    if reasons <= {"trias-refusal-into-water", "trias-refusal-full", "trias-refusal-pole"}:
        return Refusal("trias-refusal-no-way", "TR-5.4", {})
    return refusals[0]


def can_rescue(table: Table) -> bool:
    """One action pays for three swimmers, which are rescued one after the other (TR-5.5)."""
    return table.actions_left > 0 or table.rescues_left > 0


def free_rescues(table: Table) -> int:
    """How many more swimmers can come ashore by the action that paid for the last one: at most 2.

    It is enough to count the swimmers beside a tile with room, and the room on these tiles. If
    both numbers are at least two, there are two swimmers that do not need the same place.
    """
    if table.rescues_left == 0:
        return 0
    sides = [(tile, side) for tile in table.tiles() for side in range(6)]
    ways = [(tile, side) for tile, side in sides if why_not_rescue(table, tile, side) is None]
    board, cells = table.board, {int(table.neighbour(tile, side)) for tile, side in ways}
    swimming = sum(int(board.herds_at(table.active, cell)) for cell in cells)
    room = sum(int(board.capacity[tile]) - table.herds_on(tile) for tile in dict(ways))
    return min(int(table.rescues_left), swimming, room)


def why_no_rescue(table: Table) -> Refusal | None:
    if table.stage != stages.ACTING:
        return table.not_now()
    return None if can_rescue(table) else NO_ACTION


def why_not_rescue(table: Table, tile: int, direction: int) -> Refusal | None:
    """A swimmer goes to a tile beside its cell, with room for it (TR-5.5)."""
    refusal = why_no_rescue(table) or no_such_tile(table, tile)
    if refusal is not None:
        return refusal
    if not _swims_at(table, table.neighbour(tile, direction)):
        return Refusal("trias-refusal-no-swimmer", RESCUE_RULE, {"tile": tile})
    return why_no_room(table, tile, RESCUE_RULE)


def _swims_at(table: Table, cell: i64) -> bool:
    return table.board.tile_at[cell] == WATER and table.board.herds_at(table.active, cell) != 0


def rescue(table: Table, tile: i64, direction: i64) -> None:
    """One swimmer comes ashore (TR-5.5)."""
    board = table.board
    seat = table.active
    cell = table.neighbour(tile, direction)
    board.take_herds(seat, cell, 1)
    board.add_herds(seat, board.cell_of[tile], 1)
    if table.rescues_left > 0:
        table.rescues_left -= 1
    else:
        pay(table)
        table.rescues_left = table.content.swimmers_per_rescue - 1
    if table.log is not None:
        spot, site, free = table.spot(int(cell)), table.site_of(tile), free_rescues(table)
        left, more = table.actions_left, table.rescues_left
        table.emit(Rescued(who=seat, cell=spot, tile=site, left=left, more=more, free=free))


def why_not_at_swimmer(table: Table, at: Target, to: Target | None) -> Refusal | None:
    """Why a swimmer that was clicked cannot be rescued, or not to the next thing that was."""
    refusal = why_no_rescue(table)
    if refusal is not None:
        return refusal
    window = table.board.window
    if not window.has(at.q, at.r) or not _swims_at(table, window.cell(at.q, at.r)):
        return Refusal("trias-refusal-no-own-swimmer", RESCUE_RULE, {})
    if to is None:
        return Refusal("trias-refusal-cannot-be-rescued", RESCUE_RULE, {})
    if to.kind != "tile":
        return Refusal("trias-refusal-swimmer-to-tile", RESCUE_RULE, {})
    side = _side(table, to.tile, at.q, at.r)
    if side is None:
        return Refusal("trias-refusal-not-adjacent", RESCUE_RULE, {"tile": to.tile})
    return why_not_rescue(table, to.tile, side)


def _side(table: Table, tile: int, q: int, r: int) -> int | None:
    """The side of a tile on which a cell lies; None if they are not adjacent."""
    if not table.has_tile(tile):
        return None
    spots = [table.spot(int(table.neighbour(tile, side))) for side in range(6)]
    wanted = f"{q},{r}"
    return spots.index(wanted) if wanted in spots else None


def why_not_reproduce(table: Table, tile: int) -> Refusal | None:
    """A herd on a tile with room gives one herd from stock to the same tile (TR-5.6).

    Each herd reproduces once per turn, and one that was born in this turn not at all (TR-5.7).
    """
    refusal = why_no_own_herd(table, tile, BIRTH_RULE)
    if refusal is not None:
        return refusal
    if table.stock[table.active] == 0:
        return Refusal("trias-refusal-no-stock", BIRTH_RULE, {})
    if fresh_on(table, tile) == 0:
        return Refusal("trias-refusal-already-reproduced", "TR-5.7", {"tile": tile})
    return why_no_room(table, tile, BIRTH_RULE)


def reproduce(table: Table, tile: i64) -> None:
    """A fresh herd and its newborn are spent for this turn (TR-5.6 to TR-5.8)."""
    seat = table.active
    table.board.add_herds(seat, table.board.cell_of[tile], 1)
    table.stock[seat] -= 1
    table.spent[tile] += 2
    pay(table)
    if table.log is not None:
        table.emit(Reproduced(who=seat, tile=table.site_of(tile), left=table.actions_left))


def why_not_at_stock(table: Table, on: Target | None) -> Refusal | None:
    """Why nothing is born on the tile that was clicked after the stock, or on any tile."""
    if on is not None and on.kind == "tile":
        return why_not_reproduce(table, on.tile)
    tiles = [tile for tile in table.tiles() if table.own_on(table.active, tile)]
    refusals = [why_not_reproduce(table, tile) for tile in tiles or (POLE,)]
    if any(refusal is None for refusal in refusals):
        return Refusal("trias-refusal-birth-on-tile", BIRTH_RULE, {})
    first = refusals[0]
    if first is None or first.key == "trias-refusal-no-herd":
        return Refusal("trias-refusal-no-herd-ashore", BIRTH_RULE, {})
    if any(refusal != first for refusal in refusals):
        return Refusal("trias-refusal-none-reproduces", BIRTH_RULE, {})
    return first
