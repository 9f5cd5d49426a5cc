"""Shared by the routes: the session of a request, the reader's language, error responses."""

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
from trilobite.server.common.errors import ServiceError, bad_input, not_yours
from trilobite.server.common.wire.errors import ErrorBody
from trilobite.server.people.sessions import Session
from trilobite.server.service import Service
from trilobite.server.tables.wording import RefusedError, choose_language

logger = logging.getLogger(__name__)
Asked = Request[Any, Any, Any]

ERROR_RESPONSES = {
    status: ResponseSpec(ErrorBody, generate_examples=False, description=description)
    for status, description in {
        400: "Bad input; `field` and `allowed` say what is wrong",
        401: "The server's or the administrator's password is missing, or the token is unknown",
        403: "Forbidden: not your seat, or a request from another site",
        404: "Not found",
        409: "The table has changed since; `seq` is the current sequence number",
        413: "Too large",
        422: "Refused by the rules; `refusal` says why",
        429: "Too many requests",
        503: "The database cannot be reached; try again",
    }.items()
}
FOR_PROGRAMS: dict[str, Any] = {
    "opt": {"for_programs": True},
    "security": [{"session": []}, {"token": []}],
}
"""Options of a route that may be used with a token (see `push.tokens`)."""
PROGRAM = "trilobite.program"
"""ASGI scope key for the token's session."""

_CODES = {403: "forbidden", 404: "not_found", 405: "not_found", 413: "too_large", 429: "too_many"}


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    service = connection.app.state["service"]
    assert isinstance(service, Service)  # noqa: S101 - set when the app was made
    return service


async def session_of(request: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """The session of a request: that of its token or, without one, that of its cookie."""
    program = program_of(request)
    if program is not None:
        return program
    return await service_of(request).sessions.find(request.cookies, request.url.scheme)


def program_of(request: ASGIConnection[Any, Any, Any, Any]) -> Session | None:
    """The session of the request's token, which the shield has looked up."""
    program: Session | None = cast("Mapping[str, Any]", request.scope).get(PROGRAM)
    return program


async def refuse_programs(
    request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """A token gives access only to routes with `FOR_PROGRAMS`, and only at its own table."""
    program = program_of(request)
    if program is None or program.place is None:
        return
    if not handler.opt.get("for_programs"):
        raise PermissionDeniedException("A token cannot be used for this, only to play its seat.")
    if request.path_params.get("id", program.place[0]) != program.place[0]:
        raise PermissionDeniedException("This token is for another table.")


async def player_of(request: Asked, seat: int) -> int | None:
    """The person who acts for a seat; a program may act only for the seat of its token."""
    program = program_of(request)
    if program is not None and program.place is not None and program.place[1] != seat:
        raise not_yours("This token is for another seat.")
    if "language" in request.query_params:
        language_of(request)  # a wrong one is refused even if no sentence has to be written
    return await person_of(request)


def eyes_wanted(request: Asked, seat: int | None) -> int | None:
    """The seat whose view is wanted; for a program, the default is the seat of its token."""
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
        return session.person  # a program's request does not count as the host's presence
    service_of(request).registry.note_host(request.path_params.get("id", ""), session.person)
    return session.person


async def known_person(request: Asked) -> int:
    """The person of the session; raises an error if there is no session."""
    person = await person_of(request)
    if person is None:
        raise not_yours("No session for this browser yet; set a name first.")
    return person


async def session_or_new(request: Asked) -> tuple[Session, list[Cookie]]:
    """The session of a request, or a new one with the cookie to set."""
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


def error_response(status: int, body: ErrorBody) -> Response[bytes]:
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


def on_service_error(_: Asked, error: ServiceError) -> Response[bytes]:
    return error_response(error.status, error.body)


def on_refused(request: Asked, error: RefusedError) -> Response[bytes]:
    """A rule's refusal, explained in the reader's language."""
    if error.is_by_rules:
        service_of(request).metrics.refused.inc()
    return error_response(error.status, error.body_in(language_of(request)))


def on_input_error(_: Asked, error: InputError) -> Response[bytes]:
    return on_service_error(_, bad_input(error))


def on_http_exception(_: Asked, error: HTTPException) -> Response[bytes]:
    """Errors that Litestar raises: unreadable or too large bodies, unknown addresses."""
    status = error.status_code
    if status >= 500:
        return on_bug(_, error)
    code = _CODES.get(status, "bad_input")
    field, problem = "", error.detail
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        field = str(error.extra[0].get("key", ""))
        problem = str(error.extra[0].get("message", problem))
    elif code == "bad_input":
        problem = "The request cannot be read."
    return error_response(status, ErrorBody(code=code, problem=problem[:300], field=field[:100]))


def on_deep_body(_: Asked, error: RecursionError) -> Response[bytes]:
    """A body that is nested too deeply to be read."""
    if "deserializing" not in str(error):
        return on_bug(_, error)
    return error_response(400, ErrorBody(code="bad_input", problem="The body is nested too deep."))


def on_bug(_: Asked, error: Exception) -> Response[bytes]:
    """The last resort: the log says what happened, the response does not."""
    logger.error("unexpected error", exc_info=error)
    body = ErrorBody(code="bug", problem="Internal error. The details are in the server's log.")
    return error_response(500, body)
