"""The fields of the table, declared once: their values, bounds, JSON form and array blocks."""

from typing import Final

from trilobite.engine import Count, Field, Flag, OneOf, Seat, by_name, by_seat
from trilobite.engine.fields import Own, Row, Slot, fields_of, in_array
from trilobite.engine.reading import read_text
from trilobite.games.trias import model
from trilobite.games.trias.model import CARD_NAMES, CARDS, LANDSCAPES, METEORITE, POLE, SEATS

MOST: Final = 99
"""Upper bound, in the array, for the herds of a player, the capacity of a tile and the decks."""


class Card(OneOf):
    """A card that lies face up or is held. The meteorite is shown and set aside at once."""

    def read(self, value: object, where: str, table: object) -> int:
        names = [name for card, name in enumerate(CARD_NAMES) if card % len(CARDS) != METEORITE]
        return self.names.index(read_text(value, where, names))


CARD: Final = Card(CARD_NAMES, is_optional=True)
DECK: Final = Field("deck", Count(39), by_name(CARD_NAMES), cell="int")
HANDS: Final = Field("hands", CARD, by_seat(SEATS), cell="int")
DISCARDS: Final = Field("discards", Count(39), by_name(CARD_NAMES, is_sparse=True), cell="int")
SECRETS: Final = (DECK, HANDS, DISCARDS)
"""What is hidden. In JSON the deck is what the hands and the discards leave."""

_SEAT: Final = Seat(SEATS)
_POINTS: Final = Count(9999, shown=999)
_EACH: Final = by_seat(SEATS)
_PLACEMENTS: Final = Count(lambda t: t.players * t.content.placements_each, shown=2 * SEATS)
_IDLE: Final = Count(lambda t: t.players if t.content.keeps_card_without_drift else 0, shown=SEATS)
_LAST_TURNS: Final = Count(lambda t: t.players, is_optional=True, shown=SEATS + 1)
_LIFTED: Final = Count(lambda t: t.content.board_tiles - 1, is_optional=True, one_hot=POLE + 1)
_ACTIONS: Final = Count(lambda t: t.content.actions, shown=9)
_RESCUES: Final = Count(lambda t: t.content.swimmers_per_rescue - 1, shown=9)
_STOCK: Final = Count(lambda t: t.content.herds, shown=MOST)
_BACK: Final = Count(1, first=1, is_optional=True, one_hot=2)
_DECK: Final = Count(39, shown=MOST)
_WANTED: Final = OneOf(LANDSCAPES, is_optional=True)

PARTS: Final = (
    in_array("stage", f"what the table waits for: {', '.join(model.STAGES)}", OneOf(model.STAGES)),
    in_array("start", "the start player", _SEAT, at=2),
    in_array("active", "whose turn it is", _SEAT),
    Field("turn", Count(9999)),
    in_array("placements", "pairs of herds placed in the set-up", _PLACEMENTS),
    Field("laid", Count(lambda t: len(t.content.cells))),
    Field("holes", Count(lambda t: t.content.water_tiles)),
    in_array("used_hand", "1 if the hand card was used in this turn", Flag()),
    in_array("used_card", "the last used card, back * 4 + face", CARD),
    in_array("wanted", "the landscape that must drift: mountain, steppe, woods", _WANTED),
    in_array("is_mandatory", "1 during the drift that the card demands", Flag()),
    in_array("lifted", "the tile that was lifted", _LIFTED),
    in_array("actions_left", "actions left in this turn", _ACTIONS),
    in_array("rescues_left", "swimmers that may still be rescued by this action", _RESCUES),
    in_array("meteorite_out", "1 if the meteorite has been drawn", Flag()),
    in_array("last_turns", "turns left in the last round, plus 1; 0 before it", _LAST_TURNS, at=5),
    in_array("idle_turns", "turns in a row without a card to use", _IDLE, at=4),
    Own("tiles"),
    Own("pole"),
    Own("swimmers"),
    Own("spent", Field("spent", Count(MOST), Row(POLE + 1), cell="u8")),
    in_array("stock", "by seat: herds in stock", _STOCK, _EACH),
    in_array("interim", "by seat: points so far", _POINTS, _EACH),
    in_array("final", "by seat: points of the final scoring", _POINTS, _EACH),
    in_array("backs", "by seat: the back of the hand card", _BACK, _EACH),
    in_array("deck_sizes", "cards left of each back", _DECK, Row(2)),
)
"""The table in JSON, in its order; tiles, pole and swimmers are the board."""
FIELDS: Final = fields_of(PARTS)

_KERNEL: Final = "trilobite.games.trias.kernel.board"
_NEW_BOARD: Final = "new_board(content.players, is_euclid=content.is_euclid)"
SLOTS: Final = (
    Slot(
        "board", "Board", _NEW_BOARD, "like.board.copy()", f"from {_KERNEL} import Board, new_board"
    ),
)
