"""Why nothing can be done with the clicked things: cells, herds, the Pole, nonsense."""

import pytest

from tests.games.trias.boards import board
from tests.games.trias.cautious import cautious_game
from tests.games.trias.facts import facts
from tests.games.trias.play import do, on, why_at
from trilobite.engine import InputError, Refusal
from trilobite.engine.language import Language
from trilobite.games.trias import GAME

LINE = "P     M     Sa    Wb    Sa    ~a"


@pytest.mark.parametrize(
    "target",
    ["", "tile", "tile:", "tile:x", "tile:-1", "tile:35", "tile:²", "tile:1,2", "tile:" + "9" * 99,
     "cell:1", "cell:1,2,3", "cell:a,b", "cell:", "cell:1.5,0", "cell:1_0,2", "cell: 1,2",
     "cell:99999999999999999999,0", "swimmer:99999999999999999999,0", "swimmer:1",
     "fresh", "fresh:", "fresh:99", "spent:x", "hand:1", "deck:", "end:now", "stock:1",
     "Tile:1", "meteor", "drift 1 e"],
)  # fmt: skip
@pytest.mark.parametrize("stage", ["acting", "choose_card", "drifting"])
def test_nonsense_is_an_input_error_that_says_what_is_allowed(target: str, stage: str) -> None:
    """This holds at any stage."""
    if stage == "drifting":
        state = board(LINE)
        do(state, on("lift", state, (1, 0)))
    else:
        state = board(LINE, stage=stage)
    for targets in ([target], [target, "tile:1"], ["fresh:1", target], ["stock", target]):
        with pytest.raises(InputError) as caught:
            state.why_not_at(0, targets)
        assert caught.value.where == "targets"
        assert caught.value.allowed


def test_an_empty_list_of_targets_begins_every_action() -> None:
    """An empty list of targets is the beginning of every offered action."""
    assert board(LINE).why_not_at(0, []) is None


def test_water_is_only_for_tiles() -> None:
    """TR-5.3, TR-3.4: without a tile in hand a water cell does nothing."""
    assert why_at(board(LINE), "cell:9,9") == ("only-water", "TR-5.3")
    assert why_at(board(LINE, stage="choose_card"), "cell:1,1") == ("only-water", "TR-3.4")


def test_a_click_on_the_south_pole_says_that_it_stays() -> None:
    """TR-3.1, TR-5.4, TR-3.5."""
    state = board(LINE)
    assert why_at(state, "tile:34") == ("pole-stays", "TR-3.1")
    near = board("P     Sa    M")
    assert why_at(near, f"fresh:{facts(near).ids[(1, 0)]}", "tile:34") == ("pole", "TR-5.4")
    do(state, on("lift", state, (1, 0)))
    assert why_at(state, "tile:34") == ("on-land", "TR-3.5")


def test_a_click_on_a_herd_says_why_it_cannot_move() -> None:
    """TR-5.3, TR-5.8."""
    state = board(LINE)
    ids = facts(state).ids
    assert why_at(state, f"fresh:{ids[(2, 0)]}") is None, "it may begin a move"
    assert why_at(state, f"fresh:{ids[(3, 0)]}") == ("no-herd", "TR-5.3")
    assert why_at(state, f"spent:{ids[(2, 0)]}") == ("no-spent", "TR-5.8")
    far = why_at(state, f"fresh:{ids[(2, 0)]}", f"tile:{ids[(4, 0)]}")
    assert far == ("not-adjacent", "TR-5.3")
    crowded = board("P     .     Mb2   Ma    Mb2")
    answer = why_at(crowded, f"fresh:{facts(crowded).ids[(3, 0)]}")
    assert answer == ("no-way", "TR-5.4")


def test_a_herd_or_swimmer_pointed_at_something_else_than_land_is_refused() -> None:
    """TR-5.3, TR-5.5: water, a card and the stock exist, but are not destinations."""
    state = board(LINE)
    herd = f"fresh:{facts(state).ids[(2, 0)]}"
    assert why_at(state, herd, "cell:2,1") == ("into-water", "TR-5.3")
    assert why_at(state, herd, "swimmer:5,0") == ("into-water", "TR-5.3")
    for thing in ("cell:5,1", "hand", "stock", "end", herd):
        assert why_at(state, "swimmer:5,0", thing) == ("swimmer-to-tile", "TR-5.5")
    for thing in ("hand", "stock", "end", herd):
        assert why_at(state, herd, thing) == ("herd-to-tile", "TR-5.3")
    for thing in ("hand", "cell:5,1", "end", herd):
        assert why_at(state, "stock", thing) == ("birth-on-tile", "TR-5.6")


