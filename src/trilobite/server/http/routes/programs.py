"""Programs that play a seat: their tokens, and the schema of the messages."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from trilobite.server.common.errors import not_found
from trilobite.server.common.wire.base import Json
from trilobite.server.common.wire.programs import NewToken, SeatToken, SeatTokens, TokenSeat
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    FOR_PROGRAMS,
    Asked,
    known_person,
    program_of,
    service_of,
)
from trilobite.server.http.schema_export import document

OK = 200


@post("/api/tables/{id:str}/tokens", status_code=OK, responses=ERROR_RESPONSES)
async def create_token(request: Asked, id: FromPath[str], data: JSONBody[NewToken]) -> SeatToken:
    """Create a token with which a program plays one of my seats. It is shown only this once."""
    person = await known_person(request)
    return await service_of(request).tokens.create(id, person, data)


@get("/api/tables/{id:str}/tokens", responses=ERROR_RESPONSES)
async def get_tokens(request: Asked, id: FromPath[str]) -> SeatTokens:
    """My tokens at this table."""
    person = await known_person(request)
    return SeatTokens(tokens=await service_of(request).tokens.mine(id, person))


@delete("/api/tables/{id:str}/tokens/{token:str}", responses=ERROR_RESPONSES)
async def revoke_token(request: Asked, id: FromPath[str], token: FromPath[str]) -> None:
    """Revoke a token. The program that uses it loses access at once."""
    person = await known_person(request)
    await service_of(request).tokens.revoke(id, person, token)


@get("/api/token", responses=ERROR_RESPONSES, **FOR_PROGRAMS)
async def get_token_seat(request: Asked) -> TokenSeat:
    """The table and seat of this request's token."""
    program = program_of(request)
    if program is None or program.place is None:
        raise not_found("This request has no token.")
    table, seat = program.place
    game = await service_of(request).registry.look(table, lambda live: live.table.game)
    return TokenSeat(table=table, seat=seat, game=game)


@get("/api/schema/socket.json", responses=ERROR_RESPONSES, sync_to_thread=False, **FOR_PROGRAMS)
def get_socket_schema() -> Json:
    """The JSON schema of all messages; FromClient and ToClient are those of the socket."""
    return document()


HANDLERS = [create_token, get_tokens, revoke_token, get_token_seat, get_socket_schema]
