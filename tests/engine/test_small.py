"""Small games: positions, views and worlds follow from the declared fields and moves.

The game of these tests: everybody holds two hidden cards and a hidden token; in turn, a card is
played onto the table, but not the colour of the card before. It ends when a seat cannot play.
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from trilobite.engine import (
    ASK,
    CHANCE,
    NONE,
    WHO,
    ActionKind,
    Breach,
    Cards,
    Count,
    Event,
    EventKind,
    FastChance,
    Field,
    HiddenCards,
    HiddenValues,
    InputError,
    ListField,
    Message,
    Move,
    Named,
    OneOf,
    Refusal,
    Seat,
    SeededChance,
    SmallGame,
    SmallState,
    SmallView,
    by_seat,
)
from trilobite.engine.events import Forced
from trilobite.engine.fields import Part
from trilobite.engine.tables import remaining_to_json, standing_to_json

COLOURS = ("red", "blue", "green")
COPIES = (3, 2, 2)
SEED = bytes(range(16))
COLOUR = Named(COLOURS)
Play = ActionKind("play", "hand:{colour} table", colour=COLOUR)
Began = EventKind("cards-began", "C-1").of(who=WHO)
Played = EventKind("cards-played", "C-2", ends_turn=True).of(who=WHO, colour=COLOUR)


class CardState(SmallState):
    cards: Cards
    token: list[int]
    table: list[int]
    points: list[int]

    def set_up(self) -> None:
        self.points[0] = 1

    @property
    def to_act(self) -> tuple[int, ...]:
        if NONE in self.token or self.cards.in_hand(self.players - 1) + len(self.table) < 2:
            return (CHANCE,)
        seat = len(self.table) % self.players
        others = [colour for colour in range(3) if colour != (self.table or [NONE])[-1]]
        return (seat,) if any(self.cards.hands[seat][colour] for colour in others) else ()

    def chance_weights(self) -> list[int]:
        return [1, 1] if NONE in self.token else self.cards.deck.copy()

    def resolve(self, outcome: int) -> None:
        if NONE in self.token:
            self.token[self.token.index(NONE)] = outcome
        else:
            hands = [self.cards.in_hand(seat) for seat in range(self.players)]
            self.cards.draw(hands.index(min(hands)), outcome)

    def why_not_play(self, seat: int, colour: int) -> Refusal | None:
        if not self.cards.hands[seat][colour]:
            return Refusal("cards-none", "C-2", {"colour": COLOUR.argument(colour)})
        if self.table[-1:] == [colour]:
            return Refusal("cards-same", "C-2", {})
        return None

    def play(self, seat: int, colour: int) -> None:
        self.cards.play(seat, colour)
        self.table.append(colour)
        self.points[seat] += 2
        self.emit(Played(who=seat, colour=colour))

    def is_revealed(self) -> bool:
        return self.is_over

    def scores(self) -> list[dict[str, int]]:
        return [{"played": self.points[seat]} for seat in range(self.players)]

    def facts(self) -> dict[str, object]:
        return {"hands": [self.cards.in_hand(seat) for seat in range(self.players)]}

    def laws(self) -> Iterator[Breach]:
        if sum(self.points) != 1 + 2 * len(self.table):
            yield Breach("points", "do not fit the table", law="C-3")


def on_the_table(state: CardState) -> list[int]:
    return [state.table.count(colour) for colour in range(len(COLOURS))]


def a_game(
    *more: Part,
    play: Move | None = None,
    colours: tuple[str, ...] = ("orange", "blue", "green"),
    state: type[CardState] = CardState,
) -> SmallGame:
    return SmallGame(
        "cards",
        state,
        folder=Path(__file__).parent,
        parts=(
            HiddenCards("cards", COLOURS, COPIES, on_the_table),
            HiddenValues("token", OneOf(("sun", "moon"))),
            ListField("table", OneOf(COLOURS), most=4),
            Field("points", Count(9), by_seat(3)),
            *more,
        ),
        moves=(play or Move(Play, CardState.why_not_play, CardState.play),),
        player_counts=(2, 3),
        colours=colours,
        turn_rule="C-1",
        end_rule="C-3",
    )


GAME = a_game()
FIELDS: dict[str, Any] = {
    "cards": {
        "hands": [{"red": 2}, {"blue": 1, "green": 1}],
        "deck": {"red": 1, "blue": 1, "green": 1},
    },
    "token": ["sun", "moon"],
    "table": [],
    "points": [1, 0],
}


def position(**fields: object) -> dict[str, object]:
    return {
        "format": "trilobite-position-1", "game": "cards", "rules": "1", "players": 2,
        "options": {}, "draws": 6, "state": {**FIELDS, **fields},
    }  # fmt: skip


def state_of(**fields: object) -> CardState:
    state = GAME.from_position(position(**fields), SeededChance(SEED))
    assert isinstance(state, CardState)
    return state


def test_a_new_game_has_its_parts_set_up_and_dealt() -> None:
    state = GAME.new(2, None, SeededChance(SEED))
    assert isinstance(state, CardState)
    assert state.points == [1, 0, 0]
    assert [sum(hand) for hand in state.cards.hands] == [2, 2]
    assert state.to_act == (0,)
    assert state.invariants() == []


def test_a_copy_shares_nothing() -> None:
    state = state_of()
    before = state.to_position()
    twin = state.copy()
    assert twin.to_position() == before
    twin.apply(0, GAME.actions.from_text("play red"))
    assert state.to_position() == before
    assert twin.to_position() != before


def test_a_position_is_read_as_it_is_written() -> None:
    assert state_of().to_position() == position()


@pytest.mark.parametrize(
    ("fields", "where", "allowed"),
    [
        ({"table": ["pink"]}, "table[0]", "red, blue, green"),
        ({"table": ["red"] * 5}, "table", "at most 4 entries"),
        ({"token": ["sun"]}, "token", "2 entries"),
        ({"token": ["sun", "hidden"]}, "token[1]", "sun, moon"),
        ({"points": [10, 0]}, "points[0]", "0 to 9"),
        ({"points": [2, 0]}, "points", ""),
        ({"cards": {**FIELDS["cards"], "deck": {"red": 2}}}, "cards.deck.red", "1"),
        ({"cards": {**FIELDS["cards"], "deck": {"red": 4}}}, "cards.deck.red", "0 to 3"),
        ({"cards": {**FIELDS["cards"], "deck": {"pink": 1}}}, "cards.deck.'pink'", None),
        ({"cards": {**FIELDS["cards"], "hands": [{}]}}, "cards.hands", "2 entries"),
        (
            {"cards": {**FIELDS["cards"], "hands": [{"red": 3}, {"red": 2}]}},
            "cards.hands",
            "3 red in all",
        ),
        ({"cards": {**FIELDS["cards"], "hands": [2, {}]}}, "cards.hands[0]", "a JSON object"),
        ({"cards": {"hands": [{}, {}]}}, "cards.deck", "a JSON object"),
    ],
)
def test_a_broken_position_is_refused_with_the_field_and_what_is_right(
    fields: dict[str, object], where: str, allowed: str | None
) -> None:
    with pytest.raises(InputError) as error:
        state_of(**fields)
    assert error.value.where == f"position.state.{where}"
    assert allowed is None or error.value.allowed == allowed


def test_a_position_in_which_nobody_can_go_on_is_refused() -> None:
    empty = {"hands": [{}, {}], "deck": {"red": 3, "blue": 2, "green": 2}}
    with pytest.raises(InputError, match="nothing is left to draw"):
        state_of(cards={"hands": [{"red": 3, "blue": 2, "green": 2}, {}], "deck": {}})
    assert state_of(cards=empty).awaits_chance()

    class Stubborn(CardState):
        def why_not_play(self, seat: int, colour: int) -> Refusal | None:
            return Refusal("cards-none", "C-2", {})

    game = a_game()
    game.make_state = Stubborn
    game.moves[Play] = Move(Play, Stubborn.why_not_play, Stubborn.play)
    with pytest.raises(InputError, match="seat 0 must decide, but nothing is allowed"):
        game.from_position(position(), ASK)


def test_laws_come_from_the_declaration_and_from_the_game() -> None:
    state = state_of()
    state.cards.deck[1] = 0
    state.points[1] = 4
    assert state.invariants() == [
        "cards.deck.blue is 0, so that the cards do not add up to those in the box (right: 1)",
        "C-3: points do not fit the table",
    ]


def test_legal_actions_refusals_and_targets_follow_from_the_moves() -> None:
    state = state_of()
    assert [action.text() for action in state.legal(0)] == ["play red"]
    assert [action.text() for action in state.legal(1)] == []
    (choice,) = state.offer(0).choices
    assert choice.targets == ("hand:red", "table")
    assert state.offer(0).question.key == "cards-ask"
    refusal = state.why_not_at(0, ("hand:blue",))
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("cards-none", {"colour": "blue"})


def test_a_forced_decision_is_asked_as_it_could_reveal_a_hand() -> None:
    assert state_of().must_ask(0, 0)


def test_a_view_shows_the_public_fields_and_the_share_of_its_seat() -> None:
    view = state_of().view(0).to_json()
    assert view == {
        "game": "cards", "seat": 0, "players": 2, "options": {}, "draws": 6,
        "cards": {"hands": [{"red": 2}, 2], "deck": 3},
        "token": ["sun", "hidden"], "table": [], "points": [1, 0],
        "facts": {"hands": [2, 2]},
    }  # fmt: skip
    spectator = state_of().view(None).to_json()
    assert spectator["cards"] == {"hands": [2, 2], "deck": 3}
    assert spectator["token"] == ["hidden", "hidden"]


def test_a_view_tells_the_course_of_the_game_if_the_game_does() -> None:
    class Open(CardState):
        def standing(self) -> dict[str, object]:
            return standing_to_json(self.points, self.points)

        def gains(self) -> list[Event]:
            return [Forced(0, self.game.actions.all[0])]

        def remaining(self) -> dict[str, object]:
            return remaining_to_json(Message("cards-remaining", {}), [])

    game = a_game()
    game.make_state = Open
    view = game.from_position(position(), ASK).view(1)
    fields: Any = view.to_json()
    assert [side["points"] for side in fields["standing"]["sides"]] == [1, 0, 0]
    assert fields["remaining"] == {"words": {"key": "cards-remaining", "args": {}}, "stretches": []}
    assert [event.key for event in view.gains()] == ["event-forced"]
    assert game.view_from_json(fields).to_json() == fields
    assert view.imagine(FastChance(1)).view(1).to_json() == fields


def test_in_a_view_unknown_cards_are_zeros_whose_number_is_known() -> None:
    view = state_of().view(0)
    assert isinstance(view, SmallView)
    known = view.known
    assert isinstance(known, CardState)
    assert (known.cards.hands, known.cards.deck) == ([[2, 0, 0], [0, 0, 0]], [0, 0, 0])
    assert (known.cards.in_hand(1), known.cards.in_deck()) == (2, 3)


def test_a_preview_goes_on_after_the_end_of_the_turn() -> None:
    class Talkative(CardState):
        def go_on(self) -> None:
            self.emit(Began(who=1))

    game = a_game()
    game.make_state = Talkative
    state = game.from_position(position(), SeededChance(SEED))
    events = state.preview(0, game.actions.from_text("play red"))
    assert [event.key for event in events] == ["cards-played", "cards-began"]


def test_a_revealed_state_shows_all_hands_but_not_the_deck() -> None:
    over = {"hands": [{"red": 2}, {"blue": 1}], "deck": {"red": 1, "blue": 1, "green": 1}}
    state = state_of(cards=over, table=["green"], points=[3, 0])
    state.apply(1, GAME.actions.from_text("play blue"))
    state.apply(0, GAME.actions.from_text("play red"))
    assert state.is_over
    seen = state.view(1).to_json()
    assert seen["cards"] == {"hands": [{"red": 1}, {}], "deck": 3}
    assert seen["token"] == ["sun", "moon"]
    result = state.result()
    assert result is not None
    assert [(seat.points, seat.place, seat.reason.key) for seat in result.seats] == [
        (5, 1, "cards-reason-won"),
        (2, 2, "cards-reason-lost"),
    ]
    assert result.participants[1].sources == {"played": 2}


def test_a_view_is_read_as_it_is_written() -> None:
    view = state_of().view(1)
    again = GAME.view_from_json(view.to_json())
    assert again.to_json() == view.to_json()
    worlds = [one.imagine(FastChance(4)).to_position() for one in (view, again)]
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("token", ["hidden", "moon"], "hides the share of seat 0"),
        ("cards", {"hands": [2, 2], "deck": 3}, "hides the share of seat 0"),
        ("cards", {"hands": [{"red": 2}, 3], "deck": 3}, r"view.cards: has 6 hidden cards.*: 5"),
        ("cards", {"hands": [{"red": 3}, 2], "deck": 3}, r"view.cards: has 5 hidden cards.*: 4"),
        ("token", ["sun", "moon"], "cannot occur in a game"),
        ("points", [3, 0], "cannot occur in a game"),
        ("cards", {"hands": [{"red": 2}, 2], "deck": -1}, r"view.cards.deck"),
        ("token", ["sun"], r"view.token"),
    ],
)
def test_an_impossible_view_is_refused(name: str, value: object, problem: str) -> None:
    broken = {**state_of().view(0).to_json(), name: value}
    with pytest.raises(InputError, match=problem):
        GAME.view_from_json(broken).imagine(FastChance(1))


@pytest.mark.parametrize(
    ("part", "problem"),
    [
        (Field("active", Seat(4)), "the part active has 4 seats, but at most 3 can play"),
        (Field("bids", Count(9), by_seat(2)), "the part bids has 2 seats, but at most 3 can play"),
        (ListField("order", Seat(2), most=3), "the part order has 2 seats, but at most 3 can play"),
    ],
)
def test_a_part_for_another_number_of_seats_is_refused(part: Part, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^cards: {problem}"):
        a_game(part)


def test_too_few_colours_are_refused() -> None:
    with pytest.raises(ValueError, match="cards: 2 colours for 3 players"):
        a_game(colours=("orange", "blue"))


def test_cards_need_a_number_of_copies_for_each_kind() -> None:
    with pytest.raises(ValueError, match="cards has 3 kinds of cards, but 2 numbers of copies"):
        HiddenCards("cards", COLOURS, (3, 2), on_the_table)


def test_every_possible_deal_is_imagined_equally_often() -> None:
    """Seat 1 holds two of red, blue, blue, green, green: ten pairs, of which one is blue, blue."""
    chance, found = FastChance(3), Counter[str]()
    view = state_of().view(0)
    for _ in range(2000):
        world = view.imagine(chance)
        assert isinstance(world, CardState)
        found["".join(str(n) for n in world.cards.hands[1])] += 1
        found[str(world.token)] += 1
        assert world.view(0).to_json() == view.to_json()
    assert abs(found["020"] - 200) < 60
    assert abs(found["011"] - 800) < 100
    assert abs(found["[0, 1]"] - 1000) < 100
    assert found["[1, 1]"] == 0


def test_a_world_in_which_the_seat_to_act_could_not_act_is_not_imagined() -> None:
    """Red was played, and seat 0 is asked, so its card is not red."""
    cards = {"hands": [{"blue": 1}, {"green": 1}], "deck": {"red": 2, "blue": 1}}
    view = state_of(cards=cards, table=["green", "red"], points=[3, 2]).view(1)
    for seed in range(40):
        assert view.imagine(FastChance(seed)).to_act == (0,)


def test_the_same_seed_imagines_the_same_world_however_often_it_tries() -> None:
    view = state_of().view(1)
    one, two = (view.imagine(SeededChance(SEED)).to_position() for _ in range(2))
    assert one == two


def test_the_default_drawing_lists_the_fields() -> None:
    drawing = GAME.draw(state_of().view(0), {})
    assert [line[0].text for line in drawing.board] == [
        "cards: (hands (red 2), 2, deck 3)",
        "token: sun, ?",
        "table: ",
        "points: 1, 0",
    ]


def test_an_event_of_a_move_is_logged_only_if_somebody_listens() -> None:
    state = state_of()
    state.apply_id(0, 0)
    assert state.log is None
    events = state_of().apply(0, GAME.actions.from_text("play red"))
    assert not isinstance(events, Refusal)
    assert [event.to_json()["args"] for event in Played.among(events)] == [
        {"who": {"who": 0}, "colour": "red"}
    ]


@pytest.mark.parametrize("name", ["players", "draws", "seat", "facts", "result", "laws"])
def test_a_part_cannot_have_a_name_of_the_engine(name: str) -> None:
    with pytest.raises(ValueError, match=f"cards: a part cannot be called {name}"):
        a_game(Field(name, Count(9)))


def test_the_function_of_a_move_cannot_replace_a_method_of_the_engine() -> None:
    with pytest.raises(ValueError, match="cards: scores is a method of the engine; rename yours"):
        a_game(play=Move(Play, CardState.why_not_play, CardState.scores))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["awaits_chance", "view", "is_over", "_draw", "listed", "seat"])
def test_a_state_cannot_replace_what_belongs_to_the_engine(name: str) -> None:
    """The same holds for a class between the state and SmallState."""
    between = type("Between", (CardState,), {name: lambda _: True})
    with pytest.raises(ValueError, match=f"cards: the state replaces {name}, which belongs to"):
        a_game(state=type("Own", (between,), {}))


def test_a_state_may_define_every_method_that_is_left_to_it() -> None:
    text = Path("docs/games/toolbox.md").read_text(encoding="utf-8")
    _, _, stubs = text.partition("class YourState(SmallState):")
    names = re.findall(r"^    def (\w+)", stubs.partition("```")[0], re.MULTILINE)
    assert len(names) > 15
    own = {name: getattr(SmallState, name) for name in [*names, "account", "encode"]}
    assert a_game(state=type("Own", (CardState,), own)).key == "cards"
