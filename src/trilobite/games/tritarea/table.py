"""What everybody can see on the table, and what is secret."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.engine.tables import OpenTable
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.model import BLOCKS, PARTICIPANTS

# What the table is waiting for. Chance turns up the cards of NPCs.
CHOOSE_START: Final = 0
DEAL: Final = 1
NPC_DECLARES: Final = 2
NPC_PLAYS: Final = 3
NPC_INTENT: Final = 4
DECLARING: Final = 5
SELLING: Final = 6
PLAYING: Final = 7
CHANGING: Final = 8
BUILDING: Final = 9
SECOND_BLOCK: Final = 10
EXTRA_BLOCK: Final = 11
CHANGING_DECLARED: Final = 12
OVER: Final = 13

STAGES: Final = (
    "choose_start",
    "deal",
    "npc_declares",
    "npc_plays",
    "npc_intent",
    "declaring",
    "selling",
    "playing",
    "changing",
    "building",
    "second_block",
    "extra_block",
    "changing_declared",
    "over",
)
CHANCE_STAGES: Final = (CHOOSE_START, DEAL, NPC_DECLARES, NPC_PLAYS, NPC_INTENT)
CONSTRUCTION: Final = (BUILDING, SECOND_BLOCK, EXTRA_BLOCK)
SETTLING: Final = (NPC_INTENT, CHANGING_DECLARED, OVER)
"""Stages after the last trick, when the areas have been paid."""

LAST_ROUND: Final = 2
"""Round 3; rounds are counted from 0 here."""

INTENT_ROUND: Final = 1
"""Round 2, in which the card that is never played is a Declaration of Intent (TA-7.7)."""

NONE: Final = -1
HIGHEST: Final = 4 * BLOCKS
"""Height of a building that contains every block."""

# Sources of points: the first index of `points`, times PARTICIPANTS. Losses are negative.
BONUSES: Final = 0
AREAS: Final = 1
TALLEST: Final = 2
DECLARATIONS: Final = 3
SALES: Final = 4
CHANGED_FIVES: Final = 5
DEFAULTS: Final = 6
PURCHASES: Final = 7
SOURCES: Final = (
    "bonuses", "areas", "tallest", "declarations", "sales", "fives", "defaults", "purchases",
)  # fmt: skip


class Table(OpenTable):
    """Everything public: the city, the trick, blocks and scores, and how far the game has got."""

    def __init__(  # noqa: PLR0913, PLR0917 - `copy` passes every vector
        self,
        content: Content,
        order: vec[i64],
        stacks: vec[u8],
        height: vec[i64],
        blocks_in: vec[i64],
        supply: vec[i64],
        sold: vec[i64],
        points: vec[i64],
        cards_left: vec[i64],
        trick: vec[i64],
        rank: vec[i64],
        declared: vec[i64],
        committed: vec[i64],
        asked: vec[i64],
    ) -> None:
        super().__init__(content.players)
        self.content = content
        self.stage: i64 = CHOOSE_START
        # How far the game has progressed.
        self.round: i64 = 0
        self.trick_number: i64 = 0
        """Index of the trick within the round, from 0."""
        self.start: i64 = NONE
        self.leader: i64 = NONE
        """The participant who has the marker."""
        self.order = order
        """The participants clockwise, in the table order of this round (TA-9.6)."""
        self.actor: i64 = NONE
        """The participant whose decision or card is awaited; NONE while several decide at once."""
        # The city. A building starts at stacks[square * HIGHEST], bottom block first.
        self.stacks = stacks
        self.height = height
        self.blocks_in = blocks_in
        """Blocks of a participant in a building, at square * PARTICIPANTS + participant."""
        # The participants.
        self.supply = supply
        """Blocks that each participant may still use in this round."""
        self.sold = sold
        self.points = points
        self.cards_left = cards_left
        # Cards.
        self.trick = trick
        """Each participant's card in this trick."""
        self.rank = rank
        """Each participant's effective rank in this trick (TA-0.6)."""
        self.played: i64 = 0
        """Cards played in this round as bits, including those of this trick."""
        self.declared = declared
        """Each participant's declaration, once everybody can see it."""
        self.committed = committed
        """1 for a participant who has decided something that is not yet revealed."""
        self.asked = asked
        """1 for a participant with a 5 that is still to be asked about (TA-4.2, TA-7.6)."""
        # Rights and building.
        self.adopted: i64 = NONE
        self.first_holder: i64 = NONE
        self.second_holder: i64 = NONE
        self.basic: i64 = NONE
        """The square of the current builder's basic block."""
        self.last_human_holder: i64 = NONE
        """The latest human rightholder 1 of this round (TA-9.3)."""

    def copy(self) -> "Table":
        twin = Table(
            self.content,
            self.order[:],
            self.stacks[:],
            self.height[:],
            self.blocks_in[:],
            self.supply[:],
            self.sold[:],
            self.points[:],
            self.cards_left[:],
            self.trick[:],
            self.rank[:],
            self.declared[:],
            self.committed[:],
            self.asked[:],
        )
        twin.stage = self.stage
        twin.round = self.round
        twin.trick_number = self.trick_number
        twin.start = self.start
        twin.leader = self.leader
        twin.actor = self.actor
        twin.played = self.played
        twin.adopted = self.adopted
        twin.first_holder = self.first_holder
        twin.second_holder = self.second_holder
        twin.basic = self.basic
        twin.last_human_holder = self.last_human_holder
        return twin

    # Questions the rules ask.

    def is_npc(self, participant: i64) -> bool:
        return self.content.seat_of[participant] == NONE

    def score(self, participant: i64) -> i64:
        """Never below 0, because a loss takes at most the whole score (TA-0.7)."""
        total: i64 = 0
        at: i64 = participant
        while at < len(SOURCES) * PARTICIPANTS:
            total += self.points[at]
            at += PARTICIPANTS
        return total

    def hides_trick(self) -> bool:
        """Whether only the rightholders' cards are face up: with `memory=on`, during construction.

        All four stay face up until rightholder 1 has decided something, so that everybody has seen
        the last card and any that NPCs turned up before it (TA-2.2, R-20).
        """
        is_building = self.content.is_memory and self.stage in CONSTRUCTION
        return is_building and not self.shows_trick()

    def shows_trick(self) -> bool:
        """With `memory=on`: whether everybody sees all four cards at this moment (R-20)."""
        is_first = self.stage == BUILDING and self.actor == self.first_holder
        return self.content.is_memory and is_first


