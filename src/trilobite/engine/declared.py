"""Declared events and actions: a game names their fields, and everything else follows.

A game declares the kinds of its vocabulary once (areas, tiles, cards): what a number stands for,
and its forms. An event is declared with its sentence, its rule, the targets that it shows and its
fields, such as `Moved = EventKind("trias-moved", "TR-5.3", "tile:{tile}").of(who=WHO, tile=TILE)`,
and made by calling its kind: `Moved(who=seat, tile=tile)`. An action is declared with its fields
alone: `Move = ActionKind("move", tile=TILE, direction=DIRECTION)`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from math import prod

from mypy_extensions import mypyc_attr

from trilobite.engine.actions import Action, ActionSet
from trilobite.engine.drawing import LETTERS
from trilobite.engine.events import Event
from trilobite.engine.messages import Argument, Message, Who, Word, number_of

_GAP = re.compile(r"\{(\w+)\}")
_EFFECT = re.compile(r"(\w+)\.(\w+)(?:\(.*\))?")


# Kinds of values.


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of value. This one is shown as it is: a number, a text or a word."""

    size: int = 0
    """Number of values, which are 0 to size - 1; 0 if there is no limit."""

    def argument(self, value: object) -> Argument:
        """The value as an argument of a sentence."""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int | str | Word | Who | Message):
            return value
        raise TypeError(f"{value!r} is not an argument")

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        """The arguments that a field of this kind adds to a sentence: usually one, of its name."""
        return {name: self.argument(value)}

    def json(self, value: int) -> object:
        """The value in the JSON form of an action."""
        return self.text(value)

    def json_fields(self, name: str, value: int) -> Mapping[str, object]:
        """The fields that a field of this kind adds to that form: usually one, of its name."""
        return {name: self.json(value)}

    def text(self, value: object) -> str:
        """The value in the name of a target and in the text of an action."""
        return str(value)

    def typed(self, value: object) -> str:
        """The value in the text of an action as a terminal shows it."""
        return self.text(value)

    def texts(self, value: object) -> list[str]:
        """The texts of all values that a field of this kind contains: usually one."""
        return [self.text(value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A number that people count from `first`, although the code counts from 0."""

    def __init__(self, size: int = 0, first: int = 0) -> None:
        self.size = size
        self.first = first

    def _shown(self, value: object) -> int:
        if not isinstance(value, int):
            raise TypeError(f"{value!r} is not a number")
        return value + self.first

    def argument(self, value: object) -> Argument:
        return self._shown(value)

    def json(self, value: int) -> object:
        return value + self.first

    def text(self, value: object) -> str:
        return str(self._shown(value))


class SeatNumber(Number):
    """A seat. Its text counts from 0, and people count from 1, so a terminal shows its letter."""

    def typed(self, value: object) -> str:
        return LETTERS[self._shown(value)]


class Participant(Number):
    """A participant, whom a sentence names."""

    def argument(self, value: object) -> Argument:
        return Who(self._shown(value))


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Kind):
    """One of several things. `words` are their catalogue keys; without them, names are shown."""

    def __init__(self, names: Sequence[str], words: Sequence[str] = ()) -> None:
        self.names: tuple[str, ...] = tuple(names)
        self.words: tuple[Word, ...] = tuple(Word(key) for key in words)
        self.size = len(self.names)

    def index(self, value: object) -> int:
        if not isinstance(value, int) or not 0 <= value < self.size:
            raise ValueError(f"{value!r} is not one of 0 to {self.size - 1}")
        return value

    def argument(self, value: object) -> Argument:
        index = self.index(value)
        return self.words[index] if self.words else self.names[index]

    def text(self, value: object) -> str:
        return self.names[self.index(value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Unsaid(Kind):
    """A value that no sentence mentions: it decides who sees an event, or names a target."""

    def arguments(self, name: str, value: object) -> Mapping[str, Argument]:
        return {}


class Each(Unsaid):
    """Several values of a kind. No sentence mentions them; each of them is a target."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def texts(self, value: object) -> list[str]:
        if not isinstance(value, Sequence):
            raise TypeError(f"{value!r} is not a sequence")
        return [self.kind.text(one) for one in value]


ANY = Kind()
"""A number or a text that is shown as it is."""

ORDINAL = Number(first=1)
"""A number that the code counts from 0 and people from 1."""

WHO = Participant()
UNSAID = Unsaid()


# Events and actions.


def _check_named(owner: str, named: set[str], fields: Mapping[str, Kind]) -> None:
    """Refuse a declaration that names fields which it does not have."""
    unknown = named - fields.keys()
    if unknown:
        raise ValueError(f"{owner} has no fields {', '.join(sorted(unknown))}")


class EventKind:
    """A kind of event, called with its values to make one.

    `shows` names the targets in the view, separated by spaces, with the fields in braces. A field
    whose name is a Python keyword is written with an underscore behind it, as in `from_`.
    """

    def __init__(  # noqa: PLR0913 - options of a declaration, all named
        self,
        key: str,
        rule: str = "",
        shows: str = "",
        *,
        only_for: str = "",
        others: "EventKind | None" = None,
        foreseen_by: str = "",
        asides: str = "",
        reveals: bool = False,
        ends_turn: bool = False,
        opens_scoring: bool = False,
        is_scoring: bool = False,
        closes_scoring: bool = False,
        is_remark: bool = False,
        names_winner: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        """The rule that causes it; "" if it varies, so that each event names its own."""
        self.shows = tuple(shows.split())
        self.only_for = only_for
        """The field with the seat that alone sees the event; "" if everybody does."""
        self.others = others
        """What all other seats see of a secret event, made from the fields of the same names."""
        self.foreseen_by = foreseen_by
        """The field with the seat that could foresee an event that reveals something."""
        self.asides = asides
        self.reveals = reveals
        self.ends_turn = ends_turn
        self.opens_scoring = opens_scoring
        self.is_scoring = is_scoring
        self.closes_scoring = closes_scoring or names_winner
        self.is_remark = is_remark
        self.names_winner = names_winner
        self.fields: dict[str, Kind] = {}

    def of(self, **fields: Kind) -> "EventKind":
        """This kind, with these fields."""
        self.fields = dict(fields)
        named = {gap for target in self.shows for gap in _GAP.findall(target)}
        _check_named(self.key, named | {self.only_for, self.foreseen_by} - {""}, self.fields)
        return self

    def __call__(
        self,
        *groups: Mapping[str, object],
        rule: str = "",
        former_rule: str = "",
        reveals: bool | None = None,
        ends_turn: bool | None = None,
        **values: object,
    ) -> "DeclaredEvent":
        """An event of this kind, with a value for each field, some perhaps in groups."""
        for group in groups:
            values = {**values, **group}
        if values.keys() != self.fields.keys():
            raise TypeError(f"{self.key} has the fields {[*self.fields]}, not {[*values]}")
        event = DeclaredEvent(self, values, rule)
        event.former_rule = former_rule
        if reveals is not None:
            event.reveals = reveals
        if ends_turn is not None:
            event.ends_turn = ends_turn
        return event

    def among(self, events: Iterable[Event]) -> "list[DeclaredEvent]":
        """The events of this kind."""
        return [e for e in events if isinstance(e, DeclaredEvent) and e.kind is self]

    def targets(self, values: Mapping[str, object]) -> tuple[str, ...]:
        """The targets of an event with these values."""
        found: list[str] = []
        for target in self.shows:
            found.extend(self._expanded(target, values))
        return tuple(found)

    def _expanded(self, target: str, values: Mapping[str, object]) -> list[str]:
        """A target for each combination of the values in its gaps; usually there is one."""
        names = _GAP.findall(target)
        texts = [self.fields[name].texts(values[name]) for name in names]
        return [
            target.format_map(dict(zip(names, chosen, strict=True))) for chosen in product(*texts)
        ]

    def __repr__(self) -> str:
        return f"<kind of event {self.key}>"


class DeclaredEvent(Event):
    """An event of a declared kind."""

    def __init__(self, kind: EventKind, values: Mapping[str, object], rule: str) -> None:
        self.kind = kind
        self.values = values
        self.key = kind.key
        self.rule = kind.rule or rule
        self.former_rule = ""
        self.asides = kind.asides
        self.reveals = kind.reveals
        self.ends_turn = kind.ends_turn
        self.opens_scoring = kind.opens_scoring
        self.is_scoring = kind.is_scoring
        self.closes_scoring = kind.closes_scoring
        self.is_remark = kind.is_remark
        self.names_winner = kind.names_winner

    def __getitem__(self, name: str) -> object:
        """The value of a field."""
        return self.values[name]

    def number(self, name: str) -> int:
        """The value of a field that is a number."""
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} of {self!r} is {value!r}, not a number")
        return value

    def arguments(self) -> Mapping[str, Argument]:
        found: dict[str, Argument] = {}
        for name, kind in self.kind.fields.items():
            found.update(kind.arguments(name.rstrip("_"), self.values[name]))
        return found

    def targets(self) -> tuple[str, ...]:
        return self.kind.targets(self.values)

    def seen_by(self, seat: int | None) -> Event | None:
        kind = self.kind
        if not kind.only_for or (seat is not None and seat == self.values[kind.only_for]):
            return self
        if kind.others is None:
            return None
        values = {name: self.values[name] for name in kind.others.fields}
        return DeclaredEvent(kind.others, values, self.rule)

    def surprises(self, seat: int) -> bool:
        owner = self.kind.foreseen_by
        return self.reveals and not (owner and self.values[owner] == seat)


class ActionKind:
    """A kind of action, with an action for every combination of the values of its fields.

    `clicks` names the targets to click, separated by spaces, with the fields in braces. Without it,
    each action is a target of its own.

    From the others `tools/tables.py` writes code. The call `does` carries an action out. It is
    possible `at` these stages, separated by spaces, unless the call `why_not` returns a refusal,
    by default that of `why_not_...` beside what it does; or `why_not` has the stages with a call
    for each. A call without arguments gets the table and all fields.
    """

    def __init__(
        self,
        name: str,
        clicks: str = "",
        *,
        any_order: bool = False,
        repeats: bool = False,
        declines: str = "",
        at: str = "",
        why_not: str | Mapping[str, str] | None = None,
        does: str = "",
        **fields: Kind,
    ) -> None:
        self.name = name
        self.clicks = clicks
        self.any_order = any_order
        self.repeats = repeats
        self.declines = declines
        self.does = does
        asked = _EFFECT.sub(r"\1.why_not_\2", does) if why_not is None else why_not
        given = dict.fromkeys(at.split() or ("",), asked) if isinstance(asked, str) else asked
        self.why_not: Mapping[str, str] = given
        """The call that refuses the action at each stage, "" if nothing forbids it there.

        The stage is "" if the call decides about stages, too.
        """
        self.fields: dict[str, Kind] = dict(fields)
        _check_named(name, set(_GAP.findall(clicks)), self.fields)
        self.sizes = [number_of(kind, "size") for kind in self.fields.values()]
        """Number of values of each field."""
        self.size = prod(self.sizes)
        self.first = 0
        """Id of the first action of this kind, set by `declared_actions`."""

    def combinations(self) -> "product[tuple[int, ...]]":
        """The values of all actions of this kind, in the order of their ids."""
        return product(*(range(size) for size in self.sizes))

    def id(self, *values: int) -> int:
        """The id of the action with these values."""
        index = 0
        for size, value in zip(self.sizes, values, strict=True):
            index = index * size + value
        return self.first + index

    def __repr__(self) -> str:
        return f"<kind of action {self.name}>"


class DeclaredAction(Action):
    """An action of a declared kind."""

    def __init__(self, game: str, id: int, declared: ActionKind, values: tuple[int, ...]) -> None:
        super().__init__(game, id)
        self.declared = declared
        self.values = values
        self.kind = declared.name
        self.any_order = declared.any_order
        self.repeats = declared.repeats
        self.declines = declared.declines

    def text(self) -> str:
        kinds = self.declared.fields.values()
        texts = [kind.text(value) for kind, value in zip(kinds, self.values, strict=True)]
        return " ".join(text for text in (self.kind, *texts) if text)

    def typed(self) -> str:
        kinds = self.declared.fields.values()
        texts = [kind.typed(value) for kind, value in zip(kinds, self.values, strict=True)]
        return " ".join(text for text in (self.kind, *texts) if text)

    def fields(self) -> dict[str, object]:
        found: dict[str, object] = {}
        for (name, kind), value in zip(self.declared.fields.items(), self.values, strict=True):
            found.update(kind.json_fields(name.rstrip("_"), value))
        return found

    def targets(self) -> tuple[str, ...]:
        """The targets to click for this action."""
        clicks = self.declared.clicks
        if not clicks:
            return (self.text().replace(" ", ":"),)
        kinds = self.declared.fields.items()
        values = zip(kinds, self.values, strict=True)
        texts = {name: kind.text(value) for (name, kind), value in values}
        return tuple(click.format_map(texts) for click in clicks.split())


def declared(action: Action) -> DeclaredAction:
    """The same action: every action of a game that declares its kinds is a declared one."""
    if not isinstance(action, DeclaredAction):
        raise TypeError(f"{action!r} is not a declared action")
    return action


def declared_actions(game: str, kinds: Sequence[ActionKind]) -> ActionSet:
    """All actions of a game. Ids follow from the order of the kinds and of their values."""
    actions: list[Action] = []
    for kind in kinds:
        kind.first = len(actions)
        for values in kind.combinations():
            actions.append(DeclaredAction(game, len(actions), kind, values))
    return ActionSet(game, actions)
