"""Games from the first page to the final scoring, by clicks on what the page offers."""

import pytest

from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, start

_IS_IN_SIGHT = """(node) => {
  const [line, log] = [node, node.closest("ol")].map((one) => one.getBoundingClientRect());
  return line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
}"""


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_can_be_played_to_its_final_scoring(visit: Visitors, players: int) -> None:
    page = visit()
    name_yourself(page, "Ada")
    start(page, "bots", players)
    robot = Robot(page, seed=players)
    robot.play()
    table = page.locator(".end table")
    assert table.locator("thead th").count() == players
    totals = [int(text) for text in table.locator(".total td").all_inner_texts()]
    shown = [int(text.split()[-1]) for text in page.locator(".players .score").all_inner_texts()]
    assert sorted(totals) == sorted(shown)
    assert page.locator(".log ol li").last.evaluate(_IS_IN_SIGHT), "the last line of the log"
    assert not robot.hidden, "these were offered but could not be clicked"


def test_what_happens_is_shown_as_motion_and_does_not_stop_the_player(visit: Visitors) -> None:
    page = visit(reduced_motion="no-preference")
    name_yourself(page, "Ada")
    start(page, "bots", 3)
    Robot(page, seed=9).play(clicks=15)
