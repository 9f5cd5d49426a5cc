"""Offered actions are performed; all others are refused with a reason."""

from trilobite.engine import Action, Event, InputError, Refusal, State
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


class ForeignAction(Action):
    """An action of another game."""

    kind = "foreign"

    def text(self) -> str:
        return "foreign"


@check
def offered_means_performed(inquiry: Inquiry) -> None:
    """A legal action causes events and changes the position."""
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
        after.fail(f"seat {seat} did {action.text()!r}, but there are no events: {events}")
    if after.position() == trial.position():
        after.fail(f"seat {seat} did {action.text()!r}, but the position is the same")
    if after.state.log is not None:
        after.fail("the state still has a log after the action")


@check
def not_offered_means_refused(inquiry: Inquiry) -> None:
    """Every action in the whole set is legal, or refused with a reason and without a change."""
    for trial in inquiry.samples():
        for seat in range(inquiry.subject.players):
            _check_all_actions(trial, seat)
            _check_refused(inquiry, trial, seat)
        _check_unknown_seat_or_action(trial)


def _check_all_actions(trial: Trial, seat: int) -> None:
    """`why_not` is None if and only if the action is legal."""
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
                f"{action.text()!r} is not legal for seat {seat}, but why_not says {refusal}"
            )
        if action.id in legal and refusal is not None:
            trial.fail(f"{action.text()!r} is legal for seat {seat}, but why_not says {refusal}")
    if trial.position() != before:
        trial.fail("calling why_not changed the position")


@check
def fast_code_agrees_with_the_rules(inquiry: Inquiry) -> None:
    """The legal ids in every position are those of all actions without an objection, in order."""
    for trial in inquiry.states():
        for seat in trial.state.to_act:
            ids, ruled = trial.state.legal_ids(seat), State.legal_ids(trial.state, seat)
            if ids != ruled:
                texts = [inquiry.game.actions.all[id].text() for id in {*ids} ^ {*ruled}]
                trial.fail(f"the legal ids of seat {seat} differ from the rules in {texts or ids}")


def _check_refused(inquiry: Inquiry, trial: Trial, seat: int) -> None:
    before = trial.position()
    legal = set(trial.state.legal_ids(seat))
    others = [action for action in inquiry.game.actions.all if action.id not in legal]
    for action in inquiry.some(others, trial.dice):
        refusal = trial.state.apply(seat, action)
        if not isinstance(refusal, Refusal):
            trial.fail(f"{action.text()!r} is not legal for seat {seat}, but was performed")
        if refusal != trial.state.why_not(seat, action):
            trial.fail(f"{action.text()!r} is refused for a reason other than that of why_not")
        if trial.position() != before:
            trial.fail(f"{action.text()!r} was refused, but changed the position")


def _check_unknown_seat_or_action(trial: Trial) -> None:
    """Seats and actions that do not belong to the game raise InputError; they are not refused."""
    own = trial.subject.game.actions.all[0]
    players = trial.subject.players
    for seat, action in ((-1, own), (players, own), (0, ForeignAction("foreign", 0))):
        try:
            trial.state.apply(seat, action)
        except InputError:
            continue
        trial.fail(f"{action.text()!r} for seat {seat} of {players} raises no InputError")


def is_reason(refusal: Refusal | None) -> bool:
    """Whether a refusal says what is wrong and names the rule."""
    return refusal is not None and bool(refusal.key) and bool(refusal.rule)
