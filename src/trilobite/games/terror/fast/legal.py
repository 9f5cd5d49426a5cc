"""The ids of the actions that are legal now: those to which `rules/` has no objection."""

from mypy_extensions import i64

from trilobite.engine.actions import add_ids
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.fast import placing
from trilobite.games.terror.fast.areas import near_bits, open_bits
from trilobite.games.terror.fast.hunting import raptor_bits, scatter_bits, victim_bits, way_bits
from trilobite.games.terror.generated import first_id, stages
from trilobite.games.terror.rules.decisions import is_boundary
from trilobite.games.terror.rules.habitats import is_available
from trilobite.games.terror.rules.island import is_abroad
from trilobite.games.terror.rules.migration import left_to_go, may_arrive, movable
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
        _add_tiles(table, ids)


def _add_tiles(table: Table, ids: list[int]) -> None:
    """The tiles that nobody has taken, in the order of their ids."""
    bits: i64 = 0
    bit: i64 = 1
    space: i64 = 0
    while space < model.SPACES:
        if table.tile_at[space] != NONE and table.taker[space] == NONE:
            bits |= bit << table.tile_at[space]
        space += 1
    add_ids(ids, first_id.TAKE, bits)


def _add_menu(table: Table, ids: list[int]) -> None:
    """Card and tile in either order, then the end of the turn."""
    seat = table.active
    has_card = table.cards[seat] != NONE
    if has_card:
        ids.append(first_id.CARD)
    if not table.tile_played:
        ids.append(first_id.TILE)
    elif not has_card and (table.whites[seat] == 0 or placing.growable_bits(table, seat) == 0):
        ids.append(first_id.END)


def _add_free(table: Table, ids: list[int]) -> None:
    """White Dinos, and one counter per period."""
    seat = table.active
    has_whites = table.whites[seat] > 0
    has_hatch = _may_use_counter(table, seat, model.HATCH_COUNTER)
    if has_whites or has_hatch:
        bits = placing.growable_bits(table, seat)
        if has_whites:
            add_ids(ids, first_id.WHITE, bits)
        if has_hatch:
            add_ids(ids, first_id.HATCH, bits)
    if _may_use_counter(table, seat, model.VOLCANO_COUNTER):
        add_ids(ids, first_id.VOLCANO, open_bits(table))


def _may_use_counter(table: Table, seat: i64, which: i64) -> bool:
    used = table.counters
    other = 1 - which
    is_left = used[which * model.SEATS + seat] == NONE
    return is_left and used[other * model.SEATS + seat] != table.period


def _add_placing(table: Table, ids: list[int]) -> None:
    """Places for new Dinos."""
    if table.stage == stages.GROWING:
        add_ids(ids, first_id.GROW, placing.growth_bits(table))
    elif table.stage == stages.SPREADING:
        add_ids(ids, first_id.SPREAD, placing.spread_bits(table, table.environment))
    elif table.stage == stages.CHOOSE_ENVIRONMENT:
        add_ids(ids, first_id.ENVIRONMENT, placing.environment_bits(table))


def _add_migration(table: Table, ids: list[int]) -> None:
    """Herds, then groups of the herd being divided."""
    if table.stage == stages.CHOOSE_HERD:
        _add_herds(table, ids)
        ids.append(first_id.FINISH)
        return
    left = left_to_go(table)
    bits = near_bits(table.origin) & open_bits(table)
    area: i64 = 0
    while bits != 0:
        if bits & 1 and table.going[area] == 0:
            _add_groups(table, area, left, ids)
        bits >>= 1
        area += 1
    if left < movable(table, table.origin):
        ids.append(first_id.CONFIRM)


def _add_herds(table: Table, ids: list[int]) -> None:
    """Herds that have not moved, in areas that are open and have a way out."""
    unblocked = open_bits(table)
    dinos = table.dinos
    frozen = table.frozen
    first = table.first_origin
    at = table.active
    area: i64 = 0
    while area < model.AREA_COUNT:
        if dinos[at] > frozen[area] and unblocked >> area & 1:
            is_new = first != NONE and not table.herds_before >> area & 1
            if area != first and not is_new and _has_destination(table, area, unblocked):
                ids.append(first_id.MIGRATE + area)
        at += model.SEATS
        area += 1


def _has_destination(table: Table, origin: i64, unblocked: i64) -> bool:
    bits = near_bits(origin) & unblocked
    if not table.content.doomed_forbidden:
        return bits != 0
    most = movable(table, origin)
    area: i64 = 0
    while bits != 0:
        if bits & 1 and (is_abroad(origin, area) or is_available(table, table.active, area, most)):
            return True
        bits >>= 1
        area += 1
    return False


def _add_groups(table: Table, area: i64, left: i64, ids: list[int]) -> None:
    """Groups of any size up to the number left."""
    first: i64 = first_id.GO + area * model.MOST_DINOS - 1
    number: i64 = 1
    while number <= left:
        if may_arrive(table, area, number):
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
        seat: i64 = 0
        while seat < model.SEATS:
            _add_fugitives(table, seat, ids)
            seat += 1
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
