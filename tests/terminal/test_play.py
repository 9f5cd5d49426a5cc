"""Playing in the terminal as a person does."""

import re
from typing import Any

import pytest

from tests.terminal.person import Person
from trilobite.bots.contract import Bot
from trilobite.engine import find_game
from trilobite.engine.records import read_record
from trilobite.engine.tables import TableGame
from trilobite.terminal import session
from trilobite.terminal.wrapping import unwrapped

PLAY = "play trias --bots steady --seed a --save FOLDER/game.json"
"""A game in which Orange, in seat 1, places second and third, has a steppe card and starts."""

TO_THE_FIRST_TURN = ("place 5", "place 6")
TO_THE_ACTIONS = (*TO_THE_FIRST_TURN, "hand", "lift 17", "drift 23 w")
GOOD_MANY = ("1",) * 400
ANY_TILE = tuple(text for number in range(34) for text in ("1", "1", "1", str(number))) * 12
"""Mostly the first choice; where tiles are called by their numbers, one of them comes soon."""


@pytest.mark.slow
def test_a_whole_game_is_played_by_numbers_to_the_result_table(person: Person) -> None:
    answer = person.run(PLAY + " --players 2", *ANY_TILE)
    assert answer.code == 0
    table = answer.after("The game is over.")
    assert re.search(r"│ Place +│ +1 │", table)
    assert re.search(r"\n1\. \w+ \((you|Steady)\): by ", table)
    assert person.record()["result"] is not None
    assert person.run("replay FOLDER/game.json --verify").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_with_every_number_of_players(person: Person, players: int) -> None:
    answer = person.run(f"{PLAY} --players {players} --bots random,steady", *ANY_TILE)
    assert answer.code == 0
    assert person.record()["result"] is not None


@pytest.mark.slow
def test_a_solo_player_gets_a_grade_and_no_place(person: Person) -> None:
    play = "play tritarea --players 1 --seed a --save FOLDER/game.json"
    answer = person.run(play, *GOOD_MANY)
    assert "Tritarea, 1 player. Each step" in answer.flat
    table = answer.after("The game is over.\n┏")
    assert "Place" not in table
    assert re.search(r"\nOrange \(you\) – disqualified: an NPC has \d+ points, you have", table)
    assert "Blue (NPC)" in table
    assert "Tritarea, 1 player, " in person.run("replay FOLDER/game.json").screen


@pytest.mark.slow
def test_a_team_has_the_points_of_both(person: Person) -> None:
    answer = person.run(
        "play tritarea --bots steady --players 2 --seed a --save FOLDER/game.json", *GOOD_MANY
    )
    table = answer.after("The game is over.\n┏")
    seats = {seat["place"]: seat["points"] for seat in person.record()["result"]["seats"]}
    assert re.search(rf"│ With partner +│ +{seats[1]} │ +{seats[2]} │ +│ +│", table)
    assert f": {seats[1]} points of the team\n" in table


def test_a_decision_for_another_participant_is_labelled_as_such(person: Person) -> None:
    play = "play tritarea --players 1 --seed b --save FOLDER/game.json"
    answer = person.run(play, "play I2", "build a1", "play I9")
    assert "Orange (you) for Blue: Where does Blue build" in answer.screen
    assert "\nOrange (you) for Blue > " in answer.screen
    person.run("play --resume FOLDER/game.json", "build c1")
    shown = person.run("replay FOLDER/game.json", "3", "").screen
    assert "Step 3 of 4: Orange (you), play I9" in shown
    assert "Step 4 of 4: Orange (you) for Blue, build c1" in shown


def test_numbers_on_the_map_are_explained_where_there_are_any(person: Person) -> None:
    note, several = "the number after = is what to type", "With a + there are several choices"
    screen = person.run(PLAY, *TO_THE_FIRST_TURN).screen
    assert screen.count(note) == 2
    assert several not in screen
    menu = person.run("play --resume FOLDER/game.json", "hand", "lift 17", "drift 23 w", "move")
    assert note in menu.screen
    assert several in menu.screen


