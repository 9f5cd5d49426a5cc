"""Guides at tables: a lesson is a table like any other, with a script that says what to do.

The progress of a guide follows from the actions that stand, so it is not stored. A move that the
rules allow but the lesson does not want is refused with the lesson's reason, and nothing changes.
The server plays the other seats like bots (see `bots.turns`).
"""

from trilobite.engine import Action, InputError, Refusal
from trilobite.guides import lessons, puzzle_guides
from trilobite.guides.contract import Act, Guide, Present, Reason, ScriptPage, Verdict
from trilobite.server.common.errors import ServiceError
from trilobite.server.common.wire.guides import (
    GuideInfo,
    GuidePage,
    GuideReason,
    GuideReply,
    GuideVerdict,
)
from trilobite.server.tables.game import LoggedGame
from trilobite.server.tables.table import Table

GONE = Present(0, 0, (), is_lost=True)
"""The progress of a guide that no longer exists."""


def find_guide(name: str) -> Guide:
    """A guide by its name; raises an InputError that lists the existing ones."""
    kind, _, rest = name.partition("/")
    if kind == lessons.KIND:
        return lessons.find_lesson(rest)
    if kind == puzzle_guides.KIND:
        return puzzle_guides.find_puzzle_guide(rest)
    raise InputError("guide", "There is no such guide.", "lesson/GAME, puzzle/GAME/NUMBER")


def _guide_at(table: Table) -> Guide | None:
    try:
        return None if table.guide is None else find_guide(table.guide)
    except InputError:
        return None  # it existed when the table was created


def acts_of(game: LoggedGame) -> list[Act]:
    """The actions that stand."""
    rows = [game.entry(seq).row for seq in game.kept]
    return [Act(row.seat, row.action or "") for row in rows if row.seat is not None]


def present_at(table: Table, game: LoggedGame) -> Present | None:
    """The progress of a table's guide; None if it has none."""
    if table.guide is None:
        return None
    guide = _guide_at(table)
    return GONE if guide is None else guide.present(acts_of(game))


def is_learnt(table: Table, game: LoggedGame) -> bool:
    present = present_at(table, game)
    return present is not None and present.is_done


def shown_guide(present: Present | None) -> GuideInfo | None:
    if present is None:
        return None
    return GuideInfo(
        step=present.step,
        steps=present.steps,
        pages=[_shown(page) for page in present.pages],
        done=present.is_done,
        lost=present.is_lost,
        verdict=None if present.verdict is None else _shown_verdict(present.verdict),
    )


def _shown_verdict(verdict: Verdict) -> GuideVerdict:
    return GuideVerdict(
        best=verdict.best,
        chosen=verdict.chosen,
        reasons=[_shown_reason(reason) for reason in verdict.reasons],
    )


def _shown_reason(reason: Reason) -> GuideReason:
    return GuideReason(
        role=reason.role,
        action=reason.action,
        marks=list(reason.marks),
        chances=list(reason.chances),
        points=reason.points,
        does=[_shown(page) for page in reason.does],
        then=[
            GuideReply(seat=reply.seat, pages=[_shown(page) for page in reply.pages])
            for reply in reason.then
        ],
    )


def _shown(page: ScriptPage) -> GuidePage:
    return GuidePage(text=page.message.to_json(), marks=list(page.marks))


def objection_of_guide(table: Table, game: LoggedGame, seat: int, action: Action) -> Refusal | None:
    """Why the guide does not want an action; None if it does, or if the rules refuse it."""
    guide, present = _guide_at(table), present_at(table, game)
    if present is None:
        return None
    if guide is None or present.is_done or present.is_lost:
        raise ServiceError("forbidden", "This lesson is over; start it again.")
    if game.why_not(seat, action) is not None:
        return None  # the rules explain it better
    message = guide.objection(acts_of(game), action)
    return None if message is None else Refusal(message.key, "", message.args)


def reply_of_guide(table: Table, game: LoggedGame) -> tuple[int, Action] | None:
    """The seat and the action that the guide prescribes next for another seat."""
    guide, present = _guide_at(table), present_at(table, game)
    if guide is None or present is None or present.reply is None:
        return None
    others = [seat for seat in game.to_act if seat != guide.learner]
    return (others[0], guide.game.actions.from_text(present.reply)) if others else None


def check_is_game(table: Table) -> None:
    """Refuse a request that makes sense only in a game, not in a lesson or puzzle."""
    if table.guide is not None:
        raise ServiceError("forbidden", "This is not possible in a lesson or puzzle.")
