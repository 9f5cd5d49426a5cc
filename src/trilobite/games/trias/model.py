"""The vocabulary of Trias: landscapes, cards, directions and actions."""

from typing import Final

from trilobite.engine import Action, ActionSet, BareAction

KEY: Final = "trias"

MOUNTAIN: Final = 0
STEPPE: Final = 1
WOODS: Final = 2
SOUTH_POLE: Final = 3
METEORITE: Final = 3
"""Number of the meteorite card. No card shows the South Pole, so both can have the next number."""

LANDSCAPES: Final = ("mountain", "steppe", "woods")
TERRAINS: Final = (*LANDSCAPES, "south-pole")
CARDS: Final = ("mountain", "steppe", "woods", "meteorite")

TILES: Final = 34
"""Maximum number of land tiles on the board; ids 0 to 33 (2 players: 0 to 17)."""

POLE: Final = 34
"""Id of the South Pole tile for any number of players."""

SEATS: Final = 5
COLOURS: Final = ("orange", "blue", "yellow", "green", "purple")

# Pointy-top hexes: the directions of TR-0.1 as compass points.
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
STEP_Q: Final = (1, 1, 0, -1, -1, 0)
STEP_R: Final = (0, -1, -1, 0, 1, 1)

# The first id of each kind of action (941 in all; ids depend on neither players nor options).
PLACE: Final = 0
HAND: Final = PLACE + 35
DRAW: Final = HAND + 1
LIFT: Final = DRAW + 1
DRIFT: Final = LIFT + 34
MOVE: Final = DRIFT + 34 * 6
RESCUE: Final = MOVE + 35 * 12
REPRODUCE: Final = RESCUE + 35 * 6
END: Final = REPRODUCE + 35


class TileAction(Action):
    """An action that names one tile."""

    def __init__(self, id: int, tile: int) -> None:
        super().__init__(KEY, id)
        self.tile = tile

    def text(self) -> str:
        return f"{self.kind} {self.tile}"

    def fields(self) -> dict[str, object]:
        return {"tile": self.tile}


class Place(TileAction):
    """Put two herds from stock on a vacant tile (TR-1.6)."""

    kind = "place"


class Lift(TileAction):
    """First step of a drift: pick up a tile (section 3)."""

    kind = "lift"


class Reproduce(TileAction):
    """A fresh herd on the tile produces another herd (TR-5.6)."""

    kind = "reproduce"


class PlayHand(BareAction):
    """Use the hand card for the mandatory drift (TR-2.2)."""

    kind = "hand"


class DrawCard(BareAction):
    """Use the top card of the deck for the mandatory drift (TR-2.2)."""

    kind = "draw"


class End(BareAction):
    """Give up the remaining actions (TR-5.10)."""

    kind = "end"


class SideAction(Action):
    """An action that names a tile and one of its six sides."""

    def __init__(self, id: int, tile: int, direction: int) -> None:
        super().__init__(KEY, id)
        self.tile = tile
        self.direction = direction

    def text(self) -> str:
        return f"{self.kind} {self.tile} {DIRECTIONS[self.direction]}"

    def fields(self) -> dict[str, object]:
        return {"tile": self.tile, "direction": DIRECTIONS[self.direction]}


class Drift(SideAction):
    """Second step of a drift: put the lifted tile beside a tile of its land mass (section 3)."""

    kind = "drift"


class Rescue(SideAction):
    """Bring a swimmer onto the tile, from the cell on that side of it (TR-5.5)."""

    kind = "rescue"


class Move(SideAction):
    """Move a fresh or a spent herd to the next tile on that side (TR-5.3, TR-5.8)."""

    kind = "move"

    def __init__(self, id: int, tile: int, direction: int, *, is_spent: bool) -> None:
        super().__init__(id, tile, direction)
        self.is_spent = is_spent

    def text(self) -> str:
        return super().text() + (" spent" if self.is_spent else "")

    def fields(self) -> dict[str, object]:
        return {**super().fields(), "herd": "spent" if self.is_spent else "fresh"}


def _all_actions() -> list[Action]:
    actions: list[Action] = []
    actions += [Place(PLACE + t, t) for t in range(35)]
    actions += [PlayHand(KEY, HAND), DrawCard(KEY, DRAW)]
    actions += [Lift(LIFT + t, t) for t in range(34)]
    actions += [Drift(DRIFT + i, i // 6, i % 6) for i in range(34 * 6)]
    actions += [Move(MOVE + i, i // 12, i % 12 // 2, is_spent=i % 2 == 1) for i in range(35 * 12)]
    actions += [Rescue(RESCUE + i, i // 6, i % 6) for i in range(35 * 6)]
    actions += [Reproduce(REPRODUCE + t, t) for t in range(35)]
    actions += [End(KEY, END)]
    return actions


ACTIONS: Final = ActionSet(KEY, _all_actions())


def ring_cells(rings: int) -> list[tuple[int, int]]:
    """The cells in the order in which tiles get their ids: outward, ring by ring (section 11)."""
    cells: list[tuple[int, int]] = []
    for ring in range(1, rings + 1):
        q, r = ring, 0
        for direction in (2, 3, 4, 5, 0, 1):
            for _ in range(ring):
                cells.append((q, r))
                q, r = q + STEP_Q[direction], r + STEP_R[direction]
    return cells
