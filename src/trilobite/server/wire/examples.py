"""The drawn examples of the rules pages."""

from typing import Literal

from trilobite.server.wire.base import Json, Wire


class ExamplePicture(Wire):
    """A position to draw."""

    when: Literal["now", "before", "after"]
    view: Json
    offered: list[str]
    """What may be clicked there, if the example is about that."""
    marks: list[str]


class ExampleInfo(Wire):
    """A true position beside a rule: how it looks, what happens there, or why something may not."""

    game: str
    name: str
    rules: list[str]
    seat: int | None
    """Through whose eyes; None for a spectator's."""
    colours: list[int]
    """The colours of the participants, by number."""
    pictures: list[ExamplePicture]
    events: list[Json]
    refused: str
    """The thing that was clicked in vain; '' if none."""
    refusal: Json | None
    focus: list[str]
    """The things that must be seen; empty: all."""
