"""The standing, and what things are good for, with a mouse and with a finger."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import PHONE
from tests.browser.tables import start

HOLD = """(node) => {
  const { left: clientX, top: clientY } = node.getBoundingClientRect();
  const at = { bubbles: true, pointerType: "touch", clientX, clientY };
  node.dispatchEvent(new PointerEvent("pointerdown", at));
}"""


def at_the_table(page: Page, game: str, players: int) -> None:
    start(page, players, game=game)


def box_of(place: Locator) -> dict[str, Any]:
    box = place.bounding_box()
    assert box is not None
    return dict(box)


def covers(one: Locator, other: Locator) -> bool:
    a, b = box_of(one), box_of(other)
    return bool(
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_a_tile_explains_itself_under_the_mouse_and_is_not_covered(visit: Visitors) -> None:
    page = visit.person()
    at_the_table(page, "terror", 3)
    tile, tip = page.locator("[data-target='tile:RA']"), page.get_by_role("tooltip")
    tile.hover()
    expect(tip).to_contain_text("eats up to two Dinos")
    assert not covers(tip, tile)
    box = box_of(tip)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_a_finger_reads_about_tiles_and_players_of_a_phone(visit: Visitors) -> None:
    page = visit.person(**PHONE)
    at_the_table(page, "terror", 3)
    tile, tip = page.locator("[data-target='tile:TR']"), page.get_by_role("tooltip")
    tile.evaluate(HOLD)
    expect(tip).to_contain_text("becomes yours")
    assert not covers(tip, tile)
    page.get_by_role("button", name="Details of Ada").tap()
    details = page.get_by_role("group", name="Details of Ada")
    expect(details).to_contain_text("if it ended now")
    expect(details).to_contain_text("Your Hatch and Volcano counters are both unused")
    details.locator("button.line").first.tap()
    expect(page.locator(".board .mark").first).to_be_attached()
    page.locator(".board").tap(
        position={"x": 20, "y": box_of(page.locator(".board"))["height"] - 20}
    )
    expect(details).to_have_count(0)


def test_partners_share_a_box_with_the_points_of_the_team(visit: Visitors) -> None:
    page = visit.person()
    at_the_table(page, "tritarea", 2)
    teams = page.locator(".players .team")
    expect(teams).to_have_count(2)
    expect(teams.filter(has_text="Ada")).to_have_count(1)
    expect(page.locator(".players .member")).to_have_count(4)
    for size in (page.viewport_size, PHONE["viewport"]):
        assert size
        page.set_viewport_size(size)
        large, small = [
            page.locator(f".players .{box} .score").evaluate_all(
                "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
            )
            for box in ("team", "member")
        ]
        assert min(large) > 1.3 * max(small), "the points of the team are the large ones"
