"""The server as a process that tests can kill, and clients that do not give up."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import sqlalchemy as sa

from tests.server.support.servers import CONTEXT, database_url
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record
from trilobite.server.storage import preflight, schema

ROOT = Path(__file__).parents[3]
RECONNECT_SECONDS = (0.005, 0.1)
"""The first and the longest pause of a client without an answer.

A server that is starting needs the processor.
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Process:
    """`trilobite serve` on a database. Started again, it finds what it had stored."""

    def __init__(self, db: Path | str, port: int | None = None, **settings: object) -> None:
        self.db = database_url(db)
        self._settings = {f"TRILOBITE_{name.upper()}": str(settings[name]) for name in settings}
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        environment = {
            **os.environ,
            "TRILOBITE_LIMITS": "0",
            "TRILOBITE_BOT_DELAY": "0",
            "TRILOBITE_BOT_PROCESSES": "1",
            "TRILOBITE_DEFAULT_BOT": "steady",
            "TRILOBITE_PRESENCE_DELAY": "0.05",
            **self._settings,
        }
        command = [sys.executable, "-m", "trilobite.server", "--no-open"]
        command += ["--port", str(self.port), "--db", self.db]
        self._process = subprocess.Popen(
            command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(self.url + "/health", timeout=20, verify=CONTEXT).status_code == 200:
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start: {self.output()}")

    def kill(self) -> None:
        """Kill the process, so that it cannot shut down properly."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self, number: int = signal.SIGTERM) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        return self._process.wait(20)

    def output(self) -> str:
        assert self._process is not None
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            return stream.read().decode()

    def close(self) -> None:
        if self._process is not None:
            if self._process.poll() is None:
                self.kill()
            if self._process.stdout is not None:
                self._process.stdout.close()


class Confirmation:
    """A confirmed action and its sequence number, as the client got them."""

    def __init__(self, table: str, seq: int, seat: int, key: str, action: str) -> None:
        self.table = table
        self.seq = seq
        self.seat = seat
        self.key = key
        self.action = action


class Stubborn(threading.Thread):
    """A client that plays all its seats at a table and repeats messages without an answer."""

    def __init__(self, url: str, plan: dict[str, Any], seed: int) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.confirmed: list[Confirmation] = []
        self.resent = 0
        self.failures: list[str] = []
        self.is_over = False
        self._random = Random(seed)  # noqa: S311 - moves, not secrets
        self._plan = plan
        self._number = 0
        self._pause = RECONNECT_SECONDS[0]
        self._halt = threading.Event()
        self._cookies = httpx.Cookies()
        self._next: Any = None
        """The scene that came with the last confirmation, if it has an offer for us."""
        self.table = self._create()

    def _create(self) -> str:
        with httpx.Client(base_url=self.url, timeout=60, verify=CONTEXT) as http:
            http.put("/api/me", json={"name": "Stubborn"}).raise_for_status()
            made = http.post("/api/tables", json=self._plan).raise_for_status().json()
            self._cookies = http.cookies
            return str(made["table"]["id"])

    def halt(self) -> None:
        self._halt.set()
        self.join(30)

    def run(self) -> None:
        try:
            while not self._halt.is_set() and not self.is_over:
                self._play_while_it_lasts()
        except (AssertionError, KeyError) as error:
            self.failures.append(repr(error))

    def check_record(self) -> None:
        """Check that the record of the finished game verifies."""
        with httpx.Client(base_url=self.url, timeout=60, verify=CONTEXT) as http:
            record = read_record(self._answered(http.get(f"/api/tables/{self.table}/record")))
        assert verify(record) is None

    def _play_while_it_lasts(self) -> None:
        """Play over one connection until it breaks."""
        self._next = None
        try:
            with httpx.Client(
                base_url=self.url, timeout=10, verify=CONTEXT, cookies=self._cookies
            ) as http:
                while not self._halt.is_set() and not self.is_over:
                    self._one_action(http)
        except httpx.TransportError:
            self._wait_longer()

    def _wait_longer(self) -> None:
        time.sleep(self._pause)
        self._pause = min(1.5 * self._pause, RECONNECT_SECONDS[1])

    def _one_action(self, http: httpx.Client) -> None:
        scene = self._next or self._answered(http.get(f"/api/tables/{self.table}"))["scene"]
        self.is_over = scene["status"] == "finished"
        if scene["offer"] is None:
            time.sleep(0.02)
            return
        self._number += 1
        action = self._random.choice(scene["offer"]["choices"])["text"]
        body = {
            "seat": scene["seat"],
            "seq": scene["seq"],
            "key": f"{self.table}-{self._number:06}",
            "action": action,
        }
        self._insist(http, body)

    def _insist(self, http: httpx.Client, body: dict[str, Any]) -> None:
        """Send a message until it is answered, even after the connection broke."""
        while not self._halt.is_set():
            try:
                answer = http.post(f"/api/tables/{self.table}/act", json=body)
                if self._random.random() < 0.1:
                    answer = http.post(f"/api/tables/{self.table}/act", json=body)
            except httpx.TransportError:
                self.resent += 1
                http.cookies = self._cookies
                self._wait_longer()
                continue
            confirmed = self._answered(answer)
            entry = confirmed["entry"]
            assert (entry["seq"], entry["action"]) == (confirmed["seq"], body["action"])
            self._next = confirmed["scene"] if confirmed["scene"]["offer"] else None
            self.confirmed.append(
                Confirmation(
                    self.table, confirmed["seq"], body["seat"], body["key"], body["action"]
                )
            )
            return

    def _answered(self, answer: httpx.Response) -> Any:
        assert answer.status_code == 200, f"{answer.status_code} {answer.text[:300]}"
        self._pause = RECONNECT_SECONDS[0]
        return answer.json()


def stored_log(db: Path | str) -> dict[tuple[str, int], tuple[str, str | None, str | None]]:
    """Kind, key and action of every log row, by table and sequence number."""
    engine = sa.create_engine(preflight.database_url(database_url(db)), poolclass=sa.NullPool)
    log = schema.log.c
    with engine.connect() as connection:
        rows = connection.execute(sa.select(log.table, log.seq, log.kind, log.key, log.action))
        return {(table, seq): (kind, key, action) for table, seq, kind, key, action in rows}


def check_stored(db: Path | str, clients: list[Stubborn]) -> None:
    """Check that each confirmed action is stored exactly once and that the numbers have no gap."""
    log = stored_log(db)
    keys = [key for _, key, _ in log.values() if key is not None]
    assert len(keys) == len(set(keys))
    for client in clients:
        for one in list(client.confirmed):
            found = log.get((one.table, one.seq))
            assert found == ("act", f"{one.seat}:{one.key}", one.action), (vars(one), found)
        numbers = sorted(seq for table, seq in log if table == client.table)
        assert numbers == list(range(len(numbers)))
