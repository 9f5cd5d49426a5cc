"""What lies on the table for everybody to see, and what does not."""

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
    T_REX_SIZE,
    TREX,
)

# What the table waits for.
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
"""Instead of the kind of a card: its holder alone has seen it (R-07)."""

# Where points come from: the first index of `points`, times SEATS.
STONES: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
SOURCES: Final = ("stones", "presence", "domination")


class Table(OpenTable):
    """Everything public: the island, the tiles, the scores, whose turn and how far."""

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
        # The island. Dinos by area * SEATS + seat; habitats by area * 3 + rank.
        self.dinos = dinos
        self.order = order
        self.volcano = volcano
        self.predators = predators
        """The area of each, by the numbers of PREDATORS."""
        self.owner: i64 = NONE
        """Whose piece the T-Rex is; NONE while it is neutral."""
        self.is_roaming = False
        """True while the T-Rex is on the move and counts for nobody (TT-7.20)."""
        # The players.
        self.supply = supply
        self.points = points
        self.whites = whites
        """White Dinos taken and not yet placed."""
        self.cards = cards
        """As everybody knows them: NONE, the kind, or BLIND."""
        self.counters = counters
        """The period in which the Hatch (by seat) or Volcano (SEATS + seat) counter was used."""
        # Tiles and cards.
        self.tile_at = tile_at
        self.taker = taker
        """Whose player dinosaur stands on a space."""
        self.whites_on = whites_on
        self.face_up: i64 = NONE
        self.deck_size: i64 = 0
        self.discards = discards
        # How far the game is.
        self.period: i64 = 0
        self.turn: i64 = 0
        """Within the period, from 0."""
        self.start: i64 = NONE
        self.active: i64 = NONE
        self.selected: i64 = 0
        """How many players have finished selecting in this game turn."""
        self.space: i64 = NONE
        """Whose play turn it is, as the space of the action row; NONE in phase A."""
        self.took_face_up = False
        self.card_played = False
        self.tile_played = False
        # The step that is open.
        self.environment: i64 = NONE
        self.gain: i64 = 0
        self.grown: i64 = NONE
        """The herd that Herd Growth has enlarged already."""
        self.herds_before: i64 = 0
        """Bits of the areas where the active player had a herd when he began to migrate (R-13)."""
        self.first_origin: i64 = NONE
        self.origin: i64 = NONE
        self.going = going
        """How many of the migrating herd go to each area, until it is confirmed."""
        self.frozen = frozen
        """Dinos of the active player that came with the first migration (TT-7.9)."""
        self.eater: i64 = NONE
        self.bites: i64 = 0
        self.has_eaten = False
        self.raptors_moved: i64 = 0
        """Bits of the Raptors that have moved in this play turn."""
        self.two_steps_used = False
        self.scattered: i64 = 0
        self.first_owner: i64 = NONE
        """Whose single Dino this Raptor scattered first, and where it went."""
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

    # Questions the rules ask.

    def dinos_of(self, seat: i64, area: i64) -> i64:
        return self.dinos[area * SEATS + seat]

    def size_of(self, seat: i64, area: i64) -> i64:
        """Dinos, and as many as a T-Rex counts if it is not on the move (TT-0.3)."""
        size = self.dinos[area * SEATS + seat]
        if self.owner == seat and self.predators[TREX] == area and not self.is_roaming:
            size += T_REX_SIZE
        return size

    def room_for(self, seat: i64) -> i64:
        """How many Dinos the supply still gives (TT-0.4, R-05)."""
        return self.supply[seat] if self.content.supply_is_limited else 1 << 20

    def is_open(self, area: i64) -> bool:
        """Without a volcano (TT-4.10)."""
        return self.volcano[area] == NONE

    def left_of(self, seat: i64) -> i64:
        """Clockwise."""
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
    """What nobody may see: the kinds of the cards in the deck and of those drawn blind.

    The deck has no order: a card is drawn when it leaves it. `held` has every card in a hand,
    also those that everybody knows.
    """

    def __init__(self, deck: list[int], held: list[int]) -> None:
        self.deck = deck
        self.held = held

    def copy(self) -> "Secrets":
        return Secrets(self.deck.copy(), self.held.copy())


def new_table(content: Content) -> Table:
    """An empty island with its predators, full supplies, no tile on its space."""
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
    """No card drawn."""
    return Secrets([content.cards_of_each] * len(ENVIRONMENTS), [NONE] * SEATS)
