"""The comparison runs with the engines that are installed; these tests check no speed."""

from collections.abc import Iterator
from functools import partial

import pytest

from bench import engines, peers
from bench.engines import Engine, Maker, Moment


def of(name: str, game: str, x_yard: float) -> peers.Readings:
    def walk() -> Iterator[Moment]:
        yield Moment(2)

    engine = Engine(name, game, 2, lambda: 1, walk)
    return peers.Readings(engine, yards=[x_yard])


def test_an_engine_that_is_not_installed_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(f"No module named {name!r}")

    monkeypatch.setattr("importlib.import_module", missing)
    assert {engine.name for engine in peers.installed()} == {"trilobite"}
    assert "OpenSpiel hive: left out, No module named 'pyspiel'" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.parametrize(
    "make",
    [
        partial(engines.ours, "tritarea", 2),
        partial(engines.spiel, "hearts"),
        partial(engines.pettingzoo, "trilobite.envs.pettingzoo.tritarea_v0", players=2),
    ],
)
def test_an_engine_is_measured_in_whole_games(make: Maker) -> None:
    engine = make()
    row = peers.Readings(engine)
    row.take(0.001)
    assert engine.play() > 20
    assert row.speeds[0] > 0
    assert row.widths[0] > 1
    assert len(row.looks) == 1
    assert len(row.copies) == (engine.name != "PettingZoo")
    assert row.row().endswith(f"{row.looks[0]:.2f}")


@pytest.mark.parametrize(
    "make", [partial(engines.ours, "trias", 2), partial(engines.spiel, "hive")]
)
def test_an_observation_is_written_into_an_existing_array(make: Maker) -> None:
    """This is so for ours and for OpenSpiel's: neither makes a list."""
    moment = next(make().walk())
    assert moment.observe is not None
    assert moment.observe() is None


def test_a_missing_feature_of_an_engine_has_no_cost() -> None:
    assert peers.cost(None) == []
    assert peers.shown([]) == "-"


def test_our_slowest_is_compared_with_their_fastest() -> None:
    rows = [
        of("trilobite", "trias", 4.0),
        of("trilobite", "trias", 6.0),
        of("Catanatron", "Catan", 0.5),
        of("Catanatron", "Catan", 1.0),
        of("OpenSpiel", "hive", 2.0),
    ]
    assert [" ".join(line.split()) for line in peers.verdicts(rows)] == [
        "trias over Catanatron Catan 4.00 times, wanted 5: NO",
        "trias over OpenSpiel hive 2.00 times, wanted 1: yes",
    ]
