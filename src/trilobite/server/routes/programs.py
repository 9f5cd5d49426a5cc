"""Programs that play a seat: their tokens, and how the socket is spoken."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from trilobite.server.requests import (
    FOR_PROGRAMS,
    TROUBLES,
    Asked,
    known_person,
    program_of,
    service_of,
)
from trilobite.server.schema_export import document
from trilobite.server.trouble import not_found
from trilobite.server.wire.base import Json
from trilobite.server.wire.programs import NewToken, SeatToken, SeatTokens, TokenSeat

OK = 200


@post("/api/tables/{id:str}/tokens", status_code=OK, responses=TROUBLES)
async def create_token(request: Asked, id: FromPath[str], data: JSONBody[NewToken]) -> SeatToken:
    """A key with which a program plays a seat of mine; it is shown this once."""
    person = await known_person(request)
    return await service_of(request).tokens.create(id, person, data)


@get("/api/tables/{id:str}/tokens", responses=TROUBLES)
async def get_tokens(request: Asked, id: FromPath[str]) -> SeatTokens:
    """The tokens that I have made at this table."""
    person = await known_person(request)
    return SeatTokens(tokens=await service_of(request).tokens.mine(id, person))


@delete("/api/tables/{id:str}/tokens/{token:str}", responses=TROUBLES)
async def revoke_token(request: Asked, id: FromPath[str], token: FromPath[str]) -> None:
    """The program that has it is out at once."""
    person = await known_person(request)
    await service_of(request).tokens.revoke(id, person, token)


@get("/api/token", responses=TROUBLES, **FOR_PROGRAMS)
async def get_token_seat(request: Asked) -> TokenSeat:
    """Which table and seat the token of this request is for."""
    program = program_of(request)
    if program is None or program.place is None:
        raise not_found("This request has no token of a seat.")
    table, seat = program.place
    game = await service_of(request).hall.look(table, lambda live: live.table.game)
    return TokenSeat(table=table, seat=seat, game=game)


@get("/api/schema/socket.json", responses=TROUBLES, sync_to_thread=False, **FOR_PROGRAMS)
def get_socket_schema() -> Json:
    """The JSON schema of all messages: FromClient and ToClient are those of the socket."""
    return document()


HANDLERS = [create_token, get_tokens, revoke_token, get_token_seat, get_socket_schema]
