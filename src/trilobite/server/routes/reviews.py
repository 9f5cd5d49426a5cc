"""Reviews of finished games."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from trilobite.server.requests import TROUBLES, Asked, service_of
from trilobite.server.wire.reviews import Review, ReviewChoice

OK = 200
USUAL = "hard"


@post("/api/tables/{id:str}/review", status_code=OK, responses=TROUBLES)
async def start_review(request: Asked, id: FromPath[str], data: JSONBody[ReviewChoice]) -> Review:
    """Let a bot go through a finished game; if it does so already or has done so, nothing more."""
    return await service_of(request).reviewing.start(id, data.level)


@get("/api/tables/{id:str}/review", responses=TROUBLES)
async def get_review(
    request: Asked, id: FromPath[str], level: FromQuery[str] = USUAL, first: FromQuery[int] = 0
) -> Review:
    """How far a review is, and what it has found from a decision on."""
    return await service_of(request).reviewing.look(id, level, first)


HANDLERS = [start_review, get_review]
