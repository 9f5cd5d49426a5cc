"""Pebbles with an encoding: a correct one, and broken ones."""

from tests.support.mutants.mutant import mutant
from tests.support.pebbles import Pebbles, PebblesState
from tests.support.pebbles.model import OF_EACH
from trilobite.engine.encoding import Block, Encoding, Numbers


class WithArray(PebblesState):
    """Encodes the pond and the seat's own hand."""

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        numbers.clear()
        for number in (*self.board.pond, *self.board.hands[seat]):
            numbers.put(number)


class PebblesWithArray(Pebbles):
    def __init__(self) -> None:
        super().__init__()
        self.state_class = WithArray

    def encoding(self) -> Encoding:
        return Encoding(
            [
                Block("pond", (3,), "pebbles in the pond", OF_EACH),
                Block("hand", (3,), "the seat's own pebbles", OF_EACH),
            ]
        )


class OthersHands(WithArray):
    """Shows the hand of the next seat."""

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        super().encode((seat + 1) % self.players, numbers)


class StaleNumbers(WithArray):
    """Leaves old numbers in the array."""

    def encode(self, seat: int, numbers: Numbers) -> None:
        self.check_seat(seat)
        numbers.skip(3)


class ArrayForStrangers(WithArray):
    def encode(self, seat: int, numbers: Numbers) -> None:
        super().encode(seat % self.players, numbers)


class PeepingArray(PebblesWithArray):
    def __init__(self) -> None:
        super().__init__()
        self.state_class = OthersHands


class StaleArray(PebblesWithArray):
    def __init__(self) -> None:
        super().__init__()
        self.state_class = StaleNumbers


class OpenArray(PebblesWithArray):
    def __init__(self) -> None:
        super().__init__()
        self.state_class = ArrayForStrangers


MUTANTS = [
    mutant("twin_worlds_look_alike", PeepingArray, "the array of seat . reveals a hidden thing"),
    mutant("arrays_keep_to_their_blocks", StaleArray, "is out of bounds"),
    mutant("arrays_keep_to_their_blocks", OpenArray, "there is an array for seat -1"),
]
