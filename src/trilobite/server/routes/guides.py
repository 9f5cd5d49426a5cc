"""What teaches: lessons and puzzles, at tables of one's own."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response as PlainResponse

from trilobite.guides.puzzles import puzzles_of
from trilobite.server.learning import find_wanted
from trilobite.server.requests import TROUBLES, Asked, service_of, session_or_new
from trilobite.server.tables import playable_game
from trilobite.server.wire.guides import GuideChoice, PuzzleInfo, Puzzles
from trilobite.server.wire.tables import TableId

OK = 200


@post("/api/guides", status_code=OK, responses=TROUBLES)
async def open_guide(request: Asked, data: JSONBody[GuideChoice]) -> PlainResponse[TableId]:
    """A table where I learn: the one that I have left unfinished, else a new one."""
    find_wanted(data)  # no session is made for what is not there
    session, cookies = await session_or_new(request)
    id = await service_of(request).learning.open(session, data)
    return Response(TableId(table=id), cookies=cookies)


@get("/api/puzzles/{game:str}", responses=TROUBLES)
async def get_puzzles(game: FromPath[str]) -> Puzzles:
    """The puzzles of a game, the easier ones first."""
    found = await asyncio.to_thread(puzzles_of, playable_game(game))
    return Puzzles(
        puzzles=[PuzzleInfo(number=one.number, difficulty=one.difficulty) for one in found]
    )


HANDLERS = [open_guide, get_puzzles]
