"""The table, which everybody sees, and the secrets."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.reading import NONE
from trilobite.games.terror import model
from trilobite.games.terror.content import Content
from trilobite.games.terror.generated import stages
from trilobite.games.terror.generated.table import SecretFields, TableFields


class Table(TableFields):
    """Everything public: the island, the tiles, the scores and the progress of the turn.

    Dinos are indexed by area * SEATS + seat, habitats (`order`) by area * 3 + rank.
    """

    def copy(self) -> "Table":
        return Table(self.content, self)

    # Questions about the island.

    def dinos_of(self, seat: i64, area: i64) -> i64:
        return self.dinos[area * model.SEATS + seat]

    def size_of(self, seat: i64, area: i64) -> i64:
        """Dinos, plus what a T-Rex counts unless it is on the move."""
        size = self.dinos[area * model.SEATS + seat]
        if (
            self.owner == seat
            and self.predators[model.T_REX_PREDATOR] == area
            and not self.is_roaming
        ):
            size += model.T_REX_SIZE
        return size

    def total_in(self, seat: i64, environment: i64) -> i64:
        """The sizes of a player in the three areas of an environment."""
        area = environment * 3
        return (
            self.size_of(seat, area) + self.size_of(seat, area + 1) + self.size_of(seat, area + 2)
        )

    def habitats(self, area: int) -> tuple[int, ...]:
        """The occupants of an area, best habitat first."""
        return tuple(
            int(self.order[area * 3 + rank])
            for rank in range(3)
            if self.order[area * 3 + rank] != NONE
        )

    def holds_habitat(self, seat: i64, area: i64) -> bool:
        """Whether the player is an occupant of the area."""
        order = self.order
        first = area * 3
        return order[first] == seat or order[first + 1] == seat or order[first + 2] == seat

    def place_in(self, seat: i64, area: i64) -> int:
        """0 for the Primary habitat to 2 for the Tertiary, 3 for none."""
        place: i64 = 0
        while place < 3 and self.order[area * 3 + place] != seat:
            place += 1
        return place

    def t_rex_owner_at(self, area: i64) -> i64:
        """The seat whose T-Rex counts in the area, or NONE."""
        if self.predators[model.T_REX_PREDATOR] != area or self.is_roaming:
            return NONE
        return self.owner

    def unranked_area(self) -> int:
        """The area where a predator is eating, which is ranked only afterwards; NONE if none is."""
        if self.stage == stages.EATING and self.has_eaten:
            return int(self.predators[self.eater])
        return NONE

    def is_open(self, area: i64) -> bool:
        """Whether the area has no volcano."""
        return self.volcano[area] == NONE

    # Questions about the players and the turn.

    def awaits_decision(self) -> bool:
        """Whether a player must decide: not if chance has to draw or the game is over."""
        return stages.SELECT_CARD <= self.stage < stages.OVER

    def room_for(self, seat: i64) -> i64:
        """The number of Dinos that the player can still get from the supply."""
        return self.supply[seat] if self.content.supply_is_limited else 1 << 20

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.content.players

    def space_with(self, tile: i64) -> i64:
        """The space where a tile lies (NONE: the first empty space), or NONE."""
        for space in range(model.SPACES):
            if self.tile_at[space] == tile:
                return space
        return NONE

    def tile_of(self, seat: i64) -> i64:
        """The action tile a player has taken in this game turn, or NONE."""
        for space in range(model.SPACES):
            if self.taker[space] == seat:
                return self.tile_at[space]
        return NONE

    def tile_in_play(self) -> i64:
        """The action tile of the player whose play turn it is."""
        return self.tile_at[self.space]

    def is_card_turn(self) -> bool:
        """Whether environment cards are taken in this game turn."""
        return self.content.is_card_turn(int(self.period), int(self.turn))

    def is_last_turn(self) -> bool:
        """Whether the period ends with this game turn."""
        return self.turn + 1 == self.content.turns[self.period]

    def score(self, seat: int) -> int:
        return sum(
            int(self.points[source * model.SEATS + seat]) for source in range(len(model.SOURCES))
        )


class Secrets(SecretFields):
    """What is hidden: the kinds of the cards in the deck and of those drawn blind.

    The deck has no order: chance chooses each card as it is drawn. `held` has every hand card,
    including those that everybody knows.
    """

    def copy(self) -> "Secrets":
        return Secrets(self.players, self)


def new_table(content: Content) -> Table:
    """An empty island with its predators, full supplies and no tiles."""
    table = Table(content)
    table.predators = vec[i64](content.predators)
    for seat in range(content.players):
        table.supply[seat] = content.dinos
    table.deck_size = len(model.ENVIRONMENTS) * content.cards_of_each
    return table


def all_in_deck(content: Content) -> Secrets:
    """The secrets before the first draw: all cards are in the deck."""
    secrets = Secrets(content.players)
    secrets.deck = [content.cards_of_each] * len(model.ENVIRONMENTS)
    return secrets
