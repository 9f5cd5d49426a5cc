"""The fields of the table, declared once: JSON, copies and arrays follow from this."""

from typing import Final

from trilobite.engine import Bits, Count, Field, Flag, OneOf, Seat, by_name
from trilobite.engine.fields import Row, by_participant, in_array
from trilobite.games.tritarea import model
from trilobite.games.tritarea.model import PARTICIPANTS

_LARGEST_SCORE: Final = 1 << 20
"""A bound above any possible score."""

_TRICKS: Final = Count(8, one_hot=9)
_WHO: Final = Seat(PARTICIPANTS, are_all=True)
_CARD: Final = OneOf(model.CARD_NAMES, is_optional=True)
_FEW: Final = Count(model.BLOCKS, shown=model.BLOCKS)
"""A number of blocks, or of cards in a hand: both are nine at most."""

_HEIGHT: Final = Count(model.HIGHEST, shown=model.HIGHEST)
_RANK: Final = Count(10, is_optional=True, shown=11)
_CARDS: Final = Bits(model.CARD_NAMES)
_PLACE: Final = OneOf(model.SQUARES, is_optional=True)

_EACH: Final = by_participant(PARTICIPANTS)
_SQUARE: Final = Row(len(model.SQUARES))

_ONE_IF: Final = "by participant: 1 if"

FIELDS: Final = (
    # How far the game has progressed. Tricks and rounds are counted from 0.
    Field("stage", OneOf(model.STAGES)),
    in_array("round", "the round", Count(model.LAST_ROUND, one_hot=model.LAST_ROUND + 1)),
    in_array("trick_number", "tricks finished in this round, one of 0 to 8", _TRICKS),
    in_array("start", "the start player of the round", _WHO),
    in_array("leader", "the participant with the marker", _WHO),
    # The participants clockwise, in the table order of this round.
    Field("order", Count(PARTICIPANTS - 1), _EACH),
    # The participant whose decision or card is awaited; nobody while several decide at once.
    in_array("actor", "the participant whose turn it is, if there is only one", _WHO),
    # The city. A building starts at stacks[square * HIGHEST], bottom block first.
    Field("stacks", Count(PARTICIPANTS - 1), _SQUARE, Row(model.HIGHEST), cell="u8"),
    in_array("height", "by square: blocks in the building", _HEIGHT, _SQUARE),
    in_array("blocks", "by square and participant: blocks there", _FEW, _SQUARE, _EACH),
    # The participants.
    in_array("supply", "by participant: blocks that may still be used", _FEW, _EACH),
    in_array("sold", "by participant: blocks sold", _FEW, _EACH),
    Field("points", Count(_LARGEST_SCORE, -_LARGEST_SCORE), by_name(model.SOURCES), _EACH),
    in_array("cards_left", "by participant: cards in hand or deck", _FEW, _EACH),
    # Cards. Those of this trick are also among the played ones of this round.
    in_array("trick", "by participant: the face-up card in this trick", _CARD, _EACH),
    in_array("rank", "by participant: its effective rank plus 1; 0 for none", _RANK, _EACH),
    in_array("played", "cards of this round that everybody has seen played", _CARDS),
    in_array("declared", "by participant: the face-up declared card", _CARD, _EACH),
    in_array("committed", f"{_ONE_IF} they have decided something still hidden", Flag(), _EACH),
    in_array("asked", f"{_ONE_IF} their 5 is still to be asked about", Flag(), _EACH),
    # Rights and building.
    in_array("adopted", "the adopted suit, I M E H", OneOf(model.SUITS, is_optional=True)),
    in_array("first_holder", "the first builder", _WHO),
    in_array("second_holder", "the second builder", _WHO),
    in_array("basic", "the square of the current builder's basic block", _PLACE),
    in_array("last_human_holder", "the latest human first builder of this round", _WHO),
)

ARRAYS: Final = {
    "write_progress": "round trick_number",
    "write_roles": "actor leader start first_holder second_holder last_human_holder adopted basic",
    "write_stocks": "supply sold cards_left committed asked",
    "write_cards": "trick rank declared played",
    "write_city": "height blocks",
}

# The secrets. A choice that is not yet revealed is a card, or a decision about a 5.
HANDS: Final = (
    Field("hands", _CARDS, _EACH),
    Field("pool", _CARDS),
)
CHOSEN_CARDS: Final = Field("choices", _CARD, _EACH)
SECRETS: Final = (*HANDS, CHOSEN_CARDS)
CHOSEN_CHANGES: Final = Field("choices", OneOf(model.CHANGES, is_optional=True), _EACH)
