"""Undo and redo: exact inverses, and never past something that a player has learned."""

from trilobite.engine import Action, Refusal, canonical_json
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.matches import Match


@check
def undo_goes_back_and_redo_forth(inquiry: Inquiry) -> None:
    """Offers say what can be undone; undo restores the position before, redo the one after."""
    for trial in inquiry.trials():
        match = _match_of(inquiry, trial)
        while not match.state.is_over:
            trial.state = match.state
            seat, action = trial.choose()
            _check_step(trial, match, seat, action)
            trial.steps.append(f"{seat} {action.text()}")


def _match_of(inquiry: Inquiry, trial: Trial) -> Match:
    subject = inquiry.subject
    return Match(inquiry.game, subject.players, subject.options, trial.seed)


def _check_step(trial: Trial, match: Match, seat: int, action: Action) -> None:
    before = match.state.to_position()
    expected = next(c for c in match.state.offer(seat).choices if c.action is action).can_undo
    events = match.act(seat, action)
    if isinstance(events, Refusal):
        trial.fail(f"{action.text()!r} is legal for seat {seat}, but is refused: {events}")
    after = match.state.to_position()
    if expected != match.can_undo(seat):
        trial.fail(f"{action.text()!r} was offered with can_undo {expected}, which is wrong")
    if match.can_undo(seat) and match.state.draws != before["draws"]:
        trial.fail(f"{action.text()!r} drew from chance but can be undone: no event reveals it")
    for other in range(match.state.players):
        if other != seat and (match.can_undo(other) or match.undo(other) is not None):
            trial.fail(f"seat {other} can undo an action of seat {seat}")
    if not match.can_undo(seat):
        if match.undo(seat) is not None:
            trial.fail(f"{action.text()!r} cannot be undone, but was")
        return
    trial.same(after, match.state.to_position(), "a refused undo changed the position")
    _check_back_and_forth(trial, match, seat, before)


def _check_back_and_forth(trial: Trial, match: Match, seat: int, before: object) -> None:
    after = match.state.to_position()
    last = match.moves[-1]
    events = [event.to_json() for event in last.events]
    if match.undo(seat) is not last.action:
        trial.fail("undo took back an action other than the last")
    trial.same(before, match.state.to_position(), "undo led to another position")
    again = match.redo(seat)
    if again is None:
        trial.fail("an undone action cannot be redone")
    trial.same(after, match.state.to_position(), "redo led to another position")
    trial.same(events, [event.to_json() for event in again], "redo had other events")


@check
def no_undo_passes_a_revelation(inquiry: Inquiry) -> None:
    """Undo stops exactly at a revelation, the end of a turn or another seat's move."""
    for trial in inquiry.trials():
        match = _match_of(inquiry, trial)
        positions = [canonical_json(match.state.to_position())]
        while not match.state.is_over:
            trial.state = match.state
            seat, action = trial.choose()
            match.act(seat, action)
            trial.steps.append(f"{seat} {action.text()}")
            del positions[len(match.moves) :]
            positions.append(canonical_json(match.state.to_position()))
            if trial.dice.below(4, 0) == 0:
                _check_all_the_way_back(trial, match, seat, positions)


def _check_all_the_way_back(trial: Trial, match: Match, seat: int, positions: list[str]) -> None:
    count = len(match.moves)
    limit = count
    while limit > 0:
        move = match.moves[limit - 1]
        if move.seat != seat or any(event.reveals or event.ends_turn for event in move.events):
            break
        limit -= 1
    while match.undo(seat) is not None:
        if canonical_json(match.state.to_position()) != positions[len(match.moves)]:
            trial.fail(f"undo to step {len(match.moves)} leads to another position")
    if len(match.moves) != limit:
        trial.fail(f"undo led to step {len(match.moves)}, the limit is {limit}")
    while match.redo(seat) is not None:
        if canonical_json(match.state.to_position()) != positions[len(match.moves)]:
            trial.fail(f"redo to step {len(match.moves)} leads to another position")
    if len(match.moves) != count:
        trial.fail(f"redo led to step {len(match.moves)} of {count}")
