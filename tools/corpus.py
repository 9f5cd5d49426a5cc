"""Make or check the corpus: 300 recorded games that show whether anything observable has changed.

`python tools/corpus.py check` replays all of them and prints which aspect of which game differs.
`accept ASPECT ...` replays them and keeps the present digests of these aspects, after a change that
was meant. `write` plays all games again, with the present bots; after that nothing is known about
what came before. All of it is much faster on the compiled build.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.support.corpus import (  # noqa: E402 - found only after the line above
    FACTS,
    GAMES,
    NUMBER,
    POSITIONS,
    RECORDS,
    Difference,
    accepted,
    checked,
    checked_facts,
    load,
    made,
    replayed,
    save,
    title,
)
from tests.support.corpus_aspects import ASPECTS, Dice  # noqa: E402
from trilobite.bots.contract import ThinkingTime  # noqa: E402
from trilobite.bots.registry import find_bot  # noqa: E402
from trilobite.engine import (  # noqa: E402
    Game,
    InputError,
    NumberField,
    NumbersOption,
    Option,
    Refusal,
    find_game,
    seed_from_text,
)
from trilobite.engine.matches import Match  # noqa: E402

AS_PRINTED = 5
"""One in this number of games is played with all options at their defaults."""

NEVER_OFFERED = {
    "trias": (),
    "terror": ("pterodactyl", "t-rex"),
    "tritarea": [
        f"{thing}:{participant}"
        for thing in ("trick", "declared", "deck", "stock")
        for participant in range(4)
    ],
}
"""Targets in the views that are never an answer, but that somebody may click all the same."""

CHANGED_SETS = 3
"""How many tables of changed numbers there are for each number of players."""


# Which games are played.


@dataclass(frozen=True)
class Plan:
    game: Game
    number: int
    players: int
    options: dict[str, object]
    bots: tuple[str, ...]

    @property
    def seed(self) -> bytes:
        return seed_from_text(f"corpus {self.game.key} {self.number}")


def plans(game: Game) -> list[Plan]:
    """Every value of every option is chosen equally often with each number of players."""
    found = [plan for players in game.player_counts for plan in _plans(game, players)]
    return sorted(found, key=lambda plan: plan.number)


def _plans(game: Game, players: int) -> Iterator[Plan]:
    numbers = range(list(game.player_counts).index(players), NUMBER, len(game.player_counts))
    varied = [number for i, number in enumerate(numbers) if i % AS_PRINTED]
    columns = {option.name: _column(game, option, players, len(varied)) for option in game.options}
    for i, number in enumerate(numbers):
        options: dict[str, object] = {}
        if number in varied:
            options = {name: column[varied.index(number)] for name, column in columns.items()}
        yield Plan(game, number, players, options, _bots(i, players))


def _bots(index: int, players: int) -> tuple[str, ...]:
    """Mostly random bots; in some games one or all of them play sensibly, as people would."""
    if index % 10 == 3:
        return ("greedy",) * players
    if index % 10 == 6:
        return tuple("greedy" if seat == index % players else "random" for seat in range(players))
    return ("random",) * players


def _column(game: Game, option: Option, players: int, length: int) -> list[object]:
    """The values of an option in the games with this number of players, in random order.

    Values that have no effect with this number of players are allowed, so they are chosen too.
    """
    dice = Dice("option", game.key, option.name, players)
    values = list(option.all_values(players))
    if isinstance(option, NumbersOption):
        changed = [_changed_numbers(option, players, dice) for _ in range(CHANGED_SETS)]
        values = [{}, *option.sets(players), *changed]
    return dice.shuffled([*islice(cycle(values), length)])


def _changed_numbers(option: NumbersOption, players: int, dice: Dice) -> dict[str, str | int]:
    """Random numbers in half of the fields, and many names exchanged within their group."""
    fields = option.fields(players)
    numbers = option.complete({}, players)
    for field in fields:
        if not field.choices and dice.below(2):
            numbers[field.key] = field.low + dice.below(min(field.high - field.low, 20) + 1)
    named = [field for field in fields if field.choices]
    for _ in range(300 if named else 0):
        numbers = _exchanged(option, numbers, named, players, dice)
    return numbers


def _exchanged(
    option: NumbersOption,
    numbers: dict[str, str | int],
    named: Sequence[NumberField],
    players: int,
    dice: Dice,
) -> dict[str, str | int]:
    """The numbers with two names of a group exchanged or one replaced, if the game allows it."""
    field = dice.pick(named)
    other = dice.pick([one for one in named if one.group == field.group])
    trial = {**numbers, field.key: numbers[other.key], other.key: numbers[field.key]}
    if field is other:
        trial[field.key] = dice.pick(field.choices)
    try:
        option.read(trial, players, option.name)
    except InputError:
        return numbers
    return trial


# Playing them.


def played(plan: Plan) -> Match:
    """Play a game to its end. If several seats may decide, chance says which does so first."""
    names = [f"bot:{bot}" for bot in plan.bots]
    match = Match(plan.game, plan.players, plan.options, plan.seed, names)
    dice = Dice("play", plan.game.key, plan.number)
    bots = [find_bot(bot)(dice.below(1 << 62)) for bot in plan.bots]
    while not match.state.is_over:
        seat = dice.pick(match.state.to_act)
        view, offer = match.state.view(seat), match.state.offer(seat)
        outcome = match.act(seat, bots[seat].choose(view, offer, ThinkingTime()))
        if isinstance(outcome, Refusal):
            raise TypeError(f"an offered action was refused: {outcome}")
    return match


def clickable(match: Match) -> set[str]:
    """The targets of everything that was offered in a game."""
    states = [move.before for move in match.moves]
    return {
        target
        for state in states
        for seat in state.to_act
        for action in state.legal(seat)
        for target in state.targets(action)
    }


# The commands.


def write(key: str) -> None:
    game = find_game(key)
    records = []
    targets = set(NEVER_OFFERED[key])
    for plan in plans(game):
        match = played(plan)
        targets |= clickable(match)
        records.append(match.record().to_json())
        print(f"\r{key}: {len(records)} played", end="", flush=True)
    print()
    pool = sorted(targets)
    save(made(game, pool, [replayed(data, i, pool) for i, data in enumerate(records)]))


def check(key: str) -> bool:
    """Print all differences; returns whether there are none."""
    corpus = load(key)
    other_facts = checked_facts(corpus)
    _print(key, other_facts)
    same = 0
    for number in range(NUMBER):
        found = checked(corpus, number)
        same += not found
        _print(title(corpus.recorded(number), corpus.game), found)
    print(f"{key}: {same} of {NUMBER} games are the same")
    return same == NUMBER and not other_facts


def _print(heading: str, found: Sequence[Difference]) -> None:
    if found:
        print(heading, *found, sep="\n  ")


def accept(key: str, aspects: Sequence[str]) -> None:
    corpus = load(key)
    games = []
    for number in range(NUMBER):
        then = corpus.recorded(number)
        games.append(accepted(then, replayed(then.record, number, corpus.targets), aspects))
    new = made(corpus.game, corpus.targets, games)
    save(new if FACTS in aspects else replace(new, facts=corpus.facts))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    commands = parser.add_subparsers(dest="command", required=True)
    parsers = [
        commands.add_parser("check", help="replay all games and print what differs"),
        commands.add_parser("accept", help="keep the present digests of some aspects"),
        commands.add_parser("write", help="play all games again"),
    ]
    for one in parsers:
        one.add_argument("--game", choices=GAMES, action="append", help="only this game")
    known = (FACTS, POSITIONS, RECORDS, *ASPECTS)
    parsers[1].add_argument(
        "aspects", nargs="+", choices=known, metavar="ASPECT", help=", ".join(known)
    )
    given = parser.parse_args()
    keys = given.game or GAMES
    if given.command == "check":
        return int(sum(check(key) for key in keys) < len(keys))
    for key in keys:
        if given.command == "accept":
            accept(key, given.aspects)
        else:
            write(key)
    return 0


if __name__ == "__main__":
    sys.exit(main())
