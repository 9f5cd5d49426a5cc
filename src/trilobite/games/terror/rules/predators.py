"""Chapter 7: what all predators have in common, and the Pterodactyl of Hatch."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Question, Refusal, Who, ask, refuse
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.model import AREA, PREDATOR, SEATS
from trilobite.games.terror.rules import decisions, migration, raptors, t_rex
from trilobite.games.terror.rules.habitats import rank
from trilobite.games.terror.rules.island import distance, neighbours, no_such_seat
from trilobite.games.terror.rules.volcanoes import erupted
from trilobite.games.terror.table import Table

PREDATORS_OF: Final[Mapping[int, tuple[int, ...]]] = {
    model.HATCH: (model.PTERODACTYL,),
    model.T_REX_TILE: (model.T_REX_PREDATOR,),
    model.RAPTORS: (0, 1),
}
"""Predators that each tile lets hunt."""

_HUNT: Final = "TT-7.12"
"""The rule by which the Pterodactyl moves and eats."""
MOVES: Final = (raptors.MOVE, raptors.MOVE, _HUNT, t_rex.HUNT)
MEALS: Final = (raptors.MEAL, raptors.MEAL, _HUNT, t_rex.HUNT)

_MOVING: Final = (stages.MOVE_PTERODACTYL, stages.MOVE_T_REX, stages.MOVE_RAPTOR)

PredatorMoved = EventKind(
    "terror-predator-moved", "", "{predator} area:{from_} area:{to}", asides="uncounted bites"
).of(who=WHO, predator=PREDATOR, from_=AREA, to=AREA, steps=ANY, uncounted=ANY, bites=ANY)
"""A predator went to an area, where it may eat; it is uncounted if it now counts for nobody."""
PredatorStayed = EventKind("terror-predator-stayed", "", "{predator}").of(
    who=WHO, predator=PREDATOR
)
DinoEaten = EventKind("terror-dino-eaten", "", "{predator} herd:{area}:{victim}").of(
    who=WHO, predator=PREDATOR, victim=WHO, area=AREA
)


# Moving.


def ask_pterodactyl(table: Table) -> Question:
    return ask("terror-ask-pterodactyl", _HUNT, bites=table.content.pterodactyl_eats)


def mover(table: Table) -> i64:
    """The predator whose destination is being chosen."""
    if table.stage == stages.MOVE_PTERODACTYL:
        return model.PTERODACTYL
    return model.T_REX_PREDATOR if table.stage == stages.MOVE_T_REX else table.eater


def most_steps(table: Table) -> i64:
    return raptors.steps_left(table) if table.stage == stages.MOVE_RAPTOR else raptors.MOST_STEPS


def why_not_move_to(table: Table, area: int) -> Refusal | None:
    """A predator moves through areas without a volcano, shared or not (TT-7.31, R-19, R-20)."""
    if table.stage == stages.SCATTER_TO:
        return raptors.why_not_scatter_to(table, area)
    predator, steps = int(mover(table)), int(most_steps(table))
    start = int(table.predators[predator])
    word = PREDATOR.words[predator]
    if area == start:
        is_raptor = predator < model.PTERODACTYL
        key = "terror-refusal-raptor-must-move" if is_raptor else "terror-refusal-must-move"
        return Refusal(key, MOVES[predator], {"predator": word})
    refusal = erupted(table, area, "TT-7.31")
    if refusal is not None:
        return refusal
    name, way = AREA.words[area], distance(start, area)
    if way > steps:
        rule = MOVES[predator]
        return refuse("terror-refusal-too-far", rule, predator=word, area=name, steps=steps)
    between = [near for near in neighbours(start) if distance(near, area) == 1]
    if way > 1 and not any(table.is_open(near) for near in between):
        return refuse("terror-refusal-way-blocked", "TT-7.31", predator=word, area=name)
    return None


def why_not_predator(table: Table, predator: int) -> Refusal | None:
    """A click on a predator chooses a Raptor; a click on an area moves any of them (TT-7.31)."""
    if table.stage == stages.CHOOSE_RAPTOR and predator < model.PTERODACTYL:
        return raptors.why_not_choose_raptor(table, predator)
    args = {"predator": PREDATOR.words[predator]}
    if table.stage in _MOVING and mover(table) == predator:
        return Refusal("terror-refusal-predator-goes-to-area", "TT-7.31", args)
    return Refusal("terror-refusal-predator-not-now", "TT-7.31", args)


def move_to(table: Table, area: i64) -> None:
    if table.stage == stages.SCATTER_TO:
        raptors.scatter_to(table, area)
    else:
        move_predator(table, area)


def move_predator(table: Table, area: i64) -> None:
    """Move a predator to an area, where it may eat."""
    predator = mover(table)
    origin = table.predators[predator]
    steps = distance(origin, area)
    if predator == model.T_REX_PREDATOR:
        t_rex.change_owner(table)
        table.is_roaming = True
    table.predators[predator] = area
    table.bites = _bites(table, predator, steps)
    if table.log is not None:
        way = {"from_": origin, "to": area, "steps": steps}
        hunt = {"predator": predator, "bites": table.bites, "uncounted": table.is_roaming}
        table.emit(PredatorMoved(way, hunt, rule=MOVES[predator], who=table.active))
    if predator == model.T_REX_PREDATOR:
        t_rex.leave(table, origin)
    elif predator != model.PTERODACTYL:
        raptors.mark_moved(table, predator, steps)
    table.eater = predator
    table.has_eaten = False
    table.stage = stages.EATING


def stay(table: Table) -> None:
    """The Pterodactyl or the T-Rex stays and eats nothing."""
    predator = mover(table)
    is_t_rex = predator == model.T_REX_PREDATOR
    if table.log is not None:
        rule = t_rex.STAYING if is_t_rex else _HUNT
        table.emit(PredatorStayed(who=table.active, predator=predator, rule=rule))
    if is_t_rex:
        t_rex.stay(table)
    decisions.end_step(table)


# Eating.


def ask_eat(table: Table) -> Question:
    eater, bites, eaten = int(table.eater), int(table.bites), int(table.has_eaten)
    word = PREDATOR.words[eater]
    return ask("terror-ask-eat", MEALS[eater], predator=word, bites=bites, eaten=eaten)


def _bites(table: Table, predator: i64, steps: i64) -> i64:
    """How many Dinos a predator eats; the Pterodactyl by the number of players (TT-7.12)."""
    if predator == model.T_REX_PREDATOR:
        return t_rex.BITES[steps]
    return table.content.pterodactyl_eats if predator == model.PTERODACTYL else raptors.BITES


def spares_opponents(table: Table) -> bool:
    """Whether stopping or staying now leaves an opponent's Dino that could be eaten."""
    areas: list[int] = []
    if table.stage == stages.EATING:
        areas = [int(table.predators[table.eater])]
    elif table.stage in _MOVING:
        areas = [area for area in range(model.AREA_COUNT) if why_not_move_to(table, area) is None]
    others = [seat for seat in range(SEATS) if seat != table.active]
    return any(table.dinos_of(seat, area) > 0 for area in areas for seat in others)


