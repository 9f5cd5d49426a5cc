"""Positions: the table and the secrets as JSON and back."""

from typing import Final

from trilobite.engine import InputError, reading
from trilobite.engine.fields import read_parts, with_own, write_parts
from trilobite.engine.laws import refuse_breach
from trilobite.engine.tables import read_lawful
from trilobite.games.trias.content import Content
from trilobite.games.trias.fields import DISCARDS, HANDS, PARTS
from trilobite.games.trias.kernel.board import WATER
from trilobite.games.trias.laws import secret_breaches, table_breaches
from trilobite.games.trias.model import LANDSCAPES, POLE, ring_distance
from trilobite.games.trias.table import NONE, Secrets, Table, all_in_deck, new_table

_FURTHEST: Final = 220
"""Maximum ring of a cell, larger than any option allows (section 11)."""


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. Numbers without a meaning at this stage are null or 0."""
    return write_parts(_PARTS, table)


def table_from_json(content: Content, value: object, where: str) -> Table:
    return read_lawful(new_table(content), _PARTS, table_breaches, value, where)


def _tiles_to_json(table: Table) -> object:
    return [_tile_to_json(table, tile) for tile in table.tiles() if tile != POLE]


def _tile_to_json(table: Table, tile: int) -> dict[str, object]:
    cell = int(table.board.cell_of[tile])
    return {
        "id": tile,
        "landscape": LANDSCAPES[table.terrain_of(tile)],
        "q": table.q(cell),
        "r": table.r(cell),
        "herds": _herds_to_json(table, cell),
    }


def _read_tiles(table: Table, value: object, where: str) -> None:
    number = max(int(table.laid - table.holes), 0)
    for tile, data in enumerate(reading.read_list(value, where, number)):
        _read_tile(table, tile, data, f"{where}[{tile}]")
    if table.laid == len(table.content.cells):  # an unfinished continent has no masses
        table.board.survey()


def _read_tile(table: Table, tile: int, value: object, where: str) -> None:
    data = reading.read_fields(value, ("id", "landscape", "q", "r", "herds"), where)
    reading.read_int_field(data, "id", where, tile, tile)
    landscape = reading.read_name_field(data, "landscape", where, LANDSCAPES)
    cell = _read_cell(table, data, where)
    if table.board.tile_at[cell] != WATER:
        taken = f"the cell {table.spot(cell)} is taken"
        raise InputError(where, taken, "one tile per cell, none on 0,0")
    capacity = table.content.capacity[landscape]
    table.board.lay(tile, landscape, capacity, table.q(cell), table.r(cell))
    _add_herds(table, cell, data["herds"], f"{where}.herds")


def _read_cell(table: Table, data: dict[str, object], where: str) -> int:
    q = reading.read_int_field(data, "q", where, -_FURTHEST, _FURTHEST)
    r = reading.read_int_field(data, "r", where, -_FURTHEST, _FURTHEST)
    if ring_distance(q, r) > _FURTHEST:
        raise InputError(where, f"the cell {q},{r} is too far away", f"rings up to {_FURTHEST}")
    return int(table.board.reach(q, r))


def _swimmers_to_json(table: Table) -> object:
    cells = {cell for seat in range(table.players) for cell in table.board.swimmer_cells(seat)}
    places = sorted((table.r(cell), table.q(cell), cell) for cell in cells)
    return [{"q": q, "r": r, "herds": _herds_to_json(table, cell)} for r, q, cell in places]


def _read_swimmers(table: Table, value: object, where: str) -> None:
    for number, data in enumerate(reading.read_list(value, where)):
        here = f"{where}[{number}]"
        swimmers = reading.read_fields(data, ("q", "r", "herds"), here)
        cell = _read_cell(table, swimmers, here)
        if table.board.tile_at[cell] != WATER:
            raise InputError(here, f"the cell {table.spot(cell)} has a tile", "water")
        if table.board.total[cell] != 0:
            raise InputError(
                here, f"the cell {table.spot(cell)} is named twice", "one entry per cell"
            )
        _add_herds(table, cell, swimmers["herds"], f"{here}.herds")
        if table.board.total[cell] == 0:
            raise InputError(here, "has no herds", "at least one herd")


def _pole_to_json(table: Table) -> object:
    return _herds_to_json(table, int(table.board.cell_of[POLE]))


def _read_pole(table: Table, value: object, where: str) -> None:
    _add_herds(table, int(table.board.cell_of[POLE]), value, where)


def _herds_to_json(table: Table, cell: int) -> list[int]:
    return [int(table.board.herds_at(seat, cell)) for seat in range(table.players)]


def _add_herds(table: Table, cell: int, value: object, where: str) -> None:
    """Put herds on a cell; they come from the stock, which is full at first."""
    for seat, number in enumerate(reading.read_list(value, where, table.players)):
        here = f"{where}[{seat}]"
        herds = reading.read_int(number, here, 0, table.content.herds)
        if herds > table.stock[seat]:
            raise InputError(here, "makes more herds than a player has", f"{table.stock[seat]}")
        table.board.add_herds(seat, cell, herds)
        table.stock[seat] -= herds


def _spent_to_json(table: Table) -> object:
    return [[tile, int(number)] for tile, number in enumerate(table.spent) if number != 0]


def _read_spent(table: Table, value: object, where: str) -> None:
    for number, entry in enumerate(reading.read_list(value, where)):
        here = f"{where}[{number}]"
        marked, herds = reading.read_list(entry, here, 2)
        tile = reading.read_int(marked, f"{here}[0]", 0, POLE)
        is_own = table.has_tile(tile) and table.active != NONE
        own = int(table.own_on(table.active, tile)) if is_own else 0
        if own == 0:
            right = "a tile with herds of the active player"
            raise InputError(f"{here}[0]", f"tile {tile} cannot have spent herds", right)
        table.spent[tile] = reading.read_int(herds, f"{here}[1]", 1, own)


_PARTS: Final = with_own(
    PARTS,
    tiles=(_tiles_to_json, _read_tiles),
    pole=(_pole_to_json, _read_pole),
    swimmers=(_swimmers_to_json, _read_swimmers),
    spent=(_spent_to_json, _read_spent),
)


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    """Read hands and discards; all other cards are in the deck."""
    secrets = all_in_deck(table.content)
    read_parts((HANDS, DISCARDS), value, where, secrets)
    for card, number in enumerate(secrets.discards):
        secrets.deck[card] -= number + secrets.hands.count(card)
    secrets.deck[-1] -= table.meteorite_out
    refuse_breach(secret_breaches(table, secrets), where)
    return secrets
