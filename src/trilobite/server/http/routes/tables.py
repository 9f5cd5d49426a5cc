"""Tables, seats and invitations."""

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server.common.wire.plans import TablePlan
from trilobite.server.common.wire.play import Snapshot
from trilobite.server.common.wire.seats import (
    BotChoice,
    Claimed,
    Handover,
    Invitation,
    SeatChoice,
    Token,
)
from trilobite.server.common.wire.tables import NewTable, TableId, TableInfo, Tables
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    FOR_PROGRAMS,
    Asked,
    eyes_wanted,
    known_person,
    person_of,
    service_of,
    session_or_new,
)
from trilobite.server.tables import stored
from trilobite.server.tables.info import table_info
from trilobite.server.tables.live import LiveTable
from trilobite.server.tables.table import Table

OK = 200


@get("/api/tables", responses=ERROR_RESPONSES)
async def get_tables(request: Asked) -> Tables:
    """My tables, and public tables with a free seat."""
    service, person = service_of(request), await person_of(request)
    mine: list[Table] = []
    if person is not None:
        ids = await service.store.read(lambda c: stored.ids_of(c, person))
        mine = await service.registry.load(ids)
    free = await service.registry.load(await service.store.read(stored.open_ids))
    return Tables(
        mine=[table_info(table, person, service.presence.here(table.id)) for table in mine],
        open=[table_info(table, person, service.presence.here(table.id)) for table in free],
    )


@post("/api/tables", status_code=OK, responses=ERROR_RESPONSES)
async def create_table(request: Asked, data: JSONBody[TablePlan]) -> PlainResponse[NewTable]:
    """Create a table. If no seat is open, its game begins at once."""
    service = service_of(request)
    session, cookies = await session_or_new(request)
    table, invitations = await service.creation.create(data, session)
    info = await service.info(table.id, session.person)
    return Response(NewTable(table=info, invitations=invitations), cookies=cookies)


@get("/api/tables/{id:str}", responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def get_table(
    request: Asked, id: FromPath[str], seat: FromQuery[int | None] = None
) -> Snapshot:
    """Load a table as one of my seats, or as a spectator (`seat` = -1), sees it.

    Without `seat`, it is my first seat that has to act, or otherwise my first seat, if I have one.
    """
    service, person = service_of(request), await person_of(request)
    here, wanted = service.presence.here(id), eyes_wanted(request, seat)
    await service.registry.freshen(id)

    def work(live: LiveTable) -> Snapshot:
        eyes = live.eyes_of(person, wanted)
        return Snapshot(
            table=table_info(live.table, person, here),
            scene=live.scene(eyes),
            log=live.entries_since(-1, eyes),
            epoch=live.epoch,
        )

    return await service.registry.look(id, work)


@delete("/api/tables/{id:str}", responses=ERROR_RESPONSES)
async def delete_table(request: Asked, id: FromPath[str]) -> None:
    """Delete a table whose game has not begun. Only the host can do this."""
    person = await known_person(request)
    await service_of(request).creation.delete(id, person)


@post("/api/tables/{id:str}/invitations", status_code=OK, responses=ERROR_RESPONSES)
async def invite(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> Invitation:
    """Create a new link for a seat that is open or played by a bot. Only the host can do this.

    The old link stops working.
    """
    person = await known_person(request)
    return await service_of(request).invitations.renew(id, person, data)


@post("/api/invitations/look", status_code=OK, responses=ERROR_RESPONSES)
async def look_at_invitation(request: Asked, data: JSONBody[Token]) -> TableInfo:
    """The table of an invitation. The seat is not taken yet."""
    service, person = service_of(request), await person_of(request)
    table = await service.invitations.look(data.token, person)
    return await service.info(table.id, person)


@post("/api/invitations/claim", status_code=OK, responses=ERROR_RESPONSES)
async def claim_invitation(request: Asked, data: JSONBody[Token]) -> PlainResponse[Claimed]:
    """Take the seat of an invitation, which works once."""
    service = service_of(request)
    person = await person_of(request)
    # First, so that no session is created for a wrong link.
    await service.invitations.look(data.token, person)
    session, cookies = await session_or_new(request)
    claimed = await service.invitations.claim(data.token, session, data.colour)
    return Response(claimed, cookies=cookies)


@post("/api/tables/{id:str}/sit", status_code=OK, responses=ERROR_RESPONSES)
async def sit(
    request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]
) -> PlainResponse[TableInfo]:
    """Take an open seat of a public table."""
    service = service_of(request)
    await service.info(id, None)  # first, so that no session is created for an unknown table
    session, cookies = await session_or_new(request)
    await service.seating.sit(id, session, data)
    return Response(await service.info(id, session.person), cookies=cookies)


@post("/api/tables/{id:str}/leave", status_code=OK, responses=ERROR_RESPONSES)
async def leave(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> TableInfo:
    """Leave a seat. Before the game it becomes open; later a bot plays it until I return."""
    service, person = service_of(request), await known_person(request)
    await service.seating.leave(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/bot", status_code=OK, responses=ERROR_RESPONSES)
async def hand_to_bot(request: Asked, id: FromPath[str], data: JSONBody[BotChoice]) -> TableInfo:
    """Let a bot play a seat. Its owner and the host can do this."""
    service, person = service_of(request), await known_person(request)
    await service.seating.hand_to_bot(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/takeback", status_code=OK, responses=ERROR_RESPONSES)
async def take_back(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> TableInfo:
    """Take back one of my seats from a bot."""
    service, person = service_of(request), await known_person(request)
    await service.seating.take_back(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/concede", status_code=OK, responses=ERROR_RESPONSES)
async def concede(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> TableInfo:
    """Concede: the seat comes last. A bot plays on; if only bots are left, the game ends."""
    service, person = service_of(request), await known_person(request)
    await service.seating.concede(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/handover", status_code=OK, responses=ERROR_RESPONSES)
async def hand_over(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> Handover:
    """Create a short code that moves one of my seats to another device."""
    person = await known_person(request)
    return await service_of(request).invitations.hand_over(id, person, data)


@post("/api/handover", status_code=OK, responses=ERROR_RESPONSES)
async def take_over(request: Asked, data: JSONBody[Token]) -> PlainResponse[Claimed]:
    """Move the seat of a code to this device."""
    service = service_of(request)
    # First, so that no session is created for a wrong code.
    await service.invitations.check_code(data.token, await person_of(request))
    session, cookies = await session_or_new(request)
    return Response(await service.invitations.take_over(data.token, session), cookies=cookies)


@post("/api/tables/{id:str}/rematch", status_code=OK, responses=ERROR_RESPONSES)
async def rematch(request: Asked, id: FromPath[str]) -> TableId:
    """Ask for a rematch: a new table that begins when the others have asked for it too.

    If there is one already, take my seat there.
    """
    person = await known_person(request)
    return TableId(table=await service_of(request).creation.rematch(id, person))


HANDLERS = [
    get_tables, create_table, get_table, delete_table, invite, look_at_invitation,
    claim_invitation, sit, leave, hand_to_bot, take_back, concede, hand_over, take_over, rematch,
]  # fmt: skip
