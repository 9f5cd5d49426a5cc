"""Scoring, the turn track and the end (sections 10, 11 and 12)."""

from typing import Any

import pytest

from tests.games.terror.boards import board, load, position, shown, table_of
from tests.games.terror.play import end_turn, keys, lazily, random_game, worth
from tests.games.terror.slow_island import PLANS, island_of, plan_of
from trilobite.engine import Result, SeededChance, State, Who
from trilobite.games.terror import GAME
from trilobite.games.terror.rules.scoring import score_period
from trilobite.games.terror.state import TerrorState

ALL_THERE = "Si [R1] Fi [R1] Di [R1] Mi [R1]"


@pytest.mark.parametrize(("players", "points"), [(4, [6, 3, 0]), (5, [6, 3, 2])])
def test_each_occupant_scores_the_stone_of_its_habitat(players: int, points: list[int]) -> None:
    """TT-10.1, TT-1.5: also a T-Rex alone in a habitat, but not one outside (R-04)."""
    inside = board("Fo [R4 | T(B) | G1]", players=players)
    assert worth(inside)["stones"][:3] == points
    outside = board("Fo [R4 | G4 | O3] /T:B", players=players)
    assert worth(outside)["stones"][1] == 0


def test_presence_needs_all_four_environments() -> None:
    """TT-10.2."""
    assert worth(board(ALL_THERE))["presence"] == [8, 0, 0, 0]
    assert worth(board("Si [R9] Fi [R9] Di [R9]"))["presence"] == [0, 0, 0, 0]
    both = board(f"{ALL_THERE} Sm [B1] Fm [B1] Dm [B1] Mm [B1]")
    assert worth(both)["presence"] == [8, 8, 0, 0]


def test_domination_counts_the_t_rex_as_three() -> None:
    """TT-10.3, R-26: in or outside a habitat; a total of 0 gets nothing."""
    state = board("Di [R2] Dm [T(B)]", time=(2, 1))
    assert worth(state)["domination"] == [4, 8, 0, 0]
    outside = board("Di [G3 | O3 | R3] /T:B Dm [B3]", time=(2, 1))
    assert worth(outside)["domination"] == [0, 8, 4, 0]
    alone = board("Di [R2]", time=(2, 1))
    assert worth(alone)["domination"] == [8, 0, 0, 0], "nobody is second"


def test_domination_with_two_players() -> None:
    """TT-10.3: 4 points, for the first only."""
    state = board("Di [R2 | B1] Fo [B3]", players=2, time=(2, 1))
    assert worth(state)["domination"] == [4, 4]


@pytest.mark.parametrize(
    ("islands", "ties"),
    [
        ("Di [R3 | B2]", []),
        ("Di [R2 | B2]", [(0, 1, "primary")]),
        ("Di [G9 | R2 | B2]", [(0, 1, "secondary")]),
        ("Di [R2 | B1] Dm [B2 | R1]", [(1, 0, "area")]),
        ("Di [G9 | O8 | R2] Dm [B2]", []),
    ],
)
def test_a_tie_for_domination_is_explained(islands: str, ties: list[tuple[int, int, str]]) -> None:
    """TT-10.4: if points depend on the tie, an event says what broke it."""
    state = board(islands, time=(2, 1))
    assert isinstance(state, TerrorState)
    state.table.log = []
    score_period(state.table)
    remarks = [event for event in state.table.log if event.is_remark]
    args = [event.arguments() for event in remarks]
    assert [(one["who"], one["other"], one["by"]) for one in args] == [
        (Who(who), Who(other), by) for who, other, by in ties
    ]
    assert {event.rule for event in remarks} <= {"TT-10.4"}


# The turn track.


@pytest.mark.parametrize(
    ("players", "long"), [(2, False), (3, False), (4, False), (5, False), (6, False), (6, True)]
)
def test_every_period_is_scored_as_the_table_says(players: int, long: bool) -> None:
    """TT-4.1, TT-10.1, TT-10.2, TT-10.3, R-28, INV-11: after its last turn, by the slow rules."""
    options: dict[str, Any] = {"six_player_long": long}
    plan = plan_of(players, options)
    scored = 0
    for state, seat, action in random_game(players, 5, options):
        before = table_of(state)
        trial = state.copy()
        trial.apply(seat, action)
        after = table_of(trial)
        if after["points"] == before["points"]:
            continue
        scored += 1
        assert action.kind == "end"
        assert before["turn"] + 1 == plan.turns[before["period"]]
        island = island_of(trial.to_position())
        special = plan.special[before["period"]]
        nothing = [0] * players
        gained = {
            "stones": island.stone_points(),
            "presence": island.presence_points() if "P" in special else nothing,
            "domination": island.domination_points() if "D" in special else nothing,
        }
        for source, points in gained.items():
            old = before["points"][source]
            assert after["points"][source] == [a + b for a, b in zip(old, points, strict=True)]
    assert scored == sum(turns > 0 for turns in plan.turns)


