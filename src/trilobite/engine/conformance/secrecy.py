"""Secrecy: a seat cannot tell apart two worlds that differ only in what it must not know."""

from trilobite.engine import ASK, Action, Event, InputError, State, canonical_json
from trilobite.engine.conformance.arrays import array_of
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.tables import gains_to_json


@check
def twin_worlds_look_alike(inquiry: Inquiry) -> None:
    """Views, offers, refusals, previews and arrays are equal byte for byte in twin worlds."""
    for trial, twin, blind in _twins(inquiry):
        for seat in blind:
            trial.same(
                trial.state.view(seat).to_json(),
                twin.view(seat).to_json(),
                f"seat {seat} sees a hidden thing",
            )
            trial.same(
                gains_to_json(trial.state.view(seat).gains()),
                gains_to_json(twin.view(seat).gains()),
                f"the gains that seat {seat} sees",
            )
            if trial.state.to_act != twin.to_act:
                trial.fail(f"twin worlds differ in to_act: {trial.state.to_act}, {twin.to_act}")
            if seat is not None:
                _check_same_moves(inquiry, trial, twin, seat)
                _check_same_arrays(trial, twin, seat)


@check
def unknown_seats_have_no_view(inquiry: Inquiry) -> None:
    """There is no view for a seat that does not exist; -1 is not the last seat."""
    for trial in inquiry.samples():
        players = trial.state.players
        for unknown in (-1, -players, players):
            try:
                trial.state.view(unknown)
            except InputError:
                continue
            trial.fail(f"there is a view for seat {unknown}")


Pair = tuple[Trial, State, list[int | None]]


def _twins(inquiry: Inquiry) -> list[Pair]:
    """Pairs of twin worlds. A game without secrets has no twin maker, and so no pairs."""
    pairs: list[Pair] = []
    if inquiry.subject.twins is None:
        return pairs
    for trial in inquiry.samples():
        pairs += _twins_of(inquiry, trial)
    if not pairs:  # secrets are rare in this game
        for trial in inquiry.states():
            pairs += _twins_of(inquiry, trial)
            if len(pairs) >= inquiry.effort.samples:
                break
    if not pairs:
        inquiry.latest.fail("the twin maker found nothing hidden in any state")
    return pairs


def _twins_of(inquiry: Inquiry, trial: Trial) -> list[Pair]:
    maker = inquiry.subject.twins
    made = [] if maker is None else list(maker(trial.state.copy()))
    pairs: list[Pair] = []
    for one, other, blind in inquiry.some(made, trial.dice):
        if canonical_json(one.to_position()) == canonical_json(other.to_position()):
            trial.fail("the twin maker made the same world twice")
        for state in (one, other):
            if state.invariants():
                trial.fail(f"the twin maker made an impossible world: {state.invariants()}")
        pairs.append((trial.branch(one), other, blind))
    return pairs


def _check_same_moves(inquiry: Inquiry, trial: Trial, twin: State, seat: int) -> None:
    state = trial.state
    if state.legal_ids(seat) != twin.legal_ids(seat):
        trial.fail(f"seat {seat} has other legal actions in a twin world")
    legal = state.legal(seat)
    others = [action for action in inquiry.game.actions.all if action not in legal]
    for action in inquiry.some(others, trial.dice):
        if state.why_not(seat, action) != twin.why_not(seat, action):
            trial.fail(f"a twin world refuses {action.text()!r} to seat {seat} for another reason")
    if seat in state.to_act:
        trial.same(
            state.offer(seat).to_json(), twin.offer(seat).to_json(), f"the offer to seat {seat}"
        )
    for action in inquiry.some(legal, trial.dice):
        trial.same(
            [event.to_json() for event in state.preview(seat, action)],
            [event.to_json() for event in twin.preview(seat, action)],
            f"the preview of {action.text()!r} for seat {seat}",
        )


def _check_same_arrays(trial: Trial, twin: State, seat: int) -> None:
    encoding = trial.state.game.encoding()
    if encoding is None:
        return
    if array_of(trial.state, seat, encoding) != array_of(twin, seat, encoding):
        trial.fail(f"the array of seat {seat} reveals a hidden thing")


@check
def twin_worlds_sound_alike(inquiry: Inquiry) -> None:
    """The same action has equal events in twin worlds, unless an event openly reveals something."""
    for trial, twin, blind in _twins(inquiry):
        for actor in trial.state.to_act:
            common = set(twin.legal_ids(actor))
            shared = [action for action in trial.state.legal(actor) if action.id in common]
            for action in inquiry.some(shared, trial.dice)[:3]:
                _check_events_alike(trial, twin, blind, actor, action)


