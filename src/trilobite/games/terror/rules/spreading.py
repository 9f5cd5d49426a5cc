"""Chapter 6: environment cards. New Environment (chapter 7) works like a card of any kind."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine import Question, Refusal, ask, refuse
from trilobite.engine.declared import WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.areas import open_bits
from trilobite.games.terror.rules.decisions import end_step, not_now
from trilobite.games.terror.rules.gains import GainLost, add_dinos, gain_now
from trilobite.games.terror.rules.habitats import doomed, is_available
from trilobite.games.terror.rules.volcanoes import erupted
from trilobite.games.terror.table import Table

CARD_GAIN: Final = 3

EnvironmentChosen = EventKind(
    "terror-environment-chosen", "TT-7.1", "environment:{environment}",
    who=WHO, environment=model.ENVIRONMENT,
)  # fmt: skip

_SHARES: Final = vec[i64]([share for shares in model.SPREADS for share in shares])
_TOUCHED: Final = vec[i64](
    [sum(1 << ring for ring in range(3) if shares[ring]) for shares in model.SPREADS]
)
"""Bits of the rings that get Dinos, for each spread."""
_FIRST_OF: Final = vec[i64]([len(model.SPREADS), 16, 10, 0])
"""First spread for each number of Dinos; the spreads for one Dino fewer follow."""


# Spreading Dinos over an environment.


def begin_spreading(table: Table, environment: i64) -> None:
    """Three Dinos, or fewer if the supply is short, go to an environment (TT-6.1)."""
    table.environment = environment
    table.gain = gain_now(table, CARD_GAIN)
    table.stage = stages.SPREADING
    if spread_bits(table, environment) == 0:
        _lose(table, CARD_GAIN)
        end_step(table)


def ask_spread(table: Table) -> Question:
    number = int(gain_now(table, CARD_GAIN))
    word = model.ENVIRONMENT.words[int(table.environment)]
    return ask("terror-ask-spread", "TT-6.1", number=number, environment=word)


def spread_bits(table: Table, environment: i64) -> i64:
    """The ways to spread all new Dinos over the open areas, as indexes of SPREADS (TT-6.2)."""
    bits: i64 = 0
    total = gain_now(table, CARD_GAIN)
    if total == 0:
        return bits
    blocked = ~open_bits(table) >> (environment * 3)
    bit: i64 = 1
    for index in range(_FIRST_OF[total], _FIRST_OF[total - 1]):
        if not _TOUCHED[index] & blocked and not _is_doomed(table, environment, index):
            bits |= bit << index
    return bits


def _is_doomed(table: Table, environment: i64, index: i64) -> bool:
    """Whether a share would get no habitat, if the option forbids that (R-02, `forbid`)."""
    if not table.content.doomed_forbidden:
        return False
    for ring in range(model.RING_COUNT):
        share = _SHARES[index * 3 + ring]
        if share > 0 and not is_available(table, table.active, environment * 3 + ring, share):
            return True
    return False


def why_not_spread(table: Table, index: int) -> Refusal | None:
    """All new Dinos go to areas of the environment that can take them (TT-6.1, TT-6.2)."""
    if table.stage != stages.SPREADING:
        return not_now(table)
    if spread_bits(table, table.environment) >> index & 1:
        return None
    shares = model.SPREADS[index]
    if sum(shares) != gain_now(table, CARD_GAIN):
        return _spread_all(table)
    areas = [3 * int(table.environment) + ring for ring in range(3) if shares[ring]]
    for area in areas:
        refusal = erupted(table, area, "TT-6.2")
        if refusal is not None:
            return refusal
    for area in areas:
        if not is_available(table, table.active, area, shares[area % 3]):
            return doomed(area)
    return _spread_all(table)


def why_not_spread_at(table: Table, areas: Sequence[int]) -> Refusal:
    """One area is clicked for each new Dino, in any order, and these were wrong (TT-6.1)."""
    for area in areas:
        refusal = _no_place(table, area, areas.count(area))
        if refusal is not None:
            return refusal
    return _spread_all(table)


def _no_place(table: Table, area: int, share: int) -> Refusal | None:
    environment = int(table.environment)
    if area // 3 != environment:
        word = model.ENVIRONMENT.words[environment]
        return refuse("terror-refusal-other-environment", "TT-6.1", environment=word)
    refusal = erupted(table, area, "TT-6.2")
    if refusal is not None:
        return refusal
    if table.content.doomed_forbidden and not is_available(table, table.active, area, share):
        return doomed(area)
    return None


def _spread_all(table: Table) -> Refusal:
    return refuse("terror-refusal-spread-all", "TT-6.1", number=int(gain_now(table, CARD_GAIN)))


def spread(table: Table, index: i64) -> None:
    """Each area's share arrives as one group (TT-6.1)."""
    if table.gain < CARD_GAIN:
        _lose(table, CARD_GAIN - table.gain)
    area = table.environment * 3
    for ring in range(model.RING_COUNT):
        share = _SHARES[index * 3 + ring]
        if share > 0:
            add_dinos(table, area + ring, share, "TT-6.1")
    end_step(table)


def _lose(table: Table, number: i64) -> None:
    """Report why a gain is lost: no supply (R-05), habitat (R-02) or open area (TT-6.2)."""
    if table.log is None:
        return
    rule = "R-02"
    if table.environment != NONE and not _is_open(table, table.environment):
        rule = "TT-6.2"
    elif table.room_for(table.active) < CARD_GAIN:
        rule = "R-05"
    table.emit(GainLost(who=table.active, number=number, rule=rule))


# New Environment.


def begin_new_environment(table: Table) -> None:
    """Any environment with an open area may be chosen, if Dinos can be placed at all (TT-7.1)."""
    table.stage = stages.CHOOSE_ENVIRONMENT
    for environment in range(model.ENVIRONMENT_COUNT):
        if spread_bits(table, environment) != 0:
            return
    _lose(table, CARD_GAIN)
    end_step(table)


def ask_environment(table: Table) -> Question:
    return ask("terror-ask-environment", "TT-7.1", number=int(gain_now(table, CARD_GAIN)))


def environment_bits(table: Table) -> i64:
    """The environments with an open area where new Dinos can live (TT-7.1, R-11)."""
    may_waste = not table.content.gains_are_compulsory
    bits: i64 = 0
    bit: i64 = 1
    for environment in range(model.ENVIRONMENT_COUNT):
        if _is_open(table, environment) and (may_waste or spread_bits(table, environment) != 0):
            bits |= bit << environment
    return bits


def _is_open(table: Table, environment: i64) -> bool:
    return open_bits(table) >> (environment * 3) & 7 != 0


def why_not_choose_environment(table: Table, environment: int) -> Refusal | None:
    if table.stage != stages.CHOOSE_ENVIRONMENT:
        return not_now(table)
    if environment_bits(table) >> environment & 1:
        return None
    args = {"environment": model.ENVIRONMENT.words[environment]}
    if _is_open(table, environment):
        return Refusal("terror-refusal-all-doomed", "R-11", args)
    return Refusal("terror-refusal-all-blocked", "TT-7.1", args)


def choose_environment(table: Table, environment: i64) -> None:
    """New Environment works like a card of that environment (TT-7.1)."""
    if table.log is not None:
        table.emit(EnvironmentChosen(who=table.active, environment=environment))
    begin_spreading(table, environment)
