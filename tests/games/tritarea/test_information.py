"""Information and secrets (section 14): views, the log, memory play."""

import re
from typing import Any

import pytest

from tests.games.tritarea.boards import board, last_step, load, table_of
from tests.games.tritarea.play import choices, do, finish, forced, play, random_game, stage, trick
from tests.games.tritarea.slow_city import HUMANS
from trilobite.engine import State, canonical_json, seen

CARD = re.compile(r'"([IMEH][1-9])"')


def named(state: State, seat: int | None) -> set[str]:
    """Every card that a view names."""
    return set(CARD.findall(canonical_json(state.view(seat).to_json())))


def hidden_from(state: State, seat: int | None) -> set[str]:
    """The cards in places that a seat may not look into."""
    data: Any = state.to_position()
    secrets = data["state"]["secrets"]
    own = None if seat is None else HUMANS[state.players][seat]
    found = set(secrets["pool"])
    for p in range(4):
        if p != own:
            found |= {*secrets["hands"][p], str(secrets["choices"][p])}
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_view_names_a_hidden_card(players: int) -> None:
    """INV-11: no hand, deck, commitment or leftover card of somebody else."""
    for number, (state, _, _) in enumerate(random_game(players, 40 + players)):
        if number % 3:
            continue
        data: Any = state.to_position()
        for seat in [*range(players), None]:
            assert not named(state, seat) & hidden_from(state, seat)
            if seat is not None:
                hand = data["state"]["secrets"]["hands"][HUMANS[players][seat]]
                assert set(hand) <= named(state, seat)


def test_played_cards_are_public() -> None:
    """R-20: everyone saw them; hands and decks have public sizes."""
    state = trick("H4, H1, I7, H9")
    do(state, "default", "default")
    for seat in (0, 1, 2, 3, None):
        view: Any = state.view(seat).to_json()
        assert view["table"]["played"] == ["I7", "H1", "H4", "H9"]
        assert view["table"]["cards_left"] == [7] * 4


def test_the_leftover_of_round_2_is_shown_at_the_settlement() -> None:
    """TA-7.7, TA-1.2: before that only its owner knows it."""
    state = load(last_step("d1=A", in_round=2, intents="M9 I1 E1 H2"))
    assert "M9" in named(state, 0)
    for seat in (1, 2, 3, None):
        assert "M9" not in named(state, seat)
    events = finish(state)
    assert "M9" in str([event.to_json() for event in seen(events, None)])


def test_the_view_explains_the_rights() -> None:
    """TA-3.2, TA-5.3: the reasons for the adopted suit and against the other; the blocks."""
    state = trick("M9, E8, M3, E1")
    view: Any = state.view(None).to_json()
    assert view["support"] == {"M": [3, 9], "E": [1, 8]}
    assert view["rights"] == {
        "adopted": "ecology", "first": 3, "second": 1, "supporters": [1, 3], "by": "difference",
        "differences": {"M": 6, "E": 7}, "blocks": [1, 2],
    }  # fmt: skip
    for cards, by in (("H4, H1, I7, H9", "most"), ("H9, I4, H6, I1", "leader"),
                      ("H9, I4, E6, M1", "all_different")):  # fmt: skip
        view = trick(cards).view(None).to_json()
        assert view["rights"]["by"] == by


def test_the_view_says_what_a_settlement_would_pay() -> None:
    """TA-7.1, TA-7.5, TA-7.8."""
    state = board("d1=AAB c2=C", in_round=3, declared="I4 M7 M5 H1", scores=[9] * 4)
    view: Any = state.view(1).to_json()
    assert view["tallest"] == [{"square": "d1", "height": 3, "owner": 0, "points": 10}]
    assert view["declarations"] == [-4, 7, 0, -1]
    assert [row["who"] for row in view["areas"]["M"]] == [1, 2]


# memory=on.


