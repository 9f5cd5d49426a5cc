"""Pterodactyl, T-Rex and Raptors (TT-7.11 to TT-7.31)."""

from typing import Any

import pytest

from tests.games.terror.boards import LETTERS, board, passed_to, shown, table_of
from tests.games.terror.play import action, choices, do, keys, places, stage, supply, why
from trilobite.engine import Refusal, State
from trilobite.games.terror import GAME
from trilobite.games.terror.rules.predators import PredatorMoved
from trilobite.server.tables.game import LoggedGame, LogRow

# Pterodactyl.


def test_the_pterodactyl_may_stay() -> None:
    """TT-7.11, TT-7.12: then it eats nothing."""
    state = board("Sm [R4] Di [B2]", tile="HA")
    do(state, "tile")
    assert shown(state, "Sm") == "[R7]"
    do(state, "stay")
    assert shown(state, "Di") == "[B2]"
    assert choices(state) == {"end"}


def test_the_pterodactyl_eats_opponents_only() -> None:
    """TT-7.12, R-18: any mix, up to two, and it may stop."""
    state = board("Dm [R4 | B2 | G1]", tile="HA")
    do(state, "tile", "to Dm")
    assert choices(state) == {"eat B", "eat G", "stop"}
    assert why(state, "eat R") is not None
    do(state, "eat G")
    assert choices(state) == {"eat B", "stop"}
    do(state, "eat B")
    assert shown(state, "Dm") == "[R7 | B1]"
    assert choices(state) == {"end"}, "it ends by itself at its limit"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_pterodactyl_eats_two_dinos_or_one_with_six_players(players: int) -> None:
    """TT-7.12, section 11: six players, one Dino."""
    state = board("Dm [R4 | B4]", players=players, tile="HA", time=(0, 2))
    do(state, "tile", "to Dm", "eat B")
    if players == 6:
        assert shown(state, "Dm") == "[R7 | B3]"
        assert choices(state) == {"end"}
    else:
        do(state, "eat B")
        assert shown(state, "Dm") == "[R7 | B2]"
        assert choices(state) == {"end"}


def test_stopping_before_an_opponents_dino_is_wasteful() -> None:
    """TT-7.16: a bite is free, but nobody has to eat their own Dinos."""

    def wasted(island: str, *texts: str) -> str | None:
        state = board(island, tile="TR")
        do(state, "tile", *texts)
        waste = state.wasted_by(0, action("stop"))
        return None if waste is None else waste.key

    assert wasted("Do [] /T Fo [R3 | B1]", "to Fo") == "terror-wastes-bite"
    assert wasted("Do [] /T Fo [R3 | B1]", "to Fo", "eat B") is None


@pytest.mark.parametrize(
    ("island", "tile", "texts", "waste"),
    [
        ("Do [R1] /T Fo [R3 | B1]", "TR", "stay", "terror-wastes-reach"),
        ("Do [R1] /T Fo [R3]", "TR", "stay", None),
        ("Fm [R1 | B1]", "RA", "finish", "terror-wastes-moves"),
        ("Do [B3 | R1]", "RA", "raptor 1, to Do, stop, stop, finish", None),
        ("Sm [R4] Do [R1]", "HM", "finish", "terror-wastes-moves"),
        ("Sm [R4] Do [R1]", "HM", "migrate Sm, go Si 1, confirm, finish", None),
        ("Sm [B4]", "HM", "finish", None),
    ],
)
def test_a_tile_that_moves_nothing_although_it_could_is_wasted(
    island: str, tile: str, texts: str, waste: str | None
) -> None:
    """TT-7.3, TT-7.16, TT-7.25: nobody has to move, and a predator that stays eats nothing."""
    state = board(island, tile=tile)
    *before, last = texts.split(", ")
    do(state, "tile", *before)
    wasted = state.wasted_by(0, action(last))
    assert (None if wasted is None else wasted.key) == waste


