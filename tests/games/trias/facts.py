"""The public facts of a position, as plain sets and numbers."""

from dataclasses import dataclass
from typing import Any

from tests.games.trias.boards import Cell
from trilobite.engine import State

Herds = tuple[int, ...]


@dataclass
class Facts:
    """Everything public in a state. Herds are numbers by seat; the South Pole is tile 34."""

    players: int
    fields: dict[str, Any]
    ids: dict[Cell, int]
    landscapes: dict[Cell, str]
    on_tiles: dict[Cell, Herds]
    swimmers: dict[Cell, Herds]
    hands: list[str | None]
    discards: dict[str, int]

    @property
    def cells(self) -> frozenset[Cell]:
        """The cells with a tile, including the South Pole."""
        return frozenset(self.ids)

    @property
    def interim(self) -> list[int]:
        return list(self.fields["interim"])

    @property
    def stock(self) -> list[int]:
        return list(self.fields["stock"])

    def cell_of(self, tile: int) -> Cell:
        return next(cell for cell, id in self.ids.items() if id == tile)

    def swimming(self, seat: int) -> int:
        return sum(herds[seat] for herds in self.swimmers.values())


def facts(state: State) -> Facts:
    data: Any = state.to_position()
    table = data["state"]["table"]
    ids = {(0, 0): 34}
    landscapes = {(0, 0): "pole"}
    on_tiles = {(0, 0): tuple(table["pole"])}
    for tile in table["tiles"]:
        cell = tile["q"], tile["r"]
        ids[cell] = tile["id"]
        landscapes[cell] = tile["landscape"]
        on_tiles[cell] = tuple(tile["herds"])
    return Facts(
        data["players"],
        table,
        ids,
        landscapes,
        on_tiles,
        {(water["q"], water["r"]): tuple(water["herds"]) for water in table["swimmers"]},
        data["state"]["secrets"]["hands"],
        data["state"]["secrets"]["discards"],
    )
