"""What the terminal says: exact numbers, one name for each player, and nothing that is not so."""

import re

import pytest

from tests.games.terror.boards import board as island
from tests.games.terror.play import do as on_the_island
from tests.games.tritarea.boards import load, position
from tests.games.tritarea.play import trick
from tests.terminal.person import Person
from trilobite.engine import State, find_game
from trilobite.engine.language import Language
from trilobite.engine.matches import Match
from trilobite.terminal.menus import Menu, without_idle
from trilobite.terminal.saving import save


def menu_of(state: State) -> Menu:
    seat = state.to_act[0]
    return Menu(state, state.offer(seat), Language("en", state.game))


def test_a_tile_is_placed_by_its_own_number(person: Person) -> None:
    """The number to type is that of the tile, also when some tiles are taken."""
    game = "play trias --players 2 --seat all --seed w --save FOLDER/game.json"
    person.run(game, "", "5", "", "17", "quit")
    placed = re.findall(r"place \d+", str(person.record()["actions"]))
    assert placed == ["place 5", "place 17"]


def test_a_taken_number_is_refused_with_the_reason(person: Person) -> None:
    screen = person.run("play trias --players 2 --seat all --seed w", "", "5", "", "5").screen
    assert "There is already a herd on tile 5" in screen


def test_squares_are_numbered_beside_another_kind_of_choice() -> None:
    """Building nothing is another kind of action, but it has no place in the city."""
    menu = menu_of(trick("M1, M9, I2, E3", "b2=A"))
    assert set(menu.kinds) == {"build", "default"}
    marks = menu.marks(None)
    assert {place.partition(":")[0] for place in marks} == {"square"}
    assert len(marks) == 4
    assert [entry.number for entry in menu.entries] == [1, 2, 3, 4, 5]


def test_all_victims_of_a_migration_are_named_before_it_is_confirmed() -> None:
    state = island("Fm [R5 | B2 | G2]", tile="HM")
    on_the_island(state, "tile", "migrate Fm", "go Fo 4")
    confirm = menu_of(state).by_text("confirm")
    assert confirm is not None
    victims = [effect for effect in confirm.effects if "picks up" in effect]
    assert len(victims) == 2


def test_a_player_has_a_letter_and_the_old_number_still_works() -> None:
    state = island("Do [] /T Fo [B3 | G1]", tile="TR")
    on_the_island(state, "tile", "to Fo")
    menu = menu_of(state)
    eat = [entry for entry in menu.entries if entry.choice.kind == "eat"]
    assert [entry.text for entry in eat] == ["eat B", "eat C"]
    assert menu.by_text("eat 1") is menu.by_text("eat b") is eat[0]
    actions = find_game("terror").actions
    assert actions.from_text("scatter C 2") is actions.from_text("scatter 2 2")


def test_things_of_a_player_are_shown_with_the_letter(person: Person) -> None:
    state = island("Do [] /T Fo [B3 | G1]", tile="TR")
    on_the_island(state, "tile", "to Fo")
    eat = menu_of(state).by_text("eat B")
    assert eat is not None
    assert (eat.choice.targets, eat.targets) == (("herd:Fo:1",), ("herd:Fo:B",))


def test_volcanoes_do_not_hide_the_step_that_is_due() -> None:
    herds = "Sm [R4 | B2] Fo [R2 | G1] Di [G5 | B1] Mo [O3] So [O2 | B1] Fi [B7]"
    menu = menu_of(island(herds, tile="HG", fresh="R"))
    assert set(menu.kinds) == {"tile", "hatch", "volcano"}
    assert menu.folded() == ["volcano"]


def test_a_meal_that_nobody_has_begun_has_no_more(person: Person) -> None:
    state = island("Do [] /T Fo [B3 | G1]", tile="TR")
    on_the_island(state, "tile", "to Fo")
    language = Language("en", state.game)
    assert "more" not in language.say(state.question(0)[0])
    on_the_island(state, "eat B")
    assert "more" in language.say(state.question(0)[0])


def test_a_step_without_alternative_that_changes_nothing_is_left_out() -> None:
    state = island("Do [] /T Fo []", tile="TR")
    on_the_island(state, "tile")
    events = state.preview(0, state.game.actions.from_text("to Fo"))
    assert "event-forced" in [event.key for event in events]
    keys = [event.key for event in without_idle(events)]
    assert "event-forced" not in keys
    assert "terror-step-ended" not in keys


def test_the_legend_is_shown_once_and_by_board(person: Person) -> None:
    screen = person.run("play terror --seed a --bots random", "1", "board").screen
    first, second, third = screen.split("then Jurassic")[1:4]
    assert "R1, R2 Raptors" in first
    assert "R1, R2 Raptors" not in second
    assert "R1, R2 Raptors" in third


def test_later_periods_are_shown_with_their_scoring(person: Person) -> None:
    flat = person.run("play terror --seed a --bots random").flat
    assert "then Cretaceous: 3 turns; it pays for habitats" in flat


def test_round_2_speaks_of_the_declaration_of_intent() -> None:
    question = load(position(players=4, in_round=2)).question(0)[0]
    text = Language("en", find_game("tritarea")).say(question)
    assert "Declaration of Intent" in text
    question = load(position(players=4, in_round=1)).question(0)[0]
    assert "Intent" not in Language("en", find_game("tritarea")).say(question)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ("trias --players 3 --option last_round_actions_2p=3", "has no effect with 3 players"),
        ("tritarea --players 4 --option solo_tie=fail", "leave it out, or 1 player"),
    ],
)
def test_an_option_without_effect_is_refused(person: Person, options: str, message: str) -> None:
    answer = person.run(f"play {options}")
    assert answer.code != 0
    assert message in answer.errors


def test_an_option_at_its_default_is_accepted_for_any_number(person: Person) -> None:
    game = "play trias --players 3 --option last_round_actions_2p=2 --seed a"
    assert "Trias, 3 players" in person.run(game).screen


def test_a_record_with_an_option_without_effect_is_still_read(person: Person) -> None:
    idle = {"last_round_actions_2p": 3}
    match = Match(find_game("trias"), 3, idle, bytes(16), ["", "bot:random", "bot:random"])
    save(match.record(), person.folder / "old.json")
    assert "Trias, 3 players" in person.run("play --resume FOLDER/old.json").screen


def test_seats_of_options_are_counted_from_1(person: Person) -> None:
    for typed, who in (("seat-2", "Blue"), ("1", "Blue"), ("seat-1", "Orange")):
        command = f"play trias --seed a --seat all --option start_player={typed}"
        flat = person.run(command, "").flat
        assert f"{who} is the start player" in flat
        assert "Option – Who places the first herds" in flat
    assert "seat-1 – the first seat" in person.run("games").screen


def test_the_two_examples_of_why_differ(person: Person) -> None:
    state_with_cards = "play trias --players 2 --seat all --seed w"
    lines = ["", "5", "", "17", "", "1", "", "2", "", "why"]
    screen = person.run(state_with_cards, *lines).flat
    assert "as in “why hand”, or things on the table, as in “why hand”" not in screen


def test_a_wide_map_is_never_cut_within_a_tile(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    screen = person.run("play trias --players 3 --seed a --bots random").screen
    parts = [
        part for part in re.split(r"\bPart\s", screen)[1:] if re.search(r"left\s+to\s+right", part)
    ]
    assert len(parts) > 1
    words = {word for part in parts for word in part.split()}
    assert not words & {"22=22", "2=22", "W2", "=22", "S1"} - {"S1=1"}
