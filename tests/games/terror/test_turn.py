"""Game turns, selecting, play turns, refresh (sections 4 and 5)."""

import pytest

from tests.games.terror.boards import board, load, position, shown, table_of
from tests.games.terror.play import (
    choices,
    do,
    end_turn,
    keys,
    laziest,
    lazily,
    random_game,
    stage,
    why,
)
from tests.games.terror.slow_island import PLANS, plan_of
from trilobite.engine import ASK, CHANCE, Forced, SeededChance, State, seen
from trilobite.engine.matches import Match
from trilobite.games.terror import GAME
from trilobite.games.terror.rules.gains import DinosAdded


def new(players: int, **options: object) -> State:
    return GAME.new(players, {"start_player": 0, **options}, SeededChance(bytes(16)))


# Phase A.


def test_a_player_takes_a_card_and_then_a_tile() -> None:
    """TT-4.2, R-08, DP-1, DP-2: in this order, clockwise from the start player."""
    state = GAME.new(3, {"start_player": 1}, SeededChance(bytes(16)))
    for seat in (1, 2, 0):
        assert state.to_act == (seat,)
        assert stage(state) == "select_card"
        assert choices(state) == {"draft open", "draft deck"}
        do(state, "draft deck")
        assert stage(state) == "select_tile"
        tile = sorted(choices(state))[0]
        do(state, tile)
    assert stage(state) == "menu"


def test_a_tile_brings_its_white_dinos() -> None:
    """TT-4.2, TT-0.5: the player dinosaur marks the space."""
    state = new(4)
    do(state, "draft open", "take HM")
    table = table_of(state)
    assert table["whites"] == [1, 0, 0, 0]
    assert table["whites_on"]["HM"] == 0
    assert table["spaces"][5] == {"tile": "HM", "taker": 0}
    do(state, "draft deck")
    assert "take HM" not in choices(state)
    assert len(choices(state)) == 5
    assert why(state, "take HM") is not None


def test_the_last_of_six_has_no_choice_of_tile() -> None:
    """TT-4.2, TT-15.3."""
    state = new(6)
    for _ in range(5):
        do(state, "draft deck", sorted(choices_after(state, "draft deck"))[0])
    events = do(state, "draft deck")
    assert any(isinstance(event, Forced) for event in events)
    assert stage(state) == "menu"


def choices_after(state: State, text: str) -> set[str]:
    trial = state.copy()
    do(trial, text)
    return choices(trial)


def test_a_new_card_is_turned_up_after_the_taker_has_chosen_a_tile() -> None:
    """TT-4.3."""
    state = new(3)
    before = table_of(state)
    do(state, "draft open")
    table = table_of(state)
    assert table["face_up"] is None
    assert table["cards"][0] == before["face_up"]
    assert table["deck_size"] == 27
    events = do(state, "take NE")
    assert "card-turned-up" in keys(events)
    assert table_of(state)["deck_size"] == 26
    assert table_of(state)["face_up"] is not None
    events = do(state, "draft deck", "take HG")
    assert "card-turned-up" not in keys(events)


