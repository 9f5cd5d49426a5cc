"""Why nothing can be done with the things that a player clicked: which action was meant."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.engine import InputError, Refusal, Who
from trilobite.engine.reading import shown
from trilobite.games.terror import model
from trilobite.games.terror.model import ACTIONS, AREA, AREAS, MOST_DINOS, MOST_SCATTERED, TILES
from trilobite.games.terror.rules.decisions import no_area_yet, not_now
from trilobite.games.terror.rules.index import objection, question
from trilobite.games.terror.rules.island import no_such_seat
from trilobite.games.terror.rules.migration import choose_group
from trilobite.games.terror.rules.play_turn import not_your_tile
from trilobite.games.terror.rules.predators import why_not_predator
from trilobite.games.terror.rules.raptors import choose_fugitives
from trilobite.games.terror.rules.spreading import why_not_spread_at
from trilobite.games.terror.table import Table
from trilobite.games.terror.targets import BUTTONS, COUNTS, FORMS, TOOLS, is_target

_AT_AREAS: Final[Mapping[int, int]] = {
    model.GROWING: model.Grow.first,
    model.CHOOSE_HERD: model.Migrate.first,
    model.MOVE_PTERODACTYL: model.To.first,
    model.MOVE_T_REX: model.To.first,
    model.MOVE_RAPTOR: model.To.first,
    model.SCATTER_TO: model.To.first,
}
"""First id of the actions that a click on an area means, by stage."""


def objection_at(table: Table, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that the player probably meant."""
    if not targets:
        raise InputError("targets", "is empty", FORMS)
    for target in targets:
        if not is_target(target):
            raise InputError(
                "targets", f"{shown(target)} is not a target of Triassic Terror", FORMS
            )
    return _meant(table, targets) or not_now(table, question(table)[1])


def _meant(table: Table, targets: Sequence[str]) -> Refusal | None:
    """Its refusal; None if the action is allowed, so that a later click was one too many."""
    first = targets[0]
    kind, _, name = first.partition(":")
    if first in BUTTONS:
        return _of(table, ACTIONS.from_text(_BUTTON_TEXTS.get(first, first)).id)
    if first in TOOLS:
        return _with_tool(table, first, targets)
    if first in model.PREDATOR.names:
        return why_not_predator(table, model.PREDATOR.names.index(first))
    if kind == "environment":
        return _of(table, ACTIONS.from_text(f"environment {name}").id)
    if kind == "tile":
        is_selecting = table.stage == model.SELECT_TILE
        tile = TILES.index(name)
        return _of(table, model.Take.id(tile)) if is_selecting else not_your_tile(table, tile)
    if kind == "area":
        return _area(table, AREAS.index(name), targets)
    return _herd(table, targets) if kind == "herd" else None


_BUTTON_TEXTS: Final[Mapping[str, str]] = {"face-up": "draft open", "deck": "draft deck"}


def _of(table: Table, id: int) -> Refusal | None:
    return objection(table, ACTIONS.all[id])


def _with_tool(table: Table, tool: str, targets: Sequence[str]) -> Refusal | None:
    """A white Dino or a counter, and then an area."""
    first = ACTIONS.from_text(f"{tool} {AREAS[0]}").id
    if len(targets) > 1 and targets[1].startswith("area:"):
        return _of(table, first + AREAS.index(targets[1].removeprefix("area:")))
    return no_area_yet([_of(table, first + area) for area in range(len(AREAS))])


def _area(table: Table, area: int, targets: Sequence[str]) -> Refusal | None:
    stage = int(table.stage)
    if stage in _AT_AREAS:
        return _of(table, _AT_AREAS[stage] + area)
    if stage == model.DIVIDING:
        return _counted(table, model.Go.id(area, 0), MOST_DINOS, targets, choose_group())
    if stage == model.SPREADING:
        clicked = [t.removeprefix("area:") for t in targets if t.startswith("area:")]
        return why_not_spread_at(table, [AREAS.index(name) for name in clicked])
    return None


def _counted(
    table: Table, first: int, most: int, targets: Sequence[str], no_number: Refusal
) -> Refusal | None:
    """An area or a herd, and then a number."""
    if len(targets) > 1 and targets[1] in COUNTS[:most]:
        return _of(table, first + COUNTS.index(targets[1]))
    refusals = [_of(table, first + i) for i in range(most)]
    return no_number if None in refusals else refusals[0]


def _herd(table: Table, targets: Sequence[str]) -> Refusal | None:
    """A herd is clicked to eat or scatter it; otherwise the click means its area."""
    _, name, number = targets[0].split(":")
    area, seat = AREAS.index(name), int(number)
    refusal = no_such_seat(table, seat)
    if refusal is not None:
        return refusal
    if table.stage in (model.EATING, model.SCATTERING):
        return _prey(table, area, seat, targets)
    if table.stage not in (model.GROWING, model.CHOOSE_HERD):
        return None
    rule = question(table)[1]
    if seat != table.active:
        key, word = "terror-refusal-not-your-herd", AREA.words[area]
        return Refusal(key, rule, {"who": Who(seat), "area": word})
    refusal = _of(table, _AT_AREAS[int(table.stage)] + area)
    return refusal or Refusal("terror-refusal-click-area", rule, {})


def _prey(table: Table, area: int, seat: int, targets: Sequence[str]) -> Refusal | None:
    """The predator hunts where it is."""
    here = int(table.predators[table.eater])
    if area != here:
        args = {"area": AREA.words[here]}
        return Refusal("terror-refusal-not-here", question(table)[1], args)
    if table.stage == model.EATING:
        return _of(table, model.Eat.id(seat))
    first = model.Scatter.id(seat, 0)
    return _counted(table, first, MOST_SCATTERED, targets, choose_fugitives())
