"""Why nothing can be done with the things that a player clicked."""

import re
from collections.abc import Sequence
from typing import Final

from trilobite.engine import InputError, Refusal
from trilobite.engine.reading import shown
from trilobite.games.trias.kernel import WATER
from trilobite.games.trias.legal import may_reenter
from trilobite.games.trias.model import (
    ACTIONS,
    DRAW,
    DRIFT,
    END,
    HAND,
    LIFT,
    MOVE,
    PLACE,
    POLE,
    REPRODUCE,
    RESCUE,
)
from trilobite.games.trias.refusals import cell_refusal, not_now, objection
from trilobite.games.trias.table import ACTING, DRIFTING, PLACING, Table
from trilobite.games.trias.window import ring_distance

_FORMS: Final = "tile:ID, cell:Q,R, swimmer:Q,R, fresh:ID, spent:ID, stock, hand, deck, end"
_TILES: Final = tuple(str(tile) for tile in range(POLE + 1))
_CELL: Final = re.compile("-?[0-9]{1,4},-?[0-9]{1,4}")


def objection_at(table: Table, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that the player probably meant."""
    if not targets:
        raise InputError("targets", "is empty", _FORMS)
    kinds = [_kind(target) for target in targets]
    first = targets[0]
    if kinds[0] in ("hand", "deck", "end"):
        return _of(table, {"hand": HAND, "deck": DRAW, "end": END}[first])
    if kinds[0] in ("tile", "cell") and table.stage == DRIFTING:
        return _drop_at(table, first)
    if kinds[0] == "tile":
        return _of_tile(table, _tile(first))
    if kinds[0] == "cell":
        return _only_land(table)
    if kinds[0] == "stock":
        return _birth_at(table, targets)
    if kinds[0] == "swimmer":
        return _rescue_at(table, targets)
    return _move_at(table, targets)


def _kind(target: str) -> str:
    """The kind of thing a target names; a malformed target is an error, not a refusal."""
    kind = target.partition(":")[0]
    if kind in ("tile", "fresh", "spent"):
        _tile(target)
    elif kind in ("cell", "swimmer"):
        _coordinates(target)
    elif target not in ("stock", "hand", "deck", "end"):
        raise InputError("targets", f"{shown(target)} is not a target of Trias", _FORMS)
    return kind


def _tile(target: str) -> int:
    number = target.partition(":")[2]
    if number not in _TILES:
        raise InputError(
            "targets", f"{shown(target)} does not name a tile", f"tile:0 to tile:{POLE}"
        )
    return int(number)


def _coordinates(target: str) -> tuple[int, int]:
    numbers = target.partition(":")[2]
    if not _CELL.fullmatch(numbers):
        raise InputError("targets", f"{shown(target)} does not name a cell", "cell:Q,R")
    q, r = numbers.split(",")
    return int(q), int(r)


def _of(table: Table, id: int) -> Refusal:
    """The objection to an action that is not offered. There always is one."""
    refusal = objection(table, ACTIONS.all[id])
    return refusal if refusal is not None else not_now(table, "TR-2.1")


def _of_tile(table: Table, tile: int) -> Refusal:
    """A tile is clicked to place herds or to lift it; the South Pole never drifts (TR-3.1)."""
    if table.stage == PLACING or may_reenter(table):
        return _of(table, PLACE + tile)
    if tile == POLE:
        return Refusal("trias-refusal-pole-stays", "TR-3.1", {})
    return _of(table, LIFT + tile)


def _only_land(table: Table) -> Refusal:
    """Only a lifted tile can be put on a water cell."""
    rule = "TR-1.6" if table.stage == PLACING else "TR-5.3" if table.stage == ACTING else "TR-3.4"
    return Refusal("trias-refusal-only-water", rule, {})


def _drop_at(table: Table, target: str) -> Refusal:
    board = table.board
    if target.startswith("tile:"):
        tile = _tile(target)
        if not table.has_tile(tile):
            return _of(table, DRIFT + 6 * tile)
        refusal = cell_refusal(table, board.cell_of[tile])
    else:
        q, r = _coordinates(target)
        if ring_distance(q, r) >= board.window.radius:
            return Refusal("trias-refusal-touches-not", "TR-3.6", {})
        refusal = cell_refusal(table, board.window.cell(q, r))
    return refusal if refusal is not None else not_now(table, "TR-3.6")


def _birth_at(table: Table, targets: Sequence[str]) -> Refusal:
    """A herd from stock goes to a tile with a herd that can reproduce (TR-5.6)."""
    if len(targets) > 1 and _kind(targets[1]) == "tile":
        return _of(table, REPRODUCE + _tile(targets[1]))
    tiles = [t for t in range(POLE + 1) if table.has_tile(t) and table.own_on(table.active, t)]
    refusals = [objection(table, ACTIONS.all[REPRODUCE + tile]) for tile in tiles or (POLE,)]
    if any(refusal is None for refusal in refusals):
        return Refusal("trias-refusal-birth-on-tile", "TR-5.6", {})
    first = refusals[0]
    if first is None or first.key == "trias-refusal-no-herd":
        return Refusal("trias-refusal-no-herd-ashore", "TR-5.6", {})
    if any(refusal != first for refusal in refusals):
        return Refusal("trias-refusal-none-reproduces", "TR-5.6", {})
    return first


def _rescue_at(table: Table, targets: Sequence[str]) -> Refusal:
    """A swimmer goes to a tile beside its cell (TR-5.5)."""
    q, r = _coordinates(targets[0])
    if table.stage != ACTING:
        return not_now(table, "TR-5.5")
    if table.actions_left == 0 and table.rescues_left == 0:
        return Refusal("trias-refusal-no-action", "TR-5.1", {})
    if not _swims_at(table, q, r):
        return Refusal("trias-refusal-no-own-swimmer", "TR-5.5", {})
    if len(targets) < 2:
        return Refusal("trias-refusal-cannot-be-rescued", "TR-5.5", {})
    if _kind(targets[1]) != "tile":
        return Refusal("trias-refusal-swimmer-to-tile", "TR-5.5", {})
    tile = _tile(targets[1])
    direction = _direction(table, tile, q, r)
    if direction < 0:
        return Refusal("trias-refusal-not-adjacent", "TR-5.5", {"tile": tile})
    return _of(table, RESCUE + 6 * tile + direction)


def _swims_at(table: Table, q: int, r: int) -> bool:
    board = table.board
    if ring_distance(q, r) >= board.window.radius:
        return False
    cell = board.window.cell(q, r)
    return board.tile_at[cell] == WATER and board.herds_at(table.active, cell) != 0


def _move_at(table: Table, targets: Sequence[str]) -> Refusal:
    """A herd moves to an adjacent tile (TR-5.3)."""
    tile = _tile(targets[0])
    is_spent = targets[0].startswith("spent")
    if table.stage != ACTING:
        return not_now(table, "TR-5.3")
    if len(targets) < 2:
        return _stuck(table, tile, is_spent=is_spent)
    if _kind(targets[1]) in ("cell", "swimmer"):
        return Refusal("trias-refusal-into-water", "TR-5.3", {})
    if _kind(targets[1]) != "tile":
        return Refusal("trias-refusal-herd-to-tile", "TR-5.3", {})
    target = _tile(targets[1])
    cell = int(table.board.cell_of[target])
    if cell == WATER or not table.has_tile(tile):
        return Refusal("trias-refusal-not-adjacent", "TR-5.3", {"tile": target})
    direction = _direction(table, tile, table.q(cell), table.r(cell))
    if direction < 0:
        return Refusal("trias-refusal-not-adjacent", "TR-5.3", {"tile": target})
    return _of(table, MOVE + 12 * tile + 2 * direction + is_spent)


def _stuck(table: Table, tile: int, *, is_spent: bool) -> Refusal:
    """Why a herd cannot move in any direction: no side has room, or the first side's reason."""
    reasons = {_of(table, MOVE + 12 * tile + 2 * side + is_spent).key for side in range(6)}
    if reasons <= {"trias-refusal-into-water", "trias-refusal-full", "trias-refusal-pole"}:
        return Refusal("trias-refusal-no-way", "TR-5.4", {})
    return _of(table, MOVE + 12 * tile + is_spent)


def _direction(table: Table, tile: int, q: int, r: int) -> int:
    """The side of a tile on which a cell lies; -1 if they are not adjacent."""
    if not table.has_tile(tile):
        return -1
    for direction in range(6):
        cell = int(table.neighbour(tile, direction))
        if (table.q(cell), table.r(cell)) == (q, r):
            return direction
    return -1
