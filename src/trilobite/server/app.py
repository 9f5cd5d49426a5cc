"""The application: routes, errors and the shield around a service."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp

from trilobite.engine import InputError
from trilobite.server.configuring import read_settings
from trilobite.server.house import prepare
from trilobite.server.pages import Pages, page_handlers
from trilobite.server.requests import (
    on_bug,
    on_deep_body,
    on_http_exception,
    on_input_error,
    on_problem,
    refuse_programs,
)
from trilobite.server.routes import (
    admin,
    examples,
    guides,
    house,
    notices,
    play,
    programs,
    replays,
    reviews,
    tables,
    together,
    watching,
)
from trilobite.server.security import Shield
from trilobite.server.service import Service
from trilobite.server.settings import Settings
from trilobite.server.trouble import TroubleError

BODY_BYTES = 65_536
KEYS = Components(
    security_schemes={
        "session": SecurityScheme(
            type="apiKey",
            name="trilobite",
            security_scheme_in="cookie",
            description="The cookie of `PUT /api/me`; under TLS it is named __Host-trilobite.",
        ),
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            description="For a program that plays one seat: see `POST /api/tables/{id}/tokens`.",
        ),
    }
)
"""How it is known who asks."""


def create_app(settings: Settings | None = None) -> ASGIApp:
    """For other ASGI servers: the service, set by file and environment, behind its shield."""
    return shielded(Service(settings or read_settings()))


def shielded(service: Service) -> ASGIApp:
    return Shield(litestar_app(service), service)


def litestar_app(service: Service) -> Litestar:
    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with service.running():
            await asyncio.to_thread(prepare)
            yield

    pages = Pages(service.settings.static_folder)
    app = Litestar(
        route_handlers=[
            *house.HANDLERS,
            *examples.HANDLERS,
            *tables.HANDLERS,
            *play.HANDLERS,
            *together.HANDLERS,
            *admin.HANDLERS,
            *programs.HANDLERS,
            *notices.HANDLERS,
            *replays.HANDLERS,
            *reviews.HANDLERS,
            *guides.HANDLERS,
            *watching.HANDLERS,
            *page_handlers(pages),
        ],
        guards=[refuse_programs],
        lifespan=[lifespan],
        exception_handlers={
            TroubleError: on_problem,
            InputError: on_input_error,
            NotFoundException: pages.lost,
            HTTPException: on_http_exception,
            RecursionError: on_deep_body,
            Exception: on_bug,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Trilobite",
            version=service.version,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
            components=[KEYS],
            security=[{"session": []}],
        ),
        logging_config=None,
    )
    app.state["service"] = service
    return app
