"""A match: a game being played and its history, with undo, redo and its record."""

from collections.abc import Mapping, Sequence

from trilobite.engine.actions import Action
from trilobite.engine.chance import SeededChance
from trilobite.engine.contract import Game, State
from trilobite.engine.events import Event, knows_action
from trilobite.engine.messages import Refusal
from trilobite.engine.overrides import flag_of
from trilobite.engine.reading import InputError
from trilobite.engine.records import Record, Step, commitment_to, keeps_commitment


class Move:
    """One step of the history: what was decided, what happened, and the state before it."""

    def __init__(self, seat: int, action: Action, events: list[Event], before: State) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.before = before
        self.digest = ""
        """The hash of the position after it, worked out when a record is first asked for."""

    @property
    def is_final(self) -> bool:
        """Nobody steps back past a revelation or past the end of a turn."""
        return any(flag_of(e, "reveals") or flag_of(e, "ends_turn") for e in self.events)

    def is_known_to(self, eyes: int | None) -> bool:
        """Whether a reader (None: a spectator) may know which action it was."""
        is_secret = len(self.before.to_act) > 1
        return knows_action(eyes, self.seat, self.events, is_secret=is_secret)


class Match:
    """A game from its seed on. What was taken back can be redone until something else is done."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None,
        seed: bytes,
        names: Sequence[str] | None = None,
        salt: bytes = b"",
    ) -> None:
        self.game = game
        self.seed = seed
        self.salt = salt
        self.opening: list[Event] = []
        self.state = game.new(players, options, SeededChance(seed), self.opening)
        self.names = list(names) if names is not None else [""] * players
        self.moves: list[Move] = []
        self._undone: list[Move] = []

    def act(self, seat: int, action: Action) -> list[Event] | Refusal:
        """Carry out an action; a refused one changes nothing, the moves to redo included."""
        events = self._carry_out(seat, action)
        if not isinstance(events, Refusal):
            self._undone.clear()
        return events

    def _carry_out(self, seat: int, action: Action) -> list[Event] | Refusal:
        before = self.state.copy()
        events = self.state.apply(seat, action)
        if not isinstance(events, Refusal):
            self.moves.append(Move(seat, action, events, before))
        return events

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and self.moves[-1].seat == seat and not self.moves[-1].is_final

    def undo(self, seat: int) -> Action | None:
        """Take back the seat's last action if nothing was revealed and the turn not given up."""
        if not self.can_undo(seat):
            return None
        move = self.moves.pop()
        self.state = move.before
        self._undone.append(move)
        return move.action

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: int) -> list[Event] | None:
        """Do again what was taken back last."""
        if not self.can_redo(seat):
            return None
        events = self._carry_out(seat, self._undone.pop().action)
        return None if isinstance(events, Refusal) else events

    def record(self) -> Record:
        for index, move in enumerate(self.moves):
            if not move.digest:
                last = index + 1 == len(self.moves)
                after = self.state if last else self.moves[index + 1].before
                move.digest = after.digest()
        result = self.state.result()
        return Record(
            self.game,
            self.state.players,
            dict(self.state.options),
            self.seed,
            self.salt,
            commitment_to(self.seed, self.salt),
            list(self.names),
            [Step(move.seat, move.action.text(), move.digest) for move in self.moves],
            None if result is None else result.to_json(),
        )


class Mismatch:
    """Where a record stops being a game: the step that does not fit (None: no step), and why."""

    def __init__(self, step: int | None, problem: str, refusal: Refusal | None = None) -> None:
        self.step = step
        self.problem = problem
        self.refusal = refusal


def begin(record: Record) -> Match:
    """The match of a record before its first action."""
    if record.seed is None:
        raise InputError("record.seed", "is missing: without it a record cannot be replayed")
    names, salt = record.names, record.salt
    return Match(record.game, record.players, record.options, record.seed, names, salt)


def replay(match: Match, step: Step) -> list[Event] | Mismatch:
    """Carry out the next step of a record; or say why it does not fit."""
    index = len(match.moves)
    try:
        action = match.game.actions.from_text(step.action)
    except InputError as error:
        return Mismatch(index, str(error))
    events = match.act(step.seat, action)
    if isinstance(events, Refusal):
        problem = f"{step.action!r} of seat {step.seat} is not allowed by {events.rule}"
        return Mismatch(index, problem, events)
    if step.digest and match.state.digest() != step.digest:
        return Mismatch(index, f"after {step.action!r} the position is not the recorded one")
    return events


def resume(record: Record) -> Match:
    """The match of a record, ready to go on."""
    match = begin(record)
    for step in record.steps:
        problem = replay(match, step)
        if isinstance(problem, Mismatch):
            raise InputError(f"record.actions[{problem.step}]", problem.problem)
    return match


def verify(record: Record) -> Mismatch | None:
    """Replay a record and compare everything it claims; None if all of it is true."""
    if not keeps_commitment(record):
        return Mismatch(None, "the seed is not the one that was committed to")
    match = begin(record)
    for step in record.steps:
        problem = replay(match, step)
        if isinstance(problem, Mismatch):
            return problem
    if match.record().result != record.result:
        return Mismatch(len(record.steps), "the result is not what the actions lead to")
    return None
