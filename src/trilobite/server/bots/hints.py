"""Hints: what a bot would do in a seat's place, if the table allows it. The log shows who asked."""

from trilobite.analysis.advice import Advice
from trilobite.engine import Offer, View
from trilobite.server.bots.processes import BotProcesses
from trilobite.server.common.errors import ServiceError, StaleError, not_yours
from trilobite.server.common.wire.hints import Hint, HintRequest, Thought
from trilobite.server.tables.live import TableDraft, TableSnapshot
from trilobite.server.tables.registry import TableRegistry

ADVISER = "expert"
STAND_IN = "normal"
"""The bot that is asked if the search has nothing to say."""

USED = "table-hint-used"


class Hints:
    def __init__(self, registry: TableRegistry, processes: BotProcesses) -> None:
        self._registry = registry
        self._processes = processes

    async def give(self, id: str, person: int | None, ask: HintRequest) -> Hint:
        """Give a hint. It is noted in the log first, so that no hint goes unnoticed."""

        async def mark(draft: TableDraft) -> tuple[View, Offer]:
            question = _question(draft, person, ask)
            if not _is_marked(draft, ask.seat):
                draft.note(USED, ask.seat, person)
            return question

        view, offer = await self._registry.change(id, mark)
        advice = await self._processes.advise(view, offer)
        if advice:
            thoughts = [_thought(one) for one in advice]
            return Hint(seq=ask.seq, bot=ADVISER, thoughts=thoughts)
        # Nothing was weighed: there is one choice, or the search failed.
        # No place is given: the bot is not kept, and does not reuse the thoughts of another.
        answer = await self._processes.choose(STAND_IN, view, offer)
        return Hint(
            seq=ask.seq, bot=answer.stand_in or STAND_IN, thoughts=[_bare(answer.action.text())]
        )


def _thought(one: Advice) -> Thought:
    weighed = one.weighed
    return Thought(
        action=weighed.action,
        visits=weighed.visits,
        win_chance=weighed.win_chance,
        points=weighed.points,
        low=one.low,
        high=one.high,
        standing=one.standing,
    )


def _bare(action: str) -> Thought:
    """An action about which nothing is known."""
    return Thought(
        action=action, visits=0, win_chance=0.0, points=0.0, low=0.0, high=1.0, standing="best"
    )


def _question(live: TableSnapshot, person: int | None, ask: HintRequest) -> tuple[View, Offer]:
    """The seat's view and offer now."""
    if not live.table.seat(ask.seat).is_played_by(person):
        raise not_yours()
    if not live.table.hints:
        raise ServiceError("forbidden", "Hints are switched off at this table.")
    live.check_going()
    game = live.running()
    if game.is_stale(ask.seat, ask.seq):
        raise StaleError(game.seq)
    offer = game.offer(ask.seat)
    if offer is None:
        raise ServiceError("forbidden", "You have nothing to decide now.")
    return game.view(ask.seat), offer


def _is_marked(live: TableSnapshot, seat: int) -> bool:
    """Whether a hint for the current question is noted already: the seat's last entry is one."""
    for entry in reversed(live.running().entries):
        if entry.row.seat == seat:
            note = entry.announcement
            return note is not None and note["key"] == USED
    return False
