"""Playing in tests through the contract only: actions as text, refusals as (reason, rule)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.games.tritarea.boards import (
    LETTERS,
    last_step,
    load,
    plays,
    position,
    table_of,
    towers,
)
from tests.games.tritarea.slow_city import HUMANS, SUITS, Board, area_points, tallest_points
from trilobite.engine import (
    CHANCE,
    Action,
    Event,
    FastChance,
    Forced,
    Refusal,
    SeededChance,
    State,
)
from trilobite.games.tritarea import GAME


def do(state: State, *texts: str) -> list[Event]:
    """The only acting seat does these things one after the other; returns the events."""
    happened: list[Event] = []
    for text in texts:
        (acting,) = state.to_act
        happened += do_as(state, acting, text)
    return happened


def do_as(state: State, seat: int, text: str) -> list[Event]:
    events = state.apply(seat, action(text))
    assert not isinstance(events, Refusal), f"{text}: {events}, not one of {choices(state, seat)}"
    return events


def action(text: str) -> Action:
    return GAME.actions.from_text(text)


def choices(state: State, seat: int | None = None) -> set[str]:
    """The texts of what a seat, or the only acting one, may do."""
    if seat is None:
        (seat,) = state.to_act
    return {one.text() for one in state.legal(seat)}


def squares(state: State, kind: str) -> set[str]:
    """The squares named by the offered actions of a kind."""
    return {text.split()[1] for text in choices(state) if text.startswith(kind)}


def asked(state: State) -> tuple[str, int, int]:
    """The stage, the deciding seat, and the participant it decides for."""
    (seat,) = state.to_act
    return stage(state), seat, state.decides_for(seat)


def stage(state: State) -> str:
    return str(table_of(state)["stage"])


def why(state: State, text: str, seat: int | None = None) -> tuple[str, str] | None:
    """Why a seat may not do this: the reason's short name and its rule; None if it may."""
    refusal = state.why_not(state.to_act[0] if seat is None else seat, action(text))
    if refusal is None:
        return None
    return refusal.key.removeprefix("tritarea-").removeprefix("refusal-"), refusal.rule


def keys(events: Iterable[Event]) -> list[str]:
    """The short names of the events."""
    return [event.key.removeprefix("tritarea-") for event in events]


def forced(events: Iterable[Event]) -> list[tuple[int, str]]:
    """What the engine decided by itself, and for whom (TA-14.1)."""
    return [(e.participant, e.action.text()) for e in events if isinstance(e, Forced)]


# Tricks.


def play_card(state: State, who: int, card: str) -> list[Event]:
    """A person plays a card, or an NPC turns it up."""
    assert table_of(state)["actor"] == who, f"s{table_of(state)['actor']} plays now, not s{who}"
    humans = HUMANS[state.players]
    if who in humans:
        return do_as(state, humans.index(who), f"play {card}")
    data: Any = state.to_position()
    assert state.to_act == (CHANCE,)
    return state.apply_chance(data["state"]["secrets"]["pool"].index(card))


def play(state: State, text: str) -> list[Event]:
    """Play cards, such as `s0 H4, s1 H1`."""
    return [event for who, card in plays(text) for event in play_card(state, who, card)]


def trick(
    text: str, city: str = "", *, extra: dict[int, str] | None = None, **wishes: Any
) -> State:
    """The state after the four cards of a trick; the first one named leads.

    `extra` are further cards in the hands.
    """
    cards = plays(text)
    hands = {who: f"{card} {(extra or {}).get(who, '')}" for who, card in cards}
    state = load(position(city, hands=hands, leader=cards[0][0], **wishes))
    play(state, text)
    return state


def holders(state: State) -> tuple[str, int, int | None]:
    """The adopted suit, RH1 and RH2."""
    table = table_of(state)
    return table["adopted"][0].upper(), table["first_holder"], table["second_holder"]


def finish(state: State) -> list[Event]:
    """End the last construction of a round with as little as possible; return the events."""
    events: list[Event] = []
    while stage(state) in {"building", "second_block", "extra_block"}:
        (acting,) = state.to_act
        offered = choices(state)
        quiet = next(word for word in ("single", "skip", "default") if word in offered)
        events += do_as(state, acting, quiet)
    return events


@dataclass
class Settled:
    """A finished round: the state after it, the events, and who got what from which source."""

    state: State
    events: list[Event]
    got: dict[str, dict[str, int]]


def settle(data: dict[str, Any], *answers: str) -> Settled:
    """Play from one decision before the settlement to its end; `answers` are for declared 5s."""
    state = load(data)
    before = table_of(state)["points"]
    events = finish(state)
    for answer in answers:
        events += do(state, answer)
    after = table_of(state)["points"]
    got = {
        source: {
            LETTERS[p]: after[source][p] - before[source][p]
            for p in range(4)
            if after[source][p] != before[source][p]
        }
        for source in after
    }
    return Settled(state, events, got)


def areas(city: str, **wishes: Any) -> dict[str, int]:
    """What the areas of a drawn city pay, by letter."""
    return settle(last_step(city, **wishes)).got["areas"]


def tallest(city: str, **wishes: Any) -> dict[str, int]:
    """What the tallest buildings of a drawn city pay, by letter."""
    return settle(last_step(city, **wishes)).got["tallest"]


def before_declarations(city: str, scores: dict[int, int], **wishes: Any) -> dict[str, Any]:
    """One decision before the settlement; `scores` are those when declarations are counted."""
    drawing, board = towers(city), Board()
    wanted = dict(scores)
    for p in wanted:
        paid = [area_points(drawing, board, suit, wishes).get(p, 0) for suit in SUITS]
        wanted[p] -= sum(paid)
        if wishes.get("settle_order") != "text":
            wanted[p] -= tallest_points(drawing, wishes)[p]
    return last_step(city, scores=wanted, **wishes)


# Games.


def random_game(
    players: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[State, int, Action]]:
    """A whole game: the state before each decision (always the same object), seat and action."""
    state = GAME.new(players, options or {}, SeededChance(seed.to_bytes(16, "big")))
    dice = FastChance(seed)
    while not state.is_over:
        acting = state.to_act[dice.below(len(state.to_act))]
        chosen = lively(state.legal(acting), dice.below)
        yield state, acting, chosen
        state.apply(acting, chosen)


def lively(actions: list[Action], below: Callable[[int], int]) -> Action:
    """A random action, but seldom a default, and few blocks sold."""
    if actions[0].kind == "sell" and below(3):
        actions = actions[:3]
    wanted = [one for one in actions if one.kind != "default" or below(6) == 0] or actions
    return wanted[below(len(wanted))]


def deal_rest(state: State) -> list[Event]:
    """Draw the lowest outcome as long as chance is to act."""
    events: list[Event] = []
    while state.to_act == (CHANCE,):
        events += state.apply_chance(state.chance_outcomes()[0][0])
    return events
