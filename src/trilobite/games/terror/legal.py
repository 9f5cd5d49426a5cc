"""Ids of the actions that are legal now. `refusals.py` holds the same rules, with reasons."""

from typing import Final

from mypy_extensions import i64

from trilobite.games.terror.counters import HATCH_COUNTER, VOLCANO_COUNTER, may_use_counter
from trilobite.games.terror.kernel import add_ids, open_bits
from trilobite.games.terror.migration import (
    destination_bits,
    left_to_go,
    may_arrive,
    migrating_bits,
    movable,
)
from trilobite.games.terror.model import (
    CONFIRM,
    DRAFT,
    EAT,
    END,
    ENVIRONMENT,
    ERUPTION,
    FINISH,
    GO,
    GROW,
    HATCHING,
    MIGRATE,
    MOST_DINOS,
    MOST_SCATTERED,
    PLAY_CARD,
    PLAY_TILE,
    RAPTOR,
    SCATTER,
    SEATS,
    SPREAD,
    STAY,
    STOP,
    TAKE,
    TO,
    WHITE,
)
from trilobite.games.terror.placing import growable_bits, growth_bits, spread_bits
from trilobite.games.terror.predators import raptor_bits, scatter_bits, victim_bits, way_bits
from trilobite.games.terror.table import (
    CHOOSE_ENVIRONMENT,
    CHOOSE_HERD,
    CHOOSE_RAPTOR,
    DIVIDING,
    EATING,
    GROWING,
    MENU,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NONE,
    SCATTER_TO,
    SCATTERING,
    SELECT_CARD,
    SELECT_TILE,
    SPREADING,
    Table,
)
from trilobite.games.terror.tiles import free_tile_bits
from trilobite.games.terror.turn import may_end

_BOUNDARIES: Final = (
    1 << MENU
    | 1 << GROWING
    | 1 << CHOOSE_HERD
    | 1 << MOVE_PTERODACTYL
    | 1 << MOVE_T_REX
    | 1 << CHOOSE_RAPTOR
    | 1 << SCATTERING
)


def legal_ids(table: Table) -> list[int]:
    """The ids of everything the active player may do, in ascending order."""
    ids: list[int] = []
    stage = table.stage
    if stage < MENU:
        _add_selection(table, ids)
        return ids
    if stage == MENU:
        _add_menu(table, ids)
    if is_boundary(table):
        _add_free(table, ids)
    if stage <= GROWING:
        _add_placing(table, ids)
    elif stage <= DIVIDING:
        _add_migration(table, ids)
    elif stage <= MOVE_RAPTOR:
        _add_ways(table, ids)
    else:
        _add_hunting(table, ids)
    return ids


def is_boundary(table: Table) -> bool:
    """Whether a step is about to begin, so that free actions are possible (TT-15.2)."""
    stage = table.stage
    if stage == EATING:
        return not table.has_eaten
    boundaries: i64 = _BOUNDARIES
    return boundaries >> stage & 1 != 0


def _add_selection(table: Table, ids: list[int]) -> None:
    """A card from either source, then any free tile (TT-4.2)."""
    if table.stage == SELECT_CARD:
        ids.append(DRAFT)
        ids.append(DRAFT + 1)
    elif table.stage == SELECT_TILE:
        add_ids(ids, TAKE, free_tile_bits(table))


def _add_menu(table: Table, ids: list[int]) -> None:
    """Card and tile in either order, then the end of the turn (TT-4.5)."""
    if table.cards[table.active] != NONE:
        ids.append(PLAY_CARD)
    if not table.tile_played:
        ids.append(PLAY_TILE)
    if may_end(table):
        ids.append(END)


def _add_free(table: Table, ids: list[int]) -> None:
    """White Dinos, and one counter per period (TT-5.2, TT-8.1)."""
    seat = table.active
    has_whites = table.whites[seat] > 0
    has_hatch = may_use_counter(table, seat, HATCH_COUNTER)
    if has_whites or has_hatch:
        bits = growable_bits(table, seat)
        if has_whites:
            add_ids(ids, WHITE, bits)
        if has_hatch:
            add_ids(ids, HATCHING, bits)
    if may_use_counter(table, seat, VOLCANO_COUNTER):
        add_ids(ids, ERUPTION, open_bits(table))


def _add_placing(table: Table, ids: list[int]) -> None:
    """Places for new Dinos (TT-6.1, TT-7.1, TT-7.2)."""
    if table.stage == GROWING:
        add_ids(ids, GROW, growth_bits(table))
    elif table.stage == SPREADING:
        add_ids(ids, SPREAD, spread_bits(table, table.active, table.environment))
    elif table.stage == CHOOSE_ENVIRONMENT:
        unblocked = open_bits(table)
        environment: i64 = 0
        while environment < 4:
            if unblocked >> (environment * 3) & 7:
                ids.append(ENVIRONMENT + environment)
            environment += 1


def _add_migration(table: Table, ids: list[int]) -> None:
    """Herds, then groups of the herd being divided (TT-7.3, TT-7.6)."""
    if table.stage == CHOOSE_HERD:
        add_ids(ids, MIGRATE, migrating_bits(table))
        ids.append(FINISH)
        return
    left = left_to_go(table)
    bits = destination_bits(table)
    area: i64 = 0
    while bits != 0:
        if bits & 1:
            _add_groups(table, area, left, ids)
        bits >>= 1
        area += 1
    if left < movable(table, table.origin):
        ids.append(CONFIRM)


def _add_groups(table: Table, area: i64, left: i64, ids: list[int]) -> None:
    """Groups of any size up to the number left (TT-7.6)."""
    first: i64 = GO + area * MOST_DINOS - 1
    number: i64 = 1
    while number <= left:
        if may_arrive(table, area, number):
            ids.append(first + number)
        number += 1


def _add_ways(table: Table, ids: list[int]) -> None:
    """Destinations of a predator, or the Raptors that may move (TT-7.12, TT-7.16, TT-7.25)."""
    if table.stage == CHOOSE_RAPTOR:
        add_ids(ids, RAPTOR, raptor_bits(table))
        ids.append(FINISH)
        return
    if table.stage != MOVE_RAPTOR:
        ids.append(STAY)
    add_ids(ids, TO, way_bits(table))


def _add_hunting(table: Table, ids: list[int]) -> None:
    """Victims to eat, groups to scatter and their destinations (TT-7.26 to TT-7.30)."""
    if table.stage == SCATTER_TO:
        add_ids(ids, TO, scatter_bits(table, table.group_owner, table.group_size))
        return
    if table.stage == EATING:
        add_ids(ids, EAT, victim_bits(table))
    elif table.stage == SCATTERING:
        seat: i64 = 0
        while seat < SEATS:
            _add_fugitives(table, seat, ids)
            seat += 1
    else:
        return
    ids.append(STOP)


def _add_fugitives(table: Table, owner: i64, ids: list[int]) -> None:
    """One or two Dinos of a player, if they have a destination (TT-7.28)."""
    number: i64 = 1
    while number <= MOST_SCATTERED:
        if scatter_bits(table, owner, number) != 0:
            ids.append(SCATTER + owner * MOST_SCATTERED + number - 1)
        number += 1
