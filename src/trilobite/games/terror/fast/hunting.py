"""Targets of predators: where they may go, whom they may eat, where scattered Dinos may flee."""

from mypy_extensions import i64

from trilobite.games.terror import model
from trilobite.games.terror.fast.areas import home_bits, near_bits, open_bits, reach_bits
from trilobite.games.terror.rules import raptors
from trilobite.games.terror.rules.habitats import is_available
from trilobite.games.terror.rules.predators import most_steps, mover
from trilobite.games.terror.table import Table


def way_bits(table: Table) -> i64:
    """The areas to which `mover` may go."""
    return reach_bits(table, table.predators[mover(table)], most_steps(table))


def raptor_bits(table: Table) -> i64:
    """The Raptors that have not moved and can reach an area."""
    steps = raptors.steps_left(table)
    bits: i64 = 0
    bit: i64 = 1
    raptor: i64 = 0
    while raptor < model.RAPTOR_COUNT:
        has_moved = table.raptors_moved >> raptor & 1 != 0
        if not has_moved and reach_bits(table, table.predators[raptor], steps) != 0:
            bits |= bit << raptor
        raptor += 1
    return bits


def victim_bits(table: Table) -> i64:
    """The seats whose Dinos can be eaten."""
    first = table.predators[table.eater] * model.SEATS
    spared: i64 = -1
    if table.eater == model.PTERODACTYL:
        spared = table.active
    bits: i64 = 0
    bit: i64 = 1
    seat: i64 = 0
    while seat < model.SEATS:
        if table.dinos[first + seat] > 0 and seat != spared:
            bits |= bit << seat
        seat += 1
    return bits


def scatter_bits(table: Table, owner: i64, number: i64) -> i64:
    """Areas to which this many Dinos may flee: none if they do not form a group."""
    origin = table.predators[table.eater]
    nowhere: i64 = 0
    if not table.is_open(origin) or table.scattered + number > model.MOST_SCATTERED:
        return nowhere
    if table.dinos_of(owner, origin) < number:
        return nowhere
    return _destination_bits(table, owner, origin, number)


def _destination_bits(table: Table, owner: i64, origin: i64, number: i64) -> i64:
    """Available areas of the environment; if there are none, areas abroad."""
    available = _available_bits(table, owner, near_bits(origin) & home_bits(origin), number)
    if raptors.follows_first_at_home(table, owner):
        followed: i64 = 1
        return available & ~(followed << table.first_to)
    if available != 0:
        return available
    is_banned = raptors.follows_first_abroad(table, owner) or not table.content.scatter_lone_abroad
    if number == 1 and is_banned:
        nowhere: i64 = 0
        return nowhere
    return _abroad_bits(table, owner, origin, number)


def _abroad_bits(table: Table, owner: i64, origin: i64, number: i64) -> i64:
    bits = near_bits(origin) & ~home_bits(origin) & open_bits(table)
    if number > 1 and table.content.doomed_forbidden:
        return _available_bits(table, owner, bits, number - 1)
    return bits


def _available_bits(table: Table, owner: i64, bits: i64, number: i64) -> i64:
    """Those of the given areas that are available to a group."""
    found: i64 = 0
    bit: i64 = 1
    area: i64 = 0
    while area < model.AREA_COUNT:
        if bits >> area & 1 and is_available(table, owner, area, number):
            found |= bit << area
        area += 1
    return found
