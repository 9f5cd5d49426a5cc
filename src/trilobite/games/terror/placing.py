"""New Dinos: environment cards, New Environment, Herd Growth, Hatch (TT-6.1 to TT-7.2, TT-7.11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.games.terror.events import DinosAdded, EnvironmentChosen, GainLost
from trilobite.games.terror.kernel import (
    holds_habitat,
    is_available,
    numbers_in,
    open_bits,
    rank,
    t_rex_owner_at,
)
from trilobite.games.terror.model import AREA_COUNT, HERD_GROWTH, SEATS, SPREADS
from trilobite.games.terror.steps import end_step, tile_in_play
from trilobite.games.terror.table import (
    CHOOSE_ENVIRONMENT,
    GROWING,
    MOVE_PTERODACTYL,
    NONE,
    SPREADING,
    Table,
)

CARD_GAIN: Final = 3
FIRST_GROWTH: Final = 3
SECOND_GROWTH: Final = 2

_SHARES: Final = vec[i64]([share for shares in SPREADS for share in shares])
_TOUCHED: Final = vec[i64](
    [sum(1 << ring for ring in range(3) if shares[ring]) for shares in SPREADS]
)
"""Bits of the rings that get Dinos, for each spread."""
_FIRST_OF: Final = vec[i64]([len(SPREADS), 16, 10, 0])
"""First spread for each number of Dinos; the spreads for one Dino fewer follow."""


def add_dinos(table: Table, seat: i64, area: i64, number: i64, rule: str) -> None:
    """Add Dinos from the supply to an area, and rank its herds (TT-2.6)."""
    table.dinos[area * SEATS + seat] += number
    table.supply[seat] -= number
    if table.log is not None:
        table.emit(DinosAdded(int(seat), int(area), int(number), rule))
    rank(table, area, seat)


def add_up_to(table: Table, seat: i64, area: i64, number: i64, rule: str) -> None:
    """Add Dinos, limited to what the supply holds (TT-0.4, R-05)."""
    gain = min(number, table.room_for(seat))
    add_dinos(table, seat, area, gain, rule)
    if gain < number and table.log is not None:
        table.emit(GainLost(int(seat), int(number - gain), "R-05"))


# Environment cards and New Environment.


def begin_spreading(table: Table, environment: i64) -> None:
    """Three Dinos, or fewer if the supply is short, go to an environment (TT-6.1)."""
    table.environment = environment
    table.gain = min(CARD_GAIN, table.room_for(table.active))
    table.stage = SPREADING
    if spread_bits(table, table.active, environment) == 0:
        _lose(table, CARD_GAIN)
        end_step(table)


def spread(table: Table, index: i64) -> None:
    """Each area's share arrives as one group (TT-6.1)."""
    if table.gain < CARD_GAIN:
        _lose(table, CARD_GAIN - table.gain)
    area = table.environment * 3
    ring: i64 = 0
    while ring < 3:
        share = _SHARES[index * 3 + ring]
        if share > 0:
            add_dinos(table, table.active, area + ring, share, "TT-6.1")
        ring += 1
    end_step(table)


def spreads(table: Table, seat: i64, environment: i64) -> list[int]:
    """The ways to spread the new Dinos over the open areas, as indexes of SPREADS (TT-6.2)."""
    return numbers_in(spread_bits(table, seat, environment))


def spread_bits(table: Table, seat: i64, environment: i64) -> i64:
    """The indexes of `spreads` as bits."""
    bits: i64 = 0
    total = min(CARD_GAIN, table.room_for(seat))
    if total == 0:
        return bits
    blocked = ~open_bits(table) >> (environment * 3)
    bit: i64 = 1
    index = _FIRST_OF[total]
    while index < _FIRST_OF[total - 1]:
        if not _TOUCHED[index] & blocked and not _is_doomed(table, seat, environment, index):
            bits |= bit << index
        index += 1
    return bits


def _is_doomed(table: Table, seat: i64, environment: i64, index: i64) -> bool:
    """Whether a share would get no habitat, if the option forbids that (R-02, `forbid`)."""
    if not table.content.doomed_forbidden:
        return False
    ring: i64 = 0
    while ring < 3:
        share = _SHARES[index * 3 + ring]
        if share > 0 and not is_available(table, seat, environment * 3 + ring, share):
            return True
        ring += 1
    return False