def test_the_end_of_the_turn_asks_about_a_bite_declined_in_it() -> None:
    """Stopping can be undone until the turn ends; a bite that was eaten after all is not asked."""
    position = board("Do [] /T Fo [R3 | B3]", tile="TR").to_position()
    game = LoggedGame(GAME, 4, {}, bytes(16), b"", position)
    game.apply(LogRow(0, "opening", None, 1, None, None, ""))

    def wastes(*texts: str) -> list[str]:
        for text in texts:
            kind: Any = text if text == "undo" else "act"
            done = action(text).text() if kind == "act" else None
            row = LogRow(game.seq + 1, kind, 0, 1, done, None, "")
            assert not isinstance(game.apply(row), Refusal), text
        offer = game.offer(0)
        assert offer is not None
        return [str(waste["key"]) for waste in game.wastes(offer).values()]

    assert wastes("to Fo") == []
    assert wastes("stop") == ["terror-wastes-bite"]
    assert wastes("undo", "eat B") == []
    assert wastes("eat B", "eat B") == []


def test_a_predator_with_nobody_to_eat_stops_automatically() -> None:
    """TT-15.3: only stopping is left, and happens automatically."""
    state = board("Sm [R4]", tile="HA")
    do(state, "tile", "to Dm")
    assert choices(state) == {"end"}
    assert table_of(state)["predators"]["pterodactyl"] == "Dm"


# T-Rex.


def test_the_t_rex_changes_hands_with_the_choice() -> None:
    """TT-7.15, R-21."""
    state = board("Do [O2+T | R4] Fo [B1]", tile="TR", whites=1)
    do(state, "tile")
    assert shown(state, "Do") == "[O2+T | R4]"
    do(state, "white Do")
    assert shown(state, "Do") == "[O2+T | R5]", "the piece is still Orange's"
    do(state, "to Fo")
    assert shown(state, "Do") == "[R5 | O2]"
    assert table_of(state)["owner"] == 0
    assert table_of(state)["is_roaming"]


def test_the_t_rex_eats_dinos_of_its_owner_too() -> None:
    """TT-7.16."""
    state = board("Do [] /T Fo [R3 | B2]", tile="TR")
    do(state, "tile", "to Fo")
    assert choices(state) == {"eat R", "eat B", "stop"}
    do(state, "eat R", "eat B", "stop")
    assert shown(state, "Fo") == "[R2+T | B1]"


def test_a_t_rex_that_stays_eats_nothing() -> None:
    """TT-7.16: Dinos of the start area are safe."""
    state = board("Do [B2 | G2] /T", tile="TR")
    do(state, "tile")
    assert "Do" not in places(state)
    do(state, "stay")
    assert choices(state) == {"end"}
    assert shown(state, "Do") == "[T(R) | B2 | G2]"


def test_the_t_rex_on_the_move_counts_for_nobody() -> None:
    """TT-7.20, TT-0.3: it does not count when white Dinos are placed during its move."""
    state = board("Do [] /T Fo [B3 | R1]", tile="TR", whites=1)
    do(state, "tile", "to Fo", "white Fo")
    assert shown(state, "Fo") == "[B3 | R2]"
    do(state, "stop")
    assert shown(state, "Fo") == "[R2+T | B3]"


def test_the_view_says_for_whom_the_t_rex_counts() -> None:
    """TT-0.3, TT-7.15, TT-7.20: for nobody before it has an owner and while it is on the move."""
    state = board("Do [] /T Fo [B3 | R1]", tile="TR")
    assert counted(state) == (None, 3)
    do(state, "tile")
    (moved,) = PredatorMoved.among(do(state, "to Fo"))
    assert moved.arguments()["uncounted"] == 1
    assert counted(state) == (None, 3)
    assert table_of(state)["owner"] == 0, "but it is already a piece of the active player"
    do(state, "stop")
    assert counted(state) == (0, 3)


