"""Tables and who sits at them."""

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server import tables
from trilobite.server.hub import entries_since
from trilobite.server.live import LiveTable
from trilobite.server.requests import (
    FOR_PROGRAMS,
    TROUBLES,
    Asked,
    eyes_wanted,
    known_person,
    person_of,
    service_of,
    session_or_new,
)
from trilobite.server.tables import Table
from trilobite.server.wire.plans import TablePlan
from trilobite.server.wire.play import Snapshot
from trilobite.server.wire.seats import BotChoice, Claimed, Handover, Invitation, SeatChoice, Token
from trilobite.server.wire.tables import NewTable, TableId, TableInfo, Tables

OK = 200


@get("/api/tables", responses=TROUBLES)
async def get_tables(request: Asked) -> Tables:
    """My tables, and public ones with a seat free."""
    service, person = service_of(request), await person_of(request)
    mine: list[Table] = []
    if person is not None:
        ids = await service.store.read(lambda c: tables.ids_of(c, person))
        mine = await service.hall.load(ids)
    free = await service.hall.load(await service.store.read(tables.open_ids))
    return Tables(
        mine=[table.info(person, service.hub.here(table.id)) for table in mine],
        open=[table.info(person, service.hub.here(table.id)) for table in free],
    )


@post("/api/tables", status_code=OK, responses=TROUBLES)
async def create_table(request: Asked, data: JSONBody[TablePlan]) -> PlainResponse[NewTable]:
    """A new table; if no seat is open the game has begun."""
    service = service_of(request)
    session, cookies = await session_or_new(request)
    table, invitations = await service.create_table(data, session)
    info = await service.info(table.id, session.person)
    return Response(NewTable(table=info, invitations=invitations), cookies=cookies)


@get("/api/tables/{id:str}", responses=TROUBLES, **FOR_PROGRAMS)
async def get_table(
    request: Asked, id: FromPath[str], seat: FromQuery[int | None] = None
) -> Snapshot:
    """A page load. Without a seat: my first that is to act, else my first, else a spectator's."""
    service, person = service_of(request), await person_of(request)
    here, wanted = service.hub.here(id), eyes_wanted(request, seat)
    await service.hall.freshen(id)

    def work(live: LiveTable) -> Snapshot:
        eyes = live.eyes_of(person, wanted)
        return Snapshot(
            table=live.table.info(person, here),
            scene=live.scene(eyes),
            log=entries_since(live, -1, eyes),
            epoch=live.epoch,
        )

    return await service.hall.look(id, work)


@delete("/api/tables/{id:str}", responses=TROUBLES)
async def delete_table(request: Asked, id: FromPath[str]) -> None:
    """Remove a table that has not begun; for the host."""
    person = await known_person(request)
    await service_of(request).delete_table(id, person)


@post("/api/tables/{id:str}/invitations", status_code=OK, responses=TROUBLES)
async def invite(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> Invitation:
    """A new link for a seat that is open or played by a bot; the old one dies. For the host."""
    person = await known_person(request)
    return await service_of(request).invitations.renew(id, person, data)


@post("/api/invitations/look", status_code=OK, responses=TROUBLES)
async def look_at_invitation(request: Asked, data: JSONBody[Token]) -> TableInfo:
    """What would I join? Nothing is claimed."""
    service, person = service_of(request), await person_of(request)
    table = await service.invitations.look(data.token, person)
    return await service.info(table.id, person)


@post("/api/invitations/claim", status_code=OK, responses=TROUBLES)
async def claim_invitation(request: Asked, data: JSONBody[Token]) -> PlainResponse[Claimed]:
    """Take the seat of an invitation, once."""
    service = service_of(request)
    person = await person_of(request)
    await service.invitations.look(data.token, person)  # no session is made for a wrong link
    session, cookies = await session_or_new(request)
    claimed = await service.invitations.claim(data.token, session)
    return Response(claimed, cookies=cookies)


@post("/api/tables/{id:str}/sit", status_code=OK, responses=TROUBLES)
async def sit(
    request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]
) -> PlainResponse[TableInfo]:
    """Take an open seat of a public table."""
    service = service_of(request)
    await service.info(id, None)  # before a session is made for a table that is not there
    session, cookies = await session_or_new(request)
    await service.seating.sit(id, session, data)
    return Response(await service.info(id, session.person), cookies=cookies)


@post("/api/tables/{id:str}/leave", status_code=OK, responses=TROUBLES)
async def leave(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> TableInfo:
    """Before the start the seat opens; in a running game a bot holds it until it is taken back."""
    service, person = service_of(request), await known_person(request)
    await service.seating.leave(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/bot", status_code=OK, responses=TROUBLES)
async def hand_to_bot(request: Asked, id: FromPath[str], data: JSONBody[BotChoice]) -> TableInfo:
    """Let a bot play a seat; for its owner or the host."""
    service, person = service_of(request), await known_person(request)
    await service.seating.hand_to_bot(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/takeback", status_code=OK, responses=TROUBLES)
async def take_back(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> TableInfo:
    """Play a seat of mine again that a bot held."""
    service, person = service_of(request), await known_person(request)
    await service.seating.take_back(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/concede", status_code=OK, responses=TROUBLES)
async def concede(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> TableInfo:
    """Give up: a bot plays on for good, and the seat is placed last."""
    service, person = service_of(request), await known_person(request)
    await service.seating.concede(id, person, data)
    return await service.info(id, person)


@post("/api/tables/{id:str}/handover", status_code=OK, responses=TROUBLES)
async def hand_over(request: Asked, id: FromPath[str], data: JSONBody[SeatChoice]) -> Handover:
    """A short code that moves a seat of mine to another device."""
    person = await known_person(request)
    return await service_of(request).invitations.hand_over(id, person, data)


@post("/api/handover", status_code=OK, responses=TROUBLES)
async def take_over(request: Asked, data: JSONBody[Token]) -> PlainResponse[Claimed]:
    """Move the seat of a code to this device."""
    service = service_of(request)
    # No session is made for a wrong code.
    await service.invitations.check_code(data.token, await person_of(request))
    session, cookies = await session_or_new(request)
    return Response(await service.invitations.take_over(data.token, session), cookies=cookies)


@post("/api/tables/{id:str}/rematch", status_code=OK, responses=TROUBLES)
async def rematch(request: Asked, id: FromPath[str]) -> TableId:
    """The same people and bots once more."""
    person = await known_person(request)
    return TableId(table=await service_of(request).rematch(id, person))


HANDLERS = [
    get_tables, create_table, get_table, delete_table, invite, look_at_invitation,
    claim_invitation, sit, leave, hand_to_bot, take_back, concede, hand_over, take_over, rematch,
]  # fmt: skip
