"""300 recorded games, made before the games were restructured, replay as they were played.

Records, positions, hashes, facts, legal ids, arrays, worlds and charts are those of that time. The
digests of the other aspects, such as views, were accepted again after changes that were meant.

A failure names the aspects that differ and the steps. After a change that was meant, run
`python tools/corpus.py accept ASPECT ...`.
"""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.support import corpus
from tests.support.corpus import GAMES, NUMBER, Recorded
from tests.support.corpus_aspects import ASPECTS
from trilobite.engine import Game, NumbersOption, Option, canonical_json

SAMPLE = range(0, NUMBER, 7)
"""Numbers of the games that `make test` replays; they have all numbers of players."""

SHORTEST = ("tritarea", 0)
"""A game with few steps, for the tests of the comparison itself."""


def _cases() -> list[Any]:
    return [
        pytest.param(
            key,
            number,
            id=f"{key}-{number}",
            marks=pytest.mark.slow if number in SAMPLE else pytest.mark.deep,
        )
        for key in GAMES
        for number in range(NUMBER)
    ]


@pytest.mark.parametrize(("key", "number"), _cases())
def test_a_recorded_game_replays_as_it_was_played(key: str, number: int) -> None:
    recorded_games = corpus.load(key)
    found = corpus.checked(recorded_games, number)
    game = corpus.title(recorded_games.recorded(number), recorded_games.game)
    assert not found, "\n  ".join([game, *map(str, found)])


@pytest.mark.parametrize("key", GAMES)
def test_actions_options_and_arrays_are_the_recorded_ones(key: str) -> None:
    found = corpus.checked_facts(corpus.load(key))
    assert not found, "\n".join(map(str, found))


# What the corpus contains.


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("numbers", [range(NUMBER), SAMPLE], ids=["all", "sample"])
def test_every_number_of_players_is_recorded(key: str, numbers: range) -> None:
    recorded_games = corpus.load(key)
    counts = {recorded_games.recorded(number).record["players"] for number in numbers}
    assert counts == set(recorded_games.game.player_counts)


@pytest.mark.parametrize("key", GAMES)
def test_every_value_of_every_option_is_recorded_where_it_matters(key: str) -> None:
    game, records = corpus.load(key).game, _records(key)
    missing = []
    for option in game.options:
        found = _recorded_values(records, option)
        missing += [
            f"{option.name}={value}"
            for value in _values(game, option)
            if found[canonical_json(value)] < 2
        ]
    assert not missing, f"recorded less than twice: {missing}; see tools/corpus.py"


@pytest.mark.parametrize("key", GAMES)
def test_every_printed_number_that_can_be_changed_is_changed_in_a_record(key: str) -> None:
    game, records = corpus.load(key).game, _records(key)
    for option in game.options:
        if isinstance(option, NumbersOption):
            fields = [field for players in game.player_counts for field in option.fields(players)]
            changed = {name for record in records for name in record["options"][option.name]}
            assert changed == {field.key for field in fields}


def _records(key: str) -> list[dict[str, Any]]:
    return [corpus.load(key).recorded(number).record for number in range(NUMBER)]


def _values(game: Game, option: Option) -> list[object]:
    """All values that can be listed, for any number of players."""
    counts = option.only_for or game.player_counts
    values = [value for players in counts for value in option.all_values(players)]
    return list({canonical_json(value): value for value in [*values, option.default]}.values())


def _recorded_values(records: list[dict[str, Any]], option: Option) -> Counter[str]:
    """The number of games with each value, among those in which the option matters."""
    return Counter(
        canonical_json(record["options"][option.name])
        for record in records
        if not option.only_for or record["players"] in option.only_for
    )


# The comparison itself.


def _differences(then: Recorded) -> list[str]:
    """What is reported about a game if the corpus had been different."""
    key, number = SHORTEST
    games = corpus.load(key)
    lines = [*games.lines]
    lines[number] = corpus.made(games.game, games.targets, [then]).lines[0]
    return [str(one) for one in corpus.checked(replace(games, lines=lines), number)]


@pytest.fixture
def recorded() -> Recorded:
    key, number = SHORTEST
    return corpus.load(key).recorded(number)


@pytest.mark.parametrize("aspect", ASPECTS)
def test_another_digest_is_reported_with_its_aspect_and_steps(
    recorded: Recorded, aspect: str
) -> None:
    last = len(recorded.record["actions"])
    recorded.spans[aspect] = ["another", "another"]
    assert _differences(recorded) == [f"{aspect}: steps 0 to 49, 50 to {last} differ"]


def test_another_position_is_reported_with_its_step(recorded: Recorded) -> None:
    steps = len(recorded.record["actions"])
    recorded.record["actions"][6][2] = "another"
    where = f"1 of {steps + 1} hashes differ, the first after step 7"
    assert _differences(recorded) == [f"positions: {where}"]


def test_another_start_is_reported_as_step_0(recorded: Recorded) -> None:
    (found,) = _differences(replace(recorded, start="another"))
    assert found.endswith("the first after step 0")


def test_another_result_is_reported_as_part_of_the_record(recorded: Recorded) -> None:
    recorded.record["result"]["seats"][0]["points"] += 1
    (found,) = _differences(recorded)
    assert found.startswith("records: result was ")


def test_another_order_of_fields_in_the_record_is_reported(recorded: Recorded) -> None:
    options = recorded.record["options"]
    first = next(iter(options))
    options[first] = options.pop(first)
    assert _differences(recorded) == ["records: the fields have another order"]


def test_an_action_that_is_no_longer_allowed_is_reported(recorded: Recorded) -> None:
    actions = recorded.record["actions"]
    actions[3][1] = actions[2][1]
    (found,) = _differences(recorded)
    assert found.startswith(f"records: it cannot be replayed: step 4: {actions[3][1]!r} of seat")


def test_an_action_that_does_not_exist_is_reported(recorded: Recorded) -> None:
    recorded.record["actions"][3][1] = "dance"
    (found,) = _differences(recorded)
    assert found.startswith("records: it cannot be replayed: action: 'dance'")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("actions play", "actions play differs"),
        ("actions dance", "actions dance is missing"),
    ],
)
def test_other_facts_are_reported(name: str, problem: str) -> None:
    games = corpus.load("tritarea")
    changed = replace(games, facts={**games.facts, name: "another"})
    assert [str(one) for one in corpus.checked_facts(changed)] == [f"facts: {problem}"]


def test_only_the_named_aspects_are_accepted(recorded: Recorded) -> None:
    key, number = SHORTEST
    now = corpus.replayed(recorded.record, number, corpus.load(key).targets)
    recorded.spans["views"][0] = recorded.spans["offers"][0] = "another"
    found = corpus.accepted(recorded, now, ["views", "positions", "records"])
    assert found.spans["views"] == now.spans["views"]
    assert found.spans["offers"][0] == "another"
    assert found.record == now.record
