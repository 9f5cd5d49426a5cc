"""The corpus: recorded games with digests of all that could be observed while they were played.

Replaying them shows whether anything has changed. `tools/corpus.py` makes the files, one for each
game: JSON lines, compressed, the first of them about the game itself. What is compared is in
`corpus_aspects.py`.
"""

import json
import lzma
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tests.support.corpus_aspects import SPAN, Observer, facts
from trilobite.engine import Game, InputError, Refusal, find_game
from trilobite.engine.matches import Match, begin
from trilobite.engine.records import read_record

FOLDER = Path(__file__).parents[1] / "games" / "corpus"
GAMES = ("trias", "terror", "tritarea")
NUMBER = 100
"""Number of recorded games of each game."""

FORMAT = "trilobite-corpus-1"
POSITIONS = "positions"
RECORDS = "records"
FACTS = "facts"


@dataclass(frozen=True)
class Recorded:
    """One game of the corpus: its record, and the digests of everything else."""

    number: int
    start: str
    """Hash of the position before the first action; the record has those after each action."""
    record: dict[str, Any]
    spans: dict[str, list[str]]
    """Digests of each aspect, one for each span of steps."""

    def to_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "start": self.start,
            "spans": {aspect: " ".join(digests) for aspect, digests in self.spans.items()},
            "record": self.record,
        }


@dataclass(frozen=True)
class Corpus:
    """The recorded games of one game."""

    game: Game
    targets: list[str]
    """Everything that somebody could click in these games, for questions why not."""
    facts: dict[str, str]
    """Digests of actions, options and other things that are known before a game."""
    lines: list[str]
    """The games, not yet read: a test needs only some of them."""

    def recorded(self, number: int) -> Recorded:
        data = json.loads(self.lines[number])
        spans = {aspect: digests.split() for aspect, digests in data["spans"].items()}
        return Recorded(data["number"], data["start"], data["record"], spans)


class StuckError(Exception):
    """A recorded action is no longer allowed, so that the game cannot be replayed further."""


@cache
def load(key: str) -> Corpus:
    text = lzma.decompress(path(key).read_bytes()).decode()
    first, *lines = text.splitlines()
    head = json.loads(first)
    game = find_game(head["game"]).read_rules(json.loads(lines[0])["record"], "record")
    return Corpus(game, head["targets"], head["facts"], lines)


def save(corpus: Corpus) -> None:
    """Write the file. The same corpus always gives the same bytes."""
    key = corpus.game.key
    head = {"format": FORMAT, "game": key, "targets": corpus.targets, "facts": corpus.facts}
    text = "".join(f"{line}\n" for line in (_line(head), *corpus.lines))
    FOLDER.mkdir(exist_ok=True)
    path(key).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def path(key: str) -> Path:
    return FOLDER / f"{key}.jsonl.xz"


def made(game: Game, targets: list[str], games: Sequence[Recorded]) -> Corpus:
    lines = [_line(recorded.to_json()) for recorded in games]
    return Corpus(game, targets, facts(game), lines)


def _line(value: object) -> str:
    """The value as one line. A record keeps the order of its fields, because files show it."""
    return json.dumps(value, separators=(",", ":"))


# Replaying.


def replayed(data: dict[str, Any], number: int, targets: Sequence[str]) -> Recorded:
    """Replay a record and digest everything on the way, as the present code plays it."""
    record = read_record(data)
    match = begin(record)
    start = match.state.digest()
    observer = Observer(match, record.steps, number, targets)
    observer.observe()
    for step in record.steps:
        _act(match, step.seat, step.action)
        observer.observe()
    observer.end_span()
    now = match.record()
    return Recorded(number, start, json.loads(_line(now.to_json())), observer.spans)


def _act(match: Match, seat: int, text: str) -> None:
    outcome = match.act(seat, match.game.actions.from_text(text))
    if isinstance(outcome, Refusal):
        problem = f"step {len(match.moves) + 1}: {text!r} of seat {seat} is refused"
        raise StuckError(f"{problem}: {outcome.key}, {outcome.rule}")


# Comparing.


@dataclass(frozen=True)
class Difference:
    """What has changed in a recorded game, and where."""

    aspect: str
    where: str

    def __str__(self) -> str:
        return f"{self.aspect}: {self.where}"


def checked(corpus: Corpus, number: int) -> list[Difference]:
    """Replay a game of the corpus and compare it with its digests."""
    then = corpus.recorded(number)
    try:
        now = replayed(then.record, number, corpus.targets)
    except (InputError, StuckError) as error:
        return [Difference(RECORDS, f"it cannot be replayed: {error}")]
    return [*_in_positions(then, now), *_in_record(then, now), *_in_spans(then, now)]


