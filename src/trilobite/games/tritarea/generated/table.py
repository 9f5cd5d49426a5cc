"""The fields of the table and of the secrets, written by `tools/tables.py`."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.messages import Refusal, refused_by_stage
from trilobite.engine.tables import OpenTable
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.model import KEY, STAGES


class TableFields(OpenTable):
    """A table with its fields. A copy is made by giving the table to copy as `like`."""

    def __init__(  # noqa: PLR0915 - every field is set once
        self, content: Content, like: "TableFields | None" = None
    ) -> None:
        super().__init__(content.players)
        self.content = content
        if like is None:
            self.stage: i64 = 0
            self.round: i64 = 0
            self.trick_number: i64 = 0
            self.start: i64 = -1
            self.leader: i64 = -1
            self.order: vec[i64] = vec[i64]([0] * 4)
            self.actor: i64 = -1
            self.stacks: vec[u8] = vec[u8]([0] * 576)
            self.height: vec[i64] = vec[i64]([0] * 16)
            self.blocks: vec[i64] = vec[i64]([0] * 64)
            self.supply: vec[i64] = vec[i64]([0] * 4)
            self.sold: vec[i64] = vec[i64]([0] * 4)
            self.points: vec[i64] = vec[i64]([0] * 32)
            self.cards_left: vec[i64] = vec[i64]([0] * 4)
            self.trick: vec[i64] = vec[i64]([-1] * 4)
            self.rank: vec[i64] = vec[i64]([-1] * 4)
            self.played: i64 = 0
            self.declared: vec[i64] = vec[i64]([-1] * 4)
            self.committed: vec[i64] = vec[i64]([0] * 4)
            self.asked: vec[i64] = vec[i64]([0] * 4)
            self.adopted: i64 = -1
            self.first_holder: i64 = -1
            self.second_holder: i64 = -1
            self.basic: i64 = -1
            self.last_human_holder: i64 = -1
        else:
            self.stage = like.stage
            self.round = like.round
            self.trick_number = like.trick_number
            self.start = like.start
            self.leader = like.leader
            self.order = like.order[:]
            self.actor = like.actor
            self.stacks = like.stacks[:]
            self.height = like.height[:]
            self.blocks = like.blocks[:]
            self.supply = like.supply[:]
            self.sold = like.sold[:]
            self.points = like.points[:]
            self.cards_left = like.cards_left[:]
            self.trick = like.trick[:]
            self.rank = like.rank[:]
            self.played = like.played
            self.declared = like.declared[:]
            self.committed = like.committed[:]
            self.asked = like.asked[:]
            self.adopted = like.adopted
            self.first_holder = like.first_holder
            self.second_holder = like.second_holder
            self.basic = like.basic
            self.last_human_holder = like.last_human_holder

    def not_now(self) -> Refusal:
        """The refusal of what cannot be done at this stage."""
        return refused_by_stage(KEY, STAGES[self.stage])


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
