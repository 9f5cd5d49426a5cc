"""Positions from outside: lawful ones are played on, others are refused with field and remedy."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.terror.boards import SEED, board, position
from tests.games.terror.play import do, lively, migrate
from tests.games.terror.slow_island import TILES
from trilobite.engine import ASK, FastChance, InputError, SeededChance, State
from trilobite.games.terror import GAME

Json = dict[str, Any]
Test = Callable[[Json], bool]
Change = Callable[[Json], object]


def played_to(test: Test, players: int = 4, **options: object) -> Json:
    """The first position of some random game that passes a test of its table."""
    for seed in range(60):
        state = GAME.new(players, options, SeededChance(bytes([seed] * 16)))
        dice = FastChance(seed)
        while not state.is_over:
            found = copy_of(state)
            if test(found["state"]["table"]):
                return found
            (seat,) = state.to_act
            state.apply(seat, lively(state.legal(seat), dice.below))
    raise AssertionError("no game reached such a position")


def at(stage: str, selected: int | None = None) -> Test:
    """A test for a stage, and for the number of players who have selected."""
    return lambda t: t["stage"] == stage and selected in {None, t["selected"]}


def copy_of(state: State) -> Json:
    found: Json = json.loads(json.dumps(state.to_position()))
    return found


def refusal(data: Json) -> str:
    """The wrong field of the position; "" if it is accepted, and then it can be played to its end.

    An error says what would be right, and an accepted position obeys the laws throughout.
    """
    try:
        state = GAME.from_position(data, SEED)
    except InputError as error:
        says_why = error.problem and error.allowed
        field = error.where.removeprefix("position.state.").removeprefix("table.")
        return field if says_why else f"{field} without a remedy"
    state.settle()
    dice = FastChance(7)
    while not state.is_over:
        assert state.invariants() == []
        (seat,) = state.to_act
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])
    assert state.result() is not None
    return ""


def error_of(data: Json) -> str:
    """The error for a position that is refused, from its field on."""
    with pytest.raises(InputError) as caught:
        GAME.from_position(data, SEED)
    return str(caught.value).removeprefix("position.state.").removeprefix("table.")


def changed(data: Json, change: Change) -> Json:
    """A copy of a position with a changed table."""
    found: Json = json.loads(json.dumps(data))
    change(found["state"]["table"])
    return found


def with_step(data: Json, step: Json) -> Json:
    """A copy of a position with other values in its step."""
    return changed(data, lambda table: table["step"].update(step))


# Positions that no game reaches.


def swap(table: Json, one: str, other: str) -> None:
    areas = table["areas"]
    areas[one], areas[other] = areas[other], areas[one]


def erupt(table: Json) -> None:
    table["areas"]["Mm"]["volcano"] = 1
    table["counters"]["volcano"][1] = 0


@pytest.mark.parametrize("selected", [0, 2])
@pytest.mark.parametrize(
    "change",
    [
        lambda table: swap(table, "Si", "Mo"),
        erupt,
        lambda table: table["counters"]["hatch"].__setitem__(2, 0),
        lambda table: table["counters"].update(hatch=[0] * 4, volcano=[0] * 4),  # in one period
        lambda table: table["predators"].update({"pterodactyl": "Si"}),
        lambda table: table["whites_on"].update(HM=0),
        lambda table: table["whites_on"].update(NE=7),
        lambda table: table["points"]["domination"].__setitem__(1, 31),
        lambda table: table.update(period=1, turn=0),
    ],
)
def test_the_first_turn_may_begin_on_any_island(change: Change, selected: int) -> None:
    """Section 3: an editor may start from anything, not only from the set-up."""
    data = played_to(at("select_card", selected))
    assert refusal(changed(data, change)) == ""


def begin(seat: int) -> Change:
    return lambda table: table.update(start=seat, active=seat)


def test_the_start_marker_may_be_anywhere() -> None:
    """TT-3.5, TT-4.8: also where the option names another first player."""
    data = played_to(at("select_card", 0), start_player=0)
    for seat in range(4):
        assert refusal(changed(data, begin(seat))) == ""
    assert refusal(changed(data, lambda t: t.update(active=(t["start"] + 2) % 4))) == ""


def test_a_volcano_may_have_been_laid_at_any_time() -> None:
    """TT-9.6, R-24: it is removed when its owner plays next."""
    for owner, used, time in ((0, 0, (1, 1)), (1, 1, (1, 0)), (1, 0, (2, 0))):
        data = position("Sm [R4] So [B4 | G4 | O4]", time=time)
        table = data["state"]["table"]
        table["areas"]["Si"]["volcano"] = owner
        table["counters"] = {"hatch": [None] * 4, "volcano": [None] * 4}
        table["counters"]["volcano"][owner] = used
        assert refusal(data) == ""


def test_players_may_have_any_number_of_white_dinos() -> None:
    """TT-3.4, TT-4.7: those that cannot be placed are lost."""
    data = position("Sm [R4]")
    data["state"]["table"]["whites"] = [40, 0, 9, 0]
    data["state"]["table"]["whites_on"]["RA"] = 30
    assert refusal(data) == ""


def test_a_herd_may_be_larger_than_any_number_in_an_action() -> None:
    """TT-7.6, R-05: no more than 99 leave at once."""
    data = position("Sm [R250 | B3]", tile="HM", dino_supply="unlimited")
    state = GAME.from_position(data, SEED)
    do(state, "tile", "migrate Sm")
    assert sum(action.text().startswith("go So ") for action in state.legal(0)) == 99
    assert refusal(data) == ""


def test_a_meal_need_not_fit_the_ranks_before_it() -> None:
    """TT-2.6: the area is ranked when the meal ends."""
    state = board("Do [] /T Fo [R3 | B3 | G2]", tile="TR")
    do(state, "tile", "to Fo", "eat B")
    data = copy_of(state)
    assert refusal(changed(data, lambda t: t["areas"]["Fo"]["order"].reverse())) == ""
    assert refusal(changed(data, lambda t: t["step"].update(bites=1))) == ""


# Laws and bounds.


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda t: t["supply"].__setitem__(0, 50), "supply[0]"),
        (lambda t: t["areas"]["Sm"]["dinos"].__setitem__(0, 60), "supply[0]"),
        (lambda t: t["areas"]["Sm"].update(order=[1]), "areas.Sm.order"),
        (lambda t: t["areas"]["Sm"].update(order=[1, 0]), "areas.Sm.order"),
        (lambda t: t["areas"]["Sm"].update(order=[0, 1, 2]), "areas.Sm.order"),
        (lambda t: t["areas"]["Sm"].update(order=[0, 0]), "areas.Sm.order"),
        (lambda t: t.update(owner=2), "areas.Mi.order"),
        (lambda t: t.update(is_roaming=True), "is_roaming"),
        (lambda t: t["areas"]["Mo"].update(volcano=2), "counters.volcano[2]"),
        (lambda t: t["counters"]["hatch"].__setitem__(1, 1), "counters.hatch[1]"),
        (lambda t: t.update(deck_size=3), "deck_size"),
        (lambda t: t["discards"].update(forest=7), "deck_size"),
        (lambda t: t["cards"].__setitem__(1, "blind"), "deck_size"),
        (lambda t: t.update(face_up=None), "deck_size"),
        (lambda t: t.update(took_face_up=True), "took_face_up"),
        (lambda t: t["spaces"][0].update(tile="RA"), "spaces"),
        (lambda t: t["spaces"][0].update(taker=1), "spaces"),
        (lambda t: t["spaces"][1].update(tile=None), "spaces[1].tile"),
        (lambda t: t.update(space=2), "space"),
        (lambda t: t["spaces"][0].update(taker=None), "spaces[0].taker"),
        (lambda t: t.update(space=None), "space"),
        (lambda t: t.update(active=None), "active"),
        (lambda t: t.update(start=None), "start"),
        (lambda t: t.update(selected=0), "selected"),
        (lambda t: t.update(stage="spreading"), "step.environment"),
        (lambda t: t.update(stage="growing"), "spaces[0].tile"),
        (lambda t: t.update(stage="choose_start"), "start"),
        (lambda t: t["step"].update(gain=2), "step.gain"),
        (lambda t: t["step"].update(frozen={"Sm": 1}), "step.frozen"),
        (lambda t: t["step"].update(has_eaten=True), "step.has_eaten"),
        (lambda t: t.update(turn=3), "turn"),
        (lambda t: t.update(period=3), "period"),
    ],
)
def test_a_position_that_breaks_a_law_is_refused(change: Change, field: str) -> None:
    """INV-1, INV-2, INV-3, INV-6, INV-7, INV-8, and what the stage needs."""
    data = position("Sm [R4 | B3] Fo [G2]")
    assert refusal(data) == ""
    assert refusal(changed(data, change)) == field


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (
            lambda t: t["areas"]["Sm"].update(order=[1]),
            "areas.Sm.order: lacks seat 0, who has Dinos there; allowed: an order with seat 0",
        ),
        (lambda t: t.update(is_roaming=True), "is_roaming: does not fit the stage; allowed: false"),
        (lambda t: t.update(selected=0), "selected: does not fit the stage; allowed: 4"),
    ],
)
def test_an_error_names_what_was_changed_and_says_what_is_right(change: Change, error: str) -> None:
    data = position("Sm [R4 | B3] Fo [G2+T | R3]")
    assert error_of(changed(data, change)) == error


def test_the_secrets_are_the_cards_that_the_table_does_not_show() -> None:
    """INV-8."""
    data = position("Sm [R4]", card="desert", blind=True)
    assert refusal(data) == ""
    secrets = data["state"]["secrets"]
    secrets["held"][1], held = None, secrets["held"][1]
    assert refusal(data) == "secrets.held[1]"
    secrets["held"][1] = held
    secrets["deck"]["forest"] -= 1
    assert refusal(data) == "secrets.deck.forest"


def test_no_remedy_is_a_negative_number_of_cards() -> None:
    """INV-8."""
    data = position("Sm [R4]", card="desert", blind=True)
    held = json.loads(json.dumps(data))
    held["state"]["table"]["discards"].update(swamp=6)
    held["state"]["table"]["deck_size"] = 14
    held["state"]["secrets"]["held"][0] = "swamp"
    assert error_of(held).startswith("secrets.held[0]: is one card too many")
    table = data["state"]["table"]
    seen = [*table["cards"], table["face_up"]]
    table["discards"] = {kind: 7 - seen.count(kind) for kind in table["discards"]}
    table["deck_size"] = 0
    assert error_of(data) == (
        "cards: are more than the 0 that are left; allowed: at most 0 hidden cards"
    )


def test_before_the_set_up_only_what_it_overwrites_must_be_empty() -> None:
    """TT-3.3, TT-3.6: the choice of the start player places herds and tiles."""
    data = copy_of(GAME.new(3, {}, ASK))
    assert data["state"]["table"]["stage"] == "choose_start"
    assert refusal(data) == ""
    for change in (
        lambda t: t["predators"].update({"t-rex": "Si"}),
        lambda t: t.update(turn=1),
        lambda t: t.update(period=1),
        lambda t: t["points"]["stones"].__setitem__(0, 9),
        lambda t: t["whites"].__setitem__(0, 1),
        lambda t: t["counters"]["hatch"].__setitem__(2, 0),
    ):
        assert refusal(changed(data, change)) == ""
    for field, change in (
        ("spaces[5].tile", lambda t: t["spaces"][5].update(tile="HM")),
        ("areas.Sm.dinos[1]", lambda t: t["areas"]["Sm"]["dinos"].__setitem__(1, 4)),
        ("areas.Fi.order", lambda t: t["areas"]["Fi"]["order"].append(0)),
        ("owner", lambda t: t.update(owner=1)),
    ):
        assert refusal(changed(data, change)) == field


def test_seats_that_have_yet_to_select_have_neither_tile_nor_card() -> None:
    """TT-4.2."""
    data = played_to(at("select_card", 1))
    table = data["state"]["table"]
    free = next(i for i, space in enumerate(table["spaces"]) if space["taker"] is None)
    last = (table["active"] + 2) % 4

    def take(table: Json) -> None:
        table["spaces"][free]["taker"] = last

    assert refusal(changed(data, take)) == f"spaces[{free}].taker"
    assert refusal(changed(data, lambda t: t.update(selected=0))).endswith(".taker")


def test_the_deck_has_enough_cards_for_the_turns_to_come() -> None:
    """TT-11.1: 4 in this turn and 4 in each of two later ones."""
    data = played_to(at("select_card", 0))

    def discard(table: Json) -> None:
        table["discards"] = {"swamp": 6, "forest": 6, "desert": 6, "mountains": 0}
        table["deck_size"] -= 18

    assert refusal(changed(data, discard)) == "deck_size"


def test_a_shuffle_needs_room() -> None:
    """TT-4.7."""
    data = position("Sm [R4]", tile=None, last=True)

    def lay(table: Json, number: int) -> None:
        table.update(stage="lay_tile", active=None, space=None, tile_played=False)
        for i, space in enumerate(table["spaces"]):
            space.update(tile=TILES[i] if i < number else None, taker=None)
        table["whites_on"] = dict.fromkeys(TILES, 0)

    assert refusal(changed(data, lambda t: lay(t, 4))) == ""
    assert refusal(changed(data, lambda t: lay(t, 6))) == "spaces"


# Steps.


def test_a_divided_herd_stays_within_the_rules() -> None:
    """TT-7.4, TT-7.6, TT-7.9."""
    state = board("Sm [R3 | B2] Do [R2]", tile="HM")
    do(state, "tile", "migrate Sm", "go So 2")
    data = copy_of(state)
    assert refusal(data) == ""
    for step, field in (
        ({"going": {"So": 5}}, "step.going"),
        ({"going": {"Do": 1}}, "step.going.Do"),
        ({"origin": None}, "step.origin"),
        ({"origin": "Fi"}, "step.origin"),
        ({"frozen": {"Sm": 3}}, "step.origin"),
    ):
        assert refusal(with_step(data, step)) == field


def test_no_more_than_the_rest_can_follow_frozen_dinos() -> None:
    """TT-7.9: also if the owner's volcano has killed some of them since."""
    state = board("Sm [R3] Do [R2]", tile="HM", fresh="R")
    do(state, "tile")
    migrate(state, "Sm", "So 3")
    data = copy_of(state)
    assert data["state"]["table"]["step"]["frozen"] == {"So": 3}
    assert refusal(changed(data, lambda t: t["step"].update(frozen={"So": 9}))) == ""
    do(state, "volcano So")
    assert refusal(copy_of(state)) == ""


