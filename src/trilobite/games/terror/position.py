"""Positions: the table and the secrets as JSON and back."""

from typing import Final

from trilobite.engine import InputError, reading
from trilobite.engine.fields import Group, Own, Part, read_parts, select, write_parts
from trilobite.engine.laws import refuse_breach
from trilobite.engine.tables import int_or_none, name_or_none
from trilobite.games.terror.content import Content
from trilobite.games.terror.fields import FIELDS, MOST_COUNT, SECRETS, STEP_FIELDS
from trilobite.games.terror.laws import card_breaches, table_breaches
from trilobite.games.terror.model import AREA_COUNT, AREAS, SEATS, SPACES, TILES
from trilobite.games.terror.table import Secrets, Table, all_in_deck, new_table


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. Numbers without a meaning at this stage are null or 0.

    Seats, periods and turns count from 0; spaces and Raptors from 1, as printed.
    """
    return write_parts(_PARTS, table)


def table_from_json(content: Content, value: object, where: str) -> Table:
    """A table that keeps the laws, and at which somebody can act."""
    table = new_table(content)
    read_parts(_PARTS, value, where, table)
    refuse_breach(table_breaches(table), where)
    return table


# Parts of a table that are arranged in another way than its fields.


def _areas_to_json(table: Table) -> object:
    return {
        name: {
            "order": list(table.habitats(area)),
            "dinos": [int(table.dinos_of(seat, area)) for seat in range(table.players)],
            "volcano": int_or_none(table.volcano[area]),
        }
        for area, name in enumerate(AREAS)
    }


def _read_areas(table: Table, value: object, where: str) -> None:
    areas = reading.read_fields(value, AREAS, where)
    for area, name in enumerate(AREAS):
        here = f"{where}.{name}"
        data = reading.read_fields(areas[name], ("order", "dinos", "volcano"), here)
        order = reading.read_ints_field(data, "order", here, -1, 0, table.players - 1)
        if len(order) > 3 or len(set(order)) != len(order):
            raise InputError(f"{here}.order", "is not an order", "up to 3 different seats")
        for place, seat in enumerate(order):
            table.order[area * 3 + place] = seat
        dinos = reading.read_ints_field(data, "dinos", here, table.players, 0, MOST_COUNT)
        for seat, number in enumerate(dinos):
            table.dinos[area * SEATS + seat] = number
        table.volcano[area] = reading.read_int_or_none(data, "volcano", here, 0, table.players - 1)


_SUPPLY: Final = select(FIELDS, "supply")[0]


def _supply_to_json(table: Table) -> object:
    """The number of Dinos left, or null if the supply is unlimited (R-05)."""
    is_limited = table.content.supply_is_limited
    return _SUPPLY.to_json(table) if is_limited else [None] * table.players


def _read_supply(table: Table, value: object, where: str) -> None:
    """Read the supply; if unlimited it is null, and the Dinos on the board decide (R-05)."""
    if table.content.supply_is_limited:
        _SUPPLY.read(value, where, table)
        return
    for seat, number in enumerate(reading.read_list(value, where, table.players)):
        if number is not None:
            raise InputError(f"{where}[{seat}]", "the supply is unlimited (R-05)", "null")
        out = sum(int(table.dinos_of(seat, area)) for area in range(AREA_COUNT))
        table.supply[seat] = table.content.dinos - out


def _spaces_to_json(table: Table) -> object:
    return [
        {
            "tile": name_or_none(TILES, table.tile_at[space]),
            "taker": int_or_none(table.taker[space]),
        }
        for space in range(SPACES)
    ]


def _read_spaces(table: Table, value: object, where: str) -> None:
    for space, found in enumerate(reading.read_list(value, where, SPACES)):
        here = f"{where}[{space}]"
        data = reading.read_fields(found, ("tile", "taker"), here)
        table.tile_at[space] = reading.read_name_or_none(data, "tile", here, TILES)
        table.taker[space] = reading.read_int_or_none(data, "taker", here, 0, table.players - 1)


_PARTS: Final[tuple[Part, ...]] = (
    *select(FIELDS, "stage period turn start active selected space"),
    Own("areas", _areas_to_json, _read_areas),
    *select(FIELDS, "predators owner is_roaming"),
    Own("supply", _supply_to_json, _read_supply),
    *select(FIELDS, "points whites cards counters"),
    Own("spaces", _spaces_to_json, _read_spaces),
    *select(FIELDS, "whites_on face_up deck_size discards took_face_up card_played tile_played"),
    Group("step", *STEP_FIELDS),
)


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    """Read the deck and all hand cards; they must be the cards that the table does not show."""
    secrets = all_in_deck(table.content)
    read_parts(SECRETS, value, where, secrets)
    refuse_breach(card_breaches(table, secrets), where)
    return secrets
