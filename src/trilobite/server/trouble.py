"""What goes wrong on the way to an answer, as exceptions that become `wire.Trouble`."""

from trilobite.engine import InputError
from trilobite.server.wire.trouble import RefusalInfo, Trouble

LONGEST = 500
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


class TroubleError(Exception):
    """An answer that is not a success; `code` decides its HTTP status."""

    def __init__(self, code: str, problem: str, field: str = "", allowed: str = "") -> None:
        self.trouble = Trouble(code=code, problem=problem, field=field, allowed=allowed)
        super().__init__(f"{code}: {problem}")

    @property
    def status(self) -> int:
        return STATUS[self.trouble.code]

    @property
    def is_passing(self) -> bool:
        """Whether the same may go well in a moment: nothing is wrong with what was asked."""
        return self.trouble.code in ("unavailable", "restored")


class StaleError(TroubleError):
    """The question was another one when this was sent."""

    def __init__(self, seq: int) -> None:
        super().__init__("stale", "The table has moved on; look again.")
        self.trouble.seq = seq


class PausedError(TroubleError):
    """Nobody plays now, as everybody has agreed."""

    def __init__(self) -> None:
        problem = "The game is paused; whoever sits at the table may let it go on."
        super().__init__("paused", problem)


class RestoredError(TroubleError):
    """What was asked belongs to a history that the house has left (see `epochs`)."""

    def __init__(self) -> None:
        super().__init__("restored", "The house was restored from a backup just now; look again.")


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
