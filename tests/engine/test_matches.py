"""A match: undo, redo and records, true and false."""

import pytest

from tests.support.pebbles import GAME
from trilobite.engine import FastChance, InputError, Refusal
from trilobite.engine.conformance import by_kind
from trilobite.engine.matches import Match, Mismatch, begin, replay, resume, verify
from trilobite.engine.records import Record, RecordStep, commitment_to, read_record

SEED = bytes(range(16))


def _match(players: int = 2) -> Match:
    return Match(GAME, players, {"leader": 0, "rounds": 2}, SEED, ["Ann", "Bob", "Cem"][:players])


def _do(match: Match, seat: int, text: str) -> None:
    events = match.act(seat, GAME.actions.from_text(text))
    assert not isinstance(events, Refusal), events


def _hide_all(match: Match) -> None:
    """Let everybody hide a pebble; seat 0 leads."""
    while match.state.question(match.state.to_act[0])[1] == "PE-2":
        seat = match.state.to_act[0]
        match.act(seat, match.state.legal(seat)[0])


def _finished() -> Match:
    match = _match()
    dice = FastChance(1)
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.act(seat, GAME.actions.all[by_kind(match.state, seat, dice)])
    return match


def test_the_opening_has_the_events_of_the_set_up() -> None:
    keys = [event.key for event in _match().opening]
    assert keys == ["pebbles-pond-filled"] * 4 + ["pebbles-drawn"] * 6


def test_the_last_action_can_be_taken_back_and_done_again() -> None:
    match = _match()
    _hide_all(match)
    before = match.state.to_position()
    _do(match, 0, match.state.legal(0)[0].text())
    after = match.state.to_position()
    assert match.undo(0) is not None
    assert match.state.to_position() == before
    assert match.redo(0) is not None
    assert match.state.to_position() == after


def test_several_actions_are_taken_back_one_by_one() -> None:
    match = _match()
    _hide_all(match)
    start = match.state.to_position()
    _do(match, 0, match.state.legal(0)[0].text())
    _do(match, 0, match.state.legal(0)[0].text())
    assert match.undo(0) is not None
    assert match.undo(0) is not None
    assert match.state.to_position() == start
    assert match.undo(0) is None  # opening the fists, just before, revealed something


def test_nobody_can_undo_an_action_of_somebody_else() -> None:
    match = _match()
    _do(match, 1, match.state.legal(1)[0].text())
    assert not match.can_undo(0)
    assert match.undo(0) is None
    assert match.can_undo(1)


def test_nobody_can_undo_past_a_revelation() -> None:
    match = _match()
    _hide_all(match)
    _do(match, 0, "draw")
    assert not match.can_undo(0)


def test_nobody_can_undo_past_the_end_of_a_turn() -> None:
    match = _match()
    _hide_all(match)
    _do(match, 0, "stop")
    assert not match.can_undo(0)


def test_another_action_discards_what_was_taken_back() -> None:
    match = _match()
    _hide_all(match)
    first = match.state.legal(0)[0]
    _do(match, 0, first.text())
    match.undo(0)
    _do(match, 0, "stop")
    assert not match.can_redo(0)
    assert match.redo(0) is None


def test_a_refused_action_keeps_what_was_taken_back() -> None:
    match = _match()
    _hide_all(match)
    _do(match, 0, match.state.legal(0)[0].text())
    match.undo(0)
    assert isinstance(match.act(1, GAME.actions.from_text("stop")), Refusal)
    assert match.can_redo(0)


def test_redo_belongs_to_the_seat_that_undid() -> None:
    match = _match()
    _hide_all(match)
    _do(match, 0, match.state.legal(0)[0].text())
    match.undo(0)
    assert match.redo(1) is None


def test_a_record_has_no_undone_actions() -> None:
    match = _match()
    _hide_all(match)
    kept = len(match.record().steps)
    _do(match, 0, match.state.legal(0)[0].text())
    assert len(match.record().steps) == kept + 1
    match.undo(0)
    assert len(match.record().steps) == kept
    _do(match, 0, "stop")
    assert verify(match.record()) is None


def test_a_resumed_record_goes_on_where_it_ended() -> None:
    match = _match()
    _hide_all(match)
    again = resume(read_record(match.record().to_json()))
    assert again.state.to_position() == match.state.to_position()
    assert again.names == ["Ann", "Bob"]
    assert not again.can_undo(0)


def test_a_true_record_is_verified() -> None:
    assert verify(_finished().record()) is None


def _tampered(step: int, **change: object) -> Record:
    record = _finished().record()
    old = record.steps[step]
    fields = {"seat": old.seat, "action": old.action, "digest": old.digest, **change}
    record.steps[step] = RecordStep(**fields)  # type: ignore[arg-type]
    return record


