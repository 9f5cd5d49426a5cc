"""An uploaded game: the page after the game, and its replay."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import DEVICES, all_problems, needs_axe
from tests.browser.tables import bring
from trilobite.engine import FastChance, find_game
from trilobite.engine.matches import Match


@cache
def record_of(key: str, players: int = 3) -> str:
    """The record of a whole game with random actions."""
    match, lot = Match(find_game(key), players, None, b"lot" * 6), FastChance(4)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        actions = match.state.legal(seat)
        match.act(seat, actions[lot.below(len(actions))])
    return json.dumps(match.record().to_json())


def import_record(page: Page, key: str) -> None:
    """Open a record by pasting its text."""
    page.get_by_role("button", name="Open a saved game").first.click()
    page.get_by_role("textbox").fill(record_of(key))
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".bar")).to_be_visible()


def value(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_file_is_opened_looked_through_linked_and_played_on(
    visit: Visitors, tmp_path: Path
) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    file = tmp_path / "game.json"
    file.write_text(record_of("terror"), encoding="utf-8")
    page.get_by_role("button", name="Open a saved game").first.click()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_role("heading", name=re.compile("wins? with"))).to_be_visible()
    end = value(page)

    # The final scoring, step by step: everybody's points change with each step.
    page.keyboard.press("ArrowLeft")
    step = page.get_by_role("group", name="Final scoring")
    expect(step).to_contain_text(re.compile(r"\d+ of \d+"))
    before = step.locator(".totals").inner_text()
    page.keyboard.press("ArrowRight")
    expect(step.locator(".totals")).not_to_have_text(before, use_inner_text=True)

    # The middle of the game: the board with the log, everything open, and a link to this moment.
    page.get_by_role("slider").fill(str(end // 2))
    expect(page.get_by_role("group", name="Final scoring")).to_have_count(0)
    # A person who opened a file has no seat, and sees everything at once.
    expect(page.get_by_role("button", name="Everything open")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(page.locator(".hands section.own")).to_have_count(3)
    page.locator(".log .step").first.click()
    line = page.locator(".log .hot").first.inner_text()
    at = value(page)
    page.get_by_role("button", name="Link to this step").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = visit.stranger()
    other.goto(link)
    expect(other.locator(".log .hot").first).to_have_text(line, use_inner_text=True)
    assert value(other) == at

    # The replay runs by itself until it is stopped; then the game is continued at a new table.
    other.keyboard.press("Space")
    other.wait_for_function(f"() => +document.querySelector('input[type=range]').value > {at}")
    other.keyboard.press("Space")
    page.get_by_role("button", name="Continue here").click()
    page.get_by_role("button", name="Continue there").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".dock")).to_be_visible()


@needs_axe
@pytest.mark.parametrize(
    ("key", "device"), [("trias", "phone"), ("terror", "desktop"), ("tritarea", "phone")]
)
def test_a_replay_has_no_visible_problems(visit: Visitors, key: str, device: str) -> None:
    page = visit.person(**DEVICES[device])
    page.goto(f"/replay/{bring(page, json.loads(record_of(key, 2)))}")
    expect(page.locator(".bar")).to_be_visible()
    found = list(all_problems(page, f"{key}, after the game"))
    page.get_by_role("slider").fill(str(value(page) // 2))
    expect(page.locator(".log")).to_be_visible()
    if device == "desktop":
        page.get_by_role("button", name="Everything open").click()
    found += all_problems(page, f"{key}, in the middle")
    assert not found, "\n".join(found)


def test_the_table_itself_shows_its_final_scoring(visit: Visitors) -> None:
    page = visit()
    import_record(page, "terror")
    page.get_by_role("link", name="To the table").click()
    page.get_by_role("button", name="Final scoring").click()
    strip = page.get_by_role("region", name="Scoring")
    expect(strip).to_contain_text("1 of")
    strip.get_by_role("button", name="Next").click()
    expect(strip).to_contain_text("2 of")
    strip.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Where the game turned").click()
    expect(page.locator(".bar")).to_be_visible()
