"""Chapter 5: white Dinos. They may be placed at any step boundary of the play turn (TT-5.2)."""

from mypy_extensions import i64

from trilobite.engine import Refusal
from trilobite.engine.declared import ANY, WHO, EventKind
from trilobite.games.terror.generated import stages
from trilobite.games.terror.rules import gains
from trilobite.games.terror.rules.decisions import no_boundary
from trilobite.games.terror.rules.growth import pass_over_growth
from trilobite.games.terror.table import Table

WhitesLost = EventKind("terror-whites-lost", "TT-5.3").of(who=WHO, number=ANY)


def why_not_place_white(table: Table, area: int) -> Refusal | None:
    """The active player has one, the supply a Dino, and the area a herd (TT-5.1, TT-5.3)."""
    refusal = no_boundary(table)
    if refusal is not None:
        return refusal
    if table.whites[table.active] == 0:
        return Refusal("terror-refusal-no-white", "TT-5.1", {})
    return gains.empty_supply(table, "TT-5.3") or gains.why_not_grow_at(table, area, "TT-5.1")


def place_white(table: Table, area: i64) -> None:
    """A white Dino becomes one of the player's own (TT-5.1)."""
    table.whites[table.active] -= 1
    gains.add_dinos(table, area, 1, "TT-5.1", is_white=True)
    after_free_action(table)


def after_free_action(table: Table) -> None:
    """Skip the step that was about to begin if it can no longer have an effect."""
    if table.stage == stages.GROWING:
        pass_over_growth(table)


def is_white_placeable(table: Table) -> bool:
    """Whether the active player has a white Dino, a herd for it and a Dino in the supply."""
    return table.whites[table.active] > 0 and gains.growable_areas(table) != []


def whites_first(table: Table) -> Refusal | None:
    """A play turn cannot end while a white Dino can still be placed (TT-5.3)."""
    if not is_white_placeable(table):
        return None
    whites = int(table.whites[table.active])
    return Refusal("terror-refusal-whites-first", "TT-5.3", {"whites": whites})


def lose_whites(table: Table) -> None:
    """White Dinos that could not be placed are lost when the play turn ends (TT-5.3, R-10)."""
    seat = table.active
    if table.whites[seat] > 0 and table.log is not None:
        table.emit(WhitesLost(who=seat, number=table.whites[seat]))
    table.whites[seat] = 0
