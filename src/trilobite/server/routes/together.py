"""What people at a table settle among themselves: consent, talk, notes, going on elsewhere."""

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server.requests import TROUBLES, Asked, known_person, service_of, session_or_new
from trilobite.server.wire.agreements import Consent, Proposal
from trilobite.server.wire.plans import Fork
from trilobite.server.wire.tables import NewTable, TableInfo
from trilobite.server.wire.talk import Notes, Said, Talk, Words

OK = 200
NOTES_BYTES = 262_144
"""Twenty thousand characters, however they are written."""


@post("/api/tables/{id:str}/propose", status_code=OK, responses=TROUBLES)
async def propose(request: Asked, id: FromPath[str], data: JSONBody[Proposal]) -> TableInfo:
    """Propose to take back everything from a step on, or to pause; done at once if I am alone."""
    service, person = service_of(request), await known_person(request)
    await service.agreements.propose(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/consent", status_code=OK, responses=TROUBLES)
async def consent(request: Asked, id: FromPath[str], data: JSONBody[Consent]) -> TableInfo:
    """Agree to what is proposed, or refuse; by whoever proposed it a no takes it back."""
    service, person = service_of(request), await known_person(request)
    await service.agreements.answer(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/resume", status_code=OK, responses=TROUBLES)
async def resume(request: Asked, id: FromPath[str]) -> TableInfo:
    """Let the game go on after a pause."""
    service, person = service_of(request), await known_person(request)
    await service.agreements.resume(id, person)
    return await service.info(id, person)


@post("/api/tables/{id:str}/fork", status_code=OK, responses=TROUBLES)
async def fork(request: Asked, id: FromPath[str], data: JSONBody[Fork]) -> PlainResponse[NewTable]:
    """Continue from here as a new table; of a running game, from an imagined world."""
    service = service_of(request)
    await service.info(id, None)  # before a session is made for a table that is not there
    session, cookies = await session_or_new(request)
    table, invitations = await service.fork(id, session, data)
    info = await service.info(table.id, session.person)
    return Response(NewTable(table=info, invitations=invitations), cookies=cookies)


@get("/api/tables/{id:str}/chat", responses=TROUBLES)
async def get_chat(
    request: Asked,
    id: FromPath[str],
    after: FromQuery[int] = 0,
    before: FromQuery[int | None] = None,
) -> Talk:
    """What was said: the last 200 of what lies between these numbers."""
    return Talk(said=await service_of(request).conversation.heard(id, after, before))


@post("/api/tables/{id:str}/chat", status_code=OK, responses=TROUBLES)
async def say(request: Asked, id: FromPath[str], data: JSONBody[Words]) -> Said:
    """Say something to everybody at the table."""
    person = await known_person(request)
    return await service_of(request).conversation.say(id, person, data.text)


@get("/api/tables/{id:str}/notes", responses=TROUBLES)
async def get_notes(request: Asked, id: FromPath[str]) -> Notes:
    """My own notes about a table; nobody else gets them."""
    person = await known_person(request)
    return Notes(text=await service_of(request).conversation.notes(id, person))


@put("/api/tables/{id:str}/notes", responses=TROUBLES, request_max_body_size=NOTES_BYTES)
async def put_notes(request: Asked, id: FromPath[str], data: JSONBody[Notes]) -> Notes:
    """Write down something for myself instead of what I had."""
    person = await known_person(request)
    return Notes(text=await service_of(request).conversation.write_down(id, person, data.text))


HANDLERS = [propose, consent, resume, fork, get_chat, say, get_notes, put_notes]
