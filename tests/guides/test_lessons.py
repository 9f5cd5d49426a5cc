"""Lessons: every script is played through by the real rules, in every language.

Most tests play each lesson of each game; some are about the guided first games only.
"""

from copy import deepcopy
from typing import Any

import pytest

from tests.guides.rehearsal import Rehearsal
from tests.support.packages import Packages
from trilobite.engine import InputError, Message, Who, find_game, game_keys
from trilobite.engine.language import Language, languages
from trilobite.guides.contract import Act, ScriptPage
from trilobite.guides.lessons import Lesson, Want, find_lesson, lesson_games, lessons_of

KEYS = lesson_games()
LESSONS = [lesson for key in KEYS for lesson in lessons_of(key)]


@pytest.fixture(params=[lesson.name.removeprefix("lesson/") for lesson in LESSONS])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return find_lesson(str(request.param))


def all_messages(lesson: Lesson) -> list[Message]:
    pages = [page for step in lesson.steps for page in step.pages]
    wrong = [message for step in lesson.steps for message in step.wrong.values()]
    return [*(page.message for page in (*pages, *lesson.end)), *wrong]


def test_a_game_that_cannot_be_loaded_does_not_hide_the_lessons(packages: Packages) -> None:
    packages.add_game("fossils", "import no_such_module")
    assert lesson_games() == KEYS


def test_every_game_has_a_lesson() -> None:
    assert set(KEYS) == {"terror", "trias", "tritarea"} <= set(game_keys())


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_a_first_lesson_and_three_short_ones(key: str) -> None:
    names = [lesson.name for lesson in lessons_of(key)]
    assert names[0] == f"lesson/{key}"
    assert [lesson.number for lesson in lessons_of(key)] == [1, 2, 3, 4]
    assert len({lesson.title for lesson in lessons_of(key)}) == len(set(names)) == len(names)
    assert {path.stem for path in (find_game(key).folder / "lessons").glob("*.json")} == {
        name.rpartition("/")[2] for name in names[1:]
    }


def test_the_lesson_is_played_to_its_end(lesson: Lesson) -> None:
    rehearsal = Rehearsal(lesson)
    assert lesson.learner in rehearsal.match.state.to_act
    steps = {moment.step for moment in rehearsal.moments()}
    assert steps == set(range(len(lesson.steps)))
    assert lesson.present(rehearsal.acts).is_done


@pytest.mark.parametrize("key", ["terror", "trias"])
def test_the_first_lesson_ends_with_the_first_points_of_the_learner(key: str) -> None:
    lesson = find_lesson(key)
    rehearsal = Rehearsal(lesson)
    for _ in rehearsal.moments():
        pass
    who = Who(lesson.game.participant_of(lesson.learner, lesson.players))
    messages = [event.message() for event in rehearsal.events]
    scored = [one.args for one in messages if one.args.get("who") == who and "points" in one.args]
    assert any(args["points"] for args in scored)


def test_no_lesson_ends_before_an_empty_board(lesson: Lesson) -> None:
    """The last pages point at things on the board, and a settlement would clear it (TA-1.4)."""
    rehearsal = Rehearsal(lesson)
    for _ in rehearsal.moments():
        pass
    assert "tritarea-round-began" not in {event.message().key for event in rehearsal.events}
    assert any(page.marks for page in lesson.end)


def test_the_numbers_of_a_lesson_are_those_of_the_game() -> None:
    """Tops in Modern, the price of a default, and points in the first lesson of Tritarea."""
    rehearsal = Rehearsal(find_lesson("tritarea"))
    for moment in rehearsal.moments():
        view: Any = moment.match.state.view(0).to_json()
        if moment.step == 1:
            rank = int(view["table"]["trick"][0][1:])
            assert rank <= view["scores"][0], "the card says what it costs to build nothing"
        elif moment.step == 4:
            assert view["scores"][0] < int(view["table"]["trick"][0][1:]), "all points are lost"
        elif moment.step == 5:
            modern = [(row["who"], row["points"]) for row in view["areas"]["M"]]
            assert modern == [(0, 6), (2, 2), (3, 2)]
    view = rehearsal.match.state.view(0).to_json()
    paid = {
        suit: {row["who"]: row["points"] for row in rows} for suit, rows in view["areas"].items()
    }
    assert paid == {
        "I": {0: 8, 3: 2}, "M": {0: 6, 2: 2, 3: 2}, "E": {0: 5, 1: 5}, "H": {2: 4, 0: 6},
    }  # fmt: skip
    assert sum(rows[0] for rows in paid.values()) == 25
    (tower,) = view["tallest"]
    assert tower == {"square": "c1", "height": 5, "owner": 3, "points": 10}
    assert view["table"]["buildings"]["c1"].count(3) == 3


