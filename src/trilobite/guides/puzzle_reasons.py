"""Why an action of a puzzle is good or bad: its effects at once, and the probable continuation.

The rules predict the immediate effects. The continuation was found by a deep search and is stored
with the puzzle as actions, which the rules carry out in a world that the seat can imagine.
"""

from collections.abc import Sequence

from trilobite.engine import Action, Event, FastChance, Forced, Refusal, State
from trilobite.guides.contract import Reason, Reply, Role, ScriptPage
from trilobite.guides.puzzles import LineStep, Puzzle, TriedAction

WORLDS = 60
"""Maximum worlds imagined to find one in which the whole continuation is legal."""

MOST_EVENTS = 6
"""Maximum events shown for one seat: nobody reads a long list."""

MOST_REPLIES = 2
"""Maximum replies shown: usually the seat's own continuation and the next player's answer."""


def reasons(puzzle: Puzzle, chosen: Action) -> list[Reason]:
    """Reasons for the best action, the chosen one, and another that may come to mind."""
    actions: dict[Action, Role] = {puzzle.best: "best"}
    actions.setdefault(chosen, "chosen")
    actions.setdefault(puzzle.obvious, "obvious")
    if len(actions) == 1:
        actions[puzzle.tries[1].action] = "second"
    return [reason(puzzle, action, role) for action, role in actions.items()]


def reason(puzzle: Puzzle, action: Action, role: Role) -> Reason:
    state, tried = puzzle.state(), puzzle.expected(action)
    return Reason(
        role,
        action.text(),
        state.targets(action),
        tried.chances,
        round(tried.points),
        _pages(state.preview(puzzle.seat, action)),
        tuple(_replies(puzzle, state, tried)),
    )


def _replies(puzzle: Puzzle, state: State, tried: TriedAction) -> list[Reply]:
    """The replies of the line, in the imagined world where it goes on longest."""
    best: list[tuple[int, list[Event]]] = []
    view = state.view(puzzle.seat)
    for number in range(WORLDS):
        world = view.imagine(FastChance(number))
        line = (LineStep(puzzle.seat, tried.action), *tried.line)
        performed = _performed(world, puzzle.seat, line)[1:]
        if len(performed) > len(best):
            best = performed
        if len(best) == len(tried.line):
            break
    return _joined(best)


def _performed(world: State, eyes: int, line: Sequence[LineStep]) -> list[tuple[int, list[Event]]]:
    performed = []
    for step in line:
        events = world.apply(step.seat, step.action)
        if isinstance(events, Refusal):
            break
        performed.append((step.seat, _foreseen(events, eyes, step.seat)))
    return performed


def _foreseen(events: list[Event], eyes: int, seat: int) -> list[Event]:
    """Visible events up to the first unforeseeable one; another seat's choice itself is kept."""
    found = []
    for number, event in enumerate(events):
        is_choice = number == 0 and seat != eyes
        if event.surprises(eyes) and not is_choice:
            break
        form = event.seen_by(eyes)
        if form is not None:
            found.append(form)
    return found


def _joined(performed: list[tuple[int, list[Event]]]) -> list[Reply]:
    """Consecutive actions of a seat are one reply."""
    rows: list[tuple[int, list[Event]]] = []
    for seat, events in performed:
        if rows and rows[-1][0] == seat:
            rows[-1][1].extend(events)
        elif events:
            rows.append((seat, list(events)))
    return [Reply(seat, _pages(events)) for seat, events in rows[:MOST_REPLIES]]


def _pages(events: Sequence[Event]) -> tuple[ScriptPage, ...]:
    """Pages for the events; a forced decision needs none, because its effects follow."""
    shown = [event for event in events if not isinstance(event, Forced)]
    return tuple(ScriptPage(event.message(), event.targets()) for event in shown[:MOST_EVENTS])
