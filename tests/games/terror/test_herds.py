"""Cards, New Environment, Herd Growth, Herd Migration (sections 2, 6 and 7)."""

import pytest

from tests.games.terror.boards import board, shown, table_of
from tests.games.terror.play import choices, do, keys, migrate, places, stage, supply, why

TEN = {
    "spread 3-0-0", "spread 0-3-0", "spread 0-0-3", "spread 2-1-0", "spread 2-0-1",
    "spread 1-2-0", "spread 0-2-1", "spread 1-0-2", "spread 0-1-2", "spread 1-1-1",
}  # fmt: skip


# Ranking.


def test_dinos_join_the_herd_of_their_owner() -> None:
    """TT-0.1, TT-0.2, TT-2.1."""
    state = board("Do [B3 | R1]", card="desert")
    do(state, "card", "spread 1-1-1")
    assert shown(state, "Do") == "[B3 | R2]"
    assert shown(state, "Di") == "[R1]"


def test_gaps_close_upward() -> None:
    """TT-2.4: a departure makes room."""
    state = board("Sm [R4 | B2 | O1] So [R1]", active="R", tile="HM")
    do(state, "tile")
    migrate(state, "Sm", "Si 6")
    assert shown(state, "Sm") == "[B1]"


def test_a_group_without_a_habitat_is_extinct() -> None:
    """TT-2.7, R-02: legal, and reported as an event."""
    state = board("Do [B4 | G4 | O4]", card="desert")
    do(state, "card")
    assert choices(state) == TEN
    events = do(state, "spread 0-0-3")
    assert "herd-extinct" in keys(events)
    assert supply(state, "R") == 57


# Cards and New Environment.


def test_each_share_arrives_as_one_group() -> None:
    """TT-6.1: together they drive out a herd that they could not drive out singly."""
    state = board("Do [B2 | G2 | O2]", card="desert")
    do(state, "card", "spread 0-0-3")
    assert shown(state, "Do") == "[R3 | B2 | G2]"


@pytest.mark.parametrize(("supply_left", "ways"), [(3, 10), (2, 6), (1, 3)])
def test_fewer_dinos_are_all_spread(supply_left: int, ways: int) -> None:
    """TT-6.1, R-05, R-11: as many as there are."""
    state = board(f"Mo [R{57 - supply_left}]", card="desert")
    do(state, "card")
    assert len(choices(state)) == ways
    totals = {sum(map(int, text.split()[1].split("-"))) for text in choices(state)}
    assert totals == {supply_left}


def test_volcano_areas_get_no_dinos() -> None:
    """TT-6.2, TT-9.1: the whole number goes to the open ones."""
    state = board("Sm [R4] Dm [] ^B", card="desert")
    do(state, "card")
    assert choices(state) == {"spread 3-0-0", "spread 2-0-1", "spread 1-0-2", "spread 0-0-3"}
    state = board("Sm [R4] Dm [] ^B Di [] ^G", card="desert", tile="TR")
    do(state, "card")
    assert shown(state, "Do") == "[R3]", "the only way is taken"


def test_a_card_for_a_blocked_environment_does_nothing() -> None:
    """TT-6.2, TT-4.10."""
    state = board("Sm [R4] Dm [] ^B Di [] ^G Do [] ^O", card="desert", tile="HG", whites=1)
    events = do(state, "card")
    assert "gain-lost" in keys(events)
    assert table_of(state)["cards"][0] is None
    assert choices(state) == {"tile", "white Sm"}
    assert supply(state, "R") == 53


def test_new_environment() -> None:
    """TT-7.1: any environment with an open area."""
    state = board("Sm [R4] Dm [] ^B Di [] ^G Do [] ^O", tile="NE")
    do(state, "tile")
    assert choices(state) == {f"environment {name}" for name in ("swamp", "forest", "mountains")}
    do(state, "environment forest")
    assert choices(state) == TEN
    do(state, "spread 1-1-1")
    assert [shown(state, area) for area in ("Fi", "Fm", "Fo")] == ["[R1]"] * 3


# Herd Growth.


def test_herd_growth_takes_two_different_herds() -> None:
    """TT-7.2."""
    state = board("Sm [R4] Fo [R1] Di [R1] ^B Mo [B3]", tile="HG")
    do(state, "tile")
    assert choices(state) == {"grow Sm", "grow Fo"}
    do(state, "grow Fo")
    assert (shown(state, "Fo"), shown(state, "Sm")) == ("[R4]", "[R6]")


