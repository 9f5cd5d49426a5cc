"""Why nothing can be done with the things somebody clicked, when no action belongs to them."""

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
    """The refusal of the action that was probably meant."""
    if not targets:
        raise InputError("targets", "nothing is named", _FORMS)
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
        tile = _tile(targets[1]) if kinds[1:2] == ["tile"] else _first_own_tile(table)
        return _of(table, REPRODUCE + tile)
    if kinds[0] == "swimmer":
        return _rescue_at(table, targets)
    return _move_at(table, targets)


def _kind(target: str) -> str:
    """What sort of thing is named; a name of no thing at all is an error, not a refusal."""
    kind = target.partition(":")[0]
    if kind in ("tile", "fresh", "spent"):
        _tile(target)
    elif kind in ("cell", "swimmer"):
        _coordinates(target)
    elif target not in ("stock", "hand", "deck", "end"):
        raise InputError("targets", f"{shown(target)} is nothing on this table", _FORMS)
    return kind


def _tile(target: str) -> int:
    number = target.partition(":")[2]
    if number not in _TILES:
        raise InputError("targets", f"{shown(target)} names no tile", f"tile:0 to tile:{POLE}")
    return int(number)


def _coordinates(target: str) -> tuple[int, int]:
    numbers = target.partition(":")[2]
    if not _CELL.fullmatch(numbers):
        raise InputError("targets", f"{shown(target)} names no cell", "cell:Q,R")
    q, r = numbers.split(",")
    return int(q), int(r)


def _of(table: Table, id: int) -> Refusal:
    """The objection to an action that is not offered. There is one, or it would be offered."""
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
    """Only a lifted tile goes to a water cell."""
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


def _rescue_at(table: Table, targets: Sequence[str]) -> Refusal:
    """A swimmer goes to a tile beside its cell (TR-5.5)."""
    q, r = _coordinates(targets[0])
    if table.stage != ACTING:
        return not_now(table, "TR-5.5")
    if len(targets) < 2 or _kind(targets[1]) != "tile":
        return _nothing_there("TR-5.5")
    tile = _tile(targets[1])
    direction = _direction(table, tile, q, r)
    if direction < 0:
        return Refusal("trias-refusal-not-adjacent", "TR-5.5", {"tile": tile})
    return _of(table, RESCUE + 6 * tile + direction)


def _move_at(table: Table, targets: Sequence[str]) -> Refusal:
    """A herd goes to a tile next door (TR-5.3)."""
    tile = _tile(targets[0])
    is_spent = targets[0].startswith("spent")
    if table.stage != ACTING:
        return not_now(table, "TR-5.3")
    if _kind(targets[-1]) in ("cell", "swimmer"):
        return Refusal("trias-refusal-into-water", "TR-5.3", {})
    if len(targets) < 2 or _kind(targets[1]) != "tile":
        return _first_objection(table, tile, is_spent=is_spent)
    target = _tile(targets[1])
    cell = int(table.board.cell_of[target])
    if cell == WATER or not table.has_tile(tile):
        return Refusal("trias-refusal-not-adjacent", "TR-5.3", {"tile": target})
    direction = _direction(table, tile, table.q(cell), table.r(cell))
    if direction < 0:
        return Refusal("trias-refusal-not-adjacent", "TR-5.3", {"tile": target})
    return _of(table, MOVE + 12 * tile + 2 * direction + is_spent)


def _first_objection(table: Table, tile: int, *, is_spent: bool) -> Refusal:
    """Why a herd can go nowhere: what its first step meets."""
    return _of(table, MOVE + 12 * tile + is_spent)


def _first_own_tile(table: Table) -> int:
    """A tile that speaks for all: the first with an own herd; the Pole if there is none."""
    for tile in range(POLE):
        if table.has_tile(tile) and table.own_on(table.active, tile):
            return tile
    return POLE


def _nothing_there(rule: str) -> Refusal:
    return Refusal("trias-refusal-cannot-be-rescued", rule, {})


def _direction(table: Table, tile: int, q: int, r: int) -> int:
    """The side of a tile on which a cell lies; -1 if it is not beside it."""
    if not table.has_tile(tile):
        return -1
    for direction in range(6):
        cell = int(table.neighbour(tile, direction))
        if (table.q(cell), table.r(cell)) == (q, r):
            return direction
    return -1
