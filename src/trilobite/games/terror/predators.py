"""The predators: Pterodactyl, T-Rex and Raptors (TT-7.12 to TT-7.31)."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from trilobite.games.terror.events import (
    DinoEaten,
    GroupChosen,
    GroupScattered,
    HerdsRanked,
    PredatorMoved,
    PredatorStayed,
    RaptorChosen,
    StepEnded,
    TRexChanged,
)
from trilobite.games.terror.kernel import (
    distance,
    habitats,
    holds_habitat,
    home_bits,
    is_available,
    near_bits,
    numbers_in,
    open_bits,
    rank,
    reach_bits,
)
from trilobite.games.terror.migration import move_dinos
from trilobite.games.terror.model import (
    AREA_COUNT,
    HATCH,
    MOST_SCATTERED,
    PTERODACTYL,
    RAPTORS,
    SEATS,
    T_REX_PREDATOR,
    T_REX_TILE,
)
from trilobite.games.terror.steps import end_step
from trilobite.games.terror.table import (
    CHOOSE_RAPTOR,
    EATING,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    NONE,
    SCATTER_TO,
    SCATTERING,
    Table,
)

MOST_STEPS: Final = 2
"""Maximum number of steps of any predator (TT-7.12, TT-7.16, TT-7.25)."""
T_REX_BITES: Final = (0, 5, 3)
"""Number of Dinos the T-Rex eats, by the steps it moved (TT-7.16)."""
RAPTOR_BITES: Final = 2
BOTH_RAPTORS: Final = 3
"""Value of `raptors_moved` when both have moved."""
PREDATORS_OF: Final[Mapping[int, tuple[int, ...]]] = {
    HATCH: (PTERODACTYL,),
    T_REX_TILE: (T_REX_PREDATOR,),
    RAPTORS: (0, 1),
}
"""Predators that each tile lets hunt."""

_MOVE_RULES: Final = ("TT-7.25", "TT-7.25", "TT-7.12", "TT-7.16")
_MEAL_RULES: Final = ("TT-7.26", "TT-7.26", "TT-7.12", "TT-7.16")


def move_rule(predator: int) -> str:
    """The rule by which a predator moves."""
    return _MOVE_RULES[predator]


def meal_rule(predator: int) -> str:
    """The rule by which a predator eats."""
    return _MEAL_RULES[predator]


def mover(table: Table) -> i64:
    """The predator whose destination is being chosen."""
    if table.stage == MOVE_PTERODACTYL:
        return PTERODACTYL
    return T_REX_PREDATOR if table.stage == MOVE_T_REX else table.eater


def way_bits(table: Table) -> i64:
    """The areas to which `mover` may go (TT-7.12, TT-7.16, TT-7.25)."""
    steps = raptor_steps(table) if table.stage == MOVE_RAPTOR else MOST_STEPS
    return reach_bits(table, table.predators[mover(table)], steps)


def move_predator(table: Table, area: i64) -> None:
    """Move a predator to an area, where it may eat."""
    predator = mover(table)
    origin = table.predators[predator]
    steps = distance(origin, area)
    if predator == T_REX_PREDATOR:
        _change_owner(table)
        table.is_roaming = True
    table.predators[predator] = area
    if table.log is not None:
        way = int(predator), int(origin), int(area), int(steps)
        rule = move_rule(int(predator))
        table.emit(PredatorMoved(int(table.active), *way, is_uncounted=table.is_roaming, rule=rule))
    if predator == T_REX_PREDATOR:
        rank(table, origin)
    elif predator != PTERODACTYL:
        bit: i64 = 1
        table.raptors_moved |= bit << predator
        table.two_steps_used = table.two_steps_used or steps == MOST_STEPS
    table.eater = predator
    table.bites = _bites(table, predator, steps)
    table.has_eaten = False
    table.stage = EATING


def _bites(table: Table, predator: i64, steps: i64) -> i64:
    if predator == T_REX_PREDATOR:
        return T_REX_BITES[steps]
    return table.content.pterodactyl_eats if predator == PTERODACTYL else RAPTOR_BITES


def stay(table: Table) -> None:
    """The Pterodactyl or the T-Rex stays and eats nothing (TT-7.12, TT-7.16)."""
    if table.stage == MOVE_T_REX:
        _stay_t_rex(table)
    elif table.log is not None:
        table.emit(PredatorStayed(int(table.active), PTERODACTYL, move_rule(PTERODACTYL)))
    end_step(table)


# The T-Rex.


def _change_owner(table: Table) -> None:
    """The T-Rex becomes the active player's piece as they choose its move (TT-7.15)."""
    former = table.owner
    table.owner = table.active
    if former != table.active and table.log is not None:
        area = int(table.predators[T_REX_PREDATOR])
        table.emit(TRexChanged(int(table.active), int(former), area))


