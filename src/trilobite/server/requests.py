"""What the routes share: the session of a request, the reader's language, bodies of errors."""

import logging
from collections.abc import Mapping
from typing import Any, cast

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from trilobite.engine import InputError
from trilobite.server.languages import choose_language
from trilobite.server.service import Service
from trilobite.server.sessions import Session
from trilobite.server.trouble import TroubleError, bad_input, not_yours
from trilobite.server.wire.trouble import Trouble

logger = logging.getLogger(__name__)
Asked = Request[Any, Any, Any]

TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=description)
    for status, description in {
        400: "Unreadable: the field and what is allowed",
        401: "The password of the house, or an administrator's, is missing; or an unknown token",
        403: "Not yours, or not from here",
        404: "Not there",
        409: "The question is no more: the present sequence number",
        413: "Too large",
        422: "Refused by the rules: why",
        429: "Too many requests",
        503: "The database is away; ask again",
    }.items()
}
FOR_PROGRAMS: dict[str, Any] = {
    "opt": {"for_programs": True},
    "security": [{"session": []}, {"token": []}],
}
"""What a route says that may be used with a token (see `tokens`)."""
PROGRAM = "trilobite.program"
"""Under which the session of a token is in the scope of a request."""

_CODES = {403: "forbidden", 404: "not_found", 405: "not_found", 413: "too_large", 429: "too_many"}


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    service = connection.app.state["service"]
    assert isinstance(service, Service)  # noqa: S101 - set when the app was made
    return service


async def session_of(request: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """By the token, if there is one: then no cookie counts."""
    program = program_of(request)
    if program is not None:
        return program
    return await service_of(request).sessions.find(request.cookies, request.url.scheme)


def program_of(request: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """Whose token came with the request; the shield has looked it up."""
    program: Session | None = cast("Mapping[str, Any]", request.scope).get(PROGRAM)
    return program


async def refuse_programs(
    request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A token opens only what says so (`FOR_PROGRAMS`), and only at its own table."""
    program = program_of(request)
    if program is None or program.place is None:
        return
    if not handler.opt.get("for_programs"):
        raise PermissionDeniedException("A token is for playing its seat, and not for this.")
    if request.path_params.get("id", program.place[0]) != program.place[0]:
        raise PermissionDeniedException("This token is for another table.")


async def player_of(request: Asked, seat: int) -> int | None:
    """Who asks for a seat: a person for any of theirs, a program for its own."""
    program = program_of(request)
    if program is not None and program.place is not None and program.place[1] != seat:
        raise not_yours("This token is for another seat.")
    return await person_of(request)


def eyes_wanted(request: Asked, seat: int | None) -> int | None:
    """Through whose eyes to look; a program that does not say looks through its own."""
    program = program_of(request)
    if program is None or program.place is None:
        return seat
    own = program.place[1]
    if seat is not None and seat >= 0 and seat != own:
        raise not_yours("This token is for another seat.")
    return own if seat is None else seat


async def person_of(request: Asked) -> int | None:
    session = await session_of(request)
    if session is None:
        return None
    if session.place is not None:
        return session.person  # a program has not its owner's rights as a host
    service_of(request).hosts.seen(request.path_params.get("id", ""), session.person)
    return session.person


async def known_person(request: Asked) -> int:
    """The person of the session; whoever has none has no seat either."""
    person = await person_of(request)
    if person is None:
        raise not_yours("Nobody is known here by that cookie; say your name first.")
    return person


async def session_or_new(request: Asked) -> tuple[Session, list[Cookie]]:
    """The session of a request, or a new one with the cookie that has to be set."""
    session = await session_of(request)
    if session is not None:
        return session, []
    service = service_of(request)
    token, session = await service.sessions.create("")
    return session, [service.sessions.cookie(token, request.url.scheme)]


def language_of(request: Asked) -> str:
    return choose_language(
        request.query_params.get("language"), request.headers.get("accept-language", "")
    )


def troubled(status: int, trouble: Trouble) -> Response[bytes]:
    return Response(msgspec.json.encode(trouble), status_code=status, media_type="application/json")


def on_problem(_: Asked, problem: TroubleError) -> Response[bytes]:
    return troubled(problem.status, problem.trouble)


def on_input_error(_: Asked, error: InputError) -> Response[bytes]:
    return on_problem(_, bad_input(error))


def on_http_exception(_: Asked, error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: unreadable or too large bodies, unknown addresses."""
    status = error.status_code
    if status >= 500:
        return on_bug(_, error)
    code = _CODES.get(status, "bad_input")
    field, problem = "", error.detail
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        field = str(error.extra[0].get("key", ""))
        problem = str(error.extra[0].get("message", problem))
    elif code == "bad_input":
        problem = "That is not readable."
    return troubled(status, Trouble(code=code, problem=problem[:300], field=field[:100]))


def on_deep_body(_: Asked, error: RecursionError) -> Response[bytes]:
    """A body nested so deeply that reading it was given up."""
    if "deserializing" not in str(error):
        return on_bug(_, error)
    return troubled(400, Trouble(code="bad_input", problem="That is nested too deeply."))


def on_bug(_: Asked, error: Exception) -> Response[bytes]:
    """The last resort: the log knows what happened, the answer does not."""
    logger.error("a bug", exc_info=error)
    trouble = Trouble(code="bug", problem="Something is broken here. It was written to the log.")
    return troubled(500, trouble)
