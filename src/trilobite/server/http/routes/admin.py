"""Admission by password, and administration."""

from typing import Literal

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.server.admin.actions import Admin
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.admin import (
    AdminInstance,
    AdminKey,
    AdminPeople,
    AdminTables,
    Retention,
)
from trilobite.server.common.wire.catalogue import AdmissionRequest
from trilobite.server.http.dependencies import (
    ERROR_RESPONSES,
    Asked,
    service_of,
    session_of,
    session_or_new,
)

OK = 200
LONGEST_SEARCH = 100
MOST_OFFSET = 10_000_000
BEARER = "bearer "

Statuses = Literal["", "open", "running", "finished"]


@post("/api/admission", status_code=OK, responses=ERROR_RESPONSES)
async def admit(request: Asked, data: JSONBody[AdmissionRequest]) -> PlainResponse[None]:
    """Enter the server's password, an invitation or a handover code. Sets the session cookie."""
    admission = service_of(request).admission
    # First, so that no session is created for a wrong password.
    await admission.check_key(data.password, data.token, await session_of(request))
    session, cookies = await session_or_new(request)
    await admission.admit(session)
    return Response(None, cookies=cookies)


@post("/api/admin/session", status_code=OK, responses=ERROR_RESPONSES)
async def sign_in(request: Asked, data: JSONBody[AdminKey]) -> PlainResponse[None]:
    """Sign in as an administrator, with the password or with a link that works once."""
    administrators = service_of(request).administrators
    address = request.client.host if request.client else ""
    key = await administrators.sign_in(data.password, data.link, address)
    return Response(None, cookies=[administrators.cookie(key, request.url.scheme)])


@delete("/api/admin/session", status_code=OK, responses=ERROR_RESPONSES)
async def sign_out(request: Asked) -> PlainResponse[None]:
    """Sign out as an administrator."""
    administrators = service_of(request).administrators
    await administrators.sign_out(_key_of(request))
    return Response(None, cookies=[administrators.cookie("", request.url.scheme)])


@get("/api/admin/instance", responses=ERROR_RESPONSES)
async def get_admin_instance(request: Asked) -> AdminInstance:
    """This instance in numbers."""
    return await (await _administration(request)).instance()


@get("/api/admin/house", deprecated=True, responses=ERROR_RESPONSES)
async def get_admin_house(request: Asked) -> AdminInstance:
    """The former address of `/api/admin/instance`, which clients of earlier versions use."""
    return await (await _administration(request)).instance()


@get("/api/admin/tables", responses=ERROR_RESPONSES)
async def get_admin_tables(
    request: Asked,
    search: FromQuery[str] = "",
    status: FromQuery[Statuses] = "",
    offset: FromQuery[int] = 0,
) -> AdminTables:
    """All tables, the most recently active first, one page at a time."""
    admin = await _administration(request)
    return await admin.tables(_search(search), status, _offset(offset))


@delete("/api/admin/tables/{id:str}", responses=ERROR_RESPONSES)
async def delete_any_table(request: Asked, id: FromPath[str]) -> None:
    """Delete a table in any state, with its game and chat."""
    await (await _administration(request)).delete_table(id)


@get("/api/admin/people", responses=ERROR_RESPONSES)
async def get_admin_people(
    request: Asked, search: FromQuery[str] = "", offset: FromQuery[int] = 0
) -> AdminPeople:
    """All people, the newest first, one page at a time."""
    return await (await _administration(request)).people(_search(search), _offset(offset))


@post("/api/admin/people/{person:int}/mute", status_code=OK, responses=ERROR_RESPONSES)
async def mute(request: Asked, person: FromPath[int]) -> None:
    """Forbid a person to chat."""
    await (await _administration(request)).mute(_number(person), muted=True)


@post("/api/admin/people/{person:int}/unmute", status_code=OK, responses=ERROR_RESPONSES)
async def unmute(request: Asked, person: FromPath[int]) -> None:
    """Allow a person to chat again."""
    await (await _administration(request)).mute(_number(person), muted=False)


@post("/api/admin/people/{person:int}/remove", status_code=OK, responses=ERROR_RESPONSES)
async def remove(request: Asked, person: FromPath[int]) -> None:
    """Remove a person: end sessions, leave seats to bots, delete the name and chat messages."""
    await (await _administration(request)).remove(_number(person))


@post("/api/admin/retention", status_code=OK, responses=ERROR_RESPONSES)
async def retain(request: Asked) -> Retention:
    """Delete old data now, instead of at the next daily cleanup."""
    return await (await _administration(request)).clear()


async def _administration(request: Asked) -> Admin:
    """The administration, if the request comes from an administrator."""
    service = service_of(request)
    await service.administrators.check(_key_of(request))
    return service.admin


def _key_of(request: Asked) -> str:
    """The administrator's key: a command sends it in a header, a browser in its cookie."""
    header = request.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :][:200]
    name = service_of(request).administrators.cookie_name(request.url.scheme)
    return request.cookies.get(name, "")[:200]


def _search(text: str) -> str:
    if len(text) > LONGEST_SEARCH or "\0" in text:
        allowed = f"at most {LONGEST_SEARCH} characters, and no NUL"
        raise ServiceError("bad_input", "This search text is not allowed.", "search", allowed)
    return text.strip()


def _offset(number: int) -> int:
    if not 0 <= number <= MOST_OFFSET:
        raise ServiceError("bad_input", "There is no such page.", "offset", f"0 to {MOST_OFFSET}")
    return number


def _number(person: int) -> int:
    if not 0 < person < 2**31:
        raise ServiceError("not_found", "There is no such person.")
    return person


HANDLERS = [
    admit, sign_in, sign_out, get_admin_instance, get_admin_house, get_admin_tables,
    delete_any_table, get_admin_people, mute, unmute, remove, retain,
]  # fmt: skip
