"""Examples of the rules pages, from the positions of the tests: what the files must hold."""

import json
from dataclasses import dataclass, field
from typing import Any

from trilobite.engine import Game, Refusal, seen
from trilobite.guides.examples import CHANCE


@dataclass(frozen=True)
class Sketch:
    """An example before it is a file: a position of a test vector, and what is shown with it."""

    vector: str
    """The test vector; or a rule, where a test plays it without one."""
    rules: list[str]
    position: dict[str, Any]
    actions: list[str] = field(default_factory=list)
    """Each by the only seat that is to act."""
    untold: set[str] = field(default_factory=set)
    """Keys of events that may happen and are not worth telling."""
    told: set[str] = field(default_factory=set)
    """Keys of the only events that are told; none: all of them."""
    refused: list[str] = field(default_factory=list)
    offers: bool = False
    marks: list[str] = field(default_factory=list)
    focus: list[str] = field(default_factory=list)
    shows: str = "both"
    eyes: int | None = None


def contents(game: Game, sketch: Sketch) -> dict[str, Any]:
    """The JSON of an example."""
    state = game.from_position(sketch.position, CHANCE)
    assert state.invariants() == []
    position = state.to_position()
    steps: list[dict[str, Any]] = []
    events: list[dict[str, Any]] = []
    for text in sketch.actions:
        (seat,) = state.to_act
        happened = state.apply(seat, game.actions.from_text(text))
        assert not isinstance(happened, Refusal), f"{text}: {happened}"
        steps.append({"seat": seat, "action": text})
        events += [event.to_json() for event in seen(happened, sketch.eyes)]
    refusal = state.why_not_at(state.to_act[0], sketch.refused) if sketch.refused else None
    return {
        "rules": sketch.rules,
        "vector": sketch.vector,
        "eyes": sketch.eyes,
        "shows": sketch.shows if steps else "before",
        "marks": sketch.marks,
        "focus": sketch.focus,
        "offers": sketch.offers,
        "refused": sketch.refused,
        "refusal": None if refusal is None else refusal.to_json(),
        "actions": steps,
        "events": [event for event in events if _is_told(sketch, event["key"])],
        "position": position,
    }


def _is_told(sketch: Sketch, key: str) -> bool:
    return key not in sketch.untold and (not sketch.told or key in sketch.told)


def written(data: dict[str, Any]) -> str:
    """The text of a file: one line a field, so that a change can be seen."""
    lines = [
        f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False, separators=(', ', ':'))}"
        for name, value in data.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
