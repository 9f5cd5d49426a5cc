"""Ways about the table of Tritarea, as people go them."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import name_yourself, set_up, start

# Takes the first of whatever is offered to the seat of this page, until the table has come to a
# stage, waits for somebody else, or is over.
_PLAY_ON = """async ([stage]) => {
  const id = location.pathname.split("/").at(-1);
  for (let step = 0; step < 500; step++) {
    const { scene } = await (await fetch(`/api/tables/${id}`)).json();
    if (scene.status !== "running" || scene.view.table.stage === stage) return "there";
    if (!scene.offer) return "waits";
    const body = JSON.stringify({
      seat: scene.seat, seq: scene.seq, key: crypto.randomUUID(),
      action: scene.offer.choices[0].text,
    });
    const headers = { "Content-Type": "application/json" };
    await fetch(`/api/tables/${id}/act`, { method: "POST", headers, body });
  }
}"""


def at_the_table(page: Page, players: int, seed: int = 7) -> Robot:
    name_yourself(page, "Ada")
    start(page, "bots", players, game="tritarea")
    return Robot(page, seed=seed)


def play_until(robot: Robot, is_there: Callable[[], bool], clicks: int = 200) -> None:
    for _ in range(clicks):
        look = robot.look()
        assert look.state != "stuck", robot.page.inner_text("body")
        if is_there():
            return
        assert look.state != "over", "it never came"
        robot.click()
    raise AssertionError("it never came")


def asks(page: Page, words: str) -> Callable[[], bool]:
    """Whether the page asks a question with these words."""
    return lambda: words in page.locator(".dock h2").inner_text()


def play_on(pages: list[Page], stage: str) -> None:
    """Let everybody take what comes first, until the table has come to this stage."""
    for _ in range(500):
        if {page.evaluate(_PLAY_ON, [stage]) for page in pages} == {"there"}:
            return
    raise AssertionError(f"{stage} never comes")


def two_about_to_declare(visit: Visitors) -> tuple[Page, Page]:
    """Ada and Ben, each with a browser, before the third round of a game of their own."""
    ada, ben = visit(), visit()
    name_yourself(ada, "Ada")
    set_up(ada, "friends", 2, game="tritarea")
    ada.get_by_role("button", name="Create and invite").click()
    ben.goto(ada.get_by_label("Link for this seat").input_value())
    ben.get_by_label("What should the others call you?").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    for page in (ada, ben):
        page.wait_for_selector(".dock")
    play_on([ada, ben], "declaring")
    for page in (ada, ben):
        expect(page.locator(".dock h2")).to_contain_text("Which card do you declare")
        expect(page.locator(".hand .offered")).to_have_count(9)
    return ada, ben
