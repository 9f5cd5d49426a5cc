"""How fast the table is on the screen, with the largest boards: loads, clicks, rounds, motion.

Starts the real service, lets bots play a game of each kind until its board is large, and opens it
in Chromium. `make bench` runs it; the targets are in docs/develop/performance.md.
"""

import re
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.service import service
from tests.browser.robot import Robot
from tools.browser import MISSING, find, launch_options
from trilobite.lab.yardstick import units_per_second

LARGEST = {"trias": (5, 120), "terror": (6, 150), "tritarea": (4, 110)}
"""Players, and the number of the log entry at which the board is large and no game is over."""

LOADS = 8
CLICKS = 25
SECONDS = 8.0
ROUNDS_SECONDS = 20.0
FRAME = 34.0
MEDIAN_FRAME = 17.0
"""Targets for the time between two frames, in milliseconds."""

FIRST_LOOK = 500
"""Milliseconds before the first click, so that the page has settled."""
VIEWPORT: ViewportSize = {"width": 1280, "height": 720}
Motion = Literal["reduce", "no-preference"]

# The time from the start of the navigation to the first frame with something to click.
_USABLE = """() => new Promise((resolve, reject) => {
  const look = () => {
    const isThere = document.querySelector(".place.offered, .hand .offered, .acts button");
    if (isThere) requestAnimationFrame(() => resolve(performance.now()));
    else if (performance.now() > 20000) reject(`nothing to do: ${document.body.innerText}`);
    else requestAnimationFrame(look);
  };
  look();
})"""

# From each click to the frame that shows its result: other words in the dock or in the log. While
# the dock is busy the action is still on its way, and the dock only shows that.
_WATCH_CLICKS = """() => {
  window.times = [];
  let began = null;
  addEventListener("pointerdown", () => (began = performance.now()), { capture: true });
  const busy = () => document.querySelector(".dock")?.getAttribute("aria-busy") === "true";
  const changes = new MutationObserver(() => {
    if (began === null || busy()) return;
    const start = began;
    began = null;
    requestAnimationFrame(() => times.push(performance.now() - start));
  });
  for (const place of document.querySelectorAll(".dock, .log ol"))
    changes.observe(place, { childList: true, characterData: true, subtree: true });
}"""

