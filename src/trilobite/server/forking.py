"""Continue from here: a new table that begins where another was.

Of a finished game everything is open, so it goes on from what really was. Of a running one nobody
may learn anything by trying out what would happen: the new table begins in a world imagined from
what the asker's own seat knew, and nothing else of the game goes into it. What is drawn from there
on follows from a seed of its own.
"""

import secrets
from dataclasses import replace
from typing import Any

from trilobite.engine import Chance, FastChance, State
from trilobite.server.guides import check_is_game
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.plans import numbered, read_seats, rematch_of
from trilobite.server.rules import old_rules
from trilobite.server.sessions import Session
from trilobite.server.tables import Seat, Table
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.plans import Fork, SeatPlan

SEED_BITS = 96


async def forked_table(hall: Hall, id: str, session: Session, fork: Fork) -> Table:
    """The new table, not stored yet."""
    table, eyes, now = await hall.look(id, lambda live: _asked(live, session.person, fork))
    seq = table.seq if fork.seq is None else fork.seq
    if seq < table.seq:
        now = (await hall.story_until(id, table, seq)).match.state
    if now.is_over:
        problem = "The game was over then; there is nothing to go on with."
        raise TroubleError("bad_input", problem, "seq", "a number before the end")
    if table.status == "finished":
        position = now.to_position()
    else:
        position = imagined_position(now, eyes, FastChance(secrets.randbits(SEED_BITS)))
    plans = fork.seats or _usual_seats(table, session.person, eyes, now)
    return replace(
        rematch_of(table, hall.clock, lambda _: None),
        host=session.person,
        names={session.person: session.name},
        # Its end shows what the asker knew of a game that may still go on.
        public=False,
        order="given",
        position=position,
        seats=_seats(table, plans, session.person, hall.settings.house_bot),
    )


def imagined_position(state: State, eyes: int | None, chance: Chance) -> dict[str, Any]:
    """A whole position that follows from nothing but what these eyes see."""
    return state.view(eyes).imagine(chance).to_position()


def _asked(live: LiveTable, person: int, fork: Fork) -> tuple[Table, int | None, State]:
    """The table, the eyes of the asker, and the state now."""
    check_is_game(live.table)
    state, seq = live.running().match.state, live.table.seq
    if live.table.outdated:
        raise old_rules()
    if fork.seq is not None and not 0 <= fork.seq <= seq:
        problem, allowed = "There is no such entry in the log.", f"0 to {seq}"
        raise TroubleError("bad_input", problem, "seq", allowed)
    eyes = live.eyes_of(person, -1 if fork.eyes is None else fork.eyes)
    return replace(live.table), eyes, state.copy()


def _usual_seats(table: Table, person: int, eyes: int | None, state: State) -> list[SeatPlan]:
    """What was mine is mine again, at least one seat; bots play the others."""
    mine = {seat.seat for seat in table.seats if seat.belongs_to(person)}
    own = mine or {state.to_act[0] if eyes is None else eyes}
    return [
        SeatPlan(
            kind="me" if seat.seat in own else "bot", bot=seat.bot or "", name=_name(seat, own)
        )
        for seat in table.seats
    ]


def _name(seat: Seat, own: set[int]) -> str:
    """Names of bots, and of several people at one device, stay; others are not here."""
    return seat.name if seat.kind == "bot" or (len(own) > 1 and seat.seat in own) else ""


def _seats(table: Table, plans: list[SeatPlan], person: int, house_bot: str) -> list[Seat]:
    if len(plans) != table.players:
        problem = "The game has another number of seats."
        raise TroubleError("bad_input", problem, "seats", str(table.players))
    for plan, seat in zip(plans, table.seats, strict=True):
        if plan.colour is None:
            plan.colour = seat.colour
    return numbered(read_seats(table.rules_of_play(), plans, person, house_bot))
