"""Why there is no other answer."""

from trilobite.server.wire.base import Json, Wire


class RefusalInfo(Wire):
    """Why not, with the sentence in the reader's language."""

    key: str
    rule: str
    args: Json
    sentence: str


class Trouble(Wire):
    """The body of every answer that is not a success.

    `code`: bad_input (field and allowed say what), refused (refusal says why), stale (seq says what
    is now), restored (load again), paused, time_up, not_admitted, unknown_token, not_found,
    not_yours, too_many, too_large, forbidden, old_rules, unavailable (ask again), seat_taken,
    seat_watched (whoever it belongs to is here), seat_kept (they may come back; `until` in args).
    """

    code: str
    problem: str
    field: str = ""
    allowed: str = ""
    args: Json = {}
    """What the sentence of a code needs besides."""
    seq: int | None = None
    refusal: RefusalInfo | None = None
