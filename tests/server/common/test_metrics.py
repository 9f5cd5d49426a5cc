"""Metrics of the service, as Prometheus reads them."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests.server.cli.test_workers import children_of
from tests.server.support import postgres
from tests.server.support.hand_clock import HandClock
from tests.server.support.processes import Process
from tests.server.support.servers import Person, Server, wait_until
from trilobite.server.common.metrics import LAG_STEP, LoopLag, Metrics

PLAN = {"game": "trias", "order": "given", "seats": [{"kind": "me"}, {"kind": "me"}]}


def families(text: str) -> dict[str, Metric]:
    """The metrics that Prometheus reads from this text, by name."""
    return {family.name: family for family in text_string_to_metric_families(text)}


def read(metrics: Metrics) -> dict[str, Metric]:
    return families(metrics.text().decode())


def value(family: Metric, suffix: str = "", **labels: str) -> float:
    (found,) = [
        sample.value
        for sample in family.samples
        if sample.name == family.name + suffix and sample.labels == labels
    ]
    return float(found)


def test_every_counter_ends_in_total_and_has_a_help_text() -> None:
    counters = [family for family in read(Metrics()).values() if family.type == "counter"]
    assert len(counters) == 11
    for family in counters:
        assert family.documentation
        assert all(sample.name == family.name + "_total" for sample in family.samples)


def test_counters_count_separately_by_label() -> None:
    metrics = Metrics()
    metrics.stale.inc()
    metrics.writes.inc(5)
    for outcome in ("sent", "sent", "failed", "sent"):
        metrics.notices.labels("mail", outcome).inc()
    found = read(metrics)
    assert value(found["trilobite_stale"], "_total") == 1
    assert value(found["trilobite_writes"], "_total") == 5
    notices = found["trilobite_notices"]
    assert value(notices, "_total", kind="mail", outcome="sent") == 3
    assert value(notices, "_total", kind="mail", outcome="failed") == 1
    assert metrics.value("notices_total", kind="mail", outcome="sent") == 3
    assert metrics.value("notices_total", kind="push", outcome="sent") == 0


@pytest.mark.parametrize("name", ["commit_seconds", "bot_seconds"])
def test_durations_are_histograms(name: str) -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.3, 0.3, 1000.0):
        getattr(metrics, name).observe(seconds)
    family = read(metrics)[f"trilobite_{name}"]
    assert family.type == "histogram"
    assert value(family, "_count") == 4
    assert value(family, "_sum") == pytest.approx(1000.6001)
    assert value(family, "_bucket", le="0.25") == 1
    assert value(family, "_bucket", le="0.5") == 3
    assert value(family, "_bucket", le="10.0") == 3
    assert value(family, "_bucket", le="+Inf") == 4


def test_a_gauge_is_read_at_the_time_of_the_request() -> None:
    metrics, sockets = Metrics(), 3
    metrics.gauge("sockets", lambda: sockets, "Open sockets.")
    family = read(metrics)["trilobite_sockets"]
    assert (family.type, value(family)) == ("gauge", 3)
    sockets = 2
    assert value(read(metrics)["trilobite_sockets"]) == 2


def test_two_services_of_one_process_count_separately() -> None:
    one, other = Metrics(), Metrics()
    one.stale.inc()
    assert (one.value("stale_total"), other.value("stale_total")) == (1, 0)


def test_a_loop_that_is_late_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lag is measured with `time.monotonic`, which the test sets."""
    now = 1000.0
    monkeypatch.setattr("trilobite.server.common.metrics.time.monotonic", lambda: now)
    lag = LoopLag()

    async def ticks(*moments: float) -> None:
        nonlocal now
        for moment in moments:
            now = moment
            await lag.loop.tick()

    asyncio.run(ticks(1000.0, 1000.0 + LAG_STEP, 1000.3))
    assert lag.worst == pytest.approx(0.3 - 2 * LAG_STEP)
    asyncio.run(ticks(1061.0, 1061.0 + LAG_STEP, 1122.0, 1122.0 + LAG_STEP, 1183.0 + LAG_STEP))
    assert lag.worst == pytest.approx(61.0 - LAG_STEP), "the worst of the last two windows"


