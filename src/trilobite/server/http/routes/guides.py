"""Lessons and puzzles, each at a private table."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.guides.puzzles import puzzles_of
from trilobite.server.common.wire.guides import GuideChoice, PuzzleInfo, Puzzles
from trilobite.server.common.wire.tables import TableId
from trilobite.server.http.dependencies import ERROR_RESPONSES, Asked, service_of, session_or_new
from trilobite.server.play.lessons import find_wanted
from trilobite.server.tables.table import playable_game

OK = 200


@post("/api/guides", status_code=OK, responses=ERROR_RESPONSES)
async def open_guide(request: Asked, data: JSONBody[GuideChoice]) -> PlainResponse[TableId]:
    """Open a lesson or puzzle: the table that I left unfinished, or a new one."""
    find_wanted(data)  # first, so that no session is created for an unknown guide
    session, cookies = await session_or_new(request)
    id = await service_of(request).lessons.open(session, data)
    return Response(TableId(table=id), cookies=cookies)


@get("/api/puzzles/{game:str}", responses=ERROR_RESPONSES)
async def get_puzzles(game: FromPath[str]) -> Puzzles:
    """The puzzles of a game, the easiest first."""
    found = await asyncio.to_thread(puzzles_of, playable_game(game))
    return Puzzles(
        puzzles=[PuzzleInfo(number=one.number, difficulty=one.difficulty) for one in found]
    )


HANDLERS = [open_guide, get_puzzles]
