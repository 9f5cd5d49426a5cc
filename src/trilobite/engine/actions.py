"""Actions: what a seat can decide. Each game has a finite set, made once, with stable ids."""

import difflib
from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from trilobite.engine.messages import text_of
from trilobite.engine.reading import InputError, read_object, shown
from trilobite.engine.registry import load_game


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision. Subclasses add typed fields; an action never changes once its set is made.

    Copies and unpickled actions are the same object: `__reduce__` looks it up by game and id.
    """

    kind: str = ""

    any_order: bool = False
    """Whether the targets of the action (`State.targets`) may be clicked in any order."""

    repeats: bool = False
    """Whether players often do it several times in a row, which clients offer as one step."""

    declines: str = ""
    """Key of the question to ask before an action that gives up all other choices; "" for none."""

    def __init__(self, game: str, id: int) -> None:
        self.game = game
        self.id = id

    def text(self) -> str:
        """The short form that people type. `ActionSet.from_text` reads it back, ignoring case."""
        raise NotImplementedError

    def typed(self) -> str:
        """The text as a terminal shows it, with letters for seats. It can be read back too."""
        return self.text()

    def fields(self) -> dict[str, object]:
        """The fields of the action, as JSON values."""
        return {}

    def to_json(self) -> dict[str, object]:
        return {"kind": text_of(self, "kind"), **self.fields()}

    def __repr__(self) -> str:
        return f"<{self.game} {self.id}: {self.text()}>"

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return _look_up, (self.game, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class BareAction(Action):
    """An action without fields: its text is its kind."""

    def text(self) -> str:
        return text_of(self, "kind")


_sets: dict[str, "ActionSet"] = {}


class ActionSet:
    """All actions of a game, found by id, by text and by JSON form."""

    def __init__(self, game: str, actions: Sequence[Action]) -> None:
        self.game = game
        self.all: tuple[Action, ...] = tuple(actions)
        self._by_text = {action.text().lower(): action for action in self.all}
        self._by_typed = {action.typed().lower(): action for action in self.all}
        self._by_json = {_json_key(action.to_json()): action for action in self.all}
        for i, action in enumerate(self.all):
            if action.id != i or action.game != game:
                raise ValueError(f"action {action!r} is at index {i} of {game}")
        if not len(self._by_text) == len(self._by_json) == len(self.all):
            raise ValueError(f"two actions of {game} have the same text or JSON form")
        _sets[game] = self

    def __len__(self) -> int:
        return len(self.all)

    def before(self, id: int) -> "ActionSet":
        """The actions with lower ids than this one, for older rules that lack the others."""
        older = ActionSet(self.game, self.all[:id])
        _sets[self.game] = self
        return older

    def by_id(self, id: int) -> Action:
        if not 0 <= id < len(self.all):
            raise InputError("action", f"{id} is not an id", f"0 to {len(self.all) - 1}")
        return self.all[id]

    def from_text(self, text: str) -> Action:
        words = " ".join(text.split()).lower()
        action = self._by_text.get(words) or self._by_typed.get(words)
        if action is None:
            near = difflib.get_close_matches(words[:60], self._by_text, n=3)
            raise InputError(
                "action", f"{shown(text)} is not an action", ", ".join(near) or self._forms()
            )
        return action

    def from_json(self, value: object, where: str = "action") -> Action:
        data = read_object(value, where)
        action = self._by_json.get(_json_key(data))
        if action is None:
            raise InputError(where, f"{shown(data)} is not an action", self._forms())
        return action

    def _forms(self) -> str:
        """One example of each kind of action."""
        first: dict[str, str] = {}
        for action in self.all:
            first.setdefault(text_of(action, "kind"), action.text())
        return "for example " + ", ".join(first.values())


def _json_key(data: dict[str, object]) -> str:
    return repr(sorted((name, type(value).__name__, value) for name, value in data.items()))


def _look_up(game: str, id: int) -> Action:
    """The action with this id. In a new process, unpickling may be the first to need the game."""
    if game not in _sets:
        load_game(game)
    return _sets[game].all[id]


def add_ids(ids: list[int], first: i64, members: i64) -> None:
    """Append the id of each member of a set of bits; `first` is the id of member 0."""
    while members != 0:
        if members & 1:
            ids.append(first)
        members >>= 1
        first += 1
