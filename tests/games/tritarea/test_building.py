"""Construction and default (sections 5 and 6)."""

from typing import Any

import pytest

from tests.games.tritarea.boards import board, drawn, scores, table_of, tower
from tests.games.tritarea.play import (
    asked,
    choices,
    do,
    forced,
    holders,
    keys,
    play,
    squares,
    stage,
    trick,
    why,
)
from trilobite.engine import State
from trilobite.engine.language import Language
from trilobite.games.tritarea import GAME
from trilobite.games.tritarea.rules.rights import RightsFound

M_TRICK = "M1, M9, I2, E3"
"""s0 is the first builder in M, s1 is the second builder."""


def test_the_first_builder_finishes_before_the_second_builder_begins() -> None:
    """TA-5.1: nobody else acts."""
    state = trick(M_TRICK, "b2=A d2=B")
    done = []
    while stage(state) != "playing":
        done.append(asked(state)[::2])
        words = {"second_block": "second", "extra_block": "extra c3"}
        do(state, words.get(stage(state)) or "build c2")
    assert done == [
        ("building", 0), ("extra_block", 0),
        ("building", 1), ("second_block", 1), ("extra_block", 1),
    ]  # fmt: skip
    assert drawn(state) == "b2=A c2=ABB d2=B c3=AB"


def test_the_question_says_when_and_how_much_a_seat_builds() -> None:
    """TA-5.2, TA-5.3: first, second or alone."""
    language = Language("en", GAME)

    def question(state: State) -> str:
        (seat,) = state.to_act
        return language.say(state.offer(seat).question)

    state = trick(M_TRICK)
    assert question(state).startswith("Where do you build in Modern? You build first: 1 block;")
    do(state, "build c2")
    second = "Where do you build in Modern? You build second: 1 block, or 2 on the same square;"
    assert question(state).startswith(second)
    alone = trick("M1, H9, I2, E3")
    assert question(alone).startswith("Where do you build in Modern? You build alone: 1 block;")


def test_a_basic_block_goes_to_any_square_of_the_adopted_area() -> None:
    """TA-5.2: empty or on top of any building; elsewhere it is refused."""
    state = trick(M_TRICK, "c2=BCD d1=B")
    assert squares(state, "build") == {"d1", "c2", "d2", "d3"}
    refusal = why(state, "build b2")
    assert refusal is not None
    assert refusal[1] == "TA-5.2"
    do(state, "build c2")
    assert tower(state, "c2") == "BCDA"


def test_only_the_second_builder_may_double() -> None:
    """TA-5.3: the second block is optional and goes on the same square."""
    state = trick(M_TRICK)
    do(state, "build c2")
    assert asked(state) == ("building", 1, 1)
    assert squares(state, "build") == {"d1", "c2", "d2", "d3"}
    do(state, "build d2")
    assert choices(state) == {"second", "single"}
    do(state.copy(), "single")
    do(state, "second")
    assert tower(state, "d2") == "BB"
    assert table_of(state)["supply"] == [6, 5, 7, 7]


def test_an_additional_block_may_go_to_another_area() -> None:
    """TA-5.4: to any neighbour, occupied or empty; no further, and only once."""
    state = trick(M_TRICK, "c1=CA b2=B")
    do(state, "build c2")
    assert squares(state, "extra") == {"b2", "c1", "d2", "c3"}
    refusal = why(state, "extra d3")
    assert refusal is not None
    assert refusal[1] == "TA-5.4"
    do(state, "extra b2")
    assert tower(state, "b2") == "BA"
    assert asked(state) == ("building", 1, 1), "no chain"


def test_blocks_of_the_same_construction_do_not_allow_an_additional_one() -> None:
    """TA-5.4, TA-5.5: only blocks placed before count; neither the basic square nor a corner."""
    state = trick("M9, M1, I2, E3", "c2=A b1=A d3=A")
    do(state, "build d1", "build c2", "second")
    assert asked(state) == ("playing", 1, 1)


def test_the_second_builder_needs_earlier_blocks_of_their_own() -> None:
    """TA-5.4: what the first builder has just built is not theirs."""
    state = trick(M_TRICK)
    do(state, "build c2", "build d2", "single")
    assert stage(state) == "playing"


