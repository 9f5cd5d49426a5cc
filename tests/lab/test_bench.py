"""`trilobite bench` runs and reports; no test asserts how fast anything is."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.lab.shapes import documented, shape
from tests.support.packages import Packages
from trilobite.cli import main
from trilobite.engine import InputError
from trilobite.lab import bench, commands
from trilobite.lab.bench import ROUNDS, BenchRow, ProbeError, Speed, measure, probe, read_cases
from trilobite.lab.builds import COMPILED, PLAIN, Build, running_build
from trilobite.lab.probes import CALLS

pytestmark = pytest.mark.slow

HERE = running_build().folder


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["bench", "--seconds", "0.01", "--players", "2", *arguments])


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each build is measured once: each time costs a new process."""
    monkeypatch.setattr(bench, "ROUNDS", 1)


@pytest.fixture
def both_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled for a test: the running build stands in for both."""
    builds = [Build(PLAIN, HERE), Build(COMPILED, HERE)]
    monkeypatch.setattr(commands, "_builds", lambda: (builds, ""))


@pytest.mark.usefixtures("both_builds", "one_round")
def test_all_columns_are_printed() -> None:
    done = run()
    assert done.exit_code == 0, done.output
    for title in (PLAIN, COMPILED, "ratio", "x-yard", "decisions/s", "yardstick", *CALLS):
        assert title in done.stdout
    rows = [line for line in done.stdout.splitlines() if line.startswith("trias")]
    assert len(rows) == 3  # random play, and the calls of each build
    assert "Only one build" not in done.stdout


@pytest.mark.usefixtures("both_builds", "one_round")
def test_the_json_has_the_documented_shape() -> None:
    found = json.loads(run("--json").stdout)
    example = documented("trilobite-bench-1")
    assert shape(found) == shape(example)


@pytest.mark.usefixtures("one_round")
def test_without_a_compiled_build_only_the_plain_column_and_the_reason_are_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "_builds", lambda: ([Build(PLAIN, HERE)], "no compiler"))
    done = run()
    assert done.exit_code == 0
    assert "Only one build: no compiler." in done.stdout
    found = json.loads(run("--json").stdout)
    assert found["missing"] == "no compiler"
    assert found["rows"][0]["compiled"] is None
    assert found["rows"][0]["ratio"] is None


@pytest.mark.parametrize("arguments", [("chess",), ("--players", "9"), ("--seconds", "0")])
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1


def test_every_game_is_measured_with_every_number_of_players() -> None:
    assert [count for game, count in read_cases([], []) if game == "trias"] == [2, 3, 4, 5]
    assert read_cases(["trias"], [4, 2]) == [("trias", 2), ("trias", 4)]


def test_a_game_that_cannot_be_loaded_is_not_measured(packages: Packages) -> None:
    before = read_cases([], [])
    packages.add_game("fossils", "import no_such_module")
    assert read_cases([], []) == before
    with pytest.raises(InputError, match=r"fossils .* cannot be loaded"):
        read_cases(["fossils"], [])


def test_the_builds_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def look(build: Build, cases: object, seconds: float) -> list[object]:
        asked.append(build.name)
        return list(probe(build, [("trias", 2)], 0.001)) if len(asked) <= 2 else []

    monkeypatch.setattr("trilobite.lab.bench.probe", look)
    builds = [Build(PLAIN, HERE), Build(COMPILED, HERE)]
    measure([("trias", 2)], builds, 0.01, "", lambda: None)
    assert asked == [PLAIN, COMPILED] * ROUNDS


def test_the_ratio_is_compiled_over_plain() -> None:
    assert BenchRow("trias", 4, Speed(100, 0.2, {}), Speed(2000, 4, {})).ratio == 20


def test_a_build_that_cannot_be_measured_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ProbeError, match="the plain build could not be measured"):
        probe(Build(PLAIN, HERE), [("chess", 2)], 0.001)