def test_herd_growth_with_one_herd() -> None:
    """TT-7.2, R-12: the +2 is lost."""
    state = board("Sm [R4]", tile="HG")
    events = do(state, "tile")
    assert shown(state, "Sm") == "[R7]"
    assert "gain-lost" in keys(events)
    assert choices(state) == {"end"}


def test_herd_growth_re_ranks_after_each_addition() -> None:
    """TT-2.6."""
    state = board("Sm [B5 | R4] So [B2 | R1]", tile="HG")
    do(state, "tile", "grow Sm")
    assert (shown(state, "Sm"), shown(state, "So")) == ("[R7 | B5]", "[R3 | B2]")


def test_a_gain_cannot_be_declined() -> None:
    """R-11, TT-4.6: no action stops growing or spreading."""
    state = board("Sm [R4] So [R1]", tile="HG", card="desert")
    do(state, "tile")
    assert choices(state) == {"grow Sm", "grow So"}
    for word in ("stop", "finish", "stay", "end", "card"):
        assert why(state, word) is not None


def test_a_lone_t_rex_is_not_a_herd_that_can_grow() -> None:
    """R-04."""
    state = board("Do [T(R)] Sm [R4]", tile="HG", whites=1, fresh="R")
    assert places(state, "white") == places(state, "hatch") == {"Sm"}
    do(state, "tile")
    assert choices(state, "grow") == {"grow Sm"}


# Herd Migration.


def test_up_to_two_herds_migrate() -> None:
    """TT-7.3: 0, 1 or 2, one after the other."""
    state = board("Sm [R4] Fo [R2] Di [R1]", tile="HM")
    do(state, "tile")
    assert choices(state) == {"migrate Sm", "migrate Fo", "migrate Di", "finish"}
    none = state.copy()
    do(none, "finish")
    assert choices(none) == {"end"}
    migrate(state, "Sm", "Si 1")
    assert choices(state) == {"migrate Fo", "migrate Di", "finish"}
    assert why(state, "migrate Sm") == ("migrated-already", "TT-7.9")
    migrate(state, "Di", "Dm 1")
    assert choices(state) == {"end"}, "the tile ends after the second herd"


def test_herds_under_or_enclosed_by_volcanoes_may_not_migrate() -> None:
    """TT-7.4, TT-9.2: a volcano on the herd, or on all its neighbours."""
    walls = "Fi [] ^B Mi [] ^G Sm [R2] ^O"
    state = board(f"Si [R4] {walls} Do [R1]", tile="HM")
    do(state, "tile")
    assert choices(state) == {"migrate Do", "finish"}
    assert why(state, "migrate Si") is not None
    assert why(state, "migrate Sm") is not None


def test_volcano_areas_are_not_destinations() -> None:
    """TT-7.4, TT-9.1."""
    state = board("Sm [R1] Fm [] ^B", tile="HM")
    do(state, "tile", "migrate Sm")
    assert places(state, "go") == {"Si", "So", "Mm"}


def test_pick_up_takes_one_of_every_other_herd() -> None:
    """TT-7.5, R-14: a herd of 1 disappears; a T-Rex is never picked up."""
    state = board("Sm [O2+T | R4 | B1]", tile="HM")
    do(state, "tile", "migrate Sm")
    assert max(int(text.split()[2]) for text in choices(state, "go")) == 6
    do(state, "go Si 1", "confirm")
    assert (shown(state, "Sm"), shown(state, "Si")) == ("[R5 | O1+T]", "[R1]")
    assert (supply(state, "B"), supply(state, "O")) == (57, 56)
    state = board("Sm [R4 | T(O)]", tile="HM")
    do(state, "tile", "migrate Sm")
    assert max(int(text.split()[2]) for text in choices(state, "go")) == 4


def test_pick_up_with_an_empty_supply() -> None:
    """R-05, TT-7.5: the victims still die."""
    state = board("Sm [R4 | B2 | O2] Mo [R52]", tile="HM")
    do(state, "tile", "migrate Sm")
    assert max(int(text.split()[2]) for text in choices(state, "go")) == 5
    do(state, "go So 5")
    assert (shown(state, "Sm"), shown(state, "So")) == ("[B1 | O1]", "[R5]")


