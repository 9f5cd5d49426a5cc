"""A match: a game being played, its history, undo, redo and its record."""

from collections.abc import Mapping, Sequence
from typing import Literal

from trilobite.engine.actions import Action
from trilobite.engine.chance import SeededChance
from trilobite.engine.contract import Game, State
from trilobite.engine.events import Event, knows_action
from trilobite.engine.messages import Argument, Message, Refusal, flag_of
from trilobite.engine.reading import InputError, shortened
from trilobite.engine.records import Record, RecordStep, commitment_to, keeps_commitment


class MatchStep:
    """One step of the history: the decision, its events, and the state before it."""

    def __init__(self, seat: int, action: Action, events: list[Event], before: State) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.is_secret = len(before.to_act) > 1
        """Whether several seats were deciding simultaneously, each in secret."""
        self.digest = ""
        """Hash of the position after the move, computed when a record is first requested."""
        self._before: State | None = before

    @property
    def before(self) -> State:
        if self._before is None:
            raise ValueError("this state was discarded; replay the match from the start")
        return self._before

    @property
    def is_remembered(self) -> bool:
        """Whether the state before this move is still kept."""
        return self._before is not None

    def forget(self) -> None:
        self._before = None

    @property
    def is_final(self) -> bool:
        """Whether the move can never be undone: it revealed something or ended a turn."""
        return any(flag_of(e, "reveals") or flag_of(e, "ends_turn") for e in self.events)

    def is_known_to(self, eyes: int | None) -> bool:
        """Whether a reader (None: a spectator) may know the action."""
        return knows_action(eyes, self.seat, self.events, is_secret=self.is_secret)


