"""Coppice, the game of docs/games/second-game.md: vectors for its rules, and the contract."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from tests.terminal.person import Person
from trilobite.engine import (
    ASK,
    Event,
    Game,
    InputError,
    Refusal,
    SeededChance,
    State,
    seed_from_text,
)
from trilobite.engine.conformance import Check, Subject, all_checks, subjects
from trilobite.engine.tables import gains_to_json

CHECKS = dict(all_checks())
LETTERS = {"o": "oak", "b": "birch", "h": "hazel", "w": "willow", ".": None}
BARE = (".....", ".....", "..o..", ".....", ".....")


def wood(
    game: Game, *rows: str, hands: tuple[str, ...] = ("obh", "obw"), **fields: object
) -> State:
    """A position. Each row is drawn with the first letters of trees; the deck is the rest.

    `foresters` are given by place, as in `foresters={"c3": 0}`.
    """
    trees = [LETTERS[letter] for row in rows for letter in row]
    held = [{LETTERS[letter]: hand.count(letter) for letter in hand} for hand in hands]
    deck = {
        tree: 7 - trees.count(tree) - sum(hand.get(tree, 0) for hand in held)
        for tree in LETTERS.values()
        if tree
    }
    men: Any = fields.pop("foresters", {})
    places = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
    state = {
        "step": "plant",
        "active": 0,
        "planted": None,
        "trees": trees,
        "foresters": [men.get(place) for place in places],
        "points": [0] * len(hands),
        "bonus": [0] * len(hands),
        "stock": {"hands": held, "deck": deck},
        **fields,
    }
    position: Any = game.new(len(hands), None, ASK).to_position()
    return game.from_position({**position, "state": state}, SeededChance(bytes(range(16))))


def act(state: State, seat: int, text: str) -> list[Event]:
    events = state.apply(seat, state.game.actions.from_text(text))
    assert not isinstance(events, Refusal), events
    return events


def refusal(state: State, seat: int, text: str) -> tuple[str, str]:
    found = state.why_not(seat, state.game.actions.from_text(text))
    assert found is not None
    return found.key.removeprefix("coppice-refusal-"), found.rule


def fields_of(state: State) -> dict[str, Any]:
    return state.position_fields()


def points(state: State) -> list[tuple[int, int]]:
    found = fields_of(state)
    return list(zip(found["points"], found["bonus"], strict=True))


def keys(events: list[Event]) -> list[str]:
    return [event.key.removeprefix("coppice-") for event in events]


def test_the_first_tree_is_in_the_middle_and_everybody_holds_three(coppice: Game) -> None:
    """CO-1.1 to CO-1.3."""
    log: list[Event] = []
    state = coppice.new(3, None, SeededChance(seed_from_text("any")), log)
    found = fields_of(state)
    assert [place for place, tree in enumerate(found["trees"]) if tree] == [12]
    assert [sum(hand.values()) for hand in found["stock"]["hands"]] == [3, 3, 3]
    assert sum(found["stock"]["deck"].values()) == 28 - 1 - 9
    assert keys(log) == ["first", *["drawn"] * 9, "began"]
    assert state.to_act == (0,)


def test_a_tree_is_planted_beside_another_one(coppice: Game) -> None:
    """CO-3.1 to CO-3.3."""
    state = wood(coppice, *BARE)
    assert refusal(state, 0, "plant willow c2") == ("not-held", "CO-3.1")
    assert refusal(state, 0, "plant oak c3") == ("taken", "CO-3.2")
    assert refusal(state, 0, "plant oak b2") == ("alone", "CO-3.3")
    for place in ("b3", "c2", "c4", "d3"):
        assert state.why_not(0, coppice.actions.from_text(f"plant oak {place}")) is None
    assert keys(act(state, 0, "plant birch c2")) == ["planted"]
    assert refusal(state, 0, "plant oak b3") == ("planted", "CO-3.1")


def test_a_click_is_refused_like_the_action_that_it_would_be(coppice: Game) -> None:
    state = wood(coppice, *BARE)
    found = state.why_not_at(0, ("tree:oak", "place:a1"))
    assert found is not None
    assert found.rule == "CO-3.3"
    assert state.why_not_at(0, ("tree:oak", "place:c2")) is None


def test_a_place_that_is_clicked_before_a_tree_is_explained(coppice: Game) -> None:
    state = wood(coppice, *BARE)
    for place, key in (("c2", "tree-first"), ("c3", "taken"), ("a1", "alone")):
        found = state.why_not_at(0, (f"place:{place}",))
        assert found is not None
        assert found.key == f"coppice-refusal-{key}"


def test_a_forester_goes_to_a_grove_without_foresters(coppice: Game) -> None:
    """CO-4.1: the birch on c2 is a grove of its own."""
    state = wood(coppice, *BARE, foresters={"c3": 1})
    assert refusal(state, 0, "send") == ("plant-first", "CO-4.1")
    act(state, 0, "plant birch c2")
    assert state.offer(0).question.key == "coppice-ask-send"
    assert keys(act(state, 0, "send"))[0] == "sent"
    assert fields_of(state)["foresters"][7] == 0


def test_nobody_is_asked_if_the_grove_has_a_forester(coppice: Game) -> None:
    """CO-4.1: the oaks on c2 and c3 are one grove."""
    state = wood(coppice, *BARE, foresters={"c3": 1})
    assert keys(act(state, 0, "plant oak c2")) == ["planted", "drawn", "began"]
    assert state.to_act == (1,)


def test_nobody_is_asked_without_a_forester_at_home(coppice: Game) -> None:
    """CO-4.2."""
    rows = (".....", ".bhb.", ".woh.", ".....", ".....")
    men = {"b2": 0, "c2": 0, "d2": 0}
    state = wood(coppice, *rows, hands=("oow", "obw"), foresters=men, planted="d3")
    assert keys(act(state, 0, "plant willow d4"))[:2] == ["planted", "drawn"]
    asked = wood(coppice, *rows, hands=("oow", "obw"), foresters=men, planted="d3", step="send")
    assert refusal(asked, 0, "send") == ("none-at-home", "CO-4.2")
    assert asked.legal(0) == [coppice.actions.from_text("keep")]


def test_planting_can_be_undone_until_a_tree_is_drawn(coppice: Game) -> None:
    """CO-2.1: the turn ends when a tree is drawn."""
    state = wood(coppice, *BARE)
    assert all(choice.can_undo for choice in state.offer(0).choices)
    act(state, 0, "plant birch c2")
    assert not any(choice.can_undo for choice in state.offer(0).choices)


def test_an_enclosed_grove_is_scored_and_its_foresters_go_home(coppice: Game) -> None:
    """CO-5.1, CO-5.2, CO-5.4: the two oaks in the corner are enclosed by the last tree."""
    rows = ("oo...", "hb...", "bbo..", ".....", ".....")
    state = wood(coppice, *rows, foresters={"a1": 1})
    act(state, 0, "plant hazel c1")
    events = act(state, 0, "keep")
    assert keys(events)[:3] == ["kept", "scored", "went-home"]
    assert events[1].arguments()["points"] == 2
    assert events[1].targets() == ("place:a1", "place:b1")
    assert points(state) == [(0, 0), (2, 0)]
    assert 1 not in fields_of(state)["foresters"]


def test_the_standing_counts_open_groves_as_they_are(coppice: Game) -> None:
    """CO-5.2, CO-5.3: the grove of five oaks is still open on a2."""
    rows = ("ooooo", ".....", "..b..", ".....", ".....")
    state = wood(coppice, *rows, foresters={"a1": 1, "c3": 0})
    view: Any = state.view(None).to_json()
    sides = view["standing"]["sides"]
    gains = gains_to_json(state.view(None).gains())
    assert [(side["points"], side["total"], side["leads"]) for side in sides] == [
        (0, 1, False), (0, 8, True),
    ]  # fmt: skip
    assert [(gain["key"], gain["who"], gain["points"]) for gain in gains] == [
        ("coppice-scored-part", 1, 5), ("coppice-rewarded-part", 1, 3),
        ("coppice-scored-part", 0, 1),
    ]  # fmt: skip
    (stretch,) = view["remaining"]["stretches"]
    assert (stretch["spent"], stretch["sure"]) == (6, 19)
    assert state.to_position() == wood(coppice, *rows, foresters={"a1": 1, "c3": 0}).to_position()


def test_an_open_grove_is_not_scored(coppice: Game) -> None:
    """CO-5.1: a free place is beside the oak on b1."""
    rows = ("oo...", "hb...", "bbo..", ".....", ".....")
    state = wood(coppice, *rows, foresters={"a1": 1})
    act(state, 0, "plant hazel a4")
    act(state, 0, "keep")
    assert points(state) == [(0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("foresters", "expected"),
    [
        ({"a1": 0, "a3": 1}, [(5, 3), (5, 3)]),
        ({"a1": 0, "a2": 0, "a3": 1}, [(5, 3), (0, 0)]),
        ({"a1": 1, "a2": 1}, [(0, 0), (5, 3)]),
    ],
)
def test_the_most_foresters_win_a_grove_and_a_large_one_earns_more(
    coppice: Game, foresters: dict[str, int], expected: list[tuple[int, int]]
) -> None:
    """CO-5.2, CO-5.3: five oaks down the side; the last of them joins two groves."""
    rows = ("oh...", "ohb..", "oho..", ".wb..", "ow...")
    state = wood(coppice, *rows, foresters=foresters)
    act(state, 0, "plant oak a4")
    assert points(state) == expected


def test_a_player_who_holds_no_tree_is_left_out(coppice: Game) -> None:
    """CO-2.1."""
    rows = ("obhwo", "bhwob", "hwobh", "wobhw", "ob...")
    state = wood(coppice, *rows, hands=("obh", "hww", ""), active=1)
    act(state, 1, "plant hazel c5")
    act(state, 1, "keep")
    assert state.to_act == (0,)


def test_the_game_ends_when_the_wood_is_full(coppice: Game) -> None:
    """CO-6.1."""
    rows = ("obhwo", "bhwob", "hwobh", "wobhw", "obhw.")
    state = wood(coppice, *rows, hands=("ob", "hw"), points=[3, 5])
    act(state, 0, "plant oak e5")
    events = act(state, 0, "keep")
    assert state.is_over
    result = state.result()
    assert result is not None
    assert [(one.points, one.place) for one in result.seats] == [(3, 2), (5, 1)]
    assert events[-1].key == "coppice-won"


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"foresters": {"a1": 0}}, "foresters[0]"),
        ({"foresters": {"c3": 2}}, "foresters[12]"),
        ({"active": None}, "active"),
        ({"step": "score"}, "step"),
        ({"step": "draw"}, "step"),
        ({"step": "over"}, "step"),
        ({"step": "send"}, "planted"),
        ({"planted": "a1"}, "planted"),
        ({"hands": ("oooo", "b")}, "stock.hands[0]"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(
    coppice: Game, fields: dict[str, Any], where: str
) -> None:
    with pytest.raises(InputError) as error:
        wood(coppice, *BARE, **fields)
    assert error.value.where == f"position.state.{where}"


def test_more_foresters_than_there_are_and_a_bare_wood_are_refused(coppice: Game) -> None:
    rows = ("ooooo", "b.o..", "..h..", ".....", ".....")
    with pytest.raises(InputError, match="has too many of seat 0; allowed: 3 at most"):
        wood(coppice, *rows, foresters={"a1": 0, "b1": 0, "c1": 0, "d1": 0}, hands=("b", "b"))
    with pytest.raises(InputError, match=r"trees\[12\]: is free"):
        wood(coppice, "o....", *["....."] * 4)


def twins(state: State) -> Iterator[tuple[State, State, list[int | None]]]:
    """Worlds in which a seat holds another tree of the deck, which only it knows (CO-1.3)."""
    position: Any = state.to_position()
    stock = position["state"]["stock"]
    for owner, hand in enumerate(stock["hands"]):
        for mine, other in ((a, b) for a in hand for b in stock["deck"] if a != b):
            changed = copy.deepcopy(position)
            swap(changed["state"]["stock"], owner, mine, other)
            twin = state.game.from_position(changed, state.chance)
            yield state, twin, [None, *(s for s in range(state.players) if s != owner)]


def swap(stock: dict[str, Any], owner: int, mine: str, other: str) -> None:
    hand, deck = stock["hands"][owner], stock["deck"]
    hand[mine] -= 1
    hand[other] = hand.get(other, 0) + 1
    deck[other] -= 1
    deck[mine] = deck.get(mine, 0) + 1


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.deep)])
@pytest.mark.parametrize("check", CHECKS.values(), ids=CHECKS.keys())
def test_coppice_keeps_the_contract(coppice: Game, players: int, check: Check) -> None:
    check(Subject(coppice, players, {"foresters": players}, twins=twins), 1)


@pytest.mark.slow
def test_other_tables_can_be_played(coppice: Game) -> None:
    for subject in subjects(coppice):
        CHECKS["random_games_end"](subject, 2)
        CHECKS["laws_hold_after_every_action"](subject, 2)


def test_coppice_is_played_in_the_terminal(coppice: Game, person: Person) -> None:
    answer = person.run("play coppice --players 2 --bots greedy --seed wood", "1", "quit")
    assert answer.code == 0
    assert "A Orange (you): 0 points, 3 foresters at home" in answer.screen
    assert "In your hand: " in answer.screen


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("why c3", "There is already a tree on c3. (CO-3.2)"),
        ("why place:c3", "There is already a tree on c3. (CO-3.2)"),
        ("why tree:oak a1", "There is no tree next to a1. (CO-3.3)"),
        ("why home", "Plant a tree first. (CO-4.1)"),
        ("why z9", "“z9” is neither an action nor a thing on the table."),
    ],
)
def test_a_thing_may_be_named_without_its_kind(
    coppice: Game, person: Person, asked: str, answer: str
) -> None:
    screen = person.run("play coppice --players 2 --bots random --seed wood", asked, "quit").screen
    assert answer in screen
