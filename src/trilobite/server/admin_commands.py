"""The command `trilobite admin`: what the page /admin does, in a terminal.

While a server runs, it is asked to do it, with a key that the command puts into the database;
otherwise the command does it by itself, and no server can start meanwhile.
"""

import asyncio
import contextlib
import functools
import json
from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click
import httpx
import sqlalchemy as sa

from trilobite.server import schema
from trilobite.server.administrators import KEY, LINK, LINK_MINUTES, make, told_address
from trilobite.server.backup_commands import house_settings, told_in_one_line
from trilobite.server.clock import system_clock
from trilobite.server.configuring import settings_options
from trilobite.server.examining import (
    DatabaseError,
    database_url,
    examine,
    file_of,
    name_of,
    told_plainly,
)
from trilobite.server.settings import Settings
from trilobite.server.store import InUseError, take_lock

SECONDS = 600.0
"""A great clearing-out takes a while."""

MINUTES = 15
"""For which the key of a command is good."""

Ask = Callable[..., Any]
"""Method, path and what else belongs to a request; its JSON."""


# Reaching the house.


@contextlib.contextmanager
def _house(settings: Settings) -> Iterator[Ask]:
    """Somebody to ask: the server that has the file, or else this process.

    Servers of a PostgreSQL database hear from each other, and so from this process too.
    """
    file = _file_that_is_there(settings)
    if file is not None and _is_served(file):
        with _running_server(settings) as ask:
            yield ask
    else:
        with asyncio.Runner() as runner, _own_service(settings, runner) as ask:
            yield ask


def _file_that_is_there(settings: Settings) -> Path | None:
    """The file of the house, if it has one; or the trouble that there is no house."""
    file = file_of(settings.database)
    if file is not None and not file.exists():
        raise DatabaseError(f"There is no database {file}.")
    examine(settings.database)
    return file


def _is_served(file: Path) -> bool:
    try:
        take_lock(file).close()
    except InUseError:
        return True
    return False


@contextlib.contextmanager
def _running_server(settings: Settings) -> Iterator[Ask]:
    with _connection(settings) as connection:
        address = told_address(connection)
        key = make(connection, KEY, system_clock() + timedelta(minutes=MINUTES))
    headers = {"authorization": f"Bearer {key}"}
    try:
        with httpx.Client(
            base_url=address, headers=headers, timeout=SECONDS, trust_env=False
        ) as http:
            yield lambda *request, **more: _answer(http.request(*request, **more))
    except (httpx.TransportError, httpx.UnsupportedProtocol):
        name = name_of(settings.database)
        where = address or "an address that is known"
        raise DatabaseError(f"A Trilobite uses {name}, but does not answer at {where}.") from None


