"""A table of Triassic Terror as an array of numbers, as one seat sees it (TT-15.1).

Seats are counted clockwise from the observer, who is always 0. Areas, tiles and cards have the same
numbers as in the actions. A choice among several values is encoded one-hot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.encoding import Block, Encoding, Numbers
from trilobite.games.terror.content import MOST_POINTS
from trilobite.games.terror.model import (
    AREA_COUNT,
    AREAS,
    ENVIRONMENTS,
    MOST_DINOS,
    PREDATORS,
    SEATS,
    SPACES,
    TILES,
)
from trilobite.games.terror.table import NONE, SOURCES, STAGES, Secrets, Table

_PERIODS: Final = 3
_TURNS: Final = 3
_KINDS: Final = len(ENVIRONMENTS)
_MOST_CARDS: Final = 99
_MOST_SCORE: Final = 9_999
_COUNTERS: Final = 2
_RAPTORS: Final = 2

ENCODING: Final = Encoding(
    [
        Block("players", (SEATS,), "number of players, one of 1 to 6"),
        Block("seat", (SEATS,), "the reader's seat"),
        Block("stage", (len(STAGES),), "what the table waits for: " + ", ".join(STAGES)),
        Block("period", (_PERIODS,), "the period"),
        Block("turn", (_TURNS,), "the game turn of the period"),
        Block("turns", (_PERIODS,), "by period: how many game turns it has", _TURNS),
        Block("is_card_turn", (1,), "1 if cards are taken in this game turn"),
        Block("special", (_PERIODS, 2), "by period: 1 if Presence, Domination is scored"),
        Block("start", (SEATS,), "who has the start marker"),
        Block("active", (SEATS,), "who is to decide"),
        Block("selected", (1,), "players who have finished selecting in this game turn", SEATS),
        Block("space", (SPACES,), "the space of the action row whose play turn it is"),
        Block("took_face_up", (1,), "1 if the face-up card was taken"),
        Block("card_played", (1,), "1 if the active player has played the card"),
        Block("tile_played", (1,), "1 if the active player has played the tile"),
        Block("supply", (SEATS,), "by seat: Dinos in the supply; 0 if it is unlimited", MOST_DINOS),
        Block("score", (SEATS,), "by seat: points", _MOST_SCORE),
        Block("whites", (SEATS,), "by seat: white Dinos still to be placed", MOST_DINOS),
        Block("cards", (SEATS, _KINDS + 1), "by seat: the publicly known card; last: unseen"),
        Block("counters", (_COUNTERS, SEATS), "Hatch, Volcano: the period of use, from 1", 3),
        Block("tile_at", (SPACES, SPACES), "by space: the tile, " + ", ".join(TILES)),
        Block("taker", (SPACES, SEATS), "by space: who has taken it"),
        Block("whites_on", (SPACES,), "by tile: white Dinos on it", MOST_DINOS),
        Block("face_up", (_KINDS,), "the face-up card, " + ", ".join(ENVIRONMENTS)),
        Block("deck_size", (1,), "cards left in the deck", _MOST_CARDS),
        Block("discards", (_KINDS,), "discarded cards", _MOST_CARDS),
        Block("card", (_KINDS,), "the reader's card"),
        Block(
            "dinos", (AREA_COUNT, SEATS), "by area (" + " ".join(AREAS) + ") and seat", MOST_DINOS
        ),
        Block("order", (AREA_COUNT, 3, SEATS), "by area and habitat: whose it is"),
        Block("stones", (AREA_COUNT, 3), "by area and habitat: what it pays", MOST_POINTS),
        Block("volcano", (AREA_COUNT, SEATS), "by area: whose volcano is there"),
        Block("predators", (len(PREDATORS), AREA_COUNT), "where " + ", ".join(PREDATORS) + " are"),
        Block("owner", (SEATS,), "whose piece the T-Rex is"),
        Block("is_roaming", (1,), "1 while the T-Rex is on the move"),
        Block("environment", (_KINDS,), "the environment of the open step"),
        Block("gain", (1,), "Dinos to be placed in the open step", MOST_DINOS),
        Block("grown", (AREA_COUNT,), "the herd that Herd Growth has enlarged already"),
        Block("herds_before", (AREA_COUNT,), "where herds were when migration began"),
        Block("first_origin", (AREA_COUNT,), "the area that the first herd left"),
        Block("origin", (AREA_COUNT,), "the area that a herd is leaving now"),
        Block("going", (AREA_COUNT,), "by area: how many of that herd go there", MOST_DINOS),
        Block("frozen", (AREA_COUNT,), "by area: Dinos that came with the first herd", MOST_DINOS),
        Block("eater", (len(PREDATORS),), "the predator of the open step"),
        Block("bites", (1,), "Dinos it may still eat", MOST_DINOS),
        Block("has_eaten", (1,), "1 if it has eaten"),
        Block("raptors_moved", (_RAPTORS,), "1 for a Raptor that has moved"),
        Block("two_steps_used", (1,), "1 if a Raptor has gone two steps"),
        Block("scattered", (1,), "Dinos this Raptor has scattered", MOST_DINOS),
        Block("first_owner", (SEATS,), "whose Dino was scattered first"),
        Block("first_to", (AREA_COUNT,), "where that one went"),
        Block("group_owner", (SEATS,), "whose group is being scattered"),
        Block("group_size", (1,), "how large it is", MOST_DINOS),
    ]
)  # fmt: skip


def encode(table: Table, secrets: Secrets, seat: int, numbers: Numbers) -> None:
    """Write what a seat knows: the table and its own card (R-07)."""
    me: i64 = seat
    numbers.clear()
    _write_turn_order(table, me, numbers)
    _write_players(table, me, numbers)
    _write_tiles(table, me, numbers)
    numbers.one_of(secrets.held[seat], _KINDS)
    _write_areas(table, me, numbers)
    _write_placing(table, numbers)
    _write_hunt(table, me, numbers)


def _of(table: Table, seat: i64, me: i64) -> i64:
    """A seat counted from the observer; NONE stays NONE."""
    players: i64 = table.content.players
    return seat if seat == NONE else (seat - me + players) % players


def _write_turn_order(table: Table, me: i64, numbers: Numbers) -> None:
    content = table.content
    numbers.one_of(content.players - 1, SEATS)
    numbers.one_of(me, SEATS)
    numbers.one_of(table.stage, len(STAGES))
    numbers.one_of(table.period, _PERIODS)
    numbers.one_of(table.turn, _TURNS)
    for turns in content.turns:
        numbers.put(turns)
    numbers.flag(content.is_card_turn(int(table.period), int(table.turn)))
    for presence, domination in content.special:
        numbers.flag(presence)
        numbers.flag(domination)
    numbers.one_of(_of(table, table.start, me), SEATS)
    numbers.one_of(_of(table, table.active, me), SEATS)
    numbers.put(table.selected)
    numbers.one_of(table.space, SPACES)
    numbers.flag(table.took_face_up)
    numbers.flag(table.card_played)
    numbers.flag(table.tile_played)


def _write_players(table: Table, me: i64, numbers: Numbers) -> None:
    players: i64 = table.content.players
    padding: i64 = SEATS - players
    if table.content.supply_is_limited:
        _write_row(table.supply, 0, me, players, numbers)
    else:
        numbers.skip(SEATS)
    i: i64 = 0
    while i < players:
        numbers.put_within(_score(table, (me + i) % players), 0, _MOST_SCORE)
        i += 1
    numbers.skip(padding)
    _write_row(table.whites, 0, me, players, numbers)
    i = 0
    while i < players:
        numbers.one_of(table.cards[(me + i) % players], _KINDS + 1)
        i += 1
    numbers.skip(padding * (_KINDS + 1))
    counter: i64 = 0
    while counter < _COUNTERS:
        i = 0
        while i < players:
            numbers.put(table.counters[counter * SEATS + (me + i) % players] + 1)
            i += 1
        numbers.skip(padding)
        counter += 1


def _score(table: Table, seat: i64) -> i64:
    points: i64 = 0
    source: i64 = 0
    while source < len(SOURCES):
        points += table.points[source * SEATS + seat]
        source += 1
    return points


def _write_row(counts: vec[i64], first: i64, me: i64, players: i64, numbers: Numbers) -> None:
    i: i64 = 0
    while i < players:
        numbers.put_within(counts[first + (me + i) % players], 0, MOST_DINOS)
        i += 1
    numbers.skip(SEATS - players)


def _write_tiles(table: Table, me: i64, numbers: Numbers) -> None:
    """Write the action row and the public cards."""
    space: i64 = 0
    while space < SPACES:
        numbers.one_of(table.tile_at[space], SPACES)
        space += 1
    space = 0
    while space < SPACES:
        numbers.one_of(_of(table, table.taker[space], me), SEATS)
        space += 1
    tile: i64 = 0
    while tile < SPACES:
        numbers.put_within(table.whites_on[tile], 0, MOST_DINOS)
        tile += 1
    numbers.one_of(table.face_up, _KINDS)
    numbers.put(table.deck_size)
    kind: i64 = 0
    while kind < _KINDS:
        numbers.put(table.discards[kind])
        kind += 1


def _write_areas(table: Table, me: i64, numbers: Numbers) -> None:
    players: i64 = table.content.players
    area: i64 = 0
    while area < AREA_COUNT:
        _write_row(table.dinos, area * SEATS, me, players, numbers)
        area += 1
    habitat: i64 = 0
    while habitat < 3 * AREA_COUNT:
        numbers.one_of(_of(table, table.order[habitat], me), SEATS)
        habitat += 1
    for stones in table.content.stones:
        for points in stones:
            numbers.put(points)
    area = 0
    while area < AREA_COUNT:
        numbers.one_of(_of(table, table.volcano[area], me), SEATS)
        area += 1
    predator: i64 = 0
    while predator < len(PREDATORS):
        numbers.one_of(table.predators[predator], AREA_COUNT)
        predator += 1
    numbers.one_of(_of(table, table.owner, me), SEATS)
    numbers.flag(table.is_roaming)


def _write_placing(table: Table, numbers: Numbers) -> None:
    """Write the current step: new Dinos and migration."""
    numbers.one_of(table.environment, _KINDS)
    numbers.put_within(table.gain, 0, MOST_DINOS)
    numbers.one_of(table.grown, AREA_COUNT)
    numbers.bits(table.herds_before, AREA_COUNT)
    numbers.one_of(table.first_origin, AREA_COUNT)
    numbers.one_of(table.origin, AREA_COUNT)
    area: i64 = 0
    while area < AREA_COUNT:
        numbers.put_within(table.going[area], 0, MOST_DINOS)
        area += 1
    area = 0
    while area < AREA_COUNT:
        numbers.put_within(table.frozen[area], 0, MOST_DINOS)
        area += 1


def _write_hunt(table: Table, me: i64, numbers: Numbers) -> None:
    """Write the current step: predators."""
    numbers.one_of(table.eater, len(PREDATORS))
    numbers.put(table.bites)
    numbers.flag(table.has_eaten)
    numbers.bits(table.raptors_moved, _RAPTORS)
    numbers.flag(table.two_steps_used)
    numbers.put(table.scattered)
    numbers.one_of(_of(table, table.first_owner, me), SEATS)
    numbers.one_of(table.first_to, AREA_COUNT)
    numbers.one_of(_of(table, table.group_owner, me), SEATS)
    numbers.put(table.group_size)
