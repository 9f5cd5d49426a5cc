"""Declared events and actions: their forms follow from the kinds of their fields."""

import pickle

import pytest

from trilobite.engine import Who, Word, knows_action
from trilobite.engine.declared import (
    ANY,
    ORDINAL,
    UNSAID,
    WHO,
    ActionKind,
    DeclaredAction,
    Each,
    EventKind,
    Kind,
    Named,
    Number,
    declared_actions,
)

AREA = Named(("Si", "Sm"), ("area-si", "area-sm"))
SIDE = Named(("left", "right"))
Moved = EventKind("moved", "X-1", "herd:{to}:{who} area:{from_}").of(
    who=WHO, from_=AREA, to=AREA, number=ANY
)


class Mark(Kind):
    """A kind with a text only for its second value, and a JSON form for both."""

    def __init__(self) -> None:
        self.size = 2

    def text(self, value: object) -> str:
        return "spent" if value else ""

    def json(self, value: int) -> object:
        return ("fresh", "spent")[value]


def test_arguments_and_targets_follow_from_the_fields() -> None:
    event = Moved(who=1, from_=0, to=1, number=3)
    assert event.to_json() == {
        "key": "moved",
        "rule": "X-1",
        "args": {
            "who": {"who": 1},
            "from": {"word": "area-si"},
            "to": {"word": "area-sm"},
            "number": 3,
        },
        "targets": ["herd:Sm:1", "area:Si"],
    }
    assert event.arguments()["who"] == Who(1)
    assert event.arguments()["to"] == Word("area-sm")
    assert event["number"] == event.number("number") == 3
    assert event.seen_by(None) is event


def test_an_event_needs_a_value_for_each_field_and_no_others() -> None:
    with pytest.raises(TypeError, match="moved has the fields"):
        Moved(who=1, to=1, number=3)
    with pytest.raises(TypeError, match="moved has the fields"):
        Moved(who=1, from_=0, to=1, number=3, more=1)


def test_a_value_out_of_bounds_is_an_error_as_soon_as_it_is_shown() -> None:
    with pytest.raises(ValueError, match="2 is not one of 0 to 1"):
        Moved(who=1, from_=0, to=2, number=3).arguments()


def test_a_declaration_cannot_show_or_hide_by_a_field_that_it_lacks() -> None:
    with pytest.raises(ValueError, match="no fields area"):
        EventKind("lost", "X-1", "area:{area}").of(who=WHO)
    with pytest.raises(ValueError, match="no fields seat"):
        EventKind("lost", "X-1", only_for="seat").of(who=WHO)


def test_values_of_an_event_may_be_given_in_groups() -> None:
    way = {"from_": 0, "to": 1}
    one_by_one = Moved(who=2, number=3, from_=0, to=1)
    assert Moved(way, who=2, number=3).targets() == one_by_one.targets()
    with pytest.raises(TypeError, match="has the fields"):
        Moved(way, who=2)


def test_several_values_of_one_field_are_several_targets() -> None:
    scored = EventKind("scored", "X-2", "area:{areas}").of(areas=Each(AREA), turn=ORDINAL)
    event = scored(areas=(1, 0), turn=4)
    assert event.targets() == ("area:Sm", "area:Si")
    assert event.arguments() == {"turn": 5}


def test_others_see_less_of_a_secret_event() -> None:
    hidden = EventKind("card-taken-hidden").of(who=WHO)
    taken = EventKind("card-taken", only_for="seat", others=hidden, reveals=True).of(
        who=WHO, seat=UNSAID, card=AREA
    )
    event = taken(rule="X-3", who=2, seat=1, card=0)
    assert event.seen_by(1) is event
    assert event.arguments() == {"who": Who(2), "card": Word("area-si")}
    for other in (0, None):
        seen = event.seen_by(other)
        assert seen is not None
        assert seen.to_json() == {
            "key": "card-taken-hidden", "rule": "X-3", "args": {"who": {"who": 2}}, "targets": [],
        }  # fmt: skip
    assert knows_action(1, 1, [event], is_secret=False)
    assert not knows_action(0, 1, [event], is_secret=False)


