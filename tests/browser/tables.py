"""Ways to a table, as people go them."""

from playwright.sync_api import Page

from trilobite.engine.language import Language


def name_yourself(page: Page, name: str, code: str = "en") -> None:
    words = Language(code)
    page.get_by_role("button", name=words.tell("web-name-none")).click()
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name=words.tell("web-name-save")).click()
    page.get_by_role("dialog").wait_for(state="detached")


def set_up(
    page: Page,
    mode: str,
    players: int,
    bots: tuple[int, ...] = (),
    bot: str = "random",
    game: str = "trias",
) -> None:
    """A new table with so many players, these seats (from 1) played by bots."""
    page.goto(f"/new/{game}?with={mode}")
    page.get_by_role("radiogroup").get_by_text(str(players), exact=True).click()
    for seat in bots:
        page.get_by_label(f"Who plays seat {seat}").select_option("bot")
    for seat in range(1, players + 1):
        choice = page.get_by_label(f"Bot of seat {seat}")
        if choice.count():
            choice.select_option(bot)


def start(page: Page, mode: str, players: int, bot: str = "random", game: str = "trias") -> None:
    set_up(page, mode, players, bot=bot, game=game)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock")
