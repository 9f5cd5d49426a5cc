"""The fields of the table. `generated/`, JSON and the array of numbers follow from them."""

from typing import Final

from trilobite.engine import Bits, Count, Field, Flag, OneOf, Seat, by_name, by_seat
from trilobite.engine.fields import Row, in_array
from trilobite.games.terror import model
from trilobite.games.terror.model import MOST_DINOS, SEATS

PERIODS: Final = 3
MOST_TURNS: Final = 3
"""Number of game turns that a period has at most."""
MOST_CARDS: Final = 99
MOST_GAIN: Final = 3
MOST_BITES: Final = 5
MOST_COUNT: Final = 1 << 20
"""Upper bound for numbers of pieces and points that no rule limits."""

_EVERY_SEAT: Final = by_seat(SEATS)
_EVERY_AREA: Final = by_name(model.AREAS)
_SOME_AREAS: Final = by_name(model.AREAS, is_sparse=True)
_EVERY_SPACE: Final = Row(model.SPACES)
_SEAT: Final = Seat(SEATS)
_AREA: Final = OneOf(model.AREAS, is_optional=True)
_TILE: Final = OneOf(model.TILES, is_optional=True)
CARD: Final = OneOf(model.ENVIRONMENTS, is_optional=True)
_PUBLIC_CARD: Final = OneOf((*model.ENVIRONMENTS, "blind"), is_optional=True)
_CARDS: Final = Count(MOST_CARDS, shown=MOST_CARDS)
_SOME: Final = Count(MOST_DINOS, shown=MOST_DINOS)
_DINOS: Final = Count(MOST_COUNT, shown=MOST_DINOS)
_SCATTERED: Final = Count(model.MOST_SCATTERED, shown=MOST_DINOS)
_PLAYERS: Final = Count(lambda table: table.players, shown=SEATS)
_PERIOD: Final = Count(lambda table: table.content.last_period, one_hot=PERIODS)
_TURN: Final = Count(lambda table: table.content.turns[table.period] - 1, one_hot=MOST_TURNS)
_SPACE: Final = Count(model.SPACES - 1, one_hot=model.SPACES, first=1, is_optional=True)
_PERIOD_OF_USE: Final = Count(lambda table: table.period, shown=PERIODS, is_optional=True)

_AREAS: Final = " ".join(model.AREAS)
_PREDATORS: Final = ", ".join(model.PREDATORS)

STEP_FIELDS: Final = (
    # New Dinos, migration.
    in_array("environment", "the environment of the open step", CARD),
    in_array("gain", "Dinos to be placed in the open step", Count(MOST_GAIN, shown=MOST_DINOS)),
    in_array("grown", "the herd that Herd Growth has enlarged already", _AREA),
    in_array("herds_before", "where herds were when migration began", Bits(model.AREAS)),
    in_array("first_origin", "the area that the first herd left", _AREA),
    in_array("origin", "the area that a herd is leaving now", _AREA),
    in_array("going", "by area: how many of that herd go there", _SOME, _SOME_AREAS),
    in_array("frozen", "by area: Dinos that came with the first herd", _SOME, _SOME_AREAS),
    # Predators. `first_owner` and `first_to` belong to the single Dino that this Raptor scattered
    # first.
    in_array("eater", "the predator of the open step", OneOf(model.PREDATORS, is_optional=True)),
    in_array("bites", "Dinos it may still eat", Count(MOST_BITES, shown=MOST_DINOS)),
    in_array("has_eaten", "1 if it has eaten", Flag()),
    in_array("raptors_moved", "1 for a Raptor that has moved", Bits((1, 2))),
    in_array("two_steps_used", "1 if a Raptor has gone two steps", Flag()),
    in_array("scattered", "Dinos this Raptor has scattered", _SCATTERED),
    in_array("first_owner", "whose Dino was scattered first", _SEAT),
    in_array("first_to", "where that one went", _AREA),
    in_array("group_owner", "whose group is being scattered", _SEAT),
    in_array("group_size", "how large it is", _SCATTERED),
)
"""The fields of the open step."""

FIELDS: Final = (
    # Progress of the game. `selected` counts the players who have finished selecting in this game
    # turn; `space` is that of the current play turn, so there is none outside phase B.
    in_array("stage", f"what the table waits for: {', '.join(model.STAGES)}", OneOf(model.STAGES)),
    in_array("period", "the period", _PERIOD),
    in_array("turn", "the game turn of the period", _TURN),
    in_array("start", "the player with the start marker", _SEAT),
    in_array("active", "who is to decide", _SEAT),
    in_array("selected", "players who have finished selecting in this game turn", _PLAYERS),
    in_array("space", "the space of the action row whose play turn it is", _SPACE),
    in_array("took_face_up", "1 if the face-up card was taken", Flag()),
    in_array("card_played", "1 if the active player has played the card", Flag()),
    in_array("tile_played", "1 if the active player has played the tile", Flag()),
    # The players.
    in_array("supply", "by seat: Dinos in the supply; 0 if it is unlimited", _DINOS, _EVERY_SEAT),
    Field("points", Count(MOST_COUNT), by_name(model.SOURCES), _EVERY_SEAT),
    in_array("whites", "by seat: white Dinos still to be placed", _SOME, _EVERY_SEAT),
    in_array("cards", "by seat: the publicly known card; last: unseen", _PUBLIC_CARD, _EVERY_SEAT),
    in_array(
        "counters",
        "Hatch, Volcano: the period of use, from 1",
        _PERIOD_OF_USE,
        by_name(model.COUNTERS),
        _EVERY_SEAT,
    ),
    # The action row and the cards.
    in_array("tile_at", f"by space: the tile, {', '.join(model.TILES)}", _TILE, _EVERY_SPACE),
    in_array("taker", "by space: the player who has taken it", _SEAT, _EVERY_SPACE),
    in_array("whites_on", "by tile: white Dinos on it", _SOME, by_name(model.TILES)),
    in_array("face_up", f"the face-up card, {', '.join(model.ENVIRONMENTS)}", CARD),
    in_array("deck_size", "cards left in the deck", _CARDS),
    in_array("discards", "discarded cards", _CARDS, by_name(model.ENVIRONMENTS)),
    # The island. The T-Rex has no owner at first; while it roams it counts for nobody.
    in_array("dinos", f"by area ({_AREAS}) and seat", _DINOS, _EVERY_AREA, _EVERY_SEAT),
    in_array("order", "by area and habitat: whose it is", _SEAT, _EVERY_AREA, Row(3)),
    in_array("volcano", "by area: whose volcano is there", _SEAT, _EVERY_AREA),
    in_array("predators", f"where {_PREDATORS} are", OneOf(model.AREAS), by_name(model.PREDATORS)),
    in_array("owner", "whose piece the T-Rex is", _SEAT),
    in_array("is_roaming", "1 while the T-Rex is on the move", Flag()),
    *STEP_FIELDS,
)

SECRETS: Final = (
    Field("deck", _CARDS, by_name(model.ENVIRONMENTS), cell="int"),
    Field("held", CARD, _EVERY_SEAT, cell="int"),
)
"""What is hidden."""

ARRAYS: Final = {
    "write_track": "stage period turn",
    "write_progress": "start active selected space took_face_up card_played tile_played",
    "write_supply": "supply",
    "write_row": "whites cards counters tile_at taker whites_on face_up deck_size discards",
    "write_island": "dinos order",
    "write_step": "volcano predators owner is_roaming "
    + " ".join(field.name for field in STEP_FIELDS),
}
