"""The test vectors of the specification, TV-1 to TV-46 and TV-50 to TV-58, in its notation."""

from itertools import permutations

import pytest

from tests.games.terror.boards import board, load, passed_to, position, shown, table_of
from tests.games.terror.play import (
    choices,
    do,
    end_turn,
    lazily,
    migrate,
    places,
    stage,
    supply,
    why,
    worth,
)
from tests.games.terror.slow_island import AREAS, island_of, neighbours
from trilobite.engine import SeededChance
from trilobite.games.terror import GAME
from trilobite.games.terror.state import TerrorState

pytestmark = pytest.mark.both_builds

LAST = (2, 1)
"""The second turn of the Cretaceous, whose scoring has Domination with 4 players."""


def spread(state: TerrorState, shares: str) -> None:
    do(state, "card", f"spread {shares}")


def raptor_to(state: TerrorState, area: str, *eaten: str) -> None:
    """The first Raptor enters an area and eats."""
    do(state, "tile", "raptor 1", f"to {area}", *(f"eat {letter}" for letter in eaten))
    if stage(state) == "eating":
        do(state, "stop")


def t_rex_to(state: TerrorState, area: str, *eaten: str) -> None:
    do(state, "tile", f"to {area}", *(f"eat {letter}" for letter in eaten))
    if stage(state) == "eating":
        do(state, "stop")


# From the rulebook.


@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 3)])
def test_tv_1_one_slot_serves_these_players(players: int, number: int) -> None:
    """TV-1."""
    state = GAME.new(players, {"start_player": 0}, SeededChance(bytes(16)))
    assert table_of(state)["areas"]["So"]["order"][0] == number - 1
    assert table_of(state)["areas"]["So"]["dinos"][number - 1] == 4


def row_of_tv_2() -> TerrorState:
    return board(
        "Sm [R4 | B4] So [G4 | O4]",
        active="O",
        row={5: "R", 3: "G", 6: "B", 1: "O"},
        tiles="NE RA HG HA TR HM",
        time=(0, 1),
    )


def test_tv_2_the_action_spaces_give_the_order_of_play() -> None:
    """TV-2."""
    state = row_of_tv_2()
    order = ""
    for _ in range(4):
        order += "RBGO"[state.to_act[0]]
        end_turn(state)
    assert order == "OGRB"


def test_tv_3_unused_tiles_slide_and_get_white_dinos() -> None:
    """TV-3."""
    state = row_of_tv_2()
    before = dict(table_of(state)["whites_on"])
    for _ in range(4):
        end_turn(state)
    table = table_of(state)
    tiles = [space["tile"] for space in table["spaces"]]
    assert tiles[4:] == ["RA", "HA"]
    assert sorted(tiles[:4]) == ["HG", "HM", "NE", "TR"]
    assert table["whites_on"] == {
        "NE": 0, "HG": 0, "HM": 0, "TR": 0, "RA": before["RA"] + 1, "HA": before["HA"] + 1
    }  # fmt: skip


def test_tv_4_a_card_has_ten_spreads() -> None:
    """TV-4."""
    state = board("Sm [R4]", card="mountains")
    do(state, "card")
    assert len(choices(state)) == len(choices(state, "spread")) == 10


def test_tv_5_a_herd_that_has_grown_past_the_others_goes_first() -> None:
    """TV-5."""
    state = board("Do [B3 | O2 | G1]", active="G", card="desert")
    spread(state, "0-0-3")
    assert shown(state, "Do") == "[G4 | B3 | O2]"


def test_tv_6_a_newcomer_drives_out_the_smallest() -> None:
    """TV-6."""
    state = board("Do [B3 | O2 | G1]", active="R", card="desert")
    spread(state, "0-0-3")
    assert shown(state, "Do") == "[B3 | R3 | O2]"
    assert supply(state, "G") == 57


def test_tv_7_herd_growth() -> None:
    """TV-7."""
    state = board("Fm [R2] Sm [R1]", tile="HG")
    do(state, "tile", "grow Fm")
    assert shown(state, "Fm") == "[R5]"
    assert shown(state, "Sm") == "[R3]", "the other herd was the only choice"


