"""Proposals and consent, chat, notes, and forks of a table."""

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server.common.wire.chat import ChatPage, ChatText, Notes, Said
from trilobite.server.common.wire.plans import Fork
from trilobite.server.common.wire.proposals import Consent, Proposal
from trilobite.server.common.wire.tables import NewTable, TableInfo
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    Asked,
    known_person,
    service_of,
    session_or_new,
)

OK = 200
NOTES_BYTES = 262_144
"""Maximum body size: enough for 20,000 characters in any encoding."""


@post("/api/tables/{id:str}/propose", status_code=OK, responses=ERROR_RESPONSES)
async def propose(request: Asked, id: FromPath[str], data: JSONBody[Proposal]) -> TableInfo:
    """Propose to take back all steps from one on, or to pause. It is done at once if I am alone."""
    service, person = service_of(request), await known_person(request)
    await service.consent.propose(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/consent", status_code=OK, responses=ERROR_RESPONSES)
async def consent(request: Asked, id: FromPath[str], data: JSONBody[Consent]) -> TableInfo:
    """Agree to a proposal or refuse it. If it is my own, refusing it withdraws it."""
    service, person = service_of(request), await known_person(request)
    await service.consent.answer(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/resume", status_code=OK, responses=ERROR_RESPONSES)
async def resume(request: Asked, id: FromPath[str]) -> TableInfo:
    """Resume the game after a pause."""
    service, person = service_of(request), await known_person(request)
    await service.consent.resume(id, person)
    return await service.info(id, person)


@post("/api/tables/{id:str}/fork", status_code=OK, responses=ERROR_RESPONSES)
async def fork(request: Asked, id: FromPath[str], data: JSONBody[Fork]) -> PlainResponse[NewTable]:
    """Continue a game as a new table; if it is still running, hidden things are imagined."""
    service = service_of(request)
    await service.info(id, None)  # first, so that no session is created for an unknown table
    session, cookies = await session_or_new(request)
    table, invitations = await service.creation.fork(id, session, data)
    info = await service.info(table.id, session.person)
    return Response(NewTable(table=info, invitations=invitations), cookies=cookies)


@get("/api/tables/{id:str}/chat", responses=ERROR_RESPONSES)
async def get_chat(
    request: Asked,
    id: FromPath[str],
    after: FromQuery[int] = 0,
    before: FromQuery[int | None] = None,
) -> ChatPage:
    """The last 200 chat messages with ids between `after` and `before`."""
    return ChatPage(said=await service_of(request).chat.messages(id, after, before))


@post("/api/tables/{id:str}/chat", status_code=OK, responses=ERROR_RESPONSES)
async def say(request: Asked, id: FromPath[str], data: JSONBody[ChatText]) -> Said:
    """Send a chat message to everybody at the table."""
    person = await known_person(request)
    return await service_of(request).chat.say(id, person, data.text, data.phrase)


@get("/api/tables/{id:str}/notes", responses=ERROR_RESPONSES)
async def get_notes(request: Asked, id: FromPath[str]) -> Notes:
    """My private notes about a table."""
    person = await known_person(request)
    return Notes(text=await service_of(request).chat.notes(id, person))


@put("/api/tables/{id:str}/notes", responses=ERROR_RESPONSES, request_max_body_size=NOTES_BYTES)
async def put_notes(request: Asked, id: FromPath[str], data: JSONBody[Notes]) -> Notes:
    """Replace my private notes about a table."""
    person = await known_person(request)
    return Notes(text=await service_of(request).chat.write_down(id, person, data.text))


HANDLERS = [propose, consent, resume, fork, get_chat, say, get_notes, put_notes]
