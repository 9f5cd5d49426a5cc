"""Triassic Terror in the browser: whole games, handling the island, keys, a small screen."""

import re

from playwright.sync_api import Page, expect

from tests.browser.ahead import nearly_over, play_ahead
from tests.browser.conftest import Visitors
from tests.browser.page_problems import PHONE, TWO_FRAMES
from tests.browser.pixels import contrast, read_png
from tests.browser.robot import Robot
from tests.browser.tables import start, totals, wait_for_step
from tests.browser.terror_steps import click_inside, drag, neighbour_of, play_until, question
from trilobite.engine import find_game
from trilobite.engine.language import Language, languages

TILES = ("NE", "HG", "HM", "HA", "TR", "RA")


def at_the_table(page: Page, players: int, seed: int = 7) -> Robot:
    start(page, players, game="terror")
    return Robot(page, seed=seed)


def test_a_game_can_be_played_to_its_final_scoring(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 4, seed=4)
    robot.play(clicks=12)
    play_ahead([page], nearly_over)
    robot.play()
    assert max(totals(page, 4)) > 20
    assert not robot.hidden, "these were offered but could not be clicked"
    assert len(robot.heights) == 1, f"the board jumps with the dock: {robot.heights}"


def test_new_dinos_are_dropped_one_by_one_and_confirmed(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 3)
    play_until(robot, question(page, "Place 3 Dinos"), "NE")
    areas = page.locator(".place.offered[data-target^=area]")
    first = areas.first.get_attribute("data-target")
    for _ in range(2):
        click_inside(areas.first)
    page.mouse.move(640, 710)
    expect(page.locator(".pill")).to_have_text(["+2"])
    click_inside(areas.first)
    confirm = page.get_by_role("button", name="Confirm")
    expect(page.locator(".pill").first).to_have_text(re.compile(r"^\d+ → \d+$"))
    click_inside(page.locator(f".place[data-target='{first}']"))
    expect(page.locator(".dock .bad")).to_contain_text("All of them are already placed")
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(page.locator(".dock")).to_contain_text("2 placed, 1 left")
    click_inside(page.locator(f".place[data-target='{first}']"))
    confirm.click()
    wait_for_step(page, "Ada gets 3 Dinos in the")


def test_a_herd_is_dragged_counted_and_confirmed(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 2)
    asked = question(page, "Which herd migrates first")
    several = page.get_by_role("button", name=re.compile(r": .*Ada ([2-9]|1\d)\b"))
    herds = several.and_(page.locator(".place.offered[data-target^=area]"))
    play_until(robot, lambda: asked() and herds.count() > 0, "HM")
    stepper = page.locator(".stepper")
    for herd in herds.all():
        drag(page, herd, neighbour_of(page, herd.get_attribute("data-target") or ""))
        stepper.or_(page.locator(".dock .bad")).first.wait_for()
        if stepper.count():
            break
        page.keyboard.press("Escape")  # refused: there is a volcano in that area
    stepper.wait_for()
    fewer = page.get_by_role("button", name="One fewer")
    while fewer.get_attribute("aria-disabled") == "false":
        fewer.click()
    expect(page.locator(".way")).to_have_count(1)
    page.get_by_role("button", name="Send 1").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator(".way:not(.open)")).to_have_count(1)
    expect(page.locator(".pill").last).to_have_text(re.compile("^1 go"))
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".way")).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Confirm").click()
    wait_for_step(page, "1 Dino of Ada migrates")


def test_a_choice_that_would_kill_ones_own_dinos_needs_confirmation(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 2)
    volcano = page.locator("[data-kind=volcano]")
    play_until(robot, lambda: volcano.count() > 0, "HG")
    volcano.click()
    check_forced_colours(page)
    own = page.get_by_role("button", name=re.compile(r"^\w+ \w+: .*Ada \d"))
    click_inside(own.first)
    expect(page.locator(".dock .bad")).to_contain_text("of your Dinos would die")
    page.get_by_role("button", name=re.compile("^Back")).click()
    expect(page.locator(".dock .bad")).to_have_count(0)
    click_inside(own.first)
    page.get_by_role("button", name="Yes, do it").click()
    wait_for_step(page, "Ada lets a volcano erupt")
    closed = page.locator("[aria-label*='closed by the volcano of Ada']")
    expect(closed.first).to_be_attached()


def check_forced_colours(page: Page) -> None:
    """The leader's flag, the turn and the chosen button can be seen in the system's colours."""
    page.emulate_media(forced_colors="active", contrast="more")
    chosen = page.locator("[data-kind=volcano][aria-pressed=true]")
    expect(chosen).to_have_css("border-top-width", "3px")
    for thing in (
        page.locator(".players .flag").first,
        page.locator(".remaining .ticks").first,
        chosen,
    ):
        assert contrast(read_png(thing.screenshot())) >= 3
    page.emulate_media(forced_colors="none", contrast="no-preference")


