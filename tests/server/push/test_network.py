"""A network that drops, delays, repeats and cuts: nothing is lost, and nothing is done twice."""

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from tests.server.support.bad_network import BadNetwork
from tests.server.support.processes import Stubborn, check_stored
from tests.server.support.servers import Person, Server


class SocketReader(threading.Thread):
    """A spectator's page: says what it has, reads updates, and reconnects after a break."""

    def __init__(self, url: str, id: str) -> None:
        super().__init__(daemon=True)
        self._person = Person(url)
        self._id = id
        self.log: list[Any] = []
        self.scene: Any = None
        self.reconnects = 0
        self.resyncs = 0
        self._halt = threading.Event()

    @property
    def seq(self) -> int:
        return len(self.log) - 1

    def halt(self) -> None:
        self._halt.set()
        self.join(10)
        self._person.close()

    def run(self) -> None:
        while not self._halt.is_set():
            try:
                self._watch()
            except (WebSocketException, OSError, TimeoutError, EOFError):
                self.reconnects += 1
                time.sleep(0.01)

    def _watch(self) -> None:
        with self._person.socket(self._id, seq=self.seq) as line:
            while not self._halt.is_set():
                try:
                    message = line.receive(0.3)
                except TimeoutError:
                    continue
                self._take(message)

    def _take(self, message: Any) -> None:
        if message["type"] == "resync":
            self.resyncs += 1
            page = self._person.snapshot(self._id, -1)
            self.log, self.scene = page["log"], page["scene"]
        if message["type"] == "update":
            fresh = [entry for entry in message["entries"] if entry["seq"] > self.seq]
            assert [entry["seq"] for entry in fresh] == list(
                range(self.seq + 1, self.seq + 1 + len(fresh))
            )
            self.log += fresh
            self.scene = message["scene"]
            assert self.scene["seq"] == self.seq


@pytest.mark.slow
def test_a_bad_network_loses_nothing_and_does_nothing_twice(db: Path) -> None:
    with Server(db) as server:
        network = BadNetwork(server.port, seed=3)
        plan = {"game": "trias", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]}
        players = [Stubborn(server.url, plan, seed) for seed in range(2)]
        readers = [SocketReader(network.url, player.table) for player in players]
        for player in players:
            player.url = network.url
        for thread in (*players, *readers):
            thread.start()
        for player in players:
            player.join(60)
        network.calm_down()
        deadline = time.monotonic() + 10
        good = server.person()
        for player, reader in zip(players, readers, strict=True):
            assert not player.failures, player.failures
            assert player.is_over
            page = good.snapshot(player.table)
            while reader.seq < page["scene"]["seq"] and time.monotonic() < deadline:
                time.sleep(0.02)
            reader.halt()
            assert reader.log == page["log"]
            assert reader.scene == page["scene"]
        check_stored(db, players)
        assert network.cuts > 5
        assert sum(player.resent for player in players) > 0
        assert sum(reader.reconnects for reader in readers) > 0
        network.close()
        good.close()
