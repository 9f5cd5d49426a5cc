"""Positions: the table and the secrets to and from JSON."""

from functools import partial
from typing import Final

from trilobite.engine import InputError
from trilobite.engine.fields import Field, with_own, write_parts
from trilobite.engine.reading import read_ints_field, read_object, refuse_unknown
from trilobite.engine.tables import read_lawful
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.fields import CHOSEN_CARDS, CHOSEN_CHANGES, HANDS, PARTS
from trilobite.games.tritarea.laws import card_laws, table_laws
from trilobite.games.tritarea.model import HIGHEST, PARTICIPANTS, SQUARES
from trilobite.games.tritarea.table import Secrets, Table, new_table, no_secrets


def _city_to_json(table: Table) -> dict[str, object]:
    """The blocks on each square, bottom first."""
    return {name: table.building(s) for s, name in enumerate(SQUARES) if table.height[s]}


def _read_city(table: Table, value: object, where: str) -> None:
    buildings = read_object(value, where)
    refuse_unknown(buildings, SQUARES, where)
    for name in buildings:
        blocks = read_ints_field(buildings, name, where, -1, 0, PARTICIPANTS - 1)
        if not blocks or len(blocks) > HIGHEST:
            raise InputError(f"{where}.{name}", f"has {len(blocks)} blocks", f"1 to {HIGHEST}")
        square = SQUARES.index(name)
        table.height[square] = len(blocks)
        for level, participant in enumerate(blocks):
            table.stacks[square * HIGHEST + level] = participant
            table.blocks[square * PARTICIPANTS + participant] += 1


_PARTS: Final = with_own(PARTS, buildings=(_city_to_json, _read_city))


def table_to_json(table: Table) -> dict[str, object]:
    """Everything public. A value that does not exist now is null."""
    return write_parts(_PARTS, table)


def table_from_json(content: Content, value: object, where: str, *, is_seen: bool = False) -> Table:
    """Read a table; `is_seen` if it belongs to a view, with cards perhaps face down."""
    laws = partial(table_laws, is_seen=is_seen)
    return read_lawful(new_table(content), _PARTS, laws, value, where)


def choices_field(table: Table) -> Field:
    """How choices that are not yet revealed are written."""
    return CHOSEN_CHANGES if table.is_about_fives() else CHOSEN_CARDS


def secrets_to_json(table: Table, secrets: Secrets) -> dict[str, object]:
    return write_parts((*HANDS, choices_field(table)), secrets)


def secrets_from_json(table: Table, value: object, where: str) -> Secrets:
    parts = (*HANDS, choices_field(table))
    return read_lawful(no_secrets(), parts, partial(card_laws, table), value, where)