def checked_facts(corpus: Corpus) -> list[Difference]:
    """Compare what is known before a game: actions, options, the layout of the array."""
    now = facts(corpus.game)
    names = dict.fromkeys([*corpus.facts, *now])
    return [
        Difference(FACTS, _changed(name, corpus.facts, now))
        for name in names
        if corpus.facts.get(name) != now.get(name)
    ]


def _changed(name: str, then: dict[str, str], now: dict[str, str]) -> str:
    if name not in now:
        return f"{name} is missing"
    return f"{name} differs" if name in then else f"{name} is new"


def _in_positions(then: Recorded, now: Recorded) -> list[Difference]:
    pairs = zip(_hashes(then), _hashes(now), strict=True)
    steps = [step for step, (old, new) in enumerate(pairs) if old != new]
    if not steps:
        return []
    where = f"{len(steps)} of {len(_hashes(then))} hashes differ, the first after step {steps[0]}"
    return [Difference(POSITIONS, where)]


def _hashes(recorded: Recorded) -> list[str]:
    """The hash of the position at the start and after each step."""
    return [recorded.start, *(digest for _, _, digest in recorded.record["actions"])]


def _in_record(then: Recorded, now: Recorded) -> list[Difference]:
    """Compare the record without its hashes, first as values and then as bytes."""
    old, new = _without_hashes(then), _without_hashes(now)
    fields = [name for name in dict.fromkeys([*old, *new]) if old.get(name) != new.get(name)]
    if fields:
        shown = [f"{name} was {old.get(name)} and is {new.get(name)}" for name in fields]
        return [Difference(RECORDS, "; ".join(shown))]
    if _line(old) != _line(new):
        return [Difference(RECORDS, "the fields have another order")]
    return []


def _without_hashes(recorded: Recorded) -> dict[str, Any]:
    actions = [[seat, text] for seat, text, _ in recorded.record["actions"]]
    return {**recorded.record, "actions": actions}


def _in_spans(then: Recorded, now: Recorded) -> list[Difference]:
    found = []
    for aspect in dict.fromkeys([*then.spans, *now.spans]):
        if aspect not in then.spans or aspect not in now.spans:
            found.append(Difference(aspect, "is not in both corpora"))
            continue
        pairs = zip(then.spans[aspect], now.spans[aspect], strict=True)
        spans = [span for span, (old, new) in enumerate(pairs) if old != new]
        if spans:
            found.append(Difference(aspect, f"steps {_ranges(spans, then)} differ"))
    return found


def _ranges(spans: Sequence[int], recorded: Recorded) -> str:
    last = len(recorded.record["actions"])
    return ", ".join(f"{span * SPAN} to {min((span + 1) * SPAN - 1, last)}" for span in spans)


def title(recorded: Recorded, game: Game) -> str:
    """The name of a recorded game: its number, players, bots and the options that are set."""
    record = recorded.record
    defaults = {option.name: option.default for option in game.options}
    chosen = [
        f"{name}={json.dumps(value)}"
        for name, value in record["options"].items()
        if value != defaults.get(name)
    ]
    bots = ", ".join(dict.fromkeys(name.removeprefix("bot:") for name in record["names"]))
    players = f"{record['players']} player{'s' * (record['players'] > 1)}"
    about = [players, f"{len(record['actions'])} steps", bots, *chosen]
    return f"{game.key} {recorded.number} ({'; '.join(about)})"


def accepted(then: Recorded, now: Recorded, aspects: Sequence[str]) -> Recorded:
    """The recorded game with the present digests of these aspects, and the old ones of others."""
    spans = {
        aspect: now.spans[aspect] if aspect in aspects else then.spans[aspect]
        for aspect in now.spans
        if aspect in aspects or aspect in then.spans
    }
    start, record = then.start, then.record
    if POSITIONS in aspects:
        digests = [digest for _, _, digest in now.record["actions"]]
        start, record = now.start, _with_hashes(record, digests)
    if RECORDS in aspects:
        digests = [digest for _, _, digest in record["actions"]]
        record = _with_hashes(now.record, digests)
    return replace(then, start=start, record=record, spans=spans)


def _with_hashes(record: dict[str, Any], digests: Sequence[str]) -> dict[str, Any]:
    steps = zip(record["actions"], digests, strict=True)
    return {**record, "actions": [[seat, text, digest] for (seat, text, _), digest in steps]}
