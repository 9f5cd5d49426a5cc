"""Records: a game from the first draw to the last action as JSON, the PGN of the game."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trilobite.engine.chance import seed_from_hex
from trilobite.engine.contract import Game, canonical_json
from trilobite.engine.reading import (
    InputError,
    read_bool,
    read_field,
    read_int,
    read_list,
    read_list_field,
    read_object,
    read_text,
    read_text_field,
    refuse_unknown,
    shown,
)
from trilobite.engine.registry import find_game

RECORD_FORMAT = "trilobite-record-1"
FIELDS = (
    "format", "game", "rules", "players", "options", "seed", "salt", "commitment", "names",
    "actions", "result", "seed_chosen", "position",
)  # fmt: skip


class Step:
    """One action of a record: who, what, and the hash of the position after it ('' if not kept)."""

    def __init__(self, seat: int, action: str, digest: str) -> None:
        self.seat = seat
        self.action = action
        self.digest = digest


@dataclass
class Record:
    """A game as it is written down.

    `seed` is None in what a player may have of a running game: the commitment stands for it.
    `seed_chosen` says that somebody typed the seed in, or knew it before the end, so that the
    commitment shows nothing; it is written down only if it is so. `position` is where a game began
    that continues another; most have none, and it is as secret as the seed.
    """

    game: Game
    players: int
    options: dict[str, object]
    seed: bytes | None
    salt: bytes
    commitment: str
    names: list[str]
    steps: list[Step]
    result: dict[str, object] | None
    seed_chosen: bool = False
    position: Mapping[str, object] | None = None

    def _shown(self, step: Step) -> str:
        """A hash of the whole position tells hidden things to whoever can try them all."""
        return "" if self.seed is None else step.digest

    def to_json(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "format": RECORD_FORMAT,
            "game": self.game.key,
            "rules": self.game.rules_version,
            "players": self.players,
            "options": self.options,
            "seed": None if self.seed is None else self.seed.hex(),
            "salt": self.salt.hex(),
            "commitment": self.commitment,
            "names": self.names,
            "actions": [[step.seat, step.action, self._shown(step)] for step in self.steps],
            "result": self.result,
        }
        if self.seed_chosen:
            fields["seed_chosen"] = True
        if self.position is not None:
            fields["position"] = self.position
        return fields


def commitment_to(seed: bytes, salt: bytes, position: Mapping[str, object] | None = None) -> str:
    """What can be published before the game: it fixes seed and beginning and does not tell them.

    The salt, random and opened with the seed, keeps even a seed that could be guessed a secret.
    """
    if position is None:
        return hashlib.sha256(b"trilobite commitment " + salt + b" " + seed).hexdigest()
    start = hashlib.sha256(canonical_json(position).encode()).digest()
    return hashlib.sha256(b"trilobite commitment from " + start + salt + b" " + seed).hexdigest()


def keeps_commitment(record: Record) -> bool:
    """Whether the seed is the one that was committed to, as far as it is opened."""
    if record.seed is None:
        return True
    return commitment_to(record.seed, record.salt, record.position) == record.commitment


def read_record(data: object) -> Record:
    """A record from its JSON form. Whether its actions fit the rules is for `verify` to say."""
    fields = read_object(data, "record")
    refuse_unknown(fields, FIELDS, "record")
    read_text_field(fields, "format", "record", (RECORD_FORMAT,))
    game = find_game(read_text_field(fields, "game", "record"))
    read_text_field(fields, "rules", "record", (game.rules_version,))
    players = game.read_players(read_field(fields, "players", "record"), "record.players")
    given = read_object(read_field(fields, "options", "record"), "record.options")
    options = game.read_options(given, players, "record.options")
    seed = fields.get("seed")
    names = read_list_field(fields, "names", "record", players)
    result = fields.get("result")
    position = fields.get("position")
    return Record(
        game,
        players,
        options,
        None if seed is None else seed_from_hex(seed, "record.seed"),
        _read_salt(read_text_field(fields, "salt", "record")),
        read_text_field(fields, "commitment", "record"),
        [read_text(name, f"record.names[{i}]") for i, name in enumerate(names)],
        [
            _read_step(s, players, i)
            for i, s in enumerate(read_list_field(fields, "actions", "record"))
        ],
        None if result is None else read_object(result, "record.result"),
        read_bool(fields.get("seed_chosen", False), "record.seed_chosen"),
        None if position is None else read_object(position, "record.position"),
    )


def load(path: Path) -> Record:
    """The record in a file; whatever is wrong with it is said in one sentence."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InputError(str(path), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(str(path), "is not a text file") from None
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        raise InputError(str(path), "is not JSON") from None
    try:
        return read_record(data)
    except InputError as error:
        raise InputError(f"{path}: {error.where}", error.problem, error.allowed) from None


def _read_salt(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        problem = f"{shown(text)} is no salt"
        raise InputError("record.salt", problem, "hexadecimal digits, or nothing") from None


def _read_step(data: object, players: int, index: int) -> Step:
    where = f"record.actions[{index}]"
    seat, action, digest = read_list(data, where, 3)
    return Step(
        read_int(seat, f"{where}[0]", 0, players - 1),
        read_text(action, f"{where}[1]"),
        read_text(digest, f"{where}[2]"),
    )
