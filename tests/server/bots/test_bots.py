"""Bots: they run in processes of their own, know only the view, and never block the event loop."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.support import odd_bots, reuse
from tests.server.support.hand_clock import HandClock
from tests.server.support.servers import Person, Server, wait_until
from trilobite.bots.levels import BUDGETS
from trilobite.engine import Offer, View, find_game, new_seed
from trilobite.engine.matches import Match
from trilobite.server.bots import processes
from trilobite.server.bots.processes import (
    MEGABYTES_A_BOT,
    Answer,
    BotProcesses,
    FailedError,
    SeatOfTable,
)
from trilobite.server.bots.turns import FailureCount
from trilobite.server.common.metrics import LAG_STEP, LoopLag
from trilobite.server.common.settings import Settings, SettingsError

pytestmark = pytest.mark.slow

SEARCH = "search:iterations=60"
TABLE = "some-table"
PATIENT = 60.0
"""A budget in seconds that is enough for everything, even on a busy machine."""

HANGING = 0.3
"""Seconds that a bot gets if it is known to hang."""

BUSY = 1.5
"""Seconds that a busy machine may take to end a process and to return to the test."""


@pytest.fixture
def spawned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start processes as a deployed server starts them."""
    monkeypatch.setattr(processes.Thinker, "_new_pool", reuse.spawned_pool)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the odd bot little time and, unlike the service, its stand-in all the rest."""
    asked = BotProcesses._ask

    async def ask_odd(
        self: BotProcesses, thinker: processes.Thinker, name: str, *args: Any
    ) -> Answer | None:
        view, offer, seconds, key = args
        given = HANGING if name == odd_bots.ODD else seconds
        return await asked(self, thinker, name, view, offer, given, key)

    monkeypatch.setattr(BotProcesses, "_ask", ask_odd)


@pytest.fixture
def pool() -> Iterator[BotProcesses]:
    thinking_pool = BotProcesses(1, PATIENT)
    yield thinking_pool
    thinking_pool.stop()


def question() -> tuple[View, Offer]:
    state = Match(find_game("trias"), 2, {}, new_seed()).state
    seat = state.to_act[0]
    return state.view(seat), state.offer(seat)


def ask(pool: BotProcesses, name: str = "steady", place: SeatOfTable | None = None) -> Answer:
    view, offer = question()
    answer = asyncio.run(pool.choose(name, view, offer, place))
    assert any(answer.action is choice.action for choice in offer.choices)
    return answer


@pytest.mark.usefixtures("spawned")
def test_a_bot_answers_from_view_and_offer_in_another_process(pool: BotProcesses) -> None:
    ask(pool)
    assert (pool.decisions, pool.failures) == (1, 0)


ODD_WAYS = (
    "fail", "leave", "interrupt", "cancel", "cancel_work", "close", "stop", "fail_unspeakably",
    "answer_with_a_trap", "cheat", "die", "hang", "devour",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("odd", ODD_WAYS)
def test_a_bot_that_misbehaves_is_replaced_by_the_level_below(
    odd: str,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if odd == "hang":
        request.getfixturevalue("impatient")
    pool = BotProcesses(1, PATIENT)
    assert ask(pool).stand_in is None  # the process has started
    monkeypatch.setattr(processes, "decide", getattr(odd_bots, odd))
    assert ask(pool, odd_bots.ODD).stand_in == "normal"
    assert ("it took too long" in caplog.text) == (odd == "hang"), "a failed bot is not waited for"
    assert pool.failures == 1
    monkeypatch.undo()
    assert ask(pool).stand_in is None
    assert pool.failures == 1
    pool.stop()


@pytest.mark.slow
def test_if_all_bots_hang_a_random_answer_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    ask_bots_that_hang(monkeypatch)


@pytest.mark.deep
def test_if_all_bots_hang_the_answer_comes_within_the_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert ask_bots_that_hang(monkeypatch) < 2.0 + BUSY


def ask_bots_that_hang(monkeypatch: pytest.MonkeyPatch) -> float:
    """Returns the seconds until the answer."""
    pool = BotProcesses(1, 2.0)
    ask(pool)
    monkeypatch.setattr(processes, "decide", odd_bots.hang_always)
    began = time.monotonic()
    assert ask(pool, "expert").stand_in == "random"
    passed = time.monotonic() - began
    pool.stop()
    return passed


def test_a_bot_is_given_less_time_than_the_limit_but_enough_for_any_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot that keeps to its thinking time is in time, and so is a stand-in for any other."""
    pool = BotProcesses(1, Settings().bot_seconds)
    monkeypatch.setattr(processes, "decide", odd_bots.tell_clock)
    seconds = ask(pool).thoughts[0]["seconds"]
    pool.stop()
    assert max(BUDGETS.values()) < seconds < 0.6 * Settings().bot_seconds


