"""The game of a table: its log, applied entry by entry to the engine.

The same code plays a game for the first time and rebuilds it from its log, so what is stored is
what was played. Nothing here knows who is asking: readers get only what `through` lets them see.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Literal

from trilobite.analysis.replay import GameReplay
from trilobite.engine import (
    Action,
    Event,
    Game,
    InputError,
    Offer,
    Refusal,
    Result,
    State,
    View,
    canonical_json,
    knows_action,
    seen,
)
from trilobite.engine.matches import Match
from trilobite.engine.messages import text_of
from trilobite.engine.records import Record
from trilobite.server.common.wire.play import LogEntry, Shortcut
from trilobite.server.tables.concessions import verdict, without_winners
from trilobite.server.tables.table import SEALED, FrozenDict, Sealable, SealedError

CONCEDED = "table-seat-conceded"
NO_HISTORY = "0" * 64
"""The hash of a history in which nothing has happened yet."""

RowKind = Literal["opening", "act", "undo", "redo", "reset", "rewind", "seat"]
_TAKING_BACK = ("undo", "reset", "rewind")
_TIMES = "×"
"""Sign before the number of a row in a message that does several steps; keys of clients lack it."""

MOST_SHORTCUTS = 4
"""Maximum number of shortcuts; if more actions can be repeated, only the last one is offered."""


def next_key(key: str) -> str:
    """The key of the next row of a message that does several steps."""
    first, mark, number = key.rpartition(_TIMES)
    return f"{first}{mark}{int(number) + 1}" if mark else f"{key}{_TIMES}2"


@dataclass(frozen=True)
class LogRow:
    """A row of the log, as it is stored."""

    seq: int
    kind: RowKind
    seat: int | None
    person: int | None
    action: str | None
    key: str | None
    at: str


@dataclass(frozen=True)
class Entry:
    """A row and its events. The events are complete: readers get them through `through`."""

    row: LogRow
    events: Sequence[Event]
    announcement: FrozenDict | None = None
    """A public event in its JSON form: a change of seats, or the opening of a table that continues
    another game."""

    is_secret: bool = False
    """Whether others decided at the same time, so that they may not know the action."""

    taken_back: int = 0
    """How many steps an undo, a reset or a rewind took back."""

    verdict: Sequence[Event] | None = None
    """The winners after concessions, shown instead of the game's own events about them."""

    def is_about(self, key: str, seat: int) -> bool:
        """Whether it announces this change of a seat."""
        is_announced = self.announcement is not None and self.announcement["key"] == key
        return is_announced and self.row.seat == seat

    def hash_after(self, before: str) -> str:
        """The hash of the game's history up to this entry; changes of seats are not part of it."""
        if self.row.kind == "seat":
            return before
        events = [_essence(event) for event in self.events if not event.is_remark]
        history = canonical_json([before, self.row.kind, events, self.taken_back])
        return hashlib.sha256(history.encode()).hexdigest()

    def through(self, eyes: int | None) -> LogEntry:
        """The entry as a seat, or a spectator (None), may know it."""
        events = [event.to_json() for event in seen(self.shown_events, eyes)]
        return LogEntry(
            seq=self.row.seq,
            seat=self.row.seat,
            action=self.action_through(eyes),
            kind=self.row.kind,
            events=events if self.announcement is None else [self.announcement],
            taken_back=self.taken_back,
            at=self.row.at,
            scoring=self._scoring(),
        )

    def _scoring(self) -> Literal["brief", "full"] | None:
        if any(event.closes_scoring for event in self.events):
            return "full"
        return "brief" if any(event.is_scoring for event in self.events) else None

    @property
    def shown_events(self) -> Sequence[Event]:
        if self.verdict is None:
            return self.events
        return [*without_winners(self.events), *self.verdict]

    def action_through(self, eyes: int | None) -> str | None:
        """The text of the action, if the reader may know it."""
        seat = self.row.seat
        if self.row.kind != "act" or seat is None:
            return None
        is_known = knows_action(eyes, seat, self.events, is_secret=self.is_secret)
        return self.row.action if is_known else None


UNREPLAYABLE = (InputError, LookupError, ValueError, TypeError)
"""Errors raised by a row that was written under other rules, or that is broken."""

NOTHING_TO_UNDO = "terminal-undo-nothing"
NOTHING_TO_REDO = "terminal-redo-nothing"