# The time between two frames.
_WATCH_FRAMES = """() => {
  window.gaps = [];
  let last = performance.now();
  const next = (now) => {
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


# When the page last heard of something that happened.
_HEAR = """() => {
  window.heard = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", () => (window.heard = performance.now()));
    }
  };
}"""
AT_ONCE = """() => {
  if (location.host) localStorage.setItem("trilobite-preferences", '{"speed": "at once"}');
}"""

# From the last answer of the others to the frame in which the player can act again. Rounds that end
# with a scoring are left out, because it waits for the reader.
_WATCH_ROUNDS = """() => {
  window.rounds = [];
  const waits = () => document.querySelector(".dock .speeds") !== null;
  const offers = () => document.querySelector(".place.offered, .hand .offered, .acts [data-kind]");
  let isWaiting = false;
  const look = () => {
    if (document.querySelector(".ceremony")) isWaiting = false;
    else if (waits()) isWaiting = true;
    else if (isWaiting && offers()) {
      rounds.push(performance.now() - heard);
      isWaiting = false;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


# The name of what draws; "" without WebGL.
_RENDERER = """() => {
  const gl = document.createElement("canvas").getContext("webgl");
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  return gl ? String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : "";
}"""
SOFTWARE = re.compile("swiftshader|llvmpipe|software|basic render", re.IGNORECASE)


def large_table(http: httpx.Client, game: str) -> str:
    """The page of a table with one person and the most bots, in the middle of a game."""
    players, least = LARGEST[game]
    bots = [{"kind": "bot", "bot": "steady"}] * (players - 1)
    plan = {"game": game, "seats": [{"kind": "me"}, *bots], "order": "given", "seed": "large"}
    table: str = http.post("/api/tables", json=plan).json()["table"]["id"]
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        scene = http.get(f"/api/tables/{table}").json()["scene"]
        if scene["status"] != "running":
            sys.exit(f"{game} was over before its board was large")
        if scene["offer"] is None:
            time.sleep(0.02)
        elif scene["seq"] >= least:
            return f"/table/{table}"
        else:
            act(http, table, scene)
    sys.exit(f"{game} does not make progress")


def act(http: httpx.Client, table: str, scene: dict[str, Any]) -> None:
    choices = scene["offer"]["choices"]
    body = {"seat": scene["seat"], "seq": scene["seq"], "key": f"bench-{scene['seq']:06}"}
    action = choices[scene["seq"] % len(choices)]["text"]
    http.post(f"/api/tables/{table}/act", json={**body, "action": action}).raise_for_status()


@contextmanager
def opened(
    browser: Browser, http: httpx.Client, path: str, motion: Motion, *scripts: str
) -> Iterator[Page]:
    """The page of a table, with the cookie of its player; the scripts run before its own."""
    context = browser.new_context(
        base_url=str(http.base_url), viewport=VIEWPORT, reduced_motion=motion, locale="en"
    )
    context.add_cookies(
        [
            {"name": c.name, "value": c.value or "", "url": str(http.base_url)}
            for c in http.cookies.jar
        ]
    )
    for script in scripts:
        context.add_init_script(f"({script})()")
    page = context.new_page()
    page.goto(path)
    yield page
    context.close()


def loads(browser: Browser, http: httpx.Client, path: str) -> list[float]:
    times = []
    for _ in range(LOADS):
        with opened(browser, http, path, "reduce") as page:
            times.append(float(page.evaluate(_USABLE)))
    return times


def clicks(browser: Browser, http: httpx.Client, path: str) -> list[float]:
    with opened(browser, http, path, "reduce") as page:
        page.evaluate(_USABLE)
        page.evaluate(_WATCH_CLICKS)
        page.wait_for_timeout(FIRST_LOOK)
        robot = Robot(page, seed=1)
        for _ in range(CLICKS):
            if robot.click().state != "offer":
                break
            page.wait_for_timeout(150)
        times: list[float] = page.evaluate("times")
    return times


def rounds(browser: Browser, http: httpx.Client, path: str) -> list[float]:
    """Milliseconds from the last answer of the bots until the player can act, with "at once"."""
    with opened(browser, http, path, "no-preference", _HEAR, AT_ONCE) as page:
        page.evaluate(_USABLE)
        page.evaluate(_WATCH_ROUNDS)
        robot = Robot(page, seed=3)
        until = time.monotonic() + ROUNDS_SECONDS
        while time.monotonic() < until and robot.click().state == "offer":
            pass
        times: list[float] = page.evaluate("rounds")
    return times


def frames(browser: Browser, http: httpx.Client, path: str) -> list[float]:
    """Milliseconds between frames while bots and the player move."""
    with opened(browser, http, path, "no-preference") as page:
        page.evaluate(_USABLE)
        page.evaluate(_WATCH_FRAMES)
        robot = Robot(page, seed=2)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until and robot.click().state == "offer":
            page.wait_for_timeout(300)
        times: list[float] = page.evaluate("gaps")
    return times


def renderer(browser: Browser) -> str:
    """Whether there is a GPU, without which the targets for frames do not apply."""
    page = browser.new_page()
    name = str(page.evaluate(_RENDERER))
    page.close()
    return (
        f"GPU: {name}" if name and not SOFTWARE.search(name) else f"no GPU ({name or 'no WebGL'})"
    )


def row(what: str, times: Sequence[float], limit: float) -> str:
    if not times:
        return f"  {what}: nothing was measured"
    middle, slow = statistics.median(times), sorted(times)[int(0.95 * len(times))]
    return (
        f"  {what}: median {middle:.0f} ms, 95 % within {slow:.0f} ms, "
        f"{share(times, limit):.0%} of {len(times)} within {limit:.0f} ms"
    )


def share(times: Sequence[float], limit: float) -> float:
    return sum(one <= limit for one in times) / len(times)


def frame_row(times: Sequence[float]) -> str:
    """The same for frames, with both targets."""
    if not times:
        return row("frame to frame", times, FRAME)
    middle, kept = statistics.median(times), share(times, FRAME)
    verdicts = (
        f"median {middle:.1f} ms (target {MEDIAN_FRAME:.0f}: {met(middle < MEDIAN_FRAME + 0.5)})",
        f"{kept:.1%} of {len(times)} within {FRAME:.0f} ms (target 99 %: {met(kept >= 0.99)})",
    )
    return f"  frame to frame: {', '.join(verdicts)}"


def met(is_met: bool) -> str:  # noqa: FBT001 - a yes or no in words
    return "met" if is_met else "missed"


def main() -> int:
    if find() is None:
        print(MISSING)
        return 0
    with service() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        print(renderer(browser))
        for game in LARGEST:
            with httpx.Client(base_url=url) as http:
                http.put("/api/me", json={"name": "Bench"})
                print(f"{game}, {LARGEST[game][0]} players, a large board", end="; ")
                print(f"yardstick {units_per_second(1.0):,.0f}/s")
                path = large_table(http, game)
                print(row("load to usable", loads(browser, http, path), 1000))
                print(row("click to screen", clicks(browser, http, path), 100))
                # New tables, as the clicks may have ended the other game.
                of_others = rounds(browser, http, large_table(http, game))
                print(row("a round of the others, at once", of_others, 1000))
                print(frame_row(frames(browser, http, large_table(http, game))))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
