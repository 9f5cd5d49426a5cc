"""Problems that people may see on a page: serious ones of axe-core, cut-off words, scrolling."""

import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.ahead import nearly_over, play_ahead
from tests.browser.instance import ROOT
from tests.browser.robot import Robot

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NARROW = {**PHONE, "viewport": {"width": 360, "height": 740}}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
TO_THE_END = {("trias", "phone"), ("terror", "desktop"), ("tritarea", "phone")}
"""Games and devices that are checked to their end; only deep tests do so with the others, whose
lessons are looked at in `test_guides`."""

SCREENS = {**DEVICES, "narrow phone": NARROW}
"""Screens for tests of words, which need room; one is the narrowest phone in common use."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LARGE = "html { font-size: 200% }"
SIZES = (LARGE, "html { font-size: 150% }")

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
COLOUR_RULES = ("color-contrast", "link-in-text-block")
# Only violations are reported in detail: for a whole board, reporting passes takes seconds. No rule
# that runs needs style sheets to be loaded once more for it.
_RUN_AXE = """async ([rules, serious, part]) => {
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const lean = { resultTypes: ["violations"], preload: false };
  const { passes, violations } = await axe.run(part, { ...only, ...lean });
  const tell = ({ html, any }) => `${html.slice(0, 140)}: ${any[0]?.message}`;
  return {
    passes: passes.length,
    violations: violations
      .filter(({ impact }) => serious.includes(impact))
      .map(({ id, help, nodes }) => `${id}, ${help}: ${nodes.slice(0, 3).map(tell).join("; ")}`),
  };
}"""
needs_axe = pytest.mark.skipif(
    not AXE.is_file(), reason="axe-core is missing: python tools/web.py build"
)
on_devices = pytest.mark.parametrize("device", DEVICES)

# Words that cannot be read: outside the window, behind an edge, or over the edge of their plate in
# a drawing, unless people can scroll there. Only tables may scroll sideways. Maps that can be moved
# and pictures of games may have more than they show. The log, things behind a dialog and whole
# facts of a player or of what remains may be covered. Text for screen readers only is not checked.
_CUT = """() => {
  const slack = 3;
  const isForScreenReaders = (node) => node !== null
    && (getComputedStyle(node).clipPath === "inset(50%)" || isForScreenReaders(node.parentElement));
  const dialog = document.querySelector("dialog:modal");
  const isHidden = (node) => isForScreenReaders(node) || (dialog && !dialog.contains(node))
    || node.closest(".log, .strip, option, .map, svg[preserveAspectRatio$=slice]") !== null
    || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isCut = (box, parent) => {
    const maySlide = parent.closest("table, pre, .standing") !== null;
    let canScroll = false;
    for (let node = parent; node; node = node.parentElement) {
      const { display, overflowX, overflowY, textOverflow } = getComputedStyle(node);
      if (display === "contents") continue;
      const area = node.getBoundingClientRect();
      const isBeside = box.left < area.left - slack || box.right > area.right + slack;
      const isOver = box.top < area.top - slack || box.bottom > area.bottom + slack;
      const mustFit = !maySlide || textOverflow === "ellipsis";
      if (overflowX !== "visible" && isBeside && mustFit) return true;
      const mayWrap = node.matches(".players :is(b, small), .remaining .drawn");
      if (mayWrap && box.top >= area.bottom - slack) return false;
      if (/hidden|clip/.test(overflowY) && isOver && !canScroll) return true;
      canScroll ||= /auto|scroll/.test(overflowY);
    }
    return !maySlide && (box.left < -slack || box.right > innerWidth + slack);
  };
  const isOverPlate = (box, text) => {
    const plate = text.parentElement.closest("text")?.previousElementSibling;
    if (!plate?.matches("rect")) return false;
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    const isOnIt = box.bottom > top && box.top < bottom && box.left < right && box.right > left;
    return isOnIt && (box.left < left - 1 || box.right > right + 1);
  };
  const isOverButton = (box, text) => {
    const button = text.parentElement.closest("button, .button");
    if (!button || text.parentElement.closest("svg")) return false;
    const left = button.getBoundingClientRect().left + button.clientLeft;
    return box.left < left - 1 || box.right > left + button.clientWidth + 1;
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
    const isUnread = boxes.some((box) => isCut(box, text.parentElement)
      || isOverPlate(box, text) || isOverButton(box, text));
    if (isUnread) cut.push(words.slice(0, 60));
  }
  for (const button of document.querySelectorAll("button, a.button")) {
    const box = button.getBoundingClientRect();
    const isShown = box.width > 0 && !isHidden(button);
    if (isShown && isCut(box, button)) cut.push(button.outerHTML.slice(0, 90));
  }
  return cut;
}"""

# The page scrolls, or something important is outside the window.
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


# Controls that are too small for a thumb. Pieces and cards may be narrower, and so may lines of the
# log and the strip of the recap over it, which are as wide as the screen.
_SMALL = """() => {
  const controls = ["button", "select", "input", "summary", "a.button", "nav a", "header a",
    "[role=button]", "[role=tab]"].join();
  const isForScreenReaders = (node) => node !== null
    && (getComputedStyle(node).clipPath === "inset(50%)" || isForScreenReaders(node.parentElement));
  const isBehind = (box) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top === null;
  };
  return [...document.querySelectorAll(controls)]
    .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((node) => !node.closest("svg, [aria-hidden=true]") && !isForScreenReaders(node))
    .map((node) => node.closest("label") ?? node)
    .filter((node) => {
      const box = node.getBoundingClientRect();
      const least = node.closest(".log, .strip, [data-target], [data-count]") ? 29.5 : 39.5;
      return box.width > 0 && !isBehind(box) && (box.width < least || box.height < least);
    })
    .map((node) => {
      const { width, height } = node.getBoundingClientRect();
      return `${Math.round(width)} x ${Math.round(height)}: ${node.outerHTML.slice(0, 120)}`;
    });
}"""

TWO_FRAMES = (
    "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
)
"""Returns when the page has answered a change: parts may follow in the frame after it."""

# Uses the script interface: the pages' security policy forbids other style elements.
ADD_STYLE = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
_REMOVE_STYLE = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); }"


@contextmanager
def extra_style(page: Page, style: str) -> Iterator[None]:
    """Add a style sheet of the reader for a while."""
    page.evaluate(ADD_STYLE, style)
    yield
    page.evaluate(_REMOVE_STYLE)


def all_problems(page: Page, where: str) -> Iterator[str]:
    """All problems of a page: in both colour schemes, with larger text, and for thumbs.

    Colours are the same on every device, so phones show one scheme only.
    """
    for scheme in SCHEMES[:1] if is_touched(page) else SCHEMES:
        page.emulate_media(color_scheme=scheme)
        # The other scheme differs only in its colours.
        rules = () if scheme == SCHEMES[0] else COLOUR_RULES
        yield from axe_violations(page, f"{where}, {scheme}", rules)
    yield from layout_problems(page, where, SIZES)


def question_problems(page: Page, where: str, number: int) -> Iterator[str]:
    """Problems that a further question can bring; the rest of its table is checked elsewhere.

    The questions take turns with the colour schemes.
    """
    scheme = SCHEMES[number % len(SCHEMES)]
    page.emulate_media(color_scheme=scheme)
    yield from axe_violations(page, f"{where}, {scheme}", part=".dock")
    yield from layout_problems(page, where, (LARGE,))


def layout_problems(page: Page, where: str, sizes: Collection[str]) -> Iterator[str]:
    """Words that are cut off with text of these sizes, and controls too small for a thumb."""
    for size in sizes:
        with extra_style(page, size):
            yield from cut_off(page, f"{where}, {size}")
    if is_touched(page):
        yield from staying(page, _SMALL, f"{where}, too small for a thumb")


def is_touched(page: Page) -> bool:
    return bool(page.evaluate("() => matchMedia('(pointer: coarse)').matches"))


def axe_violations(
    page: Page, where: str, rules: tuple[str, ...] = (), part: str = "html"
) -> Iterator[str]:
    """Serious violations that axe-core finds in a part of a page, with these rules or all."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    found: dict[str, Any] = page.evaluate(_RUN_AXE, [list(rules), SERIOUS, part])
    assert found["passes"]
    for violation in found["violations"]:
        yield f"{where}: {violation}"