@pytest.mark.slow
def test_a_lesson_is_short(lesson: Lesson) -> None:
    """Ten minutes at most, later ones five: one idea per step, in a few short sentences."""
    is_first = lesson.number == 1
    assert len(lesson.steps) in (range(8, 15) if is_first else range(3, 9))
    for code in languages():
        language = Language(code, lesson.game)
        texts = [language.say(message) for message in all_messages(lesson)]
        assert max(map(len, texts)) <= 280, max(texts, key=len)
        assert sum(map(len, texts)) <= (9_000 if is_first else 6_000)
        assert len(language.say(Message(lesson.title, {}))) <= 40


def test_every_wanted_action_leads_to_the_end(lesson: Lesson) -> None:
    """All wanted actions of a step fit the rest of the script."""
    choices = [len(moment.wanted) for moment in Rehearsal(lesson).moments()]
    for number, count in enumerate(choices):
        for choice in range(1, count):
            rehearsal = Rehearsal(lesson)
            for _ in rehearsal.moments([0] * number + [choice]):
                pass
            assert lesson.present(rehearsal.acts).is_done


def test_other_actions_get_an_objection_and_wanted_ones_do_not(lesson: Lesson) -> None:
    said: set[tuple[int, str]] = set()
    for moment in Rehearsal(lesson).moments():
        for action in moment.wanted:
            assert lesson.objection(moment.acts, action) is None
        for action in moment.others:
            objection = lesson.objection(moment.acts, action)
            assert objection is not None
            said.add((moment.step, objection.key))
    answers = {(n, m.key) for n, step in enumerate(lesson.steps) for m in step.wrong.values()}
    assert answers - said == set(), "an answer to an impossible action"


def test_every_mark_is_a_thing_in_the_view(lesson: Lesson) -> None:
    """The rules know the names of things in the view and no others."""

    def check(pages: tuple[ScriptPage, ...], rehearsal: Rehearsal) -> None:
        for page in pages:
            for mark in page.marks:
                rehearsal.match.state.why_not_at(lesson.learner, [mark])

    rehearsal = Rehearsal(lesson)
    for moment in rehearsal.moments():
        check(lesson.present(moment.acts).pages, rehearsal)
    check(lesson.end, rehearsal)


def test_the_last_page_of_a_step_points_at_something_to_click(lesson: Lesson) -> None:
    for moment in Rehearsal(lesson).moments():
        marks = lesson.present(moment.acts).pages[-1].marks
        offer = moment.match.state.offer(lesson.learner)
        targets = [c.targets for c in offer.choices if c.action in moment.wanted]
        assert any(set(one) & set(marks) for one in targets), (moment.step, marks, targets)


@pytest.mark.parametrize("key", KEYS)
def test_undo_also_goes_back_in_the_lesson(key: str) -> None:
    lesson = find_lesson(key)
    rehearsal = Rehearsal(lesson)
    undone = 0
    for moment in rehearsal.moments():
        if not rehearsal.match.can_undo(lesson.learner):
            continue
        rehearsal.match.undo(lesson.learner)
        assert lesson.present(rehearsal.acts) == lesson.present(moment.acts[:-1])
        rehearsal.match.redo(lesson.learner)
        assert lesson.present(rehearsal.acts) == lesson.present(moment.acts)
        undone += 1
    assert undone > 0