def test_tv_8_one_dies_of_environmental_shock() -> None:
    """TV-8."""
    state = board("Sm [R4] Fm [O2]", tile="HM")
    do(state, "tile")
    before = supply(state, "R")
    migrate(state, "Sm", "Fm 3")
    assert (shown(state, "Sm"), shown(state, "Fm")) == ("[R1]", "[O2 | R2]")
    assert supply(state, "R") == before + 1


def test_tv_9_a_migrating_herd_picks_up() -> None:
    """TV-9."""
    state = board("Sm [R4 | B2 | O1] Fm [O2]", tile="HM")
    do(state, "tile")
    migrate(state, "Sm", "Fm 5")
    assert (shown(state, "Sm"), shown(state, "Fm")) == ("[R1 | B1]", "[R4 | O2]")


def test_tv_10_a_herd_may_go_three_ways() -> None:
    """TV-10."""
    state = board("Fm [R7]", tile="HM")
    do(state, "tile")
    migrate(state, "Fm", "Sm 2", "Dm 2", "Fo 2")
    assert [shown(state, area) for area in ("Fm", "Sm", "Dm", "Fo")] == [
        "[R1]", "[R1]", "[R1]", "[R2]"
    ]  # fmt: skip
    assert supply(state, "R") == 57 - 5


def test_tv_11_hatch_and_the_pterodactyl() -> None:
    """TV-11."""
    state = board(
        "Sm [B4 | R2 | O1]", active="O", tile="HA", predators={"pterodactyl": "Si"}
    )  # fmt: skip
    do(state, "tile")
    assert shown(state, "Sm") == "[B4 | O4 | R2]"
    do(state, "to Sm", "eat B", "eat R")
    assert shown(state, "Sm") == "[O4 | B3 | R1]"
    assert choices(state) == {"end"}


def test_tv_12_the_t_rex_joins_a_herd_and_leaves_it_again() -> None:
    """TV-12."""
    state = board("So [R5 | G3 | O1] Sm [] /T", active="O", tile="TR")
    t_rex_to(state, "So", "R", "R", "R", "G", "G")
    assert shown(state, "So") == "[O1+T | R2 | G1]"
    state = passed_to(state, "B", tile="TR")
    t_rex_to(state, "Fo")
    assert shown(state, "So") == "[R2 | O1 | G1]"
    assert shown(state, "Fo") == "[T(B)]"


def test_tv_13_the_t_rex_eats_three_after_two_steps() -> None:
    """TV-13."""
    state = board("Dm [R6 | G1] Fo [] /T", active="O", tile="TR")
    t_rex_to(state, "Dm", "R", "R", "R")
    assert shown(state, "Dm") == "[R3 | T(O) | G1]"


@pytest.mark.parametrize("blue", [2, 3])
def test_tv_14_a_raptor_eats_and_scatters(blue: int) -> None:
    """TV-14."""
    herds = f"[R3 | B{blue} | O2]"
    state = board(f"Fm {herds} Fi [G1 | O1]", tile="RA", predators={"raptor-1": "Dm"})
    raptor_to(state, "Fm", "R", "R")
    assert shown(state, "Fm") == f"[B{blue} | O2 | R1]"
    do(state, "scatter O 1", "to Fi", "scatter O 1")
    assert shown(state, "Fm") == f"[B{blue} | R1]"
    assert (shown(state, "Fi"), shown(state, "Fo")) == ("[O2 | G1]", "[O1]")


def test_tv_15_neighbours_and_range() -> None:
    """TV-15."""
    assert set(neighbours("Di")) == {"Fi", "Mi", "Dm"}
    state = board("So [R4]", tile="HA", predators={"pterodactyl": "Di"})
    do(state, "tile")
    assert places(state) == {"Fi", "Mi", "Dm", "Do", "Fm", "Mm", "Si"}


def test_tv_16_a_tertiary_habitat_scores_nothing_with_four() -> None:
    """TV-16."""
    state = board("Fi [G1+T | R3 | O3]")
    assert worth(state)["stones"] == [2, 0, 4, 0]


def test_tv_17_six_and_three() -> None:
    """TV-17."""
    assert worth(board("Fo [O1 | R1]"))["stones"] == [3, 0, 0, 6]


@pytest.mark.parametrize("forest", ["Fi [T(R)]", "Fi [B3 | G3 | O3] /T:R"])
def test_tv_18_the_t_rex_is_present_too(forest: str) -> None:
    """TV-18, also outside the habitats (TT-10.2)."""
    assert worth(board(f"Si [R1] Mi [R1] Di [R1] {forest}"))["presence"] == [8, 0, 0, 0]


