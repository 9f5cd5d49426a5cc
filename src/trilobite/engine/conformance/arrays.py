"""Arrays, if a game has them: all numbers are within bounds, and only seats have an array."""

from trilobite.engine import InputError, State
from trilobite.engine.conformance.inquiry import Inquiry, check
from trilobite.engine.encoding import Encoding, Numbers


@check
def arrays_keep_to_their_blocks(inquiry: Inquiry) -> None:
    """Every number is within the bounds of its block, and only real seats have an array."""
    encoding = inquiry.game.encoding()
    if encoding is None:
        return
    for trial in inquiry.samples():
        players = trial.state.players
        for seat in range(players):
            numbers = array_of(trial.state, seat, encoding)
            for block in encoding.blocks:
                row = numbers[block.offset : block.offset + block.size]
                if not all(block.low <= number <= block.high for number in row):
                    trial.fail(f"block {block.name!r} of seat {seat} is out of bounds: {row}")
        for stranger in (-1, players):
            try:
                array_of(trial.state, stranger, encoding)
            except InputError:
                continue
            trial.fail(f"there is an array for seat {stranger}")


def array_of(state: State, seat: int, encoding: Encoding) -> list[int]:
    """The array of a seat, written over old numbers: the game itself must clear them."""
    numbers = Numbers(encoding.size)
    for index in range(encoding.size):
        numbers.set_at(index, -1)
    state.encode(seat, numbers)
    return list(numbers.cells)
