"""A database and a backup of the version before revision 0006: opened, upgraded, and played on.

That version (3d6e251) made the data: a game of Trias with chat, notes, an undo, an open proposal
and sent notices; another with clocks, seats that changed hands and a concession; Triassic Terror
beside a bot, with a token; a finished game of Tritarea with a review, and a game that continues it;
a lesson; an open table.
"""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Person, Server, wait_until
from trilobite.cli import main
from trilobite.server.common.wire.reviews import Review
from trilobite.server.storage import schema

pytestmark = pytest.mark.slow
DATA = Path(__file__).parent / "before_0006"
FACTS: dict[str, Any] = json.loads((DATA / "facts.json").read_text())


def former_database(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.executescript((DATA / "games.sql").read_text())
    connection.close()


def restore_former_backup(url: str, backup: Path = DATA / "club.backup") -> None:
    """Restore the backup; the database has the revision of the backup until a server starts."""
    result = CliRunner().invoke(main, ["restore", str(backup), "--db", url, "--yes"])
    assert result.exit_code == 0, result.output


@pytest.fixture(params=["database", "backup", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that has upgraded the former data."""
    db: Path | str = tmp_path / "games.db"
    if request.param == "postgresql":
        db = postgres.empty_database()
        restore_former_backup(db)
        assert postgres.query(db, "SELECT * FROM alembic_version") == [("0005",)]
    elif request.param == "backup":
        restore_former_backup(f"sqlite:///{db}")
    else:
        former_database(tmp_path / "games.db")
    with Server(db, clock_of_the_data()) as server:
        yield server


def clock_of_the_data() -> HandClock:
    """A clock that shows when the data was made, so that nothing in it is too old."""
    clock = HandClock()
    clock.now = datetime.fromisoformat(FACTS["made"])
    return clock


@pytest.fixture
def people(server: Server) -> Iterator[Callable[[str], Person]]:
    """Makes people; those of the old version have their cookies, and others are new."""
    known: list[Person] = []

    def person(name: str) -> Person:
        known.append(server.person("" if name in FACTS["cookies"] else name))
        known[-1].http.cookies.update(FACTS["cookies"].get(name, {}))
        return known[-1]

    yield person
    for one in known:
        one.close()


def log_of(person: Person, id: str, kind: str) -> list[Any]:
    return [entry for entry in person.snapshot(id, -1)["log"] if entry["kind"] == kind]


def check_play_goes_on(person: Person, id: str) -> None:
    page = person.snapshot(id)
    assert page["scene"]["seq"] == FACTS["seqs"][id]
    assert not page["table"]["outdated"]
    assert person.act(id, page["scene"], key="upgraded")["entry"]["seq"] == FACTS["seqs"][id] + 1


def test_games_of_the_former_version_go_on(people: Callable[[str], Person]) -> None:
    anna, ben = people("anna"), people("ben")
    two = FACTS["two"]
    assert len(log_of(anna, two, "undo")) == 1
    assert anna.get(f"/api/tables/{two}/chat")["said"][0]["text"] == "Good luck!"
    assert ben.get(f"/api/tables/{two}/notes")["text"] == "Keep to the north."
    check_play_goes_on(anna if anna.scene(two)["offer"] else ben, two)


def test_an_open_proposal_can_still_be_answered(people: Callable[[str], Person]) -> None:
    anna, two, proposed = people("anna"), FACTS["two"], FACTS["proposal"]
    present = anna.info(two)["proposal"]
    assert {**present, "mine": True, "asks_me": False} == proposed
    (event,) = log_of(anna, two, "seat")[-1]["events"]
    assert event["key"] == "table-rewind-proposed"
    body = {"number": proposed["number"], "agrees": True}
    assert anna.post(f"/api/tables/{two}/consent", body)["proposal"] is None
    assert anna.snapshot(two, -1)["log"][-1]["taken_back"] == len(proposed["entries"])


def test_clocks_run_on_and_seats_are_as_they_were(people: Callable[[str], Person]) -> None:
    anna, slow = people("anna"), FACTS["slow"]
    clocks = anna.scene(slow)["clocks"]["seats"]
    assert [clock["until"] for clock in clocks] == [one["until"] for one in FACTS["clocks"]]
    events = [event for entry in log_of(anna, slow, "seat") for event in entry["events"]]
    assert [event["key"] for event in events] == FACTS["keys"]
    seats = anna.info(slow)["seats"]
    assert [seat["conceded"] for seat in seats] == [False, True, False]
    check_play_goes_on(anna, slow)


def test_a_game_that_continues_another_goes_on(people: Callable[[str], Person]) -> None:
    anna, fork = people("anna"), FACTS["fork"]
    assert anna.info(fork)["continued"]
    check_play_goes_on(anna, fork)


def test_a_review_is_kept_and_can_be_made_again(
    server: Server, people: Callable[[str], Person]
) -> None:
    """Bots have learnt since then, so the stored review is read, and made again when asked for."""
    query = sa.select(schema.reviews.c.data)
    data = server.call(server.service.store.read(lambda connection: connection.scalar(query)))
    review = msgspec.convert(data, Review)
    assert (review.state, review.done) == ("finished", len(review.moments))
    chosen = [one.chosen for one in review.moments if one.chosen is not None]
    assert any(action.events for action in chosen)
    where = f"/api/tables/{FACTS['tritarea']}/review"
    assert people("Eve").get(f"{where}?level=easy")["state"] == "none"
    assert people("Bo").post(where, {"level": "easy"})["state"] in ("waiting", "running")


def test_notices_still_have_their_addresses(people: Callable[[str], Person]) -> None:
    channels = people("anna").get("/api/me/notices")["channels"]
    assert [one["kind"] for one in channels] == ["mail"]


def test_bots_and_programs_go_on(people: Callable[[str], Person]) -> None:
    anna, terror = people("anna"), FACTS["terror"]
    assert anna.snapshot(terror)["scene"]["seq"] >= FACTS["seqs"][terror]
    wait_until(lambda: anna.scene(terror)["offer"] is not None)
    program = people("a program")
    headers = {"authorization": f"Bearer {FACTS['token']}"}
    assert program.get(f"/api/tables/{terror}", 200, **headers)["scene"]["seat"] == 0


def test_a_finished_game_can_be_replayed_and_exported(people: Callable[[str], Person]) -> None:
    anna, tritarea = people("anna"), FACTS["tritarea"]
    page = anna.snapshot(tritarea)
    assert page["table"]["status"] == "finished"
    assert len(anna.get(f"/api/tables/{tritarea}/timeline")["steps"]) > 0
    record = anna.get(f"/api/tables/{tritarea}/record")
    stranger = people("Eve")
    assert stranger.post("/api/records", record)["table"]


def test_the_lesson_and_the_open_table_still_exist(people: Callable[[str], Person]) -> None:
    anna = people("anna")
    assert anna.post("/api/guides", {"guide": "lesson/trias"}) == FACTS["lesson"]
    stranger = people("Eve")
    assert FACTS["open"] in [table["id"] for table in stranger.get("/api/tables")["open"]]


def test_the_former_addresses_still_answer(people: Callable[[str], Person]) -> None:
    anna = people("anna")
    assert anna.get("/api/house") == anna.get("/api/instance")
    assert anna.get("/api/admin/house", 401) == anna.get("/api/admin/instance", 401)
    id = FACTS["tritarea"]
    assert anna.get(f"/api/tables/{id}/course") == anna.get(f"/api/tables/{id}/timeline")


def test_a_copy_of_the_former_database_is_kept(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    former_database(db)
    with Server(db, clock_of_the_data()):
        pass
    copy = tmp_path / "games.db.before-0005"
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT count(*) FROM house").fetchone()[0] > 0
        sent = connection.execute("SELECT * FROM told").fetchall()
    connection.close()
    assert sent
    with sqlite3.connect(db) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        assert connection.execute("SELECT * FROM sent_notices").fetchall() == sent
    connection.close()
    assert {"meta", "sent_notices"} <= names
    assert not {"house", "told"} & names


def test_postgresql_has_the_new_names_and_all_rows() -> None:
    db = postgres.empty_database()
    restore_former_backup(db)
    counts = [
        postgres.query(db, f"SELECT count(*) FROM {table}")  # noqa: S608 - names of this test
        for table in ("house", "told", "tables WHERE told IS NOT NULL")
    ]
    with Server(db, clock_of_the_data()):
        pass
    assert [(0,)] not in counts
    (meta,) = postgres.query(db, "SELECT count(*) FROM meta")[0]
    assert meta >= counts[0][0][0], "the server may have stored more"
    assert postgres.query(db, "SELECT count(*) FROM sent_notices") == counts[1]
    hashed = "SELECT count(*) FROM tables WHERE history_hash IS NOT NULL"
    assert postgres.query(db, hashed) == counts[2]
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    names = {name for (name,) in postgres.query(db, query)}
    assert {"meta", "sent_notices"} <= names
    assert not {"house", "told"} & names


def test_a_former_database_in_postgresql_is_replaced_by_a_backup(tmp_path: Path) -> None:
    db = postgres.empty_database()
    backup = tmp_path / "club.backup"
    shutil.copy(DATA / "club.backup", backup)  # the present data is kept beside it
    restore_former_backup(db, backup)
    restore_former_backup(db, backup)
    with Server(db, clock_of_the_data()) as server:
        person = server.person("Eve")
        assert FACTS["open"] in [table["id"] for table in person.get("/api/tables")["open"]]
        person.close()


def test_the_former_command_still_works(tmp_path: Path) -> None:
    db = tmp_path / "games.db"
    with Server(db):
        pass
    runner = CliRunner()
    now = runner.invoke(main, ["admin", "instance", "--db", f"sqlite:///{db}"])
    former = runner.invoke(main, ["admin", "house", "--db", f"sqlite:///{db}"])
    assert (now.exit_code, former.exit_code) == (0, 0)
    assert former.stdout == now.stdout
    assert "trilobite admin instance" in former.stderr
