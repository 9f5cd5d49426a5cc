"""Small games: the author declares the fields and writes the rules; all else follows.

A `SmallGame` has parts (`engine/fields.py`, `engine/hidden.py`) and moves. Its state has an
attribute for each part. Copies, positions, views, imagined worlds and errors that name the field
follow from the parts, and legal actions, refusals and clicks from the moves. Everything can be
overridden; a game that needs more speed uses `engine/tables.py` instead.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from mypy_extensions import mypyc_attr

from trilobite.engine.actions import Action
from trilobite.engine.chance import ASK, Chance
from trilobite.engine.contract import Game, State, View
from trilobite.engine.declared import ActionKind, DeclaredAction, declared_actions
from trilobite.engine.drawing import FREE, Drawing, Line, Span
from trilobite.engine.evaluation import BLIND, Evaluation
from trilobite.engine.events import Event, add_event
from trilobite.engine.fields import Field, ListField, Part, Seat, read_parts, write_parts
from trilobite.engine.hidden import HIDDEN_TEXT, HiddenPart
from trilobite.engine.laws import Breach, refuse_breach
from trilobite.engine.messages import Message, Refusal
from trilobite.engine.options import Option, Options
from trilobite.engine.reading import InputError, names_in
from trilobite.engine.results import Result, result_by_points
from trilobite.engine.tables import Viewpoint, read_viewpoint, viewpoint_of

_FACTS = "facts"
_PROGRESS = ("standing", "remaining")
"""Fields of a view that are methods of a state by the same names."""

_TAKEN = ("game", "seat", "players", "options", "draws", "chance", "log", "small", _FACTS)
"""Names that views and states have already."""

_YOURS = names_in(
    "to_act scores set_up chance_weights resolve go_on question must_ask is_revealed result "
    "laws facts standing gains remaining drawing terms targets objection_at legal_ids can_undo "
    "wasted_by account chart_counts decides_for encode is_halfway spread"
)
"""Names of the engine that the state of a game may define (docs/games/toolbox.md)."""

_MOST_TRIES = 1000
"""Number of worlds to imagine before a view is called impossible."""


class Move:
    """A kind of action with its rule: why a seat may not do it now, and what it does.

    Both functions get the state, the seat and the values of the action's fields.
    """

    def __init__(
        self,
        kind: ActionKind,
        why_not: Callable[..., Refusal | None],
        effect: Callable[..., None],
    ) -> None:
        self.kind = kind
        self.why_not = why_not
        self.effect = effect


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallGame(Game):
    """A game that is declared by its parts and moves."""

    def __init__(  # noqa: PLR0913 - a declaration, all named
        self,
        key: str,
        state: "Callable[[SmallGame, int, Options, Chance], SmallState]",
        *,
        folder: Path,
        parts: Sequence[Part],
        moves: Sequence[Move],
        player_counts: Sequence[int],
        colours: Sequence[str],
        turn_rule: str,
        end_rule: str,
        options: Sequence[Option] = (),
        evaluation: Evaluation = BLIND,
        rules_version: str = "1",
    ) -> None:
        self.key = key
        self.make_state = state
        self.folder = folder
        self.parts = tuple(parts)
        self.hidden = [part for part in parts if isinstance(part, HiddenPart)]
        self.moves = {move.kind: move for move in moves}
        self.actions = declared_actions(key, [move.kind for move in moves])
        self.player_counts = player_counts
        self.colours = colours
        self.turn_rule = turn_rule
        self.end_rule = end_rule
        self.options = options
        self.evaluation = evaluation
        self.rules_version = rules_version
        self._check_names()
        self._check_seats()

    def _check_seats(self) -> None:
        """Refuse colours and parts that do not fit the highest number of players."""
        most = max(self.player_counts)
        if len(self.colours) < most:
            raise ValueError(f"{self.key}: {len(self.colours)} colours for {most} players")
        for part in self.parts:
            for seats in _declared_seats(part):
                if seats != most:
                    problem = f"the part {part.name} has {seats} seats, but at most {most} can play"
                    raise ValueError(f"{self.key}: {problem} (player_counts)")

    def _check_names(self) -> None:
        """Refuse names of the engine: a part or a method would replace what has the same name."""
        for part in self.parts:
            if part.name in _TAKEN or hasattr(SmallState, part.name):
                raise ValueError(f"{self.key}: a part cannot be called {part.name}")
        for name in self._replaced():
            problem = f"the state replaces {name}, which belongs to the engine; rename yours"
            raise ValueError(f"{self.key}: {problem}")
        for move in self.moves.values():
            for function in (move.why_not, move.effect):
                name = str(getattr(function, "__name__", ""))
                is_method = getattr(self.make_state, name, None) is function
                if is_method and hasattr(SmallState, name):
                    raise ValueError(f"{self.key}: {name} is a method of the engine; rename yours")

    def _replaced(self) -> Iterator[str]:
        """Names of the engine that the class of the state defines, but a game must not."""
        classes = self.make_state.__mro__ if isinstance(self.make_state, type) else ()
        for owner in classes:
            if not issubclass(owner, SmallState) or owner is SmallState:
                continue
            for name in vars(owner):
                is_taken = name in _TAKEN or hasattr(SmallState, name)
                if is_taken and name not in _YOURS and not name.startswith("__"):
                    yield name

    def begin(self, players: int, options: Options, chance: Chance) -> State:
        state = self.bare(players, options, chance)
        state.set_up()
        return state

    def bare(self, players: int, options: Options, chance: Chance, draws: int = 0) -> "SmallState":
        """A state whose parts have their first values."""
        state = self.make_state(self, players, options, chance)
        state.draws = draws
        for part in self.parts:
            part.begin(state)
        return state

    def restore(
        self,
        players: int,
        options: Options,
        data: dict[str, object],
        chance: Chance,
    ) -> State:
        state = self.bare(players, options, chance)
        read_parts(self.parts, data, "position.state", state)
        state.check("position.state")
        return state

    def view_from_json(self, data: object) -> View:
        names = [part.name for part in self.parts]
        point, fields = read_viewpoint(self, data, names, (*_PROGRESS, _FACTS))
        known = self.bare(point.players, point.options.copy(), ASK, point.draws)
        for part in self.parts:
            where = f"view.{part.name}"
            if isinstance(part, HiddenPart):
                part.read_view(fields[part.name], where, known)
                _check_hidden(part.hidden_seats(known), point, where)
            else:
                part.read(fields[part.name], where, known)
        return SmallView(self, point, known)

    def draw(self, view: View, marks: Mapping[str, str]) -> Drawing:
        if not isinstance(view, SmallView):
            raise TypeError("this is a view of another game")
        return view.known.drawing(view.seat, marks)


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallState(State):
    """A state with an attribute for each part. A game adds who decides, chance and points."""

    def __init__(self, game: SmallGame, players: int, options: Options, chance: Chance) -> None:
        super().__init__(game, players, options, chance)
        self.small = game

    # Implemented by a game where it needs them.

    def set_up(self) -> None:
        """Put down what is there before the first draw."""

    def scores(self) -> list[dict[str, int]]:
        """The points of each seat, by source."""
        raise NotImplementedError

    def laws(self) -> Iterator[Breach]:
        """What must never happen, besides what the declaration of the parts forbids."""
        yield from ()

    def is_revealed(self) -> bool:
        """Whether everybody sees all hands and other hidden values, for example at the end."""
        return False

    def facts(self) -> dict[str, object]:
        """What follows from the view for a client to show, such as points, as JSON values.

        It is called on the state in a view, which has no secrets of other seats.
        """
        return {}

    def standing(self) -> dict[str, object] | None:
        """What everybody has, and would have if the game ended now: made by `standing_to_json`.

        Like `facts`, it is called on the state in a view. By default views do not contain it.
        """
        return None

    def gains(self) -> Sequence[Event]:
        """The events of the scoring that the totals of `standing` follow from."""
        return ()

    def remaining(self) -> dict[str, object] | None:
        """How far off the end is: made by `remaining_to_json`; None if views do not contain it."""
        return None

    def drawing(self, seat: int | None, marks: Mapping[str, str]) -> Drawing:
        """The view of a seat as text, as in `Game.draw`: here, the fields by name.

        Like `facts`, it is called on the state in a view.
        """
        return Drawing(self.listed(*(part.name for part in self.small.parts)), [])

    def go_on(self) -> None:
        """Do what follows from a move without a decision or a draw."""

    def question(self, seat: int) -> tuple[Message, str]:
        return Message(f"{self.game.key}-ask", {}), self.game.turn_rule

    # Called by a game.

    def number_option(self, name: str) -> int:
        """The value of an option that is a number."""
        value = self.options[name]
        if not isinstance(value, int):
            raise TypeError(f"the option {name} is {value!r}, not a number")
        return value

    def emit(self, event: Event) -> None:
        """Say that something has happened."""
        if self.log is not None:
            add_event(self.log, event, self.most_events)

    def listed(self, *names: str) -> list[Line]:
        """Lines that show the parts with these names in a drawing."""
        parts = [part for part in self.small.parts if part.name in names]
        return [[Span(f"{part.name}: {_text(part.to_json(self))}")] for part in parts]

    # The rest of the contract.

    def objection(self, seat: int, action: Action) -> Refusal | None:
        return self._move(action).why_not(self, seat, *_declared(action).values)

    def apply_id(self, seat: int, id: int) -> None:
        action = self.game.actions.all[id]
        self._move(action).effect(self, seat, *_declared(action).values)
        self.go_on()
        self.settle()

    def _move(self, action: Action) -> Move:
        return self.small.moves[_declared(action).declared]

    def targets(self, action: Action) -> tuple[str, ...]:
        return _declared(action).targets()

    def must_ask(self, seat: int, id: int) -> bool:
        """A forced decision is shown to everybody, and could reveal what a seat hides."""
        return bool(self.small.hidden)

    def copy(self) -> "SmallState":
        twin = self.small.make_state(self.small, self.players, self.options, self.chance)
        twin.draws = self.draws
        for part in self.small.parts:
            part.copy(self, twin)
        return twin

    def position_fields(self) -> dict[str, object]:
        return write_parts(self.small.parts, self)

    def breaches(self) -> Iterator[Breach]:
        for part in self.small.hidden:
            yield from part.breaches(self)
        yield from self.laws()

    def invariants(self) -> list[str]:
        return [str(breach) for breach in self.breaches()]

    def check(self, where: str) -> None:
        """Raise an error unless the state is lawful and the game can go on."""
        refuse_breach(self.breaches(), where)
        if self.awaits_chance():
            if not any(self.chance_weights()):
                raise InputError(
                    where, "awaits a draw, but nothing is left to draw", "something to draw"
                )
            return
        for seat in self.to_act:
            if not self.legal_ids(seat):
                problem = f"seat {seat} must decide, but nothing is allowed"
                raise InputError(where, problem, f"a legal action for seat {seat}")

    def result(self) -> Result | None:
        return result_by_points(self.game.key, self.scores()) if self.is_over else None

    def view(self, seat: int | None) -> "SmallView":
        point = viewpoint_of(self, seat)
        known = self.small.bare(self.players, point.options, ASK, self.draws)
        shown = range(self.players) if self.is_revealed() else () if seat is None else (seat,)
        for part in self.small.parts:
            if isinstance(part, HiddenPart):
                part.show(self, known, shown)
            else:
                part.copy(self, known)
        return SmallView(self.small, point, known)


@mypyc_attr(allow_interpreted_subclasses=True)
class SmallView(View):
    """What a seat knows: a state made of the public parts and of the seat's own hidden things."""

    def __init__(self, game: SmallGame, viewpoint: Viewpoint, known: SmallState) -> None:
        super().__init__(game, viewpoint.seat)
        self.small = game
        self.viewpoint = viewpoint
        self.known = known

    def essence(self) -> dict[str, object]:
        return {**self.viewpoint.to_json(self.game), **write_parts(self.small.parts, self.known)}

    def to_json(self) -> dict[str, object]:
        progress = {name: getattr(self.known, name)() for name in _PROGRESS}
        present = {name: found for name, found in progress.items() if found is not None}
        seen = {**self.essence(), **present}
        facts = self.known.facts()
        return {**seen, _FACTS: facts} if facts else seen

    def gains(self) -> Sequence[Event]:
        return self.known.gains()

    def imagine(self, chance: Chance) -> State:
        """Deal what is hidden until the world is possible and looks like this view."""
        draws, seen = _Draws(chance), self.to_json()
        for _ in range(_MOST_TRIES):
            world = self.known.copy()
            for part in self.small.hidden:
                part.imagine(world, draws)
            world.chance = chance
            if _is_possible(world) and world.view(self.seat).to_json() == seen:
                return world
            if not draws.number:  # there is only one world
                break
        raise InputError("view", "cannot occur in a game")