class Secrets:
    """What nobody, or only one seat, may see.

    The hands and the pool of all NPC decks are sets of cards as bits. The pool has no order: its
    cards are drawn when they are turned up (section 14).
    """

    def __init__(self, hands: vec[i64], pool: i64, choices: vec[i64]) -> None:
        self.hands = hands
        self.pool = pool
        self.choices = choices
        """Each participant's card or change that is decided but not yet revealed."""

    def copy(self) -> "Secrets":
        return Secrets(self.hands[:], self.pool, self.choices[:])


def new_table(content: Content) -> Table:
    """An empty city before the first start player is chosen."""
    nobody = [NONE] * PARTICIPANTS
    nothing = [0] * PARTICIPANTS
    return Table(
        content,
        order=vec[i64]([0, 1, 2, 3]),
        stacks=vec[u8]([0] * (16 * HIGHEST)),
        height=vec[i64]([0] * 16),
        blocks_in=vec[i64]([0] * (16 * PARTICIPANTS)),
        supply=vec[i64](nothing),
        sold=vec[i64](nothing),
        points=vec[i64]([0] * (len(SOURCES) * PARTICIPANTS)),
        cards_left=vec[i64](nothing),
        trick=vec[i64](nobody),
        rank=vec[i64](nobody),
        declared=vec[i64](nobody),
        committed=vec[i64](nothing),
        asked=vec[i64](nothing),
    )
