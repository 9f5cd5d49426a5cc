"""The real server as a process, on a free port and a new database."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Instance:
    """`deterministic_server` as a process; its output goes to a file beside the database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._db = folder / "instance.db"
        self._log = folder / "instance.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        env = {**os.environ, "TRILOBITE_LIMITS": "0", "TRILOBITE_BOT_DELAY": "0"}
        command = [sys.executable, "-m", "tests.browser.deterministic_server", "--no-open"]
        command += ["--port", str(self.port), "--db", f"sqlite:///{self._db}"]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=env, cwd=ROOT, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while not self._answers():
            if time.monotonic() > deadline or self._process.poll() is not None:
                self.kill()
                raise RuntimeError(f"the server did not start: {self._log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "/health", timeout=2) as answer:  # noqa: S310
                return int(answer.status) == 200
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def command(self, *words: str) -> str:
        """Run a `trilobite` command on this instance; returns its output."""
        command = [sys.executable, "-m", "trilobite", *words, "--db", f"sqlite:///{self._db}"]
        return subprocess.run(
            command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, timeout=120
        ).stdout

    def put_clock_forward(self) -> None:
        """Put the server's clock forward by a minute."""
        if self._process is not None:
            self._process.send_signal(signal.SIGUSR1)

    def stop(self, number: int = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(20)
            self._process = None

    def kill(self) -> None:
        """Kill the server, so that it cannot shut down properly."""
        self.stop(signal.SIGKILL)
