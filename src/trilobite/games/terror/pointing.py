"""Why nothing can be done with the things that a player clicked."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.engine import InputError, Refusal, Who
from trilobite.engine.reading import shown
from trilobite.games.terror.asking import question
from trilobite.games.terror.events import (
    AREA_WORDS,
    ENVIRONMENT_WORDS,
    PREDATOR_TARGETS,
    PREDATOR_WORDS,
    TILE_WORDS,
)
from trilobite.games.terror.kernel import is_available
from trilobite.games.terror.model import (
    ACTIONS,
    AREAS,
    CONFIRM,
    DRAFT,
    EAT,
    END,
    ENVIRONMENT,
    ENVIRONMENTS,
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
    PTERODACTYL,
    RAPTOR,
    SCATTER,
    SEATS,
    STAY,
    STOP,
    TAKE,
    TILES,
    TO,
    WHITE,
)
from trilobite.games.terror.placing import CARD_GAIN
from trilobite.games.terror.predators import mover
from trilobite.games.terror.refusals import no_such_seat, not_now, objection
from trilobite.games.terror.table import (
    CHOOSE_HERD,
    CHOOSE_RAPTOR,
    DIVIDING,
    EATING,
    GROWING,
    MENU,
    MOVE_PTERODACTYL,
    MOVE_RAPTOR,
    MOVE_T_REX,
    SCATTER_TO,
    SCATTERING,
    SELECT_TILE,
    SPREADING,
    Table,
)

_BARE: Final[Mapping[str, int]] = {
    "face-up": DRAFT,
    "deck": DRAFT + 1,
    "card": PLAY_CARD,
    "confirm": CONFIRM,
    "stay": STAY,
    "stop": STOP,
    "finish": FINISH,
    "end": END,
}
_TOOLS: Final[Mapping[str, int]] = {"white": WHITE, "hatch": HATCHING, "volcano": ERUPTION}
_AT_AREAS: Final[Mapping[int, int]] = {
    GROWING: GROW,
    CHOOSE_HERD: MIGRATE,
    MOVE_PTERODACTYL: TO,
    MOVE_T_REX: TO,
    MOVE_RAPTOR: TO,
    SCATTER_TO: TO,
}
"""First id of the actions that a click on an area means, by stage."""

_COUNTS: Final = tuple(f"count:{number}" for number in range(1, MOST_DINOS + 1))
_HERDS: Final = tuple(f"herd:{area}:{seat}" for area in AREAS for seat in range(SEATS))
_NAMES: Final = frozenset(
    (
        *_BARE,
        *_TOOLS,
        *PREDATOR_TARGETS,
        *_COUNTS,
        *_HERDS,
        *(f"area:{area}" for area in AREAS),
        *(f"tile:{tile}" for tile in TILES),
        *(f"environment:{environment}" for environment in ENVIRONMENTS),
    )
)
_FORMS: Final = (
    "area:Fm, herd:Fm:SEAT, environment:forest, tile:HG, face-up, deck, card, white, hatch, "
    "volcano, raptor:1, raptor:2, pterodactyl, t-rex, count:NUMBER, confirm, stay, stop, finish, "
    "end"
)


def objection_at(table: Table, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that the player probably meant."""
    if not targets:
        raise InputError("targets", "is empty", _FORMS)
    for target in targets:
        if target not in _NAMES:
            raise InputError(
                "targets", f"{shown(target)} is not a target of Triassic Terror", _FORMS
            )
    first = targets[0]
    kind = first.partition(":")[0]
    if first in _BARE:
        return _of(table, _BARE[first])
    if first in _TOOLS:
        return _with_tool(table, _TOOLS[first], targets)
    if first in PREDATOR_TARGETS:
        return _predator(table, PREDATOR_TARGETS.index(first))
    if kind == "area":
        return _area(table, targets)
    if kind == "herd":
        return _herd(table, targets)
    return _selected(table, kind, first)


def _of(table: Table, id: int) -> Refusal:
    """The objection to an action; if there is none, a later click was one too many."""
    return objection(table, ACTIONS.all[id]) or _wait(table)


def _wait(table: Table) -> Refusal:
    """What the game is waiting for, and by which rule."""
    return not_now(table, question(table)[1])


def _selected(table: Table, kind: str, first: str) -> Refusal:
    name = first.partition(":")[2]
    if kind == "environment":
        return _of(table, ENVIRONMENT + ENVIRONMENTS.index(name))
    if kind == "tile":
        return _tile(table, TILES.index(name))
    return _wait(table)  # a number, clicked before anything it could count


def _tile(table: Table, tile: int) -> Refusal:
    """A tile is clicked to take it, and later to play it."""
    if table.stage == SELECT_TILE:
        return _of(table, TAKE + tile)
    if table.stage == MENU and table.tile_of(table.active) != tile:
        return Refusal("terror-refusal-not-your-tile", "TT-4.5", {"tile": TILE_WORDS[tile]})
    return _of(table, PLAY_TILE)


# White Dinos and counters.