def test_nobody_else_sees_a_secret_event_without_another_form() -> None:
    secret = EventKind("thought", "X-3", only_for="who").of(who=WHO)
    assert secret(who=1).seen_by(0) is None
    assert secret(who=1).seen_by(None) is None


def test_a_preview_stops_at_a_revelation_unless_the_seat_could_foresee_it() -> None:
    shown = EventKind("shown", "X-4", foreseen_by="who", reveals=True).of(who=WHO)
    assert shown(who=1).surprises(0)
    assert not shown(who=1).surprises(1)
    assert not shown(who=1, reveals=False).surprises(0)
    assert not Moved(who=1, from_=0, to=1, number=3).surprises(0)
    assert shown(who=1, ends_turn=True).ends_turn
    assert not shown(who=1).ends_turn


def test_events_of_a_kind_are_found_among_others() -> None:
    ended = EventKind("ended", "X-5")
    events = [ended(), Moved(who=1, from_=0, to=1, number=3)]
    assert Moved.among(events) == [events[1]]
    assert ended.among(events) == [events[0]]


Place = ActionKind("place", area=AREA)
Go = ActionKind("go", area=AREA, number=Number(3, first=1), herd=Mark())
End = ActionKind("end")
Draft = ActionKind("draft", from_=SIDE)
ACTIONS = declared_actions("kinds", (Place, End, Go, Draft))


def test_every_combination_of_values_is_an_action_with_the_next_id() -> None:
    assert [kind.first for kind in (Place, End, Go, Draft)] == [0, 2, 3, 15]
    assert len(ACTIONS) == 17
    assert [action.text() for action in ACTIONS.all[:8]] == [
        "place Si", "place Sm", "end", "go Si 1", "go Si 1 spent", "go Si 2", "go Si 2 spent",
        "go Si 3",
    ]  # fmt: skip
    assert Go.id(1, 2, 1) == 14
    assert ACTIONS.by_id(14).to_json() == {"kind": "go", "area": "Sm", "number": 3, "herd": "spent"}
    assert ACTIONS.by_id(15).to_json() == {"kind": "draft", "from": "left"}


def test_the_things_to_click_for_an_action_follow_from_its_declaration() -> None:
    move = ActionKind("move", "area:{from_} area:{to}", from_=AREA, to=AREA)
    action = declared_actions("clicks", (move,)).by_id(1)
    assert isinstance(action, DeclaredAction)
    assert action.targets() == ("area:Si", "area:Sm")
    with pytest.raises(ValueError, match="move has no fields place"):
        ActionKind("move", "area:{place}", area=AREA)


def test_an_action_without_such_a_declaration_is_a_thing_of_its_own() -> None:
    action = ACTIONS.by_id(5)
    assert isinstance(action, DeclaredAction)
    assert action.targets() == ("go:Si:2",)


def test_declared_actions_are_read_back_from_text_and_json() -> None:
    for action in ACTIONS.all:
        assert ACTIONS.from_text(action.text().upper()) is action
        assert ACTIONS.from_json(action.to_json()) is action
        assert pickle.loads(pickle.dumps(action)) is action


def test_an_action_is_refused_by_the_function_beside_what_it_does() -> None:
    assert ActionKind("go", does="herds.go").why_not == {"": "herds.why_not_go"}
    assert ActionKind("go", does="herds.go(table, secrets)").why_not == {"": "herds.why_not_go"}
    assert ActionKind("go", does="herds.go", why_not="ways.why_not").why_not == {"": "ways.why_not"}
    go = ActionKind("go", at="moving over", does="herds.go", why_not="")
    assert go.why_not == {"moving": "", "over": ""}
