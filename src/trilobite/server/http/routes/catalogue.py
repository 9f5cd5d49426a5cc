"""The person of a session, and what this server offers."""

import asyncio

from litestar import Response, delete, get, put
from litestar.params import FromPath, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server.common.names import clean
from trilobite.server.common.wire.catalogue import (
    Catalogue,
    InstanceInfo,
    Me,
    Name,
    PreferencesInfo,
)
from trilobite.server.http import catalogue
from trilobite.server.http.addresses import address_for_others
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    FOR_PROGRAMS,
    Asked,
    known_person,
    service_of,
    session_of,
    session_or_new,
)
from trilobite.server.people.sessions import Session

CACHEABLE = "public, max-age=300"


def _me(session: Session) -> Me:
    return Me(id=session.person, name=session.name)


@get("/api/instance", responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def get_instance(request: Asked) -> InstanceInfo:
    """What a client needs first: the version, the session's person, all games and bots."""
    return await _instance(request)


@get("/api/house", deprecated=True, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def get_house(request: Asked) -> InstanceInfo:
    """The former address of `/api/instance`, which clients of earlier versions use."""
    return await _instance(request)


async def _instance(request: Asked) -> InstanceInfo:
    service, session = service_of(request), await session_of(request)
    asked = f"{request.url.scheme}://{request.url.netloc}"
    # In a thread: without a network, a machine may take a while to look up its own name.
    reachable_at = await asyncio.to_thread(address_for_others, service.settings, asked)
    return InstanceInfo(
        version=service.version,
        me=None if session is None else _me(session),
        preferences=None if session is None else await service.preferences.of(session.person),
        games=catalogue.games(),
        bots=catalogue.bots(),
        local_only=service.settings.is_local_only,
        reachable_at=reachable_at,
    )


@get("/api/catalogue/{wishes:str}", responses=ERROR_RESPONSES, sync_to_thread=True, **FOR_PROGRAMS)
def get_catalogue(wishes: FromPath[str]) -> PlainResponse[Catalogue]:
    """The sentences of the first known language in a list such as `pt,fr,en`."""
    return Response(catalogue.catalogue(wishes), headers={"cache-control": CACHEABLE})


@get(
    "/api/rules/{game:str}/{language:str}",
    media_type="text/markdown",
    responses=ERROR_RESPONSES,
    sync_to_thread=True,
    **FOR_PROGRAMS,
)
def get_rules(game: FromPath[str], language: FromPath[str]) -> PlainResponse[str]:
    """The rules of a game, as Markdown."""
    text = catalogue.rules(game, language)
    return Response(text, media_type="text/markdown", headers={"cache-control": CACHEABLE})


@get("/api/me", responses=ERROR_RESPONSES)
async def get_me(request: Asked) -> Me | None:
    """The person of this session, if there is one."""
    session = await session_of(request)
    return None if session is None else _me(session)


@put("/api/me", responses=ERROR_RESPONSES)
async def put_me(request: Asked, data: JSONBody[Name]) -> PlainResponse[Me]:
    """Set the name of this session's person. Creates a session and its cookie if needed."""
    name = clean(data.name, "name")
    session, cookies = await session_or_new(request)
    await service_of(request).rename(session, name)
    return Response(_me(session), cookies=cookies)


@put("/api/me/preferences", responses=ERROR_RESPONSES)
async def put_preferences(request: Asked, data: JSONBody[PreferencesInfo]) -> PreferencesInfo:
    """Replace what this session's person has chosen for all tables."""
    person = await known_person(request)
    await service_of(request).preferences.store(person, data.preferences)
    return data


@delete("/api/me", status_code=200, responses=ERROR_RESPONSES)
async def delete_me(request: Asked) -> PlainResponse[None]:
    """End the session: leave all seats, delete chat messages, close sockets."""
    service, session = service_of(request), await session_of(request)
    if session is not None:
        await service.forget(session)
    return Response(None, cookies=[service.sessions.no_cookie(request.url.scheme)])


HANDLERS = [
    get_instance, get_house, get_catalogue, get_rules, get_me, put_me, put_preferences, delete_me,
]  # fmt: skip