def test_other_predators_do_not_change_what_the_t_rex_counts() -> None:
    """TT-7.25: a Raptor moves while the T-Rex stands with its owner's herd."""
    state = board("Do [B1+T] Fo [G2]", tile="RA")
    do(state, "tile", "raptor 1")
    events = do(state, min(choices(state, "to")))
    (moved,) = PredatorMoved.among(events)
    assert moved.arguments()["uncounted"] == 0
    assert counted(state) == (1, 3)


def counted(state: State) -> tuple[object, object]:
    """The seat for which the T-Rex counts where it stands, and how much, as the view says."""
    view = state.view(None).to_json()
    return view["t_rex_counts_for"], view["t_rex_size"]


def test_a_lone_t_rex_is_a_newcomer_of_three() -> None:
    """TT-7.17: behind equals."""
    state = board("Do [] /T Fo [B3 | G2]", tile="TR")
    do(state, "tile", "to Fo", "stop")
    assert shown(state, "Fo") == "[B3 | T(R) | G2]"


def test_a_t_rex_pushed_out_of_tertiary_stands_outside() -> None:
    """TT-7.18: it never dies."""
    state = board("Do [B4 | G4 | T(O)]", card="desert", tile="NE", whites=1)
    do(state, "card", "spread 0-0-3")
    assert shown(state, "Do") == "[B4 | G4 | T(O)]", "equal: the three are extinct"
    state = board("Do [B4 | G4 | T(O)] Dm [R4]", tile="HM")
    do(state, "tile", "migrate Dm", "go Do 4")
    assert shown(state, "Do") == "[B4 | G4 | R4] /T:O"


