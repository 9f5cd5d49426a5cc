"""Listening: the socket, uvicorn, and the messages in the terminal."""

import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from typing import Protocol

import click
import uvicorn

from trilobite.server.cli.workers import WorkerProcesses, WorkersFailedError
from trilobite.server.common.metrics import Metrics, shared_by_workers
from trilobite.server.common.settings import EVERYWHERE, Settings
from trilobite.server.http.addresses import lan_addresses, origin
from trilobite.server.http.app import shielded
from trilobite.server.http.catalogue import report_broken_games
from trilobite.server.http.protocol_limits import BoundedProtocol, BoundedSocket
from trilobite.server.service import Service
from trilobite.server.storage.store import Store

FRAME_BYTES = 4096
SHUTDOWN_SECONDS = 5
GC_THRESHOLDS = (5_000, 10, 10)
"""Thresholds for rarer garbage collections than Python's. A collection goes through the objects of
all tables. This took a tenth of the server's time, and nearly everything is freed without it."""


class Started(Protocol):
    """An event of `threading` or `multiprocessing`."""

    def set(self) -> None: ...

    def wait(self) -> object: ...


class Server(uvicorn.Server):
    """A uvicorn server that stops on the first SIGINT or SIGTERM, with exit code 0."""

    def __init__(self, config: uvicorn.Config, started: Started) -> None:
        super().__init__(config)
        self._is_started = started

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {
            number: signal.signal(number, self.handle_exit)
            for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # The objects that exist now are permanent: games, routes, types. Without this, each full
        # garbage collection would walk through them and block the server for a quarter of a second.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        if self.started:
            self._is_started.set()


def listen(settings: Settings, *, opens: bool) -> None:
    """Serve until a signal comes; the port is bound before the database is opened."""
    with contextlib.closing(bind(settings)) as listener:
        report_broken_games()
        if settings.workers > 1:
            _listen_together(settings, listener, opens=opens)
            return
        started = threading.Event()
        _announce_soon(started, settings, listener, opens=opens)
        serve_on(started, settings, listener)


def _listen_together(settings: Settings, listener: socket.socket, *, opens: bool) -> None:
    # Opened here first, so that the database is upgraded once and errors are shown once.
    store = Store(settings.database, Metrics())
    store.close()
    _print_news(store)
    verbose = logging.getLogger("trilobite").isEnabledFor(logging.INFO)
    with shared_by_workers() as on_death:
        workers = WorkerProcesses(
            settings.workers, _work, settings, listener, verbose, on_death=on_death
        )
        _announce_soon(workers.started, settings, listener, opens=opens)
        try:
            workers.run()
        except WorkersFailedError:
            raise click.ClickException("A worker could not start; see its message above.") from None


def _work(started: Started, settings: Settings, listener: socket.socket, verbose: bool) -> None:  # noqa: FBT001 - called by position
    """The main function of a worker."""
    write_log(verbose=verbose)
    serve_on(started, settings, listener)


def serve_on(started: Started, settings: Settings, listener: socket.socket) -> None:
    service = Service(settings)
    service.address = local_address(settings, listener.getsockname()[1])
    service.processes.warm_up()
    _print_news(service.store)
    Server(configured(service), started).run(sockets=[listener])


def _print_news(store: Store) -> None:
    for news in store.news:
        click.echo(news)


def _announce_soon(
    started: Started, settings: Settings, listener: socket.socket, *, opens: bool
) -> None:
    """Show the address in the terminal and the browser as soon as the server has started."""
    threading.Thread(
        target=_announce,
        args=(started, settings, listener.getsockname()[1]),
        kwargs={"opens": opens},
        daemon=True,
    ).start()


def write_log(*, verbose: bool) -> None:
    """Log to stderr, one line per event: problems always, requests only if verbose."""
    logging.basicConfig(
        level=logging.WARNING,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
        datefmt="%Y-%m-%dT%H:%M:%S%z",
        stream=sys.stderr,
    )
    if verbose:
        logging.getLogger("trilobite").setLevel(logging.INFO)


def configured(service: Service) -> uvicorn.Config:
    proxies = service.settings.proxies
    return uvicorn.Config(
        shielded(service),
        loop="uvloop",
        http=BoundedProtocol,
        ws=BoundedSocket,
        ws_max_size=FRAME_BYTES,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="on",
    )


def bind(settings: Settings) -> socket.socket:
    """The listening socket; raises an error that says what to do."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise click.ClickException(_why_not_bound(settings, error)) from None
    listener.setblocking(False)  # noqa: FBT003 - that is its signature
    return listener


def _why_not_bound(settings: Settings, error: OSError) -> str:
    where = f"port {settings.port} of {settings.host}"
    if error.errno == errno.EADDRINUSE:
        return (
            f"{where} is in use, perhaps by another Trilobite. "
            f"Stop that one, or choose another port: trilobite serve --port {settings.port + 1}"
        )
    if error.errno == errno.EACCES:
        return f"{where} needs more rights than you have. Choose a port above 1023: --port 8000"
    return f"Cannot listen on {where}: {error.strerror or error}"


def address_of(settings: Settings, port: int) -> str:
    """The address to type on this machine."""
    if settings.public_url:
        return settings.public_url + "/"
    name = "localhost" if settings.host in EVERYWHERE else settings.host
    return origin(name, port) + "/"


def local_address(settings: Settings, port: int) -> str:
    """The address at which commands on this machine reach the server."""
    anywhere = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - only compared with
    return origin(anywhere.get(settings.host, settings.host), port)


def say_where(settings: Settings, port: int) -> None:
    """Print the address of the first page, for this machine and for others."""
    click.echo(f"Trilobite is at {address_of(settings, port)}")
    if settings.is_local_only:
        click.echo("Only this machine can reach it. To let others in: --host 0.0.0.0")
    elif settings.host in EVERYWHERE and not settings.public_url:
        for name in lan_addresses(settings.host):
            click.echo(f"Others on your network can reach it at {origin(name, port)}/")
    click.echo("Press Ctrl-C to stop.")


def _announce(started: Started, settings: Settings, port: int, *, opens: bool) -> None:
    started.wait()
    say_where(settings, port)
    address = address_of(settings, port)
    if opens and _has_browser():
        webbrowser.open(address)


def _has_browser() -> bool:
    """Whether there is a graphical browser, and not only a text browser in this terminal."""
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
