"""Records: a whole game as JSON, from the first draw to the last action (like PGN in chess)."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from trilobite.engine.chance import MOST_SEED_BYTES, seed_from_hex
from trilobite.engine.contract import Game, canonical_json, find_game
from trilobite.engine.messages import Message
from trilobite.engine.reading import (
    InputError,
    names_in,
    one_of,
    read_bool,
    read_field,
    read_int,
    read_list,
    read_object,
    read_text,
    read_text_field,
    refuse_unknown,
    shown,
    wrong_value,
)
from trilobite.engine.registry import game_keys

RECORD_FORMAT = "trilobite-record-1"
FIELDS = names_in(
    "format game rules players options seed salt commitment names actions result seed_chosen "
    "position colours"
)


@dataclass(frozen=True)
class RecordLimits:
    """The largest record that a reader accepts; error messages state these limits.

    A server sets lower limits for files from strangers, and checks the length of names itself.
    """

    actions: int
    seed_bytes: int
    """Maximum length of the seed, and of the salt, in bytes."""
    name_length: int


GENEROUS = RecordLimits(actions=1_000_000, seed_bytes=MOST_SEED_BYTES, name_length=1_000)


class RecordStep:
    """One action of a record: seat, action text, and the hash of the next position ('' if none)."""

    def __init__(self, seat: int, action: str, digest: str) -> None:
        self.seat = seat
        self.action = action
        self.digest = digest


@dataclass
class Record:
    """A whole game, as it is written to a file.

    `seed` is None in a record that a player gets while the game is running; the commitment stands
    in for it. `seed_chosen` says that somebody chose the seed or knew it before the end, so that
    the commitment proves nothing; it is written only if true. `position` is the start of a game
    that continues another one; most games have none, and it is as secret as the seed. `colours`
    are the seats' colours, as indices of `Game.colours`; it is written only if they are not in
    order, and empty means that they are.
    """

    game: Game
    players: int
    options: dict[str, object]
    seed: bytes | None
    salt: bytes
    commitment: str
    names: list[str]
    steps: list[RecordStep]
    result: dict[str, object] | None
    seed_chosen: bool = False
    position: Mapping[str, object] | None = None
    colours: Sequence[int] = ()

    def _shown(self, step: RecordStep) -> str:
        """The hash of a step; '' in a running game, where it would let a reader guess secrets."""
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
        if list(self.colours) not in ([], list(range(self.players))):
            fields["colours"] = list(self.colours)
        return fields


def commitment_to(seed: bytes, salt: bytes, position: Mapping[str, object] | None = None) -> str:
    """A hash to publish before the game: it fixes seed and position without revealing them.

    The random salt, published with the seed, protects even a seed that could be guessed.
    """
    if position is None:
        return hashlib.sha256(b"trilobite commitment " + salt + b" " + seed).hexdigest()
    start = hashlib.sha256(canonical_json(position).encode()).digest()
    return hashlib.sha256(b"trilobite commitment from " + start + salt + b" " + seed).hexdigest()


def keeps_commitment(record: Record) -> bool:
    """Whether the seed is the one that was committed to; True if the seed is not known."""
    if record.seed is None:
        return True
    return commitment_to(record.seed, record.salt, record.position) == record.commitment


def read_record(data: object, limits: RecordLimits = GENEROUS) -> Record:
    """A record from its JSON form. Only `verify` checks that its actions follow the rules."""
    fields = read_object(data, "record")
    refuse_unknown(fields, FIELDS, "record")
    read_text_field(fields, "format", "record", (RECORD_FORMAT,))
    games = one_of(", ".join(game_keys()))
    key = read_text(read_field(fields, "game"), "record.game", (), games)
    game = find_game(key, "record.game").read_rules(fields, "record")
    players = game.read_players(read_field(fields, "players"), "record.players")
    given = read_object(read_field(fields, "options"), "record.options")
    seed, result, position = fields.get("seed"), fields.get("result"), fields.get("position")
    return Record(
        game,
        players,
        game.read_options(given, players, "record.options"),
        None if seed is None else seed_from_hex(seed, "record.seed", limits.seed_bytes),
        _read_salt(fields, limits),
        read_text_field(fields, "commitment", "record"),
        _read_names(fields, players, limits),
        _read_steps(fields, players, limits),
        None if result is None else read_object(result, "record.result", _RESULT),
        read_bool(fields.get("seed_chosen", False), "record.seed_chosen"),
        None if position is None else read_object(position, "record.position", _POSITION),
        _read_colours(fields, game, players),
    )


_RESULT = Message("record-wants-result", {})
_POSITION = Message("record-wants-position", {})


def _read_salt(fields: dict[str, object], limits: RecordLimits) -> bytes:
    expected = Message("record-wants-digits", {"least": 0, "most": 2 * limits.seed_bytes})
    text = read_text(read_field(fields, "salt"), "record.salt", (), expected)
    try:
        salt = bytes.fromhex(text)
    except ValueError:
        problem, allowed = f"{shown(text)} is not a salt", "hexadecimal digits, or nothing"
        raise wrong_value("record.salt", text, problem, allowed, expected) from None
    if len(salt) > limits.seed_bytes:
        allowed = f"{limits.seed_bytes} bytes or fewer"
        raise wrong_value("record.salt", text, "is too long", allowed, expected)
    return salt


def _read_names(fields: dict[str, object], players: int, limits: RecordLimits) -> list[str]:
    all_names = Message("record-wants-names", {"number": players})
    names = read_list(read_field(fields, "names"), "record.names", players, all_names)
    one_name = Message("record-wants-name", {"number": limits.name_length})
    return [read_text(name, f"record.names[{i}]", (), one_name) for i, name in enumerate(names)]


def _read_colours(fields: dict[str, object], game: Game, players: int) -> list[int]:
    """The colours of the seats, all different; empty in a record that does not mention them."""
    if "colours" not in fields:
        return []
    most = max(game.player_counts) - 1
    where, expected = (
        "record.colours",
        Message("record-wants-colours", {"number": players, "most": most}),
    )
    given = read_list(fields["colours"], where, players, expected)
    colours = [read_int(one, f"{where}[{i}]", 0, most, expected) for i, one in enumerate(given)]
    if len(set(colours)) < players:
        allowed = f"{players} different numbers from 0 to {most}"
        raise wrong_value(where, given, "has a colour twice", allowed, expected)
    return colours


def _read_steps(fields: dict[str, object], players: int, limits: RecordLimits) -> list[RecordStep]:
    expected = Message("record-wants-actions", {"most": limits.actions})
    steps = read_list(read_field(fields, "actions"), "record.actions", -1, expected)
    if len(steps) > limits.actions:
        problem, allowed = f"has {len(steps)} entries", f"{limits.actions} entries or fewer"
        raise wrong_value("record.actions", steps, problem, allowed, expected)
    return [_read_step(step, players, index) for index, step in enumerate(steps)]


def _read_step(data: object, players: int, index: int) -> RecordStep:
    where = f"record.actions[{index}]"
    seat, action, digest = read_list(data, where, 3, Message("record-wants-action", {}))
    a_seat = Message("record-wants-seat", {"most": players - 1})
    return RecordStep(
        read_int(seat, f"{where}[0]", 0, players - 1, a_seat),
        read_text(action, f"{where}[1]"),
        read_text(digest, f"{where}[2]"),
    )


def load(path: Path) -> Record:
    """The record in a file; raises an InputError if anything is wrong with it."""
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
        raise error.at(f"{path}: {error.where}") from None
