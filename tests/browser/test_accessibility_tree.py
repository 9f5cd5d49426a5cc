"""A game with the accessibility tree alone: roles and names, as screen readers get them."""

import re
import time
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.ahead import nearly_over, play_ahead
from tests.browser.conftest import Visitors

_LINE = re.compile(
    r"""^\s*- '?(?P<role>\w+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<state>[^:\n]*)""", re.MULTILINE
)
CARD = re.compile("^Tritarea ")


@dataclass(frozen=True)
class Heard:
    role: str
    name: str
    """Empty if it is too long for a snapshot: a last card says all that follows."""

    state: str


def hear(page: Page) -> list[Heard]:
    """The things on the page, in the order in which they are read out."""
    text = page.locator("body").aria_snapshot()
    return [
        Heard(found["role"], (found["name"] or "").replace('\\"', '"'), found["state"])
        for found in _LINE.finditer(text)
    ]


# Clicks the first of the things, if it is still on the page; returns the number of clicks.
_ACTIVATE = """(things) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true });
  things[0]?.dispatchEvent(event);
  return Math.min(things.length, 1);
}"""


class Listener:
    """Plays by roles and names only, and chooses at random."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken = 0
        self.questions: set[str] = set()
        self._random = Random(5)  # noqa: S311 - moves, not secrets

    def play(self, choices: int = 10_000, seconds: float = 360) -> None:
        """Play until the game is over, or until this many choices have been made in all."""
        deadline = time.monotonic() + seconds
        while not self.is_over() and self.taken < choices:
            assert time.monotonic() < deadline, f"no end after {self.taken} choices"
            choice = self.choose()
            if choice is None:
                self.page.wait_for_timeout(50)
            else:
                self.activate(choice)

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Look at the board").count() > 0

    def choose(self) -> Heard | None:
        """One of the things on the board that can be chosen, otherwise an action button."""
        asked = self.page.get_by_role("region", name=re.compile("^(Your turn|Scoring)$"))
        if asked.count() == 0:
            return None  # reading the whole page is slow
        heard = hear(self.page)
        skip = next((one for one in heard if one.role == "button" and one.name == "Skip"), None)
        if skip and any(one.role == "region" and one.name == "Scoring" for one in heard):
            return skip
        move = next((i for i, one in enumerate(heard) if one.name == "Your turn"), None)
        if move is None:
            return None
        options = [one for one in heard if one.role == "option"]
        actions = [one for one in heard[move:] if one.role == "button" and one.name != "Hint"]
        offered = options or [one for one in actions if "disabled" not in one.state]
        if not offered:
            return None
        self.questions.add(heard[move + 1].name)
        return self._random.choice(offered)

    def activate(self, choice: Heard) -> None:
        """Activate a thing as a screen reader does, and wait until the page changes.

        A thing that is not there any more is left alone.
        """
        before = self.words()
        thing = self.page.get_by_role(choice.role, name=choice.name, exact=True)  # type: ignore[arg-type]
        if not choice.name:
            thing = self.page.get_by_role("group", name="Your hand").get_by_role("button")
        if not (taken := thing.evaluate_all(_ACTIVATE)):
            return
        self.taken += taken
        for _ in range(100):
            if self.is_over() or self.words() != before:
                return
            self.page.wait_for_timeout(60)

    def words(self) -> str | None:
        return self.page.locator("main").text_content()


def test_a_game_is_played_to_its_end_by_roles_and_names_alone(visit: Visitors) -> None:
    page = visit()
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=CARD))
    card.get_by_role("button", name="Play now").click()
    page.get_by_role("region", name="Your turn").wait_for()
    listener = Listener(page)
    listener.play(choices=8)
    play_ahead([page], nearly_over)
    listener.play()
    assert listener.taken > 9, "the first tricks and the last ones, and what they build"
    assert len(listener.questions) > 4, listener.questions
    winners = page.get_by_role("heading", name=re.compile("win|victory"))
    expect(winners.first).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(1)
