"""What can be observed of a game, digested aspect by aspect, for the corpus of recorded games.

Each aspect has a digest of its own for every 50 steps, so that a difference says what has changed
and where. Events and legal ids are digested at every step, what costs more only at some of them.
Nothing that is asked depends on the answers to other aspects: a change shows only where it belongs.
"""

import json
import struct
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import cycle, islice
from typing import TypeVar

from trilobite.engine import (
    Action,
    Drawing,
    Event,
    FastChance,
    Game,
    InputError,
    NumbersOption,
    Option,
    Refusal,
    SeededChance,
    State,
    canonical_json,
    seed_from_text,
)
from trilobite.engine.encoding import Encoding, Numbers
from trilobite.engine.matches import Match
from trilobite.engine.messages import flag_of, text_of
from trilobite.engine.records import RecordStep

T = TypeVar("T")

ASPECTS = (
    "events",
    "legal-ids",
    "offers",
    "previews",
    "views",
    "drawings",
    "arrays",
    "refusals",
    "worlds",
    "estimates",
    "charts",
    "field-order",
)
"""Aspects that have a digest for each span of steps."""

SPAN = 50
"""Number of steps that share a digest."""

OFTEN = 2
"""Offers, views, arrays and refusals are digested at one in this number of steps."""

SELDOM = 5
"""Everything else that costs time is digested at one in this number of steps."""

ASKED = 24
"""Number of action ids, and of targets, for which a reason is asked at a step."""

DIGITS = 10
"""Number of hexadecimal digits that are kept of a digest."""

_FLAGS = ("reveals", "ends_turn", "opens_scoring", "is_remark", "names_winner")


class Dice:
    """Random numbers that follow from a text alone, in every version of the engine and of Python.

    They use the chance of real games, because records rely on it: it cannot change.
    """

    def __init__(self, *names: object) -> None:
        self._chance = SeededChance(seed_from_text("corpus " + " ".join(map(str, names))))
        self._number = 0

    def below(self, bound: int) -> int:
        self._number += 1
        return self._chance.below(bound, self._number)

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in things]


def digest(value: object) -> str:
    return sha256(canonical_json(value).encode()).hexdigest()[:DIGITS]


# What is known before anybody plays.


def facts(game: Game) -> dict[str, str]:
    """Digests of the game itself, each with the name of the thing that it is about."""
    encoding = game.encoding()
    return {
        "game": digest(_about(game)),
        **{f"option {option.name}": digest(_option(game, option)) for option in game.options},
        **{
            f"actions {kind}": digest([_action(game, id) for id in ids])
            for kind, ids in ids_by_kind(game).items()
        },
        "layout of the array": digest(None if encoding is None else _layout(encoding)),
    }


@cache
def ids_by_kind(game: Game) -> dict[str, list[int]]:
    """The ids of a game's actions, so that rare kinds are asked about as often as common ones."""
    found: dict[str, list[int]] = {}
    for action in game.actions.all:
        found.setdefault(text_of(action, "kind"), []).append(action.id)
    return found


def _about(game: Game) -> object:
    owners = [[*game.participants(players).items()] for players in game.player_counts]
    names = [game.participant_name(participant).to_json() for participant, _ in owners[-1]]
    rules = [game.rules_version, game.turn_rule, game.end_rule]
    return [game.key, rules, list(game.player_counts), list(game.colours), owners, names]


def _option(game: Game, option: Option) -> object:
    values = [
        [list(option.values(players)), list(option.all_values(players))]
        for players in game.player_counts
    ]
    about = [option.name, option.rule, option.default, list(option.only_for), values]
    if isinstance(option, NumbersOption):
        about += [[_numbers(option, players) for players in game.player_counts]]
    return about


def _numbers(option: NumbersOption, players: int) -> object:
    fields = [
        [f.key, f.group, f.default, f.provenance, list(f.choices), f.low, f.high]
        for f in option.fields(players)
    ]
    return [fields, {name: dict(one) for name, one in option.sets(players).items()}]


