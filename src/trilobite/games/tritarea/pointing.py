"""Why nothing can be done with the clicked targets when no action belongs to them."""

from collections.abc import Mapping, Sequence
from typing import Final

from trilobite.engine import Argument, InputError, Refusal, Who
from trilobite.engine.reading import shown
from trilobite.games.tritarea.asking import rule_now
from trilobite.games.tritarea.deciders import decided_next
from trilobite.games.tritarea.events import owned_card_args
from trilobite.games.tritarea.model import (
    ACTIONS,
    BLOCKS,
    BUILD,
    CARDS,
    CHANGE,
    CHANGES,
    DECLARE,
    DEFAULT,
    EXTRA,
    PARTICIPANTS,
    PLAY,
    SECOND,
    SELL,
    SINGLE,
    SKIP,
    SQUARES,
    card_name,
)
from trilobite.games.tritarea.refusals import not_now, objection
from trilobite.games.tritarea.table import (
    CHANGING,
    CHANGING_DECLARED,
    DECLARING,
    EXTRA_BLOCK,
    NONE,
    SECOND_BLOCK,
    Secrets,
    Table,
)
from trilobite.games.tritarea.view import is_face_down

_BARE: Final[Mapping[str, int]] = {
    "default": DEFAULT,
    "second": SECOND,
    "single": SINGLE,
    "skip": SKIP,
}
_CARD_NAMES: Final = tuple(card_name(card) for card in range(CARDS))
_THINGS: Final = ("trick", "declared", "deck", "stock")
"""Public things that each participant has and that are never an answer."""

_NAMES: Final = frozenset(
    (
        *_BARE,
        *(f"card:{name}" for name in _CARD_NAMES),
        *(f"square:{name}" for name in SQUARES),
        *(f"count:{number}" for number in range(BLOCKS + 1)),
        *(f"five:{change}" for change in CHANGES),
        *(f"{thing}:{p}" for thing in _THINGS for p in range(PARTICIPANTS)),
    )
)
_FORMS: Final = (
    "card:H7, square:b2, count:0 to count:9, five:keep, five:0, five:10, default, second, single, "
    "skip, trick:PARTICIPANT, declared:PARTICIPANT, deck:PARTICIPANT, stock:PARTICIPANT"
)


def objection_at(table: Table, secrets: Secrets, seat: int, targets: Sequence[str]) -> Refusal:
    """The refusal of the action that was probably meant."""
    if not targets:
        raise InputError("targets", "no target is given", _FORMS)
    for target in targets:
        if target not in _NAMES:
            raise InputError("targets", f"{shown(target)} is not a target", _FORMS)
    kind, _, name = targets[0].partition(":")
    if kind == "square":
        return _square(table, secrets, seat, SQUARES.index(name))
    if kind in _THINGS:
        return _thing(table, seat, kind, int(name))
    return _of(table, secrets, seat, _id(table, kind, name))


def _id(table: Table, kind: str, name: str) -> int:
    """The action that this target stands for."""
    if kind == "card":
        first = DECLARE if table.stage == DECLARING else PLAY
        return first + _CARD_NAMES.index(name)
    if kind == "count":
        return SELL + int(name)
    if kind == "five":
        return CHANGE + CHANGES.index(name)
    return _BARE[kind]


def _of(table: Table, secrets: Secrets, seat: int, id: int) -> Refusal:
    """The objection to an action; if there is none, the surplus targets are refused."""
    refusal = objection(table, secrets, seat, ACTIONS.all[id])
    return refusal or not_now(table, rule_now(table, seat))


def _square(table: Table, secrets: Secrets, seat: int, square: int) -> Refusal:
    """Clicking a square means building there; a second block can only go on the basic one."""
    if table.stage == EXTRA_BLOCK:
        return _of(table, secrets, seat, EXTRA + square)
    if table.stage == SECOND_BLOCK:
        args: dict[str, Argument] = {"basic": SQUARES[int(table.basic)]}
        return Refusal("tritarea-refusal-second-on-basic", "TA-5.3", args)
    return _of(table, secrets, seat, BUILD + square)


# Things that are never an answer.


def _thing(table: Table, seat: int, kind: str, participant: int) -> Refusal:
    who: dict[str, Argument] = {"who": Who(participant)}
    if kind == "trick":
        return _trick(table, seat, participant)
    if kind == "declared":
        return _declared(table, seat, participant)
    if kind == "stock":
        return Refusal("tritarea-refusal-stock", "TA-5.2", who)
    if table.is_npc(participant):
        return Refusal("tritarea-refusal-deck", "TA-9.1", who)
    return Refusal("tritarea-refusal-hand", "TA-2.1", who)


def _trick(table: Table, seat: int, participant: int) -> Refusal:
    card = int(table.trick[participant])
    if card == NONE or is_face_down(table, participant):
        return Refusal("tritarea-refusal-no-trick-card", "TA-2.1", {"who": Who(participant)})
    if table.stage == CHANGING and decided_next(table, seat) == participant:
        return Refusal("tritarea-refusal-say-five", "TA-4.1", {})
    args = owned_card_args(participant, card)
    return Refusal("tritarea-refusal-in-trick", "TA-2.1", args)


def _declared(table: Table, seat: int, participant: int) -> Refusal:
    card = int(table.declared[participant])
    if card == NONE:
        return Refusal("tritarea-refusal-not-declared", "TA-1.8", {"who": Who(participant)})
    if table.stage == CHANGING_DECLARED and decided_next(table, seat) == participant:
        return Refusal("tritarea-refusal-say-five", "TA-7.6", {})
    args = owned_card_args(participant, card)
    return Refusal("tritarea-refusal-is-declared", "TA-1.8", args)
