"""Every message has a sentence in every catalogue."""

from trilobite.engine import Event, Message, Refusal, State
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.language import Language, languages


@check
def every_message_has_a_sentence(inquiry: Inquiry) -> None:
    """Every event in each visible form, question, refusal and result exists in every language."""
    speakers = _speakers(inquiry)
    for trial in inquiry.trials():
        _check_events(trial, speakers, trial.opening)
        while not trial.state.is_over:
            seat, action = trial.choose()
            _say(trial, speakers, trial.state.question(seat)[0])
            _say(trial, speakers, inquiry.game.participant_name(trial.state.decides_for(seat)))
            _check_events(trial, speakers, trial.act(seat, action))
        _check_result(trial, speakers)
    for trial in inquiry.samples():
        _check_refusals(trial, speakers)


def _speakers(inquiry: Inquiry) -> list[Language]:
    """The languages in which both the game and the shared catalogues exist."""
    folder = inquiry.game.folder / "locales"
    codes = [code for code in languages() if (folder / f"{code}.ftl").exists()]
    if not codes:
        inquiry.latest.fail(f"{folder} has no catalogue in any of {languages()}")
    return [Language(code, inquiry.game) for code in codes]


def _say(trial: Trial, speakers: list[Language], message: Message) -> None:
    for speaker in speakers:
        try:
            sentence = speaker.say(message)
        except LookupError as error:
            trial.fail(f"{message}: {error}")
        if not sentence.strip():
            trial.fail(f"{message} is an empty sentence in {speaker.code}")


def _check_events(trial: Trial, speakers: list[Language], events: list[Event]) -> None:
    for event in events:
        _say(trial, speakers, event.message())
        for seat in (None, *range(trial.subject.players)):
            form = event.seen_by(seat)
            if form is not None and form is not event:
                _say(trial, speakers, form.message())


def _check_result(trial: Trial, speakers: list[Language]) -> None:
    result = trial.state.result()
    for entry in result.seats if result is not None else []:
        _say(trial, speakers, entry.reason)
    for participant in result.participants if result is not None else []:
        _say(trial, speakers, trial.subject.game.participant_name(participant.participant))


def _places(state: State) -> set[str]:
    """The targets of all legal actions."""
    targets = [state.targets(action) for seat in state.to_act for action in state.legal(seat)]
    return {place for places in targets for place in places}


def _check_refusals(trial: Trial, speakers: list[Language]) -> None:
    """Check each different refusal once, as most actions are refused for a few reasons."""
    state = trial.state
    refusals: dict[str, Refusal] = {}
    for seat in range(trial.subject.players):
        answers = [state.why_not(seat, action) for action in trial.subject.game.actions.all]
        answers += [state.why_not_at(seat, (place,)) for place in _places(state)]
        refusals.update({str(answer): answer for answer in answers if answer is not None})
    for refusal in refusals.values():
        _say(trial, speakers, refusal.message())
