"""Final scoring and the winner (section 9; TV-17, TV-18, TV-20)."""

import pytest

from tests.games.trias.boards import board
from tests.games.trias.facts import facts
from tests.games.trias.play import do, shown_masses
from trilobite.engine import Event, Result
from trilobite.games.trias.rules.final_scoring import FinalScored, IslandScored
from trilobite.games.trias.state import TriasState


def final(state: TriasState) -> tuple[list[int], list[Event]]:
    """The final points of each seat, and the events."""
    events = do(state, "end")
    return list(facts(state).fields["final"]), events


def island(size: int, herds: str) -> str:
    """A row of `size` tiles, three cells from the Pole, with all herds on its first tile."""
    cells = ["P", ".", ".", f"W{herds}", *["L"] * (size - 1)]
    return "".join(f"{cell:<8}" for cell in cells)


@pytest.mark.parametrize(
    ("herds", "seat", "points"),
    [
        ("a", 0, [1, 2, 3, 4, 5, 6, 7, 8]),
        ("a2b", 0, [1, 2, 3, 4, 5, 6, 7, 8]),
        ("a2b", 1, [1, 1, 2, 2, 3, 3, 4, 4]),
        ("a2bc", 1, [1, 1, 1, 1, 2, 2, 2, 2]),
        ("a2bcd", 3, [1, 1, 1, 1, 1, 1, 2, 2]),
        ("ab", 0, [1, 2, 3, 3, 4, 5, 6, 6]),
        ("abc", 1, [1, 1, 2, 2, 3, 3, 4, 4]),
        ("abcd", 2, [1, 1, 2, 2, 2, 3, 3, 3]),
        ("abcde", 4, [1, 1, 1, 2, 2, 2, 3, 3]),
    ],
)
def test_an_island_pays_by_its_size(herds: str, seat: int, points: list[int]) -> None:
    """TV-17, TR-9.2 to TR-9.5: in the view and at the end of the game."""
    for size in range(1, 9):
        state = board(island(size, herds), players=5, active=4, last_turns=1)
        (shown,) = [mass for mass in shown_masses(state) if any(mass["herds"])]
        pays = shown["pays"]
        assert (pays[seat], shown["worth"]) == (points[size - 1], size)
        if herds != "abcde":  # e loses the fifth herd on one tile in the clean-up
            assert final(state)[0] == pays


@pytest.mark.parametrize(
    ("herds", "leaders"),
    [("", []), ("b", [1]), ("a2b", [0]), ("ab2c2d", [1, 2]), ("abcde", [0, 1, 2, 3, 4])],
)
def test_the_view_says_who_has_the_most_herds(herds: str, leaders: list[int]) -> None:
    """TR-9.2 to TR-9.4: on the main land too, although it pays nobody."""
    row = f"W{herds:<12}P{'':<12}.{'':<12}.{'':<12}W{herds}"
    masses = shown_masses(board(row, players=5))
    drawn = [mass for mass in masses if mass["is_main"] or any(mass["herds"])]
    assert {mass["is_main"] for mass in drawn} == ({True, False} if herds else {True})
    assert [mass["leaders"] for mass in drawn] == [leaders] * len(drawn)
    assert all(mass["size"] == len(mass["tiles"]) - mass["is_main"] for mass in masses)
    assert all((mass["worth"] == 0) == mass["is_main"] for mass in masses)


def test_the_view_adds_up_interim_and_final_points() -> None:
    """TR-9.6: the winner is decided by all points."""
    state = board(island(3, "a"), scores=[1, 4, 0], active=2, last_turns=1)
    assert state.view(None).to_json()["scores"] == [1, 4, 0]
    final(state)
    assert state.view(None).to_json()["scores"] == [4, 4, 0]