def test_tv_19_domination_by_habitats() -> None:
    """TV-19."""
    state = board("So [R3 | G2 | B1] Sm [B3 | R2] Si [G4 | B2 | R1]", time=LAST)
    assert worth(state)["domination"] == [8, 4, 0, 0]


def test_tv_20_special_scorings_and_turns_of_four_players() -> None:
    """TV-20."""
    view = board("Sm [R4]").view(None).to_json()
    assert view["special"] == [["P"], ["P"], ["D"]]
    assert view["turns"] == [3, 3, 2]


# Our own.


def test_tv_21_a_newcomer_of_equal_size_ranks_behind() -> None:
    """TV-21."""
    state = board("Do [R3]", active="B", card="desert")
    spread(state, "0-0-3")
    assert shown(state, "Do") == "[R3 | B3]"


def test_tv_22_a_newcomer_without_a_habitat_is_extinct_at_once() -> None:
    """TV-22, and `doomed_arrivals: forbid`."""
    text = "Do [R3 | B3 | G3]"
    state = board(text, active="O", card="desert")
    spread(state, "0-0-3")
    assert shown(state, "Do") == "[R3 | B3 | G3]"
    assert supply(state, "O") == 57
    state = board(text, active="O", card="desert", doomed_arrivals="forbid")
    do(state, "card")
    assert choices(state) == {"spread 3-0-0", "spread 2-1-0", "spread 1-2-0", "spread 0-3-0"}


def test_tv_23_the_later_of_two_equals_is_driven_out() -> None:
    """TV-23."""
    state = board("Do [R3 | B2 | G2]", active="O", card="desert")
    spread(state, "0-0-3")
    assert shown(state, "Do") == "[R3 | O3 | B2]"
    assert supply(state, "G") == 57


def test_tv_24_a_herd_that_has_fallen_behind_stays_behind_equals() -> None:
    """TV-24."""
    state = board("Do [R4 | B3 | G3]", tile="RA", whites=1, predators={"raptor-1": "Dm"})
    raptor_to(state, "Do", "R", "R")
    assert shown(state, "Do") == "[B3 | G3 | R2]"
    do(state, "white Do")
    assert shown(state, "Do") == "[B3 | G3 | R3]"


@pytest.mark.parametrize("eaten", list(permutations("RB")))
def test_tv_25_the_order_of_eating_does_not_matter(eaten: tuple[str, str]) -> None:
    """TV-25, INV-9."""
    state = board("Do [R3 | B3]", tile="RA", predators={"raptor-1": "Dm"})
    raptor_to(state, "Do", *eaten)
    assert shown(state, "Do") == "[R2 | B2]"


def test_tv_26_pick_up_and_departure_are_one_step() -> None:
    """TV-26."""
    state = board("Sm [B2 | O2 | R2]", tile="HM")
    do(state, "tile")
    migrate(state, "Sm", "So 3")
    assert (shown(state, "Sm"), shown(state, "So")) == ("[B1 | O1 | R1]", "[R3]")


@pytest.mark.parametrize("option", ["die", "forbid"])
def test_tv_27_a_lone_dino_may_be_sent_abroad_to_die(option: str) -> None:
    """TV-27, R-15: it does not arrive, so `forbid` allows it too."""
    state = board("Sm [B2 | R1]", tile="HM", doomed_arrivals=option)
    do(state, "tile")
    migrate(state, "Sm", "Fm 1")
    assert (shown(state, "Sm"), shown(state, "Fm")) == ("[B1 | R1]", "[]")


def test_tv_28_dinos_that_have_moved_are_frozen() -> None:
    """TV-28."""
    state = board("Sm [R3] So [B2 | R2]", tile="HM")
    do(state, "tile")
    migrate(state, "Sm", "So 3")
    assert shown(state, "So") == "[R5 | B2]"
    do(state, "migrate So")
    assert choices(state) == {f"go {area} {n}" for area in ("Sm", "Fo", "Mo") for n in (1, 2, 3)}
    do(state, "go Fo 3")
    assert (shown(state, "So"), shown(state, "Fo")) == ("[R3 | B1]", "[R2]")


