"""The checked interface, the fast interface and the offer have the same moves."""

import itertools

from trilobite.engine import Action, InputError, Offer, State
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.moves import is_reason
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.messages import flag_of

NOWHERE = (
    "",
    "nowhere",
    "tile",
    "tile:",
    "tile:-1",
    "tile:99999",
    "cell:x,y",
    "hand:no",
    "☃",
    "a:b:c",
)
"""Target names that name nothing, in the usual formats of such names."""


@check
def both_interfaces_agree(inquiry: Inquiry) -> None:
    """`legal` equals `legal_ids`, and `apply` leads to the same position as `apply_id`."""
    actions = inquiry.game.actions.all
    for trial in inquiry.samples():
        for seat in range(inquiry.subject.players):
            legal = trial.state.legal(seat)
            if legal != [actions[id] for id in trial.state.legal_ids(seat)]:
                trial.fail(
                    f"seat {seat}: legal is {legal}, but legal_ids {trial.state.legal_ids(seat)}"
                )
        for seat in trial.state.to_act:
            for action in inquiry.some(trial.state.legal(seat), trial.dice):
                _check_same_way(trial, seat, action)


def _check_same_way(trial: Trial, seat: int, action: Action) -> None:
    checked, fast = trial.branch(), trial.branch()
    checked.act(seat, action)
    fast.act_fast(seat, action)
    checked.same(
        checked.state.to_position(),
        fast.state.to_position(),
        "apply and apply_id lead to different positions",
    )


@check
def offers_point_at_the_legal_actions(inquiry: Inquiry) -> None:
    """Every choice is a legal action with its own targets; for other targets there is a reason."""
    places: set[str] = set()
    for trial in inquiry.samples():
        for seat in trial.state.to_act:
            offer = trial.state.offer(seat)
            _check_offer(trial, offer)
            places.update(name for choice in offer.choices for name in choice.targets)
        for seat in range(inquiry.subject.players):
            _check_places(inquiry, trial, seat, sorted(places))


def _check_offer(trial: Trial, offer: Offer) -> None:
    seat = offer.seat
    if [choice.action for choice in offer.choices] != trial.state.legal(seat):
        trial.fail(f"seat {seat} is offered something other than its legal actions")
    if offer.participant != trial.state.decides_for(seat) or not offer.rule:
        trial.fail(f"seat {seat} is asked for participant {offer.participant}, rule {offer.rule!r}")
    taken: dict[tuple[str, ...], Action] = {}
    for choice in offer.choices:
        if not choice.targets or not all(choice.targets):
            trial.fail(f"{choice.action.text()!r} has the targets {choice.targets}")
        for order in _orders(choice.action, choice.targets):
            if order in taken:
                other = taken[order]
                trial.fail(f"{choice.action.text()!r} and {other.text()!r} share {order}")
            taken[order] = choice.action
            _check_beginnings(trial, seat, order)


def _orders(action: Action, targets: tuple[str, ...]) -> set[tuple[str, ...]]:
    """The orders in which the targets of an action may be clicked."""
    return set(itertools.permutations(targets)) if flag_of(action, "any_order") else {targets}


def _check_beginnings(trial: Trial, seat: int, targets: tuple[str, ...]) -> None:
    for length in range(len(targets) + 1):
        refusal = trial.state.why_not_at(seat, targets[:length])
        if refusal is not None:
            trial.fail(f"{targets[:length]} begin an offered action, but are refused: {refusal}")


def _check_places(inquiry: Inquiry, trial: Trial, seat: int, places: list[str]) -> None:
    """There is a reason for every one or two targets that do not begin an offered action."""
    begun: set[tuple[str, ...]] = set()
    for action in trial.state.legal(seat):
        for order in _orders(action, trial.state.targets(action)):
            begun.update(order[:length] for length in range(len(order) + 1))
    names = [*places, *NOWHERE]
    tried: list[tuple[str, ...]] = [(name,) for name in names]
    firsts = {*NOWHERE, *(targets[0] for targets in begun if targets)}
    for first in inquiry.some(sorted(firsts), trial.dice):
        tried += [(first, name) for name in inquiry.some(names, trial.dice)]
    for targets in tried:
        if targets not in begun and not _is_explained(trial.state, seat, targets):
            trial.fail(f"nothing can be done at {targets}, but why_not_at does not say why")


def _is_explained(state: State, seat: int, targets: tuple[str, ...]) -> bool:
    """Whether there is a reason; for names that name nothing, an InputError is also fine."""
    try:
        return is_reason(state.why_not_at(seat, targets))
    except InputError:
        return any(name in NOWHERE for name in targets)
