"""Errors of a request, as exceptions. Each becomes an `ErrorBody` in the response."""

from trilobite.engine import InputError
from trilobite.server.common.wire.errors import ErrorBody

LONGEST = 500
"""Maximum length of a problem text in an error response."""

STATUS = {
    "bad_input": 400,
    "not_admitted": 401,
    "unknown_token": 401,
    "not_yours": 403,
    "forbidden": 403,
    "seat_taken": 403,
    "seat_watched": 403,
    "seat_kept": 403,
    "not_found": 404,
    "stale": 409,
    "paused": 409,
    "old_rules": 409,
    "time_up": 409,
    "restored": 409,
    "too_large": 413,
    "refused": 422,
    "too_many": 429,
    "unavailable": 503,
}


class ServiceError(Exception):
    """A request that fails; its `code` determines the HTTP status."""

    def __init__(self, code: str, problem: str, field: str = "", allowed: str = "") -> None:
        self.body = ErrorBody(code=code, problem=problem, field=field, allowed=allowed)
        super().__init__(f"{code}: {problem}")

    @property
    def status(self) -> int:
        return STATUS[self.body.code]

    @property
    def is_transient(self) -> bool:
        """Whether the same request may succeed a moment later."""
        return self.body.code in ("unavailable", "restored")


class StaleError(ServiceError):
    """The message answers a question that the seat is no longer asked."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", "The table has changed since; load it again.")
        self.body.seq = seq


class PausedError(ServiceError):
    """The game is paused, as everybody has agreed."""

    def __init__(self) -> None:
        problem = "The game is paused; anybody who plays at the table can resume it."
        super().__init__("paused", problem)


class RestoredError(ServiceError):
    """The request belongs to an epoch that a restored backup has ended (see `epochs`)."""

    def __init__(self) -> None:
        problem = "This server has just been restored from a backup; load the page again."
        super().__init__("restored", problem)


def bad_input(error: InputError) -> ServiceError:
    """The error of a bad input. Texts are cut off, because parts of them come from the client."""
    problem, where, allowed = error.problem[:LONGEST], error.where[:100], error.allowed[:LONGEST]
    return ServiceError("bad_input", problem, where, allowed)


def not_found(what: str = "There is no such table.") -> ServiceError:
    return ServiceError("not_found", what)


def not_yours(problem: str = "That is not your seat.") -> ServiceError:
    return ServiceError("not_yours", problem)