def test_tv_29_shock_first_then_extinct() -> None:
    """TV-29, and `doomed_arrivals: forbid`."""
    text = "Fm [R3] Dm [B2 | G2 | O2]"
    state = board(text, tile="HM")
    do(state, "tile")
    migrate(state, "Fm", "Dm 3")
    assert (shown(state, "Fm"), shown(state, "Dm")) == ("[]", "[B2 | G2 | O2]")
    assert supply(state, "R") == 57
    state = board(text, tile="HM", doomed_arrivals="forbid")
    do(state, "tile", "migrate Fm")
    assert {text for text in choices(state) if "Dm" in text} == {"go Dm 1"}
    assert why(state, "go Dm 3") is not None


@pytest.mark.parametrize(
    ("option", "after"), [("reenter", "[R5 | B4 | T(O)]"), ("stay", "[R5 | B4 | G2] /T:O")]
)
def test_tv_30_a_t_rex_outside_comes_in_when_there_is_room(option: str, after: str) -> None:
    """TV-30."""
    state = board("Do [R5 | B4 | G3] Dm [] /T", active="O", tile="TR", trex_outside=option)
    t_rex_to(state, "Do")
    assert shown(state, "Do") == "[R5 | B4 | G3] /T:O"
    state = passed_to(state, "R", tile="RA", predators={"raptor-1": "Dm", "t-rex": "Do"})
    raptor_to(state, "Do", "G")
    assert shown(state, "Do") == after
    assert supply(state, "G") == (57 if option == "reenter" else 55)


@pytest.mark.parametrize("option", ["reenter", "stay"])
def test_tv_31_dinos_bring_their_t_rex_in(option: str) -> None:
    """TV-31."""
    state = board("Do [R5 | B4 | G3] /T:O", active="O", card="desert", trex_outside=option)
    spread(state, "1-1-1")
    assert shown(state, "Do") == "[R5 | B4 | O1+T]"
    assert supply(state, "G") == 57


def test_tv_32_a_t_rex_is_pushed_out_and_its_dino_dies() -> None:
    """TV-32."""
    state = board("Do [R6 | B5 | O1+T] Dm [G5]", active="G", tile="HM")
    do(state, "tile")
    migrate(state, "Dm", "Do 5")
    assert shown(state, "Do") == "[R6 | B5 | G5] /T:O"
    assert supply(state, "O") == 57


