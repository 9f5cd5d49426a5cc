"""A table in memory changes only inside a block that stores the change or discards it."""

import asyncio
import copy
import pickle
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from tests.server.support.hand_clock import HandClock
from trilobite.server.common.wire.clocks import TimeControl
from trilobite.server.common.wire.plans import SeatPlan, TablePlan
from trilobite.server.people.sessions import Session
from trilobite.server.storage import schema
from trilobite.server.storage.store import Store
from trilobite.server.tables import live as live_tables
from trilobite.server.tables import stored
from trilobite.server.tables.create import plan_table
from trilobite.server.tables.game import LogRow
from trilobite.server.tables.live import LiveTable, TableDraft
from trilobite.server.tables.stored import OutdatedError, StoredPerson
from trilobite.server.tables.table import SealedError, Table
from trilobite.server.tables.wording import RefusedError


class FakeStore:
    """A database in memory. Counts writes, and calls `meanwhile` during each of them."""

    is_shared = False

    def __init__(self) -> None:
        self.writes = 0
        self.meanwhile: Callable[[], None] = lambda: None
        self.engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
        schema.metadata.create_all(self.engine)

    async def write(self, job: Callable[[sa.Connection], None], epoch: str) -> None:
        self.writes += 1
        self.meanwhile()
        with self.engine.begin() as connection:
            job(connection)

    def load(self, id: str) -> Table:
        with self.engine.connect() as connection:
            return stored.load_one(connection, id)


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def live(store: FakeStore) -> LiveTable:
    clock = HandClock()
    plan = TablePlan(
        game="trias",
        seats=[SeatPlan(kind="me"), SeatPlan(kind="me")],
        seed="live",
        pace=TimeControl(kind="turn", seconds=600, bot="steady"),
    )
    draft = TableDraft(plan_table(plan, 1, "Anna", clock, "steady"), None, clock)
    draft.start_if_full()
    with store.engine.begin() as connection:
        draft.insert(connection)
    return LiveTable(draft.table, draft.game, cast("Store", store), clock)


def act(draft: TableDraft, action: str | None = None) -> None:
    seat = draft.table.to_act[0]
    offer = draft.running().offer(seat)
    assert offer is not None
    draft.apply(draft.row("act", seat, 1, action or offer.choices[0].action.text()))


def run(work: Any) -> None:
    asyncio.run(work())


def in_a_change(live: LiveTable, work: Callable[[TableDraft], object]) -> None:
    """Do something inside a block that stores it."""

    async def block() -> None:
        async with live.change() as draft:
            work(draft)

    asyncio.run(block())


def row_for(live: LiveTable) -> LogRow:
    seat = live.table.to_act[0]
    offer = live.running().offer(seat)
    assert offer is not None
    return LogRow(live.table.seq + 1, "act", seat, 1, offer.choices[0].action.text(), None, "")


def test_outside_a_change_nothing_can_be_changed(live: LiveTable) -> None:
    with pytest.raises(SealedError):
        live.table.host = 2
    with pytest.raises(SealedError):
        live.table.seats[0].name = "Ben"
    with pytest.raises(SealedError):
        del live.table.title
    with pytest.raises(SealedError):
        live.follow(live.table.draft(), [])
    row = row_for(live)
    with pytest.raises(SealedError):
        live.running().apply(row)
    with pytest.raises(SealedError):
        live.running().pass_over(row)
    with pytest.raises(SealedError):
        TableDraft(live.table.draft(), live.game, HandClock()).apply(row)
    assert live.running().seq == live.table.seq


