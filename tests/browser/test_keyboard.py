"""Whole turns without a pointer, with a ring where the focus is."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors

_FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const style = getComputedStyle(node);
  const ring = document.querySelector(".map .focus path");
  return {
    rings: (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || ring !== null,
    name: node.getAttribute("aria-label") ?? node.textContent.trim(),
  };
}"""
_WAIT = """() => new Promise((resolve) => {
  const until = performance.now() + 20000;
  const look = () => {
    const isBusy = document.querySelector(".dock[aria-busy=true]");
    const board = document.querySelectorAll(".place.offered").length;
    const buttons = document.querySelectorAll(".acts button").length;
    if (!isBusy && board + buttons > 0) resolve(board > 0 ? "board" : "buttons");
    else if (performance.now() > until) resolve("stuck");
    else setTimeout(look, 15);
  };
  look();
})"""


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str) -> None:
    """Walk with Tab until something that matches has the focus; the ring is seen all the way."""
    for _ in range(40):
        page.keyboard.press("Tab")
        focus = page.evaluate(_FOCUS)
        assert focus is None or focus["rings"], f"no ring: {focus}"
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def on(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector))


def do_something(page: Page, step: int) -> None:
    """Take an offer of the board with the arrows; if the board has none, press a button."""
    where = page.evaluate(_WAIT)
    assert where != "stuck"
    if where == "board":
        if not on(page, ".keys"):
            tab_to(page, ".keys")
        arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
        press(page, "Home", *[arrows[(step + turn) % 4] for turn in range(step % 3)])
        assert page.evaluate(_FOCUS)["rings"]
    else:
        tab_to(page, ".acts button")
    press(page, "Enter")


def test_turns_can_be_played_with_keys_alone(visit: Visitors) -> None:
    page = visit()
    tab_to(page, ".btns .go")
    press(page, "Enter")
    page.wait_for_selector(".dock")
    me = page.locator(".players .mine b").inner_text().split(",")[0].strip()
    turns = page.locator(".log").get_by_text(f"{me} ends the turn")
    for step in range(60):
        do_something(page, step)
        if turns.count() >= 2:
            return
    raise AssertionError(f"{me} has ended {turns.count()} turns, not 2")


def test_every_place_can_be_asked_why_not_with_keys(visit: Visitors) -> None:
    page = visit()
    tab_to(page, ".btns .go")
    press(page, "Enter")
    page.wait_for_selector(".dock")
    assert page.evaluate(_WAIT) == "board"
    tab_to(page, ".keys")
    press(page, "?", "Home", "Enter")
    expect(page.locator(".why")).to_contain_text("Why not?")
    press(page, "Escape", "Escape")
    expect(page.locator(".why")).to_have_count(0)
