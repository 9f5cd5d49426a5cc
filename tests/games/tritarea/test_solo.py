"""One player decides about every 5 of the NPCs (TA-11.3), but not under the first rules."""

from typing import Any

import pytest

from tests.games.tritarea.boards import load, position, scores, table_of
from tests.games.tritarea.play import asked, choices, do, keys, play_card, stage, trick, why
from tests.games.tritarea.slow_rules import SlowGame
from trilobite.engine import ASK, CHANCE, InputError, SeededChance, State
from trilobite.games.tritarea import GAME

FIRST_RULES = GAME.with_rules("1")
CARDS = ("M9 I1", "M5 E5", "E2 I2", "H3 E1")


def defaulting(**wishes: Any) -> State:
    """The NPC s2 has an unchanged 5 and 6 points, is RH2 and has just decided to build nothing."""
    scores_now = {0: 20, 2: 6}
    state = trick("M1, I2, M5, E3", players=1, in_round=2, scores=scores_now, **wishes)
    do(state, "five keep", "build d1", "default")
    return state


def test_the_price_of_a_default_is_asked() -> None:
    """TA-11.3, D-9: also if the NPC has blocks."""
    state = defaulting()
    assert asked(state) == ("defaulting", 0, 2)
    message, rule = state.question(0)
    assert (message.key, rule) == ("tritarea-ask-default", "TA-11.3")
    assert (message.args["cost"], message.args["lost"], message.args["score"]) == (1, 5, 6)
    for text in ("default", "build c2", "second", "extra c1", "skip", "five 0", "play H1"):
        refusal = why(state, text)
        assert refusal is not None
        assert refusal[0] == "defaulting", text
    assert choices(state) == {"pay", "lose"}
    assert keys(do(state, "pay"))[:2] == ["defaulted", "construction-ended"]


@pytest.mark.parametrize(("answer", "left", "rule"), [("pay", 5, "TA-6.3"), ("lose", 1, "TA-6.1")])
def test_a_default_costs_1_or_5(answer: str, left: int, rule: str) -> None:
    """TA-6.3, TA-11.3: the trick is over afterwards."""
    state = defaulting()
    event = do(state, answer)[0]
    assert (event.rule, scores(state)[2]) == (rule, left)
    assert stage(state) == "playing"
    assert table_of(state)["trick"] == [None] * 4


def test_the_price_is_asked_of_nobody_else() -> None:
    """TA-11.3: not about the player's own 5, nor with two players."""
    state = trick("M5, I2, M9, E3", players=1, in_round=2, scores=[6] * 4)
    do(state, "five keep", "default")
    assert (stage(state), scores(state)[0]) == ("building", 5)
    state = trick("M1, M5, I9, E3", players=2, in_round=2, scores=[6] * 4)
    do(state, "five keep", "build d1", "default")
    assert (stage(state), scores(state)[1]) == ("playing", 5)


def test_it_is_not_asked_when_it_is_not_the_time() -> None:
    """D-9: an answer is refused by what the table waits for."""
    state = load(position(players=1, in_round=2))
    assert why(state, "pay") == why(state, "lose") == ("playing", "TA-2.1")


def test_a_default_can_be_taken_back_until_its_price_is_decided() -> None:
    """D-9: nothing is revealed by then."""
    state = trick("M1, I2, M5, E3", players=1, in_round=2, scores={0: 20, 2: 6})
    do(state, "five keep", "build d1")
    assert state.can_undo(GAME.actions.from_text("default"))
    do(state, "default")
    assert not state.can_undo(GAME.actions.from_text("pay"))


def test_the_question_is_kept_in_positions_and_views() -> None:
    state = defaulting()
    assert load(state.to_position()).to_position() == state.to_position()
    view = state.view(0).to_json()
    assert GAME.view_from_json(view).to_json() == view


@pytest.mark.parametrize("wishes", [{"solo_fives": "auto"}, {"five_on_default": False}])
def test_a_position_must_have_something_to_ask(wishes: dict[str, Any]) -> None:
    data = defaulting().to_position()
    data["options"] = {**dict(data["options"]), **wishes}  # type: ignore[call-overload] # is a dict
    with pytest.raises(InputError, match="leaves nothing to decide"):
        load(data)


def test_engine_and_slow_rules_agree_about_the_price() -> None:
    """TA-11.3: random games seldom come to it."""
    data = position(players=1, in_round=2, trick=8, scores=[9] * 4, hands=dict(enumerate(CARDS)))
    slow = SlowGame(1, {})
    slow.begin_at(data)
    state = load(data)
    slow.answer(0, "play M9")
    do(state, "play M9")
    for who, card in enumerate(("M5", "E2", "H3"), start=1):
        slow.answer(CHANCE, str(slow.pool.index(card)))
        play_card(state, who, card)
    for text in ("five keep", "default", "lose", "default"):
        assert slow.question is not None
        assert slow.question.stage == stage(state)
        assert set(slow.question.asked[0][1]) == choices(state)
        slow.answer(0, text)
        do(state, text)
    assert slow.points == table_of(state)["points"]


# The first rules.


def test_the_first_rules_ask_as_before() -> None:
    """R-22: a table begun under them plays on as with solo_fives=auto."""
    assert FIRST_RULES is not None
    assert "solo_fives" not in [option.name for option in FIRST_RULES.options]
    assert [action.text() for action in FIRST_RULES.actions.all[-2:]] == ["extra d4", "skip"]
    data = position(players=1, in_round=2, trick=8, scores=[9] * 4, hands=dict(enumerate(CARDS)))
    for rules, expected in (("2", "changing"), ("1", "building")):
        state = GAME.from_position({**data, "rules": rules}, ASK)
        do(state, "play M9")
        for who, card in enumerate(("E5", "I2", "H3"), start=1):
            play_card(state, who, card)
        assert (stage(state), state.game.rules_version) == (expected, rules)


def test_a_new_game_is_played_by_the_new_rules() -> None:
    state = GAME.new(1, {}, SeededChance(bytes(16)))
    assert (state.to_position()["rules"], state.options["solo_fives"]) == ("2", "ask")