def _stay_t_rex(table: Table) -> None:
    """The piece is swapped where it stands, then the area is ranked (TT-7.19)."""
    former = table.owner
    area = table.predators[T_REX_PREDATOR]
    if table.log is not None:
        table.emit(PredatorStayed(int(table.active), T_REX_PREDATOR, "TT-7.19"))
    _change_owner(table)
    if former not in {NONE, table.active}:
        _take_over_habitat(table, former, area)
    rank(table, area, resolves_t_rex=True)


def _take_over_habitat(table: Table, former: i64, area: i64) -> None:
    """A lone T-Rex keeps its habitat for a new owner without Dinos there (R-33)."""
    if table.dinos_of(former, area) > 0 or holds_habitat(table, table.active, area):
        return
    before = habitats(table, area)
    place: i64 = 0
    while place < 3:
        if table.order[area * 3 + place] == former:
            table.order[area * 3 + place] = table.active
            if table.log is not None:
                table.emit(HerdsRanked(int(area), before, habitats(table, area)))
        place += 1


# Eating.


def victims(table: Table) -> list[int]:
    """The seats whose Dinos can be eaten: for the Pterodactyl only opponents (R-18)."""
    return numbers_in(victim_bits(table))


def victim_bits(table: Table) -> i64:
    """The seats of `victims` as bits."""
    first = table.predators[table.eater] * SEATS
    bits: i64 = 0
    bit: i64 = 1
    seat: i64 = 0
    while seat < SEATS:
        is_safe = table.eater == PTERODACTYL and seat == table.active
        if table.dinos[first + seat] > 0 and not is_safe:
            bits |= bit
        bit <<= 1
        seat += 1
    return bits


def eat(table: Table, victim: i64) -> None:
    """Return one Dino to its owner's supply; herds are ranked after the meal (R-01)."""
    area = table.predators[table.eater]
    table.dinos[area * SEATS + victim] -= 1
    table.supply[victim] += 1
    table.bites -= 1
    table.has_eaten = True
    if table.log is not None:
        eater = int(table.eater)
        table.emit(DinoEaten(int(table.active), eater, int(victim), int(area), meal_rule(eater)))
    if table.bites == 0:
        _end_eating(table)


def stop(table: Table) -> None:
    """Stop eating or scattering (TT-4.6)."""
    is_meal = table.stage == EATING
    if table.log is not None:
        table.emit(StepEnded(int(table.active), "eating" if is_meal else "scattering"))
    if is_meal:
        _end_eating(table)
    else:
        _end_scattering(table)


def _end_eating(table: Table) -> None:
    """Rank the area, with a T-Rex that settles (TT-2.6, TT-7.17); then Raptors scatter."""
    eater = table.eater
    area = table.predators[eater]
    table.bites = 0
    table.has_eaten = False
    if eater == T_REX_PREDATOR:
        table.is_roaming = False
    rank(table, area, resolves_t_rex=eater == T_REX_PREDATOR)
    if eater < PTERODACTYL:
        table.stage = SCATTERING
    else:
        end_step(table)


# The Raptors.


def begin_raptors(table: Table) -> None:
    """Each Raptor may move, in either order (TT-7.25)."""
    table.stage = CHOOSE_RAPTOR


def raptor_steps(table: Table) -> i64:
    """How far the next Raptor may go: only one of them may go two steps (TT-7.25)."""
    return 1 if table.two_steps_used else MOST_STEPS


def movable_raptors(table: Table) -> list[int]:
    """The Raptors that have not moved and can reach an area (TT-7.25)."""
    return numbers_in(raptor_bits(table))


