"""The table, which everybody sees, and the secrets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.tables import OpenTable
from trilobite.games.trias.content import Content
from trilobite.games.trias.kernel import WATER, Board, new_board
from trilobite.games.trias.model import POLE, SEATS, SOUTH_POLE

# What the game is waiting for. The first three stages and the two card draws are chance.
LAY_TILE: Final = 0
CHOOSE_START: Final = 1
DEAL_CARD: Final = 2
PLACING: Final = 3
CHOOSE_CARD: Final = 4
TURN_UP_CARD: Final = 5
LIFTING: Final = 6
DRIFTING: Final = 7
ACTING: Final = 8
REFILL_HAND: Final = 9
OVER: Final = 10

STAGES: Final = (
    "lay_tile",
    "choose_start",
    "deal_card",
    "placing",
    "choose_card",
    "turn_up_card",
    "lifting",
    "drifting",
    "acting",
    "refill_hand",
    "over",
)
CHANCE_STAGES: Final = (LAY_TILE, CHOOSE_START, DEAL_CARD, TURN_UP_CARD, REFILL_HAND)

NONE: Final = -1


class Table(OpenTable):
    """Everything public: board, herds, stocks, scores and the progress of the turn (section 11)."""

    def __init__(
        self,
        content: Content,
        board: Board,
        stock: vec[i64],
        interim: vec[i64],
        final: vec[i64],
        spent: vec[u8],
        backs: vec[i64],
        deck_sizes: vec[i64],
    ) -> None:
        super().__init__(content.players)
        self.content = content
        self.board = board
        self.stage: i64 = LAY_TILE
        self.start: i64 = NONE
        self.active: i64 = NONE
        self.turn: i64 = 0
        self.placements: i64 = 0
        self.laid: i64 = 0
        self.holes: i64 = 0
        self.used_hand = False
        self.used_card: i64 = NONE
        self.wanted: i64 = NONE
        self.is_mandatory = False
        self.lifted: i64 = NONE
        self.actions_left: i64 = 0
        self.rescues_left: i64 = 0
        self.meteorite_out = False
        self.last_turns: i64 = NONE
        self.idle_turns: i64 = 0
        self.stock = stock
        self.interim = interim
        self.final = final
        self.spent = spent
        self.backs = backs
        self.deck_sizes = deck_sizes

    def copy(self) -> "Table":
        twin = Table(
            self.content,
            self.board.copy(),
            self.stock[:],
            self.interim[:],
            self.final[:],
            self.spent[:],
            self.backs[:],
            self.deck_sizes[:],
        )
        twin.stage = self.stage
        twin.start = self.start
        twin.active = self.active
        twin.turn = self.turn
        twin.placements = self.placements
        twin.laid = self.laid
        twin.holes = self.holes
        twin.used_hand = self.used_hand
        twin.used_card = self.used_card
        twin.wanted = self.wanted
        twin.is_mandatory = self.is_mandatory
        twin.lifted = self.lifted
        twin.actions_left = self.actions_left
        twin.rescues_left = self.rescues_left
        twin.meteorite_out = self.meteorite_out
        twin.last_turns = self.last_turns
        twin.idle_turns = self.idle_turns
        return twin

    # Questions that the rules ask.

    @property
    def is_last_round(self) -> bool:
        return self.last_turns != NONE

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise (TR-0.6)."""
        return (seat + 1) % self.board.seats

    def top_back(self) -> int:
        """The visible back of the top card, -1 if there is none: deck 1 lies on deck 2 (TR-1.3)."""
        if self.deck_sizes[0] > 0:
            return 0
        return 1 if self.deck_sizes[1] > 0 else NONE

    def has_tile(self, tile: i64) -> bool:
        return self.board.cell_of[tile] != WATER

    def terrain_of(self, tile: i64) -> int:
        return int(self.board.terrain[tile])

    def neighbour(self, tile: i64, direction: i64) -> i64:
        """The cell on that side of a tile."""
        return self.board.cell_of[tile] + self.board.window.step[direction]

    def has_room(self, tile: i64) -> bool:
        """Whether the herds of all players on it are below its capacity (TR-0.5)."""
        return self.board.total[self.board.cell_of[tile]] < self.board.capacity[tile]

    def own_on(self, seat: i64, tile: i64) -> int:
        return int(self.board.herds_at(seat, self.board.cell_of[tile]))

    def fresh_on(self, tile: i64) -> int:
        """The active player's herds that neither reproduced nor were born this turn (TR-5.8)."""
        return self.own_on(self.active, tile) - int(self.spent[tile])

    def herds_out(self, seat: int) -> int:
        """A player's herds on tiles and in the water."""
        return self.content.herds - int(self.stock[seat])

    def is_extinct(self, seat: int) -> bool:
        """Whether the player has no herd on a tile or in the water (TR-5.9)."""
        return self.herds_out(seat) == 0

    def q(self, cell: int) -> int:
        return int(self.board.window.q(cell))

    def r(self, cell: int) -> int:
        return int(self.board.window.r(cell))

    def tiles_of_mass(self, name: int) -> tuple[int, ...]:
        """The tiles of a land mass, whose name is its lowest tile."""
        board = self.board
        return tuple(
            t for t in range(POLE + 1) if board.cell_of[t] != WATER and board.mass[t] == name
        )

    def masses(self) -> list[int]:
        """The names of all land masses."""
        board = self.board
        return [t for t in range(POLE + 1) if board.cell_of[t] != WATER and board.mass[t] == t]

    def score(self, seat: int) -> int:
        return int(self.interim[seat] + self.final[seat])


class Secrets:
    """What is hidden: the faces of the hand cards and of the cards left in the deck.

    A card is back * 4 + face. The deck has no order: chance chooses each card as it is drawn.
    An option decides whether the discards are public (R-4).
    """

    def __init__(self, deck: list[int], hands: list[int], discards: list[int]) -> None:
        self.deck = deck
        self.hands = hands
        self.discards = discards

    def copy(self) -> "Secrets":
        return Secrets(self.deck.copy(), self.hands.copy(), self.discards.copy())


def all_in_deck(content: Content) -> Secrets:
    """The secrets before the deal: all cards are in the deck."""
    return Secrets(content.cards.copy(), [NONE] * SEATS, [0] * len(content.cards))


def new_table(content: Content) -> Table:
    """An empty table: the South Pole, full stocks, a full deck."""
    table = Table(
        content,
        new_board(content.players, is_euclid=content.is_euclid),
        stock=vec[i64]([content.herds if s < content.players else 0 for s in range(SEATS)]),
        interim=vec[i64]([0] * SEATS),
        final=vec[i64]([0] * SEATS),
        spent=vec[u8]([0] * (POLE + 1)),
        backs=vec[i64]([NONE] * SEATS),
        deck_sizes=vec[i64]([sum(content.cards[:4]), sum(content.cards[4:])]),
    )
    table.board.lay(POLE, SOUTH_POLE, content.capacity[SOUTH_POLE], 0, 0)
    return table
