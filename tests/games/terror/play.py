"""Playing in tests through the contract: actions by text; refusals as (reason, rule)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tests.games.terror.boards import LETTERS, seat, table_of
from trilobite.engine import Action, Event, FastChance, Refusal, SeededChance, State
from trilobite.games.terror import GAME


def do(state: State, *texts: str) -> list[Event]:
    """Let the seat to act do these things one after the other; returns the events.

    Players may be named by the letters of the notation: `eat R`, `scatter B 2`.
    """
    happened: list[Event] = []
    for text in texts:
        (acting,) = state.to_act
        events = state.apply(acting, action(text))
        assert not isinstance(events, Refusal), f"{text}: {events}, not one of {choices(state)}"
        happened += events
    return happened


def action(text: str) -> Action:
    words = text.split()
    if words[0] in {"eat", "scatter"} and words[1] in LETTERS:
        words[1] = str(seat(words[1]))
    return GAME.actions.from_text(" ".join(words))


def choices(state: State, kind: str = "") -> set[str]:
    """The texts of the legal actions of the seat to act, optionally of one kind only."""
    (acting,) = state.to_act
    return {named(a.text()) for a in state.legal(acting) if not kind or a.kind == kind}


def named(text: str) -> str:
    """An action's text with the player's letter."""
    words = text.split()
    if words[0] in {"eat", "scatter"}:
        words[1] = LETTERS[int(words[1])]
    return " ".join(words)


def places(state: State, kind: str = "to") -> set[str]:
    """The areas that the offered actions of a kind name."""
    return {text.split()[1] for text in choices(state, kind)}


def why(state: State, text: str, asked: int | None = None) -> tuple[str, str] | None:
    """Why the seat to act may not do this: the reason's short name and its rule; None if it may."""
    refusal = state.why_not(state.to_act[0] if asked is None else asked, action(text))
    if refusal is None:
        return None
    return refusal.key.removeprefix("terror-").removeprefix("refusal-"), refusal.rule


def keys(events: Iterable[Event]) -> list[str]:
    """The short names of the events."""
    return [event.key.removeprefix("terror-") for event in events]


def random_game(
    players: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[tuple[State, int, Action]]:
    """A whole game: the state before each decision (always the same object), seat and action."""
    state = GAME.new(players, options or {}, SeededChance(seed.to_bytes(16, "big")))
    dice = FastChance(seed)
    while not state.is_over:
        (acting,) = state.to_act
        chosen = lively(state.legal(acting), dice.below)
        yield state, acting, chosen
        state.apply(acting, chosen)


def lively(actions: list[Action], below: Callable[[int], int]) -> Action:
    """Choose a kind of action, then one of them; rarely one that ends a step."""
    kinds: dict[str, list[Action]] = {}
    for one in actions:
        kinds.setdefault(one.kind, []).append(one)
    lazy = {"stop", "finish", "end"}
    names = [kind for kind in kinds if kind not in lazy]
    if not names or (len(names) < len(kinds) and below(4) == 0):
        names = [kind for kind in kinds if kind in lazy]
    wanted = kinds[names[below(len(names))]]
    return wanted[below(len(wanted))]


def migrate(state: State, origin: str, *groups: str) -> list[Event]:
    """Migrate a herd in these groups (`So 3`); the engine may take the last decision itself."""
    events = do(state, f"migrate {origin}")
    for group in groups:
        events += do(state, f"go {group}")
    if table_of(state)["stage"] == "dividing":
        events += do(state, "confirm")
    return events


def supply(state: State, letter: str) -> int:
    return int(table_of(state)["supply"][seat(letter)])


def stage(state: State) -> str:
    return str(table_of(state)["stage"])


def worth(state: State) -> dict[str, list[int]]:
    """What each seat would get if the period were scored now."""
    view: Any = state.view(None).to_json()
    found: dict[str, list[int]] = view["worth"]
    return found


LAZY = ("end", "stop", "finish", "stay", "confirm", "tile", "card")


def laziest(state: State) -> Action:
    """The action that leads to the end of the play turn fastest."""
    (acting,) = state.to_act
    actions = state.legal(acting)
    for kind in LAZY:
        for one in actions:
            if one.kind == kind:
                return one
    return actions[0]


def end_turn(state: State) -> list[Event]:
    """Let the active player do as little as possible until their play turn is over."""
    events: list[Event] = []
    while True:
        chosen = laziest(state)
        events += do(state, chosen.text())
        if chosen.kind == "end":
            return events


def lazily(state: State) -> Iterator[State]:
    """The rest of a game played lazily, stopping before every decision."""
    while not state.is_over:
        yield state
        do(state, laziest(state).text())
