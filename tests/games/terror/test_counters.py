"""Hatch and Volcano counters, volcano areas (sections 8 and 9)."""

import pytest

from tests.games.terror.boards import SEED, board, shown, table_of
from tests.games.terror.play import choices, do, migrate, places, stage, supply, why
from tests.games.terror.slow_island import AREAS, PLANS
from trilobite.engine import State
from trilobite.games.terror import GAME

VOLCANOES = {f"volcano {area}" for area in AREAS}


# Counters.


def test_at_most_one_counter_per_period() -> None:
    """TT-8.1, INV-6."""
    state = board("Sm [R4]", tile="HG", fresh="R")
    assert choices(state) == {"tile", "hatch Sm"} | VOLCANOES
    do(state, "hatch Sm")
    assert table_of(state)["counters"]["hatch"][0] == 0
    assert not choices(state) & (VOLCANOES | {"hatch Sm"})
    assert why(state, "volcano Do") is not None


@pytest.mark.parametrize(
    ("counters", "kinds"),
    [
        ({"hatch": [0, 0, 0, 0], "volcano": [None] * 4}, {"volcano"}),
        ({"hatch": [None] * 4, "volcano": [0, 0, 0, 0]}, {"hatch"}),
        ({"hatch": [0, 0, 0, 0], "volcano": [1, 1, 1, 1]}, set()),
        ({"hatch": [None] * 4, "volcano": [None] * 4}, {"hatch", "volcano"}),
    ],
)
def test_each_counter_is_used_once_per_game(
    counters: dict[str, list[int | None]], kinds: set[str]
) -> None:
    """TT-8.1: the period in which it was played counts (R-25)."""
    state = board("Sm [R4] Fo [R1]", tile="HG", time=(1, 1), counters=counters)
    found = {text.split()[0] for text in choices(state)} - {"tile"}
    assert found == kinds


def test_the_view_says_what_a_seat_has_for_free_actions() -> None:
    """TT-5.2, TT-8.1: from the beginning of its play turn to the end, at any step."""
    state = board("Sm [B5 | R4] Fo [R1]", tile="HA", fresh="R", whites=2)
    assert free_actions(state, 0) == ["white", "hatch", "volcano"]
    assert free_actions(state, 1) == free_actions(state, None) == []
    do(state, "white Sm", "white Sm", "hatch Sm")
    assert free_actions(state, 0) == ["volcano"], "in another period, if not in this one"


def test_there_are_no_free_actions_while_tiles_are_selected() -> None:
    """TT-8.1: only in a play turn."""
    state = GAME.new(2, {}, SEED)
    assert stage(state) == "select_card"
    assert [free_actions(state, seat) for seat in range(2)] == [[], []]


def test_the_end_of_the_last_play_turn_asks_about_an_unused_counter() -> None:
    """TT-8.1: before that turn, it can still be used later."""

    def wasted(time: tuple[int, int], fresh: str, *texts: str) -> str | None:
        state = board("Sm [R4]", tile="TR", time=time, fresh=fresh, last=True)
        do(state, *texts, "stay")
        waste = state.wasted_by(0, GAME.actions.from_text("end"))
        return None if waste is None else waste.key

    last = (2, PLANS[4].turns[2] - 1)
    assert wasted(last, "R", "tile") == "terror-wastes-counter"
    assert wasted((0, 0), "R", "tile") is None
    assert wasted(last, "", "tile") is None
    assert wasted(last, "R", "hatch Sm") is None


def free_actions(state: State, seat: int | None) -> object:
    return state.view(seat).to_json()["free_actions"]


def test_the_hatch_counter() -> None:
    """TT-8.2: 3 Dinos for one herd, no Pterodactyl; also in a turn with the Hatch tile."""
    state = board("Sm [B5 | R4] Fo [R1]", tile="HA", fresh="R")
    do(state, "tile", "hatch Sm", "grow Sm")
    assert shown(state, "Sm") == "[R10 | B5]"
    assert stage(state) == "move_pterodactyl"


@pytest.mark.parametrize(
    "island", ["Sm [R4] ^B", "Sm [B4]", "Sm [R57]"], ids=["volcano", "no herd", "empty supply"]
)
def test_the_hatch_counter_is_not_offered_without_effect(island: str) -> None:
    """TT-8.2, R-35, TT-9.3."""
    state = board(island, tile="TR", fresh="R")
    assert not choices(state, "hatch")
    assert choices(state, "volcano"), "the Volcano may be played"


