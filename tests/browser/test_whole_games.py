"""Games from the first turn to the final scoring, by clicks on what the page offers."""

from playwright.sync_api import expect

from tests.browser.ahead import nearly_over, play_ahead
from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import start, totals

_IS_IN_SIGHT = """(node) => {
  const [line, log] = [node, node.closest("ol")].map((one) => one.getBoundingClientRect());
  return line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
}"""


def test_a_game_can_be_played_to_its_final_scoring(visit: Visitors) -> None:
    """The middle is played ahead; `test_tritarea` plays a whole game in a deep test."""
    page = visit.person()
    start(page, 3)
    robot = Robot(page, seed=3)
    robot.play(clicks=15)
    play_ahead([page], nearly_over)
    robot.play()
    assert max(totals(page, 3)) > 0
    assert page.locator(".log ol li").last.evaluate(_IS_IN_SIGHT), "the last line of the log"
    assert not robot.hidden, "these were offered but could not be clicked"
    assert len(robot.heights) == 1, f"the board jumps with the dock: {robot.heights}"
    page.get_by_role("button", name="Look at the board").click()
    assert page.locator(".flag").count() == 0, "nothing pays after the game is over"


# Where points fly from and to, and for how long. This is read from the animations themselves,
# because a busy machine may not draw them.
_WATCH_FLIGHTS = """() => {
  window.flights = [];
  const across = ({ transform }) => parseFloat(transform.match(/translate\\((-?[\\d.]+)px/)[1]);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      const flight = { points: parseInt(node.textContent) };
      flights.push(flight);
      const effect = node.getAnimations()[0]?.effect;
      if (!effect) continue;
      const frames = effect.getKeyframes();
      flight.start = across(frames[0]);
      flight.goal = across(frames.at(-1));
      flight.time = effect.getTiming().duration;
    }
  }).observe(document.querySelector("div.flights"), { childList: true });
}"""


def test_events_are_animated_and_points_fly_to_the_players(visit: Visitors) -> None:
    page = visit.person(reduced_motion="no-preference")
    start(page, 3, until=nearly_over)
    page.evaluate(_WATCH_FLIGHTS)
    board = page.locator(".board").bounding_box()
    assert board is not None
    robot = Robot(page, seed=9, skips=False)
    while (state := robot.click().state) != "scoring":
        assert state == "offer", "nobody ever scored"
    page.wait_for_function("() => flights.some(({ time }) => time)")
    flight = page.evaluate("flights.find(({ time }) => time)")
    middle = board["x"] + board["width"]
    assert flight["start"] < middle < flight["goal"], "not from the board to the players"
    assert flight["time"] > 100, "the points jump instead of flying"
    assert flight["points"] > 0
    expect(page.locator("div.flights > *")).to_have_count(0)


def test_without_motion_nothing_flies(visit: Visitors) -> None:
    page = visit.person(reduced_motion="reduce")
    start(page, 2, until=nearly_over)
    page.evaluate(_WATCH_FLIGHTS)
    Robot(page, seed=9).play()
    assert max(totals(page, 2)) > 0
    assert page.evaluate("flights") == []