class LoggedGame(Sealable):
    """A match, its log so far, and for each seat the entry with which its question began.

    The match is private, and what readers get cannot be changed, or is a copy.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        seed: bytes,
        salt: bytes,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        # Hundreds of tables are in memory, so states that nobody can undo to are not kept.
        self._match = Match(
            game, players, options, seed, salt=salt, position=position, keep_states="undoable"
        )
        self._entries: list[Entry] = []
        self._kept: list[int] = []
        self._waiting: list[int] = []
        """The numbers of the actions that were taken back and can be redone."""
        self._breaks_off: int | None = None
        self._keys: dict[str, int] = {}
        self._conceded: dict[int, int] = {}
        self._asked: dict[int, int] = {}
        self._change: object = None
        """The change that may apply rows although the game is sealed; None if there is none."""

    def seal(self, except_for: object = None) -> None:
        """Let nothing apply rows from now on, except a change that also stores them."""
        super().seal()
        object.__setattr__(self, "_change", except_for)

    def _check_open(self, by: object) -> None:
        if self._is_sealed and (by is None or by is not self._change):
            raise SealedError(SEALED)

    @property
    def rules(self) -> Game:
        return self._match.game

    @property
    def seq(self) -> int:
        return len(self._entries) - 1

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    def rows_after(self, seq: int) -> list[LogRow]:
        """The rows with higher numbers."""
        return [entry.row for entry in self._entries[seq + 1 :]]

    def entry(self, seq: int) -> Entry:
        return self._entries[seq]

    @property
    def kept(self) -> tuple[int, ...]:
        """The numbers of the actions that stand: one for each move of the match."""
        return tuple(self._kept)

    @property
    def breaks_off(self) -> int | None:
        """The number of the first row that today's rules cannot replay (see `rules_version`)."""
        return self._breaks_off

    @property
    def keys(self) -> Mapping[str, int]:
        """The numbers of the entries, by the keys of their messages."""
        return MappingProxyType(self._keys)

    @property
    def conceded(self) -> Mapping[int, int]:
        """The seats that have conceded, with the numbers at which they did."""
        return MappingProxyType(self._conceded)

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(self._match.state.to_act)

    @property
    def is_over(self) -> bool:
        return self._match.state.is_over

    def result(self) -> Result | None:
        return self._match.state.result()

    def view(self, eyes: int | None) -> View:
        return self._match.state.view(eyes)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return self._match.state.why_not(seat, action)

    def why_not_at(self, seat: int, targets: Sequence[str]) -> Refusal | None:
        return self._match.state.why_not_at(seat, targets)

    def can_undo(self, seat: int) -> bool:
        return self._match.can_undo(seat)

    def can_redo(self, seat: int) -> bool:
        return self._match.can_redo(seat)

    def copy_of_state(self) -> State:
        return self._match.state.copy()

    def record(self, names: Sequence[str]) -> Record:
        return self._match.record(names)

    def replay(self) -> GameReplay:
        return GameReplay(self._match)

    def is_stale(self, seat: int, seq: int) -> bool:
        """Whether a message that was written at `seq` is about an earlier question.

        A seat's message is fine as long as nothing has happened to *its own* question since: the
        seat has not answered it or undone anything, and it did not begin, end or change. What other
        seats decide at the same time does not make it stale.
        """
        return seq > self.seq or seq < self._asked.get(seat, 0)

    def offer(self, seat: int) -> Offer | None:
        state = self._match.state
        return state.offer(seat) if seat in state.to_act else None

    def wastes(self, offer: Offer) -> dict[str, dict[str, object]]:
        """What offered actions that cannot be undone would waste, by their texts.

        An action that declines something also makes final what was declined before.
        """
        state, declined = self._match.state, self._match.declined(offer.seat)
        final = [choice.action for choice in offer.choices if not choice.can_undo]
        found = {
            action.text(): state.wasted_by(offer.seat, action)
            or (declined if text_of(action, "declines") else None)
            for action in final
        }
        return {text: waste.to_json() for text, waste in found.items() if waste is not None}

    def shortcuts(self, offer: Offer) -> list[Shortcut]:
        """The offered actions that can be done several times in a row, if they are few."""
        state, moves = self._match.state, self._match.moves
        actions = [one.action for one in offer.choices if one.action.repeats]
        last = moves[-1].action if moves and moves[-1].seat == offer.seat else None
        if len(actions) > MOST_SHORTCUTS:
            actions = [action for action in actions if action is last]
        found = [(action, state.times(offer.seat, action)) for action in actions]
        return [
            Shortcut(action=action.text(), times=times, is_last=action is last)
            for action, times in found
            if times > 1
        ]

    def steps_of(self, kind: RowKind) -> int:
        """How many actions belong to the message that an undo or a redo is about; otherwise 1."""
        numbers = {"undo": self._kept, "redo": self._waiting}.get(kind, [])[::-1]
        steps = 1
        for one, other in pairwise(numbers):
            earlier, later = (other, one) if kind == "undo" else (one, other)
            key = self._entries[earlier].row.key
            if key is None or next_key(key) != self._entries[later].row.key:
                break
            steps += 1
        return steps

    def apply(self, row: LogRow, by: object = None) -> Entry | Refusal:
        """Carry out one row; if refused, it changes nothing. `by` is the change that stores it."""
        self._check_open(by)
        before = self._questions(row.seat)
        moves = len(self._match.moves)
        events = self._carry_out(row)
        if isinstance(events, Refusal):
            return events
        announcement = _announcement_in(row) if row.kind in ("seat", "opening") else None
        taken_back = moves - len(self._match.moves) if row.kind in _TAKING_BACK else 0
        if announcement is not None and announcement["key"] == CONCEDED and row.seat is not None:
            self._conceded[row.seat] = row.seq
        entry = Entry(
            row,
            tuple(events),
            announcement,
            is_secret=len(before) > 1,
            taken_back=taken_back,
            verdict=self._verdict(),
        )
        self._entries.append(entry)
        self._count(row, taken_back)
        if row.key is not None:
            self._keys[row.key] = row.seq
        self._note_questions(before, row)
        return entry

    def pass_over(self, row: LogRow) -> None:
        """Add a row that cannot be applied, with its number and what everybody may know of it."""
        self._check_open(None)
        if self._breaks_off is None:
            self._breaks_off = row.seq
        announcement = _announcement_in(row) if row.kind == "seat" else None
        self._entries.append(Entry(row, (), announcement, is_secret=True))
        if row.key is not None:
            self._keys[row.key] = row.seq

    def _carry_out(self, row: LogRow) -> list[Event] | Refusal:
        if row.kind == "opening":
            return self._match.opening
        if row.kind == "seat" or row.seat is None:
            return []
        if row.kind == "rewind":
            return self._rewind(row)
        if row.kind == "act":
            return self._match.act(row.seat, self._action(row))
        return self._step(row.kind, row.seat)

    def _rewind(self, row: LogRow) -> list[Event] | Refusal:
        """Go back to before the action whose number the row names."""
        first = int(row.action or -1)
        if first not in self._kept:
            return self._nothing(NOTHING_TO_UNDO)
        self._match.rewind(self._kept.index(first))
        return []

    def _count(self, row: LogRow, taken_back: int) -> None:
        """Update the lists of actions that stand and that can be redone, like the match's moves."""
        if row.kind == "act":
            self._kept.append(row.seq)
            self._waiting.clear()
        elif row.kind == "redo":
            self._kept.append(self._waiting.pop())
        for _ in range(taken_back):
            self._waiting.append(self._kept.pop())

    def _verdict(self) -> tuple[Event, ...] | None:
        result = self._match.state.result() if self._conceded else None
        if result is None:
            return None
        owners = self._match.game.participants(len(result.seats))
        return tuple(verdict(result.to_json(), self._conceded, owners))

    def _action(self, row: LogRow) -> Action:
        return self._match.game.actions.from_text(row.action or "")

    def _nothing(self, key: str) -> Refusal:
        return Refusal(key, self._match.game.turn_rule, {})

    def _step(self, kind: RowKind, seat: int) -> list[Event] | Refusal:
        if kind == "redo":
            events = self._match.redo(seat)
            return self._nothing(NOTHING_TO_REDO) if events is None else events
        if self._match.undo(seat) is None:
            return self._nothing(NOTHING_TO_UNDO)
        while kind == "reset" and self._match.undo(seat) is not None:
            pass
        return []

    def _questions(self, actor: int | None) -> dict[int, str]:
        """The question of each seat that has to act; that of the actor changes in any case."""
        acting = self._match.state.to_act
        return {seat: "" if seat == actor else self._question(seat) for seat in acting}

    def _question(self, seat: int) -> str:
        """The question and its possible answers, but not whether an answer could be undone."""
        offer = self._match.state.offer(seat)
        return canonical_json([offer.question.to_json(), offer.participant, _ids(offer)])

    def _note_questions(self, before: dict[int, str], row: LogRow) -> None:
        if row.kind == "seat":
            return
        acting = self._match.state.to_act
        for seat in {*before, *acting}:
            # After a rewind even the same question is asked in another situation.
            is_other = seat == row.seat or row.kind == "rewind"
            stays = not is_other and seat in before and seat in acting
            if not (stays and before[seat] == self._question(seat)):
                self._asked[seat] = row.seq


