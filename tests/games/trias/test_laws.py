"""The invariants hold in whole games, and each of them can fail (section 13)."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.trias.board_laws import board_laws
from tests.games.trias.boards import Cell, board, changed, load
from tests.games.trias.cautious import cautious_game
from tests.games.trias.facts import facts
from tests.games.trias.laws import laws_between
from tests.games.trias.play import choices, do, on
from trilobite.engine import Event, Refusal, State
from trilobite.games.trias import GAME
from trilobite.games.trias.rules.drift import Drifted
from trilobite.games.trias.state import TriasState

OPTIONS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {"south_pole_capacity": 3, "distance_metric": "euclid"}),
    (5, {"interim_join": "net_new", "discards_public": False}),
    (2, {"last_round_actions_2p": 3, "reentry": "pair"}),
    (3, {"no_drift_card": "keep", "south_pole_capacity": "unlimited"}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_all_laws_hold_in_a_cautious_game(players: int, options: dict[str, object]) -> None:
    """INV-1 to INV-8, INV-10, INV-11, after every decision."""
    for state, seat, action in cautious_game(players, 3 * players, **options):
        before, after = state.copy(), state.copy()
        events = after.apply(seat, action)
        assert not isinstance(events, Refusal)
        assert laws_between(before, seat, action, events, after) == []
        assert after.invariants() == []


LINE = "P     M     S     Wb2   Sa"


def transition(state: TriasState, text: str) -> tuple[State, int, Any, list[Event], TriasState]:
    """A real step of the game, for a test to change."""
    (seat,) = state.to_act
    after = state.copy()
    events = do(after, text)
    return state, seat, GAME.actions.from_text(text), events, after


def broken(
    state: TriasState,
    text: str,
    changes: Mapping[str, object],
    tiles: Mapping[Cell, Mapping[str, object]],
) -> set[str]:
    """The laws that a step breaks when fields of the table or tiles after it are changed."""
    before, seat, action, events, after = transition(state, text)
    assert laws_between(before, seat, action, events, after) == []
    data: Any = after.to_position()
    table = data["state"]["table"]
    table.update(changes)
    for tile in table["tiles"]:
        tile.update(tiles.get((tile["q"], tile["r"]), {}))
    out = [tile["herds"] for tile in table["tiles"] + table["swimmers"]]
    table["stock"] = [15 - sum(herds[s] for herds in out) for s in range(before.players)]
    false = load_anyhow(data)
    return {line.split(":")[0] for line in laws_between(before, seat, action, events, false)}


def load_anyhow(data: dict[str, Any]) -> State:
    return GAME.from_position(data, board(LINE).chance)


def test_inv_3_fails_if_another_tile_moves() -> None:
    state = board(LINE)
    text = on("reproduce", state, (4, 0))
    assert "INV-3" in broken(state, text, {}, {(4, 0): {"q": 4, "r": -1}})


def test_inv_3_fails_if_a_tile_drifts_inward() -> None:
    state = board(LINE)
    do(state, on("lift", state, (1, 0)))
    text = f"drift {facts(state).ids[(4, 0)]} e"
    assert "INV-3" in broken(state, text, {}, {(5, 0): {"q": 0, "r": 1}})


def test_inv_3_fails_if_a_landscape_changes() -> None:
    state = board(LINE)
    swapped: dict[Cell, dict[str, object]] = {
        (1, 0): {"landscape": "steppe"},
        (4, 0): {"landscape": "mountain"},
    }
    assert broken(state, on("reproduce", state, (4, 0)), {}, swapped) == {"INV-3"}


def test_inv_4_fails_if_k_or_j_is_reported_wrongly() -> None:
    state = board(LINE)
    do(state, on("lift", state, (1, 0)))
    before, seat, action, events, after = transition(state, f"drift {facts(state).ids[(4, 0)]} e")
    (drifted,) = Drifted.among(events)
    drifted.values = {**drifted.values, "pieces": 4}
    lines = laws_between(before, seat, action, events, after)
    assert {line.split(":")[0] for line in lines} == {"INV-4"}
    assert len(lines) == 2


BAY = """
.     .     .     W     W     W
   .     .     W     .     .     W
P     Wa    W     .     .     W
   .     ~b    W     W     .     .
"""
"""A tile that drifts into the mouth of the bay closes a sea."""

LONE = """
P     .     .     Ma    S
   .     .     .     .     .
