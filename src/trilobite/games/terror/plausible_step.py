"""Whether the step of a position from outside fits its stage, its tile and the island."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import InputError
from trilobite.games.terror.kernel import ADJACENT
from trilobite.games.terror.migration import can_migrate, may_arrive, movable
from trilobite.games.terror.model import (
    AREAS,
    HATCH,
    HERD_GROWTH,
    HERD_MIGRATION,
    NEW_ENVIRONMENT,
    PTERODACTYL,
    RAPTORS,
    T_REX_PREDATOR,
    T_REX_TILE,
    TILES,
)
from trilobite.games.terror.placing import (
    CARD_GAIN,
    FIRST_GROWTH,
    SECOND_GROWTH,
    growth_bits,
    spreads,
)
from trilobite.games.terror.predators import BOTH_RAPTORS, PREDATORS_OF, RAPTOR_BITES, T_REX_BITES
from trilobite.games.terror.table import (
    CHOOSE_ENVIRONMENT,
    CHOOSE_HERD,
    CHOOSE_RAPTOR,
    DIVIDING,
    EATING,
    GROWING,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NONE,
    OVER,
    SCATTER_TO,
    SCATTERING,
    SPREADING,
    STAGES,
    Table,
)

_TILE_OF: Final = {
    CHOOSE_ENVIRONMENT: (NEW_ENVIRONMENT,),
    GROWING: (HERD_GROWTH, HATCH),
    CHOOSE_HERD: (HERD_MIGRATION,),
    DIVIDING: (HERD_MIGRATION,),
    MOVE_PTERODACTYL: (HATCH,),
    MOVE_T_REX: (T_REX_TILE,),
    CHOOSE_RAPTOR: (RAPTORS,),
    MOVE_RAPTOR: (RAPTORS,),
    EATING: (RAPTORS, HATCH, T_REX_TILE),
    SCATTERING: (RAPTORS,),
    SCATTER_TO: (RAPTORS,),
}
"""Tiles to which each stage belongs."""

_STAGES_OF: Final = {
    "environment": (SPREADING,),
    "gain": (SPREADING, GROWING),
    "grown": (GROWING,),
    "herds_before": (CHOOSE_HERD, DIVIDING),
    "first_origin": (CHOOSE_HERD, DIVIDING),
    "origin": (DIVIDING,),
    "going": (DIVIDING,),
    "frozen": (CHOOSE_HERD, DIVIDING),
    "eater": (MOVE_RAPTOR, EATING, SCATTERING, SCATTER_TO),
    "bites": (EATING,),
    "has_eaten": (EATING,),
    "raptors_moved": (CHOOSE_RAPTOR, MOVE_RAPTOR, EATING, SCATTERING, SCATTER_TO),
    "two_steps_used": (CHOOSE_RAPTOR, MOVE_RAPTOR, EATING, SCATTERING, SCATTER_TO),
    "scattered": (SCATTERING, SCATTER_TO),
    "first_owner": (SCATTERING, SCATTER_TO),
    "first_to": (SCATTERING, SCATTER_TO),
    "group_owner": (SCATTER_TO,),
    "group_size": (SCATTER_TO,),
}
"""Stages at which each field of a step is used; at other stages it is null or 0."""


def check_step(table: Table, where: str) -> None:
    """The fields of a step must fit its stage (TT-4.5)."""
    for field, is_set in _set_fields(table):
        if is_set and table.stage not in _STAGES_OF[field]:
            raise InputError(f"{where}.{field}", f"is not used at the stage {_stage(table)}")
    if table.stage in _TILE_OF:
        _check_tile(table, where)
    if table.stage == SPREADING:
        _check_spreading(table, where)
    elif table.stage == CHOOSE_ENVIRONMENT:
        if not any(spreads(table, table.active, environment) for environment in range(4)):
            raise InputError(where, "no Dinos can be placed (TT-4.10)")
    elif table.stage == GROWING:
        _check_growing(table, where)
    elif table.stage in {CHOOSE_HERD, DIVIDING}:
        _check_migration(table, where)
    elif table.stage >= CHOOSE_RAPTOR and table.stage != OVER:
        _check_hunt(table, where)


def _check_tile(table: Table, where: str) -> None:
    tiles = _TILE_OF[int(table.stage)]
    if not table.tile_played or table.tile_at[table.space] not in tiles:
        problem = f"the stage {_stage(table)} belongs to a played tile"
        raise InputError(where, problem, ", ".join(TILES[tile] for tile in tiles))


def _stage(table: Table) -> str:
    return STAGES[table.stage]


def _set_fields(table: Table) -> list[tuple[str, bool]]:
    """The fields of a step, and whether each is set."""
    return [
        ("environment", table.environment != NONE),
        ("gain", table.gain != 0),
        ("grown", table.grown != NONE),
        ("herds_before", table.herds_before != 0),
        ("first_origin", table.first_origin != NONE),
        ("origin", table.origin != NONE),
        ("going", any(number > 0 for number in table.going)),
        ("frozen", any(number > 0 for number in table.frozen)),
        ("eater", table.eater != NONE),
        ("bites", table.bites != 0),
        ("has_eaten", table.has_eaten),
        ("raptors_moved", table.raptors_moved != 0),
        ("two_steps_used", table.two_steps_used),
        ("scattered", table.scattered != 0),
        ("first_owner", table.first_owner != NONE),
        ("first_to", table.first_to != NONE),
        ("group_owner", table.group_owner != NONE),
        ("group_size", table.group_size != 0),
    ]


def _check_spreading(table: Table, where: str) -> None:
    """A card or New Environment brings three Dinos, or fewer if the supply is short (TT-6.1)."""
    is_new = table.tile_played and table.tile_at[table.space] == NEW_ENVIRONMENT
    if table.environment == NONE:
        raise InputError(f"{where}.environment", "the environment of the new Dinos is missing")
    if not is_new and not (table.card_played and table.discards[table.environment]):
        raise InputError(f"{where}.environment", "no such card was played (TT-6.1)")
    gain = min(CARD_GAIN, int(table.room_for(table.active)))
    if table.gain != gain:
        raise InputError(
            f"{where}.gain", "is not the number of Dinos to spread (TT-6.1)", f"{gain}"
        )


def _check_growing(table: Table, where: str) -> None:
    """Three Dinos first; with Herd Growth, then two for another herd (TT-7.2, TT-7.11)."""
    is_second = table.grown != NONE
    if is_second and table.tile_at[table.space] != HERD_GROWTH:
        raise InputError(f"{where}.grown", "Hatch lets only one herd grow (TT-7.11)", "null")
    gain = SECOND_GROWTH if is_second else FIRST_GROWTH
    if table.gain != gain:
        raise InputError(
            f"{where}.gain", "is not the number of Dinos for this herd (TT-7.2)", f"{gain}"
        )
    if growth_bits(table) == 0:
        raise InputError(where, "no herd can grow (TT-4.10)")


def _check_migration(table: Table, where: str) -> None:
    """Only herds that may migrate do so, and only to allowed areas (TT-7.4 to TT-7.9)."""
    first = table.first_origin
    for area, name in enumerate(AREAS):
        is_reached = first != NONE and area in ADJACENT[first]
        if table.frozen[area] and not is_reached:
            raise InputError(f"{where}.frozen.{name}", "no herd can have migrated there (TT-7.9)")
        is_too_many = table.frozen[area] > table.dinos_of(table.active, area)
        if is_too_many and table.volcano[area] != table.active:  # it may have killed some since
            raise InputError(f"{where}.frozen.{name}", "are more Dinos than the area has (TT-7.9)")
    _check_herds_before(table, where)
    if table.stage == CHOOSE_HERD:
        return
    if table.origin == NONE or not can_migrate(table, table.origin):
        raise InputError(f"{where}.origin", "no herd can migrate from there (TT-7.4)")
    for area, name in enumerate(AREAS):
        number = table.going[area]
        if number and not _can_have_gone(table, area, number):
            raise InputError(f"{where}.going.{name}", "a group cannot go there (TT-7.6)")
    most = int(movable(table, table.origin))
    if sum(int(number) for number in table.going) > most:
        raise InputError(f"{where}.going", "are more than may leave (TT-7.9)", f"up to {most}")


def _check_herds_before(table: Table, where: str) -> None:
    """No herd is new before the first migration, unless a lone T-Rex may grow (R-04, R-13)."""
    first = table.first_origin
    for area, name in enumerate(AREAS):
        is_own = table.dinos_of(table.active, area) > 0 if first == NONE else area == first
        was_there = table.herds_before >> area & 1 == 1
        if is_own and not was_there and not table.content.trex_accepts_growth:
            raise InputError(f"{where}.herds_before", f"there was a herd in {name} (R-13)")


def _can_have_gone(table: Table, area: int, number: i64) -> bool:
    is_near = area in ADJACENT[table.origin]
    return is_near and table.is_open(area) and may_arrive(table, area, number)


def _check_hunt(table: Table, where: str) -> None:
    """Check what the predators have done so far in this step (TT-7.12 to TT-7.30)."""
    tile = int(table.tile_at[table.space])
    if table.two_steps_used and not table.raptors_moved:
        raise InputError(f"{where}.two_steps_used", "no Raptor has moved yet", "false")
    if table.raptors_moved and tile != RAPTORS:
        raise InputError(f"{where}.raptors_moved", "the played tile does not move Raptors", "[]")
    if table.stage == CHOOSE_RAPTOR:
        if table.raptors_moved == BOTH_RAPTORS:
            raise InputError(f"{where}.raptors_moved", "at least one Raptor must be left to move")
        return
    if table.eater not in PREDATORS_OF[tile]:
        raise InputError(f"{where}.eater", "is not a predator of the played tile")
    if tile == RAPTORS:
        has_moved = table.raptors_moved >> table.eater & 1 == 1
        if has_moved == (table.stage == MOVE_RAPTOR):
            raise InputError(f"{where}.raptors_moved", "a Raptor moves once and then hunts")
    if table.stage == EATING:
        _check_eating(table, where)
    elif table.stage in {SCATTERING, SCATTER_TO}:
        _check_scattering(table, where)


def _check_eating(table: Table, where: str) -> None:
    """A meal must be able to go on, in an area that the predator could enter (TT-9.4)."""
    area = table.predators[table.eater]
    if table.volcano[area] not in {NONE, table.active}:
        raise InputError(where, "the predator cannot have entered a volcano area (TT-7.31)")
    if table.eater == T_REX_PREDATOR and table.owner != table.active:
        raise InputError(where, "the T-Rex belongs to the player who moved it (TT-7.15)")
    limits = _limits(table)
    whole = table.bites in limits
    if not 1 <= table.bites <= max(limits) or (not table.has_eaten and not whole):
        allowed = " or ".join(str(limit) for limit in limits)
        raise InputError(f"{where}.bites", "cannot be the rest of a meal", allowed)
    if table.has_eaten:
        if table.bites == max(limits):
            raise InputError(f"{where}.has_eaten", "nothing has been eaten yet", "false")
        _check_eaten(table, area, max(limits) - int(table.bites), where)


def _limits(table: Table) -> list[int]:
    """The possible sizes of the predator's whole meal (TT-7.12, TT-7.16, TT-7.26)."""
    if table.eater == T_REX_PREDATOR:
        return [T_REX_BITES[1], T_REX_BITES[2]]
    return [table.content.pterodactyl_eats if table.eater == PTERODACTYL else RAPTOR_BITES]


