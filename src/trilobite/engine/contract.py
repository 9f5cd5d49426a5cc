"""The contract that every game fulfils: a deterministic state machine of small decisions.

A *seat* (0 to n - 1) decides. A *participant* has pieces and a score. In most games each seat is
one participant. A game package subclasses `Game`, `State` and `View`; bots, lab, environments,
server and terminal use nothing else from it.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from mypy_extensions import mypyc_attr

from trilobite.engine.actions import Action, ActionSet
from trilobite.engine.chance import ASK, Chance
from trilobite.engine.charts import ChartCount
from trilobite.engine.clicks import actions_meant, actions_with_later, begins
from trilobite.engine.drawing import Drawing
from trilobite.engine.encoding import Encoding, Numbers
from trilobite.engine.evaluation import BLIND, Evaluation, win_chances
from trilobite.engine.events import Event, Forced, MidwayError
from trilobite.engine.messages import RULE_THAT_ASKS, Message, Refusal, Word, flag_of, text_of
from trilobite.engine.offers import Choice, Offer
from trilobite.engine.options import Option, Options, read_options
from trilobite.engine.reading import (
    InputError,
    one_of,
    read_field,
    read_int_field,
    read_object,
    read_text,
    read_text_field,
    refuse_unknown,
    shown,
    wrong_value,
)
from trilobite.engine.registry import cannot_load, game_entry, game_keys, load_entry
from trilobite.engine.results import Result

CHANCE = -1
"""The value in `State.to_act` while a draw is awaited (ask mode)."""

MOST_TIMES = 20
"""Maximum number of times that one step repeats an action."""

POSITION_FORMAT = "trilobite-position-1"
_ENVELOPE = ("format", "game", "rules", "players", "options", "draws", "state")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: everything that is known before anybody plays it."""

    key: str
    """The name of the game in commands, URLs and records."""

    rules_version: str
    """Version of the rules. Any change that makes an old record play differently increases it."""

    player_counts: Sequence[int]
    colours: Sequence[str]
    """Default names of the participants, used in catalogue keys: `colour-...`."""

    options: Sequence[Option]
    actions: ActionSet
    folder: Path
    """Folder of the package, with `locales/` and the rules (`rules.md`, `rules.de.md`, ...)."""

    turn_rule: str
    """Id of the rule that says whose turn it is."""

    end_rule: str
    """Id of the rule that ends the game."""

    evaluation: Evaluation
    """What makes a position good, for bots. Without one, bots cannot tell positions apart."""

    former_rules: "Sequence[Game]" = ()
    """The game under older versions of its rules, for the tables and records begun under them."""

    def with_rules(self, version: str) -> "Game | None":
        """The game under this version of its rules; None if there is no such version."""
        games = (self, *self.former_rules)
        return next((game for game in games if game.rules_version == version), None)

    def read_rules(self, data: dict[str, object], where: str) -> "Game":
        """The game under the version of the rules that a position or a record names."""
        versions = [game.rules_version for game in (self, *self.former_rules)]
        expected = one_of(", ".join(versions))
        value = read_field(data, "rules")
        found = self.with_rules(read_text(value, f"{where}.rules", versions, expected))
        return self if found is None else found

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None,
        chance: Chance,
        log: list[Event] | None = None,
    ) -> "State":
        """A new game, set up. In ask mode it may stop before the first draw of the set-up.

        The events of the set-up are appended to `log`.
        """
        count = self.read_players(players, "players")
        state = self.begin(count, self.read_options(options or {}, count), chance)
        state.log = log
        state.settle()
        state.log = None
        return state

    def begin(self, players: int, options: Options, chance: Chance) -> "State":
        """The state before the first draw. Subclasses implement this; arguments are validated."""
        raise NotImplementedError

    def restore(
        self,
        players: int,
        options: Options,
        data: dict[str, object],
        chance: Chance,
    ) -> "State":
        """The inverse of `State.position_fields`. Subclasses implement this."""
        raise NotImplementedError

    def view_from_json(self, data: object) -> "View":
        """The inverse of `View.to_json`."""
        raise NotImplementedError

    def encoding(self) -> Encoding | None:
        """The layout of the array that `State.encode` fills; None if the game has no array."""
        return None

    def participants(self, players: int) -> dict[int, int | None]:
        """The participants, each with the seat that owns it; None if no seat does."""
        return {seat: seat for seat in range(players)}

    def participant_of(self, seat: int, players: int) -> int:
        """The participant that a seat owns."""
        return next(p for p, owner in self.participants(players).items() if owner == seat)

    def participant_name(self, participant: int) -> Message:
        """The default name of a participant: its colour."""
        return Message(f"colour-{self.colours[participant]}", {})

    def draw(self, view: "View", marks: Mapping[str, str]) -> Drawing:
        """The view as text, with a short mark (such as a number to type) at some of its things."""
        raise NotImplementedError

    def read_players(self, value: object, where: str) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and value in self.player_counts:
            return value
        allowed = ", ".join(str(count) for count in self.player_counts)
        problem = f"{shown(value)} is not a number of players of {self.key}"
        raise wrong_value(where, value, problem, allowed, one_of(allowed))

    def read_options(
        self, given: Mapping[str, object], players: int, where: str = "options"
    ) -> Options:
        return read_options(self.options, given, players, where)

    def from_position(self, position: object, chance: Chance) -> "State":
        """The state of a position. With the original seed it continues as the original would."""
        data = read_object(position, "position")
        refuse_unknown(data, _ENVELOPE, "position")
        read_text_field(data, "format", "position", (POSITION_FORMAT,))
        read_text_field(data, "game", "position", (self.key,))
        game = self.read_rules(data, "position")
        if game is not self:
            return game.from_position(position, chance)
        players = self.read_players(read_field(data, "players"), "position.players")
        given = read_object(read_field(data, "options"), "position.options")
        options = self.read_options(given, players, "position.options")
        fields = read_object(read_field(data, "state"), "position.state")
        state = self.restore(players, options, fields, chance)
        state.draws = read_int_field(data, "draws", "position", 0, 1 << 30)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A running game: mutable and cheap to copy. It holds every secret; players get views.

    There are two interfaces to its moves. `legal` and `apply` check their arguments and return
    events. `legal_ids` and `apply_id`, for playouts, search and learning, trust their caller.
    """

    takes_forced: bool = True
    """Whether the engine decides when there is only one legal action."""

    def __init__(self, game: Game, players: int, options: Options, chance: Chance) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.chance = chance
        self.draws = 0
        self.log: list[Event] | None = None
        self.most_events = -1
        """The number of events after which an action stops; -1: never (see `midway`)."""
        self._takes_forced = flag_of(self, "takes_forced")

    # Implemented by a game package.

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; (CHANCE,) while a draw is awaited, () after the end."""
        raise NotImplementedError

    def legal_ids(self, seat: int) -> list[int]:
        """The ids of the legal actions: all to which there is no objection.

        A game overrides this only for speed; the conformance suite compares it with `objection`.
        """
        if seat not in self.to_act:
            return []
        return [a.id for a in self.game.actions.all if self.objection(seat, a) is None]

    def apply_id(self, seat: int, id: int) -> None:
        """Carry out a legal action and everything that follows from it without a decision."""
        raise NotImplementedError

    def objection(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat that is to act may not do this, by the predicates of the rules."""
        raise NotImplementedError

    def objection_at(self, seat: int, targets: Sequence[str]) -> Refusal:
        """Why no offered action belongs to these targets of the view.

        By default the answer is that something else has to be chosen first, or the objection to the
        action with these targets, or the one objection to all actions that begin with them. A game
        overrides it to find the action that a player probably meant.
        """
        wanted = tuple(targets)
        actions = [(action, self.targets(action)) for action in self.game.actions.all]
        ids = set(self.legal_ids(seat))
        offered = [(action, clicks) for action, clicks in actions if action.id in ids]
        for action in actions_with_later(offered, wanted):
            name = Word(f"{self.game.key}-kind-{text_of(action, 'kind')}")
            return Refusal("refusal-choose-first", self.question(seat)[1], {"action": name})
        return self._one_objection(seat, actions_meant(actions, offered, wanted), wanted)

    def _one_objection(
        self, seat: int, actions: Sequence[Action], wanted: tuple[str, ...]
    ) -> Refusal:
        """The objection that all these actions share; otherwise, that none of them is possible.

        What an action begins with fits nowhere; on what is clicked later, nothing fits.
        """
        found = [self.objection(seat, action) for action in actions]
        refusals = [refusal for refusal in found if refusal is not None]
        if not refusals:
            return Refusal("refusal-nothing-there", self.game.turn_rule, {})
        if all(refusal == refusals[0] for refusal in refusals):
            return refusals[0]
        is_first = all(self.targets(action)[:1] == wanted[-1:] for action in actions)
        key = "refusal-nowhere" if is_first else "refusal-here"
        return Refusal(key, self.question(seat)[1], {})

    def question(self, seat: int) -> tuple[Message, str]:
        """The question that a seat must answer, and the rule that asks it."""
        raise NotImplementedError

    def targets(self, action: Action) -> tuple[str, ...]:
        """The things in the view to click for an action, in this order or in any order.

        By default each action is a thing of its own. If `objection_at` is not overridden, this is
        also asked for actions that are not legal.
        """
        return (action.text().replace(" ", ":"),)

    def can_undo(self, action: Action) -> bool:
        """Whether a legal action can be undone: it reveals nothing and does not end the turn.

        By default the action is tried on a copy; a game with many actions overrides this.
        """
        trial = self.copy()
        trial.chance = ASK
        seat = next(seat for seat in self.to_act if self.objection(seat, action) is None)
        events = trial.carry_out(seat, action)
        if trial.awaits_chance():  # the draw reveals something
            return False
        return not any(flag_of(one, "reveals") or flag_of(one, "ends_turn") for one in events)

    def wasted_by(self, seat: int, action: Action) -> Message | None:
        """What a legal action gives up that the seat could still use; None if it wastes nothing.

        Clients ask this before such an action if it cannot be undone. By default it is the question
        of an action that declines (`Action.declines`), with the arguments of the question now.
        """
        key = text_of(action, "declines")
        if not key or len(self.legal_ids(seat)) == 1:
            return None
        return Message(key, self.question(seat)[0].args)

    def view(self, seat: int | None) -> "View":
        """What a seat (None: a spectator) may know, built from scratch so that nothing leaks."""
        raise NotImplementedError

    def copy(self) -> "State":
        """A copy of the state that shares nothing mutable with it and has no log."""
        raise NotImplementedError

    def position_fields(self) -> dict[str, object]:
        """The whole state as JSON values, for `to_position`."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The result of the game; None while it is running."""
        raise NotImplementedError

    def chance_weights(self) -> list[int]:
        """The weight of each outcome of the awaited draw."""
        raise NotImplementedError

    def resolve(self, outcome: int) -> None:
        """Apply an outcome of the awaited draw."""
        raise NotImplementedError

    def invariants(self) -> list[str]:
        """Violations of the game's conservation laws, one line each; empty for a lawful state."""
        return []

    def decides_for(self, seat: int) -> int:
        """The participant that a seat decides for now."""
        return seat

    def terms(self, seat: int) -> list[float]:
        """The values of the terms of `Game.evaluation` for a seat, in order."""
        return []

    def encode(self, seat: int, numbers: Numbers) -> None:
        """Write what a seat may know into `numbers`, in the layout of `Game.encoding`."""
        raise NotImplementedError

    def spread(self) -> float:
        """The lead, in points, that counts as an advantage now; it shrinks towards the end."""
        return evaluation_of(self.game).spread

    def is_halfway(self) -> bool:
        """Whether a seat is in the middle of a move (a tile in hand) that cannot be judged yet."""
        return False

    def chart_counts(self) -> Sequence[ChartCount]:
        """Public counts to chart over time besides points, always in the same order."""
        return ()

    def account(self) -> Sequence[Event]:
        """Events that explain the scoring that begins now in more detail, with the same points.

        It is called on a state in the middle of the action that leads to the scoring (`midway`).
        By default the events of the action are the account.
        """
        return ()

    def must_ask(self, seat: int, id: int) -> bool:
        """Whether to ask even if this is the only legal action, as it reveals or ends something."""
        return False

    # Called by everybody else.

    @property
    def is_over(self) -> bool:
        return not self.to_act

    def legal(self, seat: int) -> list[Action]:
        self.check_seat(seat)
        actions = self.game.actions.all
        return [actions[id] for id in self.legal_ids(seat)]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None if and only if it may."""
        self.check_seat(seat)
        if action.game != self.game.key:
            raise InputError(
                "action", f"{action!r} belongs to another game", f"actions of {self.game.key}"
            )
        return self._not_to_act(seat) or self._with_rule(seat, self.objection(seat, action))

    def why_not_at(self, seat: int, targets: Sequence[str]) -> Refusal | None:
        """Why no offered action begins with these targets; None if one does."""
        self.check_seat(seat)
        refusal = self._not_to_act(seat)
        if refusal is not None:
            return refusal
        wanted = tuple(targets)
        if any(begins(action, self.targets(action), wanted) for action in self.legal(seat)):
            return None
        return self._with_rule(seat, self.objection_at(seat, wanted))

    def _with_rule(self, seat: int, refusal: Refusal | None) -> Refusal | None:
        """The refusal. If the stage is the reason, it cites the rule of the current question."""
        if refusal is None or refusal.rule != RULE_THAT_ASKS:
            return refusal
        return Refusal(refusal.key, self.question(seat)[1], refusal.args)

    def apply(self, seat: int, action: Action) -> list[Event] | Refusal:
        """Carry out an action and return its events; or refuse it and change nothing."""
        refusal = self.why_not(seat, action)
        return self.carry_out(seat, action) if refusal is None else refusal

    def carry_out(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action that `why_not` allows, and return its events."""
        log: list[Event] = []
        self.log = log
        try:
            self.apply_id(seat, action.id)
        finally:
            self.log = None
        return log

    def midway(self, seat: int, action: Action, events: int) -> "State":
        """A copy in the middle of a legal action, when this number of events has happened."""
        trial = self.copy()
        trial.log, trial.most_events = [], events
        with suppress(MidwayError):
            trial.apply_id(seat, action.id)
        trial.log, trial.most_events = None, -1
        return trial

    def offer(self, seat: int) -> Offer:
        """The question for a seat that is to act, and its legal answers."""
        if seat not in self.to_act:
            raise ValueError(f"seat {seat} is not to act now; to act: {self.to_act}")
        question, rule = self.question(seat)
        choices = [Choice(a, self.targets(a), can_undo=self.can_undo(a)) for a in self.legal(seat)]
        return Offer(seat, self.decides_for(seat), question, rule, choices)

    def times(self, seat: int, action: Action) -> int:
        """How often a legal action can be carried out in a row, as answers to the same question.

        Only what can be undone is counted, so that all of it can be undone together.
        """
        targets, asked = self.targets(action), self.question(seat)[0].key
        trial = self.copy()
        trial.chance = ASK
        times = 0
        while times < MOST_TIMES and seat in trial.to_act:
            if trial.objection(seat, action) is not None or not trial.can_undo(action):
                break
            if trial.targets(action) != targets or trial.question(seat)[0].key != asked:
                break
            trial.apply_id(seat, action.id)
            times += 1
        return times

    def preview(self, seat: int, action: Action) -> list[Event]:
        """What the seat would see happen, up to the first draw or hidden thing."""
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
        """The points that a seat can expect at the end, by the game's evaluation."""
        return evaluation_of(self.game).estimate(self.terms(seat))

    def outlook(self) -> list[float]:
        """The payoff of each seat: the actual one after the end, otherwise the expected one."""
        return self.appraisal(0)[0]

    def estimates(self) -> list[float]:
        """The estimate of each seat. A game may override this to measure all of them at once."""
        return [self.estimate(seat) for seat in range(self.players)]

    def appraisal(self, seat: int) -> tuple[list[float], float]:
        """`outlook` and the `estimate` of a seat together, so that terms are measured once."""
        result = self.result()
        if result is not None:
            return [one.payoff for one in result.seats], self.estimate(seat)
        estimates = self.estimates()
        return win_chances(estimates, self.spread()), estimates[seat]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes of the awaited draw with their probabilities (ask mode)."""
        self._check_chance()
        weights = self.chance_weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def apply_chance(self, outcome: int) -> list[Event]:
        """Apply an outcome of the awaited draw (ask mode) and continue to the next question."""
        self._check_chance()
        weights = self.chance_weights()
        if not 0 <= outcome < len(weights) or not weights[outcome]:
            possible = ", ".join(str(o) for o, weight in enumerate(weights) if weight)
            raise InputError("outcome", f"{outcome} is not a possible outcome now", possible)
        log: list[Event] = []
        self.log = log
        try:
            self._draw(outcome)
            self.settle()
        finally:
            self.log = None
        return log

    def settle(self) -> None:
        """Make the draws and the forced decisions that are due, until a seat must decide."""
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
        """The whole state as JSON, secrets included (like FEN in chess)."""
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
        """Decide for a seat that has only one legal action, and log that as an event."""
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
            raise InputError(
                "seat", f"{seat} is not a seat in this game", f"0 to {self.players - 1}"
            )

    def _check_chance(self) -> None:
        if not self.awaits_chance():
            raise ValueError("no draw is awaited now")


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What a seat or a spectator may know about a game. Bots get only this and an offer."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat

    def to_json(self) -> dict[str, object]:
        raise NotImplementedError

    def essence(self) -> dict[str, object]:
        """The fields of `to_json` from which the others follow; enough for `view_from_json`."""
        return self.to_json()

    def gains(self) -> Sequence[Event]:
        """The events of the scoring that the totals of the field `standing` follow from.

        They are computed on demand, because they would be a large part of a view.
        """
        return ()

    def imagine(self, chance: Chance) -> State:
        """A random full state that agrees with the view, drawn with the right probability."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object]]]:
        return _restore_view, (self.game.key, self.game.rules_version, self.essence())


_games: dict[str, Game] = {}


def find_game(key: str, where: str = "game") -> Game:
    """The game with this key, loaded once; `where` names the input that the key came from."""
    if key not in _games:
        entry = game_entry(key, where)
        loaded = load_entry(entry, where)
        if not isinstance(loaded, Game) or getattr(loaded, "key", None) != key:
            reason = f"it is {shown(loaded)}, not a Game with this key"
            raise cannot_load(entry, where, reason)
        register(loaded)
    return _games[key]


def all_games() -> list[Game]:
    """The installed games that can be loaded."""
    games: list[Game] = []
    for key in game_keys():
        with suppress(InputError):
            games.append(find_game(key))
    return games


def broken_games() -> list[str]:
    """Why installed games cannot be loaded, one line for each; commands show it once."""
    problems: list[str] = []
    for key in game_keys():
        try:
            find_game(key)
        except InputError as error:
            problems.append(error.full_problem())
    return problems


def register(game: object) -> None:
    """Register a game that has no entry point, as tests and notebooks do."""
    if not isinstance(game, Game):
        raise TypeError(f"{shown(game)} is not a Game")
    _games[game.key] = game


def evaluation_of(game: Game) -> Evaluation:
    found: Evaluation = getattr(game, "evaluation", BLIND)
    return found


def canonical_json(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _restore_state(key: str, position: dict[str, object], chance: Chance) -> State:
    return find_game(key).from_position(position, chance)


def _restore_view(key: str, version: str, data: dict[str, object]) -> View:
    return (find_game(key).with_rules(version) or find_game(key)).view_from_json(data)
