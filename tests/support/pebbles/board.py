"""The data of a game of Pebbles: where the pebbles are, and whose turn it is."""

from tests.support.pebbles.model import CROW, HAND, OF_EACH, POND, STEPS

NOBODY = -1
STAGES = ("lead", "fill", "deal", "hide", "turn", "draw", "feed", "over")
CHANCE_STAGES = ("lead", "fill", "deal", "draw")


class Board:
    def __init__(self, players: int, rounds: int) -> None:
        self.players = players
        self.rounds = rounds
        self.stage = "lead"
        self.round = 1
        self.leader = NOBODY
        self.active = NOBODY
        self.steps = 0
        self.bag = [OF_EACH] * 3
        self.pond = [0] * 3
        self.rows = [[0] * 3 for _ in range(CROW + 1)]
        self.hands = [[0] * 3 for _ in range(players)]
        self.fists = [NOBODY] * players

    def copy(self) -> "Board":
        twin = Board(self.players, self.rounds)
        twin.stage, twin.round = self.stage, self.round
        twin.leader, twin.active, twin.steps = self.leader, self.active, self.steps
        twin.bag, twin.pond, twin.fists = self.bag.copy(), self.pond.copy(), self.fists.copy()
        twin.rows = [row.copy() for row in self.rows]
        twin.hands = [hand.copy() for hand in self.hands]
        return twin

    @property
    def undecided(self) -> tuple[int, ...]:
        """The seats with an empty fist."""
        return tuple(seat for seat in range(self.players) if self.fists[seat] == NOBODY)

    @property
    def to_deal(self) -> int:
        """The seat that gets the next pebble of the set-up; NOBODY when all hands are full."""
        lacking = [seat for seat in range(self.players) if sum(self.hands[seat]) < HAND]
        return lacking[0] if lacking else NOBODY

    def is_pond_full(self) -> bool:
        return sum(self.pond) >= POND

    def begin_turn(self, seat: int) -> None:
        self.stage = "turn"
        self.active = seat
        self.steps = STEPS

    def end_turn(self) -> None:
        """Turns go clockwise. After the last one the leader feeds the crow, if possible (PE-4)."""
        following = (self.active + 1) % self.players
        self.steps = 0
        if following != self.leader:
            self.begin_turn(following)
        elif any(self.pond):
            self.active = self.leader
            self.stage = "feed"
        else:
            self.end_round()

    def end_round(self) -> None:
        """The lead moves clockwise; the game ends after the last round (PE-5)."""
        self.active = NOBODY
        if self.round == self.rounds:
            self.stage = "over"
            return
        self.round += 1
        self.leader = (self.leader + 1) % self.players
        self.stage = "hide"

    def points(self, participant: int) -> int:
        return sum((value + 1) * number for value, number in enumerate(self.rows[participant]))

    def broken_laws(self) -> list[str]:
        """There are five pebbles of each colour, and nobody runs out of pebbles to hide."""
        wrong: list[str] = []
        for colour in range(3):
            places = [self.bag, self.pond, *self.rows, *self.hands]
            found = sum(place[colour] for place in places) + self.fists.count(colour)
            if found != OF_EACH or any(place[colour] < 0 for place in places):
                wrong.append(f"PE-1: there are {found} pebbles of colour {colour}")
        if self.stage not in ("lead", "fill", "deal"):
            wrong += [
                f"PE-2: seat {seat} will run out of pebbles"
                for seat in range(self.players)
                if self.pebbles_of(seat) < self.pebbles_needed()
            ]
        return wrong

    def pebbles_of(self, seat: int) -> int:
        return sum(self.hands[seat]) + (self.fists[seat] != NOBODY)

    def pebbles_needed(self) -> int:
        """One for each later round, and one for this round until the fists are opened."""
        return self.rounds - self.round + (self.stage == "hide")
