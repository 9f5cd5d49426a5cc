"""Who I am, and what there is."""

import asyncio

from litestar import Response, delete, get, put
from litestar.params import FromPath, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server import house
from trilobite.server.addresses import address_for_others
from trilobite.server.names import clean
from trilobite.server.requests import (
    FOR_PROGRAMS,
    TROUBLES,
    Asked,
    service_of,
    session_of,
    session_or_new,
)
from trilobite.server.sessions import Session
from trilobite.server.wire.house import Catalogue, House, Me, Name

CACHEABLE = "public, max-age=300"


def _me(session: Session) -> Me:
    return Me(id=session.person, name=session.name)


@get("/api/house", responses=TROUBLES, **FOR_PROGRAMS)
async def get_house(request: Asked) -> House:
    """What the first page needs."""
    service, session = service_of(request), await session_of(request)
    asked = f"{request.url.scheme}://{request.url.netloc}"
    # In a thread: a machine without a network may look for its own name for a while.
    reachable_at = await asyncio.to_thread(address_for_others, service.settings, asked)
    return House(
        version=service.version,
        me=None if session is None else _me(session),
        games=house.games(),
        bots=house.bots(),
        local_only=service.settings.is_local_only,
        reachable_at=reachable_at,
    )


@get("/api/catalogue/{wishes:str}", responses=TROUBLES, sync_to_thread=True, **FOR_PROGRAMS)
def get_catalogue(wishes: FromPath[str]) -> PlainResponse[Catalogue]:
    """The sentences of one language: the first that is known of `pt,fr,en`."""
    return Response(house.catalogue(wishes), headers={"cache-control": CACHEABLE})


@get(
    "/api/rules/{game:str}/{language:str}",
    media_type="text/markdown",
    responses=TROUBLES,
    sync_to_thread=True,
    **FOR_PROGRAMS,
)
def get_rules(game: FromPath[str], language: FromPath[str]) -> PlainResponse[str]:
    """The rules of a game, as Markdown."""
    text = house.rules(game, language)
    return Response(text, media_type="text/markdown", headers={"cache-control": CACHEABLE})


@get("/api/me", responses=TROUBLES)
async def get_me(request: Asked) -> Me | None:
    """The person of this session, if there is one."""
    session = await session_of(request)
    return None if session is None else _me(session)


@put("/api/me", responses=TROUBLES)
async def put_me(request: Asked, data: JSONBody[Name]) -> PlainResponse[Me]:
    """Say what you are called. Sets the session's cookie if there is none."""
    name = clean(data.name, "name")
    session, cookies = await session_or_new(request)
    await service_of(request).rename(session, name)
    return Response(_me(session), cookies=cookies)


@delete("/api/me", status_code=200, responses=TROUBLES)
async def delete_me(request: Asked) -> PlainResponse[None]:
    """Be forgotten: the session ends, seats are left, sockets are closed."""
    service, session = service_of(request), await session_of(request)
    if session is not None:
        await service.forget(session)
    return Response(None, cookies=[service.sessions.no_cookie(request.url.scheme)])


HANDLERS = [get_house, get_catalogue, get_rules, get_me, put_me, delete_me]
