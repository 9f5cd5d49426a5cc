"""Imagined worlds: possible, indistinguishable to the seat, and not simply the true one."""

from trilobite.engine import FastChance, State, View, canonical_json
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial


@check
def imagined_worlds_agree_with_the_view(inquiry: Inquiry) -> None:
    """An imagined state has the seat's view and legal actions, is lawful and can be played."""
    for trial in inquiry.samples():
        for seat in (None, *range(inquiry.subject.players)):
            view = trial.state.view(seat)
            for _ in range(3):
                state = view.imagine(FastChance(trial.dice.below(1 << 31, 0)))
                _check_agrees(trial, view, state)
                trial.branch(state).play(20)


def _check_agrees(trial: Trial, view: View, state: State) -> None:
    seat = view.seat
    trial.same(view.to_json(), state.view(seat).to_json(), f"seat {seat} imagines another view")
    if state.to_act != trial.state.to_act or state.players != trial.state.players:
        trial.fail(f"seat {seat} imagines that {state.to_act} are to act, not {trial.state.to_act}")
    if state.invariants():
        trial.fail(f"seat {seat} imagines the impossible: {state.invariants()}")
    if seat is None:
        return
    if state.legal_ids(seat) != trial.state.legal_ids(seat):
        trial.fail(f"seat {seat} imagines other legal actions")
    if seat in state.to_act:
        trial.same(
            trial.state.offer(seat).to_json(),
            state.offer(seat).to_json(),
            f"seat {seat} imagines another offer",
        )


@check
def imagined_worlds_differ_from_the_truth(inquiry: Inquiry) -> None:
    """Some imagined world differs from the true one if a twin world exists."""
    maker = inquiry.subject.twins
    if maker is None:
        return
    for trial in inquiry.samples():
        unknowing = {seat for _, _, blind in maker(trial.state.copy()) for seat in blind}
        for seat in sorted(unknowing, key=lambda seat: -1 if seat is None else seat):
            _check_differs(inquiry, trial, trial.state.view(seat))


def _check_differs(inquiry: Inquiry, trial: Trial, view: View) -> None:
    truth = trial.position()
    for _ in range(inquiry.effort.imagined):
        state = view.imagine(FastChance(trial.dice.below(1 << 31, 0)))
        if canonical_json(state.to_position()) != truth:
            return
    trial.fail(f"seat {view.seat} only imagines the true world, which it cannot know")
