"""The meteorite and the last round (sections 7 and 8, TV-19)."""

import pytest

from tests.games.trias.boards import board
from tests.games.trias.facts import facts
from tests.games.trias.play import choices, do, keys, on, why
from trilobite.engine import ASK, CHANCE, State
from trilobite.games.trias import GAME

METEORITE = 3
POSITION = 31
"""Position of the meteorite in the deck of TV-19, where the top card is 1."""


def play_to_the_end(draw_on_turn: int | None) -> tuple[list[int], list[int]]:
    """Play TV-19 (n = 3, s = 0, meteorite at position 31) and return the seats of all turns and of
    the last round. Players always use the hand card, except for one turn with the top card.
    """
    state = GAME.new(3, {"start_player": 0}, ASK)
    turns: list[int] = []
    last: list[int] = []
    drawn = 0
    while not state.is_over:
        if state.to_act == (CHANCE,):
            drawn += _draw(state, is_meteorite=drawn + 1 == POSITION)
            continue
        now = facts(state).fields
        if len(turns) < now["turn"]:
            turns.append(now["active"])
        if now["last_turns"] is not None and len(last) < 4 - now["last_turns"]:
            last.append(now["active"])
        do(state, _choice(state, now["turn"] == draw_on_turn))
    return turns, last


def _draw(state: State, *, is_meteorite: bool) -> bool:
    """Draw the meteorite, or the first possible outcome; returns whether it was a card."""
    stage = facts(state).fields["stage"]
    outcomes = [outcome for outcome, _ in state.chance_outcomes()]
    is_card = stage in ("deal_card", "turn_up_card", "refill_hand")
    if is_card and is_meteorite:
        assert METEORITE in outcomes
        state.apply_chance(METEORITE)
    else:
        state.apply_chance(outcomes[0])
    return is_card


def _choice(state: State, is_draw: bool) -> str:
    offered = choices(state)
    if "hand" in offered:
        return "draw" if is_draw else "hand"
    return "end" if "end" in offered else sorted(offered)[0]


def test_the_meteorite_in_phase_four_of_turn_28_gives_31_turns() -> None:
    """TV-19, TR-7.2, TR-7.3, TR-8.1: seat 1 draws it, the last round is 2, 0, 1."""
    turns, last = play_to_the_end(draw_on_turn=None)
    assert len(turns) == 31
    assert turns[:3] == [1, 2, 0]
    assert turns[27] == 1
    assert last == turns[28:] == [2, 0, 1]


def test_the_meteorite_in_phase_one_of_turn_28_gives_30_turns() -> None:
    """TV-19, TR-2.3, TR-7.3, TR-8.1: the last round is 1, 2, 0, this very turn included."""
    turns, last = play_to_the_end(draw_on_turn=28)
    assert len(turns) == 30
    assert last == turns[27:] == [1, 2, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_last_round_turn_has_two_actions_a_clean_up_and_nothing_else(players: int) -> None:
    """TR-8.2, R-10, R-11: no card, no mandatory drift, no new card."""
    state = board("P     .     .     Wb    Sa    ~b", players=players, last_turns=2)
    events = do(state, "end")
    assert keys(events) == ["actions-ended", "turn-began"]
    now = facts(state)
    assert (now.fields["stage"], now.fields["actions_left"]) == ("acting", 2)
    assert now.fields["last_turns"] == 1
    events = do(state, "end")
    assert keys(events)[:2] == ["actions-ended", "swimmers-lost"]
    assert facts(state).fields["deck_sizes"] == now.fields["deck_sizes"]


def test_there_is_no_drift_in_the_last_round() -> None:
    """TR-8.3: it costs three actions."""
    state = board("P   M   S   W   Sa", last_turns=3)
    assert not choices(state, "lift")
    assert why(state, on("lift", state, (1, 0))) == ("drift-too-dear", "TR-8.3")


def test_after_the_last_round_nobody_swims_and_no_tile_is_overpopulated() -> None:
    """TR-8.4, INV-11: all players have cleaned up, here three after a drift."""
    state = board("P     .     Mb2c2 .     Sa    ~a3b3 ~c", last_turns=3)
    do(state, "end", "end", "end")
    now = facts(state)
    assert state.is_over
    assert now.swimmers == {}
    assert now.on_tiles[(2, 0)] == (0, 0, 2)
    assert state.invariants() == []


def test_final_scoring_follows_the_last_turn_immediately() -> None:
    """TR-8.5: nobody has another decision."""
    state = board("P     .     .     W     Sa", last_turns=1)
    events = keys(do(state, "end"))
    assert events == ["actions-ended", "final-scored", "game-won"]
    assert state.is_over
    assert state.result() is not None
    assert why(state, "end", seat=0) == ("game-over", "TR-8.5")


@pytest.mark.parametrize(("players", "lowest", "highest"), [(2, 17, 21), (3, 31, 39), (5, 31, 39)])
def test_the_number_of_turns_follows_from_the_meteorites_place(
    players: int, lowest: int, highest: int
) -> None:
    """TR-7.3, INV-8: it is draw number i - n; with only hand cards the game has i turns."""
    for place in (lowest, highest):
        state = GAME.new(players, {"start_player": 0}, ASK)
        drawn = 0
        while not state.is_over:
            if state.to_act == (CHANCE,):
                drawn += _draw(state, is_meteorite=drawn + 1 == place)
            else:
                do(state, _choice(state, is_draw=False))
        assert drawn == place
        assert facts(state).fields["turn"] == place
        assert state.invariants() == []