@contextlib.contextmanager
def _own_service(settings: Settings, runner: asyncio.Runner) -> Iterator[Ask]:
    from trilobite.server.app import litestar_app  # noqa: PLC0415 - takes a moment to import
    from trilobite.server.service import Service  # noqa: PLC0415

    service = Service(settings)
    transport = httpx.ASGITransport(litestar_app(service))  # type: ignore[arg-type]

    async def ask(*request: Any, **more: Any) -> Any:  # noqa: ANN401 - as in httpx
        until = system_clock() + timedelta(minutes=MINUTES)
        key = await service.store.write(lambda connection: make(connection, KEY, until))
        headers = {"authorization": f"Bearer {key}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return _answer(await http.request(*request, headers=headers, **more))

    try:
        yield lambda *request, **more: runner.run(ask(*request, **more))
    finally:
        runner.run(service.close())


@contextlib.contextmanager
def _connection(settings: Settings) -> Iterator[sa.Connection]:
    engine = sa.create_engine(
        database_url(settings.database), poolclass=sa.pool.NullPool, hide_parameters=True
    )
    plainly = told_plainly(f"{name_of(settings.database)} cannot be used")
    with plainly, engine.begin() as connection:
        yield connection


def _answer(response: httpx.Response) -> Any:  # noqa: ANN401 - JSON
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()["problem"]
    except (ValueError, KeyError):
        problem = f"the server answers {response.status_code}"
    raise DatabaseError(problem)


# The commands.


@click.group()
def admin() -> None:
    """Administer a house: tables, people, retention; also while it runs."""


def command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command that gets somebody to ask, and says in one line what cannot be."""

    def decorate(work: Callable[..., None]) -> click.Command:
        @functools.wraps(work)
        def run(db: str | None, config: str | None, chosen: tuple[str, ...], **given: Any) -> None:  # noqa: ANN401 - what each command takes
            with told_in_one_line(), _house(house_settings(db, config, chosen)) as ask:
                work(ask, **given)

        return admin.command(name)(settings_options(run))

    return decorate


AS_JSON = click.option("--json", "as_json", is_flag=True, help="For programs.")
SEARCH = click.option("--search", default="", help="A part of a name or title, or a number.")
FROM = click.option("--from", "offset", type=click.IntRange(0), default=0, help="Skip so many.")


@command("house")
@AS_JSON
def house(ask: Ask, *, as_json: bool) -> None:
    """The house in numbers."""
    found = ask("GET", "/api/admin/house")
    if as_json:
        click.echo(json.dumps(found))
        return
    known = {name: value for name, value in found.items() if value is not None}
    for name, value in known.items():
        shown = ", ".join(f"{v} {k}" for k, v in value.items()) if name == "tables" else value
        click.echo(f"{name.replace('_', ' ')}: {shown}")


@command("tables")
@SEARCH
@click.option("--status", type=click.Choice(["open", "running", "finished"]), default=None)
@FROM
@AS_JSON
def tables(ask: Ask, *, search: str, status: str | None, offset: int, as_json: bool) -> None:
    """List tables, the last that moved first."""
    params = {"search": search, "status": status or "", "offset": offset}
    found = ask("GET", "/api/admin/tables", params=params)
    if as_json:
        click.echo(json.dumps(found))
        return
    _list(
        ("table", "game", "status", "moved", "entries", "seats", "title"),
        [
            (
                row["id"], row["game"], row["status"], row["moved"][:16], row["entries"],
                ", ".join(name or "-" for name in row["seats"]), row["title"],
            )
            for row in found["tables"]
        ],
        found["total"],
        offset,
    )  # fmt: skip


@command("people")
@SEARCH
@FROM
@AS_JSON
def people(ask: Ask, *, search: str, offset: int, as_json: bool) -> None:
    """List people, the newest first."""
    found = ask("GET", "/api/admin/people", params={"search": search, "offset": offset})
    if as_json:
        click.echo(json.dumps(found))
        return
    _list(
        ("person", "name", "since", "tables", ""),
        [
            (
                row["id"], row["name"] or "-", row["created"][:16], row["tables"],
                ", ".join(word for word in ("muted", "removed") if row[word]),
            )
            for row in found["people"]
        ],
        found["total"],
        offset,
    )  # fmt: skip


@command("delete-table")
@click.argument("table")
def delete_table(ask: Ask, *, table: str) -> None:
    """Delete a table with all that was played and said there."""
    ask("DELETE", f"/api/admin/tables/{quote(table, safe='')}")
    click.echo(f"{table} is deleted.")


@command("mute")
@click.argument("person", type=int)
def mute(ask: Ask, *, person: int) -> None:
    """Let somebody speak no more; PERSON is a number of `trilobite admin people`."""
    ask("POST", f"/api/admin/people/{person}/mute")
    click.echo(f"{person} is muted.")


@command("unmute")
@click.argument("person", type=int)
def unmute(ask: Ask, *, person: int) -> None:
    """Let somebody speak again."""
    ask("POST", f"/api/admin/people/{person}/unmute")
    click.echo(f"{person} may speak again.")


@command("remove")
@click.argument("person", type=int)
def remove(ask: Ask, *, person: int) -> None:
    """Remove somebody: sessions end, seats are left to bots, name and words are gone."""
    ask("POST", f"/api/admin/people/{person}/remove")
    click.echo(f"{person} is removed.")


@command("retention")
def retention(ask: Ask) -> None:
    """Delete now what the house would delete tonight."""
    done = ask("POST", "/api/admin/retention")
    click.echo("Deleted: " + ", ".join(f"{count} {what}" for what, count in done.items()) + ".")


@admin.command("link")
@settings_options
def link(db: str | None, config: str | None, chosen: tuple[str, ...]) -> None:
    """A link to the page /admin that works once, within ten minutes."""
    with told_in_one_line():
        settings = house_settings(db, config, chosen)
        _file_that_is_there(settings)
        with _connection(settings) as connection:
            is_used = sa.inspect(connection).has_table(schema.house.name)
            address = is_used and (settings.public_url or told_address(connection))
            if not address:
                raise DatabaseError("No server has used this database yet: trilobite serve")
            token = make(connection, LINK, system_clock() + timedelta(minutes=LINK_MINUTES))
    click.echo(f"{address}/admin#{token}")


def _list(heads: Sequence[str], rows: Sequence[Sequence[Any]], total: int, offset: int) -> None:
    """Columns as wide as what is in them."""
    lines = [[str(value) for value in row] for row in (heads, *rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        shown = (text.ljust(width) for text, width in zip(line, widths, strict=True))
        click.echo("  ".join(shown).rstrip())
    if offset + len(rows) < total:
        click.echo(f"{len(rows)} of {total}; the next: --from {offset + len(rows)}")
