"""The fields of the table of tritarea, written by `tools/tables.py`: do not edit."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.encoding import Numbers, seat_from
from trilobite.engine.tables import OpenTable
from trilobite.games.tritarea.content import Content


class TableFields(OpenTable):
    """A table with its fields. A copy is made by giving the table to copy as `like`."""

    def __init__(  # noqa: PLR0915 - every field is set once
        self, content: Content, like: "TableFields | None" = None
    ) -> None:
        super().__init__(content.players)
        self.content = content
        if like is None:
            self.stage: i64 = 0
            self.round: i64 = 0
            self.trick_number: i64 = 0
            self.start: i64 = -1
            self.leader: i64 = -1
            self.order: vec[i64] = vec[i64]([0] * 4)
            self.actor: i64 = -1
            self.stacks: vec[u8] = vec[u8]([0] * 576)
            self.height: vec[i64] = vec[i64]([0] * 16)
            self.blocks: vec[i64] = vec[i64]([0] * 64)
            self.supply: vec[i64] = vec[i64]([0] * 4)
            self.sold: vec[i64] = vec[i64]([0] * 4)
            self.points: vec[i64] = vec[i64]([0] * 32)
            self.cards_left: vec[i64] = vec[i64]([0] * 4)
            self.trick: vec[i64] = vec[i64]([-1] * 4)
            self.rank: vec[i64] = vec[i64]([-1] * 4)
            self.played: i64 = 0
            self.declared: vec[i64] = vec[i64]([-1] * 4)
            self.committed: vec[i64] = vec[i64]([0] * 4)
            self.asked: vec[i64] = vec[i64]([0] * 4)
            self.adopted: i64 = -1
            self.first_holder: i64 = -1
            self.second_holder: i64 = -1
            self.basic: i64 = -1
            self.last_human_holder: i64 = -1
        else:
            self.stage = like.stage
            self.round = like.round
            self.trick_number = like.trick_number
            self.start = like.start
            self.leader = like.leader
            self.order = like.order[:]
            self.actor = like.actor
            self.stacks = like.stacks[:]
            self.height = like.height[:]
            self.blocks = like.blocks[:]
            self.supply = like.supply[:]
            self.sold = like.sold[:]
            self.points = like.points[:]
            self.cards_left = like.cards_left[:]
            self.trick = like.trick[:]
            self.rank = like.rank[:]
            self.played = like.played
            self.declared = like.declared[:]
            self.committed = like.committed[:]
            self.asked = like.asked[:]
            self.adopted = like.adopted
            self.first_holder = like.first_holder
            self.second_holder = like.second_holder
            self.basic = like.basic
            self.last_human_holder = like.last_human_holder


def write_progress(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write round, trick_number."""
    numbers.one_of(table.round, 3)
    numbers.one_of(table.trick_number, 9)


def write_roles(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write actor to basic."""
    numbers.one_of(seat_from(table.actor, me, seats), 4)
    numbers.one_of(seat_from(table.leader, me, seats), 4)
    numbers.one_of(seat_from(table.start, me, seats), 4)
    numbers.one_of(seat_from(table.first_holder, me, seats), 4)
    numbers.one_of(seat_from(table.second_holder, me, seats), 4)
    numbers.one_of(seat_from(table.last_human_holder, me, seats), 4)
    numbers.one_of(table.adopted, 4)
    numbers.one_of(table.basic, 16)


def write_stocks(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write supply, sold, cards_left, committed, asked."""
    supply = table.supply
    i: i64 = 0
    while i < 4:
        numbers.put_within(supply[(me + i) % 4], 0, 9)
        i += 1
    sold = table.sold
    i = 0
    while i < 4:
        numbers.put_within(sold[(me + i) % 4], 0, 9)
        i += 1
    cards_left = table.cards_left
    i = 0
    while i < 4:
        numbers.put_within(cards_left[(me + i) % 4], 0, 9)
        i += 1
    committed = table.committed
    i = 0
    while i < 4:
        numbers.flag(committed[(me + i) % 4] != 0)
        i += 1
    asked = table.asked
    i = 0
    while i < 4:
        numbers.flag(asked[(me + i) % 4] != 0)
        i += 1


def write_cards(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write trick, rank, declared, played."""
    trick = table.trick
    i: i64 = 0
    while i < 4:
        numbers.one_of(trick[(me + i) % 4], 36)
        i += 1
    rank = table.rank
    i = 0
    while i < 4:
        numbers.put_within(rank[(me + i) % 4] + 1, 0, 11)
        i += 1
    declared = table.declared
    i = 0
    while i < 4:
        numbers.one_of(declared[(me + i) % 4], 36)
        i += 1
    numbers.bits(table.played, 36)


def write_city(table: TableFields, me: i64, seats: i64, numbers: Numbers) -> None:
    """Write height, blocks."""
    height = table.height
    i: i64 = 0
    while i < 16:
        numbers.put_within(height[i], 0, 36)
        i += 1
    blocks = table.blocks
    i = 0
    while i < 16:
        j: i64 = 0
        while j < 4:
            numbers.put_within(blocks[(i) * 4 + (me + j) % 4], 0, 9)
            j += 1
        i += 1
