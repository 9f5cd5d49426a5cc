"""`trilobite serve`, where the same plan makes the same game and bots answer the same every time.

So a browser test plays the same game on every machine: what it needs comes, whoever is lucky.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

from trilobite.engine import Offer, View, canonical_json, seed_from_text
from trilobite.server import plans, service, thinking
from trilobite.server.serve import serve
from trilobite.server.tables import Table
from trilobite.server.wire.plans import TablePlan


def same_seed(plan_table: Callable[..., Table]) -> Callable[..., Table]:
    """The seed follows from the game and its size, unless somebody chose one."""

    def planned(plan: TablePlan, *rest: Any) -> Table:
        table = plan_table(plan, *rest)
        if plan.seed is None:
            table.seed = seed_from_text(f"{plan.game} of {len(plan.seats)}").hex()
        return table

    return planned


class SameBots(thinking.Thinker):
    """Each question goes to a new bot, whose chance follows from what it sees."""

    async def ask(
        self, name: str, view: View, offer: Offer, seconds: float, key: thinking.Key | None
    ) -> thinking.Answer:
        seen = sha256(canonical_json(view.to_json()).encode()).digest()
        luck = int.from_bytes(seen[:7], "big")
        # What is asked is put together before anybody else is waited for.
        put(thinking, secrets=SimpleNamespace(randbits=lambda _: luck, choice=secrets.choice))
        return await super().ask(name, view, offer, seconds, None)


def put(module: ModuleType, **stand_ins: object) -> None:
    """Let a module use something else by these names."""
    for name, stand_in in stand_ins.items():
        setattr(module, name, stand_in)


def calm() -> None:
    drawn = SimpleNamespace(
        SystemRandom=lambda: Random(1),  # noqa: S311 - seats, not secrets
        token_hex=secrets.token_hex,
        token_urlsafe=secrets.token_urlsafe,
    )
    put(plans, secrets=drawn)
    put(service, plan_table=same_seed(plans.plan_table))
    put(thinking, Thinker=SameBots, NICENESS=0)  # and nobody goes before them


if __name__ == "__main__":  # the processes of the bots import this module too
    calm()
    serve()
