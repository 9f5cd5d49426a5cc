"""Actions, positions, records and views can be written and read back."""

import copy
import json

from trilobite.engine import FastChance, SeededChance
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.matches import Match
from trilobite.engine.records import read_record


def through_json(value: object) -> object:
    """The value after it has been written as JSON and read back."""
    return json.loads(json.dumps(value, allow_nan=False))


@check
def actions_are_read_as_they_are_written(inquiry: Inquiry) -> None:
    """Every action can be found by id, text and JSON form, and there is only one copy of it."""
    actions = inquiry.game.actions
    for action in actions.all:
        text = action.text()
        found = {
            "by_id": actions.by_id(action.id),
            "text": actions.from_text(text),
            "careless text": actions.from_text(f"  {text.upper()} ".replace(" ", "  ")),
            "JSON": actions.from_json(through_json(action.to_json())),
            "copy": copy.copy(action),
            "deepcopy": copy.deepcopy(action),
        }
        for way, other in found.items():
            if other is not action:
                inquiry.latest.fail(f"{text!r} is read back as {other!r} by {way}")
        if not action.kind:
            inquiry.latest.fail(f"{text!r} has no kind")


@check
def positions_are_read_as_they_are_written(inquiry: Inquiry) -> None:
    """A state restored from its position is the same state and continues the same way."""
    for trial in inquiry.samples():
        position = through_json(trial.state.to_position())
        state = inquiry.game.from_position(position, SeededChance(trial.seed))
        trial.same(position, state.to_position(), "the position is not what was read")
        _check_same_future(trial, trial.branch(state))


def _check_same_future(trial: Trial, restored: Trial) -> None:
    """The same choices lead both states to the same end, with the same draws."""
    original = trial.branch()
    while not original.state.is_over:
        seat, action = original.choose()
        original.act_fast(seat, action)
        restored.act_fast(seat, action)
        if original.state.digest() != restored.state.digest():
            restored.same(
                original.state.to_position(),
                restored.state.to_position(),
                "a game continues differently after it was restored",
            )


@check
def views_are_read_as_they_are_written(inquiry: Inquiry) -> None:
    """A view read from its JSON form is equal and imagines the same worlds."""
    for trial in inquiry.samples():
        for seat in (None, *range(inquiry.subject.players)):
            view = trial.state.view(seat)
            written = through_json(view.to_json())
            again = inquiry.game.view_from_json(written)
            trial.same(written, again.to_json(), f"the view of seat {seat} is not what was read")
            if again.seat != seat:
                trial.fail(f"the view of seat {seat} was read back as that of {again.seat}")
            number = trial.dice.below(1 << 31, 0)
            trial.same(
                view.imagine(FastChance(number)).to_position(),
                again.imagine(FastChance(number)).to_position(),
                f"the view of seat {seat} imagines something else after it was read",
            )


@check
def records_are_read_as_they_are_written(inquiry: Inquiry) -> None:
    """A record of a new, running or finished game is read back in full, even without a seed."""
    for trial in inquiry.trials():
        subject = inquiry.subject
        match = Match(inquiry.game, subject.players, subject.options, trial.seed, names_for(trial))
        records = [match.record()]
        while not trial.state.is_over:
            seat, action = trial.choose()
            trial.act_fast(seat, action)
            match.act(seat, action)
            if len(match.moves) == 3:
                records.append(match.record())
        records.append(match.record())
        without_seed = match.record()
        without_seed.seed = None
        for record in (*records, without_seed):
            written = through_json(record.to_json())
            trial.same(written, read_record(written).to_json(), "the record is not what was read")


def names_for(trial: Trial) -> list[str]:
    return [f"Player {seat}" for seat in range(trial.subject.players)]
