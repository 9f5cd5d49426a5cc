"""A real server and a real browser; errors and warnings in the console fail a test."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.instance import Instance
from tests.browser.page_problems import ADD_STYLE
from tools.browser import MISSING, find, launch_options

DESKTOP: ViewportSize = {"width": 1280, "height": 720}
HERE = Path(__file__).parent
PATIENCE = 60_000
"""Maximum milliseconds to wait for something; a busy machine is slow."""

# What others do is shown at once, unless a person has chosen something else. An empty page has no
# storage.
_AT_ONCE = """
  if (location.host) {
    const name = "trilobite-preferences";
    const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
    localStorage.setItem(name, JSON.stringify({ speed: "at once", ...kept }));
  }
"""

# The same numbers on every page: names of bots are drawn, and long ones need more room.
SAME_RANDOM = """
  let last = 1;
  Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.skipif(find() is None, reason=MISSING))


@pytest.fixture(scope="session")
def instance(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Instance]:
    one = Instance(tmp_path_factory.mktemp("instance"))
    one.start()
    yield one
    one.stop()


_open: list[tuple[Playwright, Browser]] = []


@pytest.fixture
def chromium() -> Browser:
    """One browser for all tests of a process."""
    if not _open:
        expect.set_options(timeout=PATIENCE)
        playwright = sync_playwright().start()
        _open.append((playwright, playwright.chromium.launch(**launch_options())))
    return _open[0][1]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Stop Playwright before other tests: its event loop must not run beside theirs."""
    if _open and (nextitem is None or HERE not in nextitem.path.parents):
        playwright, browser = _open.pop()
        browser.close()
        playwright.stop()


class Visitors:
    """People with a browser each, and the errors and warnings of their browsers."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.style = ""
        """A style sheet that the reader adds to every page."""
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def __call__(self, **options: Any) -> Page:
        """A new person on the home page."""
        page = self.stranger(**options)
        page.goto("/")
        return page

    def person(self, name: str = "Ada", **options: Any) -> Page:
        """A new person with a name and an empty page, for tests that begin at a table."""
        page = self.stranger(**options)
        answer = page.request.put("/api/me", data={"name": name})
        assert answer.ok, answer.text()
        return page

    def stranger(self, **options: Any) -> Page:
        """The empty page of a new person without a name, who sees at once what the others do.

        A person whose motion is chosen sees it at the usual speed, and scorings step by step.
        """
        is_patient = "reduced_motion" in options
        options = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en", **options}
        context = self._browser.new_context(base_url=self.url, **options)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.add_init_script(SAME_RANDOM)
        if not is_patient:
            context.add_init_script(_AT_ONCE)
        if self.style:
            context.add_init_script(f"({ADD_STYLE})({json.dumps(self.style)})")
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        left = [one for one in self.complaints if not any(text in one for text in self.forgiven)]
        assert not left, left


@pytest.fixture
def visit(chromium: Browser, instance: Instance) -> Iterator[Visitors]:
    visitors = Visitors(chromium, instance.url)
    yield visitors
    visitors.close()
