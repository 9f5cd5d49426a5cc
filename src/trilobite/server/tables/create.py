"""Creates tables: checks the plan, assigns the seats, draws a seed."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from trilobite.bots.registry import bot_names
from trilobite.engine import Game, InputError, find_game, seed_from_text
from trilobite.engine.options import refuse_idle
from trilobite.server.common.clock import Clock, written
from trilobite.server.common.errors import ServiceError, bad_input
from trilobite.server.common.names import TITLE_LENGTH, clean
from trilobite.server.common.wire.clocks import TimeControl
from trilobite.server.common.wire.plans import SeatPlan, TablePlan
from trilobite.server.tables.clocks import check_time_control
from trilobite.server.tables.table import Seat, Table, playable_game

SEED_LENGTH = 32
SALT_LENGTH = 16


def new_id() -> str:
    """An id that nobody can guess: anybody who knows the address of a table may watch.

    It does not begin with a hyphen, so that it can be an argument of a command.
    """
    id = secrets.token_urlsafe(12)
    return new_id() if id.startswith("-") else id


def plan_table(plan: TablePlan, host: int, host_name: str, clock: Clock, default_bot: str) -> Table:
    """The table of a plan; raises a ServiceError that names the wrong field and what is allowed."""
    game = playable_game(plan.game)
    try:
        players = game.read_players(len(plan.seats), "seats")
        options = game.read_options(plan.options, players)
        refuse_idle(game.options, plan.options, players, "options.")
    except InputError as error:
        raise bad_input(error) from None
    seats = read_seats(game, plan.seats, host, default_bot)
    if plan.order == "shuffled":
        secrets.SystemRandom().shuffle(seats)
    return Table(
        id=new_id(),
        game=game.key,
        rules=game.rules_version,
        options=dict(options),
        title=clean(plan.title, "title", TITLE_LENGTH),
        public=plan.public,
        order=plan.order,
        seed=_seed(plan.seed),
        salt=secrets.token_hex(SALT_LENGTH),
        seed_chosen=plan.seed is not None,
        hints=plan.hints,
        pace=_read_time_control(plan.pace, default_bot),
        host=host,
        created=written(clock()),
        moved=written(clock()),
        seats=numbered(seats),
        names={host: host_name},
    )


def _seed(text: str | None) -> str:
    if text is None:
        return secrets.token_hex(SEED_LENGTH)
    if not 1 <= len(text) <= 128:
        raise ServiceError("bad_input", "This seed is not allowed.", "seed", "1 to 128 characters")
    return seed_from_text(text).hex()


def read_seats(game: Game, plans: list[SeatPlan], host: int, default_bot: str) -> list[Seat]:
    colours = read_colours(game, [plan.colour for plan in plans])
    seats: list[Seat] = []
    for index, (plan, colour) in enumerate(zip(plans, colours, strict=True)):
        name = clean(plan.name, f"seats[{index}].name")
        if plan.kind == "bot":
            bot = read_bot(plan.bot or default_bot, f"seats[{index}].bot")
            seats.append(Seat(index, "bot", colour, bot=bot, name=name))
        elif plan.kind == "me":
            seats.append(Seat(index, "human", colour, person=host, name=name))
        else:
            seats.append(Seat(index, "open", colour, name=name))
    return seats


def read_colours(game: Game, wanted: list[int | None]) -> list[int]:
    """The colours of the seats, all different: the wanted ones, and free ones for the others."""
    known = range(max(game.player_counts))
    taken: set[int] = set()
    for index, colour in enumerate(wanted):
        if colour is not None and (colour not in known or colour in taken):
            free = ", ".join(str(c) for c in known if c not in taken)
            problem = "That colour is taken." if colour in taken else "There is no such colour."
            raise ServiceError("bad_input", problem, f"seats[{index}].colour", free)
        if colour is not None:
            taken.add(colour)
    free_ones = iter([colour for colour in known if colour not in taken])
    return [next(free_ones) if colour is None else colour for colour in wanted]


def read_bot(name: str, field: str) -> str:
    if name not in bot_names():
        raise ServiceError("bad_input", "There is no such bot.", field, ", ".join(bot_names()))
    return name


def _read_time_control(control: TimeControl | None, default_bot: str) -> dict[str, Any] | None:
    if control is None:
        return None
    check_time_control(control)
    return {**msgspec.to_builtins(control), "bot": read_bot(control.bot or default_bot, "pace.bot")}


def numbered(seats: list[Seat]) -> list[Seat]:
    for number, seat in enumerate(seats):
        seat.seat = number
    return seats


def rematch_of(
    table: Table, clock: Clock, shuffle: Callable[[list[Any]], None], asker: int | None = None
) -> Table:
    """A new table with the same people and bots, under today's rules.

    People who have left do not get a seat. If somebody asks for the rematch, the seats of the
    others are kept for them until they agree to play again.
    """
    game = find_game(table.game)
    seats = [_seat_again(seat, asker) for seat in table.seats]
    if table.order == "shuffled":
        shuffle(seats)
    return Table(
        id=new_id(),
        game=game.key,
        rules=game.rules_version,
        options=dict(game.read_options(table.options, table.players)),
        title=table.title,
        public=table.public,
        order=table.order,
        seed=_seed(None),
        salt=secrets.token_hex(SALT_LENGTH),
        seed_chosen=False,
        hints=table.hints,
        pace=table.pace,
        host=table.host,
        created=written(clock()),
        moved=written(clock()),
        seats=numbered(seats),
        names=dict(table.names),
    )


def _seat_again(seat: Seat, asker: int | None) -> Seat:
    stays = seat.person is not None and not seat.away
    is_kept = stays and asker is not None and seat.person != asker
    return Seat(
        seat.seat,
        "open" if is_kept else "human" if stays else "bot",
        seat.colour,
        person=seat.person if stays else None,
        bot=None if stays else (seat.bot or "random"),
        name=seat.name,
    )
