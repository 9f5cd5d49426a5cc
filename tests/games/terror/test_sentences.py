"""Questions and refusals are accurate and name the right rule."""

from typing import Any

import pytest

from tests.games.terror.boards import board
from tests.games.terror.play import do, migrate, why, worth
from trilobite.engine import SeededChance, State
from trilobite.engine.language import Language
from trilobite.games.terror import GAME

ENGLISH = Language("en", GAME)


def asked(state: State) -> str:
    """The question in English."""
    (seat,) = state.to_act
    return ENGLISH.say(state.offer(seat).question)


# Questions.


def test_only_the_first_raptor_takes_the_second_step_from_the_other() -> None:
    """TT-7.25."""
    state = board("Sm [R4]", tile="RA")
    do(state, "tile", "raptor 1")
    assert "other Raptor" in asked(state)
    do(state, "to Fi", "raptor 2")
    assert asked(state).startswith("Where does Raptor 2 go? It moves 1 or 2 areas, eats up to two")
    assert "other Raptor" not in asked(state)


@pytest.mark.parametrize(
    ("island", "is_mentioned"),
    [("Sm [R4] So [R2]", True), ("Sm [R4]", False), ("Sm [R4] So [R50]", False)],
    ids=["two herds", "one herd", "little supply"],
)
def test_another_herd_grows_only_if_there_is_one(island: str, is_mentioned: bool) -> None:
    """TT-7.2, R-05, R-12."""
    state = board(island, tile="HG", whites=1)
    do(state, "tile")
    assert asked(state).endswith("Another one grows after it.") == is_mentioned


def test_the_question_says_if_white_dinos_cannot_be_placed() -> None:
    """TT-5.3."""
    state = board("Sm [R4]", whites=1, tile="TR")
    assert asked(state).endswith("You have 1 white Dino to place.")
    state = board("Sm [R4] ^B", whites=2, card="desert", tile="TR")
    assert asked(state).endswith("Your 2 white Dinos cannot be placed now.")
    state = board("Sm [R4] ^B", whites=1, tile=None)
    assert asked(state) == "All played. End your turn. Your white Dino cannot be placed now."


def test_herds_that_cannot_migrate_are_not_asked_for() -> None:
    """TT-7.3, TT-7.9: a white Dino may still be placed, so the step goes on."""
    state = board("Sm [R4] So [R1]", tile="HM", whites=1)
    do(state, "tile")
    assert asked(state).startswith("Which herd migrates first?")
    migrate(state, "Sm", "Si 1")
    assert asked(state).startswith("Does a second herd migrate?")
    state = board("Sm [R4]", tile="HM", whites=1)
    do(state, "tile")
    migrate(state, "Sm", "Si 1")
    assert asked(state) == "No other herd can migrate now."
    state = board("Si [R4] Fi [] ^B Mi [] ^G Sm [] ^O", tile="HM", whites=1)
    do(state, "tile")
    assert asked(state) == "None of your herds can migrate now."


def test_raptors_that_cannot_move_are_not_asked_for() -> None:
    """TT-7.25, TT-7.31."""
    wishes: dict[str, Any] = {"tile": "RA", "whites": 1}
    island = "Do [R4] Fi [] ^B Mi [] ^G Sm [] ^O"
    state = board(island, predators={"raptor-1": "Si"}, **wishes)
    do(state, "tile")
    assert asked(state).startswith("Which Raptor moves first?")
    do(state, "raptor 2", "to Do", "stop", "stop")
    assert asked(state) == "The other Raptor cannot move."
    state = board(island, predators={"raptor-1": "Si", "raptor-2": "Si"}, **wishes)
    do(state, "tile")
    assert asked(state) == "No Raptor can move."


def test_the_question_uses_the_singular_for_one_dino() -> None:
    """TT-0.4, TT-7.11."""
    state = board("Sm [R52] So [R4]", tile="HA")
    do(state, "tile")
    assert asked(state).startswith("In which of your herds does 1 Dino hatch?")


# Refusals.