@pytest.mark.parametrize(
    ("herds", "rules"),
    [
        ("a", ["TR-9.2"]),
        ("a2b", ["TR-9.2", "TR-9.3"]),
        ("a2bc", ["TR-9.2", "TR-9.3", "TR-9.3"]),
        ("ab", ["TR-9.4", "TR-9.4"]),
    ],
)
def test_the_events_of_final_scoring_name_place_island_and_rule(
    herds: str, rules: list[str]
) -> None:
    """TR-9.2 for the first place alone, TR-9.3 for the second, TR-9.4 for a shared first one."""
    state = board(island(3, herds), players=4, active=3, last_turns=1)
    _, events = final(state)
    assert [event.rule for event in IslandScored.among(state.account())] == rules
    scored = FinalScored.among(events)
    assert [event.rule for event in scored] == rules
    assert {event.former_rule for event in scored} == {rules[-1]}, "older tables have this one"
    assert [event["place"] for event in scored] == [2 if r == "TR-9.3" else 1 for r in rules]
    assert {event["tiles"] for event in scored} == {3}
    lowest = min(int(target.removeprefix("tile:")) for target in scored[0].targets())
    assert {event.arguments()["tile"] for event in scored} == {lowest}


@pytest.mark.parametrize(
    ("herds", "expected"),
    [
        ("a", []),
        ("a2b", []),
        ("a2bc", [("TR-9.3", {"place": 2, "sharers": 2, "herds": 1})]),
        ("ab", [("TR-9.4", {"place": 1, "sharers": 2, "herds": 1})]),
        ("a2b2", [("TR-9.4", {"place": 1, "sharers": 2, "herds": 2})]),
    ],
)
def test_a_tie_on_an_island_is_explained(herds: str, expected: list[tuple[str, object]]) -> None:
    """TR-9.3, TR-9.4."""
    _, events = final(board(island(3, herds), players=4, active=3, last_turns=1))
    remarks = [event for event in events if event.is_remark]
    assert [(event.rule, dict(event.arguments())) for event in remarks] == expected


def test_behind_a_shared_first_place_nobody_scores() -> None:
    """TR-9.4."""
    assert final(board(island(4, "abc2d2"), players=4, last_turns=1))[0] == [0, 0, 3, 3]
    assert final(board(island(4, "a2b2c"), players=4, active=3, last_turns=1))[0] == [3, 3, 0, 0]


def test_the_main_land_and_empty_islands_score_nothing() -> None:
    """TR-9.1: the mass of the South Pole is worth nothing, even to its only occupant."""
    state = board("P     Sa3   Wb2   .     S     W     .     Mc", last_turns=1)
    assert final(state)[0] == [0, 0, 1]


def test_swimmers_do_not_count_on_an_island() -> None:
    """TR-9.1, TR-0.4: a herd of b beside the island earns nothing."""
    state = board("P     .     .     Sa    W     ~b", last_turns=1)
    assert final(state)[0] == [2, 0, 0]


EXAMPLE_3 = """
    Wab   L     L     L     L     .     Wad2  L     L     L     L

    Wa2c  L     L     .     Wbcd  L     L     .     Wbd

    .     .     .     .     .     P     L

    Wa2c2 L     L     L     L     L     L     .     Wab   L     L

    Wb2c2 L     L     L     L     L
"""


def test_example_3_gives_the_printed_table() -> None:
    """TV-18: H and F, A, B and E, C and G, D; one tile left at SP; sums 19, 15, 15, 8."""
    table = {
        "A": [3, 0, 2, 0], "B": [0, 2, 2, 2], "C": [6, 0, 6, 0], "D": [0, 5, 5, 0],
        "E": [0, 1, 0, 1], "F": [3, 0, 0, 5], "G": [3, 3, 0, 0], "H": [4, 4, 0, 0],
    }  # fmt: skip
    points, events = final(board(EXAMPLE_3, players=4, last_turns=1))
    assert points == [19, 15, 15, 8]
    found: dict[tuple[str, ...], list[int]] = {}
    for event in FinalScored.among(events):
        found.setdefault(event.targets(), [0] * 4)[event.number("who")] = event.number("points")
    assert sorted(found.values()) == sorted(table.values())
    sizes = sorted(len(mass) for mass in found)
    assert sizes == sorted([3, 3, 7, 6, 1, 5, 3, 5])


