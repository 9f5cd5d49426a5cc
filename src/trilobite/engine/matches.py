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
        self.is_secret = len(before.to_act) > 1
        """Several decided at the same time, each for themselves."""
        self.digest = ""
        """The hash of the position after it, worked out when a record is first asked for."""
        self._before: State | None = before

    @property
    def before(self) -> State:
        if self._before is None:
            raise ValueError("a thrifty match has forgotten this state")
        return self._before

    @property
    def is_remembered(self) -> bool:
        """Whether the state before it is there."""
        return self._before is not None

    def forget(self) -> None:
        self._before = None

    @property
    def is_final(self) -> bool:
        """Nobody steps back past a revelation or past the end of a turn."""
        return any(flag_of(e, "reveals") or flag_of(e, "ends_turn") for e in self.events)

    def is_known_to(self, eyes: int | None) -> bool:
        """Whether a reader (None: a spectator) may know which action it was."""
        return knows_action(eyes, self.seat, self.events, is_secret=self.is_secret)


class Match:
    """A game from its seed on, or from a position and the seed of what is drawn from there on.

    What was taken back can be redone until something else is done. Most of the memory of a match
    are the states before its moves. A thrifty one keeps those that somebody may step back to;
    others it works out again, from the beginning, when they are needed.
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
        is_thrifty: bool = False,
    ) -> None:
        self.game = game
        self.is_thrifty = is_thrifty
        self.seed = seed
        self.salt = salt
        self.position = position
        """Where the match began, if not at the beginning of the game."""
        self.opening: list[Event] = []
        if position is None:
            self.state = game.new(players, options, SeededChance(seed), self.opening)
        else:
            self.state = _continued(game, players, options, seed, position, self.opening)
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
            if self.is_thrifty and self.moves[-1].is_final:
                self._forget_states()
        return events

    def _forget_states(self) -> None:
        """Nobody steps back from here."""
        for move in reversed(self.moves):
            if not move.is_remembered:
                return
            move.forget()

    def can_undo(self, seat: int) -> bool:
        return bool(self.moves) and self.moves[-1].seat == seat and not self.moves[-1].is_final

    def undo(self, seat: int) -> Action | None:
        """Take back the seat's last action if nothing was revealed and the turn not given up."""
        if not self.can_undo(seat):
            return None
        action = self.moves[-1].action
        self.rewind(len(self.moves) - 1)
        return action

    def rewind(self, moves: int) -> int:
        """Go back to when so many moves had been made, past whatever was revealed since.

        Whether that is fair is not for the rules to say: whoever calls it has asked everybody. What
        is drawn again comes out as before, as draws follow from the seed. Returns how many moves
        were taken back; they can be redone one by one, each by its seat.
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
        """The same match once more, before its first move."""
        players, options = self.state.players, self.state.options
        where = self.position
        return Match(self.game, players, options, self.seed, position=where, is_thrifty=True)

    def can_redo(self, seat: int) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: int) -> list[Event] | None:
        """Do again what was taken back last."""
        if not self.can_redo(seat):
            return None
        events = self._carry_out(seat, self._undone.pop().action)
        return None if isinstance(events, Refusal) else events

    def record(self) -> Record:
        self._work_out_digests()
        result = self.state.result()
        return Record(
            self.game,
            self.state.players,
            dict(self.state.options),
            self.seed,
            self.salt,
            commitment_to(self.seed, self.salt, self.position),
            list(self.names),
            [Step(move.seat, move.action.text(), move.digest) for move in self.moves],
            None if result is None else result.to_json(),
            position=self.position,
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
    """The state of a position that is to be one of this game, these players and these options."""
    state = game.from_position(position, SeededChance(seed))
    wanted = game.read_options(options or {}, players)
    for name, found, expected in (
        ("players", state.players, players),
        ("options", state.options, wanted),
    ):
        if found != expected:
            problem = f"the {name} of the position are not those of the game"
            raise InputError(f"position.{name}", problem, str(expected))
    state.log = log
    state.settle()
    state.log = None
    return state


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
    names, salt, position = record.names, record.salt, record.position
    return Match(record.game, record.players, record.options, record.seed, names, salt, position)


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