def test_a_lone_t_rex_that_cannot_grow_is_refused_with_the_right_reason() -> None:
    """R-04: with trex_accepts_growth=True the refusal is about a habitat, not a Dino."""
    outside = "Do [B4 | G4 | O4] /T:R Sm [R4]"
    assert why(board(outside, whites=1), "white Do") == ("lone-t-rex", "R-04")
    state = board(outside, whites=1, trex_accepts_growth=True)
    assert why(state, "white Do") == ("t-rex-outside", "R-04")


def test_a_herd_founded_by_a_white_dino_is_refused_with_the_right_reason() -> None:
    """TT-7.9, R-13 with trex_accepts_growth=True: it neither existed before nor migrated."""
    state = board("Sm [R4] Do [T(R)] Mi [R2]", whites=1, tile="HM", trex_accepts_growth=True)
    do(state, "tile")
    migrate(state, "Sm", "So 2")
    do(state, "white Do")
    assert why(state, "migrate Do") == ("new-herd", "TT-7.9")
    (seat,) = state.to_act
    refusal = state.why_not(seat, GAME.actions.from_text("migrate Do"))
    assert refusal is not None
    assert "first migration" not in ENGLISH.say(refusal.message())


def test_a_second_single_of_an_owner_is_refused_with_the_right_reason() -> None:
    """TT-7.28, R-36 at home; TT-7.30 abroad."""
    wishes: dict[str, Any] = {"tile": "RA", "predators": {"raptor-1": "Di"}}
    state = board("Fi [R3 | B1] Fm [B2 | G2]", **wishes)
    do(state, "tile", "raptor 1", "to Fi", "stop", "scatter R 1")
    assert why(state, "scatter R 1") == ("second-single", "R-36")
    state = board("Fi [R3 | B1] Fm [] ^G", **wishes)
    do(state, "tile", "raptor 1", "to Fi", "stop", "scatter R 1", "to Si")
    assert why(state, "scatter R 1") == ("second-abroad", "TT-7.30")


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("Fi [O3 | R1]", {"scatter_lone_abroad": False}, ("lone-abroad", "R-23")),
        ("Fi [O3 | R1] Si [] ^G Di [] ^B", {}, ("nowhere-to-flee", "TT-7.29")),
    ],
)
def test_a_second_single_is_refused_like_a_first_if_a_volcano_blocks_the_way(
    text: str, options: dict[str, Any], reason: tuple[str, str]
) -> None:
    """R-36: the destination of the first one no longer counts."""
    wishes: dict[str, Any] = {"tile": "RA", "fresh": "R", "whites": 1, **options}
    state = board(text, predators={"raptor-1": "Di"}, **wishes)
    do(state, "tile", "raptor 1", "to Fi", "stop", "scatter O 1")
    assert why(state, "scatter O 1") == ("second-single", "R-36")
    do(state, "volcano Fm")
    assert why(state, "scatter O 1") == reason


@pytest.mark.parametrize("tile", ["TR", "HA", "RA", "HG"])
def test_predator_actions_at_the_wrong_time_name_the_rule_that_asks(tile: str) -> None:
    """TT-4.5: the menu of the play turn is open."""
    state = board("Sm [R4]", tile=tile, whites=1, card="desert")
    assert why(state, "stay") == why(state, "eat B") == ("menu", "TT-4.5")


def test_predator_actions_in_phase_a_are_refused_with_the_rule() -> None:
    """TT-4.2: a card is taken first."""
    state = GAME.new(2, {}, SeededChance(bytes(16)))
    assert why(state, "stay") == why(state, "eat R") == ("select-card", "TT-4.2")


# What a period would score.


def test_a_herd_that_is_eaten_up_gets_nothing() -> None:
    """TT-2.4, TT-10.1: others move up; the T-Rex counts for nobody yet (TT-7.20)."""
    state = board("Do [] /T Fo [B1 | G1 | O1]", tile="TR")
    do(state, "tile", "to Fo")
    assert worth(state)["stones"] == [0, 6, 3, 0]
    do(state, "eat B")
    assert worth(state)["stones"] == [0, 0, 6, 3]
    do(state, "stop")
    assert worth(state)["stones"] == [6, 0, 3, 0]
