"""Free actions are offered at step boundaries and nowhere else (TT-15.2)."""

from typing import Any

import pytest

from tests.games.terror.boards import board, table_of
from tests.games.terror.play import choices, do, random_game, stage, why
from trilobite.engine import State

W = {
    "menu", "growing", "choose_herd", "move_pterodactyl", "move_t_rex", "choose_raptor",
    "scattering",
}  # fmt: skip
FREE = ("white", "hatch", "volcano")


def ready(island: str, **wishes: Any) -> State:
    """A player with white Dinos and both counters."""
    return board(f"Sm [R4] {island}", whites=2, fresh="R", **wishes)


def is_boundary(state: State) -> bool:
    """Whether all three kinds of free actions are offered; otherwise none may be."""
    offered = [bool(choices(state, kind)) for kind in FREE]
    assert len(set(offered)) == 1, "all or nothing"
    for kind in FREE:
        assert (why(state, f"{kind} Sm") is None) == offered[0]
    return offered[0]


def stages(state: State, *texts: str) -> list[tuple[str, bool]]:
    """The stages on the way, each with whether free actions are offered."""
    met = [(stage(state), is_boundary(state))]
    for text in texts:
        do(state, text)
        met.append((stage(state), is_boundary(state)))
    return met


def test_the_menu_is_a_boundary() -> None:
    """TT-4.5, DP-3: even when card and tile have been played."""
    state = ready("", tile="TR")
    assert stages(state, "tile", "stay") == [
        ("menu", True), ("move_t_rex", True), ("menu", True)
    ]  # fmt: skip


def test_there_is_no_boundary_within_a_placement() -> None:
    """DP-4, DP-5, R-09: a step in progress is finished first."""
    state = ready("", tile="NE", card="desert")
    met = stages(state, "card", "spread 1-1-1", "tile", "environment forest", "spread 1-1-1")
    assert met == [
        ("menu", True), ("spreading", False), ("menu", True),
        ("choose_environment", False), ("spreading", False), ("menu", True),
    ]  # fmt: skip


def test_there_is_a_boundary_before_each_growth() -> None:
    """DP-6."""
    state = ready("So [R1]", tile="HG")
    assert stages(state, "tile", "grow Sm", "grow So") == [
        ("menu", True), ("growing", True), ("growing", True), ("menu", True)
    ]  # fmt: skip


def test_there_is_a_boundary_between_two_herds_but_not_while_one_divides() -> None:
    """DP-7, DP-8."""
    state = ready("Do [R3]", tile="HM")
    met = stages(
        state, "tile", "migrate Do", "go Dm 1", "confirm", "migrate Sm", "go So 1", "confirm"
    )
    assert met == [
        ("menu", True), ("choose_herd", True), ("dividing", False), ("dividing", False),
        ("choose_herd", True), ("dividing", False), ("dividing", False), ("menu", True),
    ]  # fmt: skip


def test_hatch_has_a_boundary_before_each_step_and_the_first_bite() -> None:
    """DP-9, DP-10: not after the first bite."""
    state = ready("Dm [B2]", tile="HA")
    assert stages(state, "tile", "grow Sm", "to Dm", "eat B", "eat B") == [
        ("menu", True), ("growing", True), ("move_pterodactyl", True), ("eating", True),
        ("eating", False), ("menu", True),
    ]  # fmt: skip


def test_the_t_rex_has_a_boundary_before_moving_and_before_the_first_bite() -> None:
    """DP-11, DP-12."""
    state = ready("Do [] /T Fo [B6]", tile="TR")
    assert stages(state, "tile", "to Fo", "eat B", "eat B", "stop") == [
        ("menu", True), ("move_t_rex", True), ("eating", True), ("eating", False),
        ("eating", False), ("menu", True),
    ]  # fmt: skip


def test_raptors_have_a_boundary_before_each_raptor_and_each_group() -> None:
    """DP-13, DP-14: not between Raptor and destination, nor between source and destination."""
    state = ready("Fm [B6]", tile="RA", predators={"raptor-1": "Dm"})
    met = stages(
        state, "tile", "raptor 1", "to Fm", "eat B", "eat B", "scatter B 1", "to Fi",
        "scatter B 1",
    )  # fmt: skip
    assert met == [
        ("menu", True), ("choose_raptor", True), ("move_raptor", False), ("eating", True),
        ("eating", False), ("scattering", True), ("scatter_to", False), ("scattering", True),
        ("choose_raptor", True),
    ]  # fmt: skip


def test_free_actions_leave_the_step_as_it_was() -> None:
    """TT-15.2, R-09."""
    state = ready("Fm [B6]", tile="RA", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm", "white Sm", "hatch Sm")
    assert stage(state) == "eating"
    do(state, "eat B", "stop", "white Sm")
    assert stage(state) == "scattering"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_free_actions_are_offered_exactly_at_the_boundaries(players: int) -> None:
    """TT-15.2, DP-W, TT-8.1: in whole games."""
    met = 0
    for state, seat, _ in random_game(players, 8 + players):
        table = table_of(state)
        at_w = table["stage"] in W or (
            table["stage"] == "eating" and not table["step"]["has_eaten"]
        )
        kinds = {action.kind for action in state.legal(seat)}
        if not at_w:
            assert not kinds & set(FREE)
        unused = [table["counters"][which][seat] for which in ("hatch", "volcano")]
        may_erupt = at_w and unused[1] is None and table["period"] not in unused
        assert ("volcano" in kinds) == may_erupt
        met += may_erupt
    assert met >= 5


def test_every_action_has_an_event() -> None:
    """A log with gaps could not be followed."""
    silent: set[str] = set()
    for players in (3, 5):
        for state, seat, action in random_game(players, players):
            events = state.copy().apply(seat, action)
            assert isinstance(events, list)
            if not events:
                silent.add(action.kind)
    assert not silent