def test_tv_33_the_t_rex_stays_and_changes_sides() -> None:
    """TV-33."""
    text = "Do [O1+T | R4 | B2]"
    state = board(text, active="B", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[B2+T | R4 | O1]"
    state = board(text, active="O", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[O1+T | R4 | B2]"


def test_tv_34_a_t_rex_drives_out_a_smaller_herd() -> None:
    """TV-34."""
    state = board("Do [R3 | B2 | G2] Dm [] /T", active="O", tile="TR")
    t_rex_to(state, "Do")
    assert shown(state, "Do") == "[R3 | T(O) | B2]"
    assert supply(state, "G") == 57


def test_tv_35_a_volcano_kills_dinos_but_not_the_t_rex() -> None:
    """TV-35."""
    state = board("Do [R4 | B3 | O1]", active="G", fresh="G")
    do(state, "volcano Do")
    assert shown(state, "Do") == "[R2 | B2] ^G"
    assert supply(state, "O") == 57
    state = board("Do [G1+T | R3]", active="B", fresh="B")
    do(state, "volcano Do")
    assert shown(state, "Do") == "[T(G) | R2] ^B"


def test_tv_36_a_t_rex_may_stay_in_a_volcano_area_and_change_its_owner() -> None:
    """TV-36."""
    state = board("Fi [R2] /T ^B", active="O", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Fi") == "[T(O) | R2] ^B"


@pytest.mark.parametrize(
    ("volcano", "near", "far"),
    [
        ("", ["Dm", "Fo", "Mo"], ["Di", "Fm", "Mm", "So"]),
        (" Dm [] ^G", ["Fo", "Mo"], ["Fm", "Mm", "So"]),
    ],
)
def test_tv_37_where_the_t_rex_can_go(volcano: str, near: list[str], far: list[str]) -> None:
    """TV-37, TT-7.16: and how much it eats there."""
    herds = " ".join(f"{area} [B6]" for area in near + far)
    for area in near + far:
        state = board(f"Do [] /T {herds}{volcano}", tile="TR")
        do(state, "tile")
        assert places(state) == {*near, *far}
        do(state, f"to {area}")
        most = 5 if area in near else 3
        do(state, *["eat B"] * most)
        assert choices(state) == {"end"}
        assert shown(state, area) == {5: "[T(R) | B1]", 3: "[B3 | T(R)]"}[most]


def test_tv_38_a_single_flees_elsewhere_than_a_pair() -> None:
    """TV-38."""
    text = "Fi [R3] Fm [B2 | G2 | O1]"
    state = board(text, active="B", tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    assert choices(state) == {"scatter R 1", "scatter R 2", "stop"}
    single = state.copy()
    do(state, "scatter R 2")
    assert (shown(state, "Fi"), shown(state, "Fm")) == ("[R1]", "[B2 | G2 | R2]")
    assert supply(state, "O") == 57
    do(single, "scatter R 1")
    assert places(single) == {"Si", "Di"}
    do(single, "to Si")
    assert (shown(single, "Fi"), shown(single, "Si")) == ("[R2]", "[]")
    assert supply(single, "R") == 55


TV_39 = "Fi [R3 | B1] Fm [B2 | G2 | O2]"


def test_tv_39_a_pair_goes_abroad_and_one_dies() -> None:
    """TV-39."""
    state = board("Fi [R3] Fm [B2 | G2 | O2]", tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    do(state, "scatter R 2")
    assert places(state) == {"Si", "Di"}
    do(state, "to Si")
    assert (shown(state, "Si"), shown(state, "Fi")) == ("[R1]", "[R1]")
    assert supply(state, "R") == 55


def test_tv_39_the_survivor_needs_a_habitat() -> None:
    """TV-39, and `doomed_arrivals: forbid`."""
    text = "Fi [R3] Fm [B2 | G2 | O2] Si [B1 | G1 | O1]"
    state = board(text, tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    do(state, "scatter R 2", "to Si")
    assert (shown(state, "Si"), shown(state, "Fi")) == ("[B1 | G1 | O1]", "[R1]")
    assert supply(state, "R") == 56
    state = board(text, tile="RA", predators={"raptor-1": "Di"}, doomed_arrivals="forbid")
    raptor_to(state, "Fi")
    assert why(state, "scatter R 2") is None
    do(state, "scatter R 2")
    assert shown(state, "Di") == "[R1]", "only Di is left, and is taken without asking"


def test_tv_39_two_singles_of_one_herd_may_not_both_go_abroad() -> None:
    """TV-39, TT-7.30."""
    state = board(TV_39, tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    do(state, "scatter R 1", "to Di")
    assert choices(state) == {"scatter B 1", "stop"}
    assert why(state, "scatter R 1") is not None
    do(state, "scatter B 1")
    assert shown(state, "Fm") == "[B3 | G2 | O2]"


def test_tv_39_lone_dinos_stay_at_home_by_option() -> None:
    """TV-39 with `scatter_lone_abroad: no` (R-23)."""
    state = board(TV_39, tile="RA", predators={"raptor-1": "Di"}, scatter_lone_abroad=False)
    raptor_to(state, "Fi")
    assert choices(state) == {"scatter R 2", "scatter B 1", "stop"}


def test_tv_40_volcanoes_block_fleeing_dinos() -> None:
    """TV-40."""
    state = board("Fi [R3] Fm [] ^B", tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    for number in (1, 2):
        trial = state.copy()
        do(trial, f"scatter R {number}")
        assert places(trial) == {"Si", "Di"}
    text = "Fi [R3] Fm [] ^B Si [] ^G Di [] ^O"
    state = board(text, tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    assert shown(state, "Fi") == "[R3]"
    assert stage(state) == "choose_raptor"


def test_tv_41_same_environment_first() -> None:
    """TV-41."""
    text = "Fm [R3] Fi [B2 | G2 | O2]"
    for number in (1, 2):
        state = board(text, tile="RA", predators={"raptor-1": "Dm"})
        raptor_to(state, "Fm")
        do(state, f"scatter R {number}")
        assert shown(state, "Fo") == f"[R{number}]", "taken without asking"


@pytest.mark.parametrize(
    ("text", "players", "points"),
    [
        pytest.param("Do [R5] Dm [B3] Di [B2]", 4, [4, 8, 0, 0], id="TV-42"),
        pytest.param("Do [R4 | B2] Dm [B3] Di [G9 | O5 | R1]", 4, [0, 4, 8, 0], id="TV-43"),
        pytest.param(
            "Do [R3 | B2] Dm [B4 | G3 | R1] Di [G3 | R2]", 4, [8, 4, 0, 0], id="TV-44"
        ),
        pytest.param("Do [R3 | B2] Dm [B3 | R2]", 4, [8, 4, 0, 0], id="TV-45"),
        pytest.param("Do [R3 | B2] Dm [B3 | R2]", 2, [4, 0], id="TV-45 with two players"),
        pytest.param("Di [R4] Dm [B4 | R4 | G3] /T:O", 4, [8, 4, 0, 0], id="TV-46"),
    ],
)  # fmt: skip
def test_tv_42_to_tv_46_ties_in_domination(text: str, players: int, points: list[int]) -> None:
    """TV-42, TV-43, TV-44, TV-45, TV-46."""
    assert worth(board(text, players=players, time=LAST))["domination"] == points


def test_tv_46_a_habitat_comes_before_a_t_rex_outside() -> None:
    """TV-46 by the literal rules: nobody is paid for the third place."""
    island = island_of(position("Di [R4] Dm [B4 | R4 | G3] /T:O"))
    assert island.domination_order("D") == [0, 1, 2, 3]
    island = island_of(position("Do [R4 | B2] Dm [B3] Di [G9 | O5 | R1]"))
    assert island.domination_order("D") == [2, 1, 0, 3], "TV-43"


def test_tv_50_two_players_leave_four_tiles() -> None:
    """TV-50."""
    data = position(
        "Sm [R4] So [B4]",
        players=2,
        row={1: "R", 6: "B"},
        tiles="NE HG HA TR RA HM",
        time=(0, 0),
    )
    data["state"]["table"]["whites"] = [0, 1]
    state = load(data)
    end_turn(state)
    end_turn(state)
    table = table_of(state)
    tiles = [space["tile"] for space in table["spaces"]]
    assert tiles[2:] == ["HG", "HA", "TR", "RA"]
    assert set(tiles[:2]) == {"NE", "HM"}
    assert table["whites_on"] == {"NE": 0, "HM": 0, "HG": 1, "HA": 1, "TR": 1, "RA": 2}


def test_tv_51_start_players_of_three() -> None:
    """TV-51, TT-4.8."""
    state = GAME.new(3, {"start_player": 0}, SeededChance(bytes(16)))
    found: dict[tuple[int, int], int] = {}
    for now in lazily(state):
        table = table_of(now)
        found[table["period"], table["turn"]] = table["start"] + 1
    assert list(found.values()) == [1, 2, 3, 2, 3, 1, 3, 1, 2]


def test_tv_52_a_gain_is_cut_to_the_supply() -> None:
    """TV-52."""
    state = board("Mo [R55]", card="desert")
    do(state, "card")
    assert len(choices(state)) == 6
    do(state, "spread 0-1-1")
    assert (shown(state, "Dm"), shown(state, "Do")) == ("[R1]", "[R1]")
    assert supply(state, "R") == 0
    state = board("Mo [R50] Si [R3]", tile="HG")
    do(state, "tile", "grow Si")
    assert (shown(state, "Si"), shown(state, "Mo")) == ("[R6]", "[R51]")
    assert supply(state, "R") == 0


def test_tv_53_a_volcano_lasts_into_the_next_period() -> None:
    """TV-53, R-24, R-25, R-34."""
    state = board("Sm [R4] So [B4]", time=(0, 2), fresh="R")
    do(state, "volcano Do")
    end_turn(state)
    selections = 0
    for now in lazily(state):
        table = table_of(now)
        if table["active"] == 0 and table["period"] == 1:
            if table["stage"] == "menu":
                break
            selections += 1
            assert shown(now, "Do") == "[] ^R", "not removed while its owner selects"
    assert selections
    assert table_of(state)["turn"] == 0
    assert shown(state, "Do") == "[]"
    assert choices(state, "hatch") >= {"hatch Sm"}
    assert not choices(state, "volcano")


def test_tv_54_a_lone_t_rex_is_swapped_on_the_spot() -> None:
    """TV-54, R-33."""
    state = board("Do [R3 | T(O) | G3]", active="B", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[R3 | T(B) | G3]"
    state = board("Do [O1+T | R3 | G2]", active="B", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[R3 | T(B) | G2]"
    assert supply(state, "O") == 57


def test_tv_55_a_second_single_may_not_follow_the_first() -> None:
    """TV-55, R-36."""
    text = "Fi [R3 | B1] Fm [B2 | G2]"
    state = board(text, tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    pair = state.copy()
    do(state, "scatter R 1")
    assert shown(state, "Fm") == "[B2 | G2 | R1]"
    assert choices(state) == {"scatter B 1", "stop"}
    do(pair, "scatter R 2")
    assert shown(pair, "Fm") == "[B2 | G2 | R2]"
    state = board("Fi [R3] Fm [B2 | G2]", tile="RA", predators={"raptor-1": "Di"})
    raptor_to(state, "Fi")
    do(state, "scatter R 1")
    assert stage(state) == "choose_raptor", "nothing but stopping was left"


def test_tv_56_the_former_owner_keeps_the_t_rex_until_the_choice() -> None:
    """TV-56, R-21."""
    state = board("Do [R3 | T(O) | B2]", active="G", tile="TR", fresh="G")
    do(state, "tile", "volcano Do")
    assert shown(state, "Do") == "[T(O) | R1 | B1] ^G"
    do(state, "to Fo")
    assert shown(state, "Do") == "[R1 | B1] ^G"
    assert shown(state, "Fo") == "[T(G)]"


@pytest.mark.parametrize("tile", ["NE", "HG", "HA"])
def test_tv_57_nothing_is_gained_from_an_empty_supply(tile: str) -> None:
    """TV-57."""
    state = board("Mo [R50] Si [R7]", tile=tile, card="desert", whites=2, fresh="R")
    volcanoes = {f"volcano {area}" for area in AREAS}
    assert choices(state) == {"card", "tile"} | volcanoes
    do(state, "card")
    assert choices(state) == {"tile"} | volcanoes
    do(state, "tile")
    if tile == "HA":
        assert stage(state) == "move_pterodactyl"
        assert not choices(state, "grow")
        do(state, "stay")
    assert choices(state) == {"end"} | volcanoes
    do(state, "end")
    assert table_of(state)["whites"] == [0, 0, 0, 0]
    assert supply(state, "R") == 0


TV_58 = "Fi [O3] Fm [B2 | G2]"


def after_the_volcano_of_tv_58(rules: str, text: str = TV_58) -> TerrorState:
    """The first Orange single has gone to Fm, where Red then lays the volcano."""
    data = position(text, tile="RA", predators={"raptor-1": "Di"}, fresh="R")
    state = load({**data, "rules": rules})
    raptor_to(state, "Fi")
    do(state, "scatter O 1")
    assert shown(state, "Fm") == "[B2 | G2 | O1]"
    assert "scatter O 1" not in choices(state)
    do(state, "volcano Fm")
    assert shown(state, "Fm") == "[G1] ^R"
    return state


def test_tv_58_a_second_single_goes_abroad_if_a_volcano_blocks_the_way_of_the_first() -> None:
    """TV-58, R-36, TT-7.28."""
    state = after_the_volcano_of_tv_58("2")
    assert choices(state) == {"scatter O 1", "stop"}
    do(state, "scatter O 1")
    assert places(state) == {"Si", "Di"}
    do(state, "to Si")
    assert shown(state, "Fi") == "[O1]"
    assert shown(state, "Si") == "[]"
    assert supply(state, "O") == 56
    assert stage(state) == "choose_raptor"


def test_tv_58_a_table_under_the_first_rules_offers_no_second_single() -> None:
    """R-36 as it was: the destination counts as available even with a volcano."""
    state = after_the_volcano_of_tv_58("1")
    assert stage(state) == "choose_raptor", "nothing but stopping was left"
    crowded = after_the_volcano_of_tv_58("1", "Fi [O3 | B1] Fm [B2 | G2]")
    assert choices(crowded) == {"scatter B 1", "stop"}
    assert why(crowded, "scatter O 1") == ("second-single", "R-36")