@pytest.fixture
def scraped(db: Path) -> Iterator[Server]:
    with Server(db, HandClock()) as server:
        yield server


def test_the_metrics_page_has_what_the_service_counts(scraped: Server) -> None:
    anna = scraped.person("Anna")
    id = anna.new_game("me", {"kind": "bot", "bot": "random"}, seed="clock 0")
    while (scene := anna.scene(id))["seq"] < 6:
        if scene["offer"]:
            anna.act(id, scene)
    with anna.socket(id, seq=-1, seat=0) as line:
        line.next("update")
        answer = anna.http.get("/metrics")
        kind, version, charset = answer.headers["content-type"].split("; ")
        assert (kind, version[:8], charset) == ("text/plain", "version=", "charset=utf-8")
        found = families(answer.text)
    anna.close()
    assert value(found["trilobite_sockets"]) == 1
    assert value(found["trilobite_live_tables"]) == 1
    assert value(found["trilobite_actions"], "_total", kind="act") >= 6
    assert value(found["trilobite_http_requests"], "_total", status="200") > 6
    commits = value(found["trilobite_commits"], "_total")
    assert value(found["trilobite_commit_seconds"], "_count") == commits
    decisions = value(found["trilobite_bot_decisions"], "_total")
    assert decisions == value(found["trilobite_bot_seconds"], "_count") > 0
    assert value(found["trilobite_bot_failures"], "_total") == 0
    kinds = {name: family.type for name, family in found.items()}
    assert sorted(name for name in kinds if kinds[name] == "gauge") == [
        "trilobite_live_tables", "trilobite_loop_lag_seconds", "trilobite_sockets",
    ]  # fmt: skip
    assert not any(name.endswith("_created") for name in found)


def scrape(url: str) -> dict[str, Metric]:
    """Read the metrics over a new connection, so that any of the workers may answer."""
    stranger = Person(url)
    try:
        return families(stranger.http.get("/metrics").text)
    finally:
        stranger.close()


def created(url: str, count: int) -> list[tuple[Person, str]]:
    """New people and their tables; each person has a connection of their own."""
    made: list[tuple[Person, str]] = []
    for number in range(count):
        person = Person(url)
        person.put("/api/me", {"name": f"Anna {number}"})
        made.append((person, str(person.post("/api/tables", PLAN)["table"]["id"])))
    return made


def acts(found: dict[str, Metric]) -> float:
    return value(found["trilobite_actions"], "_total", kind="act")


@pytest.mark.slow
def test_each_worker_reports_for_all_workers_including_dead_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The counts of a dead worker stay; its open sockets no longer count."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    process = Process(postgres.new_database(), workers=2)
    process.start()
    people = []
    try:
        people = created(process.url, 6)
        for person, id in people:
            person.act(id, person.scene(id))
        assert [acts(scrape(process.url)) for _ in range(10)] == [len(people)] * 10
        lines = [person.open_socket(id) for person, id in people]
        for line in lines:
            line.send(type="hello", seq=-1, seat=0)
            line.next("update")

        def sockets() -> set[float]:
            return {value(scrape(process.url)["trilobite_sockets"]) for _ in range(10)}

        wait_until(lambda: sockets() == {len(people)})
        os.kill(children_of(process.pid)[0], signal.SIGKILL)
        for line in lines:
            line.close()
        wait_until(lambda: sockets() == {0})
        assert acts(scrape(process.url)) == len(people)
        found = scrape(process.url)
        assert value(found["trilobite_loop_lag_seconds"]) > 0
        commits = value(found["trilobite_commits"], "_total")
        assert value(found["trilobite_commit_seconds"], "_bucket", le="+Inf") >= commits - 1
        assert len(list(tmp_path.glob("trilobite-metrics-*"))) == 1
        assert process.stop() == 0
        assert list(tmp_path.glob("trilobite-metrics-*")) == [], "the server deletes the folder"
    finally:
        for person, _ in people:
            person.close()
        process.close()
