"""Playing in tests through the contract: actions by text or cell; refusals as (reason, rule)."""

from collections.abc import Iterable
from typing import Any

from tests.games.trias.boards import Cell
from tests.games.trias.facts import facts
from trilobite.engine import Event, Refusal, State
from trilobite.games.trias import GAME
from trilobite.games.trias.rules.drift import Drifted

Drifts = dict[Cell, set[Cell]]
SIDES = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}


def do(state: State, *texts: str) -> list[Event]:
    """Let the seat to act do these things one after the other; returns the events."""
    happened: list[Event] = []
    for text in texts:
        (seat,) = state.to_act
        events = state.apply(seat, GAME.actions.from_text(text))
        assert not isinstance(events, Refusal), f"{text}: {events}"
        happened += events
    return happened


def choices(state: State, kind: str = "") -> set[str]:
    """The texts of the legal actions of the seat to act, optionally of one kind only."""
    (seat,) = state.to_act
    return {a.text() for a in state.legal(seat) if not kind or a.kind == kind}


def why(state: State, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Why the seat to act may not do this: the reason's short name and its rule; None if it may."""
    refusal = state.why_not(state.to_act[0] if seat is None else seat, GAME.actions.from_text(text))
    return _short(refusal)


def why_at(state: State, *targets: str) -> tuple[str, str] | None:
    return _short(state.why_not_at(state.to_act[0], targets))


def _short(refusal: Refusal | None) -> tuple[str, str] | None:
    if refusal is None:
        return None
    return refusal.key.removeprefix("trias-").removeprefix("refusal-"), refusal.rule


# Actions named by cell instead of id.


def tile(state: State, cell: Cell) -> int:
    return facts(state).ids[cell]


def on(kind: str, state: State, cell: Cell) -> str:
    """The text of placing on, lifting or reproducing on the tile at a cell."""
    return f"{kind} {tile(state, cell)}"


def step(state: State, start: Cell, end: Cell, mark: str = "") -> str:
    """The text of a move from one cell to the next."""
    return f"move {tile(state, start)} {side(start, end)} {mark}".strip()


def rescue(state: State, water: Cell, land: Cell) -> str:
    return f"rescue {tile(state, land)} {side(land, water)}"


def side(start: Cell, end: Cell) -> str:
    away = end[0] - start[0], end[1] - start[1]
    return next(name for name, there in SIDES.items() if there == away)


# Drifts.


def drifts(state: State, landscape: str = "") -> Drifts:
    """All drifts offered to the seat to act, by origin, found by playing each lift."""
    seen = facts(state)
    (seat,) = state.to_act
    places = {id: cell for cell, id in seen.ids.items()}
    found: Drifts = {}
    for action in state.legal(seat):
        if action.kind == "lift":
            origin = places[int(action.text().split()[1])]
            if landscape in ("", seen.landscapes[origin]):
                found[origin] = _targets(state, action.id)
    return found


def targets_of(state: State, origin: Cell) -> set[Cell]:
    """The cells to which the tile at a cell may drift."""
    lift = GAME.actions.from_text(on("lift", state, origin))
    assert why(state, lift.text()) is None
    return _targets(state, lift.id)


def _targets(state: State, lift: int) -> set[Cell]:
    trial = state.copy()
    (seat,) = trial.to_act
    trial.apply_id(seat, lift)
    return offered_cells(trial)


def offered_cells(state: State) -> set[Cell]:
    """The cells to which the lifted tile may go."""
    (seat,) = state.to_act
    cells: list[Cell] = []
    for action in state.legal(seat):
        q, r = state.targets(action)[0].removeprefix("cell:").split(",")
        cells.append((int(q), int(r)))
    assert len(set(cells)) == len(cells), "a cell has one name"
    return set(cells)


def drift(state: State, origin: Cell, target: Cell) -> list[Event]:
    """Lift the tile at a cell and put it down on another; returns the events."""
    events = do(state, on("lift", state, origin))
    (seat,) = state.to_act
    wanted = f"cell:{target[0]},{target[1]}"
    for choice in state.offer(seat).choices:
        if choice.targets == (wanted,):
            return events + do(state, choice.action.text())
    raise AssertionError(f"{origin} cannot drift to {target}: {why_at(state, wanted)}")


def broken_and_joined(events: Iterable[Event]) -> tuple[int, int]:
    """k and j of the drift among the events."""
    (drifted,) = Drifted.among(events)
    return drifted.number("pieces"), drifted.number("joined")


def score(state: State, origin: Cell, target: Cell) -> tuple[int, int, list[int]]:
    """k, j and the interim points that a drift would score, tried on a copy."""
    trial = state.copy()
    before = facts(trial).interim
    pieces, joined = broken_and_joined(drift(trial, origin, target))
    after = facts(trial).interim
    return pieces, joined, [b - a for a, b in zip(before, after, strict=True)]


def count(found: Drifts) -> int:
    return sum(len(targets) for targets in found.values())


def keys(events: Iterable[Event]) -> list[str]:
    """The short names of the events."""
    return [event.key.removeprefix("trias-") for event in events]


def shown_masses(state: State) -> list[dict[str, Any]]:
    """The land masses as everybody sees them in a view."""
    masses: Any = state.view(None).to_json()["masses"]
    return list(masses)


def land_of(state: State) -> list[set[Cell]]:
    """The land masses as sets of cells."""
    places = {id: cell for cell, id in facts(state).ids.items()}
    return [{places[id] for id in mass["tiles"]} for mass in shown_masses(state)]
