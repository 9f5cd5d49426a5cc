"""Records can be replayed, and a record that was tampered with is found out where it was."""

from collections.abc import Callable

from trilobite.engine import Action, Refusal
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.round_trips import names_for, through_json
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.matches import Match, Mismatch, Move, begin, replay, resume, verify
from trilobite.engine.records import Record, Step, commitment_to, read_record


def recorded(inquiry: Inquiry, trial: Trial) -> Match:
    """Play a trial to its end as a match."""
    subject = inquiry.subject
    match = Match(inquiry.game, subject.players, subject.options, trial.seed, names_for(trial))
    trial.state = match.state
    while not match.state.is_over:
        seat, action = trial.choose()
        events = match.act(seat, action)
        if isinstance(events, Refusal):
            trial.fail(f"seat {seat} may {action.text()!r}, and is refused: {events}")
        trial.steps.append(f"{seat} {action.text()}")
        if len(trial.steps) > subject.most_decisions:
            trial.fail("the match does not end")
    return match


@check
def replaying_gives_the_same_game(inquiry: Inquiry) -> None:
    """The actions of a record lead from its seed to the same hashes, result and position."""
    for trial in inquiry.trials():
        match = recorded(inquiry, trial)
        record = read_record(through_json(match.record().to_json()))
        again = begin(record)
        if [event.to_json() for event in again.opening] != [
            event.to_json() for event in match.opening
        ]:
            trial.fail("the set-up of the replayed game is another one")
        for index, step in enumerate(record.steps):
            told = replay(again, step)
            if isinstance(told, Mismatch):
                trial.fail(f"step {told.step} of the replayed game: {told.problem}")
            trial.same(
                [event.to_json() for event in match.moves[index].events],
                [event.to_json() for event in told],
                f"step {index} of the replayed game has other events",
            )
        trial.same(match.record().to_json(), again.record().to_json(), "the replayed record")
        trial.same(
            match.state.to_position(), resume(record).state.to_position(), "the resumed position"
        )
        mismatch = verify(record)
        if mismatch is not None:
            trial.fail(f"a true record does not verify at {mismatch.step}: {mismatch.problem}")


@check
def tampering_is_found_out(inquiry: Inquiry) -> None:
    """Another action, seat, hash, result or seed is named at the step where it stands."""
    trial = inquiry.trial()
    match = recorded(inquiry, trial)
    last = len(match.moves)
    _expect(trial, match, last, "another result", _with_other_result)
    _expect(trial, match, last - 1, "no last action", lambda r: r.steps.pop())
    _expect(trial, match, None, "another seed", _with_other_seed)
    if match.state.draws:
        _check_swapped_seed(trial, match)
    early = range(min(last, 40))  # what comes before a step is replayed each time
    for index in inquiry.some(early, trial.dice)[:3]:
        for what, spoil in _spoilt_steps(match, index):
            _expect(trial, match, index, f"{what} at {index}", spoil)


def _expect(
    trial: Trial, match: Match, step: int | None, what: str, spoil: Callable[[Record], object]
) -> None:
    record = read_record(through_json(match.record().to_json()))
    spoil(record)
    mismatch = verify(read_record(through_json(record.to_json())))
    if mismatch is None:
        trial.fail(f"a record with {what} is taken for true")
    if mismatch.step != step:
        trial.fail(f"a record with {what} is faulted at {mismatch.step}: {mismatch.problem}")


def _spoilt_steps(match: Match, index: int) -> list[tuple[str, Callable[[Record], object]]]:
    move = match.moves[index]
    legal = move.before.legal(move.seat)
    after = _position_after(move, move.action)
    others = [action for action in legal if _position_after(move, action) != after]
    illegal = [action for action in match.game.actions.all if action not in legal]
    texts = [a.text() for a in (*others[:1], *illegal[:1])] + ["no such action"]
    spoilt: list[tuple[str, Callable[[Record], object]]] = [
        (f"the action {text!r}", _step_setter(index, move.seat, text, move.digest))
        for text in texts
    ]
    seat = (move.seat + 1) % match.state.players
    if seat not in move.before.to_act:
        text = move.action.text()
        spoilt.append((f"the seat {seat}", _step_setter(index, seat, text, move.digest)))
    wrong = move.digest[::-1]
    spoilt.append(("another hash", _step_setter(index, move.seat, move.action.text(), wrong)))
    return spoilt


def _position_after(move: Move, action: Action) -> object:
    """Two actions may come to the same, such as the last ones before a board is cleared."""
    state = move.before.copy()
    state.apply_id(move.seat, action.id)
    return state.to_position()


def _step_setter(index: int, seat: int, text: str, digest: str) -> Callable[[Record], object]:
    def spoil(record: Record) -> None:
        record.steps[index] = Step(seat, text, digest)

    return spoil


def _with_other_result(record: Record) -> None:
    record.result = {**(record.result or {}), "seats": []}


def _with_other_seed(record: Record) -> None:
    record.seed = bytes(len(record.seed or b""))


def _check_swapped_seed(trial: Trial, match: Match) -> None:
    """With seed and commitment changed together some draw comes out differently some day."""
    for number in range(1, 20):
        record = match.record()
        record.seed = bytes([number]) * 16
        record.commitment = commitment_to(record.seed, record.salt)
        if verify(record) is not None:
            return
    trial.fail("the seed of a game with draws makes no difference")
