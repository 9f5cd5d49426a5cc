"""Positions from outside: any lawful one can be set up and played; others are refused, and why."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.games.tritarea.boards import SOURCES, declaring, last_step, load, position, selling
from tests.games.tritarea.play import finish, lively, random_game, trick
from tests.games.tritarea.slow_city import DECK, printed
from tests.games.tritarea.spoiling import spoilt
from tests.games.tritarea.test_slow_rules import some_options
from trilobite.engine import ASK, FastChance, InputError, State
from trilobite.games.tritarea import GAME

Change = Callable[[Any, Any], object]
"""Changes the table and the secrets of a position."""


def refusal(data: Any) -> str | None:
    """Why a position is refused, beginning with the field; None if it is not."""
    try:
        GAME.from_position(data, ASK)
    except InputError as error:
        return str(error).removeprefix("position.state.")
    return None


def changed(data: Any, change: Change) -> Any:
    assert refusal(data) is None
    change(data["state"]["table"], data["state"]["secrets"])
    return data


def after(state: State) -> Any:
    return state.to_position()


def first_trick() -> Any:
    return after(trick("M1, M9, I2, E3"))


def second_round(**wishes: Any) -> Any:
    return position(in_round=2, **wishes)


def two_fives(**options: Any) -> Any:
    """s0 and s1 have a 5 that matters; both can pay."""
    return after(trick("E5, H5, E9, H1", in_round=2, scores=[9] * 4, **options))


def ended() -> Any:
    """A finished game; s0 has the only block, and all Leads are lost."""
    state = load(last_step("d1=A", in_round=3, declared="I1 E1 H1 M9", scores=[40] * 4))
    finish(state)
    return after(state)


def update(**fields: Any) -> Change:
    return lambda table, _: table.update(fields)


def put(name: str, index: int | str, value: object) -> Change:
    return lambda table, _: table[name].__setitem__(index, value)


def set_points(source: str, *points: int) -> Change:
    return lambda table, _: table["points"].update({source: list(points)})


# Lawful, although no game comes to it.


def build(actor: int | None = None, **towers: list[int]) -> Change:
    """Blocks that nobody can have placed in the first trick."""

    def change(table: Any, _: Any) -> None:
        table["buildings"] = towers
        for block in [block for tower in towers.values() for block in tower]:
            table["supply"][block] -= 1
        if actor is not None:
            table["actor"] = actor

    return change


def turned_up(cards: str) -> Change:
    """The cards of the only trick so far."""

    def change(table: Any, secrets: Any) -> None:
        table["played"] = cards.split()
        rest = [card for card in DECK if card not in table["played"] and printed(card) != 5]
        secrets["hands"] = [rest[p::4] for p in range(4)]

    return change


@pytest.mark.parametrize(
    ("make", "change"),
    [
        (first_trick, build(b2=[3])),
        (first_trick, build(1, b3=[0])),
        (first_trick, build(1, d2=[0], c2=[0])),
        (position, build(a1=[0, 1, 2, 3], b2=[0])),
        (position, set_points("areas", 8, 2, 0, 0)),
        (lambda: position("a1=AB"), set_points("fives", -1, 0, 0, 0)),
        (position, update(leader=2, actor=2)),
        (position, update(order=[0, 2, 1, 3])),
        (second_round, set_points("tallest", 9, 0, 0, 0)),
        (second_round, set_points("bonuses", 99, 0, 0, 0)),
        (second_round, set_points("declarations", 3, 0, 0, 0)),
        (lambda: second_round(scores=[20, 0, 0, 0], trick=3), set_points("areas", 1, 99, 0, 0)),
        (lambda: second_round(scores=[20, 0, 0, 0], trick=1),
         update(start=1, leader=1, actor=1, order=[1, 2, 3, 0])),
        (lambda: selling(scores=[20, 0, 0, 0]), update(start=1, leader=1, actor=0,
                                                      order=[1, 2, 3, 0])),
        (ended, set_points("tallest", 0, 0, 0, 0)),
        (ended, set_points("purchases", -2, -2, 0, 0)),
        (lambda: position(trick=2, leader=1, start=0), turned_up("I1 M1 E1 H1")),
        (lambda: position(players=3, trick=3), update(order=[0, 3, 1, 2])),
        (two_fives, put("rank", 0, 10)),  # a change that nobody has paid for
        (declaring, build(b2=[3])),  # a block before the first trick
        (first_trick, build(0, b2=[0] * 7)),  # a builder without blocks
        (two_fives, put("asked", 1, value=False)),
        (two_fives, update(asked=[False, True, False, False], actor=1)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("memory", [False, True])
def test_a_position_that_no_game_reaches_can_be_set_up_and_played(
    make: Callable[[], Any], change: Change, *, memory: bool
) -> None:
    """Only laws count, not the past; and every seat can imagine worlds that fit its view."""
    data = changed(make(), change)
    data["options"]["memory"] = memory
    state = GAME.from_position(data, FastChance(5))
    if not state.is_over:
        for seat in range(state.players):
            assert state.view(seat).imagine(FastChance(3)).invariants() == []
    play_on(state, FastChance(5), steps=500)
    assert state.is_over


# Unlawful.


@pytest.mark.parametrize(
    ("make", "change", "field", "words"),
    [
        (position, update(stage="selling"), "table.round", "allowed: 2"),
        (position, update(stage="npc_plays"), "table.stage", "allowed: choose_start, deal, decl"),
        (position, update(trick_number=8), "table.trick_number", "0, 1, 2"),
        (ended, update(round=1), "table.round", "allowed: 2"),
        (position, update(order=[0, 1, 1, 3]), "table.order", "each of 0 to 3"),
        (position, update(start=1), "table.start", "allowed: 0"),
        (position, update(leader=None), "table.leader", "0, 1, 2, 3"),
        (lambda: position(players=3), update(start=3, leader=3, order=[3, 0, 1, 2]),
         "table.start", "NPC.*0, 1, 2"),
        (lambda: position(players=3, trick=3), update(last_human_holder=3),
         "table.last_human_holder", "null, 0, 1, 2"),
        (position, update(actor=None), "table.actor", "0, 1, 2, 3"),
        (declaring, update(actor=2), "table.actor", "null"),
        (first_trick, update(actor=3), "table.actor", "allowed: 0, 1"),
        (lambda: selling(players=3), update(actor=3), "table.actor", "allowed: 0, 1, 2"),
        (lambda: position(players=3), update(actor=3), "table.actor", "0, 1, 2"),
        (position, put("trick", 2, "M1"), r"table.trick\[2\]", "null"),
        (first_trick, put("trick", 2, None), r"table.trick\[2\]", "a card"),
        (first_trick, put("trick", 2, "M1"), "table.trick", "different cards"),
        (first_trick, lambda t, _: t["played"].pop(), "table.played", "cards of the trick"),
        (lambda: position(trick=3), lambda t, _: t["played"].pop(), "table.played", "allowed: 8"),
        (position, put("cards_left", 1, 7), r"table.cards_left\[1\]", "allowed: 8"),
        (selling, put("declared", 1, None), r"table.declared\[1\]", "a card"),
        (position, put("declared", 1, "M1"), r"table.declared\[1\]", "null"),
        (selling, lambda t, _: t["declared"].__setitem__(1, t["declared"][0]),
         r"table.declared\[1\]", "other cards of this round"),
        (ended, lambda t, _: t["declared"].__setitem__(0, t["played"][0]),
         r"table.declared\[0\]", "other cards of this round"),
        (position, put("committed", 1, value=True), "table.committed", "nobody"),
        (declaring, update(committed=[True] * 4), "table.committed", "not all"),
        (position, lambda _, s: s["hands"][0].pop(), "secrets.pool", "lacks"),
        (position, lambda _, s: s.update(hands=[s["hands"][0]] * 4), "secrets.hands", "other"),
        (position, lambda _, s: s["hands"][0].reverse(), "secrets.hands", "in order"),
        (position, lambda _, s: s["choices"].__setitem__(0, "M1"), r"secrets.choices\[0\]", "null"),
        (lambda: position(players=2), lambda _, s: s["pool"].pop(), "secrets.pool", "lacks"),
        (position, put("supply", 0, 3), r"table.supply\[0\]", "allowed: 7"),
        (position, put("sold", 1, 1), r"table.sold\[1\]", "allowed: 0"),
        (position, update(buildings={"b2": [3] * 8}), "table.buildings", "at most 7 of them"),
        (lambda: position("a1=AB"), put("buildings", "a1", []), "table.buildings.a1", "1 to 36"),
        (declaring, set_points("defaults", -99, 0, 0, 0), r"table.points.defaults\[0\]",
         "below 0.*allowed: 0 or more"),
        (first_trick, put("rank", 0, 0), r"table.rank\[0\]", "allowed: 1"),
        (first_trick, put("rank", 0, None), r"table.rank\[0\]", "allowed: 1"),
        (first_trick, update(adopted="ecology"), "table.adopted", "modern"),
        (first_trick, update(first_holder=1, actor=1), "table.first_holder", "allowed: 0"),
        (first_trick, update(second_holder=None), "table.second_holder", "allowed: 1"),
        (position, update(adopted="ecology"), "table.adopted", "null"),
        (first_trick, update(basic="b2"), "table.basic", "null"),
        (lambda: last_step("d1=A"), update(basic="a1"), "table.basic", "d1"),
        (first_trick, update(stage="second_block"), "table.stage", "building"),
        (two_fives, put("asked", 2, value=True), r"table.asked\[2\]", "false"),
        (two_fives, put("asked", 0, value=False), r"table.asked\[0\]", "true"),
        (two_fives, update(actor=2), "table.actor", "0, 1"),
        (lambda: two_fives(five_order="hidden"), update(asked=[False] * 4), "table.asked", "5"),
        (lambda: two_fives(five_order="hidden"), put("committed", 3, value=True),
         r"table.committed\[3\]", "false"),
        (two_fives, lambda t, _: t.update(points={s: [0] * 4 for s in SOURCES}),
         r"table.points.bonuses\[0\]", "1 or more"),
        (lambda: last_step("d1=A"), update(stage="extra_block"), "table.stage", "building"),
        (first_trick, lambda t, _: t.update(stage="second_block", basic="d1",
                                            buildings={"d1": [0]}, supply=[6, 7, 7, 7]),
         "table.stage", "building"),
    ],
)  # fmt: skip
def test_an_unlawful_position_is_refused(
    make: Callable[[], Any], change: Change, field: str, words: str
) -> None:
    """The error names the field and says what would be right."""
    found = refusal(changed(make(), change))
    assert found is not None
    assert "allowed: " in found
    assert re.match(field, found), found
    assert re.search(words, found), found


# Anything changed.


def wrong(data: Any) -> list[str]:
    """What is unlawful in a position, by a slow reading of the rules; empty if it is lawful."""
    table = data["state"]["table"]
    return [*_cards(data), *_blocks(table), *_scores(table)]


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


def _blocks(table: Any) -> Iterator[str]:
    """INV-2: no block is lost."""
    blocks = [block for stack in table["buildings"].values() for block in stack]
    usable = (7, 8, 9)[table["round"]]
    for p in range(4):
        if table["supply"][p] + table["sold"][p] + blocks.count(p) != usable:
            yield "supply"


def _scores(table: Any) -> Iterator[str]:
    """INV-3: no score is below 0."""
    for p in range(4):
        if sum(table["points"][source][p] for source in SOURCES) < 0:
            yield "score"


def check_spoilt(seeds: range, every: int, times: int) -> Counter[str]:
    """Change one thing in many games: it is refused, or it is lawful and can be played on."""
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


def play_on(state: State, dice: FastChance, steps: int = 6) -> None:
    """A position that was read obeys the laws, and so does the play that follows."""
    state.settle()
    for _ in range(steps):
        assert state.invariants() == []
        if state.is_over:
            return
        seat = state.to_act[0]
        state.apply(seat, lively(state.legal(seat), dice.below))


@pytest.mark.slow
def test_a_changed_position_is_refused_or_lawful() -> None:
    taken = check_spoilt(range(4), every=6, times=4)
    assert taken.total() > 250
    assert 0.5 * taken.total() < taken["refused"] < 0.95 * taken.total()


@pytest.mark.slow
def test_many_changed_positions_are_refused_or_lawful() -> None:
    taken = check_spoilt(range(4, 20), every=3, times=6)
    assert taken.total() > 2500
    assert 0.5 * taken.total() < taken["refused"] < 0.95 * taken.total()
