"""Puzzles in the browser: found from the home page, answered by keyboard, and explained."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from trilobite.engine import find_game
from trilobite.guides.puzzles import Puzzle, find_puzzle


@pytest.fixture
def puzzle() -> Puzzle:
    """A puzzle about playing a card: no place on the board has to be chosen by keyboard."""
    return find_puzzle(find_game("tritarea"), 2)


def press(page: Page, name: str | re.Pattern[str], role: str = "button") -> None:
    """Activate a button or link by keyboard."""
    found = page.get_by_role("link" if role == "link" else "button", name=name).first
    found.focus()
    page.keyboard.press("Enter")


def play(page: Page, puzzle: Puzzle, number: int) -> None:
    """Play one of the puzzle's moves, by its card."""
    (target,) = puzzle.state().targets(puzzle.tries[number].action)
    card = page.locator(f".hand .offered[data-target='{target}']").first
    card.focus()
    page.keyboard.press("Enter")


def test_a_puzzle_is_found_tried_and_explained_by_keyboard(visit: Visitors, puzzle: Puzzle) -> None:
    page = visit()
    press(page, "Puzzles", "link")
    expect(page).to_have_url(re.compile("/puzzles$"))
    press(page, re.compile("Puzzles · Tri.?t.?area"), "link")
    expect(page.get_by_role("combobox", name="Language")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Rules of"))).to_be_visible()
    press(page, re.compile("^2$"))

    panel = page.get_by_role("region", name="Puzzle")
    expect(panel).to_contain_text("What is your best move here?")
    play(page, puzzle, 1)
    expect(panel).to_contain_text("There is a better move.")
    expect(panel.locator("meter")).to_have_count(0)
    press(page, "Show the answer")
    expect(panel.get_by_role("heading", name="The best move")).to_be_visible()
    expect(panel).to_contain_text("Win chances")
    expect(panel.locator("meter")).to_have_count(2)
    press(page, "Next")
    expect(panel.get_by_role("heading", name="Your move")).to_be_visible()

    press(page, "Try again")
    expect(panel).to_contain_text("What is your best move here?")
    play(page, puzzle, 0)
    expect(panel).to_contain_text("That is the best move.")
    expect(panel.locator("meter")).to_have_count(1)
    assert panel.locator("li").count() > 0
    press(page, "All puzzles", "link")
    expect(page.locator(".solved")).to_have_text(re.compile("2"))
