"""The table, which everybody sees, and the secrets."""

from typing import Final

from mypy_extensions import i64

from trilobite.engine import Argument
from trilobite.games.trias import model
from trilobite.games.trias.content import Content
from trilobite.games.trias.generated import stages
from trilobite.games.trias.generated.table import SecretFields, TableFields
from trilobite.games.trias.kernel.board import WATER

NONE: Final = -1
CHANCE_STAGES: Final = (
    stages.LAY_TILE,
    stages.CHOOSE_START,
    stages.DEAL_CARD,
    stages.TURN_UP_CARD,
    stages.REFILL_HAND,
)
"""Stages in which chance decides."""


class Table(TableFields):
    """Everything public: board, herds, stocks, scores and the progress of the turn (section 11)."""

    def copy(self) -> "Table":
        return Table(self.content, self)

    @property
    def is_last_round(self) -> bool:
        return self.last_turns != NONE

    def top_back(self) -> int:
        """The visible back of the top card, -1 if there is none."""
        if self.deck_sizes[0] > 0:
            return 0
        return 1 if self.deck_sizes[1] > 0 else NONE

    def herds_out(self, seat: int) -> int:
        """A player's herds on tiles and in the water."""
        return self.content.herds - int(self.stock[seat])

    def is_extinct(self, seat: int) -> bool:
        return self.herds_out(seat) == 0

    def score(self, seat: int) -> int:
        return int(self.interim[seat] + self.final[seat])

    # Tiles and their herds.

    def tiles(self) -> list[int]:
        """The tiles on the board, including the South Pole."""
        return [tile for tile in range(model.POLE + 1) if self.board.cell_of[tile] != WATER]

    def has_tile(self, tile: i64) -> bool:
        return self.board.cell_of[tile] != WATER

    def terrain_of(self, tile: i64) -> int:
        return int(self.board.terrain[tile])

    def neighbour(self, tile: i64, direction: i64) -> i64:
        """The cell on that side of a tile."""
        return self.board.cell_of[tile] + self.board.window.step[direction]

    def herds_on(self, tile: i64) -> int:
        """The herds of all players on a tile."""
        return int(self.board.total[self.board.cell_of[tile]])

    def own_on(self, seat: i64, tile: i64) -> int:
        return int(self.board.herds_at(seat, self.board.cell_of[tile]))

    def tiles_of_mass(self, name: int) -> tuple[int, ...]:
        """The tiles of a land mass, whose name is its lowest tile."""
        return tuple(tile for tile in self.tiles() if self.board.mass[tile] == name)

    def masses(self) -> list[int]:
        """The names of all land masses."""
        return [tile for tile in self.tiles() if self.board.mass[tile] == tile]

    def interior_sea(self) -> list[int]:
        """The water cells that the outer water does not reach."""
        return [
            cell for cell in range(int(self.board.window.area)) if self.board.is_interior_sea(cell)
        ]

    # What the words of the rules mean (chapter 0).

    def has_room(self, tile: i64) -> bool:
        """The herds of all players count together towards the capacity of a tile (TR-0.5)."""
        return self.herds_on(tile) < int(self.board.capacity[tile])

    def room_on(self, tile: i64) -> int | None:
        """How many more herds a tile feeds, negative for a surplus; None without a limit."""
        if tile == model.POLE and self.content.is_pole_unlimited:
            return None
        return int(self.board.capacity[tile]) - self.herds_on(tile)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (TR-0.6)."""
        return (seat + 1) % self.board.seats

    # Cells in words.

    def q(self, cell: int) -> int:
        return int(self.board.window.q[cell])

    def r(self, cell: int) -> int:
        return int(self.board.window.r[cell])

    def place_of(self, tile: i64) -> tuple[int, int]:
        cell = int(self.board.cell_of[tile])
        return self.q(cell), self.r(cell)

    def spot(self, cell: int) -> str:
        """The coordinates of a cell, as the names of targets have them."""
        return f"{self.q(cell)},{self.r(cell)}"

    def site_of(self, tile: i64) -> tuple[Argument, ...]:
        """A tile, what it is and where it lies, in words for people."""
        q, r = self.place_of(tile)
        terrain = model.TERRAIN.words[self.terrain_of(tile)]
        return int(tile), terrain, model.ring_distance(q, r), model.hour_of(q, r)


class Secrets(SecretFields):
    """What is hidden: the faces of the hand cards and of the cards left in the deck.

    The deck has no order: chance chooses each card as it is drawn. An option decides whether the
    discards are public (R-4).
    """

    def copy(self) -> "Secrets":
        return Secrets(self.players, self)


def all_in_deck(content: Content) -> Secrets:
    """The secrets before the deal: all cards are in the deck."""
    secrets = Secrets(content.players)
    secrets.deck = content.cards.copy()
    return secrets


def new_table(content: Content) -> Table:
    """An empty table: the South Pole, full stocks, a full deck."""
    table = Table(content)
    for seat in range(content.players):
        table.stock[seat] = content.herds
    table.deck_sizes[0] = sum(content.cards[:4])
    table.deck_sizes[1] = sum(content.cards[4:])
    table.board.lay(model.POLE, model.SOUTH_POLE, content.capacity[model.SOUTH_POLE], 0, 0)
    return table


def tiles_left(table: Table) -> list[int]:
    """The tiles of each landscape that are not on the board."""
    left = table.content.tiles.copy()
    for tile in range(int(table.laid - table.holes)):
        left[table.board.terrain[tile]] -= 1
    return left


def leftover_tiles(table: Table) -> list[int]:
    """The tiles of each landscape that left the game at the end of set-up; all see them (R-13)."""
    is_laying = table.stage == stages.LAY_TILE
    return [0] * len(table.content.tiles) if is_laying else tiles_left(table)