def cut_off(page: Page, where: str) -> Iterator[str]:
    return staying(page, _CUT, where)


def outside(page: Page, where: str) -> Iterator[str]:
    return staying(page, _OUTSIDE, where)


def staying(page: Page, script: str, where: str) -> Iterator[str]:
    """What a script finds even after some time: panels take a moment to open."""
    found: list[str] = []
    for _ in range(20):
        found = page.evaluate(script)
        if not found:
            return
        page.wait_for_timeout(100)
    for one in found:
        yield f"{where}: {one}"


Look = Callable[[Page, str], Iterator[str]]
_NUMBERS = re.compile(r"\d+|\bno\b")
"""What questions of one kind differ in."""


def look_through_a_game(robot: Robot) -> None:
    """Check the questions of a game, the last turns and the end; the middle is played ahead."""
    kinds = look_at_questions(robot, 14)
    play_ahead([robot.page], nearly_over)
    robot.look()
    found = list(all_problems(robot.page, "near the end"))
    kinds |= look_at_questions(robot, 35, kinds)
    assert len(kinds) > 4, "too few kinds of questions"
    robot.play()
    found += [*outside(robot.page, "the end"), *all_problems(robot.page, "the end")]
    assert not found, "\n".join(dict.fromkeys(found))
    assert not robot.hidden, f"offered, but out of reach: {robot.hidden}"


def look_at_questions(robot: Robot, clicks: int, known: Collection[str] = ()) -> set[str]:
    """Play; no question may make the page scroll, and each new kind of question is checked once."""
    page = robot.page
    found: list[str] = []
    kinds = {*known}
    for _ in range(clicks):
        state = robot.look().state
        assert state != "stuck", "nothing is offered: " + page.inner_text("body")
        words = page.locator(".dock h2").inner_text()
        kind = " ".join(_NUMBERS.sub("", words).split()[:3])
        found += outside(page, words[:40])
        if not kinds:
            found += all_problems(page, words[:40])
        elif kind not in kinds:
            found += question_problems(page, words[:40], len(kinds))
        kinds.add(kind)
        if state == "over":
            break
        robot.click()
    assert not found, "\n".join(dict.fromkeys(found))
    return kinds
