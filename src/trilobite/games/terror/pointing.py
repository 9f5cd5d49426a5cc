"""Why nothing can be done with the things that a player clicked: which action was meant."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.engine import InputError, Refusal, Who, refuse
from trilobite.engine.reading import shown
from trilobite.games.terror import model
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules.decisions import no_area_yet
from trilobite.games.terror.rules.generated.calls import objection
from trilobite.games.terror.rules.island import no_such_seat
from trilobite.games.terror.rules.migration import choose_group
from trilobite.games.terror.rules.play_turn import not_your_tile
from trilobite.games.terror.rules.predators import why_not_predator
from trilobite.games.terror.rules.questions import question
from trilobite.games.terror.rules.raptors import choose_fugitives
from trilobite.games.terror.rules.spreading import why_not_spread_at
from trilobite.games.terror.table import Table
from trilobite.games.terror.targets import BUTTONS, COUNTS, FORMS, TOOLS, is_target

_AT_AREAS: Final[Mapping[int, str]] = {
    stages.GROWING: "grow",
    stages.CHOOSE_HERD: "migrate",
    stages.MOVE_PTERODACTYL: "to",
    stages.MOVE_T_REX: "to",
    stages.MOVE_RAPTOR: "to",
    stages.SCATTER_TO: "to",
}
"""The kind of action that a click on an area means, by stage."""
_BUTTONS: Final[Mapping[str, str]] = {"face-up": "draft open", "deck": "draft deck"}
"""Texts of the actions of buttons that are not named like their kind."""


def objection_at(table: Table, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that the player probably meant."""
    if not targets:
        raise InputError("targets", "is empty", FORMS)
    for target in targets:
        if not is_target(target):
            raise InputError(
                "targets", f"{shown(target)} is not a target of Triassic Terror", FORMS
            )
    return _meant(table, targets) or table.not_now()


def _meant(table: Table, targets: Sequence[str]) -> Refusal | None:
    """The refusal of the action that the first click meant.

    None if that action is allowed; then a later click was one too many.
    """
    first = targets[0]
    kind, _, name = first.partition(":")
    if first in BUTTONS:
        return _of(table, _BUTTONS.get(first, first))
    if first in TOOLS:
        return _with_tool(table, first, targets[1:])
    if first in model.PREDATOR.names:
        return why_not_predator(table, model.PREDATOR.names.index(first))
    if kind == "environment":
        return _of(table, f"environment {name}")
    if kind == "tile":
        is_selecting = table.stage == stages.SELECT_TILE
        return _of(table, f"take {name}") if is_selecting else not_your_tile(table, name)
    if kind == "area":
        return _area(table, name, targets)
    return _herd(table, targets) if kind == "herd" else None


def _of(table: Table, text: str) -> Refusal | None:
    return objection(table, model.ACTIONS.from_text(text).id)


def _with_tool(table: Table, tool: str, then: Sequence[str]) -> Refusal | None:
    """A white Dino or a counter, and then an area."""
    if then and then[0].startswith("area:"):
        return _of(table, f"{tool} {then[0].removeprefix('area:')}")
    return no_area_yet([_of(table, f"{tool} {area}") for area in model.AREAS])


def _area(table: Table, name: str, targets: Sequence[str]) -> Refusal | None:
    stage = int(table.stage)
    if stage in _AT_AREAS:
        return _of(table, f"{_AT_AREAS[stage]} {name}")
    if stage == stages.DIVIDING:
        return _counted(table, f"go {name}", model.MOST_DINOS, targets[1:], choose_group())
    if stage == stages.SPREADING:
        clicked = [t.removeprefix("area:") for t in targets if t.startswith("area:")]
        return why_not_spread_at(table, [model.AREAS.index(name) for name in clicked])
    return None


def _counted(
    table: Table, text: str, most: int, then: Sequence[str], no_number: Refusal
) -> Refusal | None:
    """An area or a herd, and then a number."""
    if then and then[0] in COUNTS[:most]:
        return _of(table, f"{text} {then[0].removeprefix('count:')}")
    refusals = [_of(table, f"{text} {number}") for number in range(1, most + 1)]
    return no_number if None in refusals else refusals[0]


def _herd(table: Table, targets: Sequence[str]) -> Refusal | None:
    """A herd is clicked to eat or scatter it; otherwise the click means its area."""
    _, name, number = targets[0].split(":")
    seat, area = int(number), model.AREA.words[model.AREAS.index(name)]
    refusal = no_such_seat(table, seat)
    if refusal is not None:
        return refusal
    if table.stage in (stages.EATING, stages.SCATTERING):
        return _prey(table, name, seat, targets[1:])
    if table.stage not in (stages.GROWING, stages.CHOOSE_HERD):
        return None
    rule = question(table)[1]
    if seat != table.active:
        return Refusal("terror-refusal-not-your-herd", rule, {"who": Who(seat), "area": area})
    refusal = _of(table, f"{_AT_AREAS[int(table.stage)]} {name}")
    return refusal or Refusal("terror-refusal-click-area", rule, {})


def _prey(table: Table, name: str, seat: int, then: Sequence[str]) -> Refusal | None:
    """The predator hunts where it is."""
    here = int(table.predators[table.eater])
    if name != model.AREAS[here]:
        rule = question(table)[1]
        return refuse("terror-refusal-not-here", rule, area=model.AREA.words[here])
    if table.stage == stages.EATING:
        return _of(table, f"eat {seat}")
    return _counted(table, f"scatter {seat}", model.MOST_SCATTERED, then, choose_fugitives())
