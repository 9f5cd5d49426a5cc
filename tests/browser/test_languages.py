"""The table uses the reader's language, changes it at once, and never cuts off a word."""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, StorageState, ViewportSize, expect

from tests.browser.conftest import DESKTOP, Visitors
from tests.browser.page_problems import SCREENS, TWO_FRAMES, cut_off
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, start_together
from tools.tour import Guide, Place
from tools.tour import visit as go_to
from trilobite.engine import find_game
from trilobite.engine.language import Language, languages

JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
GAMES = ("trias", "terror", "tritarea")

# Captions of cards, and the words that may be in them: the longest one has to fit.
_CAPTIONS = {
    "terror": (
        ".hand :is([data-target=face-up], [data-target=card]) .caption",
        [f"terror-web-name-{name}" for name in ("swamp", "forest", "desert", "mountains")],
    ),
}
_CAPTION = """(captions, word) => {
  for (const caption of captions) caption.firstChild.data = word;
}"""

# Machines without a Japanese font show boxes that are too narrow. So this replaces each letter by a
# W, which is as wide, and lets the line break after it.
_WIDEN = r"""() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const wide = texts.currentNode.data.replace(/[\u3000-\u9fff\uff00-\uffef]/g, "W\u200b");
    if (wide !== texts.currentNode.data) texts.currentNode.data = wide;
  }
}"""


def log_of(page: Page) -> list[str]:
    return page.locator(".log li").all_inner_texts()


