"""Examples: real positions that show a rule, drawn where the rules page explains it.

`examples/<name>.json` in a game's folder holds a position, actions and their events. A line
`> caption <!-- example:<name> -->` in a rules page is replaced by the drawing. The files are made
from the test vectors of the specification (tools/examples.py), and a test checks them.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from trilobite.engine import Event, Game, InputError, Refusal, SeededChance, State, seen
from trilobite.engine.reading import (
    names_in,
    read_fields,
    read_int,
    read_list_field,
    read_object,
    read_text,
    read_text_field,
)

FOLDER = "examples"
CHANCE = SeededChance(bytes(range(16)))
"""The chance in examples: draws are the same each time."""

REFERENCE = re.compile(r"^\s*> (?P<caption>.+) <!-- example:(?P<name>[a-z0-9-]+) -->$")
"""The line of a rules page that stands for an example."""

FIELDS = names_in(
    "rules vector eyes position actions events refused refusal offers marks focus shows"
)
PICTURES = ("before", "after", "both")
_NAME = re.compile(r"[a-z0-9-]{1,60}")


@dataclass(frozen=True)
class ExampleStep:
    """An action of a seat, as text."""

    seat: int
    action: str


@dataclass(frozen=True)
class Example:
    """A position before and after some actions, with what is shown about it."""

    game: Game
    name: str
    rules: Sequence[str]
    vector: str
    """The test vector of the specification that the example is made from."""
    eyes: int | None
    steps: Sequence[ExampleStep]
    before: State
    after: State
    events: Sequence[Event]
    """The events worth showing, as seen by `eyes`."""
    refused: Sequence[str]
    """The things for which the rules explain why they cannot be used now."""
    refusal: Refusal | None
    offered: Sequence[str]
    """The things that may be clicked now, if the example shows them."""
    marks: Sequence[str]
    focus: Sequence[str]
    """The things that must be visible; empty: all."""
    shows: str
    """The states to draw: before, after or both."""

    @property
    def pictures(self) -> list[State]:
        """The states to draw: one, or the two before and after."""
        drawn = {"before": [self.before], "after": [self.after], "both": [self.before, self.after]}
        return drawn[self.shows]


def example_names(game: Game) -> list[str]:
    return sorted(path.stem for path in (game.folder / FOLDER).glob("*.json"))


def load_example(game: Game, name: str) -> Example:
    """The example with this name; raises InputError if there is none."""
    path = game.folder / FOLDER / f"{name}.json"
    if not _NAME.fullmatch(name) or not path.is_file():
        raise InputError("example", "There is no such example.", ", ".join(example_names(game)))
    return read_example(game, name, _read(path))


def _read(path: Path) -> object:
    data: object = json.loads(path.read_text(encoding="utf-8"))
    return data


def read_example(game: Game, name: str, value: object) -> Example:
    """An example from its JSON form; its actions are performed."""
    where = f"{game.key}/{name}"
    data = read_fields(value, FIELDS, where)
    before = game.from_position(data["position"], CHANCE)
    steps = [_step(one, f"{where}.actions") for one in read_list_field(data, "actions", where)]
    eyes = None if data["eyes"] is None else read_int(data["eyes"], where, 0, before.players - 1)
    after = before.copy()
    happened = [event for step in steps for event in _taken(after, step, eyes, where)]
    worth_showing = {_key(one, where) for one in read_list_field(data, "events", where)}
    refused = _texts(data, "refused", where)
    (seat, *_) = after.to_act or (0,)
    return Example(
        game=game,
        name=name,
        rules=_texts(data, "rules", where),
        vector=read_text_field(data, "vector", where),
        eyes=eyes,
        steps=steps,
        before=before,
        after=after,
        events=[event for event in happened if event.to_json()["key"] in worth_showing],
        refused=refused,
        refusal=after.why_not_at(seat, refused) if refused else None,
        offered=_offered(after, seat) if data["offers"] else [],
        marks=_texts(data, "marks", where),
        focus=_texts(data, "focus", where),
        shows=read_text_field(data, "shows", where, PICTURES),
    )


def _step(value: object, where: str) -> ExampleStep:
    data = read_fields(value, ("seat", "action"), where)
    return ExampleStep(read_int(data["seat"], where, 0, 9), read_text_field(data, "action", where))


def _texts(data: dict[str, object], name: str, where: str) -> list[str]:
    return [read_text(one, f"{where}.{name}") for one in read_list_field(data, name, where)]


def _key(event: object, where: str) -> str:
    return read_text_field(read_object(event, where), "key", where)


def _taken(state: State, step: ExampleStep, eyes: int | None, where: str) -> list[Event]:
    events = state.apply(step.seat, state.game.actions.from_text(step.action))
    if isinstance(events, Refusal):
        raise InputError(f"{where}.actions", f"{step.action!r} is not allowed by {events.rule}")
    return seen(events, eyes)


def _offered(state: State, seat: int) -> list[str]:
    return sorted({choice.targets[0] for choice in state.offer(seat).choices if choice.targets})