def test_the_map_is_not_named_if_it_shows_no_numbers(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("trias")
    assert isinstance(game, TableGame)
    drawn = game.drawn
    monkeypatch.setattr(game, "drawn", lambda view, _: drawn(view, {}))
    answer = person.run(PLAY, *TO_THE_ACTIONS, "lift", "quit")
    assert "1–19: 19 choices. Type “lift” to see them.\n" in answer.screen
    assert "on the board" not in answer.flat.lower()


def test_the_first_screen_shows_map_question_rule_and_numbers(
    person: Person,
) -> None:
    screen = person.run(PLAY).screen
    assert "W22=22" in screen
    assert "Your hand card: steppe (back 1)" in screen
    assert "Orange (you): Place 2 herds on a tile without herds. (TR-1.6)" in screen
    assert "–33: see the board; or in words, as in “place 0”" in screen
    assert "None of this can be undone." in screen


def test_choices_are_grouped_by_kind_with_numbers_and_words(person: Person) -> None:
    screen = person.run(PLAY, *TO_THE_ACTIONS).screen
    menu = screen.split("You have 4 actions left. What do you do? (TR-5.1)")[1]
    assert "1–19: 19 choices. Type “lift” to see them on the board." in menu
    assert re.search(r"Move a herd .*\n +20  move 5 ne +21  move 5 nw", menu)
    assert re.search(r"\n +32! end   End your turn", menu)


def test_the_name_of_a_kind_shows_its_choices_on_the_map(person: Person) -> None:
    screen = person.run(PLAY, *TO_THE_ACTIONS, "lift", "reproduce").screen
    assert "S16=3" in screen
    assert "S5=30" in screen


def test_other_peoples_secrets_are_not_on_the_screen(person: Person) -> None:
    news = person.run(PLAY).after("What happened:")
    assert "Orange (you) takes a hand card with back 1: steppe." in news
    assert "Blue (Steady) takes a hand card with back 1.\n" in news


def test_a_number_that_is_not_in_the_list_is_refused(person: Person) -> None:
    screen = person.run(PLAY, "11", "35", "1" * 5000).screen
    assert "There is already a herd on tile 11; choose a tile without herds. (TR-1.6)" in screen
    assert "There is no choice 35; the list goes from 0 to 33." in screen
    assert person.record()["actions"][2:] == []


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("move 5 ne", "The herds are still being placed"),
        ("place 11", "There is already a herd on tile 11; choose a tile without herds. (TR-1.6)"),
        ("PLACE   34", "No herd may stand on the South Pole. (TR-1.6)"),
        ("jump", "“jump” is neither in the list nor a command."),
        ("move 5", "The herds are still being placed"),
        ("drift", "The herds are still being placed"),
        ("place 99", "“place 99” is neither in the list nor a command."),
        ("\x1b[31mred", "“?[31mred” is neither"),
    ],
)
def test_an_action_that_is_not_possible_is_answered_with_the_reason(
    person: Person, typed: str, reason: str
) -> None:
    assert reason in person.run(PLAY, typed).screen


def test_an_action_that_is_not_complete_is_answered_with_its_choices(person: Person) -> None:
    screen = person.run(PLAY, *TO_THE_ACTIONS, "move 5", "why move 5").screen
    assert len(re.findall(r"It is possible: \d+ choices of the list begin with it\.", screen)) == 2


def test_the_help_of_a_game_is_wrapped_once() -> None:
    text = "One sentence\nand another.\n\nlift 12    a tile\nend        the turn"
    assert unwrapped(text) == "One sentence and another.\n\nlift 12    a tile\nend        the turn"
    assert unwrapped("島です。\n森です。") == "島です。\n森です。"


def test_actions_may_be_typed_in_any_case_and_spacing(person: Person) -> None:
    person.run(PLAY, "  PLACE    5 ")
    assert person.record()["actions"][2][:2] == [0, "place 5"]


def test_foreseeable_effects_are_shown_with_the_choices(person: Person) -> None:
    typed = ("place 16", "place 17", "hand", "lift 17")
    menu = person.run(PLAY, *typed).screen.split("Where does tile 17")[1]
    assert "In any case: 2 herds of Orange (you) now swim." in menu


@pytest.mark.slow
def test_choices_are_grouped_by_their_effects(person: Person) -> None:
    screen = person.run(PLAY, *ANY_TILE).screen
    assert re.search(r"gets 2 points for the new island of \d+ tiles?:[^=]*\n +[\d–, ]+", screen)
    assert "Nothing else happens:" in screen