def test_the_hatch_counter_is_limited_by_the_supply() -> None:
    """TT-0.4, R-05."""
    state = board("Sm [R56]", tile="TR", fresh="R")
    do(state, "hatch Sm")
    assert shown(state, "Sm") == "[R57]"


def test_a_volcano_may_erupt_anywhere_except_on_another() -> None:
    """TT-8.3, R-30, TT-9.5: also on empty areas and under predators."""
    state = board("Sm [R4] Do [B1] ^B", tile="TR", fresh="R")
    assert choices(state, "volcano") == VOLCANOES - {"volcano Do"}
    do(state, "volcano Mi")
    assert shown(state, "Mi") == "[] /T ^R"


def test_a_volcano_kills_in_all_herds_before_they_are_ranked() -> None:
    """TT-8.3: at most the Dinos present, own ones too, but never a T-Rex."""
    state = board("Sm [R4 | B4 | G3]", tile="TR", fresh="R")
    do(state, "volcano Sm")
    assert shown(state, "Sm") == "[B3 | R2 | G2] ^R"
    assert [supply(state, letter) for letter in "RBG"] == [55, 54, 55]
    state = board("Sm [T(O) | R1]", tile="TR", fresh="R")
    do(state, "volcano Sm")
    assert shown(state, "Sm") == "[T(O)] ^R"


# Volcano areas.


def test_no_dino_enters_leaves_or_grows_in_a_volcano_area() -> None:
    """TT-9.1, TT-9.2, TT-9.3, TT-9.6: immediately, and also for its owner."""
    state = board("Sm [R4] So [R2]", tile="HM", card="swamp", whites=1, fresh="R")
    do(state, "volcano Sm")
    assert places(state, "white") == {"So"}
    card, tile = state.copy(), state
    do(card, "card")
    assert all(text.split("-")[1] == "0" for text in choices(card))
    do(tile, "tile")
    assert choices(tile, "migrate") == {"migrate So"}
    do(tile, "migrate So")
    assert places(tile, "go") == {"Fo", "Mo"}


def test_a_volcano_stops_migration_half_way() -> None:
    """TT-9.2, R-09: at the boundary between the two herds."""
    state = board("Sm [R4] So [R2]", tile="HM", fresh="R")
    do(state, "tile")
    migrate(state, "Sm", "Si 2")
    do(state, "volcano So")
    assert choices(state) == {"end"}, "no second herd is left"


def test_a_predator_that_came_before_the_volcano_still_eats() -> None:
    """R-31, TT-9.4: but nobody is scattered out of the area."""
    state = board("Fm [B4 | G3]", tile="RA", fresh="R", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm", "volcano Fm")
    assert shown(state, "Fm") == "[B2 | G2] ^R"
    do(state, "eat B", "eat G")
    assert shown(state, "Fm") == "[B1 | G1] ^R"
    assert stage(state) == "choose_raptor"


def test_a_t_rex_settles_in_a_volcano_area_it_entered_before() -> None:
    """R-31, INV-5."""
    state = board("Do [] /T Fo [B3 | G2 | O2]", tile="TR", fresh="R")
    do(state, "tile", "to Fo", "volcano Fo", "stop")
    assert shown(state, "Fo") == "[T(R) | B1 | G1] ^R"
    assert supply(state, "O") == 57


def test_a_volcano_may_erupt_between_two_singles() -> None:
    """R-36, TT-9.2: the area may be closed at the boundary before the second."""
    state = board("Fm [R3 | B2]", tile="RA", fresh="R", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm", "stop", "scatter B 1", "to Fo", "volcano Fm")
    assert stage(state) == "choose_raptor"


def test_scoring_works_as_usual_under_a_volcano() -> None:
    """TT-9.5."""
    state = board("Fo [B3 | G2] ^O")
    assert state.view(None).to_json()["worth"]["stones"] == [0, 6, 3, 0]  # type: ignore[index]


def test_a_volcano_is_removed_at_the_start_of_its_owners_next_play_turn() -> None:
    """TT-9.6, R-24, TT-4.5: until then it affects the others."""
    state = board("Sm [R4] Do [] ^B", tile="TR", time=(0, 1))
    do(state, "tile")
    assert "Do" not in places(state)
    do(state, "stay", "end")
    assert table_of(state)["active"] == 1
    assert shown(state, "Do") == "[]"
    assert table_of(state)["counters"]["volcano"][1] == 0, "the counter stays used"
