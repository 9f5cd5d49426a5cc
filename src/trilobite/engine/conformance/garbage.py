"""Garbage: positions, records and views, broken in every place and in many ways."""

import copy
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from trilobite.engine import Chance, FastChance, InputError, SeededChance, State
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.conformance.replays import recorded
from trilobite.engine.conformance.round_trips import through_json
from trilobite.engine.conformance.tables import STRANGE
from trilobite.engine.conformance.trials import Trial
from trilobite.engine.matches import verify
from trilobite.engine.records import read_record

Path = tuple[str | int, ...]


@check
def garbage_positions_are_refused(inquiry: Inquiry) -> None:
    """A broken position raises InputError, or is a lawful state that can be played on.

    The error names a field of the position and says what would be right there.
    """
    for trial in _victims(inquiry):
        BrokenCopies(trial, trial.state.to_position(), _state_of, _position_error).check()


@check
def garbage_views_are_refused(inquiry: Inquiry) -> None:
    """A broken view raises InputError, at once or in `imagine`, or its worlds are lawful."""
    for trial in _victims(inquiry):
        seat = trial.dice.below(inquiry.subject.players + 1, 0)
        view = trial.state.view(None if seat == inquiry.subject.players else seat)
        BrokenCopies(trial, view.to_json(), _world_of).check()


@check
def garbage_records_are_refused(inquiry: Inquiry) -> None:
    """A broken record raises InputError, or can be verified, with either verdict."""
    trial = inquiry.trial()
    record = recorded(inquiry, trial).record()
    del record.steps[4:]  # enough to break, and quick to replay
    BrokenCopies(trial, record.to_json(), _verified).check()


def _victims(inquiry: Inquiry) -> list[Trial]:
    """Some of the samples. All would take too long: each is broken in hundreds of ways."""
    trials = list(inquiry.samples())
    dice = trials[0].dice
    count = min(inquiry.effort.broken_states, len(trials))
    return [trials.pop(dice.below(len(trials), 0)) for _ in range(count)]


def _state_of(trial: Trial, position: object) -> State:
    return trial.subject.game.from_position(position, SeededChance(trial.seed))


def _world_of(trial: Trial, data: object) -> State:
    return trial.subject.game.view_from_json(data).imagine(FastChance(1))


def _verified(_trial: Trial, data: object) -> None:
    verify(read_record(data))


def _error(error: InputError, _values: Sequence[object]) -> str:
    """What is wrong with an error about a view or a record."""
    return "" if error.where and error.problem else f"an error without a field: {error}"


def _position_error(error: InputError, values: Sequence[object]) -> str:
    """What is wrong with an error about a position; `values`: the original and the broken one."""
    if not error.allowed or _RANGE.fullmatch(error.allowed):
        return f"an error that does not say what would be right: {error}"
    named = error.where.startswith("position") and any(_names_field(error, v) for v in values)
    return "" if named and error.problem else f"{error.where} is not a field: {error}"


_RANGE: Final = re.compile(r"[1-9]\d* to 0|-\d+ or fewer")
"""Advice that is never right: an empty range, or less than nothing."""
_NEGATIVE: Final = re.compile(r"-\d+")
_STEP: Final = re.compile(r"\.('[^']*'|[^.\[]+)|\[(\d+)\]")


def _names_field(error: InputError, value: object) -> bool:
    """Whether the error names a place in the value, or an absent or unknown field of an object."""
    names = _STEP.findall(error.where.removeprefix("position"))
    for name, index in names:
        if index:
            if not (isinstance(value, list) and int(index) < len(value)):
                return False
            value = value[int(index)]
        elif isinstance(value, dict):
            value = value.get(name)
        else:
            return False
    return True