def test_actions_can_be_undone_and_redone(person: Person) -> None:
    person.run(PLAY, *TO_THE_ACTIONS, "move 5 ne")
    moved = person.record()
    person.write("game.json", moved)
    answer = person.run("play --resume FOLDER/game.json", "undo", "undo", "redo", "redo")
    assert "Undone: move 5 ne." in answer.screen
    assert "Undone: drift 23 w." in answer.screen
    assert "Redone: move 5 ne." in answer.screen
    assert person.record() == moved


def test_an_undone_action_is_not_in_the_saved_game(person: Person) -> None:
    person.run(PLAY, *TO_THE_ACTIONS, "move 5 ne", "undo")
    assert person.record()["actions"][-1][1] == "drift 23 w"


def test_an_action_that_revealed_something_cannot_be_undone(person: Person) -> None:
    screen = person.run(PLAY, *TO_THE_FIRST_TURN, "undo", "hand", "undo", "redo").screen
    assert screen.count("There is nothing you can undo") == 2
    assert "There is nothing to redo." in screen


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("why move 5 ne", "It is possible: choice 20."),
        (
            "why move 5 e",
            "There is water on that side; herds only walk from tile to tile. (TR-5.3)",
        ),
        ("why move 9 e", "You have no herd on tile 9. (TR-5.3)"),
        ("why tile:0", "Tile 0 has no edge on the outer water"),
        ("why tile:16", "It is possible: 1 choice of the list begins with it."),
        ("why fresh:5", "It is possible: 4 choices of the list begin with it."),
        ("why cell:4,0", "Only a lifted tile can go to a water cell."),
        ("why", "Why what? Name an action, as in “why lift 4”"),
        ("why not", "“not” is neither an action nor a thing on the table."),
        ("why tile:99", "“tile:99” is neither an action nor a thing on the table."),
    ],
)
def test_why_gives_the_reason_and_the_rule(person: Person, asked: str, answer: str) -> None:
    assert answer in person.run(PLAY, *TO_THE_ACTIONS, asked).screen


def test_names_with_capitals_are_found_in_any_case(person: Person) -> None:
    """Actions can be typed in any case; targets are typed as the view names them."""
    play = "play terror --bots steady --players 2 --seed a --save FOLDER/game.json"
    screen = person.run(play, "DRAFT open", "why area:Fm", "take hg", "why GROW fm").screen
    assert "takes the open card" in screen
    assert "takes Herd Growth" in screen
    assert screen.count("Not possible: ") == 2


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("rules", "• TR-1.6 Now herds are placed"),
        ("rules tr-3.2", "• TR-3.2 A lone tile never drifts"),
        ("rules R-6", "• R-6 What is"),
        ("rules all", "• TR-5.4"),
        ("rules all", "• TR-1.6 Now herds are placed"),
        ("rules TR-99", "There is no rule TR-99."),
        ("help", "undo          undo your last step"),
        ("help", "move 5 ne     a herd walks"),
        ("save", "Save where?"),
    ],
)
def test_every_command_prints_its_answer(person: Person, asked: str, answer: str) -> None:
    assert answer in person.run(PLAY, asked).screen


def test_a_file_that_cannot_be_written_does_not_end_the_game(person: Person) -> None:
    person.write("file", "")
    answer = person.run(PLAY, f"save {person.folder}/file/game.json", "place 5")
    assert "could not be saved in" in answer.screen
    assert person.record()["actions"][2][1] == "place 5"


def test_board_and_log_show_everything_again(person: Person) -> None:
    screen = person.run(PLAY, "board", "log").screen
    assert screen.count("Place 2 herds on a tile without herds.") == 2
    assert screen.count("The continent lies on the table") == 2


@pytest.mark.slow
def test_the_game_can_be_written_to_another_file_which_is_never_overwritten(
    person: Person,
) -> None:
    copy = f"save {person.folder}/copy.json"
    answer = person.run(PLAY, "place 5", copy, copy)
    assert "copy.json already exists; choose another name." in answer.flat
    assert person.record("copy.json") == person.record()


