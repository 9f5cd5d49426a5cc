"""Phase 2: drift, move, rescue, reproduce, end (section 5; TV-14, TV-15)."""

from typing import Any

import pytest

from tests.games.trias.boards import board, changed
from tests.games.trias.facts import Facts, facts
from tests.games.trias.play import choices, do, drift, on, rescue, step, why, why_at
from trilobite.engine import State

ROW = "P   M   Sa2 W   S"


def left(now: Facts) -> tuple[int, int]:
    return now.fields["actions_left"], now.fields["rescues_left"]


def test_a_turn_has_four_actions_in_any_order_and_mix() -> None:
    """TR-5.1: repeats are allowed; unused actions lapse when the player stops."""
    state = board(ROW)
    do(state, on("reproduce", state, (2, 0)), step(state, (2, 0), (3, 0)))
    do(state, step(state, (3, 0), (4, 0)), step(state, (4, 0), (3, 0)))
    assert left(facts(state)) == (0, 0)
    assert why(state, step(state, (3, 0), (4, 0))) == ("no-action", "TR-5.1")
    assert why(state, on("reproduce", state, (3, 0))) == ("no-action", "TR-5.1")
    assert why(state, rescue(state, (1, -1), (1, 0))) == ("no-action", "TR-5.1")


@pytest.mark.parametrize(("players", "actions"), [(2, 3), (3, 4), (5, 4)])
def test_two_players_have_three_actions(players: int, actions: int) -> None:
    """TR-5.1: and any player may stop at once."""
    state = board("P   .   .   Sa  W", players=players)
    assert left(facts(state)) == (actions, 0)
    do(state, "end")
    assert state.to_act == (1,)


def test_a_player_who_can_only_end_the_turn_gets_a_different_question() -> None:
    """TR-5.1: the question says how many actions remain unused."""
    state = changed(board(ROW), actions_left=1)
    assert state.offer(0).question.key == "trias-ask-act"
    stuck = changed(board("P   .   .   Wa4"), actions_left=1)
    assert choices(stuck) == {"end"}
    question = stuck.offer(0).question
    assert (question.key, question.args) == ("trias-ask-end", {"left": 1})


def test_a_drift_costs_three_actions_and_takes_any_landscape() -> None:
    """TR-5.2: no card is needed."""
    state = board("P   M   S   W   Sa")
    assert {f"lift {facts(state).ids[(q, 0)]}" for q in (1, 2, 3)} == choices(state, "lift")
    drift(state, (1, 0), (5, 0))
    assert left(facts(state)) == (1, 0)
    assert why(state, on("lift", state, (3, 0))) == ("drift-too-dear", "TR-5.2")
    for actions in (0, 1, 2):
        poor = board("P   M   S   W   Sa", actions=actions)
        assert why(poor, on("lift", poor, (1, 0))) == ("drift-too-dear", "TR-5.2")


def test_a_herd_moves_to_an_adjacent_tile_and_may_move_on() -> None:
    """TR-5.3: one action per step, in any direction."""
    state = board(ROW)
    do(state, step(state, (2, 0), (3, 0)), step(state, (3, 0), (4, 0)))
    assert facts(state).on_tiles[(4, 0)] == (1, 0, 0)
    assert left(facts(state)) == (2, 0)


def test_no_herd_moves_from_or_into_water() -> None:
    """TR-5.3."""
    state = board("""
        P   M   Sa  W
              ~a
    """)
    assert why(state, f"move {facts(state).ids[(2, 0)]} se") == ("into-water", "TR-5.3")
    assert not {c for c in choices(state, "move") if not c.startswith("move 1 ")}
    assert why(state, step(state, (3, 0), (2, 0))) == ("no-herd", "TR-5.3")


def test_a_full_tile_can_be_left_but_not_entered_or_crossed() -> None:
    """TR-5.4, TR-0.5: everybody's herds count."""
    state = board("P     M     Wa2   Mb2   Wa    Mab2  S")
    assert why(state, step(state, (2, 0), (3, 0))) == ("full", "TR-5.4")
    assert why(state, step(state, (4, 0), (5, 0))) == ("full", "TR-5.4")
    do(state, step(state, (5, 0), (6, 0)))
    assert facts(state).on_tiles[(5, 0)] == (0, 2, 0)
    assert why(state, step(state, (4, 0), (5, 0))) == ("full", "TR-5.4")


@pytest.mark.parametrize(("letter", "capacity"), [("M", 2), ("S", 3), ("W", 4)])
def test_each_landscape_feeds_its_number_of_herds(letter: str, capacity: int) -> None:
    """TR-0.5: mountain 2, steppe 3, woods 4, all players together."""
    for others in range(capacity + 1):
        herds = f"b{others}" if others else ""
        state = board(f"P     .     Wa    {letter}{herds}")
        is_full = others == capacity
        answer = ("full", "TR-5.4") if is_full else None
        assert why(state, step(state, (2, 0), (3, 0))) == answer


