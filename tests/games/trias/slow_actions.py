"""Phase 2 read literally (TR-5.1 to TR-5.10): the texts of all legal actions."""

from tests.games.trias.boards import Cell
from tests.games.trias.facts import Facts, facts
from tests.games.trias.laws import CAPACITY
from tests.games.trias.slow_rules import slow_lifts
from trilobite.games.trias.rules.landscape import neighbours
from trilobite.games.trias.state import TriasState

SIDES = ("e", "ne", "nw", "w", "sw", "se")


def slow_choices(state: TriasState) -> set[str]:
    """The legal actions of the active player in phase 2, with no tile lifted."""
    table, options = facts(state), state.options
    seat: int = table.fields["active"]
    actions: int = table.fields["actions_left"]
    texts = {"end"}  # TR-5.10
    if actions >= 3:  # TR-5.2
        texts |= {f"lift {tile}" for tile in slow_lifts(state)}
    if actions or table.fields["rescues_left"]:  # TR-5.5
        texts |= _rescues(table, seat, options)
    if actions:
        texts |= _moves(table, seat, options)
        texts |= _reproductions(table, seat, options)
    return texts


def has_room(table: Facts, cell: Cell, options: dict[str, object]) -> bool:
    """TR-0.5, R-1."""
    pole = options["south_pole_capacity"]
    capacity = CAPACITY.get(table.landscapes[cell], pole if isinstance(pole, int) else 999)
    return sum(table.on_tiles[cell]) < capacity


def _spent(table: Facts, cell: Cell) -> int:
    marks = dict(table.fields["spent"])
    return int(marks.get(table.ids[cell], 0))


def _moves(table: Facts, seat: int, options: dict[str, object]) -> set[str]:
    """TR-5.3, TR-5.4, TR-5.8."""
    texts: set[str] = set()
    for cell, herds in table.on_tiles.items():
        for side, near in zip(SIDES, neighbours(cell), strict=True):
            if near in table.ids and has_room(table, near, options):
                if herds[seat] > _spent(table, cell):
                    texts.add(f"move {table.ids[cell]} {side}")
                if _spent(table, cell):
                    texts.add(f"move {table.ids[cell]} {side} spent")
    return texts


def _rescues(table: Facts, seat: int, options: dict[str, object]) -> set[str]:
    """TR-5.5."""
    return {
        f"rescue {id} {side}"
        for cell, id in table.ids.items()
        for side, near in zip(SIDES, neighbours(cell), strict=True)
        if has_room(table, cell, options) and table.swimmers.get(near, (0,) * 5)[seat]
    }


def _reproductions(table: Facts, seat: int, options: dict[str, object]) -> set[str]:
    """TR-5.6, TR-5.7."""
    return {
        f"reproduce {table.ids[cell]}"
        for cell, herds in table.on_tiles.items()
        if herds[seat] > _spent(table, cell)
        and has_room(table, cell, options)
        and table.stock[seat]
    }
