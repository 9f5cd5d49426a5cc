"""Tables and seats, as they are stored. In memory they are sealed: see `live`."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, NoReturn

import msgspec

from trilobite.engine import Game, InputError, find_game
from trilobite.engine.records import commitment_to
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.clocks import TimeControl
from trilobite.server.tables.clocks import read_clocks
from trilobite.server.tables.concessions import UNFINISHED

Status = Literal["open", "running", "finished"]
SEALED = "a table in memory changes only inside `TableRegistry.change`"


class SealedError(Exception):
    """Code tried to change a table outside a change that would be stored."""


class Sealable:
    """An object that raises an error if it is changed after `seal`."""

    _is_sealed = False

    def seal(self) -> None:
        object.__setattr__(self, "_is_sealed", True)

    def __setattr__(self, name: str, value: object) -> None:
        if self._is_sealed:
            raise SealedError(f"{type(self).__name__}.{name}: {SEALED}")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        if self._is_sealed:
            raise SealedError(f"{type(self).__name__}.{name}: {SEALED}")
        object.__delattr__(self, name)


def _refuse(*_: object, **__: object) -> NoReturn:
    raise SealedError(SEALED)


class FrozenDict(dict[Any, Any]):
    """A dictionary that cannot be changed; its copies are ordinary dictionaries."""

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


class FrozenList(list[Any]):
    """A list that cannot be changed; its copies are ordinary lists."""

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = _refuse
    remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)


def frozen(value: object) -> object:
    """The same value with everything in it frozen; JSON and databases take it like the original."""
    if isinstance(value, FrozenDict | FrozenList):
        return value
    if isinstance(value, dict):
        return FrozenDict({key: frozen(one) for key, one in value.items()})
    if isinstance(value, list):
        return FrozenList(map(frozen, value))
    if isinstance(value, tuple):
        return tuple(map(frozen, value))
    return frozenset(value) if isinstance(value, set) else value


@dataclass
class Seat(Sealable):
    """A seat and who plays it.

    A seat that a bot plays for a person keeps its person, who may take it back; `away` says that
    this person has left. A seat that conceded belongs to a bot for good, and keeps its person only
    for the result and for a rematch.
    """

    seat: int
    kind: Literal["human", "open", "bot"]
    colour: int
    person: int | None = None
    bot: str | None = None
    name: str = ""
    away: bool = False
    conceded: int | None = None

    def belongs_to(self, person: int | None) -> bool:
        return person is not None and self.person == person and self.conceded is None

    def is_held_by(self, person: int | None) -> bool:
        """Whether the seat is theirs and they have not left; then a program may play for them."""
        return self.belongs_to(person) and not self.away

    def is_kept_for(self, person: int | None) -> bool:
        """Whether the seat of a rematch waits for this person to agree."""
        return self.kind == "open" and person is not None and self.person == person

    def is_played_by(self, person: int | None) -> bool:
        return self.kind == "human" and self.belongs_to(person)


@dataclass
class Table(Sealable):
    id: str
    game: str
    rules: str
    options: dict[str, Any]
    title: str
    public: bool
    order: Literal["given", "shuffled"]
    seed: str
    salt: str
    seed_chosen: bool
    host: int
    created: str
    moved: str
    status: Status = "open"
    seq: int = -1
    to_act: Sequence[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    rematch: str | None = None
    revision: int = 0
    """The number of changes that we know of (see `stored.update`)."""
    hints: bool = False
    history_hash: str | None = None
    """A hash of the game's history (see `rules_version`)."""
    pace: dict[str, Any] | None = None
    """The time control, as stored (see `time_control`)."""
    clocks: Mapping[str, Any] | None = None
    """The state of the clocks (see `clock_transitions`)."""
    deadline: str | None = None
    proposal: Mapping[str, Any] | None = None
    """The open proposal (see `proposals`)."""
    paused: bool = False
    position: dict[str, Any] | None = None
    """The first position, if the game continues another; as secret as the seed."""
    guide: str | None = None
    """The lesson or puzzle of this table; None for a game."""
    seats: Sequence[Seat] = field(default_factory=list)
    names: Mapping[int, str] = field(default_factory=dict)
    """The names of the people at the table."""
    outdated: bool = False
    """Whether the rules have changed, so that it cannot be played on (see `rules_version`)."""
    removed: Set[int] = field(default_factory=set)
    """The people at the table whom an administrator has removed."""

    def seal(self) -> None:
        if self._is_sealed:
            return
        for name, value in vars(self).items():
            vars(self)[name] = frozen(value)
        for seat in self.seats:
            seat.seal()
        super().seal()

    def draft(self) -> "Table":
        """A copy that can be changed. The values that it shares are frozen: replace them."""
        return replace(self, seats=FrozenList(replace(seat) for seat in self.seats))

    def differs_only_in_game(self, other: "Table") -> bool:
        """Whether two versions of a table differ only in the game."""
        return all(getattr(self, name) == getattr(other, name) for name in _BESIDES_THE_GAME)

    @property
    def outline(self) -> tuple[object, ...]:
        """The parts of `TableInfo` that can change when only the game changes."""
        return self.status, self.paused, self.proposal and self.proposal["number"]

    @property
    def players(self) -> int:
        return len(self.seats)

    def rules_of_play(self) -> Game:
        """The game under the rules with which the table began, or else under today's."""
        game = find_game(self.game)
        return game.with_rules(self.rules) or game

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise ServiceError(
                "bad_input", "There is no such seat.", "seat", f"0 to {len(self.seats) - 1}"
            )
        return self.seats[number]

    def seat_name(self, number: int) -> str:
        seat = self.seats[number]
        return seat.name or self.names.get(seat.person or 0, "")

    def set_person(self, person: int, name: str, *, removed: bool) -> None:
        """Set what is known about a person; a removed one also loses the names of their seats.

        In a live table only `TableDraft` calls this: see `stored.check_change`.
        """
        self.names = {**self.names, person: name}
        self.removed = self.removed | {person} if removed else self.removed - {person}
        for seat in self.seats if removed else ():
            if seat.person == person:
                seat.name = ""

    def seat_names(self) -> list[str]:
        return [self.seat_name(seat.seat) for seat in self.seats]

    @property
    def is_bot_asked(self) -> bool:
        """Whether the game waits for the decision of a bot."""
        if self.paused or self.outdated or self.status != "running":
            return False
        return any(self.bot_at(seat) is not None for seat in self.to_act)

    @property
    def is_given_up(self) -> bool:
        """Whether the game was ended early because only bots were left."""
        return self.result is not None and UNFINISHED in self.result

    @property
    def is_left_to_bots(self) -> bool:
        """Whether somebody has conceded, and nobody who could play on is left."""
        has_conceded = any(seat.conceded is not None for seat in self.seats)
        return has_conceded and not any(seat.is_held_by(seat.person) for seat in self.seats)

    def time_control(self) -> TimeControl:
        return msgspec.convert(self.pace, TimeControl)

    def is_lapsed(self, number: int) -> bool:
        """Whether the time of this seat is up, until its next turn."""
        return self.clocks is not None and read_clocks(self.clocks).seats[number].lapsed

    def bot_at(self, number: int) -> str | None:
        """The bot that decides for a seat: its own or, if its time is up, the table's."""
        seat = self.seats[number]
        if seat.kind == "bot":
            return seat.bot or "random"
        return self.time_control().bot if self.is_lapsed(number) else None

    @property
    def commitment(self) -> str:
        """The commitment to the seed, public from the start; seed and salt prove it at the end."""
        return commitment_to(bytes.fromhex(self.seed), bytes.fromhex(self.salt), self.position)


_OF_THE_GAME = (
    "seq", "to_act", "moved", "clocks", "deadline", "history_hash", "revision", "result",
)  # fmt: skip
_BESIDES_THE_GAME = [f.name for f in fields(Table) if f.name not in _OF_THE_GAME]


def playable_game(key: str) -> Game:
    """The game with a key that a client sent; raises a ServiceError if there is none."""
    try:
        return find_game(key)
    except InputError as error:
        raise ServiceError("bad_input", error.problem, "game", error.allowed) from None
