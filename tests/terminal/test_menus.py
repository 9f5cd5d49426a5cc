"""The menu of an offer."""

from trilobite.engine import FastChance, SeededChance, find_game, seed_from_text
from trilobite.engine.language import Language
from trilobite.terminal.menus import Menu, ranges


def test_numbers_in_a_row_are_written_as_a_range() -> None:
    assert ranges([1]) == ["1"]
    assert ranges([1, 3, 4, 5, 9, 10]) == ["1", "3–5", "9–10"]


def test_a_number_is_chosen_by_typing_that_number() -> None:
    """Asked how many blocks to sell, a player types 3 for three."""
    game = find_game("tritarea")
    state = game.new(4, None, SeededChance(seed_from_text("menus")))
    while state.offer(state.to_act[0]).choices[0].kind != "sell":
        state.apply_id(state.to_act[0], state.legal_ids(state.to_act[0])[0])
    menu = Menu(state, state.offer(state.to_act[0]), Language("en", game))
    assert [entry.text for entry in menu.entries] == [f"sell {e.number}" for e in menu.entries]
    assert menu.entries[0].number == 0
    three = menu.by_number(3)
    assert three is not None
    assert three.text == "sell 3"
    assert menu.by_number(len(menu.entries)) is menu.by_number(-1) is None
    assert menu.marks(None) == {}


def test_every_choice_has_one_number_and_long_lists_are_folded() -> None:
    game = find_game("trias")
    language = Language("en", game)
    state = game.new(3, None, SeededChance(seed_from_text("menus")))
    chance = FastChance(2)
    while not state.is_over:
        (seat,) = state.to_act
        offer = state.offer(seat)
        menu = Menu(state, offer, language)
        numbers = [entry.number for entry in menu.entries]
        if menu.kinds in (["place"], ["lift"]) and len(numbers) > 1:
            assert [entry.text.split()[-1] for entry in menu.entries] == [*map(str, numbers)]
        else:
            assert numbers == [*range(1, len(offer.choices) + 1)]
        assert {e.choice.action.id for e in menu.entries} == {c.action.id for c in offer.choices}
        listed = [kind for kind in menu.kinds if kind not in menu.folded()]
        assert listed
        assert len(listed) == 1 or sum(len(menu.of_kind(kind)) for kind in listed) <= 30
        entry = menu.entries[chance.below(len(menu.entries))]
        assert menu.by_text(entry.text) is menu.by_number(entry.number) is entry
        state.apply(seat, entry.choice.action)