@pytest.mark.parametrize("step", [0, 3, 7])
@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"action": "fly away"}, "is not an action"),
        ({"action": "feed white"}, "is not allowed"),
        ({"digest": "0" * 16}, "not the recorded one"),
    ],
)
def test_the_step_that_does_not_fit_is_named(
    step: int, change: dict[str, object], says: str
) -> None:
    mismatch = verify(_tampered(step, **change))
    assert mismatch is not None
    assert mismatch.step == step
    assert says in mismatch.problem


def test_a_refusal_comes_with_the_mismatch() -> None:
    mismatch = verify(_tampered(0, action="stop"))
    assert mismatch is not None
    assert mismatch.refusal is not None
    assert mismatch.refusal.rule == "PE-2"


def test_a_step_without_a_hash_is_accepted() -> None:
    assert verify(_tampered(2, digest="")) is None


def test_a_wrong_result_is_noticed_after_the_last_step() -> None:
    record = _finished().record()
    record.result = None
    mismatch = verify(record)
    assert mismatch is not None
    assert mismatch.step == len(record.steps)


def test_a_seed_that_was_not_committed_to_is_noticed_at_once() -> None:
    record = _finished().record()
    record.seed = bytes(16)
    mismatch = verify(record)
    assert mismatch is not None
    assert "committed" in mismatch.problem


def test_another_seed_with_its_commitment_leads_to_other_positions() -> None:
    record = _finished().record()
    record.seed = bytes(16)
    record.commitment = commitment_to(record.seed, record.salt)
    mismatch = verify(record)
    assert mismatch is not None


def test_a_record_without_its_seed_cannot_be_replayed() -> None:
    record = _finished().record()
    record.seed = None
    with pytest.raises(InputError, match=r"record\.seed: is missing"):
        begin(record)


def test_resuming_a_record_that_does_not_fit_says_where() -> None:
    with pytest.raises(InputError, match=r"record\.actions\[3\]: "):
        resume(_tampered(3, action="feed white"))


def test_replaying_stops_at_the_step_it_cannot_do() -> None:
    match = _match()
    answer = replay(match, RecordStep(0, "stop", ""))
    assert isinstance(answer, Mismatch)
    assert not match.moves


def test_a_match_is_rewound_past_revelations_and_what_follows_is_drawn_as_before() -> None:
    match = _finished()
    moves = list(match.moves)
    positions = [*(move.before.to_position() for move in moves), match.state.to_position()]
    assert any(move.is_final for move in moves[3:]), "there is no final move to go back past"
    assert match.rewind(3) == len(moves) - 3
    assert match.state.to_position() == positions[3]
    for move, after in zip(moves[3:], positions[4:], strict=True):
        assert not isinstance(match.act(move.seat, move.action), Refusal)
        assert match.state.to_position() == after


def test_a_rewound_action_can_be_redone_only_by_its_own_seat() -> None:
    match = _finished()
    ends = match.state.to_position()
    seats = [move.seat for move in match.moves]
    match.rewind(0)
    for seat in seats:
        others = [other for other in range(2) if other != seat]
        assert not any(match.can_redo(other) for other in others)
        assert match.redo(seat) is not None
    assert match.state.to_position() == ends
    assert match.rewind(len(seats)) == 0


def _continued(moves: int) -> Match:
    """A new match that starts from the middle of another one."""
    first = _finished()
    first.rewind(moves)
    position = first.state.to_position()
    return Match(GAME, 2, first.state.options, b"another seed, 16", ["Ann", "Bob"], b"s", position)


def test_a_match_from_a_position_begins_there_and_has_a_true_record() -> None:
    match = _continued(5)
    assert match.state.to_position() == match.position
    while not match.state.is_over:
        seat = match.state.to_act[0]
        match.act(seat, match.state.legal(seat)[-1])
    data = match.record().to_json()
    assert data["position"] == match.position
    record = read_record(data)
    assert record.to_json() == data
    assert verify(record) is None


def test_the_commitment_fixes_where_a_match_began() -> None:
    data = _continued(5).record().to_json()
    other = {**data, "position": _continued(6).position}
    mismatch = verify(read_record(other))
    assert mismatch is not None
    assert mismatch.step is None
    without = {name: value for name, value in data.items() if name != "position"}
    assert verify(read_record(without)) is not None


def test_a_position_of_another_table_is_refused() -> None:
    position = _continued(5).position
    with pytest.raises(InputError, match=r"position\.players"):
        Match(GAME, 3, {"leader": 0, "rounds": 2}, SEED, position=position)
    with pytest.raises(InputError, match=r"position\.options"):
        Match(GAME, 2, {"leader": 1, "rounds": 2}, SEED, position=position)