class _Draws(Chance):
    """Another chance, with its own numbers, so that every try draws something else."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.number = 0

    def below(self, bound: int, number: int) -> int:
        self.number += 1
        return self._chance.below(bound, self.number - 1)


def _is_possible(world: SmallState) -> bool:
    try:
        world.check("view")
    except InputError:
        return False
    return True


def _check_hidden(hidden: set[int], point: Viewpoint, where: str) -> None:
    """Refuse a view that hides the share of its own seat."""
    if point.seat is not None and point.seat in hidden:
        raise InputError(where, f"hides the share of seat {point.seat}, whose view this is")


def _declared_seats(part: Part) -> list[int]:
    """The numbers of seats in the declaration of a part."""
    if not isinstance(part, Field | ListField):
        return []
    value, rows = part.value, part.rows if isinstance(part, Field) else ()
    own = [value.seats] if isinstance(value, Seat) and not value.are_all else []
    return [*own, *(row.size for row in rows if row.is_by_seat and not row.are_all)]


def _declared(action: Action) -> DeclaredAction:
    if not isinstance(action, DeclaredAction):
        raise TypeError(f"{action!r} is not a declared action")
    return action


def _text(value: object) -> str:
    """A JSON value in the default drawing."""
    if isinstance(value, list):
        return ", ".join(_text(one) for one in value)
    if isinstance(value, dict):
        return "(" + ", ".join(f"{name} {_text(one)}" for name, one in value.items()) + ")"
    return FREE if value is None else "?" if value == HIDDEN_TEXT else str(value)
