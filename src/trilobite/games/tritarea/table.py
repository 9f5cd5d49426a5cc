"""What everybody can see on the table, and what is secret."""

from mypy_extensions import i64, u8

from trilobite.games.tritarea import model, phases
from trilobite.games.tritarea.content import Content
from trilobite.games.tritarea.generated import stages
from trilobite.games.tritarea.generated.table import SecretFields, TableFields


class Table(TableFields):
    """Everything public: the city, the trick, blocks and scores, and how far the game has got."""

    def copy(self) -> "Table":
        return Table(self.content, self)

    # Questions.

    def is_npc(self, participant: i64) -> bool:
        return self.content.seat_of[participant] == model.NONE

    def score(self, participant: i64) -> i64:
        total: i64 = 0
        at: i64 = participant
        while at < len(model.SOURCES) * model.PARTICIPANTS:
            total += self.points[at]
            at += model.PARTICIPANTS
        return total

    def points_from(self, source: int) -> list[int]:
        """What each participant has gained or lost from a source."""
        return [
            int(self.points[source * model.PARTICIPANTS + p]) for p in range(model.PARTICIPANTS)
        ]

    def top_of(self, square: i64) -> i64:
        """The owner of the top block of a building; NONE on an empty square."""
        height = self.height[square]
        if height == 0:
            return model.NONE
        return i64(self.stacks[square * model.HIGHEST + height - 1])

    def building(self, square: int) -> list[int]:
        """The blocks on a square, bottom first."""
        first = square * model.HIGHEST
        return [int(self.stacks[first + level]) for level in range(int(self.height[square]))]

    def on_board(self, participant: int) -> int:
        """Number of blocks that a participant has in the city."""
        squares = range(len(model.SQUARES))
        return sum(int(self.blocks[s * model.PARTICIPANTS + participant]) for s in squares)

    def is_about_fives(self) -> bool:
        """Whether hidden choices are decisions about 5s; otherwise they are cards."""
        return self.stage in (stages.CHANGING, stages.CHANGING_DECLARED)

    def is_undealt(self) -> bool:
        """Whether cards are still to be dealt: during the set-up, or a sale before it (R-5)."""
        is_early_sale = self.stage == stages.SELLING and self.content.sells_undealt
        return is_early_sale or self.stage in phases.SETUP

    def hides_trick(self) -> bool:
        """Whether only the builders' cards are face up: with `memory=on`, during construction.

        All four stay face up until the first builder has decided something, so that everybody has
        seen the last card and any that NPCs turned up before it (R-20).
        """
        is_building = self.content.is_memory and self.stage in phases.CONSTRUCTION
        return is_building and not self.shows_trick()

    def shows_trick(self) -> bool:
        """Whether everybody sees all four cards at this moment, with `memory=on` (R-20)."""
        is_first = self.stage == stages.BUILDING and self.actor == self.first_holder
        return self.content.is_memory and is_first

    def is_face_down(self, participant: int) -> bool:
        """Whether this card of the trick is face down: not a builder's, with `memory=on`."""
        is_holder = participant in (self.first_holder, self.second_holder)
        return self.hides_trick() and not is_holder

    # Moving pieces.

    def put_block(self, participant: i64, square: i64) -> None:
        """Put a block from the participant's supply on top of the square."""
        height = self.height[square]
        self.stacks[square * model.HIGHEST + height] = u8(participant)
        self.height[square] = height + 1
        self.blocks[square * model.PARTICIPANTS + participant] += 1
        self.supply[participant] -= 1

    def take_back(self, participant: i64, square: i64) -> None:
        """Undo `put_block` in a copy of the table; the stack is not cleaned up."""
        self.height[square] -= 1
        self.blocks[square * model.PARTICIPANTS + participant] -= 1
        self.supply[participant] += 1

    def clear_city(self) -> None:
        for square in range(model.ALL_SQUARES):
            for level in range(self.height[square]):
                self.stacks[square * model.HIGHEST + level] = 0
            self.height[square] = 0
            for p in range(model.ALL_FOUR):
                self.blocks[square * model.PARTICIPANTS + p] = 0

    def clear_trick(self) -> None:
        """Take all cards out of the trick; nobody has the right to build any more."""
        for p in range(model.ALL_FOUR):
            self.trick[p] = model.NONE
            self.rank[p] = model.NONE
        self.adopted = model.NONE
        self.first_holder = model.NONE
        self.second_holder = model.NONE
        self.basic = model.NONE


class Secrets(SecretFields):
    """What nobody, or only one seat, may see.

    The hands and the pool of all NPC decks are sets of cards as bits. The pool has no order: its
    cards are drawn when they are turned up. `choices` are each participant's card or change that is
    decided but not yet revealed.
    """

    def copy(self) -> "Secrets":
        return Secrets(self.players, self)


def new_table(content: Content) -> Table:
    """An empty city before the first start player is chosen."""
    table = Table(content)
    for participant in range(model.PARTICIPANTS):
        table.order[participant] = participant
    return table


def no_secrets() -> Secrets:
    """Secrets without any cards or choices."""
    return Secrets(model.PARTICIPANTS)
