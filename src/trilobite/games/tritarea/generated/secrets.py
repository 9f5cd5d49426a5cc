"""The fields of the secrets, written by `tools/tables.py`."""

from librt.vecs import vec
from mypy_extensions import i64


class SecretFields:
    """Secrets with their fields. A copy is made by giving those to copy as `like`."""

    def __init__(self, players: int, like: "SecretFields | None" = None) -> None:
        self.players = players
        if like is None:
            self.hands: vec[i64] = vec[i64]([0] * 4)
            self.pool: i64 = 0
            self.choices: vec[i64] = vec[i64]([-1] * 4)
        else:
            self.hands = like.hands[:]
            self.pool = like.pool
            self.choices = like.choices[:]
