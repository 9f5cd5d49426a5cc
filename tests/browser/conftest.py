"""A real server and a real browser; whatever the console or the page complains about fails."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.eyes import DRESS
from tests.browser.house import House
from tools.browser import MISSING, find, launch_options

DESKTOP = {"width": 1280, "height": 720}
HERE = Path(__file__).parent
PATIENCE = 60_000
"""Milliseconds: a busy machine takes its time, and nothing waits longer than it must."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.skipif(find() is None, reason=MISSING))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    one = House(tmp_path_factory.mktemp("house"))
    one.start()
    yield one
    one.stop()


# One for each file of tests: Playwright's event loop must not run on beside other tests.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


class Visitors:
    """People with a browser each, and what their browsers complained about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.style = ""
        """A style sheet of the reader's own, on every page."""
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def __call__(self, **options: Any) -> Page:
        """A new person on the home page, with still pictures unless told otherwise."""
        options = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en", **options}
        context = self._browser.new_context(base_url=self.url, **options)
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        if self.style:
            context.add_init_script(f"({DRESS})({json.dumps(self.style)})")
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto("/")
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
def visit(chromium: Browser, house: House) -> Iterator[Visitors]:
    visitors = Visitors(chromium, house.url)
    yield visitors
    visitors.close()


Visit = Callable[..., Page]
