"""Confirmed means stored: the server is killed at random moments, and nothing is lost."""

import os
import time
from random import Random

import pytest

from tests.server.support.processes import Process, Stubborn, check_stored
from tests.server.support.servers import wait_until

KILLS = int(os.environ.get("TRILOBITE_KILLS", "6"))
"""Number of kills of the server; `make soak` sets more. It is divided by three for PostgreSQL."""

SEED = int(os.environ.get("TRILOBITE_KILL_SEED", str(Random().randrange(10**6))))  # noqa: S311

PLANS = [
    ["me", "me"],
    ["me", "bot"],
    ["me", "me", "bot"],
    ["me", "bot", "bot", "bot", "bot"],
]


def plan(kinds: list[str]) -> dict[str, object]:
    return {"game": "trias", "seats": [{"kind": kind} for kind in kinds]}


@pytest.mark.slow
def test_every_confirmed_action_survives_a_killed_server_exactly_once(database: str) -> None:
    print(f"TRILOBITE_KILL_SEED={SEED}")  # noqa: T201 - to do the same again
    random = Random(SEED)  # noqa: S311 - moments, not secrets
    process = Process(database)
    process.start()
    clients: list[Stubborn] = []
    kills = KILLS if database.startswith("sqlite") else KILLS // 3
    try:
        for kill in range(kills):
            while sum(not client.is_over for client in clients) < len(PLANS):
                kinds = PLANS[len(clients) % len(PLANS)]
                clients.append(Stubborn(process.url, plan(kinds), seed=len(clients)))
                clients[-1].start()
            enough = count(clients) + random.randrange(12)
            wait_until(lambda: count(clients) >= enough)  # noqa: B023 - it is asked at once
            time.sleep(random.uniform(0, 0.02))  # at any point of the next action
            process.kill()
            check_stored(process.db, clients)
            process.close()
            process.start()
            assert not [failure for client in clients for failure in client.failures], kill
        play_on(clients)
        check_stored(process.db, clients)
        for client in clients:
            client.check_record()
    finally:
        for client in clients:
            client.halt()
        process.close()
    assert count(clients) > 3 * kills


def count(clients: list[Stubborn]) -> int:
    """The number of confirmed actions."""
    return sum(len(client.confirmed) for client in clients)


def play_on(clients: list[Stubborn]) -> None:
    """Check that every game can be played to its end."""
    deadline = time.monotonic() + 120
    for client in clients:
        client.join(max(1.0, deadline - time.monotonic()))
        assert not client.failures, client.failures
        assert client.is_over, "a game cannot be played on"
