"""Every term is measured, and all seats at once get what each of them would get alone."""

import pytest

from trilobite.engine import FastChance, find_game, game_keys

CASES = [(key, players) for key in game_keys() for players in find_game(key).player_counts]


@pytest.mark.parametrize(("key", "players"), CASES)
def test_seats_are_judged_the_same_together_and_one_by_one(key: str, players: int) -> None:
    chance = FastChance(players)
    state = find_game(key).new(players, None, chance)
    seats = range(players)
    is_over = False
    while not is_over:
        is_over = state.is_over
        one_by_one = [state.estimate(seat) for seat in seats]
        assert state.estimates() == pytest.approx(one_by_one)
        for seat in seats:
            outlook, points = state.appraisal(seat)
            assert outlook == state.outlook()
            assert points == pytest.approx(one_by_one[seat])
        for _ in range(5):  # the map of Trias changes only now and then
            if not state.is_over:
                seat = state.to_act[0]
                ids = state.legal_ids(seat)
                state.apply_id(seat, ids[chance.below(len(ids))])


@pytest.mark.parametrize("key", game_keys())
def test_every_term_is_measured_somewhere_in_a_game(key: str) -> None:
    game = find_game(key)
    unseen = {index: term.name for index, term in enumerate(game.evaluation.terms)}
    for players in game.player_counts:
        chance = FastChance(players)
        state = game.new(players, None, chance)
        while unseen and not state.is_over:
            for seat in range(players):
                values = state.terms(seat)
                unseen = {index: name for index, name in unseen.items() if values[index] == 0}
            seat = state.to_act[0]
            ids = state.legal_ids(seat)
            state.apply_id(seat, ids[chance.below(len(ids))])
    assert not unseen