@pytest.mark.parametrize(("square", "bonus"), [("d1", 2), ("d3", 1), ("c2", 0)])
def test_a_bonus_is_scored_at_once(square: str, bonus: int) -> None:
    """TA-5.6: for the first block only."""
    state = trick(M_TRICK)
    events = do(state, f"build {square}")
    assert scores(state) == [bonus, 0, 0, 0]
    assert ("bonus-scored" in keys(events)) == bool(bonus)
    do(state, f"build {square}", "second")
    assert scores(state) == [bonus, 0, 0, 0]
    assert tower(state, square) == "ABB"


def test_an_additional_block_scores_a_bonus() -> None:
    """TA-5.6: on an empty square."""
    state = trick("M2, M9, I2, E3", "d2=A")
    do(state, "build c2", "extra c1")
    assert scores(state)[0] == 1


def test_one_block_left() -> None:
    """TA-5.7: the first builder with one block has no additional one."""
    state = trick(M_TRICK, "b2=A", in_round=3, sold={0: 7})
    do(state, "build c2")
    assert asked(state) == ("building", 1, 1)


@pytest.mark.parametrize(
    ("sold", "blocks"), [({}, [1, 2]), ({1: 7}, [1, 2]), ({0: 9, 1: 8}, [0, 1]), ({1: 9}, [1, 0])]
)
def test_the_view_says_how_many_blocks_go_on_a_square(
    sold: dict[int, int], blocks: list[int]
) -> None:
    """TA-5.2, TA-5.3, TA-5.7: 1 or, for the second builder, 2; as many as there are."""
    hands = {0: "M1", 1: "M9", 2: "I2", 3: "E3"}
    state = board(in_round=3, hands=hands, sold=sold, scores=[30] * 4)
    (found,) = RightsFound.among(play(state, M_TRICK))
    assert [found.arguments()[name] for name in ("firstblocks", "secondblocks")] == blocks
    if stage(state) == "building":  # without blocks the first builder defaults at once
        assert shown_blocks(state) == blocks


def test_a_block_just_placed_still_counts_for_the_right() -> None:
    """TA-5.3, TA-5.4."""
    state = trick(M_TRICK, "b2=A d2=B", in_round=3, sold={0: 6, 1: 6})
    do(state, "build c2")
    assert (stage(state), shown_blocks(state)) == ("extra_block", [1, 2])
    do(state, "skip", "build c2")
    assert (stage(state), shown_blocks(state)) == ("second_block", [1, 2])


def test_a_lone_builder_has_one_block() -> None:
    """TA-3.3, TA-5.2."""
    state = board(hands={0: "M1", 1: "H9", 2: "I2", 3: "E3"})
    (found,) = RightsFound.among(play(state, "M1, H9, I2, E3"))
    assert [found.arguments()[name] for name in ("firstblocks", "secondblocks")] == [1, 0]
    assert shown_blocks(state) == [1]


def shown_blocks(state: State) -> object:
    """The number of blocks that each builder may put on one square, as the view says."""
    view: Any = state.view(None).to_json()
    return view["rights"]["blocks"]


def test_two_blocks_left_of_the_first_builder() -> None:
    """TA-5.7."""
    state = trick(M_TRICK, "b2=A", in_round=3, sold={0: 6})
    do(state, "build c2", "extra c3")
    assert table_of(state)["supply"][0] == 0


def test_after_the_construction_the_first_builder_takes_the_marker() -> None:
    """TA-5.8: the cards are put aside."""
    state = trick("M9, M1, I2, E3")
    assert table_of(state)["leader"] == 0
    do(state, "build c2", "build d1", "single")
    table = table_of(state)
    assert table["leader"] == 1
    assert table["trick"] == [None] * 4
    assert (table["adopted"], table["first_holder"], table["second_holder"]) == (None,) * 3
    assert table["played"] == ["I2", "M1", "M9", "E3"]


# Default.


def test_a_default_costs_the_rank() -> None:
    """TA-6.1, TA-0.7, R-1: always allowed, costs at most the score; no block is placed."""
    state = trick("M7, M9, I2, E3", in_round=2, scores=[8, 5, 0, 0])
    assert "default" in choices(state)
    before = table_of(state)["points"]["defaults"]
    do(state, "default")
    assert scores(state) == [1, 5, 0, 0]
    do(state, "default")
    assert scores(state) == [1, 0, 0, 0]
    assert table_of(state)["supply"] == [8] * 4
    after = table_of(state)["points"]["defaults"]
    assert [after[p] - before[p] for p in range(4)] == [-7, -5, 0, 0]


