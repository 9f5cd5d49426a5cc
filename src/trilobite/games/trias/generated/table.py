"""The fields of the table and of the secrets, written by `tools/tables.py`."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.messages import Refusal, refused_by_stage
from trilobite.engine.tables import OpenTable
from trilobite.games.trias.content import Content
from trilobite.games.trias.kernel.board import Board, new_board
from trilobite.games.trias.model import KEY, STAGES


class TableFields(OpenTable):
    """A table with its fields. A copy is made by giving the table to copy as `like`."""

    def __init__(  # noqa: PLR0915 - every field is set once
        self, content: Content, like: "TableFields | None" = None
    ) -> None:
        super().__init__(content.players)
        self.content = content
        if like is None:
            self.board: Board = new_board(content.players, is_euclid=content.is_euclid)
            self.stage: i64 = 0
            self.start: i64 = -1
            self.active: i64 = -1
            self.turn: i64 = 0
            self.placements: i64 = 0
            self.laid: i64 = 0
            self.holes: i64 = 0
            self.used_hand = False
            self.used_card: i64 = -1
            self.wanted: i64 = -1
            self.is_mandatory = False
            self.lifted: i64 = -1
            self.actions_left: i64 = 0
            self.rescues_left: i64 = 0
            self.meteorite_out = False
            self.last_turns: i64 = -1
            self.idle_turns: i64 = 0
            self.spent: vec[u8] = vec[u8]([0] * 35)
            self.stock: vec[i64] = vec[i64]([0] * 5)
            self.interim: vec[i64] = vec[i64]([0] * 5)
            self.final: vec[i64] = vec[i64]([0] * 5)
            self.backs: vec[i64] = vec[i64]([-1] * 5)
            self.deck_sizes: vec[i64] = vec[i64]([0] * 2)
        else:
            self.board = like.board.copy()
            self.stage = like.stage
            self.start = like.start
            self.active = like.active
            self.turn = like.turn
            self.placements = like.placements
            self.laid = like.laid
            self.holes = like.holes
            self.used_hand = like.used_hand
            self.used_card = like.used_card
            self.wanted = like.wanted
            self.is_mandatory = like.is_mandatory
            self.lifted = like.lifted
            self.actions_left = like.actions_left
            self.rescues_left = like.rescues_left
            self.meteorite_out = like.meteorite_out
            self.last_turns = like.last_turns
            self.idle_turns = like.idle_turns
            self.spent = like.spent[:]
            self.stock = like.stock[:]
            self.interim = like.interim[:]
            self.final = like.final[:]
            self.backs = like.backs[:]
            self.deck_sizes = like.deck_sizes[:]

    def not_now(self) -> Refusal:
        """The refusal of what cannot be done at this stage."""
        return refused_by_stage(KEY, STAGES[self.stage])


class SecretFields:
    """Secrets with their fields. A copy is made by giving those to copy as `like`."""

    def __init__(self, players: int, like: "SecretFields | None" = None) -> None:
        self.players = players
        if like is None:
            self.deck: list[int] = [0] * 8
            self.hands: list[int] = [-1] * 5
            self.discards: list[int] = [0] * 8
        else:
            self.deck = like.deck[:]
            self.hands = like.hands[:]
            self.discards = like.discards[:]
