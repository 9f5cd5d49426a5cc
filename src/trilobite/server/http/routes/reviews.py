"""Reviews of finished games."""

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from trilobite.server.common.wire.reviews import Review, ReviewChoice
from trilobite.server.http.dependencies import ERROR_RESPONSES, Asked, service_of

OK = 200
USUAL = "hard"


@post("/api/tables/{id:str}/review", status_code=OK, responses=ERROR_RESPONSES)
async def start_review(request: Asked, id: FromPath[str], data: JSONBody[ReviewChoice]) -> Review:
    """Start a bot's review of a finished game, unless it is running or done already."""
    return await service_of(request).reviews.start(id, data.level)


@get("/api/tables/{id:str}/review", responses=ERROR_RESPONSES)
async def get_review(
    request: Asked, id: FromPath[str], level: FromQuery[str] = USUAL, first: FromQuery[int] = 0
) -> Review:
    """The progress of a review, and its findings from decision `first` on."""
    return await service_of(request).reviews.look(id, level, first)


HANDLERS = [start_review, get_review]
