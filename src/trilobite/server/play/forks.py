"""Forks: a new table that begins with a position of another game.

In a finished game everything is open, so the fork begins with the real position. In a running game
nobody may learn hidden things by trying something out: the fork begins with a position that is
imagined from what the person's own seat knew, and uses nothing else of the game. The fork has its
own seed.
"""

import secrets
from dataclasses import replace
from typing import Any

from trilobite.engine import Chance, FastChance, State
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.plans import Fork, SeatPlan
from trilobite.server.people.sessions import Session
from trilobite.server.tables.create import numbered, read_seats, rematch_of
from trilobite.server.tables.guides import check_is_game
from trilobite.server.tables.live import LiveTable
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.rules_version import old_rules
from trilobite.server.tables.table import Seat, Table

SEED_BITS = 96


async def forked_table(registry: TableRegistry, id: str, session: Session, fork: Fork) -> Table:
    """The new table, not stored yet."""
    table, eyes, now = await registry.look(id, lambda live: _asked(live, session.person, fork))
    seq = table.seq if fork.seq is None else fork.seq
    if seq < table.seq:
        now = (await registry.game_until(id, table, seq)).copy_of_state()
    if now.is_over:
        problem = "The game was already over at this point."
        raise ServiceError("bad_input", problem, "seq", "a number before the end")
    if table.status == "finished":
        position = now.to_position()
    else:
        position = imagined_position(now, eyes, FastChance(secrets.randbits(SEED_BITS)))
    plans = fork.seats or _usual_seats(table, session.person, eyes, now)
    return replace(
        rematch_of(table, registry.clock, lambda _: None),
        host=session.person,
        names={session.person: session.name},
        # Its end reveals what this person knew of a game that may still be running.
        public=False,
        order="given",
        position=position,
        seats=_seats(table, plans, session.person, registry.settings.default_bot),
    )


def imagined_position(state: State, eyes: int | None, chance: Chance) -> dict[str, Any]:
    """A complete position, imagined from the view of a seat or spectator (None) only."""
    return state.view(eyes).imagine(chance).to_position()


def _asked(live: LiveTable, person: int, fork: Fork) -> tuple[Table, int | None, State]:
    """The table, the seat whose view the person has, and the current state."""
    check_is_game(live.table)
    state, seq = live.running().copy_of_state(), live.table.seq
    if live.table.outdated:
        raise old_rules()
    if fork.seq is not None and not 0 <= fork.seq <= seq:
        problem, allowed = "There is no such entry in the log.", f"0 to {seq}"
        raise ServiceError("bad_input", problem, "seq", allowed)
    eyes = live.eyes_of(person, -1 if fork.eyes is None else fork.eyes)
    return replace(live.table), eyes, state


def _usual_seats(table: Table, person: int, eyes: int | None, state: State) -> list[SeatPlan]:
    """The default seats: the person keeps their seats, or gets one, and bots play the others."""
    mine = {seat.seat for seat in table.seats if seat.belongs_to(person)}
    own = mine or {state.to_act[0] if eyes is None else eyes}
    return [
        SeatPlan(
            kind="me" if seat.seat in own else "bot", bot=seat.bot or "", name=_name(seat, own)
        )
        for seat in table.seats
    ]


def _name(seat: Seat, own: set[int]) -> str:
    """The seat's name if it still fits: a bot's, or one of several players at one device."""
    return seat.name if seat.kind == "bot" or (len(own) > 1 and seat.seat in own) else ""


def _seats(table: Table, plans: list[SeatPlan], person: int, default_bot: str) -> list[Seat]:
    if len(plans) != table.players:
        problem = "The number of seats is wrong."
        raise ServiceError("bad_input", problem, "seats", str(table.players))
    for plan, seat in zip(plans, table.seats, strict=True):
        if plan.colour is None:
            plan.colour = seat.colour
    return numbered(read_seats(table.rules_of_play(), plans, person, default_bot))
