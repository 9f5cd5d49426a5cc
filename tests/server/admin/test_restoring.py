"""Restoring a backup while the server runs: games go on from there, and no mixed state is seen."""

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.admin.test_backup import complaint, edited, good, row_of
from tests.server.support import postgres
from tests.server.support.processes import Process, stored_log
from tests.server.support.servers import Person, Server, error_of, on_one_database, wait_until
from trilobite.server.admin import restore as restoring
from trilobite.server.cli.backup_commands import backup, restore
from trilobite.server.push.broadcaster import GONE, SESSION_ENDED
from trilobite.server.push.restored import RestoreLoop
from trilobite.server.storage.preflight import file_of

pytestmark = pytest.mark.slow


@pytest.fixture
def instance(database: str) -> Iterator[Server]:
    with Server(database) as server:
        yield server


@pytest.fixture
def anna(instance: Server) -> Iterator[Person]:
    person = instance.person("Anna")
    yield person
    person.close()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "club.backup"


def play(person: Person, id: str, steps: int) -> Any:
    """Play this many steps; returns the answer to the last one."""
    return [person.act(id, person.scene(id)) for _ in range(steps)][-1]


def start_over(seq: int) -> dict[str, object]:
    """What tells a client to drop everything, under its present name and the former one."""
    return {"type": "resync", "seq": seq, "restored": True, "anew": True}


def test_a_game_goes_on_from_the_backup_without_a_reload_of_the_page(
    anna: Person, database: str, copy: Path
) -> None:
    id = anna.new_game("me", "me")
    play(anna, id, 2)
    anna.post(f"/api/tables/{id}/chat", {"text": "before"})
    before = anna.snapshot(id)
    good(backup, copy, db=database)
    play(anna, id, 4)
    anna.post(f"/api/tables/{id}/chat", {"text": "after"})
    epoch = anna.snapshot(id)["epoch"]
    with anna.socket(id, seq=6, seat=0, epoch=epoch, said=2) as line:
        line.next("update")
        printed = good(restore, copy, "--yes", db=database)
        assert "The running server continues with it." in printed
        seq = before["scene"]["seq"]
        assert line.next("resync") == start_over(seq)
        assert [said["text"] for said in line.next("chat")["said"]] == ["before"]
        after = anna.snapshot(id)
        assert after["epoch"] != epoch
        assert (after["scene"], after["log"]) == (before["scene"], before["log"])
        confirmed = play(anna, id, 1)
        assert line.next("update")["entries"] == [confirmed["entry"]]
    assert stored_log(database)[id, confirmed["seq"]][0] == "act"


@on_one_database
def test_tables_and_people_that_are_not_in_the_backup_are_gone(
    instance: Server, anna: Person, database: str, copy: Path
) -> None:
    good(backup, copy, db=database)
    id = anna.new_game("me", "me")
    ben = instance.person("Ben")
    lost = ben.new_game("me", "me")
    with anna.socket(id, seq=0, seat=0) as mine, ben.socket(lost, seq=0, seat=0) as theirs:
        mine.next("update")
        theirs.next("update")
        said = complaint(restore, copy, db=database)
        assert "2 tables and 2 people would be replaced by 0 tables and 1 people" in said
        good(restore, copy, "--yes", db=database)
        assert mine.close_code() == GONE
        assert theirs.close_code() == SESSION_ENDED
    assert anna.get("/api/me")["name"] == "Anna"
    assert error_of(anna.get(f"/api/tables/{id}", 404)) == "not_found"
    carl = instance.person("Carl")
    assert carl.get("/api/me")["id"] == 3, "the number of a former person is not used again"
    for person in (ben, carl):
        person.close()


