"""Playing, records and the socket."""

import asyncio

import msgspec
from litestar import Response, get, post, websocket
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.engine import canonical_json
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.limits import network_of
from trilobite.server.common.wire.base import Json
from trilobite.server.common.wire.errors import RefusalInfo
from trilobite.server.common.wire.hints import Hint, HintRequest
from trilobite.server.common.wire.play import Act, Confirmed, Gains, Point, Preview, Previews, Step
from trilobite.server.common.wire.tables import TableId
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    FOR_PROGRAMS,
    Asked,
    eyes_wanted,
    language_of,
    person_of,
    player_of,
    service_of,
    session_of,
    session_or_new,
)
from trilobite.server.http.socket import TRY_AGAIN, Socket, converse, has_too_many_sockets
from trilobite.server.play.records import record_for, table_from_record
from trilobite.server.push.broadcaster import GONE, Subscriber
from trilobite.server.tables.game import RowKind

OK = 200
RECORD_BYTES = 1_000_000


@post("/api/tables/{id:str}/act", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def act(request: Asked, id: FromPath[str], data: JSONBody[Act]) -> Confirmed:
    """Perform an action for one of my seats. When the response arrives, it is on disk."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.act(id, person, data)


async def _step(request: Asked, id: str, data: Step, kind: RowKind) -> Confirmed:
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.act(id, person, data, kind)


@post("/api/tables/{id:str}/undo", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def undo(request: Asked, id: FromPath[str], data: JSONBody[Step]) -> Confirmed:
    """Take back my last action, unless it revealed something or ended my turn."""
    return await _step(request, id, data, "undo")


@post("/api/tables/{id:str}/redo", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def redo(request: Asked, id: FromPath[str], data: JSONBody[Step]) -> Confirmed:
    """Perform again the action that was taken back last."""
    return await _step(request, id, data, "redo")


@post("/api/tables/{id:str}/reset", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def reset(request: Asked, id: FromPath[str], data: JSONBody[Step]) -> Confirmed:
    """Take back as much of my turn as possible."""
    return await _step(request, id, data, "reset")


@post("/api/tables/{id:str}/why", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def why(request: Asked, id: FromPath[str], data: JSONBody[Point]) -> RefusalInfo | None:
    """Why nothing can be done with these targets of the view; null if something can."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.why(id, person, data, language_of(request))


@post("/api/tables/{id:str}/preview", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def preview(request: Asked, id: FromPath[str], data: JSONBody[Preview]) -> Previews:
    """What these actions would do, as far as that can be foreseen."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.play.preview(id, person, data)


@get("/api/tables/{id:str}/gains", responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def gains(request: Asked, id: FromPath[str], seat: FromQuery[int | None] = None) -> Gains:
    """What everybody would get if the game ended now: the difference in the view's `standing`."""
    service, person = service_of(request), await person_of(request)
    return await service.play.gains(id, person, eyes_wanted(request, seat))


@post("/api/tables/{id:str}/hint", status_code=OK, responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def hint(request: Asked, id: FromPath[str], data: JSONBody[HintRequest]) -> Hint:
    """What a bot would do in place of one of my seats. The log shows that I asked."""
    service, person = service_of(request), await player_of(request, data.seat)
    return await service.hints.give(id, person, data)


@get("/api/tables/{id:str}/record", responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def get_record(
    request: Asked, id: FromPath[str], seat: FromQuery[int | None] = None
) -> PlainResponse[Json]:
    """The record of a game; while the game is running, only what the seat may know."""
    service, person = service_of(request), await person_of(request)
    wanted = eyes_wanted(request, seat)

    eyes = await service.registry.look(id, lambda live: live.eyes_of(person, wanted))
    async with service.registry.reading(id) as live:
        # In a thread, because the hashes of a finished game take a while.
        record = await asyncio.to_thread(record_for, live, eyes)
    name = f"trilobite-{id}.json"
    return Response(
        msgspec.Raw(canonical_json(record).encode()),  # type: ignore[arg-type]
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", status_code=OK, responses=ERROR_RESPONSES, request_max_body_size=RECORD_BYTES)
async def import_record(request: Asked, data: JSONBody[Json]) -> PlainResponse[TableId]:
    """Create a table from a record, after verifying it. An unfinished game can be played on."""
    service = service_of(request)
    session, cookies = await session_or_new(request)
    table = await table_from_record(service.registry, session, data, language_of(request))
    return Response(TableId(table=table.id), cookies=cookies)


@websocket("/api/tables/{id:str}/live", opt=FOR_PROGRAMS["opt"])
async def live(socket: Socket, id: FromPath[str]) -> None:
    """Live updates; the first message is a Hello."""
    service = service_of(socket)
    address = network_of(socket.client.host if socket.client else "")
    try:
        session = await session_of(socket)
        await service.registry.look(id, lambda live: live.table.seq)
    except ServiceError as error:
        await socket.close(TRY_AGAIN if error.is_transient else GONE)
        return
    if has_too_many_sockets(service, session, address):
        await socket.close(1008)
        return
    await converse(socket, service, Subscriber(id, session, address))


HANDLERS = [act, undo, redo, reset, why, preview, gains, hint, get_record, import_record, live]
