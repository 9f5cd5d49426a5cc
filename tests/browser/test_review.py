"""A bot reviews a finished game while the page shows its progress; then people read it."""

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.page_problems import DEVICES, all_problems, needs_axe
from trilobite.engine import FastChance, Game, find_game
from trilobite.engine.matches import Match

THINKING = 180_000
SEED = b"lot" * 6


def by_lot(match: Match, most: int) -> Match:
    lot = FastChance(4)
    while not match.state.is_over and len(match.moves) < most:
        seat = match.state.to_act[0]
        actions = match.state.legal(seat)
        match.act(seat, actions[lot.below(len(actions))])
    return match


@cache
def last_part(key: str, before: int) -> str:
    """The record of a game that begins near the end of another one, and is soon over."""
    game: Game = find_game(key)
    position = by_lot(Match(game, 2, None, SEED), before).state.to_position()
    return json.dumps(by_lot(Match(game, 2, None, SEED, position=position), 999).record().to_json())


def import_record(page: Page, record: str) -> None:
    page.get_by_role("button", name="Open a saved game").first.click()
    page.get_by_role("textbox").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    page.wait_for_url(re.compile("/replay/"))


def reviewed(page: Page) -> None:
    """Let an easy bot review the game, which is slow on a busy machine."""
    section = page.get_by_role("region", name="Review")
    section.get_by_label("Strength of the review").select_option("easy")
    section.get_by_role("button", name="Review this game").click()
    expect(section.get_by_role("progressbar")).to_be_visible()
    expect(section.get_by_role("progressbar")).to_have_count(0, timeout=THINKING)
    expect(section.get_by_role("status")).to_contain_text(re.compile(r"\d+ turning points?"))


@needs_axe
@pytest.mark.parametrize("device", [pytest.param("desktop", marks=pytest.mark.deep), "phone"])
def test_a_game_is_reviewed_and_a_turning_point_shown_on_the_board(
    visit: Visitors, device: str
) -> None:
    page = visit(**DEVICES[device])
    import_record(page, last_part("tritarea", 75))
    reviewed(page)
    found = list(all_problems(page, "review"))
    page.get_by_role("button", name=re.compile("Show decision")).first.click()
    turn = page.locator("article", has_text="Better:")
    expect(turn).to_be_visible()
    expect(turn).to_contain_text("Played:")
    found += all_problems(page, "turning point")
    assert not found, "\n".join(found)
    # Later the stored review is shown at once.
    page.goto(re.sub(r"\?.*", "", page.url))
    page.get_by_label("Strength of the review").select_option("easy")
    expect(page.get_by_role("button", name=re.compile("Show decision")).first).to_be_visible()
