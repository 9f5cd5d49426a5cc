"""Ask mode: the caller supplies the outcomes of chance, and the game is still the same."""

from collections.abc import Iterator

from trilobite.engine import ASK, CHANCE, Event, InputError, SeededChance, canonical_json
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.moves import is_reason
from trilobite.engine.conformance.round_trips import through_json
from trilobite.engine.conformance.trials import Trial


@check
def asking_for_chance_gives_the_same_game(inquiry: Inquiry) -> None:
    """A game that is given the outcomes of a seed equals the seeded game at every decision."""
    for number in range(inquiry.effort.games):
        seeded = inquiry.trial(number)
        asked = inquiry.trial(number, ASK)
        events = [*asked.opening, *_draws(asked)]
        _compare(asked, seeded, events, seeded.opening)
        while not seeded.state.is_over:
            seat, action = seeded.choose()
            events = asked.act(seat, action)
            events += _draws(asked)
            _compare(asked, seeded, events, seeded.act(seat, action))


def _compare(asked: Trial, seeded: Trial, events: list[Event], expected: list[Event]) -> None:
    asked.same(
        seeded.state.to_position(),
        asked.state.to_position(),
        "the same outcomes, supplied instead of drawn, lead to another position",
    )
    asked.same(
        [event.to_json() for event in expected],
        [event.to_json() for event in events],
        "the same outcomes, supplied instead of drawn, have other events",
    )


def _draws(asked: Trial) -> Iterator[Event]:
    """Supply the outcomes that the seed would give, until a seat is to act."""
    seed = SeededChance(asked.seed)
    is_looked_at = True
    while asked.state.awaits_chance():
        if is_looked_at:
            _check_outcomes(asked)
            _check_nobody_acts(asked)
            _check_wrong_outcomes(asked)
        # A set-up may have dozens of similar draws: after the first few, check one in eight.
        is_looked_at = asked.state.draws < 3 or asked.dice.below(8, 0) == 0
        yield from asked.draw(seed.pick(asked.state.chance_weights(), asked.state.draws))


def _check_outcomes(asked: Trial) -> None:
    state = asked.state
    before = asked.position()
    outcomes = state.chance_outcomes()
    weights = state.chance_weights()
    total = sum(weights)
    if any(weight < 0 for weight in weights) or total <= 0:
        asked.fail(f"the weights of a draw are {weights}")
    expected = {outcome: weight / total for outcome, weight in enumerate(weights) if weight}
    if len(outcomes) != len(expected) or dict(outcomes) != expected:
        asked.fail(f"the outcomes are {outcomes}, but the weights are {weights}")
    if abs(sum(share for _, share in outcomes) - 1) > 1e-9 or any(p <= 0 for _, p in outcomes):
        asked.fail(f"the probabilities do not add up to 1: {outcomes}")
    again = asked.subject.game.from_position(through_json(state.to_position()), ASK)
    if canonical_json(again.to_position()) != before or again.to_act != (CHANCE,):
        asked.fail("a position that awaits a draw changes when it is read back from JSON")
    for seat in (None, *range(state.players)):
        asked.same(
            state.view(seat).to_json(),
            again.view(seat).to_json(),
            f"a position that awaits a draw looks different to seat {seat} when it is read back",
        )


def _check_nobody_acts(asked: Trial) -> None:
    state = asked.state
    if state.to_act != (CHANCE,) or state.is_over or state.result() is not None:
        asked.fail(f"a draw is awaited, but to_act is {state.to_act}")
    for seat in range(state.players):
        if state.legal_ids(seat) or not is_reason(state.why_not_at(seat, ("nowhere",))):
            asked.fail(f"a draw is awaited, but seat {seat} can act")
        if not is_reason(state.why_not(seat, state.game.actions.all[0])):
            asked.fail(f"a draw is awaited, but seat {seat} is not refused")


def _check_wrong_outcomes(asked: Trial) -> None:
    before = asked.position()
    weights = asked.state.chance_weights()
    for outcome in (-1, len(weights), *(o for o, weight in enumerate(weights) if not weight)):
        try:
            asked.state.apply_chance(outcome)
        except InputError:
            if asked.position() != before:
                asked.fail(f"the impossible outcome {outcome} changed the position")
        else:
            asked.fail(f"the impossible outcome {outcome} of {weights} was accepted")