def _announcement_in(row: LogRow) -> FrozenDict | None:
    found = json.loads(row.action or "null", object_hook=FrozenDict)
    return found if isinstance(found, FrozenDict) else None


def _essence(event: Event) -> dict[str, object]:
    """An event as earlier versions wrote it, without explanations, so that its hash is the same."""
    rule = text_of(event, "former_rule") or text_of(event, "rule")
    shown, asides = event.to_json(), event.asides.split()
    args = shown["args"]
    kept = args.items() if isinstance(args, dict) else ()
    shown.pop("names_winner", None)
    return {
        **shown,
        "rule": rule,
        "args": {name: value for name, value in kept if name not in asides},
    }


def _ids(offer: Offer) -> list[int]:
    return [choice.action.id for choice in offer.choices]


CONTINUED = {"key": "table-continued", "rule": "", "args": {}, "targets": []}
"""The opening event of a table that continues another game."""


def opening_note(position: object) -> str | None:
    """The announcement in the opening row of a table; None for an ordinary game."""
    return None if position is None else canonical_json(CONTINUED)


def announcement(key: str, participant: int, name: str, bot: str | None) -> str:
    """A change of seats as an event in its JSON form, for the log."""
    args: dict[str, Any] = {"who": {"who": participant}, "name": name}
    if bot is not None:
        args["bot"] = bot
    return canonical_json({"key": key, "rule": "", "args": args, "targets": []})