def test_the_south_pole_cannot_be_entered() -> None:
    """TR-5.4, TR-0.5, R-1."""
    state = board("P   Sa  M")
    assert why(state, step(state, (1, 0), (0, 0))) == ("pole", "TR-5.4")
    swims = board("""
        P   S   Wa
          ~a
    """)
    assert why(swims, rescue(swims, (0, 1), (0, 0))) == ("pole", "TR-5.4")


def test_one_rescue_brings_three_swimmers_and_the_fourth_costs_another_action() -> None:
    """TV-15, TR-5.5: four swimmers next to free woods."""
    state = board("P     .     .     W     ~a4")
    save = rescue(state, (4, 0), (3, 0))
    do(state, save)
    assert left(facts(state)) == (3, 2)
    do(state, save, save)
    assert left(facts(state)) == (3, 0)
    do(state, save)
    assert left(facts(state)) == (2, 2)
    assert facts(state).on_tiles[(3, 0)] == (4, 0, 0)


def test_the_view_says_what_an_action_costs_now() -> None:
    """TR-5.1, TR-5.5: the other swimmers of a rescue come ashore for free."""
    state = board("P     .     .     W     ~a4")
    assert costs(state) == {"lift": 3, "move": 1, "rescue": 1, "reproduce": 1}
    do(state, rescue(state, (4, 0), (3, 0)))
    assert costs(state)["rescue"] == 0


def test_the_view_says_how_many_actions_a_whole_turn_has() -> None:
    """TR-5.1: clients draw the spent ones too."""
    state = board("P     .     .     W     ~a4")
    before: Any = state.view(None).to_json()
    assert before["turn_actions"] == before["table"]["actions_left"] == 4
    do(state, rescue(state, (4, 0), (3, 0)))
    after: Any = state.view(None).to_json()
    assert (after["turn_actions"], after["table"]["actions_left"]) == (4, 3)


@pytest.mark.parametrize(
    ("coast", "more"),
    [
        ("W     ~a", 0),
        ("W     ~a2", 1),
        ("W     ~a3", 2),
        ("W     ~a4", 2),
        ("Wb2   ~a3", 1),
        ("Wb3   ~a3", 0),
        ("Mb    ~a3   Sb2", 1),
        ("Mb    ~a3   M", 2),
        ("Mb    ~a2   M     ~a", 2),
    ],
)
def test_only_swimmers_with_room_may_still_come_ashore(coast: str, more: int) -> None:
    """TR-5.5: one action pays for three, but not for more than there are, or than find room."""
    state = board(f"P     .     .     {coast}")
    event = do(state, rescue(state, (4, 0), (3, 0)))[0]
    view: Any = state.view(None).to_json()
    assert event.arguments()["free"] == view["free_rescues"] == more
    assert state.question(0)[0].args.get("more", 0) == more


def costs(state: State) -> dict[str, int]:
    view: Any = state.view(None).to_json()
    found: dict[str, int] = view["costs"]
    return found


def test_rescue_fills_a_tile_only_to_its_capacity() -> None:
    """TV-15, TR-5.5: three swimmers beside a mountain with one herd, so one is rescued."""
    state = board("P     .     .     Mb    ~a3")
    save = rescue(state, (4, 0), (3, 0))
    do(state, save)
    assert why(state, save) == ("full", "TR-5.5")
    assert choices(state) == {"end", *choices(state, "move")}


def test_the_swimmers_of_one_rescue_may_come_from_anywhere_and_part_ways() -> None:
    """TR-5.5: different cells, different targets, other land masses, an interior sea."""
    state = board("""
                          S   W
        P   .   ~a  M   S   ~a  Wb
                          M   S
    """)
    do(state, rescue(state, (5, 0), (6, 0)), rescue(state, (2, 0), (3, 0)))
    assert left(facts(state)) == (3, 1)
    assert facts(state).swimmers == {}


def test_swimmers_of_others_and_distant_tiles_do_not_allow_a_rescue() -> None:
    """TR-5.5."""
    state = board("P     .     .     W     ~b    .     S     Wa")
    assert why(state, rescue(state, (4, 0), (3, 0))) == ("no-swimmer", "TR-5.5")
    assert why(state, rescue(state, (5, 0), (6, 0))) == ("no-swimmer", "TR-5.5")
    assert why(state, rescue(state, (7, 0), (6, 0))) == ("no-swimmer", "TR-5.5")
    swims = board("P     .     .     W     ~a    .     S     Wa")
    there = facts(swims).ids[(6, 0)]
    assert why_at(swims, "swimmer:4,0", f"tile:{there}") == ("not-adjacent", "TR-5.5")


