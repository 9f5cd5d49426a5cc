"""The fields of the table of terror, written by `tools/tables.py`: do not edit."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.encoding import Numbers, seat_from
from trilobite.engine.tables import OpenTable
from trilobite.games.terror.content import Content


class TableFields(OpenTable):
    """A table with its fields. A copy is made by giving the table to copy as `like`."""

    def __init__(  # noqa: PLR0915 - every field is set once
        self, content: Content, like: "TableFields | None" = None
    ) -> None:
        super().__init__(content.players)
        self.content = content
        if like is None:
            self.stage: i64 = 0
            self.period: i64 = 0
            self.turn: i64 = 0
            self.start: i64 = -1
            self.active: i64 = -1
            self.selected: i64 = 0
            self.space: i64 = -1
            self.took_face_up = False
            self.card_played = False
            self.tile_played = False
            self.supply: vec[i64] = vec[i64]([0] * 6)
            self.points: vec[i64] = vec[i64]([0] * 18)
            self.whites: vec[i64] = vec[i64]([0] * 6)
            self.cards: vec[i64] = vec[i64]([-1] * 6)
            self.counters: vec[i64] = vec[i64]([-1] * 12)
            self.tile_at: vec[i64] = vec[i64]([-1] * 6)
            self.taker: vec[i64] = vec[i64]([-1] * 6)
            self.whites_on: vec[i64] = vec[i64]([0] * 6)
            self.face_up: i64 = -1
            self.deck_size: i64 = 0
            self.discards: vec[i64] = vec[i64]([0] * 4)
            self.dinos: vec[i64] = vec[i64]([0] * 72)
            self.order: vec[i64] = vec[i64]([-1] * 36)
            self.volcano: vec[i64] = vec[i64]([-1] * 12)
            self.predators: vec[i64] = vec[i64]([0] * 4)
            self.owner: i64 = -1
            self.is_roaming = False
            self.environment: i64 = -1
            self.gain: i64 = 0
            self.grown: i64 = -1
            self.herds_before: i64 = 0
            self.first_origin: i64 = -1
            self.origin: i64 = -1
            self.going: vec[i64] = vec[i64]([0] * 12)
            self.frozen: vec[i64] = vec[i64]([0] * 12)
            self.eater: i64 = -1
            self.bites: i64 = 0
            self.has_eaten = False
            self.raptors_moved: i64 = 0
            self.two_steps_used = False
            self.scattered: i64 = 0
            self.first_owner: i64 = -1
            self.first_to: i64 = -1
            self.group_owner: i64 = -1
            self.group_size: i64 = 0
        else:
            self.stage = like.stage
            self.period = like.period
            self.turn = like.turn
            self.start = like.start
            self.active = like.active
            self.selected = like.selected
            self.space = like.space
            self.took_face_up = like.took_face_up
            self.card_played = like.card_played
            self.tile_played = like.tile_played
            self.supply = like.supply[:]
            self.points = like.points[:]
            self.whites = like.whites[:]
            self.cards = like.cards[:]
            self.counters = like.counters[:]
            self.tile_at = like.tile_at[:]
            self.taker = like.taker[:]
            self.whites_on = like.whites_on[:]
            self.face_up = like.face_up
            self.deck_size = like.deck_size
            self.discards = like.discards[:]
            self.dinos = like.dinos[:]
            self.order = like.order[:]
            self.volcano = like.volcano[:]
            self.predators = like.predators[:]
            self.owner = like.owner
            self.is_roaming = like.is_roaming
            self.environment = like.environment
            self.gain = like.gain
            self.grown = like.grown
            self.herds_before = like.herds_before
            self.first_origin = like.first_origin
            self.origin = like.origin
            self.going = like.going[:]
            self.frozen = like.frozen[:]
            self.eater = like.eater
            self.bites = like.bites
            self.has_eaten = like.has_eaten
            self.raptors_moved = like.raptors_moved
            self.two_steps_used = like.two_steps_used
            self.scattered = like.scattered
            self.first_owner = like.first_owner
            self.first_to = like.first_to
            self.group_owner = like.group_owner
            self.group_size = like.group_size


def write_track(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write stage, period, turn."""
    numbers.one_of(table.stage, 20)
    numbers.one_of(table.period, 3)
    numbers.one_of(table.turn, 3)


