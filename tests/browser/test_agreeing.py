"""Two people agree on something: by chat, and by consent."""

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.tables import unfold
from tests.browser.test_several_people import invite, join


def test_two_people_talk_and_agree_to_take_back_and_to_pause(visit: Visitors) -> None:
    ada, ben = visit.person(), visit.stranger(viewport={"width": 390, "height": 780})
    join(ben, invite(ada), "Ben")
    ada.wait_for_selector(".dock")
    pages = (ada, ben)
    robots = [Robot(page, seed=number) for number, page in enumerate(pages)]
    for _ in range(100):
        if min(robot.clicks for robot in robots) >= 2:
            break
        for robot in robots:
            robot.click(patience=0.3)

    # Ben reads Ada's message on a phone, where the chat does not cover the board.
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_label("Say something").fill("Oh no, that was a mistake!")
    ada.keyboard.press("Enter")
    expect(ada.locator(".chat li")).to_contain_text("that was a mistake")
    ben.get_by_role("button", name="Chat, 1 new message").click()
    expect(ben.locator(".chat li")).to_contain_text("Ada Oh no, that was a mistake!")
    board, chat = (ben.locator(name).bounding_box() for name in (".board", ".chat"))
    assert board is not None
    assert chat is not None
    assert board["height"] > 100
    assert board["y"] + board["height"] <= chat["y"] + 1
    for page in pages:
        page.keyboard.press("Escape")
        expect(page.locator(".chat")).to_have_count(0)

    # Everything is taken back, from the first step on.
    unfold(ada)
    before = ada.locator(".log .step").count()
    ada.locator(".log .more").first.click()
    ada.get_by_role("button", name="Ask to take back").click()
    expect(ada.get_by_text("Waiting for: Ben.")).to_be_visible()
    asked = ben.get_by_role("dialog")
    expect(asked).to_contain_text("Ada asks to take back")
    assert asked.locator("ol li").count() > 0
    asked.get_by_role("button", name="I agree").click()
    expect(ada.locator(".log")).to_contain_text("as everybody agreed")
    unfold(ada)
    assert ada.locator(".log .step").count() < before
    expect(ada.locator(".log .more")).to_have_count(0)

    # They also agree on a pause; one of them ends it.
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Propose a pause").click()
    ada.get_by_role("dialog").get_by_role("button", name="I agree").click()
    for page in pages:
        expect(page.get_by_role("status").filter(has_text="The game is paused.")).to_be_visible()
    ada.get_by_role("button", name="Resume").click()
    for page in pages:
        expect(page.get_by_text("The game is paused.")).to_have_count(0)


def test_a_game_can_be_continued_as_a_new_one_which_has_its_own_notes(visit: Visitors) -> None:
    page = visit.person()
    page.goto("/new/trias?with=bots")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock")
    first = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue in a new game").click()
    page.get_by_role("button", name="Continue there").click()
    expect(page.locator(".log")).to_contain_text("continues from a position of another game")
    assert page.url != first
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("tab", name="Notes").click()
    notes = page.get_by_role("textbox", name="Notes")
    expect(notes).to_be_editable()
    notes.fill("What if I had drifted the other tile?")
    expect(page.get_by_text("Saved with this table")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.wait_for_selector(".dock")
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("tab", name="Notes").click()
    expect(notes).to_have_value("What if I had drifted the other tile?")
