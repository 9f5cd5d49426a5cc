"""The areas and shares with which new Dinos may be placed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.fast.areas import open_bits
from trilobite.games.terror.rules.gains import CARD_GAIN, gain_now
from trilobite.games.terror.rules.habitats import is_available
from trilobite.games.terror.table import Table

_SHARES: Final = vec[i64]([share for shares in model.SPREADS for share in shares])
_TOUCHED: Final = vec[i64](
    [sum(1 << ring for ring in range(3) if shares[ring]) for shares in model.SPREADS]
)
"""Bits of the rings that get Dinos, for each spread."""
_FIRST_OF: Final = vec[i64]([len(model.SPREADS), 16, 10, 0])
"""First spread for each number of Dinos; the spreads for one Dino fewer follow."""


def growable_bits(table: Table, seat: i64) -> i64:
    """The areas of all herds that can get at least one Dino now."""
    bits: i64 = 0
    if table.room_for(seat) <= 0:
        return bits
    volcano = table.volcano
    dinos = table.dinos
    bit: i64 = 1
    at: i64 = seat
    area: i64 = 0
    while area < model.AREA_COUNT:
        if dinos[at] > 0 and volcano[area] == NONE:
            bits |= bit
        bit <<= 1
        at += model.SEATS
        area += 1
    if table.content.trex_accepts_growth:
        bits |= _lone_t_rex_bits(table, seat)
    return bits


def _lone_t_rex_bits(table: Table, seat: i64) -> i64:
    """The area where a player's T-Rex holds a habitat."""
    bit: i64 = 1
    area = table.predators[model.T_REX_PREDATOR]
    is_closed = table.volcano[area] != NONE
    if is_closed or table.t_rex_owner_at(area) != seat or not table.holds_habitat(seat, area):
        bit = 0
    return bit << area


def growth_bits(table: Table) -> i64:
    """The herds that may get the Dinos of Herd Growth or Hatch now."""
    bits = growable_bits(table, table.active)
    if table.grown != NONE:
        grown: i64 = 1
        bits &= ~(grown << table.grown)
    return bits


def spread_bits(table: Table, environment: i64) -> i64:
    """The ways to spread all new Dinos over an environment, as indexes of SPREADS."""
    bits: i64 = 0
    total = gain_now(table, CARD_GAIN)
    if total == 0:
        return bits
    blocked = ~open_bits(table) >> (environment * 3)
    forbids = table.content.doomed_forbidden
    bit: i64 = 1
    index = _FIRST_OF[total]
    end = _FIRST_OF[total - 1]
    while index < end:
        if not _TOUCHED[index] & blocked and not (
            forbids and _is_doomed(table, environment, index)
        ):
            bits |= bit << index
        index += 1
    return bits


def _is_doomed(table: Table, environment: i64, index: i64) -> bool:
    """Whether a share would get no habitat."""
    for ring in range(model.RING_COUNT):
        share = _SHARES[index * 3 + ring]
        if share > 0 and not is_available(table, table.active, environment * 3 + ring, share):
            return True
    return False


def environment_bits(table: Table) -> i64:
    """The environments that New Environment may choose."""
    may_waste = not table.content.gains_are_compulsory
    unblocked = open_bits(table)
    bits: i64 = 0
    bit: i64 = 1
    environment: i64 = 0
    while environment < model.ENVIRONMENT_COUNT:
        is_open = unblocked >> (environment * 3) & 7 != 0
        if is_open and (may_waste or spread_bits(table, environment) != 0):
            bits |= bit << environment
        environment += 1
    return bits
