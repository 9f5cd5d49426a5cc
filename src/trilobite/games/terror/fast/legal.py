"""The ids of the actions that are legal now: those to which `rules/` has no objection."""

from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import first_id, stages
from trilobite.games.terror.rules import migration
from trilobite.games.terror.rules.areas import add_ids, open_bits
from trilobite.games.terror.rules.counters import may_use_counter
from trilobite.games.terror.rules.decisions import is_boundary
from trilobite.games.terror.rules.gains import growable_bits
from trilobite.games.terror.rules.growth import growth_bits
from trilobite.games.terror.rules.predators import victim_bits, way_bits
from trilobite.games.terror.rules.raptors import raptor_bits, scatter_bits
from trilobite.games.terror.rules.selection import free_tile_bits
from trilobite.games.terror.rules.spreading import environment_bits, spread_bits
from trilobite.games.terror.rules.whites import is_white_placeable
from trilobite.games.terror.table import Table


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    ids: list[int] = []
    stage = table.stage
    if stage < stages.MENU:
        _add_selection(table, ids)
        return ids
    if stage == stages.MENU:
        _add_menu(table, ids)
    if is_boundary(table):
        _add_free(table, ids)
    if stage <= stages.GROWING:
        _add_placing(table, ids)
    elif stage <= stages.DIVIDING:
        _add_migration(table, ids)
    elif stage <= stages.MOVE_RAPTOR:
        _add_ways(table, ids)
    else:
        _add_hunting(table, ids)
    return ids


def _add_selection(table: Table, ids: list[int]) -> None:
    """A card from either source, then any free tile."""
    if table.stage == stages.SELECT_CARD:
        ids.append(first_id.DRAFT)
        ids.append(first_id.DRAFT + 1)
    elif table.stage == stages.SELECT_TILE:
        add_ids(ids, first_id.TAKE, free_tile_bits(table))


def _add_menu(table: Table, ids: list[int]) -> None:
    """Card and tile in either order, then the end of the turn."""
    if table.cards[table.active] != NONE:
        ids.append(first_id.CARD)
    if not table.tile_played:
        ids.append(first_id.TILE)
    if not ids and not is_white_placeable(table):  # quicker than making a refusal
        ids.append(first_id.END)


def _add_free(table: Table, ids: list[int]) -> None:
    """White Dinos, and one counter per period."""
    seat = table.active
    has_whites = table.whites[seat] > 0
    has_hatch = may_use_counter(table, seat, model.HATCH_COUNTER)
    if has_whites or has_hatch:
        bits = growable_bits(table, seat)
        if has_whites:
            add_ids(ids, first_id.WHITE, bits)
        if has_hatch:
            add_ids(ids, first_id.HATCH, bits)
    if may_use_counter(table, seat, model.VOLCANO_COUNTER):
        add_ids(ids, first_id.VOLCANO, open_bits(table))


def _add_placing(table: Table, ids: list[int]) -> None:
    """Places for new Dinos."""
    if table.stage == stages.GROWING:
        add_ids(ids, first_id.GROW, growth_bits(table))
    elif table.stage == stages.SPREADING:
        add_ids(ids, first_id.SPREAD, spread_bits(table, table.environment))
    elif table.stage == stages.CHOOSE_ENVIRONMENT:
        add_ids(ids, first_id.ENVIRONMENT, environment_bits(table))


def _add_migration(table: Table, ids: list[int]) -> None:
    """Herds, then groups of the herd being divided."""
    if table.stage == stages.CHOOSE_HERD:
        add_ids(ids, first_id.MIGRATE, migration.migrating_bits(table))
        ids.append(first_id.FINISH)
        return
    left = migration.left_to_go(table)
    bits = migration.destination_bits(table)
    area: i64 = 0
    while bits != 0:
        if bits & 1:
            _add_groups(table, area, left, ids)
        bits >>= 1
        area += 1
    if left < migration.movable(table, table.origin):
        ids.append(first_id.CONFIRM)


def _add_groups(table: Table, area: i64, left: i64, ids: list[int]) -> None:
    """Groups of any size up to the number left."""
    first: i64 = first_id.GO + area * model.MOST_DINOS - 1
    number: i64 = 1
    while number <= left:
        if migration.may_arrive(table, area, number):
            ids.append(first + number)
        number += 1


def _add_ways(table: Table, ids: list[int]) -> None:
    """Destinations of a predator, or the Raptors that may move."""
    if table.stage == stages.CHOOSE_RAPTOR:
        add_ids(ids, first_id.RAPTOR, raptor_bits(table))
        ids.append(first_id.FINISH)
        return
    if table.stage != stages.MOVE_RAPTOR:
        ids.append(first_id.STAY)
    add_ids(ids, first_id.TO, way_bits(table))


def _add_hunting(table: Table, ids: list[int]) -> None:
    """Victims to eat, groups to scatter and their destinations."""
    if table.stage == stages.SCATTER_TO:
        add_ids(ids, first_id.TO, scatter_bits(table, table.group_owner, table.group_size))
        return
    if table.stage == stages.EATING:
        add_ids(ids, first_id.EAT, victim_bits(table))
    elif table.stage == stages.SCATTERING:
        for seat in range(model.SEATS):
            _add_fugitives(table, seat, ids)
    else:
        return
    ids.append(first_id.STOP)


def _add_fugitives(table: Table, owner: i64, ids: list[int]) -> None:
    """One or two Dinos of a player, if they have a destination."""
    number: i64 = 1
    while number <= model.MOST_SCATTERED:
        if scatter_bits(table, owner, number) != 0:
            ids.append(first_id.SCATTER + owner * model.MOST_SCATTERED + number - 1)
        number += 1
