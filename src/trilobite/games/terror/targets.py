"""Targets: the names of the things in the view, and those to click for each action."""

from typing import Final

from trilobite.engine import Action
from trilobite.engine.declared import declared
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
_EXAMPLES: Final = ("area:Fm", "herd:Fm:SEAT", "environment:forest", "tile:HG", "count:NUMBER")
FORMS: Final = ", ".join((*_EXAMPLES, *model.PREDATOR.names, *TOOLS, *BUTTONS))


def is_target(name: str) -> bool:
    return name in _NAMES


def targets(table: Table, action: Action) -> tuple[str, ...]:
    """The things to click for an action, in order; those of a spread in any order."""
    kind, values = action.kind, declared(action).values
    if kind == "draft":
        return (BUTTONS[values[0]],)
    if kind == "spread":
        first = 3 * int(table.environment)
        shares = enumerate(model.SPREADS[values[0]])
        return tuple(
            f"area:{model.AREAS[first + ring]}" for ring, share in shares for _ in range(share)
        )
    if kind == "tile":
        return (f"tile:{model.TILES[table.tile_in_play()]}",)
    if kind in ("eat", "scatter"):
        herd = f"herd:{model.AREAS[table.predators[table.eater]]}:{values[0]}"
        return (herd, *(COUNTS[number] for number in values[1:]))
    return declared(action).targets()