def _check_eaten(table: Table, area: i64, eaten: int, where: str) -> None:
    """The habitats must fit the sizes before this many Dinos were eaten (TT-2.2)."""
    missing = 0
    size = 1
    for place in (2, 1, 0):
        seat = table.order[area * 3 + place]
        if seat != NONE:
            now = int(table.size_of(seat, area))
            size = max(size, now)
            missing += size - now
    if missing > eaten:
        problem = f"has herds too small for their habitats, even before {eaten} were eaten"
        raise InputError(f"{where}.bites", f"{AREAS[area]} {problem}")


def _check_scattering(table: Table, where: str) -> None:
    """Two single Dinos or a pair flee from a Raptor (TT-7.28)."""
    is_second = table.scattered == 1
    if table.scattered > 1:
        raise InputError(f"{where}.scattered", "scattering ends after two Dinos (TT-15.3)", "0, 1")
    if is_second != (table.first_owner != NONE) or is_second != (table.first_to != NONE):
        raise InputError(
            f"{where}.first_owner", "is set exactly after the first of two single Dinos"
        )
    if is_second and table.first_to not in ADJACENT[table.predators[table.eater]]:
        raise InputError(f"{where}.first_to", "is not beside the Raptor (TT-7.29)")
    is_group = table.stage == SCATTER_TO
    if is_group != (table.group_owner != NONE) or is_group != (table.group_size > 0):
        raise InputError(f"{where}.group_owner", "is set exactly while a group flees")
