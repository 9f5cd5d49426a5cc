"""The contract: what a game is. A deterministic state machine of small decisions.

A *seat* decides (0 to n - 1). A *participant* has pieces and a score; in most games they are the
same. A game package subclasses `Game`, `State` and `View`; bots, lab, environments, server and
terminal know only these.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy_extensions import mypyc_attr

from trilobite.engine.actions import Action, ActionSet
from trilobite.engine.chance import ASK, Chance
from trilobite.engine.drawing import Drawing
from trilobite.engine.encoding import Encoding, Numbers
from trilobite.engine.evaluation import BLIND, Evaluation, win_chances
from trilobite.engine.events import Event, Forced
from trilobite.engine.gauges import Gauge
from trilobite.engine.messages import Message, Refusal
from trilobite.engine.offers import Choice, Offer
from trilobite.engine.options import Option, OptionValue, read_options
from trilobite.engine.overrides import flag_of
from trilobite.engine.reading import (
    InputError,
    read_field,
    read_int_field,
    read_object,
    read_text_field,
    refuse_unknown,
    shown,
)
from trilobite.engine.results import Result

CHANCE = -1
"""Who acts when an outcome of chance is awaited (ask mode)."""

POSITION_FORMAT = "trilobite-position-1"
_ENVELOPE = ("format", "game", "rules", "players", "options", "draws", "state")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: what can be known without a table."""

    key: str
    """Its name in commands, addresses and records."""

    rules_version: str
    """Raised with every change that makes an old record play differently."""

    player_counts: Sequence[int]
    colours: Sequence[str]
    """What participants are called until somebody gives them a name: keys `colour-...`."""

    options: Sequence[Option]
    actions: ActionSet
    folder: Path
    """The package's folder: `locales/` and `rules.md`, or `rules.de.md`, are in it."""

    turn_rule: str
    """The rule that says whose turn it is."""

    end_rule: str
    """The rule that ends the game."""

    evaluation: Evaluation
    """What makes a position good, for bots. A game that has none is played blindly by them."""

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None,
        chance: Chance,
        log: list[Event] | None = None,
    ) -> "State":
        """A table set up for a game; in ask mode it may stop before the first draw of the set-up.

        A log that is passed in gets the events of the set-up.
        """
        count = self.read_players(players, "players")
        state = self.begin(count, self.read_options(options or {}, count), chance)
        state.log = log
        state.settle()
        state.log = None
        return state

    def begin(self, players: int, options: dict[str, OptionValue], chance: Chance) -> "State":
        """The state before the first draw of chance. For subclasses; everything is validated."""
        raise NotImplementedError

    def restore(
        self,
        players: int,
        options: dict[str, OptionValue],
        data: dict[str, object],
        chance: Chance,
    ) -> "State":
        """The state that `State.position_fields` described. For subclasses."""
        raise NotImplementedError

    def view_from_json(self, data: object) -> "View":
        """The inverse of `View.to_json`."""
        raise NotImplementedError

    def encoding(self) -> Encoding | None:
        """What the array of `State.encode` is made of, at any table; None if there is none."""
        return None

    def participants(self, players: int) -> dict[int, int | None]:
        """Who has pieces and a score, each with the seat that is theirs; None: nobody's."""
        return {seat: seat for seat in range(players)}

    def participant_of(self, seat: int, players: int) -> int:
        """Whose pieces are a seat's own."""
        return next(p for p, owner in self.participants(players).items() if owner == seat)

    def participant_name(self, participant: int) -> Message:
        """What a participant is called when nobody has given it a name: its colour."""
        return Message(f"colour-{self.colours[participant]}", {})

    def draw(self, view: "View", marks: Mapping[str, str]) -> Drawing:
        """The view as text, with a short mark (such as a number to type) at some things of it."""
        raise NotImplementedError

    def read_players(self, value: object, where: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value in self.player_counts:
            return value
        allowed = ", ".join(str(count) for count in self.player_counts)
        raise InputError(where, f"{shown(value)} is not a number of players of {self.key}", allowed)

    def read_options(
        self, given: Mapping[str, object], players: int, where: str = "options"
    ) -> dict[str, OptionValue]:
        return read_options(self.options, given, players, where)

    def from_position(self, position: object, chance: Chance) -> "State":
        """The state of a position. With the seed of the original game it goes on as that would."""
        data = read_object(position, "position")
        refuse_unknown(data, _ENVELOPE, "position")
        read_text_field(data, "format", "position", (POSITION_FORMAT,))
        read_text_field(data, "game", "position", (self.key,))
        read_text_field(data, "rules", "position", (self.rules_version,))
        players = self.read_players(read_field(data, "players", "position"), "position.players")
        given = read_object(read_field(data, "options", "position"), "position.options")
        options = self.read_options(given, players, "position.options")
        fields = read_object(read_field(data, "state", "position"), "position.state")
        state = self.restore(players, options, fields, chance)
        state.draws = read_int_field(data, "draws", "position", 0, 1 << 30)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game going on: mutable, cheap to copy. Whoever holds it knows all; players get views.

    The moves have two faces. `legal` and `apply` are for everyone: checked, with events.
    `legal_ids` and `apply_id` are for playouts, search and learning: they trust their caller.
    """

    takes_forced: bool = True
    """Whether the engine takes a decision with one answer (a game's rules may say otherwise)."""

    def __init__(
        self, game: Game, players: int, options: dict[str, OptionValue], chance: Chance
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.draws = 0
        self.log: list[Event] | None = None
        self._takes_forced = flag_of(self, "takes_forced")

    # What a game package writes.

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; (CHANCE,) while a draw is awaited, () at the end."""
        raise NotImplementedError

    def legal_ids(self, seat: int) -> list[int]:
        raise NotImplementedError

    def apply_id(self, seat: int, id: int) -> None:
        """Carry out a legal action, then everything that follows without a decision."""
        raise NotImplementedError

    def objection(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat that is to act may not do this, from the rules' own predicates."""
        raise NotImplementedError

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        """Why none of the offered actions belongs to these targets of the view."""
        raise NotImplementedError

    def question(self, seat: int) -> tuple[Message, str]:
        """What the seat is asked, and the rule that asks it."""
        raise NotImplementedError

    def targets(self, action: Action) -> tuple[str, ...]:
        """The things of the view to click for a legal action; `Action.any_order` says how."""
        raise NotImplementedError

    def can_undo(self, action: Action) -> bool:
        """Whether a legal action can be taken back: it reveals nothing and keeps the turn."""
        raise NotImplementedError

    def view(self, seat: int | None) -> "View":
        """What a seat (None: a spectator) may know, built from nothing; nobody else has one."""
        raise NotImplementedError

    def copy(self) -> "State":
        """The same state, sharing nothing that changes, with nobody listening."""
        raise NotImplementedError

    def position_fields(self) -> dict[str, object]:
        """The whole state as JSON values, for `to_position`."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def chance_weights(self) -> list[int]:
        """The weight of each outcome of the draw that is awaited."""
        raise NotImplementedError

    def resolve(self, outcome: int) -> None:
        """Let the awaited draw come out like this."""
        raise NotImplementedError

    def invariants(self) -> list[str]:
        """What is wrong with this state, one line each, by the game's own laws of conservation."""
        return []

    def decides_for(self, seat: int) -> int:
        """The participant for whom a seat decides now."""
        return seat

    def terms(self, seat: int) -> list[float]:
        """The values of the terms of `Game.evaluation` for a seat, in their order."""
        return []

    def encode(self, seat: int, numbers: Numbers) -> None:
        """Write what a seat may know, as `Game.encoding` says, and nothing else."""
        raise NotImplementedError

    def spread(self) -> float:
        """How many points of lead are worth something now: less towards the end."""
        return evaluation_of(self.game).spread

    def is_halfway(self) -> bool:
        """Whether what a seat has begun (a tile in the hand) is worth nothing until it goes on."""
        return False

    def gauges(self) -> Sequence[Gauge]:
        """What is counted over time besides points, always the same things in the same order."""
        return ()

    def must_ask(self, seat: int, id: int) -> bool:
        """Whether an only answer is asked all the same: it reveals something or ends a turn."""
        return False

    # What everybody else calls.

    @property
    def is_over(self) -> bool:
        return not self.to_act

    def legal(self, seat: int) -> list[Action]:
        self.check_seat(seat)
        actions = self.game.actions.all
        return [actions[id] for id in self.legal_ids(seat)]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None exactly if it may."""
        self.check_seat(seat)
        if action.game != self.game.key:
            raise InputError(
                "action", f"{action!r} is of another game", f"actions of {self.game.key}"
            )
        return self._not_to_act(seat) or self.objection(seat, action)

    def why_not_at(self, seat: int, targets: Sequence[str]) -> Refusal | None:
        """Why nothing can be done with these things; None if they begin an offered action."""
        self.check_seat(seat)
        refusal = self._not_to_act(seat)
        if refusal is not None:
            return refusal
        wanted = tuple(targets)
        if any(_begins(action, self.targets(action), wanted) for action in self.legal(seat)):
            return None
        return self.objection_at(seat, wanted)

    def apply(self, seat: int, action: Action) -> list[Event] | Refusal:
        """Carry out an action and tell what happened; or refuse and change nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            return refusal
        log: list[Event] = []
        self.log = log
        try:
            self.apply_id(seat, action.id)
        finally:
            self.log = None
        return log

    def offer(self, seat: int) -> Offer:
        """The question a seat is asked and its legal answers. Only for a seat that is to act."""
        if seat not in self.to_act:
            raise ValueError(f"seat {seat} is asked nothing now; to act: {self.to_act}")
        question, rule = self.question(seat)
        choices = [Choice(a, self.targets(a), can_undo=self.can_undo(a)) for a in self.legal(seat)]
        return Offer(seat, self.decides_for(seat), question, rule, choices)

    def preview(self, seat: int, action: Action) -> list[Event]:
        """What would happen, as the seat would see it, up to the first chance or hidden thing."""
        trial = self.copy()
        trial.chance = ASK
        events = trial.apply(seat, action)
        foreseen: list[Event] = []
        if isinstance(events, Refusal):
            return foreseen
        for event in events:
            if event.surprises(seat):
                break
            form = event.seen_by(seat)
            if form is not None:
                foreseen.append(form)
        return foreseen

    def estimate(self, seat: int) -> float:
        """The points a seat may expect at the end, by the game's evaluation."""
        return evaluation_of(self.game).estimate(self.terms(seat))

    def outlook(self) -> list[float]:
        """The payoff each seat may expect: by the result, or by the evaluation before the end."""
        result = self.result()
        if result is not None:
            return [seat.payoff for seat in result.seats]
        return win_chances(self.estimates(), self.spread())

    def estimates(self) -> list[float]:
        """The points of all seats; a game that can measure them together does so here."""
        return [self.estimate(seat) for seat in range(self.players)]

    def appraisal(self, seat: int) -> tuple[list[float], float]:
        """`outlook` and the `estimate` of a seat, for who wants both: measured once."""
        result = self.result()
        if result is not None:
            return [one.payoff for one in result.seats], self.estimate(seat)
        estimates = self.estimates()
        return win_chances(estimates, self.spread()), estimates[seat]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the awaited draw with their probabilities (ask mode)."""
        self._check_chance()
        weights = self.chance_weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def apply_chance(self, outcome: int) -> list[Event]:
        """Let the awaited draw come out like this (ask mode), and go on to the next question."""
        self._check_chance()
        weights = self.chance_weights()
        if not 0 <= outcome < len(weights) or not weights[outcome]:
            possible = ", ".join(str(o) for o, weight in enumerate(weights) if weight)
            raise InputError("outcome", f"{outcome} cannot be drawn now", possible)
        log: list[Event] = []
        self.log = log
        try:
            self._draw(outcome)
            self.settle()
        finally:
            self.log = None
        return log

    def settle(self) -> None:
        """Draw what chance has to draw and take what is forced, until a seat must decide."""
        while True:
            if self.awaits_chance():
                if flag_of(self.chance, "asks"):
                    return
                self._draw(self.chance.pick(self.chance_weights(), self.draws))
            elif not (self._takes_forced and self._take_forced()):
                return

    def awaits_chance(self) -> bool:
        return self.to_act == (CHANCE,)

    def to_position(self) -> dict[str, object]:
        """The whole state as JSON, secrets included: the FEN of the game."""
        return {
            "format": POSITION_FORMAT,
            "game": self.game.key,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "draws": self.draws,
            "state": self.position_fields(),
        }

    def digest(self) -> str:
        """A short hash of the position."""
        return hashlib.sha256(canonical_json(self.to_position()).encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, object], Chance]]:
        return _restore_state, (self.game.key, self.to_position(), self.chance)

    def _draw(self, outcome: int) -> None:
        self.draws += 1
        self.resolve(outcome)

    def _take_forced(self) -> bool:
        """Take the decision of a seat that has one answer only, and show it as an event."""
        for seat in self.to_act:
            ids = self.legal_ids(seat)
            if len(ids) == 1 and not self.must_ask(seat, ids[0]):
                if self.log is not None:
                    self.log.append(Forced(self.decides_for(seat), self.game.actions.all[ids[0]]))
                self.apply_id(seat, ids[0])
                return True
        return False

    def _not_to_act(self, seat: int) -> Refusal | None:
        if self.is_over:
            return Refusal("refusal-game-over", self.game.end_rule, {})
        if seat not in self.to_act:
            return Refusal("refusal-not-your-turn", self.game.turn_rule, {})
        return None

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise InputError("seat", f"{seat} is not at this table", f"0 to {self.players - 1}")

    def _check_chance(self) -> None:
        if not self.awaits_chance():
            raise ValueError("no draw of chance is awaited now")


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What a seat, or a spectator, may know of a game. Bots get this and nothing else."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    def imagine(self, chance: Chance) -> State:
        """A whole state that agrees with everything seen, each such state with its right chance."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, object]]]:
        return _restore_view, (self.game.key, self.to_json())


def _begins(action: Action, targets: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether somebody who clicked these things may go on to that action."""
    if flag_of(action, "any_order"):
        return all(wanted.count(thing) <= targets.count(thing) for thing in set(wanted))
    return targets[: len(wanted)] == wanted


def evaluation_of(game: Game) -> Evaluation:
    found: Evaluation = getattr(game, "evaluation", BLIND)
    return found


def canonical_json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _restore_state(key: str, position: dict[str, object], chance: Chance) -> State:
    from trilobite.engine.registry import find_game  # noqa: PLC0415 - it imports this module

    return find_game(key).from_position(position, chance)


def _restore_view(key: str, data: dict[str, object]) -> View:
    from trilobite.engine.registry import find_game  # noqa: PLC0415 - it imports this module

    return find_game(key).view_from_json(data)