@pytest.mark.parametrize(("mass", "size"), [("B", 4), ("C", 8), ("G", 4)])
def test_example_3_is_the_same_with_one_tile_more_on_b_c_or_g(mass: str, size: int) -> None:
    """TV-18, TR-9.5: the other possible sizes give the same points."""
    herds, points = {
        "B": ("bcd", [0, 2, 2, 2]), "C": ("a2c2", [6, 0, 6, 0]), "G": ("ab", [3, 3, 0, 0]),
    }[mass]  # fmt: skip
    for tiles in (size - 1, size):
        assert final(board(island(tiles, herds), players=4, last_turns=1))[0] == points


def test_it_makes_no_difference_whether_half_or_share_is_rounded_first() -> None:
    """TR-9.5: shown for every size and every number of players who can share."""
    for size in range(1, 35):
        for sharers in range(1, 5):
            half_first = -(-size // 2)
            assert -(-half_first // sharers) == -(-size // (2 * sharers))
            both_first = -(-3 * size // 2)
            assert -(-both_first // sharers) == -(-3 * size // (2 * sharers))


def winners(state: TriasState) -> tuple[list[int], list[str]]:
    do(state, "end")
    result = state.result()
    assert isinstance(result, Result)
    first = [seat.seat for seat in result.seats if seat.place == 1]
    return first, [seat.reason.key.removeprefix("trias-result-") for seat in result.seats]


def test_more_points_win() -> None:
    """TR-9.6: interim and final together."""
    state = board("P     .     Sa    W", last_turns=1, scores=[0, 1, 1])
    assert winners(state) == ([0], ["points", "shared", "shared"])


def test_with_equal_points_the_larger_stock_wins() -> None:
    """TV-20, TR-9.6: 20/20/18 points and a stock of 5/7/9."""
    state = board("P     Wa4   Wa4   Wa2b2 Wb4   Wb2c2 Wc4", last_turns=1, scores=[20, 20, 18])
    assert facts(state).stock == [5, 7, 9]
    assert winners(state)[0] == [1]


def test_with_equal_stock_presence_on_more_land_masses_wins() -> None:
    """TV-20, TR-9.6: four masses against three."""
    state = board("P     Mab   .     Wa2b2 .     Ma    .     Ma    .     Sb2",
                  last_turns=1, scores=[19, 20, 0])  # fmt: skip
    assert facts(state).stock[:2] == [10, 10]
    assert winners(state) == ([0], ["masses", "masses", "points"])
    assert facts(state).fields["final"] == [3, 2, 0]


def test_the_main_land_counts_among_the_land_masses_of_the_tie_break() -> None:
    """TV-20, TR-9.6, R-12: on islands they are equal, and a is on the main land too."""
    state = board("P     Ma    .     Wab   .     Wab2", last_turns=1)
    assert winners(state) == ([0], ["masses", "masses", "points"])


def test_if_everything_is_equal_both_win() -> None:
    """TV-20, TR-9.6: and share the payoff."""
    state = board("P     Mab   .     Mab   .     Mab", last_turns=1, scores=[5, 5, 0])
    first, reasons = winners(state)
    assert first == [0, 1]
    assert reasons == ["shared", "shared", "points"]
    result = state.result()
    assert result is not None
    assert [seat.payoff for seat in result.seats] == [0.5, 0.5, 0.0]


def test_points_are_interim_and_final_together() -> None:
    """TR-9.6: the result has both."""
    state = board("P     .     Sa    W", last_turns=1, scores=[3, 1, 1])
    do(state, "end")
    result = state.result()
    assert result is not None
    assert result.participants[0].sources == {"interim": 3, "final": 2}
    assert [seat.points for seat in result.seats] == [5, 1, 1]