def test_the_card_turned_up_comes_from_the_deck() -> None:
    """TT-4.3, TT-15.1."""
    state = new(2)
    do(state, "draft open")
    state.chance = ASK
    do(state, "take NE")
    assert state.to_act == (CHANCE,)
    secrets: dict[str, dict[str, dict[str, int]]] = state.to_position()["state"]  # type: ignore[assignment]
    deck = list(secrets["secrets"]["deck"].values())
    assert dict(state.chance_outcomes()) == {
        kind: number / sum(deck) for kind, number in enumerate(deck) if number
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cards_are_taken_in_card_turns_only(players: int) -> None:
    """TT-4.2, section 11; and TT-11.1: the deck never runs out."""
    with_cards: set[str] = set()
    for state in lazily(new(players)):
        table = table_of(state)
        if table["stage"] == "select_card":
            with_cards.add(f"{'TJC'[table['period']]}{table['turn'] + 1}")
        assert table["deck_size"] >= 27 - players * len(with_cards) * 2
    assert with_cards == set(PLANS[players].card_turns)


def test_a_card_drawn_blind_is_seen_before_the_tile_is_chosen() -> None:
    """R-08, R-07."""
    state = new(3)
    do(state, "draft deck")
    held = state.to_position()["state"]["secrets"]["held"][0]  # type: ignore[index]
    assert held is not None
    assert state.view(0).to_json()["card"] == held
    assert state.view(1).to_json()["card"] is None
    assert table_of(state)["cards"][0] == "blind"


# Phase B.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_act_in_the_order_of_their_spaces(players: int) -> None:
    """TT-4.1, TT-4.4: first all select, then all play."""
    order: list[int] = []
    for state, seat, action in random_game(players, players):
        table = table_of(state)
        if table["stage"] in {"select_card", "select_tile"}:
            assert not order
        if action.kind == "end":
            order.append(table["space"])
            if len(order) == players:
                assert order == sorted(set(order))
                order.clear()
        elif table["space"] is not None:
            assert table["spaces"][table["space"] - 1]["taker"] == seat


def test_card_and_tile_must_both_be_played_in_either_order() -> None:
    """TT-4.5, TT-4.6: one is finished before the other starts; both must be played."""
    state = board("Sm [R4] So [R1]", card="desert", tile="HG")
    assert choices(state) == {"card", "tile"}
    tile_first = state.copy()
    do(state, "card")
    assert not choices(state) & {"tile", "end"}
    do(state, "spread 1-1-1")
    assert stage(state) == "growing", "the tile was all that was left"
    do(tile_first, "tile", "grow Sm")
    assert choices(tile_first, "spread"), "the card was all that was left"
    do(tile_first, "spread 3-0-0")
    assert choices(tile_first) == {"end"}


def test_the_rule_of_the_menu_is_that_of_the_tile_when_only_the_tile_is_left() -> None:
    """TT-4.5."""
    for tile, rule in {"NE": "TT-7.1", "HG": "TT-7.2", "TR": "TT-7.16", "RA": "TT-7.25"}.items():
        state = board("Sm [R4]", tile=tile, card="desert", whites=1)
        assert state.offer(0).rule == "TT-4.5"
        do(state, "card", "spread 3-0-0")
        assert (state.offer(0).rule, table_of(state)["tile_played"]) == (rule, False)


def test_a_used_card_is_discarded_openly() -> None:
    """TT-4.5."""
    state = board("Sm [R4]", card="desert")
    before = table_of(state)["discards"]["desert"]
    do(state, "card")
    assert table_of(state)["discards"]["desert"] == before + 1
    assert table_of(state)["cards"][0] is None


def test_the_end_of_a_turn_is_always_asked() -> None:
    """TT-15.3: it is the only option, and still asked; the dinosaur comes back (TT-4.5)."""
    state = board("Sm [R4]", tile="TR", time=(0, 1))
    do(state, "tile", "stay")
    assert choices(state) == {"end"}
    do(state, "end")
    assert table_of(state)["spaces"][0]["taker"] is None
    assert state.to_act == (1,)


def test_playing_a_blind_card_is_always_asked() -> None:
    """TT-15.3: it reveals the card. A card that all have seen is played without asking."""
    hidden = board("Sm [R4]", card="desert", blind=True, tile="TR")
    do(hidden, "tile", "stay")
    assert choices(hidden) == {"card"}
    known = board("Sm [R4]", card="desert", tile="TR")
    do(known, "tile", "stay")
    assert stage(known) == "spreading"


def test_a_single_option_is_taken() -> None:
    """TT-15.3: free actions count as options too."""
    state = board("Sm [R4]", tile="HG")
    events = do(state, "tile")
    assert [e.action.text() for e in events if isinstance(e, Forced)] == ["grow Sm"]
    state = board("Sm [R4]", tile="HG", whites=1)
    do(state, "tile")
    assert choices(state) == {"grow Sm", "white Sm"}
    state = board("Sm [R4] Fm [B1]", tile="RA", predators={"raptor-1": "Dm"})
    do(state, "tile", "raptor 1", "to Fm")
    assert choices(state) == {"eat B", "stop"}, "stopping is a second option beside the victim"


def test_a_player_without_dinos_still_selects_and_plays() -> None:
    """TT-4.9, TT-4.10."""
    state = board("Sm [B4]", tile="HG", card="desert", whites=1)
    assert choices(state) == {"card", "tile"}
    do(state, "tile")
    assert choices(state, "spread"), "the tile did nothing and the card was all that was left"
    do(state, "spread 0-0-3")
    assert shown(state, "Do") == "[R4]", "the white Dino had one place to go"
    assert choices(state) == {"end"}


def test_a_step_without_effect_has_no_boundary() -> None:
    """TT-4.10: nothing to grow, so no free action in between; the Pterodactyl still moves."""
    state = board("Sm [B4]", tile="HA", fresh="R")
    do(state, "tile")
    assert stage(state) == "move_pterodactyl"
    state = board("Sm [R4] ^B", tile="HG", fresh="R")
    do(state, "tile")
    assert stage(state) == "menu"


def test_a_step_may_lose_its_effect_at_its_own_boundary() -> None:
    """TT-4.10: the player covers their only herd with a volcano, and the growth is skipped."""
    state = board("Sm [R4]", tile="HG", fresh="R")
    do(state, "tile", "volcano Sm")
    assert shown(state, "Sm") == "[R2] ^R"
    assert choices(state) == {"end"}


# White Dinos.


def test_white_dinos_are_placed_one_by_one() -> None:
    """TT-5.1: in any own herd; TT-5.3: the turn cannot end while one can be placed."""
    state = board("Sm [R4] Fo [R1 | B1] Di [B2]", tile="TR", whites=3)
    assert choices(state, "white") == {"white Sm", "white Fo"}
    do(state, "white Sm", "tile", "white Fo", "stay")
    assert choices(state) == {"white Sm", "white Fo"}
    do(state, "white Fo")
    assert choices(state) == {"end"}
    assert (shown(state, "Sm"), shown(state, "Fo")) == ("[R5]", "[R3 | B1]")
    assert why(state, "white Sm") is not None


def test_a_white_dino_is_distinguished_from_growth() -> None:
    """TT-5.1."""
    state = board("Sm [R4] Fo [R2]", tile="HG", whites=1)
    events = do(state, "white Sm", "grow Sm")
    assert [event["white"] for event in DinosAdded.among(events)] == [True, False, False]


def test_white_dinos_may_join_a_herd_of_this_turn() -> None:
    """TT-5.2."""
    state = board("Sm [R4]", tile="TR", card="desert", whites=1)
    do(state, "card", "spread 0-0-3", "white Do")
    assert shown(state, "Do") == "[R4]"


def test_white_dinos_re_rank_the_area() -> None:
    """TT-2.6: after each of them."""
    state = board("Sm [B2 | R2]", tile="TR", whites=1)
    do(state, "white Sm")
    assert shown(state, "Sm") == "[R3 | B2]"


@pytest.mark.parametrize(
    "island", ["Di [B2]", "Sm [R4] ^B", "Mo [R57]"], ids=["no herd", "volcano", "empty supply"]
)
def test_white_dinos_without_a_place_are_lost(island: str) -> None:
    """TT-5.3, R-10, TT-9.3."""
    state = board(island, tile="TR", whites=2)
    assert not choices(state, "white")
    do(state, "tile", "stay")
    assert choices(state) == {"end"}
    events = do(state, "end")
    assert "whites-lost" in keys(events)
    assert table_of(state)["whites"] == [0, 0, 0, 0]


def test_white_dinos_are_for_the_play_turn_not_for_selecting() -> None:
    """R-34: nor are counters."""
    state = new(4)
    do(state, "draft deck", "take HM")
    for now in lazily(state):
        if stage(now).startswith("select"):
            assert {text.split()[0] for text in choices(now)} <= {"draft", "take"}


# Refresh.


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_refresh(players: int) -> None:
    """TT-4.7, R-06, INV-7: unused tiles slide up with their white Dinos and get one more."""
    unused: list[str] = []
    old: dict[str, int] = {}
    turns = 0
    for state, _, _ in random_game(players, 40 + players):
        table = table_of(state)
        tiles = [space["tile"] for space in table["spaces"]]
        if table["space"] is not None and None not in tiles:
            unused = [space["tile"] for space in table["spaces"] if space["taker"] is None]
            old = table["whites_on"]
        elif old and not table["selected"]:
            assert tiles[players:] == unused
            assert table["whites_on"] == {t: old[t] + 1 if t in unused else 0 for t in tiles}
            assert sum(table["whites_on"].values()) == 0 or players < 6
            old = {}
            turns += 1
    assert turns == sum(PLANS[players].turns) - 1


def test_used_tiles_are_shuffled() -> None:
    """TT-4.7."""
    seen = set()
    for seed in range(30):
        state = board("Sm [R4] So [B4]", players=2, chance=SeededChance(bytes([seed] * 16)))
        end_turn(state)
        end_turn(state)
        seen.add(tuple(space["tile"] for space in table_of(state)["spaces"][:2]))
    assert len(seen) == 2


def whites_after_refresh(on: dict[str, int], white_tokens: object) -> dict[str, int]:
    data = position(
        "Sm [R4] So [B4]", players=2, row={1: "R", 2: "B"}, tiles="NE HG HA TR RA HM",
        time=(1, 2), white_tokens=white_tokens,
    )  # fmt: skip
    data["state"]["table"]["whites_on"] = {"NE": 0, "HG": 0, **on}
    state = load(data)
    end_turn(state)
    end_turn(state)
    found: dict[str, int] = table_of(state)["whites_on"]
    return {tile: found[tile] for tile in on}


def test_white_tokens_are_only_markers() -> None:
    """R-06."""
    found = whites_after_refresh({"HA": 3, "TR": 3, "RA": 3, "HM": 1}, "unlimited")
    assert found == {"HA": 4, "TR": 4, "RA": 4, "HM": 2}


def test_white_tokens_may_run_out() -> None:
    """R-06 with white_tokens=12: given out from space 6 downward while there are any."""
    found = whites_after_refresh({"HA": 3, "TR": 3, "RA": 3, "HM": 1}, 12)
    assert found == {"HA": 3, "TR": 3, "RA": 4, "HM": 2}
    found = whites_after_refresh({"HA": 6, "TR": 6, "RA": 0, "HM": 0}, 12)
    assert found == {"HA": 6, "TR": 6, "RA": 0, "HM": 0}


# The start marker.

STARTS = {
    2: "121 212 12",
    3: "123 231 312",
    4: "123 412 34",
    5: "123 451 23",
    6: "123 456",
}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("first", [0, 1])
def test_start_players(players: int, first: int) -> None:
    """TT-4.8, TT-11.2."""
    assert played_starts(players, first) == STARTS[players]


def test_start_players_of_the_long_game() -> None:
    """TT-11.2 with six_player_long=True."""
    assert played_starts(6, 0, six_player_long=True) == "123 456 12"


def played_starts(players: int, first: int, **options: object) -> str:
    state = GAME.new(players, {"start_player": first, **options}, SeededChance(bytes(16)))
    found: dict[tuple[int, int], str] = {}
    for now in lazily(state):
        table = table_of(now)
        if table["stage"] != "menu":
            number = (table["start"] - first) % players + 1
            found[table["period"], table["turn"]] = str(number)
    turns = plan_of(players, options).turns
    rows = ["".join(found[period, turn] for turn in range(turns[period])) for period in range(3)]
    return " ".join(row for row in rows if row)


# What others see.


def test_a_draw_from_the_deck_is_public_but_its_card_is_not() -> None:
    """TT-4.2, R-07: the first event of an action says whether others may know it."""
    state = GAME.new(3, {"start_player": 0}, SeededChance(bytes(16)))
    events = do(state, "draft deck")
    assert keys(events) == ["deck-chosen", "blind-drawn"]
    for eyes in (1, 2, None):
        assert events[0].seen_by(eyes) is events[0]
        assert keys(seen(events, eyes)) == ["deck-chosen"]
    assert keys(seen(events, 0)) == ["deck-chosen", "blind-drawn"]


def test_the_first_event_of_every_action_is_public() -> None:
    """TT-15.1: decisions are never hidden, only cards are."""
    for players in (2, 5):
        for state, seat, action in random_game(players, 50 + players):
            events = state.copy().apply(seat, action)
            assert isinstance(events, list)
            for eyes in (None, (seat + 1) % players):
                assert events[0].seen_by(eyes) is events[0], action.text()


# Undo.


def test_undo_goes_back_inside_a_play_turn() -> None:
    """Issue 4, point 5; TT-4.5: migration may be taken back before and after it is confirmed."""
    match = Match(GAME, 3, {"start_player": 0}, bytes(16))
    for tile in ("HM", "NE", "HG"):
        (seat,) = match.state.to_act
        assert match.act(seat, GAME.actions.from_text("draft deck"))
        assert not match.can_undo(seat), "a blind card was drawn"
        match.act(seat, GAME.actions.from_text(f"take {tile}"))
        assert not match.can_undo(seat), "the selection was given up"
    while table_of(match.state)["active"] != 0:
        (seat,) = match.state.to_act
        match.act(seat, laziest(match.state))
    before = match.state.to_position()
    for text in ("tile", "migrate Si", "go Sm 2", "confirm"):
        assert not hasattr(match.act(0, GAME.actions.from_text(text)), "rule"), text
    for _ in range(4):
        assert match.undo(0) is not None
    assert match.state.to_position() == before
    assert match.act(0, GAME.actions.from_text("card"))
    assert not match.can_undo(0), "others have not seen the card before"


def test_taking_the_face_up_card_can_be_taken_back_until_the_next_is_turned_up() -> None:
    """TT-4.3: the replacement reveals a card."""
    match = Match(GAME, 3, {"start_player": 0}, bytes(16))
    match.act(0, GAME.actions.from_text("draft open"))
    assert match.undo(0) is not None
    match.act(0, GAME.actions.from_text("draft open"))
    match.act(0, GAME.actions.from_text("take HM"))
    assert not match.can_undo(0)


@pytest.mark.parametrize("players", [2, 5])
def test_only_draws_blind_cards_and_shuffles_reveal_something(players: int) -> None:
    """Issue 4, point 5: a blind draw, a blind card played, a face-up replacement, the shuffle."""
    revealing: set[str] = set()
    match = Match(GAME, players, {}, bytes(range(16)))
    assert {e.key for e in match.opening if e.reveals} == {
        "terror-start-player-chosen", "terror-card-turned-up", "terror-tiles-laid"
    }  # fmt: skip
    for state, seat, action in random_game(players, 77):
        events = state.copy().apply(seat, action)
        assert isinstance(events, list)
        revelations = [event for event in events if event.reveals]
        revealing |= {event.key for event in revelations}
        is_blind_card = action.kind == "card" and table_of(state)["cards"][seat] == "blind"
        if action.kind not in {"draft", "take", "end"} and not is_blind_card:
            assert not revelations
    assert revealing == {
        "terror-blind-drawn", "terror-card-turned-up", "terror-tiles-laid", "terror-card-played"
    }  # fmt: skip
