"""How long it takes to open a table that is not in memory: its log is replayed and sent.

Games have no snapshots, because none are needed. This shows it for the longest of some random games
with the most players, and for logs that undo has made as long as possible. `make bench` runs it.
"""

import asyncio
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec
import sqlalchemy as sa

from trilobite.engine import contract, find_game, game_keys
from trilobite.server.common.clock import system_clock, written
from trilobite.server.common.metrics import Metrics
from trilobite.server.common.settings import Settings
from trilobite.server.common.wire.plans import SeatPlan, TablePlan
from trilobite.server.storage import schema
from trilobite.server.storage.store import Store
from trilobite.server.tables.create import plan_table
from trilobite.server.tables.game import LoggedGame, LogRow
from trilobite.server.tables.info import table_info
from trilobite.server.tables.live import MOST_ENTRIES, LiveTable, append
from trilobite.server.tables.presence import Presence
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.rules_version import new_game
from trilobite.server.tables.stored import insert
from trilobite.server.tables.table import Table

GAMES = 10
OPENINGS = 5
WANTED = 0.3
"""Wanted maximum in seconds."""


class Scribe:
    """Plays a random game and writes its log."""

    def __init__(self, game: str, seed: int) -> None:
        seats = [SeatPlan(kind="me") for _ in range(max(find_game(game).player_counts))]
        plan = TablePlan(game=game, seats=seats, order="given", seed=str(seed))
        self.table = plan_table(plan, 1, "Bench", system_clock, "random")
        self.game: LoggedGame = new_game(self.table)
        self.rows: list[LogRow] = []
        self._random = Random(seed)  # noqa: S311 - moves, not secrets
        self._apply("opening")

    def _apply(self, kind: str, seat: int | None = None, action: str | None = None) -> None:
        number = len(self.rows)
        key = None if seat is None else f"{seat}:{number:032}"
        row = LogRow(number, kind, seat, 1, action, key, written(system_clock()))  # type: ignore[arg-type]
        self.game.apply(row)
        self.rows.append(row)

    def play(self, entries: int = 0) -> None:
        """Play to the end, with undo and redo on the way until the log has the wanted length."""
        while self.game.to_act:
            seat = self._random.choice(self.game.to_act)
            self._act(seat)
            while len(self.rows) < entries and self.game.can_undo(seat):
                self._apply("undo", seat)
                self._act(seat)
        self.table.seq, self.table.to_act = self.game.seq, self.game.to_act
        self.table.status = "finished"

    def _act(self, seat: int) -> None:
        offer = self.game.offer(seat)
        assert offer is not None  # noqa: S101 - a seat that must decide has an offer
        self._apply("act", seat, self._random.choice(offer.choices).action.text())


def longest(game: str) -> Scribe:
    games = [Scribe(game, seed) for seed in range(GAMES)]
    for scribe in games:
        scribe.play()
    return max(games, key=lambda scribe: len(scribe.rows))


def gone_back_and_forth(game: str) -> Scribe:
    scribe = Scribe(game, 0)
    scribe.play(MOST_ENTRIES)
    return scribe


async def opened(registry: TableRegistry, table: Table) -> tuple[float, float]:
    """Seconds from a request to the bytes of its answer, in wall-clock and processor time.

    The best of several, because other programs may use the machine.
    """
    times: list[tuple[float, float]] = []
    for _ in range(OPENINGS):
        registry.forget(table.id)
        began, used = time.perf_counter(), time.process_time()

        def page(live: LiveTable) -> bytes:
            log = live.entries_since(-1, 0)
            return msgspec.json.encode([table_info(live.table, 1, ()), live.scene(0), log])

        await registry.look(table.id, page)
        times.append((time.perf_counter() - began, time.process_time() - used))
    return min(times)


async def measure(registry: TableRegistry) -> bool:
    is_well = True
    host = schema.people.insert().values(id=1, name="Bench", created="")
    await registry.store.write(lambda connection: connection.execute(host))
    for game in game_keys():
        for what, scribe in (("longest", longest(game)), ("undone", gone_back_and_forth(game))):
            await registry.store.write(lambda c, scribe=scribe: _store(c, scribe))  # type: ignore[misc]
            seconds, used = await opened(registry, scribe.table)
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
        registry = TableRegistry(settings, store, Metrics(), system_clock, Presence())
        print(f"opening tables that are not in memory, {build()} build")
        is_well = asyncio.run(measure(registry))
        store.close()
    print(f"wanted: {WANTED * 1000:.0f} ms{'' if is_well else ', MISSED'}")


if __name__ == "__main__":
    main()
