"""The drawn examples of the rules pages."""

from functools import lru_cache

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Response as PlainResponse

from trilobite.engine import InputError, find_game, game_keys
from trilobite.guides.examples import Example, load_example
from trilobite.server.common.errors import not_found
from trilobite.server.common.wire.examples import ExampleInfo, ExamplePicture
from trilobite.server.http.dependencies import ERROR_RESPONSES, FOR_PROGRAMS
from trilobite.server.tables.wording import COLOURS

CACHEABLE = "public, max-age=300"


@get(
    "/api/examples/{game:str}/{name:str}",
    responses=ERROR_RESPONSES,
    sync_to_thread=True,
    **FOR_PROGRAMS,
)
def get_example(game: FromPath[str], name: FromPath[str]) -> PlainResponse[ExampleInfo]:
    """A drawn example of a game's rules; the rules page refers to it as `example:<name>`."""
    if game not in game_keys():
        raise not_found("There is no such game.")
    return Response(_example(game, name), headers={"cache-control": CACHEABLE})


@lru_cache(maxsize=256)
def _example(key: str, name: str) -> ExampleInfo:
    """The example in wire form. It never changes, so it is cached."""
    game = find_game(key)
    try:
        example = load_example(game, name)
    except InputError as error:
        raise not_found(error.problem) from None
    names = [game.colours[who] for who in game.participants(example.before.players)]
    return ExampleInfo(
        game=key,
        name=name,
        rules=list(example.rules),
        seat=example.eyes,
        colours=[COLOURS.index(name) for name in names],
        pictures=_pictures(example),
        events=[event.to_json() for event in example.events],
        refused=example.refused[-1] if example.refused else "",
        refusal=None if example.refusal is None else example.refusal.to_json(),
        focus=list(example.focus),
    )


def _pictures(example: Example) -> list[ExamplePicture]:
    """The pictures of an example; what is offered belongs to the last one."""
    eyes, marks = example.eyes, list(example.marks)
    pictures = [
        ExamplePicture(when="now", view=state.view(eyes).to_json(), offered=[], marks=marks)
        for state in example.pictures
    ]
    if len(pictures) > 1:
        pictures[0].when, pictures[-1].when = "before", "after"
    pictures[-1].offered = list(example.offered)
    return pictures


HANDLERS = [get_example]
