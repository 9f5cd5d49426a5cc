"""Heirs: the seat that gets the host's rights when the host has left or is absent."""

from collections.abc import Collection

from trilobite.server.tables.table import Seat, Table

HOST = "table-host"
"""The message key of a log entry about a new host."""


def inherit(table: Table, person: int, from_seat: int) -> Seat | None:
    """Give the host's rights to the next human seat, if the host has left every seat."""
    if table.host != person or any(s.belongs_to(person) and not s.away for s in table.seats):
        return None
    heir = _next_human(table, from_seat)
    if heir is not None and heir.person is not None:
        table.host = heir.person
    return heir


def heir_of(table: Table, here: Collection[int]) -> Seat | None:
    """The seat that would inherit: the next one after the host's whose person is here."""
    if table.status == "finished" or table.host in here:
        return None
    return _next_human(table, _seat_of_host(table), here)


def _next_human(table: Table, from_seat: int, here: Collection[int] | None = None) -> Seat | None:
    """The next human seat; if `here` is given, the next one whose person is here."""
    for step in range(1, table.players + 1):
        seat = table.seats[(from_seat + step) % table.players]
        if _may_inherit(seat, table.host) and (here is None or seat.person in here):
            return seat
    return None


def _may_inherit(seat: Seat, host: int) -> bool:
    return seat.kind == "human" and seat.person not in (None, host)


def _seat_of_host(table: Table) -> int:
    """The host's seat; a host without a seat counts as sitting before the first one."""
    return next((seat.seat for seat in table.seats if seat.belongs_to(table.host)), -1)