def choose(page: Page, old: str, new: str) -> None:
    """Choose another language in the settings, without leaving the table."""
    words = Language(old)
    page.get_by_role("button", name=words.sentence("web-menu"), exact=True).click()
    page.get_by_role("button", name=words.sentence("web-settings"), exact=True).click()
    page.get_by_label(words.sentence("web-language")).select_option(new)
    page.locator(f"html[lang={new}]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_changing_the_language_changes_the_table_and_its_log_at_once(visit: Visitors) -> None:
    page = visit(locale="de-AT")
    german, japanese = Language("de"), Language("ja")
    page.get_by_role("button", name=german.sentence("web-play-now")).first.click()
    page.wait_for_selector(".dock")
    robot = Robot(page, seed=5)
    robot.play(clicks=4)
    robot.look()
    page.evaluate("() => { window.isSamePage = true }")
    question, said = page.locator(".dock h2").inner_text(), log_of(page)
    assert len(said) > 4
    assert not any(JAPANESE.search(line) for line in said)

    choose(page, "de", "ja")
    expect(page.locator(".dock h2")).to_have_text(JAPANESE)
    now = log_of(page)
    assert len(now) == len(said)
    assert all(JAPANESE.search(line) for line in now), now
    expect(
        page.get_by_role("button", name=japanese.sentence("web-menu"), exact=True)
    ).to_be_visible()

    choose(page, "ja", "de")
    expect(page.locator(".dock h2")).to_have_text(question)
    assert log_of(page) == said
    assert page.evaluate("() => window.isSamePage")


def test_the_chosen_language_is_remembered_and_used_for_refusals(visit: Visitors) -> None:
    page = visit(locale="en")
    page.get_by_label("Language").select_option("fr")
    french = Language("fr")
    page.get_by_role("button", name=french.sentence("web-play-now")).first.wait_for()
    page.reload()
    page.locator("html[lang=fr]").wait_for()
    name_yourself(page, "Ada", "fr")
    page.goto("/new/trias?with=bots")
    page.get_by_role("button", name=french.sentence("web-create-start"), exact=True).click()
    page.wait_for_selector(".dock")
    robot, shut = Robot(page), page.locator(".place[data-target]:not(.offered)")
    while robot.look().state == "offer" and not shut.count():
        robot.click()
    shut.first.click(force=True)
    why = page.locator(".why span")
    sentence = why.inner_text()
    choose(page, "fr", "en")
    expect(why).not_to_have_text(sentence)


def test_a_browser_with_an_unsupported_language_gets_english(visit: Visitors) -> None:
    page = visit(locale="pt-BR")
    page.locator("html[lang=en]").wait_for()
    page.get_by_role("button", name="Play now").first.wait_for()


class Looker:
    """Looks for words that are cut off, in the layout of the screen, or also in that of a desktop.

    The desktop with a language that needs much room has no visit of its own: loading a page takes
    longer than resizing it.
    """

    def __init__(self, page: Page, code: str, screen: str) -> None:
        self.page = page
        self.code = code
        self.is_tight = (code, screen) in TIGHT
        self._sizes = [page.viewport_size]
        if (code, screen) == ALSO_WIDE:
            self._sizes.append(DESKTOP)

    def __call__(self, where: str) -> Iterator[str]:
        if self.code == "ja":
            self.page.evaluate(_WIDEN)
        for size in self._sizes:
            self._resize(size)
            yield from cut_off(self.page, f"{self.code}, {where}, {size}")
        self._resize(self._sizes[0])

    def _resize(self, size: ViewportSize | None) -> None:
        if size is not None and size != self.page.viewport_size:
            self.page.set_viewport_size(size)
            self.page.evaluate(TWO_FRAMES)

    def go_on(self) -> None:
        """Load the page again if its texts have been replaced."""
        if self.code == "ja":
            self.page.reload()


def all_pages(look: Looker) -> Iterator[str]:
    """Words that are cut off on the pages and at the beginnings of games."""
    page, code = look.page, look.code
    words = Language(code)
    page.wait_for_selector(".btns")
    yield from look("home")
    look.go_on()
    name_yourself(page, "Ada", code)
    for game in GAMES:
        if (code, game) in TOURS or not look.is_tight:
            yield from the_rules(look, game)
        page.goto(f"/new/{game}?with=bots")
        page.get_by_role("button", name=words.sentence("web-create-start"), exact=True).wait_for()
        yield from look(f"new {game}")
        # Bots that think for some time would play differently on another machine.
        names = words.sentence("web-bot-names").split(", ")[2:6:2]
        bots = [{"kind": "bot", "bot": "random", "name": name} for name in names]
        start_together([page], [{"kind": "me"}, *bots], game)
        yield from a_few_turns(look, game)


def the_rules(look: Looker, game: str) -> Iterator[str]:
    page = look.page
    page.goto(f"/rules/{game}")
    page.wait_for_selector(".text h3")
    yield from look(f"rules of {game}")
    look.go_on()
    page.get_by_role("searchbox").fill("1")
    page.locator("[role=search] li").first.wait_for()
    yield from look(f"search in the rules of {game}")


def lengthen_captions(page: Page, game: str, code: str) -> None:
    if game in _CAPTIONS:
        captions, keys = _CAPTIONS[game]
        words = Language(code, find_game(game))
        longest = max((words.sentence(key) for key in keys), key=len)
        page.locator(captions).evaluate_all(_CAPTION, longest)


def a_few_turns(look: Looker, game: str) -> Iterator[str]:
    robot = Robot(look.page, seed=7)
    for step in range(4):
        if robot.look().state == "over":
            return
        lengthen_captions(look.page, game, look.code)
        yield from look(f"{game}, step {step}")
        robot.click()


TIGHT = {("de", "narrow phone"), ("fr", "narrow phone"), ("ja", "narrow phone")}
"""Languages that need much room where there is least.

English needs less, and `test_looks` checks it on every device.
"""

ALSO_WIDE = ("fr", "narrow phone")
"""The visit in which the layout of a desktop is looked at too, in the longest language."""

TOURS = {("de", "trias"), ("fr", "terror"), ("ja", "tritarea")}
"""The games whose rules and tours are looked at in these languages, so that each kind of place is
looked at in each language; only deep tests do so in every game."""


def deep_unless(*, is_usual: bool) -> list[pytest.MarkDecorator]:
    return [] if is_usual else [pytest.mark.deep]


@pytest.mark.parametrize(
    ("code", "screen"),
    [
        pytest.param(*each, marks=deep_unless(is_usual=each in TIGHT))
        for each in product(languages(), SCREENS)
    ],
)
def test_no_word_is_cut_off_in_any_language(visit: Visitors, code: str, screen: str) -> None:
    page = visit(locale=code, **SCREENS[screen])
    found = list(all_pages(Looker(page, code, screen)))
    assert not found, "\n".join(dict.fromkeys(found))


tours: dict[tuple[str, str], tuple[list[Place], StorageState]] = {}
"""The places of a game's tour, and the cookies of their owner, by the instance and the game."""


def tour(visit: Visitors, game: str) -> tuple[list[Place], StorageState]:
    """Lessons, puzzles, games and reviews; they are made once for all languages and screens."""
    key = visit.url, game
    if key not in tours:
        host = visit.stranger()
        places = [one for one in Guide(host.request).places([game]) if not one.is_like_another]
        tours[key] = places, host.context.storage_state()
    return tours[key]


@pytest.mark.parametrize(
    ("code", "screen", "game"),
    [
        pytest.param(
            code,
            screen,
            game,
            marks=deep_unless(is_usual=(code, screen) in TIGHT and (code, game) in TOURS),
        )
        for code, screen, game in product(languages(), SCREENS, GAMES)
    ],
)
def test_no_word_is_cut_off_in_lessons_puzzles_and_replays(
    visit: Visitors, code: str, screen: str, game: str
) -> None:
    places, cookies = tour(visit, game)
    page = visit.stranger(locale=code, storage_state=cookies, **SCREENS[screen])
    look, found = Looker(page, code, screen), list[str]()
    for place in places:
        go_to(page, place)
        found += look(place.name)
    assert not found, "\n".join(dict.fromkeys(found))
