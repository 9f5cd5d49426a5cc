"""Tritarea in the browser: whole games, simultaneous declarations, keys, a small screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from tests.browser.ahead import nearly_over, play_ahead
from tests.browser.conftest import Visitors
from tests.browser.page_problems import DEVICES, SCHEMES, cut_off, extra_style
from tests.browser.pixels import contrast, read_png
from tests.browser.tables import places, totals, wait_for_step
from tests.browser.terror_steps import click_inside
from tests.browser.test_terror import do_something, play_with_keys, tab_to
from tests.browser.tritarea_steps import (
    asks,
    at_the_table,
    is_at,
    play_until,
    two_about_to_declare,
)

# The spacing that text must bear (WCAG 1.4.12).
WIDE = """* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}"""
GRADES = re.compile("(Super|Expert|Average|Beginner) Developer|disqualified", re.IGNORECASE)


def test_two_players_have_partners_and_decide_for_them(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 2)
    play_until(robot, lambda: page.locator(".dock .for").count() > 0)
    expect(page.locator(".dock .for")).to_contain_text("(NPC)")
    expect(page.locator(".players li").filter(has_text="you decide")).to_have_count(1)
    robot.play(clicks=10)
    play_ahead([page], nearly_over)
    robot.play()
    points = totals(page, 4)
    assert not robot.hidden, "these were offered but could not be clicked"
    assert len(robot.heights) == 1, f"the board jumps with the dock: {robot.heights}"
    teams = page.locator(".end tr", has_text="with partner").locator("td").all_inner_texts()
    sums = [int(text) for text in teams if text != "–"]
    assert sums == [points[0] + points[1], points[2] + points[3]], "partners stand side by side"
    assert sums == sorted(sums, reverse=True)
    expect(page.locator("#end-title")).to_contain_text(f"{sums[0]} points")


def test_a_solo_player_decides_for_all_and_gets_a_grade(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 1)
    robot.play(clicks=10)
    play_ahead([page], nearly_over)
    robot.play()
    assert max(totals(page, 4)) > 0
    assert not robot.hidden, "these were offered but could not be clicked"
    assert len(robot.heights) == 1, f"the board jumps with the dock: {robot.heights}"
    expect(page.locator("#end-title")).to_have_text(GRADES)
    expect(page.locator(".dock h2")).to_have_text(GRADES)


def test_two_players_can_declare_at_the_same_moment(visit: Visitors) -> None:
    pages = two_about_to_declare(visit)
    held: list[Route] = []

    def hold(route: Route) -> None:
        """Let the declarations go on to the server when both have been sent."""
        held.append(route)
        if len(held) == len(pages):
            for one in held:
                one.continue_()

    for page in pages:
        page.route("**/act", hold)
        page.locator(".hand .offered").first.click()
    for page in pages:
        for name in ("Ada", "Ben"):
            wait_for_step(page, f"{name} reveals")
        expect(page.locator(".dock .bad")).to_have_count(0)
        expect(page.locator(".hand .card")).to_have_count(8)
    assert len(held) == len(pages)


def test_others_see_that_a_card_was_declared_but_not_which(visit: Visitors) -> None:
    ada, ben = two_about_to_declare(visit)
    card = ada.locator(".hand .offered").first
    declared = name_of(card)
    assert declared not in {name_of(one) for one in ben.locator(".hand .card").all()}
    card.click()
    place = ada.locator(".slot[data-target^=declared]", has_text="Ada")
    expect(place).to_contain_text("still hidden")
    expect(place).to_contain_text(declared)
    place = ben.locator(".slot[data-target^=declared]", has_text="Ada")
    expect(place).to_contain_text("has chosen")
    assert declared not in place.inner_html()
    assert not re.search("Ada declares", ben.content())
    # Ben can choose after Ada has chosen, and then everything is revealed.
    expect(ben.locator(".hand .offered")).to_have_count(9)
    ben.locator(".hand .offered").first.click()
    wait_for_step(ben, "Ada reveals")
    expect(place).to_contain_text(declared)


def name_of(card: Locator) -> str:
    """The suit and the rank of a card: "Ecology 7"."""
    words = card.locator(".vh").text_content() or ""
    return " ".join(words.split(".")[0].split()[:2])


def test_rights_are_shown_on_the_cards_and_in_previews(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 4)
    with_rights = page.locator(".hand .offered", has_text="builds")
    with_two_rights = page.locator(".hand .offered", has_text="builds first, then")

    def can_give_two_rights() -> bool:
        if not asks(page, "3 cards have been played")():
            return False
        # The page asks the server what the last card would do; the answer takes a moment.
        with_rights.first.wait_for()
        return with_two_rights.count() > 0

    play_until(robot, can_give_two_rights)
    card = with_two_rights.first
    card.hover()
    expect(page.locator(".why.foreseen")).to_contain_text("builds first, then")
    foreseen = page.locator(".why.foreseen").inner_text()
    card.click()
    wait_for_step(page, re.escape(foreseen))
    both = page.locator(".slot.right")
    play_until(robot, lambda: asks(page, "Where do you build")() and both.count() == 2)
    expect(page.locator(".side h2")).to_contain_text("is adopted")
    for label in ("builds 1st", "builds 2nd"):
        expect(page.locator(".slot.right", has_text=label)).to_have_count(1)
    expect(page.locator("p.why")).to_contain_text("Lowest builds first:")


def has_lost_cards(page: Page) -> Callable[[], bool]:
    """Whether the trick has cards that give no right, and the player is asked something."""
    return lambda: page.locator(".slot.out").count() > 0 and page.locator(".offered").count() > 0


def test_cards_that_lost_the_trick_can_be_read(visit: Visitors) -> None:
    page = visit.person()
    play_until(at_the_table(page, 4), has_lost_cards(page))
    box = page.locator(".face.pale .figure").first.bounding_box()
    assert box is not None
    middle: FloatRect = {
        "x": box["x"] + box["width"] * 0.2,
        "y": box["y"] + box["height"] * 0.2,
        "width": box["width"] * 0.6,
        "height": box["height"] * 0.35,
    }
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert contrast(read_png(page.screenshot(clip=middle))) >= 4.5, scheme


@pytest.mark.parametrize("device", DEVICES)
def test_wider_text_cuts_nothing_off(visit: Visitors, device: str) -> None:
    page = visit.person(**DEVICES[device])
    play_until(at_the_table(page, 4), has_lost_cards(page))
    with extra_style(page, WIDE):
        assert not list(cut_off(page, "wide text"))
    for area in ("8/2", "6/4", "5/5", "4/6"):
        expect(page.locator(".standing")).to_contain_text(area)


def test_played_cards_and_the_last_trick_can_be_looked_at(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 4)
    play_until(robot, lambda: page.locator(".remaining", has_text="trick 2").count() > 0)
    page.get_by_role("button", name="Cards played").click()
    dialog = page.get_by_role("dialog", name="Cards played")
    expect(dialog.locator(".last li")).to_have_count(4)
    expect(dialog.get_by_role("row", name=re.compile("Happiness"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_blocks_are_placed_taken_back_and_placed_again(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 4)
    play_until(robot, asks(page, "a second block"))
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(page.locator(".dock h2")).to_contain_text("Where do you build")
    squares = page.locator(".place.offered[data-target^=square]")
    expect(squares).to_have_count(4)
    square = squares.last.get_attribute("data-target") or ""
    click_inside(squares.last)
    expect(page.locator(".dock h2")).to_contain_text(f"on {square[-2:]}?")
    click_inside(page.locator(".place[data-target=second]"))
    wait_for_step(page, f"Ada puts a second block on {square[-2:]}")


def test_blocks_are_sold_by_the_number(visit: Visitors) -> None:
    page = visit.person()
    at_the_table(page, 4, until=is_at("selling"))
    expect(page.locator(".dock h2")).to_contain_text("How many of your 9 blocks")
    expect(page.get_by_role("button", name="Sell none")).to_be_visible()
    more = page.get_by_role("button", name="One more")
    for _ in range(3):
        more.click()
    expect(page.locator(".sale")).to_contain_text("3 sold, 6 stay. +9")
    page.get_by_role("button", name="Sell 3, keep 6").click()
    wait_for_step(page, "Ada sells 3 blocks for 9 points")
    expect(page.locator(".players li.mine")).to_contain_text("3 sold")


def test_a_five_is_kept_or_changed_for_its_price(visit: Visitors) -> None:
    page = visit.person()
    at_the_table(page, 1, until=is_at("changing"))
    expect(page.locator(".five.offered")).to_have_count(3)
    expect(page.locator(".five")).to_have_text(
        [re.compile(words) for words in ("make it 0.1$", "keep 5$", "make it 10.2$")]
    )
    page.locator(".five", has_text="make it 10").click()
    wait_for_step(page, "pays 2 points and turns the 5 into 10")


def test_places_that_are_not_offered_say_why_not(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 3)
    play_until(robot, asks(page, "Which card do you play"))
    why = page.locator(".why[role=alert]")
    rule = why.get_by_role("button", name="Show the rule")
    slots = page.locator(".slot")
    for place in [*page.locator(".place").all()[:3], *slots.all()]:
        click_inside(place) if place.get_attribute("class") == "place" else place.click()
        expect(why).to_contain_text("Why not?")
        expect(rule).to_be_visible()
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)
    card = page.locator(".hand .card").first
    play_until(robot, lambda: asks(page, "build in")() and card.count() > 0)
    card.click()
    expect(why).to_contain_text("Build on a square of the adopted area")


@pytest.mark.deep
def test_a_whole_game_is_played_with_keys_alone(visit: Visitors) -> None:
    """Other tests play the beginning and the end of games, with keys and by names alone."""
    page = visit.person()
    at_the_table(page, 4)
    late = page.locator(".remaining", has_text=re.compile("trick [5-8]"))
    for step in range(60):
        do_something(page, step)
        if late.count():
            break
    # Wait for the player's own decision: actions of others would close the answer.
    page.locator(".offered, .acts [data-kind]").first.wait_for()
    page.locator(".keys").focus()
    for key in ("w", "Home", "w"):
        page.keyboard.press(key)
    expect(page.locator(".why[role=alert]")).to_contain_text("Why not?")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    play_with_keys(page)
    assert max(totals(page, 4)) > 0
    assert all(places(page)), "everybody has a place"


def test_the_keyboard_stays_in_the_dock_when_a_played_card_is_gone(visit: Visitors) -> None:
    page = visit.person()
    robot = at_the_table(page, 4)
    play_until(robot, asks(page, "Which card do you play"))
    cards = page.locator(".hand .card")
    left = cards.count() - 1
    tab_to(page, ".hand button")
    page.keyboard.press("Enter")
    expect(cards).to_have_count(left)
    page.wait_for_function("() => document.activeElement.closest('.dock') !== null")


def test_a_game_can_be_played_with_animations(visit: Visitors) -> None:
    page = visit.person(reduced_motion="no-preference")
    at_the_table(page, 3).play(clicks=6)
