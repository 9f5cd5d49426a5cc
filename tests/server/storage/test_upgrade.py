"""A database and a backup of the version before revision 0006: opened, upgraded, and played on.

That version made the data: two people in the middle of a game of Trias, with chat and notes;
Triassic Terror beside a bot; a finished game of Tritarea; a lesson; an open table; a token.
"""

import json
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.support import postgres
from tests.server.support.servers import Person, Server, wait_until
from trilobite.cli import main

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
    with Server(db) as server:
        yield server


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


def test_games_of_the_former_version_go_on(people: Callable[[str], Person]) -> None:
    anna, ben = people("anna"), people("ben")
    two = FACTS["two"]
    page = anna.snapshot(two)
    assert page["scene"]["seq"] == FACTS["seqs"][two]
    assert not page["table"]["outdated"]
    for person in (anna, ben):
        scene = person.scene(two)
        if scene["offer"] is not None:
            assert person.act(two, scene, key="upgraded")["seq"] == FACTS["seqs"][two] + 1
    assert anna.scene(two)["seq"] == FACTS["seqs"][two] + 1
    assert anna.get(f"/api/tables/{two}/chat")["said"][0]["text"] == "Good luck!"
    assert ben.get(f"/api/tables/{two}/notes")["text"] == "Keep to the north."


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
    with Server(db):
        pass
    copy = tmp_path / "games.db.before-0005"
    with sqlite3.connect(copy) as connection:
        assert connection.execute("SELECT count(*) FROM house").fetchone()[0] > 0
    connection.close()
    with sqlite3.connect(db) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
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
    with Server(db):
        pass
    assert counts[2] != [(0,)]
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
    with Server(db) as server:
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
