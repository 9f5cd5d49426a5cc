"""Why an action is not allowed: every rule that can forbid it, checked one after the other."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Action, Refusal
from trilobite.games.trias.events import TERRAIN_WORDS
from trilobite.games.trias.generation import drift_targets
from trilobite.games.trias.kernel import WATER
from trilobite.games.trias.legal import may_reenter
from trilobite.games.trias.model import (
    POLE,
    DrawCard,
    Drift,
    End,
    Lift,
    Move,
    Place,
    PlayHand,
    Reproduce,
    Rescue,
)
from trilobite.games.trias.table import (
    ACTING,
    CHOOSE_CARD,
    DRIFTING,
    LIFTING,
    NONE,
    PLACING,
    Table,
)
from trilobite.games.trias.window import OUTER


def objection(table: Table, action: Action) -> Refusal | None:
    """The first rule that forbids the active player this action now; None if it is allowed."""
    if isinstance(action, PlayHand | DrawCard):
        return None if table.stage == CHOOSE_CARD else not_now(table, "TR-2.2")
    if isinstance(action, Place):
        return _place(table, action.tile)
    if isinstance(action, Lift):
        return _lift(table, action.tile)
    if isinstance(action, Drift):
        return _drift(table, action.tile, action.direction)
    if isinstance(action, Move):
        return _move(table, action)
    if isinstance(action, Rescue):
        return _rescue(table, action.tile, action.direction)
    if isinstance(action, Reproduce):
        return _reproduce(table, action.tile)
    if isinstance(action, End):
        return None if table.stage == ACTING else not_now(table, "TR-5.10")
    raise TypeError(f"{action!r} is not an action of Trias")


_NOT_NOW: Final[Mapping[int, str]] = {
    PLACING: "trias-refusal-placing",
    CHOOSE_CARD: "trias-refusal-choose-card",
    LIFTING: "trias-refusal-lifting",
    DRIFTING: "trias-refusal-drifting",
    ACTING: "trias-refusal-acting",
}


def not_now(table: Table, rule: str) -> Refusal:
    """The game is at another stage."""
    return Refusal(_NOT_NOW[int(table.stage)], rule, {})


def _no_such_tile(table: Table, tile: int) -> Refusal | None:
    """With two players the board has only 18 land tiles (TR-1.2)."""
    if table.has_tile(tile):
        return None
    last = table.content.board_tiles - 1
    return Refusal("trias-refusal-no-tile", "TR-1.2", {"tile": tile, "last": last})


# Placing (TR-1.6) and re-entry.


def _place(table: Table, tile: int) -> Refusal | None:
    if table.stage == ACTING:
        refusal = _reentry(table)
        if refusal is not None:
            return refusal
    elif table.stage != PLACING:
        return not_now(table, "TR-1.6")
    return _no_such_tile(table, tile) or _not_vacant(table, tile)


def _reentry(table: Table) -> Refusal | None:
    """A player who has died out stays out, unless `reentry = pair` (TR-5.9)."""
    if may_reenter(table):
        return None
    if not table.content.has_reentry:
        return Refusal("trias-refusal-no-reentry", "TR-5.9", {})
    if not table.is_extinct(int(table.active)):
        return Refusal("trias-refusal-not-extinct", "TR-5.9", {})
    return Refusal("trias-refusal-reentry-too-late", "TR-5.9", {})


def _not_vacant(table: Table, tile: int) -> Refusal | None:
    if tile == POLE and not table.content.may_enter_pole:
        return Refusal("trias-refusal-pole", "TR-1.6", {})
    if table.board.total[table.board.cell_of[tile]] != 0:
        return Refusal("trias-refusal-not-vacant", "TR-1.6", {"tile": tile})
    return None


# Drifting (section 3).


def _lift(table: Table, tile: int) -> Refusal | None:
    if table.stage == ACTING:
        refusal = _cannot_pay_drift(table)
        if refusal is not None:
            return refusal
    elif table.stage != LIFTING:
        return not_now(table, "TR-3.4")
    return _no_such_tile(table, tile) or _stays(table, tile) or _wrong_landscape(table, tile)


def _cannot_pay_drift(table: Table) -> Refusal | None:
    cost = table.content.drift_cost
    if table.actions_left >= cost:
        return None
    rule = "TR-8.3" if table.is_last_round else "TR-5.2"
    args = {"cost": cost, "left": int(table.actions_left)}
    return Refusal("trias-refusal-drift-too-dear", rule, args)


def _stays(table: Table, tile: int) -> Refusal | None:
    """Why the active player cannot drift this tile at all (TR-3.2 to TR-3.7)."""
    board = table.board
    if board.size_of_mass(board.mass[tile]) < 2:
        return Refusal("trias-refusal-lone-tile", "TR-3.2", {"tile": tile})
    if board.presence(table.active)[board.mass[tile]] == 0:
        return Refusal("trias-refusal-no-presence", "TR-3.3", {"tile": tile})
    if not board.borders_outer_water(tile):
        return Refusal("trias-refusal-inland", "TR-3.4", {"tile": tile})
    if not drift_targets(board, tile):
        return Refusal("trias-refusal-nowhere-to-go", "TR-3.5", {"tile": tile})
    return None


def _wrong_landscape(table: Table, tile: int) -> Refusal | None:
    """The card demands its landscape as long as any tile of it can drift (TR-2.4)."""
    if table.stage == ACTING or table.wanted in (NONE, table.board.terrain[tile]):
        return None
    word = TERRAIN_WORDS[int(table.wanted)]
    return Refusal("trias-refusal-wrong-landscape", "TR-2.4", {"tile": tile, "landscape": word})


def _drift(table: Table, anchor: int, direction: int) -> Refusal | None:
    if table.stage != DRIFTING:
        return not_now(table, "TR-3.6")
    refusal = _no_such_tile(table, anchor)
    if refusal is not None:
        return refusal
    if anchor == table.lifted:
        return Refusal("trias-refusal-beside-itself", "TR-3.6", {"tile": anchor})
    if table.board.mass[anchor] != table.board.mass[table.lifted]:
        return Refusal("trias-refusal-other-mass", "TR-3.6", {"tile": anchor})
    cell = table.neighbour(anchor, direction)
    return cell_refusal(table, cell) or _not_lowest_anchor(table, anchor, cell)


def cell_refusal(table: Table, cell: i64) -> Refusal | None:
    """Why the lifted tile cannot go to this cell (TR-3.5 to TR-3.7)."""
    board = table.board
    origin = board.cell_of[table.lifted]
    if board.tile_at[cell] != WATER and cell != origin:
        return Refusal("trias-refusal-on-land", "TR-3.5", {"tile": int(board.tile_at[cell])})
    if board.window.far[cell] <= board.window.far[origin]:
        return Refusal("trias-refusal-not-further", "TR-3.5", {})
    if board.sea[cell] != OUTER and not board.borders_sea(origin, board.sea[cell]):
        return Refusal("trias-refusal-interior-sea", "TR-3.7", {})
    if not anchors(table, cell):
        return Refusal("trias-refusal-touches-not", "TR-3.6", {})
    return None


def anchors(table: Table, cell: i64) -> list[int]:
    """Other tiles of the lifted tile's mass that touch a cell, lowest id first (TR-3.6)."""
    board = table.board
    found: list[int] = []
    for direction in range(6):
        tile = board.tile_at[cell + board.window.step[direction]]
        if tile not in (WATER, table.lifted, POLE) and board.mass[tile] == board.mass[table.lifted]:
            found.append(int(tile))
    return sorted(found)


