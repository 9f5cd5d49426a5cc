"""The fields of the table. `generated/`, JSON and the array of numbers follow from them."""

from functools import partial
from typing import Final

from trilobite.engine import Bits, Count, Field, Flag, OneOf, Seat, by_name, by_seat
from trilobite.engine.fields import Group, Own, Records, Row, fields_of, in_array
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

# The groups of the array.
_track = partial(in_array, group="track")
_progress = partial(in_array, group="progress")
_supply = partial(in_array, group="supply")
_row = partial(in_array, group="row")
_island = partial(in_array, group="island")
_step = partial(in_array, group="step")

STEP_FIELDS: Final = (
    # New Dinos, migration.
    _step("environment", "the environment of the open step", CARD),
    _step("gain", "Dinos to be placed in the open step", Count(MOST_GAIN, shown=MOST_DINOS)),
    _step("grown", "the herd that Herd Growth has enlarged already", _AREA),
    _step("herds_before", "where herds were when migration began", Bits(model.AREAS)),
    _step("first_origin", "the area that the first herd left", _AREA),
    _step("origin", "the area that a herd is leaving now", _AREA),
    _step("going", "by area: how many of that herd go there", _SOME, _SOME_AREAS),
    _step("frozen", "by area: Dinos that came with the first herd", _SOME, _SOME_AREAS),
    # Predators. `first_owner` and `first_to` belong to the single Dino that this Raptor scattered
    # first.
    _step("eater", "the predator of the open step", OneOf(model.PREDATORS, is_optional=True)),
    _step("bites", "Dinos it may still eat", Count(MOST_BITES, shown=MOST_DINOS)),
    _step("has_eaten", "1 if it has eaten", Flag()),
    _step("raptors_moved", "1 for a Raptor that has moved", Bits((1, 2))),
    _step("two_steps_used", "1 if a Raptor has gone two steps", Flag()),
    _step("scattered", "Dinos this Raptor has scattered", _SCATTERED),
    _step("first_owner", "whose Dino was scattered first", _SEAT),
    _step("first_to", "where that one went", _AREA),
    _step("group_owner", "whose group is being scattered", _SEAT),
    _step("group_size", "how large it is", _SCATTERED),
)
"""The fields of the open step."""

PARTS: Final = (
    # Progress of the game. `selected` counts the players who have finished selecting in this game
    # turn; `space` is that of the current play turn, so there is none outside phase B.
    _track("stage", f"what the table waits for: {', '.join(model.STAGES)}", OneOf(model.STAGES)),
    _track("period", "the period", _PERIOD),
    _track("turn", "the game turn of the period", _TURN),
    _progress("start", "the player with the start marker", _SEAT),
    _progress("active", "who is to decide", _SEAT),
    _progress("selected", "players who have finished selecting in this game turn", _PLAYERS),
    _progress("space", "the space of the action row whose play turn it is", _SPACE),
    # The island. The T-Rex has no owner at first; while it roams it counts for nobody.
    Records(
        "areas",
        _EVERY_AREA,
        order=_island(
            "order", "by area and habitat: whose it is", _SEAT, _EVERY_AREA, Row(3, is_short=True)
        ),
        dinos=_island(
            "dinos", f"by area ({_AREAS}) and seat", _DINOS, _EVERY_AREA, _EVERY_SEAT, at=0
        ),
        volcano=_step("volcano", "by area: whose volcano is there", _SEAT, _EVERY_AREA),
    ),
    _step("predators", f"where {_PREDATORS} are", OneOf(model.AREAS), by_name(model.PREDATORS)),
    _step("owner", "whose piece the T-Rex is", _SEAT),
    _step("is_roaming", "1 while the T-Rex is on the move", Flag()),
    # The players.
    Own(
        "supply",
        _supply(
            "supply", "by seat: Dinos in the supply; 0 if it is unlimited", _DINOS, _EVERY_SEAT
        ),
    ),
    Field("points", Count(MOST_COUNT), by_name(model.SOURCES), _EVERY_SEAT),
    _row("whites", "by seat: white Dinos still to be placed", _SOME, _EVERY_SEAT),
    _row("cards", "by seat: the publicly known card; last: unseen", _PUBLIC_CARD, _EVERY_SEAT),
    _row(
        "counters",
        "Hatch, Volcano: the period of use, from 1",
        _PERIOD_OF_USE,
        by_name(model.COUNTERS),
        _EVERY_SEAT,
    ),
    # The action row and the cards.
    Records(
        "spaces",
        _EVERY_SPACE,
        tile=_row("tile_at", f"by space: the tile, {', '.join(model.TILES)}", _TILE, _EVERY_SPACE),
        taker=_row("taker", "by space: the player who has taken it", _SEAT, _EVERY_SPACE),
    ),
    _row("whites_on", "by tile: white Dinos on it", _SOME, by_name(model.TILES)),
    _row("face_up", f"the face-up card, {', '.join(model.ENVIRONMENTS)}", CARD),
    _row("deck_size", "cards left in the deck", _CARDS),
    _row("discards", "discarded cards", _CARDS, by_name(model.ENVIRONMENTS)),
    _progress("took_face_up", "1 if the face-up card was taken", Flag()),
    _progress("card_played", "1 if the active player has played the card", Flag()),
    _progress("tile_played", "1 if the active player has played the tile", Flag()),
    Group("step", *STEP_FIELDS),
)
"""The table in JSON, in its order."""
FIELDS: Final = fields_of(PARTS)

SECRETS: Final = (
    Field("deck", _CARDS, by_name(model.ENVIRONMENTS), cell="int"),
    Field("held", CARD, _EVERY_SEAT, cell="int"),
)
"""What is hidden."""
