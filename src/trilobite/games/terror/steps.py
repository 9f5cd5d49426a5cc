"""The end of a step of a play turn: back to the menu, with its fields cleared (TT-4.5)."""

from mypy_extensions import i64

from trilobite.games.terror.table import MENU, NONE, Table


def end_step(table: Table) -> None:
    """The card or the tile has been carried out (TT-4.5)."""
    table.stage = MENU
    table.environment = NONE
    table.gain = 0
    table.grown = NONE
    table.eater = NONE
    table.bites = 0
    table.has_eaten = False
    table.raptors_moved = 0
    table.two_steps_used = False


def tile_in_play(table: Table) -> i64:
    """The action tile of the player whose play turn it is (TT-4.4)."""
    return table.tile_at[table.space]