def test_the_long_game_of_six() -> None:
    """Section 11, six_player_long=True: two turns of the Cretaceous, three scorings."""
    state = GAME.new(6, {"six_player_long": True}, SeededChance(bytes(16)))
    turns = {(table_of(now)["period"], table_of(now)["turn"]) for now in lazily(state)}
    assert (2, 1) in turns
    assert len(turns) == 8
    short = GAME.new(6, {}, SeededChance(bytes(16)))
    turns = {(table_of(now)["period"], table_of(now)["turn"]) for now in lazily(short)}
    assert len(turns) == sum(PLANS[6].turns) == 6


def test_the_order_at_the_end_of_a_turn() -> None:
    """TT-4.1: refresh, scoring, start marker, next turn."""
    state = board("Sm [R4] So [B4]", players=2, time=(0, 2))
    end_turn(state)
    found = keys(end_turn(state))
    steps = ["play-turn-ended", "tiles-laid", "stones-scored", "start-passed", "turn-began"]
    positions = [found.index(step) for step in steps]
    assert positions == sorted(positions)
    assert table_of(state)["period"] == 1


def test_no_start_marker_passes_after_the_last_turn() -> None:
    """TT-4.1, TT-12.1: no turn follows."""
    state = board("Sm [R4] So [B4]", players=2, time=(2, 1))
    end_turn(state)
    found = keys(end_turn(state))
    assert state.is_over
    assert found[-1] == "game-ended"
    assert "start-passed" not in found


# The end.


def last_moment(text: str, scores: list[int], players: int = 4) -> State:
    """The last play turn of the game, with these points scored before it."""
    data = position(
        text,
        players=players,
        active="RBGOYP"[players - 1],
        tile=None,
        time=(2, PLANS[players].turns[2] - 1),
        scores=scores,
        last=True,
    )
    return load(data)


def final(text: str, wanted: list[int], players: int = 4) -> Result:
    """The result when the players end with these totals."""
    island = island_of(position(text, players=players, time=(2, 1)))
    got = [
        a + b for a, b in zip(island.stone_points(), island.domination_points(), strict=True)
    ]  # fmt: skip
    scores = [max(want - have, 0) for want, have in zip(wanted, got, strict=True)]
    state = last_moment(text, scores, players)
    end_turn(state)
    result = state.result()
    assert result is not None
    assert [seat.points for seat in result.seats] == wanted
    return result


def places(result: Result) -> list[int]:
    return [seat.place for seat in result.seats]


def test_most_points_win() -> None:
    """TT-12.1."""
    assert places(final("Si [R1]", [50, 60, 40, 30])) == [2, 1, 3, 4]


def test_a_tie_goes_to_the_most_dinos() -> None:
    """TT-12.1: the T-Rex counts 3."""
    result = final("Si [R2] Fi [B1] Di [T(G)]", [40, 40, 40, 40])
    assert places(result) == [2, 3, 1, 4]


def test_a_further_tie_goes_to_the_better_habitats() -> None:
    """TT-12.1: primary, then secondary, then tertiary habitats of the whole board."""
    primary = final("Si [R2] Fi [B1] Di [B1] Mi [O9 | G2]", [60, 60, 60, 60])
    assert places(primary) == [3, 2, 4, 1]
    secondary = final("Si [O9 | R2] Fi [O8 | G3 | B2]", [60, 60, 10, 60])
    assert places(secondary)[:2] == [2, 3]


def test_a_tie_that_remains_is_shared() -> None:
    """TT-12.1, R-27."""
    result = final("Si [R2] Fi [B2]", [40, 40, 10, 10])
    assert places(result) == [1, 1, 3, 3]
    assert [seat.payoff for seat in result.seats] == [0.5, 0.5, 0, 0]


def test_the_board_stays_as_it_was_when_it_was_scored() -> None:
    """TT-4.1, INV-7: the row is refreshed even after the last turn."""
    state = last_moment("Si [R2] Fi [B2]", [0, 0, 0, 0])
    end_turn(state)
    assert state.is_over
    assert shown(state, "Si") == "[R2]"
    assert None not in [space["tile"] for space in table_of(state)["spaces"]]
