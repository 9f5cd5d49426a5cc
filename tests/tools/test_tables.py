import pytest

from tools.tables import objection_source
from trilobite.engine.declared import ActionKind, Number

STAGES = ("moving", "over")


def test_an_action_is_refused_at_other_stages_and_then_by_its_rule() -> None:
    go = ActionKind("go", at="moving", does="herds.go", to=Number(3), steps=Number(2))
    source = objection_source("trias", [go], STAGES)
    assert (
        """
    if table.stage != stages.MOVING:
        return not_now(table)
    return herds.why_not_go(table, (id - first_id.GO) // 2, (id - first_id.GO) % 2)
"""
        in source
    )


def test_an_action_at_an_unknown_stage_or_without_any_condition_is_an_error() -> None:
    with pytest.raises(ValueError, match="resting"):
        objection_source("trias", [ActionKind("go", at="resting", does="herds.go")], STAGES)
    with pytest.raises(ValueError, match="neither stages nor a refusal"):
        objection_source("trias", [ActionKind("go", why_not="", does="herds.go")], STAGES)
