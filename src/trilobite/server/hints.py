"""Hints: what a bot would do in a seat's place, where a table allows it. All see who asked."""

import msgspec

from trilobite.engine import Offer, View
from trilobite.server.hall import Hall
from trilobite.server.live import LiveTable
from trilobite.server.thinking import Thinking
from trilobite.server.trouble import StaleError, TroubleError, not_yours
from trilobite.server.wire.hints import Ask, Hint, Thought

ADVISER = "expert"
USED = "table-hint-used"


class Hints:
    def __init__(self, hall: Hall, thinking: Thinking) -> None:
        self._hall = hall
        self._thinking = thinking

    async def give(self, id: str, person: int | None, ask: Ask) -> Hint:
        """Marked first, then thought about: nobody gets a hint that the others do not see."""

        async def mark(live: LiveTable) -> tuple[View, Offer]:
            question = _question(live, person, ask)
            if not _is_marked(live, ask.seat):
                await live.commit(live.note(USED, ask.seat, person))
            return question

        view, offer = await self._hall.change(id, mark)
        # Without a place: nothing of an adviser is kept, nor does it take what a bot has thought.
        answer = await self._thinking.choose(ADVISER, view, offer)
        thoughts = msgspec.convert(answer.thoughts, list[Thought])
        if not thoughts:  # a single choice, or chance stood in: nothing was weighed
            text = answer.action.text()
            thoughts = [Thought(action=text, visits=0, win_chance=0.0, points=0.0)]
        return Hint(seq=ask.seq, bot=answer.stand_in or ADVISER, thoughts=thoughts)


def _question(live: LiveTable, person: int | None, ask: Ask) -> tuple[View, Offer]:
    """What the seat sees and is asked now."""
    if not live.table.seat(ask.seat).is_played_by(person):
        raise not_yours()
    if not live.table.hints:
        raise TroubleError("forbidden", "This table plays without hints.")
    live.check_going()
    story = live.running()
    if story.is_stale(ask.seat, ask.seq):
        raise StaleError(story.seq)
    offer = story.offer(ask.seat)
    if offer is None:
        raise TroubleError("forbidden", "You are not asked anything now.")
    return story.match.state.view(ask.seat), offer


def _is_marked(live: LiveTable, seat: int) -> bool:
    """Whether the last thing this seat did was to ask for a hint: once for each question."""
    for entry in reversed(live.running().entries):
        if entry.row.seat == seat:
            told = entry.announcement
            return told is not None and told["key"] == USED
    return False