def test_a_predator_hunts_by_its_own_tile() -> None:
    """TT-7.12, TT-7.16, TT-7.25."""
    state = board("Sm [R4 | B3] Si [G2]", tile="RA")
    do(state, "tile", "raptor 1", "to Sm")
    data = copy_of(state)
    assert refusal(data) == ""
    for step, field in (
        ({"eater": "t-rex"}, "is_roaming"),
        ({"eater": "pterodactyl"}, "step.eater"),
        ({"eater": None}, "step.eater"),
        ({"bites": 0}, "step.bites"),
        ({"bites": 6}, "step.bites"),
    ):
        assert refusal(with_step(data, step)) == field
    do(state, "stop", "scatter B 2")
    data = copy_of(state)
    assert refusal(data) == ""
    assert refusal(with_step(data, {"group_owner": None})) == "step.group_owner"
    assert refusal(with_step(data, {"group_size": 0})) == "step.group_size"


def test_somebody_can_act() -> None:
    """TT-4.10: a step that can have no effect is not waited for."""
    state = board("Sm [R4] So [R2]", tile="HG")
    do(state, "tile")
    shut = {"Sm": 1, "So": 2}

    def close(table: Json) -> None:
        for area, owner in shut.items():
            table["areas"][area]["volcano"] = owner
            table["counters"]["volcano"][owner] = 0
            table["counters"]["hatch"][owner] = None

    assert refusal(changed(copy_of(state), close)) == "stage"