def begin_new_environment(table: Table) -> None:
    """Any environment with an open area may be chosen (TT-7.1)."""
    table.stage = CHOOSE_ENVIRONMENT
    environment: i64 = 0
    while environment < 4:
        if spread_bits(table, table.active, environment) != 0:
            return
        environment += 1
    _lose(table, CARD_GAIN)
    end_step(table)


def choose_environment(table: Table, environment: i64) -> None:
    """New Environment works like a card of that environment (TT-7.1)."""
    if table.log is not None:
        table.emit(EnvironmentChosen(int(table.active), int(environment)))
    begin_spreading(table, environment)


def _lose(table: Table, number: i64) -> None:
    """Report why a gain is lost: no supply (R-05), habitat (R-02) or open area (TT-6.2)."""
    if table.log is None:
        return
    rule = "R-02"
    if table.environment != NONE and not open_bits(table) >> (table.environment * 3) & 7:
        rule = "TT-6.2"
    elif table.room_for(table.active) < CARD_GAIN:
        rule = "R-05"
    table.emit(GainLost(int(table.active), int(number), rule))


# Herd Growth and Hatch.


def can_grow(table: Table, seat: i64, area: i64) -> bool:
    """Whether a player has a herd there that may get Dinos (TT-9.3, R-04)."""
    if table.volcano[area] != NONE:
        return False
    if table.dinos[area * SEATS + seat] > 0:
        return True
    return (
        table.content.trex_accepts_growth
        and t_rex_owner_at(table, area) == seat
        and holds_habitat(table, seat, area)
    )


def growable_bits(table: Table, seat: i64) -> i64:
    """The areas of all herds that can get at least one Dino now, as bits."""
    bits: i64 = 0
    if table.room_for(seat) <= 0:
        return bits
    bit: i64 = 1
    area: i64 = 0
    while area < AREA_COUNT:
        if can_grow(table, seat, area):
            bits |= bit
        bit <<= 1
        area += 1
    return bits


def growth_bits(table: Table) -> i64:
    """The herds that may get the Dinos now; Herd Growth takes two different ones (TT-7.2)."""
    bits = growable_bits(table, table.active)
    if table.grown != NONE:
        grown: i64 = 1
        bits &= ~(grown << table.grown)
    return bits


def begin_growth(table: Table) -> None:
    """The first Dinos of Herd Growth, or those of Hatch (TT-7.2, TT-7.11)."""
    table.gain = FIRST_GROWTH
    table.stage = GROWING
    pass_over_growth(table)


def grow(table: Table, area: i64) -> None:
    """A herd grows; with Herd Growth a second one follows (TT-7.2)."""
    is_herd_growth = tile_in_play(table) == HERD_GROWTH
    rule = "TT-7.2" if is_herd_growth else "TT-7.11"
    add_up_to(table, table.active, area, table.gain, rule)
    if is_herd_growth and table.grown == NONE:
        table.grown = area
        table.gain = SECOND_GROWTH
        pass_over_growth(table)
    else:
        _end_growth(table)


def pass_over_growth(table: Table) -> None:
    """Growth is compulsory, but is skipped if it can have no effect (TT-4.10)."""
    if growth_bits(table) != 0:
        return
    if table.log is not None:
        _emit_no_growth(table)
    _end_growth(table)


def _emit_no_growth(table: Table) -> None:
    number = int(table.gain)
    rule = "TT-4.10" if table.grown == NONE else "R-12"
    if tile_in_play(table) == HERD_GROWTH and table.grown == NONE:
        number += SECOND_GROWTH
    if table.room_for(table.active) == 0:
        rule = "R-05"
    table.emit(GainLost(int(table.active), number, rule))


def _end_growth(table: Table) -> None:
    """After Hatch the Pterodactyl may move (TT-7.11)."""
    if tile_in_play(table) == HERD_GROWTH:
        end_step(table)
    else:
        table.gain = 0
        table.stage = MOVE_PTERODACTYL
