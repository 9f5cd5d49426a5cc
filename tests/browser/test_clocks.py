"""A clock on the table: chosen, counted down, and what everybody sees when it runs out."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.instance import Instance
from tests.browser.page_problems import cut_off, outside
from tests.browser.tables import set_up


def test_a_clock_runs_out_and_a_bot_plays_the_turn(visit: Visitors, instance: Instance) -> None:
    page = visit.person()
    page.clock.install()
    set_up(page, "bots", 3)
    page.get_by_label("Time to think").select_option(label="custom …")
    page.get_by_label("Seconds per turn").fill("60")
    page.get_by_label("When time is up").select_option("easy")
    page.get_by_role("button", name="Start").click()
    watcher = visit.stranger()
    page.wait_for_selector(".dock")
    watcher.goto(page.url)
    for one in (page, watcher):
        clock = one.locator(".players [role=timer]")
        expect(clock).to_have_text(re.compile(r"(1:00|0:\d\d)"))
        assert not list(cut_off(one, "a table with a clock"))
        assert not list(outside(one, "a table with a clock"))
    hurry = page.locator("[aria-live=assertive]")
    page.clock.fast_forward(55_000)
    expect(hurry).to_have_text("Less than 10 seconds left.")
    expect(page.locator(".players .urgent svg")).to_be_visible()
    instance.put_clock_forward()
    for one in (page, watcher):
        line = one.locator(".log ol").get_by_text("Time is up for Ada: the bot “easy” plays")
        expect(line.first).to_be_visible()
    expect(page.locator(".players [role=timer]")).to_have_text(re.compile(r"(1:00|0:\d\d)"))
    expect(hurry).to_have_text("")
