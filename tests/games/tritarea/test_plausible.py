"""Positions from outside: impossible ones are refused, with where and why."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.games.tritarea.boards import SOURCES, declaring, last_step, load, position, selling
from tests.games.tritarea.play import finish, lively, random_game, trick
from tests.games.tritarea.slow_city import (
    DECK,
    HUMANS,
    SUITS,
    area_points,
    board_of,
    printed,
    tallest_points,
)
from tests.games.tritarea.spoiling import spoilt
from tests.games.tritarea.test_slow_rules import some_options
from trilobite.engine import ASK, FastChance, InputError, State
from trilobite.games.tritarea import GAME

SETTLING = {"npc_intent", "changing_declared", "over"}
Change = Callable[[Any, Any], object]
"""Changes the table and the secrets of a position."""


def refusal(data: Any) -> str | None:
    """Why a position is refused, beginning with the field; None if it is not."""
    try:
        GAME.from_position(data, ASK)
    except InputError as error:
        return str(error).removeprefix("position.state.")
    return None


def changed(data: Any, change: Change) -> str:
    assert refusal(data) is None
    change(data["state"]["table"], data["state"]["secrets"])
    found = refusal(data)
    assert found is not None
    return found


def after(state: State) -> Any:
    return state.to_position()


def built_by_nobody(table: Any, _: Any) -> None:
    """A block of s3, who has no right in trick 1."""
    table["buildings"]["b2"] = [3]
    table["supply"][3] -= 1


def built_elsewhere(table: Any, _: Any) -> None:
    """RH1 has finished with a block in another area."""
    table.update(actor=1, buildings={"b3": [0]})
    table["supply"][0] -= 1


def built_twice(table: Any, _: Any) -> None:
    """RH1 has finished with two blocks, although nothing allowed the second one."""
    table.update(actor=1, buildings={"d2": [0], "c2": [0]})
    table["supply"][0] -= 2


def set_points(source: str, *points: int) -> Change:
    def change(table: Any, _: Any) -> None:
        table["points"][source] = list(points)

    return change


def without(source: str, points: int) -> Change:
    """s0 has received fewer points."""

    def change(table: Any, _: Any) -> None:
        table["points"][source][0] -= points

    return change


def ended() -> Any:
    """A finished game; s0 has the only block, and all Leads are lost."""
    state = load(last_step("d1=A", in_round=3, declared="I1 E1 H1 M9", scores=[40] * 4))
    finish(state)
    return after(state)


def first_trick() -> Any:
    return after(trick("M1, M9, I2, E3"))


def second_round(**wishes: Any) -> Any:
    return position(in_round=2, **wishes)


@pytest.mark.parametrize(
    ("make", "change", "field", "words"),
    [
        (first_trick, built_by_nobody, "table.buildings", "participant 3 .*0 at most"),
        (first_trick, built_elsewhere, "table.buildings", "blocks in modern"),
        (first_trick, built_twice, "table.buildings", "participant 0 .*1 at most"),
        (position, set_points("areas", 8, 2, 0, 0), "table.points.areas", "by now"),
        (second_round, set_points("areas", 8, 2, 0, 0), "table.points.tallest", "same rounds"),
        (second_round, set_points("tallest", 10, 0, 0, 0), "table.points.tallest", "same rounds"),
        (second_round, set_points("tallest", 9, 0, 0, 0), "table.points.tallest[0]", "8 or 10"),
        (second_round, set_points("bonuses", 1, 0, 0, 0), "table.points.bonuses", "nothing"),
        (lambda: second_round(scores=[10] * 4, trick=3), set_points("areas", 1, 30, 0, 0),
         "table.points.areas", "whole areas"),
        (lambda: second_round(scores=[10] * 4, trick=3), set_points("tallest", 10, 10, 0, 0),
         "table.points.tallest", "10 once"),
        (lambda: second_round(scores=[20, 0, 0, 0], trick=3), set_points("fives", -1, 0, 0, 0),
         "table.points.fives", "5s played so far"),
        (lambda: second_round(scores=[20, 0, 0, 0], trick=3),
         set_points("declarations", 3, 0, 0, 0), "table.points.declarations[0]", "INV-3"),
        (lambda: position(in_round=3, scores=[40, 0, 0, 0]),
         set_points("declarations", 0, 10, 0, 0), "table.points.declarations[1]", "0 to 9"),
        (lambda: second_round(scores=[20, 0, 0, 0], trick=1),
         lambda t, _: t.update(start=1, leader=1, actor=1, order=[1, 2, 3, 0]),
         "table.start", "allowed: 0"),
        (lambda: selling(scores=[20, 0, 0, 0]),
         lambda t, _: t.update(start=1, leader=1, actor=0, order=[1, 2, 3, 0]),
         "table.start", "allowed: 0"),
        (lambda: declaring(scores=[9, 9, 9, 9]), set_points("defaults", -99, 0, 0, 0),
         "table.points[0]", "below 0"),
        (ended, without("tallest", 14), "table.points.tallest[0]", "allowed: 10 or"),
        (ended, without("areas", 25), "table.points.areas[0]", "allowed: 10 or"),
        (ended, set_points("purchases", -2, -2, 0, 0), "table.points.purchases[0]", "-16"),
        (ended, set_points("declarations", -1, -1, -1, 1),
         "table.points.declarations[3]", "-9 to 0"),
        (lambda: after(trick("E5, H5, E9, H1", in_round=2, scores=[9] * 4)),
         lambda t, _: t["asked"].__setitem__(0, False), "table.asked", "allowed: 0, 1"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(
    make: Callable[[], Any], change: Change, field: str, words: str
) -> None:
    """TA-1.5, TA-4.1, TA-5.2, TA-5.4, TA-7.3, TA-7.5, TA-7.8, TA-7.9: field, problem and remedy."""
    found = changed(make(), change)
    assert found.startswith(field), found
    assert re.search(words, found), found


def test_a_single_trick_shows_who_leads_and_what_is_built() -> None:
    """TA-3.1, TA-3.3: its four cards are known."""
    data = position(trick=2, leader=1, start=0)
    table, secrets = data["state"]["table"], data["state"]["secrets"]
    for cards, expected in (
        (["I1", "M1", "E1", "H1"], "table.leader"),
        (["I1", "I2", "I3", "H1"], "None"),
    ):
        rest = [card for card in DECK if card not in cards and printed(card) != 5]
        table["played"] = cards
        secrets["hands"] = [rest[p::4] for p in range(4)]
        assert str(refusal(data)).startswith(expected)
    table.update(buildings={"b4": [1]}, supply=[7, 6, 7, 7])
    table["points"]["bonuses"][1] = 1
    assert str(refusal(data)).startswith("table.buildings: trick 1 builds only in the adopted area")


# Anything changed.


def wrong(data: Any) -> list[str]:
    """What is impossible in a position, by a slow reading of the rules; empty if it is legal."""
    table = data["state"]["table"]
    found = [*_cards(data), *_turn_order(data), *_blocks(table)]
    if table["stage"] != "choose_start":
        found += [*_too_early(table), *_settled(data, table), *_in_all(data, table)]
    return found


def _cards(data: Any) -> Iterator[str]:
    """INV-1: every card of the round is in one place."""
    table, secrets = data["state"]["table"], data["state"]["secrets"]
    hands = [card for hand in secrets["hands"] for card in hand]
    lying = [*table["played"], *secrets["pool"], *hands]
    lying += [card for card in table["declared"] if card]
    if not table["stage"].startswith("changing"):
        lying += [card for card in secrets["choices"] if card]
    deck = [card for card in DECK if table["round"] or printed(card) != 5]
    if sorted(lying, key=DECK.index) != deck:
        yield "cards"


def _turn_order(data: Any) -> Iterator[str]:
    """TA-1.6, TA-3.5, TA-9.6: leader, start player and order fit together."""
    table = data["state"]["table"]
    if table["stage"] == "choose_start":
        return
    if table["order"][0] != table["start"]:
        yield "order"
    if not table["trick_number"] and table["leader"] != table["start"]:
        yield "leader"
    if not table["round"] and table["start"] not in HUMANS[data["players"]]:
        yield "start"


def _blocks(table: Any) -> Iterator[str]:
    """INV-2, INV-6: in the first trick of a round only its own blocks are on the board."""
    blocks = [block for stack in table["buildings"].values() for block in stack]
    usable = (7, 8, 9)[table["round"]]
    for p in range(4):
        if table["supply"][p] + table["sold"][p] + blocks.count(p) != usable:
            yield "supply"
    is_building = table["adopted"] is not None
    if not table["trick_number"]:
        holders = {table["first_holder"], table["second_holder"]} if is_building else set()
        if len(blocks) > 2 or not set(blocks) <= holders or len(set(blocks)) < len(blocks):
            yield "blocks of trick 1"
    if len(blocks) > 5 * (table["trick_number"] + is_building):
        yield "blocks"


def _too_early(table: Any) -> Iterator[str]:
    """INV-3, INV-9: what a round cannot have paid or cost yet."""
    points, rounds = table["points"], table["round"]
    for p in range(4):
        if sum(points[source][p] for source in SOURCES) < 0:
            yield "score"
    early = ["purchases"] if table["stage"] != "over" else []
    if rounds < 2:
        early += ["declarations", "sales"]
    if rounds < 1:
        early += ["areas", "tallest", "fives"]
    yield from (source for source in early if any(points[source]))
    fives = sum(printed(card) == 5 for card in table["played"])
    fives += 4 * (max(0, rounds - 1) + (table["stage"] in SETTLING))
    if -sum(points["fives"]) > 2 * fives:
        yield "fives"


def _settled(data: Any, table: Any) -> Iterator[str]:
    """TA-7.3, TA-7.5: what the city pays has been paid."""
    if table["stage"] not in SETTLING:
        return
    options, points, city = data["options"], table["points"], table["buildings"]
    for suit in SUITS:
        for p, number in area_points(city, board_of(options), suit, options).items():
            if points["areas"][p] < number:
                yield "areas"
    for p, number in tallest_points(city, options).items():
        if table["stage"] == "over" and points["tallest"][p] < number:
            yield "tallest"


def _in_all(data: Any, table: Any) -> Iterator[str]:
    """TA-7.5: tallest buildings of all earlier rounds, and areas paid with them."""
    points, rounds = table["points"], table["round"]
    if data["options"].get("tallest_pair", 12) != 12 or table["stage"] in SETTLING:
        return
    total = sum(points["tallest"])
    sums = {0, 10, *range(12, 65, 4)}
    if total not in ({0}, sums, {one + other for one in sums for other in sums})[rounds]:
        yield "tallest in all"
    if not data["options"].get("board_data") and bool(total) != any(points["areas"]):
        yield "areas without a tallest building"


def check_spoilt(seeds: range, every: int, times: int) -> Counter[str]:
    """Change one thing in many games: it is refused, or it is possible and can be played on."""
    taken: Counter[str] = Counter()
    for seed in seeds:
        players = 1 + seed % 4
        dice = FastChance(seed)
        options = some_options(dice) if seed % 3 else {}
        for number, (state, _, _) in enumerate(random_game(players, seed, options)):
            if number % every:
                continue
            truth = state.to_position()
            assert wrong(truth) == []
            for _ in range(times):
                what, data = spoilt(truth, dice.below)
                if data == truth:
                    continue
                if refusal(data) is None:
                    assert wrong(data) == [], what
                    play_on(GAME.from_position(data, dice), dice)
                    taken[what.split(":")[0]] += 1
                else:
                    taken["refused"] += 1
    return taken


def play_on(state: State, dice: FastChance) -> None:
    """A position that was read obeys the laws, and so does the play that follows."""
    state.settle()
    for _ in range(6):
        assert state.invariants() == []
        if state.is_over:
            return
        seat = state.to_act[0]
        state.apply(seat, lively(state.legal(seat), dice.below))


@pytest.mark.slow
def test_a_changed_position_is_refused_or_possible() -> None:
    taken = check_spoilt(range(4), every=6, times=4)
    assert taken["refused"] > 0.8 * taken.total() > 200


@pytest.mark.slow
def test_many_changed_positions_are_refused_or_possible() -> None:
    taken = check_spoilt(range(4, 20), every=3, times=6)
    assert taken["refused"] > 0.8 * taken.total() > 2000