@pytest.mark.parametrize("name", ["table", "game"])
def test_a_live_table_is_not_replaced(live: LiveTable, name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(live, name, None)


def test_values_of_a_live_table_cannot_be_changed(live: LiveTable) -> None:
    table: Any = live.table
    with pytest.raises(SealedError):
        table.options["x"] = 1
    with pytest.raises(SealedError):
        table.pace.clear()
    with pytest.raises(SealedError):
        table.clocks["seats"][0]["left"] = 9999.0
    with pytest.raises(SealedError):
        table.seats.append(table.seats[0])
    with pytest.raises(SealedError):
        table.to_act += [1]
    with pytest.raises(SealedError):
        table.names[1] = "Ben"
    with pytest.raises(AttributeError):
        table.removed.add(1)


def test_values_that_a_draft_shares_cannot_be_changed(live: LiveTable, store: FakeStore) -> None:
    options = dict(live.table.options)

    def work(draft: TableDraft) -> None:
        cast("Any", draft.table).options["x"] = 1

    with pytest.raises(SealedError):
        in_a_change(live, work)
    assert (dict(live.table.options), store.writes, live.is_lost) == (options, 0, False)


def test_a_value_given_to_a_table_is_copied_and_sealed(live: LiveTable) -> None:
    mine = {"kind": "pause", "number": 1, "entries": [1]}

    def work(draft: TableDraft) -> None:
        draft.table.proposal = mine

    in_a_change(live, work)
    cast("Any", mine)["entries"].append(2)
    proposal: Any = live.table.proposal
    assert proposal["entries"] == [1]
    with pytest.raises(SealedError):
        proposal["entries"].append(2)
    assert copy.deepcopy(proposal) == pickle.loads(pickle.dumps(proposal)) == proposal


def test_a_live_game_exposes_nothing_that_can_be_changed(live: LiveTable) -> None:
    game: Any = live.running()
    assert [name for name in vars(game) if not name.startswith("_")] == []
    for values in (game.entries, game.kept, game.to_act, game.entries[0].events):
        assert isinstance(values, tuple)
    for values in (game.keys, game.conceded):
        with pytest.raises(TypeError):
            values[0] = 1
    with pytest.raises(SealedError):
        game._match = None
    view = live.running().view(0).to_json()
    state = live.running().copy_of_state()
    state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert live.running().view(0).to_json() == view


def test_a_row_that_is_not_in_the_draft_is_not_applied(live: LiveTable, store: FakeStore) -> None:
    """Only `TableDraft.apply` adds the row to what is stored."""
    for get in (lambda _: live.running(), lambda draft: draft.running()):
        with pytest.raises(SealedError):
            in_a_change(live, lambda draft, get=get: get(draft).apply(row_for(live)))  # type: ignore[misc]
    assert (live.running().seq, store.writes, live.is_lost) == (0, 0, False)


def test_a_row_that_the_draft_does_not_know_is_not_lost(live: LiveTable, store: FakeStore) -> None:
    """A row that was applied past the draft makes the change fail, and the table is read again."""
    row = row_for(live)
    with pytest.raises(SealedError):
        in_a_change(live, lambda draft: draft.running().apply(row, draft))
    assert (store.writes, live.is_lost) == (0, True)


def test_an_error_while_a_row_is_applied_cannot_be_ignored(
    live: LiveTable, store: FakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    def work(draft: TableDraft) -> None:
        with pytest.raises(ZeroDivisionError):
            act(draft)

    monkeypatch.setattr(live_tables, "keep_time", fail)
    with pytest.raises(SealedError):
        in_a_change(live, work)
    assert (store.writes, live.is_lost) == (0, True)


def test_a_draft_that_is_being_stored_cannot_be_changed(live: LiveTable, store: FakeStore) -> None:
    found: list[TableDraft] = []

    def change_too_late() -> None:
        row = row_for(live)
        with pytest.raises(SealedError):
            found[0].table.host = 3
        with pytest.raises(SealedError):
            found[0].apply(row)
        with pytest.raises(SealedError):
            live.running().apply(row, found[0])

    def work(draft: TableDraft) -> None:
        found.append(draft)
        draft.table.host = 2

    store.meanwhile = change_too_late
    in_a_change(live, work)
    assert store.load(live.table.id).host == live.table.host == 2
    assert live.running().seq == live.table.seq == 0


def test_values_of_any_kind_are_sealed(live: LiveTable) -> None:
    in_a_change(live, lambda d: setattr(d.table, "to_act", OrderedDict({0: ([1],)})))
    to_act: Any = live.table.to_act
    with pytest.raises(SealedError):
        to_act[1] = 1
    with pytest.raises(SealedError):
        to_act[0][0].append(2)


def test_a_draft_ends_with_its_block(live: LiveTable) -> None:
    drafts: list[TableDraft] = []
    in_a_change(live, drafts.append)
    draft, row = drafts[0], row_for(live)
    with pytest.raises(SealedError):
        draft.table.host = 2
    with pytest.raises(SealedError):
        draft.apply(row)
    with pytest.raises(SealedError):
        draft.also(lambda _: None)
    with pytest.raises(SealedError):
        draft.delete()


CHANGES = {
    "game": "terror",
    "rules": "another",
    "options": {"x": [1]},
    "title": "Ours",
    "public": True,
    "order": "given",
    "seed": "00",
    "salt": "00",
    "seed_chosen": False,
    "host": 2,
    "created": "2020-01-01T00:00:00.000Z",
    "moved": "2020-01-01T00:00:00.000Z",
    "status": "finished",
    "to_act": [1],
    "result": {"seats": []},
    "rematch": "another",
    "hints": True,
    "history_hash": "0",
    "pace": None,
    "clocks": None,
    "deadline": "2020-01-01T00:00:00.000Z",
    "proposal": {"number": 1},
    "paused": True,
    "position": {"rules": "1"},
    "guide": "lesson/trias",
}
"""Another value of each field that has a column."""

NOT_STORED = {
    "id": "another",
    "revision": 7,
    "outdated": True,
    "seq": 9,
    "names": {1: "Berta"},
    "removed": {1},
}
ELSEWHERE = {"seats"}
"""A field that is stored in another database table."""


@pytest.mark.parametrize("name", CHANGES)
def test_every_field_that_changes_is_stored(live: LiveTable, store: FakeStore, name: str) -> None:
    assert getattr(live.table, name) != CHANGES[name]
    in_a_change(live, lambda draft: setattr(draft.table, name, CHANGES[name]))
    found = store.load(live.table.id)
    assert getattr(found, name) == getattr(live.table, name) == CHANGES[name]
    assert found.revision == live.table.revision == 1


@pytest.mark.parametrize("name", NOT_STORED)
def test_a_field_without_a_column_cannot_change(
    live: LiveTable, store: FakeStore, name: str
) -> None:
    before = getattr(live.table, name)
    with pytest.raises(SealedError):
        in_a_change(live, lambda draft: setattr(draft.table, name, NOT_STORED[name]))
    assert (getattr(live.table, name), store.writes, live.is_lost) == (before, 0, False)


def test_the_seats_themselves_cannot_change(live: LiveTable) -> None:
    with pytest.raises(SealedError):
        in_a_change(live, lambda draft: setattr(draft.table, "seats", draft.table.seats[:1]))
    with pytest.raises(SealedError):
        in_a_change(live, lambda draft: setattr(draft.table.seats[0], "seat", 1))


def test_these_tests_know_all_fields() -> None:
    assert {*CHANGES, *NOT_STORED, *ELSEWHERE} == {one.name for one in fields(Table)}


def test_after_a_change_the_table_is_sealed_again(live: LiveTable, store: FakeStore) -> None:
    async def work() -> None:
        async with live.change() as draft:
            act(draft)
            draft.table.host = 2

    run(work)
    assert (live.table.host, live.table.seq, live.table.revision) == (2, 1, 1)
    found = store.load(live.table.id)
    assert replace(found, names=live.table.names) == live.table
    test_outside_a_change_nothing_can_be_changed(live)


def test_an_empty_change_is_not_stored(live: LiveTable, store: FakeStore) -> None:
    async def work() -> None:
        async with live.change() as draft:
            draft.table.host = live.table.host

    run(work)
    assert (store.writes, live.table.revision, live.is_lost) == (0, 0, False)


def test_an_exception_leaves_the_table_as_it_was(live: LiveTable, store: FakeStore) -> None:
    async def work() -> None:
        async with live.change() as draft:
            draft.table.host = 2
            raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 - ours
        run(work)
    assert (live.table.host, store.writes, live.is_lost) == (1, 0, False)


def test_a_refused_action_changes_nothing(live: LiveTable, store: FakeStore) -> None:
    async def work() -> None:
        async with live.change() as draft:
            act(draft, "end")

    with pytest.raises(RefusedError):
        run(work)
    assert (live.table.seq, store.writes, live.is_lost) == (0, 0, False)


def test_a_game_that_advanced_without_being_stored_is_read_again(live: LiveTable) -> None:
    async def work() -> None:
        async with live.change() as draft:
            act(draft)
            raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 - ours
        run(work)
    assert live.is_lost


def test_a_table_that_could_not_be_stored_is_read_again(live: LiveTable, store: FakeStore) -> None:
    def fail() -> None:
        raise sa.exc.IntegrityError("", None, Exception())

    async def work() -> None:
        async with live.change() as draft:
            draft.table.host = 2

    store.meanwhile = fail
    with pytest.raises(OutdatedError):
        run(work)
    assert live.is_lost
    assert live.table.host == 1


def test_a_new_name_survives_a_change_that_is_being_stored(
    live: LiveTable, store: FakeStore
) -> None:
    """Names are stored with people, so they change without the table's lock."""

    def rename() -> None:
        live.take_person(StoredPerson(1, "Anneliese", removed=False))

    async def work() -> None:
        async with live.change() as draft:
            act(draft)

    store.meanwhile = rename
    run(work)
    assert live.table.names[1] == "Anneliese"
    assert not live.is_lost


def test_a_change_takes_names_from_sessions(live: LiveTable, store: FakeStore) -> None:
    def work(draft: TableDraft) -> None:
        draft.welcome(Session("", 2, "Ben"))
        draft.table.seats[1].person = 2

    in_a_change(live, work)
    assert live.table.names == {1: "Anna", 2: "Ben"}
    with pytest.raises(SealedError):
        in_a_change(live, lambda draft: draft.table.set_person(2, "Cleo", removed=False))
    with pytest.raises(SealedError):
        in_a_change(live, lambda draft: draft.table.set_person(2, "Ben", removed=True))
    assert (live.table.names[2], live.table.removed, store.writes) == ("Ben", set(), 1)


def test_a_person_is_removed_where_people_are_stored(live: LiveTable, store: FakeStore) -> None:
    with store.engine.begin() as connection:
        connection.execute(schema.people.insert().values(id=1, name="Anna", created=""))
    in_a_change(live, lambda draft: draft.remove_person(1))
    in_a_change(live, lambda draft: draft.welcome(Session("", 1, "Anna")))
    found = store.load(live.table.id)
    assert (found.names, found.removed) == (live.table.names, live.table.removed) == ({1: ""}, {1})


def test_the_scene_of_a_moment_is_made_once(
    live: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to an action and the message to the socket share one scene."""
    made: list[int | None] = []
    make = live_tables.TableSnapshot._new_scene

    def counted(self: live_tables.TableSnapshot, eyes: int | None) -> Any:
        made.append(eyes)
        return make(self, eyes)

    monkeypatch.setattr(live_tables.TableSnapshot, "_new_scene", counted)

    async def work() -> None:
        async with live.change() as draft:
            act(draft)
            draft.scene(0)

    run(work)
    for _ in range(2):
        live.scene(0)
        live.scene(1)
        live.scene(None)
    assert made == [0, 1, None]
    in_a_change(live, act)
    live.scene(1)
    assert made == [0, 1, None, 1]
