"""The fields of the table, declared once: JSON, copies and arrays follow from this."""

from functools import partial
from typing import Final

from trilobite.engine import Bits, Count, Field, Flag, OneOf, Seat, by_name
from trilobite.engine.fields import Own, Row, by_participant, fields_of, in_array
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
_SUIT: Final = OneOf(model.SUITS, is_optional=True)
_PLACE: Final = OneOf(model.SQUARES, is_optional=True)

_EACH: Final = by_participant(PARTICIPANTS)
_SQUARE: Final = Row(len(model.SQUARES))

# The groups of the array.
_progress = partial(in_array, group="progress")
_role = partial(in_array, group="roles")
_stock = partial(in_array, group="stocks")
_card = partial(in_array, group="cards")
_city = partial(in_array, group="city")

_ONE_IF: Final = "by participant: 1 if"

PARTS: Final = (
    # How far the game has progressed. Tricks and rounds are counted from 0.
    Field("stage", OneOf(model.STAGES)),
    _progress("round", "the round", Count(model.LAST_ROUND, one_hot=model.LAST_ROUND + 1)),
    _progress("trick_number", "tricks finished in this round, one of 0 to 8", _TRICKS),
    _role("start", "the start player of the round", _WHO, at=2),
    _role("leader", "the participant with the marker", _WHO),
    # The participants clockwise, in the table order of this round.
    Field("order", Count(PARTICIPANTS - 1), _EACH),
    # The participant whose decision or card is awaited; nobody while several decide at once.
    _role("actor", "the participant whose turn it is, if there is only one", _WHO, at=0),
    # The city. A building starts at stacks[square * HIGHEST], bottom block first.
    Own(
        "buildings",
        Field("stacks", Count(PARTICIPANTS - 1), _SQUARE, Row(model.HIGHEST), cell="u8"),
        _city("height", "by square: blocks in the building", _HEIGHT, _SQUARE),
        _city("blocks", "by square and participant: blocks there", _FEW, _SQUARE, _EACH),
    ),
    # The participants.
    _stock("supply", "by participant: blocks that may still be used", _FEW, _EACH),
    _stock("sold", "by participant: blocks sold", _FEW, _EACH),
    Field("points", Count(_LARGEST_SCORE, -_LARGEST_SCORE), by_name(model.SOURCES), _EACH),
    _stock("cards_left", "by participant: cards in hand or deck", _FEW, _EACH),
    # Cards. Those of this trick are also among the played ones of this round.
    _card("trick", "by participant: the face-up card in this trick", _CARD, _EACH),
    _card("rank", "by participant: its effective rank plus 1; 0 for none", _RANK, _EACH),
    _card("played", "cards of this round that everybody has seen played", _CARDS, at=3),
    _card("declared", "by participant: the face-up declared card", _CARD, _EACH),
    _stock("committed", f"{_ONE_IF} they have decided something still hidden", Flag(), _EACH),
    _stock("asked", f"{_ONE_IF} their 5 is still to be asked about", Flag(), _EACH),
    # Rights and building.
    _role("adopted", "the adopted suit, I M E H", _SUIT, at=6),
    _role("first_holder", "the first builder", _WHO),
    _role("second_holder", "the second builder", _WHO),
    _role("basic", "the square of the current builder's basic block", _PLACE, at=7),
    _role("last_human_holder", "the latest human first builder of this round", _WHO),
)
"""The table in JSON, in its order."""
FIELDS: Final = fields_of(PARTS)

# The secrets. A choice that is not yet revealed is a card, or a decision about a 5.
HANDS: Final = (
    Field("hands", _CARDS, _EACH),
    Field("pool", _CARDS),
)
CHOSEN_CARDS: Final = Field("choices", _CARD, _EACH)
SECRETS: Final = (*HANDS, CHOSEN_CARDS)
CHOSEN_CHANGES: Final = Field("choices", OneOf(model.CHANGES, is_optional=True), _EACH)
