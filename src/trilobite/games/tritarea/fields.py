"""The fields of the table, declared once: JSON, copies and arrays follow from this."""

from typing import Final

from trilobite.engine import Bits, Count, Field, Flag, OneOf, Seat, by_name
from trilobite.engine.fields import Row, Value, by_participant
from trilobite.games.tritarea import model
from trilobite.games.tritarea.model import PARTICIPANTS

_TRICKS: Final = 8
_LARGEST_SCORE: Final = 1 << 20
"""A bound above any possible score."""

_WHO: Final = Seat(PARTICIPANTS, are_all=True)
_CARD: Final = OneOf(model.CARD_NAMES, is_optional=True)
_FEW: Final = Count(model.BLOCKS, shown=model.BLOCKS)
"""A number of blocks, or of cards in a hand: both are nine at most."""

_EACH: Final = by_participant(PARTICIPANTS)
_SQUARE: Final = Row(len(model.SQUARES))


def _each(name: str, value: Value, meaning: str) -> Field:
    """A field with a value for each participant."""
    return Field(name, value, _EACH, meaning=f"by participant: {meaning}")


FIELDS: Final = (
    # How far the game has progressed. Tricks and rounds are counted from 0.
    Field("stage", OneOf(model.STAGES)),
    Field("round", Count(model.LAST_ROUND, one_hot=model.LAST_ROUND + 1), meaning="the round"),
    Field("trick_number", Count(_TRICKS, one_hot=_TRICKS + 1),
          meaning="tricks finished in this round, one of 0 to 8"),
    Field("start", _WHO, meaning="the start player of the round"),
    Field("leader", _WHO, meaning="the participant with the marker"),
    # The participants clockwise, in the table order of this round.
    Field("order", Count(PARTICIPANTS - 1), _EACH),
    # The participant whose decision or card is awaited; nobody while several decide at once.
    Field("actor", _WHO, meaning="the participant whose turn it is, if there is only one"),
    # The city. A building starts at stacks[square * HIGHEST], bottom block first.
    Field("stacks", Count(PARTICIPANTS - 1), _SQUARE, Row(model.HIGHEST), cell="u8"),
    Field("height", Count(model.HIGHEST, shown=model.HIGHEST), _SQUARE,
          meaning="by square: blocks in the building"),
    Field("blocks", _FEW, _SQUARE, _EACH, meaning="by square and participant: blocks there"),
    # The participants.
    _each("supply", _FEW, "blocks that may still be used"),
    _each("sold", _FEW, "blocks sold"),
    Field("points", Count(_LARGEST_SCORE, -_LARGEST_SCORE), by_name(model.SOURCES), _EACH),
    _each("cards_left", _FEW, "cards in hand or deck"),
    # Cards. Those of this trick are also among the played ones of this round.
    _each("trick", _CARD, "the face-up card in this trick"),
    _each("rank", Count(10, is_optional=True, shown=11), "its effective rank plus 1; 0 for none"),
    Field("played", Bits(model.CARD_NAMES),
          meaning="cards of this round that everybody has seen played"),
    _each("declared", _CARD, "the face-up declared card"),
    _each("committed", Flag(), "1 if they have decided something still hidden"),
    _each("asked", Flag(), "1 if their 5 is still to be asked about"),
    # Rights and building.
    Field("adopted", OneOf(model.SUITS, is_optional=True), meaning="the adopted suit, I M E H"),
    Field("first_holder", _WHO, meaning="the first builder"),
    Field("second_holder", _WHO, meaning="the second builder"),
    Field("basic", OneOf(model.SQUARES, is_optional=True),
          meaning="the square of the current builder's basic block"),
    Field("last_human_holder", _WHO, meaning="the latest human first builder of this round"),
)  # fmt: skip

ARRAYS: Final = {
    "write_progress": "round trick_number",
    "write_roles": "actor leader start first_holder second_holder last_human_holder adopted basic",
    "write_stocks": "supply sold cards_left committed asked",
    "write_cards": "trick rank declared played",
    "write_city": "height blocks",
}

# The secrets. A choice that is not yet revealed is a card, or a decision about a 5.
HANDS: Final = (
    Field("hands", Bits(model.CARD_NAMES), _EACH),
    Field("pool", Bits(model.CARD_NAMES)),
)
CHOSEN_CARDS: Final = Field("choices", _CARD, _EACH)
CHOSEN_CHANGES: Final = Field("choices", OneOf(model.CHANGES, is_optional=True), _EACH)