def _with_tool(table: Table, first_id: int, targets: Sequence[str]) -> Refusal:
    """A white Dino or a counter, and then an area."""
    if len(targets) > 1 and targets[1].startswith("area:"):
        return _of(table, first_id + AREAS.index(targets[1].removeprefix("area:")))
    refusals = [objection(table, ACTIONS.all[first_id + area]) for area in range(len(AREAS))]
    first = refusals[0]
    if any(refusal is None for refusal in refusals) or first is None:
        return Refusal("terror-refusal-choose-area", "TT-15.2", {})
    if any(refusal != first for refusal in refusals):
        return Refusal("terror-refusal-no-herd-anywhere", first.rule, {})
    return first


# Areas.


def _area(table: Table, targets: Sequence[str]) -> Refusal:
    area = AREAS.index(targets[0].removeprefix("area:"))
    stage = int(table.stage)
    if stage in _AT_AREAS:
        return _of(table, _AT_AREAS[stage] + area)
    if stage == DIVIDING:
        return _group(table, area, targets)
    if stage == SPREADING:
        return _spread(table, targets)
    return _wait(table)


def _group(table: Table, area: int, targets: Sequence[str]) -> Refusal:
    """An adjacent area, and then a number (TT-7.6)."""
    if len(targets) > 1 and targets[1] in _COUNTS:
        return _of(table, GO + area * MOST_DINOS + _COUNTS.index(targets[1]))
    refusals = [
        objection(table, ACTIONS.all[GO + area * MOST_DINOS + i]) for i in range(MOST_DINOS)
    ]
    if any(refusal is None for refusal in refusals):
        return Refusal("terror-refusal-choose-number", "TT-7.6", {})
    return refusals[0] or _wait(table)


def _spread(table: Table, targets: Sequence[str]) -> Refusal:
    """One area of the environment for each new Dino, in any order (TT-6.1)."""
    environment = int(table.environment)
    number = min(CARD_GAIN, int(table.room_for(table.active)))
    areas = [AREAS.index(t.removeprefix("area:")) for t in targets if t.startswith("area:")]
    for area in areas:
        refusal = _no_place(table, environment, area, areas.count(area))
        if refusal is not None:
            return refusal
    return Refusal("terror-refusal-spread-all", "TT-6.1", {"number": number})


def _no_place(table: Table, environment: int, area: int, share: int) -> Refusal | None:
    word = AREA_WORDS[area]
    if area // 3 != environment:
        args = {"environment": ENVIRONMENT_WORDS[environment]}
        return Refusal("terror-refusal-other-environment", "TT-6.1", args)
    if not table.is_open(area):
        return Refusal("terror-refusal-volcano", "TT-6.2", {"area": word})
    if table.content.doomed_forbidden and not is_available(table, table.active, area, share):
        return Refusal("terror-refusal-doomed", "R-02", {"area": word})
    return None


# Herds and predators.


def _herd(table: Table, targets: Sequence[str]) -> Refusal:
    """A herd is clicked to eat or scatter it; otherwise the click means its area."""
    _, name, number = targets[0].split(":")
    area, seat = AREAS.index(name), int(number)
    if seat >= table.players:
        return no_such_seat(table, seat)
    if table.stage in (EATING, SCATTERING):
        return _prey(table, area, seat, targets)
    if table.stage not in (GROWING, CHOOSE_HERD):
        return _wait(table)
    if seat != table.active:
        key, rule = "terror-refusal-not-your-herd", question(table)[1]
        return Refusal(key, rule, {"who": Who(seat), "area": AREA_WORDS[area]})
    refusal = objection(table, ACTIONS.all[_AT_AREAS[int(table.stage)] + area])
    return refusal or Refusal("terror-refusal-click-area", question(table)[1], {})


def _prey(table: Table, area: int, seat: int, targets: Sequence[str]) -> Refusal:
    """The predator hunts where it is (TT-7.26)."""
    here = int(table.predators[table.eater])
    if area != here:
        args = {"area": AREA_WORDS[here]}
        return Refusal("terror-refusal-not-here", question(table)[1], args)
    if table.stage == EATING:
        return _of(table, EAT + seat)
    first = SCATTER + MOST_SCATTERED * seat
    if len(targets) > 1 and targets[1] in _COUNTS[:MOST_SCATTERED]:
        return _of(table, first + _COUNTS.index(targets[1]))
    refusals = [objection(table, ACTIONS.all[first + i]) for i in range(MOST_SCATTERED)]
    if any(refusal is None for refusal in refusals):
        return Refusal("terror-refusal-choose-number", "TT-7.28", {})
    return refusals[0] or _wait(table)


def _predator(table: Table, predator: int) -> Refusal:
    """A click on a Raptor chooses it; a click on an area moves any predator."""
    word = PREDATOR_WORDS[predator]
    if table.stage == CHOOSE_RAPTOR and predator < PTERODACTYL:
        return _of(table, RAPTOR + predator)
    is_moving = table.stage in (MOVE_PTERODACTYL, MOVE_T_REX, MOVE_RAPTOR)
    if is_moving and mover(table) == predator:
        return Refusal("terror-refusal-predator-goes-to-area", "TT-7.31", {"predator": word})
    return Refusal("terror-refusal-predator-not-now", "TT-7.31", {"predator": word})
