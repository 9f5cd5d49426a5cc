"""A preview shows what then really happens, as far as it can be foreseen."""

from trilobite.engine import ASK, Action, Event, FastChance, canonical_json
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


@check
def previews_come_true(inquiry: Inquiry) -> None:
    """A preview shows what happens next up to the first draw or hidden thing, and no more."""
    for trial in inquiry.samples():
        for seat in trial.state.to_act:
            for action in inquiry.some(trial.state.legal(seat), trial.dice):
                _check_preview(trial, seat, action)
        _check_preview_of_nothing(inquiry, trial)


def _check_preview(trial: Trial, seat: int, action: Action) -> None:
    lucky = trial.state.copy()
    dice = FastChance(1)
    lucky.chance = dice
    lucky.preview(seat, action)
    if dice.__reduce__() != FastChance(1).__reduce__():
        trial.fail(f"the preview of {action.text()!r} drew from chance")
    before = trial.position()
    draws = trial.state.draws
    foreseen = [event.to_json() for event in trial.state.preview(seat, action)]
    if trial.position() != before or trial.state.draws != draws or trial.state.chance.asks:
        trial.fail(f"the preview of {action.text()!r} changed the position")
    # Restored from the position instead of copied, and in ask mode, so that nothing is drawn.
    asked = trial.branch(trial.subject.game.from_position(trial.state.to_position(), ASK))
    expected = [event.to_json() for event in _foreseeable(asked.act(seat, action), seat)]
    asked.same(expected, foreseen, f"the preview of {action.text()!r}")
    real = trial.branch()
    happened = [
        form.to_json()
        for event in real.act(seat, action)
        if (form := event.seen_by(seat)) is not None
    ]
    if canonical_json(happened[: len(foreseen)]) != canonical_json(foreseen):
        real.fail(f"the preview of {action.text()!r} was {foreseen}, but this happened: {happened}")


def _foreseeable(events: list[Event], seat: int) -> list[Event]:
    """What the seat sees before the first event that surprises it."""
    forms: list[Event] = []
    for event in events:
        if event.surprises(seat):
            break
        form = event.seen_by(seat)
        if form is not None:
            forms.append(form)
    return forms


def _check_preview_of_nothing(inquiry: Inquiry, trial: Trial) -> None:
    for seat in range(inquiry.subject.players):
        legal = trial.state.legal(seat)
        others = [action for action in inquiry.game.actions.all if action not in legal]
        for action in inquiry.some(others, trial.dice):
            if trial.state.preview(seat, action):
                trial.fail(f"{action.text()!r} is not legal for seat {seat}, but has a preview")
