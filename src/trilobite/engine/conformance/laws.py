"""The game's own laws hold after every action."""

from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


@check
def laws_hold_after_every_action(inquiry: Inquiry) -> None:
    """The invariants hold in every state, and the author's laws from one state to the next."""
    between = inquiry.subject.laws_between
    for trial in inquiry.trials():
        _check_laws(trial)
        while not trial.state.is_over:
            before = trial.state.copy()
            seat, action = trial.choose()
            events = trial.act(seat, action)
            _check_laws(trial)
            if between is not None:
                broken = between(before, seat, action, events, trial.state)
                if broken:
                    trial.fail(f"after {action.text()!r}: {'; '.join(broken)}")


def _check_laws(trial: Trial) -> None:
    broken = trial.state.invariants()
    if broken:
        trial.fail("; ".join(broken))
