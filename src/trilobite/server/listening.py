"""Listening: the socket, uvicorn on it, and what is said in the terminal."""

import contextlib
import errno
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator

import click
import uvicorn

from trilobite.server.addresses import lan_addresses, origin
from trilobite.server.app import shielded
from trilobite.server.receiving import BoundedProtocol
from trilobite.server.service import Service
from trilobite.server.settings import EVERYWHERE, Settings

FRAME_BYTES = 4096
SHUTDOWN_SECONDS = 5


class Server(uvicorn.Server):
    """Ends cleanly on the first SIGINT or SIGTERM, with success."""

    def __init__(self, config: uvicorn.Config, started: threading.Event) -> None:
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
        self._is_started.set()


def listen(settings: Settings, *, opens: bool) -> None:
    """Serve until told to end; the port is taken before the database is touched."""
    with contextlib.closing(bind(settings)) as listener:
        service = Service(settings)
        service.thinking.warm_up()
        for news in service.store.news:
            click.echo(news)
        started = threading.Event()
        threading.Thread(
            target=_announce,
            args=(started, settings, listener.getsockname()[1]),
            kwargs={"opens": opens},
            daemon=True,
        ).start()
        Server(configured(service), started).run(sockets=[listener])


def configured(service: Service) -> uvicorn.Config:
    proxies = service.settings.proxies
    return uvicorn.Config(
        shielded(service),
        loop="uvloop",
        http=BoundedProtocol,
        ws="websockets-sansio",
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
    """The listening socket; or a complaint that says what to do."""
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
        return f"{where} needs more rights than you have. Choose one above 1023: --port 8000"
    return f"{where} cannot be listened on: {error.strerror or error}"


def address_of(settings: Settings, port: int) -> str:
    """The address to type on this machine."""
    if settings.public_url:
        return settings.public_url + "/"
    name = "localhost" if settings.host in EVERYWHERE else settings.host
    return origin(name, port) + "/"


def say_where(settings: Settings, port: int) -> None:
    """Where the first page is, for this machine and for others."""
    click.echo(f"Trilobite is at {address_of(settings, port)}")
    if settings.is_local_only:
        click.echo("Only this machine can reach it. To let others in: --host 0.0.0.0")
    elif settings.host in EVERYWHERE and not settings.public_url:
        for name in lan_addresses(settings.host):
            click.echo(f"Others on your network come to {origin(name, port)}/")
    click.echo("Press Ctrl-C to stop.")


def _announce(started: threading.Event, settings: Settings, port: int, *, opens: bool) -> None:
    started.wait()
    say_where(settings, port)
    address = address_of(settings, port)
    if opens and _has_browser():
        webbrowser.open(address)


def _has_browser() -> bool:
    """Whether opening a page would show one, and not a text browser in this terminal."""
    if sys.platform not in ("win32", "darwin") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
