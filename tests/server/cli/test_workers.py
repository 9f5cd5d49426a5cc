"""`--workers`: several processes on one port."""

import os
import signal
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import cast

import pytest
from click.testing import CliRunner

from tests.server.support import postgres
from tests.server.support.processes import Process, Stubborn, check_stored
from tests.server.support.servers import Person, wait_until
from trilobite.server.cli.serve import serve
from trilobite.server.cli.workers import SOON_SECONDS, Place
from trilobite.server.common.settings import Settings, SettingsError


def children_of(pid: int) -> list[int]:
    """Process ids of the workers. Each worker has bot processes of its own."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [child for child in map(int, text.split()) if "spawn_main" in command_of(child)]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def test_several_workers_at_one_sqlite_file_are_refused_with_the_reason(db: Path) -> None:
    words = ["--port", "0", "--no-open", "--workers", "2", "--db", f"sqlite:///{db}"]
    result = CliRunner().invoke(serve, words)
    assert result.exit_code == 2
    assert "SQLite" in result.output
    assert "postgresql://" in result.output
    assert not db.exists()


def test_the_settings_require_postgresql_for_several_workers() -> None:
    with pytest.raises(SettingsError, match="PostgreSQL"):
        Settings(workers=2)
    with pytest.raises(SettingsError, match="1 or more"):
        Settings(workers=0)
    assert Settings(workers=4, db="postgresql://anna@host/games").workers == 4


def check_pause(place: Place, clock: list[float], life: float, pause: float) -> None:
    """Check for how long a place stays empty after its worker has lived for some seconds."""
    place.begin(cast("SpawnProcess", None))
    clock[0] += life
    place.note_death()
    clock[0] += pause - 0.01
    assert not place.is_due()
    clock[0] += 0.02
    assert place.is_due()


def test_workers_that_keep_dying_are_replaced_less_and_less_often() -> None:
    clock = [100.0]
    place = Place(lambda: clock[0])
    assert place.is_due()
    for pause in (1.0, 5.0, 30.0, 30.0):
        check_pause(place, clock, SOON_SECONDS - 1, pause)
    check_pause(place, clock, SOON_SECONDS, 0.2)
    check_pause(place, clock, 0.0, 1.0)


@pytest.mark.slow
def test_workers_serve_one_instance_and_one_that_dies_is_replaced() -> None:
    process = Process(postgres.empty_database(), workers=2)
    process.start()
    try:
        wait_until(lambda: len(children_of(process.pid)) == 2)
        plan = {"game": "trias", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        players = [Stubborn(process.url, plan, seed) for seed in range(2)]
        for player in players:
            player.start()
        victim = children_of(process.pid)[0]
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: len(set(children_of(process.pid)) - {victim}) == 2, 60)
        for player in players:
            player.join(120)
            assert not player.failures, player.failures
            assert player.is_over
        check_stored(process.db, players)
        workers = children_of(process.pid)
        assert process.stop() == 0
        wait_until(lambda: not any(map(command_of, workers)))
        output = process.output()
        assert output.count(f"Trilobite is at {process.url}/") == 1
        assert "Traceback" not in output, output
    finally:
        process.close()


@pytest.mark.slow
def test_workers_end_when_their_parent_process_is_killed() -> None:
    process = Process(postgres.new_database(), workers=2)
    process.start()
    try:
        wait_until(lambda: len(children_of(process.pid)) == 2)
        workers = children_of(process.pid)
        stranger = Person(process.url)
        assert stranger.get("/health")["status"] == "ok"
        stranger.close()
        process.kill()
        wait_until(lambda: not any(map(command_of, workers)))
    finally:
        process.close()
