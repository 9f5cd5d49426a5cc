"""Lessons: guided games, as scripts that the real rules carry out.

The first lesson of a game is `games/<game>/lessons/first.toml`; shorter ones about later topics are
beside it. A script begins in a position reached by real moves, or in the position of the file of
the same name (`final.json`). Each step explains something, page by page, and asks for an action;
then the other seats reply as scripted.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from trilobite.engine import (
    Action,
    Argument,
    Game,
    InputError,
    Message,
    Refusal,
    SeededChance,
    State,
    Who,
    Word,
    all_games,
    find_game,
    seed_from_text,
)
from trilobite.engine.reading import (
    names_in,
    read_int_field,
    read_list,
    read_object,
    read_text,
    read_text_field,
    refuse_unknown,
)
from trilobite.guides.contract import Act, Guide, Present, ScriptPage

KIND = "lesson"
FIRST = "first"
"""Name of the script that everybody begins with."""
OTHER = "other"
"""Key of the answer to wrong actions whose kind has no answer of its own."""

_SCRIPT = names_in("title number players seed learner options before steps end")
_MOST_LESSONS = 99
_STEP = ("pages", "wants", "wrong", "replies")


@dataclass(frozen=True)
class Want:
    """An expected action of the learner: one of some texts, or any of a kind."""

    texts: tuple[str, ...] = ()
    kind: str | None = None

    def fits(self, action: Action) -> bool:
        return action.kind == self.kind or action.text() in self.texts


@dataclass(frozen=True)
class LessonStep:
    pages: tuple[ScriptPage, ...]
    wants: tuple[Want, ...]
    wrong: Mapping[str, Message]
    """Answers to other actions, by text or kind; empty where there are no other actions."""
    replies: tuple[str, ...] = ()

    def objection(self, action: Action) -> Message:
        by_kind = self.wrong.get(action.kind, self.wrong[OTHER])
        return self.wrong.get(action.text(), by_kind)


@dataclass(frozen=True)
class _Place:
    """A place in a script: the step, and how much of it is done."""

    step: int = 0
    done: int = 0
    replied: int = 0


class Lesson(Guide):
    def __init__(
        self,
        game: Game,
        script: Mapping[str, Any],
        where: str,
        opening: dict[str, Any] | None = None,
    ) -> None:
        """`opening` is the position in which the lesson begins; None: at the start of a game."""
        refuse_unknown(dict(script), _SCRIPT, where)
        data = dict(script)
        self.name = where
        self.game = game
        self.title = read_text_field(data, "title", where)
        self.number = read_int_field(data, "number", where, 1, _MOST_LESSONS)
        begun = data if opening is None else opening
        self.players = game.read_players(begun.get("players"), f"{where}.players")
        self.options = game.read_options(begun.get("options", {}), self.players)
        self.opening = opening
        self.seed = seed_from_text(read_text_field(data, "seed", where))
        self.learner = read_int_field(data, "learner", where, 0, self.players - 1)
        self.before = _texts(data.get("before", []), f"{where}.before")
        steps = read_list(data.get("steps"), f"{where}.steps")
        self.steps = tuple(
            _read_step(step, f"{where}.steps[{index}]") for index, step in enumerate(steps)
        )
        self.end = _read_pages(data.get("end"), f"{where}.end")

    def beginning(self) -> State:
        """The state in which the lesson begins, reached by playing the actions before it."""
        chance = SeededChance(self.seed)
        if self.opening is None:
            state = self.game.new(self.players, self.options, chance)
        else:
            state = self.game.from_position(self.opening, chance)
        for text in self.before:
            outcome = state.apply(state.to_act[0], self.game.actions.from_text(text))
            if isinstance(outcome, Refusal):
                raise InputError(self.name, f"{text!r} is not allowed by {outcome.rule}")
        return state

    @cached_property
    def position(self) -> dict[str, Any]:
        return self.beginning().to_position()

    def present(self, acts: Sequence[Act]) -> Present:
        place = self._place(acts)
        if place is None:
            return Present(0, len(self.steps), (), is_lost=True)
        if place.step == len(self.steps):
            return Present(place.step, len(self.steps), self.end, is_done=True)
        step = self.steps[place.step]
        if place.done == len(step.wants):
            reply = step.replies[place.replied]
            return Present(place.step, len(self.steps), (), reply)
        return Present(place.step, len(self.steps), step.pages)

    def want(self, acts: Sequence[Act]) -> Want | None:
        """The action expected from the learner now; None while others reply, and at the end."""
        place = self._place(acts)
        if place is None or place.step == len(self.steps):
            return None
        wants = self.steps[place.step].wants
        return wants[place.done] if place.done < len(wants) else None

    def objection(self, acts: Sequence[Act], action: Action) -> Message | None:
        want, place = self.want(acts), self._place(acts)
        if want is None or place is None or want.fits(action):
            return None
        return self.steps[place.step].objection(action)

    def _place(self, acts: Sequence[Act]) -> _Place | None:
        place: _Place | None = _Place()
        for act in acts:
            place = None if place is None else self._after(place, act)
        return place

    def _after(self, place: _Place, act: Act) -> _Place | None:
        """The place after an action; None if the script has a different action there."""
        if place.step == len(self.steps):
            return None
        step = self.steps[place.step]
        if place.done < len(step.wants):
            action = self.game.actions.from_text(act.text)
            if act.seat != self.learner or not step.wants[place.done].fits(action):
                return None
            place = _Place(place.step, place.done + 1)
        else:
            if act.seat == self.learner or step.replies[place.replied] != act.text:
                return None
            place = _Place(place.step, place.done, place.replied + 1)
        is_over = place.done == len(step.wants) and place.replied == len(step.replies)
        return _Place(place.step + 1) if is_over else place


def lesson_games() -> list[str]:
    """The games that have lessons."""
    return [game.key for game in all_games() if _folder(game).joinpath(f"{FIRST}.toml").exists()]


@cache
def lessons_of(key: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order, the guided first game first."""
    game = find_game(key)
    found = [_load(game, path) for path in _folder(game).glob("*.toml")]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


