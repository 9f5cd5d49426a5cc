"""How much load the service can take: `python -m bench.load` (minutes; on loopback only).

Starts the service as it is deployed, in its own process, on a SQLite file with full durability.
A second process plays: 200 tables of two scripted people and a bot, five sockets each, 1,000 in
all. It measures the memory of an idle table and of an idle socket, then the wanted rate for a
while, then higher and higher rates until one fails.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import uvloop

from bench.crowd import HOST, Http, Table
from bench.service import wait_for

AT_ONCE = 20
"""Tables created, and sockets opened, in parallel."""

MOST_RATE = 2000.0
FASTER = 1.4
SLOW = 0.1
"""Seconds that at most one action in twenty may exceed."""


class Server:
    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.pid = process.pid
        self.port = port
        self._ticks = os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident memory of the server process, without the bots' processes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2]
        user, system = fields.split()[11:13]
        return (int(user) + int(system)) / self._ticks

    async def metrics(self) -> dict[str, float]:
        http = Http(self.port)
        text = (await http.ask("GET", "/metrics")).body.decode()
        http.close()
        lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        return {name.removeprefix("trilobite_"): float(value) for name, value in lines}


@contextmanager
def serving(folder: str) -> Iterator[Server]:
    """Serve as deployed, but without rate limits: the crowd has only one machine."""
    import socket  # noqa: PLC0415

    with socket.create_server((HOST, 0)) as listener:
        port = listener.getsockname()[1]
    command = [sys.executable, "-m", "trilobite.server", "--no-open", "--port", str(port)]
    command += ["--db", f"sqlite:///{Path(folder) / 'load.db'}"]
    environment = {**os.environ, "TRILOBITE_LIMITS": "0"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://{HOST}:{port}")
        yield Server(process, port)
    finally:
        process.terminate()
        process.wait(30)


class Crowd:
    def __init__(self, tables: list[Table]) -> None:
        self.tables = tables
        self._ready: deque[Table] = deque()
        self._queued: set[str] = set()
        self._under_way: set[asyncio.Task[None]] = set()
        self.times: list[float] = []
        self.refused = 0
        self.idle = 0
        """Number of times when nobody had to decide."""
        self.renewed = 0
        for table in tables:
            table.on_ready = self._on_ready

    def _on_ready(self, table: Table) -> None:
        if table.id not in self._queued:
            self._queued.add(table.id)
            self._ready.append(table)

    async def play(self, rate: float, seconds: float) -> "Leg":
        """Send `rate` actions per second for seats that must decide, however slow the answers."""
        self.times, self.refused, self.idle = [], 0, 0
        began = time.perf_counter()
        step = 0
        while (now := time.perf_counter() - began) < seconds:
            while step < now * rate:
                step += 1
                self._next()
            await asyncio.sleep(0.002)
        while self._under_way and time.perf_counter() - began < 2 * seconds + 10:
            await asyncio.sleep(0.01)
        taken = time.perf_counter() - began
        return Leg(rate, self.times, taken, self.refused, self.idle)

    def _next(self) -> None:
        if not self._ready:
            self.idle += 1
            return
        table = self._ready.popleft()
        self._queued.discard(table.id)
        self._begin(self._renew(table) if table.is_over else self._act(table))

    async def _act(self, table: Table) -> None:
        taken = await table.act()
        if taken is None:
            self.refused += 1
        else:
            self.times.append(taken)

    async def _renew(self, table: Table) -> None:
        self.renewed += 1
        await table.renew()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and task.exception() is not None:
            print(f"a client failed: {task.exception()!r}")


class Leg:
    """The result of one rate."""

    def __init__(
        self, rate: float, times: list[float], seconds: float, refused: int, idle: int
    ) -> None:
        self.rate = rate
        self.done = len(times) / seconds
        self.refused = refused
        self.idle = idle
        self._times = sorted(times) or [0.0]

    def within(self, share: float) -> float:
        return self._times[min(len(self._times) - 1, int(share * len(self._times)))]

    @property
    def broke(self) -> str:
        """Why this rate was too high; '' if it was not."""
        if self.within(0.95) > SLOW:
            return f"95 % took up to {1000 * self.within(0.95):.0f} ms"
        if self.done < 0.9 * self.rate:
            asked = "; more tables would have been asked more" if self.idle else ""
            return f"only {self.done:.0f}/s were confirmed{asked}"
        return ""

    def __str__(self) -> str:
        shares = "  ".join(f"{1000 * self.within(s):6.1f}" for s in (0.5, 0.95, 0.99))
        return f"{self.rate:8.0f}  {self.done:9.1f}  {shares}  {1000 * self._times[-1]:7.1f}"


async def side_by_side(work: list[Coroutine[None, None, None]]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(part: Coroutine[None, None, None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))


async def settled(server: Server) -> int:
    """The memory of the server when it is idle."""
    await asyncio.sleep(2)
    return server.memory()


async def measure_memory(server: Server, crowd: Crowd, asked: Namespace) -> None:
    await side_by_side([table.meet() for table in crowd.tables])
    warm = [Table(server.port, 100_000 + n, Random(n), deflates=asked.deflates) for n in range(9)]  # noqa: S311
    for table in warm:
        await table.meet()
        await table.begin()
        await table.watch()
    start = await settled(server)
    await side_by_side([table.begin() for table in crowd.tables])
    with_tables = await settled(server)
    await side_by_side([table.watch() for table in crowd.tables])
    with_sockets = await settled(server)
    tables, sockets = len(crowd.tables), sum(table.sockets for table in crowd.tables)
    print(f"memory of the server: {start / 1e6:.0f} MB when it has nothing to do")
    print(f"  a live table: {(with_tables - start) / tables / 1024:.0f} kB ({tables} tables)")
    print(f"  an idle socket: {(with_sockets - with_tables) / sockets / 1024:.0f} kB ({sockets})")
    await asyncio.gather(*(table.close() for table in warm))


async def leg(server: Server, crowd: Crowd, rate: float, seconds: float) -> Leg:
    before, cpu, began = await server.metrics(), server.cpu(), time.perf_counter()
    messages, size = sums(crowd)
    done = await crowd.play(rate, seconds)
    after, taken = await server.metrics(), time.perf_counter() - began
    more, bigger = sums(crowd)
    everything = after['actions_total{kind="act"}'] - before.get('actions_total{kind="act"}', 0)
    commits = after["commits_total"] - before["commits_total"]
    print(
        f"{done}  {everything / taken:9.1f}  {commits / taken:7.1f}"
        f"  {100 * (server.cpu() - cpu) / taken:5.0f} %  {(more - messages) / taken:8.0f}"
        f"  {(bigger - size) / taken / 1e6:5.1f}  {1000 * after['loop_lag_seconds']:6.0f}"
        f"  {done.refused:4}  {done.idle:6}"
    )
    return done


def sums(crowd: Crowd) -> tuple[int, int]:
    return sum(t.messages for t in crowd.tables), sum(t.bytes for t in crowd.tables)


HEAD = (
    "    rate  confirmed  50 % ms   95 %    99 %    worst  with bots  commits  server  messages"
    "   MB/s  lag ms  late  nobody"
)


async def run(server: Server, asked: Namespace) -> bool:
    random = Random(asked.seed)  # noqa: S311 - moves, not secrets
    tables = [
        Table(server.port, number, random, deflates=asked.deflates)
        for number in range(asked.tables)
    ]
    crowd = Crowd(tables)
    await measure_memory(server, crowd, asked)
    print(f"{sum(table.sockets for table in tables)} sockets, {len(tables)} tables; a second:")
    print(HEAD)
    await crowd.play(asked.rate, 3)  # warm up
    wanted = await leg(server, crowd, asked.rate, asked.seconds)
    held = not wanted.broke
    rate = asked.rate * FASTER
    while asked.climbs and rate <= MOST_RATE:
        last = await leg(server, crowd, rate, asked.step_seconds)
        if last.broke:  # try again: other work on the machine must not decide
            last = await leg(server, crowd, rate, asked.step_seconds)
        if last.broke:
            print(f"It breaks at {rate:.0f} actions a second: {last.broke}.")
            break
        rate *= FASTER
    grown = await settled(server)
    entries = statistics.mean(table.seq for table in tables)
    print(f"memory at the end: {grown / 1e6:.0f} MB, with {entries:.0f} entries a table on average")
    print(f"{crowd.renewed} games were finished and followed by new ones")
    print("held" if held else f"NOT HELD: {wanted.broke}")
    await asyncio.gather(*(table.close() for table in tables))
    return held


def read_arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=50.0, help="actions of people per second")
    parser.add_argument("--seconds", type=float, default=60.0, help="time at that rate")
    parser.add_argument("--step-seconds", type=float, default=10.0, help="time at each higher rate")
    parser.add_argument("--no-climb", dest="climbs", action="store_false")
    parser.add_argument("--no-deflate", dest="deflates", action="store_false")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.tables, asked.seconds = min(asked.tables, 1000), min(asked.seconds, 600.0)
    asked.step_seconds = min(asked.step_seconds, 60.0)
    return asked


def main() -> None:
    asked = read_arguments()
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server:
        load = os.getloadavg()[0]
        print(f"{os.cpu_count()} cores; load of the machine before: {load:.1f}")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            held = runner.run(run(server, asked))
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
