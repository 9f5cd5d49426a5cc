"""Games begun under the previous version have the same history today, event by event.

A table whose history has another hash cannot be played on (`tables/rules_version.py`). An argument
that an event got later has to be one of its `asides`.
"""

import pytest

from trilobite.engine import find_game
from trilobite.server.tables.game import LoggedGame, LogRow
from trilobite.server.tables.rules_version import hash_of

HISTORIES = {
    ("trias", 2): (86, "87c399bbd6d3f030f1fc3a4d334eb900c8b0311cb6c950b0373c9fd8ff3a26ca"),
    ("trias", 3): (218, "710f79d12adea1e1bdbeadd508c52a81d5954770bd7e64a7344aaee8a0101242"),
    ("trias", 4): (188, "71ed95439e6124d6ecaee0f7892878a7236a46c7e8e39ebabd673c5312fe4c47"),
    ("trias", 5): (193, "c311245525f193b8036c68d7b72f5cd10d120f4e6476c17ef88a32ef4a40693e"),
    ("terror", 2): (145, "e43b92c50b1c5a021cfc0732385f7ea7f52dad72330f1262ed500208c2f18187"),
    ("terror", 3): (217, "a5c7f3640b84e74dba371eecbe9bea9fbf2613fbcc0aab6d9379281fec280940"),
    ("terror", 4): (216, "1dc45d0bede6d272b8abd25a10572291ac3763667bde311ab3cf7e0e2606b490"),
    ("terror", 5): (292, "4ee76e82b8aa87f825d07a085672d15ab2942d807507eb31255dff586de8a97e"),
    ("terror", 6): (232, "072b04767e0d9bcf13c3d70c16c55ccdd51c5bf0167c3f16880907ebab04ce40"),
    ("tritarea", 1): (102, "d76a04e648243b0ecd5f49d600e58856f11e8777fd060cbf8a131f2f3bc93e94"),
    ("tritarea", 2): (121, "3e73aaebde9e78e90b0ebc6996082ca9d97d54954665a060ced5100a49f78f3b"),
    ("tritarea", 3): (136, "1dadd1c19ebd94b169d28b7401cea5dc7df19eb86a52ed68550127f7e269930e"),
    ("tritarea", 4): (168, "0056924cec1fd279d6d208e3e85e54c4ea871b520d32cae325b65784bfaa4c44"),
}
"""Games played by the version of November 2026: the number of log entries, and the hash."""


def played(key: str, players: int) -> LoggedGame:
    """A whole game whose actions follow from the numbers of its entries."""
    seed = f"history of {key} {players}".encode()
    rules = find_game(key).with_rules("1")
    assert rules is not None
    game = LoggedGame(rules, players, {}, seed, b"")
    game.apply(LogRow(0, "opening", None, 1, None, None, ""))
    while game.to_act:
        number, seat = game.seq + 1, game.to_act[0]
        offer = game.offer(seat)
        assert offer is not None
        action = offer.choices[7 * number % len(offer.choices)].action
        game.apply(LogRow(number, "act", seat, 1, action.text(), None, ""))
    return game


@pytest.mark.parametrize(("key", "players"), HISTORIES)
def test_the_history_of_an_older_game_is_the_same(key: str, players: int) -> None:
    game = played(key, players)
    assert (game.seq + 1, hash_of(game.entries)) == HISTORIES[key, players]
