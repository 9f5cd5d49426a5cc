"""Records are read as they were written, and anything else is an error that says why."""

from typing import Any

import pytest

from tests.support.pebbles import GAME
from trilobite.engine import InputError
from trilobite.engine.matches import Match, resume
from trilobite.engine.records import commitment_to, read_record


def _record() -> dict[str, Any]:
    match = Match(GAME, 2, None, bytes(16), ["Ann", "Bob"])
    match.act(0, match.state.legal(0)[0])
    return match.record().to_json()


def test_a_record_is_read_as_it_was_written() -> None:
    assert read_record(_record()).to_json() == _record()


def test_the_colours_of_the_seats_are_part_of_a_record() -> None:
    match = Match(GAME, 2, None, bytes(16), ["Ann", "Bob"])
    match.colours = [2, 0]
    written = match.record().to_json()
    assert written["colours"] == [2, 0]
    assert read_record(written).colours == [2, 0]
    assert resume(read_record(written)).record().to_json() == written


def test_colours_in_order_are_not_written_so_that_older_versions_can_read_the_record() -> None:
    match = Match(GAME, 2, None, bytes(16), ["Ann", "Bob"])
    match.colours = [0, 1]
    assert "colours" not in match.record().to_json()
    assert read_record(_record()).colours == []


def test_a_record_has_everything_a_replay_needs() -> None:
    record = _record()
    assert record["format"] == "trilobite-record-1"
    assert record["game"] == "pebbles"
    assert record["seed"] == "00" * 16
    assert record["options"] == {"leader": "random", "rounds": 3}
    seat, action, digest = record["actions"][0]
    assert (seat, action.split()[0], len(digest)) == (0, "hide", 16)
    assert record["result"] is None


def test_a_record_without_its_seed_has_no_hashes_either() -> None:
    """A hash would let a reader guess hidden cards and compare."""
    record = read_record(_record())
    record.seed = None
    written: Any = record.to_json()
    assert [digest for _, _, digest in written["actions"]] == [""]


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("format", "pgn", r"record\.format: 'pgn' is not known; allowed: trilobite-record-1"),
        ("game", "chess", r"game: 'chess' is not known"),
        ("rules", "0", r"record\.rules: '0' is not known; allowed: 1"),
        ("players", 9, r"record\.players: 9 is not a number of players .* allowed: 2, 3"),
        ("options", {"rounds": 9}, r"record\.options\.rounds"),
        ("seed", "00", r"record\.seed"),
        ("names", ["Ann"], r"record\.names: has 1 entries; allowed: 2 entries"),
        ("names", ["Ann", 7], r"record\.names\[1\]: 7 is not text"),
        ("actions", [[5, "stop", ""]], r"record\.actions\[0\]\[0\]: 5 is out of range"),
        ("actions", [["stop"]], r"record\.actions\[0\]: has 1 entries; allowed: 3 entries"),
        ("actions", {}, r"record\.actions: \{\} is not a list"),
        ("result", 7, r"record\.result: 7 is not an object"),
        ("colours", [0], r"record\.colours: has 1 entries; allowed: 2 entries"),
        ("colours", [0, 0], r"record\.colours: has a colour twice; allowed: 2 different numbers"),
        ("colours", [0, 9], r"record\.colours\[1\]: 9 is out of range"),
        ("stranger", 7, r"record\.'stranger': is not known"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, where: str) -> None:
    with pytest.raises(InputError, match=where):
        read_record({**_record(), field: value})


@pytest.mark.parametrize("field", sorted(_record()))
def test_a_missing_field_is_named_unless_it_is_optional(field: str) -> None:
    record = _record()
    del record[field]
    if field in ("seed", "result"):
        read_record(record)
    else:
        with pytest.raises(InputError, match=rf"record\.{field}: is missing"):
            read_record(record)


def test_a_commitment_fixes_the_seed_without_revealing_it() -> None:
    assert commitment_to(bytes(16), b"") != commitment_to(bytes(17), b"")
    assert commitment_to(bytes(16), b"a") != commitment_to(bytes(16), b"b")
    assert bytes(16).hex() not in commitment_to(bytes(16), b"")
