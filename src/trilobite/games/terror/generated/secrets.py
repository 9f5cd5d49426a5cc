"""The fields of the secrets, written by `tools/tables.py`."""


class SecretFields:
    """Secrets with their fields. A copy is made by giving those to copy as `like`."""

    def __init__(self, players: int, like: "SecretFields | None" = None) -> None:
        self.players = players
        if like is None:
            self.deck: list[int] = [0] * 4
            self.held: list[int] = [-1] * 6
        else:
            self.deck = like.deck[:]
            self.held = like.held[:]
