"""Records can be replayed, and tampering with a record is located."""

from collections.abc import Callable

from trilobite.engine import Action, Refusal
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.round_trips import names_for, through_json
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.matches import Match, MatchStep, Mismatch, begin, replay, resume, verify
from trilobite.engine.records import Record, RecordStep, commitment_to, read_record


def recorded(inquiry: Inquiry, trial: Trial) -> Match:
    """Play a trial to its end as a match."""
    subject = inquiry.subject
    match = Match(inquiry.game, subject.players, subject.options, trial.seed, names_for(trial))
    trial.state = match.state
    while not match.state.is_over:
        seat, action = trial.choose()
        events = match.act(seat, action)
        if isinstance(events, Refusal):
            trial.fail(f"{action.text()!r} is legal for seat {seat}, but is refused: {events}")
        trial.steps.append(f"{seat} {action.text()}")
        if len(trial.steps) > subject.most_decisions:
            trial.fail("the match does not end")
    return match


@check
def replaying_gives_the_same_game(inquiry: Inquiry) -> None:
    """Replaying a record gives the same events, hashes, result and position."""
    for trial in inquiry.trials():
        match = recorded(inquiry, trial)
        record = read_record(through_json(match.record().to_json()))
        again = begin(record)
        if [event.to_json() for event in again.opening] != [
            event.to_json() for event in match.opening
        ]:
            trial.fail("the set-up of the replayed game is different")
        for index, step in enumerate(record.steps):
            events = replay(again, step)
            if isinstance(events, Mismatch):
                trial.fail(f"step {events.step} of the replayed game: {events.problem}")
            trial.same(
                [event.to_json() for event in match.moves[index].events],
                [event.to_json() for event in events],
                f"step {index} of the replayed game has other events",
            )
        trial.same(match.record().to_json(), again.record().to_json(), "the replayed record")
        trial.same(
            match.state.to_position(), resume(record).state.to_position(), "the resumed position"
        )
        mismatch = verify(record)
        if mismatch is not None:
            trial.fail(f"a true record fails to verify at {mismatch.step}: {mismatch.problem}")


@check
def tampering_is_found_out(inquiry: Inquiry) -> None:
    """A changed action, seat, hash, result or seed is reported at the right step."""
    trial = inquiry.trial()
    match = recorded(inquiry, trial)
    last = len(match.moves)
    _expect(trial, match, last, "another result", _with_other_result)
    _expect(trial, match, last - 1, "no last action", lambda r: r.steps.pop())
    _expect(trial, match, None, "another seed", _with_other_seed)
    if match.state.draws:
        _check_swapped_seed(trial, match)
    early = range(min(last, 40))  # each trial replays everything before its step
    for index in inquiry.some(early, trial.dice)[:3]:
        for what, tamper in _tampered_steps(match, index):
            _expect(trial, match, index, f"{what} at {index}", tamper)


def _expect(
    trial: Trial, match: Match, step: int | None, what: str, tamper: Callable[[Record], object]
) -> None:
    record = read_record(through_json(match.record().to_json()))
    tamper(record)
    mismatch = verify(read_record(through_json(record.to_json())))
    if mismatch is None:
        trial.fail(f"a record with {what} is accepted as true")
    if mismatch.step != step:
        trial.fail(f"a record with {what} is refused at {mismatch.step}: {mismatch.problem}")


def _tampered_steps(match: Match, index: int) -> list[tuple[str, Callable[[Record], object]]]:
    move = match.moves[index]
    legal = move.before.legal(move.seat)
    after = _position_after(move, move.action)
    others = [action for action in legal if _position_after(move, action) != after]
    illegal = [action for action in match.game.actions.all if action not in legal]
    texts = [a.text() for a in (*others[:1], *illegal[:1])] + ["no such action"]
    tampered: list[tuple[str, Callable[[Record], object]]] = [
        (f"the action {text!r}", _step_setter(index, move.seat, text, move.digest))
        for text in texts
    ]
    seat = (move.seat + 1) % match.state.players
    if seat not in move.before.to_act:
        text = move.action.text()
        tampered.append((f"the seat {seat}", _step_setter(index, seat, text, move.digest)))
    wrong = move.digest[::-1]
    tampered.append(("another hash", _step_setter(index, move.seat, move.action.text(), wrong)))
    return tampered


def _position_after(move: MatchStep, action: Action) -> object:
    """The position after an action. Different actions may lead to the same position."""
    state = move.before.copy()
    state.apply_id(move.seat, action.id)
    return state.to_position()


def _step_setter(index: int, seat: int, text: str, digest: str) -> Callable[[Record], object]:
    def tamper(record: Record) -> None:
        record.steps[index] = RecordStep(seat, text, digest)

    return tamper


def _with_other_result(record: Record) -> None:
    record.result = {**(record.result or {}), "seats": []}


def _with_other_seed(record: Record) -> None:
    record.seed = bytes(len(record.seed or b""))


def _check_swapped_seed(trial: Trial, match: Match) -> None:
    """Some draw comes out differently if seed and commitment are changed together."""
    for number in range(1, 20):
        record = match.record()
        record.seed = bytes([number]) * 16
        record.commitment = commitment_to(record.seed, record.salt)
        if verify(record) is not None:
            return
    trial.fail("the seed of a game with draws makes no difference")
