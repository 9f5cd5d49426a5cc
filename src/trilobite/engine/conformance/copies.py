"""A copy equals the original and shares nothing mutable with it."""

from trilobite.engine import canonical_json
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


@check
def copies_share_nothing(inquiry: Inquiry) -> None:
    """Playing a copy does not change the original, nor does playing the original change a copy."""
    for trial in inquiry.samples():
        before = _everything(trial)
        copy = trial.branch()
        if _everything(copy) != before or copy.state.log is not None:
            trial.fail("a copy differs from the original")
        copy.play()
        if _everything(trial) != before:
            trial.fail(f"playing a copy changed the original: {', '.join(copy.steps[-5:])} ...")
        kept = trial.branch()
        trial.branch(trial.state).play()
        if _everything(kept) != before:
            kept.fail("playing the original changed a copy")
        _check_same_future(kept)


def _everything(trial: Trial) -> str:
    """Everything that a state can be asked, as text."""
    state = trial.state
    seats = range(state.players)
    return canonical_json(
        [
            state.to_position(),
            list(state.to_act),
            [state.legal_ids(seat) for seat in seats],
            [state.view(seat).to_json() for seat in (None, *seats)],
            None if (result := state.result()) is None else result.to_json(),
        ]
    )


def _check_same_future(trial: Trial) -> None:
    """Two copies that are played the same way stay equal."""
    one, other = trial.branch(), trial.branch()
    while not one.state.is_over:
        seat, action = one.choose()
        one.act_fast(seat, action)
        other.act_fast(seat, action)
    one.same(one.state.to_position(), other.state.to_position(), "two copies diverge")


@check
def returned_values_are_independent(inquiry: Inquiry) -> None:
    """Changing a list, position or view that a state returned does not change the state."""
    for trial in inquiry.samples():
        before = _everything(trial)
        empty(trial.state.to_position())
        for seat in range(inquiry.subject.players):
            trial.state.legal_ids(seat).clear()
            trial.state.legal(seat).clear()
            empty(trial.state.view(seat).to_json())
        if _everything(trial) != before:
            trial.fail("a returned value is still part of the state")
        views = [trial.state.view(seat) for seat in (None, *range(inquiry.subject.players))]
        seen = [canonical_json(view.to_json()) for view in views]
        trial.branch(trial.state).play()
        for view, was in zip(views, seen, strict=True):
            if canonical_json(view.to_json()) != was:
                trial.fail(f"the view of seat {view.seat} changed when the game went on")
            trial.branch(view.imagine(trial.dice)).play()
            if canonical_json(view.to_json()) != was:
                trial.fail(f"playing an imagined world changed the view of seat {view.seat}")


def empty(value: object) -> None:
    """Empty a JSON value and every list and object in it."""
    if isinstance(value, dict):
        for entry in value.values():
            empty(entry)
        value.clear()
    elif isinstance(value, list):
        for entry in value:
            empty(entry)
        value.clear()
