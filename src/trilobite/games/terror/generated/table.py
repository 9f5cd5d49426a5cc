"""The fields of the table and of the secrets, written by `tools/tables.py`."""

from librt.vecs import vec
from mypy_extensions import i64

from trilobite.engine.messages import Refusal, refused_by_stage
from trilobite.engine.tables import OpenTable
from trilobite.games.terror.content import Content
from trilobite.games.terror.model import KEY, STAGES


class TableFields(OpenTable):
    """A table with its fields. A copy is made by giving the table to copy as `like`."""

    def __init__(  # noqa: PLR0915 - every field is set once
        self, content: Content, like: "TableFields | None" = None
    ) -> None:
        super().__init__(content.players)
        self.content = content
        if like is None:
            self.stage: i64 = 0
            self.period: i64 = 0
            self.turn: i64 = 0
            self.start: i64 = -1
            self.active: i64 = -1
            self.selected: i64 = 0
            self.space: i64 = -1
            self.order: vec[i64] = vec[i64]([-1] * 36)
            self.dinos: vec[i64] = vec[i64]([0] * 72)
            self.volcano: vec[i64] = vec[i64]([-1] * 12)
            self.predators: vec[i64] = vec[i64]([0] * 4)
            self.owner: i64 = -1
            self.is_roaming = False
            self.supply: vec[i64] = vec[i64]([0] * 6)
            self.points: vec[i64] = vec[i64]([0] * 18)
            self.whites: vec[i64] = vec[i64]([0] * 6)
            self.cards: vec[i64] = vec[i64]([-1] * 6)
            self.counters: vec[i64] = vec[i64]([-1] * 12)
            self.tile_at: vec[i64] = vec[i64]([-1] * 6)
            self.taker: vec[i64] = vec[i64]([-1] * 6)
            self.whites_on: vec[i64] = vec[i64]([0] * 6)
            self.face_up: i64 = -1
            self.deck_size: i64 = 0
            self.discards: vec[i64] = vec[i64]([0] * 4)
            self.took_face_up = False
            self.card_played = False
            self.tile_played = False
            self.environment: i64 = -1
            self.gain: i64 = 0
            self.grown: i64 = -1
            self.herds_before: i64 = 0
            self.first_origin: i64 = -1
            self.origin: i64 = -1
            self.going: vec[i64] = vec[i64]([0] * 12)
            self.frozen: vec[i64] = vec[i64]([0] * 12)
            self.eater: i64 = -1
            self.bites: i64 = 0
            self.has_eaten = False
            self.raptors_moved: i64 = 0
            self.two_steps_used = False
            self.scattered: i64 = 0
            self.first_owner: i64 = -1
            self.first_to: i64 = -1
            self.group_owner: i64 = -1
            self.group_size: i64 = 0
        else:
            self.stage = like.stage
            self.period = like.period
            self.turn = like.turn
            self.start = like.start
            self.active = like.active
            self.selected = like.selected
            self.space = like.space
            self.order = like.order[:]
            self.dinos = like.dinos[:]
            self.volcano = like.volcano[:]
            self.predators = like.predators[:]
            self.owner = like.owner
            self.is_roaming = like.is_roaming
            self.supply = like.supply[:]
            self.points = like.points[:]
            self.whites = like.whites[:]
            self.cards = like.cards[:]
            self.counters = like.counters[:]
            self.tile_at = like.tile_at[:]
            self.taker = like.taker[:]
            self.whites_on = like.whites_on[:]
            self.face_up = like.face_up
            self.deck_size = like.deck_size
            self.discards = like.discards[:]
            self.took_face_up = like.took_face_up
            self.card_played = like.card_played
            self.tile_played = like.tile_played
            self.environment = like.environment
            self.gain = like.gain
            self.grown = like.grown
            self.herds_before = like.herds_before
            self.first_origin = like.first_origin
            self.origin = like.origin
            self.going = like.going[:]
            self.frozen = like.frozen[:]
            self.eater = like.eater
            self.bites = like.bites
            self.has_eaten = like.has_eaten
            self.raptors_moved = like.raptors_moved
            self.two_steps_used = like.two_steps_used
            self.scattered = like.scattered
            self.first_owner = like.first_owner
            self.first_to = like.first_to
            self.group_owner = like.group_owner
            self.group_size = like.group_size

    def not_now(self) -> Refusal:
        """The refusal of what cannot be done at this stage."""
        return refused_by_stage(KEY, STAGES[self.stage])


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
