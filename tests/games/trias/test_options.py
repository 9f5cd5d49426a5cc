"""Every option of the rulings, played (section 10)."""

from typing import Any

import pytest

from tests.games.trias.boards import board
from tests.games.trias.facts import facts
from tests.games.trias.play import choices, do, drift, drifts, keys, on, rescue, step, why
from trilobite.engine import ASK, InputError, SeededChance
from trilobite.games.trias import GAME

CAPACITIES: list[tuple[object, int]] = [(2, 2), (3, 3), (4, 4), ("unlimited", 9)]


# south_pole_capacity.


@pytest.mark.parametrize(("option", "capacity"), CAPACITIES)
def test_an_open_south_pole_takes_herds_at_set_up(option: object, capacity: int) -> None:
    """R-1, TR-1.6: `south_pole_capacity`; it is a vacant tile like any other, once."""
    chance = SeededChance(bytes(16))
    state = GAME.new(3, {"south_pole_capacity": option}, chance)
    do(state, "place 34")
    assert sum(facts(state).on_tiles[(0, 0)]) == 2
    assert why(state, "place 34") == ("not-vacant", "TR-1.6")


@pytest.mark.parametrize(("option", "capacity"), CAPACITIES)
def test_an_open_south_pole_is_entered_up_to_its_capacity_and_crossed(
    option: object, capacity: int
) -> None:
    """R-1, TR-5.3, TR-5.4."""
    row = f"W     Pb{capacity - 1}   Sa2   W"
    state = board(row, south_pole_capacity=option)
    do(state, step(state, (1, 0), (0, 0)))
    if option != "unlimited":
        assert why(state, step(state, (1, 0), (0, 0))) == ("full", "TR-5.4")
    do(state, step(state, (0, 0), (-1, 0)))
    assert facts(state).on_tiles[(-1, 0)] == (1, 0, 0)


@pytest.mark.parametrize(("option", "capacity"), CAPACITIES)
def test_the_view_says_whether_the_south_pole_has_a_limit(option: object, capacity: int) -> None:
    """R-1: the landscapes always have one (TR-0.5)."""
    view: Any = board("P     Wa", south_pole_capacity=option).view(None).to_json()
    assert view["unlimited"] == (["south-pole"] if option == "unlimited" else [])
    assert view["capacity"]["south-pole"] >= capacity
    assert view["room"][-1] == (None if option == "unlimited" else capacity)


@pytest.mark.parametrize(("option", "capacity"), CAPACITIES)
def test_swimmers_are_rescued_onto_an_open_south_pole_and_herds_reproduce_there(
    option: object, capacity: int
) -> None:
    """R-1, TR-5.5, TR-5.6."""
    state = board("P     W     .\n   ~a", south_pole_capacity=option)
    do(state, rescue(state, (0, 1), (0, 0)), "reproduce 34")
    assert facts(state).on_tiles[(0, 0)] == (2, 0, 0)
    crowd = board(f"Pb{capacity}   W     .\n   ~a", south_pole_capacity=option)
    answer = None if option == "unlimited" else ("full", "TR-5.5")
    assert why(crowd, rescue(crowd, (0, 1), (0, 0))) == answer


def test_an_unlimited_south_pole_holds_all_herds() -> None:
    """R-1: all herds of three players could stand there."""
    state = board("Pa14b15c15  W           .", south_pole_capacity="unlimited")
    do(state, "reproduce 34")
    assert facts(state).on_tiles[(0, 0)] == (15, 15, 15)
    do(state, "end")
    assert facts(state).on_tiles[(0, 0)] == (15, 15, 15)


def test_an_open_south_pole_gives_presence_on_the_main_land_which_pays_nothing() -> None:
    """R-1, TR-3.3, TR-9.1: and the Pole still never drifts (TR-3.1)."""
    state = board("Pa    S     W", south_pole_capacity=2)
    assert drifts(state).keys() == {(1, 0)}
    last = board("Pa    S     W", south_pole_capacity=2, last_turns=1)
    do(last, "end")
    assert facts(last).fields["final"] == [0, 0, 0]


# no_drift_card.

LONE = "P   .   Sa  .   Sb  .   Sc"


def test_with_keep_a_player_without_a_drift_skips_the_card() -> None:
    """R-3, TR-2.6: `no_drift_card = keep`; nothing is used, and nothing drawn in phase 4."""
    state = board(LONE, active=2, no_drift_card="keep", chance=ASK)
    before = facts(state)
    assert keys(do(state, "end")) == ["actions-ended", "turn-began", "nothing-drifts"]
    now = facts(state)
    assert (now.fields["stage"], now.fields["actions_left"]) == ("acting", 4)
    do(state, "end")
    after = facts(state)
    assert (after.hands, after.discards) == (before.hands, before.discards)
    assert after.fields["deck_sizes"] == before.fields["deck_sizes"]
    assert after.fields["idle_turns"] == 2