def _check_events_alike(
    trial: Trial, twin: State, blind: list[int | None], actor: int, action: Action
) -> None:
    """Compare the events, then those of the next draws while both worlds can draw the same."""
    here, there = trial.branch(), trial.branch(twin.copy())
    here.state.chance = there.state.chance = ASK
    events, elsewhere = here.act(actor, action), there.act(actor, action)
    while True:
        blind = [seat for seat in blind if _sound_alike(here, there, events, elsewhere, seat)]
        if not (blind and here.state.awaits_chance() and there.state.awaits_chance()):
            return
        weights = zip(here.state.chance_weights(), there.state.chance_weights(), strict=True)
        outcomes = [o for o, (one, other) in enumerate(weights) if one and other]
        if not outcomes:
            return
        outcome = outcomes[here.dice.below(len(outcomes), 0)]
        events, elsewhere = here.draw(outcome), there.draw(outcome)


def _sound_alike(
    here: Trial, there: Trial, events: list[Event], elsewhere: list[Event], seat: int | None
) -> bool:
    """Whether a seat learns the same in both worlds.

    If not, an event must reveal the difference, and the views must show it, too, unless the worlds
    no longer differ (the cards were dealt again).
    """
    one, other = heard(events, seat), heard(elsewhere, seat)
    seen, seen_there = (world.state.view(seat).to_json() for world in (here, there))
    if _forms(one) == _forms(other):
        here.same(seen, seen_there, f"seat {seat} sees a hidden thing that no event revealed")
        return True
    if not is_revealed(one, other):
        here.fail(
            f"seat {seat} gets {_forms(one)}, in the twin {_forms(other)}, but no event reveals it"
        )
    positions = [canonical_json(world.state.to_position()) for world in (here, there)]
    is_over = positions[0] == positions[1]
    if not is_over and canonical_json(seen) == canonical_json(seen_there):
        here.fail(f"seat {seat} gets {_forms(one)}, in the twin {_forms(other)}, but the same view")
    return False


@check
def hidden_choices_look_alike(inquiry: Inquiry) -> None:
    """Events show a chosen action or a draw only if the view shows it too.

    Two choices that lead to different states with the same view must have equal events for the
    seat. This needs no twins: a view holds everything a seat may know, so no event may say more.
    """
    for number in range(inquiry.effort.games):
        trial = inquiry.trial(number, ASK)
        while not trial.state.is_over:
            is_looked_at = trial.dice.below(4, 0) == 0
            if trial.state.awaits_chance():
                outcomes = [outcome for outcome, _ in trial.state.chance_outcomes()]
                if is_looked_at:
                    _compare_ways(trial, [_drawn(trial, outcome) for outcome in outcomes])
                trial.draw(outcomes[trial.dice.below(len(outcomes), 0)])
            else:
                seat, action = trial.choose()
                if is_looked_at:
                    some = inquiry.some(trial.state.legal(seat), trial.dice)[:3]
                    _compare_ways(trial, [_done(trial, seat, other) for other in some])
                trial.act(seat, action)


Way = tuple[str, State, list[Event]]
"""A choice or draw, the state it led to, and its events."""


def _drawn(trial: Trial, outcome: int) -> Way:
    way = trial.branch()
    return f"outcome {outcome}", way.state, way.draw(outcome)


def _done(trial: Trial, seat: int, action: Action) -> Way:
    way = trial.branch()
    events = way.act(seat, action)
    return action.text(), way.state, events


def _compare_ways(trial: Trial, ways: list[Way]) -> None:
    for seat in (None, *range(trial.subject.players)):
        seen: dict[str, Way] = {}
        for way in ways:
            name, state, events = way
            other = seen.setdefault(canonical_json(state.view(seat).to_json()), way)
            if canonical_json(other[1].to_position()) == canonical_json(state.to_position()):
                continue
            one, two = heard(other[2], seat), heard(events, seat)
            if _forms(one) != _forms(two):
                trial.fail(
                    f"seat {seat} cannot see the difference between {other[0]!r} and {name!r},"
                    f" but gets different events: {_forms(one)}, then {_forms(two)}"
                )


def heard(events: list[Event], seat: int | None) -> list[tuple[Event, str]]:
    """The events that a seat sees, each with the JSON text of its visible form."""
    forms = [(event, event.seen_by(seat)) for event in events]
    return [(event, canonical_json(form.to_json())) for event, form in forms if form is not None]


def is_revealed(one: list[tuple[Event, str]], other: list[tuple[Event, str]]) -> bool:
    """Whether the first difference is in an event that reveals something, or comes after one."""
    length = min(len(one), len(other))
    index = next((i for i in range(length) if one[i][1] != other[i][1]), length)
    return any(event.reveals for event, _ in (*one[: index + 1], *other[: index + 1]))


def _forms(events: list[tuple[Event, str]]) -> list[str]:
    return [form for _, form in events]
