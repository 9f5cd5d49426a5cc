"""Scorings: their steps pay what the events pay, and their board is the one that was scored."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tests.analysis.test_timeline import played
from trilobite.analysis.points import points_of
from trilobite.analysis.replay import GameReplay
from trilobite.analysis.scorings import ScoringSpan, accounted, payments, spans, state_at
from trilobite.engine import Event, State
from trilobite.engine.matches import Match

GAMES = [
    ("trias", 2), ("trias", 4), ("terror", 2), ("terror", 4), ("tritarea", 1), ("tritarea", 2),
    ("tritarea", 4),
]  # fmt: skip


def decisions_of(match: Match) -> list[list[Event]]:
    return [match.opening, *(move.events for move in match.moves)]


def found_in(match: Match) -> Iterator[tuple[ScoringSpan, State, Sequence[Event]]]:
    replay, decisions = GameReplay(match), decisions_of(match)
    for span in spans(decisions):
        yield span, state_at(replay, span), [*span.events(decisions)]


@pytest.mark.parametrize(("key", "players"), GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_steps_of_every_scoring_pay_what_its_events_pay(
    key: str, players: int, seed: int
) -> None:
    number = 0
    for _, state, events in found_in(played(key, players, seed)):
        paid, shown = Counter[int](), Counter[int]()
        for event in events:
            who, points = points_of(event) or (0, 0)
            paid[who] += points
        for step in accounted(state, events):
            for _, (who, points) in payments(step):
                shown[who] += points
        assert {who: shown[who] for who in range(6)} == {who: paid[who] for who in range(6)}
        number += 1
    assert number >= (1 if key == "trias" else 3)


def test_the_city_is_shown_as_it_was_when_the_round_was_settled() -> None:
    match = played("tritarea", 4)
    seen = 0
    for span, state, _ in found_in(match):
        city = state.view(None).to_json()["table"]["buildings"]  # type: ignore[index]
        assert sum(map(len, city.values())) > 10
        after = match.moves[span.last].before if span.last < len(match.moves) else match.state
        cleared = after.view(None).to_json()["table"]["buildings"]  # type: ignore[index]
        seen += not any(cleared.values())
    assert seen == 2


def test_the_board_has_the_scores_before_the_scoring() -> None:
    for _, state, events in found_in(played("trias", 3)):
        before = state.view(None).to_json()
        again = state.copy().view(None).to_json()
        assert before == again
        assert sum(points_of(event) is not None for event in events) > 0


def test_a_bonus_that_nobody_gets_is_a_step() -> None:
    """The first period of Triassic Terror that scores Presence, with players who miss it."""
    for seed in range(1, 9):
        for _, state, events in found_in(played("terror", 3, seed)):
            steps = accounted(state, events)
            keys = {event.key for step in steps for event in step.paid}
            if "terror-presence-missed" in keys:
                missed = next(s for s in steps if s.paid[0].key.startswith("terror-presence"))
                assert len(missed.paid) == 3
                return
    pytest.fail("no such game")


def test_every_player_on_an_island_is_named_with_rank_and_points() -> None:
    *_, (_, state, events) = found_in(played("trias", 4))
    steps = accounted(state, events)
    assert {event.key for step in steps for event in step.paid} == {"trias-island-scored"}


def test_the_environments_are_always_scored_in_the_order_of_the_board() -> None:
    around = [f"environment:{name}" for name in ("swamp", "forest", "desert", "mountains")]
    for seed in (1, 2):
        for _, state, events in found_in(played("terror", 3, seed)):
            steps = [s for s in accounted(state, events) if s.key == "terror-habitat-scored"]
            found = [step.paid[0].targets()[0] for step in steps]
            assert found == [name for name in around if name in found]


def test_the_smallest_of_equal_steps_is_shown_first() -> None:
    most = 0
    for seed in range(1, 9):
        *_, (_, state, events) = found_in(played("trias", 4, seed))
        sizes = [step.size for step in accounted(state, events)]
        assert sizes == sorted(sizes)
        most = max(most, len({*sizes}))
    assert most > 1
