"""Replays: the moments of a game, and its timeline."""

from litestar import get
from litestar.params import FromPath, FromQuery

from trilobite.server.common.wire.replays import Replay, ReplayMoments, Scoring, Timeline
from trilobite.server.http.dependencies import ERROR_RESPONSES, Asked, person_of, service_of
from trilobite.server.play.replays import read_eyes

USUAL_MOMENTS = 40


@get("/api/tables/{id:str}/replay", responses=ERROR_RESPONSES)
async def get_replay(
    request: Asked, id: FromPath[str], eyes: FromQuery[str | None] = None
) -> Replay:
    """The moments and the log of a game, as one seat or a spectator sees them."""
    person = await person_of(request)
    return await service_of(request).replays.replay(id, person, read_eyes(eyes))


@get("/api/tables/{id:str}/moments", responses=ERROR_RESPONSES)
async def get_moments(
    request: Asked,
    id: FromPath[str],
    eyes: FromQuery[str | None] = None,
    first: FromQuery[int] = 0,
    count: FromQuery[int] = USUAL_MOMENTS,
) -> ReplayMoments:
    """The views at some moments of a game, as one seat or a spectator sees them."""
    person, replays = await person_of(request), service_of(request).replays
    return await replays.moments(id, person, read_eyes(eyes), first, count)


@get("/api/tables/{id:str}/timeline", responses=ERROR_RESPONSES)
async def get_timeline(request: Asked, id: FromPath[str]) -> Timeline:
    """How a finished game went: scores, leads and other counts over time."""
    return await service_of(request).replays.timeline(id)


@get("/api/tables/{id:str}/course", deprecated=True, responses=ERROR_RESPONSES)
async def get_course(request: Asked, id: FromPath[str]) -> Timeline:
    """The former address of the timeline, which clients of earlier versions use."""
    return await service_of(request).replays.timeline(id)


@get("/api/tables/{id:str}/scoring", responses=ERROR_RESPONSES)
async def get_scoring(
    request: Asked, id: FromPath[str], seq: FromQuery[int], eyes: FromQuery[str | None] = None
) -> Scoring:
    """A scoring step by step, and the board as it was, as one seat or a spectator saw it."""
    person, replays = await person_of(request), service_of(request).replays
    return await replays.scoring(id, person, read_eyes(eyes), seq)


HANDLERS = [get_replay, get_moments, get_timeline, get_course, get_scoring]