def raptor_bits(table: Table) -> i64:
    """The Raptors of `movable_raptors` as bits."""
    steps = raptor_steps(table)
    bits: i64 = 0
    bit: i64 = 1
    raptor: i64 = 0
    while raptor < 2:
        has_moved = table.raptors_moved & bit != 0
        if not has_moved and reach_bits(table, table.predators[raptor], steps) != 0:
            bits |= bit
        bit <<= 1
        raptor += 1
    return bits


def choose_raptor(table: Table, raptor: i64) -> None:
    """This Raptor moves next (TT-7.25)."""
    table.eater = raptor
    table.stage = MOVE_RAPTOR
    if table.log is not None:
        table.emit(RaptorChosen(int(table.active), int(raptor)))


def finish_raptors(table: Table) -> None:
    """No further Raptor moves (TT-7.25)."""
    if table.log is not None:
        table.emit(StepEnded(int(table.active), "raptors"))
    end_step(table)


# Scattering.


def scatter_bits(table: Table, owner: i64, number: i64) -> i64:
    """Areas to which this many Dinos may flee from the Raptor (TT-7.28 to TT-7.30)."""
    origin = table.predators[table.eater]
    nowhere: i64 = 0
    if not table.is_open(origin) or table.scattered + number > MOST_SCATTERED:
        return nowhere
    if table.dinos_of(owner, origin) < number:
        return nowhere
    available = _available_bits(table, owner, near_bits(origin) & home_bits(origin), number)
    is_second = table.scattered > 0 and table.first_owner == owner
    if is_second and table.first_to // 3 == origin // 3:
        followed: i64 = 1
        return available & ~(followed << table.first_to)  # but it still counts as available
    if available != 0:
        return available
    if number == 1 and (is_second or not table.content.scatter_lone_abroad):
        return nowhere
    return _abroad_bits(table, owner, origin, number)


def _abroad_bits(table: Table, owner: i64, origin: i64, number: i64) -> i64:
    """Areas abroad; an option forbids those without a habitat for survivors (R-02, R-23)."""
    bits = near_bits(origin) & ~home_bits(origin) & open_bits(table)
    if number > 1 and table.content.doomed_forbidden:
        return _available_bits(table, owner, bits, number - 1)
    return bits


def _available_bits(table: Table, owner: i64, bits: i64, number: i64) -> i64:
    """Those of the given areas that are available to a group (TT-7.27)."""
    found: i64 = 0
    bit: i64 = 1
    area: i64 = 0
    while area < AREA_COUNT:
        if bits & bit and is_available(table, owner, area, number):
            found |= bit
        bit <<= 1
        area += 1
    return found


def scatter_destinations(table: Table, owner: i64, number: i64) -> list[int]:
    """The areas of `scatter_bits` as a list, in ascending order."""
    return numbers_in(scatter_bits(table, owner, number))


def scatter(table: Table, owner: i64, number: i64) -> None:
    """A group is chosen; its destination comes next (TT-7.28)."""
    table.group_owner = owner
    table.group_size = number
    table.stage = SCATTER_TO
    if table.log is not None:
        area = int(table.predators[table.eater])
        table.emit(GroupChosen(int(table.active), int(owner), area, int(number)))


def scatter_to(table: Table, area: i64) -> None:
    """The group flees; source and destination are ranked (TT-7.28)."""
    owner = table.group_owner
    number = table.group_size
    origin = table.predators[table.eater]
    shock = move_dinos(table, owner, origin, area, number)
    if table.log is not None:
        seats = int(table.active), int(owner)
        table.emit(GroupScattered(*seats, int(origin), int(area), int(number), int(shock)))
    rank(table, origin)
    rank(table, area, owner)
    if number == 1 and table.scattered == 0:
        table.first_owner = owner
        table.first_to = area
    table.scattered += number
    table.group_owner = NONE
    table.group_size = 0
    table.stage = SCATTERING
    if table.scattered == MOST_SCATTERED:
        _end_scattering(table)


def _end_scattering(table: Table) -> None:
    """The other Raptor is next, unless both have moved (TT-7.25, TT-15.3)."""
    table.scattered = 0
    table.first_owner = NONE
    table.first_to = NONE
    table.eater = NONE
    if table.raptors_moved == BOTH_RAPTORS:
        end_step(table)
    else:
        table.stage = CHOOSE_RAPTOR