def test_the_rest_of_a_rescue_lapses_with_any_other_action() -> None:
    """R-15, TR-5.5: after a move, a reproduction or a lift the next rescue costs an action."""
    picture = "P     .     M     S     Wa    ~a4"
    for other in ("move", "reproduce", "drift"):
        state = board(picture)
        save = rescue(state, (5, 0), (4, 0))
        do(state, save)
        if other == "move":
            do(state, step(state, (4, 0), (3, 0)))
        elif other == "reproduce":
            do(state, on("reproduce", state, (4, 0)))
        else:
            drift(state, (2, 0), (4, -1))
        assert left(facts(state))[1] == 0
        if left(facts(state))[0]:
            do(state, save)
            assert left(facts(state)) == (1, 2)


def test_the_question_promises_no_more_rescues_than_there_are_swimmers() -> None:
    """TR-5.5: an action rescues three, but here the second swimmer is the last one."""
    state = board("P     .     .     W     ~a2   S")
    promised = []
    for _ in range(2):
        do(state, rescue(state, (4, 0), (3, 0)))
        promised.append(state.offer(0).question.args["more"])
    assert promised == [1, 0]


def test_the_rest_of_a_rescue_remains_when_no_action_is_left() -> None:
    """Section 11, TR-5.5: two more swimmers for free, and then only the end."""
    state = board("P     .     .     W     ~a4   S", actions=1)
    save, other = rescue(state, (4, 0), (3, 0)), rescue(state, (4, 0), (5, 0))
    do(state, save)
    assert left(facts(state)) == (0, 2)
    assert choices(state) == {save, other, "end"}
    do(state, other, save)
    assert choices(state) == {"end"}
    assert why(state, save) == ("no-action", "TR-5.1")


def test_a_rescued_herd_may_move_and_reproduce_in_the_same_turn() -> None:
    """TR-5.5, TR-5.7."""
    state = board("P     .     .     W     ~a    S     M")
    do(state, rescue(state, (4, 0), (5, 0)), on("reproduce", state, (5, 0)))
    do(state, step(state, (5, 0), (6, 0), "spent"))
    assert facts(state).on_tiles[(6, 0)] == (1, 0, 0)


def test_a_herd_under_which_a_tile_arrived_may_reproduce_and_move() -> None:
    """TR-5.5, TR-3.11: it is fresh like any other."""
    state = board("P     M     Sa    W     S     ~a", stage="choose_card", hand="1 woods")
    do(state, "hand")
    drift(state, (3, 0), (5, 0))
    do(state, on("reproduce", state, (5, 0)), step(state, (5, 0), (4, 0), "spent"))
    assert facts(state).on_tiles[(5, 0)] == (1, 0, 0)


def test_woods_with_two_fresh_herds_reproduce_twice_and_are_full() -> None:
    """TV-14, TR-5.6, TR-5.8: all four are spent."""
    state = board("P     .     .     Wa2   S")
    do(state, on("reproduce", state, (3, 0)), on("reproduce", state, (3, 0)))
    now = facts(state)
    assert now.on_tiles[(3, 0)] == (4, 0, 0)
    assert now.fields["spent"] == [[now.ids[(3, 0)], 4]]
    assert why(state, on("reproduce", state, (3, 0))) == ("already-reproduced", "TR-5.7")


def test_full_woods_with_a_fresh_herd_cannot_reproduce() -> None:
    """TV-14, TR-5.6: no room for a newborn."""
    state = board("P     .     .     Wa2b2 S")
    assert why(state, on("reproduce", state, (3, 0))) == ("full", "TR-5.6")


def test_a_herd_reproduces_once_per_turn_and_a_newborn_not_at_all() -> None:
    """TV-14, TR-5.7: a steppe with one fresh herd, then two spent ones and room to spare."""
    state = board("P     .     .     Sa    W")
    do(state, on("reproduce", state, (3, 0)))
    assert why(state, on("reproduce", state, (3, 0))) == ("already-reproduced", "TR-5.7")


def test_the_view_says_where_the_active_player_has_fresh_herds() -> None:
    """TR-5.8: not those of others, and none where all are spent."""
    state = board("P     Sb    .     Wa2   Sa2", spent={(3, 0): 2, (4, 0): 1})
    shown: Any = [state.view(seat).to_json()["fresh"] for seat in (0, 1, None)]
    assert shown == [[[facts(state).ids[(4, 0)], 1]]] * 3


