"""The story of a table: its log carried out, entry by entry, on the engine.

The same code tells a story for the first time and rebuilds it from the log; so what was stored is
what is played. Nothing here knows who asks: readers get what `through` lets them see.
"""

import json
from dataclasses import dataclass
from typing import Any, Literal

from trilobite.engine import (
    Action,
    Event,
    Game,
    InputError,
    Offer,
    Refusal,
    canonical_json,
    knows_action,
    seen,
)
from trilobite.engine.matches import Match
from trilobite.server.results import verdict, without_winners
from trilobite.server.wire.play import LogEntry

CONCEDED = "table-seat-conceded"
Kind = Literal["opening", "act", "undo", "redo", "reset", "rewind", "seat"]
_TAKING_BACK = ("undo", "reset", "rewind")


@dataclass(frozen=True)
class Row:
    """A row of the log, as it is stored."""

    seq: int
    kind: Kind
    seat: int | None
    person: int | None
    action: str | None
    key: str | None
    at: str


@dataclass(frozen=True)
class Entry:
    """A row and what happened by it. The events are whole: readers get them by `through`."""

    row: Row
    events: list[Event]
    announcement: dict[str, Any] | None = None
    """For a change of seats, which is public, and for the opening of a table that continues another
    game: an event in its JSON form."""

    is_secret: bool = False
    """Others decided at the same time, so what was decided is not for their eyes."""

    taken_back: int = 0
    """How many steps an undo, a reset or a rewind took back."""

    verdict: list[Event] | None = None
    """After concessions: who won, told instead of what the game says about it."""

    def is_about(self, key: str, seat: int) -> bool:
        """Whether it tells this change of a seat."""
        is_told = self.announcement is not None and self.announcement["key"] == key
        return is_told and self.row.seat == seat

    def through(self, eyes: int | None) -> LogEntry:
        """The entry as a seat, or a spectator (None), may know it."""
        events = [event.to_json() for event in seen(self.told, eyes)]
        return LogEntry(
            seq=self.row.seq,
            seat=self.row.seat,
            action=self.action_through(eyes),
            kind=self.row.kind,
            events=events if self.announcement is None else [self.announcement],
            taken_back=self.taken_back,
            at=self.row.at,
        )

    @property
    def told(self) -> list[Event]:
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


class NothingToUndoError(Exception):
    """There is nothing that this seat may undo or redo now."""


