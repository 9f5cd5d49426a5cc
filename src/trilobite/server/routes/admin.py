"""Coming into a house with a password, and administering it."""

from typing import Literal

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server.admin import Admin
from trilobite.server.requests import TROUBLES, Asked, service_of, session_of, session_or_new
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.admin import AdminHouse, AdminKey, AdminPeople, AdminTables, Retention
from trilobite.server.wire.house import Admission

OK = 200
LONGEST_SEARCH = 100
MOST_OFFSET = 10_000_000
BEARER = "bearer "

Statuses = Literal["", "open", "running", "finished"]


@post("/api/admission", status_code=OK, responses=TROUBLES)
async def admit(request: Asked, data: JSONBody[Admission]) -> PlainResponse[None]:
    """Give the password of the house, or something of a seat in it. Sets the cookie."""
    admission = service_of(request).admission
    # No session is made for a wrong password.
    await admission.check_key(data.password, data.token, await session_of(request))
    session, cookies = await session_or_new(request)
    await admission.admit(session)
    return Response(None, cookies=cookies)


@post("/api/admin/session", status_code=OK, responses=TROUBLES)
async def sign_in(request: Asked, data: JSONBody[AdminKey]) -> PlainResponse[None]:
    """Become an administrator, by the password or by a link that works once."""
    administrators = service_of(request).administrators
    address = request.client.host if request.client else ""
    key = await administrators.sign_in(data.password, data.link, address)
    return Response(None, cookies=[administrators.cookie(key, request.url.scheme)])


@delete("/api/admin/session", status_code=OK, responses=TROUBLES)
async def sign_out(request: Asked) -> PlainResponse[None]:
    """Be an administrator no more."""
    administrators = service_of(request).administrators
    await administrators.sign_out(_key_of(request))
    return Response(None, cookies=[administrators.cookie("", request.url.scheme)])


@get("/api/admin/house", responses=TROUBLES)
async def get_admin_house(request: Asked) -> AdminHouse:
    """The house in numbers."""
    return await (await _administration(request)).house()


@get("/api/admin/tables", responses=TROUBLES)
async def get_admin_tables(
    request: Asked,
    search: FromQuery[str] = "",
    status: FromQuery[Statuses] = "",
    offset: FromQuery[int] = 0,
) -> AdminTables:
    """All tables, the last that moved first, a page at a time."""
    admin = await _administration(request)
    return await admin.tables(_search(search), status, _offset(offset))


@delete("/api/admin/tables/{id:str}", responses=TROUBLES)
async def delete_any_table(request: Asked, id: FromPath[str]) -> None:
    """Delete a table, whatever its state, with all that was played and said there."""
    await (await _administration(request)).delete_table(id)


@get("/api/admin/people", responses=TROUBLES)
async def get_admin_people(
    request: Asked, search: FromQuery[str] = "", offset: FromQuery[int] = 0
) -> AdminPeople:
    """All people, the newest first, a page at a time."""
    return await (await _administration(request)).people(_search(search), _offset(offset))


@post("/api/admin/people/{person:int}/mute", status_code=OK, responses=TROUBLES)
async def mute(request: Asked, person: FromPath[int]) -> None:
    """Let somebody speak no more."""
    await (await _administration(request)).mute(_number(person), muted=True)


@post("/api/admin/people/{person:int}/unmute", status_code=OK, responses=TROUBLES)
async def unmute(request: Asked, person: FromPath[int]) -> None:
    """Let somebody speak again."""
    await (await _administration(request)).mute(_number(person), muted=False)


@post("/api/admin/people/{person:int}/remove", status_code=OK, responses=TROUBLES)
async def remove(request: Asked, person: FromPath[int]) -> None:
    """Remove somebody: sessions end, seats are left to bots, name and words are gone."""
    await (await _administration(request)).remove(_number(person))


@post("/api/admin/retention", status_code=OK, responses=TROUBLES)
async def retain(request: Asked) -> Retention:
    """Delete now what would be deleted tonight."""
    return await (await _administration(request)).clear()


async def _administration(request: Asked) -> Admin:
    """What administrators do, for one of them."""
    service = service_of(request)
    await service.administrators.check(_key_of(request))
    return service.admin


def _key_of(request: Asked) -> str:
    """Of a browser by its cookie, of a command by a header."""
    header = request.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :][:200]
    name = service_of(request).administrators.cookie_name(request.url.scheme)
    return request.cookies.get(name, "")[:200]


def _search(text: str) -> str:
    if len(text) > LONGEST_SEARCH or "\0" in text:
        allowed = f"at most {LONGEST_SEARCH} characters, and no NUL"
        raise TroubleError("bad_input", "That cannot be looked for.", "search", allowed)
    return text.strip()


def _offset(number: int) -> int:
    if not 0 <= number <= MOST_OFFSET:
        raise TroubleError("bad_input", "There is no such page.", "offset", f"0 to {MOST_OFFSET}")
    return number


def _number(person: int) -> int:
    if not 0 < person < 2**31:
        raise TroubleError("not_found", "There is no such person.")
    return person


HANDLERS = [
    admit, sign_in, sign_out, get_admin_house, get_admin_tables, delete_any_table,
    get_admin_people, mute, unmute, remove, retain,
]  # fmt: skip