"""
"""Only one of the tiles that the player is with can drift."""


@pytest.mark.parametrize(("field", "tile", "law"), [("mass", 0, "TR-0.3"), ("sea", 0, "TR-0.2")])
def test_the_board_is_compared_with_the_rules(field: str, tile: int, law: str) -> None:
    """Land masses and waters that the board knows wrongly are found."""
    state = board(LINE)
    assert list(board_laws(state.table)) == []
    kept = getattr(state.table.board, field)[:]
    at = tile if field == "mass" else int(state.table.neighbour(tile, 1))
    kept[at] = 3
    setattr(state.table.board, field, kept)
    assert {line.split(":")[0] for line in board_laws(state.table)} == {law}


def test_swimmers_that_the_board_counts_wrongly_are_found() -> None:
    state = board(LINE)
    state.table.board.swimming[0] = 1
    assert [line.split(":")[0] for line in board_laws(state.table)] == ["TR-0.4"]


@pytest.mark.parametrize("picture", [BAY, LINE, LONE], ids=["bay", "line", "lone"])
def test_the_board_agrees_with_the_rules_about_all_drifts(picture: str) -> None:
    """TR-2.4 to TR-2.6, TR-3.8 to TR-3.11, TR-4.1: before a card, and with any tile lifted."""
    assert list(board_laws(board(picture, stage="choose_card").table)) == []
    state = board(picture)
    for text in choices(state, "lift"):
        lifted = state.copy()
        do(lifted, text)
        assert list(board_laws(lifted.table)) == []


def test_inv_5_fails_if_a_tile_fills_up_beyond_its_capacity() -> None:
    state = board(LINE)
    herds = {(4, 0): {"herds": [4, 0, 0]}}
    assert "INV-5" in broken(state, on("reproduce", state, (4, 0)), {}, herds)


def test_inv_5_fails_if_a_herd_is_on_the_closed_pole() -> None:
    """No position describes such a state: it is made with an open Pole that is then closed."""
    open_pole = board("Pa    M     S     Wb2   Sa", south_pole_capacity=2)
    before, seat, action, events, after = transition(open_pole, on("reproduce", open_pole, (4, 0)))
    before.options = {**before.options, "south_pole_capacity": 0}
    lines = laws_between(before, seat, action, events, after)
    assert lines == ["INV-5: a herd is on the South Pole"]


def test_inv_6_fails_if_a_swimmer_or_a_surplus_is_left_after_clean_up() -> None:
    state = board("P     M     S     Wb2   Sa    ~a")
    swimmer = {"swimmers": [{"q": 5, "r": 0, "herds": [1, 0, 0]}]}
    assert broken(state, "end", swimmer, {}) == {"INV-6"}
    crowd = board("P     M     S     Wb2   Sa2b2")
    assert broken(crowd, "end", {}, {(4, 0): {"herds": [2, 2, 0]}}) == {"INV-6"}


def test_inv_7_fails_if_a_card_is_lost() -> None:
    state = board(LINE)
    before, seat, action, events, after = transition(state, on("reproduce", state, (4, 0)))
    data: Any = after.to_position()
    data["state"]["secrets"]["discards"] = {"1 woods": 1}
    data["state"]["table"]["deck_sizes"][0] -= 1
    (line,) = laws_between(before, seat, action, events, load(data))
    assert line.startswith("INV-7")


@pytest.mark.parametrize("changes", [{"active": 2}, {"turn": 5}, {"turn": 7}, {"active": 0}])
def test_inv_8_fails_if_the_turn_does_not_go_on_clockwise(changes: dict[str, object]) -> None:
    assert broken(board(LINE), "end", changes, {}) == {"INV-8"}


@pytest.mark.parametrize("left", [1, 3])
def test_inv_8_fails_if_somebody_has_two_last_turns(left: int) -> None:
    state = board(LINE, last_turns=3)
    before, seat, action, events, after = transition(state, "end")
    false = changed(after, last_turns=left)
    lines = laws_between(before, seat, action, events, false)
    assert {line.split(":")[0] for line in lines} == {"INV-8"}


@pytest.mark.parametrize(("before", "after"), [(39, 40), (28, 29)])
def test_inv_8_fails_if_a_game_is_too_long_or_too_short(before: int, after: int) -> None:
    state = board(LINE, last_turns=1, turn=before) if after < 30 else board(LINE, turn=before)
    lines = laws_between(*transition(state, "end"))
    assert [line.split(":")[0] for line in lines] == ["INV-8"]


def test_inv_11_fails_if_the_game_ends_with_a_swimmer_or_a_crowded_tile() -> None:
    """Only the active player's herds are taken back, but here others have had no turn."""
    state = board("P     M     S     Wb2   Mc3   ~b", last_turns=1)
    lines = laws_between(*transition(state, "end"))
    assert {line.split(":")[0] for line in lines} == {"INV-11"}
    assert len(lines) == 2


def test_inv_10_fails_if_points_are_lost_or_come_from_nowhere() -> None:
    state = board(LINE, scores=[1, 1, 1])
    text = on("reproduce", state, (4, 0))
    assert broken(state, text, {"interim": [0, 1, 1]}, {}) == {"INV-10"}
    assert broken(state, text, {"interim": [1, 2, 1]}, {}) == {"INV-10"}
    before, seat, action, events, after = transition(state, text)
    after.table.final[0] = 1  # no position has final points before the end
    assert "INV-10" in str(laws_between(before, seat, action, events, after))
