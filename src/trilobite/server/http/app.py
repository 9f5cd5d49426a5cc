"""The ASGI application: the routes, error handlers and shield of a service."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from litestar import Litestar
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from trilobite.engine import InputError
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.load_settings import read_settings
from trilobite.server.common.settings import Settings
from trilobite.server.http.catalogue import prepare, report_broken_games
from trilobite.server.http.dependencies import (
    on_bug,
    on_deep_body,
    on_http_exception,
    on_input_error,
    on_refused,
    on_service_error,
    refuse_programs,
)
from trilobite.server.http.pages import Pages, page_handlers
from trilobite.server.http.routes import (
    admin,
    catalogue,
    examples,
    guides,
    health,
    notices,
    play,
    programs,
    proposals,
    replays,
    reviews,
    tables,
)
from trilobite.server.http.shield import Shield
from trilobite.server.service import Service
from trilobite.server.tables.wording import RefusedError

BODY_BYTES = 65_536
KEYS = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey",
            name="trilobite",
            security_scheme_in="cookie",
            description="The cookie set by `PUT /api/me`; with TLS its name is __Host-trilobite.",
        ),
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            description="For a program that plays one seat: see `POST /api/tables/{id}/tokens`.",
        ),
    }
)
"""The ways to authenticate, for the OpenAPI page."""


def create_app(settings: Settings | None = None) -> ASGIApp:
    """The application for other ASGI servers, with settings from the file and environment."""
    report_broken_games()
    return shielded(Service(settings or read_settings()))


def shielded(service: Service) -> ASGIApp:
    return Shield(litestar_app(service), service)


def litestar_app(service: Service) -> Litestar:
    app = routed(service.settings.static_folder, service.version)
    app.state["service"] = service
    return app


@contextlib.asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    async with app.state["service"].running():
        await asyncio.to_thread(prepare)
        yield


def routed(static: Path, version: str) -> Litestar:
    """All routes; the service that answers is put into the application's state."""
    pages = Pages(static)
    return Litestar(
        route_handlers=[
            *catalogue.HANDLERS,
            *examples.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *proposals.HANDLERS,
            *admin.HANDLERS,
            *programs.HANDLERS,
            *notices.HANDLERS,
            *replays.HANDLERS,
            *reviews.HANDLERS,
            *guides.HANDLERS,
            *health.HANDLERS,
            *page_handlers(pages),
        ],
        guards=[refuse_programs],
        lifespan=[_running],
        exception_handlers={
            RefusedError: on_refused,
            ServiceError: on_service_error,
            InputError: on_input_error,
            NotFoundException: pages.lost,
            HTTPException: on_http_exception,
            RecursionError: on_deep_body,
            Exception: on_bug,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Trilobite",
            version=version,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=[KEYS],
            security=[{"session": []}],
        ),
        logging_config=None,
    )