def test_memory_shows_only_the_builders_during_construction() -> None:
    """R-20 with memory=True, TA-2.2: once RH1 has decided; nothing of the trick afterwards."""
    state = board(hands={0: "H4", 1: "H1", 2: "I7", 3: "H9"}, memory=True)
    play(state, "s0 H4, s1 H1, s2 I7")
    assert {"H4", "H1", "I7"} <= named(state, None)
    play(state, "s3 H9")
    assert stage(state) == "building"
    do(state, "build a1" if "build a1" in choices(state) else "default")
    for seat in (0, 1, 2, 3, None):
        assert {"H1", "H9"} <= named(state, seat)
        assert not {"H4", "I7"} & named(state, seat)
    do(state, "default")
    assert stage(state) == "playing"
    for seat in (0, 1, 2, 3, None):
        assert not {"H4", "H1", "I7", "H9"} & named(state, seat)
    assert len(table_of(state)["played"]) == 4, "the state itself forgets nothing"


def test_memory_shows_the_last_card_too() -> None:
    """R-20 with memory=True, D-3: a card is public when played, even without a right."""
    state = board(hands={0: "H4", 1: "H1", 2: "H9", 3: "I7"}, memory=True)
    play(state, "s0 H4, s1 H1, s2 H9, s3 I7")
    for seat in (0, 1, 2, 3, None):
        view: Any = state.view(seat).to_json()
        assert view["table"]["trick"] == ["H4", "H1", "H9", "I7"]
    assert "in-trick" in str(state.why_not_at(1, ["trick:3"]))
    do(state, "default")
    assert state.view(None).to_json()["table"]["trick"] == [None, "H1", "H9", None]  # type: ignore[index]
    assert "no-trick-card" in str(state.why_not_at(2, ["trick:3"]))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_sees_every_card_of_memory_play(players: int) -> None:
    """R-20 with memory=True: including those that NPCs turn up one after the other."""
    shown = 0
    for state, _, _ in random_game(players, 5, {"memory": True}):
        table = table_of(state)
        is_first = table["stage"] == "building" and table["actor"] == table["first_holder"]
        if is_first or table["stage"] in {"playing", "changing"}:
            shown += is_first
            for seat in [*range(players), None]:
                view: Any = state.view(seat).to_json()
                assert view["table"]["trick"] == table["trick"]
    assert shown > 15


def test_a_default_without_blocks_waits_in_memory_play() -> None:
    """R-20 with memory=True, TA-14.1: until then everybody sees the trick; RH2 is not asked."""
    state = board(
        in_round=3, hands={0: "M9", 1: "M1", 2: "I1", 3: "E1"}, sold={0: 9, 1: 9}, memory=True
    )
    play(state, "s0 M9, s1 M1, s2 I1, s3 E1")
    assert choices(state, 1) == {"default"}
    assert {"M9", "M1", "I1", "E1"} <= named(state, None)
    assert load(state.to_position()).to_act == (1,)
    assert forced(do(state, "default")) == [(0, "default")]


@pytest.mark.parametrize("players", [2, 4])
def test_the_log_of_memory_play_names_no_cards(players: int) -> None:
    """R-20 with memory=True: not even the reader's own, which the view also forgets."""
    for state, acting, action in random_game(players, 8, {"memory": True}):
        if action.kind != "play":
            continue
        trial = state.copy()
        events = trial.apply(acting, action)
        assert isinstance(events, list)
        for seat in [*range(players), None]:
            played = [e for e in seen(events, seat) if e.key.startswith("tritarea-card-played")]
            assert played
            for event in played:
                assert not CARD.findall(canonical_json(event.to_json()))


def test_memory_hides_nothing_that_is_declared() -> None:
    """R-20 with memory=True: Leads stay face up all the time."""
    state = board(in_round=3, declared="I4 M7 M5 H1", memory=True)
    assert {"I4", "M7", "M5", "H1"} <= named(state, None)
