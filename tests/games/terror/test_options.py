"""Every option of the rulings, played (section 14), and the numbers of the board (R-32)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.terror.boards import SEED, board, shown, table_of
from tests.games.terror.play import choices, do, end_turn, migrate, places, stage, supply, why
from trilobite.engine import InputError, SeededChance, State
from trilobite.engine.matches import Match, resume, verify
from trilobite.engine.records import read_record
from trilobite.games.terror import GAME
from trilobite.games.terror.content import BOARD_DATA


def new(players: int, **options: object) -> State:
    return GAME.new(players, options, SeededChance(bytes(16)))


# doomed_arrivals.


def test_a_gain_without_a_spread_that_survives_is_lost() -> None:
    """R-02 with doomed_arrivals="forbid"."""
    full = "Di [B4 | G4 | O4] Dm [B4 | G4 | O4] Do [B4 | G4 | O4]"
    state = board(full, card="desert", tile="NE", doomed_arrivals="forbid")
    do(state, "card")
    assert stage(state) == "choose_environment", "nothing happened; the tile was all that was left"
    assert supply(state, "R") == 57
    assert "environment desert" not in choices(state), "R-11: a gain is not thrown away"
    assert why(state, "environment desert") == ("all-doomed", "R-11")


def test_a_herd_without_a_destination_where_it_survives_cannot_migrate() -> None:
    """R-02 with doomed_arrivals="forbid"; groups that die of shock still go (R-15)."""
    crowd = "[B4 | G4 | O4]"
    state = board(
        f"Sm [R3] Si {crowd} So {crowd} Fm [] ^B Mm [] ^G", tile="HM", doomed_arrivals="forbid"
    )
    do(state, "tile")
    assert choices(state) == {"end"}, "its neighbours are full or blocked"
    state = board(f"Sm [R3] Si {crowd} So {crowd} Fm {crowd} Mm {crowd}", tile="HM",
                  doomed_arrivals="forbid")  # fmt: skip
    do(state, "tile", "migrate Sm")
    assert choices(state) == {"go Fm 1", "go Mm 1"}


def test_joining_a_herd_of_the_same_owner_is_never_doomed() -> None:
    """R-02 with doomed_arrivals="forbid"."""
    state = board("Sm [R1] So [B4 | G4 | R1]", tile="HM", doomed_arrivals="forbid")
    do(state, "tile", "migrate Sm")
    assert "So" in places(state, "go")


# trex_outside.


def test_a_t_rex_outside_waits_for_its_tile() -> None:
    """R-03 with trex_outside="stay": staying with the tile lets it in."""
    state = board("Do [R5 | B4 | G2] /T:O", active="O", tile="TR", trex_outside="stay")
    do(state, "tile", "stay")
    assert shown(state, "Do") == "[R5 | B4 | T(O)]"


def test_a_t_rex_outside_waits_even_beside_free_habitats() -> None:
    """R-03 with trex_outside="stay"."""
    state = board("Do [R3 | B3 | G3] /T:O Dm [R1]", tile="HM", trex_outside="stay")
    do(state, "tile")
    migrate(state, "Do", "Dm 5")
    assert shown(state, "Do") == "[B2 | G2] /T:O"
    state = board("Do [R3 | B3 | G3] /T:O Dm [R1]", tile="HM", trex_outside="reenter")
    do(state, "tile")
    migrate(state, "Do", "Dm 5")
    assert shown(state, "Do") == "[T(O) | B2 | G2]"


# trex_accepts_growth.


def test_a_lone_t_rex_may_accept_growth() -> None:
    """R-04 with trex_accepts_growth=True: in a habitat, not outside, not on the move."""
    wishes: dict[str, Any] = {"whites": 1, "fresh": "R", "trex_accepts_growth": True}
    state = board("Do [B4 | T(R)] Sm [R4]", tile="HG", **wishes)
    assert places(state, "white") == places(state, "hatch") == {"Do", "Sm"}
    do(state, "tile")
    assert places(state, "grow") == {"Do", "Sm"}
    do(state, "grow Do")
    assert shown(state, "Do") == "[R3+T | B4]"
    outside = board("Do [B4 | G4 | O4] /T:R Sm [R4]", tile="HG", **wishes)
    assert places(outside, "white") == {"Sm"}
    moving = board("Do [T(R)] Sm [R4] Fo [B1]", tile="TR", **wishes)
    do(moving, "tile", "to Fo")
    assert places(moving, "white") == {"Sm"}


def test_a_lone_t_rex_in_a_volcano_area_accepts_nothing() -> None:
    """R-04 with trex_accepts_growth=True, TT-9.3."""
    state = board("Do [T(R)] ^B", tile="HG", whites=1, trex_accepts_growth=True)
    assert not choices(state, "white")


# dino_supply.


def test_an_unlimited_supply() -> None:
    """R-05 with dino_supply="unlimited": no gain is cut."""
    state = board(
        "Mo [R57]",
        card="desert",
        tile="TR",
        whites=1,
        fresh="R",
        time=(2, 0),
        dino_supply="unlimited",
    )
    do(state, "white Mo", "hatch Mo")
    assert shown(state, "Mo") == "[R61]"
    do(state, "card", "spread 3-0-0")
    assert shown(state, "Di") == "[R3]"


def test_an_unlimited_supply_is_not_a_number() -> None:
    """R-05 with dino_supply="unlimited": null in positions and views, a word in the terminal."""
    state = board("Mo [R65]", time=(2, 0), dino_supply="unlimited")
    data: Any = state.to_position()
    assert data["state"]["table"]["supply"] == [None] * 4
    assert GAME.from_position(data, SEED).to_position() == data
    view: Any = state.view(0).to_json()
    assert view["table"]["supply"] == [None] * 4
    assert GAME.view_from_json(view).to_json() == view
    facts = GAME.draw(state.view(0), {}).facts
    supplies = [fact.args["supply"] for fact in facts if fact.key == "terror-fact-player"]
    assert supplies == ["unlimited"] * 4
    data["state"]["table"]["supply"][1] = 57
    with pytest.raises(InputError, match=r"supply\[1\]"):
        GAME.from_position(data, SEED)
    limited: Any = board("Mo [R5]").to_position()
    limited["state"]["table"]["supply"][0] = None
    with pytest.raises(InputError, match="supply"):
        GAME.from_position(limited, SEED)


# blind_cards.


def test_open_cards() -> None:
    """R-07 with blind_cards="open": public at once, and still revealing."""
    state = new(3, blind_cards="open", start_player=0)
    events = do(state, "draft deck")
    assert any(event.reveals for event in events)
    card = table_of(state)["cards"][0]
    assert card in {"swamp", "forest", "desert", "mountains"}
    assert all(event.seen_by(None) is not None for event in events)


def test_an_open_card_is_played_without_asking() -> None:
    """TT-15.3: it is no longer hidden."""
    state = board("Sm [R4]", card="desert", tile="TR", blind_cards="open")
    do(state, "tile", "stay")
    assert stage(state) == "spreading"


# scatter_lone_abroad.


def test_singles_stay_in_their_environment() -> None:
    """R-23 with scatter_lone_abroad=False: a pair may still go."""
    state = board("Fi [B2 | R1] Fm [] ^G", tile="RA", predators={"raptor-1": "Di"},
                  scatter_lone_abroad=False)  # fmt: skip
    do(state, "tile", "raptor 1", "to Fi", "stop")
    assert choices(state) == {"scatter B 2", "stop"}


# board_data.


def test_other_numbers_are_played() -> None:
    """R-32 with board_data={...}: stones, starts and predators."""
    numbers = {"stone.So.P": 7, "start.1": "So-P", "start.2": "So-S", "predator.t-rex": "Sm"}
    state = new(2, board_data=numbers, start_player=1)
    assert state.options["board_data"] == numbers
    assert shown(state, "So") == "[B4 | R4]"
    assert shown(state, "Sm") == "[] /T"
    view: Any = state.view(None).to_json()
    assert view["stones"]["So"] == [7, 4, 0]
    scored = board("So [R1]", board_data={"stone.So.P": 7})
    worth: Any = scored.view(None).to_json()["worth"]
    assert worth["stones"] == [7, 0, 0, 0]


def test_values_of_stones_decide_the_order_of_areas() -> None:
    """TT-10.4: the areas by descending stone value."""
    text = "Do [R3 | B2] Dm [B3 | R2]"
    for value, points in ((4, [4, 8, 0, 0]), (6, [8, 4, 0, 0])):
        state = board(text, time=(2, 1), board_data={"stone.Do.P": value})
        worth: Any = state.view(None).to_json()["worth"]
        assert worth["domination"] == points


def test_numbers_equal_to_the_printed_ones_are_left_out() -> None:
    assert new(2, board_data={"stone.So.P": 6}).options["board_data"] == {}


@pytest.mark.parametrize(
    ("players", "numbers", "where"),
    [
        (2, {"stone.Xx.P": 1}, "Xx"),
        (2, {"stone.So.T": 1}, "So.T"),
        (2, {"stone.So.P": 100}, "stone.So.P"),
        (2, {"stone.So.P": "6"}, "stone.So.P"),
        (2, {"start.3": "So-P"}, "start.3"),
        (2, {"start.1": "So-P"}, "start."),
        (2, {"start.1": "Si-S"}, "start.1"),
        (2, {"start.1": "Si"}, "start.1"),
        (2, {"start.1": "Mo-P"}, "start.1"),
        (2, {"predator.t-rex": "So-P"}, "predator.t-rex"),
        (2, {"predator.dodo": "So"}, "predator.dodo"),
        (6, {"stone.So.T": -1}, "stone.So.T"),
        (2, [], "board_data"),
    ],
)
def test_numbers_that_give_an_invalid_board_are_refused(
    players: int, numbers: object, where: str
) -> None:
    """R-32: the error names the wrong field."""
    with pytest.raises(InputError) as error:
        new(players, board_data=numbers)
    assert where in str(error.value)
    assert "board_data" in str(error.value)


def test_the_even_swamp_set_keeps_the_swamp_the_richest() -> None:
    """R-32: the public facts hold for it too; it changes nothing on the other side."""
    state = new(3, board_data="even-swamp")
    assert state.options["board_data"] == {"stone.Sm.P": 5}
    view: Any = state.view(None).to_json()
    totals = Counter[str]()
    for area, stones in view["stones"].items():
        totals[area[0]] += sum(stones)
    assert totals.pop("S") == 26 > max(totals.values())
    with pytest.raises(InputError, match="not a set of numbers for this number of players"):
        new(5, board_data="even-swamp")


EVEN_STARTS = {
    2: ["Sm-S", "Sm-P"],
    3: ["Si-P", "Sm-S", "Sm-P"],
}


@pytest.mark.parametrize("players", EVEN_STARTS)
def test_the_even_start_changes_only_the_start_chart(players: int) -> None:
    """R-32, TT-3.6: four Dinos each, in the Swamp; printed numbers are left out."""
    state = new(players, board_data="even-start", start_player=0)
    chart = {f"start.{number}": slot for number, slot in enumerate(EVEN_STARTS[players], 1)}
    usual = BOARD_DATA.complete({}, players)
    assert state.options["board_data"] == {
        key: slot for key, slot in chart.items() if slot != usual[key]
    }
    areas: Any = table_of(state)["areas"]
    for seat, slot in enumerate(EVEN_STARTS[players]):
        area, rank = slot.split("-")
        assert area.startswith("S")
        assert areas[area]["order"]["PST".index(rank)] == seat
        assert areas[area]["dinos"][seat] == 4


def test_one_slot_of_the_even_start_is_shared_by_two_and_three_players() -> None:
    """Section 13: player 2 of 2 and player 3 of 3; nobody begins in T, which has no stone."""
    assert EVEN_STARTS[2][1] == EVEN_STARTS[3][2]
    assert not any(slot.endswith("T") for chart in EVEN_STARTS.values() for slot in chart)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_there_is_no_even_start_for_four_or_more_players(players: int) -> None:
    with pytest.raises(InputError, match="'even-start' is not a set of numbers"):
        new(players, board_data="even-start")


def test_the_record_keeps_the_numbers() -> None:
    """R-32."""
    match = Match(GAME, 2, {"board_data": {"stone.So.P": 9}}, bytes(16))
    end_selection(match)
    record = read_record(match.record().to_json())
    assert record.options["board_data"] == {"stone.So.P": 9}
    assert verify(record) is None
    assert resume(record).state.to_position() == match.state.to_position()


def end_selection(match: Match) -> None:
    (seat,) = match.state.to_act
    match.act(seat, match.state.legal(seat)[0])


# All options.


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_player", 4),
        ("six_player_long", "yes"),
        ("doomed_arrivals", "live"),
        ("trex_outside", True),
        ("trex_accepts_growth", "no"),
        ("dino_supply", 57),
        ("white_tokens", 11),
        ("blind_cards", None),
        ("scatter_lone_abroad", 1),
        ("horns", 2),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    with pytest.raises(InputError) as error:
        GAME.new(4, {name: value}, SeededChance(bytes(16)))
    assert f"options.{name}" in str(error.value)


def test_a_turn_ends_with_any_options() -> None:
    """INV-11."""
    state = board("Sm [R4] So [B4]", doomed_arrivals="forbid", trex_outside="stay",
                  dino_supply="unlimited", white_tokens=12, time=(0, 1))  # fmt: skip
    end_turn(state)
    assert state.to_act == (1,)
    assert why(state, "hatch So") is not None
