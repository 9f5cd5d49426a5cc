"""Targets: the names of the things in the view, and those to click for each action."""

from collections.abc import Mapping
from typing import Final

from trilobite.engine import Action
from trilobite.engine.declared import DeclaredAction
from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.table import Table

TOOLS: Final = ("white", "hatch", "volcano")
"""Pieces that are clicked before the area where they are used, and the kinds of these actions."""
BUTTONS: Final = ("face-up", "deck", "card", "confirm", "stay", "stop", "finish", "end")
COUNTS: Final = tuple(f"count:{number}" for number in range(1, model.MOST_DINOS + 1))

_NAMES: Final = frozenset(
    (
        *BUTTONS,
        *TOOLS,
        *model.PREDATOR.names,
        *COUNTS,
        *(f"herd:{area}:{seat}" for area in model.AREAS for seat in range(model.SEATS)),
        *(f"area:{area}" for area in model.AREAS),
        *(f"tile:{tile}" for tile in model.TILES),
        *(f"environment:{environment}" for environment in model.ENVIRONMENTS),
    )
)
FORMS: Final = (
    "area:Fm, herd:Fm:SEAT, environment:forest, tile:HG, face-up, deck, card, white, hatch, "
    "volcano, raptor:1, raptor:2, pterodactyl, t-rex, count:NUMBER, confirm, stay, stop, finish, "
    "end"
)

_CLICKED: Final[Mapping[str, str]] = {
    "take": "tile:{tile}",
    "tile": "tile:{mine}",
    "white": "white area:{area}",
    "hatch": "hatch area:{area}",
    "volcano": "volcano area:{area}",
    "environment": "environment:{environment}",
    "grow": "area:{area}",
    "migrate": "area:{area}",
    "go": "area:{area} count:{number}",
    "to": "area:{area}",
    "eat": "herd:{here}:{victim}",
    "raptor": "raptor:{raptor}",
    "scatter": "herd:{here}:{owner} count:{number}",
}
"""Targets by kind of action; an action without fields is a button of its own."""


def is_target(name: str) -> bool:
    return name in _NAMES


def targets(table: Table, action: Action) -> tuple[str, ...]:
    """The things to click for an action, in order; those of a spread in any order."""
    if not isinstance(action, DeclaredAction):
        raise TypeError(f"{action!r} is not an action of Triassic Terror")
    kind, values = action.kind, action.values
    if kind == "draft":
        return (BUTTONS[values[0]],)
    if kind == "spread":
        first = 3 * int(table.environment)
        shares = enumerate(model.SPREADS[values[0]])
        return tuple(
            f"area:{model.AREAS[first + ring]}" for ring, share in shares for _ in range(share)
        )
    fields = action.declared.fields.items()
    texts = {name: one.text(value) for (name, one), value in zip(fields, values, strict=True)}
    if table.space != NONE:
        texts["mine"] = model.TILES[table.tile_in_play()]
        texts["here"] = model.AREAS[table.predators[table.eater]]
    return tuple(_CLICKED.get(kind, kind).format_map(texts).split())
