"""The question for the active player, and the targets in the view that answer it."""

from trilobite.engine import Action, Message
from trilobite.games.trias.events import TERRAIN_WORDS, cell_target
from trilobite.games.trias.legal import legal_ids
from trilobite.games.trias.model import (
    END,
    DrawCard,
    Drift,
    End,
    Lift,
    Move,
    Place,
    PlayHand,
    Reproduce,
    Rescue,
)
from trilobite.games.trias.table import (
    ACTING,
    CHOOSE_CARD,
    DRIFTING,
    LIFTING,
    NONE,
    PLACING,
    Table,
)


def question(table: Table) -> tuple[Message, str]:
    """What the active player must decide, and the rule that asks for it."""
    stage = table.stage
    if stage == PLACING:
        return Message("trias-ask-place", {"herds": table.content.herds_per_placement}), "TR-1.6"
    if stage == CHOOSE_CARD:
        return Message("trias-ask-card", {}), "TR-2.2"
    if stage == LIFTING:
        if table.wanted == NONE:
            return Message("trias-ask-lift-any", {}), "TR-2.5"
        return Message("trias-ask-lift", {"landscape": TERRAIN_WORDS[int(table.wanted)]}), "TR-2.4"
    if stage == DRIFTING:
        word = TERRAIN_WORDS[table.terrain_of(table.lifted)]
        return Message("trias-ask-drift", {"tile": int(table.lifted), "landscape": word}), "TR-3.5"
    if stage == ACTING:
        return _what_to_do(table), "TR-5.1"
    raise ValueError("nobody is asked anything now")


def _what_to_do(table: Table) -> Message:
    """Ask about the actions left only if something can be done with them."""
    left, more = int(table.actions_left), int(table.rescues_left)
    if legal_ids(table) == [END]:
        return Message("trias-ask-end", {"left": left})
    return Message("trias-ask-act", {"left": left, "more": more})


def targets(table: Table, action: Action) -> tuple[str, ...]:
    """The things to click for an action, in order. A herd is named by its mark and its tile."""
    if isinstance(action, Place | Lift):
        return (f"tile:{action.tile}",)
    if isinstance(action, PlayHand):
        return ("hand",)
    if isinstance(action, DrawCard):
        return ("deck",)
    if isinstance(action, End):
        return ("end",)
    if isinstance(action, Reproduce):
        return ("stock", f"tile:{action.tile}")
    if isinstance(action, Drift):
        return (_cell_beside(table, action.tile, action.direction),)
    if isinstance(action, Rescue):
        cell = _cell_beside(table, action.tile, action.direction)
        return (cell.replace("cell", "swimmer"), f"tile:{action.tile}")
    if isinstance(action, Move):
        there = table.board.tile_at[table.neighbour(action.tile, action.direction)]
        return (f"{'spent' if action.is_spent else 'fresh'}:{action.tile}", f"tile:{int(there)}")
    raise TypeError(f"{action!r} is not an action of Trias")


def can_undo(table: Table, action: Action) -> bool:
    """Everything but showing a card and ending the turn can be undone (section 11)."""
    if isinstance(action, Place):
        return bool(table.stage == ACTING)
    return not isinstance(action, PlayHand | DrawCard | End)


def _cell_beside(table: Table, tile: int, direction: int) -> str:
    cell = int(table.neighbour(tile, direction))
    return cell_target(table.q(cell), table.r(cell))
