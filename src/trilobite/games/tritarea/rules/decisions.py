"""Section 14, decisions: what a seat is asked, and why an answer or a click is refused."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import Action, InputError, Refusal
from trilobite.engine.declared import ActionKind, DeclaredAction
from trilobite.engine.reading import shown
from trilobite.games.tritarea.model import (
    ACTIONS,
    BUILDING,
    CHANGE,
    CHANGING,
    CHANGING_DECLARED,
    DECLARING,
    DEFAULT,
    EXTRA_BLOCK,
    PARTICIPANTS,
    PLAY,
    PLAYING,
    SECOND_BLOCK,
    SELLING,
    Build,
    Change,
    Declare,
    Default,
    Extra,
    Play,
    Second,
    Sell,
    Single,
    Skip,
)
from trilobite.games.tritarea.rules.building import (
    ask_build,
    ask_extra,
    ask_second,
    refuse_second_elsewhere,
    refuse_stock,
    why_not_build,
    why_not_extra,
    why_not_second,
    why_not_skip,
)
from trilobite.games.tritarea.rules.declaring import (
    ask_declare,
    ask_sell,
    refuse_declaration,
    why_not_declare,
    why_not_sell,
)
from trilobite.games.tritarea.rules.defaults import why_not_default
from trilobite.games.tritarea.rules.fives import ask_change, asks_about, refuse_five, why_not_change
from trilobite.games.tritarea.rules.npcs import decided_next, refuse_deck
from trilobite.games.tritarea.rules.terms import Question, not_now
from trilobite.games.tritarea.rules.tricks import (
    ask_play,
    refuse_hand,
    refuse_trick_card,
    why_not_play,
)
from trilobite.games.tritarea.table import Secrets, Table

_QUESTIONS: Final[Mapping[int, Callable[[Table, int], Question]]] = {
    DECLARING: ask_declare,
    SELLING: ask_sell,
    PLAYING: ask_play,
    CHANGING: ask_change,
    BUILDING: ask_build,
    SECOND_BLOCK: ask_second,
    EXTRA_BLOCK: ask_extra,
    CHANGING_DECLARED: ask_change,
}
_WHY_NOT: Final[Mapping[str, Callable[[Table, Secrets, int, int], Refusal | None]]] = {
    Declare.name: why_not_declare,
    Sell.name: why_not_sell,
    Play.name: why_not_play,
    Change.name: why_not_change,
    Build.name: why_not_build,
    Default.name: why_not_default,
    Second.name: why_not_second,
    Single.name: why_not_second,
    Extra.name: why_not_extra,
    Skip.name: why_not_skip,
}
_TARGETS: Final[Mapping[str, str]] = {
    Declare.name: "card",
    Play.name: "card",
    Sell.name: "count",
    Change.name: "five",
    Build.name: "square",
    Extra.name: "square",
}
"""What is clicked for an action with a value. The others are buttons of their own."""


def must_ask(table: Table, id: i64) -> bool:
    """The last card of a hand is played by its owner, because it reveals something (TA-14.1).

    With `memory=on`, rightholder 1 is also asked about a default without blocks: until then the
    trick stays face up for everybody (R-20).
    """
    return PLAY <= id < CHANGE or (id == DEFAULT and table.shows_trick())


def may_be_forced(table: Table) -> bool:
    """Only a 5 or a construction can leave a single answer that need not be asked (TA-14.1)."""
    return table.stage in {BUILDING, CHANGING, CHANGING_DECLARED}


def question(table: Table, seat: int) -> Question:
    """What a seat that must act now has to decide, and the rule that asks for it."""
    return _QUESTIONS[int(table.stage)](table, seat)


def objection(table: Table, secrets: Secrets, seat: int, action: Action) -> Refusal | None:
    """The first rule that forbids this action to a seat that must act; None if it is legal."""
    why_not = _WHY_NOT[action.kind]
    return why_not(table, secrets, decided_next(table, seat), _value(action))


def _value(action: Action) -> int:
    """The card, square or number that an action names; 0 if it names nothing."""
    if not isinstance(action, DeclaredAction):
        raise TypeError(f"{action!r} is not an action of Tritarea")
    return action.values[0] if action.values else 0


# Clicks.


def targets(action: Action) -> tuple[str, ...]:
    """The thing to click for an action."""
    if action.kind not in _TARGETS:
        return (action.kind,)
    return (f"{_TARGETS[action.kind]}:{action.text().partition(' ')[2]}",)


_THINGS: Final = ("trick", "declared", "deck", "stock")
"""Public things that each participant has and that are never an answer."""

_NAMES: Final = frozenset(
    (
        *(target for action in ACTIONS.all for target in targets(action)),
        *(f"{thing}:{p}" for thing in _THINGS for p in range(PARTICIPANTS)),
    )
)
_FORMS: Final = (
    "card:H7, square:b2, count:0 to count:9, five:keep, five:0, five:10, default, second, single, "
    "skip, trick:PARTICIPANT, declared:PARTICIPANT, deck:PARTICIPANT, stock:PARTICIPANT"
)


def objection_at(table: Table, secrets: Secrets, seat: int, wanted: Sequence[str]) -> Refusal:
    """Why nothing can be done with the clicked targets: the refusal of what was probably meant."""
    if not wanted:
        raise InputError("targets", "no target is given", _FORMS)
    for target in wanted:
        if target not in _NAMES:
            raise InputError("targets", f"{shown(target)} is not a target", _FORMS)
    kind, _, name = wanted[0].partition(":")
    if kind in _THINGS:
        return _objection_to_thing(table, seat, kind, int(name))
    if kind == "square" and table.stage == SECOND_BLOCK:
        return refuse_second_elsewhere(table)
    meant = f"{_meant(table, kind).name} {name}".strip()
    refusal = objection(table, secrets, seat, ACTIONS.from_text(meant))
    return refusal or not_now(table, question(table, seat)[1])


def _meant(table: Table, kind: str) -> ActionKind:
    """The kind of action that somebody probably meant by clicking a target of this kind."""
    if kind == "card":
        return Declare if table.stage == DECLARING else Play
    if kind == "square":
        return Extra if table.stage == EXTRA_BLOCK else Build
    buttons = {"count": Sell, "five": Change, "default": Default, "second": Second}
    return buttons.get(kind, Single if kind == "single" else Skip)


def _objection_to_thing(table: Table, seat: int, kind: str, participant: int) -> Refusal:
    """Why clicking a thing that is never an answer does nothing."""
    if kind == "stock":
        return refuse_stock(participant)
    if kind == "deck":
        return refuse_deck(participant) if table.is_npc(participant) else refuse_hand(participant)
    is_declared = kind == "declared"
    if asks_about(table, seat, participant, CHANGING_DECLARED if is_declared else CHANGING):
        return refuse_five(table)
    if is_declared:
        return refuse_declaration(table, participant)
    return refuse_trick_card(table, participant)
