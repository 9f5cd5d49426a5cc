"""Why an action of a puzzle is good or not: what it does at once, and what probably comes then.

What it does at once is foreseen by the rules. What comes then was found by a deep search and is
kept with the puzzle as actions; the rules tell what those do, in a world that the seat may imagine.
"""

from collections.abc import Sequence

from trilobite.engine import Action, Event, FastChance, Forced, Refusal, State
from trilobite.guides.contract import Page, Reason, Reply, Role
from trilobite.guides.puzzles import Follow, Puzzle, Try

WORLDS = 60
"""So many are imagined in search of one in which all that probably comes is possible."""

MOST_EVENTS = 6
"""Of one seat: what is told at length is not read."""

MOST_REPLIES = 2
"""One's own continuation and the next player's answer, as a rule; later is less and less likely."""


def reasons(puzzle: Puzzle, chosen: Action) -> list[Reason]:
    """The best, what was tried if it is another, and what else may come to mind."""
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


def _replies(puzzle: Puzzle, state: State, tried: Try) -> list[Reply]:
    """What is told of the line in the world that lets it go on longest."""
    best: list[tuple[int, list[Event]]] = []
    view = state.view(puzzle.seat)
    for number in range(WORLDS):
        world = view.imagine(FastChance(number))
        told = _told(world, puzzle.seat, (Follow(puzzle.seat, tried.action), *tried.line))[1:]
        if len(told) > len(best):
            best = told
        if len(best) == len(tried.line):
            break
    return _joined(best)


def _told(world: State, eyes: int, line: Sequence[Follow]) -> list[tuple[int, list[Event]]]:
    told = []
    for follow in line:
        events = world.apply(follow.seat, follow.action)
        if isinstance(events, Refusal):
            break
        told.append((follow.seat, _foreseen(events, eyes, follow.seat)))
    return told


def _foreseen(events: list[Event], eyes: int, seat: int) -> list[Event]:
    """What somebody sees, up to what nobody can foresee; what another seat chooses is told."""
    found = []
    for number, event in enumerate(events):
        is_choice = number == 0 and seat != eyes
        if event.surprises(eyes) and not is_choice:
            break
        form = event.seen_by(eyes)
        if form is not None:
            found.append(form)
    return found


def _joined(told: list[tuple[int, list[Event]]]) -> list[Reply]:
    """What a seat does in a row is one reply."""
    rows: list[tuple[int, list[Event]]] = []
    for seat, events in told:
        if rows and rows[-1][0] == seat:
            rows[-1][1].extend(events)
        elif events:
            rows.append((seat, list(events)))
    return [Reply(seat, _pages(events)) for seat, events in rows[:MOST_REPLIES]]


def _pages(events: Sequence[Event]) -> tuple[Page, ...]:
    """That a decision had one answer only is not worth a line: the answer follows."""
    told = [event for event in events if not isinstance(event, Forced)]
    return tuple(Page(event.message(), event.targets()) for event in told[:MOST_EVENTS])
