"""A bad network: a TCP proxy that delays, drops and cuts what goes through it."""

import contextlib
import socket
import threading
import time
from random import Random


class BadNetwork:
    """Listens on a loopback port and passes bytes on to a server, with delays and cuts."""

    def __init__(self, port: int, seed: int, fault_rate: float = 0.15) -> None:
        self._target = port
        self._random = Random(seed)  # noqa: S311 - fates, not secrets
        self._lock = threading.Lock()
        self._fault_rate = fault_rate
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self.cuts = 0
        self._start(self._accept)

    def _start(self, work: object, *args: object) -> None:
        thread = threading.Thread(target=work, args=args, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def calm_down(self) -> None:
        """Pass on everything, without delays or cuts, from now on."""
        self._fault_rate = 0.0

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for end in list(self._open):
            self._hang_up(end)
        for thread in self._threads:
            thread.join(5)

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._target))
            for end in (client, server):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # only our own delays
            self._open |= {client, server}
            self._start(self._pass_on, client, server)
            self._start(self._pass_on, server, client)

    def _pass_on(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                fate = self._fate()
                if fate < self._fault_rate / 2:
                    # The request or its answer is lost, and the connection with it.
                    self.cuts += 1
                    break
                if fate < self._fault_rate * 0.7:
                    # Cut in the middle of a message.
                    self.cuts += 1
                    goal.sendall(data[: len(data) // 2])
                    break
                if fate < self._fault_rate:
                    time.sleep(fate / 4)
                goal.sendall(data)
        self._hang_up(source)
        self._hang_up(goal)

    def _fate(self) -> float:
        with self._lock:
            return self._random.random()

    def _hang_up(self, end: socket.socket) -> None:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
        self._open.discard(end)
