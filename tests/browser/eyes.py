"""What people meet on a page: what axe-core finds, words that are cut off, a table that scrolls."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.house import ROOT
from tests.browser.robot import Robot

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
LARGE = "html { font-size: 200% }"
LARGER = "html { font-size: 150% }"

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="axe-core is missing: python tools/web.py build"
)
on_devices = pytest.mark.parametrize("device", DEVICES)

# Words that cannot be read: outside the window, or behind an edge, unless one can scroll there;
# only tables and drawings scroll sideways. The log may give way; what only ears get is no box.
_CUT = """() => {
  const slack = 3;
  const isForEars = (node) => node !== null
    && (getComputedStyle(node).clipPath === "inset(50%)" || isForEars(node.parentElement));
  const isHidden = (node) => isForEars(node)
    || node.closest("svg, .log, option, [aria-hidden=true]")
    || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isCut = (box, parent) => {
    const maySlide = parent.closest("table, pre, .standing") !== null;
    let canScroll = false;
    for (let node = parent; node; node = node.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(node);
      if (display === "contents") continue;
      const area = node.getBoundingClientRect();
      const isBeside = box.left < area.left - slack || box.right > area.right + slack;
      const isOver = box.top < area.top - slack || box.bottom > area.bottom + slack;
      if (overflowX !== "visible" && isBeside && !maySlide) return true;
      if (/hidden|clip/.test(overflowY) && isOver && !canScroll) return true;
      canScroll ||= /auto|scroll/.test(overflowY);
    }
    return !maySlide && (box.left < -slack || box.right > innerWidth + slack);
  };
  const cut = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const words = text.data.trim();
    if (!words || isHidden(text.parentElement)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (boxes.some((box) => isCut(box, text.parentElement))) cut.push(words.slice(0, 60));
  }
  for (const button of document.querySelectorAll("button, a.button")) {
    const box = button.getBoundingClientRect();
    const isShown = box.width > 0 && !isHidden(button);
    if (isShown && isCut(box, button)) cut.push(button.outerHTML.slice(0, 90));
  }
  return cut;
}"""

# The page scrolls, or something that matters is out of the window.
_OUTSIDE = """() => {
  const page = document.scrollingElement;
  const out = [...document.querySelectorAll(".dock button, .dock h2, .head button, .players li")]
    .filter((node) => node.checkVisibility())
    .filter((node) => {
      const box = node.getBoundingClientRect();
      const isOut = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      return box.width > 0 && isOut;
    })
    .map((node) => node.textContent.trim());
  const isTooLarge = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
  if (isTooLarge) out.push("the page scrolls");
  if (document.querySelector(".board").clientHeight <= 300) out.push("the board is too small");
  return out;
}"""


def troubles(page: Page, where: str) -> Iterator[str]:
    """What axe-core calls serious."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: dict[str, Any] = page.evaluate("() => axe.run()")
    assert found["passes"]
    for violation in found["violations"]:
        if violation["impact"] in SERIOUS:
            nodes = [f"{node['html'][:140]}: {node['any'][:1]}" for node in violation["nodes"][:3]]
            yield f"{where}: {violation['id']}, {violation['help']}: {nodes}"


def cut_off(page: Page, where: str) -> Iterator[str]:
    return _staying(page, _CUT, where)


def outside(page: Page, where: str) -> Iterator[str]:
    return _staying(page, _OUTSIDE, where)


def _staying(page: Page, script: str, where: str) -> Iterator[str]:
    """What a script still finds once the page has settled: panels take a moment to open."""
    found: list[str] = []
    for _ in range(20):
        found = page.evaluate(script)
        if not found:
            return
        page.wait_for_timeout(100)
    for one in found:
        yield f"{where}: {one}"


Look = Callable[[Page, str], Iterator[str]]


def look_through_a_game(robot: Robot, look: Look, clicks: int = 400, once: bool = False) -> None:
    """Play on and look at every question (`once`: at the first of its kind), and at the end."""
    page = robot.page
    found: list[str] = []
    kinds: set[str] = set()
    for _ in range(clicks):
        state = robot.look().state
        assert state != "stuck", "nothing is offered: " + page.inner_text("body")
        words = page.locator(".dock h2").inner_text()
        kind = " ".join(words.split()[:4])
        if not (once and kind in kinds):
            found += look(page, words[:40])
        kinds.add(kind)
        if state == "over":
            break
        robot.click()
    assert not found, "\n".join(dict.fromkeys(found))
    assert not robot.hidden, f"offered, but out of reach: {robot.hidden}"
    assert len(kinds) > 4, "hardly a game"
