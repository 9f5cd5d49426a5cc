"""Every message and every name has a sentence in every catalogue."""

from collections.abc import Iterator
from typing import Any, Final

from trilobite.engine import (
    Argument,
    Event,
    Game,
    Message,
    NumbersOption,
    Option,
    View,
    Who,
    Word,
)
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.said import refusals_in, visible_forms
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.language import Language, languages
from trilobite.engine.tables import gains_to_json

ROLES: Final = ("start", "turn", "effect", "line", "outcome")
"""Endings of the second sentences of events, for the lines of the log (docs/games/clients.md)."""


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
        for seat in (None, *range(inquiry.subject.players)):
            _check_progress(trial, speakers, trial.state.view(seat))


@check
def every_name_has_a_sentence(inquiry: Inquiry) -> None:
    """The game, its kinds of action, its options and its sources of points have their words."""
    speakers, trial = _speakers(inquiry), inquiry.trial()
    trial.play()
    result = trial.state.result()
    scores = [] if result is None else result.participants
    sources = {f"{inquiry.game.key}-source-{name}" for score in scores for name in score.sources}
    for key in [*_names(inquiry.game), *sorted(sources)]:
        _say(trial, speakers, Message(key, {}))


def _names(game: Game) -> Iterator[str]:
    yield from (f"{game.key}-{name}" for name in ("title", "summary", "help"))
    yield from sorted({f"{game.key}-kind-{action.kind}" for action in game.actions.all})
    for option in game.options:
        key = f"option-{game.key}-{option.name}"
        yield key
        yield from (f"{key}-{value}" for value in _values(option, max(game.player_counts)))


def _values(option: Option, players: int) -> list[str]:
    """The values of an option, or the groups of its numbers, as keys contain them."""
    if isinstance(option, NumbersOption):
        return sorted({field.group for field in option.fields(players)})
    return [str(value).lower() for value in option.all_values(players)]


def codes_of(inquiry: Inquiry) -> list[str]:
    """The languages in which both the game and the shared catalogues exist."""
    folder = inquiry.game.folder / "locales"
    codes = [code for code in languages() if (folder / f"{code}.ftl").exists()]
    if not codes:
        inquiry.latest.fail(f"{folder} has no catalogue in any of {languages()}")
    return codes


class Speakers:
    """The languages of a game, which say each message once."""

    def __init__(self, languages: list[Language]) -> None:
        self.languages = languages
        self.said: set[str] = set()

    def have(self, key: str) -> bool:
        return any(language.has(key) for language in self.languages)


def _speakers(inquiry: Inquiry) -> Speakers:
    return Speakers([Language(code, inquiry.game) for code in codes_of(inquiry)])


def _say(trial: Trial, speakers: Speakers, message: Message) -> None:
    text = str(message)
    if text in speakers.said:
        return
    speakers.said.add(text)
    for speaker in speakers.languages:
        try:
            sentence = speaker.say(message)
        except LookupError as error:
            trial.fail(f"{message}: {error}")
        if not sentence.strip():
            trial.fail(f"{message} is an empty sentence in {speaker.code}")


def _check_events(trial: Trial, speakers: Speakers, events: list[Event]) -> None:
    for form in visible_forms(trial, events):
        _say(trial, speakers, form.message())
        for role in ROLES:
            _check_second(trial, speakers, form, role)


def _check_second(trial: Trial, speakers: Speakers, event: Event, role: str) -> None:
    """The second sentence of an event, if there is one, exists in every language, without gaps."""
    first = event.message()
    key = f"{first.key}-{role}"
    for own in (0, 1) if speakers.have(key) else ():
        _say(trial, speakers, Message(key, {**first.args, "count": 1, "own": own}))


def _check_progress(trial: Trial, speakers: Speakers, view: View) -> None:
    """The fields `standing` and `remaining` of a view, and its gains, have their words."""
    fields: dict[str, Any] = view.to_json()
    standing, remaining = fields.get("standing"), fields.get("remaining")
    found: list[Any] = list(gains_to_json(view.gains()))
    found += [standing["note"]] if standing else []
    if remaining:
        found += [remaining["words"], *(one["name"] for one in remaining["stretches"])]
    for message in found:
        if message is not None:
            _say(trial, speakers, _read(message))


def _read(message: dict[str, Any]) -> Message:
    """The message that was written as JSON."""
    args = message["args"].items()
    return Message(message["key"], {name: _read_argument(value) for name, value in args})


def _read_argument(value: Any) -> Argument:  # noqa: ANN401 - JSON
    if not isinstance(value, dict):
        return value  # type: ignore[no-any-return]
    if "word" in value:
        return Word(value["word"])
    return Who(value["who"]) if "who" in value else _read(value)


def _check_result(trial: Trial, speakers: Speakers) -> None:
    result = trial.state.result()
    for entry in result.seats if result is not None else []:
        _say(trial, speakers, entry.reason)
    for participant in result.participants if result is not None else []:
        _say(trial, speakers, trial.subject.game.participant_name(participant.participant))


def _check_refusals(trial: Trial, speakers: Speakers) -> None:
    for refusal in refusals_in(trial):
        _say(trial, speakers, refusal.message())