def test_the_player_chooses_whether_the_fresh_or_the_spent_herd_moves() -> None:
    """TV-14, TR-5.8: the mark moves along."""
    fresh = board("P     .     .     Wa2   S", spent={(3, 0): 1})
    both = {step(fresh, (3, 0), (4, 0)), step(fresh, (3, 0), (4, 0), "spent")}
    assert choices(fresh, "move") == both
    spent = fresh.copy()
    do(fresh, step(fresh, (3, 0), (4, 0)), on("reproduce", fresh, (4, 0)))
    assert facts(fresh).on_tiles[(4, 0)] == (2, 0, 0)
    assert why(fresh, on("reproduce", fresh, (3, 0))) == ("already-reproduced", "TR-5.7")
    do(spent, step(spent, (3, 0), (4, 0), "spent"))
    assert why(spent, on("reproduce", spent, (4, 0))) == ("already-reproduced", "TR-5.7")
    do(spent, on("reproduce", spent, (3, 0)))


def test_a_herd_that_is_not_there_cannot_be_chosen() -> None:
    """TR-5.8."""
    fresh = board("P     .     .     Wa2   S")
    assert why(fresh, step(fresh, (3, 0), (4, 0), "spent")) == ("no-spent", "TR-5.8")
    spent = board("P     .     .     Wa2   S", spent={(3, 0): 2})
    assert why(spent, step(spent, (3, 0), (4, 0))) == ("no-fresh", "TR-5.8")


def test_at_the_start_of_a_turn_all_herds_are_fresh() -> None:
    """TR-5.8, TR-5.7."""
    state = board("P     .     .     Sa    Wb")
    do(state, on("reproduce", state, (3, 0)), "end")
    assert facts(state).fields["spent"] == []


def test_without_stock_nobody_reproduces() -> None:
    """TV-14, TR-5.6."""
    state = board("P     .     Wa4   Wa4   Wa4   Sa2   Wa")
    assert facts(state).stock[0] == 0
    assert why(state, on("reproduce", state, (6, 0))) == ("no-stock", "TR-5.6")
    assert why_at(state, "stock", "tile:4") == ("no-stock", "TR-5.6")


def test_reproduction_needs_a_herd_of_the_player_on_the_tile() -> None:
    """TR-5.6."""
    state = board("P     .     ~a    Sb    Wa")
    assert why(state, on("reproduce", state, (3, 0))) == ("no-herd", "TR-5.6")
    assert choices(state, "reproduce") == {on("reproduce", state, (4, 0))}


def test_a_player_without_herds_can_do_nothing_but_end() -> None:
    """TR-5.9, R-9."""
    state = board("P     M     S     Wb    Sb")
    assert choices(state) == {"end"}
    assert why(state, step(state, (3, 0), (4, 0))) == ("extinct", "TR-5.9")
    assert why(state, on("reproduce", state, (3, 0))) == ("extinct", "TR-5.9")
    assert why(state, on("place", state, (1, 0))) == ("no-reentry", "TR-5.9")


def test_the_end_is_offered_throughout_phase_two_except_with_a_tile_in_hand() -> None:
    """TR-5.10: even with no action left or nothing else legal; never done automatically."""
    state = board(ROW)
    assert "end" in choices(state)
    do(state, on("lift", state, (1, 0)))
    assert why(state, "end") == ("drifting", "TR-3.5")
    assert choices(state, "drift") == choices(state)
    do(state, sorted(choices(state))[0])
    assert "end" in choices(state)
    do(state, sorted(choices(state, "reproduce"))[0])
    assert choices(state) == {"end"}
    assert state.to_act == (0,)


def test_the_actions_left_are_shown_to_all() -> None:
    """TR-5.1."""
    for seat in (0, 1, 2, None):
        table = board(ROW, actions=3).view(seat).to_json()["table"]
        assert isinstance(table, dict)
        assert table["actions_left"] == 3


def wasted_by_end(state: State) -> object:
    """The number of actions that would lapse."""
    waste = state.wasted_by(0, state.game.actions.from_text("end"))
    return None if waste is None else (waste.key, waste.args["left"])


def test_ending_the_turn_wastes_actions_that_could_still_be_used() -> None:
    """TR-5.10: but none if nothing could be done with them."""
    assert wasted_by_end(board(ROW)) == ("trias-wastes-actions", 4)
    assert wasted_by_end(changed(board(ROW), actions_left=0)) is None
    assert wasted_by_end(changed(board("P   .   .   Wa4"), actions_left=1)) is None
    state = board(ROW)
    assert state.wasted_by(0, state.game.actions.from_text(on("reproduce", state, (2, 0)))) is None


def test_an_action_can_be_repeated_as_often_as_the_rules_allow_it() -> None:
    """TR-5.1, TR-5.3: limited by the herds, the actions and the room."""
    state = board(ROW)
    move = state.game.actions.from_text(step(state, (2, 0), (3, 0)))
    assert move.repeats
    assert state.times(0, move) == 2
    assert changed(board(ROW), actions_left=1).times(0, move) == 1
    end = state.game.actions.from_text("end")
    assert not end.repeats
    assert state.times(0, end) == 0, "it cannot be undone"