def test_quit_and_the_end_of_input_say_how_to_go_on(person: Person) -> None:
    for typed in ((), ("quit",)):
        (person.folder / "game.json").unlink(missing_ok=True)
        answer = person.run(PLAY, "place 5", *typed)
        assert answer.code == 0
        assert f"trilobite play --resume {person.folder}/game.json\n" in answer.screen


def test_without_a_file_name_the_game_is_saved_in_the_state_folder(person: Person) -> None:
    for _ in range(2):
        person.run("play trias")
    files = list((person.folder / "state" / "trilobite" / "games").iterdir())
    assert len(files) == 2
    assert all(re.fullmatch(r"\d{8}-\d{6}(-2)?-trias.json", file.name) for file in files)


@pytest.mark.slow
def test_a_resumed_game_goes_on_exactly_where_it_was(person: Person) -> None:
    person.run(PLAY, *TO_THE_ACTIONS)
    before = person.record()
    answer = person.run("play --resume FOLDER/game.json")
    assert "resumed after 9 steps" in answer.screen
    assert "You have 4 actions left." in answer.screen
    assert person.record() == before
    person.run("play trias --resume FOLDER/game.json", "reproduce 5", "end")
    after = person.record()
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert after["names"] == before["names"] == ["", "bot:steady", "bot:steady"]
    assert person.run("replay FOLDER/game.json --verify").code == 0


@pytest.mark.slow
def test_names_and_bots_can_be_changed_when_a_game_is_resumed(person: Person) -> None:
    person.run(PLAY + " --name Ann")
    person.run("play --resume FOLDER/game.json --bots random --save FOLDER/second.json")
    assert person.record("second.json")["names"] == ["Ann", "bot:random", "bot:random"]
    person.run("play --resume FOLDER/game.json --seat 2 --name Bob --save FOLDER/third.json")
    assert person.record("third.json")["names"] == ["bot:steady", "Bob", "bot:steady"]


@pytest.mark.slow
def test_resuming_a_finished_game_shows_its_result(person: Person) -> None:
    person.run(PLAY + " --players 2", *ANY_TILE)
    answer = person.run("play --resume FOLDER/game.json")
    assert answer.code == 0
    assert "Place" in answer.after("The game is over.")


def test_people_at_one_keyboard_do_not_see_each_others_cards(person: Person) -> None:
    typed = ("", "place 5", "", "log", "place 4")
    answer = person.run(PLAY + " --players 2 --seat all --name Ann --name Bob", *typed)
    screens = re.split(r"It is (\w+)’s turn\. Everybody else, please look away\.", answer.screen)
    hands: dict[str, set[str]] = {"Ann": set(), "Bob": set()}
    for who, screen in zip(screens[1::2], screens[2::2], strict=True):
        assert f"Press Enter when only {who} is looking." in screen
        hands[who].update(re.findall(r"(\w+) takes a hand card with back 1: ", screen))
    assert hands == {"Ann": {"Ann"}, "Bob": {"Bob"}}


@pytest.mark.slow
def test_a_board_wider_than_the_window_is_shown_in_parts(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    answer = person.run(PLAY)
    screen = answer.screen
    assert "Part 1 of 2, from left to right:" in answer.flat
    assert max(map(len, screen.splitlines()[3:-2])) <= 40
    for tile in ("W22", "S16", "M25", "S31"):
        assert tile in screen


def test_options_reach_the_game(person: Person) -> None:
    options = "--option south_pole_capacity=2 --option discards_public=no"
    person.run(f"{PLAY} {options}", "place 34")
    record = read_record(person.record())
    assert record.options["south_pole_capacity"] == 2
    assert record.options["discards_public"] is False
    assert record.steps[2].action == "place 34"
    assert record.game is find_game("trias")


def test_a_bot_that_chooses_an_action_not_offered_is_a_clear_error(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Silent(Bot):
        def choose(self, *_: object) -> Any:
            return None

    monkeypatch.setattr(session, "make_bots", lambda *_: {1: Silent(0)})
    answer = person.run("play tritarea --players 2 --save FOLDER/game.json", "1", "1")
    assert answer.code == 2
    assert ": chose None, which is not offered" in answer.errors
    assert person.record()["result"] is None
