"""Playing: actions, undo, redo and reset; explanations of refusals, and previews."""

import asyncio
from collections.abc import Sequence

from prometheus_client import Counter

from trilobite.engine import Event, InputError, Refusal, State
from trilobite.engine.contract import MOST_TIMES
from trilobite.engine.tables import gains_to_json
from trilobite.server.common.errors import ServiceError, StaleError, bad_input, not_yours
from trilobite.server.common.wire.errors import RefusalInfo
from trilobite.server.common.wire.play import Act, Confirmed, Gains, Point, Preview, Previews, Step
from trilobite.server.tables.concessions import without_winners
from trilobite.server.tables.game import LogRow, RowKind, next_key
from trilobite.server.tables.guides import objection_of_guide
from trilobite.server.tables.live import LiveTable, TableDraft, TableSnapshot
from trilobite.server.tables.registry import TableRegistry
from trilobite.server.tables.wording import RefusedError, explain

MOST_PREVIEWS = 400
"""Maximum number of actions in one request for previews."""

PAUSED = "table-refusal-paused"
"""The message key of the answer to "why not?" while the game is paused."""

KEY_LENGTH = 64
"""Maximum length of an idempotency key."""


class Play:
    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    async def act(
        self, id: str, person: int | None, message: Act | Step, kind: RowKind = "act"
    ) -> Confirmed:
        """Act for a person's own seat; or undo, redo or reset, as far as the engine allows."""
        _check_key(message.key)
        if isinstance(message, Act):
            _check_times(message.times)
        key = f"{message.seat}:{message.key}"
        action = message.action if isinstance(message, Act) else None

        async def work(draft: TableDraft) -> tuple[Confirmed, Counter]:
            _check_player(draft, message.seat, person)
            game = draft.running()
            if key in game.keys:
                return await self._again(draft, key, kind, action), self._registry.metrics.resent
            _check_time(draft, message.seat)
            if game.is_stale(message.seat, message.seq):
                self._registry.metrics.stale.inc()
                raise StaleError(game.seq)
            draft.check_going()
            if kind != "act":
                draft.check_room()
            rows: list[LogRow] = []
            for _ in range(message.times if isinstance(message, Act) else game.steps_of(kind)):
                used = next_key(rows[-1].key or "") if rows else key
                rows.append(draft.row(kind, message.seat, person, _read(draft, action), used))
                if draft.table.guide is not None:
                    _check_guide(draft, rows[-1])
                draft.apply(rows[-1])
            confirmed = _confirmed(draft, [row.seq for row in rows], message.seat)
            return confirmed, self._registry.metrics.actions.labels(kind)

        confirmed, counter = await self._registry.change(id, work)
        counter.inc()  # only now is it stored
        return confirmed

    async def _again(
        self, draft: TableDraft, key: str, kind: RowKind, action: str | None
    ) -> Confirmed:
        """Answer a repeated message as it was answered the first time."""
        game = draft.running()
        numbers = [game.keys[key]]
        while (key := next_key(key)) in game.keys:
            numbers.append(game.keys[key])
        seq = numbers[-1]
        row = game.entry(seq).row
        if row.kind != kind or row.action != _read(draft, action):
            raise ServiceError(
                "bad_input", "This key was used for another message.", "key", "an unused key"
            )
        then: TableSnapshot = draft
        if seq != game.seq:
            past = await self._registry.game_until(draft.table.id, draft.table, seq)
            then = draft.at(past, seq)
        return _confirmed(draft, numbers, row.seat, then)

    async def why(
        self, id: str, person: int | None, point: Point, language: str
    ) -> RefusalInfo | None:
        """Why nothing can be done with these targets of the view; None if something can."""

        def work(live: LiveTable) -> RefusalInfo | None:
            _check_owner(live, point.seat, person)
            refusal = _why_not(live, point)
            return None if refusal is None else explain(live.table, refusal, language)

        return await self._registry.look(id, work)

    async def preview(self, id: str, person: int | None, preview: Preview) -> Previews:
        """What these actions would do, as the seat would see it."""
        if len(preview.actions) > MOST_PREVIEWS:
            allowed = f"at most {MOST_PREVIEWS}"
            raise ServiceError("bad_input", "Too many actions at once.", "actions", allowed)

        def work(live: LiveTable) -> tuple[State, bool]:
            _check_player(live, preview.seat, person)
            game = live.running()
            return game.copy_of_state(), bool(game.conceded)

        state, has_concessions = await self._registry.look(id, work)
        foreseen = await asyncio.to_thread(_foresee, state, preview.seat, preview.actions)
        if has_concessions:
            foreseen = {text: without_winners(events) for text, events in foreseen.items()}
        return Previews(
            events={text: [e.to_json() for e in events] for text, events in foreseen.items()}
        )

    async def gains(self, id: str, person: int | None, wanted: int | None) -> Gains:
        """What everybody would get if the game ended now, as the reader may know it."""

        def work(live: LiveTable) -> Gains:
            view = live.running().view(live.eyes_of(person, wanted))
            return Gains(seq=live.table.seq, gains=gains_to_json(view.gains()))

        return await self._registry.look(id, work)


