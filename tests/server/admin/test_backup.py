"""Backup and restore: made while people play, complete, portable, and never partial."""

import gzip
import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import click.testing
import pytest
from click.testing import CliRunner, Result

from tests.server.storage.test_store import database_of
from tests.server.support import postgres
from tests.server.support.processes import Process, Stubborn, stored_log
from tests.server.support.servers import Person, Server, database_url, wait_until
from trilobite.server.admin.backup import back_up
from trilobite.server.cli.backup_commands import backup, restore
from trilobite.server.common.metrics import Metrics
from trilobite.server.storage.schema import metadata
from trilobite.server.storage.store import Store

pytestmark = pytest.mark.slow


def run(command: Any, *words: object, db: Path | str) -> Result:
    return CliRunner().invoke(command, [*map(str, words), "--db", database_url(db)])


def good(command: Any, *words: object, db: Path | str) -> str:
    result = run(command, *words, db=db)
    assert result.exit_code == 0, result.output
    return result.output


def complaint(command: Any, *words: object, db: Path | str) -> str:
    result = run(command, *words, db=db)
    assert result.exit_code == 2, result.output
    (line,) = result.output.splitlines()
    return line


def content(db: Path) -> dict[str, set[tuple[Any, ...]]]:
    """All rows of a database except the table `meta`."""
    with closing(sqlite3.connect(db)) as connection:
        return {
            name: set(connection.execute(f'SELECT * FROM "{name}"'))  # noqa: S608
            for name in metadata.tables
            if name != "meta"
        }


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of an instance in which something of every kind has happened."""
    db = tmp_path_factory.mktemp("played") / "games.db"
    with Server(db) as server:
        anna, ben = server.person("Anna ♥"), server.person("Ben")
        made = anna.new_table("me", "open", title="50 \\ % 'off'")
        ben.claim(made["invitations"][0])
        id = made["table"]["id"]
        anna.act(id, anna.scene(id)) if anna.scene(id)["offer"] else ben.act(id, ben.scene(id))
        anna.post(f"/api/tables/{id}/chat", {"text": "hello"})
        anna.put(f"/api/tables/{id}/notes", {"text": "two\nlines"})
        finished = anna.new_game("me", {"kind": "bot", "bot": "random"})
        anna.play_turns(finished)
        for person in (anna, ben):
            person.close()
    good(backup, db.with_name("club.backup"), db=db)
    return db.parent


@pytest.fixture
def played(once: Path, db: Path) -> Path:
    return Path(shutil.copy2(once / "games.db", db))


@pytest.fixture
def copy(once: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy2(once / "club.backup", tmp_path))


def test_a_restored_database_has_the_content_of_the_original(
    played: Path, copy: Path, tmp_path: Path
) -> None:
    other = tmp_path / "folder" / "other.db"
    assert "is restored" in good(restore, copy, db=other)
    assert content(other) == content(played)
    assert all(content(played)[name] for name in ("log", "seats", "chat", "notes", "invitations"))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert stat.S_IMODE(other.stat().st_mode) == 0o600
    assert sorted(path.name for path in other.parent.iterdir()) == ["other.db", "other.db.lock"]


def test_every_table_of_the_schema_is_in_the_backup(copy: Path) -> None:
    with gzip.open(copy) as packed:
        head = json.loads(packed.readline())
    assert set(head["rows"]) == set(metadata.tables)


def test_keys_of_administrators_are_not_in_the_backup(db: Path) -> None:
    server = Server(db, admin_password="a long password")  # noqa: S106
    server.service.address = server.url
    with server:
        person = server.person("Anna")
        person.post("/api/admin/session", {"password": "a long password"})
        person.close()
        copy = db.with_name("club.backup")
        good(backup, copy, db=db)
    with gzip.open(copy) as packed:
        text = packed.read().decode()
    assert "Anna" in text
    assert "admin-key" not in text
    assert server.url not in text


@pytest.mark.slow
def test_a_backup_made_during_play_is_complete_and_games_go_on_from_it(
    tmp_path: Path,
) -> None:
    process = Process(tmp_path / "games.db")
    process.start()
    seats = [["me", "me"], ["me", "bot"], ["me", "me", "bot"]]
    clients = [Stubborn(process.url, plan(kinds), seed) for seed, kinds in enumerate(seats)]
    restored = tmp_path / "restored.db"
    again = Process(restored)
    try:
        for client in clients:
            client.start()
        for number in range(3):
            wait_until(lambda: all(c.is_over or len(c.confirmed) > 3 for c in clients), 60)
            confirmed = [one for client in clients for one in list(client.confirmed)]
            copy = tmp_path / f"{number}.backup"
            good(backup, copy, db=process.db)
            good(restore, copy, "--yes", db=restored)
            log = stored_log(restored)
            for one in confirmed:
                key = f"{one.seat}:{one.key}"
                assert log[one.table, one.seq] == ("act", key, one.action)
        for client in clients:
            client.halt()
            assert not client.failures
        # The restored server has the same cookies and the same tables.
        again.start()
        for client in clients:
            play_on(client, again.url)
    finally:
        for client in clients:
            client.halt()
        process.close()
        again.close()


def plan(kinds: list[str]) -> dict[str, object]:
    return {"game": "trias", "seats": [{"kind": kind} for kind in kinds]}


def play_on(client: Stubborn, url: str) -> None:
    person = Person(url)
    person.http.cookies = client._cookies  # a browser that still has its cookie
    assert person.play_turns(client.table)["status"] == "finished"
    person.close()


# Refused backups and databases.


def test_an_existing_file_is_overwritten_only_with_force(played: Path, copy: Path) -> None:
    before = copy.read_bytes()
    assert "already exists" in complaint(backup, copy, db=played)
    assert copy.read_bytes() == before
    good(backup, copy, "--force", db=played)


def test_a_backup_that_cannot_be_made_is_reported(tmp_path: Path, played: Path) -> None:
    target = tmp_path / "new.backup"
    assert "There is no database" in complaint(backup, target, db=tmp_path / "none.db")
    (tmp_path / "photo.db").write_bytes(bytes(range(256)) * 40)
    assert "is not a database" in complaint(backup, target, db=tmp_path / "photo.db")
    (tmp_path / "empty.db").touch()
    assert "is empty" in complaint(backup, target, db=tmp_path / "empty.db")
    nowhere = tmp_path / "nowhere" / "new.backup"
    assert "cannot be written: No such file" in complaint(backup, nowhere, db=played)
    assert not target.exists()
    assert not list(tmp_path.glob(".*"))


def test_a_nonempty_instance_is_replaced_only_on_request_and_kept(
    played: Path, copy: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    with Server(other) as server:
        carl = server.person("Carl")
        carl.close()
    before = content(other)
    said = "is not empty: 0 tables and 1 people would be replaced by 2 tables and 2 people"
    assert said in complaint(restore, copy, db=other)
    assert content(other) == before
    assert "The previous data is in" in good(restore, copy, "--yes", db=other)
    assert content(other) == content(played)
    (kept,) = tmp_path.glob("other.db.before-restore-*")
    assert content(kept) == before


@pytest.mark.parametrize("answer", ["y", "n"])
def test_a_person_at_a_terminal_is_asked_before_a_restore(
    played: Path, copy: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    before = content(played)
    with closing(sqlite3.connect(played)) as connection, connection:
        connection.execute("UPDATE people SET name = 'Carl'")
    changed = content(played)
    monkeypatch.setattr(click.testing._NamedTextIOWrapper, "isatty", lambda _: True)
    words = [str(copy), "--db", database_url(played)]
    result = CliRunner().invoke(restore, words, input=f"{answer}\n")
    assert "2 tables and 2 people would be replaced" in result.output
    assert "Go ahead?" in result.output
    assert (result.exit_code == 0) == (answer == "y")
    assert content(played) == (before if answer == "y" else changed)


def test_a_foreign_database_is_replaced_only_on_request_and_kept(
    copy: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
    before = other.read_bytes()
    assert "something that is not a Trilobite database" in complaint(restore, copy, db=other)
    assert other.read_bytes() == before
    good(restore, copy, "--yes", db=other)
    (kept,) = tmp_path.glob("other.db.before-restore-*")
    assert kept.read_bytes() == before


def test_a_broken_database_can_be_replaced(played: Path, copy: Path) -> None:
    before = content(played)
    noise = bytes(range(256)) * 40
    played.write_bytes(noise)
    complaint(restore, copy, db=played)
    good(restore, copy, "--yes", db=played)
    assert content(played) == before
    (kept,) = played.parent.glob("games.db.before-restore-*")
    assert kept.read_bytes() == noise


def edited(change: Callable[[list[Any]], object]) -> Callable[[Path], None]:
    """A function that changes the lines of a backup."""

    def apply(copy: Path) -> None:
        with gzip.open(copy) as packed:
            lines = [json.loads(line) for line in packed]
        change(lines)
        with gzip.open(copy, "wb") as packed:
            packed.write(b"\n".join(json.dumps(line).encode() for line in lines))

    return apply


def row_of(lines: list[Any], table: str) -> list[Any]:
    index = next(i for i, line in enumerate(lines) if line.__class__ is dict and
                 line.get("table") == table)  # fmt: skip
    row: list[Any] = lines[index + 1]
    return row


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda p: p.unlink(), "There is no file"),
        (lambda p: p.write_bytes(b""), "is not a backup of Trilobite"),
        (lambda p: p.write_bytes(b"\xff\xd8 a photo" * 100), "is not a backup of Trilobite"),
        (lambda p: p.write_bytes(gzip.compress(b'{"a": 1}')), "is not a backup of Trilobite"),
        (lambda p: p.write_bytes(gzip.compress(b"[[[")), "is broken"),
        (lambda p: p.write_bytes(p.read_bytes()[:-9]), "is broken"),
        (lambda p: p.write_bytes(p.read_bytes()[:900]), "is broken"),
        (lambda p: p.write_bytes(flipped(p.read_bytes())), "is broken"),
        (edited(lambda lines: lines.pop()), "its end is missing"),
        (edited(lambda lines: lines.append([1])), "there is more after its end"),
        (edited(lambda lines: lines[0].update(revision="ab12")), "a newer version of Trilobite"),
        (
            edited(lambda lines: lines[0].update({"trilobite-backup": 2})),
            "a newer version of Trilobite",
        ),
        (edited(lambda lines: lines[0].pop("rows")), "its header is incomplete"),
        (edited(lambda lines: lines[0]["rows"].update(log=1)), "rows are missing"),
        (edited(lambda lines: lines[0]["rows"].pop("log")), "log is not in its header"),
        (edited(lambda lines: row_of(lines, "seats").pop()), "a row of seats is incomplete"),
        (edited(lambda lines: lines.insert(-1, {"odd": 1})), "a table has no name"),
        (edited(lambda lines: row_of(lines, "seats").__setitem__(0, "zzz")), "are inconsistent"),
        (edited(lambda lines: row_of(lines, "people").__setitem__(1, None)), "cannot be restored"),
    ],
)  # fmt: skip
def test_a_broken_or_foreign_file_is_reported_and_changes_nothing(
    copy: Path, tmp_path: Path, damage: Callable[[Path], object], said: str
) -> None:
    damage(copy)
    other = tmp_path / "new" / "other.db"
    Store(database_url(other), Metrics()).close()
    before = other.read_bytes()
    assert said in complaint(restore, copy, db=other)
    assert other.read_bytes() == before
    assert sorted(path.name for path in other.parent.iterdir()) == ["other.db", "other.db.lock"]


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0xFF]) + data[middle + 1 :]


# Interruptions.


def test_an_interrupted_backup_leaves_no_files(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(_: int) -> None:
        raise KeyboardInterrupt

    target = played.with_name("new.backup")
    with pytest.raises(KeyboardInterrupt):
        back_up(database_url(played), target, lambda _: stopped)
    assert not target.exists()
    assert not list(played.parent.glob(".*"))


@pytest.mark.slow
@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_backup_cleanly(tmp_path: Path, number: int) -> None:
    """The database is large, so that the signal comes in the middle of the backup."""
    db = tmp_path / "games.db"
    Store(database_url(db), Metrics()).close()
    with closing(sqlite3.connect(db)) as connection, connection:
        names = [(f"Anna {index} " + "x" * 200, "2026-01-01") for index in range(400_000)]
        connection.executemany("INSERT INTO people (name, created) VALUES (?, ?)", names)
    target = tmp_path / "club.backup"
    command = [sys.executable, "-m", "trilobite", "backup", str(target), "--db", database_url(db)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: list(tmp_path.glob(".club.backup.*")), 60)
    process.send_signal(number)
    _, printed = process.communicate(timeout=60)
    assert (process.returncode, printed) == (130, "Interrupted.\n")
    assert not target.exists()
    assert not list(tmp_path.glob(".club.backup.*"))


def test_a_full_disk_is_reported_and_leaves_no_files(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    target = played.with_name("new.backup")
    assert "cannot be written: No space left on device" in complaint(backup, target, db=played)
    assert not target.exists()
    assert not list(played.parent.glob(".*"))


# Other kinds of database, and older revisions.


@pytest.mark.slow
def test_an_instance_moves_to_postgresql_and_back(played: Path, copy: Path, tmp_path: Path) -> None:
    away = postgres.new_database()
    good(restore, copy, db=away)
    with Server(away) as server:
        carl = server.person("Carl")
        assert carl.get("/api/me")["id"] == 3, "people are counted on"
        returned = tmp_path / "returned.backup"
        good(backup, returned, db=away)
        carl.delete("/api/me", 200)
        carl.close()
    assert "is not empty" in complaint(restore, copy, db=away)
    back = tmp_path / "back.db"
    good(restore, returned, db=back)
    before, after = content(played), content(back)
    assert {name: rows - after[name] for name, rows in before.items() if rows - after[name]} == {}
    assert len(after["people"]) == len(before["people"]) + 1
    printed = good(restore, copy, "--yes", db=away)
    (kept,) = tmp_path.glob("club.backup.before-restore-*")
    assert str(kept) in printed
    good(restore, kept, db=tmp_path / "kept.db")
    with Server(away) as server:
        stranger = server.person("Dora")
        assert stranger.get("/api/me")["id"] == 3
        stranger.close()


def test_a_backup_of_an_older_revision_is_brought_up_to_date_at_the_next_start(
    tmp_path: Path,
) -> None:
    old = tmp_path / "old.db"
    database_of(old, "0001")
    copy = tmp_path / "old.backup"
    good(backup, copy, db=old)
    other = tmp_path / "other.db"
    good(restore, copy, db=other)
    with closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [
            ("0001",)
        ]
    store = Store(database_url(other), Metrics())
    assert "The database was upgraded" in store.news[0]
    store.close()
