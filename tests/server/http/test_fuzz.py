"""A fuzz of the socket and the interface, while somebody plays at another table.

`make test` runs a short one, `make soak` a long one (TRILOBITE_FUZZ_SECONDS).
"""

import asyncio
import gc
import json
import logging
import os
import sqlite3
import statistics
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.support.servers import Person, Server, wait_until
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record

ROOT = Path(__file__).parents[3]
SECONDS = float(os.environ.get("TRILOBITE_FUZZ_SECONDS", "3"))
SEED = int(os.environ.get("TRILOBITE_FUZZ_SEED", str(Random().randrange(10**6))))  # noqa: S311
SLOWER = 10.0
"""How many times as long an action may take during the fuzz; measured factors are 1 to 3."""

LEAST = 0.01
"""Minimum seconds: shorter times count as this, as they depend on other load on the machine."""

MOST_GROWTH = 200_000_000
PACE = 0.04


class Regular:
    """Somebody who plays at a normal speed, game after game, and notes how long answers take."""

    def __init__(self, server: Server) -> None:
        self.person = server.person("Anna")
        self.times: list[float] = []
        self.tables: list[str] = []
        self._new_table()

    def _new_table(self) -> None:
        self.tables.append(self.person.new_game("me", "me"))
        self._scene = self.person.scene(self.tables[-1])

    def play(self, is_over: Any) -> list[float]:
        """Play until `is_over`; returns the seconds from each action to its confirmation."""
        times: list[float] = []
        while not is_over():
            if self._scene["offer"] is None:
                self._scene = self.person.scene(self.tables[-1])
            if self._scene["status"] == "finished":
                self._new_table()
            began = time.perf_counter()
            self._scene = self.person.act(self.tables[-1], self._scene)["scene"]
            times.append(time.perf_counter() - began)
            time.sleep(PACE)
        return times


def strangers(server: Server, victim: str, seconds: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.support.fuzz", server.url, victim, str(seconds)]
    return subprocess.Popen(
        [*command, str(SEED)], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def memory() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def tasks() -> int:
    return len(asyncio.all_tasks())


def check_database(db: Path) -> None:
    with closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


def check_tables(server: Server, db: Path) -> None:
    """Every table can be read again from its log, whatever was sent."""
    with closing(sqlite3.connect(db)) as connection:
        rows = connection.execute("SELECT id, seq, status FROM tables").fetchall()
    for id, seq, status in rows:
        server.service.registry.forget(id)
        live = server.live(id)
        assert (live.table.seq, live.table.status) == (seq, status)
        assert live.game is None or live.game.seq == seq


@pytest.mark.slow
def test_strangers_cannot_break_the_server(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    let_strangers_in(db, caplog)


@pytest.mark.deep
def test_strangers_cannot_slow_other_tables(db: Path, caplog: pytest.LogCaptureFixture) -> None:
    usual, under_fire = map(statistics.median, let_strangers_in(db, caplog))
    print(f"action to confirmation: {usual * 1000:.1f} ms, fuzzed {under_fire * 1000:.1f} ms")  # noqa: T201
    assert under_fire < SLOWER * max(usual, LEAST)


def let_strangers_in(db: Path, caplog: pytest.LogCaptureFixture) -> tuple[list[float], list[float]]:
    """Fuzz a server on which somebody plays; returns the times of their actions before and then."""
    print(f"TRILOBITE_FUZZ_SEED={SEED}")  # noqa: T201 - to do the same again
    with Server(db, limits=1.0, send_seconds=1.0) as server, caplog.at_level(logging.WARNING):
        anna = Regular(server)
        calm_until = time.monotonic() + min(SECONDS, 10.0)
        calm = anna.play(lambda: time.monotonic() > calm_until)
        before, memory_before = server.call(tasks()), memory()
        fuzz = strangers(server, anna.tables[0], SECONDS)
        fuzzed = anna.play(lambda: fuzz.poll() is not None)
        printed, errors = fuzz.communicate(timeout=60)
        assert fuzz.returncode == 0, errors
        report = json.loads(printed)
        print(report["answers"])  # noqa: T201
        assert report["wrong"] == []
        check_reached(report["answers"])
        assert server.service.store.is_alive
        check_play_goes_on(server, anna.person)
        wait_until(lambda: server.service.broadcaster.count() == 0)
        wait_until(lambda: server.call(tasks()) <= before + 2)
        assert memory() < memory_before + MOST_GROWTH
        check_tables(server, db)
        finished = [id for id in anna.tables if anna.person.info(id)["status"] == "finished"]
        for id in finished[:5]:
            assert verify(read_record(anna.person.get(f"/api/tables/{id}/record"))) is None
        anna.person.close()
    gc.collect()  # a task logs an exception that nobody read when it is deleted
    assert [record.getMessage() for record in caplog.records if is_bad(record)] == []
    check_database(db)
    return calm, fuzzed


def check_reached(answers: dict[str, int]) -> None:
    """Check that the fuzz got past the first checks: otherwise it finds nothing."""
    for wanted in ("GET 200", "GET 401", "POST 403", "socket opened", "socket unread"):
        assert wanted in answers, (wanted, answers)


def check_play_goes_on(server: Server, anna: Person) -> None:
    assert anna.get("/health")["status"] == "ok"
    id = anna.new_game("me", "me")
    with anna.socket(id, seq=0) as line:
        anna.act(id, anna.scene(id))
        assert line.next("update")


def is_bad(record: logging.LogRecord) -> bool:
    """Whether a record has a traceback or is an error."""
    return record.exc_info is not None or record.levelno >= logging.ERROR