def why_not_eat(table: Table, victim: int) -> Refusal | None:
    """A predator eats any Dino where it is; the Pterodactyl only those of opponents (R-18)."""
    refusal = no_such_seat(table, victim)
    if refusal is not None:
        return refusal
    if table.eater == model.PTERODACTYL and victim == table.active:
        return Refusal("terror-refusal-not-own", "R-18", {})
    area = table.predators[table.eater]
    if table.dinos_of(victim, area) > 0:
        return None
    rule, word = MEALS[table.eater], AREA.words[int(area)]
    return refuse("terror-refusal-nobody-there", rule, who=Who(victim), area=word)


def eat(table: Table, victim: i64) -> None:
    """Return one Dino to its owner's supply; herds are ranked after the meal (R-01)."""
    area = table.predators[table.eater]
    table.dinos[area * SEATS + victim] -= 1
    table.supply[victim] += 1
    table.bites -= 1
    table.has_eaten = True
    if table.log is not None:
        eater = table.eater
        rule = MEALS[eater]
        table.emit(DinoEaten(who=table.active, predator=eater, victim=victim, area=area, rule=rule))
    if table.bites == 0:
        _end_eating(table)


def _end_eating(table: Table) -> None:
    """Rank the area, where a T-Rex settles; then Raptors scatter."""
    area = table.predators[table.eater]
    table.bites = 0
    table.has_eaten = False
    if table.eater == model.T_REX_PREDATOR:
        t_rex.settle(table, area)
    else:
        rank(table, area)
    if table.eater < model.PTERODACTYL:
        table.stage = stages.SCATTERING
    else:
        decisions.end_step(table)


# Ending a step early.


def stop(table: Table) -> None:
    """Stop eating or scattering."""
    is_meal = table.stage == stages.EATING
    if table.log is not None:
        what = "eating" if is_meal else "scattering"
        table.emit(decisions.StepEnded(who=table.active, what=what))
    if is_meal:
        _end_eating(table)
    else:
        raptors.end_scattering(table)


def has_moved_nothing(table: Table) -> bool:
    """Whether no herd has migrated, or no Raptor has moved, although one could."""
    if table.stage == stages.CHOOSE_HERD:
        herds = range(model.AREA_COUNT if table.first_origin == NONE else 0)
        return any(migration.why_not_migrate(table, area) is None for area in herds)
    able = range(model.RAPTOR_COUNT if table.raptors_moved == 0 else 0)
    return any(raptors.why_not_choose_raptor(table, raptor) is None for raptor in able)


def finish(table: Table) -> None:
    """No further herd migrates, or no further Raptor moves."""
    if table.stage == stages.CHOOSE_HERD:
        migration.finish_migration(table)
    else:
        raptors.finish_raptors(table)
