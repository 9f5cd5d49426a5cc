"""How long a player waits: from an action to its confirmation, and from a click to the screen.

Starts the real service on a SQLite file of its own, plays over HTTP on loopback, and, where a
Chromium is found, clicks in the real page. `make bench` runs it.
"""

import os
import shutil
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
from playwright.sync_api import Page, sync_playwright

ACTIONS = 100
CLICKS = 15
ARGS = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"]


@contextmanager
def service() -> Iterator[str]:
    """The address of a service with an empty database."""
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
    """Seconds from sending an action to having it confirmed, that is, stored on disk."""
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


def clicks(url: str, chromium: str) -> list[float]:
    """Seconds from a click on an offered tile to the herds standing there, as the page shows it."""
    times: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, chromium_sandbox=False, args=ARGS
        )
        for _ in range(CLICKS):
            page = browser.new_page(reduced_motion="reduce")
            page.goto(url)
            page.get_by_role("button", name="Play now").click()
            times.append(placing(page))
            page.close()
        browser.close()
    return times


def placing(page: Page) -> float:
    """Place a pair of herds: the stock on the screen falls from 15 to 13."""
    tile = page.locator("[data-target^='tile:'][role='button']").first
    tile.wait_for(state="attached")
    start = time.perf_counter()
    tile.click()
    page.locator(".stock b", has_text="13").wait_for()
    return time.perf_counter() - start


def report(what: str, times: list[float]) -> None:
    middle, slow = statistics.median(times), sorted(times)[int(0.95 * len(times))]
    print(f"{what}: median {middle * 1000:.1f} ms, 95 % within {slow * 1000:.1f} ms")


def main() -> None:
    with service() as url:
        report(f"action to confirmation ({ACTIONS} actions)", confirmations(url))
        chromium = shutil.which("chromium")
        if chromium is None:
            print("click to screen: left out, no chromium was found")
        else:
            report(f"click to screen ({CLICKS} clicks)", clicks(url, chromium))


if __name__ == "__main__":
    main()
