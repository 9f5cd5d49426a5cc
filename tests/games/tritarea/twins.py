"""Worlds that differ only in what is hidden (section 14), made by swapping cards in a position."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from typing import Any

from tests.games.tritarea.slow_city import DECK, HUMANS, changes
from tests.support.twin_worlds import Twins, pair
from trilobite.engine import ASK, InputError, State
from trilobite.games.tritarea import GAME

Place = tuple[str, int]
"""A possible place of a hidden card: a participant's `hands` or `choices`, `pool` or `played`."""


def twins(state: State) -> Iterator[Twins]:
    """Pairs for the conformance suite, which the log tells apart as soon as the table does.

    With `memory=on` the log does not name the card that an NPC turns up, although it is face up on
    the table for a while (R-20). The suite would mistake that for a leak, so such pairs are only in
    `all_twins`, and the tests of this game check them.
    """
    is_open = not state.options["memory"]
    yield from _twins(state, [p for p in _places(state) if is_open or p[0] != "pool"])


def all_twins(state: State) -> Iterator[Twins]:
    """Pairs of states and the seats (None: a spectator) that must not tell them apart.

    Only its owner knows a hand or a declaration that is not yet revealed; nobody knows the decks of
    NPCs. Only the deciding seat knows a hidden decision about a 5. With `memory=on` nobody can look
    up the cards of earlier tricks (R-20).
    """
    yield from _twins(state, _places(state))


def _twins(state: State, places: list[Place]) -> Iterator[Twins]:
    position: Any = state.to_position()
    for one, other in combinations(places, 2):
        yield from _swapped(state, position, one, other)
    if _is_about_fives(position):
        yield from _other_change(state, position)


def _is_about_fives(position: Any) -> bool:
    return str(position["state"]["table"]["stage"]).startswith("changing")


def _places(state: State) -> list[Place]:
    position: Any = state.to_position()
    table, secrets = position["state"]["table"], position["state"]["secrets"]
    found = [("hands", p) for p in range(4) if secrets["hands"][p]]
    if not _is_about_fives(position):
        found += [("choices", p) for p in range(4) if secrets["choices"][p]]
    found += [("pool", 0)] * bool(secrets["pool"])
    if position["options"]["memory"] and len(_aside(table)) > 0:
        found.append(("played", 0))
    return found


def _aside(table: Any) -> list[str]:
    """The cards of earlier tricks."""
    return [card for card in table["played"] if card not in table["trick"]]


def _cards(position: Any, place: Place) -> list[str]:
    name, p = place
    table, secrets = position["state"]["table"], position["state"]["secrets"]
    if name == "played":
        return _aside(table)
    if name == "pool":
        return list(secrets["pool"])
    return list(secrets["hands"][p]) if name == "hands" else [secrets["choices"][p]]


def _swapped(state: State, position: Any, one: Place, other: Place) -> Iterator[Twins]:
    """Swap the lowest card here with the highest there, and the other way round."""
    knowing = {
        HUMANS[state.players].index(p)
        for name, p in (one, other)
        if name in {"hands", "choices"} and p in HUMANS[state.players]
    }
    here, there = _cards(position, one), _cards(position, other)
    for mine, yours in {(here[0], there[-1]), (here[-1], there[0])}:
        twin = deepcopy(position)
        _replace(twin, one, mine, yours)
        _replace(twin, other, yours, mine)
        if _is_possible(twin):
            yield pair(state, position, twin, knowing)


def _is_possible(position: Any) -> bool:
    """Whether a position can occur: a 5 that was paid for betrays a card of an earlier trick."""
    try:
        GAME.from_position(position, ASK)
    except InputError:
        return False
    return True


def _replace(position: Any, place: Place, old: str, new: str) -> None:
    name, p = place
    secrets = position["state"]["secrets"]
    if name == "choices":
        secrets["choices"][p] = new
        return
    cards = position["state"]["table"]["played"] if name == "played" else secrets[name]
    if name == "hands":
        cards = cards[p]
    cards[cards.index(old)] = new
    cards.sort(key=DECK.index)


def _other_change(state: State, position: Any) -> Iterator[Twins]:
    """Replace a hidden decision about a 5 by another affordable one."""
    table, secrets = position["state"]["table"], position["state"]["secrets"]
    view: Any = state.view(None).to_json()
    for p, choice in enumerate(secrets["choices"]):
        if choice is None:
            continue
        score = sum(row[p] for row in table["points"].values())
        for other in changes(score):
            if other != choice:
                twin = deepcopy(position)
                twin["state"]["secrets"]["choices"][p] = other
                yield pair(state, position, twin, {view["deciders"][p]})