def test_with_consume_the_same_player_chooses_a_card() -> None:
    """R-3, TR-2.6: `no_drift_card = consume`, the default."""
    state = board(LONE, active=2)
    do(state, "end")
    assert choices(state) == {"hand", "draw"}


def test_with_keep_a_round_of_skipped_cards_starts_the_last_round() -> None:
    """R-3: after n such turns in a row, with the next player; the meteorite stays in the deck."""
    state = board(LONE, no_drift_card="keep", idle_turns=1)
    do(state, "end", "end")
    assert facts(state).fields["last_turns"] is None
    events = do(state, "end")
    assert keys(events) == ["actions-ended", "last-round-no-drift", "turn-began"]
    now = facts(state).fields
    assert (now["active"], now["last_turns"], now["actions_left"]) == (0, 3, 2)
    assert now["meteorite_out"] is False
    do(state, "end", "end", "end")
    assert state.is_over
    assert facts(state).fields["deck_sizes"] == [27, 9]


def test_with_keep_one_drift_in_between_restarts_the_count() -> None:
    """R-3: the n turns must be consecutive."""
    state = board("P   .   Sa  .   Sb  W   .   .   Sc", no_drift_card="keep", idle_turns=2)
    do(state, "end")
    now = facts(state).fields
    assert (now["active"], now["stage"], now["idle_turns"]) == (1, "choose_card", 0)
    do(state, "hand")
    drift(state, (4, 0), (6, 0))
    do(state, "end")
    assert facts(state).fields["idle_turns"] == 1
    do(state, "end", "end")
    assert facts(state).fields["last_turns"] is None
    do(state, "end")
    assert facts(state).fields["last_turns"] == 3


def test_with_keep_an_idle_player_may_still_rescue_and_drift() -> None:
    """R-3, TR-5.2: the first phase was skipped, the second was not."""
    state = board("P   .   .   ~a  S   W   .   Sb", active=2, no_drift_card="keep")
    do(state, "end")
    do(state, rescue(state, (3, 0), (4, 0)))
    drift(state, (4, 0), (6, 0))
    assert facts(state).fields["actions_left"] == 0


# discards_public.


def test_with_hidden_discards_only_the_last_used_card_is_seen() -> None:
    """R-4, TR-2.7: `discards_public = no`."""
    hidden = board("P   M   S   W   Sa", card="1 woods", deck=(10, 9), discards_public=False)
    public = board("P   M   S   W   Sa", card="1 woods", deck=(10, 9))
    for seat in (0, 1, None):
        view = hidden.view(seat).to_json()
        assert view["discards"] is None
        table = view["table"]
        assert isinstance(table, dict)
        assert table["used_card"] == "1 woods"
        assert public.view(seat).to_json()["discards"] == facts(public).discards


# reentry.


def test_with_pair_a_died_out_player_may_come_back_for_all_actions() -> None:
    """R-9, TR-5.9: `reentry = pair`; two herds on a vacant tile, then only the end."""
    state = board("P     M     S     Wb    Sb", reentry="pair")
    free = {f"place {id}" for cell, id in facts(state).ids.items()
            if cell not in ((0, 0), (3, 0), (4, 0))}  # fmt: skip
    assert choices(state) == {"end", *free}
    do(state, on("place", state, (1, 0)))
    now = facts(state)
    assert now.on_tiles[(1, 0)] == (2, 0, 0)
    assert (now.stock[0], now.fields["actions_left"]) == (13, 0)
    assert choices(state) == {"end"}
    assert why(state, on("place", state, (2, 0))) == ("not-extinct", "TR-5.9")


def test_coming_back_can_be_undone_before_the_end_of_the_turn() -> None:
    """R-9, TR-5.10: unlike a placement during set-up, it does not end the turn."""
    state = board("P     M     S     Wb    Sb", reentry="pair")
    place = GAME.actions.from_text(on("place", state, (1, 0)))
    assert state.can_undo(place)
    opening = GAME.new(3, {}, SeededChance(bytes(16)))
    assert not opening.can_undo(place)


def test_the_pair_is_placed_on_a_vacant_tile_and_not_on_the_closed_pole() -> None:
    """R-9, R-1, TR-1.6."""
    state = board("P     M     S     Wb    Sb", reentry="pair")
    assert why(state, on("place", state, (3, 0))) == ("not-vacant", "TR-1.6")
    assert why(state, "place 34") == ("pole", "TR-1.6")
    open_pole = board("P     M     S     Wb    Sb", reentry="pair", south_pole_capacity=2)
    assert why(open_pole, "place 34") is None


