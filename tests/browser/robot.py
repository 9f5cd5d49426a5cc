"""A player that does not know the rules: it clicks what the page offers until the game is over."""

import time
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page

# Waits until something is offered (or the game is over, or time is up) and chooses one offer. A
# place is reachable if a click at some point really hits it, if necessary after scrolling what a
# person can scroll.
_LOOK = """([chance, choice, patience, skips]) => new Promise((resolve) => {
  const until = performance.now() + patience;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const spot = (node) => {
    const box = node.getBoundingClientRect();
    for (const down of [4, 3, 5, 2, 6, 1, 7]) for (const right of [4, 3, 5, 2, 6, 1, 7]) {
      const x = box.left + (box.width * right) / 8;
      const y = box.top + (box.height * down) / 8;
      if (node.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  };
  const scrollTo = (node) => {
    for (let frame = node.parentElement; frame; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame);
      const [inner, outer] = [node, frame].map((one) => one.getBoundingClientRect());
      const right = inner.left + inner.width / 2 - outer.left - outer.width / 2;
      const down = inner.top + inner.height / 2 - outer.top - outer.height / 2;
      if (/auto|scroll/.test(overflowX)) frame.scrollLeft += right;
      if (/auto|scroll/.test(overflowY)) frame.scrollTop += down;
    }
  };
  const reach = (node) => {
    const at = spot(node);
    if (!at) scrollTo(node);
    return at ?? spot(node);
  };
  const cover = (node) => {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return `${node.dataset.target} under ${top?.outerHTML.slice(0, 90)} at ${box.left},${box.top}`;
  };
  let missed = 0;
  const shuffle = (list) => {
    const at = Math.floor(choice * list.length);
    return [...list.slice(at), ...list.slice(0, at)];
  };
  const look = () => {
    const scoring = document.querySelector(".ceremony .x");
    if (scoring && !skips) return resolve({ state: "scoring" });
    scoring?.click();
    if (document.querySelector(".end")) return resolve({ state: "over" });
    const curtain = document.querySelector("dialog[aria-labelledby=curtain-title] .go");
    const isBusy = document.querySelector(".dock[aria-busy=true]");
    const board = all(".place.offered, .hand .offered");
    const buttons = all(".acts [data-kind]:not([aria-pressed=true]), .acts .go");
    const wantsButton = board.length === 0 || (chance < 0.3 && buttons.length > 0);
    const offered = curtain ? [curtain] : wantsButton ? buttons : board;
    if (!isBusy && offered.length) {
      const hidden = [];
      for (const node of shuffle(offered)) {
        const at = reach(node);
        const name = node.dataset.target ?? node.textContent.trim();
        const dock = Math.round(document.querySelector(".dock").getBoundingClientRect().height);
        if (at) return resolve({ state: curtain ? "curtain" : "offer", name, hidden, dock, ...at });
        missed ||= performance.now();
        if (performance.now() - missed < 2000) break; // It may still be on its way.
        hidden.push(cover(node));
      }
    }
    if (performance.now() > until) return resolve({ state: "stuck" });
    setTimeout(look, 15);
  };
  look();
})"""


@dataclass
class Look:
    """What the page offers: one of its offers, chosen at random, and where to click it."""

    state: str
    """offer, curtain, scoring, over, or stuck: nothing was offered for too long."""

    name: str = ""
    x: float = 0
    y: float = 0
    hidden: tuple[str, ...] = ()
    """Offers that were chosen before but lie under something else."""
    dock: int = 0
    """The height of the dock."""


class Robot:
    def __init__(self, page: Page, seed: int = 0, *, skips: bool = True) -> None:
        self.page = page
        self.skips = skips
        """Whether scorings are skipped; otherwise the robot stops at them."""
        self.clicks = 0
        self.hidden: set[str] = set()
        self.heights: set[int] = set()
        """Heights of the dock: there should be only one, so that the board does not jump."""
        self._random = Random(seed)  # noqa: S311 - moves, not secrets

    def look(self, patience: float = 60) -> Look:
        chances = [self._random.random(), self._random.random(), patience * 1000, self.skips]
        seen = self.page.evaluate(_LOOK, chances)
        seen["hidden"] = tuple(seen.get("hidden", ()))
        return Look(**seen)

    def click(self, patience: float = 60) -> Look:
        """Click one thing that is offered; returns what it was."""
        look = self.look(patience)
        if look.state in ("offer", "curtain"):
            self.hidden.update(look.hidden)
            self.heights.add(look.dock)
            self.page.mouse.click(look.x, look.y)
            self.clicks += 1
            if look.state == "curtain":
                self.page.get_by_role("dialog").wait_for(state="detached")
        return look

    def play(self, clicks: int = 100_000, seconds: float = 360) -> Look:
        """Play until the game is over, or for this many clicks."""
        deadline = time.monotonic() + seconds
        while clicks > 0:
            look = self.click()
            assert look.state != "stuck", "nothing is offered: " + self.page.inner_text("body")
            assert time.monotonic() < deadline, f"{self.clicks} clicks and no end"
            if look.state == "over":
                return look
            clicks -= 1
        return self.look()