def _not_lowest_anchor(table: Table, anchor: int, cell: i64) -> Refusal | None:
    """A cell beside several tiles is named only by the lowest of them (section 11)."""
    lowest = anchors(table, cell)[0]
    if anchor == lowest:
        return None
    return Refusal("trias-refusal-other-name", "TR-3.6", {"tile": lowest})


# Herds (section 5).


def _move(table: Table, action: Move) -> Refusal | None:
    tile = action.tile
    refusal = _no_own_herd(table, tile, "TR-5.3")
    if refusal is not None:
        return refusal
    if action.is_spent and table.spent[tile] == 0:
        return Refusal("trias-refusal-no-spent", "TR-5.8", {"tile": tile})
    if not action.is_spent and table.fresh_on(tile) == 0:
        return Refusal("trias-refusal-no-fresh", "TR-5.8", {"tile": tile})
    target = int(table.board.tile_at[table.neighbour(tile, action.direction)])
    if target == WATER:
        return Refusal("trias-refusal-into-water", "TR-5.3", {})
    return _no_room(table, target, "TR-5.4")


def _rescue(table: Table, tile: int, direction: int) -> Refusal | None:
    if table.stage != ACTING:
        return not_now(table, "TR-5.5")
    if table.actions_left == 0 and table.rescues_left == 0:
        return Refusal("trias-refusal-no-action", "TR-5.1", {})
    refusal = _no_such_tile(table, tile)
    if refusal is not None:
        return refusal
    cell = table.neighbour(tile, direction)
    if table.board.tile_at[cell] != WATER or table.board.herds_at(table.active, cell) == 0:
        return Refusal("trias-refusal-no-swimmer", "TR-5.5", {"tile": tile})
    return _no_room(table, tile, "TR-5.5")


def _reproduce(table: Table, tile: int) -> Refusal | None:
    refusal = _no_own_herd(table, tile, "TR-5.6")
    if refusal is not None:
        return refusal
    if table.stock[table.active] == 0:
        return Refusal("trias-refusal-no-stock", "TR-5.6", {})
    if table.fresh_on(tile) == 0:
        return Refusal("trias-refusal-already-reproduced", "TR-5.7", {"tile": tile})
    return _no_room(table, tile, "TR-5.6")


def _no_action(table: Table, rule: str) -> Refusal | None:
    if table.stage != ACTING:
        return not_now(table, rule)
    if table.actions_left == 0:
        return Refusal("trias-refusal-no-action", "TR-5.1", {})
    return None


def _no_own_herd(table: Table, tile: int, rule: str) -> Refusal | None:
    """Moving and reproducing need an action and one of the player's herds on the tile."""
    refusal = _no_action(table, rule) or _no_such_tile(table, tile)
    if refusal is not None or table.own_on(table.active, tile):
        return refusal
    if table.is_extinct(int(table.active)):
        return Refusal("trias-refusal-extinct", "TR-5.9", {})
    return Refusal("trias-refusal-no-herd", rule, {"tile": tile})


def _no_room(table: Table, tile: int, rule: str) -> Refusal | None:
    if table.has_room(tile):
        return None
    if tile == POLE and not table.content.may_enter_pole:
        return Refusal("trias-refusal-pole", "TR-5.4", {})
    return Refusal("trias-refusal-full", rule, {"tile": tile})