def test_without_blocks_a_default_is_not_asked() -> None:
    """TA-6.2, TA-14.1: the engine does it and reports it."""
    state = board(in_round=3, sold={1: 9}, hands={0: "M9", 1: "M4", 2: "I2", 3: "E3"})
    play(state, "s0 M9, s1 M4, s2 I2")
    events = do(state, "play E3")
    assert forced(events) == [(1, "default")]
    assert scores(state)[1] == 27 - 4
    assert asked(state) == ("building", 0, 0)


@pytest.mark.parametrize(("in_round", "answer"), [(2, "keep"), (3, "keep")])
def test_an_unchanged_5_is_bought_down(in_round: int, answer: str) -> None:
    """TA-6.3, R-9: it costs 1 point; the rights and the rank on the table stay."""
    state = trick("M5, M9, I2, E3", in_round=in_round, scores=[7, 0, 0, 0])
    do(state, f"five {answer}")
    do(state, "default")
    assert scores(state)[0] == 6
    assert holders(state) == ("M", 0, 1)
    assert table_of(state)["rank"][0] == 5
    assert table_of(state)["points"]["fives"][0] == 0, "it is the price of the default"


def test_a_5_that_was_not_asked_about_is_bought_down_too() -> None:
    """TA-6.3: in 1-1-1-1 nothing was asked (TA-4.4)."""
    state = trick("M5, I9, H2, E3", in_round=2, scores=[7, 0, 0, 0])
    assert asked(state) == ("building", 0, 0)
    do(state, "default")
    assert scores(state)[0] == 6


@pytest.mark.parametrize(("to", "left"), [("0", 14), ("10", 3)])
def test_a_changed_5_keeps_its_rank_in_a_default(to: str, left: int) -> None:
    """TA-6.3: as 0 it costs nothing more, as 10 it costs 10."""
    state = trick("M5, M3, M9, E3", in_round=2, scores=[15, 0, 0, 0])
    do(state, f"five {to}")
    if to == "10":
        do(state, "build c2")
    do(state, "default")
    assert scores(state)[0] == left


def test_declining_a_block_or_the_right_to_build_is_wasteful() -> None:
    """TA-5.4, TA-6.1: unless there is nothing to build with."""

    def wasted(state: State, action: str) -> str | None:
        (seat,) = state.to_act
        waste = state.wasted_by(seat, state.game.actions.from_text(action))
        return None if waste is None else waste.key

    state = trick(M_TRICK, "b2=A d2=B")
    assert wasted(state, "default") == "tritarea-wastes-right"
    assert wasted(state, "build c2") is None
    do(state, "build c2")
    assert wasted(state, "skip") == "tritarea-wastes-block"


def test_the_view_says_what_would_be_paid_after_each_block() -> None:
    """TA-5.2 to TA-5.4: the same as when the block lies there, for nobody but the builder."""
    state = trick(M_TRICK, "b2=A d2=B")
    for action in ("build c2", "extra c3", "build d3", "second", "extra d4"):
        (seat,) = state.to_act
        foreseen: Any = state.view(seat).to_json()["after_block"]
        assert {one: state.view(one).to_json()["after_block"] for one in (None, 2)} == {
            None: {}, 2: {},
        }  # fmt: skip
        offered = {c.action.text() for c in state.offer(seat).choices}
        basic = table_of(state)["basic"] or ""
        places = {text.split()[-1].replace("second", basic) for text in offered}
        assert set(foreseen) == places - {"default", "single", "skip"}
        do(state, action)
        now = state.view(None).to_json()
        square = action.split()[-1].replace("second", basic)
        assert foreseen[square] == {name: now[name] for name in foreseen[square]}


def test_the_view_says_whose_cards_count_and_which_bonuses_are_left() -> None:
    """TA-3.1, TA-5.6."""
    now: Any = trick(M_TRICK, "b2=A d2=B").view(0).to_json()
    assert now["rights"]["supporters"] == [0, 1]
    assert set(now["bonuses"]) == {s for s, n in now["board"]["bonus"].items() if n} - {"b2", "d2"}
    assert now["five_ranks"] is None
