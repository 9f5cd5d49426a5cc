"""How long a table takes to open that is not in memory: its log is carried out, and told whole.

No snapshot of a game is kept, because none is needed: this shows it, for the longest of some random
games of every game with the most players, and for logs as long as they may get by taking back.
`make bench` runs it.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec
import sqlalchemy as sa

from trilobite.engine import contract, find_game, game_keys
from trilobite.server import schema
from trilobite.server.clock import system_clock, written
from trilobite.server.hall import Hall
from trilobite.server.hub import entries_since
from trilobite.server.live import MOST_ENTRIES, LiveTable, append
from trilobite.server.metrics import Metrics
from trilobite.server.plans import plan_table
from trilobite.server.rules import new_story
from trilobite.server.settings import Settings
from trilobite.server.store import Store
from trilobite.server.story import Row, Story
from trilobite.server.tables import Table, insert
from trilobite.server.wire.plans import SeatPlan, TablePlan

GAMES = 10
OPENINGS = 5
WANTED = 0.3
"""Seconds."""


class Scribe:
    """Plays at random and writes the log."""

    def __init__(self, game: str, seed: int) -> None:
        seats = [SeatPlan(kind="me") for _ in range(max(find_game(game).player_counts))]
        plan = TablePlan(game=game, seats=seats, order="given", seed=str(seed))
        self.table = plan_table(plan, 1, "Bench", system_clock, "random")
        self.story: Story = new_story(self.table)
        self.rows: list[Row] = []
        self._random = Random(seed)  # noqa: S311 - moves, not secrets
        self._tell("opening")

    def _tell(self, kind: str, seat: int | None = None, action: str | None = None) -> None:
        number = len(self.rows)
        key = None if seat is None else f"{seat}:{number:032}"
        row = Row(number, kind, seat, 1, action, key, written(system_clock()))  # type: ignore[arg-type]
        self.story.tell(row)
        self.rows.append(row)

    def play(self, entries: int = 0) -> None:
        """To the end; so often back and forth on the way that the log gets as long as wanted."""
        while self.story.to_act:
            seat = self._random.choice(self.story.to_act)
            self._act(seat)
            while len(self.rows) < entries and self.story.match.can_undo(seat):
                self._tell("undo", seat)
                self._act(seat)
        self.table.seq, self.table.to_act = self.story.seq, self.story.to_act
        self.table.status = "finished"

    def _act(self, seat: int) -> None:
        offer = self.story.offer(seat)
        assert offer is not None  # noqa: S101 - who is asked has an offer
        self._tell("act", seat, self._random.choice(offer.choices).action.text())


def longest(game: str) -> Scribe:
    games = [Scribe(game, seed) for seed in range(GAMES)]
    for scribe in games:
        scribe.play()
    return max(games, key=lambda scribe: len(scribe.rows))


def gone_back_and_forth(game: str) -> Scribe:
    scribe = Scribe(game, 0)
    scribe.play(MOST_ENTRIES)
    return scribe


async def opened(hall: Hall, table: Table) -> tuple[float, float]:
    """Seconds from a request to the bytes of its answer, by the clock and of the processor.

    The best of some, as others may work on this machine.
    """
    times: list[tuple[float, float]] = []
    for _ in range(OPENINGS):
        hall.forget(table.id)
        began, used = time.perf_counter(), time.process_time()

        def page(live: LiveTable) -> bytes:
            log = entries_since(live, -1, 0)
            return msgspec.json.encode([live.table.info(1, ()), live.scene(0), log])

        await hall.look(table.id, page)
        times.append((time.perf_counter() - began, time.process_time() - used))
    return min(times)


async def measure(hall: Hall) -> bool:
    is_well = True
    host = schema.people.insert().values(id=1, name="Bench", created="")
    await hall.store.write(lambda connection: connection.execute(host))
    for game in game_keys():
        for what, scribe in (("longest", longest(game)), ("undone", gone_back_and_forth(game))):
            await hall.store.write(lambda c, scribe=scribe: _store(c, scribe))  # type: ignore[misc]
            seconds, used = await opened(hall, scribe.table)
            is_well &= seconds < WANTED
            count, players = len(scribe.rows), scribe.table.players
            line = f"{game}, {players} players, {what}: {count} entries"
            print(f"{line} opened in {seconds * 1000:.0f} ms (cpu {used * 1000:.0f} ms)")
    return is_well


def _store(connection: sa.Connection, scribe: Scribe) -> None:
    insert(connection, scribe.table)
    append(connection, scribe.table.id, scribe.rows)


def build() -> str:
    return "plain" if str(contract.__file__).endswith(".py") else "compiled"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(db=f"sqlite:///{Path(folder) / 'bench.db'}")
        store = Store(settings.database, Metrics())
        hall = Hall(settings, store, Metrics(), system_clock)
        print(f"opening tables that are not in memory, {build()} build")
        is_well = asyncio.run(measure(hall))
        store.close()
    print(f"wanted: {WANTED * 1000:.0f} ms{'' if is_well else ', MISSED'}")


if __name__ == "__main__":
    main()