class BrokenCopies:
    """One JSON value, broken in many ways. The problems found are reported together."""

    def __init__(
        self,
        trial: Trial,
        value: object,
        read: Callable[[Trial, object], State | None],
        problem_of: "Callable[[InputError, Sequence[object]], str] | None" = None,
    ) -> None:
        self.trial = trial
        self.value = through_json(value)
        self.read = read
        self.problem_of = problem_of or _error
        self.complaints: list[str] = []

    def check(self) -> None:
        ways = self.trial.subject.effort.ways_to_break
        for where, what, broken in broken_copies(self.value, ways, self.trial.dice):
            problem = self._problem_with(broken)
            if problem:
                self.complaints.append(f"{where} {what}: {problem}")
        if self.complaints:
            more = f"\n  ... and {len(self.complaints) - 12} more" if self.complaints[12:] else ""
            self.trial.fail("\n  ".join(["", *self.complaints[:12]]) + more)

    def _problem_with(self, broken: object) -> str:
        try:
            state = self.read(self.trial, broken)
        except InputError as error:
            return self.problem_of(error, (self.value, broken)) or self._problem_of_remedy(
                error, broken
            )
        except Exception as error:  # noqa: BLE001  this is what the check looks for and reports
            return f"{type(error).__name__}: {error}"
        return "" if state is None else self._problem_after(state)

    def _problem_of_remedy(self, error: InputError, broken: object) -> str:
        """A negative number that is said to be right must be possible in the place at fault."""
        if not _NEGATIVE.fullmatch(error.allowed) or not _names_field(error, broken):
            return ""
        path = tuple(int(index) if index else name for name, index in _STEP.findall(error.where))
        try:
            self.read(self.trial, _changed(broken, path, int(error.allowed)))
        except InputError as again:
            return f"{error}, but then {again}" if again.where == error.where else ""
        except KeyError:  # the field is absent
            return ""
        return ""

    def _problem_after(self, state: State) -> str:
        """An accepted state must be lawful, survive a round trip, and stay lawful when played."""
        if state.invariants():
            return f"accepted, but unlawful: {state.invariants()}"
        played = self.trial.branch(state)
        try:
            written = state.to_position()
            if _state_of(self.trial, through_json(written)).to_position() != written:
                return "accepted, but changed when read back from its position"
            played.play(30)
        except Exception as error:  # noqa: BLE001
            problem = str(error).partition("\n")[0]
            return f"accepted, but cannot be played on: {type(error).__name__}: {problem}"
        return f"accepted, but led to {broken}" if (broken := played.state.invariants()) else ""


def broken_copies(value: object, ways: int, dice: Chance) -> Iterator[tuple[str, str, object]]:
    """Broken copies of the value, at most `ways` of them, each with one random change in one place.

    If several places have the same shape, such as the heights of all tiles, only one is broken.
    """
    shapes: dict[str, list[tuple[Path, object]]] = {}
    for path, part in _parts(value, ()):
        shapes.setdefault(re.sub(r"\d+", "0", _name(path)), []).append((path, part))
    found: list[tuple[Path, str, object]] = []
    for places in shapes.values():
        path, part = places[dice.below(len(places), 0)]
        found += [(path, what, change) for what, change in _changes(part)]
    while found and ways > 0:
        path, what, change = found.pop(dice.below(len(found), 0))
        yield _name(path), what, _changed(value, path, change)
        ways -= 1


def _parts(value: object, path: Path) -> Iterator[tuple[Path, object]]:
    yield path, value
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _parts(part, (*path, name))
    if isinstance(value, list):
        for index, part in enumerate(value):
            yield from _parts(part, (*path, index))


_DROP = object()


def _changes(part: object) -> Iterator[tuple[str, object]]:
    """The ways to break one part: drop it, replace it, or make it a little larger or smaller."""
    yield "dropped", _DROP
    for strange in STRANGE:
        yield f"= {strange!r}", strange
    if isinstance(part, int) and not isinstance(part, bool):
        yield from ((f"= {part + step}", part + step) for step in (1, -1, 2, 100))
    if isinstance(part, bool):
        yield f"= {not part}", not part
    if isinstance(part, dict):
        yield "with an unknown field", {**part, "stranger": 1}
    if isinstance(part, list) and part:
        yield "with its last entry twice", [*part, part[-1]]
        yield "reversed", part[::-1]


def _changed(value: object, path: Path, change: object) -> object:
    """A copy with the change. Parts off the path are shared, as readers never write to them."""
    if not path:
        return None if change is _DROP else copy.deepcopy(change)
    whole: Any = copy.copy(value)
    name: Any = path[0]
    if change is _DROP and len(path) == 1:
        del whole[name]
    else:
        whole[name] = _changed(whole[name], path[1:], change)
    return whole


def _name(path: Path) -> str:
    return "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in path) or "the whole"
