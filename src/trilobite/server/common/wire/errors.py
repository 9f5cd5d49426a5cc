"""Error responses."""

from trilobite.server.common.wire.base import Json, Wire


class RefusalInfo(Wire):
    """Why the rules do not allow something, with a sentence in the reader's language."""

    key: str
    rule: str
    args: Json
    sentence: str


class ErrorBody(Wire):
    """The body of every response that is not a success.

    `code`: bad_input (see `field` and `allowed`), refused (see `refusal`), stale (`seq` is the
    current number), restored (load everything again), paused, time_up, not_admitted, unknown_token,
    not_found, not_yours, too_many, too_large, forbidden, old_rules, unavailable (try again),
    seat_taken, seat_watched (its owner is here), seat_kept (its owner may come back; see `until` in
    `args`).
    """

    code: str
    problem: str
    field: str = ""
    allowed: str = ""
    args: Json = {}
    """Further arguments for the sentence of a code."""
    seq: int | None = None
    refusal: RefusalInfo | None = None
