"""Every view tells who is winning and how far off the end is (docs/games/clients.md)."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from trilobite.engine import FastChance, SeededChance, State, find_game, seed_from_text
from trilobite.engine.language import Language, languages
from trilobite.engine.tables import TableState, TableView, gains_to_json

TABLES = [("trias", 2), ("trias", 4), ("terror", 3), *[("tritarea", n) for n in (1, 2, 3, 4)]]


def views(key: str, players: int, every: int = 5, seed: str = "course") -> Iterator[dict[str, Any]]:
    """What a spectator sees before the decisions of a random game, with the gains."""
    state = find_game(key).new(players, None, SeededChance(seed_from_text(seed)))
    chance = FastChance(7)
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield fields_of(state)
        number += 1
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])
    yield fields_of(state)


def fields_of(state: State) -> dict[str, Any]:
    view = state.view(None)
    return {**view.to_json(), "gains": gains_to_json(view.gains())}


def gains_of(side: dict[str, Any], view: dict[str, Any]) -> list[dict[str, Any]]:
    return [gain for gain in view["gains"] if gain["who"] in side["members"]]


def paid_now(view: dict[str, Any]) -> list[int]:
    """What everybody would get now, added up from the other fields of the view."""
    if view["game"] == "trias":
        return [
            sum(mass["pays"][seat] for mass in view["masses"]) for seat in range(view["players"])
        ]
    if view["game"] == "terror":
        return [
            sum(worth[seat] for worth in view["worth"].values()) for seat in range(view["players"])
        ]
    found = [0] * 4
    for area in view["areas"].values():
        for entry in area:
            found[entry["who"]] += entry["points"]
    for tower in view["tallest"]:
        found[tower["owner"]] += tower["points"]
    return found


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_standing_adds_what_would_be_paid_now_to_the_scores(key: str, players: int) -> None:
    *running, over = views(key, players)
    for view in running:
        for side in view["standing"]["sides"]:
            own = sum(view["scores"][member] for member in side["members"])
            assert side["points"] == own
            assert side["total"] == own + sum(gain["points"] for gain in gains_of(side, view))
            if key == "tritarea" and (
                view["table"]["round"] > 0 or view["table"]["stage"] == "changing_declared"
            ):
                continue  # declarations and leftover blocks count as well
            assert side["total"] == own + sum(paid_now(view)[member] for member in side["members"])
    assert over["remaining"] is None
    assert over["gains"] == []


def test_the_settlement_of_a_round_is_not_counted_twice() -> None:
    """Areas have been paid when the players are asked about declared 5s."""
    asked = [
        view
        for view in views("tritarea", 4, 1, "five 2")
        if view["table"]["stage"] == "changing_declared"
    ]
    for view in asked:
        assert {gain["key"] for gain in view["gains"]} <= {
            "tritarea-declaration-scored-part", "tritarea-blocks-charged-part",
        }  # fmt: skip
    assert asked


def test_partners_are_one_side_and_their_points_are_added_up() -> None:
    view = next(views("tritarea", 2))
    assert [side["members"] for side in view["standing"]["sides"]] == [[0, 3], [2, 1]]


def test_an_npc_never_leads_and_a_solo_player_reads_what_counts() -> None:
    for view in views("tritarea", 3):
        sides = view["standing"]["sides"]
        npcs = [who for who, seat in view["participants"].items() if seat is None]
        assert not any(side["leads"] for side in sides if str(side["members"][0]) in npcs)
        best = max(
            (side["total"] for side in sides if str(side["members"][0]) not in npcs), default=0
        )
        assert [side["total"] for side in sides if side["leads"]] == [best] * sum(
            side["leads"] for side in sides
        )
    view = next(views("tritarea", 1))
    assert view["standing"]["note"]["key"].startswith("tritarea-result-")
    assert not any(side["leads"] for side in view["standing"]["sides"])


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_remaining_part_shrinks_from_one_end_to_the_other(key: str, players: int) -> None:
    spent = 0
    for number, view in enumerate(views(key, players)):
        if view["remaining"] is None or (
            key == "trias" and view["table"]["last_turns"] is not None
        ):
            continue
        now = sum(stretch["spent"] for stretch in view["remaining"]["stretches"])
        assert now >= spent
        assert number > 0 or now == 0
        spent = now
        assert all(
            stretch[part] >= 0
            for stretch in view["remaining"]["stretches"]
            for part in ("sure", "maybe")
        )
    assert spent > 0


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_everything_can_be_said_in_every_language(key: str, players: int) -> None:
    game = find_game(key)
    *found, _ = views(key, players)
    messages = {
        message["key"]: message["args"]
        for view in found
        for message in [
            view["remaining"]["words"],
            *view["gains"],
        ]
    }
    for code in languages():
        language = Language(code, game)
        assert all(language.has(name) for name in messages), code


@pytest.mark.parametrize(("key", "players"), [("trias", 3), ("terror", 3), ("tritarea", 3)])
def test_views_of_one_moment_share_the_standing_until_the_next_action(
    key: str, players: int
) -> None:
    state = find_game(key).new(players, None, SeededChance(seed_from_text("shared")))
    assert isinstance(state, TableState)
    chance, shown = FastChance(5), set[str]()
    while not state.is_over:
        one, other = state.view(0), state.view(None)
        assert isinstance(one, TableView)
        assert isinstance(other, TableView)
        common = one.viewpoint.common
        assert other.viewpoint.common is common
        assert not common.found
        fields = one.to_json()
        found = dict(common.found or {})
        assert found["standing"] == fields["standing"]
        cast("dict[str, object]", fields["standing"]).clear()  # it is the reader's own copy
        standing = other.to_json()["standing"]
        alone = state.copy().view(None)
        assert isinstance(alone, TableView)
        assert alone.viewpoint.common is not common
        assert alone.to_json()["standing"] == standing, "nothing is left of an earlier moment"
        shown.add(str(standing))
        seat = state.to_act[0]
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])
        assert other.to_json()["standing"] == standing, "a view stays as it was"
    assert len(shown) > 5
