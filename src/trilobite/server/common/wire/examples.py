"""The drawn examples of the rules pages."""

from typing import Literal

from trilobite.server.common.wire.base import Json, Wire


class ExamplePicture(Wire):
    """A position to draw."""

    when: Literal["now", "before", "after"]
    view: Json
    offered: list[str]
    """The targets that can be clicked, if the example is about that."""
    marks: list[str]


class ExampleInfo(Wire):
    """A position that illustrates a rule: how it looks, what happens, or why a click is refused."""

    game: str
    name: str
    rules: list[str]
    seat: int | None
    """The seat whose view this is; null for a spectator's view."""
    colours: list[int]
    """The colours of the participants, by number."""
    pictures: list[ExamplePicture]
    events: list[Json]
    refused: str
    """The target that was clicked and refused; '' if there is none."""
    refusal: Json | None
    focus: list[str]
    """The targets that must be visible; empty means all."""
