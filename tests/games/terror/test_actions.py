"""Every action has its own id, which records and trained models keep."""

from trilobite.games.terror import GAME, model
from trilobite.games.terror.model import ACTIONS


def test_ids_never_change() -> None:
    first: dict[str, int] = {}
    for action in ACTIONS.all:
        first.setdefault(action.kind, action.id)
    assert first == {
        "draft": 0, "take": 2, "card": 8, "tile": 9, "end": 10, "white": 11, "hatch": 23,
        "volcano": 35, "environment": 47, "spread": 51, "grow": 70, "migrate": 82, "go": 94,
        "confirm": 1282, "stay": 1283, "to": 1284, "eat": 1296, "raptor": 1302, "scatter": 1304,
        "stop": 1316, "finish": 1317,
    }  # fmt: skip
    assert len(GAME.actions) == 1318


def test_forms_follow_from_the_fields() -> None:
    """TT-4.2, TT-6.1, TT-7.6, TT-7.25, TT-7.28."""
    for text, fields in (
        ("draft deck", {"from": "deck"}),
        ("take HG", {"tile": "HG"}),
        ("spread 2-0-1", {"inner": 2, "middle": 0, "outer": 1}),
        ("go Fm 12", {"area": "Fm", "number": 12}),
        ("raptor 2", {"raptor": 2}),
        ("scatter 3 1", {"owner": 3, "number": 1}),
        ("confirm", {}),
    ):
        action = ACTIONS.from_text(text)
        assert action.to_json() == {"kind": text.split()[0], **fields}
        assert ACTIONS.from_json(action.to_json()) is action
    assert model.Go.id(4, 11) == ACTIONS.from_text("go Fm 12").id