@cache
def find_lesson(key: str) -> Lesson:
    """A lesson by its game, "trias", or by game and name, "trias/final"."""
    if key.partition("/")[0] in lesson_games():
        for lesson in lessons_of(key.partition("/")[0]):
            if lesson.name == f"{KIND}/{key}":
                return lesson
    known = [lesson for game in lesson_games() for lesson in lessons_of(game)]
    names = ", ".join(lesson.name.removeprefix(f"{KIND}/") for lesson in known)
    raise InputError("guide", "There is no such lesson.", names)


def _folder(game: Game) -> Path:
    return game.folder / "lessons"


def _load(game: Game, path: Path) -> Lesson:
    script = tomllib.loads(path.read_text(encoding="utf-8"))
    position = path.with_suffix(".json")
    opening = json.loads(position.read_text(encoding="utf-8")) if position.exists() else None
    name = f"{KIND}/{game.key}" if path.stem == FIRST else f"{KIND}/{game.key}/{path.stem}"
    return Lesson(game, script, name, opening)


# Reading scripts.


def _read_step(value: object, where: str) -> LessonStep:
    data = read_object(value, where)
    refuse_unknown(data, _STEP, where)
    wants = read_list(data.get("wants"), f"{where}.wants")
    if not wants:
        raise InputError(f"{where}.wants", "is empty", "at least one action")
    return LessonStep(
        pages=_read_pages(data.get("pages"), f"{where}.pages"),
        wants=tuple(_read_want(want, f"{where}.wants[{i}]") for i, want in enumerate(wants)),
        wrong=_read_wrong(data.get("wrong", {}), f"{where}.wrong"),
        replies=_texts(data.get("replies", []), f"{where}.replies"),
    )


def _read_want(value: object, where: str) -> Want:
    """A text, a list of texts, or `{ kind = "move" }`."""
    if isinstance(value, str):
        return Want((value,))
    if isinstance(value, list):
        return Want(_texts(value, where))
    data = read_object(value, where)
    refuse_unknown(data, ("kind",), where)
    return Want(kind=read_text_field(data, "kind", where))


def _read_wrong(value: object, where: str) -> dict[str, Message]:
    """One key for all wrong actions, or keys by text or kind, with `other` for the rest."""
    if isinstance(value, str):
        return {OTHER: Message(value, {})}
    data = read_object(value, where)
    if data:
        read_text_field(data, OTHER, where)
    return {kind: Message(read_text(key, f"{where}.{kind}"), {}) for kind, key in data.items()}


def _read_pages(value: object, where: str) -> tuple[ScriptPage, ...]:
    pages = read_list(value, where)
    if not pages:
        raise InputError(where, "is empty", "at least one page")
    return tuple(_read_page(page, f"{where}[{index}]") for index, page in enumerate(pages))


def _read_page(value: object, where: str) -> ScriptPage:
    """A key, or a table with the text's key, the things it is about, and its arguments."""
    if isinstance(value, str):
        return ScriptPage(Message(value, {}))
    data = read_object(value, where)
    refuse_unknown(data, ("text", "marks", "args"), where)
    args = read_object(data.get("args", {}), f"{where}.args")
    read = {name: _read_argument(arg, f"{where}.args.{name}") for name, arg in args.items()}
    marks = _texts(data.get("marks", []), f"{where}.marks")
    return ScriptPage(Message(read_text_field(data, "text", where), read), marks)


def _read_argument(value: object, where: str) -> Argument:
    if isinstance(value, int | str):
        return value
    data = read_object(value, where)
    refuse_unknown(data, ("word", "who"), where)
    if "word" in data:
        return Word(read_text_field(data, "word", where))
    return Who(read_int_field(data, "who", where, 0, 9))


def _texts(value: object, where: str) -> tuple[str, ...]:
    return tuple(read_text(text, f"{where}[{i}]") for i, text in enumerate(read_list(value, where)))
