"""A game by keyboard, from the home page to the scoring, with a visible focus ring."""

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.ahead import nearly_over, play_ahead
from tests.browser.conftest import Visitors
from tests.browser.tables import totals

# The element with the focus, and what shows it: its own outline, the ring on the map, or the ring
# around the button that the list on the map has reached.
_FOCUS = """() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const style = getComputedStyle(node);
  const box = node.getBoundingClientRect();
  const outline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const shown = node.closest(".counts")?.querySelector("label:has(:focus-visible)") ?? node;
  const area = shown.getBoundingClientRect();
  const isInSight = area.width > 0 && area.bottom > 0 && area.right > 0
    && area.top < innerHeight && area.left < innerWidth;
  const ring = document.querySelector(".map .focus path")?.getBoundingClientRect();
  const map = document.querySelector(".map")?.getBoundingClientRect();
  const isRingInSight = ring !== undefined && ring.width > 0
    && ring.right > map.left && ring.left < map.right
    && ring.bottom > map.top && ring.top < map.bottom;
  const isAtButton = document.querySelector(".acts .aimed") !== null;
  const isFramed = shown !== node && getComputedStyle(shown).outlineStyle !== "none";
  return {
    isShown: ((outline || isFramed) && isInSight)
      || ((isRingInSight || isAtButton) && node.matches(".keys")),
    isOnPlace: isRingInSight || isAtButton,
    name: node.getAttribute("aria-label") ?? node.textContent.trim().slice(0, 60),
    place: [box.x, box.y],
  };
}"""
_WAIT = """() => new Promise((resolve) => {
  const until = performance.now() + 60000;
  const look = () => {
    document.querySelector(".ceremony .x")?.click();
    if (document.querySelector(".end")) return resolve("over");
    const isBusy = document.querySelector(".dock[aria-busy=true]");
    const board = document.querySelectorAll(".place.offered").length;
    const buttons = document.querySelectorAll(".acts:not(.speeds) button").length;
    if (!isBusy && board + buttons > 0) resolve(board > 0 ? "board" : "buttons");
    else if (performance.now() > until) resolve("stuck");
    else setTimeout(look, 10);
  };
  look();
})"""
_KINDS = "(buttons) => buttons.map((button) => button.dataset.kind)"
CARD = "article:has(a[href^='/new/trias'])"
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def focus(page: Page) -> dict[str, Any]:
    """What has the focus, checked to have a visible ring."""
    found: dict[str, Any] | None = page.evaluate(_FOCUS)
    assert found is not None, "nothing has the focus"
    assert found["isShown"], f"the focus cannot be seen: {found}"
    return found


def is_on(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that matches has the focus; the ring is visible all the time."""
    for _ in range(40):
        page.keyboard.press("Tab")
        # At the end of the page the focus leaves it once.
        if page.evaluate("() => document.activeElement === document.body"):
            continue
        focus(page)
        if is_on(page, selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def arrow_to(page: Page, selector: str) -> None:
    """Move with the arrow keys inside a row of buttons."""
    for _ in range(12):
        if is_on(page, selector):
            return
        page.keyboard.press("ArrowRight")
        focus(page)
    raise AssertionError(f"the arrows never reach {selector}")


def play_now(page: Page) -> None:
    page.wait_for_selector(f"{CARD} .play")
    tab_to(page, f"{CARD} .play")
    press(page, "Enter")
    page.wait_for_selector(".dock")


class Typist:
    """Plays by keyboard: places on the board with arrow keys, kinds of action with buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0
        self.on_board = 0
        self.turns = 0

    def step(self) -> str:
        """Take one thing that is offered; returns where it was, or "over"."""
        page, where = self.page, self.page.evaluate(_WAIT)
        assert where != "stuck", "nothing is offered: " + page.inner_text("body")
        if where == "over":
            return "over"
        self.steps += 1
        kinds = page.locator(".acts [data-kind]").evaluate_all(_KINDS)
        if "end" in kinds and not page.locator(".acts [aria-pressed=true]").count():
            self.act(kinds)
        elif where == "board":
            self.take_place()
        else:
            self.press_button(".acts button")
        return str(where)

    def act(self, kinds: list[str]) -> None:
        """Reproduce if possible, otherwise rescue or move, so that the player keeps pieces."""
        wanted = [kind for kind in ("reproduce", "rescue", "move") if kind in kinds]
        if not wanted or self.steps % 5 == 0:
            press(self.page, self.page.locator("[data-kind=end] kbd").inner_text())
            self.turns += 1
            return
        self.press_button(f"[data-kind={wanted[0]}]")
        assert is_on(self.page, ".keys"), "the focus does not go on to the board"

    def press_button(self, selector: str) -> None:
        page = self.page
        if not is_on(page, ".acts button"):
            tab_to(page, ".acts button")
        arrow_to(page, selector)
        focus(page)
        press(page, "Enter")

    def take_place(self) -> None:
        page = self.page
        if not is_on(page, ".keys"):
            tab_to(page, ".keys")
        walk = [ARROWS[(self.steps + turn) % 4] for turn in range(self.steps % 3)]
        press(page, "Home", *walk)
        assert focus(page)["isOnPlace"], "no ring on the board"
        press(page, "Enter")
        self.on_board += 1


def test_a_game_is_played_with_keys_alone(visit: Visitors) -> None:
    page = visit()
    page.wait_for_selector(".btns")
    # "Play now" does not start a game of two, so this goes through the form for a new table.
    tab_to(page, f"{CARD} a[href*=device]")
    press(page, "Enter")
    page.wait_for_selector("[role=radiogroup]")
    tab_to(page, "[name=players]")
    press(page, "ArrowLeft")
    focus(page)
    assert page.locator(".page ol li").count() == 2
    tab_to(page, "[aria-label='Who plays seat 2']")
    page.keyboard.type("a bot")
    tab_to(page, "[aria-label='Bot of seat 2']")
    page.keyboard.type("Random")
    tab_to(page, "footer .go")
    press(page, "Enter")
    page.wait_for_selector(".dock")
    typist = Typist(page)
    deadline = time.monotonic() + 360
    while typist.turns < 2:
        assert typist.step() != "over"
    play_ahead([page], nearly_over)
    while typist.step() != "over":
        assert time.monotonic() < deadline, f"no end after {typist.steps} steps"
    assert typist.on_board > 8, "too few steps on the board"
    assert typist.turns > 1
    assert len(totals(page, 2)) == 2
    # The result can be closed and opened again, and one key starts the next game.
    tab_to(page, ".acts .go")
    arrow_to(page, ".acts button:nth-child(2)")
    press(page, "Enter")
    expect(page.locator(".end")).to_have_count(0)
    press(page, "Enter")
    expect(page.locator(".end table .total td")).to_have_count(2)
    press(page, "ArrowLeft", "Enter")
    page.wait_for_selector(".board")
    expect(page.locator(".end")).to_have_count(0)


def test_a_game_can_be_started_with_one_key_and_played_with_arrows(visit: Visitors) -> None:
    page = visit()
    play_now(page)
    typist = Typist(page)
    for _ in range(6):
        typist.step()
    assert typist.on_board >= 4


def test_every_place_can_be_asked_why_not_with_keys(visit: Visitors) -> None:
    page = visit()
    play_now(page)
    assert page.evaluate(_WAIT) == "board"
    tab_to(page, ".keys")
    press(page, "w", "Home", "Enter")
    expect(page.locator(".why")).to_contain_text("Why not?")
    press(page, "Escape", "Escape")
    expect(page.locator(".why")).to_have_count(0)
