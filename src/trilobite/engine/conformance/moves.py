"""What is offered is performed, and what is not offered is refused with a reason."""

from trilobite.engine import Action, Event, InputError, Refusal
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


class ForeignAction(Action):
    """An action of a game that nobody plays."""

    kind = "foreign"

    def text(self) -> str:
        return "foreign"


@check
def offered_means_performed(inquiry: Inquiry) -> None:
    """A legal action happens: there are events, and the position is another one."""
    for trial in inquiry.samples():
        before = trial.position()
        for seat in trial.state.to_act:
            for action in inquiry.some(trial.state.legal(seat), trial.dice):
                _check_performed(trial, seat, action)
        if trial.position() != before:
            trial.fail("an action on a copy changed the original")


def _check_performed(trial: Trial, seat: int, action: Action) -> None:
    after = trial.branch()
    events = after.act(seat, action)
    if not events or not all(isinstance(event, Event) for event in events):
        after.fail(f"seat {seat} did {action.text()!r} and nothing is told: {events}")
    if after.position() == trial.position():
        after.fail(f"seat {seat} did {action.text()!r} and the position is the same")
    if after.state.log is not None:
        after.fail("somebody still listens after the action")


@check
def not_offered_means_refused(inquiry: Inquiry) -> None:
    """Over the whole action set: legal, or there is a reason why not and nothing changes."""
    for trial in inquiry.samples():
        for seat in range(inquiry.subject.players):
            _check_all_actions(trial, seat)
            _check_refused(inquiry, trial, seat)
        _check_strangers(trial)


def _check_all_actions(trial: Trial, seat: int) -> None:
    """`why_not` is None exactly for the legal actions."""
    before = trial.position()
    ids = trial.state.legal_ids(seat)
    legal = set(ids)
    actions = trial.subject.game.actions.all
    if len(legal) != len(ids) or not legal <= set(range(len(actions))):
        trial.fail(f"the legal ids of seat {seat} are {ids}")
    for action in actions:
        refusal = trial.state.why_not(seat, action)
        if action.id not in legal and not is_reason(refusal):
            trial.fail(
                f"{action.text()!r} is not legal for seat {seat}, and why_not says {refusal}"
            )
        if action.id in legal and refusal is not None:
            trial.fail(f"{action.text()!r} is legal for seat {seat}, and why_not says {refusal}")
    if trial.position() != before:
        trial.fail("asking why not changed the position")


def _check_refused(inquiry: Inquiry, trial: Trial, seat: int) -> None:
    before = trial.position()
    legal = set(trial.state.legal_ids(seat))
    others = [action for action in inquiry.game.actions.all if action.id not in legal]
    for action in inquiry.some(others, trial.dice):
        refusal = trial.state.apply(seat, action)
        if not isinstance(refusal, Refusal):
            trial.fail(f"{action.text()!r} is not legal for seat {seat}, and was performed")
        if refusal != trial.state.why_not(seat, action):
            trial.fail(f"{action.text()!r} is refused for another reason than why_not gives")
        if trial.position() != before:
            trial.fail(f"{action.text()!r} was refused, and changed the position")


def _check_strangers(trial: Trial) -> None:
    """Seats and actions that do not belong to the table are unreadable input, not refusals."""
    own = trial.subject.game.actions.all[0]
    players = trial.subject.players
    for seat, action in ((-1, own), (players, own), (0, ForeignAction("foreign", 0))):
        try:
            trial.state.apply(seat, action)
        except InputError:
            continue
        trial.fail(f"seat {seat} of {players} could try {action.text()!r}")


def is_reason(refusal: Refusal | None) -> bool:
    """A refusal says what is wrong and by which rule."""
    return refusal is not None and bool(refusal.key) and bool(refusal.rule)
