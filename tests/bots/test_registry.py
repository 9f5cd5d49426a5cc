"""The registry of bots; each bot in it can play."""

from importlib.metadata import EntryPoint

import pytest

from trilobite.bots import registry
from trilobite.bots.contract import Clock, ThinkingTime
from trilobite.bots.registry import bot_names, find_bot
from trilobite.engine import InputError, Refusal, SeededChance, find_game, seed_from_text


def test_the_random_and_the_steady_bot_are_registered() -> None:
    assert {"random", "steady"} <= set(bot_names())


def test_an_unknown_bot_is_refused_with_the_names_of_the_known_ones() -> None:
    with pytest.raises(InputError, match=r"'clever' is not known; allowed: .*normal, random"):
        find_bot("clever")


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("no_such_module:Bot", "broken .no_such_module:Bot. cannot be loaded: ModuleNotFound"),
        ("json:NoSuchBot", "broken .json:NoSuchBot. cannot be loaded: AttributeError"),
        ("json:dumps", "broken .json:dumps. is <function dumps.*; allowed: .* subclass of Bot"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_with_the_reason(
    entry: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [EntryPoint("broken", entry, registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda **_: broken)
    with pytest.raises(InputError, match=complaint):
        find_bot("broken")


def test_the_former_name_of_the_thinking_time_still_works() -> None:
    assert Clock is ThinkingTime


@pytest.mark.slow
@pytest.mark.parametrize("name", bot_names())
def test_every_bot_plays_a_game_to_its_end_and_explains_what_was_offered(name: str) -> None:
    state = find_game("tritarea").new(3, None, SeededChance(seed_from_text(name)))
    bots = [find_bot(name)(seat) for seat in range(3)]
    while not state.is_over:
        seat = state.to_act[0]
        offer = state.offer(seat)
        action = bots[seat].choose(state.view(seat), offer, ThinkingTime(iterations=3))
        explained = [thought.action for thought in bots[seat].explain()]
        assert explained[:1] in ([], [action])
        assert set(explained) <= {choice.action for choice in offer.choices}
        assert not isinstance(state.apply(seat, action), Refusal)
