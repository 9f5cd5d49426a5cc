"""`trilobite serve` without chance: the same plan makes the same game, with the same bot answers.

So a browser test plays the same game on every machine, and the situations that it needs occur.
"""

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

from trilobite.analysis.advice import Advice, advise
from trilobite.analysis.review import SearchEffort, effort_of
from trilobite.bots.levels import LEVELS
from trilobite.engine import Offer, View, canonical_json, seed_from_text
from trilobite.server.bots import processes, reviews
from trilobite.server.cli.serve import serve
from trilobite.server.common.clock import SystemClock
from trilobite.server.common.wire.plans import TablePlan
from trilobite.server.play import creation
from trilobite.server.tables import create
from trilobite.server.tables.table import Table


def same_seed(plan_table: Callable[..., Table]) -> Callable[..., Table]:
    """Derive seeds that nobody chose from the game and its number of seats."""

    def planned(plan: TablePlan, *rest: Any) -> Table:
        table = plan_table(plan, *rest)
        if plan.seed is None:
            table.seed = seed_from_text(f"{plan.game} of {len(plan.seats)}").hex()
        return table

    return planned


class SameBots(processes.Thinker):
    """Each question goes to a new bot, whose random numbers follow from its offer.

    They do not follow from its view: when several decide at the same time, the view also shows who
    was faster.
    """

    async def ask(
        self, name: str, view: View, offer: Offer, seconds: float, key: processes.BotKey | None
    ) -> processes.Answer:
        asked = sha256(canonical_json(offer.to_json()).encode()).digest()
        luck = int.from_bytes(asked[:7], "big")
        # `ask` reads the number before it awaits anything, so other questions cannot change it.
        put(processes, secrets=SimpleNamespace(randbits=lambda _: luck, choice=secrets.choice))
        # Levels think for some time, so they decide differently on another machine.
        name = "random" if name in LEVELS else name
        return await super().ask(name, view, offer, seconds, None)


_signals: list[int] = []
"""Each of them puts the clock forward by a minute."""


def put_forward(number: int, _: object) -> None:
    _signals.append(number)


def now(_: SystemClock) -> datetime:
    return datetime.now(UTC) + timedelta(minutes=len(_signals))


async def sleep(clock: SystemClock, seconds: float, wake: asyncio.Event) -> None:
    until = clock() + timedelta(seconds=seconds)
    while not wake.is_set() and (left := (until - clock()).total_seconds()) > 0:
        with contextlib.suppress(TimeoutError):  # the clock may have been put forward
            await asyncio.wait_for(wake.wait(), min(left, 0.2))


def short_effort(level: str) -> SearchEffort:
    """A few simulations instead of a time: pages need a review, but not a strong one."""
    effort_of(level)  # refuses an unknown level
    return SearchEffort(iterations=8)


def short_advice(question: tuple[View, Offer]) -> list[Advice]:
    """A hint from few simulations, for the same reason. The processes of the bots call this."""
    return advise(*question, SearchEffort(iterations=60))


def put(place: ModuleType | type, **stand_ins: object) -> None:
    """Replace these names in a module or class, which must have them already."""
    for name, stand_in in stand_ins.items():
        getattr(place, name)
        setattr(place, name, stand_in)


def make_deterministic() -> None:
    drawn = SimpleNamespace(
        SystemRandom=lambda: Random(1),  # noqa: S311 - seats, not secrets
        token_hex=secrets.token_hex,
        token_urlsafe=secrets.token_urlsafe,
    )
    put(create, secrets=drawn)
    put(creation, secrets=drawn, plan_table=same_seed(create.plan_table))
    put(
        processes, Thinker=SameBots, advise_asked=short_advice, NICENESS=0
    )  # bots get the usual priority
    put(reviews, effort_of=short_effort)
    signal.signal(signal.SIGUSR1, put_forward)
    put(SystemClock, __call__=now, sleep=sleep)


if __name__ == "__main__":  # the processes of the bots import this module too
    make_deterministic()
    serve()