def _action(game: Game, id: int) -> object:
    action = game.actions.by_id(id)
    return [action.id, action.text(), action.to_json(), flag_of(action, "any_order")]


def _layout(encoding: Encoding) -> object:
    return [[b.name, list(b.shape), b.low, b.high, b.offset] for b in encoding.blocks]


# What can be observed while a game is played.


class Observer:
    """Follows a match and digests what can be observed, span by span."""

    def __init__(
        self, match: Match, steps: Sequence[RecordStep], number: int, targets: Sequence[str]
    ) -> None:
        self.spans: dict[str, list[str]] = {aspect: [] for aspect in ASPECTS}
        self._match = match
        self._steps = steps
        self._number = number
        self._targets = targets
        """Targets of this game's views, which may or may not be offered at a step."""
        self._target_kinds = _by_kind(targets)
        self._eyes: list[int | None] = [None, *range(match.state.players)]
        self._hashes = {aspect: sha256() for aspect in ASPECTS}

    def observe(self) -> None:
        """Digest the present moment: the events of the last step, and the position after it."""
        step = len(self._match.moves)
        if step and step % SPAN == 0:
            self.end_span()
        self._note_events()
        self._note_legal_ids()
        if self._is_time(OFTEN):
            self._note_offers()
            self._note_views()
            self._note_arrays()
            self._note_refusals()
        if self._is_time(SELDOM):
            self._note_previews()
            self._note_drawings()
            self._note_worlds()
            self._note_estimates()
            self._note_charts()
            self._note_order()

    def end_span(self) -> None:
        for aspect, one in self._hashes.items():
            self.spans[aspect].append(one.hexdigest()[:DIGITS])
        self._hashes = {aspect: sha256() for aspect in ASPECTS}

    @property
    def _state(self) -> State:
        return self._match.state

    @property
    def _step(self) -> int:
        return len(self._match.moves)

    def _is_time(self, every: int) -> bool:
        """Chance decides, as turns have a rhythm; the beginning and the end are never missed."""
        is_edge = self._step == 0 or self._state.is_over
        return is_edge or self._dice("time").below(OFTEN * SELDOM) % every == 0

    def _note(self, aspect: str, value: object) -> None:
        self._hashes[aspect].update(canonical_json(value).encode() + b"\n")

    def _dice(self, aspect: str) -> Dice:
        return Dice(self._match.game.key, self._number, self._step, aspect)

    @property
    def _next_seat(self) -> int:
        """The seat that acts next in the record; after the end, the first one."""
        return self._steps[self._step].seat if self._step < len(self._steps) else 0

    @property
    def _next_action(self) -> Action | None:
        """The action that comes next in the record."""
        if self._step == len(self._steps):
            return None
        return self._match.game.actions.from_text(self._steps[self._step].action)

    def _note_events(self) -> None:
        """Every event with the form that each reader sees, and which readers know the action."""
        moves = self._match.moves
        events = moves[-1].events if moves else self._match.opening
        known = [moves[-1].is_known_to(eyes) for eyes in self._eyes] if moves else []
        self._note("events", [known, [self._event(event) for event in events]])

    def _event(self, event: Event) -> object:
        flags = [flag_of(event, flag) for flag in _FLAGS]
        forms = [_form(event, event.seen_by(eyes)) for eyes in self._eyes]
        return [event.to_json(), flags, text_of(event, "asides"), forms]

    def _note_legal_ids(self) -> None:
        state = self._state
        self._note("legal-ids", [[seat, state.legal_ids(seat)] for seat in state.to_act])

    def _note_offers(self) -> None:
        state = self._state
        self._note("offers", [state.offer(seat).to_json() for seat in state.to_act])

    def _note_views(self) -> None:
        self._note("views", [self._state.view(eyes).to_json() for eyes in self._eyes])

    def _note_arrays(self) -> None:
        encoding = self._match.game.encoding()
        if encoding is None:
            return
        numbers = Numbers(encoding.size)
        for seat in range(self._state.players):
            self._state.encode(seat, numbers)
            cells = struct.pack(f"<{encoding.size}h", *numbers.cells)
            self._hashes["arrays"].update(cells)

    def _note_refusals(self) -> None:
        """Why some actions and targets are refused; None for those that happen to be allowed."""
        state, actions, dice = self._state, self._match.game.actions, self._dice("refusals")
        seat, ids = self._next_seat, self._asked_ids(dice)
        refusals = [state.why_not(seat, actions.by_id(id)) for id in ids]
        refusals.append(state.why_not((seat + 1) % state.players, actions.by_id(ids[0])))
        self._note("refusals", [_reason(refusal) for refusal in refusals])
        for number in range(ASKED):
            length = 1 + number % 2
            targets = [dice.pick(dice.pick(self._target_kinds)) for _ in range(length)]
            self._note("refusals", _reason_at(state, seat, targets))

    def _asked_ids(self, dice: Dice) -> list[int]:
        """Action ids of all kinds; every other one is of the kind that comes next in the record."""
        by_kind = ids_by_kind(self._match.game)
        kinds = dice.shuffled([*by_kind])
        if self._next_action is not None:
            next_kind = text_of(self._next_action, "kind")
            kinds = [kind for other in kinds for kind in (other, next_kind)]
        return [dice.pick(by_kind[kind]) for kind in islice(cycle(kinds), ASKED)]

    def _note_previews(self) -> None:
        """What the next seat sees before it confirms its action."""
        action = self._next_action
        if action is not None:
            events = self._state.preview(self._next_seat, action)
            self._note("previews", [event.to_json() for event in events])

    def _note_drawings(self) -> None:
        """The text that one reader sees in the terminal, with a mark at every target."""
        eyes = self._dice("drawings").pick(self._eyes)
        marks = {target: str(number) for number, target in enumerate(self._targets)}
        self._note("drawings", _drawing(self._match.game.draw(self._state.view(eyes), marks)))

    def _note_worlds(self) -> None:
        """A state that one seat considers possible. Bots rely on it, records do not."""
        dice = self._dice("worlds")
        view = self._state.view(dice.below(self._state.players))
        self._note("worlds", view.imagine(FastChance(dice.below(1 << 62))).digest())

    def _note_estimates(self) -> None:
        """Numbers that bots go by, rounded because another Python may add them differently."""
        state = self._state
        seats = range(state.players)
        terms = [[_rounded(term) for term in state.terms(seat)] for seat in seats]
        estimates = [*map(_rounded, state.estimates()), *map(_rounded, state.outlook())]
        self._note("estimates", [terms, estimates, _rounded(state.spread()), state.is_halfway()])

    def _note_charts(self) -> None:
        counts = self._state.chart_counts()
        self._note("charts", [[count.key, [*count.values.items()]] for count in counts])

    def _note_order(self) -> None:
        """Position, view and offer as they are written to files and sent to clients.

        All other digests ignore the order of the fields.
        """
        state = self._state
        offers = [state.offer(seat).to_json() for seat in state.to_act]
        written = json.dumps([state.to_position(), state.view(self._next_seat).to_json(), offers])
        self._hashes["field-order"].update(written.encode())


def _by_kind(targets: Sequence[str]) -> list[list[str]]:
    """The targets grouped by the word before the colon."""
    found: dict[str, list[str]] = {}
    for target in targets:
        found.setdefault(target.partition(":")[0], []).append(target)
    return [*found.values()]


def _form(event: Event, form: Event | None) -> object:
    """The form of an event that a reader sees; True if it is the whole event."""
    if form is None:
        return None
    return True if form == event else form.to_json()


def _reason(refusal: Refusal | None) -> object:
    return None if refusal is None else refusal.to_json()


def _reason_at(state: State, seat: int, targets: Sequence[str]) -> object:
    """Why nothing can be done with these targets; some exist only in larger games."""
    try:
        return _reason(state.why_not_at(seat, targets))
    except InputError as error:
        return str(error)


def _drawing(drawing: Drawing) -> object:
    lines = [[[span.text, span.style] for span in line] for line in drawing.board]
    return [lines, [fact.to_json() for fact in drawing.facts]]


def _rounded(number: float) -> str:
    return format(number, ".9g")
