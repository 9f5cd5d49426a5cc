"""Background loops: one implementation, and a clock that a test moves by hand."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from trilobite.server.common.clock import system_clock
from trilobite.server.common.loops import Delays, Loop
from trilobite.server.common.settings import Settings
from trilobite.server.service import Service

EVERY = 60.0


class Work:
    """Counts its calls; raises `problem` if it is set, and asks for `pause` seconds if that is."""

    def __init__(self) -> None:
        self.times = 0
        self.pause: float | None = None
        self.problem: Exception | None = None

    async def __call__(self) -> float | None:
        self.times += 1
        if self.problem is not None:
            raise self.problem
        return self.pause


Scenario = Callable[[Loop, Work, HandClock], Awaitable[None]]


def played(scenario: Scenario, *, waits_first: bool = False) -> None:
    """Run a scenario with a loop that has started."""

    async def main() -> None:
        work, clock = Work(), HandClock()
        loop = Loop("some work", EVERY, work, clock, waits_first=waits_first)
        loop.start()
        await settled()
        await scenario(loop, work, clock)
        await loop.stop()

    asyncio.run(main())


async def settled() -> None:
    """Let everything happen that does not wait for the clock."""
    for _ in range(10):
        await asyncio.sleep(0)


async def pass_time(clock: HandClock, seconds: float) -> None:
    clock.wait(seconds)
    await settled()


def test_the_work_is_done_at_once_and_after_each_pause() -> None:
    async def scenario(_: Loop, work: Work, clock: HandClock) -> None:
        assert work.times == 1
        await pass_time(clock, EVERY - 1)
        assert work.times == 1
        await pass_time(clock, 1)
        assert work.times == 2
        await pass_time(clock, 10 * EVERY)
        assert work.times == 3, "missed iterations are not made up for"

    played(scenario)


def test_a_loop_may_start_with_a_pause() -> None:
    async def scenario(_: Loop, work: Work, clock: HandClock) -> None:
        assert work.times == 0
        await pass_time(clock, EVERY)
        assert work.times == 1

    played(scenario, waits_first=True)


def test_the_work_may_ask_for_another_pause() -> None:
    async def scenario(_: Loop, work: Work, clock: HandClock) -> None:
        work.pause = 5.0
        await pass_time(clock, EVERY)
        await pass_time(clock, 5)
        assert work.times == 3
        work.pause = None
        await pass_time(clock, 5)
        await pass_time(clock, 5)
        assert work.times == 4

    played(scenario)


def test_a_failure_is_logged_and_does_not_end_the_loop(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(_: Loop, work: Work, clock: HandClock) -> None:
        work.problem = OSError("the database is down")
        await pass_time(clock, EVERY)
        assert "some work: failed" in caplog.text
        assert "the database is down" in caplog.text
        work.problem = None
        await pass_time(clock, EVERY)
        assert work.times == 3

    played(scenario)


def test_a_loop_that_is_woken_works_at_once() -> None:
    async def scenario(loop: Loop, work: Work, clock: HandClock) -> None:
        loop.wake()
        await settled()
        assert work.times == 2
        await pass_time(clock, EVERY - 1)
        assert work.times == 2
        await pass_time(clock, 1)
        assert work.times == 3

    played(scenario)


def test_a_loop_that_is_woken_while_it_works_works_once_more() -> None:
    async def main() -> None:
        times, gate = 0, asyncio.Event()

        async def work() -> None:
            nonlocal times
            times += 1
            await gate.wait()

        loop = Loop("slow work", EVERY, work, HandClock())
        loop.start()
        await settled()
        loop.wake()
        gate.set()
        await settled()
        assert times == 2
        await loop.stop()

    asyncio.run(main())


def test_after_a_loop_was_stopped_nothing_is_done() -> None:
    async def scenario(loop: Loop, work: Work, clock: HandClock) -> None:
        await loop.stop()
        await pass_time(clock, EVERY)
        assert work.times == 1
        await loop.stop()

    played(scenario)


def test_stopping_a_loop_cancels_work_in_progress() -> None:
    async def main() -> None:
        ended = False

        async def work() -> None:
            nonlocal ended
            try:
                await asyncio.Event().wait()
            finally:
                ended = True

        loop = Loop("endless work", EVERY, work, HandClock())
        loop.start()
        await settled()
        await loop.stop()
        assert ended

    asyncio.run(main())


def test_a_tick_waits_for_the_one_in_progress() -> None:
    async def main() -> None:
        busy, most, gate = 0, 0, asyncio.Event()

        async def work() -> None:
            nonlocal busy, most
            busy += 1
            most = max(most, busy)
            await gate.wait()
            busy -= 1

        loop = Loop("slow work", EVERY, work, HandClock())
        loop.start()
        by_hand = asyncio.create_task(loop.tick())
        await settled()
        assert not by_hand.done()
        gate.set()
        assert await by_hand == EVERY
        assert most == 1
        await loop.stop()

    asyncio.run(main())


def test_the_system_clock_sleeps_until_the_time_has_passed_or_it_is_woken() -> None:
    async def main() -> None:
        wake = asyncio.Event()
        await system_clock.sleep(0.0, wake)
        await system_clock.sleep(0.001, wake)
        sleep = asyncio.create_task(system_clock.sleep(3600.0, wake))
        await settled()
        assert not sleep.done()
        wake.set()
        await sleep

    asyncio.run(main())


def test_a_delayed_call_happens_once_when_its_time_has_come() -> None:
    async def main() -> None:
        clock, calls = HandClock(), list[str]()
        delays = Delays(clock)
        delays.call(EVERY, lambda: calls.append("one"))
        delays.call(2 * EVERY, lambda: calls.append("other"))
        await settled()
        await pass_time(clock, EVERY - 1)
        assert (calls, len(delays)) == ([], 2)
        await pass_time(clock, 1)
        assert (calls, len(delays)) == (["one"], 1)
        await pass_time(clock, EVERY)
        await pass_time(clock, 10 * EVERY)
        assert (calls, len(delays)) == (["one", "other"], 0)

    asyncio.run(main())


def test_delayed_calls_can_be_cancelled() -> None:
    async def main() -> None:
        clock, calls = HandClock(), list[str]()
        delays = Delays(clock)
        delays.call(EVERY, lambda: calls.append("one"))
        await settled()
        delays.cancel()
        await pass_time(clock, EVERY)
        assert (calls, len(delays)) == ([], 0)

    asyncio.run(main())


LOOPS = [
    "loop lag", "retention", "clocks", "notices", "forgotten notices", "restores", "absent hosts",
]  # fmt: skip


def names_of_loops(db: str) -> list[str]:
    service = Service(Settings(db=db, bot_processes=1), HandClock())
    service.processes.stop()
    service.store.close()
    return [loop.name for loop in service.loops]


def test_every_loop_of_the_service_is_in_one_list(db: Path) -> None:
    assert names_of_loops(f"sqlite:///{db}") == LOOPS


@pytest.mark.slow
def test_on_a_shared_database_the_list_has_more_loops() -> None:
    shared = ["news of other servers", *LOOPS, "bots of lost servers", "presence"]
    assert names_of_loops(postgres.new_database()) == shared