@pytest.mark.parametrize("code", languages())
def test_every_message_has_a_sentence(lesson: Lesson, code: str) -> None:
    language = Language(code, lesson.game)
    for message in all_messages(lesson):
        assert message.key.startswith(f"{lesson.game.key}-lesson-")
        sentence = language.say(message)
        assert sentence.strip()
        assert "{" not in sentence


def test_actions_that_do_not_follow_the_script_make_the_lesson_lost() -> None:
    lesson = find_lesson("trias")
    assert lesson.present([Act(0, "place 3")]).is_lost
    assert lesson.present([Act(1, "place 16")]).is_lost
    assert not lesson.present([Act(0, "place 16")]).is_lost
    end = find_game("trias").actions.from_text("end")
    assert lesson.objection([Act(0, "place 3")], end) is None


def test_the_learner_waits_while_others_reply() -> None:
    lesson = find_lesson("trias")
    rehearsal = Rehearsal(lesson)
    for moment in rehearsal.moments():
        if lesson.steps[moment.step].replies:
            acts = [*moment.acts, Act(lesson.learner, moment.wanted[0].text())]
            present = lesson.present(acts)
            assert present.reply == lesson.steps[moment.step].replies[0]
            assert present.pages == ()
            assert lesson.want(acts) is None
            return
    pytest.fail("nobody replies")


SCRIPT: dict[str, Any] = {
    "title": "t",
    "number": 1,
    "players": 3,
    "seed": "s",
    "learner": 0,
    "steps": [{"pages": ["a"], "wants": ["end"], "wrong": "b"}],
    "end": ["c"],
}


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["title"], None, "script.title"),
        (["number"], 0, "script.number"),
        (["players"], 9, "script.players"),
        (["learner"], 3, "script.learner"),
        (["colour"], 3, "script.'colour'"),
        (["steps"], 3, "script.steps"),
        (["end"], [], "script.end"),
        (["steps", 0, "wants"], [], "script.steps[0].wants"),
        (["steps", 0, "wants"], [{"sort": "end"}], "script.steps[0].wants[0]"),
        (["steps", 0, "wrong"], {"end": "b"}, "script.steps[0].wrong.other"),
        (["steps", 0, "pages"], [{"txt": "a"}], "script.steps[0].pages[0]"),
        (["steps", 0, "pages"], [{"text": "a", "marks": [3]}], "script.steps[0].pages[0].marks[0]"),
    ],
)
def test_a_broken_script_says_where(path: list[Any], value: object, complaint: str) -> None:
    script: Any = deepcopy(SCRIPT)
    inner = script
    for part in path[:-1]:
        inner = inner[part]
    inner[path[-1]] = value
    with pytest.raises(InputError) as caught:
        Lesson(find_game("trias"), script, "script")
    assert caught.value.where.startswith(complaint)


def test_a_position_that_the_rules_do_not_allow_is_refused() -> None:
    lesson = Lesson(find_game("trias"), {**SCRIPT, "before": ["end"]}, "script")
    with pytest.raises(InputError, match="'end' is not allowed"):
        lesson.beginning()


def test_an_answer_may_be_for_one_action_and_not_its_whole_kind() -> None:
    own = find_lesson("tritarea").steps[2]
    read = find_game("tritarea").actions.from_text
    assert own.objection(read("extra a1")).key == "tritarea-lesson-extra-own-wrong"
    assert own.objection(read("extra a3")).key == "tritarea-lesson-extra-wrong"
    assert own.objection(read("skip")).key == "tritarea-lesson-skip-wrong"


def test_wanted_actions_are_given_as_texts_or_as_a_kind() -> None:
    end = find_game("trias").actions.from_text("end")
    assert Want(("hand", "end")).fits(end)
    assert Want(kind="end").fits(end)
    assert not Want(("hand",)).fits(end)


def test_an_unknown_lesson_is_refused_with_the_known_ones() -> None:
    for name in ("chess", "trias/chess", "trias/first", ""):
        with pytest.raises(InputError) as caught:
            find_lesson(name)
        assert "trias/final" in (caught.value.allowed or "")