def _confirmed(
    draft: TableDraft, numbers: list[int], seat: int | None, then: TableSnapshot | None = None
) -> Confirmed:
    """The entries with these numbers, and the scene of `then`; by default the current scene."""
    *earlier, entry = [draft.entry(number, seat) for number in numbers]
    scene = (then or draft).scene(seat)
    return Confirmed(seq=numbers[-1], entry=entry, scene=scene, earlier=earlier)


def _foresee(state: State, seat: int, actions: Sequence[str]) -> dict[str, list[Event]]:
    foreseen: dict[str, list[Event]] = {}
    for text in actions:
        try:
            action = state.game.actions.from_text(text)
        except InputError as error:
            raise bad_input(error) from None
        foreseen[text] = list(state.preview(seat, action))
    return foreseen


def _read(live: TableSnapshot, action: str | None) -> str | None:
    """The action in its stored form."""
    if action is None:
        return None
    try:
        return live.running().rules.actions.from_text(action[:200]).text()
    except InputError as error:
        raise bad_input(error) from None


def _why_not(live: TableSnapshot, point: Point) -> Refusal | None:
    game = live.running()
    if live.table.paused:
        return Refusal(PAUSED, "", {})
    if point.action is None:
        return game.why_not_at(point.seat, point.targets[:16])
    action = game.rules.actions.from_text(_read(live, point.action) or "")
    refusal = game.why_not(point.seat, action)
    return refusal or objection_of_guide(live.table, game, point.seat, action)


def _check_guide(draft: TableDraft, row: LogRow) -> None:
    """Refuse an action that a lesson does not want, with the lesson's reason."""
    if row.kind != "act":
        return
    game = draft.running()
    action = game.rules.actions.from_text(row.action or "")
    objection = objection_of_guide(draft.table, game, row.seat or 0, action)
    if objection is not None:
        raise RefusedError(objection, draft.table, is_by_rules=False)


def _check_key(key: str) -> None:
    if not (8 <= len(key) <= KEY_LENGTH and key.isascii() and key.isprintable()):
        allowed = f"8 to {KEY_LENGTH} printable ASCII characters"
        raise ServiceError("bad_input", "Invalid idempotency key.", "key", allowed)


def _check_times(times: int) -> None:
    if not 1 <= times <= MOST_TIMES:
        allowed = f"1 to {MOST_TIMES}"
        raise ServiceError("bad_input", "Too many or too few times.", "times", allowed)


def _check_time(live: TableSnapshot, seat: int) -> None:
    if live.table.is_lapsed(seat):
        raise ServiceError("time_up", "Your time is up: a bot plays this turn for you.")


def _check_owner(live: TableSnapshot, seat: int, person: int | None) -> None:
    if not live.table.seat(seat).belongs_to(person):
        raise not_yours()


def _check_player(live: TableSnapshot, seat: int, person: int | None) -> None:
    _check_owner(live, seat, person)
    if live.table.seats[seat].kind != "human":
        raise not_yours("A bot plays this seat; take it back first.")
