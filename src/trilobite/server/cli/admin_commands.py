"""The command `trilobite admin`: does in a terminal what the page /admin does.

If a server is running, the command sends it a request, with a key that it writes to the database.
Otherwise the command does the work itself, and no server can start in the meantime.
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

from trilobite.server.admin.administrators import KEY, LINK, LINK_MINUTES, make, stored_address
from trilobite.server.cli.backup_commands import errors_in_one_line, instance_settings
from trilobite.server.common.clock import system_clock
from trilobite.server.common.load_settings import settings_options
from trilobite.server.common.settings import Settings
from trilobite.server.storage import schema
from trilobite.server.storage.preflight import (
    DatabaseError,
    database_url,
    examine,
    explained,
    file_of,
    name_of,
)
from trilobite.server.storage.store import InUseError, take_lock

SECONDS = 600.0
"""Timeout of a request; deleting much old data takes a while."""

MINUTES = 15
"""How long the key of a command is valid."""

Ask = Callable[..., Any]
"""A function that gets method, path and other arguments of a request, and returns the JSON."""


# Reaching the instance.


@contextlib.contextmanager
def _instance(settings: Settings) -> Iterator[Ask]:
    """A function that sends requests to the server that uses the file, or to this process.

    Servers that share a PostgreSQL database notify each other, so this process notifies them too.
    """
    file = _existing_file(settings)
    if file is not None and _is_served(file):
        with _running_server(settings) as ask:
            yield ask
    else:
        with asyncio.Runner() as runner, _own_service(settings, runner) as ask:
            yield ask


def _existing_file(settings: Settings) -> Path | None:
    """The database file, or None for PostgreSQL; raises an error if there is no database."""
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
        address = stored_address(connection)
        key = make(connection, KEY, system_clock() + timedelta(minutes=MINUTES))
    headers = {"authorization": f"Bearer {key}"}
    try:
        with httpx.Client(
            base_url=address, headers=headers, timeout=SECONDS, trust_env=False
        ) as http:
            yield lambda *request, **more: _answer(http.request(*request, **more))
    except (httpx.TransportError, httpx.UnsupportedProtocol):
        name = name_of(settings.database)
        where = f"at {address}" if address else "because its address is unknown"
        raise DatabaseError(f"A server is using {name}, but cannot be reached {where}.") from None


@contextlib.contextmanager
def _own_service(settings: Settings, runner: asyncio.Runner) -> Iterator[Ask]:
    from trilobite.server.http.app import litestar_app  # noqa: PLC0415 - takes a moment to import
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
    plainly = explained(f"{name_of(settings.database)} cannot be used")
    with plainly, engine.begin() as connection:
        yield connection


def _answer(response: httpx.Response) -> Any:  # noqa: ANN401 - JSON
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()["problem"]
    except (ValueError, KeyError):
        problem = f"The server answered with status {response.status_code}."
    raise DatabaseError(problem)


# The commands.


@click.group()
def admin() -> None:
    """Administer tables, people and old data, whether or not the server is running."""


def command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command that gets an `Ask` function, and shows errors as one line."""

    def decorate(work: Callable[..., None]) -> click.Command:
        @functools.wraps(work)
        def run(db: str | None, config: str | None, chosen: tuple[str, ...], **given: Any) -> None:  # noqa: ANN401 - what each command takes
            with errors_in_one_line(), _instance(instance_settings(db, config, chosen)) as ask:
                work(ask, **given)

        return admin.command(name, hidden=name == FORMER_INSTANCE)(settings_options(run))

    return decorate


FORMER_INSTANCE = "house"
"""Former name of the command `instance`, which still works."""

AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
SEARCH = click.option("--search", default="", help="Part of a name or title, or a number.")
FROM = click.option(
    "--from", "offset", type=click.IntRange(0), default=0, help="Skip this many rows."
)


@command(FORMER_INSTANCE)
@AS_JSON
def former_instance(ask: Ask, *, as_json: bool) -> None:
    """Show this instance in numbers (former name of `instance`)."""
    click.echo("`trilobite admin house` is now called `trilobite admin instance`.", err=True)
    _show_instance(ask, as_json=as_json)


@command("instance")
@AS_JSON
def instance(ask: Ask, *, as_json: bool) -> None:
    """Show this instance in numbers."""
    _show_instance(ask, as_json=as_json)


def _show_instance(ask: Ask, *, as_json: bool) -> None:
    found = ask("GET", "/api/admin/instance")
    if as_json:
        click.echo(json.dumps(found))
        return
    known = {name: value for name, value in found.items() if value is not None}
    for name, value in known.items():
        shown = ", ".join(f"{v} {k}" for k, v in value.items()) if name == "tables" else value
        click.echo(f"{name.replace('_', ' ')}: {shown}")


@command("tables")
@SEARCH
@click.option(
    "--status",
    type=click.Choice(["open", "running", "finished"]),
    default=None,
    help="Only tables with this status.",
)
@FROM
@AS_JSON
def tables(ask: Ask, *, search: str, status: str | None, offset: int, as_json: bool) -> None:
    """List tables, the most recently active first."""
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
    """Delete a table with its game and chat."""
    ask("DELETE", f"/api/admin/tables/{quote(table, safe='')}")
    click.echo(f"{table} is deleted.")


@command("mute")
@click.argument("person", type=int)
def mute(ask: Ask, *, person: int) -> None:
    """Forbid a person to chat; PERSON is a number from `trilobite admin people`."""
    ask("POST", f"/api/admin/people/{person}/mute")
    click.echo(f"{person} is muted.")


@command("unmute")
@click.argument("person", type=int)
def unmute(ask: Ask, *, person: int) -> None:
    """Allow a person to chat again."""
    ask("POST", f"/api/admin/people/{person}/unmute")
    click.echo(f"{person} may chat again.")


@command("remove")
@click.argument("person", type=int)
def remove(ask: Ask, *, person: int) -> None:
    """Remove a person: end sessions, leave seats to bots, delete the name and chat messages."""
    ask("POST", f"/api/admin/people/{person}/remove")
    click.echo(f"{person} is removed.")


@command("retention")
def retention(ask: Ask) -> None:
    """Delete old data now, instead of at the next daily cleanup."""
    done = ask("POST", "/api/admin/retention")
    click.echo("Deleted: " + ", ".join(f"{count} {what}" for what, count in done.items()) + ".")


@admin.command("link")
@settings_options
def link(db: str | None, config: str | None, chosen: tuple[str, ...]) -> None:
    """Print a link to the page /admin that works once, within ten minutes."""
    with errors_in_one_line():
        settings = instance_settings(db, config, chosen)
        _existing_file(settings)
        with _connection(settings) as connection:
            is_used = sa.inspect(connection).has_table(schema.meta.name)
            address = is_used and (settings.public_url or stored_address(connection))
            if not address:
                raise DatabaseError("Start a server with this database first: trilobite serve")
            token = make(connection, LINK, system_clock() + timedelta(minutes=LINK_MINUTES))
    click.echo(f"{address}/admin#{token}")


def _list(heads: Sequence[str], rows: Sequence[Sequence[Any]], total: int, offset: int) -> None:
    """Print rows in aligned columns."""
    lines = [[str(value) for value in row] for row in (heads, *rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        shown = (text.ljust(width) for text, width in zip(line, widths, strict=True))
        click.echo("  ".join(shown).rstrip())
    if offset + len(rows) < total:
        click.echo(f"{len(rows)} of {total}; for the next: --from {offset + len(rows)}")