def test_a_raptor_that_moves_can_reach_an_area() -> None:
    """TT-7.25: with no area to go to, no Raptor is moving."""
    state = board("Sm [R4] So [R2]", tile="RA")
    do(state, "tile", "raptor 1")

    def shut_in(table: Json) -> None:
        for owner, area in enumerate(("Fi", "Fo", "Sm", "Dm")):
            table["areas"][area]["volcano"] = owner
            table["counters"]["volcano"][owner] = 0
            table["counters"]["hatch"][owner] = None

    data = changed(copy_of(state), shut_in)
    assert data["state"]["table"]["predators"]["raptor-1"] == "Fm"
    assert error_of(data) == "stage: leaves the active player no legal action; allowed: menu"


# Positions from play can be read.


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_every_position_of_a_game_is_read_back(players: int, seed: int) -> None:
    options = {"start_player": 1, "white_tokens": 12} if players % 2 else {"start_player": 0}
    state = GAME.new(players, options, SeededChance(bytes([seed] * 16)))
    dice = FastChance(seed)
    while not state.is_over:
        assert GAME.from_position(copy_of(state), SEED).to_position() == state.to_position()
        (seat,) = state.to_act
        state.apply(seat, lively(state.legal(seat), dice.below))
    assert refusal(copy_of(state)) == ""
