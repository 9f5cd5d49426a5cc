"""Contents of the example files of the rules pages, made from positions in tests."""

import json
from dataclasses import dataclass, field
from typing import Any

from trilobite.engine import Game, Refusal, seen
from trilobite.guides.examples import CHANCE


@dataclass(frozen=True)
class Sketch:
    """An example before it becomes a file: a position of a test vector and what to show."""

    vector: str
    """The test vector, or a rule if the test has no vector."""
    rules: list[str]
    position: dict[str, Any]
    actions: list[str] = field(default_factory=list)
    """Actions to play, each by the only seat that is to act."""
    hidden_keys: set[str] = field(default_factory=set)
    """Keys of events that are left out."""
    shown_keys: set[str] = field(default_factory=set)
    """Keys of the events that are shown; empty for all."""
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
        "events": [event for event in events if _is_shown(sketch, event["key"])],
        "position": position,
    }


def _is_shown(sketch: Sketch, key: str) -> bool:
    return key not in sketch.hidden_keys and (not sketch.shown_keys or key in sketch.shown_keys)


def written(data: dict[str, Any]) -> str:
    """The text of a file, with one line per field, so that diffs are readable."""
    lines = [
        f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False, separators=(', ', ':'))}"
        for name, value in data.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
