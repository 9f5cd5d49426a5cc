"""The fields of the table. `generated.py`, JSON and the array of numbers follow from them."""

from typing import Final

from trilobite.engine.fields import Bits, Count, Field, Flag, OneOf, Row, Seat, by_name, by_seat
from trilobite.games.terror import model
from trilobite.games.terror.model import SEATS

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
_EVERY_SPACE: Final = Row(model.SPACES)
_SEAT: Final = Seat(SEATS)
_AREA: Final = OneOf(model.AREAS, is_optional=True)
CARD: Final = OneOf(model.ENVIRONMENTS, is_optional=True)
_CARDS: Final = Count(MOST_CARDS, shown=MOST_CARDS)
_SOME: Final = Count(model.MOST_DINOS, shown=model.MOST_DINOS)

FIELDS: Final = (
    # Progress of the game. `selected` counts the players who have finished selecting in this game
    # turn; `space` is that of the current play turn, so there is none outside phase B.
    Field("stage", OneOf(model.STAGES),
          meaning="what the table waits for: " + ", ".join(model.STAGES)),
    Field("period", Count(lambda table: table.content.last_period, one_hot=PERIODS),
          meaning="the period"),
    Field("turn", Count(lambda table: table.content.turns[table.period] - 1, one_hot=MOST_TURNS),
          meaning="the game turn of the period"),
    Field("start", _SEAT, meaning="who has the start marker"),
    Field("active", _SEAT, meaning="who is to decide"),
    Field("selected", Count(lambda table: table.players, shown=SEATS),
          meaning="players who have finished selecting in this game turn"),
    Field("space", Count(model.SPACES - 1, one_hot=model.SPACES, first=1, is_optional=True),
          meaning="the space of the action row whose play turn it is"),
    Field("took_face_up", Flag(), meaning="1 if the face-up card was taken"),
    Field("card_played", Flag(), meaning="1 if the active player has played the card"),
    Field("tile_played", Flag(), meaning="1 if the active player has played the tile"),
    # The players.
    Field("supply", Count(MOST_COUNT, shown=model.MOST_DINOS), _EVERY_SEAT,
          meaning="by seat: Dinos in the supply; 0 if it is unlimited"),
    Field("points", Count(MOST_COUNT), by_name(model.SOURCES), _EVERY_SEAT),
    Field("whites", _SOME, _EVERY_SEAT, meaning="by seat: white Dinos still to be placed"),
    Field("cards", OneOf((*model.ENVIRONMENTS, "blind"), is_optional=True), _EVERY_SEAT,
          meaning="by seat: the publicly known card; last: unseen"),
    Field("counters", Count(lambda table: table.period, shown=PERIODS, is_optional=True),
          by_name(model.COUNTERS), _EVERY_SEAT,
          meaning="Hatch, Volcano: the period of use, from 1"),
    # The action row and the cards.
    Field("tile_at", OneOf(model.TILES, is_optional=True), _EVERY_SPACE,
          meaning="by space: the tile, " + ", ".join(model.TILES)),
    Field("taker", _SEAT, _EVERY_SPACE, meaning="by space: who has taken it"),
    Field("whites_on", _SOME, by_name(model.TILES), meaning="by tile: white Dinos on it"),
    Field("face_up", CARD, meaning="the face-up card, " + ", ".join(model.ENVIRONMENTS)),
    Field("deck_size", _CARDS, meaning="cards left in the deck"),
    Field("discards", _CARDS, by_name(model.ENVIRONMENTS), meaning="discarded cards"),
    # The island. The T-Rex has no owner at first; while it roams it counts for nobody.
    Field("dinos", Count(MOST_COUNT, shown=model.MOST_DINOS), _EVERY_AREA, _EVERY_SEAT,
          meaning="by area (" + " ".join(model.AREAS) + ") and seat"),
    Field("order", _SEAT, _EVERY_AREA, Row(3), meaning="by area and habitat: whose it is"),
    Field("volcano", _SEAT, _EVERY_AREA, meaning="by area: whose volcano is there"),
    Field("predators", OneOf(model.AREAS), by_name(model.PREDATORS),
          meaning="where " + ", ".join(model.PREDATORS) + " are"),
    Field("owner", _SEAT, meaning="whose piece the T-Rex is"),
    Field("is_roaming", Flag(), meaning="1 while the T-Rex is on the move"),
    # The open step: new Dinos, migration.
    Field("environment", CARD, meaning="the environment of the open step"),
    Field("gain", Count(MOST_GAIN, shown=model.MOST_DINOS),
          meaning="Dinos to be placed in the open step"),
    Field("grown", _AREA, meaning="the herd that Herd Growth has enlarged already"),
    Field("herds_before", Bits(model.AREAS), meaning="where herds were when migration began"),
    Field("first_origin", _AREA, meaning="the area that the first herd left"),
    Field("origin", _AREA, meaning="the area that a herd is leaving now"),
    Field("going", _SOME, by_name(model.AREAS, is_sparse=True),
          meaning="by area: how many of that herd go there"),
    Field("frozen", _SOME, by_name(model.AREAS, is_sparse=True),
          meaning="by area: Dinos that came with the first herd"),
    # The open step: predators. `first_owner` and `first_to` belong to the single Dino that this
    # Raptor scattered first.
    Field("eater", OneOf(model.PREDATORS, is_optional=True),
          meaning="the predator of the open step"),
    Field("bites", Count(MOST_BITES, shown=model.MOST_DINOS), meaning="Dinos it may still eat"),
    Field("has_eaten", Flag(), meaning="1 if it has eaten"),
    Field("raptors_moved", Bits((1, 2)), meaning="1 for a Raptor that has moved"),
    Field("two_steps_used", Flag(), meaning="1 if a Raptor has gone two steps"),
    Field("scattered", Count(model.MOST_SCATTERED, shown=model.MOST_DINOS),
          meaning="Dinos this Raptor has scattered"),
    Field("first_owner", _SEAT, meaning="whose Dino was scattered first"),
    Field("first_to", _AREA, meaning="where that one went"),
    Field("group_owner", _SEAT, meaning="whose group is being scattered"),
    Field("group_size", Count(model.MOST_SCATTERED, shown=model.MOST_DINOS),
          meaning="how large it is"),
)  # fmt: skip

SECRETS: Final = (
    Field("deck", _CARDS, by_name(model.ENVIRONMENTS)), Field("held", CARD, _EVERY_SEAT),
)  # fmt: skip
"""What is hidden."""

STEP: Final = (
    "environment gain grown herds_before first_origin origin going frozen eater bites has_eaten "
    "raptors_moved two_steps_used scattered first_owner first_to group_owner group_size"
)
"""Names of the fields of the open step."""

ARRAYS: Final = {
    "write_track": "stage period turn",
    "write_progress": "start active selected space took_face_up card_played tile_played",
    "write_supply": "supply",
    "write_row": "whites cards counters tile_at taker whites_on face_up deck_size discards",
    "write_island": "dinos order",
    "write_step": "volcano predators owner is_roaming " + STEP,
}