class NotAllowedError(Exception):
    """The rules refuse the action."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.key)


UNTELLABLE = (NotAllowedError, NothingToUndoError, InputError, LookupError, ValueError, TypeError)
"""What a row raises that cannot be carried out: of other rules, or of a broken log."""


class Story:
    """A match, its log so far, and since when each seat is asked what it is asked now."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: bytes,
        salt: bytes,
        position: dict[str, Any] | None = None,
    ) -> None:
        # Hundreds of tables are kept in memory; what nobody can step back to is not.
        self.match = Match(
            game, players, options, seed, salt=salt, position=position, is_thrifty=True
        )
        self.entries: list[Entry] = []
        self.standing: list[int] = []
        """The numbers of the actions that count: one for each move of the match."""
        self._waiting: list[int] = []
        """The numbers of those that were taken back and may be done again."""
        self.breaks_off: int | None = None
        """The number of the first row that the rules of today cannot tell (see `rules`)."""
        self.keys: dict[str, int] = {}
        self.conceded: dict[int, int] = {}
        """The seats that have conceded, with the numbers at which they did."""
        self._asked: dict[int, int] = {}

    @property
    def seq(self) -> int:
        return len(self.entries) - 1

    @property
    def to_act(self) -> list[int]:
        return list(self.match.state.to_act)

    def is_stale(self, seat: int, seq: int) -> bool:
        """Whether a message that was written at `seq` is about a question that is no more.

        A seat's message is fine as long as nothing has happened to *its own* question since: it was
        not answered or taken back by the seat itself, it did not begin, end or change. What other
        seats decide at the same time does not make it stale.
        """
        return seq > self.seq or seq < self._asked.get(seat, 0)

    def offer(self, seat: int) -> Offer | None:
        state = self.match.state
        return state.offer(seat) if seat in state.to_act else None

    def tell(self, row: Row) -> Entry:
        """Carry out one row; if it is refused, nothing has changed."""
        before = self._questions(row.seat)
        moves = len(self.match.moves)
        events = self._carry_out(row)
        is_told = row.kind in ("seat", "opening")
        announcement = json.loads(row.action or "null") if is_told else None
        taken_back = moves - len(self.match.moves) if row.kind in _TAKING_BACK else 0
        if announcement is not None and announcement["key"] == CONCEDED and row.seat is not None:
            self.conceded[row.seat] = row.seq
        entry = Entry(
            row,
            events,
            announcement,
            is_secret=len(before) > 1,
            taken_back=taken_back,
            verdict=self._verdict(),
        )
        self.entries.append(entry)
        self._count(row, taken_back)
        if row.key is not None:
            self.keys[row.key] = row.seq
        self._note_questions(before, row)
        return entry

    def pass_over(self, row: Row) -> None:
        """A row that cannot be carried out: it keeps its number, and what everybody may know."""
        announcement = json.loads(row.action or "null") if row.kind == "seat" else None
        self.entries.append(Entry(row, [], announcement, is_secret=True))
        if row.key is not None:
            self.keys[row.key] = row.seq

    def _carry_out(self, row: Row) -> list[Event]:
        if row.kind == "opening":
            return self.match.opening
        if row.kind == "seat" or row.seat is None:
            return []
        if row.kind == "rewind":
            return self._rewind(row)
        if row.kind == "act":
            outcome = self.match.act(row.seat, self._action(row))
            if isinstance(outcome, Refusal):
                raise NotAllowedError(outcome)
            return outcome
        return self._step(row.kind, row.seat)

    def _rewind(self, row: Row) -> list[Event]:
        """Back to before the action of the number that the row names."""
        first = int(row.action or -1)
        if first not in self.standing:
            raise NothingToUndoError
        self.match.rewind(self.standing.index(first))
        return []

    def _count(self, row: Row, taken_back: int) -> None:
        """Keep the books of what stands, as the match does of its moves."""
        if row.kind == "act":
            self.standing.append(row.seq)
            self._waiting.clear()
        elif row.kind == "redo":
            self.standing.append(self._waiting.pop())
        for _ in range(taken_back):
            self._waiting.append(self.standing.pop())

    def _verdict(self) -> list[Event] | None:
        result = self.match.state.result() if self.conceded else None
        if result is None:
            return None
        owners = self.match.game.participants(len(result.seats))
        return verdict(result.to_json(), self.conceded, owners)

    def _action(self, row: Row) -> Action:
        return self.match.game.actions.from_text(row.action or "")

    def _step(self, kind: Kind, seat: int) -> list[Event]:
        if kind == "redo":
            events = self.match.redo(seat)
            if events is None:
                raise NothingToUndoError
            return events
        if self.match.undo(seat) is None:
            raise NothingToUndoError
        while kind == "reset" and self.match.undo(seat) is not None:
            pass
        return []

    def _questions(self, actor: int | None) -> dict[int, str]:
        """Who is asked, and what; the question of who acts now changes in any case."""
        acting = self.match.state.to_act
        return {seat: "" if seat == actor else self._question(seat) for seat in acting}

    def _question(self, seat: int) -> str:
        """What is asked and what may be answered; not whether it could be taken back."""
        offer = self.match.state.offer(seat)
        return canonical_json([offer.question.to_json(), offer.participant, _ids(offer)])

    def _note_questions(self, before: dict[int, str], row: Row) -> None:
        if row.kind == "seat":
            return
        acting = self.match.state.to_act
        for seat in {*before, *acting}:
            # After a rewind even the same question is asked in another situation.
            is_other = seat == row.seat or row.kind == "rewind"
            stays = not is_other and seat in before and seat in acting
            if not (stays and before[seat] == self._question(seat)):
                self._asked[seat] = row.seq


def _ids(offer: Offer) -> list[int]:
    return [choice.action.id for choice in offer.choices]


CONTINUED = {"key": "table-continued", "rule": "", "args": {}, "targets": []}
"""The first line of a table that continues another game."""


def opening_note(position: object) -> str | None:
    """What the opening of a table says."""
    return None if position is None else canonical_json(CONTINUED)


def announcement(key: str, participant: int, name: str, bot: str | None) -> str:
    """A change of seats as an event in its JSON form, for the log."""
    args: dict[str, Any] = {"who": {"who": participant}, "name": name}
    if bot is not None:
        args["bot"] = bot
    return canonical_json({"key": key, "rule": "", "args": args, "targets": []})
