"""Free actions between steps: white Dinos and the two counters (sections 5 and 8)."""

from typing import Final

from mypy_extensions import i64

from trilobite.games.terror.events import DinosKilled, HatchPlayed, VolcanoPlaced, WhitesLost
from trilobite.games.terror.kernel import rank
from trilobite.games.terror.model import SEATS
from trilobite.games.terror.placing import add_dinos, add_up_to, growable_bits, pass_over_growth
from trilobite.games.terror.table import GROWING, NONE, Table

HATCH_COUNTER: Final = 0
VOLCANO_COUNTER: Final = 1

HATCH_GAIN: Final = 3
PRIMARY_DEATHS: Final = 2
"""Dinos that die in the Primary habitat; in each of the others one dies (TT-8.3)."""


def white_placeable(table: Table, seat: i64) -> bool:
    """Whether the player has a white Dino, a herd for it and a Dino in the supply (TT-5.3)."""
    return table.whites[seat] > 0 and growable_bits(table, seat) != 0


def may_use_counter(table: Table, seat: i64, which: i64) -> bool:
    """Each counter may be used once per game, and only one of them per period (TT-8.1)."""
    used = table.counters
    other = 1 - which
    return used[which * SEATS + seat] == NONE and used[other * SEATS + seat] != table.period


def place_white(table: Table, area: i64) -> None:
    """A white Dino becomes one of the player's own (TT-5.1)."""
    table.whites[table.active] -= 1
    add_dinos(table, table.active, area, 1, "TT-5.1")
    _go_on(table)


def play_hatch(table: Table, area: i64) -> None:
    """One herd grows (TT-8.2)."""
    seat = table.active
    table.counters[HATCH_COUNTER * SEATS + seat] = table.period
    if table.log is not None:
        table.emit(HatchPlayed(int(seat), int(area)))
    add_up_to(table, seat, area, HATCH_GAIN, "TT-8.2")
    _go_on(table)


def play_volcano(table: Table, area: i64) -> None:
    """A volcano erupts; all victims die at once, then the herds are ranked (TT-8.3)."""
    seat = table.active
    table.counters[VOLCANO_COUNTER * SEATS + seat] = table.period
    table.volcano[area] = seat
    if table.log is not None:
        table.emit(VolcanoPlaced(int(seat), int(area)))
    place: i64 = 0
    while place < 3:
        owner = table.order[area * 3 + place]
        if owner != NONE:
            _kill(table, area, owner, PRIMARY_DEATHS if place == 0 else 1)
        place += 1
    rank(table, area)
    _go_on(table)


def _kill(table: Table, area: i64, owner: i64, most: i64) -> None:
    """Kill up to this many Dinos of a player, but never a T-Rex (TT-8.3)."""
    at = area * SEATS + owner
    number = min(table.dinos[at], most)
    if number == 0:
        return
    table.dinos[at] -= number
    table.supply[owner] += number
    if table.log is not None:
        table.emit(DinosKilled(int(owner), int(area), int(number)))


def _go_on(table: Table) -> None:
    """Skip the step that was about to begin if it can no longer have an effect (TT-4.10)."""
    if table.stage == GROWING:
        pass_over_growth(table)


def lose_whites(table: Table) -> None:
    """White Dinos that could not be placed are lost when the play turn ends (TT-5.3, R-10)."""
    seat = table.active
    if table.whites[seat] > 0 and table.log is not None:
        table.emit(WhitesLost(int(seat), int(table.whites[seat])))
    table.whites[seat] = 0