@pytest.mark.slow
def test_a_stand_in_does_not_wait_in_line_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotProcesses(1, PATIENT)
    view, offer = question()
    monkeypatch.setattr(processes, "decide", odd_bots.fail)
    came: list[str] = []

    async def note(name: str) -> None:
        await pool.choose(name, view, offer)
        came.append(name)

    async def both() -> None:
        await asyncio.gather(note(odd_bots.ODD), note("steady"))

    asyncio.run(both())
    pool.stop()
    assert came == [odd_bots.ODD, "steady"]


@pytest.mark.slow
@pytest.mark.usefixtures("impatient")
def test_one_bot_that_hangs_does_not_take_the_others_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = BotProcesses(2, PATIENT)
    view, offer = question()
    ask(pool)
    monkeypatch.setattr(processes, "decide", odd_bots.hang)

    async def both() -> list[Answer]:
        return await asyncio.gather(
            pool.choose(odd_bots.ODD, view, offer),
            *(pool.choose("steady", view, offer) for _ in range(5)),
        )

    hung, *others = asyncio.run(both())
    pool.stop()
    assert hung.stand_in is not None
    assert [other.stand_in for other in others] == [None] * 5


@pytest.mark.slow
def test_a_cancelled_question_does_not_use_up_the_time_of_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first question was cancelled, but the process is still working on it."""
    pool = BotProcesses(1, PATIENT)
    view, offer = question()
    ask(pool)
    passed = 0.0
    be_ready = processes.Thinker.be_ready

    async def be_ready_late(self: processes.Thinker) -> None:
        nonlocal passed
        passed += 2 * PATIENT
        (tmp_path / "enough").touch()
        await be_ready(self)

    watch = SimpleNamespace(monotonic=lambda: time.monotonic() + passed)

    async def give_up_and_ask_again() -> Answer:
        with monkeypatch.context() as patch:
            patch.setattr(processes, "decide", partial(odd_bots.think_until_released, tmp_path))
            given_up = asyncio.create_task(pool.choose("steady", view, offer))
            await asyncio.to_thread(wait_until, (tmp_path / "begun").exists)
        given_up.cancel()
        monkeypatch.setattr(processes, "time", watch)
        monkeypatch.setattr(processes.Thinker, "be_ready", be_ready_late)
        return await pool.choose("steady", view, offer)

    answer = asyncio.run(give_up_and_ask_again())
    pool.stop()
    assert passed > 0
    assert answer.stand_in is None


@pytest.mark.parametrize("odd", ["leave_anyway", "end"])
def test_other_work_that_exits_is_a_failure_of_its_process_only(odd: str) -> None:
    thinker = BotProcesses(1, 1.0).spare()
    with pytest.raises((FailedError, BrokenExecutor)):
        asyncio.run(thinker.run(getattr(odd_bots, odd), None, 20.0))
    thinker.kill()


def test_an_unknown_bot_is_replaced(pool: BotProcesses) -> None:
    assert ask(pool, "nobody").stand_in == "easy"
    assert pool.failures == 1


def test_if_no_bot_can_answer_a_random_action_is_chosen(
    pool: BotProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "next_weaker", lambda _: None)
    assert ask(pool, "nobody").stand_in == "random"


# Bots that a process keeps between questions.


def new_match() -> Match:
    return Match(find_game("trias"), 2, {}, bytes(32))


def ask_about(pool: BotProcesses, match: Match, *, is_kept: bool = True) -> Answer:
    """The answer of a search bot for the seat that is to act, checked to be an offered action."""
    seat = match.state.to_act[0]
    view, offer = match.state.view(seat), match.state.offer(seat)
    place = (TABLE, seat) if is_kept else None
    answer = asyncio.run(pool.choose(SEARCH, view, offer, place))
    assert answer.stand_in is None
    assert any(answer.action is choice.action for choice in offer.choices)
    return answer


def play_until(
    pool: BotProcesses, match: Match, is_reached: Callable[[int, Offer], bool]
) -> tuple[int, Answer]:
    """Let kept bots play until `is_reached`; returns the seat to act and its answer, not played."""
    for _ in range(40):
        seat = match.state.to_act[0]
        answer = ask_about(pool, match)
        if is_reached(seat, match.state.offer(seat)):
            return seat, answer
        match.act(seat, answer.action)
    raise AssertionError("`is_reached` was never true")


def visits(answer: Answer) -> int:
    return sum(thought["visits"] for thought in answer.thoughts)


@pytest.fixture
def patient_pool() -> Iterator[BotProcesses]:
    """A pool for bots that do a fixed number of iterations, which is slow on a busy machine."""
    thinking_pool = BotProcesses(1, PATIENT)
    yield thinking_pool
    thinking_pool.stop()


@pytest.mark.slow
def test_a_bot_reuses_its_tree_within_a_turn(patient_pool: BotProcesses) -> None:
    """A bot does not think about a single choice: its visits are from earlier decisions."""
    match = new_match()
    _, answer = play_until(patient_pool, match, lambda _, offer: len(offer.choices) == 1)
    assert visits(answer) > 0
    without = ask_about(patient_pool, match, is_kept=False)
    assert visits(without) == 0, "without a place the tree is not reused"


@pytest.mark.slow
def test_after_an_undo_a_kept_bot_answers_the_current_question(patient_pool: BotProcesses) -> None:
    match = new_match()
    seat, _ = play_until(patient_pool, match, lambda seat, _: match.can_undo(seat))
    assert match.undo(seat) is not None
    for _ in range(3):
        assert match.state.to_act == (seat,)
        match.act(seat, ask_about(patient_pool, match).action)
    assert patient_pool.failures == 0


def kept_after(answer: Answer) -> dict[processes.BotKey, int]:
    """The bots that the process keeps after an answer (`odd_bots.tell_kept`)."""
    kept: dict[processes.BotKey, int] = answer.thoughts[0]["kept"]
    return kept


def test_a_process_keeps_few_bots_and_drops_the_least_recently_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = BotProcesses(1, PATIENT, 3 * MEGABYTES_A_BOT)
    monkeypatch.setattr(processes, "decide", odd_bots.tell_kept)
    for seat in (0, 1, 2, 0, 3):
        answer = ask(pool, place=(TABLE, seat))
    pool.stop()
    assert {seat for _, seat, _ in kept_after(answer)} == {2, 0, 3}


def test_a_bot_is_kept_for_one_seat_of_one_table_and_not_for_hints(
    pool: BotProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "decide", odd_bots.tell_kept)
    places = [("one", 0), ("one", 1), ("other", 0)]
    kept = [kept_after(ask(pool, place=place)) for place in places][-1]
    assert list(kept) == [(*place, "steady") for place in places]
    assert len(set(kept.values())) == len(places)
    assert kept_after(ask(pool)) == kept
    assert kept_after(ask(pool, place=places[0])) == kept


@pytest.mark.parametrize("odd", ["fail", "cheat"])
def test_a_bot_that_misbehaved_is_not_kept(
    pool: BotProcesses, odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = (TABLE, 0)
    monkeypatch.setattr(processes, "decide", odd_bots.tell_kept)
    assert (*place, odd_bots.ODD) in kept_after(ask(pool, odd_bots.ODD, place))
    monkeypatch.setattr(processes, "decide", getattr(odd_bots, odd))
    assert ask(pool, odd_bots.ODD, place).stand_in == "normal"
    monkeypatch.setattr(processes, "decide", odd_bots.tell_kept)
    assert list(kept_after(ask(pool))) == [(*place, "normal")]


def test_a_question_goes_to_the_process_that_keeps_its_bot_unless_it_is_busy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = BotProcesses(2, PATIENT)
    view, offer = question()

    async def ask_at_once(*seats: int) -> list[Any]:
        questions = (pool.choose("steady", view, offer, (TABLE, seat)) for seat in seats)
        return [answer.thoughts[0]["process"] for answer in await asyncio.gather(*questions)]

    async def process_ids() -> list[list[Any]]:
        monkeypatch.setattr(processes, "decide", odd_bots.tell_kept)
        one_by_one = [(await ask_at_once(seat))[0] for seat in (0, 1, 1, 0, 0, 1)]
        monkeypatch.setattr(processes, "decide", partial(odd_bots.tell_kept_together, tmp_path))
        return [one_by_one, await ask_at_once(0, 0)]

    one_by_one, at_once = asyncio.run(process_ids())
    pool.stop()
    first, second = one_by_one[:2]
    assert first != second, "the second process kept fewer bots"
    assert one_by_one == [first, second, second, first, first, second]
    assert sorted(at_once) == sorted([first, second])


def test_bots_at_a_table_are_kept_for_their_seats_and_advisers_are_not(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, set[SeatOfTable | None]] = {"steady": set()}
    choose = BotProcesses.choose

    async def note(
        self: BotProcesses, name: str, view: View, offer: Offer, place: SeatOfTable | None = None
    ) -> Answer:
        asked[name].add(place)
        return await choose(self, name, view, offer, place)

    monkeypatch.setattr(BotProcesses, "choose", note)
    with Server(db) as server:
        anna = server.person("Anna")
        options = {"start_first": 0}
        id = anna.new_game("bot", "bot", "me", game="tritarea", hints=True, options=options)
        wait_until(lambda: anna.scene(id)["offer"])
        scene = anna.scene(id)
        anna.post(f"/api/tables/{id}/hint", {"seat": scene["seat"], "seq": scene["seq"]})
        anna.close()
    assert asked == {"steady": {(id, 0), (id, 1)}}, "a hint does not come from a bot at the table"


def let_the_bot_act(person: Person, id: str) -> Any:
    """Hand the seat that is to act to a bot, and take it back when the bot has acted."""
    table = person.info(id)
    seat = table["to_act"][0]
    person.seat(id, "bot", seat)
    wait_until(lambda: person.info(id)["seq"] >= table["seq"] + 2)
    person.seat(id, "takeback", seat)
    return person.scene(id, seat)


@pytest.mark.slow
def test_a_seat_that_changes_hands_repeatedly_can_be_played_on(db: Path) -> None:
    """A person undoes what the bot has done and lets it go on from there."""
    with Server(db, default_bot="search", bot_delay=0.05) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        undone = 0
        for _ in range(12):
            scene = let_the_bot_act(anna, id)
            if scene["can_undo"]:
                anna.step(id, "undo", scene)
                undone += 1
        assert undone > 0
        assert server.service.processes.failures == 0
        anna.close()


def announced(person: Person, id: str, seat: int) -> list[str]:
    """Keys of the messages about a seat in the log, without its actions."""
    log = [entry for entry in person.snapshot(id)["log"] if entry["kind"] == "seat"]
    return [entry["events"][0]["key"] for entry in log if entry["seat"] == seat]


@pytest.mark.slow
@pytest.mark.parametrize("odd", ["fail", "leave", "cancel", "stop"])
def test_the_table_says_that_a_bot_was_replaced(
    db: Path, odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "decide", getattr(odd_bots, odd))
    with Server(db) as server:
        anna = server.person("Anna")
        seat = {"kind": "bot", "bot": odd_bots.ODD}
        id = anna.new_game(seat, seat, game="tritarea", options={"start_first": 0})
        wait_until(lambda: anna.info(id)["seq"] >= 2)
        assert announced(anna, id, 0)[0] == "table-bot-replaced"
        assert anna.info(id)["seats"][0]["bot"] == odd_bots.ODD, "it may try again"
        anna.close()


@pytest.mark.slow
def test_a_bot_that_fails_again_and_again_is_replaced_for_the_rest_of_the_game(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "decide", odd_bots.fail)
    with Server(db) as server:
        anna = server.person("Anna")
        id = anna.new_game({"kind": "bot", "bot": odd_bots.ODD}, "bot")
        wait_for_end(anna, id)
        assert announced(anna, id, 0) == [*["table-bot-replaced"] * 2, "table-bot-given-up"]
        assert announced(anna, id, 1) == []
        assert server.service.processes.failures == 3
        anna.close()


def fail(failures: FailureCount, bot: str, times: int) -> None:
    for _ in range(times):
        failures.note_failure((TABLE, 0, bot))


def test_a_bot_is_given_up_only_after_failures_in_a_row() -> None:
    failures = FailureCount()
    fail(failures, "hard", 2)
    assert failures.is_last_chance((TABLE, 0, "hard"))
    failures.note_answer((TABLE, 0, "hard"))
    assert not failures.is_last_chance((TABLE, 0, "hard"))
    fail(failures, "hard", 2)
    assert failures.who_plays((TABLE, 0, "hard")) == "hard"
    fail(failures, "hard", 1)
    assert failures.who_plays((TABLE, 0, "hard")) == "normal"


def test_a_bot_is_given_up_only_at_its_own_seat() -> None:
    failures = FailureCount()
    fail(failures, "hard", 3)
    assert failures.who_plays((TABLE, 1, "hard")) == "hard"
    assert failures.who_plays(("other", 0, "hard")) == "hard"


def test_a_stand_in_can_be_given_up_too_and_random_is_the_last() -> None:
    failures = FailureCount()
    for bot in ("normal", "easy", "random"):
        fail(failures, bot, 3)
    assert failures.who_plays((TABLE, 0, "normal")) == "random"


LATE = 0.05
"""Seconds by which the loop is seldom late on a busy machine; a bot would block it for longer."""


@pytest.mark.deep
def test_the_event_loop_is_on_time_while_eight_experts_think(
    db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Eight bots are asked at once, several times, and each thinks for up to 0.2 s.

    Bots that thought in the loop would take nearly all of its time. The test adds up the lags and
    does not count them: a loop that is blocked measures its lag less often.
    """
    lags = noted_lags(monkeypatch)
    asked = noted_questions(monkeypatch)
    expert = {"kind": "bot", "bot": "expert"}
    with Server(db, bot_processes=2) as server:
        anna = server.person("Anna")
        for _ in range(8):
            anna.new_game(expert, expert)
        wait_until(lambda: len(asked) == 8)
        wait_until(lambda: server.service.processes.decisions)  # the processes have started
        decided, began = server.service.processes.decisions, time.monotonic()
        lags.clear()
        with lags_of_a_thread() as unavoidable:
            wait_until(lambda: server.service.processes.decisions >= decided + 24)
        assert lags
        late = sum(lag for lag in lags if lag > LATE) - sum(unavoidable)
        assert late < (time.monotonic() - began) / 4, f"the worst of {len(lags)}: {max(lags)} s"
        anna.close()