class Match:
    """A game played from its seed, or from a position and a seed for the draws that follow.

    Undone moves can be redone until another action is carried out. Most of a match's memory holds
    the states before its moves. With `keep_states="undoable"` only those that `undo` can reach are
    kept; the others are replayed from the start when they are needed.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None,
        seed: bytes,
        names: Sequence[str] | None = None,
        salt: bytes = b"",
        position: Mapping[str, object] | None = None,
        *,
        keep_states: Literal["all", "undoable"] = "all",
    ) -> None:
        self.game = game
        self.keep_states = keep_states
        self.seed = seed
        self.salt = salt
        self.position = position
        """The position that the match began from, if not from the set-up of the game."""
        self.opening: list[Event] = []
        if position is None:
            self.state = game.new(players, options, SeededChance(seed), self.opening)
        else:
            self.state = _continued(game, players, options, seed, position, self.opening)
        self.names = list(names) if names is not None else [""] * players
        self.colours: Sequence[int] = ()
        """The colours of the seats, for the record; empty: in order."""
        self.moves: list[MatchStep] = []
        self._undone: list[MatchStep] = []

    def act(self, seat: int, action: Action) -> list[Event] | Refusal:
        """Carry out an action. A refused action changes nothing, not even what can be redone."""
        events = self._carry_out(seat, action)
        if not isinstance(events, Refusal):
            self._undone.clear()
        return events

    def _carry_out(self, seat: int, action: Action) -> list[Event] | Refusal:
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            return refusal
        before = self.state.copy()
        events = self.state.carry_out(seat, action)
        self.moves.append(MatchStep(seat, action, events, before))
        if self.keep_states == "undoable" and self.moves[-1].is_final:
            self._forget_states()
        return events

    def _forget_states(self) -> None:
        """Discard the states that `undo` can no longer reach."""
        for move in reversed(self.moves):
            if not move.is_remembered:
                return
            move.forget()

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and self.moves[-1].seat == seat and not self.moves[-1].is_final

    def declined(self, seat: int) -> Message | None:
        """What the seat gave up with the last wasteful action that it can still undo."""
        for move in reversed(self.moves):
            if move.seat != seat or move.is_final:
                break
            waste = move.before.wasted_by(seat, move.action)
            if waste is not None:
                return waste
        return None

    def undo(self, seat: int) -> Action | None:
        """Undo the seat's last action, unless it revealed something or ended the turn."""
        if not self.can_undo(seat):
            return None
        action = self.moves[-1].action
        self.rewind(len(self.moves) - 1)
        return action

    def rewind(self, moves: int) -> int:
        """Go back until only this number of moves is left, even past a revelation.

        The caller must have asked everybody first, as the rules cannot say whether this is fair.
        Repeated draws come out as before, because they depend only on the seed. Returns how many
        moves were undone; they can be redone one by one, each by its own seat.
        """
        if len(self.moves) <= moves:
            return 0
        taken = self.moves[moves:]
        self.state = taken[0].before if taken[0].is_remembered else self._state_after(moves)
        del self.moves[moves:]
        self._undone.extend(reversed(taken))
        return len(taken)

    def _state_after(self, moves: int) -> State:
        match = self._at_the_beginning()
        for move in self.moves[:moves]:
            match.act(move.seat, move.action)
        return match.state

    def _at_the_beginning(self) -> "Match":
        """A new match with the same seed and position, before its first move."""
        players, options = self.state.players, self.state.options
        return Match(
            self.game,
            players,
            options,
            self.seed,
            position=self.position,
            keep_states="undoable",
        )

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: int) -> list[Event] | None:
        """Redo the move that was undone last, if it was the seat's own."""
        if not self.can_redo(seat):
            return None
        events = self._carry_out(seat, self._undone.pop().action)
        return None if isinstance(events, Refusal) else events

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The record so far; with other names if they are given."""
        self._work_out_digests()
        result = self.state.result()
        return Record(
            self.game,
            self.state.players,
            dict(self.state.options),
            self.seed,
            self.salt,
            commitment_to(self.seed, self.salt, self.position),
            list(self.names if names is None else names),
            [RecordStep(move.seat, move.action.text(), move.digest) for move in self.moves],
            None if result is None else result.to_json(),
            position=self.position,
            colours=self.colours,
        )

    def _work_out_digests(self) -> None:
        for index, move in enumerate(self.moves):
            if move.digest:
                continue
            if index + 1 == len(self.moves):
                move.digest = self.state.digest()
            elif self.moves[index + 1].is_remembered:
                move.digest = self.moves[index + 1].before.digest()
            else:
                self._replay_for_digests()
                return

    def _replay_for_digests(self) -> None:
        match = self._at_the_beginning()
        for move in self.moves:
            match.act(move.seat, move.action)
            move.digest = match.state.digest()


def _continued(
    game: Game,
    players: int,
    options: Mapping[str, object] | None,
    seed: bytes,
    position: Mapping[str, object],
    log: list[Event],
) -> State:
    """The state of a position, which must have these players and options."""
    state = game.from_position(position, SeededChance(seed))
    wanted = game.read_options(options or {}, players)
    for name, found, expected in (
        ("players", state.players, players),
        ("options", state.options, wanted),
    ):
        if found != expected:
            problem = f"the {name} of the position are not those of the match"
            raise InputError(f"position.{name}", problem, str(expected))
    state.log = log
    state.settle()
    state.log = None
    return state


class Mismatch:
    """The first place where a record is not a true account of a game, and the reason.

    `step` is the index of the action that does not fit, the number of actions if the result does
    not fit, and None if the commitment does not. `where` names the field of the record, `problem`
    is English, and `message` says the same in the reader's language.
    """

    def __init__(
        self,
        step: int | None,
        where: str,
        problem: str,
        message: Message,
        refusal: Refusal | None = None,
    ) -> None:
        self.step = step
        self.where = where
        self.problem = problem
        self.message = message
        self.refusal = refusal


def begin(record: Record) -> Match:
    """The match of a record before its first action."""
    if record.seed is None:
        problem = "is missing: without it a record cannot be replayed"
        raise InputError("record.seed", problem, message=Message("record-running", {}))
    names, salt, position = record.names, record.salt, record.position
    try:
        match = Match(
            record.game, record.players, record.options, record.seed, names, salt, position
        )
    except InputError as error:
        raise error.at(f"record.{error.where}") from None
    match.colours = record.colours
    return match


def replay(match: Match, step: RecordStep) -> list[Event] | Mismatch:
    """Carry out the next step of a record, or return why it does not fit."""
    index = len(match.moves)
    try:
        action = match.game.actions.from_text(step.action)
    except InputError as error:
        return _misfit(index, step, str(error), "record-action-unknown")
    events = match.act(step.seat, action)
    if isinstance(events, Refusal):
        problem = f"{step.action!r} of seat {step.seat} is not allowed by {events.rule}"
        return _misfit(index, step, problem, "record-action-forbidden", events)
    if step.digest and match.state.digest() != step.digest:
        problem = f"after {step.action!r} the position is not the recorded one"
        return _misfit(index, step, problem, "record-action-differs")
    return events


def _misfit(
    index: int, step: RecordStep, problem: str, key: str, refusal: Refusal | None = None
) -> Mismatch:
    args: dict[str, Argument] = {"number": index + 1, "action": shortened(step.action)}
    if refusal is not None:
        args["reason"] = refusal.message()
    return Mismatch(index, f"record.actions[{index}]", problem, Message(key, args), refusal)


def resume(record: Record) -> Match:
    """The match of a record, replayed to its last action and ready to continue."""
    match = begin(record)
    for step in record.steps:
        outcome = replay(match, step)
        if isinstance(outcome, Mismatch):
            raise InputError(outcome.where, outcome.problem, message=outcome.message)
    return match


def verify(record: Record) -> Mismatch | None:
    """Replay a record and check everything it claims; None if all of it is true."""
    if not keeps_commitment(record):
        problem = "the seed is not the one that was committed to"
        return Mismatch(None, "record.commitment", problem, Message("record-commitment", {}))
    match = begin(record)
    for step in record.steps:
        outcome = replay(match, step)
        if isinstance(outcome, Mismatch):
            return outcome
    if match.record().result != record.result:
        problem, message = (
            "the result is not what the actions lead to",
            Message("record-result", {}),
        )
        return Mismatch(len(record.steps), "record.result", problem, message)
    return None
