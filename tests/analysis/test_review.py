"""Reviews: actions are compared fairly, judgements are certain, and no secrets are used."""

from dataclasses import replace
from itertools import islice

import pytest

from tests.bots.test_search import few_questions
from trilobite.analysis.review import (
    LEAST_STANDARD_ERRORS,
    SLIP_LOSS,
    Decision,
    Judgement,
    SearchEffort,
    decisions,
    effort_of,
    judge,
    turning_points,
    weigh,
)
from trilobite.bots.contract import ThinkingTime
from trilobite.bots.registry import find_bot
from trilobite.bots.search import Search, SearchSettings
from trilobite.engine import (
    FastChance,
    InputError,
    Offer,
    State,
    canonical_json,
    find_game,
    game_keys,
    seed_from_text,
)
from trilobite.engine.matches import Match

FEW = SearchEffort(iterations=24)


def decision_at(state: State, seat: int, choice: int = -1) -> Decision:
    offer = state.offer(seat)
    return Decision(3, seat, state.view(seat), offer, offer.choices[choice].action)


def played(game: str, players: int, most: int = 10_000) -> Match:
    """A match of greedy against random."""
    match = Match(find_game(game), players, None, seed_from_text("review"))
    bots = [find_bot("greedy" if seat else "random")(seat) for seat in range(players)]
    while not match.state.is_over and len(match.moves) < most:
        seat = match.state.to_act[0]
        state = match.state
        match.act(seat, bots[seat].choose(state.view(seat), state.offer(seat), ThinkingTime()))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played("tritarea", 2, 40)


@pytest.fixture(scope="module")
def judged(match: Match) -> list[Judgement]:
    return [judge(one, FEW) for one in decisions(match)]


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_twin_worlds_get_the_same_judgement(game: str) -> None:
    different = 0
    for state, seat in few_questions(game, 3):
        twin = state.view(seat).imagine(FastChance(77))
        different += twin.digest() != state.digest()
        few = SearchEffort(iterations=6)
        one, other = judge(decision_at(state, seat), few), judge(decision_at(twin, seat), few)
        assert one == other
        assert repr(one) == repr(other)
    assert different, "no twin differed from the real world"


@pytest.mark.slow
def test_the_chosen_action_is_tried_as_often_as_the_preferred_one() -> None:
    state, seat = few_questions("tritarea", 3)[1]
    tried = [judge(decision_at(state, seat, i), FEW) for i in range(len(state.legal_ids(seat)))]
    assert len(tried) > 2
    for one in tried:
        assert one.chosen.visits >= max((other.visits for other in one.others), default=1)
        assert [other.visits for other in one.others] == sorted(
            (other.visits for other in one.others), reverse=True
        )
        assert one.chance == pytest.approx(one.chosen.win_chance + one.loss)
    preferred = {one.others[0].action for one in tried if one.others}
    assert 1 <= len(preferred) <= 2, "the preferred action hardly depends on the chosen one"
    assert any(one.loss == 0 for one in tried)


@pytest.mark.slow
def test_only_clearly_and_certainly_better_actions_are_pointed_out(
    match: Match, judged: list[Judgement]
) -> None:
    assert [one.number for one in judged] == list(range(len(match.moves)))
    assert [one.chosen.action for one in judged] == [m.action.text() for m in match.moves]
    for one in judged:
        is_clear = one.loss >= SLIP_LOSS and one.loss >= LEAST_STANDARD_ERRORS * one.noise
        assert bool(one.mark) == is_clear
        assert (one.better is not None) == is_clear
        assert not one.preview or one.mark
    found = turning_points(judged)
    assert found
    random = sum(one.loss for one in judged if one.seat == 0)
    greedy = sum(one.loss for one in judged if one.seat == 1)
    assert random > greedy
    assert all(one.preview for one in found)
    assert [one.loss for one in found] == sorted((one.loss for one in found), reverse=True)


@pytest.mark.slow
def test_with_few_simulations_nothing_is_certain(match: Match) -> None:
    first = [judge(one, SearchEffort(iterations=3)) for one in islice(decisions(match), 30)]
    assert not turning_points(first)
    assert any(one.loss > SLIP_LOSS for one in first)


def test_a_decision_without_a_choice_is_not_judged() -> None:
    state, seat = few_questions("tritarea", 3)[0]
    one = decision_at(state, seat)
    only = Offer(seat, 0, one.offer.question, "", one.offer.choices[-1:])
    judgement = judge(replace(one, offer=only), FEW)
    assert (judgement.others, judgement.loss, judgement.mark) == ((), 0.0, "")


@pytest.mark.slow
def test_the_better_action_is_previewed_as_the_seat_could_foresee_it(
    match: Match, judged: list[Judgement]
) -> None:
    for one in judged:
        if one.better is not None:
            state = match.moves[one.number].before
            action = match.game.actions.from_text(one.better.action)
            wanted = [event.to_json() for event in state.preview(one.seat, action)]
            assert canonical_json(list(one.preview)) == canonical_json(wanted)


@pytest.mark.slow
def test_actions_at_a_turning_point_are_described_by_their_effect(
    judged: list[Judgement],
) -> None:
    for one in judged:
        for weighed in (one.chosen, *one.others):
            assert bool(weighed.events) == bool(one.mark)
            assert len({event["key"] for event in weighed.events}) <= 1
        if one.better is not None:
            assert one.better.events[0] == one.preview[0]


def test_a_search_can_be_made_to_begin_with_an_action() -> None:
    state, seat = few_questions("tritarea", 3)[1]
    search = Search(state.view(seat), seat, SearchSettings().in_game(state.game), FastChance(1))
    search.tallies = {}
    ids = state.legal_ids(seat)
    for _ in range(5):
        search.try_out(ids[-1])
    assert {id: tally.visits for id, tally in search.tallies.items()} == {ids[-1]: 5}
    assert abs(sum(search.tallies[ids[-1]].payoffs) - 5) < 1e-6
    search.run_iterations(10)
    assert sum(tally.visits for tally in search.tallies.values()) == 5 + search.simulations


def test_contenders_are_tried_equally_often_even_if_the_search_ignored_them() -> None:
    state, seat = few_questions("tritarea", 3)[1]
    few = SearchEffort(iterations=2)
    found = weigh(state.view(seat), state.offer(seat), few, 1, contenders=4)
    assert len(found) == len(state.legal_ids(seat))
    assert len([one for one in found if one.visits]) == 4
    assert len({one.visits for one in found if one.visits}) == 1


def test_an_unknown_level_is_refused() -> None:
    assert effort_of("hard").seconds == 0.3
    with pytest.raises(InputError, match="easy, normal, hard, expert"):
        effort_of("random")
