import pytest

from tools.tables import calls_source
from trilobite.engine.declared import ActionKind, Number

STAGES = ("moving", "over")


def test_an_action_is_refused_at_other_stages_and_then_by_its_rule() -> None:
    go = ActionKind("go", at="moving", does="herds.go", to=Number(3), steps=Number(2))
    assert """
    if table.stage == stages.MOVING:
        return herds.why_not_go(table, (id - first_id.GO) // 2, (id - first_id.GO) % 2)
    return table.not_now()
""" in calls_source("trias", [go], STAGES, {}, "None")


def test_an_action_can_be_refused_by_another_rule_at_each_stage() -> None:
    asked = {"moving": "herds.why_not_go", "over": "end.why_not_go"}
    go = ActionKind("go", does="herds.go", why_not=asked, to=Number(3))
    assert """
    if table.stage == stages.MOVING:
        return herds.why_not_go(table, id - first_id.GO)
    if table.stage == stages.OVER:
        return end.why_not_go(table, id - first_id.GO)
    return table.not_now()
""" in calls_source("trias", [go], STAGES, {}, "None")


def test_an_action_at_an_unknown_stage_or_without_any_condition_is_an_error() -> None:
    with pytest.raises(ValueError, match="resting"):
        calls_source("trias", [ActionKind("go", at="resting", does="herds.go")], STAGES, {}, "None")
    with pytest.raises(ValueError, match="neither stages nor a refusal"):
        calls_source("trias", [ActionKind("go", why_not="", does="herds.go")], STAGES, {}, "None")


def test_the_question_of_a_stage_is_found_by_its_number() -> None:
    go = ActionKind("go", at="moving", does="herds.go")
    source = calls_source("trias", [go], STAGES, {"moving": "ways.ask_way"}, "None")
    assert "import herds, ways" in source
    assert "    stages.MOVING: ways.ask_way,\n" in source