def write_progress(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write start, active, selected, space, took_face_up, card_played, tile_played."""
    numbers.one_of(seat_from(table.start, me, seats), 6)
    numbers.one_of(seat_from(table.active, me, seats), 6)
    numbers.put_within(table.selected, 0, 6)
    numbers.one_of(table.space, 6)
    numbers.flag(table.took_face_up)
    numbers.flag(table.card_played)
    numbers.flag(table.tile_played)


def write_supply(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write supply."""
    supply = table.supply
    i: i64 = 0
    while i < seats:
        numbers.put_within(supply[(me + i) % seats], 0, 99)
        i += 1
    numbers.skip((6 - seats) * 1)


def write_row(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write whites, cards, counters, tile_at, taker, whites_on, face_up, deck_size, discards."""
    whites = table.whites
    i: i64 = 0
    while i < seats:
        numbers.put_within(whites[(me + i) % seats], 0, 99)
        i += 1
    numbers.skip((6 - seats) * 1)
    cards = table.cards
    i = 0
    while i < seats:
        numbers.one_of(cards[(me + i) % seats], 5)
        i += 1
    numbers.skip((6 - seats) * 5)
    counters = table.counters
    i = 0
    while i < 2:
        j: i64 = 0
        while j < seats:
            numbers.put_within(counters[(i) * 6 + (me + j) % seats] + 1, 0, 3)
            j += 1
        numbers.skip((6 - seats) * 1)
        i += 1
    tile_at = table.tile_at
    i = 0
    while i < 6:
        numbers.one_of(tile_at[i], 6)
        i += 1
    taker = table.taker
    i = 0
    while i < 6:
        numbers.one_of(seat_from(taker[i], me, seats), 6)
        i += 1
    whites_on = table.whites_on
    i = 0
    while i < 6:
        numbers.put_within(whites_on[i], 0, 99)
        i += 1
    numbers.one_of(table.face_up, 4)
    numbers.put_within(table.deck_size, 0, 99)
    discards = table.discards
    i = 0
    while i < 4:
        numbers.put_within(discards[i], 0, 99)
        i += 1


def write_island(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write dinos, order."""
    dinos = table.dinos
    i: i64 = 0
    while i < 12:
        j: i64 = 0
        while j < seats:
            numbers.put_within(dinos[(i) * 6 + (me + j) % seats], 0, 99)
            j += 1
        numbers.skip((6 - seats) * 1)
        i += 1
    order = table.order
    i = 0
    while i < 12:
        j = 0
        while j < 3:
            numbers.one_of(seat_from(order[(i) * 3 + j], me, seats), 6)
            j += 1
        i += 1


def write_step(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write volcano to group_size."""
    volcano = table.volcano
    i: i64 = 0
    while i < 12:
        numbers.one_of(seat_from(volcano[i], me, seats), 6)
        i += 1
    predators = table.predators
    i = 0
    while i < 4:
        numbers.one_of(predators[i], 12)
        i += 1
    numbers.one_of(seat_from(table.owner, me, seats), 6)
    numbers.flag(table.is_roaming)
    numbers.one_of(table.environment, 4)
    numbers.put_within(table.gain, 0, 99)
    numbers.one_of(table.grown, 12)
    numbers.bits(table.herds_before, 12)
    numbers.one_of(table.first_origin, 12)
    numbers.one_of(table.origin, 12)
    going = table.going
    i = 0
    while i < 12:
        numbers.put_within(going[i], 0, 99)
        i += 1
    frozen = table.frozen
    i = 0
    while i < 12:
        numbers.put_within(frozen[i], 0, 99)
        i += 1
    numbers.one_of(table.eater, 4)
    numbers.put_within(table.bites, 0, 99)
    numbers.flag(table.has_eaten)
    numbers.bits(table.raptors_moved, 2)
    numbers.flag(table.two_steps_used)
    numbers.put_within(table.scattered, 0, 99)
    numbers.one_of(seat_from(table.first_owner, me, seats), 6)
    numbers.one_of(table.first_to, 12)
    numbers.one_of(seat_from(table.group_owner, me, seats), 6)
    numbers.put_within(table.group_size, 0, 99)