def test_an_action_based_on_the_state_before_a_restore_is_refused(
    anna: Person, database: str, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server does not know yet that the database was restored, and tries to write."""
    id = anna.new_game("me", "me")
    good(backup, copy, db=database)
    scene = play(anna, id, 1)["scene"]
    scene = scene if scene["offer"] else anna.scene(id)
    log = stored_log(database)
    monkeypatch.setattr(RestoreLoop, "begin", lambda *_: None)
    good(restore, copy, "--yes", db=database)
    restored = stored_log(database)
    assert len(restored) == len(log) - 1
    assert error_of(anna.act(id, scene, status=409)) == "restored"
    assert stored_log(database) == restored
    monkeypatch.undo()
    wait_until(lambda: anna.snapshot(id)["scene"]["seq"] == 0)
    assert play(anna, id, 1)["seq"] == 1


@on_one_database
def test_a_page_that_missed_the_restore_loads_everything_again(
    anna: Person, database: str, copy: Path
) -> None:
    """The sequence number that the page has exists again, but means something else."""
    id = anna.new_game("me", "me")
    good(backup, copy, db=database)
    play(anna, id, 3)
    epoch = anna.snapshot(id)["epoch"]
    good(restore, copy, "--yes", db=database)
    wait_until(lambda: anna.snapshot(id)["epoch"] != epoch)
    play(anna, id, 4)
    with anna.socket(id, seq=3, seat=0, epoch=epoch) as line:
        assert line.next("resync")["restored"]
    with anna.socket(id, seq=3, seat=0) as line:
        assert len(line.next("update")["entries"]) == 1


@on_one_database
def test_bots_and_clocks_go_on_from_the_backup(anna: Person, database: str, copy: Path) -> None:
    """The time that has passed since then is given back."""
    pace = {"kind": "turn", "seconds": 10, "bot": "steady"}
    id = anna.new_game("me", {"kind": "bot", "bot": "steady"}, pace=pace)
    wait_until(lambda: anna.scene(id)["offer"])
    (clock,) = anna.scene(id)["clocks"]["seats"]
    good(backup, copy, db=database)
    anna.play_turns(id)
    good(restore, copy, "--yes", db=database)
    wait_until(lambda: anna.scene(id)["status"] == "running")
    (again,) = anna.scene(id)["clocks"]["seats"]
    assert again["until"] > clock["until"]
    assert anna.play_turns(id)["status"] == "finished"


def test_a_broken_backup_changes_nothing_in_a_running_instance(
    anna: Person, database: str, copy: Path
) -> None:
    id = anna.new_game("me", "me")
    good(backup, copy, db=database)
    play(anna, id, 2)
    before = anna.snapshot(id)
    edited(lambda lines: row_of(lines, "seats").__setitem__(0, "zzz"))(copy)
    assert "its contents are inconsistent" in complaint(restore, copy, "--yes", db=database)
    assert anna.snapshot(id) == before
    assert play(anna, id, 1)["seq"] == 3


def test_actions_confirmed_after_a_restore_are_not_lost(
    anna: Person, database: str, copy: Path
) -> None:
    id = anna.new_game("me", "me")
    good(backup, copy, db=database)
    confirmed: list[tuple[str, int]] = []
    halt = threading.Event()

    def go_on() -> None:
        while not halt.is_set():
            page = anna.snapshot(id)
            scene = page["scene"]
            if scene["status"] == "finished":
                time.sleep(0.05)  # until a restore continues the game
                continue
            body = {"seat": scene["seat"], "seq": scene["seq"], "key": f"key-{time.monotonic_ns()}"}
            action = scene["offer"]["choices"][0]["text"]
            answer = anna.http.post(f"/api/tables/{id}/act", json={**body, "action": action})
            if answer.status_code == 200:
                confirmed.append((page["epoch"], answer.json()["seq"]))
            else:
                assert answer.json()["code"] in ("restored", "stale"), answer.text

    player = threading.Thread(target=go_on)
    player.start()
    for _ in range(3):
        played = len(confirmed)
        wait_until(lambda: len(confirmed) > played + 3 or anna.scene(id)["status"] == "finished")  # noqa: B023 - it is asked at once
        before = anna.snapshot(id)["epoch"]
        good(restore, copy, "--yes", db=database)
        wait_until(lambda: anna.snapshot(id)["epoch"] != before)  # noqa: B023 - it is asked at once
    epoch = anna.snapshot(id)["epoch"]
    wait_until(lambda: any(known == epoch for known, _ in confirmed))
    halt.set()
    player.join(20)
    last = [seq for known, seq in confirmed if known == epoch]
    assert last
    log = stored_log(database)
    assert {seq for table, seq in log if table == id} >= {0, *last}
    assert max(seq for table, seq in log if table == id) == max(last)


def test_two_restores_at_once_do_not_mix(anna: Person, database: str, copy: Path) -> None:
    id = anna.new_game("me", "me")
    good(backup, copy, db=database)
    with restoring._beside(file_of(database) or copy):
        assert "Another restore" in complaint(restore, copy, "--yes", db=database)
    assert play(anna, id, 1)["seq"] == 1
    good(restore, copy, "--yes", db=database)


KILLED = """
import os, signal, sys
from trilobite.server.admin import restore as restoring
from trilobite.server.cli.backup_commands import restore

fill = restoring._fill

def fill_until(connection, path, pages, progress):
    def some():
        for page in pages:
            if page.table == sys.argv[1] and "restoring" not in str(connection.engine.url):
                os.kill(os.getpid(), signal.SIGKILL)
            yield page
    fill(connection, path, some(), progress)

restoring._fill = fill_until
restore(sys.argv[2:])
"""


@pytest.mark.parametrize("table", ["people", "log"])
def test_a_restore_that_is_killed_halfway_leaves_the_old_data(
    anna: Person, database: str, copy: Path, table: str
) -> None:
    id = anna.new_game("me", "me")
    good(backup, copy, db=database)
    play(anna, id, 3)
    before = stored_log(database)
    words = [table, str(copy), "--yes", "--db", database]
    command = [sys.executable, "-c", KILLED, *words]
    killed = subprocess.run(command, check=False, capture_output=True)
    assert killed.returncode == -9, killed.stderr
    assert stored_log(database) == before
    assert play(anna, id, 1)["seq"] == 4
    good(restore, copy, "--yes", db=database)
    wait_until(lambda: anna.scene(id)["seq"] == 0)


@pytest.mark.slow
def test_every_server_of_an_instance_goes_on_from_the_backup(copy: Path) -> None:
    url = postgres.new_database()
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(url)) for _ in range(2)]
        here, there = servers[0].person("Anna"), servers[1].person()
        there.http.cookies = here.http.cookies
        id = here.new_game("me", "me")
        good(backup, copy, db=url)
        for person in (here, there, here):
            play(person, id, 1)
        lines = [
            stack.enter_context(person.socket(id, seq=3, seat=0, epoch=here.snapshot(id)["epoch"]))
            for person in (here, there)
        ]
        for line in lines:
            line.next("update")
        good(restore, copy, "--yes", db=url)
        for line in lines:
            assert line.next("resync") == start_over(0)
        for seq, person in enumerate((there, here, there, here), 1):
            assert play(person, id, 1)["seq"] == seq
            for line in lines:
                assert line.next("update")["scene"]["seq"] == seq
        for person in (here, there):
            person.close()


@pytest.mark.slow
def test_workers_go_on_from_the_backup(copy: Path) -> None:
    process = Process(postgres.empty_database(), workers=2)
    process.start()
    try:
        person = Person(process.url)
        person.put("/api/me", {"name": "Anna"})
        id = person.new_game("me", "me")
        good(backup, copy, db=process.db)
        play(person, id, 3)
        good(restore, copy, "--yes", db=process.db)
        wait_until(lambda: person.scene(id)["seq"] == 0)
        assert play(person, id, 1)["seq"] == 1
        person.close()
    finally:
        process.close()