def test_a_herd_that_does_not_leave_picks_nothing_up() -> None:
    """TT-7.5, TT-7.6: at least 1 leaves, or the herd does not migrate at all."""
    state = board("Sm [R4 | B2]", tile="HM")
    do(state, "tile", "migrate Sm")
    assert shown(state, "Sm") == "[R4 | B2]"
    assert "confirm" not in choices(state)
    assert why(state, "confirm") is not None
    assert choices(state) == {f"go {a} {n}" for a in ("Si", "So", "Fm", "Mm") for n in range(1, 6)}


def test_a_herd_divides_freely() -> None:
    """TT-7.6: to unused destinations, up to the number left."""
    state = board("Sm [R4]", tile="HM")
    do(state, "tile", "migrate Sm", "go So 3")
    assert choices(state) == {"go Si 1", "go Fm 1", "go Mm 1", "confirm"}
    do(state, "confirm")
    assert (shown(state, "Sm"), shown(state, "So")) == ("[R1]", "[R3]")


def test_every_group_that_goes_abroad_suffers_its_own_shock() -> None:
    """TT-7.7: even in two migrations into the same area."""
    state = board("Sm [R3] Dm [R3]", tile="HM")
    do(state, "tile")
    migrate(state, "Sm", "Fm 3")
    migrate(state, "Dm", "Fm 3")
    assert shown(state, "Fm") == "[R4]"
    assert supply(state, "R") == 53


@pytest.mark.parametrize(
    ("island", "group", "survivors"),
    [
        ("Sm [R4]", "So 2", 2),
        ("Sm [R4]", "Fm 2", 1),
        ("Sm [R4]", "Fm 1", 0),
        ("Sm [R4] So [B3 | G3 | O3]", "So 2", 0),
        ("Sm [R4] Fm [B2 | G2 | O2]", "Fm 2", 0),
    ],
    ids=["at home", "abroad", "the shock kills all", "no habitat", "no habitat abroad"],
)
def test_a_plan_says_how_many_would_survive(island: str, group: str, survivors: int) -> None:
    """TT-2.7, TT-7.7: clients do not work it out."""
    state = board(island, tile="HM")
    (planned,) = do(state, "tile", "migrate Sm", f"go {group}")[-1:]
    assert planned.key == "terror-group-planned"
    assert planned.arguments()["survivors"] == survivors
    assert planned.asides == "survivors", "older tables have the same event without it"


def test_ranking_waits_for_the_whole_herd() -> None:
    """TT-7.8, R-01: origin and destinations together."""
    state = board("Sm [R4 | B4] So [B3] Si [B1]", tile="HM")
    do(state, "tile", "migrate Sm", "go So 4", "go Si 1")
    assert shown(state, "So") == "[R4 | B3]", "nothing was left to stay"
    assert (shown(state, "Sm"), shown(state, "Si")) == ("[B3]", "[B1 | R1]")


def test_the_second_herd_must_have_been_there_before() -> None:
    """TT-7.9, R-13: no leftovers of the first, no herds made by the first."""
    state = board("Sm [R4] So [R1]", tile="HM")
    do(state, "tile")
    migrate(state, "Sm", "Si 1", "So 1")
    assert choices(state) == {"migrate So", "finish"}
    do(state, "migrate So")
    assert choices(state, "go") == {"go Sm 1", "go Fo 1", "go Mo 1"}, "one of two is frozen"


def test_white_dinos_between_the_migrations_are_not_frozen() -> None:
    """TT-7.9, TT-5.2."""
    state = board("Sm [R4] So [R1]", tile="HM", whites=1)
    do(state, "tile")
    migrate(state, "Sm", "So 1")
    do(state, "white So", "migrate So")
    assert max(int(text.split()[2]) for text in choices(state, "go")) == 2


def test_the_t_rex_never_migrates() -> None:
    """TT-7.10."""
    state = board("Sm [R2+T | B3]", tile="HM")
    do(state, "tile", "migrate Sm")
    assert max(int(text.split()[2]) for text in choices(state, "go")) == 3
    do(state, "go Si 3")
    assert (shown(state, "Sm"), shown(state, "Si")) == ("[T(R) | B2]", "[R3]")


def test_a_lone_t_rex_cannot_migrate() -> None:
    """R-04, TT-7.10."""
    state = board("Sm [T(R)] Do [R1]", tile="HM")
    do(state, "tile")
    assert choices(state) == {"migrate Do", "finish"}


def test_with_nothing_to_migrate_the_tile_is_over() -> None:
    """TT-7.3, TT-15.3."""
    state = board("Sm [B4]", tile="HM")
    do(state, "tile")
    assert stage(state) == "menu"
    assert choices(state) == {"end"}
