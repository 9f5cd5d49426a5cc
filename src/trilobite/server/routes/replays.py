"""Looking back: the moments of a game, and its course."""

from litestar import get
from litestar.params import FromPath, FromQuery

from trilobite.server.replays import read_eyes
from trilobite.server.requests import TROUBLES, Asked, person_of, service_of
from trilobite.server.wire.replays import Course, Replay, ReplayMoments

USUAL_MOMENTS = 40


@get("/api/tables/{id:str}/replay", responses=TROUBLES)
async def get_replay(
    request: Asked, id: FromPath[str], eyes: FromQuery[str | None] = None
) -> Replay:
    """Which moments a game has, and what happened, through some eyes."""
    person = await person_of(request)
    return await service_of(request).replays.replay(id, person, read_eyes(eyes))


@get("/api/tables/{id:str}/moments", responses=TROUBLES)
async def get_moments(
    request: Asked,
    id: FromPath[str],
    eyes: FromQuery[str | None] = None,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = USUAL_MOMENTS,
) -> ReplayMoments:
    """What was to be seen at some moments of a game, through some eyes."""
    person, replays = await person_of(request), service_of(request).replays
    return await replays.moments(id, person, read_eyes(eyes), first, count)


@get("/api/tables/{id:str}/course", responses=TROUBLES)
async def get_course(request: Asked, id: FromPath[str]) -> Course:
    """How a finished game went: scores, leads and what the game counts, over time."""
    return await service_of(request).replays.course(id)


HANDLERS = [get_replay, get_moments, get_course]
