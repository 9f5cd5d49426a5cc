"""The folder that workers share for their metrics, and what is left of it by killed servers."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from trilobite.server.common import metrics_folder
from trilobite.server.common.metrics_folder import is_of_parent, own_folder

COUNT = """
from trilobite.server.common.metrics import Metrics
metrics = Metrics()
metrics.stale.inc()
print(metrics.is_shared, metrics.value("stale_total"), metrics.text().count(b"stale_total 1.0"))
"""
HOLD = """
from trilobite.server.common.metrics_folder import own_folder
with own_folder() as folder:
    print(folder, flush=True)
    input()
"""


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of temporary files, empty, for this process and those that it starts."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture
def master(temporary: Path) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """Another process with its folder."""
    command = [sys.executable, "-c", HOLD]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        yield process, Path(process.stdout.readline().strip())
        process.kill()


def test_the_folder_is_removed_at_the_end(temporary: Path) -> None:
    with own_folder() as folder:
        assert Path(folder).parent == temporary
        assert list(temporary.iterdir()) == [Path(folder)]
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("name", ["PROMETHEUS_MULTIPROC_DIR", "prometheus_multiproc_dir"])
@pytest.mark.parametrize("is_there", [True, False])
def test_a_single_server_does_not_use_a_folder_of_another_program(
    name: str, is_there: bool, tmp_path: Path
) -> None:
    folder = tmp_path / "another program"
    if is_there:
        folder.mkdir()
    for _ in range(2):  # its counters begin at 0 again
        done = subprocess.run(
            [sys.executable, "-c", COUNT],
            env={**os.environ, name: str(folder)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout == "False 1.0 1\n"
    assert list(tmp_path.rglob("*")) == ([folder] if is_there else [])


def test_only_the_folder_of_the_parent_process_is_used() -> None:
    parent = os.getppid()
    assert is_of_parent(f"/tmp/trilobite-metrics-{parent}-abc_1")  # noqa: S108 - only a name
    for name in (f"{parent + 1}-abc_1", "abc_1", f"{parent}", "9" * 30 + "-a", ""):
        assert not is_of_parent(f"/tmp/trilobite-metrics-{name}")  # noqa: S108
    assert not is_of_parent("")


def test_the_folder_of_a_killed_server_is_removed_at_the_next_start(
    master: tuple[subprocess.Popen[str], Path],
) -> None:
    process, left = master
    (left / "counter_1.db").write_bytes(b"1")
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert left.exists()
    with own_folder():
        assert not left.exists()


def test_the_folder_of_a_running_server_stays(
    master: tuple[subprocess.Popen[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, used = master
    with own_folder():
        assert used.exists()
    # In another container its process cannot be seen; then its lock shows that it runs.
    monkeypatch.setattr(metrics_folder, "_is_running", lambda _: False)
    with own_folder():
        assert used.exists()


def test_a_folder_that_is_not_locked_yet_stays(temporary: Path) -> None:
    new = temporary / f"trilobite-metrics-{os.getppid()}-abc"
    new.mkdir()
    with own_folder():
        assert new.exists()


def test_links_files_and_other_names_stay(temporary: Path) -> None:
    elsewhere = temporary / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "precious").write_text("x")
    dead = _id_of_a_dead_process()
    (temporary / f"trilobite-metrics-{dead}-link").symlink_to(elsewhere)
    (temporary / f"trilobite-metrics-{dead}-file").write_text("x")
    (temporary / "trilobite-metrics-mine").mkdir()
    before = sorted(temporary.rglob("*"))
    with own_folder():
        pass
    assert sorted(temporary.rglob("*")) == before


def test_a_link_inside_is_removed_and_not_followed(temporary: Path) -> None:
    elsewhere = temporary / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "precious").write_text("x")
    left = temporary / f"trilobite-metrics-{_id_of_a_dead_process()}-abc"
    left.mkdir()
    (left / "link").symlink_to(elsewhere)
    with own_folder():
        assert not left.exists()
    assert (elsewhere / "precious").exists()


def test_a_folder_of_another_user_stays(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = temporary / f"trilobite-metrics-{_id_of_a_dead_process()}-abc"
    theirs.mkdir()
    monkeypatch.setattr("os.getuid", lambda: theirs.stat().st_uid + 1)
    with own_folder():
        assert theirs.exists()


def _id_of_a_dead_process() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as process:
        process.wait()
    return process.pid