def test_a_click_on_a_swimmer_says_why_it_cannot_be_rescued() -> None:
    """TR-5.5."""
    state = board("P     .     Mb2   ~a    Wa4   S")
    ids = facts(state).ids
    assert why_at(state, "swimmer:3,0") == ("cannot-be-rescued", "TR-5.5")
    assert why_at(state, "swimmer:3,0", f"tile:{ids[(2, 0)]}") == ("full", "TR-5.5")
    assert why_at(state, "swimmer:3,0", f"tile:{ids[(5, 0)]}") == ("not-adjacent", "TR-5.5")
    for nowhere in ("swimmer:8,8", "swimmer:900,8", "swimmer:2,0"):
        assert why_at(state, nowhere, f"tile:{ids[(5, 0)]}") == ("no-own-swimmer", "TR-5.5")
    done = board("P     .     M     ~a    Wa    S", actions=0)
    for beginning in ([], [f"tile:{facts(done).ids[(2, 0)]}"]):
        assert why_at(done, "swimmer:3,0", *beginning) == ("no-action", "TR-5.1")


def test_a_click_on_the_stock_says_why_nothing_reproduces() -> None:
    """TR-5.6, TR-5.7: even without a tile."""
    empty = board("P     .     Wa4   Wa4   Wa4   Sa2   Wa")
    assert why_at(empty, "stock") == ("no-stock", "TR-5.6")
    spent = board("P     .     .     Sa    W", spent={(3, 0): 1})
    assert why_at(spent, "stock") == ("already-reproduced", "TR-5.7")
    full = board("P     .     .     Wa2b2 .     Ma2")
    assert why_at(full, "stock") == ("none-reproduces", "TR-5.6")
    assert why_at(board("P     .     .     Ma2"), "stock") == ("full", "TR-5.6")
    extinct = board("P     .     .     Sb    W")
    assert why_at(extinct, "stock") == ("extinct", "TR-5.9")
    swims = board("P     .     ~a    Sb3   W")
    assert why_at(swims, "stock") == ("no-herd-ashore", "TR-5.6")
    done = board("P     .     .     Sa    W", actions=0)
    assert why_at(done, "stock") == ("no-action", "TR-5.1")


def test_a_player_who_may_come_back_gets_a_reason_for_a_wrong_tile() -> None:
    """R-9, TR-1.6."""
    state = board("P     M     S     Wb    Sb", reentry="pair")
    ids = facts(state).ids
    assert why_at(state, f"tile:{ids[(1, 0)]}") is None
    assert why_at(state, f"tile:{ids[(3, 0)]}") == ("not-vacant", "TR-1.6")
    assert why_at(state, "tile:34") == ("pole", "TR-1.6")


def test_a_tile_that_two_players_do_not_have_is_refused_by_rule() -> None:
    """TR-1.2."""
    state = board("P   M   S   W   Sa", players=2)
    for target in ("tile:20", "fresh:20", "spent:33"):
        assert why_at(state, target) == ("no-tile", "TR-1.2")
    do(state, on("lift", state, (1, 0)))
    assert why_at(state, "tile:20") == ("no-tile", "TR-1.2")


@pytest.mark.parametrize("players", [2, 4])
def test_pointing_agrees_with_the_offer(players: int) -> None:
    """Targets that begin an offered action are accepted; all others get a reason with a rule."""
    for number, (state, seat, _) in enumerate(cautious_game(players, 21)):
        if number % 17:
            continue
        offered = {choice.targets for choice in state.offer(seat).choices}
        starts = {targets[: size + 1] for targets in offered for size in range(len(targets))}
        table = facts(state)
        things = [
            f"{kind}:{id}" for id in table.ids.values() for kind in ("tile", "fresh", "spent")
        ]
        things += [f"cell:{q},{r}" for q in range(-5, 6) for r in range(-5, 6)]
        things += [f"swimmer:{q},{r}" for q, r in table.swimmers]
        for targets in [(thing,) for thing in [*things, "hand", "deck", "end", "stock"]]:
            refusal = state.why_not_at(seat, targets)
            assert (refusal is None) == (targets in starts)
            if isinstance(refusal, Refusal):
                assert refusal.rule.startswith("TR-")


def test_the_south_pole_is_called_by_its_name() -> None:
    """Players never see its number."""
    state = board(LINE)
    language = Language("en", GAME)
    herd = f"fresh:{facts(state).ids[(2, 0)]}"
    refusals = [state.why_not_at(0, targets) for targets in (["fresh:34"], [herd, "tile:34"])]
    sentences = [language.say(refusal.message()) for refusal in refusals if refusal is not None]
    assert len(sentences) == 2
    assert all("South Pole" in sentence and "34" not in sentence for sentence in sentences)