def test_places_that_are_not_offered_say_why_not(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 4)
    play_until(robot, question(page, "Play your card or your tile"), "HG")
    why = page.locator(".why")
    for target in ("area:Di", "raptor:1", "t-rex", "pterodactyl"):
        click_inside(page.locator(f".place[data-target='{target}']"))
        expect(why).to_contain_text("Why not?")
        expect(why.get_by_role("button", name="Show the rule")).to_be_visible()
        page.keyboard.press("Escape")
    page.locator(".hand .tile:not(.offered):not(.empty)").first.click()
    expect(why).to_contain_text("Why not?")


def test_a_game_is_played_with_keys_alone(visit: Visitors) -> None:
    page = visit.person()
    at_the_table(page, 2)
    assert play_with_keys(page, 12) == 12, "the game is over too early"
    play_ahead([page], nearly_over)
    assert play_with_keys(page) > 5, "too few steps"
    assert max(totals(page, 2)) > 20


def play_with_keys(page: Page, steps: int = 600) -> int:
    """Play to the end of the game, or this many steps; returns the number of steps."""
    for step in range(steps):
        if not do_something(page, step):
            return step
    assert steps < 600, "the game does not end"
    return steps


_WAIT = """() => new Promise((resolve) => {
  const until = performance.now() + 60000;
  const look = () => {
    document.querySelector(".ceremony .x")?.click();
    if (document.querySelector(".end")) return resolve("over");
    const isBusy = document.querySelector(".dock[aria-busy=true]");
    const kinds = {
      main: ".acts .go", board: ".keys [role=option]",
      hand: ".hand .offered", buttons: ".acts [data-kind]",
    };
    for (const [kind, selector] of Object.entries(kinds)) {
      if (!isBusy && document.querySelector(selector)) return resolve(kind);
    }
    if (performance.now() > until) resolve("stuck");
    else setTimeout(look, 15);
  };
  look();
})"""


def do_something(page: Page, step: int) -> bool:
    """Use the main button if there is one, otherwise the board, the hand or an action button.

    False if the game is over.
    """
    where = page.evaluate(_WAIT)
    assert where != "stuck"
    if where == "over":
        return False
    if where == "board":
        tab_to(page, ".keys")
        arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
        page.keyboard.press("Home")
        for turn in range(step % 3):
            page.keyboard.press(arrows[(step + turn) % 4])
    elif where == "hand":
        tab_to(page, ".hand button")
        while not is_on(page, ".offered"):
            page.keyboard.press("ArrowRight")
    else:
        tab_to(page, ".acts button")
        for _ in range(8):
            if where != "main" or is_on(page, ".go"):
                break
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return True


def is_on(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector))


def tab_to(page: Page, selector: str) -> None:
    for _ in range(40):
        if is_on(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_game_can_be_played_with_animations(visit: Visitors) -> None:
    page = visit.person(reduced_motion="no-preference")
    at_the_table(page, 3).play(clicks=6)


# The names of tiles that are not shown whole, or in letters smaller than this.
_UNNAMED = """(least) => [...document.querySelectorAll(".tile:not(.empty)")].filter((tile) => {
  const name = tile.querySelector("b");
  const [box, edge] = [name, tile].map((node) => node.getBoundingClientRect());
  const isInside = box.left >= edge.left - 1 && box.right <= edge.right + 1;
  const isLarge = parseFloat(getComputedStyle(name).fontSize) >= least;
  return !(isInside && isLarge && box.height > 8 && name.textContent.trim());
}).map((tile) => tile.textContent.trim())"""


def test_tiles_have_their_names_on_a_phone(visit: Visitors) -> None:
    page = visit.person(**PHONE)
    robot = at_the_table(page, 3)
    for _ in range(3):
        robot.look()
        for width in (390, 360, 320):
            page.set_viewport_size({"width": width, "height": 700})
            page.evaluate(TWO_FRAMES)
            for code in languages():
                page.evaluate(_RENAME, short_names(code))
                assert page.evaluate(_UNNAMED, 10) == [], (width, code)
        robot.click()


def short_names(code: str) -> dict[str, str]:
    """The names of the tiles, with letters that are as wide as Japanese ones on every machine."""
    words = Language(code, find_game("terror"))
    names = {tile: words.sentence(f"terror-web-short-{tile.lower()}") for tile in TILES}
    return {tile: re.sub("[\u3040-\u9fff]", "W\u200b", name) for tile, name in names.items()}


_RENAME = """(names) => {
  for (const tile of document.querySelectorAll(".tile:not(.empty)")) {
    tile.querySelector("b").firstChild.data = names[tile.dataset.target.slice(5)];
  }
}"""


def test_a_low_window_scrolls_over_a_board_that_can_be_read(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 3)
    robot.look()
    page.set_viewport_size({"width": 683, "height": 384})
    page.wait_for_function(
        """() => {
          const { scrollHeight, clientHeight } = document.querySelector(".map");
          const count = document.querySelector(".herd .count").getBoundingClientRect();
          return clientHeight < 384 && scrollHeight > clientHeight && count.height > 12;
        }"""
    )
