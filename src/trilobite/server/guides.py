"""Guides at tables: a lesson is a table like any other, and a script says what is wanted there.

Where it is follows from the actions that stand, so nothing else is kept of it. A move that the
rules allow and the lesson does not want is refused with the lesson's reason, and nothing changes.
What the other seats do is played by the server as bots' actions are (see `botplay`).
"""

from trilobite.engine import Action, InputError, Refusal
from trilobite.guides import lessons, puzzle_guides
from trilobite.guides.contract import Act, Guide, Page, Present, Reason, Verdict
from trilobite.server.story import Story
from trilobite.server.tables import Table
from trilobite.server.trouble import TroubleError
from trilobite.server.wire.guides import (
    GuideInfo,
    GuidePage,
    GuideReason,
    GuideReply,
    GuideVerdict,
)

GONE = Present(0, 0, (), is_lost=True)
"""Of a guide that is no more."""


def find_guide(name: str) -> Guide:
    """A guide by its name; an InputError says which there are."""
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
        return None  # it was there when the table was made


def acts_of(story: Story) -> list[Act]:
    """The actions that stand."""
    rows = [story.entries[seq].row for seq in story.standing]
    return [Act(row.seat, row.action or "") for row in rows if row.seat is not None]


def present_at(table: Table, story: Story) -> Present | None:
    """Where the guide of a table is; None if nobody teaches there."""
    if table.guide is None:
        return None
    guide = _guide_at(table)
    return GONE if guide is None else guide.present(acts_of(story))


def is_learnt(table: Table, story: Story) -> bool:
    present = present_at(table, story)
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


def _shown(page: Page) -> GuidePage:
    return GuidePage(text=page.message.to_json(), marks=list(page.marks))


def objection_of_guide(table: Table, story: Story, seat: int, action: Action) -> Refusal | None:
    """Why the learner should do something else; None if it is welcome, or against the rules."""
    guide, present = _guide_at(table), present_at(table, story)
    if present is None:
        return None
    if guide is None or present.is_done or present.is_lost:
        raise TroubleError("forbidden", "This lesson is over; begin it anew.")
    if story.match.state.why_not(seat, action) is not None:
        return None  # the rules say it better
    message = guide.objection(acts_of(story), action)
    return None if message is None else Refusal(message.key, "", message.args)


def reply_of_guide(table: Table, story: Story) -> tuple[int, Action] | None:
    """What another seat does next as the guide says, and which."""
    guide, present = _guide_at(table), present_at(table, story)
    if guide is None or present is None or present.reply is None:
        return None
    others = [seat for seat in story.to_act if seat != guide.learner]
    return (others[0], guide.game.actions.from_text(present.reply)) if others else None


def check_is_game(table: Table) -> None:
    """What makes sense only where people play a game."""
    if table.guide is not None:
        raise TroubleError("forbidden", "This is no game: somebody learns here.")
