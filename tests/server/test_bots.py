"""Bots: in processes of their own, from the view alone, never in the way of the event loop."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.server import odd_bots
from tests.server.support import Person, Server, wait_until
from trilobite.engine import Offer, View, find_game, new_seed
from trilobite.engine.matches import Match
from trilobite.server import thinking
from trilobite.server.settings import Settings, SettingsError
from trilobite.server.thinking import Thinking


@pytest.fixture
def pool() -> Iterator[Thinking]:
    thinking_pool = Thinking(1, 1.0)
    yield thinking_pool
    thinking_pool.stop()


def question() -> tuple[View, Offer]:
    state = Match(find_game("trias"), 2, {}, new_seed()).state
    seat = state.to_act[0]
    return state.view(seat), state.offer(seat)


def ask(pool: Thinking, name: str = "steady") -> Any:
    view, offer = question()
    answer = asyncio.run(pool.choose(name, view, offer))
    assert any(answer.action is choice.action for choice in offer.choices)
    return answer


def test_a_bot_answers_from_view_and_offer_in_another_process(pool: Thinking) -> None:
    ask(pool)
    assert (pool.decisions, pool.failures) == (1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("odd", ["fail", "die", "cheat", "hang", "devour"])
def test_a_bot_that_misbehaves_is_replaced_by_the_level_below(
    pool: Thinking, odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.5)
    assert ask(pool).stand_in is None  # the process has started
    monkeypatch.setattr(thinking, "decide", getattr(odd_bots, odd))
    assert ask(pool, odd_bots.ODD).stand_in == "normal"
    assert pool.failures == 1
    monkeypatch.undo()
    assert ask(pool).stand_in is None
    assert pool.failures == 1


@pytest.mark.slow
def test_one_bot_that_hangs_does_not_take_the_others_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Thinking(2, 1.0)
    view, offer = question()
    ask(pool)
    monkeypatch.setattr(thinking, "GRACE", 0.5)
    monkeypatch.setattr(thinking, "decide", odd_bots.hang)

    async def both() -> list[thinking.Answer]:
        return await asyncio.gather(
            pool.choose(odd_bots.ODD, view, offer),
            *(pool.choose("steady", view, offer) for _ in range(5)),
        )

    hung, *others = asyncio.run(both())
    pool.stop()
    assert hung.stand_in == "normal"
    assert [other.stand_in for other in others] == [None] * 5


def test_a_bot_nobody_knows_is_replaced(pool: Thinking) -> None:
    assert ask(pool, "nobody").stand_in == "easy"
    assert pool.failures == 1


def test_if_nobody_can_answer_chance_does(pool: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "lower", lambda _: None)
    assert ask(pool, "nobody").stand_in == "random"


@pytest.mark.slow
def test_the_table_says_that_a_bot_was_replaced(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "decide", odd_bots.fail)
    with Server(db) as server:
        anna = server.person("Anna")
        odd = {"kind": "bot", "bot": odd_bots.ODD}
        id = anna.new_game(odd, odd, game="tritarea")
        wait_until(lambda: anna.info(id)["seq"] >= 2)
        log = anna.snapshot(id)["log"]
        told = [event["key"] for entry in log for event in entry["events"]]
        assert "table-bot-replaced" in told
        assert anna.info(id)["seats"][0]["bot"] == odd_bots.ODD, "it may try again"
        anna.close()


@pytest.mark.slow
def test_the_event_loop_is_on_time_while_eight_experts_think(db: Path) -> None:
    """By comparison with the same requests before, for machines are noisy.

    Bots that thought in the loop would keep a request waiting a thousand times as long.
    """
    with Server(db, bot_processes=2) as server:
        anna = server.person("Anna")
        before = usual_time(anna)
        expert = {"kind": "bot", "bot": "expert"}
        for _ in range(2):
            anna.new_game(*[expert] * 4, game="tritarea")
        wait_until(lambda: server.service.thinking.decisions)
        assert usual_time(anna) < 20 * before
        anna.close()


def usual_time(person: Person) -> float:
    """The median time of a request, over two seconds."""
    times = []
    until = time.monotonic() + 2
    while time.monotonic() < until:
        began = time.monotonic()
        person.get("/api/house")
        times.append(time.monotonic() - began)
        time.sleep(0.02)
    return median(times)


def test_a_house_bot_that_does_not_exist_is_refused_at_the_start() -> None:
    with pytest.raises(SettingsError, match="there is no bot 'clever'; there are easy"):
        Settings(house_bot="clever")


def wait_for_end(person: Person, id: str, seconds: float = 60) -> Any:
    wait_until(lambda: person.scene(id)["status"] == "finished", seconds)
    return person.scene(id)


@pytest.mark.slow
def test_the_service_answers_while_bots_think(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = tmp_path / "enough"
    monkeypatch.setenv("TRILOBITE_TEST_ENOUGH", str(enough))
    monkeypatch.setattr(thinking, "decide", odd_bots.think_until_told)
    with Server(db, bot_processes=2, bot_seconds=60) as server:
        anna = server.person("Anna")
        ids = [anna.new_game("bot", "bot") for _ in range(3)]
        for _ in range(20):
            anna.get("/api/house")
        assert server.service.thinking.decisions == 0, "all of them are still thinking"
        enough.touch()
        wait_until(lambda: all(anna.info(id)["seq"] > 0 for id in ids))
        assert server.service.thinking.failures == 0
        assert server.service.lag.worst > 0, "the lag of the loop is measured"
        anna.close()


@pytest.mark.slow
def test_bots_alone_play_to_the_end(server: Server, anna: Person) -> None:
    scene = wait_for_end(anna, anna.new_game("bot", {"kind": "bot", "bot": "random"}))
    assert len(scene["result"]["seats"]) == 2


@pytest.mark.slow
def test_bots_go_on_after_a_restart(db: Path) -> None:
    with Server(db, bot_delay=0.05) as server:
        anna = server.person("Anna")
        id = anna.new_game("bot", "bot")
        wait_until(lambda: anna.scene(id)["seq"] >= 3)
        cookies = anna.http.cookies
        anna.close()
    with Server(db) as server:
        anna = server.person()
        anna.http.cookies = cookies
        wait_for_end(anna, id)
        anna.close()


def test_a_bot_takes_its_time_so_that_people_can_follow(db: Path) -> None:
    with Server(db, bot_delay=0.2) as server:
        anna = server.person("Anna")
        began = time.monotonic()
        id = anna.new_game("bot", "bot")
        wait_until(lambda: anna.scene(id)["seq"] >= 3)
        assert time.monotonic() - began > 0.55
        anna.close()


def test_an_answer_for_a_seat_that_was_taken_back_is_thrown_away(db: Path) -> None:
    with Server(db, bot_delay=0.3) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        seat = anna.scene(id)["seat"]
        anna.seat(id, "bot", seat)
        anna.seat(id, "takeback", seat)
        time.sleep(0.5)
        kinds = [entry["kind"] for entry in anna.snapshot(id, seat)["log"]]
        assert kinds == ["opening", "seat", "seat"]
        assert anna.act(id, anna.scene(id, seat))["seq"] == 3
        anna.close()
