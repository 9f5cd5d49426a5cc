"""What goes wrong on the way to an answer, as exceptions that become `wire.Trouble`."""

from trilobite.engine import InputError
from trilobite.server.wire import RefusalInfo, Trouble

LONGEST = 500
STATUS = {
    "bad_input": 400,
    "not_yours": 403,
    "forbidden": 403,
    "not_found": 404,
    "stale": 409,
    "too_large": 413,
    "refused": 422,
    "too_many": 429,
}


class TroubleError(Exception):
    """An answer that is not a success; `code` decides its HTTP status."""

    def __init__(self, code: str, problem: str, field: str = "", allowed: str = "") -> None:
        self.trouble = Trouble(code=code, problem=problem, field=field, allowed=allowed)
        super().__init__(f"{code}: {problem}")

    @property
    def status(self) -> int:
        return STATUS[self.trouble.code]


class StaleError(TroubleError):
    """The question was another one when this was sent."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", "The table has moved on; look again.")
        self.trouble.seq = seq


class RefusedError(TroubleError):
    """The rules do not allow it now."""

    def __init__(self, refusal: RefusalInfo) -> None:
        super().__init__("refused", refusal.sentence)
        self.trouble.refusal = refusal


def bad_input(error: InputError) -> TroubleError:
    """What was wrong may have come from outside, names of fields included: never a page long."""
    problem, where, allowed = error.problem[:LONGEST], error.where[:100], error.allowed[:LONGEST]
    return TroubleError("bad_input", problem, where, allowed)


def not_found(what: str = "There is no such table.") -> TroubleError:
    return TroubleError("not_found", what)


def not_yours(problem: str = "That is not your seat.") -> TroubleError:
    return TroubleError("not_yours", problem)
