"""The table, which everybody sees, and the secrets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.tables import OpenTable
from trilobite.games.terror.content import Content
from trilobite.games.terror.model import (
    AREA_COUNT,
    ENVIRONMENTS,
    SEATS,
    SPACES,
    T_REX_PREDATOR,
    T_REX_SIZE,
)

# What the game is waiting for.
CHOOSE_START: Final = 0
TURN_UP: Final = 1
LAY_TILE: Final = 2
DRAW_CARD: Final = 3
SELECT_CARD: Final = 4
SELECT_TILE: Final = 5
MENU: Final = 6
CHOOSE_ENVIRONMENT: Final = 7
SPREADING: Final = 8
GROWING: Final = 9
CHOOSE_HERD: Final = 10
DIVIDING: Final = 11
MOVE_PTERODACTYL: Final = 12
MOVE_T_REX: Final = 13
CHOOSE_RAPTOR: Final = 14
MOVE_RAPTOR: Final = 15
EATING: Final = 16
SCATTERING: Final = 17
SCATTER_TO: Final = 18
OVER: Final = 19

STAGES: Final = (
    "choose_start",
    "turn_up",
    "lay_tile",
    "draw_card",
    "select_card",
    "select_tile",
    "menu",
    "choose_environment",
    "spreading",
    "growing",
    "choose_herd",
    "dividing",
    "move_pterodactyl",
    "move_t_rex",
    "choose_raptor",
    "move_raptor",
    "eating",
    "scattering",
    "scatter_to",
    "over",
)
CHANCE_STAGES: Final = (CHOOSE_START, TURN_UP, LAY_TILE, DRAW_CARD)

NONE: Final = -1
BLIND: Final = 4
"""Value in place of the kind of a card that only its holder has seen (R-07)."""

# Sources of points: `points` is indexed by source * SEATS + seat.
STONES: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
SOURCES: Final = ("stones", "presence", "domination")


class Table(OpenTable):
    """Everything public: the island, the tiles, the scores and the progress of the turn."""

    def __init__(  # noqa: PLR0913, PLR0915, PLR0917 - `copy` passes every vector
        self,
        content: Content,
        dinos: vec[i64],
        order: vec[i64],
        volcano: vec[i64],
        predators: vec[i64],
        supply: vec[i64],
        points: vec[i64],
        tile_at: vec[i64],
        taker: vec[i64],
        whites_on: vec[i64],
        whites: vec[i64],
        cards: vec[i64],
        counters: vec[i64],
        discards: vec[i64],
        going: vec[i64],
        frozen: vec[i64],
    ) -> None:
        super().__init__(content.players)
        self.content = content
        self.stage: i64 = CHOOSE_START
        # The island. Dinos are indexed by area * SEATS + seat, habitats by area * 3 + rank.
        self.dinos = dinos
        self.order = order
        self.volcano = volcano
        self.predators = predators
        """The area of each predator, in the order of PREDATORS."""
        self.owner: i64 = NONE
        """The owner of the T-Rex; NONE while it is neutral."""
        self.is_roaming = False
        """Whether the T-Rex is on the move and counts for nobody (TT-7.20)."""
        # The players.
        self.supply = supply
        self.points = points
        self.whites = whites
        """White Dinos that each player has taken but not yet placed."""
        self.cards = cards
        """The hand cards as everybody knows them: NONE, the kind, or BLIND."""
        self.counters = counters
        """The period in which the Hatch (by seat) or Volcano (SEATS + seat) counter was used."""
        # Tiles and cards.
        self.tile_at = tile_at
        self.taker = taker
        """The seat whose player dinosaur stands on each space."""
        self.whites_on = whites_on
        self.face_up: i64 = NONE
        self.deck_size: i64 = 0
        self.discards = discards
        # Progress of the game.
        self.period: i64 = 0
        self.turn: i64 = 0
        """The game turn within the period, from 0."""
        self.start: i64 = NONE
        self.active: i64 = NONE
        self.selected: i64 = 0
        """The number of players who have finished selecting in this game turn."""
        self.space: i64 = NONE
        """The action space of the current play turn; NONE outside phase B."""
        self.took_face_up = False
        self.card_played = False
        self.tile_played = False
        # The current step.
        self.environment: i64 = NONE
        self.gain: i64 = 0
        self.grown: i64 = NONE
        """The area of the herd that Herd Growth has already enlarged."""
        self.herds_before: i64 = 0
        """Bits of the areas where the active player had a herd before migrating (R-13)."""
        self.first_origin: i64 = NONE
        self.origin: i64 = NONE
        self.going = going
        """How many Dinos of the migrating herd are to go to each area, until confirmed."""
        self.frozen = frozen
        """Dinos of the active player that arrived with the first migration (TT-7.9)."""
        self.eater: i64 = NONE
        self.bites: i64 = 0
        self.has_eaten = False
        self.raptors_moved: i64 = 0
        """Bits of the Raptors that have moved in this play turn."""
        self.two_steps_used = False
        self.scattered: i64 = 0
        self.first_owner: i64 = NONE
        """The owner of the single Dino this Raptor scattered first; `first_to` is where it went."""
        self.first_to: i64 = NONE
        self.group_owner: i64 = NONE
        self.group_size: i64 = 0

    def copy(self) -> "Table":
        twin = Table(
            self.content,
            self.dinos[:],
            self.order[:],
            self.volcano[:],
            self.predators[:],
            self.supply[:],
            self.points[:],
            self.tile_at[:],
            self.taker[:],
            self.whites_on[:],
            self.whites[:],
            self.cards[:],
            self.counters[:],
            self.discards[:],
            self.going[:],
            self.frozen[:],
        )
        twin.stage = self.stage
        twin.owner = self.owner
        twin.is_roaming = self.is_roaming
        twin.face_up = self.face_up
        twin.deck_size = self.deck_size
        twin.period = self.period
        twin.turn = self.turn
        twin.start = self.start
        twin.active = self.active
        twin.selected = self.selected
        twin.space = self.space
        twin.took_face_up = self.took_face_up
        twin.card_played = self.card_played
        twin.tile_played = self.tile_played
        twin.environment = self.environment
        twin.gain = self.gain
        twin.grown = self.grown
        twin.herds_before = self.herds_before
        twin.first_origin = self.first_origin
        twin.origin = self.origin
        twin.eater = self.eater
        twin.bites = self.bites
        twin.has_eaten = self.has_eaten
        twin.raptors_moved = self.raptors_moved
        twin.two_steps_used = self.two_steps_used
        twin.scattered = self.scattered
        twin.first_owner = self.first_owner
        twin.first_to = self.first_to
        twin.group_owner = self.group_owner
        twin.group_size = self.group_size
        return twin

    # Questions that the rules ask.

    def dinos_of(self, seat: i64, area: i64) -> i64:
        return self.dinos[area * SEATS + seat]

    def size_of(self, seat: i64, area: i64) -> i64:
        """Dinos, plus what a T-Rex counts unless it is on the move (TT-0.3)."""
        size = self.dinos[area * SEATS + seat]
        if self.owner == seat and self.predators[T_REX_PREDATOR] == area and not self.is_roaming:
            size += T_REX_SIZE
        return size

    def room_for(self, seat: i64) -> i64:
        """The number of Dinos that the player can still get from the supply (TT-0.4, R-05)."""
        return self.supply[seat] if self.content.supply_is_limited else 1 << 20

    def is_open(self, area: i64) -> bool:
        """Whether the area has no volcano (TT-4.10)."""
        return self.volcano[area] == NONE

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.content.players

    def tile_of(self, seat: i64) -> i64:
        """The action tile a player has taken in this game turn, or NONE."""
        space: i64 = 0
        while space < SPACES:
            if self.taker[space] == seat:
                return self.tile_at[space]
            space += 1
        return NONE

    def score(self, seat: int) -> int:
        return sum(int(self.points[source * SEATS + seat]) for source in range(len(SOURCES)))


class Secrets:
    """What is hidden: the kinds of the cards in the deck and of those drawn blind.

    The deck has no order: chance chooses each card as it is drawn. `held` has every hand card,
    including those that everybody knows.
    """

    def __init__(self, deck: list[int], held: list[int]) -> None:
        self.deck = deck
        self.held = held

    def copy(self) -> "Secrets":
        return Secrets(self.deck.copy(), self.held.copy())


def new_table(content: Content) -> Table:
    """An empty island with its predators, full supplies and no tiles."""
    table = Table(
        content,
        dinos=vec[i64]([0] * (AREA_COUNT * SEATS)),
        order=vec[i64]([NONE] * (3 * AREA_COUNT)),
        volcano=vec[i64]([NONE] * AREA_COUNT),
        predators=vec[i64](content.predators),
        supply=vec[i64]([content.dinos if s < content.players else 0 for s in range(SEATS)]),
        points=vec[i64]([0] * (len(SOURCES) * SEATS)),
        tile_at=vec[i64]([NONE] * SPACES),
        taker=vec[i64]([NONE] * SPACES),
        whites_on=vec[i64]([0] * SPACES),
        whites=vec[i64]([0] * SEATS),
        cards=vec[i64]([NONE] * SEATS),
        counters=vec[i64]([NONE] * (2 * SEATS)),
        discards=vec[i64]([0] * len(ENVIRONMENTS)),
        going=vec[i64]([0] * AREA_COUNT),
        frozen=vec[i64]([0] * AREA_COUNT),
    )
    table.deck_size = len(ENVIRONMENTS) * content.cards_of_each
    return table


def all_in_deck(content: Content) -> Secrets:
    """The secrets before the first draw: all cards are in the deck."""
    return Secrets([content.cards_of_each] * len(ENVIRONMENTS), [NONE] * SEATS)