@contextmanager
def lags_of_a_thread() -> Iterator[list[float]]:
    """The delays of a thread that only sleeps: a busy machine delays the event loop as much."""
    lags: list[float] = []
    is_over = threading.Event()

    def sleep() -> None:
        began = time.monotonic()
        while not is_over.wait(LAG_STEP):
            lags.append(max(0.0, time.monotonic() - began - LAG_STEP))
            began = time.monotonic()

    thread = threading.Thread(target=sleep)
    thread.start()
    try:
        yield lags
    finally:
        is_over.set()
        thread.join()


def noted_lags(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A list of the loop's lags, one for each measurement of the service."""
    lags: list[float] = []
    monkeypatch.setattr(LoopLag, "_note", lambda _, lag: lags.append(lag))
    return lags


def noted_questions(monkeypatch: pytest.MonkeyPatch) -> set[SeatOfTable | None]:
    """The places whose bots have been asked and have not answered yet."""
    asked: set[SeatOfTable | None] = set()
    choose = BotProcesses.choose

    async def note(
        self: BotProcesses, name: str, view: View, offer: Offer, place: SeatOfTable | None = None
    ) -> Answer:
        asked.add(place)
        try:
            return await choose(self, name, view, offer, place)
        finally:
            asked.discard(place)

    monkeypatch.setattr(BotProcesses, "choose", note)
    return asked


def test_a_default_bot_that_does_not_exist_is_refused_at_the_start() -> None:
    with pytest.raises(SettingsError, match="there is no bot 'clever'; there are easy"):
        Settings(default_bot="clever")


def wait_for_end(person: Person, id: str, seconds: float = 60) -> Any:
    wait_until(lambda: person.scene(id)["status"] == "finished", seconds)
    return person.scene(id)


@pytest.mark.slow
@pytest.mark.usefixtures("spawned")
def test_the_service_answers_while_bots_think(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "decide", partial(odd_bots.think_until_released, tmp_path))
    with Server(db, bot_processes=2, bot_seconds=60) as server:
        anna = server.person("Anna")
        ids = [anna.new_game("bot", "bot") for _ in range(3)]
        for _ in range(20):
            anna.get("/api/instance")
        assert server.service.processes.decisions == 0, "no bot has answered yet"
        (tmp_path / "enough").touch()
        wait_until(lambda: all(anna.info(id)["seq"] > 0 for id in ids))
        assert server.service.processes.failures == 0
        assert server.service.lag.worst > 0, "the lag of the loop is measured"
        anna.close()


@pytest.mark.slow
def test_bots_alone_play_to_the_end(server: Server, anna: Person) -> None:
    scene = wait_for_end(anna, anna.new_game("bot", {"kind": "bot", "bot": "random"}))
    assert len(scene["result"]["seats"]) == 2


@pytest.mark.slow
def test_bots_go_on_after_a_restart(db: Path) -> None:
    clock = HandClock()
    with Server(db, clock, bot_delay=60.0) as server:
        anna = server.person("Anna")
        id = anna.new_game("bot", "bot")

        def has_begun() -> bool:
            clock.wait(60)
            return bool(anna.scene(id)["seq"] >= 3)

        wait_until(has_begun)
        cookies = anna.http.cookies
        anna.close()
    with Server(db, clock) as server:
        anna = server.person()
        anna.http.cookies = cookies
        wait_for_end(anna, id)
        anna.close()


def test_a_bot_takes_its_time_so_that_people_can_follow(db: Path) -> None:
    clock = HandClock()
    with Server(db, clock, bot_delay=60.0) as server:
        anna, bots = server.person("Anna"), server.service.processes
        id = anna.new_game("bot", "bot")
        for played in range(3):
            wait_until(lambda: bots.decisions > played)  # noqa: B023 - it is asked at once
            clock.wait(59)
            assert anna.scene(id)["seq"] == played
            assert bots.decisions == played + 1, "the next bot has not been asked"
            clock.wait(1)
            wait_until(lambda: anna.scene(id)["seq"] == played + 1)  # noqa: B023 - likewise
        anna.close()


def test_an_answer_for_a_seat_that_was_taken_back_is_thrown_away(db: Path) -> None:
    clock = HandClock()
    with Server(db, clock, bot_delay=60.0) as server:
        anna = server.person("Anna")
        id = anna.new_game("me", "me")
        seat = anna.scene(id)["seat"]
        anna.seat(id, "bot", seat)
        anna.seat(id, "takeback", seat)

        def have_answered() -> bool:
            clock.wait(60)
            return not server.service.bots.is_thinking(id)

        wait_until(have_answered)
        kinds = [entry["kind"] for entry in anna.snapshot(id, seat)["log"]]
        assert kinds == ["opening", "seat", "seat"]
        assert anna.act(id, anna.scene(id, seat))["seq"] == 3
        anna.close()
