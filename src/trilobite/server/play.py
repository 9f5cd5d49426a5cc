"""Playing: actions, undo, redo and reset; why not, and what would happen."""

import asyncio
from collections.abc import Sequence

from trilobite.engine import Event, InputError, Refusal, State
from trilobite.server.guides import objection_of_guide
from trilobite.server.hall import Hall
from trilobite.server.languages import explain
from trilobite.server.live import LiveTable
from trilobite.server.results import without_winners
from trilobite.server.story import Entry, Kind, NotAllowedError, NothingToUndoError, Row
from trilobite.server.trouble import RefusedError, StaleError, TroubleError, bad_input, not_yours
from trilobite.server.wire.play import Act, Confirmed, Point, Preview, Previews, Step
from trilobite.server.wire.trouble import RefusalInfo

MOST_PREVIEWS = 400
KEY_LENGTH = 64
_NOTHING = {"redo": "terminal-redo-nothing"}


class Play:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def act(self, id: str, person: int | None, act: Act, language: str) -> Confirmed:
        """An action of a seat of mine."""
        return await self._decide(id, person, act, "act", language, act.action)

    async def step(
        self, id: str, person: int | None, step: Step, kind: Kind, language: str
    ) -> Confirmed:
        """Undo, redo, or reset the turn: undo as far as the engine's limit lets it."""
        return await self._decide(id, person, step, kind, language, None)

    async def _decide(
        self,
        id: str,
        person: int | None,
        message: Act | Step,
        kind: Kind,
        language: str,
        action: str | None,
    ) -> Confirmed:
        _check_key(message.key)
        key = f"{message.seat}:{message.key}"

        async def work(live: LiveTable) -> Confirmed:
            _check_player(live, message.seat, person)
            story = live.running()
            if key in story.keys:
                return await self._again(live, key, kind, action)
            _check_time(live, message.seat)
            if story.is_stale(message.seat, message.seq):
                self._hall.metrics.count("stale_total")
                raise StaleError(story.seq)
            live.check_going()
            if kind != "act":
                live.check_room()
            row = live.row(kind, message.seat, person, _read(live, action), key)
            if kind == "act":
                _check_guide(live, row, language)
            entry = await self.perform(live, row, language)
            scene = live.scene(message.seat)
            return Confirmed(seq=row.seq, entry=entry.through(message.seat), scene=scene)

        return await self._hall.change(id, work)

    async def perform(
        self, live: LiveTable, row: Row, language: str, before: Sequence[Row] = ()
    ) -> Entry:
        """Carry out a row and store it; or refuse with the reason. For people and for bots.

        What was told just before it is stored with it.
        """
        try:
            entry = live.tell(row)
        except NotAllowedError as problem:
            self._hall.metrics.count("refused_total")
            raise RefusedError(explain(live.table, problem.refusal, language)) from None
        except NothingToUndoError:
            rule = live.table.rules_of_play().turn_rule
            nothing = Refusal(_NOTHING.get(row.kind, "terminal-undo-nothing"), rule, {})
            raise RefusedError(explain(live.table, nothing, language)) from None
        await live.commit([*before, row])
        self._hall.metrics.count("actions_total", kind=row.kind)
        return entry

    async def _again(self, live: LiveTable, key: str, kind: Kind, action: str | None) -> Confirmed:
        """The same answer as the first time."""
        story = live.running()
        seq = story.keys[key]
        entry = story.entries[seq]
        if entry.row.kind != kind or entry.row.action != _read(live, action):
            raise TroubleError(
                "bad_input", "This key was used for something else.", "key", "a key never used"
            )
        self._hall.metrics.count("resent_total")
        seat = entry.row.seat
        if seq == story.seq:
            scene = live.scene(seat)
        else:
            past = await self._hall.story_until(live.table.id, live.table, seq)
            then = LiveTable(live.table_at(past, seq), past, self._hall.store, self._hall.clock)
            scene = then.scene(seat)
        return Confirmed(seq=seq, entry=entry.through(seat), scene=scene)

    async def why(
        self, id: str, person: int | None, point: Point, language: str
    ) -> RefusalInfo | None:
        """Why nothing can be done with these things of the view; None if something can."""

        def work(live: LiveTable) -> RefusalInfo | None:
            _check_owner(live, point.seat, person)
            state = live.running().match.state
            refusal = state.why_not_at(point.seat, point.targets[:16])
            return None if refusal is None else explain(live.table, refusal, language)

        return await self._hall.look(id, work)

    async def preview(self, id: str, person: int | None, preview: Preview) -> Previews:
        """What these actions would do, as the seat would see it."""
        if len(preview.actions) > MOST_PREVIEWS:
            allowed = f"at most {MOST_PREVIEWS}"
            raise TroubleError("bad_input", "Too many at once.", "actions", allowed)

        def work(live: LiveTable) -> tuple[State, bool]:
            _check_player(live, preview.seat, person)
            story = live.running()
            return story.match.state.copy(), bool(story.conceded)

        state, has_concessions = await self._hall.look(id, work)
        foreseen = await asyncio.to_thread(_foresee, state, preview.seat, preview.actions)
        if has_concessions:
            foreseen = {text: without_winners(events) for text, events in foreseen.items()}
        return Previews(
            events={text: [e.to_json() for e in events] for text, events in foreseen.items()}
        )


def _foresee(state: State, seat: int, actions: Sequence[str]) -> dict[str, list[Event]]:
    foreseen: dict[str, list[Event]] = {}
    for text in actions:
        try:
            action = state.game.actions.from_text(text)
        except InputError as error:
            raise bad_input(error) from None
        foreseen[text] = list(state.preview(seat, action))
    return foreseen


def _read(live: LiveTable, action: str | None) -> str | None:
    """The action in the form in which it is stored."""
    if action is None:
        return None
    try:
        return live.running().match.game.actions.from_text(action[:200]).text()
    except InputError as error:
        raise bad_input(error) from None


def _check_guide(live: LiveTable, row: Row, language: str) -> None:
    """Where somebody learns, what the lesson does not want is refused with its reason."""
    story = live.running()
    action = story.match.game.actions.from_text(row.action or "")
    objection = objection_of_guide(live.table, story, row.seat or 0, action)
    if objection is not None:
        raise RefusedError(explain(live.table, objection, language))


def _check_key(key: str) -> None:
    if not (8 <= len(key) <= KEY_LENGTH and key.isascii() and key.isprintable()):
        allowed = f"8 to {KEY_LENGTH} printable ASCII characters"
        raise TroubleError("bad_input", "That is no key.", "key", allowed)


def _check_time(live: LiveTable, seat: int) -> None:
    if live.table.is_lapsed(seat):
        raise TroubleError("time_up", "Your time is up: a bot plays this turn for you.")


def _check_owner(live: LiveTable, seat: int, person: int | None) -> None:
    if not live.table.seat(seat).belongs_to(person):
        raise not_yours()


def _check_player(live: LiveTable, seat: int, person: int | None) -> None:
    _check_owner(live, seat, person)
    if live.table.seats[seat].kind != "human":
        raise not_yours("A bot plays this seat; take it back first.")
