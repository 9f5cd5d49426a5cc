"""Things with different meanings look different with every kind of colour blindness."""

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import FloatRect, Page

from tests.browser.conftest import Visitors
from tests.browser.page_problems import SCHEMES
from tests.browser.pixels import Picture, contrast, difference, read_png
from tests.browser.robot import Robot
from tests.browser.tables import start

SIGHTS = ("none", "protanopia", "deuteranopia", "tritanopia")
SIZE = 24
"""Width and height in pixels of the piece of ground that is compared."""

LEAST = 0.08
"""Minimum share of pixels in which two things of one kind differ."""

# For each of the words, the middle of the first thing on the board whose label contains it.
_GROUNDS = """([words, selector]) => Object.fromEntries(words.flatMap((word) => {
  const isIt = (node) => (node.getAttribute("aria-label") ?? "").includes(word);
  const node = [...document.querySelectorAll(selector)].find(isIt);
  if (!node) return [];
  const { x, y, width, height } = node.getBoundingClientRect();
  return [[word, [x + width / 2, y + height / 2]]];
}))"""
GROUNDS = {
    "trias": ("woods", "steppe", "mountain"),
    "terror": ("outer swamp", "outer forest", "outer desert", "outer mountains"),
    "tritarea": ("Intelligent", "Modern", "Ecology", "Happiness"),
}
PLAYERS = {"trias": 5, "terror": 6, "tritarea": 4}


def pieces(page: Page) -> dict[str, FloatRect]:
    """The place of each player's piece in the list of players."""
    found = {}
    for one in page.locator(".players li").all():
        box = one.locator("svg.piece").first.bounding_box()
        assert box is not None
        found[one.inner_text().split("\n")[0]] = box
    return found


def grounds(page: Page, words: tuple[str, ...]) -> dict[str, FloatRect]:
    at = page.evaluate(_GROUNDS, [list(words), ".board [data-target]"])
    return {
        word: {"x": x - SIZE / 2, "y": y - SIZE / 2, "width": SIZE, "height": SIZE}
        for word, (x, y) in at.items()
    }


def look_at(page: Page, things: dict[str, FloatRect]) -> dict[str, Picture]:
    return {name: read_png(page.screenshot(clip=box)) for name, box in things.items()}


def alike(pictures: dict[str, Picture], sight: str) -> list[str]:
    return [
        f"{sight}: {one} and {other} differ by {share:.1%}"
        for one, other in combinations(pictures, 2)
        if (share := difference(pictures[one], pictures[other])) < LEAST
    ]


def with_each_sight(
    page: Page, look: Callable[[], dict[str, Picture]]
) -> dict[str, dict[str, Picture]]:
    session = page.context.new_cdp_session(page)
    seen = {}
    for sight in SIGHTS:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        seen[sight] = look()
    return seen


@pytest.mark.parametrize("game", GROUNDS)
def test_players_and_grounds_are_told_apart_with_any_sight(visit: Visitors, game: str) -> None:
    page = visit.person()
    start(page, PLAYERS[game], game=game)
    Robot(page, seed=7).look()
    players, ground = pieces(page), grounds(page, GROUNDS[game])
    assert len(players) == PLAYERS[game]
    assert sorted(ground) == sorted(GROUNDS[game])
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        seen = with_each_sight(page, lambda: look_at(page, players | ground))
        # The emulation works: colours look different with another kind of colour vision.
        assert max(difference(seen["none"][name], seen["protanopia"][name]) for name in players) > 0
        for sight, pictures in seen.items():
            found += alike({name: pictures[name] for name in players}, f"{scheme}, {sight}")
            found += alike({name: pictures[name] for name in ground}, f"{scheme}, {sight}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["trias", "terror", "tritarea"])
def test_a_table_can_be_seen_in_the_systems_colours_and_with_more_contrast(
    visit: Visitors, game: str
) -> None:
    page = visit.person()
    start(page, 4, game=game)
    Robot(page, seed=4).play(clicks=3)
    line = "getComputedStyle(document.documentElement).getPropertyValue('--line')"
    usual = page.evaluate(line)
    page.emulate_media(contrast="more")
    assert page.evaluate(line) != usual
    page.emulate_media(forced_colors="active", contrast="more")
    offered = page.locator(".place.offered, .hand .offered, .acts [data-kind]")
    for thing in (page.locator(".remaining .ticks"), page.locator(".players li"), offered):
        assert contrast(read_png(thing.first.screenshot())) >= 3
