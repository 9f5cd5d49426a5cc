"""The fields of the table, declared once: their values, bounds, JSON form and array blocks."""

from typing import Final

from trilobite.engine.fields import Count, Field, Flag, OneOf, Row, Seat, Slot, by_name, by_seat
from trilobite.engine.reading import read_text
from trilobite.games.trias import model
from trilobite.games.trias.model import CARD_NAMES, CARDS, LANDSCAPES, METEORITE, POLE, SEATS

MOST: Final = 99
"""Upper bound, in the array, for the herds of a player, the capacity of a tile and the decks."""

POINTS: Final = Count(9999, shown=999)


class Card(OneOf):
    """A card that lies face up or is held. The meteorite is shown and set aside at once."""

    def read(self, value: object, where: str, table: object) -> int:
        names = [name for card, name in enumerate(CARD_NAMES) if card % len(CARDS) != METEORITE]
        return self.names.index(read_text(value, where, names))


CARD: Final = Card(CARD_NAMES, is_optional=True)
HANDS: Final = Field("hands", CARD, by_seat(SEATS))
DISCARDS: Final = Field("discards", Count(39), by_name(CARD_NAMES, is_sparse=True))

FIELDS: Final = (
    Field("stage", OneOf(model.STAGES),
          meaning="what the table waits for: " + ", ".join(model.STAGES)),
    Field("active", Seat(SEATS), meaning="whose turn it is"),
    Field("start", Seat(SEATS), meaning="the start player"),
    Field("turn", Count(9999)),
    Field("placements", Count(lambda t: t.players * t.content.placements_each, shown=2 * SEATS),
          meaning="pairs of herds placed in the set-up"),
    Field("laid", Count(lambda t: len(t.content.cells))),
    Field("holes", Count(lambda t: t.content.water_tiles)),
    Field("idle_turns",
          Count(lambda t: t.players if t.content.keeps_card_without_drift else 0, shown=SEATS),
          meaning="turns in a row without a card to use"),
    Field("last_turns", Count(lambda t: t.players, is_optional=True, shown=SEATS + 1),
          meaning="turns left in the last round, plus 1; 0 before it"),
    Field("used_hand", Flag(), meaning="1 if the hand card was used in this turn"),
    Field("used_card", CARD, meaning="the last used card, back * 4 + face"),
    Field("wanted", OneOf(LANDSCAPES, is_optional=True),
          meaning="the landscape that must drift: mountain, steppe, woods"),
    Field("is_mandatory", Flag(), meaning="1 during the drift that the card demands"),
    Field("lifted",
          Count(lambda t: t.content.board_tiles - 1, is_optional=True, one_hot=POLE + 1),
          meaning="the tile that was lifted"),
    Field("actions_left", Count(lambda t: t.content.actions, shown=9),
          meaning="actions left in this turn"),
    Field("rescues_left", Count(lambda t: t.content.swimmers_per_rescue - 1, shown=9),
          meaning="swimmers that may still be rescued by this action"),
    Field("meteorite_out", Flag(), meaning="1 if the meteorite has been drawn"),
    Field("stock", Count(lambda t: t.content.herds, shown=MOST), by_seat(SEATS),
          meaning="by seat: herds in stock"),
    Field("interim", POINTS, by_seat(SEATS), meaning="by seat: points so far"),
    Field("final", POINTS, by_seat(SEATS), meaning="by seat: points of the final scoring"),
    Field("backs", Count(1, first=1, is_optional=True, one_hot=2), by_seat(SEATS),
          meaning="by seat: the back of the hand card"),
    Field("deck_sizes", Count(39, shown=MOST), Row(2), meaning="cards left of each back"),
    Field("spent", Count(MOST), Row(POLE + 1), cell="u8"),
)  # fmt: skip

SLOTS: Final = (
    Slot("board", "Board", "new_board(content.players, is_euclid=content.is_euclid)",
         "like.board.copy()", "from trilobite.games.trias.fast.kernel import Board, new_board"),
)  # fmt: skip

SHOWN: Final = (
    "stage active start placements idle_turns last_turns used_hand used_card wanted is_mandatory "
    "lifted actions_left rescues_left meteorite_out stock interim final backs deck_sizes"
)
"""Fields of the array, in its order."""

ARRAYS: Final = {"write_table": SHOWN}
