"""Section 14, decisions: what a seat is asked, and why an answer or a click is refused."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from trilobite.engine import InputError, Question, Refusal
from trilobite.engine.declared import declared
from trilobite.engine.reading import shown
from trilobite.games.tritarea import model
from trilobite.games.tritarea.generated import first_id, stages
from trilobite.games.tritarea.rules import building, declaring, fives, npcs, tricks
from trilobite.games.tritarea.rules.generated import calls
from trilobite.games.tritarea.table import Secrets, Table


def must_ask(table: Table, id: i64) -> bool:
    """The last card of a hand is played by its owner, because it reveals something (TA-14.1).

    With `memory=on`, the first builder is also asked about a default without blocks: until then the
    trick stays face up for everybody.
    """
    return first_id.PLAY <= id < first_id.FIVE or (id == first_id.DEFAULT and table.shows_trick())


def question(table: Table, seat: int) -> Question:
    """What a seat that must act now has to decide, and the rule that asks for it."""
    return calls.QUESTIONS[int(table.stage)](table, seat)


def objection(table: Table, secrets: Secrets, seat: int, id: i64) -> Refusal | None:
    """Why a seat that must act may not do this; None if it is legal."""
    return calls.objection(table, secrets, npcs.decided_next(table, seat), id)


# Clicks.


_THINGS: Final = ("trick", "declared", "deck", "stock")
"""Public things that each participant has and that are never an answer."""

_ANSWERS: Final = [target for a in model.ACTIONS.all for target in declared(a).targets()]
_NAMES: Final = frozenset(
    (*_ANSWERS, *(f"{thing}:{p}" for thing in _THINGS for p in range(model.PARTICIPANTS)))
)
_EXAMPLES: Final = {target.partition(":")[0]: target for target in _ANSWERS}
_FORMS: Final = ", ".join((*_EXAMPLES.values(), *(f"{thing}:PARTICIPANT" for thing in _THINGS)))


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
    if kind == "square" and table.stage == stages.SECOND_BLOCK:
        return building.refuse_second_elsewhere(table)
    meant = f"{_meant(table, kind)} {name}".strip()
    refusal = objection(table, secrets, seat, model.ACTIONS.from_text(meant).id)
    return refusal or table.not_now()


def _meant(table: Table, kind: str) -> str:
    """The kind of action that somebody probably meant by clicking a target of this kind."""
    if kind == "card":
        return "declare" if table.stage == stages.DECLARING else "play"
    if kind == "square":
        return "extra" if table.stage == stages.EXTRA_BLOCK else "build"
    return "sell" if kind == "count" else kind


def _objection_to_thing(table: Table, seat: int, kind: str, participant: int) -> Refusal:
    """Why clicking a thing that is never an answer does nothing."""
    if kind == "stock":
        return building.refuse_stock(participant)
    if kind == "deck":
        is_npc = table.is_npc(participant)
        return npcs.refuse_deck(participant) if is_npc else tricks.refuse_hand(participant)
    if kind == "declared":
        refusal = fives.refuse_click(table, seat, participant, stages.CHANGING_DECLARED)
        return refusal or declaring.refuse_declaration(table, participant)
    refusal = fives.refuse_click(table, seat, participant, stages.CHANGING)
    return refusal or tricks.refuse_trick_card(table, participant)
