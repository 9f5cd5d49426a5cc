"""Steps of people to a table, and what its result shows."""

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.ahead import Scene, decide
from trilobite.engine.language import Language


def name_yourself(page: Page, name: str, code: str = "en") -> None:
    words = Language(code)
    page.get_by_role("button", name=words.sentence("web-name-none")).click()
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name=words.sentence("web-name-save")).click()
    page.get_by_role("dialog").wait_for(state="detached")


def set_up(
    page: Page,
    mode: str,
    players: int,
    bots: tuple[int, ...] = (),
    bot: str = "random",
    game: str = "trias",
) -> None:
    """Fill in the form for a new table; `bots` are the seats (from 1) that bots play."""
    page.goto(f"/new/{game}?with={mode}")
    page.get_by_role("radiogroup").get_by_text(str(players), exact=True).click()
    for seat in bots:
        page.get_by_label(f"Who plays seat {seat}").select_option("bot")
    for seat in range(1, players + 1):
        choice = page.get_by_label(f"Bot of seat {seat}")
        if choice.count():
            choice.select_option(bot)


BOTS = ("Fern", "Moss", "Slate", "Flint", "Reed")


def start(
    page: Page,
    players: int,
    bot: str = "random",
    game: str = "trias",
    until: Callable[[Scene], bool] | None = None,
) -> None:
    """Sit down with bots at a new table, without the pages that lead there.

    The page is opened when `until` is true.
    """
    bots = [{"kind": "bot", "bot": bot, "name": name} for name in BOTS[: players - 1]]
    start_together([page], [{"kind": "me"}, *bots], game, until)


def start_together(
    pages: Sequence[Page],
    seats: Sequence[dict[str, str]],
    game: str = "trias",
    until: Callable[[Scene], bool] | None = None,
) -> None:
    """The same for several people: the first one's seat is "me", and the others take open ones."""
    host, *guests = pages
    planned = [{**seat, "colour": n} for n, seat in enumerate(seats)]
    plan = {"game": game, "seats": planned, "hints": not guests}
    answer = host.request.post("/api/tables", data=plan)
    assert answer.ok, answer.text()
    made = answer.json()
    for guest, invitation in zip(guests, made["invitations"], strict=True):
        claimed = guest.request.post("/api/invitations/claim", data={"token": invitation["token"]})
        assert claimed.ok, claimed.text()
    id = made["table"]["id"]
    if until is not None:
        decide([page.request for page in pages], id, until)
    for page in pages:
        page.goto(f"/table/{id}")
        page.wait_for_selector(".dock")


def bring(page: Page, record: Any) -> str:
    """Make a table of a recorded game, without the pages that lead there; returns its id."""
    answer = page.request.post("/api/records", data=record)
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def unfold(page: Page) -> None:
    """Expand the lines of the log into their steps."""
    page.evaluate(_UNFOLD)


_UNFOLD = """() => {
  for (const line of document.querySelectorAll(".log .line[aria-expanded=false]")) line.click();
}"""


def wait_for_step(page: Page, pattern: str) -> None:
    """Wait until a step of the log matches, wherever it is folded away."""
    page.wait_for_function(_HAS_STEP, arg=pattern)


# A scoring takes the place of the log until it is skipped.
_HAS_STEP = f"""pattern => {{
  document.querySelector(".ceremony .x")?.click();
  ({_UNFOLD})();
  return RegExp(pattern).test(document.querySelector(".log")?.textContent ?? "");
}}"""


def totals(page: Page, participants: int) -> list[int]:
    """The totals in the table of the result, checked against the panel of players."""
    table = page.locator(".end table")
    assert table.locator("thead th").count() == participants
    found = [int(text) for text in table.locator(".total td").all_inner_texts()]
    shown = [
        int(text.split()[-1]) for text in page.locator(".players [data-score]").all_inner_texts()
    ]
    assert sorted(found) == sorted(shown)
    return found


def places(page: Page) -> list[str]:
    """Each participant's place in the table of the result; empty for a hand that nobody plays."""
    cells = page.locator(".end tbody tr").first.locator("td").all_inner_texts()
    return ["" if text == "–" else text for text in cells]
