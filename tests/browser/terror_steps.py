"""Steps of people at a table of Triassic Terror."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from tests.browser.robot import Robot

# A point where a click hits this place and nothing else: areas are curved.
_SPOT = """(node) => {
  const box = node.getBoundingClientRect();
  for (const down of [4, 3, 5, 2, 6, 1, 7]) for (const right of [4, 3, 5, 2, 6, 1, 7]) {
    const x = box.left + (box.width * right) / 8;
    const y = box.top + (box.height * down) / 8;
    if (document.elementFromPoint(x, y) === node) return { x, y };
  }
  return null;
}"""


def spot(place: Locator) -> tuple[float, float]:
    at = place.evaluate(_SPOT)
    assert at is not None, "the place is covered by something else"
    return at["x"], at["y"]


def click_inside(place: Locator) -> None:
    place.page.mouse.click(*spot(place))


def drag(page: Page, start: Locator, end: Locator) -> None:
    page.mouse.move(*spot(start))
    page.mouse.down()
    page.mouse.move(*spot(end), steps=4)
    page.mouse.up()


def neighbour_of(page: Page, target: str) -> Locator:
    """An area of the same environment beside this one."""
    ring = {"i": "m", "m": "o", "o": "m"}[target[-1]]
    return page.locator(f".place[data-target='{target[:-1]}{ring}']")


def question(page: Page, words: str) -> Callable[[], bool]:
    """Whether the question has these words."""
    prompt = page.locator(".dock h2")
    return lambda: words in prompt.inner_text()


def play_until(robot: Robot, there: Callable[[], bool], tile: str, clicks: int = 90) -> None:
    """Click what is offered, this tile first, until `there` is true."""
    favourite = robot.page.locator(f"[data-target='tile:{tile}'].offered")
    for _ in range(clicks):
        assert robot.look().state == "offer", "the game is over too early"
        if there():
            return
        if favourite.count():
            favourite.click()
        else:
            robot.click()
    raise AssertionError(f"`there` was not true after {clicks} clicks")
