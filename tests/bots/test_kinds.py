"""The steady bot."""

from trilobite.bots.contract import ThinkingTime
from trilobite.bots.kinds import KindBot
from trilobite.engine import FastChance, SeededChance, State, find_game, seed_from_text


def state_with_several_kinds() -> State:
    """The first question that offers a move as well as the end of the turn."""
    state = find_game("trias").new(3, None, SeededChance(seed_from_text("board")))
    chance = FastChance(3)
    while True:
        (seat,) = state.to_act
        kinds = {choice.kind for choice in state.offer(seat).choices}
        if {"move", "end", "lift"} <= kinds:
            return state
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])


def test_a_kind_with_many_choices_is_no_likelier_than_one_with_a_single_choice() -> None:
    state = state_with_several_kinds()
    (seat,) = state.to_act
    offer, view = state.offer(seat), state.view(seat)
    sizes: dict[str, int] = {}
    for choice in offer.choices:
        sizes[choice.kind] = sizes.get(choice.kind, 0) + 1
    assert sizes["lift"] > 10 * sizes["end"]
    bot = KindBot(5)
    chosen = [bot.choose(view, offer, ThinkingTime()).kind for _ in range(1000)]
    for kind in sizes:
        assert abs(chosen.count(kind) / 1000 - 1 / len(sizes)) < 0.06


def test_the_same_seed_gives_the_same_answers() -> None:
    state = state_with_several_kinds()
    (seat,) = state.to_act
    offer, view = state.offer(seat), state.view(seat)
    one, other = KindBot(1), KindBot(1)
    for _ in range(20):
        assert one.choose(view, offer, ThinkingTime()) is other.choose(view, offer, ThinkingTime())
