"""How long it takes until an action is confirmed, that is, stored on disk.

Starts the real service on a new SQLite file and plays over HTTP on loopback. `make bench`
runs it; what a player sees on the screen is measured by `client.py`.
"""

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

ACTIONS = 100


@contextmanager
def service() -> Iterator[str]:
    """Run a service with an empty database; yields its address."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "trilobite.server", "--no-open", "--port", str(port)]
        command += ["--db", f"sqlite:///{Path(folder) / 'bench.db'}"]
        environment = {**os.environ, "TRILOBITE_LIMITS": "0", "TRILOBITE_BOT_DELAY": "0"}
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            httpx.get(f"{url}/health")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    sys.exit("The service did not start.")


def confirmations(url: str) -> list[float]:
    """Seconds from sending an action to its confirmation, that is, until it is stored on disk."""
    times: list[float] = []
    with httpx.Client(base_url=url) as http:
        http.put("/api/me", json={"name": "Bench"})
        plan = {"game": "trias", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = http.post("/api/tables", json=plan).json()["table"]["id"]
        while len(times) < ACTIONS:
            scene = http.get(f"/api/tables/{table}").json()["scene"]
            if scene["offer"] is None:
                break
            choices = scene["offer"]["choices"]
            action = choices[len(times) % len(choices)]["text"]
            body = {"seat": scene["seat"], "seq": scene["seq"], "action": action}
            start = time.perf_counter()
            answer = http.post(
                f"/api/tables/{table}/act", json={**body, "key": f"bench-{len(times):04}"}
            )
            times.append(time.perf_counter() - start)
            answer.raise_for_status()
    return times


def report(what: str, times: list[float]) -> None:
    middle, slow = statistics.median(times), sorted(times)[int(0.95 * len(times))]
    print(f"{what}: median {middle * 1000:.1f} ms, 95 % within {slow * 1000:.1f} ms")


def main() -> None:
    with service() as url:
        report(f"action to confirmation ({ACTIONS} actions)", confirmations(url))


if __name__ == "__main__":
    main()
