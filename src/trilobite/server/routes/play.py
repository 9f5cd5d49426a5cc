"""Playing, records, and the socket."""

import asyncio

import msgspec
from litestar import Response, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.engine import canonical_json
from trilobite.server.hub import GONE, Reader
from trilobite.server.limits import network_of
from trilobite.server.live import LiveTable
from trilobite.server.records import bring_along, record_for
from trilobite.server.requests import (
    FOR_PROGRAMS,
    TROUBLES,
    Asked,
    eyes_wanted,
    language_of,
    person_of,
    player_of,
    service_of,
    session_of,
    session_or_new,
)
from trilobite.server.socket import TRY_AGAIN, Socket, converse, has_too_many_sockets
from trilobite.server.story import Kind
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.base import Json
from trilobite.server.wire.hints import Ask, Hint
from trilobite.server.wire.play import Act, Confirmed, Point, Preview, Previews, Step
from trilobite.server.wire.tables import TableId
from trilobite.server.wire.trouble import RefusalInfo

OK = 200
RECORD_BYTES = 1_000_000


@post("/api/tables/{id:str}/act", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def act(request: Asked, id: FromPath[str], data: JSONBody[Act]) -> Confirmed:
    """An action of a seat of mine. When this answers, it is on disk."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.act(id, person, data, language_of(request))


async def _step(request: Asked, id: str, data: Step, kind: Kind) -> Confirmed:
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.step(id, person, data, kind, language_of(request))


@post("/api/tables/{id:str}/undo", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def undo(request: Asked, id: FromPath[str], data: JSONBody[Step]) -> Confirmed:
    """Take back my last action, if nothing was revealed and the turn not given up."""
    return await _step(request, id, data, "undo")


@post("/api/tables/{id:str}/redo", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def redo(request: Asked, id: FromPath[str], data: JSONBody[Step]) -> Confirmed:
    """Do again what was taken back last."""
    return await _step(request, id, data, "redo")


@post("/api/tables/{id:str}/reset", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def reset(request: Asked, id: FromPath[str], data: JSONBody[Step]) -> Confirmed:
    """Take back as much of my turn as can be."""
    return await _step(request, id, data, "reset")


@post("/api/tables/{id:str}/why", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def why(request: Asked, id: FromPath[str], data: JSONBody[Point]) -> RefusalInfo | None:
    """Why nothing can be done with these things of the view; null if something can."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.why(id, person, data, language_of(request))


@post("/api/tables/{id:str}/preview", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def preview(request: Asked, id: FromPath[str], data: JSONBody[Preview]) -> Previews:
    """What these actions would do, as far as it can be foreseen."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.preview(id, person, data)


@post("/api/tables/{id:str}/hint", status_code=OK, responses=TROUBLES, **FOR_PROGRAMS)
async def hint(request: Asked, id: FromPath[str], data: JSONBody[Ask]) -> Hint:
    """What a bot would do in the place of a seat of mine; the log says that it was asked."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.hints.give(id, person, data)


@get("/api/tables/{id:str}/record", responses=TROUBLES, **FOR_PROGRAMS)
async def get_record(
    request: Asked, id: FromPath[str], seat: FromQuery[int | None] = None
) -> PlainResponse[Json]:
    """The record of a game; of a running one only what the seat may know."""
    service, person = service_of(request), await person_of(request)
    wanted = eyes_wanted(request, seat)

    async def work(live: LiveTable) -> bytes:
        """The hashes of a finished game take their time: not in the event loop."""
        eyes = live.eyes_of(person, wanted)
        return canonical_json(await asyncio.to_thread(record_for, live, eyes)).encode()

    body = await service.hall.change(id, work)
    name = f"trilobite-{id}.json"
    return Response(
        msgspec.Raw(body),  # type: ignore[arg-type]
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", status_code=OK, responses=TROUBLES, request_max_body_size=RECORD_BYTES)
async def import_record(request: Asked, data: JSONBody[Json]) -> PlainResponse[TableId]:
    """A table from a record, verified: finished, or to be played on."""
    service = service_of(request)
    session, cookies = await session_or_new(request)
    table = await bring_along(service.hall, session, data, language_of(request))
    return Response(TableId(table=table.id), cookies=cookies)


@websocket("/api/tables/{id:str}/live", opt=FOR_PROGRAMS["opt"])
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Live updates; the first message is a Hello."""
    service = service_of(socket)
    address = network_of(socket.client.host if socket.client else "")
    try:
        session = await session_of(socket)
        await service.hall.look(id, lambda live: live.table.seq)
    except TroubleError as trouble:
        await socket.close(TRY_AGAIN if trouble.is_passing else GONE)
        return
    if has_too_many_sockets(service, session, address):
        await socket.close(1008)
        return
    await converse(socket, service, Reader(id, session, address))


HANDLERS = [act, undo, redo, reset, why, preview, hint, get_record, import_record, live]
