"""What a game says in a trial: its events in each visible form, and its refusals."""

from collections.abc import Iterable, Iterator

from trilobite.engine import Event, Refusal, State
from trilobite.engine.conformance.trials import Trial


def visible_forms(trial: Trial, events: Iterable[Event]) -> Iterator[Event]:
    """Each event, and what seats and spectators see of it if that is something else."""
    for event in events:
        yield event
        for seat in (None, *range(trial.subject.players)):
            form = event.seen_by(seat)
            if form is not None and form is not event:
                yield form


def refusals_in(trial: Trial) -> Iterable[Refusal]:
    """Each refusal once; most actions are refused for one of a few reasons."""
    state = trial.state
    found: dict[str, Refusal] = {}
    for seat in range(trial.subject.players):
        answers = [state.why_not(seat, action) for action in trial.subject.game.actions.all]
        answers += [state.why_not_at(seat, (place,)) for place in _places(state)]
        found.update({str(answer): answer for answer in answers if answer is not None})
    return found.values()


def _places(state: State) -> set[str]:
    """The targets of all legal actions."""
    targets = [state.targets(action) for seat in state.to_act for action in state.legal(seat)]
    return {place for places in targets for place in places}
