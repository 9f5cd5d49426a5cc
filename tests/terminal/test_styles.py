"""The terminal knows all styles that drawings use."""

import pytest

from trilobite.engine import FastChance, SeededChance, find_game, game_keys, seed_from_text
from trilobite.terminal.styles import THEME


@pytest.mark.slow
@pytest.mark.parametrize("key", game_keys())
def test_every_style_of_a_drawing_is_known(key: str) -> None:
    game = find_game(key)
    chance = FastChance(1)
    used: set[str] = set()
    state = game.new(max(game.player_counts), None, SeededChance(seed_from_text("styles")))
    while not state.is_over:
        seat = state.to_act[0]
        drawing = game.draw(state.view(seat), {})
        used |= {span.style for line in drawing.board for span in line}
        ids = state.legal_ids(seat)
        state.apply_id(seat, ids[chance.below(len(ids))])
    assert used - {""} <= set(THEME.styles)
    assert {"ground-0", "ground-1", "ground-2", "seat-0", "seat-1"} <= used
