"""Positions: the table and the secrets as JSON and back."""

from functools import partial
from typing import Final

from trilobite.engine import InputError, reading
from trilobite.engine.fields import select, with_own, write_parts
from trilobite.engine.tables import read_lawful
from trilobite.games.terror.content import Content
from trilobite.games.terror.fields import FIELDS, PARTS, SECRETS
from trilobite.games.terror.laws import card_breaches, table_breaches
from trilobite.games.terror.model import AREA_COUNT
from trilobite.games.terror.table import Secrets, Table, all_in_deck, new_table


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. Numbers without a meaning at this stage are null or 0.

    Seats, periods and turns count from 0; spaces and Raptors from 1, as printed.
    """
    return write_parts(_PARTS, table)


def table_from_json(content: Content, value: object, where: str) -> Table:
    """A table that keeps the laws, and at which somebody can act."""
    return read_lawful(new_table(content), _PARTS, table_breaches, value, where)


_SUPPLY: Final = select(FIELDS, "supply")[0]


def _supply_to_json(table: Table) -> object:
    """The number of Dinos left, or null if the supply is unlimited."""
    is_limited = table.content.supply_is_limited
    return _SUPPLY.to_json(table) if is_limited else [None] * table.players


def _read_supply(table: Table, value: object, where: str) -> None:
    """Read the supply; if unlimited it is null, and the Dinos on the board decide."""
    if table.content.supply_is_limited:
        _SUPPLY.read(value, where, table)
        return
    for seat, number in enumerate(reading.read_list(value, where, table.players)):
        if number is not None:
            raise InputError(f"{where}[{seat}]", "the supply is unlimited", "null")
        out = sum(int(table.dinos_of(seat, area)) for area in range(AREA_COUNT))
        table.supply[seat] = table.content.dinos - out


_PARTS: Final = with_own(PARTS, supply=(_supply_to_json, _read_supply))


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    """Read the deck and all hand cards; they must be the cards that the table does not show."""
    laws = partial(card_breaches, table)
    return read_lawful(all_in_deck(table.content), SECRETS, laws, value, where)