def test_when_the_t_rex_stays_dinos_of_its_former_owner_keep_their_place() -> None:
    """TT-7.19: they keep their place, the T-Rex is a newcomer."""
    state = board("Do [O3+T | B3 | G1]", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[O3 | B3 | T(R)]"


def test_a_lone_t_rex_that_stays_joins_the_dinos_of_its_new_owner() -> None:
    """TT-7.19, R-33: a lone T-Rex gives its place up and joins them."""
    state = board("Do [B4 | T(O) | R1]", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[B4 | R1+T]"


def test_a_t_rex_outside_changes_hands_too() -> None:
    """TT-7.19, TT-7.18."""
    state = board("Do [B4 | G4 | R3] /T:O", tile="TR")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[R3+T | B4 | G4]"


def test_the_t_rex_stays_its_owners_until_the_next_tile() -> None:
    """TT-7.21: nothing but the tile moves or changes it."""
    state = board("Do [T(O) | B2] Dm [] ^G", tile="RA", predators={"raptor-1": "Mo"})
    do(state, "tile", "raptor 1", "to Do")
    assert choices(state) == {"eat B", "stop"}, "it cannot be eaten"
    do(state, "stop")
    assert {text for text in choices(state) if text.startswith("scatter")} == {
        "scatter B 1", "scatter B 2"
    }, "nor scattered"  # fmt: skip
    state = passed_to(state, "R", tile="HM", card=None)
    assert shown(state, "Do") == "[T(O) | B2]"


# Raptors.


def test_either_raptor_goes_first_and_either_may_stay() -> None:
    """TT-7.25, R-22."""
    state = board("Sm [R4]", tile="RA", predators={"raptor-1": "Fm", "raptor-2": "Mm"})
    do(state, "tile")
    assert choices(state) == {"raptor 1", "raptor 2", "finish"}
    do(state, "raptor 2")
    assert places(state) == {"Mi", "Mo", "Sm", "Dm", "Si", "So", "Di", "Do", "Fm"}
    do(state, "to Mi")
    assert choices(state) == {"raptor 1", "finish"}
    do(state, "finish")
    assert choices(state) == {"end"}


def test_only_one_raptor_makes_two_steps() -> None:
    """TT-7.25, R-22: whichever comes first."""
    state = board("Sm [R4]", tile="RA", predators={"raptor-1": "Fm", "raptor-2": "Mm"})
    do(state, "tile", "raptor 1", "to Mm", "raptor 2")
    assert places(state) == {"Mi", "Mo", "Sm", "Dm"}
    do(state, "to Mo")
    assert choices(state) == {"end"}, "both have moved"
    state = board("Sm [R4]", tile="RA", predators={"raptor-1": "Fm", "raptor-2": "Mm"})
    do(state, "tile", "raptor 1", "to Fi", "raptor 2")
    assert "Fm" in places(state), "two steps are still possible"


def test_a_raptor_without_a_way_is_not_offered() -> None:
    """TT-7.25, TT-7.31."""
    walls = "Fi [] ^B Mi [] ^G Sm [] ^O"
    state = board(f"Do [R4] {walls}", tile="RA", predators={"raptor-1": "Si"})
    do(state, "tile")
    assert choices(state) == {"raptor 2", "finish"}
    assert why(state, "raptor 1") is not None


def test_a_raptor_eats_any_owners_and_need_not() -> None:
    """TT-7.26: own ones included; it eats 0 to 2, then scatters 0 to 2."""
    state = board("Fm [R2 | B1]", tile="RA", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm")
    assert choices(state) == {"eat R", "eat B", "stop"}
    do(state, "stop")
    assert stage(state) == "scattering"
    assert choices(state) == {"scatter R 1", "scatter R 2", "scatter B 1", "stop"}
    do(state, "stop")
    assert shown(state, "Fm") == "[R2 | B1]"
    assert choices(state) == {"raptor 2", "finish"}


def test_eating_comes_before_the_ranking() -> None:
    """R-01, TT-2.6: once per step, not per Dino."""
    state = board("Fm [R3 | B3 | G2]", tile="RA", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm", "eat R")
    assert shown(state, "Fm") == "[R2 | B3 | G2]"
    do(state, "eat B")
    assert shown(state, "Fm") == "[R2 | B2 | G2]"


def test_two_singles_one_after_the_other() -> None:
    """TT-7.28: no pair after a single."""
    state = board("Fm [R3 | B2]", tile="RA", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm", "stop", "scatter B 1", "to Fo")
    assert choices(state) == {"scatter R 1", "scatter B 1", "stop"}
    do(state, "scatter R 1")
    assert places(state) == {"Fi", "Fo"}
    do(state, "to Fo")
    assert (shown(state, "Fo"), shown(state, "Fm")) == ("[B1 | R1]", "[R2 | B1]")
    assert choices(state) == {"raptor 2", "finish"}, "two have fled"


def test_a_pair_drives_out_a_herd_of_one() -> None:
    """TT-7.28: source and destination are ranked after each group."""
    state = board("Fo [R3 | B3] Fm [B2 | G1 | O1]", tile="RA", predators={"raptor-1": "So"})
    do(state, "tile", "raptor 1", "to Fo", "stop", "scatter R 2")
    assert (shown(state, "Fo"), shown(state, "Fm")) == ("[B3 | R1]", "[B2 | R2 | G1]")
    assert supply(state, "O") == 57


def test_scattering_is_per_raptor() -> None:
    """TT-7.28."""
    state = board("Fm [R4]", tile="RA", predators={"raptor-1": "Dm", "raptor-2": "Sm"})
    do(state, "tile", "raptor 1", "to Fm", "stop", "scatter R 1", "to Fo", "stop")
    do(state, "raptor 2", "to Fm", "stop", "scatter R 1")
    assert places(state) == {"Fi", "Fo"}


def test_the_second_single_goes_elsewhere() -> None:
    """R-36, TT-7.29: the first one's destination still counts as available."""
    state = board("Fi [R3 | B1] Fm [G2 | O2]", tile="RA", predators={"raptor-1": "Di"})
    do(state, "tile", "raptor 1", "to Fi", "stop", "scatter R 1")
    assert shown(state, "Fm") == "[G2 | O2 | R1]"
    assert choices(state) == {"scatter B 1", "stop"}, "a lone Blue may die abroad, no Red follows"
    assert why(state, "scatter R 1") is not None


def test_a_volcano_on_the_first_ones_way_leaves_the_second_its_other_area() -> None:
    """R-36, TT-7.29: it goes abroad only if no area of the environment is available."""
    wishes: dict[str, Any] = {"tile": "RA", "fresh": "R", "predators": {"raptor-1": "Dm"}}
    steps = ["tile", "raptor 1", "to Fm", "stop", "scatter O 1", "to Fi", "volcano Fi"]
    state = board("Fm [O3]", **wishes)
    do(state, *steps, "scatter O 1")
    assert shown(state, "Fo") == "[O1]"
    state = board("Fm [O3] Fo [R2 | B2 | G1]", **wishes)
    do(state, *(step for step in steps if step != "to Fi"), "scatter O 1")
    assert places(state) == {"Sm", "Dm"}


def test_a_volcano_abroad_lets_no_second_single_follow_the_first() -> None:
    """TT-7.30, R-36: the first went abroad, so the ban on two singles applies."""
    state = board("Fi [O3 | B1] Fm [] ^G", tile="RA", fresh="R", predators={"raptor-1": "Di"})
    do(state, "tile", "raptor 1", "to Fi", "stop", "scatter O 1", "to Si", "volcano Si")
    assert choices(state) == {"scatter B 1", "stop"}
    assert why(state, "scatter O 1") == ("second-abroad", "TT-7.30")


def test_abroad_is_open_only_without_a_place_at_home() -> None:
    """TT-7.29, R-23: for that group size; any unblocked area may then be chosen."""
    text = "Fi [R3] Fm [B2 | G2 | O1] Si [B3 | G3 | O3]"
    state = board(text, tile="RA", predators={"raptor-1": "Di"})
    do(state, "tile", "raptor 1", "to Fi", "stop", "scatter R 1")
    assert places(state) == {"Si", "Di"}
    events = do(state, "to Si")
    assert "group-scattered" in keys(events)
    assert supply(state, "R") == 55


def test_predators_share_areas() -> None:
    """TT-7.31, R-20: with each other and with anything."""
    state = board("Dm [] /T", tile="RA", predators={"raptor-1": "Fm", "raptor-2": "Mm"})
    do(state, "tile", "raptor 1", "to Dm", "raptor 2", "to Dm")
    predators = table_of(state)["predators"]
    assert predators["raptor-1"] == predators["raptor-2"] == predators["t-rex"] == "Dm"


def test_a_predator_leaves_but_does_not_enter_a_volcano_area() -> None:
    """TT-7.31, R-19, TT-9.4: it cannot cross one either, and nor can the Pterodactyl."""
    state = board("Sm [R4] Di [] ^B Dm [] ^G", tile="HA")
    do(state, "tile")
    assert places(state) == {"Fi", "Mi", "Si", "Fm", "Mm"}


@pytest.mark.parametrize("letter", LETTERS[:4])
def test_everybody_can_be_eaten(letter: str) -> None:
    """TT-7.26, TT-0.4: dead Dinos go back to their owner."""
    state = board(f"Fm [{letter}2]", tile="RA", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm", f"eat {letter}", f"eat {letter}")
    assert shown(state, "Fm") == "[]"
    assert supply(state, letter) == 57


def test_a_herd_can_be_eaten_in_one_step() -> None:
    """TT-7.16: as many as there are, or as the T-Rex may still eat."""
    state = board("Fm [R4] Mo [G7 | B2]", tile="TR")
    do(state, "tile", "to Mo")
    (seat,) = state.to_act
    for victim, times in (("B", 2), ("G", 3)):
        eat = state.game.actions.from_text(f"eat {LETTERS.index(victim)}")
        assert eat.repeats
        assert state.times(seat, eat) == times