def test_a_player_with_a_herd_or_a_swimmer_may_not_come_back() -> None:
    """R-9: only a player without any herd on the board."""
    for picture in ("P   M   S   Wb  Sa", "P   M   S   Wb  ~a"):
        state = board(picture, reentry="pair")
        assert not choices(state, "place")
        assert why(state, on("place", state, (1, 0))) == ("not-extinct", "TR-5.9")


def test_nobody_comes_back_in_the_last_round() -> None:
    """R-9: only at the start of phase 2 of a normal turn."""
    state = board("P     M     S     Wb    Sb", reentry="pair", last_turns=2)
    assert choices(state) == {"end"}
    assert why(state, on("place", state, (1, 0))) == ("reentry-too-late", "TR-5.9")
    two = board("P     M     S     Wb    Sb", reentry="pair", last_turns=2, players=2,
                last_round_actions_2p=3, actions=3)  # fmt: skip
    assert choices(two) == {"end"}


def test_a_died_out_player_plays_a_card_without_effect_before_coming_back() -> None:
    """R-9, R-3, TR-2.6."""
    state = board("P     M     S     Wb    Sb", reentry="pair", stage="choose_card")
    assert keys(do(state, "hand")) == ["hand-played", "nothing-drifts"]
    assert choices(state, "place")


# last_round_actions_2p.


def test_with_three_actions_two_players_can_drift_in_the_last_round() -> None:
    """R-11, TR-8.2, TR-8.3: `last_round_actions_2p = 3`; swimmers may remain and do not count."""
    state = board("P   M   Sb  W   Sa", players=2, last_turns=1, last_round_actions_2p=3, actions=3)
    drift(state, (2, 0), (5, 0))
    do(state, "end")
    now = facts(state)
    assert state.is_over
    assert now.swimmers == {(2, 0): (0, 1)}
    assert now.fields["final"] == [3, 0]
    assert now.stock == [9, 9]
    assert state.invariants() == []


@pytest.mark.parametrize(("players", "actions"), [(2, 3), (3, 2), (5, 2)])
def test_the_option_gives_the_third_action_to_two_players_only(players: int, actions: int) -> None:
    """R-11, TR-8.2."""
    state = board("P   M   S   W   Sa", players=players, last_turns=2, last_round_actions_2p=3)
    do(state, "end")
    assert facts(state).fields["actions_left"] == actions


def test_the_meteorite_drawn_for_the_drift_gives_the_same_number_of_actions() -> None:
    """R-11, TR-2.3."""
    state = board("P   M   S   W   Sa", players=2, stage="choose_card", deck=(0, 1),
                  hands=["2 woods", "2 steppe"], last_round_actions_2p=3)  # fmt: skip
    do(state, "draw")
    assert facts(state).fields["actions_left"] == 3


# The versions of the rules.


def test_version_1_of_the_rules_has_no_option_for_the_masses_that_score() -> None:
    """R-16: its tables and records have the options that they had."""
    (former,) = GAME.former_rules
    assert (former.key, former.rules_version, GAME.rules_version) == ("trias", "1", "2")
    added = {option.name for option in GAME.options} - {option.name for option in former.options}
    assert added == {"interim_masses"}
    state = former.new(3, {}, SeededChance(bytes(16)))
    assert "interim_masses" not in state.options
    again = GAME.from_position(state.to_position(), ASK)
    assert again.to_position() == state.to_position()
    with pytest.raises(InputError):
        former.new(3, {"interim_masses": "main"}, ASK)


# start_player, and options that do not exist.


def test_start_player_is_a_seat_of_the_table() -> None:
    """TR-1.4: `start_player`."""
    for players in (2, 5):
        with pytest.raises(InputError, match=f"random, 0, .*{players - 1}"):
            GAME.new(players, {"start_player": players}, ASK)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("south_pole_capacity", 1),
        ("south_pole_capacity", True),
        ("no_drift_card", "maybe"),
        ("discards_public", "yes"),
        ("distance_metric", "manhattan"),
        ("interim_join", None),
        ("interim_masses", "islands"),
        ("reentry", "single"),
        ("last_round_actions_2p", 4),
        ("start_player", -1),
        ("start_player", "0"),
        ("colour", "red"),
    ],
)
def test_a_wrong_option_says_where_it_stands_and_what_is_allowed(name: str, value: object) -> None:
    with pytest.raises(InputError) as caught:
        GAME.new(3, {name: value}, ASK)
    assert caught.value.where == f"options.{name}"
    assert caught.value.allowed
